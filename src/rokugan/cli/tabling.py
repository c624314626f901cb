"""`rokugan cards table`: every text of cards on the rich table, and what stood in the way of those that did nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from rokugan.cards.files import load_cards, not_understood
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.editions.ccg.workshop import try_card
from rokugan.editions.registry import rules_of
from rokugan.errors import CardError


def lay_out(file: Path | None, edition: str, names: list[str], tries: int, tell: Callable[[str], None]) -> bool:
    """Try the cards of a file, or the shipped ones, and say what was seen; False if some text did nothing."""
    rules = rules_of(edition)
    cards = list(library(edition)) if file is None else load_cards(file, edition=edition)
    texts = idle = refused = 0
    for card in chosen(cards, names, str(file or edition)):
        why = not_understood(card) if card.unread else rules.why_not_playable(card)
        if why:
            tell(why)
            refused += 1
            continue
        for verdict in try_card(card, edition, tries):
            texts += 1
            if not verdict.alive:
                idle += 1
                tell(f'{card.name}: "{verdict.text.words}": {verdict.words}.')
    tried = say("terminal.texts_tried", n=texts)
    tell(say("terminal.without_effect", tried=tried, n=idle) if idle else say("terminal.all_do_something", tried=tried))
    if refused:
        tell(say("terminal.cannot_be_played", n=refused))
    return not idle and not refused


def chosen(cards: Iterable[CardDefinition], names: list[str], where: str) -> list[CardDefinition]:
    """The cards of these names or titles; all if there are none."""
    found = list(cards)
    for name in names:
        if not any(name in (card.name, card.title) for card in found):
            raise CardError(say("terminal.no_such_card", file=where, name=repr(name)))
    return [card for card in found if not names or card.name in names or card.title in names]
