"""Formats: every way in which a deck can break one is said, each in a sentence with the rule."""

from dataclasses import replace

import pytest

from rokugan import rulebook
from rokugan.cards.deck import Deck, shipped_decks
from rokugan.cards.formats import FORMATS, Format, Violation, check, format_of, named_format, play_deck
from rokugan.cards.library import Library, library
from rokugan.cards.model import CardDefinition
from rokugan.errors import DeckError

LEGAL = ("celestial",)


def card(title: str, type: str, *keywords: str, **more: tuple[str, ...]) -> CardDefinition:
    return CardDefinition(title, type, keywords=keywords, **{"formats": LEGAL, **more})  # type: ignore[arg-type]


CARDS = Library(
    "celestial",
    [
        CardDefinition("Keep", "stronghold", province_strength=7, gold_production=4, starting_honor=5, formats=LEGAL),
        card("Border Keep", "holding", "Unique"),
        card("Bamboo Harvesters", "holding", "Unique"),
        *(card(f"Man {number}", "personality") for number in range(20)),
        *(card(f"Plan {number}", "strategy") for number in range(20)),
        card("Festival", "event"),
        card("Heirloom", "item", "Unique"),
        card("Drill", "holding", "Singular"),
        card("Kenji", "personality"),
        card("Kenji", "personality", "Unique", "Experienced"),
        card("Kenji", "personality", "Unique", "Experienced 2"),
        card("Old Man", "personality", formats=("gold",)),
        card("Riddle", "strategy", unread=("conjures a riddle",)),
    ],
)
MEN = (*((f"Man {number}", 3) for number in range(13)), ("Man 13", 1))
PLANS = (*((f"Plan {number}", 3) for number in range(13)), ("Plan 13", 1))
DECK = Deck("Test", "celestial", "Keep", MEN, PLANS)


def with_dynasty(*cards: tuple[str, int]) -> Deck:
    return replace(DECK, dynasty=(*MEN, *cards))


def with_fate(*cards: tuple[str, int]) -> Deck:
    return replace(DECK, fate=(*PLANS, *cards))


def only(deck: Deck) -> Violation:
    """The one violation of a deck."""
    (found,) = check(deck, CARDS)
    assert found.sentence.endswith((".", "?"))
    return found


def test_a_legal_deck_has_no_violation() -> None:
    assert DECK.dynasty_size == DECK.fate_size == 40
    assert check(DECK, CARDS) == []


@pytest.mark.rule("celestial.deck.01")
def test_each_deck_has_at_least_40_cards() -> None:
    assert only(replace(DECK, dynasty=MEN[:-1])) == Violation(
        "The Dynasty deck has 39 cards; it must have at least 40.", "", "celestial.deck.01"
    )
    assert only(replace(DECK, fate=PLANS[:-1])).rule == "celestial.deck.01"
    assert check(with_dynasty(("Man 14", 3), ("Man 15", 2)), CARDS) == []


@pytest.mark.rule("celestial.deck.02")
@pytest.mark.parametrize("title", ["Border Keep", "Bamboo Harvesters"])
def test_the_holdings_that_the_rules_give_are_in_no_deck(title: str) -> None:
    found = only(with_dynasty((title, 1)))
    assert (found.title, found.rule) == (title, "celestial.deck.02")
    instead = replace(DECK, dynasty=(*MEN[:-1], (title, 1)))
    assert [violation.rule for violation in check(instead, CARDS)] == [
        "celestial.deck.02",
        "celestial.deck.01",
    ]


@pytest.mark.rule("celestial.deck.03")
def test_every_card_is_legal_in_the_format() -> None:
    assert only(with_dynasty(("Old Man", 1))) == Violation(
        "Old Man is not legal in Celestial 40/40.", "Old Man", "celestial.deck.03"
    )
    keep = CardDefinition("Ruin", "stronghold", province_strength=7, gold_production=4, starting_honor=5)
    (found,) = check(replace(DECK, stronghold="Ruin"), CARDS.extended([keep]))
    assert (found.title, found.rule) == ("Ruin", "celestial.deck.03")
    forbidding = replace(FORMATS["celestial-40"], forbidden=("Man 1",))
    assert [violation.title for violation in check(DECK, CARDS, forbidding)] == ["Man 1"]


@pytest.mark.rule("celestial.deck.05")
def test_at_most_three_copies() -> None:
    assert only(with_dynasty(("Man 13", 3))) == Violation(
        "The deck has 4 copies of Man 13; it may have at most 3.", "Man 13", "celestial.deck.05"
    )
    assert only(with_dynasty(("man 13", 3))).title == "Man 13"
    assert check(with_dynasty(("Man 13", 2)), CARDS) == []


@pytest.mark.rule("celestial.deck.06", "celestial.unique.02")
def test_one_copy_of_an_event_and_of_a_unique_card() -> None:
    assert only(with_dynasty(("Festival", 2))) == Violation(
        "The deck has 2 copies of Festival, which is an Event; it may have one.",
        "Festival",
        "celestial.deck.06",
    )
    assert only(with_fate(("Heirloom", 2))).sentence == (
        "The deck has 2 copies of Heirloom, which is Unique; it may have one."
    )
    assert check(with_dynasty(("Festival", 1)), CARDS) == []
    assert check(with_fate(("Heirloom", 1)), CARDS) == []
    assert check(with_dynasty(("Drill", 3)), CARDS) == []


@pytest.mark.rule("celestial.experienced.01")
def test_experience_levels_are_counted_apart() -> None:
    levels = (("Kenji", 3), ("Kenji (Experienced)", 1), ("Kenji (Experienced 2)", 1))
    assert check(with_dynasty(*levels), CARDS) == []
    found = only(with_dynasty(("Kenji", 3), ("Kenji (Experienced)", 2)))
    assert (found.title, found.rule) == ("Kenji (Experienced)", "celestial.deck.06")


@pytest.mark.rule("celestial.cardtypes.02")
def test_each_card_is_in_the_deck_of_its_type() -> None:
    assert only(with_dynasty(("Plan 14", 1))) == Violation(
        "Plan 14 is a Strategy, a Fate card, and can not be in the Dynasty deck.",
        "Plan 14",
        "celestial.cardtypes.02",
    )
    assert only(with_fate(("Festival", 1))).sentence.startswith("Festival is an Event, a Dynasty card,")


@pytest.mark.parametrize(
    ("type", "dynasty"),
    [
        ("holding", True),
        ("personality", True),
        ("event", True),
        ("region", True),
        ("strategy", False),
        ("ring", False),
        ("follower", False),
        ("item", False),
        ("spell", False),
    ],
)
@pytest.mark.rule("celestial.cardtypes.02")
def test_every_type_has_its_deck(type: str, dynasty: bool) -> None:
    cards = CARDS.extended([card("Thing", type)])
    assert bool(check(with_dynasty(("Thing", 1)), cards)) is not dynasty
    assert bool(check(with_fate(("Thing", 1)), cards)) is dynasty


@pytest.mark.rule("celestial.cardtypes.01")
def test_one_stronghold_and_outside_the_decks() -> None:
    assert only(replace(DECK, stronghold="")).rule == "celestial.cardtypes.01"
    assert only(replace(DECK, stronghold="Man 19")).sentence == (
        "Man 19 is a Personality and can not be the Stronghold."
    )
    found = only(with_dynasty(("Keep", 1)))
    assert (found.title, found.rule) == ("Keep", "celestial.cardtypes.03")


@pytest.mark.rule("celestial.cardtypes.01", "celestial.deck.02")
def test_a_play_deck_has_four_parts() -> None:
    parts = play_deck(DECK, CARDS)
    assert parts.stronghold is CARDS["Keep"]
    assert parts.starting_holdings == (CARDS["Border Keep"], CARDS["Bamboo Harvesters"])
    assert [len(parts.dynasty), len(parts.fate)] == [40, 40]
    assert parts.dynasty[:4] == (*[CARDS["Man 0"]] * 3, CARDS["Man 1"])


def test_a_game_refuses_a_deck_that_is_not_legal() -> None:
    with pytest.raises(DeckError, match=r"'Test' is not legal in Celestial 40/40: .* \(and 2 more"):
        play_deck(replace(DECK, dynasty=(), stronghold="Shed", fate=()), CARDS)


def test_an_unknown_card_is_named_with_the_nearest() -> None:
    found = only(with_dynasty(("Fesitval", 1)))
    assert found.sentence == "There is no card 'Fesitval' in the celestial library; did you mean Festival?"
    assert found.title == "Fesitval"


def test_a_card_that_is_not_understood_is_named_with_the_words() -> None:
    found = only(with_fate(("Riddle", 1)))
    assert found.sentence == ("The text of Riddle is not understood ('conjures a riddle'), so it can not be played.")


def test_all_violations_are_listed() -> None:
    deck = Deck("Bad", "celestial", "", (("Man 1", 4), ("Plan 1", 1), ("Border Keep", 1)), (("Nothing", 1),))
    assert [violation.rule for violation in check(deck, CARDS)] == [
        "celestial.cardtypes.01",
        "celestial.cardtypes.02",
        "celestial.deck.02",
        "celestial.deck.03",
        "celestial.deck.01",
        "celestial.deck.01",
        "celestial.deck.05",
    ]


@pytest.mark.parametrize("format", FORMATS.values(), ids=list(FORMATS))
def test_the_rules_of_a_format_are_in_the_ledger(format: Format) -> None:
    ids = [value for name, value in vars(format).items() if name.endswith("_rule")]
    ids += [single.rule for single in format.single]
    assert all(rulebook.rule(id).edition == format.edition for id in ids if id)
    assert bool(format.given) == bool(format.given_rule)
    assert format_of(format.edition).edition == format.edition


def test_formats_differ_in_what_is_single() -> None:
    deck = with_fate(("Ring", 3), ("Elder", 3))
    cards = CARDS.extended([card("Ring", "ring"), card("Elder", "ancestor")])
    singles = {
        name: [found.title for found in check(deck, cards, format) if "may have one" in found.sentence]
        for name, format in FORMATS.items()
        if format.checks is None
    }
    assert singles == {
        "celestial-40": [],
        "samurai-40": ["Ring"],
        "war-of-honor": [],
        "gold": ["Ring", "Elder"],
        "four-winds": ["Ring", "Elder"],
        "gold-teaching": ["Ring", "Elder"],
    }


def test_an_unknown_format_is_refused() -> None:
    assert named_format("celestial-40").edition == "celestial"
    with pytest.raises(DeckError, match=r"no format 'modern'; the formats are celestial-40, samurai-40"):
        named_format("modern")
    with pytest.raises(DeckError, match=r"no format for decks of the edition 'modern'"):
        format_of("modern")


@pytest.mark.parametrize(("copies", "legal"), [(6, True), (7, False)])
def test_a_card_may_allow_more_copies_of_itself(copies: int, legal: bool) -> None:
    deck = next(deck for deck in shipped_decks() if deck.edition == "samurai")
    more = replace(
        deck, fate=(*(each for each in deck.fate if each[0] != "Shout of Defiance"), ("Shout of Defiance", copies))
    )
    said = [each.sentence for each in check(more, library("samurai"))]
    assert said == ([] if legal else ["The deck has 7 copies of Shout of Defiance; it may have at most 6."])
