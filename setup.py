"""The optional mypyc build of the engine; everything else stands in pyproject.toml."""

import os
from pathlib import Path

from setuptools import Extension, setup

# The engine. The program tree stays interpreted: the grammar adds node classes of its own to it. So do the forms of
# files, whose classes msgspec makes.
COMPILED = ("core/*.py", "editions/**/*.py")


def extensions() -> list[Extension]:
    """The modules of the engine as C extensions, when ROKUGAN_COMPILE=1 asks for them."""
    if os.environ.get("ROKUGAN_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    modules = sorted(str(path) for pattern in COMPILED for path in Path("src/rokugan").glob(pattern))
    modules = [path for path in modules if not path.endswith(("__init__.py", "_form.py"))]
    return mypycify(modules, opt_level=os.environ.get("ROKUGAN_OPTIMISE", "3")) if modules else []


setup(ext_modules=extensions())
