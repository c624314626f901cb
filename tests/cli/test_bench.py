"""`rokugan bench`, as a user calls it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rokugan.arena import bench as arena
from rokugan.cli import app
from rokugan.core import game
from rokugan.errors import RokuganError


def test_the_figures_as_json_and_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "compiled_folder", lambda: None)
    one = ["bench", "--games", "1", "--edition", "celestial"]
    found = json.loads(CliRunner().invoke(app, [*one, "--json"], catch_exceptions=False).output)
    assert found["editions"][0]["edition"] == "celestial"
    assert "compiled_build" not in found
    output = CliRunner().invoke(app, one, catch_exceptions=False).output
    for words in ("calibration", "decisions/s", "games/s", "clone", "decisions per unit"):
        assert words in output


def test_bench_measures_one_edition_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "compiled_folder", lambda: None)
    called = ["bench", "--games", "1", "--edition", "gold", "--json"]
    found = json.loads(CliRunner().invoke(app, called, catch_exceptions=False).output)
    assert [each["edition"] for each in found["editions"]] == ["gold"]
    with pytest.raises(RokuganError, match="No decks are shipped for 'tin'"):
        arena.bench(1, "tin")


def test_a_compiled_build_is_measured_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    here = arena.bench(games=1, edition="celestial").to_json()
    faster = here | {"compiled": True, "build": "compiled", "editions": [
        each | {"decisions_per_unit": each["decisions_per_unit"] * 3, "clone_microseconds": each["clone_microseconds"] / 2}
        for each in here["editions"]
    ]}  # fmt: skip
    monkeypatch.setattr(arena, "compiled_folder", lambda: Path("build/compiled"))
    monkeypatch.setattr(arena, "bench_compiled", lambda folder, games, edition: faster)
    cards = arena.Cards(**here["cards"])
    monkeypatch.setattr(
        arena,
        "bench",
        lambda games, edition, step: arena.Bench(False, "interpreted", here["calibration_seconds"], (), cards),
    )
    monkeypatch.setattr(arena, "is_stale", lambda folder: False)
    output = CliRunner().invoke(app, ["bench", "--games", "1"], catch_exceptions=False).output
    assert "interpreted (" in output
    assert "compiled (" in output
    monkeypatch.setattr(arena, "is_stale", lambda folder: True)
    output = CliRunner().invoke(app, ["bench", "--games", "1"], catch_exceptions=False).output
    assert "older than the sources" in output
    assert "compiled (" not in output


def test_the_compiled_build_of_a_checkout_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = Path(arena.__file__).parents[1]
    assert (source / "core" / "game.py").exists()  # it is found from there
    monkeypatch.setattr(game, "__file__", str(tmp_path / "src" / "rokugan" / "core" / "game.py"))
    assert arena.compiled_folder() is None
    (tmp_path / "build" / "compiled" / "rokugan").mkdir(parents=True)
    assert arena.compiled_folder() == tmp_path / "build" / "compiled"


def test_each_game_is_a_step_of_the_progress() -> None:
    steps: list[int] = []
    arena.bench(2, "celestial", lambda: steps.append(1))
    assert len(steps) == 2
