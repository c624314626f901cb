"""What a game remembers so as not to look for it again is what it would find anew."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import EDITIONS

import rokugan
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.event_kinds import EVENT_NAMES, Moment
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import CHI, FORCE
from rokugan.editions.ccg.text.continuous import continuous_traits


def answers(game: CcgGame) -> list[list[tuple[int, str]]]:
    """For each kind of event and each moment, the texts that may answer then, with their cards."""
    moments: tuple[Moment, ...] = ("before", "at", "after")
    return [
        [(card, ability.key) for card, abilities in game.ears(code, when) for ability in abilities]
        for code in range(len(EVENT_NAMES))
        for when in moments
    ]


def given(game: CcgGame) -> dict[int, tuple[Behaviour, ...]]:
    """The texts that traits give to cards, looked for now."""
    found: dict[int, tuple[Behaviour, ...]] = {}
    for source, continuous, text in game.text_givers():
        for card in continuous_traits.receivers(game, source, continuous):
            found[card] = (*found.get(card, ()), text)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_remembered_is_what_is_found_anew(edition: str) -> None:
    game = rokugan.new_game(edition, seed=11)
    chance = Randomness(11)
    for _ in range(250):
        if game.decision is None:
            break
        anew = game.clone()
        anew.forget_all()
        assert game.given_texts() == given(anew)
        assert game.granted() == anew.granted()
        assert answers(game) == answers(anew)
        for card in game.states:
            for stat in (FORCE, CHI):
                assert game.value(card, stat) == anew.value(card, stat), game.name(card)
        game.choose(chance.below(len(game.decision.choices)))
