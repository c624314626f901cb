"""Ranged attacks of one unit, made together as one action (gold.ranged.04-.06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.cards import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import TakeAction, may_use, offer_context
from rokugan.editions.ccg.behaviour import AbilityInfo, ability_info
from rokugan.editions.ccg.context import Context, Offer
from rokugan.editions.ccg.things import BATTLE, NOTHING

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

_FELLOWS = p.Noun(("card",), plural=True)


def attack_of(info: AbilityInfo) -> p.RangedAttack | None:
    """The ranged attack that an action is, if it is one."""
    if len(info.effects) == 1 and isinstance(info.effects[0], p.RangedAttack):
        return info.effects[0]
    return None


def joiners(game: CcgGame, context: Context, joined: list[int]) -> list[int]:
    """The other cards of the unit that can make a ranged attack now and have not joined."""
    unit = game.personality_of(context.card)
    if unit == NOTHING:
        return []
    attackers = [context.card, *joined]
    return [
        card
        for card in game.unit(unit)
        if card not in attackers
        and joining_attack(game, context.player, card) is not None
        and not any(shares_bow(game, card, other) for other in attackers)
    ]


def joining_attack(game: CcgGame, seat: int, card: int) -> AbilityInfo | None:
    """The ranged attack that a card could make now."""
    for info in game.abilities(card):
        if info.mask & BATTLE and info.trigger is None and attack_of(info) is not None:
            if may_use(game, offer_context(game, seat, Offer(card, info, BATTLE))):
                return info
    return None


def shares_bow(game: CcgGame, one: int, other: int) -> bool:
    """An Item's attack and its bearer's do not combine: he would bow for both (gold.ranged.06)."""
    types = (game.behaviours[one].type, game.behaviours[other].type)
    return "personality" in types and "item" in types


def combined(game: CcgGame, context: Context, joined: list[int]) -> AbilityInfo:
    """One action of several ranged attacks: all cards bow, the strengths add up, and so do the traits."""
    first = context.info
    assert first is not None
    attack = attack_of(first)
    assert attack is not None
    slot = first.slots
    strengths: list[p.Node] = [attack.strength]
    keywords = list(first.keywords)
    for card in joined:
        info = joining_attack(game, context.player, card)
        if info is not None:
            other = attack_of(info)
            if other is not None:
                strengths.append(other.strength)
            keywords.extend(word for word in info.keywords if word not in keywords)
    node = first.node
    assert isinstance(node, p.Ability)
    bows = p.Bow(p.Choice(_FELLOWS, slot, len(joined), len(joined)))
    together = ability_info(
        p.Ability(
            node.designators,
            (p.RangedAttack(p.Sum(tuple(strengths)), attack.target),),
            tuple(keywords),
            conditions=first.conditions,
            constraints=(*first.costs, bows),
            uses=p.Uses(0),
        ),
        first.index,
    )
    together.key = f"{first.key}+{len(joined)}"
    return together


class CombineAttacks(Frame["CcgGame"]):
    """The player says which cards of the unit join, then the attack is made as one action."""

    STEPS: ClassVar[tuple[str, ...]] = ("join", "shoot")
    FIELDS: ClassVar[tuple[str, ...]] = ("context", "joined")
    ARGS: ClassVar[int] = 1

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context: Context = context
        self.joined: list[int] = []

    def join(self, game: CcgGame) -> None:
        """Name a card that joins, or be done."""
        found = joiners(game, self.context, self.joined)
        if not found:
            return
        self.again()
        choices = [game.rules.target_choice(game, card) for card in found]
        choices.append(Choice("done"))
        game.ask(self.context.player, "target", "Which cards join the attack?", choices, game.cards[self.context.card])

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "done":
            self.at += 1
        else:
            self.joined.append(choice.value)

    def shoot(self, game: CcgGame) -> None:
        """One action, whose targets are chosen now."""
        context = self.context
        if self.joined:
            info = combined(game, context, self.joined)
            slots = context.info.slots if context.info is not None else 0
            context = offer_context(game, context.player, Offer(context.card, info, BATTLE))
            context.slots[slots] = list(self.joined)
        game.push(TakeAction(context))
