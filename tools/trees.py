"""The trees of all shipped cards as they were kept (`tests/golden/trees`): the oracle for whoever changes sets, nodes, language.

`python tools/trees.py` writes them anew; `python tools/trees.py --against REVISION` prints whose trees are others than in that
revision. Each card stands with all its facts, and with each trait and ability on one line, in the notation of trees.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any

from rokugan.cards.library import EDITIONS, library
from rokugan.cards.schema import schema_of
from rokugan.program.tree_notation import text_of

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "tests" / "golden" / "trees"


def as_text(cards: Iterable[Any]) -> str:
    """Return the cards of an edition, each with its facts and the lines of its text."""
    return "".join(each for card in sorted(cards, key=lambda card: (card.name, card.id)) for each in _lines(card))


def _lines(card: Any) -> Iterable[str]:
    kept = type(card)("", "")
    yield f"{card.name}\n"
    for each in fields(card):
        value = getattr(card, each.name)
        told = each.name in ("program", "mark") or value == card.name
        if not told and value != getattr(kept, each.name):
            yield f"  {each.name}: {', '.join(value) if isinstance(value, tuple) else value}\n"
    if card.program.keywords:
        yield f"  program: {', '.join(card.program.keywords)}\n"
    for line in schema_of("lcg" if hasattr(card.program, "constants") else "celestial").lines_of(card.program):
        yield f"    {text_of(line)}\n"


def differing(now: str, then: str) -> list[str]:
    """Return the names of the cards that are not the same in both texts."""
    both = [{each.partition("\n")[0]: each for each in text.split("\n\0")} for text in map(_apart, (now, then))]
    return sorted(name for name in {*both[0], *both[1]} if both[0].get(name) != both[1].get(name))


def _apart(text: str) -> str:
    return "".join(f"\0{line}" if line[:1].strip() else line for line in text.splitlines(keepends=True)).lstrip("\0")


def main() -> int:
    """Write the trees, or compare them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--against", metavar="REVISION", help="only print whose trees differ from those of this revision"
    )
    against = parser.parse_args().against
    KEPT.mkdir(exist_ok=True)
    others = 0
    for edition in EDITIONS:
        path = KEPT / f"{edition}.txt"
        text = as_text(library(edition).shown)
        if against is None:
            path.write_text(text, encoding="utf-8")
            continue
        name = f"{against}:{path.relative_to(ROOT).as_posix()}"
        then = subprocess.run(["git", "show", name], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for each in differing(text, then):
            others += 1
            print(f"{edition}: {each}")
    return 1 if others else 0


if __name__ == "__main__":
    sys.exit(main())
