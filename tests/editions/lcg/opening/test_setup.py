"""Setup of the Living Card Game."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.editions.lcg.viewing import seen

import rokugan
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.things import (
    DYNASTY_DECK,
    HAND,
)
from rokugan.errors import RokuganError


def started(seed: int = 5) -> LcgGame:
    """A new game with shipped decks."""
    game = rokugan.new_game("lcg", seed=seed)
    assert isinstance(game, LcgGame)
    return game


def through_setup(game: LcgGame, until: str = "") -> None:
    """Take the first choices of the provinces, and mulligan nothing."""
    while game.decision is not None and game.decision.kind in ("target", "discard"):
        if game.decision.prompt.startswith(until) and until:
            return
        options = game.decision.options
        game.choose(options.index("done") if "done" in options else 0)


@pytest.mark.rule("lcg.setup.01")
def test_exactly_two_play() -> None:
    with pytest.raises(RokuganError, match="exactly 2"):
        rokugan.new_game("lcg", names=["Ann", "Bob", "Cid"])


@pytest.mark.rule("lcg.setup.08")
def test_the_first_player_is_chosen_at_random() -> None:
    found = Counter(started(seed).first for seed in range(24))
    assert found[0] > 4
    assert found[1] > 4
    assert started(3).first == started(3).first


@pytest.mark.rule(
    "lcg.setup.10",
    "lcg.setup.11",
    "lcg.setup.12",
    "lcg.setup.13",
    "lcg.setup.14",
    "lcg.setup.07",
    "lcg.setup.04",
    "lcg.setup.09",
    "lcg.information.02",
    "lcg.information.08",
    "lcg.setup.05",
)
def test_setup_from_the_provinces_to_the_honor() -> None:
    game = started()
    first = game.first
    assert game.decision is not None
    assert game.decision.seat == first
    assert len(game.decision.options) == 5
    before = game.pile(first, DYNASTY_DECK)[:]
    through_setup(game, "Mulligan")
    assert [len(each.cards) for each in game.provinces_of(first)] == [1, 1, 1, 1, 0]
    assert not any(each.face_up for each in game.provinces)
    assert [each.cards[0] for each in game.provinces_of(first)[:4]] == before[:-5:-1]
    mine, theirs = seen(game, game.names[first]), seen(game, game.names[1 - first])
    assert all(each["cards"][0] for each in mine["players"][first]["provinces"][:4])
    assert all(each["card"] for each in mine["players"][first]["provinces"])
    assert not any(each["cards"][0] for each in theirs["players"][first]["provinces"][:4])
    assert not any(each["card"] for each in theirs["players"][first]["provinces"])
    assert game.decision is not None
    assert len(game.decision.options) == 5
    game.choose(len(game.decision.options) - 1)
    assert game.decision.seat == 1 - first
    through_setup(game)
    assert [len(game.pile(seat, HAND)) for seat in (0, 1)] == [4, 4]
    assert game.ring_owner == [-1] * 5
    assert game.favor == -1
    for player in game.players:
        assert player.honor == game.printed[player.stronghold].honor
    assert game.phase == 0


@pytest.mark.rule("lcg.information.08")
def test_facedown_cards_can_no_longer_be_looked_at_after_the_provinces_are_filled() -> None:
    game = started()
    first = game.first
    through_setup(game, "Mulligan")
    while game.pile(first, HAND) == []:
        assert game.decision is not None
        game.choose(len(game.decision.options) - 1)
    assert not any(each["cards"][0] for each in seen(game, game.names[first])["players"][first]["provinces"][:4])


@pytest.mark.rule("lcg.setup.02", "lcg.setup.03")
def test_mulliganed_cards_are_replaced_before_they_are_shuffled_back() -> None:
    game = started()
    first = game.first
    through_setup(game, "Mulligan")
    old = [each.cards[0] for each in game.provinces_of(first)[:4]]
    size = len(game.pile(first, DYNASTY_DECK))
    next_two = game.pile(first, DYNASTY_DECK)[:-3:-1]
    for card_number in old[:2]:
        assert game.decision is not None
        choice = next(each for each in game.decision.choices if each.value == card_number)
        game.take(choice)
    game.play("done")
    new = [each.cards[0] for each in game.provinces_of(first)[:4]]
    assert new == [*next_two, *old[2:]]
    assert len(game.pile(first, DYNASTY_DECK)) == size
    assert all(each in game.pile(first, DYNASTY_DECK) for each in old[:2])
    assert game.decision is not None
    assert game.decision.seat == 1 - first
