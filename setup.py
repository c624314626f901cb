"""The optional mypyc build of the engine; everything else stands in pyproject.toml."""

import os
from collections.abc import Sequence
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# The engine. The program tree stays interpreted: the grammar adds node classes of its own to it. So do the forms of
# files, whose classes msgspec makes, and the workshop, which looks on.
COMPILED = ("core/*.py", "editions/**/*.py")


class Together(build_ext):
    """Compiles the C files of a module side by side: the engine is some hundred of them."""

    def build_extensions(self) -> None:
        """As usual, but for the compiler's work on several files."""
        compile_one = self.compiler.compile

        def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
            with ThreadPool(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_one([source], **options), sources)
            return [path for each in made for path in each]

        self.compiler.compile = compile_all
        super().build_extensions()


def extensions() -> list[Extension]:
    """The modules of the engine as C extensions, when ROKUGAN_COMPILE=1 asks for them."""
    if os.environ.get("ROKUGAN_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    modules = sorted(str(path) for pattern in COMPILED for path in Path("src/rokugan").glob(pattern))
    modules = [path for path in modules if not path.endswith(("__init__.py", "_form.py")) and "workshop" not in path]
    level = os.environ.get("ROKUGAN_OPTIMISE", "3")
    return mypycify(modules, opt_level=level, multi_file=True) if modules else []


setup(ext_modules=extensions(), cmdclass={"build_ext": Together})
