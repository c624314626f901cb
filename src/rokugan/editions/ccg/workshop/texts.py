"""The texts of a card: everything on it that a player can use or that changes the game by itself.

What is carried out (abilities, triggered traits, Focus effects, Event effects, and those that the card gives to others) is known
by its program; what stands (bonuses, prohibitions, freedoms, prices) by the card without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from rokugan import program as p
from rokugan.cards.languages import write
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility, granted_text
from rokugan.language.language import CannotWrite

STANDING = (
    p.Continuous, p.Forbid, p.Allow, p.GoldSource, p.EntryCost, p.EquipAs, p.DuelStat, p.ActionCost, p.AddedCost, p.PaidOtherwise,
)  # fmt: skip
# What is asked when a deck is built, and what is part of an ability's costs.
OUTSIDE = ("copies", "discard for cost")


@dataclass(frozen=True)
class Text:
    """One text of a card. `ability`: what is carried out; `given`: the card gives it to others; `without`: the card without
    it, if it stands."""

    card: CardDefinition
    name: str
    words: str
    ability: CompiledAbility | None = None
    given: bool = False
    without: CardDefinition | None = None

    @property
    def is_offered(self) -> bool:
        """Does a player choose to use it?"""
        return self.ability is not None and isinstance(self.ability.node, p.Ability)


def texts_of(card: CardDefinition, rules: Rules) -> list[Text]:
    """Every text of the card, in the order of the print as far as there is one."""
    behaviour = rules.text.behaviour(card)
    abilities = abilities_of(behaviour)
    found = [_text(card, ability, rules, number, False) for number, ability in enumerate(abilities)]
    given = list(given_by(behaviour, abilities))
    found += [_text(card, ability, rules, number, True) for number, ability in enumerate(given)]
    return found + list(standing(card, rules))


def _text(card: CardDefinition, ability: CompiledAbility, rules: Rules, number: int, given: bool) -> Text:
    kind = type(ability.node).__name__.lower()
    node, printed = ability.node, card.program.abilities
    if isinstance(node, p.Ability) and not given and ability.index < len(printed):
        node = printed[ability.index]  # as it is printed, whatever the rules make of it
    return Text(card, f"{'given ' if given else ''}{kind} {number + 1}", words_of(card, node, rules), ability, given)


def words_of(card: CardDefinition, node: p.Ability | p.Trait | p.Effect, rules: Rules) -> str:
    """The text in English, or as a tree where there are no words for it."""
    program = p.Program(abilities=(node,)) if isinstance(node, p.Ability) else p.Program(traits=(node,))
    try:
        return write(program, title=card.title, type=card.type, edition=rules.edition)
    except (CannotWrite, IndexError):  # no words, or no layout, for what the rules have made of a text
        return repr(node)


def abilities_of(behaviour: Behaviour) -> list[CompiledAbility]:
    """The abilities, triggered traits, Focus effects and Event effects of a card."""
    abilities = [*behaviour.abilities, *behaviour.triggered, *behaviour.focus_effects, *behaviour.event_effects]
    return abilities + [ability for ability in behaviour.gold_reactions if ability not in abilities]


def given_by(behaviour: Behaviour, abilities: list[CompiledAbility]) -> Iterator[CompiledAbility]:
    """The abilities and triggered traits that a card gives to others."""
    trees = [*(ability.effects for ability in abilities), *(trait.changes for trait in behaviour.continuous)]
    for node in p.walk(tuple(trees)):
        if isinstance(node, p.GrantText):
            yield from abilities_of(granted_text(node.program, 0))


def standing(card: CardDefinition, rules: Rules) -> Iterator[Text]:
    """The traits of a card that stand, each with the card that lacks it."""
    traits = card.program.traits
    for number, trait in enumerate(traits):
        parts = trait.traits if isinstance(trait, p.Traits) else (trait,)
        if not all(isinstance(part, STANDING) for part in parts) or is_idle(card, trait, rules):
            continue
        rest = (*traits[:number], *traits[number + 1 :])
        without = replace(card, program=replace(card.program, traits=rest))
        yield Text(card, f"trait {number + 1}", words_of(card, trait, rules), without=without)


def is_idle(card: CardDefinition, trait: p.Node, rules: Rules) -> bool:
    """Does it change nothing in a game? Texts that it gives are texts of their own, and keywords may only be said once more."""
    if isinstance(trait, p.Allow):
        return trait.verb in OUTSIDE
    if not isinstance(trait, p.Continuous):
        return False
    behaviour = rules.text.behaviour(card)
    told = [change for change in trait.changes if isinstance(change, p.GrantKeyword) and trait.what == p.Ref("this")]
    again = [change for change in told if rules.text.prints(behaviour, change.keyword, True) == change.positive]
    return not any(change not in again and not isinstance(change, p.GrantText) for change in trait.changes)


def signature(ability: CompiledAbility) -> str:
    """By what a text is known wherever it is used: one that a card is given is a new object every time."""
    found = _SIGNATURES.get(id(ability))
    if found is None:
        found = (ability, repr(ability.node))
        _SIGNATURES[id(ability)] = found
    return found[1]


_SIGNATURES: dict[int, tuple[CompiledAbility, str]] = {}
