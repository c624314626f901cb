"""Values: parts applied one after the other, kept until something changes, explained by the same parts."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.core.card import Card
from rokugan.core.listening import Listeners
from rokugan.core.piles import CardGame
from rokugan.core.values import ADD, HALVE, LEAST, MOST, SET, TIMES, Reckoning, ValuePart, reckoned
from rokugan.core.zones import HIDDEN, OPEN

FORCE = 0
DECK, HOME = 0, 1


class Printed:
    """A definition of the least kind."""

    def __init__(self, title: str) -> None:
        self.name = self.title = self.type = title


class Book(Reckoning):
    """Every card has 3; what the test says changes it; a 9 counts what the next card has."""

    def __init__(self) -> None:
        self.changes: list[ValuePart] = []
        self.found = 0

    def parts(self, game: Any, thing: int, stat: int) -> list[ValuePart]:
        self.found += 1
        next_one = [ValuePart(ADD, game.value(1 - thing, stat), "next")] if stat == 1 else []
        return [ValuePart(ADD, 3, "printed"), *self.changes, *next_one]

    def printed(self, game: Any, thing: int, stat: int) -> int:
        return 3

    def ending_words(self, game: Any, until: object) -> str:
        return f"until {until}"


def table(book: Book) -> CardGame:
    game = CardGame(["Ann", "Bob"], 1, (HIDDEN, OPEN), book)
    game.seat_cards([Card(0, Printed("Ox"), 0), Card(1, Printed("Owl"), 1)], DECK)
    return game


def test_parts_apply_in_the_order_that_the_game_gives_them() -> None:
    assert (
        reckoned([ValuePart(ADD, 3), ValuePart(ADD, 2), ValuePart(TIMES, 2), ValuePart(HALVE, 2)]) == 3
    )  # 10 halved twice, rounded up once
    assert reckoned([ValuePart(ADD, 3), ValuePart(SET, 1), ValuePart(ADD, 2)]) == 3
    assert reckoned([ValuePart(ADD, 3), ValuePart(MOST, 2), ValuePart(LEAST, 5)]) == 5  # whichever comes last


@pytest.mark.interpreted
def test_a_value_is_kept_until_something_changes() -> None:
    book = Book()
    game = table(book)
    assert [game.value(0, FORCE) for _ in range(3)] == [3, 3, 3]
    assert book.found == 1
    book.changes.append(ValuePart(ADD, 2))
    assert game.value(0, FORCE) == 3  # nobody has said so yet
    game.touch()
    assert (game.value(0, FORCE), book.found) == (5, 2)


@pytest.mark.interpreted
def test_a_fleeting_value_is_found_anew() -> None:
    class Fleeting(CardGame):
        FLEETING = 1 << FORCE

    book = Book()
    game = Fleeting(["Ann", "Bob"], 1, (HIDDEN, OPEN), book)
    game.seat_cards([Card(0, Printed("Ox"), 0), Card(1, Printed("Owl"), 1)], DECK)
    assert [game.value(0, FORCE) for _ in range(3)] == [3, 3, 3]
    assert book.found == 3


@pytest.mark.interpreted
def test_a_value_that_depends_on_itself_is_found_all_the_same() -> None:
    game = table(Book())
    assert game.value(0, 1) > 3
    assert game.depth == 0


@pytest.mark.interpreted
def test_the_explanation_comes_from_the_same_parts_and_names_only_what_is_known() -> None:
    book = Book()
    game = table(book)
    book.changes = [
        ValuePart(ADD, 2, "song", 1, "dawn"),
        ValuePart(SET, 7, "rules"),
        ValuePart(LEAST, 7, "minimum"),
        ValuePart(SET, 7, "custom"),
        ValuePart(SET, 7, "owl", 1),
        ValuePart(MOST, 6, "most"),
    ]
    told = game.why_value(0, 0, FORCE)
    assert (told["printed"], told["value"], game.value(0, FORCE)) == (3, 6, 6)
    assert told["parts"] == [
        {"why": "printed", "amount": 3},
        {"why": "song", "amount": 2, "until": "until dawn"},  # Owl lies in a deck
        {"why": "rules", "to": 7},
        {"why": "owl", "to": 7},  # a card says so; neither the minimum nor the rule before it has changed anything
        {"why": "most", "to": 6},
    ]
    game.put(1, 1, HOME)
    assert game.why_value(0, 0, FORCE)["parts"][1]["source"] == "Owl"


@pytest.mark.interpreted
def test_hidden_cards_lie_in_groups_by_their_owners_and_backs() -> None:
    class Backs(CardGame):
        def back(self, card: int) -> str:
            return "red"

    game = Backs(["Ann", "Bob"], 1, (HIDDEN, OPEN), Book())
    game.seat_cards([Card(number, Printed("Ox"), number % 2) for number in range(4)], DECK)
    assert game.hidden_groups("Ann") == [[0, 2], [1, 3]]
    game.put(2, 0, HOME)
    assert game.hidden_groups("Bob") == [[0], [1, 3]]


@pytest.mark.interpreted
def test_a_deck_tells_where_its_known_cards_lie() -> None:
    game = table(Book())
    game.piles[0] = [0, 1]
    game.known = [0b001, 0b000]
    assert game.seen_pile(0, game.piles[0], True) == ({"size": 2, "places": [-1]}, [0])
    assert game.seen_pile(1, game.piles[0], True, counted=False) == ({"size": None}, [])
    assert game.seen_pile(0, [], True, counted=False) == ({"size": 0}, [])
    assert game.seen_pile(0, game.piles[0], False) == ({"size": 2}, [0])


def test_listeners_are_counted_by_kind_and_moment() -> None:
    listeners: Listeners[str] = Listeners(3, 2)
    before, after = listeners.key(2, 0), listeners.key(2, 1)
    listeners.add(after)
    listeners.join(before).append("Ox")
    twin = listeners.copy()
    listeners.remove(after)
    assert (listeners.to, listeners.at[before], listeners.at[after]) == ([0, 0, 1], 1, 0)
    assert (twin.to[2], twin.at[after], twin.who[before]) == (2, 1, ["Ox"])
