"""Whole games of War of Honor: random play keeps its promises, and every variant is played to an end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rokugan
from rokugan.agents import make_agent
from rokugan.arena import play_game
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


# ------------------------------------------------------------------------------- variants and optional rules


def sensible_game(seed: int, players: int = 4, decks: list[str] | None = None, **options: Any) -> WarOfHonorGame:
    """A game of sensible players to its end."""
    names = NAMES[:players]
    game = rokugan.new_game("war_of_honor", decks, names=names, seed=seed, options=options)
    assert isinstance(game, WarOfHonorGame)
    play_game(game, [make_agent("sensible", seed + seat) for seat in range(players)])
    assert game.outcome is not None, f"undecided after {game.turn} turns"
    return game


def steps_of_winner(game: WarOfHonorGame) -> list[int]:
    assert game.outcome is not None
    return game.paths[game.outcome.seat]


def last_with_provinces(game: WarOfHonorGame) -> bool:
    assert game.outcome is not None
    return [player.seat for player in game.players if not player.eliminated] == [game.outcome.seat]


@pytest.mark.rule("war_of_honor.variants.06")
@pytest.mark.parametrize("variant", ["", "seeking_your_path", "student_of_all", "true_samurai", "wartime"])
def test_a_game_of_steps_ends_when_the_winner_has_them(variant: str) -> None:
    game = sensible_game(3, variant=variant)
    steps = steps_of_winner(game)
    assert game.outcome is not None
    if game.outcome.victory == "elimination":
        assert last_with_provinces(game)
        return
    met = {
        "": max(steps) == 5,
        "seeking_your_path": max(steps) == 5 and sum(1 for each in steps if each) >= 3,
        "student_of_all": min(steps) >= 2,
        "true_samurai": sorted(steps)[-1] == 5 and sorted(steps)[-2] >= 3,
        "wartime": steps[0] == 5,
    }
    assert game.outcome.victory == "paths"
    assert met[variant], steps


@pytest.mark.rule("war_of_honor.variants.10", "war_of_honor.variants.11")
def test_a_game_of_secret_missions_ends_with_one_that_is_met() -> None:
    game = sensible_game(2, variant="secret_missions")
    assert game.outcome is not None
    if game.outcome.victory == "paths":
        mission = game.missions[game.outcome.seat]
        assert sum(mission) == 9
        assert all(done >= wanted for done, wanted in zip(steps_of_winner(game), mission, strict=True))
    else:
        assert last_with_provinces(game)


@pytest.mark.rule("war_of_honor.variants.13", "war_of_honor.variants.14")
def test_the_overall_champion_has_the_most_steps_of_all() -> None:
    game = sensible_game(4, variant="overall_champion")
    assert game.outcome is not None
    assert game.outcome.victory == "paths"
    assert max(max(steps) for steps in game.paths) == 5
    assert sum(steps_of_winner(game)) == max(sum(steps) for steps in game.paths)


@pytest.mark.rule("war_of_honor.variants.15")
def test_a_bushido_brawl_ends_with_the_last_player_who_has_provinces() -> None:
    game = sensible_game(1, players=3, variant="bushido_brawl")
    assert game.outcome is not None
    assert game.outcome.victory == "elimination"
    assert last_with_provinces(game)


@pytest.mark.rule("war_of_honor.variants.17", "war_of_honor.variants.18")
def test_classic_mode_ends_by_honor_rings_or_elimination() -> None:
    game = sensible_game(1, players=2, variant="classic")
    assert game.outcome is not None
    if game.outcome.victory == "honor":
        assert game.players[game.outcome.seat].honor >= 40
    elif game.outcome.victory == "enlightenment":
        assert len(game.elements[game.outcome.seat]) == 5
    else:
        assert last_with_provinces(game)


@pytest.mark.rule("war_of_honor.variants.22", "war_of_honor.variants.23")
def test_gempukku_is_played_to_an_end() -> None:
    game = sensible_game(5, gempukku=True)
    assert any("opens the Fortress" in entry.kind for entry in game.log)


@pytest.mark.rule("war_of_honor.variants.24")
def test_with_strength_of_will_no_fortress_is_lost_to_others() -> None:
    game = sensible_game(6, strength_of_will=True)
    lost = [entry for entry in game.log if entry.kind == "loses a province"]
    assert lost
    assert not any(entry.kind == "loses the Fortress" for entry in game.log)


@pytest.mark.rule("war_of_honor.variants.01", "war_of_honor.variants.05")
def test_advanced_play_with_decks_of_the_card_game() -> None:
    decks = ["Roar of the Lion", "Wisdom of the Phoenix", "Seven Stings Keep"]
    game = sensible_game(1, players=3, decks=decks, advanced=True)
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
