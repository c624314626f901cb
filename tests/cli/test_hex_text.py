"""The board of War of Honor in the terminal."""

from __future__ import annotations

from rich.console import Console

import rokugan
from rokugan.cli.hex_text import board_text


def shown(moves: int) -> str:
    """The board after so many first choices."""
    game = rokugan.new_game("war_of_honor", names=["Ann", "Bob", "Cid"], seed=2)
    for _ in range(moves):
        game.choose(0)
    console = Console(width=200, no_color=True)
    with console.capture() as capture:
        console.print(board_text(game.view("Ann")))
    return capture.get()


def test_every_tile_is_drawn_at_its_place() -> None:
    assert "Toshi Ranbo" in shown(0)
    text = shown(15)
    game = rokugan.new_game("war_of_honor", names=["Ann", "Bob", "Cid"], seed=2)
    for _ in range(15):
        game.choose(0)
    for tile in game.view(None)["tiles"]:
        assert tile["name"][:16] in text
        assert f"({tile['at'][0]},{tile['at'][1]})" in text
    rows = [line for line in text.splitlines() if "(0,0)" in line or "(0,1)" in line]
    assert len(rows) <= 2


def test_the_paths_show_everybody() -> None:
    text = shown(0)
    for path in ("Military", "Honor", "Dishonor", "Enlightenment"):
        assert any(line.strip().startswith(path) and "Ann, Bob, Cid" in line for line in text.splitlines())
