"""A world looks to its player as the game does, goes on without fault, and tells nothing that he may not know."""

from __future__ import annotations

import json

import pytest
from tests.arena.invariants import EDITIONS, check_decision, check_zones, exchange, random_game

from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.game import CcgGame

MOVES = 40


def seen(game: CcgGame, player: str) -> str:
    """The view, byte for byte."""
    return json.dumps(game.view(player))


def try_world(game: CcgGame, player: str, randomness: Randomness) -> CcgGame:
    """A world of the player: the same to him, and a game that can be played on."""
    before = game.hash()
    world = game.world(player, randomness)
    assert seen(world, player) == seen(game, player)
    check_zones(world)
    check_decision(world)
    for _ in range(MOVES):
        if world.decision is None:
            break
        world.choose(randomness.below(len(world.decision.choices)))
    assert game.hash() == before
    return world


def tables(edition: str) -> int:
    """How many players sit at a table of the edition here."""
    return 4 if edition == "war_of_honor" else 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(1))
def test_a_world_cannot_be_told_from_the_game(edition: str, seed: int) -> None:
    tried = 0
    for game, randomness in random_game(seed, 25, edition, tables(edition)):
        if game.decision is not None and randomness.below(15) == 0:
            others = randomness.below(3) == 0
            player = game.names[randomness.below(len(game.names))] if others else game.decision.player
            try_world(game, player, randomness)
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_world_does_not_depend_on_what_is_hidden(edition: str) -> None:
    """Two games that differ only in the order of hidden cards give the same worlds."""
    tried = 0
    for game, randomness in random_game(9, 15, edition, 2):
        decision = game.decision
        if decision is None or randomness.below(12) or decision.kind not in ("act", "dynasty"):
            continue
        twin = game.clone()
        for group in game.hidden_groups(decision.player):
            for _ in range(3):
                exchange(twin, group[randomness.below(len(group))], group[randomness.below(len(group))])
        twin.randomness = Randomness(randomness.next())
        seed = randomness.next()
        one, other = (each.world(decision.player, Randomness(seed)) for each in (game, twin))
        assert titles(one) == titles(other)
        assert one.randomness.state == other.randomness.state
        tried += 1
    assert tried > 3


def titles(game: CcgGame) -> list[list[str]]:
    """What lies where."""
    return [
        [game.cards[card].title for card in pile]
        for player in game.players
        for pile in (player.hand, player.fate_deck, player.dynasty_deck, *(each.cards for each in player.provinces))
    ]


def test_a_light_clone_goes_on_as_the_game_does() -> None:
    for game, randomness in random_game(2, 6, "celestial"):
        if game.decision is None or randomness.below(10):
            continue
        light, whole = game.clone(light=True), game.clone()
        assert (light.log, light.history) == ([], [])
        for _ in range(10):
            if whole.decision is None:
                break
            number = randomness.below(len(whole.decision.choices))
            whole.choose(number)
            light.choose(number)
            assert light.hash() == whole.hash()


@pytest.mark.parametrize("edition", EDITIONS)
def test_keys_tell_moves_apart_as_their_texts_do(edition: str) -> None:
    for game, randomness in random_game(4, 15, edition, tables(edition)):
        decision = game.decision
        if decision is not None and randomness.below(4) == 0:
            keys = [choice.key for choice in decision.choices]
            assert len(set(keys)) == len(set(decision.options)) == len(keys)
            world = game.world(decision.player, randomness)
            assert [choice.key for choice in world.asked().choices] == keys
