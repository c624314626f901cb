"""The things of which a text has spoken so far, as a flat list of numbers: for each reference its number, how many things it
means, and of each thing itself and its stamp.

The stamp of a card says which instance of it is meant: a card that leaves play, enters it or goes from one area to another is
a new one, of which the text does not speak (lcg.zones.14). A card that the text itself moves it goes on speaking of; if it
has let it leave play, it speaks of it as it stood then. Of what is no card the stamp is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

THIS: Final = -8  # the card whose text it is, as it was when it was used


def stamp_of(game: LcgGame, thing: int) -> int:
    """The stamp of a thing that is spoken of now."""
    return game.instance[thing] * 2 if 0 <= thing < len(game.instance) else 0


def place_of(known: list[int], number: int) -> int:
    """Return where the reference of that number stands in the list; -1 if nothing was spoken of by it."""
    at = 0
    while at < len(known):
        if known[at] == number:
            return at
        at += 2 + 2 * known[at + 1]
    return -1


def forget(known: list[int], number: int) -> None:
    """Let the reference of that number mean nothing yet."""
    at = place_of(known, number)
    if at >= 0:
        del known[at : at + 2 + 2 * known[at + 1]]


def follow(known: list[int], card: int, before: int, now: int, left: bool) -> None:
    """Let what speaks of that instance of a card speak of the one that it has become; `left`: by leaving play."""
    at = 0
    while at < len(known):
        end = at + 2 + 2 * known[at + 1]
        for each in range(at + 2, end, 2):
            if known[each] == card and known[each + 1] >> 1 == before:
                known[each + 1] = now * 2 + (known[each + 1] & 1 or int(left))
        at = end


def speaks_of(known: list[int], card: int, instance: int) -> bool:
    """Is that instance of the card spoken of, or is the card as it was when the text let it leave play?"""
    at = 0
    while at < len(known):
        end = at + 2 + 2 * known[at + 1]
        for each in range(at + 2, end, 2):
            if known[each] == card and (known[each + 1] & 1 or known[each + 1] >> 1 == instance):
                return True
        at = end
    return False
