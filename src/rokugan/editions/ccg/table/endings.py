"""When what a text has given ends: with a time that has a name, or with one certain action, turn, token or state of things.

A modifier, a delayed effect or a standing one keeps its ending; whoever comes to such a point ends what has it
(`game.end_modifiers`). The endings with a number in them are made here and nowhere else.
"""

from __future__ import annotations

from typing import Final, Literal, NewType

from rokugan.catalogue import subject

NamedEnding = Literal[
    "turn", "battle", "combat", "phase", "attack", "duel", "game", "permanent", "in play", "straightens", "always"
]
"""With the turn and so on; `permanent` and `game`: never; `in play`: with its source; `straightens`: when its source does;
`always`: not even with the card that has it."""
CertainEnding = NewType("CertainEnding", str)
Ending = NamedEnding | CertainEnding

WITH_ITS_SOURCE: Final[tuple[NamedEnding, ...]] = ("in play", "straightens")
"""The endings that come at the latest when the source leaves play."""
_OF_A_PLAYER: Final = ("turn of", "second turn of", "straighten of")
_OF_TURN: Final = "end of turn"
_ACTION: Final = "action "
_TOKEN: Final = "token "


def of_action(serial: int) -> CertainEnding:
    """Return when that action ends."""
    return CertainEnding(f"{_ACTION}{serial}")


def of_turn(number: int) -> CertainEnding:
    """Return when the turn of that number ends."""
    return CertainEnding(f"end of turn {number}")


def next_turn(seat: int) -> CertainEnding:
    """Return when the next turn of that player begins."""
    return CertainEnding(f"turn of {seat}")


def second_turn(seat: int) -> CertainEnding:
    """Return when the turn after the next one of that player begins."""
    return CertainEnding(f"second turn of {seat}")


def straightening(seat: int) -> CertainEnding:
    """Return when that player next straightens his cards."""
    return CertainEnding(f"straighten of {seat}")


def of_token(name: str, card: int) -> CertainEnding:
    """Return when the last token of that name leaves the card."""
    return CertainEnding(f"{_TOKEN}{name} on {card}")


def of_condition(serial: int) -> CertainEnding:
    """Return when something no longer remains as it was."""
    return CertainEnding(f"remains {serial}")


def in_words(ending: str, players: list[str]) -> str:
    """Return when that is, for a reader.

    >>> in_words(next_turn(0), ["Ann", "Bob"]), in_words(of_turn(7), []), in_words("battle", [])
    ('until the next turn of Ann begins', 'until turn 7 ends', 'until the battle ends')
    """
    words = subject("endings")
    for kind in (*_OF_A_PLAYER, _OF_TURN):
        if ending.startswith(kind):
            number = int(ending[len(kind) + 1 :])
            return words[kind].format(turn=number, player="" if kind == _OF_TURN else players[number])
    return words.get(ending) or words[ending.partition(" ")[0]]
