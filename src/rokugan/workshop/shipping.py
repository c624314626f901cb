"""The tool that turns card data with English text into the shipped modules of `rokugan.cards.sets`.

    python -m rokugan.workshop.shipping SOURCE.json --edition celestial --titles DECK.txt --out FOLDER

It takes the cards that are named (titles, or deck files with all their cards), reads their text and writes a
module for each card type. No text is kept: of the wording that the nodes were read from, only what the writer
needs to say the same again. A card that is not fully understood is refused, and so is one whose text, written by
the writer, does not read back as the same program; then nothing is written. The same cards always give the same
modules, to the byte.

Cards that the folder's `by_hand.py` has are left to it.

`--amend FILE` names a YAML file with what a set has otherwise than its source: by title, the fields that differ. The set of
War of Honor is made again by

    python -m rokugan.workshop.shipping SOURCE.json --edition war_of_honor --titles DECKS "Border Keep" "Bamboo Harvesters"
        --amend src/rokugan/cards/sets/war_of_honor/amendments.yaml --out src/rokugan/cards/sets/war_of_honor

`--texts TYPE` takes a YAML file with texts that stand on other things than cards, and writes one module in which each
text has its program, read as that of a card of this type:

    python -m rokugan.workshop.shipping tiles.yaml --edition war_of_honor --texts fortress --out tile_programs.py
"""

from __future__ import annotations

import argparse
import re
import runpy
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, replace
from pathlib import Path
from typing import Any

from rokugan import program as nodes
from rokugan.cards import read, write
from rokugan.cards.deck import read_deck
from rokugan.cards.face import TYPES as STATS
from rokugan.cards.files import KEYS, definition, load_entries
from rokugan.cards.lexicon.vocabulary import Vocabulary, lexicon, of_cards
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition
from rokugan.core.files.documents import read_document
from rokugan.core.files.shapes import check
from rokugan.editions.registry import edition_of
from rokugan.errors import CardError, RokuganError
from rokugan.language.language import CannotWrite
from rokugan.program import Node, Program

LINE = 120
LONGEST = 130
"""Lines up to this length are allowed; a wording that is longer still can not be broken."""
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
    "wind": "winds",
    "sensei": "senseis",
}

Place = tuple[str | int, ...]
# Reminders say nothing new; nor does what later printings of Events say of the time at which every Event resolves.
_REMARK = re.compile(
    r" *\((?!other\)|at the current battlefield\)|at any location\))[^()]*\)"
    r"|After you reveal cards in your Provinces at the start of your turn, if this Event is face-up in one of them, "
)


def cards_of(
    path: Path, edition: str, amendments: Mapping[str, Mapping[str, Any]] | None = None
) -> list[CardDefinition]:
    """The cards of a file; one with a fact that is no fact for us is there, but not understood. An amendment gives the
    fields in which the set differs from the file, by the title in the file."""
    cards = []
    entries = load_entries(path)
    names = lexicon().with_cards(entries)  # not of the shipped cards, which are about to be made
    for source in entries:
        entry = {**source, **(amendments or {}).get(str(source.get("title")), {})}
        known = {key: value for key, value in entry.items() if key in KEYS}
        changed = {"text": _REMARK.sub("", entry.get("text") or ""), "formats": [edition]}
        try:
            card = definition({**known, **changed}, str(path), edition=edition, names=names)
        except CardError as error:
            card = CardDefinition(entry["title"], entry["type"].lower(), unread=(str(error),))
        cards.append(without_unknown(card, entry))
    return cards


def without_unknown(card: CardDefinition, entry: Mapping[str, Any]) -> CardDefinition:
    """The card, marked with what its source does not know: a text or a stat of its type that is there as null."""
    stats: dict[str, Any] = {stat: None for stat in STATS.get(card.type, ()) if stat in entry and entry[stat] is None}
    text = ("text",) if "text" in entry and entry["text"] is None else ()
    return replace(card, unknown=(*text, *stats), **stats) if text or stats else card


def chosen(cards: Library, titles: Iterable[str]) -> list[CardDefinition]:
    """The cards of these titles as they are shipped, sorted by name; refuses those that can not be shipped."""
    found = {card.name: shipped(card, cards.edition) for card in map(cards.__getitem__, titles)}
    names = of_cards(cards)
    complaints = {name: complaint(card, cards.edition, names) for name, card in found.items()}
    refused = [f"{name} ({said})" for name, said in sorted(complaints.items()) if said]
    if refused:
        raise CardError(f"Nothing was written, because of {'; '.join(refused)}.")
    return sorted(found.values(), key=lambda card: card.name)


def shippable(cards: Library) -> tuple[list[CardDefinition], list[str]]:
    """All cards that can be shipped, sorted by name, and what is said against each of the others."""
    found, refused, names = [], [], of_cards(cards)
    for card in sorted(cards, key=lambda card: card.name):
        as_shipped = shipped(card, cards.edition) if not card.unread else card
        said = complaint(as_shipped, cards.edition, names)
        if said:
            refused.append(f"{card.name} ({said})")
        else:
            found.append(as_shipped)
    return found, refused


def complaint(card: CardDefinition, edition: str, names: Vocabulary) -> str:
    """Why the card can not be shipped; empty if it can. Its text may speak of these names."""
    if card.unread:
        return f"not understood: {', '.join(map(repr, card.unread))}"
    if card.unknown:
        return ""
    why = edition_of(edition).why_not_playable(card)
    if why:
        return why
    text = _written(card, card.program, edition)
    if text is None:
        return "can not be written"
    again = read(text, title=card.title, type=card.type, edition=edition, names=names)
    return "" if again.understood and again.program == card.program else f"does not read back from {text!r}"


def shipped(card: CardDefinition, edition: str) -> CardDefinition:
    """The card with its keywords in one place, and with no more wording than its text needs."""
    program = replace(card.program, keywords=(), form="")
    text = _written(card, program, edition)
    for place in list(_worded(program)):
        plainer = _without_wording(program, place)
        if _written(card, plainer, edition) == text:
            program = plainer
    return replace(card, program=program)


def _written(card: CardDefinition, program: Program, edition: str) -> str | None:
    try:
        return write(program, title=card.title, type=card.type, edition=edition)
    except (CannotWrite, AttributeError, IndexError, TypeError):
        # Without its wording, a node is offered to productions that are not its own.
        return None


def _worded(value: object, place: Place = ()) -> Iterator[Place]:
    """The places of the nodes that keep any wording: names of fields, and numbers in tuples."""
    if isinstance(value, nodes.Uses):
        return  # whether a text says how often it may be used makes a difference in Gold Edition
    if isinstance(value, Node):
        if _without_wording(value) is not value:
            yield place
        for field in fields(value):
            yield from _worded(getattr(value, field.name), (*place, field.name))
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from _worded(part, (*place, number))


def _without_wording(value: Any, place: Place = ()) -> Any:
    """The tree with the wording of the node at that place dropped; the same tree if it has none.

    >>> from rokugan.program import Bow, Ref
    >>> _without_wording(Bow(Ref("this", words="him")), ("what",))
    Bow(Ref('this'))
    """
    if not place:
        worded = {
            field.name: field.default
            for field in fields(value)
            if not field.compare and getattr(value, field.name) != field.default
        }
        return replace(value, **worded) if worded else value
    step, *rest = place
    if isinstance(step, str):
        return replace(value, **{step: _without_wording(getattr(value, step), tuple(rest))})
    return (*value[:step], _without_wording(value[step], tuple(rest)), *value[step + 1 :])


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
    used = _nodes_in(sources)
    said = edition.replace("_", " ").title()
    lines = [
        f'"""{name.capitalize()} of {said}, made by `rokugan.workshop.shipping`."""',
        "",
        "from rokugan.cards.model import CardDefinition",
        *([f"from rokugan.program import {', '.join(used)}"] if used else []),
        "",
        "CARDS: tuple[CardDefinition, ...] = (",
        *(f"{source}," for source in sources),
        ")",
        "",
    ]
    return _formatted("\n".join(lines))


def texts_source(path: Path, type: str, edition: str) -> str:
    """The source of a module that has the program of every text in a YAML file."""
    said = read_document(path, CardError, "file of texts")
    programs: dict[str, CardDefinition] = {}
    for text in _texts(said):
        found = read(text, type=type, edition=edition, names=lexicon())
        unread = tuple(each.words for each in found.unread)
        programs[text] = shipped(CardDefinition("", type, program=found.program, unread=unread), edition)
    complaints = {text: complaint(card, edition, lexicon()) for text, card in programs.items()}
    refused = [f"{text!r} ({said})" for text, said in complaints.items() if said]
    if refused:
        raise CardError(f"Nothing was written, because of {'; '.join(refused)}.")
    sources = {text: _source(card.program) for text, card in programs.items()}
    lines = [
        f'"""What the texts of {path.name} do, made by `rokugan.workshop.shipping`."""',
        "",
        "from __future__ import annotations",
        "",
        f"from rokugan.program import {', '.join(_nodes_in(sources.values()))}",
        "",
        "PROGRAMS: dict[str, Program] = {",
        *(f"{text!r}: {source}," for text, source in sorted(sources.items())),
        "}",
        "",
    ]
    return _formatted("\n".join(lines))


def _texts(said: object) -> Iterator[str]:
    """Every text in a file of YAML, wherever it stands.

    >>> list(_texts({"Lion": [{"title": "Keep", "text": "Open: Draw a card."}, {"title": "Yard"}]}))
    ['Open: Draw a card.']
    """
    if isinstance(said, Mapping):
        if said.get("text"):
            yield str(said["text"])
        said = list(said.values())
    if isinstance(said, list):
        for each in said:
            yield from _texts(each)


def _nodes_in(sources: Iterable[str]) -> list[str]:
    """The names of the nodes that expressions are made of."""
    names = {name for source in sources for name in re.findall(r"\b([A-Z]\w+)\(", source)}
    return sorted(name for name in names if hasattr(nodes, name))


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
            parts.append(f"{field.name}={_source(value)}")
    return f"CardDefinition({', '.join(parts)})"


def _source(value: object) -> str:
    """The expression that makes a part of a card; wording stands last.

    >>> from rokugan.program import Bow, Ref
    >>> _source(Bow(Ref("this", words="him"), form="bow {obj}"))
    "Bow(Ref('this', words='him'), form='bow {obj}')"
    """
    if isinstance(value, tuple):
        return f"({''.join(f'{_source(part)},' for part in value)})"
    if not isinstance(value, Node):
        return repr(value)
    parts: list[str] = []
    named = False
    for field in sorted(fields(value), key=lambda field: bool(field.kw_only)):
        part = _source(getattr(value, field.name))
        if field.default is not MISSING and part == _source(field.default):
            named = True
        else:
            parts.append(f"{field.name}={part}" if named or field.kw_only else part)
    return f"{type(value).__name__}({', '.join(parts)})"


def _formatted(source: str) -> str:
    for command in (["check", "--fix", "--select", "I"], ["format", "--line-length", str(LINE)]):
        call = [sys.executable, "-m", "ruff", *command, "--isolated", "--quiet", "-"]
        done = subprocess.run(call, input=source, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RokuganError(f"ruff, which formats the modules, failed: {done.stderr.strip()}")
        source = done.stdout
    if any(len(line) > LONGEST for line in source.splitlines()):
        source = source.replace("\n\n", "\n\n# ruff: noqa: E501\n", 1)
    return source


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the tool."""
    parser = argparse.ArgumentParser(prog="python -m rokugan.workshop.shipping", description=__doc__)
    parser.add_argument("source", type=Path, help="a JSON file of cards with their text")
    parser.add_argument("--edition", required=True)
    parser.add_argument("--titles", nargs="+", help="titles, or deck files; without them, all that can be shipped")
    parser.add_argument("--amend", type=Path, help="a YAML file: by title, the fields that differ from the source")
    parser.add_argument("--formats", nargs="+", help="where the cards are legal; by itself in the edition's own format")
    parser.add_argument(
        "--texts", metavar="TYPE", help="the source is a YAML file of texts, read as those of such cards"
    )
    parser.add_argument("--out", required=True, type=Path, help="the folder for the modules; with --texts, the module")
    given = parser.parse_args(arguments)
    if given.texts:
        given.out.write_text(texts_source(given.source, given.texts, given.edition), encoding="utf-8")
        return
    amendments = load_amendments(given.amend) if given.amend else None
    others = by_hand(given.out)
    read_cards = (card for card in cards_of(given.source, given.edition, amendments) if card.name not in others)
    library = Library(given.edition, read_cards)
    if given.titles:
        cards = chosen(library, [title for word in given.titles for title in _titles(word)])
    else:
        cards, refused = shippable(library)
        for each in refused:
            print(f"left out: {each}", file=sys.stderr)
    if given.formats:
        cards = [replace(card, formats=tuple(given.formats)) for card in cards]
    given.out.mkdir(parents=True, exist_ok=True)
    for name, source in modules(cards, given.edition).items():
        (given.out / name).write_text(source, encoding="utf-8")
    print(f"{len(cards)} cards written to {given.out}" + (f", besides {len(others)} by hand" if others else ""))


def load_amendments(path: Path) -> dict[str, dict[str, Any]]:
    """The fields that differ from the source, by title."""
    return check(read_document(path, CardError, "file of amendments"), dict[str, dict[str, Any]], str(path), CardError)


def by_hand(folder: Path) -> frozenset[str]:
    """The names of the cards that stand in the folder with functions of their own: they are not made here."""
    path = folder / "by_hand.py"
    return frozenset(card.name for card in runpy.run_path(str(path))["CARDS"]) if path.exists() else frozenset()


def _titles(word: str) -> tuple[str, ...]:
    return read_deck(word).titles if Path(word).is_file() else (word,)


if __name__ == "__main__":
    try:
        main()
    except RokuganError as error:
        sys.exit(f"shipping: {error}")
