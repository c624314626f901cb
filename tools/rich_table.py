"""Write down on which tables the texts of the shipped cards are seen to do something: `python tools/rich_table.py [edition ...]`.

The test of the shipped cards tries these tables first, so that it is quick; what no longer works there is looked for anew. A card
of which no table shows every text has a dash.
"""

from __future__ import annotations

import sys
from pathlib import Path

from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.editions.ccg.workshop import Trial

FILE = Path(__file__).resolve().parents[1] / "tests" / "editions" / "ccg" / "workshop" / "tables.txt"
EDITIONS = ("celestial", "gold", "samurai", "war_of_honor")
TRIES = 60
RARE = "-"


def known() -> dict[tuple[str, str], str]:
    """The tables that are written down, by edition and card."""
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    found = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {(edition, name): numbers for edition, name, numbers in found}


def shown(card: CardDefinition, edition: str, before: str) -> str:
    """The tables on which the texts of a card are seen to do something."""
    trial = Trial(card, edition, TRIES, [] if before == RARE else [int(number) for number in before.split()])
    if not all(verdict.alive for verdict in trial.run()):
        return RARE
    again = Trial(card, edition, 0, trial.shown)  # what a table shows depends on what was seen before it
    alone = all(verdict.alive for verdict in again.run())
    return " ".join(map(str, again.shown if alone else trial.shown))


def main(editions: list[str]) -> None:
    """Look anew for these editions; the others keep what is written."""
    tables = known()
    for edition in editions or EDITIONS:
        for card in library(edition).shown:
            if not why_not_playable(card):
                tables[edition, card.name] = shown(card, edition, tables.get((edition, card.name), ""))
    lines = ["# edition, card, tables on which its texts do something (tools/rich_table.py)"]
    lines += ["\t".join((*key, numbers)) for key, numbers in sorted(tables.items()) if numbers]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
