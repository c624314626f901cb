"""Challenges and duels: accept with the better Chi, focus while behind, strike when ahead."""

from __future__ import annotations

from collections.abc import Sequence

from rokugan.agents.ccg.table import Table, View
from rokugan.agents.contract import Option

MEAN_FOCUS = 2.7


def choose_in_duel(table: Table, choices: Sequence[Option]) -> Option:
    """Focus the highest card while the other may be ahead; else strike."""
    strike = next((choice for choice in choices if choice.verb == "strike"), None)
    pool = [choice for choice in choices if choice.verb == "focus" and not choice.tail]
    hand = [choice for choice in choices if choice.verb == "focus" and choice.tail]
    if strike is not None and (_lead(table) > 1 or not pool):
        return strike
    options = pool or hand
    best = max(options, key=_focus) if options else choices[0]
    if strike is not None and _focus(best) <= 0:
        return strike
    return best


def choose_on_challenge(table: Table, choices: Sequence[Option]) -> Option:
    """Accept with Chi that is at least equal."""
    wanted = "accept" if _lead(table) >= 0 else "refuse"
    return next((choice for choice in choices if choice.verb == wanted), choices[0])


def _focus(choice: Option) -> int:
    return (choice.card.definition.focus_value or 0) if choice.card is not None else 0


def _lead(table: Table) -> float:
    """By how much one's own duelist seems to be ahead, with what each player has focused."""
    duel = table.view["duel"]
    if duel is None:
        return 0.0
    one, other = table.card_in_play(duel["challenger"]), table.card_in_play(duel["challenged"])
    if one is None or other is None:
        return 0.0
    mine, theirs = (one, other) if one["controller"] == table.name else (other, one)
    stat = str(duel["stat"])
    return (
        float(mine.get(stat, 0))
        - float(theirs.get(stat, 0))
        + MEAN_FOCUS * (_focused(table, table.me) - _focused(table, table.player(theirs["controller"])))
    )


def _focused(table: Table, player: View) -> int:
    return len(player["focused"])
