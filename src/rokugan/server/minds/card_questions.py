"""Answers to questions about cards, decks and rules, from a process beside the server (`answering`).

Reading a text may take long, and loading a library does; so it is done here, one question at a time, and the server ends
the process when an answer takes too long (`json_lines` says how questions and answers look).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from rokugan import rulebook
from rokugan.cards import figures, formats
from rokugan.cards.deck import Deck
from rokugan.cards.facts import facts, search
from rokugan.cards.files import definition
from rokugan.cards.importing import imported
from rokugan.cards.library import Library, library
from rokugan.cards.own_sets import own_set
from rokugan.catalogue import say
from rokugan.editions.registry import edition_of
from rokugan.errors import CardError, quote
from rokugan.server.opening import checked_deck
from rokugan.workshop.preparing import read_once
from rokugan.workshop.tables import table_for
from rokugan.workshop.understanding import understood

MOST_RULES = 200
AT_ONCE = 40  # cards that are written in one go: whoever asks something else meanwhile waits for these
_FACTS: dict[tuple[str, str], dict[str, Any]] = {}


def cards(said: dict[str, Any]) -> Any:
    """Every card of an edition, and the words one can search by."""
    edition = said["edition"]
    found = sorted(library(edition), key=lambda card: card.name)
    schema = edition_of(edition).deck_schema
    return {
        "edition": edition,
        "cards": [card_facts(card, edition) for card in found],
        "fields": [*schema.fields, "text"],
        "stats": list(schema.stats),
        "parts": [part for _, part in schema.parts],
        "types": schema.types,
    }


def card_facts(card: Any, edition: str) -> dict[str, Any]:
    """A card as the pages tell it; its text is written once."""
    found = _FACTS.get((edition, card.name))
    if found is None:
        found = _FACTS[edition, card.name] = facts(card, edition, edition_of(edition).why_not_playable)
    return found


def prepare(said: dict[str, Any]) -> Any:
    """Write the texts of some cards that are still to be written, so that nobody waits for them: how many are left."""
    edition = said["edition"]
    left = [card for card in library(edition) if (edition, card.name) not in _FACTS]
    for card in left[:AT_ONCE]:
        card_facts(card, edition)
    return len(left[AT_ONCE:])


def find(said: dict[str, Any]) -> Any:
    """The names of the cards that fit the words of a search."""
    return {"names": search(library(said["edition"]), said["words"])}


def check(said: dict[str, Any]) -> Any:
    """A deck in all its forms, whether it is legal, and what is counted of it."""
    deck = imported(said["deck"], said["edition"])
    checked_deck(deck.name)
    format = formats.own_format(deck)
    known = library(format.edition)
    schema = edition_of(deck.edition).deck_schema
    why = edition_of(format.edition).why_not_playable
    violations = [*formats.check(deck, known, format), *formats.not_playable(deck, known, format, why)]
    return {
        "deck": deck.to_json(),
        "text": deck.to_text(),
        "format": {"id": format.name, "said": format.said, "option": format.option},
        "legal": not violations,
        "violations": [_violation(each, known) for each in violations],
        "plots": [plot.to_json() for plot in figures.plots(deck, known)],
        "notes": schema.notes(deck, known),
        "sizes": {word: _size(deck, part) for word, part in schema.parts},
    }


def _violation(each: formats.Violation, known: Library) -> dict[str, Any]:
    nearest = known.nearest(each.title) if each.title and known.find(each.title) is None else []
    found: dict[str, Any] = {"sentence": each.sentence, "title": each.title, "rule": each.rule}
    return found | ({"nearest": nearest} if nearest else {})


def _size(deck: Deck, part: str) -> int:
    return sum(count for _, count in getattr(deck, part))


def hand(said: dict[str, Any]) -> Any:
    """An opening of a deck."""
    return figures.opening(imported(said["deck"], said["edition"]), said["seed"])


def read(said: dict[str, Any]) -> Any:
    """Return what is understood of a card that somebody writes, and its face."""
    edition, entry = said["edition"], said["card"]
    found = understood(entry, edition)
    written = facts(definition(entry, "card", edition=edition), edition, lambda card: "")
    return {**found, "card": {**written, "text": str(entry.get("text") or "").splitlines()}}


def lay(said: dict[str, Any]) -> Any:
    """A table for a card, as a scenario; refused if the card cannot be played."""
    edition, entry = said["edition"], said["card"]
    found = understood(entry, edition)
    if found["unread"]:
        words = "; ".join(quote(each["words"]) for each in found["unread"])
        raise CardError(say("server.these_words_are_not_understood_yet", words=words))
    if not found["playable"]:
        raise CardError(say("server.the_card_cannot_be_played_yet", unrunnable="; ".join(found["unrunnable"])))
    return table_for(entry, edition)


def ledger(said: dict[str, Any]) -> Any:
    """Every rule of an edition, in the order of its book."""
    return {"edition": said["edition"], "rules": [_rule(each) for each in rulebook.rules(said["edition"])]}


def _rule(each: rulebook.Rule) -> dict[str, Any]:
    return {key: value for key, value in msgspec.structs.asdict(each).items() if value} | {"section": each.section}


def rules(said: dict[str, Any]) -> Any:
    """The rules that fit a question, best first."""
    return {"ids": [each.id for each in rulebook.search(said["words"], said["edition"])[:MOST_RULES]]}


def alike(said: dict[str, Any]) -> Any:
    """The rules of the other editions that say most nearly the same as a rule."""
    rule = rulebook.rule(said["id"])
    others = [each for each in rulebook.EDITIONS if each != rule.edition]
    return {edition: [_rule(each) for each in rulebook.likeness(rule, edition, 2)] for edition in others}


def differences(said: dict[str, Any]) -> Any:
    """Return where the editions of the classic game differ, from their code."""
    from rokugan.workshop.differences import tables  # for start-up time

    return {"tables": tables()}


def card_set(said: dict[str, Any]) -> Any:
    """A set of cards that somebody brings: as games take it, what is understood of it, and what keeps cards from being played."""
    own = own_set(said["set"])
    return {"content": own.content, "name": own.name, "edition": own.edition, **read_once(own)}


QUESTIONS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "cards": cards,
    "prepare": prepare,
    "find": find,
    "check": check,
    "hand": hand,
    "read": read,
    "lay": lay,
    "ledger": ledger,
    "rules": rules,
    "alike": alike,
    "differences": differences,
    "card_set": card_set,
}
