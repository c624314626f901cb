"""The cards of one edition, found by title, by name with experience level, or by id.

>>> from rokugan.cards.model import CardDefinition
>>> cards = [CardDefinition("Kenji", "personality"),
...          CardDefinition("Kenji", "personality", keywords=("Experienced 2", "Unique"))]
>>> kenji = Library("celestial", cards)
>>> kenji["kenji"].experience, kenji["Kenji (Experienced 2)"].experience, kenji["Kenji exp. 2"].experience
(0, 2, 2)

A library is made once and never changes; `extended` gives another one. The shipped cards are the set files of
`rokugan/cards/sets/<edition>`, each *shown* by a scenario of its own, and those of `rokugan/cards/sets/pool`, *checked* by a
machine (docs/sets.md); each card is read when it is first asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from unicodedata import normalize

from rokugan.cards.errata import is_separate
from rokugan.cards.model import CardDefinition
from rokugan.cards.schema import schema_of
from rokugan.cards.set_file import SUFFIX, Stanza, by_name, read_set
from rokugan.cards.worded import CLASSIC
from rokugan.catalogue import say
from rokugan.errors import CardError, quote

EDITIONS = ("gold", "samurai", "celestial", "war_of_honor", "lcg")
POOL = "pool"
SEVERAL = "several"
"""The folder of the pool with the cards of several editions: each stands there once, with the editions in which it is legal."""
STRONGHOLD_STATS = ("province_strength", "gold_production", "starting_honor")

_NO_LETTERS = {code: None for code in range(128) if not chr(code).isalnum()}
_SHORT_LEVEL = re.compile(r"\bexp\.?\s*(\d*)\)?$", re.IGNORECASE)


class Library:
    """Cards of an edition. Of two printings of one card the later one holds (celestial.deck.04)."""

    def __init__(self, edition: str, cards: Iterable[CardDefinition | Stanza]) -> None:
        self.edition = edition
        self._cards: dict[str, CardDefinition | Stanza] = {}
        self._keys: dict[str, CardDefinition | Stanza] = {}
        self._versions: dict[str, list[CardDefinition | Stanza]] = {}
        well_formed = schema_of(edition).well_formed
        for card in cards:
            if not isinstance(card, Stanza):
                well_formed(card)
            self._add(card)
        for versions in self._versions.values():
            versions.sort(key=_level)
            self._keys.setdefault(_key(versions[0].title), versions[0])

    def _add(self, card: CardDefinition | Stanza) -> None:
        """Add a card under its name, and under what one may call it."""
        versions = self._versions.setdefault(card.title, [])
        if not is_separate(self.edition, card.title):
            versions[:] = [version for version in versions if version.name != card.name]
        versions.append(card)
        alone = sum(version.name == card.name for version in versions) == 1
        self._cards[card.name if alone else f"{card.name} ({card.id})"] = card
        self._keys[_key(card.name)] = card
        if card.id:
            self._keys[_key(card.id)] = card

    def find(self, name: str) -> CardDefinition | None:
        """The card of that title, name or id, or None.

        Case, punctuation and accents do not matter. A title alone means the version of the lowest level.
        """
        found = self._cards.get(name) or self._keys.get(_key(name))
        return None if found is None else _read(found)

    def __getitem__(self, name: str) -> CardDefinition:
        found = self.find(name)
        if found is None:
            raise CardError(self.unknown(name))
        return found

    def __contains__(self, name: str) -> bool:
        return name in self._cards or _key(name) in self._keys

    def __iter__(self) -> Iterator[CardDefinition]:
        return map(_read, self._cards.values())

    def __len__(self) -> int:
        return len(self._cards)

    def __repr__(self) -> str:
        return f"<Library of {self.edition}: {len(self)} cards>"

    @property
    def shown(self) -> tuple[CardDefinition, ...]:
        """The cards that were not only checked by a machine."""
        return tuple(_read(card) for card in self._cards.values() if not card.checked)

    def is_checked(self, name: str) -> bool:
        """Was the card of that title only checked by a machine? It is not read for that."""
        found = self._cards.get(name) or self._keys.get(_key(name))
        return found is not None and found.checked

    def without_texts(self) -> Iterator[CardDefinition]:
        """The cards, those that nobody has asked for without their texts, which take longer to read."""
        return (card.facts() if isinstance(card, Stanza) else card for card in self._cards.values())

    def versions(self, title: str) -> tuple[CardDefinition, ...]:
        """All experience levels of a title, lowest first."""
        found = self.find(title)
        return tuple(map(_read, self._versions[found.title])) if found else ()

    def nearest(self, name: str) -> list[str]:
        """The few names that look most like this one."""
        names = {_key(card.name): card.name for card in self._cards.values()}
        return [names[key] for key in get_close_matches(_key(name), names, n=3, cutoff=0.7)]

    def unknown(self, name: str) -> str:
        """A sentence that says that there is no such card, with the nearest names."""
        return f"There is no card {quote(name)} in the {self.edition} library{_did_you_mean(self.nearest(name))}"

    def extended(self, cards: Iterable[CardDefinition]) -> Library:
        """A library with these cards as well; one with the name of a card here takes its place."""
        return Library(self.edition, (*self._cards.values(), *cards))


_LIBRARIES: dict[str, Library] = {}


def library(edition: str) -> Library:
    """The shipped cards of an edition, loaded the first time they are asked for: one library for all threads."""
    found = _LIBRARIES.get(edition)
    if found is None:
        check_edition(edition)
        found = _LIBRARIES.setdefault(edition, Library(edition, _shipped(edition)))
    return found


def check_edition(edition: str) -> None:
    """Refuse an edition that there is not."""
    if edition not in EDITIONS:
        raise CardError(say("files.there_is_no_edition", edition=quote(edition), editions=", ".join(EDITIONS)))


def classic_well_formed(card: CardDefinition) -> None:
    """Refuse a card of the classic game that has not what every card of its type must have.

    >>> classic_well_formed(CardDefinition("Keep", "stronghold", province_strength=7, starting_honor=2))
    Traceback (most recent call last):
      ...
    rokugan.errors.CardError: The Stronghold Keep has no gold production; ...
    """
    if not card.title.strip():  # celestial.cardtypes.04
        raise CardError(say("files.the_card_has_no_title", card=card.id or say("files.nameless", kind=card.type)))
    missing = [stat for stat in STRONGHOLD_STATS if getattr(card, stat) is None]
    if card.type == "stronghold" and missing:  # celestial.cardtypes.06
        said = ", no ".join(stat.replace("_", " ") for stat in missing)
        raise CardError(say("files.the_stronghold_lacks", title=card.title, said=said))


def sets_folder() -> Path:
    """Return where the shipped sets lie."""
    return Path(str(files("rokugan.cards"))) / "sets"


def _shipped(edition: str) -> Iterator[Stanza]:
    schema, folder = schema_of(edition), sets_folder()
    for path in sorted((folder / edition).glob(f"*{SUFFIX}")):
        yield from by_name(read_set(path, schema, "shown").stanzas)
    for path in sorted((folder / POOL / edition).glob(f"*{SUFFIX}")):
        yield from by_name(read_set(path, schema, "checked").stanzas)
    for path in sorted((folder / POOL / SEVERAL).glob(f"*{SUFFIX}")) if schema.game == CLASSIC else ():
        found = read_set(path, schema, "checked").stanzas
        yield from by_name(each for each in found if edition in each.formats)


def _read(card: CardDefinition | Stanza) -> CardDefinition:
    """The card, read from its file if nobody has asked for it before."""
    if isinstance(card, Stanza):
        found: CardDefinition = card.card()
        return found
    return card


def _key(name: str) -> str:
    """Return what of a name matters when one looks for a card: letters and digits.

    >>> _key("Toku’s Grave"), _key("Isawa Kyoko exp."), _key("Kenji (Experienced 2)")
    ('tokusgrave', 'isawakyokoexperienced', 'kenjiexperienced2')
    """
    name = name.strip()
    if "xp" in name.lower():
        name = _SHORT_LEVEL.sub(r"Experienced\1", name)
    if name.isascii():
        return name.lower().translate(_NO_LETTERS)
    return "".join(letter for letter in normalize("NFKD", name).casefold() if letter.isalnum())


def _level(card: CardDefinition | Stanza) -> int:
    return card.experience


def _did_you_mean(names: list[str]) -> str:
    if not names:
        return "."
    *others, last = names
    return (
        say("files.did_you_mean_one_of", others=", ".join(others), last=last)
        if others
        else say("files.did_you_mean_this", last=last)
    )
