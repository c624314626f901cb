"""Lines of a page out of a long text in the notation of trees: parted where brackets are least deep."""

from __future__ import annotations

import re
from typing import Any

from rokugan.program.tree_notation.shapes import shape_of

WIDTH = 120
_LEAST = 30
_SPACE = re.compile(r"(?<=\S) ")
_SECTION = re.compile(r" (?:if|pay|choose|do|limit|even) ")


def folded(line: str, indent: int = 0, deeper: int = 4) -> list[str]:
    """Return the line in pieces of the width of the page: parted before a section of an ability, after a comma, and where
    brackets are least deep. What goes on with it is indented deeper.

    >>> folded("short", 4)
    ['    short']
    """
    pieces = [" " * indent + line]
    while len(pieces[-1]) > WIDTH:
        last = pieces[-1]
        places = [found.start() for found in _SPACE.finditer(last, indent + _LEAST, WIDTH)]
        if not places or '"' in last:
            places = [at for at in places if last.count('"', 0, at) % 2 == 0]
        if not places:
            break
        at = min(places, key=lambda at: (_depth(last, at), -at))
        pieces[-1:] = [last[:at], " " * (indent + deeper) + last[at + 1 :]]
    return pieces


def lines_of(node: Any, indent: int = 0) -> list[str]:
    """Return the node in the notation of trees, in lines of the width of a page."""
    return folded(shape_of(node).write(node), indent)


def _depth(line: str, at: int) -> int:
    """Return how many brackets are open there; a place inside a part counts as one deeper."""
    apart = line[at - 1] == "," or _SECTION.match(line, at)
    before = line[:at]
    return sum(map(before.count, "[(")) - sum(map(before.count, "])")) + (0 if apart else 1)
