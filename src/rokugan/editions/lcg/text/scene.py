"""Where a text is read: the game, whose text it is, which card's, what caused it, and what was chosen so far.

A text's new things are numbered (`Ref`); what they became in this use stands in a flat list of numbers (`table/knowing.py`),
which a `Use` carries and a lasting effect keeps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rokugan.editions.lcg.table.kinds import LEAVES_PLAY
from rokugan.editions.lcg.table.knowing import forget, place_of, speaks_of, stamp_of
from rokugan.editions.lcg.table.things import EVENT, NOTHING, player_thing
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.walking import referents

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Departed, Event, InForce, Use

GROUP: Final = -1  # the cards that were looked at, revealed or chosen together
TAKEN: Final = -2  # those of them that something was done to
HOST: Final = -3  # what the card was attached to when the text was begun
PLACE: Final = -4  # the province in which it lay then
NAMED: Final = -5  # the card type that was named
WINNER: Final = -7  # of a glory count
MUCH: Final = -6  # how much of it there was in what is answered, for what is done later
DECK: Final = -9  # which of a player's two decks is meant
NUMBERS: Final = (NAMED, MUCH, DECK)  # of these no things are meant


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
        """Return what stands for it in the fingerprint of a game."""
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
        self.past: bool = False  # are cards that have left play spoken of as they were?
        self.answering: bool = False  # is it asked whether the event is what the trigger waits for?

    @property
    def you(self) -> int:
        """The player whose text it is, as a thing."""
        return player_thing(self.seat)

    def about(self, gap: int) -> Scene:
        """The same scene, said of this thing."""
        scene = Scene(self.game, self.text, self.card, self.seat, self.bound, self.use, self.event, gap)
        scene.past, scene.answering = self.past, self.answering
        return scene

    def trying(self, number: int, things: list[int]) -> Scene:
        """The same scene as if these things had been chosen."""
        scene = Scene(self.game, self.text, self.card, self.seat, self.bound[:], self.use, self.event, self.gap)
        scene.bind(number, things)
        return scene

    def is_bound(self, number: int) -> bool:
        """Has something been chosen for the new thing of that number?"""
        return bool(self.bound) and place_of(self.bound, number) >= 0

    def get(self, number: int) -> list[int]:
        """Return what was chosen for the new thing of that number, without cards that are others now."""
        at = place_of(self.bound, number)
        if at < 0:
            return []
        bound, game = self.bound, self.game
        places = range(at + 2, at + 2 + 2 * bound[at + 1], 2)
        if number in NUMBERS:
            return [bound[each] for each in places]
        return [
            bound[each]
            for each in places
            if bound[each] < 0
            or bound[each + 1] >> 1 == game.instance[bound[each]]
            or game.printed[bound[each]].type == EVENT  # it is being played
        ]

    def bind(self, number: int, things: list[int]) -> None:
        """Let the new thing of that number mean these from now on."""
        known = [each for thing in things for each in (thing, stamp_of(self.game, thing))]
        self.unbind(number)
        self.bound += [number, len(things), *known]

    def unbind(self, number: int) -> None:
        """Let the new thing of that number mean nothing yet."""
        forget(self.bound, number)

    def departed(self, thing: int) -> Departed | None:
        """Return how a card stood when it left play, if that is what the text speaks of; None: it is in play, or meant as it is
        now."""
        was = self.game.departed.get(thing) if thing >= 0 else None
        if was is None:
            return None
        event = self.event
        if event is not None and event.kind == LEAVES_PLAY and event.happened and event.card == thing:
            return was
        if thing in self.game.states:
            return None
        return was if self.past or speaks_of(self.bound, thing, was.instance) else None

    def then(self) -> Scene:
        """The same scene, which speaks of all that has left play as it was."""
        scene = Scene(self.game, self.text, self.card, self.seat, self.bound, self.use, self.event, self.gap)
        scene.past = True
        return scene


def of_use(game: LcgGame, use: Use, text: Text) -> Scene:
    """The scene of a use."""
    return Scene(game, text, use.card, use.seat, use.numbers, use, use.event)


def of_force(game: LcgGame, force: InForce, text: Text) -> Scene:
    """The scene of a standing effect."""
    return Scene(game, text, force.source, force.seat, list(force.numbers))
