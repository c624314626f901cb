"""Players and provinces are numbers below 0, and are not taken for the last cards of the list, which here are Hare and Bear."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.effects.basic import in_play
from rokugan.editions.ccg.seen.explaining import find
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import FIELD, FORCE, HAND, HOME, NO_SIDE, NOTHING, player_thing, province_thing
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.happened.prevention import costs_stand
from rokugan.editions.ccg.text.phrases import values
from rokugan.editions.ccg.text.phrases.states import in_state, is_soldier
from rokugan.errors import RokuganError

BY_ANN = Action(0, 0, None)
ANN, BOB = player_thing(0), player_thing(1)


@pytest.fixture
def game(table: Trial) -> CcgGame:
    """No card lies in a deck."""
    table.trait(p.Forbid("will not", "reduce costs", p.Ref("this")), on="Bear")
    for name in ("Ann", "Bob"):
        table.lay(name, fate_deck_size=0, dynasty_deck_size=0)
    found = table.begin().game
    assert [each.title for each in found.cards[-2:]] == ["Hare", "Bear"]
    return found


def test_it_has_no_title_and_no_family(game: CcgGame) -> None:
    bear = game.cards[-1].number
    family = game.rules.text.family(game, bear)
    for filter_, of_bear in ((p.Titled("Bear"), True), (p.Titled("Bear", False), False), (p.OfFamily(family), True)):
        assert meaning.fits(game, BY_ANN, filter_, bear) == of_bear
        assert meaning.fits(game, BY_ANN, filter_, ANN) == (not of_bear and isinstance(filter_, p.Titled))


def test_it_is_no_soldier_and_not_in_play(game: CcgGame) -> None:
    hare, bear = (each.number for each in game.cards[-2:])
    assert [thing for thing in (hare, bear, ANN, BOB) if is_soldier(game, thing)] == [hare, bear]
    assert in_play(game, [hare, ANN, BOB, bear]) == [hare, bear]
    assert values.base(game, bear, FORCE) == 4
    assert values.base(game, ANN, FORCE) == 0


def test_it_lies_in_no_hand(game: CcgGame) -> None:
    bear = game.cards[-1].number
    game.where[bear] = HAND
    assert meaning.fits(game, BY_ANN, p.In("hand"), bear)
    assert not meaning.fits(game, BY_ANN, p.In("hand"), ANN)


def test_it_says_nothing_of_its_costs(game: CcgGame) -> None:
    assert [costs_stand(game, card) for card in (game.cards[-1].number, game.cards[-2].number, -1)] == [
        True,
        False,
        False,
    ]


def test_what_the_rules_do_has_no_bearer(game: CcgGame) -> None:
    assert meaning.things(game, Action(0, game.cards[-1].number, None), p.Ref("bearer")) == [game.cards[-1].number]
    assert meaning.things(game, Action(0, NOTHING, None), p.Ref("bearer")) == []


def test_a_field_that_was_created_is_no_province_of_anybody(game: CcgGame) -> None:
    assert not in_state(game, BY_ANN, "yours", FIELD)
    assert not in_state(game, BY_ANN, "leftmost", FIELD)


def test_who_is_at_home_is_not_alone_there(game: CcgGame) -> None:
    (ox,) = (card.number for card in game.cards if card.title == "Ox")
    for card in (*game.players[0].in_play, *game.players[1].in_play):
        if card != ox:
            game.states[card].at = province_thing(1, 0)
    assert game.army(HOME, NO_SIDE) == [ox]
    assert not in_state(game, BY_ANN, "alone", ox)


def test_what_is_on_no_table_is_not_seen_though_the_last_card_is(game: CcgGame) -> None:
    assert game.sees(0, game.cards[-1].number)
    with pytest.raises(RokuganError, match="no card"):
        find(game, 0, "nothing")
