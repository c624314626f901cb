"""Whole games of War of Honor: random play keeps its promises, and every variant is played to an end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rokugan
from rokugan.editions.war_of_honor.game import WarOfHonorGame
from rokugan.editions.war_of_honor.victory import VARIANTS
from rokugan.games import record, replay

NAMES = ["Ann", "Bob", "Cid", "Dov"]


def play(players: int, seed: int, most: int = 6000, **options: Any) -> WarOfHonorGame:
    """A game by chance, to its end or to that many decisions."""
    game = rokugan.new_game("war_of_honor", names=NAMES[:players], seed=seed, options=options)
    assert isinstance(game, WarOfHonorGame)
    chance = random.Random(seed)
    for _ in range(most):
        if game.decision is None:
            break
        game.choose(chance.randrange(len(game.decision.choices)))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_plays_the_same_game_again(players: int) -> None:
    game = play(players, 7, most=700)
    assert replay({**record(game), "result": record(game)["result"]}).hash() == game.hash()


def test_a_clone_goes_its_own_way() -> None:
    game = play(4, 3, most=400)
    copy = game.clone()
    assert isinstance(copy, WarOfHonorGame)
    assert copy.hash() == game.hash()
    before = game.hash()
    chance = random.Random(1)
    for _ in range(200):
        if copy.decision is None:
            break
        copy.choose(chance.randrange(len(copy.decision.choices)))
    assert game.hash() == before


def test_views_show_the_board_and_hide_missions() -> None:
    game = play(3, 5, most=120, variant="secret_missions")
    for name in ("Ann", "Bob", "Cid", None):
        view = game.view(name)
        assert len(view["tiles"]) == 16
        assert set(view["paths"]) == {"Ann", "Bob", "Cid"}
        mine = game.missions[game.names.index(name)] if name is not None else ()
        assert (list(view["mission"].values()) if view["mission"] else []) == list(mine)


@pytest.mark.rule("war_of_honor.variants.06")
@pytest.mark.parametrize("variant", ["", *VARIANTS])
def test_every_variant_comes_to_an_end(variant: str) -> None:
    game = next(each for each in (play(2, seed, variant=variant) for seed in range(5)) if each.outcome is not None)
    allowed = {"classic": {"honor", "enlightenment", "elimination"}, "bushido_brawl": {"elimination"}}
    assert game.outcome is not None
    assert game.outcome.victory in allowed.get(variant, {"paths", "elimination"})


@pytest.mark.rule("war_of_honor.variants.22", "war_of_honor.variants.24", "war_of_honor.variants.01")
@pytest.mark.parametrize("options", [{"gempukku": True}, {"strength_of_will": True}, {"advanced": True}])
def test_every_optional_rule_is_played_to_an_end(options: dict[str, bool]) -> None:
    assert any(play(2, seed, **options).outcome is not None for seed in range(3))
