"""Rings: what has been done towards the conditions of those in hand, and what an action would add."""

from __future__ import annotations

from collections.abc import Sequence

from rokugan import program as p
from rokugan.agents.ccg.aims import Goal
from rokugan.agents.ccg.reading import RingNeed, counts_for, ring_need
from rokugan.agents.ccg.table import Table, View
from rokugan.agents.contract import Option
from rokugan.cards.model import CardDefinition

Use = tuple[Option, CardDefinition, p.Ability]


class Deeds:
    """The actions that a player took, as far back as a turn, each with when and where."""

    def __init__(self, done: Sequence[tuple[tuple[object, ...], CardDefinition, p.Ability]] = ()) -> None:
        self._done = list(done)

    def copy(self) -> Deeds:
        """A copy of these deeds, for a game that goes back."""
        return Deeds(self._done)

    def add(self, view: View, card: CardDefinition, ability: p.Ability) -> None:
        """Remember that the player took an action, when and where."""
        self._done = [deed for deed in self._done if deed[0][0] == view["turn"]]
        self._done.append((_moment(view), card, ability))

    def titles(self, view: View, need: RingNeed) -> list[str]:
        """The titles of the cards of those actions that count for a Ring now."""
        depth = ("turn", "phase", "battle").index(need.period) + 1
        now = _moment(view)[:depth]
        return [
            card.title for when, card, ability in self._done if when[:depth] == now and counts_for(need, card, ability)
        ]


def _moment(view: View) -> tuple[object, ...]:
    attack = view["attack"]
    return view["turn"], view["phase"], attack["current"] if attack else None


def ring_shares(
    table: Table, rings: Sequence[CardDefinition], deeds: Deeds, uses: Sequence[Use]
) -> dict[Option, float]:
    """Return what each of the actions on offer adds to putting a Ring into play, where enough of them are at hand."""
    found: dict[Option, float] = {}
    for ring in rings:
        need = ring_need(ring)
        worth = table.aims.ring(ring.title)
        if need is None or worth <= 0:
            continue
        done = deeds.titles(table.view, need)
        fitting = [
            (choice, card)
            for choice, card, ability in uses
            if card.title != ring.title and counts_for(need, card, ability)
        ]
        if need.different_titles:
            done = list(dict.fromkeys(done))
            fitting = [(choice, card) for choice, card in fitting if card.title not in done]
            reach = len({card.title for _, card in fitting})
        else:
            reach = sum(
                {
                    choice.card.name + choice.card.place: choice.card.copies for choice, _ in fitting if choice.card
                }.values()
            )
        goal = Goal(need.count, len(done), worth, reach)
        if goal.in_reach:
            for choice, _ in fitting:
                found[choice] = found.get(choice, 0.0) + goal.share(1)
    return found
