"""Delayed effects: what a text does at the end of the conflict or phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.lcg.abilities import DelayedRule
from rokugan.editions.lcg.kinds import CONFLICT_ENDS, CONFLICT_WON, PHASE_ENDS, ROUND_ENDS
from rokugan.editions.lcg.state import Use
from rokugan.editions.lcg.text.doing import EFFECT, Run
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.game import LcgGame
    from rokugan.editions.lcg.state import Delayed, Event
    from rokugan.editions.lcg.text.ability import TextAbility

ENDS = {"conflict": CONFLICT_ENDS, "phase": PHASE_ENDS, "round": ROUND_ENDS}


class WhenDecided(DelayedRule):
    """`if you win the conflict, …`, when it is won or lost."""

    def __init__(self, ability: TextAbility, effect: n.If) -> None:
        super().__init__(f"{ability.name}@won", (CONFLICT_WON,))
        self.ability: TextAbility = ability
        self.effect: n.If = effect

    def resolve(self, game: LcgGame, delayed: Delayed, event: Event) -> None:
        resume(game, delayed, self.ability, (self.effect,))


class AtTheEnd(DelayedRule):
    """The effects of a `Later`, when its period ends."""

    def __init__(self, ability: TextAbility, effect: n.Later) -> None:
        super().__init__(f"{ability.name}@{effect.period}", (ENDS[effect.period],))
        self.ability: TextAbility = ability
        self.effect: n.Later = effect

    def resolve(self, game: LcgGame, delayed: Delayed, event: Event) -> None:
        resume(game, delayed, self.ability, self.effect.effects)


def resume(game: LcgGame, delayed: Delayed, ability: TextAbility, effects: tuple[Any, ...]) -> None:
    """Go on with a text where it was left: it is no new use of the ability (lcg.effects.02)."""
    use = Use(delayed.source, delayed.seat, ability)
    use.numbers = list(delayed.numbers)
    use.delayed = True
    use.type = game.printed[delayed.source].type
    game.push(Run(ability, use, effects, EFFECT, delayed.seat))
