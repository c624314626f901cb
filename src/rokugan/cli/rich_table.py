"""`rokugan cards table`: every text of cards on the rich table, and what stood in the way of those that did nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from rokugan.cards.files import load_cards, not_understood
from rokugan.cards.library import library
from rokugan.catalogue import say
from rokugan.editions.registry import edition_of
from rokugan.errors import CardError


class Seen(Protocol):
    """What was seen of one text of a card."""

    @property
    def alive(self) -> bool:
        """Was it offered, and is anything different without it?"""

    @property
    def words(self) -> str:
        """One line for people."""

    @property
    def text(self) -> Any:
        """The text."""


def _classic(edition: str, card: Any, tries: int) -> Sequence[Seen]:
    from rokugan.editions.ccg.workshop import try_card  # for start-up time

    return try_card(card, edition, tries)


def _living(edition: str, card: Any, tries: int) -> Sequence[Seen]:
    # for start-up time
    from rokugan.editions.lcg.edition import LcgEdition
    from rokugan.editions.lcg.workshop import try_card

    rules = edition_of(edition)
    assert isinstance(rules, LcgEdition)
    return try_card(card, rules, tries)


TRIALS: dict[str, Callable[[str, Any, int], Sequence[Seen]]] = {"classic": _classic, "lcg": _living}


def lay_out(file: Path | None, edition: str, names: list[str], tries: int, tell: Callable[[str], None]) -> bool:
    """Try the cards of a file, or the shipped ones, and say what was seen; False if some text did nothing."""
    rules = edition_of(edition)
    cards: list[Any] = list(library(edition)) if file is None else load_cards(file, edition=edition)
    texts = idle = refused = 0
    for card in chosen(cards, names, str(file or edition)):
        why = not_understood(card) if card.unread else rules.why_not_playable(card)
        if why:
            tell(why)
            refused += 1
            continue
        for verdict in TRIALS[rules.family](edition, card, tries):
            texts += 1
            if not verdict.alive:
                idle += 1
                tell(f'{card.name}: "{verdict.text.words}": {verdict.words}.')
    tried = say("terminal.texts_tried", n=texts)
    tell(say("terminal.without_effect", tried=tried, n=idle) if idle else say("terminal.all_do_something", tried=tried))
    if refused:
        tell(say("terminal.cannot_be_played", n=refused))
    return not idle and not refused


def chosen(cards: Iterable[Any], names: list[str], where: str) -> list[Any]:
    """The cards of these names or titles; all if there are none."""
    found = list(cards)
    for name in names:
        if not any(name in (card.name, card.title) for card in found):
            raise CardError(say("terminal.no_such_card", file=where, name=repr(name)))
    return [card for card in found if not names or card.name in names or card.title in names]
