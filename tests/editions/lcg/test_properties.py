"""What must hold in every position of random games of the Living Card Game with its shipped decks."""

from __future__ import annotations

import json

import pytest

import rokugan
from rokugan.core.names import in_full
from rokugan.core.randomness import Randomness
from rokugan.core.schema import faults, view_schema
from rokugan.editions.lcg.game import LcgGame
from rokugan.editions.lcg.things import CONFLICT_DECK, DYNASTY_DECK, HAND, IN_PLAY, PROVINCE
from rokugan.games import record, replay

SEEDS = range(6)
ROUNDS = 12


def game_of(seed: int) -> LcgGame:
    """A new game."""
    game = rokugan.new_game("lcg", seed=seed, options={"turns": ROUNDS})
    assert isinstance(game, LcgGame)
    return game


def positions(seed: int, every: int = 1) -> list[LcgGame]:
    """Clones of positions of a random game, at even distances, and its end."""
    game, chance = game_of(seed), Randomness(seed ^ 77)
    found: list[LcgGame] = []
    while game.decision is not None:
        if game.decisions % every == 0:
            found.append(game.clone())
        game.choose(chance.below(len(game.decision.choices)))
    return [*found, game]


@pytest.mark.rule("lcg.zones.10", "lcg.tokens.07", "lcg.movement.01", "lcg.conflict.08")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_is_in_one_place(seed: int) -> None:
    for game in positions(seed, 5):
        lying = sorted(card for pile in game.piles for card in pile)
        assert lying == list(range(len(game.cards)))
        assert sorted(game.states) == sorted(card for seat in (0, 1) for card in game.pile(seat, IN_PLAY))
        in_provinces = {card for province in game.provinces for card in province.cards}
        for seat in (0, 1):
            assert set(game.pile(seat, PROVINCE)) <= in_provinces
        for card, state in game.states.items():
            assert state.fate >= 0
            assert all(game.states[each].host == card for each in state.attachments)
            assert game.controller(card) == game.holder[card]
            assert state.side == 0 or game.conflict is not None
        for player in game.players:
            assert player.fate >= 0
            assert player.honor >= 0
        assert all(game.heard[key] >= 0 for key in range(len(game.heard)))


@pytest.mark.parametrize("seed", SEEDS)
def test_moves_are_unique_and_mean_themselves(seed: int) -> None:
    for game in positions(seed, 7):
        if game.decision is not None:
            options = game.decision.options
            assert len(set(options)) == len(options), options
            for choice in game.decision.choices:
                assert game.find(choice.move) is choice


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_gives_the_same_game(seed: int) -> None:
    end = positions(seed, 10_000)[-1]
    assert end.outcome is not None
    assert replay(json.loads(json.dumps(record(end)))).hash() == end.hash()


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_clones_go_their_own_way(seed: int) -> None:
    for game in positions(seed, 11):
        before = game.hash()
        copy = game.clone()
        assert copy.hash() == before
        chance = Randomness(seed)
        for _ in range(12):
            if copy.decision is not None:
                copy.choose(chance.below(len(copy.decision.choices)))
        assert game.hash() == before
        other = game.clone()
        chance = Randomness(seed)
        for _ in range(12):
            if other.decision is not None:
                other.choose(chance.below(len(other.decision.choices)))
        assert other.hash() == copy.hash()


def hidden_titles(game: LcgGame, seat: int) -> set[str]:
    """Titles that only cards out of this seat's sight bear."""
    seen = {card.title for card in game.cards if game.sees(seat, card.number)}
    logged = {name for entry in game.log if entry.is_known(seat) for name in [card.title for card in entry.cards]}
    mine = {card.title for card in game.cards if card.owner == seat}
    return {card.title for card in game.cards if not game.sees(seat, card.number)} - seen - logged - mine


@pytest.mark.rule("lcg.information.02", "lcg.information.04")
@pytest.mark.parametrize("seed", SEEDS)
def test_views_tell_nothing_that_is_hidden(seed: int) -> None:
    for game in positions(seed, 9):
        for seat, name in enumerate(game.names):
            said = json.dumps(game.view(name), ensure_ascii=False)
            for title in hidden_titles(game, seat):
                assert f'"{title}"' not in said
                assert f'"{in_full(title, 1)}"' not in said


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_views_have_the_form_that_all_editions_share(seed: int) -> None:
    schema = view_schema()
    for game in positions(seed, 17):
        for name in (*game.names, None):
            assert faults(game.view(name), schema) == []
            for event in game.told(name):
                assert faults(event, schema["$defs"]["event"], schema) == []


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_a_world_looks_the_same_and_goes_on(seed: int) -> None:
    chance = Randomness(seed)
    for game in positions(seed, 13):
        if game.decision is None:
            continue
        name = game.decision.player
        world = game.world(name, chance)
        assert world.view(name) == game.view(name)
        for seat in (0, 1):
            for zone in (HAND, CONFLICT_DECK, DYNASTY_DECK):
                assert len(world.pile(seat, zone)) == len(game.pile(seat, zone))
        for _ in range(20):
            if world.decision is not None:
                world.choose(chance.below(len(world.decision.choices)))


@pytest.mark.rule("lcg.setup.06")
def test_games_end_by_conquest_honor_or_dishonor() -> None:
    endings: set[str] = set()
    for seed in range(14):
        game, chance = rokugan.new_game("lcg", seed=seed, options={"turns": 60}), Randomness(seed)
        while game.decision is not None:
            game.choose(chance.below(len(game.decision.choices)))
        endings.add(game.outcome.victory)
    assert endings <= {"conquest", "honor", "dishonor"}
    assert len(endings) > 1
