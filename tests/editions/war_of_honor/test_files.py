"""Files of tiles and spaces of a user's own: what is wrong with one is one sentence with the path of the field."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.mutations import paths, replaced
from tests.sentences import MARK, complaint

from rokugan.cards.model import CardDefinition
from rokugan.core.files.shapes import check
from rokugan.editions.registry import edition_of
from rokugan.editions.war_of_honor.box.data import spaces, tile_set
from rokugan.editions.war_of_honor.box.tiles_form import PathsForm, TilesForm
from rokugan.errors import RokuganError

SHIPPED = files("rokugan.editions.war_of_honor.box")
TILES = yaml.safe_load((SHIPPED / "tiles.yaml").read_text("utf-8"))
SPACES = yaml.safe_load((SHIPPED / "paths.yaml").read_text("utf-8"))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"fortresses: 1", "fortresses: expected a mapping, found 1."),
        (b"fortresses: {Lion: [null]}", "fortresses.Lion[0]: expected a mapping, found None."),
        (b"fortresses: {Lion: [{title: 3}]}", "fortresses.Lion[0].title: expected text, found 3; put it in quotes."),
        (b"fortresses: {Lion: [{title: X, txet: y}]}", "unknown key `txet`; did you mean `text`?"),
        (b"fortresses: {}\ntoshi_ranbo: {hand: many}", "toshi_ranbo.hand: expected a whole number"),
        (b"plains: Plains", "the key `fortresses` is missing."),
        (
            b"fortresses: {Lion: [{title: X, text: Wobble the moon.}]}",
            "tile 'X': these words of its text are not understood",
        ),
        (b"fortresses: {Lion: [{title: Caf\xe9}]}", "is not UTF-8"),
        (b"fortresses: {}\nfortresses: {}", "the key 'fortresses' is given twice"),
        (b"[" * 100_000, "nested more than 60 deep"),
        (f"fortresses: {{Lion: [{{title: X, text: {'x' * 5000}}}]}}".encode(), "a text may have 2,000"),
    ],
)
def test_a_mistake_in_a_file_of_tiles(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "tiles.yaml"
    path.write_bytes(content)
    said = complaint(lambda: tile_set(str(path)))
    assert sentence in said
    assert said.startswith(str(path))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"military": []}, "military: expected a list of 5, found 0."),
        ({"honor": [{}] * 6}, "honor: expected a list of 5, found 6."),
        ({"honor": [1] * 5}, "honor[0]: expected a mapping, found 1."),
        ({"tea": []}, "unknown key `tea`"),
        ({"honor": [{"text": "Samurai"}] * 5}, "space 1 of the Path of Honor does nothing: 'Samurai'."),
    ],
)
def test_a_mistake_in_a_file_of_spaces(change: dict[str, Any], sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "spaces.yaml"
    path.write_text(yaml.safe_dump({**SPACES, **change}))
    said = complaint(lambda: spaces(str(path)))
    assert sentence in said
    assert said.startswith(str(path))


@pytest.mark.rule("war_of_honor.variants.09")
@pytest.mark.parametrize(
    "mission", [{"military": 5, "honor": 4}, {"military": 2, "honor": 2, "dishonor": 2}, {"honor": 9}]
)
def test_a_mission_of_a_position_is_one_of_the_rules(mission: dict[str, int]) -> None:
    position = {
        "players": [{"name": "Ann", "mission": mission}, {"name": "Bob"}],
        "options": {"variant": "secret_missions"},
    }
    said = complaint(
        lambda: edition_of("war_of_honor").position(
            position, lambda what, where: CardDefinition(str(what), "strategy"), "here"
        )
    )
    assert "player Ann: mission: a mission divides 9 points among 3 Paths or more" in said


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (str(tmp_path), str(tmp_path / "none.yaml"), "x" * 5000, "a\0b"):
        assert "the file cannot be read" in complaint(lambda path=path: tile_set(path))  # type: ignore[misc]


FORMS: list[tuple[Any, type[Any]]] = [(TILES, TilesForm), (SPACES, PathsForm)]
WRONG = [None, 1, -1, 10**9, True, "", "x", MARK, [], [1], [None], {}, {"title": "X"}, {"x": 1}]


@settings(max_examples=100, derandomize=True, deadline=None, database=None)
@given(st.data())
def test_any_field_may_be_wrong(data: st.DataObject) -> None:
    whole, form = data.draw(st.sampled_from(FORMS))
    path = data.draw(st.sampled_from(list(paths(whole))))
    changed = replaced(whole, path, data.draw(st.sampled_from(WRONG)))
    complaint(lambda: check(changed, form, "it", RokuganError))
