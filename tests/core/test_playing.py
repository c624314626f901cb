"""Only what is offered can be played; anything else is refused with a sentence, and nothing changes."""

import pytest

import rokugan
from rokugan.core.decision import Choice
from rokugan.editions.registry import editions
from rokugan.errors import IllegalMove

PLAYABLE = editions()


@pytest.mark.parametrize("edition", PLAYABLE)
def test_a_choice_of_an_earlier_decision_is_refused(edition: str) -> None:
    game = rokugan.new_game(edition, seed=3)
    assert game.decision is not None
    stale = game.decision.choices[-1]
    game.take(stale)
    before = game.hash(), game.moves
    with pytest.raises(IllegalMove, match="is not among the choices of the present decision"):
        game.take(stale)
    with pytest.raises(IllegalMove, match="is not among the choices"):
        game.take(Choice("pass"))
    assert (game.hash(), game.moves) == before
    assert rokugan.replay(rokugan.record(game)).hash() == game.hash()


@pytest.mark.parametrize("edition", PLAYABLE)
def test_a_number_that_no_choice_has_is_refused(edition: str) -> None:
    game = rokugan.new_game(edition, seed=3)
    assert game.decision is not None
    before = game.hash()
    for index in (-1, len(game.decision.choices), 10**30):
        with pytest.raises(IllegalMove, match=f"There is no choice {index}: "):
            game.choose(index)
    assert (game.hash(), game.moves) == (before, [])


def test_a_choice_is_good_for_the_game_and_for_its_clones() -> None:
    game = rokugan.new_game("celestial", seed=3)
    assert game.decision is not None
    choice = game.decision.choices[0]
    twin = game.clone()
    twin.take(choice)
    game.take(choice)
    assert twin.hash() == game.hash()


def test_a_game_that_is_over_takes_no_move() -> None:
    game = rokugan.new_game("celestial", seed=3)
    assert game.decision is not None
    choice = game.decision.choices[0]
    game.end(0, "honor")
    game.advance()
    with pytest.raises(IllegalMove, match="The game is over"):
        game.choose(0)
    with pytest.raises(IllegalMove, match="The game is over"):
        game.take(choice)
    with pytest.raises(IllegalMove, match="The game is over"):
        game.play("pass")
