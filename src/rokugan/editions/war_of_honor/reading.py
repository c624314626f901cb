"""Cards as War of Honor reads them: what the effects block targets is not required, who is merely targeted does
not perform, and Honor Requirements mean nothing in the boxed game."""

from __future__ import annotations

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility
from rokugan.editions.ccg.table.text_shapes import direct, is_performing

_BOXED: dict[int, tuple[CardDefinition, Behaviour]] = {}
_ADVANCED: dict[int, tuple[CardDefinition, Behaviour]] = {}


def boxed(definition: CardDefinition) -> Behaviour:
    """A card of the boxed game, computed once."""
    found = _BOXED.get(id(definition))
    if found is None:
        behaviour = with_targeting(definition)
        behaviour.has_requirement = False
        found = (definition, behaviour)
        _BOXED[id(definition)] = found
    return found[1]


def advanced(definition: CardDefinition) -> Behaviour:
    """A card of a player's own deck, computed once."""
    found = _ADVANCED.get(id(definition))
    if found is None:
        found = (definition, with_targeting(definition))
        _ADVANCED[id(definition)] = found
    return found[1]


def with_targeting(definition: CardDefinition) -> Behaviour:
    """A behaviour with this book's required targeting (war_of_honor.targeting.03, .actions.09, .ranged.02)."""
    behaviour = Behaviour(definition)
    for ability in behaviour.abilities:
        loosen(ability)
    return behaviour


def loosen(ability: CompiledAbility) -> None:
    """Targets in the constraints block are required, and one without which the first effect can do nothing (Matsu
    Nishijo, war_of_honor.cards.06) or without which no unit moves to the battle (war_of_honor.battle.06). Others in the effects
    block, and those of Ranged Attacks, are chosen where there is anything to choose."""
    first = next((effect for effect in ability.effects if not isinstance(effect, p.Color)), None)
    needed = [each.slot for each in direct(first) if isinstance(each, p.Target)] if first is not None else []
    for target in ability.targets:
        target.performs = is_performing(target.node)
        if target.in_constraints or target.moves_here or ability.challenge is not None:
            continue
        target.required = not target.ranged and target.slot in needed
