"""Who knows which card: the same for every game, those who look on included."""

import pytest

import rokugan
from rokugan.core.knowledge import KnownCards
from rokugan.core.randomness import Randomness
from rokugan.core.zones import Zoned
from rokugan.editions.registry import editions


@pytest.mark.parametrize("edition", editions())
def test_one_who_looks_on_asks_about_what_he_sees(edition: str) -> None:
    game = rokugan.new_game(edition, seed=3)
    assert isinstance(game, (KnownCards, Zoned))
    chance = Randomness(3)
    asked = 0
    for _ in range(120):
        if game.decision is None:
            break
        game.choose(chance.below(len(game.decision.choices)))
    view = game.view(None)
    for name, thing in view["things"].items():
        if "card" in thing:
            assert game.explain(None, name)["printed"]["type"] == view["cards"][thing["card"]]["type"]
            asked += 1
    assert asked > 5


@pytest.mark.parametrize("edition", editions())
def test_what_each_player_has_seen_for_himself_is_not_public(edition: str) -> None:
    game = rokugan.new_game(edition, seed=3)
    hidden = next(card.number for card in game.cards if not game.sees(0, card.number))
    for seat in range(len(game.names)):
        game.learn(hidden, 1 << seat)
        assert game.sees(seat, hidden)
    assert not game.sees(-1, hidden)
    game.learn(hidden, game.everyone())
    assert game.sees(-1, hidden)
    game.hide(hidden, 0b1)
    assert [game.sees(seat, hidden) for seat in (0, 1, -1)] == [True, False, False]
