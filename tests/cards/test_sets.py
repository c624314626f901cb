"""The shipped cards and decks: understood, written and read back the same, and legal."""

import pytest

from rokugan.cards import read, write
from rokugan.cards.deck import Deck, shipped_decks
from rokugan.cards.formats import check, own_format, play_deck
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.program import HasKeyword, Ref, Special, walk
from rokugan.program.story import without_story

EDITIONS = ("gold", "samurai", "celestial", "war_of_honor")
SHIPPED = [(edition, card) for edition in EDITIONS for card in library(edition).shown]
CARDS = [card for _, card in SHIPPED]
DECKS = shipped_decks()
every_card = pytest.mark.parametrize(
    ("edition", "card"), SHIPPED, ids=[f"{edition}: {card.name}" for edition, card in SHIPPED]
)


@every_card
def test_what_a_player_reads_is_the_program(edition: str, card: CardDefinition) -> None:
    text = write(card.program, title=card.title, type=card.type, edition=edition)
    by_hand = [node for node in walk(card.program) if isinstance(node, Special)]
    if by_hand:  # a function beside the card does what the grammar cannot say
        assert all(node.words in text for node in by_hand)
        return
    reading = read(text, title=card.title, type=card.type, edition=edition)
    assert reading.understood
    assert without_story(reading.program) == card.program


@every_card
def test_the_engine_can_play_it(edition: str, card: CardDefinition) -> None:
    assert why_not_playable(card) == card.why_unknown


@every_card
def test_the_facts_of_a_card_are_there(edition: str, card: CardDefinition) -> None:
    assert not card.unread
    assert not card.program.keywords
    assert edition in card.formats
    if card.type == "personality":
        stats = {"force": card.force, "chi": card.chi, "gold_cost": card.gold_cost}
        assert all(value is not None for stat, value in stats.items() if stat not in card.unknown)
        assert {f"{clan} Clan" for clan in card.clans if clan != "Unaligned"} <= set(card.keywords)


def test_no_card_asks_for_a_keyword_that_no_card_could_have() -> None:
    """A plural taken for a keyword would never fit anything."""
    asked = {node.keyword for card in CARDS for node in walk(card.program) if isinstance(node, HasKeyword)}
    plurals = {f"{keyword}s" for card in CARDS for keyword in card.keywords}
    assert not asked & plurals


def test_every_reference_is_resolved() -> None:
    assert not [card.name for card in CARDS for node in walk(card.program) if node == Ref("unresolved")]


@pytest.mark.parametrize("deck", [deck for deck in DECKS if deck.edition != "lcg"], ids=lambda deck: deck.name)
@pytest.mark.rule("celestial.deck.01", "celestial.deck.03")
def test_the_shipped_decks_are_legal(deck: Deck) -> None:
    assert check(deck, library(deck.edition)) == []
    assert deck.plan
    parts = play_deck(deck, library(deck.edition))
    assert len(parts.dynasty) == len(parts.fate) == own_format(deck).minimum


def test_the_two_decks_are_of_different_clans() -> None:
    decks = [deck for deck in DECKS if deck.edition == "celestial"]
    assert len({library(deck.edition)[deck.stronghold].clans for deck in decks}) == len(decks) >= 2


def test_every_shipped_card_is_in_a_deck_or_given_by_the_rules() -> None:
    given = {"Border Keep", "Bamboo Harvesters"}
    used = {title for deck in DECKS if deck.edition == "celestial" for title in deck.titles}
    assert used | given >= {card.name for card in library("celestial").shown}
