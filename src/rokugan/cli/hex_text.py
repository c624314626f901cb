"""The board of War of Honor as text: the tiles on their hexagonal grid, and the four Paths to Victory.

It reads nothing but the view. A row of tiles is shifted by half a tile against the next, so that the six neighbours of a
tile are the ones beside it and the two above and below it; it is as readable without colour.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rokugan.cli.table_text import CLAN_COLOURS

View = Mapping[str, Any]

WIDTH = 18  # of a tile; a multiple of two, because rows are shifted by half of it
HEIGHT = 4
STEPS = 5


def board_text(view: View) -> RenderableType:
    """The tiles and the Paths, one below the other."""
    parts: list[RenderableType] = [tiles_text(view), paths_text(view)]
    if view.get("mission"):
        wanted = ", ".join(f"{steps} {path.capitalize()}" for path, steps in view["mission"].items() if steps)
        parts.append(Text(f"Your secret mission: {wanted}", "dim"))
    return Group(*parts)


def tiles_text(view: View) -> Text:
    """The laid tiles; colours are those of the owners' Clans."""
    clans = {player["name"]: player["clan"] for player in view["players"]}
    laid = [tile for tile in view["tiles"] if tile["at"] is not None]
    left = min(2 * tile["at"][0] + tile["at"][1] for tile in laid)
    top = min(tile["at"][1] for tile in laid)
    rows: dict[int, list[tuple[int, View]]] = {}
    for tile in laid:
        q, r = tile["at"]
        rows.setdefault(r - top, []).append(((2 * q + r - left) * WIDTH // 2, tile))
    text = Text()
    for row in range(max(rows) + 1):
        for line in range(HEIGHT):
            at = 0
            for start, tile in sorted(rows.get(row, []), key=lambda each: each[0]):
                text.append(" " * (start - at))
                text.append(tile_line(view, tile, line), CLAN_COLOURS.get(clans.get(tile["owner"], ""), "dim"))
                at = start + WIDTH
            text.append("\n")
    return text


def tile_line(view: View, tile: View, line: int) -> str:
    """One of the four lines of a tile: its border, its title with its place, and whose it is."""
    inside = WIDTH - 2
    if line == 0:
        return "/" + "─" * inside + "\\"
    if line == HEIGHT - 1:
        return "\\" + "─" * inside + "/"
    q, r = tile["at"]
    place = f"({q},{r})"
    if line == 1:
        return f"│{tile['name'][:inside]:<{inside}}│"
    role = attack_role(view, tile["name"])
    state = "" if tile["kind"] != "fortress" else " shut" if tile["face"] == "down" else role or ""
    owner = (tile["owner"] or "")[: inside - len(place) - len(state)]
    return f"│{owner + state:<{inside - len(place)}}{place}│"


def attack_role(view: View, name: str) -> str:
    """Is it a Fortress of the attack under way?"""
    attack = view.get("fortresses") or {}
    return " →" if attack.get("from") == name else " ←" if attack.get("to") == name else ""


def paths_text(view: View) -> Table:
    """Each Path with the players on its steps, and the Honor of this turn."""
    table = Table(box=None, padding=(0, 2), header_style="dim")
    table.add_column("Path")
    for step in range(STEPS + 1):
        table.add_column("start" if step == 0 else str(step))
    for path in next(iter(view["paths"].values())):
        row = [path.capitalize()]
        for step in range(STEPS + 1):
            row.append(", ".join(name for name, steps in view["paths"].items() if steps[path] == step) or "·")
        table.add_row(*row)
    for name, turn in view["honor_this_turn"].items():
        if any(turn.values()):
            table.add_row(f"{name} this turn", f"+{turn['gained']}", f"-{turn['lost']}", f"caused {turn['caused']}")
    return table
