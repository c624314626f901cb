"""Write the table of the README that says how finished each edition is: `python tools/status.py [--check]`.

It also takes the cards that a scenario shows by now off the list of those that none shows yet. Many write scenarios for cards
at once, so the check lets the README claim fewer cards than are shown, but never more.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from rokugan.cards import coverage
from rokugan.cards.deck import shipped_decks
from rokugan.cards.library import library
from rokugan.editions.registry import editions
from rokugan.rulebook import EDITIONS
from rokugan.rulebook.coverage import measure

ROOT = Path(__file__).parent.parent
UNSHOWN = ROOT / "tests" / "cards" / "unshown.txt"
BEGIN = "<!-- status: made by `make status`, checked by the tests -->\n"
END = "<!-- end of status -->"
CLAIM = re.compile(r"\| (\d+) of (\d+) \| \d+ \|$", re.MULTILINE)
NAMES = {
    "gold": "Gold Edition (2001)",
    "samurai": "Samurai Edition (2007)",
    "celestial": "Celestial Edition (2009)",
    "war_of_honor": "War of Honor (2011)",
    "lcg": "Living Card Game (2018)",
}


def table(shown: dict[str, int]) -> str:
    """The table as it must stand in the README, if so many cards of each edition are said to be shown."""
    measured = {each.edition: each for each in measure(ROOT)}
    lines = [
        "| edition | playable | rules shown | cards | checked by machine | cards shown, of those with text | decks |",
        "|---" * 7 + "|",
    ]
    for edition in EDITIONS:
        cover = measured[edition]
        total = len(cover.shown) + len(cover.not_observable) + len(cover.missing)
        known = library(edition)
        cards = known.shown
        texts = sum(1 for card in cards if coverage.has_text(card))
        decks = sum(1 for deck in shipped_decks() if deck.edition == edition)
        playable = "not yet" if edition not in editions() else "yes" if decks else "in scenarios; no decks shipped yet"
        share = f"{len(cover.shown)} of {total}" + (
            f" ({len(cover.not_observable)} cannot be shown)" if cover.not_observable else ""
        )
        said = f"{shown.get(edition, 0)} of {texts}"
        lines.append(
            f"| {NAMES[edition]} | {playable} | {share} | {len(known)} | {len(known) - len(cards)} | {said} | {decks} |"
        )
    return "\n".join(lines) + "\n"


def claimed(text: str) -> dict[str, int]:
    """How many cards of each edition a table says are shown."""
    return dict(zip(EDITIONS, (int(found[0]) for found in CLAIM.findall(text)), strict=False))


def main() -> int:
    """Write the table and the list, or with --check say whether the table is true."""
    readme = ROOT / "README.md"
    text = readme.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    old, tail = rest.split(END)
    found = coverage.measure(ROOT)
    shown = {each.edition: len(each.shown) for each in found}
    if "--check" in sys.argv:
        honest = {edition: min(number, shown.get(edition, 0)) for edition, number in claimed(old).items()}
        return 0 if old == table(honest) else 1
    readme.write_text(head + BEGIN + table(shown) + END + tail, encoding="utf-8")
    missing = {f"{each.edition}: {name}" for each in found for name in each.missing}
    listed = UNSHOWN.read_text(encoding="utf-8").splitlines(keepends=True)
    UNSHOWN.write_text("".join(line for line in listed if line.strip() in missing), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
