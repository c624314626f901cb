"""The golden playthroughs of `tests/golden`: a change of behaviour must show in their diff, not only in a test of its own."""

import brawls
import pytest
from golden import FOLDER, Playthrough, difference, few

LINES = brawls.FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", few(), ids=lambda game: f"{game.edition}-{game.seed}")
def test_a_game_goes_as_it_is_kept(game: Playthrough) -> None:
    assert not difference(game), "if the change is meant, run `make golden` and read the diff"


def test_no_other_games_are_kept() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {game.path for game in few()}
    assert [(line.split("\t")[0], int(line.split("\t")[1])) for line in LINES] == brawls.brawls()


@pytest.mark.parametrize("line", LINES, ids=lambda line: "-".join(line.split("\t")[:2]))
def test_a_brawl_goes_as_it_is_kept(line: str) -> None:
    edition, seed, *_ = line.split("\t")
    assert brawls.summary(edition, int(seed)) == line, "if the change is meant, run `make golden` and read the diff"
