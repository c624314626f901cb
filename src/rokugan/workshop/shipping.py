"""The tool that turns card data with English text into the shipped sets of `rokugan/cards/sets`.

    python -m rokugan.workshop.shipping SOURCE.json --edition celestial --titles DECK.txt --out FOLDER

It takes the cards that are named (titles, or deck files with all their cards), reads their text and writes a set file for each
card type (docs/sets.md). No text is kept in them: a card is its facts and its tree. What its texts are called goes into the file
of words (`rokugan.workshop.wording`). A card that is not fully understood is refused, and so is one whose text, written by the
writer, does not read back as the same program; then nothing is written. The same cards always give the same files, to the byte.

Cards that the folder's `by_hand.cards` has are left to it.

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
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

from rokugan import program as nodes
from rokugan.cards import read, write
from rokugan.cards.deck import read_deck
from rokugan.cards.face import TYPES as STATS
from rokugan.cards.files import KEYS, definition, load_entries
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition, PrintedType
from rokugan.cards.schema import schema_of
from rokugan.cards.set_file import SUFFIX, read_set, set_text
from rokugan.core.files.documents import read_document
from rokugan.core.files.shapes import check
from rokugan.editions.registry import edition_of
from rokugan.errors import CardError, RokuganError
from rokugan.language.classic.words.vocabulary import Vocabulary, lexicon, of_cards
from rokugan.language.language import CannotWrite
from rokugan.program import Program
from rokugan.program.node import without_wording
from rokugan.program.story import without_story
from rokugan.workshop.wording import programs_of, put_words

LINE = 120
LONGEST = 130
"""Lines up to this length are allowed; a wording that is longer still can not be broken."""
FILES = {
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
    """The cards of these titles, sorted by name; refuses those that can not be shipped."""
    found = {card.name: card for card in map(cards.__getitem__, titles)}
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
        said = complaint(card, cards.edition, names)
        if said:
            refused.append(f"{card.name} ({said})")
        else:
            found.append(card)
    return found, refused


def complaint(card: CardDefinition, edition: str, names: Vocabulary) -> str:
    """Return why the card can not be shipped; empty if it can. Its text may speak of these names."""
    if card.unread:
        return f"not understood: {', '.join(map(repr, card.unread))}"
    if card.unknown:
        return ""
    why = edition_of(edition).why_not_playable(card)
    if why:
        return why
    text = _written(card, edition)
    if text is None:
        return "can not be written"
    again = read(text, title=card.title, type=card.type, edition=edition, names=names)
    return (
        ""
        if again.understood and again.program == replace(card.program, keywords=())
        else f"does not read back from {text!r}"
    )


def shipped(card: CardDefinition) -> CardDefinition:
    """The card with its keywords in one place, and without the wording and the story of its text.

    >>> from rokugan.program import Ability, Bow, Ref
    >>> bow = Ability(("open",), (Bow(Ref("this", words="him"), form="bow {obj}"),))
    >>> shipped(CardDefinition("Ox", "personality", program=Program(abilities=(bow,)))).program
    Program(abilities=(Ability(('open',), (Bow(Ref('this')),)),))
    """
    return replace(card, program=replace(without_story(without_wording(card.program)), keywords=()))


def _written(card: CardDefinition, edition: str) -> str | None:
    try:
        return write(replace(card.program, keywords=(), form=""), title=card.title, type=card.type, edition=edition)
    except CannotWrite:
        return None


def files_of(cards: Sequence[CardDefinition], edition: str) -> dict[str, str]:
    """The text of each set file by its name, for all the types that occur."""
    return {
        f"{name}{SUFFIX}": set_text(
            [card for card in cards if card.type == type], remark_of(name, edition), schema_of(edition)
        )
        for type, name in FILES.items()
        if any(card.type == type for card in cards)
    }


def remark_of(name: str, edition: str) -> str:
    """Return what stands at the head of a set file."""
    return f"{name.capitalize()} of {edition.replace('_', ' ').title()}, made by `make cards`"


def programs_in(path: Path, type: str, edition: str) -> dict[str, Program]:
    """Every text of a YAML file with its program."""
    said = read_document(path, CardError, "file of texts")
    programs: dict[str, CardDefinition] = {}
    for text in _texts(said):
        found = read(text, type=type, edition=edition, names=lexicon())
        unread = tuple(each.words for each in found.unread)
        programs[text] = CardDefinition("", cast("PrintedType", type), program=found.program, unread=unread)
    complaints = {text: complaint(card, edition, lexicon()) for text, card in programs.items()}
    refused = [f"{text!r} ({said})" for text, said in complaints.items() if said]
    if refused:
        raise CardError(f"Nothing was written, because of {'; '.join(refused)}.")
    return {text: card.program for text, card in programs.items()}


def texts_source(name: str, programs: Mapping[str, Program]) -> str:
    """The source of a module that has these programs by the texts of a file of that name."""
    sources = {text: repr(replace(without_wording(program), keywords=())) for text, program in programs.items()}
    lines = [
        f'"""What the texts of {name} do, made by `rokugan.workshop.shipping`."""',
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
    parser.add_argument("--out", required=True, type=Path, help="the folder for the files; with --texts, the module")
    given = parser.parse_args(arguments)
    if given.texts:
        programs = programs_in(given.source, given.texts, given.edition)
        put_words(programs.values())
        given.out.write_text(texts_source(given.source.name, programs), encoding="utf-8")
        return
    amendments = load_amendments(given.amend) if given.amend else None
    others = by_hand(given.out, given.edition)
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
    put_words(programs_of(cards, given.edition))
    for name, text in files_of(list(map(shipped, cards)), given.edition).items():
        (given.out / name).write_text(text, encoding="utf-8")
    print(f"{len(cards)} cards written to {given.out}" + (f", besides {len(others)} by hand" if others else ""))


def load_amendments(path: Path) -> dict[str, dict[str, Any]]:
    """The fields that differ from the source, by title."""
    return check(read_document(path, CardError, "file of amendments"), dict[str, dict[str, Any]], str(path), CardError)


def by_hand(folder: Path, edition: str) -> frozenset[str]:
    """The names of the cards that stand in the folder written by hand: they are not made here."""
    path = folder / f"by_hand{SUFFIX}"
    return frozenset(each.name for each in read_set(path, schema_of(edition)).stanzas) if path.exists() else frozenset()


def _titles(word: str) -> tuple[str, ...]:
    return read_deck(word).titles if Path(word).is_file() else (word,)


if __name__ == "__main__":
    try:
        main()
    except RokuganError as error:
        sys.exit(f"shipping: {error}")
