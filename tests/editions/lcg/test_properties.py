"""What must hold in every position of random games of the Living Card Game with its shipped decks."""

from __future__ import annotations

import json

import pytest

import rokugan
from rokugan.core.names import in_full
from rokugan.core.randomness import Randomness
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.things import IN_PLAY, PROVINCE

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
        assert min(*game.heard.at, *game.heard.to) >= 0


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


@pytest.mark.rule("lcg.setup.06")
def test_games_end_by_conquest_honor_or_dishonor() -> None:
    endings: set[str] = set()
    for seed in range(30):
        game, chance = rokugan.new_game("lcg", seed=seed, options={"turns": 60}), Randomness(seed)
        while game.decision is not None:
            game.choose(chance.below(len(game.decision.choices)))
        endings.add(game.outcome.victory)
    assert endings <= {"conquest", "honor", "dishonor"}
    assert len(endings) > 1
