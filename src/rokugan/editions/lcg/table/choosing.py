"""Frames that ask: targets, alternatives, yes or no. What was chosen goes into the use that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.table.naming import province_place
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import ELEMENTS, is_player, is_ring, ring_of, seat_of

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

DONE = -2000


def choice_for(game: LcgGame, thing: int, verb: str = "target") -> Choice:
    """Return how a thing is chosen: `ring air`, `target Ann`, `target Ann.P2` for what lies facedown in a province, `target
    Ox`."""
    if is_ring(thing):
        return Choice("ring", tail=ELEMENTS[ring_of(thing)], value=thing)
    if is_player(thing):
        return Choice(verb, tail=game.names[seat_of(thing)], value=thing)
    if game.lies_facedown(thing):
        return Choice(verb, tail=province_place(game, thing), value=thing)
    return Choice(verb, game.cards[thing], value=thing)


def choose_target(
    game: LcgGame, use: Use, things: list[int], seat: int = -1, least: int = 1, most: int = 1, prompt: str = "Choose"
) -> None:
    """Ask for targets among these; they are added to `use.targets` as one list."""
    game.push(ChooseTargets(use, things, use.seat if seat < 0 else seat, least, most, prompt))


class ChooseTargets(Frame["LcgGame"]):
    """One targeting requirement: between `least` and `most` things, one at a time, ended by `done` before the most."""

    FIELDS: ClassVar[tuple[str, ...]] = ("use", "things", "seat", "least", "most", "prompt", "chosen")
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "note_down")
    ARGS: ClassVar[int] = 6

    def __init__(self, use: Use, things: list[int], seat: int, least: int, most: int, prompt: str) -> None:
        self.use: Use = use
        self.things: list[int] = things
        self.seat: int = seat
        self.least: int = least
        self.most: int = most
        self.prompt: str = prompt
        self.chosen: list[int] = []

    def choose(self, game: LcgGame) -> None:
        """Ask for the next target."""
        full = len(self.chosen) >= self.most
        if full and self.least == self.most:
            return
        choices = [] if full else [choice_for(game, thing) for thing in self.things if thing not in self.chosen]
        if len(self.chosen) >= self.least:
            choices.append(Choice("done", value=DONE))
        if choices:
            about = game.cards[self.use.card] if self.use.card >= 0 else None
            game.ask(self.seat, "target", self.prompt, choices, about)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        if choice.value != DONE:
            self.chosen.append(choice.value)
            self.again()

    def note_down(self, game: LcgGame) -> None:
        """Add the chosen things to the targets of the use, as one list."""
        self.use.targets.append(self.chosen)


class AskWhich(Frame["LcgGame"]):
    """One of several named alternatives: its number is added to `use.picks`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("use", "seat", "names", "numbers", "prompt")
    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    ARGS: ClassVar[int] = 5

    def __init__(self, use: Use, seat: int, names: list[str], numbers: list[int], prompt: str) -> None:
        self.use: Use = use
        self.seat: int = seat
        self.names: list[str] = names
        self.numbers: list[int] = numbers
        self.prompt: str = prompt

    def choose(self, game: LcgGame) -> None:
        """`choose WORDS`."""
        choices = [
            Choice("choose", tail=name, value=number) for name, number in zip(self.names, self.numbers, strict=True)
        ]
        about = game.cards[self.use.card] if self.use.card >= 0 else None
        game.ask(self.seat, "choose", self.prompt, choices, about)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.use.picks.append(choice.value)
