"""On which occasion of the rulebook something happened that no card did: an edition's table names the rule behind it.

It is found when somebody reads the event; the engine keeps no more than cause and phase.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rokugan.core.log import Entry

# By kind, cause and phase; an empty phase stands for all.
OCCASIONS: dict[tuple[str, str, str], str] = {
    ("straightens", "rules", "straighten"): "straighten",
    ("is revealed:", "rules", "events"): "turn up",
    ("enters play:", "rules", "dynasty"): "buy",
    ("gains Honor", "rules", "dynasty"): "buy for Honor",
    ("is discarded:", "rules", "dynasty"): "discard from a province",
    ("draws", "rules", "end"): "draw",
    ("is discarded:", "rules", "end"): "maximum hand",
    ("assigns", "rules", "attack"): "assign",
    ("gains Honor", "rules", "attack"): "ally",
    ("gains Honor", "resolution", "attack"): "win Honor",
    ("is destroyed:", "resolution", "attack"): "lose a battle",
    ("loses a province", "resolution", "attack"): "lose a province",
    ("bows", "resolution", "attack"): "return",
    ("moves home", "resolution", "attack"): "return",
    ("is rehonored:", "rules", ""): "rehonor",
    ("loses Honor", "rules", ""): "dishonorable death",
    ("is destroyed:", "rules", ""): "no Chi",
}
# From where a card must have come.
CAME = {"buy": "province", "discard from a province": "province", "maximum hand": "hand", "draw": "fate_deck"}
# What hangs on how the battle ended.
BY_OUTCOME = ("lose a battle", "win Honor")
_TOTALS = re.compile(r"(-?\d+) attacking, (-?\d+) defending")


def occasion(log: Sequence[Entry], number: int) -> str:
    """The occasion in a word or two; empty if it was none, as when a card did it."""
    entry = log[number]
    if entry.kind == "loses the game":
        return f"lose by {entry.words}"
    if entry.by is not None:
        return ""
    if entry.kind == "enters play:" and entry.phase == "events":
        return "region" if entry.cards[0].definition.type == "region" else ""
    if entry.kind == "is discarded:" and entry.cause == "resolution":
        return "terrain" if "Terrain" in entry.cards[0].definition.keywords else ""
    found = OCCASIONS.get((entry.kind, entry.cause, entry.phase)) or OCCASIONS.get((entry.kind, entry.cause, ""), "")
    if found in CAME and entry.came != CAME[found]:
        return ""
    return f"{found}, {outcome(log, number)}" if found in BY_OUTCOME else found


def outcome(log: Sequence[Entry], number: int) -> str:
    """The winner of the battle whose totals were told last."""
    for entry in log[number::-1]:
        totals = _TOTALS.search(entry.words) if entry.kind == "battle:" else None
        if totals is not None:
            attacking, defending = int(totals[1]), int(totals[2])
            return "attackers win" if attacking > defending else "defenders win" if attacking < defending else "tie"
    return ""
