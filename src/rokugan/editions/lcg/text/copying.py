"""Abilities gained from another card: the one that was chosen of those printed on it, or all its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.initiating.initiating import copy_of
from rokugan.editions.lcg.table.abilities import ACTION, TOUCHES_ABILITIES
from rokugan.editions.lcg.text.ability import TextAbility
from rokugan.editions.lcg.text.meaning import things
from rokugan.editions.lcg.text.standing import Gained
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.walking import referents
from rokugan.program.node import walk

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Use
    from rokugan.editions.lcg.text.ability import TextAbility
    from rokugan.editions.lcg.text.doing import Run
    from rokugan.editions.lcg.text.scene import Scene


def can_copy(game: LcgGame, use: Use | None, seat: int) -> bool:
    """Could the effects of the event resolve for this player too: they depend on no triggering condition (lcg.cards.21, .22),
    there are targets, and something could change?"""
    if use is None or not isinstance(use.ability, TextAbility) or not stands_alone(use.ability.program):
        return False
    again = copy_of(use, seat)
    return (
        use.ability.legal(game, again) and use.ability.has_targets(game, again) and use.ability.can_change(game, again)
    )


def stands_alone(program: n.Triggered) -> bool:
    """Do the effects speak of nothing that the triggering condition brought in, nor cancel it?"""
    after = walk((*program.choices, *program.effects))
    if _asks_of_opponent(program.conditions) and any(isinstance(each, n.Opponent) for each in after):
        return False  # the `if` of an action is its triggering condition, and `that opponent` is the one it found
    if program.trigger is None:
        return True
    new = referents(program)
    told = [at for at, each in enumerate(new) if any(each is part for part in walk(program.trigger))]
    return not any(
        isinstance(each, (n.ThatMuch, n.ThatMany, n.Instead))
        or each == n.The("condition")
        or (isinstance(each, n.Ref) and each.number in told)
        for each in after
    )


def _asks_of_opponent(conditions: tuple[n.Condition, ...]) -> bool:
    compared = [each for each in conditions if isinstance(each, n.Compare)]
    return any(isinstance(each, n.Opponent) for each in walk(tuple(compared)))


def copy_abilities(scene: Scene, effect: n.Gains, quality: n.AbilityOf, run: Run, until: int) -> None:
    """Ask which, if there are several, and put them into force."""
    assert scene.use is not None
    actions = isinstance(quality.thing, n.Part)
    for card in things(scene, quality.thing):
        scene.game.push(CopyAbility(run.ability, scene.use, effect, card, until, actions))


class CopyAbility(Frame["LcgGame"]):
    """`choose k`, the k-th ability of the card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ability", "use", "effect", "card", "until", "actions", "chosen")
    STEPS: ClassVar[tuple[str, ...]] = ("which", "gain")
    ARGS: ClassVar[int] = 6

    def __init__(self, ability: TextAbility, use: Use, effect: n.Gains, card: int, until: int, actions: bool) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.effect: n.Gains = effect
        self.card: int = card
        self.until: int = until
        self.actions: bool = actions
        self.chosen: int = 0

    def _printed(self, game: LcgGame) -> list[TextAbility]:
        found = [each for each in game.printed[self.card].abilities if isinstance(each, TextAbility)]
        return [each for each in found if each.kind == ACTION] if self.actions else found

    def which(self, game: LcgGame) -> None:
        """The player chooses one of several abilities."""
        found = self._printed(game)
        if found and not self.actions:
            choices = [Choice("choose", tail=str(number + 1), value=number) for number in range(len(found))]
            game.ask(self.use.seat, "choose", say("prompts.which_ability"), choices, game.cards[self.card])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.chosen = choice.value

    def gain(self, game: LcgGame) -> None:
        """The card has the ability from now on."""
        found = self._printed(game)
        kept = found if self.actions else found[self.chosen : self.chosen + 1]
        title = game.printed[self.card].title
        granted = tuple(TextAbility(f"{each.name} of {title}", each.program, "character") for each in kept)
        if granted:
            standing = Gained(
                f"{self.ability.name}={title}", TOUCHES_ABILITIES, self.effect, self.ability.text, granted=granted
            )
            game.enforce(standing, self.use.card, self.use.seat, self.until, (self.use.card,))
