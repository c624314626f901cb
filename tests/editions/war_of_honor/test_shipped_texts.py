"""The texts of tiles and spaces are shipped as programs; a user's own are read."""

from pathlib import Path
from types import ModuleType

import pytest

from rokugan.cards import read, write
from rokugan.editions.war_of_honor.board_seen import tile_text
from rokugan.editions.war_of_honor.box import space_programs, tile_programs
from rokugan.editions.war_of_honor.box.data import spaces, tile_definition, tile_set
from rokugan.errors import RokuganError
from rokugan.workshop.shipping import programs_in, texts_source


@pytest.mark.parametrize(
    ("source", "kind", "module"), [("tiles.yaml", "fortress", tile_programs), ("paths.yaml", "event", space_programs)]
)
def test_the_shipped_programs_are_those_of_the_texts(source: str, kind: str, module: ModuleType) -> None:
    folder = Path(str(module.__file__)).parent
    shipped = folder / f"{module.__name__.rpartition('.')[2]}.py"
    made = texts_source(source, programs_in(folder / source, kind, "war_of_honor"))
    assert shipped.read_text(encoding="utf-8") == made, "run `make tiles`"
    for text, program in module.PROGRAMS.items():
        assert read(text, type=kind, edition="war_of_honor").program == program
        assert write(program, type=kind, edition="war_of_honor") == text


def test_every_tile_and_space_of_the_box_is_shipped_as_a_program() -> None:
    tiles = [tile for three in tile_set().clans.values() for tile in three]
    assert len(tiles) == 27
    shipped = set(map(id, tile_programs.PROGRAMS.values()))
    assert all(id(tile.program) in shipped for tile in tiles)
    assert {space.text for path in spaces() for space in path} == {"", *space_programs.PROGRAMS}


def test_tiles_of_ones_own_are_read(tmp_path: Path) -> None:
    path = tmp_path / "tiles.yaml"
    path.write_text("fortresses: {Lion: [{title: Keep, text: 'Open: Gain 2 Honor.'}]}\n")
    keep = tile_set(str(path)).clans["Lion"][0]
    assert keep.program == read("Open: Gain 2 Honor.").program
    assert tile_text(keep) == "Open: Gain 2 Honor."
    assert tile_text(tile_definition("Sandbox", "fortress", "")) == ""
    with pytest.raises(
        RokuganError, match=r"mine: tile 'Sandbox': these words of its text are not understood: 'Dance.'"
    ):
        tile_definition("Sandbox", "fortress", "Open: Dance.", "mine")
