"""The tool that turns card data with English text into the shipped sets of `rokugan/cards/sets/lcg`.

    python -m rokugan.cards.lcg.shipping core=lcg_core.json imperial=lcg_imperial_cycle.json --out FOLDER

No text is kept: a card is its facts and its program. A card that is not fully understood, or whose program does not read
back from its canonical English, is left out and named. The same cards always give the same files.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path

from rokugan.cards.lcg.files import lcg_definition
from rokugan.cards.lcg.model import LcgCard
from rokugan.cards.schema import schema_of
from rokugan.cards.set_file import SUFFIX, set_text
from rokugan.language.language import CannotWrite
from rokugan.language.lcg.english import living

FILES = {
    "attachment": "attachments",
    "event": "events",
    "holding": "holdings",
    "province": "provinces",
    "role": "roles",
    "stronghold": "strongholds",
}


def complaint(card: LcgCard) -> str:
    """Return why a card cannot be shipped; empty if it can."""
    language = living()
    if card.unread:
        return f"not understood: {'; '.join(card.unread)}"
    try:
        written = language.write(card.program, type=card.type)
    except CannotWrite as error:
        return str(error)
    again = language.read(written, type=card.type)
    return "" if again.program == card.program and not again.unread else f"it does not read back from {written!r}"


def file_of(card: LcgCard) -> str:
    """The name of the set file in which a card stands."""
    return f"{card.side}_characters" if card.type == "character" else FILES[card.type]


def ship(sources: dict[str, Path], out: Path) -> list[str]:
    """Write the set files; return the cards that are left out, each with the reason."""
    by_file: dict[str, list[LcgCard]] = {}
    refused: list[str] = []
    for expansion, path in sources.items():
        for entry in json.loads(path.read_text(encoding="utf-8")):
            card = lcg_definition({**entry, "expansion": expansion, "formats": ["lcg"]}, str(path))
            said = complaint(card)
            if said:
                refused.append(f"{card.title}: {said}")
            else:
                by_file.setdefault(file_of(card), []).append(card)
    out.mkdir(parents=True, exist_ok=True)
    for name, cards in by_file.items():
        (out / f"{name}{SUFFIX}").write_text(text_of_file(name, cards), encoding="utf-8")
    return refused


def text_of_file(name: str, cards: Iterable[LcgCard]) -> str:
    """Return the text of a set file with these cards."""
    remark = f"{name.replace('_', ' ').capitalize()} of the Living Card Game, made by `make cards`"
    return set_text(sorted(cards, key=lambda card: card.title), remark, schema_of("lcg"))


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
