"""The golden playthroughs of `tests/golden`: a change of behaviour must show in their diff, not only in a test of its own."""

import pytest
from golden import FOLDER, Playthrough, difference, few


@pytest.mark.parametrize("game", few(), ids=lambda game: f"{game.edition}-{game.seed}")
def test_a_game_goes_as_it_is_kept(game: Playthrough) -> None:
    assert not difference(game), "if the change is meant, run `make golden` and read the diff"


def test_no_other_games_are_kept() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {game.path for game in few()}
