"""The house as docs/architecture.md draws it: every folder is named there, no module is too long, no circle too large."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "rokugan"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
DATA = ("cards/sets",)  # modules that are data: a shipped card after the other
LONGEST = 600
LARGEST_CIRCLE = 2


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


def is_data(path: Path) -> bool:
    """Is the module one of those that are data?"""
    return any(path.is_relative_to(PACKAGE / each) for each in DATA)


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
        if not is_data(path) and (length := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    web = {
        path.relative_to(ROOT).as_posix(): length
        for suffix in ("ts", "svelte", "css")
        for path in (ROOT / "web" / "src").rglob(f"*.{suffix}")
        if (length := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    assert not long | web


def imported(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports of a module, late ones too, but for those of types alone."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif not (isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)):
            yield from imported(node)


@cache
def imports() -> dict[str, set[str]]:
    """Which module of the package imports which, by their whole names."""
    modules: dict[str, Path] = {}
    for path in sources("src"):
        parts = path.relative_to(ROOT / "src").with_suffix("").parts
        modules[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    found: dict[str, set[str]] = defaultdict(set)
    for name, path in modules.items():
        for node in imported(ast.parse(path.read_text(encoding="utf-8"))):
            named = [each.name for each in node.names]
            if isinstance(node, ast.ImportFrom):
                whole = [f"{node.module}.{each}" for each in named]
                named = [each if each in modules else str(node.module) for each in whole]
            found[name] |= {each for each in named if each in modules and each != name}
    return found


def reached(start: str) -> set[str]:
    """What a module imports, directly or by way of others."""
    seen: set[str] = set()
    waiting = list(imports()[start])
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting.extend(imports().get(name, ()))
    return seen


def test_no_circle_of_imports_has_more_than_two_modules() -> None:
    all_reached = {name: reached(name) for name in list(imports())}
    circles = {
        frozenset({name, *(each for each in there if name in all_reached.get(each, ()))})
        for name, there in all_reached.items()
        if name in there
    }
    assert [sorted(each) for each in circles if len(each) > LARGEST_CIRCLE] == []


def test_names_of_files_and_classes_are_unique_in_the_rooms_of_the_classic_game() -> None:
    """An edition has a module and a class of a chapter's name for what it answers otherwise; nothing else is called alike."""
    rooms = [path for path in sources("src/rokugan/editions/ccg") if path.name != "__init__.py"]
    files = Counter(path.stem for path in rooms if path.parent.name != "chapters")
    classes = Counter(
        node.name
        for path in rooms
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, times in (files + classes).items() if times > 1] == []
