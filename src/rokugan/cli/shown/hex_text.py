"""The board of War of Honor as text: the tiles on their hexagonal grid, and the four Paths to Victory.

It reads nothing but the view. Rows are laid like bricks, each shifted by half a tile, so that the six neighbours of a tile
are the ones beside it and the two above and below it; it is as readable without colour.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from rokugan.catalogue import named, say
from rokugan.cli.shown.clans import CLAN_COLOURS

View = Mapping[str, Any]
Place = tuple[int, int]

WIDTHS = (18, 14, 12)  # of a tile with one border; multiples of two, because rows are shifted by half of it
HEIGHT = 3  # two lines of text and a border
STEPS = 5
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
BORDERS = {
    UP | DOWN: "│", LEFT | RIGHT: "─", DOWN | RIGHT: "┌", DOWN | LEFT: "┐", UP | RIGHT: "└", UP | LEFT: "┘",
    UP | DOWN | RIGHT: "├", UP | DOWN | LEFT: "┤", DOWN | LEFT | RIGHT: "┬", UP | LEFT | RIGHT: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}  # fmt: skip
_PLACE = re.compile(r"place .* at \((-?\d+),(-?\d+)\)")


class Board:
    """The tiles, drawn as wide as there is room."""

    def __init__(self, view: View) -> None:
        self.view = view

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = tiles_text(self.view, WIDTHS[0])
        for width in WIDTHS[1:]:
            if max(len(line) for line in drawn.plain.splitlines()) > options.max_width:
                drawn = tiles_text(self.view, width)
        yield drawn


def board_parts(view: View) -> list[RenderableType]:
    """The tiles, what their marks mean, and the viewer's secret mission if he has one."""
    parts: list[RenderableType] = [Board(view)]
    shut = any(tile["kind"] == "fortress" and is_shut(tile) for tile in view["tiles"])
    marks = ["× " + say("table.face_down")] if shut else []
    marks += ["→ " + say("table.attacks") + " ←"] if (view.get("fortresses") or {}).get("to") else []
    if marks:
        parts.append(Text(" · ".join(marks), "dim"))
    if view.get("mission"):
        wanted = ", ".join(f"{steps} {named('paths', path)}" for path, steps in view["mission"].items() if steps)
        parts.append(Text(say("terminal.mission", steps=wanted), "dim"))
    return parts


def tiles_text(view: View, width: int = WIDTHS[0]) -> Text:
    """The laid tiles, in the colours of the owners' Clans, and the places where the viewer may lay one now."""
    clans = {player["name"]: player["clan"] for player in view["players"]}
    lines: dict[Place, tuple[str, str, str]] = {}
    for tile in view["tiles"]:
        if tile["at"] is not None:
            style = CLAN_COLOURS.get(clans.get(tile["owner"], ""), "dim")
            lines[tile["at"][0], tile["at"][1]] = (*tile_lines(view, tile, clans, width - 1), style)
    for place in free_places(view):
        lines.setdefault(place, ("", written(place).center(width - 1), "dim"))
    left = min(2 * q + r for q, r in lines)
    top = min(r for _, r in lines)
    canvas = Canvas()
    for (q, r), (first, second, style) in sorted(lines.items()):
        canvas.draw((2 * q + r - left) * width // 2, (r - top) * HEIGHT, width, first, second, style)
    return canvas.text()


class Canvas:
    """Tiles drawn like bricks, with common borders."""

    def __init__(self) -> None:
        self._borders: dict[Place, int] = {}
        self._words: dict[Place, tuple[str, str]] = {}

    def draw(self, x: int, y: int, width: int, first: str, second: str, style: str) -> None:
        """Draw a brick with two lines of text; `x` and `y` are its upper left corner."""
        for row in (y, y + HEIGHT):
            for column in range(x, x + width):
                self._add(column, row, RIGHT)
                self._add(column + 1, row, LEFT)
        for column in (x, x + width):
            for row in range(y, y + HEIGHT):
                self._add(column, row, DOWN)
                self._add(column, row + 1, UP)
        for row, words in ((y + 1, first), (y + 2, second)):
            for column, letter in enumerate(f"{words:<{width - 1}}"[: width - 1], x + 1):
                self._words[column, row] = letter, style

    def _add(self, x: int, y: int, direction: int) -> None:
        self._borders[x, y] = self._borders.get((x, y), 0) | direction

    def text(self) -> Text:
        """Everything that was drawn."""
        right = max(x for x, _ in self._borders)
        bottom = max(y for _, y in self._borders)
        found = Text(no_wrap=True, overflow="crop")
        for y in range(bottom + 1):
            line = Text()
            for x in range(right + 1):
                if (x, y) in self._borders:
                    line.append(BORDERS[self._borders[x, y]], "dim")
                else:
                    line.append(*self._words.get((x, y), (" ", "")))
            line.rstrip()
            found.append(line)
            found.append("\n" if y < bottom else "")
        return found


def tile_lines(view: View, tile: View, clans: Mapping[str, str], room: int) -> tuple[str, str]:
    """The title of a tile, and its place with whose it is."""
    title = tile["name"].partition("#")[0]
    if len(title) > room:
        title = title.removeprefix(f"{clans.get(tile['owner'], '')} ")
    place = written((tile["at"][0], tile["at"][1]))
    state = ""
    if tile["kind"] == "fortress":
        state = " ×" if tile["face"] == "down" else attack_role(view, tile["name"])
    owner = (tile["owner"] or "")[: room - len(place) - len(state)]
    return title, f"{owner + state:<{room - len(place)}}{place}"


def is_shut(tile: View) -> bool:
    """Does a tile on the board lie face-down?"""
    return tile["at"] is not None and tile["face"] == "down"


def attack_role(view: View, name: str) -> str:
    """Is it a Fortress of the attack under way?"""
    attack = view.get("fortresses") or {}
    return " →" if attack.get("from") == name else " ←" if attack.get("to") == name else ""


def free_places(view: View) -> list[Place]:
    """Return where the viewer may lay a tile now."""
    asked = view.get("decision") or {}
    found = (_PLACE.fullmatch(move) for move in asked.get("options", ()))
    return list(dict.fromkeys((int(place[1]), int(place[2])) for place in found if place is not None))


def written(place: Place) -> str:
    """Coordinates as moves write them."""
    return f"({place[0]},{place[1]})"


# --------------------------------------------------------------------------------------------------- Paths


def paths_text(view: View) -> Table:
    """Return how far everybody is on each Path, and what this turn has brought so far."""
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column(named("phases", "paths"))
    for path in next(iter(view["paths"].values())):
        table.add_column(named("paths", path), no_wrap=True)
    table.add_column(say("terminal.this_turn"))
    clans = {player["name"]: player["clan"] for player in view["players"]}
    for name, steps in view["paths"].items():
        marks = [Text("●" * taken, "bold").append("·" * (STEPS - taken), "not bold dim") for taken in steps.values()]
        table.add_row(Text(name, CLAN_COLOURS.get(clans[name], "")), *marks, turn_text(view, name))
    return table


def turn_text(view: View, name: str) -> Text:
    """The Honor that a player has gained, lost and made others lose this turn, and the steps that he will take."""
    turn = view["honor_this_turn"][name]
    parts = [say("terminal.gained", honor=turn["gained"])] if turn["gained"] else []
    parts += [f"-{turn['lost']}"] if turn["lost"] else []
    parts += [say("terminal.caused", honor=turn["caused"])] if turn["caused"] else []
    parts += [f"→ {named('paths', path)}" for path in view["earned"][name]]
    return Text(" ".join(parts), "dim")
