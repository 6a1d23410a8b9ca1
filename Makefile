# `make play` and `make test` set everything up by themselves; repeating them is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find cosmodrome -name '*.py' -o -name '*.csv' -o -name '*.ftl')
JOBS := $(shell nproc 2>/dev/null || echo 2)

.PHONY: play test check format lock bench clean

play: $(VENV)/installed
	@$(BIN)/cosmodrome serve --open

# Everything twice: compiled as people install it, then the same files interpreted.
test: check
	$(BIN)/pytest -n $(JOBS)
	PYTHONPATH=. $(BIN)/pytest -n $(JOBS) -m 'not thorough' \
	  tests/engine tests/rules tests/conformance tests/test_records.py
	PYTHONPATH=. $(BIN)/pytest --doctest-glob='*.md' README.md docs cosmodrome

check: $(VENV)/installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(VENV)/tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# Exact versions, without any address.
lock: $(VENV)/tools
	$(BIN)/uv pip compile --universal --upgrade --quiet --no-header --no-annotate \
	  --no-emit-index-url --no-emit-find-links --all-extras --group dev pyproject.toml \
	  --output-file constraints.txt

$(VENV)/tools: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --constraint constraints.txt uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt --group dev
	@touch $@

# The package is built and installed as anybody would get it, so tests see the compiled rules.
$(VENV)/installed: $(VENV)/tools hatch_build.py $(SOURCES)
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt \
	  --build-constraints constraints.txt --reinstall-package cosmodrome '.[all]'
	@touch $@

clean:
	rm -rf $(VENV) build dist
