"""A province that its player may refill face-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.text.described import meaning, prompts

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_USES = "refill face-up"


def giver(game: CcgGame, seat: int) -> int:
    """The card by whose text the player may refill one more province face-up in this phase; -1 if there is none."""
    for card, player, allow in game.allows():
        if allow.verb != "refill face-up" or player != seat or allow.number is None:
            continue
        reader = Action(player, card, None)
        if allow.condition is None or meaning.holds(game, reader, allow.condition):
            if game.used_turn.get((card, _USES), 0) < meaning.number(game, reader, allow.number):
                return card
    return -1


class FaceUpOrDown(Frame["CcgGame"]):
    """The player says whether the card that refills a province lies face-up."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place")
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, place: int) -> None:
        self.seat: int = seat
        self.place: int = place

    def ask(self, game: CcgGame) -> None:
        """Yes or no, as long as the text allows one more."""
        card = giver(game, self.seat)
        if card >= 0:
            choices = [Choice("yes"), Choice("no")]
            game.ask(
                self.seat,
                "may",
                say("prompts.refill_face_up", place=prompts.thing_name(game, self.place)),
                choices,
                game.cards[card],
            )

    def answer(self, game: CcgGame, choice: Choice) -> None:
        card = giver(game, self.seat)
        if choice.verb == "yes":
            game.used_turn[(card, _USES)] = game.used_turn.get((card, _USES), 0) + 1
            game.push(RunEffects(Action(self.seat, card, None), (p.Refill(p.These((self.place,))),)))
