"""The golden files of `tests/golden`: a change of behaviour must show in their diff, not only in a test of its own."""

import json
from pathlib import Path

import brawls
import echoes
import pytest
import sights
from courses import Course, first_difference, sections
from golden import FOLDER, Playthrough, difference, few, wide_differences

from rokugan.core.game import Game
from rokugan.editions.registry import editions

READ = "if the change is meant, run `make golden` and read the diff"
EVERY = 3  # so many brawls for each that the ordinary suite plays; `make soak` plays them all
WIDELY = 41  # of so many of the games of which only a line is kept the suite plays one
SAID = 5  # so many differences are printed


def report(said: list[str]) -> str:
    """Return what a failing test prints: the first differences, and how many there are."""
    return "\n".join([f"{len(said)} differ; {READ}", *said[:SAID]])


@pytest.mark.parametrize("game", few(), ids=lambda game: f"{game.edition}-{game.seed}")
def test_a_game_goes_as_it_is_kept(game: Playthrough) -> None:
    assert not difference(game), READ


def test_a_sample_of_many_games_goes_as_its_lines_say() -> None:
    """`make golden-check` compares them all."""
    said = wide_differences(WIDELY)
    assert not said, report(said)


def test_no_other_games_are_kept() -> None:
    assert set(FOLDER.glob("*/[0-9]*.txt")) == {game.path for game in few()}
    assert list(brawls.kept()) == brawls.brawls()


@pytest.mark.parametrize("edition", brawls.NUMBERS)
@pytest.mark.parametrize(
    "rest", [pytest.param(rest, marks=[pytest.mark.soak] if rest else []) for rest in range(EVERY)]
)
def test_brawls_go_as_they_are_kept(edition: str, rest: int) -> None:
    said = brawls.differences(
        edition, (seed for name, seed in brawls.kept() if name == edition and seed % EVERY == rest)
    )
    assert not said, report(said)


@pytest.mark.parametrize("edition", editions())
def test_scenarios_go_on_as_they_are_kept(edition: str) -> None:
    said = echoes.differences_in_sample(edition)
    assert not said, report(said)


@pytest.mark.parametrize("edition", editions())
def test_players_see_what_is_kept(edition: str) -> None:
    said = sights.differences("seen", edition)
    assert not said, report(said)


def test_players_read_what_is_kept() -> None:
    said = [each for edition in editions() for each in sights.differences("read", edition)]
    assert not said, report(said)


@pytest.mark.parametrize("edition", editions())
def test_nearly_all_that_is_kept_is_of_scenarios_that_are_there(edition: str) -> None:
    """What was renamed or no longer holds is compared with nothing."""
    for file, number in (("echoes", echoes.SAMPLE), ("seen", sights.NUMBER), ("read", sights.NUMBER)):
        names = sections(FOLDER / edition / f"{file}.txt")
        there = [name for name in names if (echoes.SCENARIOS / name.partition("::")[0]).exists()]
        assert len(there) >= 0.9 * number, "run `make golden`"


def test_a_difference_says_which_line_it_is_before_and_after() -> None:
    assert first_difference(["a", "b"], ["a", "c"]) == "line 2 was 'b' and is now 'c'"
    assert first_difference(["a"], ["a", "c"]) == "has 2 lines now, not 1: it ended with 'a'"
    assert first_difference(["a", "b"], ["a"]) == "has 1 lines now, not 2: it went on with 'b'"
    assert not first_difference(["a"], ["a"])


def test_a_course_says_which_part_differs_and_how_it_is_now() -> None:
    course = Course("celestial")
    course.begin("first")
    course.begin("second")
    course.lines.append("  Ann draws")
    kept = course.prints()
    assert not course.difference(kept)
    course.lines[-1] = "  Ann passes"
    assert course.difference(kept) == "part 2 of 2 is not as it was; now it is\nsecond\n  Ann passes"


def test_an_echo_that_is_not_as_it_was_shows_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def bowed_by_mistake(course: Course, game: Game) -> None:
        course.lines.append("  everybody bows")

    monkeypatch.setattr(Course, "note_standing", bowed_by_mistake)
    said = echoes.differences_in_sample("gold")
    assert said
    assert all("and is now '  everybody bows'" in each for each in said), said


def test_all_scenarios_are_compared_with_another_revision(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each engine plays today's scenarios in a process of its own."""
    one = echoes.sample("celestial")[0]
    (tmp_path / "one.yaml").write_bytes(one.read_bytes())
    monkeypatch.setattr(echoes, "SCENARIOS", tmp_path)
    played = echoes.played_by(Path(brawls.__file__).parents[1] / "src")
    assert list(played.values()) == list(echoes.lines_of(tmp_path / "one.yaml").values())
    assert json.dumps(played)
