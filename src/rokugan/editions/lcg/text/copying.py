"""Abilities gained from another card: the one that was chosen of those printed on it, or all its actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.table.abilities import ACTION, TOUCHES_ABILITIES
from rokugan.editions.lcg.text.meaning import things
from rokugan.editions.lcg.text.standing import Gained
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Use
    from rokugan.editions.lcg.text.ability import TextAbility
    from rokugan.editions.lcg.text.doing import Run
    from rokugan.editions.lcg.text.scene import Scene


def copy_abilities(scene: Scene, effect: n.Gains, quality: n.AbilityOf, run: Run, until: int) -> None:
    """Ask which, if there are several, and put them into force."""
    assert scene.use is not None
    actions = isinstance(quality.thing, n.Part)
    sources = [card for card in things(scene, quality.thing) if card >= 0]
    for card in sources[:1]:
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

    def _printed(self, game: LcgGame) -> list[Any]:
        found = list(game.printed[self.card].abilities)
        return [each for each in found if each.kind == ACTION] if self.actions else found

    def which(self, game: LcgGame) -> None:
        """One of several."""
        found = self._printed(game)
        if len(found) > 1 and not self.actions:
            choices = [Choice("choose", tail=str(number + 1), value=number) for number in range(len(found))]
            game.ask(self.use.seat, "choose", "Which ability?", choices, game.cards[self.card])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.chosen = choice.value

    def gain(self, game: LcgGame) -> None:
        """The card has it from now on."""
        from rokugan.editions.lcg.text.ability import TextAbility

        found = self._printed(game)
        kept = found if self.actions else found[self.chosen : self.chosen + 1]
        title = game.printed[self.card].title
        granted = tuple(
            TextAbility(f"{each.name} of {title}", each.program, "character")
            for each in kept
            if isinstance(each, TextAbility)
        )
        if granted:
            standing = Gained(
                f"{self.ability.name}={title}", TOUCHES_ABILITIES, self.effect, self.ability.text, granted=granted
            )
            game.enforce(standing, self.use.card, self.use.seat, self.until, (self.use.card,))
