"""Every shipped edition keeps every promise of the conformance suite, and the suite notices when one is broken."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from tests.testing.subjects import TABLES, subject

from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.celestial.rules import CelestialRules
from rokugan.testing import conformance
from rokugan.testing.conformance import Broken


@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_an_edition_keeps_its_promises(edition: str, players: int, seed: int) -> None:
    turns = 2 if edition == "lcg" else 10
    assert conformance.check(subject(edition, players, turns, seed), seed, every=24 if players > 2 else 12) > 0


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("batch", range(10))
def test_promises_in_many_games(edition: str, players: int, batch: int) -> None:
    for seed in range(batch * 10, batch * 10 + 10):
        conformance.check(subject(edition, players, 8 if edition == "lcg" else 30, seed), seed, every=25)


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("batch", range(5))
def test_ten_thousand_worlds(edition: str, players: int, batch: int) -> None:
    """Seven tables, five batches, 300 positions each: 10,500 worlds that look as the game does, each gone on for 40 moves."""
    tried = 0
    for seed in count(1000 * batch):
        table = subject(edition, players, 8 if edition == "lcg" else 40, seed % 50)
        tried += conformance.check(table, seed, 6, (conformance.a_world_looks_the_same,))
        if tried >= 300:
            return


# ------------------------------------------------------------------------------------------------- broken promises


def clones_are_the_game(game: Any, light: bool = False) -> Any:
    return game


def worlds_are_clones(game: Any, player: str, randomness: Randomness, decks: Any = None) -> Any:
    return game.clone(light=True)


def views_name_the_cards_in_hands(game: Any, player: str | None = None, text: bool = True) -> Any:
    view = VIEW(game, player, text)
    view["hands"] = [sorted(game.cards[card].title for card in each.hand) for each in game.players]
    return view


def views_weigh_the_decks(game: Any, player: str | None = None, text: bool = True) -> Any:
    view = VIEW(game, player, text)
    view["turn"] += sum(len(card.title) for card in game.cards)
    return view


def anything_is_a_move(game: Any, move: str, player: str | None = None) -> Any:
    decision = game.decision
    return next((each for each in decision.choices if each.move == move), decision.choices[0])


def refusals_read_hands(game: Any, player: str | None, move: str) -> Any:
    told = WHY_NOT(game, player, move)
    hands = [game.cards[card].title for each in game.players for card in each.hand]
    return told | {"reason": f"{told.get('reason')} {hands}"}


def views_have_a_form_of_their_own(game: Any, player: str | None = None, text: bool = True) -> Any:
    return VIEW(game, player, text) | {"turn": "the third"}


def one_hash_for_all(game: Any) -> str:
    return "same"


def chance_from_outside(game: Any, index: int) -> None:
    CHOOSE(game, index)
    if game.decision is not None and next(MOVES) % 7 == 0:
        game.randomness.next()


def no_word_at_the_end(rules: Any, game: Any) -> str:
    return ""


VIEW, WHY_NOT, CHOOSE, MOVES = CcgGame.view, CcgGame.why_not, Game.choose, count()

FAULTS: list[tuple[type, str, Callable[..., Any], str]] = [
    (CcgGame, "clone", clones_are_the_game, "a light clone"),
    (CcgGame, "world", worlds_are_clones, "worlds deal nothing anew"),
    (CcgGame, "view", views_name_the_cards_in_hands, "/hands/1"),
    (CcgGame, "view", views_weigh_the_decks, "Ann sees something else"),
    (CcgGame, "view", views_have_a_form_of_their_own, "does not fit the schema"),
    (CcgGame, "find", anything_is_a_move, "is not refused|legal|may decide"),
    (CcgGame, "why_not", refusals_read_hands, "is told by"),
    (Game, "hash", one_hash_for_all, "another seed gives the same game"),
    (Game, "choose", chance_from_outside, "the same moves give something else|another game|in the replay"),
    (CelestialRules, "ending", no_word_at_the_end, "does not say how it ended"),
]


@pytest.mark.interpreted
@pytest.mark.parametrize(("owner", "name", "fault", "words"), FAULTS, ids=lambda each: getattr(each, "__name__", "-"))
def test_a_broken_promise_is_noticed(
    owner: type, name: str, fault: Callable[..., Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(owner, name, fault)
    with pytest.raises(Broken, match=words) as caught:
        conformance.check(subject("celestial", 2, 6), 1, every=6)
    assert str(caught.value).startswith("celestial with 2 players, seed ")
