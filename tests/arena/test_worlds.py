"""A world looks to its player as the game does, goes on without fault, and tells nothing that he may not know."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from tests.arena.invariants import EDITIONS, check_decision, check_zones, exchange, random_game

import rokugan
from rokugan.cards.model import CardDefinition
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.war_of_honor.game import woh
from rokugan.errors import RokuganError

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


def test_worlds_differ_in_what_is_hidden_and_in_chance() -> None:
    game = rokugan.new_game("celestial", names=["Ann", "Bob"], seed=7)
    worlds = [game.world("Ann", Randomness(seed)) for seed in range(8)]
    hands = {tuple(sorted(world.cards[card].title for card in world.players[1].hand)) for world in worlds}
    assert len(hands) > 4
    assert len({world.randomness.state for world in worlds}) == 8
    assert all(world.randomness.state != game.randomness.state for world in worlds)
    for world in worlds:
        assert [world.cards[card].title for card in world.players[0].hand] == [
            game.cards[card].title for card in game.players[0].hand
        ]
        assert (world.log, world.history, world.beginning) == ([], [], {})


def lists(game: CcgGame, seat: int) -> list[CardDefinition]:
    """The deck that a player really plays."""
    cards = [card.definition for card in game.cards if card.owner == seat]
    return [each for each in cards if each.is_dynasty or each.is_fate]


def test_the_list_of_another_player_may_be_one_of_several() -> None:
    game = rokugan.new_game("celestial", names=["Ann", "Bob"], seed=7)
    mine: Sequence[CardDefinition] = lists(game, 0)
    theirs = lists(game, 1)
    drawn: set[str] = set()
    for seed in range(12):
        world = game.world("Ann", Randomness(seed), {"Bob": [theirs, mine]})
        assert seen(world, "Ann") == seen(game, "Ann")
        bobs = sorted(each.name for each in lists(world, 1))
        assert bobs in (sorted(each.name for each in theirs), sorted(each.name for each in mine))
        drawn.add(bobs[0])
    assert len(drawn) == 2


def test_a_list_that_was_seen_to_be_another_is_not_drawn() -> None:
    game = rokugan.new_game("celestial", names=["Ann", "Bob"], seed=7)
    mine, theirs = lists(game, 0), lists(game, 1)
    tell = next(card for card in game.players[1].hand if game.cards[card].definition not in mine)
    game.learn(tell, game.everyone())
    for seed in range(6):
        world = game.world("Ann", Randomness(seed), {"Bob": [theirs, mine]})
        assert sorted(each.name for each in lists(world, 1)) == sorted(each.name for each in theirs)
    with pytest.raises(RokuganError, match="None of the 1 lists given for Bob agrees"):
        game.world("Ann", Randomness(1), {"Bob": [mine]})


def test_secret_missions_are_drawn_again() -> None:
    options = {"variant": "secret_missions"}
    game = rokugan.new_game("war_of_honor", names=["Ann", "Bob"], seed=5, options=options)
    while game.decision is not None and game.turn == 0:
        game.choose(len(game.history) % len(game.decision.choices))
    assert game.decision is not None
    me = game.decision.player
    seat = game.names.index(me)
    worlds = [game.world(me, Randomness(seed)) for seed in range(10)]
    assert {woh(world).missions[seat] for world in worlds} == {woh(game).missions[seat]}
    assert len({woh(world).missions[1 - seat] for world in worlds}) > 3


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
