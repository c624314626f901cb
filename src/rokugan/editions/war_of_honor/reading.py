"""Cards as War of Honor reads them: what the effects block targets is not required, who is merely targeted does
not perform, and Honor Requirements mean nothing in the boxed game."""

from __future__ import annotations

from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.behaviour import AbilityInfo, Behaviour, is_performing

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
    for info in behaviour.abilities:
        loosen(info)
    return behaviour


def loosen(info: AbilityInfo) -> None:
    """Only targets in the constraints block are required, and those of a unit that must be moved to the battle for the
    action to be legal at all (war_of_honor.battle.06). The others are chosen with them where there is anything to choose."""
    for target in info.targets:
        target.performs = is_performing(target.node)
        if not target.in_constraints and not target.moves_here and info.challenge is None:
            target.required = False
