"""What the bench measures."""

import sys
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from rokugan.arena import bench, chess_play


def test_every_playable_edition_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "WARM_UP", 0)
    monkeypatch.setattr(bench, "measure_cards", lambda wanted: bench.Cards(0, 0.0, wanted[0], 0.0))
    found = bench.bench(games=1).to_json()
    assert {each["edition"] for each in found["editions"]} == {"gold", "samurai", "celestial", "war_of_honor", "lcg"}
    assert found["calibration_seconds"] > 0
    (celestial,) = (each for each in found["editions"] if each["edition"] == "celestial")
    assert celestial["games"] == 1
    assert celestial["decisions_per_second"] == pytest.approx(celestial["decisions"] / celestial["seconds"], rel=0.05)
    assert celestial["decisions_per_unit"] == pytest.approx(
        celestial["decisions_per_second"] * found["calibration_seconds"], rel=0.05
    )
    assert (celestial["decisions_per_chess_ply"] is not None) == (find_spec("chess") is not None)
    assert celestial["slowest_milliseconds"] > 0
    assert all(cost > 0 for cost in celestial["costs"].values())
    assert celestial["clone_microseconds"] == celestial["costs"]["clone"]
    assert celestial["costs"]["delta_bytes"] < 1000


def test_positions_for_clones_come_from_the_middle_of_a_game() -> None:
    positions = bench.positions_of("celestial", seed=4)
    assert positions
    assert all(position.decisions % bench.POSITIONS_EVERY == bench.POSITIONS_EVERY - 1 for position in positions)


def test_a_build_is_stale_when_a_source_is_missing_in_it(tmp_path: Path) -> None:
    assert bench.is_stale(tmp_path)


def test_the_texts_of_shipped_cards_are_read() -> None:
    found = bench.measure_cards(["celestial"])
    assert found.texts == 87
    assert found.library == "celestial"
    assert found.seconds_per_thousand > 0
    assert found.library_seconds > 0


class ShortGame:
    """A board on which every game is over after three moves."""

    def __init__(self) -> None:
        self.legal_moves = ["e4", "d4"]
        self.played = 0

    def is_game_over(self) -> bool:
        return self.played == 3

    def push(self, move: str) -> None:
        assert move in self.legal_moves
        self.played += 1
        PUSHED.append(move)


PUSHED: list[str] = []


def test_chess_is_played_at_random_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    chess = ModuleType("chess")
    chess.__spec__ = ModuleSpec("chess", None)
    vars(chess)["Board"] = ShortGame
    monkeypatch.setitem(sys.modules, "chess", chess)
    found = chess_play.plies_per_second(games=40)
    assert found is not None
    assert found > 0
    assert len(PUSHED) == 120
    assert set(PUSHED) == {"e4", "d4"}


def test_without_python_chess_nothing_is_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chess_play, "find_spec", lambda name: None)
    assert chess_play.plies_per_second() is None
