"""The legal decks of the Living Card Game: clan, sizes, copies, influence, provinces, role and the restricted list."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from rokugan.cards.lcg.deck_sizes import COPIES, LEAST
from rokugan.cards.legality import Format, Violation
from rokugan.catalogue import say

if TYPE_CHECKING:
    from rokugan.cards.deck import Deck
    from rokugan.cards.library import Library


def violations(deck: Deck, library: Library, format: Format) -> list[Violation]:
    """Every way in which the deck breaks the rules of deckbuilding."""
    from rokugan.cards.lcg.deck_checks import CheckedDeck  # for start-up time

    return list(CheckedDeck(deck, library, format))


def pair_violations(deck: Deck, library: Library, format: Format) -> list[Violation]:
    """The same of one of two decks that are made out of one core set."""
    from rokugan.cards.lcg import deck_checks  # for start-up time

    return deck_checks.pair_violations(deck, library, format)


def notes(deck: Deck, library: Library) -> list[str]:
    """Return what else one wants to know of a deck while building it: the influence."""
    from rokugan.cards.lcg.deck_checks import CheckedDeck  # for start-up time

    checked = CheckedDeck(deck, library, LCG)
    return [say("figures.influence_spent", spent=checked.spent, pool=checked.pool)] if checked.stronghold else []


LCG = Format(
    name="lcg",
    edition="lcg",
    said="Living Card Game",
    minimum=LEAST,
    minimum_rule="lcg.deck.08",
    copies=COPIES,
    copies_rule="lcg.deck.15",
    single=(),
    legality="lcg",
    legality_rule="lcg.cardtypes.01",
    parts_rule="lcg.deck.06",
    types_rule="lcg.cardtypes.01",
    stronghold_rule="lcg.deck.06",
    text_rule="lcg.wording.03",
    hand=4,
    checks=violations,
)
# Out-of-the-box play from one core set has smaller decks.
CORE_SET = replace(
    LCG, name="lcg-core", said="Living Card Game (one core set)", minimum=30, minimum_rule="lcg.variants.01"
)
CORE_PAIR = replace(
    CORE_SET, name="lcg-core-pair", said="Living Card Game (two decks of one core set)", checks=pair_violations
)


def tournament(assigned: Mapping[str, Collection[str]]) -> Format:
    """The format of sanctioned tournaments, with the Keeper and Seeker roles that are assigned to each clan (lcg.roles.04).

    The publisher's list stands on a web page that changes, so whoever runs the tournament gives it.
    """

    from rokugan.cards.lcg.deck_checks import unassigned  # for start-up time

    def checks(deck: Deck, library: Library, format: Format) -> list[Violation]:
        return [*violations(deck, library, format), *unassigned(deck, library, assigned)]

    return replace(LCG, name="lcg-tournament", said="Living Card Game tournament", checks=checks)
