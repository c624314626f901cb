"""Write the table of the README that says how finished each edition is: `python docs/status.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path

from rokugan.cards.deck import shipped_decks
from rokugan.cards.library import library
from rokugan.editions.registry import editions
from rokugan.rulebook import EDITIONS
from rokugan.rulebook.coverage import measure

ROOT = Path(__file__).parent.parent
BEGIN = "<!-- status: made by `make status`, checked by the tests -->\n"
END = "<!-- end of status -->"
NAMES = {
    "gold": "Gold Edition (2001)",
    "samurai": "Samurai Edition (2007)",
    "celestial": "Celestial Edition (2009)",
    "war_of_honor": "War of Honor (2011)",
    "lcg": "Living Card Game (2018)",
}


def table() -> str:
    """The table as it must stand in the README."""
    measured = {each.edition: each for each in measure(ROOT)}
    lines = ["| edition | playable | rules shown | cards | decks |", "|---|---|---|---|---|"]
    for edition in EDITIONS:
        cover = measured[edition]
        total = len(cover.shown) + len(cover.not_observable) + len(cover.missing)
        cards = len(list(library(edition)))
        decks = sum(1 for deck in shipped_decks() if deck.edition == edition)
        playable = "not yet" if edition not in editions() else "yes" if decks else "in scenarios; no decks shipped yet"
        share = f"{len(cover.shown)} of {total}" + (
            f" ({len(cover.not_observable)} cannot be shown)" if cover.not_observable else ""
        )
        lines.append(f"| {NAMES[edition]} | {playable} | {share} | {cards} | {decks} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the table, or with --check say whether it is up to date."""
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    _, tail = rest.split(END)
    wanted = head + BEGIN + table() + END + tail
    if "--check" in sys.argv:
        return 0 if wanted == text else 1
    readme.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
