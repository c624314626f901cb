"""Delayed effects: what a text does at the end of the conflict or phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.lcg.table.abilities import TOUCHES_WATCHING, DelayedRule
from rokugan.editions.lcg.table.kinds import CONFLICT_ENDS, CONFLICT_WON, PHASE_ENDS, ROUND_ENDS
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.text.doing import Run
from rokugan.editions.lcg.text.prospects import can_do
from rokugan.editions.lcg.text.scene import of_force
from rokugan.editions.lcg.text.standing import TextStanding
from rokugan.editions.lcg.text.tables import EFFECT
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Delayed, Event, InForce
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


class Watching(TextStanding):
    """`until the end of the conflict, … is discarded if its skill is 0`: as soon as it is so, whenever that is."""

    def __init__(self, ability: TextAbility, effect: n.If, conditions: tuple[Any, ...]) -> None:
        name = f"{ability.name}?{effect!r}"
        super().__init__(name, TOUCHES_WATCHING, effect, ability.text, None, (*conditions, effect.condition))
        self.ability: TextAbility = ability

    def watch(self, game: LcgGame, force: InForce) -> bool:
        if any(isinstance(frame, Run) and frame.effects is self.effect.effects for frame in game.stack):
            return False  # it is being done
        if not any(can_do(of_force(game, force, self.text), each, EFFECT) for each in self.effect.effects):
            return False
        go_on(game, force.source, force.seat, force.numbers, self.ability, self.effect.effects)
        return True


def resume(game: LcgGame, delayed: Delayed, ability: TextAbility, effects: tuple[Any, ...]) -> None:
    """Go on with a text where it was left."""
    go_on(game, delayed.source, delayed.seat, delayed.numbers, ability, effects)


def go_on(
    game: LcgGame, source: int, seat: int, numbers: tuple[int, ...], ability: TextAbility, effects: tuple[Any, ...]
) -> None:
    """Carry out a part of a text later: it is no new use of the ability (lcg.effects.02)."""
    use = Use(source, seat, ability)
    use.numbers = list(numbers)
    use.delayed = True
    use.type = game.printed[source].type
    game.push(Run(ability, use, effects, EFFECT, seat))
