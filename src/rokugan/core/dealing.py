"""Helping functions for the worlds of every game: the rest of a list of cards, cards that change what is printed on them, a
question asked again.

A world keeps every card where it lies, with what each player knows of it; only what is printed on the cards that its player
does not know is dealt anew (`editions/*/worlds.py` say which cards may be exchanged for each other).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rokugan.core.card import Card
from rokugan.core.decision import Decision
from rokugan.core.frames import Frame
from rokugan.core.game import Game
from rokugan.core.names import Numbers


def rest_of(cards: Sequence[Any], known: Sequence[Any]) -> list[Any] | None:
    """Return what is left of a list of definitions without the known ones; None if one of these is not in it."""
    left: dict[str, list[Any]] = {}
    for each in cards:
        left.setdefault(each.name, []).append(each)
    for each in known:
        if not left.get(each.name):
            return None
        left[each.name].pop()
    return [each for some in left.values() for each in some]


def renamed(called: Numbers, cards: list[Card]) -> Numbers:
    """The names of cards on which other titles are printed now; what bears a number keeps it."""
    new = Numbers(called.listed)
    new.seat(cards)
    new.numbers = called.numbers
    new.taken = [0] * len(new.taken)
    for card, number in enumerate(called.numbers):
        if number:
            new.taken[new.kinds[card]] |= 1 << (number - 1)
    return new


def asks_anew(game: Game) -> bool:
    """Let the player who is asked be asked again, about the cards that he has here. False if he would not have been asked."""
    decision = game.asked()
    frame: Frame[Any] = game.stack[-1]
    if not frame.may_ask_anew():
        return False
    game.decision = None
    depth = len(game.stack)
    if not frame.ask_anew(game):
        game.step(frame)
    again = present(game)
    if again is None or again.seat != decision.seat or len(again.choices) < 2:
        return False
    return len(game.stack) == depth and not game.log


def present(game: Game) -> Decision | None:
    """The decision that the game waits for now."""
    return game.decision
