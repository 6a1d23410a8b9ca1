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
        root = Path(self.root)
        target = Path(tempfile.mkdtemp(prefix="cosmodrome-build-"))
        try:
            compile_hot(root, target)
        except Exception as problem:
            self.app.display_warning(f"not compiled, rules will run interpreted: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in target.rglob("*.so"):
            build_data["force_include"][str(module)] = str(module.relative_to(target))
        for module in target.rglob("*.pyd"):
            build_data["force_include"][str(module)] = str(module.relative_to(target))


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
