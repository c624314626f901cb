"""Worlds of the Living Card Game: all that a player does not know is dealt anew, from known lists or from candidates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rokugan
from rokugan.cards.deck import Deck, shipped_decks
from rokugan.cards.library import library
from rokugan.core.randomness import Randomness
from rokugan.editions.lcg.opening.seating import seat_deck
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.things import HAND
from rokugan.errors import RokuganError


def positions(seed: int, every: int = 11) -> Iterator[LcgGame]:
    game = rokugan.new_game("lcg", seed=seed)
    chance = Randomness(seed)
    while game.decision is not None and game.turn < 6:
        if game.decisions % every == every - 1:
            yield game
        game.choose(chance.below(len(game.decision.choices)))


def hidden(game: LcgGame, seat: int) -> list[str]:
    return [card.title for card in game.cards if not game.sees(seat, card.number)]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_world_looks_the_same_to_its_player_and_goes_on(seed: int) -> None:
    chance = Randomness(seed)
    other = 0
    for game in positions(seed):
        for name in game.names:
            before = game.hash()
            world = game.world(name, chance)
            assert world.view(name) == game.view(name)
            seat = game.names.index(name)
            assert sorted(hidden(world, seat)) == sorted(hidden(game, seat))
            other += hidden(world, seat) != hidden(game, seat)
            for _ in range(40):
                if world.decision is not None:
                    world.choose(chance.below(len(world.decision.choices)))
            assert game.hash() == before
    assert other > 15


@pytest.mark.parametrize("seed", [4, 5])
def test_a_world_depends_on_what_its_player_knows_and_on_nothing_else(seed: int) -> None:
    compared = 0
    for game in positions(seed):
        assert game.decision is not None
        name = game.decision.player
        imagined = game.world(name, Randomness(99))
        one, two = (each.world(name, Randomness(7)) for each in (game, imagined))
        assert one.hash() == two.hash()
        compared += hidden(game, game.names.index(name)) != hidden(imagined, game.names.index(name))
    assert compared > 5


def test_what_the_other_player_could_do_in_a_window_is_found_from_the_cards_that_he_has_in_the_world() -> None:
    asked_anew = 0
    for game in positions(6, 3):
        assert game.decision is not None
        if game.decision.kind != "act":
            continue
        viewer = game.names[1 - game.decision.seat]
        world = game.world(viewer, Randomness(5))
        assert world.decision is not None
        for choice in world.decision.choices:
            if choice.card is not None:
                assert world.cards[choice.card.number].definition is choice.card.definition
        asked_anew += world.decision.options != game.decision.options
    assert asked_anew > 3


@pytest.mark.parametrize("kind", ["discard", "target", "react"])
def test_whatever_the_other_player_is_asked_he_is_asked_about_the_cards_of_the_world(kind: str) -> None:
    """A mulligan (two of the hand are set aside already), the choice of a text among cards in hand, a reaction."""
    asked = 0
    for seed in range(24):
        for game in positions(seed, 1):
            decision = game.decision
            assert decision is not None
            viewer = 1 - decision.seat
            hidden = [each.card.number for each in decision.choices if each.card is not None]
            hidden = [card for card in hidden if game.where[card] == HAND and not game.sees(viewer, card)]
            if decision.kind == kind and hidden:
                asked += 1
                worlds = [game.world(game.names[viewer], Randomness(number)) for number in range(4)]
                assert all(world.view(game.names[viewer]) == game.view(game.names[viewer]) for world in worlds)
                if any(world.asked().options != decision.options for world in worlds):
                    return
    pytest.fail(f"He was asked {asked} times, in every world the same as in the game.")


def definitions(deck: Deck) -> list[Any]:
    whole = seat_deck(deck, library("lcg"))
    return [*whole.provinces, *whole.dynasty, *whole.conflict]


def test_the_other_player_may_be_playing_one_of_several_lists() -> None:
    decks = [deck for deck in shipped_decks() if deck.edition == "lcg"][:3]
    game = rokugan.new_game("lcg", decks[:2], seed=8)
    lists = [definitions(decks[1])]
    seen = game.world("Ann", Randomness(1), {"Bob": lists})
    assert seen.view("Ann") == game.view("Ann")
    assert sorted(hidden(seen, 0)) == sorted(hidden(game, 0))
    own = game.world("Ann", Randomness(1), {"Ann": [definitions(decks[0])[:-1]]})  # she knows what she plays
    assert own.hash() == game.world("Ann", Randomness(1)).hash()
    with pytest.raises(RokuganError, match="None of the 1 lists given for Bob agrees"):
        game.world("Ann", Randomness(1), {"Bob": [definitions(decks[1])[:-1]]})
    with pytest.raises(RokuganError, match="There is no player 'Cid'"):
        game.world("Ann", Randomness(1), {"Cid": lists})


def test_a_list_of_other_cards_is_dealt_as_long_as_nothing_speaks_against_it() -> None:
    decks = [deck for deck in shipped_decks() if deck.edition == "lcg"][:2]
    game = rokugan.new_game("lcg", decks, seed=8)
    real = definitions(decks[1])
    hand = {card.title for card in game.cards if card.owner == 1 and not game.sees(0, card.number)}
    gone = next(each for each in real if each.title in hand and each.side == "conflict")
    cards: list[Any] = list(library("lcg").shown)
    new = next(
        each for each in cards if each.side == "conflict" and each.title not in {card.title for card in game.cards}
    )
    other = [*real]
    other[other.index(gone)] = new
    found = [game.world("Ann", Randomness(seed), {"Bob": [real, other]}) for seed in range(12)]
    assert {any(card.title == new.title for card in world.cards) for world in found} == {True, False}
    for world in found:
        assert world.view("Ann") == game.view("Ann")
        chance = Randomness(3)
        for _ in range(40):
            if world.decision is not None:
                world.choose(chance.below(len(world.decision.choices)))
