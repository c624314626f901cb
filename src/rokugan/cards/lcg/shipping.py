"""The tool that turns card data with English text into the shipped modules of `rokugan.cards.sets.lcg`.

    python -m rokugan.cards.lcg.shipping core=lcg_core.json imperial=lcg_imperial_cycle.json --out FOLDER

No text is kept: a card is its facts and its program. A card that is not fully understood, or whose program does not read
back from its canonical English, is left out and named. The same cards always give the same modules.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

from rokugan.cards.lcg.files import lcg_definition
from rokugan.cards.lcg.model import LcgCard
from rokugan.language.language import CannotWrite
from rokugan.language.lcg.english import living
from rokugan.program.lcg import idioms
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.walking import names as parts_of
from rokugan.program.node import Node

MODULES = {
    "attachment": "attachments",
    "event": "events",
    "holding": "holdings",
    "province": "provinces",
    "role": "roles",
    "stronghold": "strongholds",
}
NAMED = {"THIS": idioms.THIS, "PARTICIPATING": idioms.PARTICIPATING, "ATTACKING": idioms.ATTACKING}


def complaint(card: LcgCard) -> str:
    """Why a card cannot be shipped; empty if it can."""
    language = living()
    if card.unread:
        return f"not understood: {'; '.join(card.unread)}"
    try:
        written = language.write(card.program, type=card.type)
    except CannotWrite as error:
        return str(error)
    again = language.read(written, type=card.type)
    return "" if again.program == card.program and not again.unread else f"it does not read back from {written!r}"


def module_of(card: LcgCard) -> str:
    """The name of the module in which a card stands."""
    return f"{card.side}_characters" if card.type == "character" else MODULES[card.type]


class Printer:
    """Python for cards and programs, with the names that it needs."""

    def __init__(self) -> None:
        self.nodes: set[str] = set()
        self.idioms: set[str] = set()

    def card(self, card: LcgCard) -> str:
        """The call that makes the card."""
        said = [repr(card.title), repr(card.type)]
        for each in fields(card)[2:]:
            value = getattr(card, each.name)
            default = each.default_factory() if each.default_factory is not MISSING else each.default
            if value != default:
                said.append(f"{each.name}={self.value(value)}")
        return f"LcgCard({', '.join(said)})"

    def value(self, value: Any) -> str:
        """Python for a value."""
        if isinstance(value, Node):
            return self._idiom(value) or self._node(value)
        if isinstance(value, tuple):
            inner = ", ".join(self.value(each) for each in value)
            return f"({inner},)" if len(value) == 1 else f"({inner})"
        return repr(value)

    def _node(self, node: Node) -> str:
        self.nodes.add(type(node).__name__)
        defaults = {each.name: each.default for each in fields(node)}
        said: list[str] = []
        positional = True
        for name in parts_of(type(node)):
            value = getattr(node, name)
            if value == defaults[name]:
                positional = False
            else:
                said.append(self.value(value) if positional else f"{name}={self.value(value)}")
        return f"{type(node).__name__}({', '.join(said)})"

    def _idiom(self, node: Node) -> str:
        for name, value in NAMED.items():
            if node == value:
                self.idioms.add(name)
                return name
        if isinstance(node, n.A | n.All):
            return self._call("a" if isinstance(node, n.A) else "each", node.noun.kind, *node.noun.which)
        if isinstance(node, n.Some) and isinstance(node.amount, n.Number) and not node.noun.which:
            word = {"fate": "fate", "honor": "honor", "card": "cards"}.get(node.noun.kind)
            return self._call(word, node.amount.value) if word else ""
        if isinstance(node, n.Deed) and node.patient is not None and node == n.Deed("choose", patient=node.patient):
            return self._call("choose", node.patient)
        if isinstance(node, n.During) and isinstance(node.thing, n.A) and node.thing.noun.kind == "conflict":
            return self._call("during", *node.thing.noun.which)
        return ""

    def _call(self, name: str, *values: Any) -> str:
        self.idioms.add(name)
        return f"{name}({', '.join(self.value(each) for each in values)})"


def module(name: str, cards: list[LcgCard]) -> str:
    """The source of one module."""
    printer = Printer()
    calls = [printer.card(card) for card in sorted(cards, key=lambda card: card.title)]
    lines = [
        f'"""{name.replace("_", " ").capitalize()} of the Living Card Game, made by `rokugan.cards.lcg.shipping`."""',
        "",
        "from rokugan.cards.lcg.model import LcgCard",
    ]
    if printer.idioms:
        lines.append(f"from rokugan.program.lcg.idioms import {', '.join(sorted(printer.idioms))}")
    if printer.nodes:
        lines.append(f"from rokugan.program.lcg.nodes import {', '.join(sorted(printer.nodes))}")
    return "\n".join([*lines, "", "CARDS: tuple[LcgCard, ...] = (", *(f"    {call}," for call in calls), ")", ""])


def ship(sources: dict[str, Path], out: Path) -> list[str]:
    """Write the modules; the cards that are left out, each with the reason."""
    by_module: dict[str, list[LcgCard]] = {}
    refused: list[str] = []
    for expansion, path in sources.items():
        for entry in json.loads(path.read_text(encoding="utf-8")):
            card = lcg_definition({**entry, "expansion": expansion, "formats": ["lcg"]}, str(path))
            said = complaint(card)
            if said:
                refused.append(f"{card.title}: {said}")
            else:
                by_module.setdefault(module_of(card), []).append(card)
    out.mkdir(parents=True, exist_ok=True)
    written = [out / f"{name}.py" for name in sorted(by_module)]
    for path in written:
        path.write_text(module(path.stem, by_module[path.stem]), encoding="utf-8")
    for command in (["check", "--quiet", "--select", "I", "--fix"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, *map(str, written)], check=True)
    return refused


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("sources", nargs="+", help="EXPANSION=FILE")
    parser.add_argument("--out", type=Path, required=True)
    said = parser.parse_args()
    sources = {name: Path(path) for name, _, path in (each.partition("=") for each in said.sources)}
    for line in ship(sources, said.out):
        print(f"left out: {line}")


if __name__ == "__main__":
    main()
