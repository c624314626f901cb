"""The cards and the two decks that are printed with the Gold Edition rulebook."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rokugan.cards import read, write
from rokugan.cards.deck import Deck, shipped_decks
from rokugan.cards.formats import check, named_format
from rokugan.cards.library import Library, library
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.editions.ccg.turn import leaving
from rokugan.errors import DeckError, RokuganError
from rokugan.games import new_game, record, replay, starting
from rokugan.program import HasKeyword, Ref, walk

CARDS = library("gold").shown
SHIPPED = [deck for deck in shipped_decks() if deck.edition == "gold"]
DECKS = {library("gold")[deck.stronghold].clans[0]: deck for deck in SHIPPED if not deck.format}
SMALL = {library("gold")[deck.stronghold].clans[0]: deck for deck in SHIPPED if deck.format}
# What is printed: 24 Dynasty and 24 Fate cards in each deck.
PRINTED = {
    "Scorpion": """
        1 In Time of War, 1 Armory, 3 Geisha House, 3 Jade Works, 1 Sanctified Temple, 1 Small Farm, 1 The Hiruma Dojo,
        2 Bayushi Churai, 2 Bayushi Kwanchai, 3 Bayushi Paneki, 2 Bayushi Shixiang, 2 Bayushi Tai, 2 Soshi Angai;
        1 Block Supply Lines, 2 Charge, 2 Diversionary Tactics, 2 Encircled Terrain, 1 Kolat Assassin, 1 Rallying Cry,
        1 Slander, 1 Test of Might, 1 Kaze-do, 1 Remember the Mountain, 2 Ashigaru Archers, 1 Heavy Infantry,
        2 Light Infantry, 1 Medium Infantry, 2 Spearmen, 2 Dai Tsuchi, 1 Jade Bow
    """,
    "Crane": """
        1 Glimpse of the Unicorn, 2 Jade Works, 2 Kabuki Theater Troupe, 3 Marketplace, 1 Port, 1 Provision Storehouse,
        1 Silk Works, 1 Asahina Handen, 2 Asahina Kimita, 2 Daidoji Enai, 2 Daidoji Gudeta, 1 Doji Nagori, 3 Doji Yasuyo,
        2 Yasuki Hachi; 1 Block Supply Lines, 1 Diversionary Tactics, 1 Contentious Terrain, 1 Duty to the Clan,
        2 Entrapping Terrain, 2 High Morale, 1 Iaijutsu Challenge, 2 Iaijutsu Duel, 1 Hitsu-do, 1 Purity of Spirit,
        1 Strength of My Ancestors, 2 Light Infantry, 2 Medium Infantry, 1 Archers, 2 Elite Spearmen,
        1 Dragon's Claw Katana, 1 Naginata, 1 Wakizashi
    """,
}


def counts(listed: str) -> dict[str, int]:
    """Titles and counts of a printed list."""
    entries = [entry.strip().partition(" ") for entry in listed.replace("\n", " ").split(",")]
    return {" ".join(title.split()): int(count) for count, _, title in entries}


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_what_a_player_reads_is_the_program(card: CardDefinition) -> None:
    text = write(card.program, title=card.title, type=card.type, edition="gold")
    reading = read(text, title=card.title, type=card.type, edition="gold")
    assert reading.understood
    assert reading.program == card.program
    assert why_not_playable(card) == ""


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_the_facts_of_a_card_are_there(card: CardDefinition) -> None:
    assert not card.unread
    assert card.formats == ("gold", "four_winds")
    assert card.is_fate == (card.focus_value is not None)
    if card.type == "personality":
        assert None not in (card.force, card.chi, card.gold_cost, card.personal_honor)
        assert {f"{clan} Clan" for clan in card.clans} <= set(card.keywords)


def test_no_card_asks_for_a_plural_and_every_reference_is_resolved() -> None:
    asked = {node.keyword for card in CARDS for node in walk(card.program) if isinstance(node, HasKeyword)}
    assert not asked & {f"{keyword}s" for card in CARDS for keyword in card.keywords}
    assert not [card.name for card in CARDS for node in walk(card.program) if node == Ref("unresolved")]


@pytest.mark.parametrize("clan", ["Scorpion", "Crane"])
def test_the_decks_hold_all_that_is_printed_and_no_other_cards(clan: str) -> None:
    deck = DECKS[clan]
    lists = [counts(part) for part in PRINTED[clan].split(";")]
    assert [sum(listed.values()) for listed in lists] == [24, 24]
    for listed, mine in zip(lists, (dict(deck.dynasty), dict(deck.fate)), strict=True):
        assert all(mine[title] >= count for title, count in listed.items())
    printed = {title for each in PRINTED.values() for part in each.split(";") for title in counts(part)}
    assert {title for title, _ in (*deck.dynasty, *deck.fate)} <= printed
    assert deck.wind == "Toturi Sezaru"


@pytest.mark.parametrize("clan", ["Scorpion", "Crane"])
def test_the_small_decks_are_what_is_printed(clan: str) -> None:
    deck = SMALL[clan]
    dynasty, fate = (counts(part) for part in PRINTED[clan].split(";"))
    assert (dict(deck.dynasty), dict(deck.fate)) == (dynasty, fate)
    assert (deck.stronghold, deck.wind) == (DECKS[clan].stronghold, DECKS[clan].wind)


@pytest.mark.parametrize("deck", SMALL.values(), ids=lambda deck: deck.name)
@pytest.mark.rule("gold.deck.01")
def test_the_small_decks_are_legal_in_a_teaching_game_only(deck: Deck) -> None:
    assert check(deck, library("gold")) == []
    too_few = {each.rule for each in check(deck, library("gold"), named_format("gold"))}
    assert too_few == {"gold.deck.01"}
    assert new_game("gold", [deck, deck], seed=1, options={"teaching": True}).decision is not None
    with pytest.raises(
        DeckError, match=r"not legal in Gold: .*\[gold\.deck\.01\].* It is made for the option teaching\."
    ):
        new_game("gold", [deck, deck], seed=1)


def test_a_teaching_game_deals_the_small_decks_and_can_be_replayed() -> None:
    game = new_game("gold", names=["Ann", "Bob"], seed=3, options={"teaching": True})
    saved = record(game)
    assert {each["deck"]["name"] for each in saved["players"]} == {deck.name for deck in SMALL.values()}
    assert replay(saved).hash() == game.hash()
    assert {each["deck"]["name"] for each in record(new_game("gold", seed=3))["players"]} == {
        deck.name for deck in DECKS.values()
    }


def test_a_teaching_game_asks_for_24_cards_and_is_no_four_winds_game() -> None:
    deck = SMALL["Crane"]
    with pytest.raises(DeckError, match=r"The Fate deck has 23 cards; it must have at least 24"):
        new_game("gold", [replace(deck, fate=deck.fate[1:]), deck], options={"teaching": True})
    with pytest.raises(RokuganError, match="leave out one of four_winds and teaching"):
        new_game("gold", options={"teaching": True, "four_winds": True})


@pytest.mark.parametrize("deck", DECKS.values(), ids=lambda deck: deck.name)
@pytest.mark.rule("gold.deck.01", "gold.variants.07")
def test_the_decks_are_legal_in_both_formats(deck: Deck) -> None:
    assert check(deck, library("gold")) == []
    assert check(deck, library("gold"), named_format("four-winds")) == []


@pytest.mark.rule("gold.variants.07")
def test_a_four_winds_game_refuses_cards_without_the_symbol(monkeypatch: pytest.MonkeyPatch) -> None:
    older = Library("gold", [replace(card, formats=("gold",)) if card.title == "Charge" else card for card in CARDS])
    monkeypatch.setattr(starting, "libraries_with", lambda sets, rules: lambda edition: older)
    assert new_game("gold", seed=1).decision is not None
    with pytest.raises(DeckError, match=r"Charge is not legal in Four Winds Storyline\. \[gold\.variants\.07\]"):
        new_game("gold", seed=1, options={"four_winds": True})


def test_every_shipped_card_is_in_a_deck() -> None:
    assert {title for deck in DECKS.values() for title in deck.titles} == {card.name for card in CARDS}
    assert len(CARDS) == 60


def test_a_game_with_the_shipped_decks_begins_with_their_winds_and_can_be_replayed() -> None:
    game = new_game("gold", names=["Ann", "Bob"], seed=3)
    for player in game.players:
        assert "Toturi Sezaru" in [game.behaviours[card].title for card in player.in_play]
    for _ in range(60):
        if game.decision is not None:
            game.play(game.decision.options[0])
    assert replay(record(game)).hash() == game.hash()


def test_a_game_is_seen_after_a_player_has_left_it() -> None:
    """His Stronghold is in no play and still has its printed numbers."""
    game = new_game("gold", names=["Ann", "Bob", "Cid"], seed=3)
    leaving.leave(game, 2)
    assert game.view("Ann")["players"][2]["name"] == "Cid"
