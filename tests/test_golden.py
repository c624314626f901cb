"""The golden playthroughs of `tests/golden`: a change of behaviour must show in their diff, not only in a test of its own."""

import brawls
import echoes
import pytest
from golden import FOLDER, Playthrough, difference, few

from rokugan.core.files.scenario import load
from rokugan.scenarios import run_case

LINES = brawls.FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", few(), ids=lambda game: f"{game.edition}-{game.seed}")
def test_a_game_goes_as_it_is_kept(game: Playthrough) -> None:
    assert not difference(game), "if the change is meant, run `make golden` and read the diff"


def test_no_other_games_are_kept() -> None:
    assert set(FOLDER.glob("*/*.txt")) == {game.path for game in few()}
    assert [(line.split("\t")[0], int(line.split("\t")[1])) for line in LINES] == brawls.brawls()


EVERY = 3  # so many brawls for each that the ordinary suite plays; `make soak` plays them all


@pytest.mark.parametrize(
    "line",
    [pytest.param(line, marks=[pytest.mark.soak] if number % EVERY else []) for number, line in enumerate(LINES)],
    ids=["-".join(line.split("\t")[:2]) for line in LINES],
)
def test_a_brawl_goes_as_it_is_kept(line: str) -> None:
    edition, seed, *_ = line.split("\t")
    assert brawls.summary(edition, int(seed)) == line, "if the change is meant, run `make golden` and read the diff"


def test_the_echoes_of_nearly_all_scenarios_are_kept() -> None:
    """A new scenario needs none to be run."""
    found = {echoes.name_of(path, "") for path in echoes.SCENARIOS.rglob("*.yaml")}
    assert len(found & {name.partition("::")[0] for name in echoes.kept()}) > 0.95 * len(found), "run `make golden`"


def test_an_echo_that_is_not_as_it_was_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    path = echoes.SCENARIOS / "celestial" / "action-phase" / "action-round-passes.yaml"
    (line,) = echoes.echoes_of(path)
    assert line == f"{echoes.name_of(path, '')}\t{echoes.kept()[echoes.name_of(path, '')]}\n"
    (data,) = load(path).values()
    for left_out, said in (
        ("_look", "what its players see or are told is not"),
        ("_play_on", "how the game goes on is not"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(echoes.Echo, left_out, lambda self, game: None)
            echo = echoes.Echo("celestial")
            run_case(path, "", data, echo.listen)
            assert said in echoes.difference(path, "", echo)
