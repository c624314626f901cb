"""Ranged attacks of one unit, made together as one action (gold.ranged.04-.06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.legality import may_use
from rokugan.editions.ccg.actions.taking import TakeAction, spend
from rokugan.editions.ccg.table.action import Action, Offer, offered_action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.ids import BATTLE, NOTHING
from rokugan.editions.ccg.text.described import meaning, prompts
from rokugan.editions.ccg.text.phrases.references import bind
from rokugan.editions.gold.texts import untargeted

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def attack_of(ability: CompiledAbility) -> p.RangedAttack | None:
    """The ranged attack that an action is, if it is one; that it does not bow its card changes nothing about it."""
    attacks = [each for each in ability.effects if not isinstance(each, p.Allow)]
    attack = attacks[0] if len(attacks) == 1 else None
    return attack if isinstance(attack, p.RangedAttack) else None


def joiners(game: CcgGame, action: Action, joined: list[int]) -> list[int]:
    """The other cards of the unit that can make a ranged attack now and have not joined."""
    unit = game.personality_of(action.card)
    if unit == NOTHING:
        return []
    together = [action, *(joining(game, action.player, card) for card in joined)]
    found: list[int] = []
    for card in game.unit(unit):
        if any(card == each.card for each in together) or joining_attack(game, action.player, card) is None:
            continue
        attack = joining(game, action.player, card)
        if all(combines(game, unit, attack, each) for each in together):
            found.append(card)
    return found


def combines(game: CcgGame, unit: int, one: Action, other: Action) -> bool:
    """Can two attacks be made together? No card bows for both, and if the Personality bows for either, his own attack and that
    of an Item he carries do not combine (gold.states.01, gold.ranged.06)."""
    of_one, of_other = bowed_by(game, one), bowed_by(game, other)
    if any(card in of_other for card in of_one):
        return False
    types = [game.behaviours[each.card].type for each in (one, other)]
    return sorted(types) != ["item", "personality"] or (unit not in of_one and unit not in of_other)


def joining_attack(game: CcgGame, seat: int, card: int) -> CompiledAbility | None:
    """The ranged attack that a card could make now."""
    for ability in game.abilities(card):
        if ability.mask & BATTLE and ability.trigger is None and attack_of(ability) is not None:
            if may_use(game, offered_action(seat, Offer(card, ability, BATTLE))):
                return ability
    return None


def joining(game: CcgGame, seat: int, card: int) -> Action:
    """The attack of a card as if it were made by itself."""
    ability = joining_attack(game, seat, card)
    assert ability is not None
    return offered_action(seat, Offer(card, ability, BATTLE))


def bowed_by(game: CcgGame, action: Action) -> list[int]:
    """The cards that bow for a ranged attack."""
    assert action.ability is not None
    bows = [cost for cost in costs_of(action.ability) if isinstance(cost, p.Bow)]
    return [thing for bow in bows for thing in meaning.things(game, action, bow.what)]


def costs_of(ability: CompiledAbility) -> list[p.Effect]:
    """The costs of an attack."""
    assert isinstance(ability.node, p.Ability)
    return untargeted(ability.node.constraints)


def combined(game: CcgGame, action: Action, joined: list[int]) -> CompiledAbility:
    """One action of several ranged attacks: the costs of all are paid, the strengths add up, and so do the traits."""
    first = action.ability
    assert first is not None
    attack = attack_of(first)
    assert attack is not None
    strengths: list[p.Amount] = [attack.strength]
    costs: list[p.Effect] = costs_of(first)
    keywords = list(first.keywords)
    for card in joined:
        fellow = joining(game, action.player, card)
        assert fellow.ability is not None
        other = attack_of(fellow.ability)
        assert other is not None
        strengths.append(bind(game, fellow, other.strength))
        costs.extend(bind(game, fellow, cost) for cost in costs_of(fellow.ability))
        keywords.extend(word for word in fellow.ability.keywords if word not in keywords)
    node = first.node
    assert isinstance(node, p.Ability)
    together = compiled_ability(
        p.Ability(
            node.designators,
            (p.RangedAttack(p.Sum(tuple(strengths)), attack.target),),
            tuple(keywords),
            conditions=first.conditions,
            constraints=tuple(costs),
            uses=p.Uses(0),
        ),
        first.index,
    )
    together.key = f"{first.key}+{len(joined)}"
    return together


class CombineAttacks(Frame["CcgGame"]):
    """The player says which cards of the unit join, then the attack is made as one action."""

    STEPS: ClassVar[tuple[str, ...]] = ("join", "shoot")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "joined")
    ARGS: ClassVar[int] = 1

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.joined: list[int] = []

    def join(self, game: CcgGame) -> None:
        """Name a card that joins, or be done."""
        found = joiners(game, self.action, self.joined)
        if not found:
            return
        self.again()
        choices = [prompts.target_choice(game, card) for card in found]
        choices.append(Choice("done"))
        game.ask(
            self.action.player,
            "target",
            say("prompts.which_cards_join_the_attack"),
            choices,
            game.cards[self.action.card],
        )

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "done":
            self.at += 1
        else:
            self.joined.append(choice.value)

    def shoot(self, game: CcgGame) -> None:
        """One action, whose targets are chosen now."""
        action = self.action
        if self.joined:
            assert action.ability is not None
            ability = combined(game, action, self.joined)
            spend(game, action.card, action.ability)
            for card in self.joined:
                attack = joining_attack(game, action.player, card)
                if attack is not None:
                    spend(game, card, attack)
            action = offered_action(action.player, Offer(action.card, ability, BATTLE))
        game.push(TakeAction(action))
