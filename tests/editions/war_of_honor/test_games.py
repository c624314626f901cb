"""Whole games of War of Honor: random play keeps its promises, and every variant is played to an end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rokugan
from rokugan.agents import make_agent
from rokugan.arena import play_game
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.war_of_honor.game import WarOfHonorGame
from rokugan.editions.war_of_honor.winning import VARIANTS
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
        view = unfolded(game.view(name))
        assert len(view["tiles"]) == 16
        assert set(view["paths"]) == {"Ann", "Bob", "Cid"}
        mine = game.missions[game.names.index(name)] if name is not None else ()
        assert (list(view["mission"].values()) if view["mission"] else []) == list(mine)


# ------------------------------------------------------------------------------- variants and optional rules

# Steps that everybody has taken; one or two more on the Path of Military meet the condition, others do not.
HEAD_STARTS = {
    "": (3, 0, 0, 0),
    "seeking_your_path": (3, 1, 0, 1),
    "student_of_all": (1, 2, 2, 2),
    "true_samurai": (3, 3, 0, 0),
    "wartime": (3, 5, 5, 5),
    "overall_champion": (3, 0, 0, 0),
}


def with_head_start(game: WarOfHonorGame, steps: tuple[int, ...]) -> WarOfHonorGame:
    """The game goes on by chance from those steps, to its end."""
    for taken in game.paths:
        taken[:] = steps
    chance = random.Random(1)
    while game.decision is not None:
        game.choose(chance.randrange(len(game.decision.choices)))
    return game


def new_game(players: int, seed: int, decks: list[str] | None = None, **options: Any) -> WarOfHonorGame:
    game = rokugan.new_game("war_of_honor", decks, names=NAMES[:players], seed=seed, options=options)
    assert isinstance(game, WarOfHonorGame)
    return game


def steps_of_winner(game: WarOfHonorGame) -> list[int]:
    assert game.outcome is not None
    return game.paths[game.outcome.seat]


@pytest.mark.rule("war_of_honor.variants.06")
@pytest.mark.parametrize("variant", HEAD_STARTS)
def test_a_game_of_steps_ends_as_soon_as_somebody_has_them(variant: str) -> None:
    game = with_head_start(new_game(4, 2, variant=variant), HEAD_STARTS[variant])
    steps = steps_of_winner(game)
    met = {
        "": max(steps) == 5,
        "seeking_your_path": max(steps) == 5 and sum(1 for each in steps if each) >= 3,
        "student_of_all": min(steps) >= 2,
        "true_samurai": sorted(steps)[-1] == 5 and sorted(steps)[-2] >= 3,
        "wartime": steps[0] == 5,
        "overall_champion": sum(steps) == max(sum(each) for each in game.paths),
    }
    assert game.outcome is not None
    assert game.outcome.victory == "paths"
    assert met[variant], steps


@pytest.mark.rule("war_of_honor.variants.10", "war_of_honor.variants.11")
def test_a_game_of_secret_missions_ends_when_one_is_met() -> None:
    game = new_game(4, 2, variant="secret_missions")
    chance = random.Random(7)
    while not all(game.missions):
        assert game.decision is not None
        game.choose(chance.randrange(len(game.decision.choices)))
    assert all(sum(mission) == 9 for mission in game.missions)
    assert any(mission[0] for mission in game.missions)
    for taken, mission in zip(game.paths, game.missions, strict=True):
        taken[:] = [mission[0] - 1, *mission[1:]] if mission[0] else [0, 0, 0, 0]
    while game.decision is not None:
        game.choose(chance.randrange(len(game.decision.choices)))
    assert game.outcome is not None
    assert game.outcome.victory == "paths"
    mission = game.missions[game.outcome.seat]
    assert all(done >= wanted for done, wanted in zip(steps_of_winner(game), mission, strict=True))


@pytest.mark.rule("war_of_honor.variants.15")
def test_a_bushido_brawl_ends_with_the_last_player_who_has_provinces() -> None:
    game = with_head_start(new_game(3, 1, variant="bushido_brawl"), (5, 5, 5, 5))
    assert game.outcome is not None
    assert game.outcome.victory == "elimination"
    assert [player.seat for player in game.players if not player.eliminated] == [game.outcome.seat]


@pytest.mark.rule("war_of_honor.variants.17", "war_of_honor.variants.18")
def test_classic_mode_ends_at_forty_honor() -> None:
    game = new_game(2, 1, variant="classic")
    for player in game.players:
        player.honor = 36
    with_head_start(game, (5, 5, 5, 5))
    assert game.outcome is not None
    assert game.outcome.victory == "honor"
    assert game.players[game.outcome.seat].honor >= 40


def sensible_game(game: WarOfHonorGame) -> WarOfHonorGame:
    """Sensible players play to the end."""
    play_game(game, [make_agent("sensible", seat) for seat in range(len(game.names))])
    assert game.outcome is not None, f"undecided after {game.turn} turns"
    return game


@pytest.mark.rule("war_of_honor.victory.01")
def test_four_sensible_players_finish_a_path() -> None:
    game = sensible_game(new_game(4, 3))
    assert game.rules.seen.ending(game).startswith("Path of ")
    assert max(steps_of_winner(game)) == 5


@pytest.mark.rule("war_of_honor.variants.22", "war_of_honor.variants.23")
def test_gempukku_is_played_to_an_end() -> None:
    game = sensible_game(new_game(2, 5, gempukku=True))
    assert any(entry.kind == "opens the Fortress" for entry in game.log)


@pytest.mark.rule("war_of_honor.variants.24")
def test_with_strength_of_will_no_fortress_is_lost_to_others() -> None:
    game = sensible_game(new_game(2, 6, strength_of_will=True))
    assert any(entry.kind == "loses a province" for entry in game.log)
    assert not any(entry.kind == "loses the Fortress" for entry in game.log)


@pytest.mark.rule("war_of_honor.variants.01", "war_of_honor.variants.05")
def test_advanced_play_with_decks_of_the_card_game() -> None:
    decks = ["Roar of the Lion", "Wisdom of the Phoenix", "Seven Stings Keep"]
    game = sensible_game(new_game(3, 1, decks, advanced=True))
    assert game.outcome is not None
    assert game.outcome.victory in ("paths", "elimination")
    assert len(game.tiles) == 16


@pytest.mark.rule("war_of_honor.variants.06")
@pytest.mark.parametrize("variant", ["", *VARIANTS])
def test_random_players_finish_every_variant(variant: str) -> None:
    game = next(each for each in (play(2, seed, variant=variant) for seed in range(5)) if each.outcome is not None)
    allowed = {"classic": {"honor", "enlightenment", "elimination"}, "bushido_brawl": {"elimination"}}
    assert game.outcome is not None
    assert game.outcome.victory in allowed.get(variant, {"paths", "elimination"})
