"""Lasting effects: those in force, each with its source, its player and its end, kept by the things on which they bear.

What an effect does, and at which moments anything ends, belongs to the game; how effects are kept, found and ended is the same
in every game. An ending is whatever the game calls its moments by: nothing here looks into it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

E = TypeVar("E")


class Lasting(Generic[E]):
    """An effect that goes on: of which card, for which player, until when. `serial`: its number in the count of the game, the
    later the higher; 0 where the order among others never matters."""

    def __init__(self, source: int, seat: int, until: E, serial: int = 0) -> None:
        self.source: int = source
        self.seat: int = seat
        self.until: E = until
        self.serial: int = serial


L = TypeVar("L", bound=Lasting[Any])


class Effects(Generic[L]):
    """The effects in force, by the things on which they bear; at large those whose text says at each time what it speaks of."""

    def __init__(self) -> None:
        self.on: dict[int, tuple[L, ...]] = {}  # never with nothing on a thing
        self.at_large: tuple[L, ...] = ()
        self._all: list[L] | None = []  # None: to be found anew

    def copy(self) -> Effects[L]:
        """The same effects, for a clone of the game."""
        new: Effects[L] = Effects()
        new.on = self.on.copy()
        new.at_large = self.at_large
        new._all = self._all
        return new

    def all(self) -> list[L]:
        """Every effect once, however many things it bears on, the oldest first."""
        found = self._all
        if found is None:
            found = list(self.at_large)
            for held in self.on.values():
                found.extend(each for each in held if each not in found)
            found.sort(key=_serial)
            self._all = found
        return found

    def put(self, effect: L, things: tuple[int, ...] = ()) -> None:
        """Put an effect into force, on these things; on none of them: at large."""
        if not things:
            self.at_large = (*self.at_large, effect)
        for thing in things:
            self.on[thing] = (*self.on.get(thing, ()), effect)
        self._all = None

    def keep(self, thing: int, kept: tuple[L, ...]) -> None:
        """From now on these effects bear on a thing, and no others."""
        if kept:
            self.on[thing] = kept
        else:
            self.on.pop(thing, None)
        self._all = None

    def sift(self, is_over: Callable[[L], bool]) -> list[L]:
        """End the effects of which this holds; those that have ended, each once."""
        ended = [each for each in self.at_large if is_over(each)]
        if ended:
            self.at_large = tuple([each for each in self.at_large if each not in ended])
        for thing, held in list(self.on.items()):
            over = [each for each in held if is_over(each)]
            if over:
                self.keep(thing, tuple([each for each in held if each not in over]))
                ended.extend(each for each in over if each not in ended)
        if ended:
            self._all = None
        return ended

    def end(self, *moments: object) -> list[L]:
        """The effects that last until one of these moments end."""
        return self.sift(lambda each: each.until in moments)

    def end_of(self, source: int, *moments: object) -> list[L]:
        """Of the effects of one source those end that last until one of these moments."""
        return self.sift(lambda each: each.source == source and each.until in moments)

    def replace(self, old: L, new: L) -> None:
        """Let another effect stand wherever this one does."""
        self.at_large = tuple([new if each is old else each for each in self.at_large])
        for thing, held in self.on.items():
            if old in held:
                self.on[thing] = tuple([new if each is old else each for each in held])
        self._all = None


def going_on(waiting: tuple[L, ...], *moments: object) -> tuple[L, ...]:
    """Those that do not end with one of these moments; the same tuple if none does."""
    for each in waiting:
        if each.until in moments:
            return tuple([each for each in waiting if each.until not in moments])
    return waiting


def _serial(effect: Lasting[Any]) -> int:
    return effect.serial
