"""Legal decks out of the whole library of a classic edition, by chance: every card of it comes into play somewhere."""

from __future__ import annotations

from functools import cache

from rokugan.cards.deck import Cards, Deck
from rokugan.cards.formats import Format, check, format_of
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.core.randomness import Randomness
from rokugan.editions.registry import edition_of

HOLDINGS = 16  # of the forty cards of a Dynasty deck: whoever has no Gold plays nothing
SIZE = 40


@cache
def cards_of(edition: str, kind: str) -> tuple[CardDefinition, ...]:
    """The cards that can be played, of one part of a deck or one type."""
    why = edition_of(edition).why_not_playable
    given = format_of(edition).given
    found = (card for card in library(edition) if kind in (part_of(card), card.type) and card.title not in given)
    return tuple(sorted((card for card in found if not why(card)), key=lambda card: card.name))


def part_of(card: CardDefinition) -> str:
    """The deck to which a card belongs; a Sensei is in neither here."""
    if card.type == "sensei":
        return ""
    return "dynasty" if card.is_dynasty else "fate" if card.is_fate else ""


def random_deck(edition: str, seed: int) -> Deck:
    """Return the legal deck of that number."""
    chance, format = Randomness(seed), format_of(edition)
    houses = cards_of(edition, "stronghold")
    house = houses[chance.below(len(houses))]
    clan = set(house.clans)
    people = [card for card in cards_of(edition, "dynasty") if card.type != "holding"]
    near = [card for card in people if clan & set(card.clans)]
    dynasty = [*picked(cards_of(edition, "holding"), HOLDINGS, chance, format), *picked(near, 12, chance, format)]
    dynasty += picked([card for card in people if card.name not in dict(dynasty)], SIZE, chance, format)
    fate = picked(cards_of(edition, "fate"), SIZE, chance, format)
    deck = Deck(f"{edition} {seed}", edition, house.name, cut(dynasty), cut(fate))
    for _ in range(SIZE):
        wrong = {each.title for each in check(deck, library(edition)) if each.title}
        if not wrong:
            return deck
        left = (picked(cards_of(edition, kind), SIZE, chance, format) for kind in ("dynasty", "fate"))
        parts = [
            cut(tuple(dict(each for each in (*part, *more) if each[0] not in wrong).items()))
            for part, more in zip((deck.dynasty, deck.fate), left, strict=True)
        ]
        deck = Deck(deck.name, edition, house.name, parts[0], parts[1])
    raise AssertionError(f"no legal deck of {edition} came of {seed}")


def picked(
    cards: tuple[CardDefinition, ...] | list[CardDefinition], size: int, chance: Randomness, format: Format
) -> Cards:
    """Return so many cards by chance, one to three of each."""
    left, found, count = list(cards), [], 0
    while left and count < size:
        card = left.pop(chance.below(len(left)))
        most = 1 if any(each.holds(card) for each in format.single) else min(format.copies, size - count)
        number = 1 + chance.below(most)
        found.append((card.name, number))
        count += number
    return tuple(found)


def cut(cards: Cards | list[tuple[str, int]]) -> Cards:
    """Return as many of the cards as a deck needs."""
    found, left = [], SIZE
    for name, number in cards:
        if left:
            found.append((name, min(number, left)))
            left -= min(number, left)
    return tuple(found)
