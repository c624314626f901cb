"""The optional mypyc build of the engine, and the scenarios packed into one file; the rest stands in pyproject.toml."""

import os
import tarfile
from collections.abc import Sequence
from multiprocessing.pool import ThreadPool
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, LinkError

# The engine. The program tree stays interpreted: the grammar adds node classes of its own to it. So do the forms of
# files, whose classes msgspec makes, and the workshop, which looks on.
COMPILED = ("core/**/*.py", "editions/**/*.py")
SCENARIOS = Path(__file__).parent / "scenarios"
LEVEL = os.environ.get("ROKUGAN_OPTIMISE", "3")
WHOLE = ("-flto=auto",)
HEAPS = 8  # into which the C files are gathered when nothing is optimised


class Together(build_ext):
    """Compiles the C files of a module side by side: the engine is some hundred of them. Without optimising most of the time
    would go into the headers that each of them includes, so they are gathered in a few files."""

    def build_extensions(self) -> None:
        """As usual, but for the compiler's work on several files."""
        compile_one = self.compiler.compile

        def compile_all(sources: Sequence[str], **options: Any) -> list[str]:
            if LEVEL == "0" and len(sources) > HEAPS:
                sources = self._gathered(sources)
            with ThreadPool(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_one([source], **options), sources)
            return [path for each in made for path in each]

        if LEVEL != "0" and self.compiler.compiler_type == "unix":
            self._optimise_as_a_whole()
        self.compiler.compile = compile_all
        self.parallel = self.parallel or os.cpu_count()  # beside the code of all, each module has a small extension
        super().build_extensions()
        level = Path(self.build_lib, "rokugan", "core", "optimised.txt")  # `rokugan --version` and `bench` tell it
        if level.parent.is_dir():
            level.write_text(f"{LEVEL}\n")

    def _optimise_as_a_whole(self) -> None:
        """Nobody else calls the functions of the engine, so calls from file to file need no table of names; and the linker,
        where it can, looks at all files together. The engine is some 8% faster by that."""
        whole = WHOLE if self._links_with(WHOLE) else ()
        for each in self.extensions:
            each.extra_compile_args += ["-fvisibility=hidden", *whole]
            each.extra_link_args += [f"-O{LEVEL}", *whole]

    def _links_with(self, switches: tuple[str, ...]) -> bool:
        """Whether this compiler and this linker know these switches."""
        folder = Path(self.build_temp, "trial")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "trial.c").write_text("int trial(void) { return 0; }\n")
        try:
            made = self.compiler.compile([str(folder / "trial.c")], extra_preargs=[*switches])
            self.compiler.link_shared_object(made, str(folder / "trial.so"), extra_preargs=[*switches])
        except (CompileError, LinkError):
            return False
        return True

    def _gathered(self, sources: Sequence[str]) -> list[str]:
        """The sources with those of modules in heaps: files that include them, the large ones dealt out evenly."""
        folder = Path(self.build_temp)
        folder.mkdir(parents=True, exist_ok=True)
        modules = [source for source in sources if Path(source).name.startswith("__native_rokugan_")]
        by_size = sorted(modules, key=lambda source: Path(source).stat().st_size)
        heaps = [source for source in sources if source not in modules]
        for number in range(HEAPS):
            heap = folder / f"heap_{number}.c"
            heap.write_text("".join(f'#include "{Path(each).resolve()}"\n' for each in by_size[number::HEAPS]))
            heaps.append(str(heap))
        return heaps


class WithScenarios(build_py):
    """Packs the scenarios of the checkout, some thousand small files, into one that `rokugan.scenarios.shipped` reads. A copy
    that is installed from the checkout itself (`pip install -e`) reads the folder."""

    def run(self) -> None:
        """As usual, and the scenarios."""
        super().run()
        if not self.editable_mode and SCENARIOS.is_dir():
            with tarfile.open(self._packed(), "w:xz") as packed:
                for path in sorted(SCENARIOS.rglob("*.yaml")):
                    packed.add(path, path.relative_to(SCENARIOS).as_posix(), filter=_the_same_everywhere)

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """What is built, with the packed file."""
        found: list[str] = super().get_outputs(include_bytecode)
        return found if self.editable_mode or not SCENARIOS.is_dir() else [*found, str(self._packed())]

    def _packed(self) -> Path:
        return Path(self.build_lib, "rokugan", "scenarios.tar.xz")


def _the_same_everywhere(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry without whose it was and when, so that equal scenarios give equal files."""
    entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = 0, 0, 0, "", ""
    return entry


def extensions() -> list[Extension]:
    """The modules of the engine as C extensions, when ROKUGAN_COMPILE=1 asks for them."""
    if os.environ.get("ROKUGAN_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    modules = sorted(str(path) for pattern in COMPILED for path in Path("src/rokugan").glob(pattern))
    modules = [path for path in modules if not path.endswith(("__init__.py", "_form.py")) and "workshop" not in path]
    if not modules:
        return []
    # Nobody debugs what mypyc writes: without the names for that a quarter of the compiler's time is saved.
    made: list[Extension] = mypycify(modules, opt_level=LEVEL, debug_level="0", multi_file=True)
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": Together, "build_py": WithScenarios})
