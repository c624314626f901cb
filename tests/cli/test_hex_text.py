"""The board of War of Honor in the terminal."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

import rokugan
from rokugan.cards.model import CardDefinition
from rokugan.cli.shown.classic_notes import Notes
from rokugan.cli.shown.hex_text import Board, paths_text, tiles_text
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.war_of_honor.box.hexes import adjacent


def laid_out(moves: int) -> CcgGame:
    """A game after so many first choices."""
    game: CcgGame = rokugan.new_game("war_of_honor", names=["Ann", "Bob", "Cid"], seed=2)
    for _ in range(moves):
        game.choose(0)
    return game


def shown(game: CcgGame, viewer: str | None = "Ann", width: int = 200) -> str:
    """The board and the Paths as a player sees them."""
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(Board(unfolded(game.view(viewer))), paths_text(unfolded(game.view(viewer))))
    return capture.get()


def test_every_tile_is_drawn() -> None:
    assert "Toshi Ranbo" in shown(laid_out(0))
    game = laid_out(15)
    text = shown(game)
    for tile in unfolded(game.view(None))["tiles"]:
        assert tile["name"].partition("#")[0] in text
        assert f"({tile['at'][0]},{tile['at'][1]})" in text


def test_tiles_side_by_side_have_a_border_in_common() -> None:
    game = laid_out(15)
    lines = tiles_text(unfolded(game.view(None)), 18).plain.splitlines()
    ends = {
        (int(found[1]), int(found[2])): (found.end(), row)
        for row, line in enumerate(lines)
        for found in re.finditer(r"\((-?\d+),(-?\d+)\)", line)
    }
    assert len(ends) == 16
    for one, (x, y) in ends.items():
        for other, (x2, y2) in ends.items():
            near = (abs(x - x2), abs(y - y2)) in ((18, 0), (9, 3))
            assert near == (one != other and adjacent(one, other)), (one, other)


def test_the_places_for_a_tile_are_shown_to_whoever_lays_one() -> None:
    game = laid_out(1)
    assert game.decision is not None
    places = {move.rpartition(" at ")[2] for move in game.decision.options}
    for name in game.names:
        seen = {place for place in places if place in shown(game, name)}
        assert seen == (places if name == game.decision.player else set())


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_board_fits_the_screen(width: int) -> None:
    text = shown(laid_out(15), width=width)
    assert all(len(line.rstrip()) <= width for line in text.splitlines())
    assert text.count("┌") == shown(laid_out(15)).count("┌")  # nothing was wrapped


def test_the_paths_show_everybody() -> None:
    game = laid_out(15)
    text = shown(game)
    assert all(path in text for path in ("Military", "Honor", "Dishonor", "Enlightenment"))
    for name in game.names:
        assert any(line.startswith(name) and line.count("·") == 20 for line in text.splitlines())


def test_the_options_of_an_attack_say_which_fortresses_are_neighbours() -> None:
    view = unfolded(laid_out(15).view("Ann"))
    forts = [tile for tile in view["tiles"] if tile["kind"] == "fortress"]
    mine = next(tile for tile in forts if tile["owner"] == "Ann")
    view |= {"attack": {"defender": "Bob"}, "fortresses": {"from": mine["name"], "to": None}}
    for tile in forts:
        if tile["owner"] == "Bob":
            choice = Choice("to", Card(0, CardDefinition(tile["name"], "fortress"), 0))
            said = Notes(view, Decision(0, "Ann", "fortress", "", [choice]), 120)(choice)
            near = adjacent(tuple(tile["at"]), tuple(mine["at"]))
            assert said.startswith(f"beside {mine['name']}" if near else "not beside it")
