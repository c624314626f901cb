"""Draw docs/rooms.svg: the rooms of the package with their modules and lines, and how often they import each other.

Two columns: the whole package, and the engine of the classic game. A room stands above those that it imports from. An
arc is drawn for every pair with at least `--least` imports (imports for types alone count too); its number says how many
modules of the upper room import something of the lower. Pointing at a room lists all of its imports.
"""

from __future__ import annotations

import argparse
import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "rokugan"
PICTURE = ROOT / "docs" / "rooms.svg"
WHOLE = (
    "cli", "terminal", "testing", "server", "workshop", "learning", "arena", "scenarios", "games", "agents",
    "editions/war_of_honor", "editions/samurai", "editions/gold", "editions/celestial", "editions/ccg", "editions/lcg",
    "cards", "language", "program", "rulebook", "core", "catalogue",
)  # fmt: skip
CLASSIC = (
    "workshop",
    "chapters",
    "seen",
    "turn",
    "battle",
    "duels",
    "effects",
    "actions",
    "costs",
    "events",
    "text",
    "questions",
    "table",
)
BOX, HEIGHT, GAP, ARCS = 250, 34, 14, 330  # of a box, and the width beside it that arcs have


@dataclass
class Room:
    """A folder: how much is in it, and what its modules import of other rooms."""

    name: str
    modules: int = 0
    lines: int = 0
    imports: Counter[str] = field(default_factory=Counter)


def sources(folder: Path) -> Iterator[Path]:
    """The modules of a room that people write: sets of cards and versions of a database are data."""
    for path in sorted(folder.rglob("*.py")):
        if not {"sets", "versions"} & set(path.parts):
            yield path


def imported(path: Path) -> set[str]:
    """What a module imports, as paths below the package."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
        elif isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        found |= {name.removeprefix("rokugan.").replace(".", "/") for name in names if name.startswith("rokugan.")}
    return found


def survey(folder: Path, prefix: str, names: Sequence[str]) -> list[Room]:
    """The rooms of a folder, each with the number of its modules that import from each other one."""
    rooms = []
    for name in names:
        room = Room(name)
        for path in sources(folder / name):
            room.modules += 1
            room.lines += len(path.read_text(encoding="utf-8").splitlines())
            others = {owner(each.removeprefix(prefix), names) for each in imported(path) if each.startswith(prefix)}
            room.imports.update(other for other in others if other and other != name)
        rooms.append(room)
    return rooms


def owner(imported: str, names: Sequence[str]) -> str:
    """The room that a module lies in, or nothing."""
    return next((name for name in names if imported == name or imported.startswith(f"{name}/")), "")


def column(title: str, rooms: Sequence[Room], left: int, least: int) -> list[str]:
    """A column of boxes, and the arcs beside it."""
    top = {room.name: 70 + number * (HEIGHT + GAP) for number, room in enumerate(rooms)}
    shapes = [f'<text x="{left}" y="44" class="title">{escape(title)}</text>']
    for room in rooms:
        for other, count in sorted(room.imports.items()):
            if count >= least:
                shapes += arc(left + BOX, top[room.name], top[other], count)
    for room in rooms:
        said = ", ".join(f"{other} {count}" for other, count in room.imports.most_common()) or "nothing"
        shapes.append(
            f"<g><title>{escape(room.name)} imports from: {escape(said)}</title>"
            f'<rect x="{left}" y="{top[room.name]}" width="{BOX}" height="{HEIGHT}" rx="6"/>'
            f'<text x="{left + 12}" y="{top[room.name] + 22}" class="room">{escape(room.name)}</text>'
            f'<text x="{left + BOX - 12}" y="{top[room.name] + 22}" class="size">'
            f"{room.modules} · {room.lines:,}</text></g>"
        )
    return shapes


def arc(x: int, start: int, end: int, count: int) -> list[str]:
    """An arc from one box to another at the right of the column, wider the farther it goes; its number stands at its bend."""
    down = end > start
    begin, to = start + HEIGHT * (0.7 if down else 0.3), end + HEIGHT * (0.3 if down else 0.7)
    reach = x + min(ARCS - 30, 22 + abs(end - start) * 0.42)
    width = min(6.0, 0.6 + count / 18)
    kind = "down" if down else "up"
    middle = (begin + to) / 2
    return [
        f'<path class="{kind}" stroke-width="{width:.1f}" d="M{x} {begin:.0f} C{reach:.0f} {begin:.0f} {reach:.0f} {to:.0f}'
        f' {x + 3} {to:.0f}" marker-end="url(#{kind})"/>',
        f'<text x="{x + (reach - x) * 0.75 + 4:.0f}" y="{middle + 4:.0f}" class="count">{count}</text>',
    ]


def picture(least: int) -> str:
    """The whole picture."""
    whole = survey(PACKAGE, "", WHOLE)
    classic = survey(PACKAGE / "editions" / "ccg", "editions/ccg/", CLASSIC)
    width, height = 2 * (BOX + ARCS) + 60, 90 + max(len(WHOLE), len(CLASSIC)) * (HEIGHT + GAP)
    heads = "".join(
        f'<marker id="{kind}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse"'
        f' orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="{colour}"/></marker>'
        for kind, colour in (("down", "#5b7a8c"), ("up", "#b3402f"))
    )
    shapes = [
        *column("rokugan: modules · lines", whole, 30, least),
        *column("editions/ccg: modules · lines", classic, 60 + BOX + ARCS, max(2, least // 2)),
    ]
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13">
<style>rect{{fill:#fbf7ee;stroke:#8a7a5c}}path{{fill:none;opacity:.7}}marker path{{opacity:1}}.down{{stroke:#5b7a8c}}\
.up{{stroke:#b3402f}}.title{{font-size:17px;font-weight:bold;fill:#333}}.room{{font-weight:bold;fill:#333}}\
.size{{text-anchor:end;fill:#6b5d45}}.count{{font-size:11px;fill:#333;stroke:#fff;stroke-width:3;paint-order:stroke}}</style>
<defs>{heads}</defs>
<rect width="100%" height="100%" style="fill:#fff;stroke:none"/>
{chr(10).join(shapes)}
</svg>
"""


def main() -> None:
    """Draw the picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--least", type=int, default=8, help="draw an arc from so many imports on")
    PICTURE.write_text(picture(parser.parse_args().least), encoding="utf-8")
    print(PICTURE.relative_to(ROOT))


if __name__ == "__main__":
    main()
