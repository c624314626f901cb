"""Constant sentences that act by themselves: what happens as soon as something is so, and what is canceled without asking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating.legality import can_leave_play
from rokugan.editions.lcg.table.abilities import ACTION, INTERRUPT, Ability
from rokugan.editions.lcg.table.kinds import INITIATES
from rokugan.editions.lcg.table.things import CONFLICT_END, DISCARDED, SACRIFICED
from rokugan.editions.lcg.text.meaning import holds
from rokugan.editions.lcg.text.scene import Text, of_use
from rokugan.editions.lcg.text.standing import TextStanding
from rokugan.editions.lcg.windows.happening import is_about_to_leave

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import InForce, Use


class GoesAway(TextStanding):
    """`If attached character is dishonored, discard this attachment`: as soon as it is so."""

    def watch(self, game: LcgGame, force: InForce) -> bool:
        how = SACRIFICED if self.effect.effects[0].verb == "sacrifice" else DISCARDED
        if not can_leave_play(game, force.source, how, None) or is_about_to_leave(game, force.source):
            return False
        deeds.discard_from_play(game, [force.source], None, how)
        return True


class FirstAction(Ability):
    """`cancel the effects of the first action ability your opponent triggers from a card during each conflict`."""

    def __init__(self, name: str, text: Text, conditions: tuple[Any, ...]) -> None:
        super().__init__(name, INTERRUPT, (INITIATES,), forced=True, cancels=True, limit=1, period=CONFLICT_END)
        self.is_constant = True
        self.text: Text = text
        self.conditions: tuple[Any, ...] = conditions

    def answers(self, game: LcgGame, use: Use) -> bool:
        other = use.event.use if use.event is not None else None
        if other is None or other.ability is None or game.conflict is None or other.seat == use.seat:
            return False
        return other.ability.kind == ACTION and all(
            holds(of_use(game, use, self.text), each) for each in self.conditions
        )

    def resolve(self, game: LcgGame, use: Use) -> None:
        if use.event is not None:
            use.event.canceled = True
