# `make play` and `make test` set everything up by themselves; repeating them is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find cosmodrome -name '*.py' -o -name '*.csv' -o -name '*.ftl') \
  $(shell find web/src web/public web/*.json web/*.ts web/index.html -type f)
# The page's tools, run by the Node of a wheel.
PAGE := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent
# Many tests wait for servers: one worker more than there are cores keeps all of them busy. A test
# that takes long must not leave others waiting behind it.
WORKERS := $(shell expr 1 + $$(nproc 2>/dev/null || echo 2))
PYTEST := $(BIN)/pytest -n $(WORKERS) --dist worksteal
# Four runs of pytest share what the first one has compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check check-python check-page browser screenshots studies strategy ratings types format lock clean

play: $(VENV)/installed
	@$(BIN)/cosmodrome serve --open

# Everything twice: compiled as people install it, then the same files interpreted. A worker with
# a browser has an event loop that runs, so those tests have workers of their own.
test: browser check $(VENV)/torch
	$(PAGE) test
	$(PYTEST) --ignore=tests/page
	$(PYTEST) tests/page
	PYTHONPATH=. $(PYTEST) -m 'not thorough' \
	  tests/engine tests/rules tests/conformance tests/test_records.py
	PYTHONPATH=. $(BIN)/pytest --doctest-glob='*.md' README.md docs cosmodrome \
	  --ignore=cosmodrome/server/migrations/env.py

check: $(VENV)/installed
	@$(MAKE) --no-print-directory -j 2 check-python check-page

check-python:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

check-page:
	$(PAGE) check

# The tests of the page drive a Chromium, the one thing that is not set up here. Said first,
# before anything takes long.
browser:
	@command -v "$${CHROMIUM:-chromium}" >/dev/null || \
	  { test -z "$$CHROMIUM" && command -v google-chrome >/dev/null; } || \
	  { echo "The tests of the page need Chromium or Chrome. Install one, for example with"; \
	    echo "  sudo apt-get install chromium"; \
	    echo "or name one that is already there: make test CHROMIUM=/path/to/chrome"; exit 1; }

# Every page and board, both themes, desk and phone: look at each of them.
screenshots: browser $(VENV)/installed
	$(BIN)/python web/screenshots.py

# The studies of the house rules that come with the package: numbers of players, and games for each.
# To be played again when rules, printed values or bots have changed.
STUDIES := build/studies
studies: $(VENV)/installed
	$(BIN)/cosmodrome study galaktiko --seats 2,6 --games 1000 --language en,ru,fr --out $(STUDIES)/galaktiko
	$(BIN)/cosmodrome study mlem --seats 2,5 --games 1000 --language en,ru,fr --out $(STUDIES)/mlem
	$(BIN)/cosmodrome study ganymede --seats 2,4 --games 1000 --language en,ru,fr --out $(STUDIES)/ganymede
	$(BIN)/cosmodrome study gaia --seats 2,5 --games 1000 --language en,ru,fr --out $(STUDIES)/gaia
	PYTHONPATH=. $(BIN)/python -m cosmodrome.lab.study.packing $(STUDIES)/*

# The pages of docs/strategy. To be written again when rules, printed values or bots have changed.
strategy: $(VENV)/installed
	for game in galaktiko mlem ganymede gaia; do \
	  $(BIN)/cosmodrome strategy $$game --lang en --out docs/strategy || exit 1; done

# The ratings of the puzzles that come with the package, to be made again when bots have changed.
# Puzzles whose solution is no longer clear are replaced.
ratings: $(VENV)/installed
	$(BIN)/python -P -m cosmodrome.lab.puzzles.rerate cosmodrome/games/*/school/puzzles.jsonl

format: $(VENV)/installed
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(PAGE) format

# The page's types of messages, from the server's own description.
types: $(VENV)/installed
	mkdir -p build
	$(BIN)/python -m cosmodrome.server.openapi > build/openapi.json
	$(PAGE) types

# Exact versions, without any address.
lock: $(VENV)/tools
	$(BIN)/uv pip compile --universal --upgrade --quiet --no-header --no-annotate \
	  --no-emit-index-url --no-emit-find-links --all-extras --group dev pyproject.toml \
	  --output-file constraints.txt

$(VENV)/tools: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt uv
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python \
	  --constraint constraints.txt --group dev
	@touch $@

# The package is built and installed as anybody would get it, so tests see the compiled rules.
# Bytecode at once: the first start is quick too, and so is every one where none can be written.
$(VENV)/installed: $(VENV)/tools hatch_build.py $(SOURCES)
	$(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python \
	  --constraint constraints.txt --build-constraints constraints.txt \
	  --reinstall-package cosmodrome '.[all]'
	@test -d web/node_modules || (cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund)
	@touch $@

# For the tests of training alone. By pip: it takes a build without CUDA where the host offers one.
$(VENV)/torch: $(VENV)/tools
	$(BIN)/python -m pip install --quiet --constraint constraints.txt torch
	@touch $@

# Against others; needs node. One table and one JSON file in bench/results each.
# The search benchmark takes hours: it can be stopped, and goes on where it was.
bench: $(VENV)/bench
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/growth.py
	$(BIN)/python bench/search.py

$(VENV)/bench: $(VENV)/installed bench/peers/boardgameio/package-lock.json
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt \
	  --build-constraints constraints.txt '.[bench]'
	cd bench/peers/boardgameio && npm ci --silent --no-audit --no-fund
	@touch $@

clean:
	rm -rf $(VENV) build dist
