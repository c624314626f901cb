"""Rounds and windows: who is asked next, when a round is over, and how often a text answers."""

from __future__ import annotations

from typing import ClassVar

import pytest

from rokugan.core.decision import Choice
from rokugan.core.game import Game
from rokugan.core.windows import AnswerWindow

pytestmark = pytest.mark.interpreted


class Three(Game):
    """Three players, of whom some may be out; `hands` says who can answer with what."""

    def __init__(self, hands: dict[int, list[str]], out: tuple[int, ...] = ()) -> None:
        super().__init__(["Ann", "Bob", "Cid"], 1)
        self.hands = hands
        self.out = out
        self.done: list[str] = []

    def still_in(self) -> list[int]:
        return [seat for seat in range(3) if seat not in self.out]


class Answering(AnswerWindow[Three]):
    """What must happen first, then whoever wants to answer, from Bob on."""

    STEPS: ClassVar[tuple[str, ...]] = ("forced", "opportunity")
    FIELDS: ClassVar[tuple[str, ...]] = ("must", *AnswerWindow.FIELDS)
    ARGS: ClassVar[int] = 1

    def __init__(self, must: list[str]) -> None:
        super().__init__()
        self.must = must

    def forced(self, game: Three) -> None:
        waiting = [Choice("order", value=number, tail=each) for number, each in enumerate(self.must)]
        waiting = [each for each in waiting if not self.times_used(each.tail)]
        if waiting:
            self.one_by_one(game, waiting, "Which first?")

    def opportunity(self, game: Three) -> None:
        self.ask_next(game)

    def beginner(self, game: Three) -> int:
        return 1

    def orderer(self, game: Three) -> int:
        return 2

    def offers(self, game: Three) -> list[Choice]:
        return [Choice("use", tail=each) for each in game.hands.get(self.seat, []) if not self.times_used(each)]

    def prompt(self, game: Three) -> str:
        return "Answer?"

    def answer(self, game: Three, choice: Choice) -> None:
        if choice.verb == "pass":
            self.passed(game)
            return
        self.used.append(choice.tail)
        game.done.append(choice.tail)
        if choice.verb == "use":
            self.acted(game)


class AtTheEnd(Exception):
    """Nothing is left to do."""


def begun(game: Three, must: list[str]) -> Answering:
    window = Answering(must)
    game.push(Last())
    game.push(window)
    return window


class Last(Answering):
    """What comes after the window."""

    ARGS: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__([])

    def forced(self, game: Three) -> None:
        raise AtTheEnd


def asked(game: Three) -> tuple[str, list[str]]:
    """Who is asked now, and what he can say."""
    try:
        game.advance()
    except AtTheEnd:
        return "nobody", []
    assert game.decision is not None
    return game.decision.player, [f"{each.verb}{each.tail}" for each in game.decision.choices]


def test_what_must_happen_comes_first_in_the_order_that_somebody_says() -> None:
    game = Three({})
    begun(game, [" song", " hymn", " tale"])
    assert asked(game) == ("Cid", ["order song", "order hymn", "order tale"])
    game.answer(1)
    assert asked(game) == ("Cid", ["order song", "order tale"])
    game.answer(0)
    assert asked(game) == ("nobody", [])  # the last one needs no question
    assert game.done == [" hymn", " song", " tale"]


def test_all_must_pass_in_a_row_and_who_has_nothing_is_not_asked() -> None:
    game = Three({1: [" a", " b"], 0: [" c"]})
    begun(game, [])
    assert asked(game) == ("Bob", ["use a", "use b", "pass"])
    game.answer(2)
    assert asked(game) == ("Ann", ["use c", "pass"])  # Cid has nothing
    game.answer(0)
    assert asked(game) == ("Bob", ["use a", "use b", "pass"])  # somebody acted: he has an opportunity again
    game.answer(0)
    assert asked(game) == ("Bob", ["use b", "pass"])  # a text answers once
    game.answer(1)
    assert asked(game) == ("nobody", [])
    assert game.done == [" c", " a"]


def test_who_has_left_the_game_is_passed_over() -> None:
    game = Three({0: [" a"], 1: [" b"], 2: [" c"]}, out=(2,))
    begun(game, [])
    assert asked(game)[0] == "Bob"
    game.answer(1)
    assert asked(game)[0] == "Ann"
    game.answer(1)
    assert asked(game) == ("nobody", [])


def test_who_leaves_the_game_by_an_answer_neither_passes_nor_is_asked() -> None:
    game = Three({1: [" a", " b"], 2: [" c"]})
    begun(game, [])
    assert asked(game)[0] == "Bob"
    game.answer(0)
    game.out = (2,)
    assert asked(game) == ("Bob", ["use b", "pass"])  # Ann has nothing, Cid is gone: he has an opportunity again
    game.answer(1)
    assert asked(game) == ("nobody", [])


def test_a_window_can_be_closed() -> None:
    game = Three({0: [" a"], 1: [" b"]})
    window = begun(game, [])
    assert asked(game)[0] == "Bob"
    game.answer(0)
    window.close()
    assert asked(game) == ("nobody", [])
