"""How a position finds its cards: those written out in a scenario, then those of a library."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rokugan.cards.files import definition, not_understood
from rokugan.cards.languages import language_of
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.core.edition import Cards
from rokugan.core.notation import tidy
from rokugan.errors import CardError, ScenarioError, brief, quote


def _entries(part: object) -> Iterator[Mapping[str, Any]]:
    """All cards that are written out somewhere in a scenario."""
    if isinstance(part, Mapping):
        if "title" in part:
            yield part
        part = tuple(part.values())
    if isinstance(part, (list, tuple)):
        for each in part:
            yield from _entries(each)


def card_finder(
    scenario: Mapping[str, Any],
    where: str,
    why_not_playable: Callable[[CardDefinition], str],
    shipped: Cards | None = None,
) -> Callable[[Any, str], CardDefinition]:
    """Return how a position finds its cards: those of the file by id or title, then the edition's library (or another one). The
    edition says why a card cannot be played."""
    edition = str(scenario["edition"])
    own: dict[str, list[CardDefinition]] = {}
    names = language_of(edition).lexicon.with_cards(_entries(tuple(scenario.values())))
    for entry in scenario.get("cards") or ():
        try:
            card = definition(entry, where, edition=edition, names=names)
        except CardError as error:
            raise ScenarioError(str(error)) from None
        if card.unread:
            raise ScenarioError(f"{where}: {not_understood(card)}")
        if why_not_playable(card):
            raise ScenarioError(f"{where}: {why_not_playable(card)}")
        own.setdefault(tidy(card.title), []).append(card)
        if card.id:
            own.setdefault(tidy(card.id), []).append(card)

    def find(what: object, place: str) -> CardDefinition:
        if isinstance(what, Mapping):
            card = definition(what, place, edition=edition, names=names)
            if card.unread:
                raise ScenarioError(f"{place}: {not_understood(card)}")
            if why_not_playable(card):
                raise ScenarioError(f"{place}: {why_not_playable(card)}")
            return card
        if not isinstance(what, str):
            raise ScenarioError(say("files.a_card_is_named_by_its_title", where=place, what=quote(what)))
        mine = own.get(tidy(what))
        if mine:
            if len(mine) > 1:
                raise ScenarioError(say("files.several_cards_are_titled", where=place, what=quote(what)))
            return mine[0]
        try:
            shelf: Cards = library(edition) if shipped is None else shipped
            found = shelf[what]
        except CardError as error:
            titles = ", ".join(sorted({c.title for cards in own.values() for c in cards}))
            hint = say("files.the_cards_of_this_file", titles=brief(titles, 300)) if titles else ""
            raise ScenarioError(f"{place}: {error}{hint}") from None
        assert isinstance(found, CardDefinition)
        if found.unknown:
            raise ScenarioError(f"{place}: {found.why_unknown}")
        return found

    return find
