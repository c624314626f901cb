"""Which shipped cards the scenarios of a checkout show, found without running them.

A file `scenarios/<edition>/cards/<name>.yaml` shows the card of that name, or else the one of the longest name with which its
own begins (`castle-walls-auto.yaml` shows Castle Walls). A key `shows: [Title, ...]` at the top of a file says so instead.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from rokugan.cards.library import EDITIONS, Library, library
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.core.files.documents import parse_yaml, read_text
from rokugan.core.files.shapes import check
from rokugan.errors import CardError, ScenarioError, quote
from rokugan.program import Node, Program
from rokugan.program.lcg.nodes import ExtraProvince, Influence, LimitPer, NoStrongholdProvince, RoleOnly, TextBox
from rokugan.rulebook.coverage import project_root

# From the line `shows:` to the next line that begins another key.
_SHOWS = re.compile(r"^shows:.*(?:\n(?:[ \t\-\]#].*|$))*", re.MULTILINE)


class _Shows(msgspec.Struct):
    shows: list[str]


@dataclass(frozen=True)
class CardCoverage:
    """The shipped cards with text of one edition, each with the files that show it, in the order of the library."""

    edition: str
    files: dict[str, tuple[Path, ...]]

    @property
    def shown(self) -> list[str]:
        """The names of the cards that some scenario shows."""
        return [name for name, files in self.files.items() if files]

    @property
    def missing(self) -> list[str]:
        """The names of the cards that none shows."""
        return [name for name, files in self.files.items() if not files]


def has_text(card: CardDefinition) -> bool:
    """Does the card say anything but keywords and numbers, and (in the Living Card Game) what decks may have it?"""
    text: Node = card.program
    if isinstance(text, TextBox):
        return bool(text.abilities) or any(not _is_for_decks(each) for each in text.constants)
    return isinstance(text, Program) and bool(text.traits or text.abilities)


def _is_for_decks(effect: Node) -> bool:
    """Is it a rule of deckbuilding?"""
    if isinstance(effect, LimitPer):
        return effect.per == "deck"
    return isinstance(effect, RoleOnly | Influence | ExtraProvince | NoStrongholdProvince)


def measure(root: Path | None = None, edition: str | None = None) -> tuple[CardCoverage, ...]:
    """Return what is shown of every edition with cards (or of one) in the checkout at `root`, or in the one found from here."""
    start = root or project_root()
    editions = [edition] if edition else EDITIONS
    return tuple(_measure(start, library(each)) for each in editions if len(library(each)))


def chosen(measured: Sequence[CardCoverage], names: Sequence[str]) -> tuple[CardCoverage, ...]:
    """The coverage of these cards only; each must be a shipped card with text of one of the editions."""
    wanted: dict[str, set[str]] = {found.edition: set() for found in measured}
    for name in names:
        here = [(found, library(found.edition).find(name)) for found in measured]
        cards = [(found.edition, card.name) for found, card in here if card is not None and card.name in found.files]
        if not cards:
            raise CardError(say("files.there_is_no_shipped_card_with_text", wanted=", ".join(wanted), name=quote(name)))
        for edition, card_name in cards:
            wanted[edition].add(card_name)
    return tuple(
        CardCoverage(found.edition, {name: found.files[name] for name in found.files if name in wanted[found.edition]})
        for found in measured
    )


def _measure(root: Path, cards: Library) -> CardCoverage:
    found: dict[str, list[Path]] = {card.name: [] for card in cards.shown if has_text(card)}
    for path in sorted((root / "scenarios" / cards.edition).rglob("*.yaml")):
        for name in _shown_by(path, cards):
            if name in found:
                found[name].append(path)
    return CardCoverage(cards.edition, {name: tuple(files) for name, files in found.items()})


def _shown_by(path: Path, cards: Library) -> Iterator[str]:
    """The names of the cards that a file shows."""
    said = _SHOWS.search(read_text(path, ScenarioError, "scenario"))
    if said:
        for title in check(parse_yaml(said[0], str(path), ScenarioError), _Shows, str(path), ScenarioError).shows:
            card = cards.find(title)
            if card is None:
                raise ScenarioError(f"{path}: shows: {cards.unknown(title)}")
            yield card.name
    elif path.parent.name == "cards":
        words = path.stem.split("-")
        named = (cards.find(" ".join(words[:count])) for count in range(len(words), 0, -1))
        card = next((each for each in named if each is not None and not each.checked), None)
        if card is None:
            raise ScenarioError(say("files.no_card_has_a_name_like_this", path=path, edition=cards.edition))
        yield card.name
