"""The house as docs/architecture.md draws it: every folder is named there, no module is too long, no circle too large."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

import pytest
from knots import SOURCES, knots
from knots import imports as all_imports

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "rokugan"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
LONGEST = 600
# Files of the page that are longer since prettier breaks their lines; none is added.
LONGER = {
    "web/src/theme/table.css",
}
MOST = 24  # modules of a room
EXEMPT = ("cards/grammar",)  # the productions, by category, in one folder
INDENTED = re.compile(r"^[ \t]+(import|from) ", re.MULTILINE)
REASON = "# for start-up time"  # the only one for an import inside a function


def folders() -> list[str]:
    """The folders of the package, as the page names them; those of data below another folder of data need no line."""
    found = [
        path.relative_to(PACKAGE).as_posix()
        for path in sorted(PACKAGE.rglob("*"))
        if path.is_dir() and "__pycache__" not in path.parts and "static" not in path.parts
    ]
    below = ("cards/sets/", "cards/decks/", "server/migrations/")
    return [each for each in found if not each.startswith(below)]


def sources(*roots: str) -> list[Path]:
    """The modules in these folders."""
    return [path for root in roots for path in sorted((ROOT / root).rglob("*.py"))]


@pytest.mark.parametrize("folder", folders())
def test_every_folder_has_a_line(folder: str) -> None:
    room = folder.removeprefix("editions/ccg/")
    assert f"`{folder}/`" in PAGE or (room != folder and f"`{room}/`" in PAGE)


def test_no_folder_is_named_that_is_not_there() -> None:
    tree = PAGE.partition("## The tree")[2].partition("\n## ")[0]
    rooms = {"editions/ccg/" + each.name for each in (PACKAGE / "editions" / "ccg").iterdir()}
    for name in re.findall(r"`([a-z_/]+)/`", tree):
        there = (PACKAGE / name).is_dir() or (ROOT / name).is_dir() or f"editions/ccg/{name}" in rooms
        assert there, f"docs/architecture.md names {name}/, which is not there"


def test_no_module_is_longer_than_a_reader_can_hold() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): length
        for path in sources("src", "tests", "tools")
        if (length := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    web = {
        path.relative_to(ROOT).as_posix(): length
        for suffix in ("ts", "svelte", "css")
        for path in (ROOT / "web" / "src").rglob(f"*.{suffix}")
        if path.name != "server.ts"  # made by `make wire`
        if (length := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    assert not long
    assert web.keys() == LONGER


Import = ast.Import | ast.ImportFrom


def imported(tree: ast.AST, late: bool = True) -> Iterator[Import]:
    """The imports of a module but for those of types alone; with those inside functions, or without."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Import):
            yield node
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not late:
            continue
        elif not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)):
            yield from imported(node, late)


@cache
def modules() -> dict[str, ast.Module]:
    """The modules of the package by their whole names."""
    found: dict[str, ast.Module] = {}
    for path in sources("src"):
        parts = path.relative_to(ROOT / "src").with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"))
    return found


def named(node: Import) -> set[str]:
    """The modules of the package that an import names."""
    names = [each.name for each in node.names]
    if isinstance(node, ast.ImportFrom):
        whole = [f"{node.module}.{each}" for each in names]
        names = [each if each in modules() else str(node.module) for each in whole]
    return {each for each in names if each in modules()}


@cache
def imports(late: bool = True) -> dict[str, set[str]]:
    """Which module of the package imports which, by their whole names."""
    return {
        name: {each for node in imported(tree, late) for each in named(node)} - {name}
        for name, tree in modules().items()
    }


def loaded(start: str) -> set[str]:
    """What a module loads at once, directly or by way of others."""
    seen: set[str] = set()
    waiting = list(imports(late=False)[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting.extend(imports(late=False).get(name, ()))
    return seen


def test_no_module_imports_its_way_back_to_itself() -> None:
    TopologicalSorter(imports()).prepare()  # a CycleError names the modules of a circle


LARGEST_KNOT = 12


def test_no_knot_of_modules_is_large() -> None:
    """Imports for types alone may go up, but only few modules need each other to be read."""
    found = knots(all_imports(SOURCES))
    assert [knot for knot in found if len(knot) > LARGEST_KNOT] == []
    assert found[0], "the bound is on knots that were looked for"


def test_a_knot_is_found_with_its_imports_for_types(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("from b import f\n")
    (tmp_path / "b.py").write_text("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from c import g\n")
    (tmp_path / "c.py").write_text("def g():\n    import a\n")
    (tmp_path / "d.py").write_text("import a\n")
    assert knots(all_imports(tmp_path)) == [["a", "b", "c"]]


def late_blocks(tree: ast.AST) -> Iterator[list[Import]]:
    """The imports inside functions, those that stand together in one list."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                for part in ("body", "orelse", "finalbody", "handlers"):
                    there = getattr(node, part, None)
                    lines = there if isinstance(there, list) else []
                    for is_import, block in groupby(lines, lambda each: isinstance(each, Import)):
                        if is_import:
                            yield list(block)


def unexplained(code: str) -> list[int]:
    """The lines of late imports of which neither their first line nor the one above gives the reason."""
    if not INDENTED.search(code):
        return []
    lines = ["", *code.splitlines()]
    first = [block[0].lineno for block in late_blocks(ast.parse(code))]
    return [number for number in first if not any(REASON in each for each in lines[number - 1 : number + 1])]


def test_a_late_import_without_a_reason_is_found() -> None:
    late = "def f():\n    import a\n\n\n"
    explained = "def g():\n    # for start-up time\n    import b\n    import c\n    if b:\n        import d\n"
    assert unexplained(late + explained) == [2, 10]


def test_an_import_stands_inside_a_function_only_for_start_up_time() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): unexplained(path.read_text(encoding="utf-8")) for path in sources("src")
    }
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_a_late_import_saves_time() -> None:
    """What a module loads in any case, by its imports at the top, it need not import late."""
    idle = set()
    for name, tree in modules().items():
        at_once = list(imported(tree, late=False))
        late = {each for node in imported(tree) if node not in at_once for each in named(node)}
        idle |= {(name, each) for each in (late & loaded(name) if late else ())}
    assert idle == set()


SLOW = (
    "rich.console",
    "textual",
    "fastapi",
    "sqlalchemy",
    "alembic",
    "yaml",
    "msgspec",
    "rokugan.program",
    "rokugan.editions",
)
READING = (
    "rokugan.cards.reading.reader",
    "rokugan.cards.reading.writer",
    "rokugan.cards.grammar.effects",
    "rokugan.language.chart",
)


@pytest.mark.parametrize(
    ("code", "unwanted"),
    [
        ("import rokugan.cli", SLOW),
        ("import rokugan; rokugan.new_game('celestial', seed=1)", READING),
        ("import rokugan; rokugan.new_game('war_of_honor', seed=1)", READING),
        ("import rokugan; rokugan.new_game('lcg', seed=1)", (*READING, "rokugan.editions.ccg")),
    ],
)
def test_what_is_not_needed_at_the_start_is_not_loaded(code: str, unwanted: tuple[str, ...]) -> None:
    assert all(find_spec(name) is not None for name in unwanted), "a module that is not there is never loaded"
    asked = f"import sys; {code}; print(*set({unwanted!r}) & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout.split() == []


def modules_of(folder: Path) -> list[Path]:
    """The modules that lie in the folder itself."""
    return [path for path in sorted(folder.glob("*.py")) if path.name != "__init__.py"]


def test_a_room_has_at_most_two_dozen_modules() -> None:
    crowded = {
        folder: number
        for folder in folders()
        if folder not in EXEMPT and (number := len(modules_of(PACKAGE / folder))) > MOST
    }
    assert crowded == {}


def test_names_of_files_are_unique_in_the_rooms_of_the_classic_game() -> None:
    """An edition has a module of a chapter's name for what it answers otherwise; nothing else is called alike."""
    rooms = [path for path in sources("src/rokugan/editions/ccg") if path.name != "__init__.py"]
    files = Counter(path.stem for path in rooms if path.parent.name != "chapters")
    assert [name for name, times in files.items() if times > 1] == []


# The Living Card Game is another book with the same words (Noun, Duel, Province): its house stands beside the classic one, and
# no module of one is imported in the other. What both stand on is in `core`.
LIVING = ("program/lcg", "cards/lcg", "language", "editions/lcg")
FOUNDATION = ("core",)
CLASSIC = ("program", "cards", "editions", "language/classic")


def classes(paths: Iterable[Path]) -> Counter[str]:
    """How many classes of a name these modules define. A file's form (`*_form.py`) has the names of what the file describes."""
    return Counter(
        node.name
        for path in paths
        if not path.name.endswith("_form.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    )


def below(*roots: str) -> set[Path]:
    """The modules in these folders of the package, and in the folders in them."""
    return set(sources(*(f"src/rokugan/{each}" for each in roots)))


@pytest.mark.parametrize("living", [False, True], ids=["classic", "living"])
def test_a_class_name_occurs_once_in_the_house_of_a_game(living: bool) -> None:
    """A node and a procedure, a decision's answer and a part of a sentence are never called alike. An edition's form of a chapter
    has a name of its own (`SamuraiDuels`), though its module has the chapter's."""
    ours = below(*LIVING) - below("language/classic")
    house = ours if living else below(*CLASSIC) - ours
    assert [name for name, times in classes(house | below(*FOUNDATION)).items() if times > 1] == []


def test_the_glossary_names_modules_that_are_there() -> None:
    glossary = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Our words")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([a-z_/]+\.py)`", glossary))
    roots = (PACKAGE, PACKAGE / "editions" / "ccg")
    assert named
    assert [name for name in named if not any((root / name).is_file() for root in roots)] == []
