"""Where a text is read: the game, whose text it is, which card's, what caused it, and what was chosen so far.

A text's new things are numbered (`Ref`); what they became in this use stands in a flat list of numbers (reference, count,
things), which a `Use` carries and a lasting effect keeps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rokugan.editions.lcg.table.things import NOTHING, player_thing
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.walking import referents

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Event, InForce, Use

GROUP: Final = -1  # the cards that were looked at, revealed or chosen together
TAKEN: Final = -2  # those of them that something was done to
HOST: Final = -3  # what the card was attached to when the text was begun
PLACE: Final = -4  # the province in which it lay then
NAMED: Final = -5  # the card type that was named
WINNER: Final = -7  # of a glory count
MUCH: Final = -6  # how much of it there was in what is answered, for what is done later


class Text:
    """The numbering of one ability's new things, or of those of a card's constant sentences."""

    def __init__(self, root: n.Triggered | n.TextBox) -> None:
        self.root: n.Triggered | n.TextBox = root
        self.new: tuple[Any, ...] = referents(root)
        self.numbers: dict[int, int] = {id(node): number for number, node in enumerate(self.new)}

    def number(self, node: n.Node | None) -> int:
        """The number of a new thing, or -1000."""
        return self.numbers.get(id(node), NOTHING)

    def state(self) -> str:
        """What stands for it in the fingerprint of a game."""
        return ""


class Scene:
    """What a sentence needs to know to mean something."""

    def __init__(
        self,
        game: LcgGame,
        text: Text,
        card: int,
        seat: int,
        bound: list[int],
        use: Use | None = None,
        event: Event | None = None,
        gap: int = NOTHING,
    ) -> None:
        self.game: LcgGame = game
        self.text: Text = text
        self.card: int = card
        self.seat: int = seat
        self.bound: list[int] = bound
        self.use: Use | None = use
        self.event: Event | None = event
        self.gap: int = gap
        self.answering: bool = False  # is it asked whether the event is what the trigger waits for?

    @property
    def you(self) -> int:
        """The player whose text it is, as a thing."""
        return player_thing(self.seat)

    def about(self, gap: int) -> Scene:
        """The same scene, said of this thing."""
        return Scene(self.game, self.text, self.card, self.seat, self.bound, self.use, self.event, gap)

    def trying(self, number: int, things: list[int]) -> Scene:
        """The same scene as if these things had been chosen."""
        scene = Scene(self.game, self.text, self.card, self.seat, self.bound[:], self.use, self.event, self.gap)
        scene.bind(number, things)
        return scene

    def is_bound(self, number: int) -> bool:
        """Has something been chosen for the new thing of that number?"""
        return self._place(number) >= 0

    def get(self, number: int) -> list[int]:
        """What was chosen for the new thing of that number."""
        at = self._place(number)
        return [] if at < 0 else self.bound[at + 2 : at + 2 + self.bound[at + 1]]

    def bind(self, number: int, things: list[int]) -> None:
        """Let the new thing of that number mean these from now on."""
        self.unbind(number)
        self.bound += [number, len(things), *things]

    def unbind(self, number: int) -> None:
        """Let the new thing of that number mean nothing yet."""
        at = self._place(number)
        if at >= 0:
            del self.bound[at : at + 2 + self.bound[at + 1]]

    def _place(self, number: int) -> int:
        at = 0
        bound = self.bound
        while at < len(bound):
            if bound[at] == number:
                return at
            at += 2 + bound[at + 1]
        return -1


def of_use(game: LcgGame, use: Use, text: Text) -> Scene:
    """The scene of a use."""
    return Scene(game, text, use.card, use.seat, use.numbers, use, use.event)


def of_force(game: LcgGame, force: InForce, text: Text) -> Scene:
    """The scene of a standing effect."""
    return Scene(game, text, force.source, force.seat, list(force.numbers))
