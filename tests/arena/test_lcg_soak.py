"""Thousands of games of the Living Card Game with all seven decks: none fails, and they end as games should."""

import pytest

from rokugan.arena import pairing, simulate

RANDOM, SENSIBLE, AGAINST = 2000, 500, 140


@pytest.mark.soak
def test_random_games_end() -> None:
    found = simulate(pairing("lcg", ["random"], turn_limit=60), games=RANDOM, workers=2)
    assert found.games == RANDOM
    assert found.endings["turn limit"] <= RANDOM // 100, found.to_json()
    assert {"conquest", "dishonor"} <= set(found.endings), found.to_json()


@pytest.mark.soak
def test_sensible_games_end_in_every_way_and_in_due_time() -> None:
    found = simulate(pairing("lcg", ["sensible"], turn_limit=60), games=SENSIBLE, workers=2)
    assert found.endings["turn limit"] <= SENSIBLE // 50, found.to_json()
    assert {"conquest", "honor", "dishonor"} <= set(found.endings), found.to_json()
    assert found.endings["conquest"] > found.endings["dishonor"] > found.endings["honor"] > 0, found.to_json()
    assert 4 <= found.turns / found.games <= 9, found.to_json()
    assert len({deck for deck, _ in found.decks}) == 7, "every deck wins sometimes"


@pytest.mark.soak
@pytest.mark.parametrize("order", [("sensible", "random"), ("random", "sensible")])
def test_the_sensible_player_beats_the_random_one_nearly_always(order: tuple[str, str]) -> None:
    found = simulate(pairing("lcg", order), games=AGAINST, seed=9000, workers=2)
    assert found.wins["sensible"] >= AGAINST * 97 // 100, found.to_json()
