"""The rules are asked only about the kinds of events on which they bear: about all others they have nothing to say."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import EDITIONS

import rokugan
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import ALL_KINDS, EVENT_NAMES
from rokugan.editions.ccg.table.game import CcgGame


def middle(edition: str) -> CcgGame:
    """A game with cards in play."""
    game: CcgGame = rokugan.new_game(edition, seed=3)
    chance = Randomness(3)
    while game.turn < 5 or len(game.states) < 12:
        game.choose(chance.below(len(game.asked().choices)))
    return game


def events(game: CcgGame, kind: int) -> list[Event]:
    """Such an event by an action of each player, as it happens to each card in play."""
    found: list[Event] = []
    for seat in range(len(game.players)):
        for card in game.states:
            event = Event(kind, [card], seat)
            event.action = Action(seat, card, None)
            event.done = event.things
            event.amount = 1
            found.append(event)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rules_have_nothing_to_say_of_other_events(edition: str) -> None:
    game = middle(edition)
    rules = game.rules.events
    before = game.hash()
    for kind in sorted(ALL_KINDS):
        for event in events(game, kind):
            if kind not in rules.stopped:
                assert not rules.prevents(game, event, event.things[0]), EVENT_NAMES[kind]
            if kind not in rules.answered:
                assert not rules.has_reaction(game, event), EVENT_NAMES[kind]
                for seat in range(len(game.players)):
                    given = game.rules.actions.reactions(game, seat, event, event.things[0], "after")
                    assert all(each.verb in ("play", "use") for each in given), EVENT_NAMES[kind]
            if kind not in rules.followed:
                rules.aftermath(game, event)
    assert game.hash() == before
