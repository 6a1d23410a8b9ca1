"""Build hook: compiles the hot part of the package with mypyc, if there is a C compiler.

Everything hot is one compilation unit, so that calls between its files are bound early.
Without a compiler the same files are installed as they are and run interpreted.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What is hot: all of these folders, but the modules that only talk to people.
HOT = ("cosmodrome/engine", "cosmodrome/games", "cosmodrome/bots")
NOT_HOT = {"__init__.py", "view.py", "errors.py", "sheet.py", "phrase.py", "record.py", "levels.py"}


def hot_files(root: Path) -> list[str]:
    """The files of the compilation unit."""
    return sorted(
        str(path.relative_to(root))
        for folder in HOT
        for path in (root / folder).rglob("*.py")
        if path.name not in NOT_HOT
    )


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects the files."""
        if version == "editable":
            return
        if not has_compiler():
            self.app.display_warning("no C compiler: the rules will run interpreted")
            return
        target = Path(tempfile.mkdtemp(prefix="cosmodrome-build-"))
        compile_hot(Path(self.root), target)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in target.rglob("*.so"):
            build_data["force_include"][str(module)] = str(module.relative_to(target))
        for module in target.rglob("*.pyd"):
            build_data["force_include"][str(module)] = str(module.relative_to(target))


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


def compile_hot(root: Path, target: Path) -> None:
    """Compile into the target folder, leaving the source tree as it was."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    work = target / "work"
    extensions = mypycify(
        ["--config-file=", "--explicit-package-bases", *hot_files(root)],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(work),
        group_name="cosmodrome",
    )
    command = build_ext(Distribution({"name": "cosmodrome", "ext_modules": extensions}))
    command.build_lib = str(target)
    command.build_temp = str(work)
    command.parallel = 2
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    compile_hot(Path.cwd(), Path(sys.argv[1]))
