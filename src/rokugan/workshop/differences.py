"""Where the editions of the classic game differ, for `docs/differences.md` (`tools/differences.py`) and the rules browser.

Everything is read from the code: the values and methods of the rules that an edition overrides, and the procedures of which it
has some steps otherwise. The words are the docstrings, and the comments behind values.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import FunctionType
from typing import Any

import rokugan.editions
from rokugan.core.frames import Frame
from rokugan.editions.ccg.questions.book import Chapter
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.table.ids import DESIGNATORS
from rokugan.editions.registry import editions, rules_of

NAMES = {"gold": "Gold", "samurai": "Samurai", "celestial": "Celestial", "war_of_honor": "War of Honor"}
EDITIONS = [edition for edition in NAMES if edition in editions() and isinstance(rules_of(edition), Rules)]
CHAPTERS = [type(chapter) for chapter in Rules().chapters()]
HEAD = """\
# Where the editions differ

Made by `make status` from the code, and checked by the tests. What an edition does not override it has from the common rules
(`src/rokugan/editions/ccg`), which stand in the column *common*; an empty cell means the same as there. The living card
game has rules of its own.
"""


def page() -> str:
    """The page as it must be."""
    chapters = [line for chapter in CHAPTERS for line in chapter_lines(chapter)]
    return "\n".join([HEAD, *chapters, *procedures()])


def tables() -> list[dict[str, Any]]:
    """The tables of the page as plain data: a title, the heads of the columns, and the rows."""
    found: list[dict[str, Any]] = []
    title = above = ""
    for line in page().splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ")
        elif line.startswith("| "):
            cells = [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            if above:
                found[-1]["rows"].append(cells)
            else:
                found.append({"title": title, "heads": cells, "rows": []})
        above = line
    return found


# ------------------------------------------------------------------------------------------------ rules


def own(edition: str, chapter: type[Chapter]) -> Chapter:
    """The edition's own form of a chapter."""
    return next(each for each in rules_of(edition).chapters() if isinstance(each, chapter))


def common(chapter: type[Chapter]) -> dict[str, tuple[Any, str]]:
    """The values and answers that most editions have, in the order of the questions, each with the words of the question."""
    questions = chapter.__mro__[1]
    names = [*vars(questions), *(name for name in vars(chapter) if name not in vars(questions))]
    return {name: (getattr(chapter, name), words(vars(questions).get(name, getattr(chapter, name)))) for name in names}


def overriding(edition: str, chapter: type[Chapter], name: str) -> Any:
    """Return what the edition has under that name instead of the common rules; None if nothing."""
    for each in type(own(edition, chapter)).__mro__:
        if each is chapter:
            return None
        if name in vars(each):
            return vars(each)[name]
    return None


def chapter_lines(chapter: type[Chapter]) -> list[str]:
    """Return the title of a chapter and its tables; nothing if all editions agree in it."""
    lines = [*values(chapter), *methods(chapter)]
    return [f"## {words(chapter).partition(':')[0].rstrip('.')}", "", *lines] if lines else []


def values(chapter: type[Chapter]) -> Iterator[str]:
    """Numbers and yes-or-no values."""
    said = comments(chapter)
    rows = []
    for name, (usual, _) in common(chapter).items():
        mine = [getattr(own(edition, chapter), name) for edition in EDITIONS] if is_plain(usual) else []
        if any(each != usual for each in mine) and name[0] != "_":
            label = f"`{name}`" + (f": {said[name]}" if name in said else "")
            rows.append(row(label, shown(usual, name), *("" if each == usual else shown(each, name) for each in mine)))
    if rows:
        yield from heads("value")
        yield from rows
        yield ""


def comments(chapter: type[Chapter]) -> dict[str, str]:
    """Return what stands behind a value in its module."""
    line = re.compile(r"^    (\w+): ClassVar.*?  # (.*)$", re.MULTILINE)
    return dict(line.findall(inspect.getsource(chapter.__mro__[1])))


def is_plain(value: object) -> bool:
    """Can the value be shown in a cell?"""
    return value is None or isinstance(value, (bool, int, str))


def shown(value: object, name: str = "") -> str:
    """A value for readers."""
    if name.endswith("designators") and isinstance(value, int):
        return ", ".join(word for word, bit in DESIGNATORS.items() if value & bit)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else str(value)


def methods(chapter: type[Chapter]) -> Iterator[str]:
    """The questions of a chapter that an edition answers in its own way."""
    rows = []
    for name, (answer, asked) in common(chapter).items():
        if not isinstance(answer, FunctionType) or name.startswith("_"):
            continue
        mine = [overriding(edition, chapter, name) for edition in EDITIONS]
        if any(mine):
            rows.append(row(f"`{name}`", asked, *(words(each) if each else "" for each in mine)))
    if rows:
        yield from heads("step")
        yield from rows
        yield ""


# ------------------------------------------------------------------------------------------- procedures


def procedures() -> Iterator[str]:
    """Procedures that an edition has otherwise, with the steps that are its own."""
    yield "## Procedures with steps of their own"
    yield ""
    yield "| edition | procedure | instead of | steps that it adds or has otherwise |"
    yield "|---|---|---|---|"
    for edition in EDITIONS:
        for own in frames_of(edition):
            common = next(each for each in own.__mro__ if ".ccg." in each.__module__)
            steps = [name for name in own.STEPS if name in vars(own)]
            named = "; ".join(f"`{step}` {words(vars(own)[step])}" for step in steps)
            yield row(NAMES[edition], f"`{own.__name__}`: {words(own)}", f"`{common.__name__}`", named)


def frames_of(edition: str) -> list[type[Frame[Any]]]:
    """The procedures of an edition that are made from a common one, by module and name."""
    package = import_module(f"{rokugan.editions.__name__}.{edition}")
    found: list[type[Frame[Any]]] = []
    for module in sorted(each.name for each in iter_modules(package.__path__)):
        loaded = import_module(f"{package.__name__}.{module}")
        for thing in vars(loaded).values():
            if inspect.isclass(thing) and issubclass(thing, Frame) and thing.__module__ == loaded.__name__:
                common = [each.__module__ for each in thing.__mro__ if ".ccg." in each.__module__]
                if any(not module.endswith(".text.picking") for module in common):  # that is only how one chooses
                    found.append(thing)
    return found


# ------------------------------------------------------------------------------------------------ words


def words(thing: object) -> str:
    """The first paragraph of a docstring, on one line."""
    said = (getattr(thing, "__doc__", "") or "its own").partition("\n\n")[0]
    return " ".join(said.split()).replace("|", "\\|")


def row(*cells: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def heads(first: str) -> Iterator[str]:
    """Yield the head of a table."""
    columns = [first, "common", *(NAMES[edition] for edition in EDITIONS)]
    yield row(*columns)
    yield "|" + "---|" * len(columns)
