"""Yu: cards of a losing army take cards of the winning one with them (gold.yu.01-.07)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import DESTROY
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, FORCE
from rokugan.editions.ccg.text.described import prompts

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_YU = re.compile(r"Yu (\+?)(\d+)$")


def yu_of(game: CcgGame, card: int) -> int:
    """A card's Yu value; -1 without the trait."""
    best, bonus = -1, 0
    for word in [
        *game.behaviours[card].keywords,
        *(m.word for m in game.modifiers.on.get(card, ()) if m.kind == "keyword"),
    ]:
        found = _YU.match(word)
        if found and found.group(1):
            bonus += int(found.group(2))
        elif found:
            best = max(best, int(found.group(2)))
    return best + bonus


def victims(game: CcgGame, place: int, winning: int) -> list[int]:
    """Followers, and Personalities without Followers, of the winning army."""
    found: list[int] = []
    for unit in game.army(place, winning):
        followers = [card for card in game.states[unit].attachments if game.behaviours[card].type == "follower"]
        found.extend(followers or [unit])
    return found


class UseYu(Frame["CcgGame"]):
    """The losing leader uses the Yu cards of his army one after another, alone or together; not an action."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    FIELDS: ClassVar[tuple[str, ...]] = ("place", "losing", "used", "joined")
    ARGS: ClassVar[int] = 2

    def __init__(self, place: int, losing: int) -> None:
        self.place: int = place
        self.losing: int = losing
        self.used: list[int] = []
        self.joined: list[int] = []

    def ready(self, game: CcgGame) -> list[int]:
        """The Yu cards not used yet."""
        return [
            card
            for unit in game.army(self.place, self.losing)
            for card in game.unit(unit)
            if card not in self.used and yu_of(game, card) >= 0
        ]

    def reached(self, game: CcgGame, strength: int) -> list[int]:
        """What a strength can destroy."""
        winning = DEFENDING if self.losing == ATTACKING else ATTACKING
        return [card for card in victims(game, self.place, winning) if game.value(card, FORCE) <= strength]

    def choose(self, game: CcgGame) -> None:
        """Use a card, add another to it, or name what they destroy."""
        attack = game.attack
        assert attack is not None
        ready = self.ready(game)
        if not ready and not self.joined:
            return
        if not self.joined and not self.reached(game, sum(yu_of(game, card) for card in ready)):
            return
        self.again()
        choices = [Choice("use", game.cards[card], value=card) for card in ready]
        if self.joined:
            strength = sum(yu_of(game, card) for card in self.joined)
            choices = [
                *(prompts.target_choice(game, card) for card in self.reached(game, strength)),
                *(Choice("use", game.cards[card], value=card) for card in ready),
            ]
        choices.append(Choice("pass"))
        game.ask(attack.leader(self.losing), "react", say("prompts.use_yu"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "pass":
            if self.joined:
                self.joined = []
            else:
                self.finish()
        elif choice.verb == "use":
            self.joined.append(choice.value)
            self.used.append(choice.value)
        else:
            self.joined = []
            event = Event(DESTROY, [choice.value], -1)
            event.cause = "rules"
            game.happen(event)
