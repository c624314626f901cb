"""Formats: what a legal deck is, as a table of values with the ledger rule of each, and the check of a deck.

A format says how many cards a deck must have, how many copies of a card it may have and which cards are legal
in it. A new format is a new row of FORMATS. `check` lists every violation; `play_deck` turns a deck into the
cards of a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from rokugan.cards.deck import Cards, Deck
from rokugan.cards.lcg.format import CORE_PAIR, CORE_SET, LCG
from rokugan.cards.legality import Format as Format
from rokugan.cards.legality import Single as Single
from rokugan.cards.legality import Violation as Violation
from rokugan.cards.legality import not_understood
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.errors import DeckError, quote
from rokugan.program import Allow, CountsAs, Number

GOLD = Format(
    name="gold",
    edition="gold",
    said="Gold",
    minimum=40,
    minimum_rule="gold.deck.01",
    copies=3,
    copies_rule="gold.deck.04",
    single=(
        Single("an Event", "gold.deck.05", type="event"),
        Single("an Elemental Ring", "gold.deck.06", type="ring"),
        Single("an Ancestor", "gold.deck.07", type="ancestor"),
        Single("Unique", "gold.deck.07", keyword="Unique"),
        Single("Experienced", "gold.deck.07", keyword="Experienced"),
    ),
    legality="gold",
    legality_rule="gold.variants.07",
    parts_rule="gold.deck.01",
    types_rule="gold.deck.03",
    stronghold_rule="gold.deck.19",
    text_rule="gold.framework.02",
    soul_rule="gold.deck.13",
    counting_rule="gold.deck.11",
    hand=5,
)

FORMATS = {
    format.name: format
    for format in (
        Format(
            name="celestial-40",
            edition="celestial",
            said="Celestial 40/40",
            minimum=40,
            minimum_rule="celestial.deck.01",
            copies=3,
            copies_rule="celestial.deck.05",
            single=(
                Single("an Event", "celestial.deck.06", type="event"),
                Single("Unique", "celestial.deck.06", keyword="Unique"),
            ),
            legality="celestial",
            legality_rule="celestial.deck.03",
            parts_rule="celestial.cardtypes.01",
            types_rule="celestial.cardtypes.02",
            stronghold_rule="celestial.cardtypes.03",
            text_rule="celestial.deck.04",
            given=("Border Keep", "Bamboo Harvesters"),
            given_rule="celestial.deck.02",
        ),
        Format(
            name="samurai-40",
            edition="samurai",
            said="Samurai 40/40",
            minimum=40,
            minimum_rule="samurai.deck.09",
            copies=3,
            copies_rule="samurai.deck.06",
            single=(
                Single("an Event", "samurai.deck.04", type="event"),
                Single("a Ring", "samurai.deck.04", type="ring"),
                Single("Unique", "samurai.deck.04", keyword="Unique"),
            ),
            legality="samurai",
            legality_rule="samurai.deck.08",
            parts_rule="samurai.deck.03",
            types_rule="samurai.deck.03",
            stronghold_rule="samurai.deck.03",
            text_rule="samurai.deck.08",
            absent=("wind", "sensei"),
            absent_rule="samurai.g-cardtypes.03",
            hand=5,
            forbidden=("Mak'irtch",),  # the erratum of 17 July 2007
        ),
        Format(
            name="war-of-honor",
            edition="war_of_honor",
            said="War of Honor",
            minimum=40,
            minimum_rule="war_of_honor.deck.03",
            copies=3,
            copies_rule="war_of_honor.variants.01",
            single=(
                Single("an Event", "war_of_honor.variants.01", type="event"),
                Single("Unique", "war_of_honor.variants.01", keyword="Unique"),
            ),
            legality="war_of_honor",
            legality_rule="war_of_honor.deck.03",
            parts_rule="war_of_honor.setup.09",
            types_rule="war_of_honor.deck.02",
            stronghold_rule="war_of_honor.setup.09",
            text_rule="war_of_honor.deck.03",
            given=("Border Keep", "Bamboo Harvesters"),
            given_rule="war_of_honor.deck.03",
        ),
        GOLD,
        replace(
            GOLD,
            name="four-winds",
            said="Four Winds Storyline",
            legality="four_winds",
            forbidden=("Evil Feeds Upon Itself",),
            also=(
                "Clear Water Village",
                "Construction Crew",
                "Deep Earth Sanctum",
                "Enlightenment",
                "Honor's Lesson Dojo",
                "Shackled Oni",
                "Shrine of Reverse Fortunes",
                "Trusted Advisor",
            ),
        ),
        LCG,
        CORE_SET,
        CORE_PAIR,
        # The decks as they are printed with the rulebook, for a first game; the book's own games ask for forty and forty.
        replace(GOLD, name="gold-teaching", said="Gold teaching", minimum=24, option="teaching"),
    )
}


@dataclass(frozen=True)
class PlayDeck:
    """The cards that a player brings into a game: the four parts of celestial.cardtypes.01."""

    name: str
    stronghold: CardDefinition
    starting_holdings: tuple[CardDefinition, ...]
    dynasty: tuple[CardDefinition, ...]
    fate: tuple[CardDefinition, ...]
    winds: tuple[CardDefinition, ...] = ()


def format_of(edition: str) -> Format:
    """The format in which the decks of an edition are checked if nobody names another."""
    for format in FORMATS.values():
        if format.edition == edition:
            return format
    known = ", ".join(format.edition for format in FORMATS.values())
    raise DeckError(say("decks.there_is_no_format_for_decks", edition=quote(edition), known=known))


def named_format(name: str) -> Format:
    """The format of that name."""
    if name not in FORMATS:
        raise DeckError(say("decks.there_is_no_format", name=quote(name), formats=", ".join(FORMATS)))
    return FORMATS[name]


def own_format(deck: Deck) -> Format:
    """The format for which a deck is made: the one it names, or that of its edition."""
    return named_format(deck.format) if deck.format else format_of(deck.edition)


def check(deck: Deck, library: Library, format: Format | None = None) -> list[Violation]:
    """Every way in which the deck breaks the format (by itself: its own); none if it is legal."""
    format = format or own_format(deck)
    return (format.checks or _classic)(deck, library, format)


def _classic(deck: Deck, library: Library, format: Format) -> list[Violation]:
    """Return all violations of a classic deck."""
    return [
        *_stronghold(deck, library, format),
        *_beside("Wind", deck.wind, library, format),
        *_beside("Sensei", deck.sensei, library, format),
        *_listed("Dynasty", deck.dynasty, library, format),
        *_listed("Fate", deck.fate_deck, library, format),
        *_sizes(deck, library, format),
        *_copies(deck, library, format),
        *_souls(deck, library, format),
        *_counting(deck, library, format),
    ]


def not_playable(
    deck: Deck, library: Library, format: Format, why_not_playable: Callable[[Any], str]
) -> list[Violation]:
    """Cards that are understood, but that the engine can not play yet: the edition says why not."""
    found = [card for title in deck.titles if (card := library.find(title)) and not (card.unread or card.unknown)]
    return [Violation(why, card.name, format.text_rule) for card in found if (why := why_not_playable(card))]


def refuse_illegal(deck: Deck, library: Library, format: Format) -> None:
    """Refuse a deck that breaks the format, with the first of its violations."""
    violations = check(deck, library, format)
    if violations:
        more = say("decks.and_more", n=len(violations) - 1) if violations[1:] else ""
        option = own_format(deck).option
        remedy = say("decks.it_is_made_for_the_option", option=option) if option and option != format.option else ""
        raise DeckError(
            say(
                "decks.the_deck_is_not_legal",
                name=quote(deck.name),
                said=format.said,
                violation=violations[0],
                more=more,
                remedy=remedy,
            )
        )


def play_deck(deck: Deck, library: Library, format: Format | None = None) -> PlayDeck:
    """The cards of the deck and the Holdings that the rules give; refuses a deck that is not legal."""
    format = format or own_format(deck)
    refuse_illegal(deck, library, format)
    return PlayDeck(
        deck.name,
        library[deck.stronghold],
        tuple(library[title] for title in format.given),
        _each(deck.dynasty, library),
        _each(deck.fate_deck, library),
        _each(((deck.wind, 1),) if deck.wind else (), library),
    )


def _each(cards: Cards, library: Library) -> tuple[CardDefinition, ...]:
    return tuple(library[title] for title, count in cards for _ in range(count))


def _stronghold(deck: Deck, library: Library, format: Format) -> Iterator[Violation]:
    """Yield what is wrong with the Stronghold."""
    if not deck.stronghold:
        yield Violation(say("decks.the_deck_has_no_stronghold"), "", format.parts_rule)
        return
    card = library.find(deck.stronghold)
    if card and card.type != "stronghold":
        yield Violation(
            say("decks.can_not_be_the_stronghold", name=card.name, kind=_a(card.type)),
            card.name,
            format.parts_rule,
        )
    yield from _legal(deck.stronghold, library, format)


def _beside(place: str, title: str, library: Library, format: Format) -> Iterator[Violation]:
    """Yield what is wrong with the card that stands in a place for one card of one type. A Sensei is checked with the Fate
    deck."""
    card = library.find(title) if title else None
    if card and card.type != place.lower():
        yield Violation(
            say("decks.can_not_be_the_other_card", name=card.name, kind=_a(card.type), part=place),
            card.name,
            format.types_rule,
        )
    elif card and card.type in format.absent and place == "Wind":
        yield _no_such_type(card, format)
    if title and place == "Wind":
        yield from _legal(title, library, format)


def _listed(section: str, cards: Cards, library: Library, format: Format) -> Iterator[Violation]:
    """Yield what is wrong with single cards of the Dynasty or the Fate deck."""
    other = "Fate" if section == "Dynasty" else "Dynasty"
    for title, _ in cards:
        card = library.find(title)
        if card and card.title in format.given:
            yield Violation(
                say("decks.may_not_be_in_a_deck", name=card.name),
                card.name,
                format.given_rule,
            )
        elif card and card.type in format.absent:
            yield _no_such_type(card, format)
        elif card and card.type in ("stronghold", "wind"):
            yield Violation(
                say("decks.can_not_be_in_the_deck", name=card.name, kind=_a(card.type), section=section),
                card.name,
                format.stronghold_rule,
            )
        elif card and not (card.is_dynasty if section == "Dynasty" else card.is_fate):
            yield Violation(
                say(
                    "decks.is_a_card_of_the_other_deck",
                    name=card.name,
                    kind=_a(card.type),
                    other=other,
                    section=section,
                ),
                card.name,
                format.types_rule,
            )
        yield from _legal(title, library, format)


def _no_such_type(card: CardDefinition, format: Format) -> Violation:
    return Violation(
        say("decks.has_no_cards_of_the_type", said=format.said, kind=card.type, name=card.name),
        card.name,
        format.absent_rule,
    )


def _legal(title: str, library: Library, format: Format) -> Iterator[Violation]:
    """Yield what keeps a title out of a deck: it is no card, not legal in the format, or not understood."""
    card = library.find(title)
    if card is None:
        yield Violation(library.unknown(title), title, format.legality_rule)
        return
    marked = format.legality in card.formats or card.title in format.also
    if not marked or card.title in format.forbidden:
        yield Violation(say("decks.is_not_legal", name=card.name, said=format.said), card.name, format.legality_rule)
    if card.unknown:
        yield Violation(card.why_unknown, card.name, format.text_rule)
    if card.unread:
        yield not_understood(card.name, card.unread, format.text_rule)


def _sizes(deck: Deck, library: Library, format: Format) -> Iterator[Violation]:
    """Yield which parts of the deck are too small or too large."""
    for section, cards in (("Dynasty", deck.dynasty), ("Fate", deck.fate_deck)):
        size = sum(
            count
            for title, count in cards
            if not _is_given(title, library, format) and not _is_uncounted(title, library)
        )
        if size < format.minimum:
            yield Violation(
                say("decks.the_deck_is_too_small", section=section, size=size, minimum=format.minimum),
                "",
                format.minimum_rule,
            )


def _is_given(title: str, library: Library, format: Format) -> bool:
    card = library.find(title)
    return card is not None and card.title in format.given


def _is_uncounted(title: str, library: Library) -> bool:
    """Does the card say that it `does not count against deck construction limits` (samurai.deck.07)?"""
    card = library.find(title)
    return card is not None and any(
        isinstance(each, Allow) and each.verb == "uncounted" for each in card.program.traits
    )


def _copies(deck: Deck, library: Library, format: Format) -> Iterator[Violation]:
    """The cards of which the deck has too many copies, both its decks counted together.

    Experience levels of a title are counted apart: celestial.experienced.01, samurai.deck.05, gold.deck.08.
    """
    counts: Counter[str] = Counter()
    for title, count in (*deck.dynasty, *deck.fate_deck):
        card = library.find(title)
        counts[card.name if card else title] += count
    for name, count in counts.items():
        card = library.find(name)
        single = next((single for single in format.single if card and single.holds(card)), None)
        if single and count > 1:
            yield Violation(
                say("decks.it_may_have_one", count=count, name=name, said=single.said),
                name,
                single.rule,
            )
        elif count > _most_copies(card, format):
            yield Violation(
                say("decks.the_deck_has_copies", count=count, name=name, most=_most_copies(card, format)),
                name,
                format.copies_rule,
            )


def _most_copies(card: CardDefinition | None, format: Format) -> int:
    """Return how many copies the format, or the card's own text, allows."""
    traits = card.program.traits if card else ()
    said = [each.number for each in traits if isinstance(each, Allow) and each.verb == "copies"]
    return max([format.copies, *(number.value for number in said if isinstance(number, Number))])


def _souls(deck: Deck, library: Library, format: Format) -> Iterator[Violation]:
    """A Personality and his `Soul of` are one card to the copy limit, level by level (gold.deck.13-.16)."""
    if not format.soul_rule:
        return
    listed = [(card, count) for title, count in deck.dynasty for card in [library.find(title)] if card]
    for card, count in listed:
        for title in _souls_of(card):
            others = [n for c, n in listed if c.title == title and _level_of(c) == _level_of(card)]
            limit = 1 if card.is_unique else format.copies
            if others and count + sum(others) > limit:
                yield Violation(
                    say(
                        "decks.copies_of_two_that_count_as_one",
                        name=card.name,
                        title=title,
                        count=count + sum(others),
                        most=limit,
                    ),
                    card.name,
                    format.soul_rule,
                )


def _souls_of(card: CardDefinition) -> list[str]:
    """Return whom a card counts as in a deck."""
    souls = [keyword.removeprefix("Soul of ") for keyword in card.keywords if keyword.startswith("Soul of ")]
    return souls + [
        trait.title
        for trait in card.program.traits
        if isinstance(trait, CountsAs) and trait.purpose == "deck construction"
    ]


def _level_of(card: CardDefinition) -> int:
    return -1 if card.is_inexperienced else card.experience


def _counting(deck: Deck, library: Library, format: Format) -> Iterator[Violation]:
    """Yield which cards of a deck exclude each other: one that counts as another for uniqueness, and all Unique versions of that
    one."""
    if not format.counting_rule:
        return
    cards = [card for title, _ in (*deck.dynasty, *deck.fate_deck) for card in [library.find(title)] if card]
    for card in cards:
        for trait in card.program.traits:
            if not isinstance(trait, CountsAs) or trait.purpose != "uniqueness":
                continue
            for other in cards:
                if other.title == trait.title and (other.is_unique or other.experience):
                    yield Violation(
                        say(
                            "decks.counts_as_another",
                            name=card.name,
                            title=trait.title,
                            other=other.name,
                        ),
                        other.name,
                        format.counting_rule,
                    )


def _a(type: str) -> str:
    return f"an {type.capitalize()}" if type[0] in "aeio" else f"a {type.capitalize()}"
