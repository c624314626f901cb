"""The tool that turns card data with English text into the shipped modules of `rokugan.cards.sets`.

    python -m rokugan.cards.shipping SOURCE.json --edition celestial --titles DECK.txt --out FOLDER

It takes the cards that are named (titles, or deck files with all their cards), reads their text and writes a
module for each card type. No English is kept: the programs are stripped of the wording they were read from.
A card that is not fully understood is refused, and so is one whose program, written in plain words, does not
read back as the same program; then nothing is written. The same cards always give the same modules.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import MISSING, fields, replace
from pathlib import Path
from typing import Any, TypeVar

from rokugan.cards import program, read, write
from rokugan.cards.deck import read_deck
from rokugan.cards.files import KEYS, definition, load_entries
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition
from rokugan.cards.program import Node
from rokugan.cards.writer import CannotWrite
from rokugan.errors import CardError, RokuganError

LINE = 110
MODULES = {
    "stronghold": "strongholds",
    "personality": "personalities",
    "holding": "holdings",
    "event": "events",
    "region": "regions",
    "celestial": "celestials",
    "strategy": "strategies",
    "ring": "rings",
    "follower": "followers",
    "item": "items",
    "spell": "spells",
    "ancestor": "ancestors",
}

_Node = TypeVar("_Node", bound=Node)


def cards_of(path: Path, edition: str) -> list[CardDefinition]:
    """The cards of a file; one with a fact that is no fact for us is there, but not understood."""
    cards = []
    for entry in load_entries(path):
        known = {key: value for key, value in entry.items() if key in KEYS}
        try:
            card = definition({**known, "formats": [edition]}, str(path), edition=edition)
        except CardError as error:
            card = CardDefinition(entry["title"], entry["type"].lower(), unread=(str(error),))
        cards.append(card)
    return cards


def chosen(cards: Library, titles: Iterable[str]) -> list[CardDefinition]:
    """The cards of these titles in plain words, sorted by name; refuses those that can not be shipped."""
    found = {card.name: shipped(card) for card in map(cards.__getitem__, titles)}
    complaints = {name: complaint(card, cards.edition) for name, card in found.items()}
    refused = [f"{name} ({said})" for name, said in sorted(complaints.items()) if said]
    if refused:
        raise CardError(f"Nothing was written, because of {'; '.join(refused)}.")
    return sorted(found.values(), key=lambda card: card.name)


def complaint(card: CardDefinition, edition: str) -> str:
    """Why the card can not be shipped; empty if it can."""
    if card.unread:
        return f"not understood: {', '.join(map(repr, card.unread))}"
    try:
        text = write(card.program, title=card.title, type=card.type, edition=edition)
    except CannotWrite as error:
        return f"can not be written: {error}"
    again = read(text, title=card.title, type=card.type, edition=edition)
    return "" if again.understood and again.program == card.program else f"does not read back from {text!r}"


def shipped(card: CardDefinition) -> CardDefinition:
    """The card with its program in plain words, and with its keywords in one place only."""
    return replace(card, program=replace(plain(card.program), keywords=()))


def plain(node: _Node) -> _Node:
    """The node without the wording it was read from, so that the writer chooses the words.

    >>> from rokugan.cards.program import Bow, Ref
    >>> plain(Bow(Ref("this", words="him")))
    Bow(Ref('this'))
    """
    changes: dict[str, Any] = {
        field.name: _plain_value(getattr(node, field.name)) if field.compare else field.default
        for field in fields(node)
    }
    return replace(node, **changes)


def _plain_value(value: object) -> object:
    if isinstance(value, Node):
        return plain(value)
    return tuple(map(_plain_value, value)) if isinstance(value, tuple) else value


def modules(cards: Sequence[CardDefinition], edition: str) -> dict[str, str]:
    """The source of each module by its file name, for all the types that occur."""
    return {
        f"{name}.py": module_source([card for card in cards if card.type == type], edition, name)
        for type, name in MODULES.items()
        if any(card.type == type for card in cards)
    }


def module_source(cards: Sequence[CardDefinition], edition: str, name: str) -> str:
    """The source of a module with these cards."""
    sources = [card_source(card) for card in cards]
    names = {name for source in sources for name in re.findall(r"\b([A-Z]\w+)\(", source)}
    nodes = sorted(name for name in names if hasattr(program, name))
    said = edition.replace("_", " ").title()
    lines = [
        f'"""{name.capitalize()} of {said}, made by `rokugan.cards.shipping`."""',
        "",
        "from rokugan.cards.model import CardDefinition",
        *([f"from rokugan.cards.program import {', '.join(nodes)}"] if nodes else []),
        "",
        "CARDS: tuple[CardDefinition, ...] = (",
        *(f"{source}," for source in sources),
        ")",
        "",
    ]
    return _formatted("\n".join(lines))


def card_source(card: CardDefinition) -> str:
    """The expression that makes the card, without what it has by default.

    >>> card_source(CardDefinition("Ox", "personality", force=4))
    "CardDefinition('Ox', 'personality', force=4)"
    """
    parts = [repr(card.title), repr(card.type)]
    for field in fields(card)[2:]:
        value = getattr(card, field.name)
        default = field.default if field.default_factory is MISSING else field.default_factory()
        if value != default:
            parts.append(f"{field.name}={value!r}")
    return f"CardDefinition({', '.join(parts)})"


def _formatted(source: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--isolated", "--line-length", str(LINE), "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RokuganError(f"ruff, which formats the modules, failed: {done.stderr.strip()}")
    return done.stdout


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the tool."""
    parser = argparse.ArgumentParser(prog="python -m rokugan.cards.shipping", description=__doc__)
    parser.add_argument("source", type=Path, help="a JSON file of cards with their text")
    parser.add_argument("--edition", required=True)
    parser.add_argument("--titles", required=True, nargs="+", help="titles, or deck files")
    parser.add_argument("--out", required=True, type=Path, help="the folder for the modules")
    given = parser.parse_args(arguments)
    titles = [title for word in given.titles for title in _titles(word)]
    cards = chosen(Library(given.edition, cards_of(given.source, given.edition)), titles)
    given.out.mkdir(parents=True, exist_ok=True)
    for name, source in modules(cards, given.edition).items():
        (given.out / name).write_text(source, encoding="utf-8")
    print(f"{len(cards)} cards written to {given.out}")


def _titles(word: str) -> tuple[str, ...]:
    return read_deck(word).titles if Path(word).is_file() else (word,)


if __name__ == "__main__":
    try:
        main()
    except RokuganError as error:
        sys.exit(f"shipping: {error}")
