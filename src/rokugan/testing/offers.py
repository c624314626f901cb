"""Whatever is offered, taken on clones to its end: has more come of it than its price?

Every option that the engine offers must be legal, and so must every target. A book that forbids what could change nothing is
kept if of each option, and of each target in it, some way of going on changes something; if each price that is paid is seen;
and if what is withheld for that reason, forced through all the same, changes nothing. `OfferTrial` tries this on a position and
finds what is not so, a `Fault` each.

This half knows only `Game`. What counts as the use of a text, when its price is paid and what of a game counts as changed
says a `Family`; which cards prevent, replace and forbid things in a position is the family's matter too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rokugan.core.decision import Choice
from rokugan.core.game import Game

G = TypeVar("G", bound=Game)
Of = TypeVar("Of", bound=Game, contravariant=True)
MOST_WAYS = 60  # ways of going on that are tried of one option
MOST_CHOICES = 8  # answers to one question


class Family(Protocol[Of]):
    """What a trial asks of a family of games."""

    def use_of(self, game: Of, choice: Choice) -> Any:
        """Return what a choice begins: the use of a text whose book wants it to change something; None if it begins none."""

    def is_under_way(self, game: Of, use: Any) -> bool:
        """Is the use still being carried out?"""

    def is_paid(self, game: Of, use: Any) -> bool:
        """Is its price paid just now, and nothing else done yet?"""

    def is_thwarted(self, game: Of, use: Any) -> bool:
        """Has somebody canceled it?"""

    def price_faults(self, before: Of, game: Of, use: Any) -> list[str]:
        """Return what of the price that has just been paid is not seen to have happened."""

    def asks(self, game: Of, use: Any) -> bool:
        """Is the present question one of the use itself, and not of somebody who might answer to it?"""

    def standing(self, game: Of) -> object:
        """All that a text can change."""

    def withheld(self, game: Of) -> Iterator[tuple[str, Any, Callable[[Of], None]]]:
        """Yield what is not offered because it could change nothing: its name, the use, and how it is begun all the same, its
        price left out."""

    def unchecked(self) -> AbstractContextManager[None]:
        """For as long as it lasts, whatever is described can be chosen, though nothing might come of it."""


@dataclass(frozen=True)
class Fault:
    """Something that is not as it must be: of which card, what, and by which moves it is seen."""

    kind: str
    """`idle`: an option that changes nothing; `untouched`: such a target; `unseen`: a price that is not; `withheld`: what
    would have changed something; `stuck`: what ends in an error."""
    card: str
    moves: tuple[str, ...]
    words: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.card}: {'; '.join(self.moves)} {self.words}".rstrip()


class Course(Generic[G]):
    """One way of going on with a use: the game as it stands, and how everything stood when the price was paid."""

    def __init__(self, game: G, use: Any, moves: tuple[str, ...], price: object = None) -> None:
        self.game = game
        self.use = use
        self.moves = moves
        self.price = price
        self.thwarted = False
        self.end: object = None

    def taken(self, family: Family[G], before: G, index: int, faults: list[Fault]) -> Course[G]:
        """The way on, with that choice of the present decision taken."""
        new: Any = self.game.clone()
        move = new.decision.choices[index].move
        way = Course[G](new, self.use, (*self.moves, move), self.price)
        way.thwarted = self.thwarted
        new.answer(index)
        way.go_on(family, before, faults)
        return way

    def go_on(self, family: Family[G], before: G, faults: list[Fault]) -> None:
        """On to the next real decision; how everything stands is noted as soon as the price is paid."""

        def look() -> None:
            self.thwarted = self.thwarted or family.is_thwarted(self.game, self.use)
            if self.price is None and family.is_paid(self.game, self.use):
                self.price = family.standing(self.game)
                faults.extend(
                    Fault("unseen", name_of(self.use), self.moves, words)
                    for words in family.price_faults(before, self.game, self.use)
                )
            elif self.price is not None and self.end is None and not family.is_under_way(self.game, self.use):
                self.end = family.standing(self.game)  # what follows is no work of the text

        self.game.advance(look)


def name_of(use: Any) -> str:
    """Return how a use is named in a list."""
    return str(use)


class OfferTrial(Generic[G]):
    """Tries what is offered, and what is not, in a position."""

    def __init__(self, family: Family[G]) -> None:
        self.family = family
        self.faults: list[Fault] = []
        self.tried = 0
        self.left = 0
        self.forcing = False

    def look(self, game: G) -> None:
        """Try every option of the present decision that uses a text, and all that is withheld."""
        assert game.decision is not None
        for index, choice in enumerate(game.decision.choices):
            use = self.family.use_of(game, choice)
            if use is not None:
                self.take(game, index, choice, use)
        for name, use, begin in self.family.withheld(game):
            self.force(game, name, use, begin)

    def take(self, game: G, index: int, choice: Choice, use: Any) -> None:
        """Take an option in every way, to its end."""
        self.tried += 1
        self.left = MOST_WAYS
        faults: list[Fault] = []
        try:
            way = Course[G](game, use, ()).taken(self.family, game, index, faults)
            changed = self._changes(game, way, faults)
        except Exception as error:  # whatever it is, it must not come of an option that was offered
            faults, changed = [Fault("stuck", name_of(use), (choice.move,), f"{type(error).__name__}: {error}")], True
        if not changed:
            faults.append(Fault("idle", name_of(use), (choice.move,)))
        self.faults += faults

    def force(self, game: G, name: str, use: Any, begin: Callable[[G], None]) -> None:
        """Begin what is withheld all the same: nothing may come of it."""
        self.tried += 1
        self.left = MOST_WAYS
        new: Any = game.clone()
        with self.family.unchecked():
            try:
                way = Course[G](new, use, (name,), self.family.standing(game))
                begin(new)
                way.go_on(self.family, game, [])
                self.forcing = True
                if self._changes(game, way, []):
                    self.faults.append(Fault("withheld", name_of(use), (name,)))
            except Exception:  # what is not offered may not be possible at all
                return
            finally:
                self.forcing = False

    def _changes(self, before: G, way: Course[G], faults: list[Fault]) -> bool:
        """Does one way of going on change something? A target for which none does is a fault."""
        family, game = self.family, way.game
        if game.is_over():
            return True
        decision = game.decision
        if decision is None or not family.is_under_way(game, way.use):
            end = family.standing(game) if way.end is None else way.end
            return (not self.forcing and (way.thwarted or way.price is None)) or (not way.thwarted and end != way.price)
        if self.left <= 0:
            return not self.forcing  # there are too many ways: nothing is said of them
        choices = decision.choices
        if not family.asks(game, way.use):
            passing = [number for number, each in enumerate(choices) if each.move == "pass"] or [0]
            return self._changes(before, way.taken(family, before, passing[0], faults), faults)
        found = False
        idle: list[Fault] = []
        for index in range(min(len(choices), MOST_CHOICES)):
            self.left -= 1
            on = way.taken(family, before, index, faults)
            if self._changes(before, on, faults):
                found = True
            elif choices[index].verb in ("target", "ring"):
                idle.append(Fault("untouched", name_of(way.use), on.moves))
        if found:
            faults += idle  # if nothing at all comes of it, the option as a whole is told
        return found
