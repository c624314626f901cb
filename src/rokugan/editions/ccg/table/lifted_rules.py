"""From where an ability is used: which rules of using it its own text lifts, and whether it waits in a hand or a discard pile.

A text that asks its card to be in a place or state in which the rules would let nobody use it means that it is used there."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rokugan import program as p
from rokugan.program.words import Lifted

# Keywords of an action that lift rules of using it.
ACTION_KEYWORDS: dict[str, tuple[str, ...]] = {
    "Tireless": ("bowed",),
    "Absent": ("no presence",),
    "Home": ("absent",),
    "Remote": ("absent", "no presence"),
}
FURTHER: Final[tuple[Lifted, ...]] = ("absent", "no presence")  # what `This action has Absent and Remote if ...` lifts
# Where a card is asked to be, and what that lifts.
_PLACES: dict[str, str] = {"province": "province", "discard": "discard", "play or discard": "discard", "home": "absent"}
_ENDS = ("destroy", "discard", "enter discard pile", "leave play", "destruction resolves")


def lifted_always(ability: p.Ability, trigger: p.Trigger | None, effects: tuple[p.Effect, ...]) -> frozenset[str]:
    """The rules of using an ability that its text lifts whatever else is the case."""
    lifted: set[str] = {word for each in ability.allowances if each.condition is None for word in each.verbs}
    for keyword in ability.keywords:
        lifted.update(ACTION_KEYWORDS.get(keyword, ()))
    lifted.update(word for each in effects if isinstance(each, p.Allow) and not _reaches(each) for word in each.verbs)
    asked = said_of_itself((*ability.conditions, *asked_by_all(effects)))
    lifted.update(rule for each in asked for rule in lifted_by(each))
    if trigger is not None and answers_own_end(trigger.pattern):
        lifted.add("discard")
    return frozenset(lifted)


def lifted_sometimes(ability: p.Ability, effects: tuple[p.Effect, ...]) -> tuple[p.Allow, ...]:
    """The rules of using an ability that its text lifts only while a condition holds."""
    reaching = [each for each in effects if isinstance(each, p.Allow) and _reaches(each)]
    return (
        *(each for each in ability.allowances if each.condition is not None),
        *(replace(each, verb=word, others=()) for each in reaching for word in FURTHER),
    )


def _reaches(allow: p.Allow) -> bool:
    """Does the action reach further, but only if a condition holds?"""
    return allow.verbs == FURTHER and allow.condition is not None


def is_from_hand(ability: p.Ability, effects: tuple[p.Effect, ...]) -> bool:
    """Does a player use the ability from his hand though its card is no Strategy: does the text say so, or bring its card
    from there?"""
    asked = [each for state in said_of_itself(ability.conditions) for each in alternatives(state)]
    return (
        any(isinstance(each, p.In) and each.relation == "hand" and each.positive for each in asked)
        or any(isinstance(each, (p.Attach, p.PutCard)) and each.what == p.Ref("this") for each in effects)
        or any(is_for_hand(cost) for cost in ability.constraints)
    )


def waits_in_discard(conditions: tuple[p.Condition, ...]) -> bool:
    """`if this card is in your discard pile`, `if Kado is dead`."""
    lifted = [rule for each in said_of_itself(conditions) for rule in lifted_by(each)]
    return "discard" in lifted or "dead" in lifted


def asked_by_all(effects: tuple[p.Effect, ...]) -> tuple[p.Condition, ...]:
    """The condition under which alone the effects do anything: `Battle: If this card is in your discard pile, attach it.`"""
    first = effects[0] if effects else None
    if not isinstance(first, p.If):
        return ()
    same = all(isinstance(each, p.If) and each.condition == first.condition and not each.otherwise for each in effects)
    return (first.condition,) if same else ()


def said_of_itself(conditions: tuple[p.Condition, ...]) -> list[p.Node]:
    """Return what the conditions ask of the card itself; all of it must hold."""
    found: list[p.Node] = []
    for condition in conditions:
        if isinstance(condition, p.Both):
            found.extend(said_of_itself(condition.conditions))
        elif isinstance(condition, p.Is) and condition.what == p.Ref("this") and condition.positive:
            found.extend(condition.filters)
    return found


def alternatives(state: p.Node) -> tuple[p.Node, ...]:
    """`in your hand or discard pile`: each of the two."""
    return state.filters if isinstance(state, p.Either) else (state,)


def lifted_by(state: p.Node) -> list[str]:
    """The rules of using an ability that cannot hold for one that asks its card to be in this state."""
    found: list[str] = []
    for each in alternatives(state):
        if isinstance(each, p.State) and each.positive:
            found += ["dead"] if each.name.endswith("dead") else ["bowed"] if each.name == "bowed" else []
        elif isinstance(each, p.In) and each.positive and each.relation in _PLACES:
            if each.of == p.You() or each.relation == "home":
                found.append(_PLACES[each.relation])
    return found


def answers_own_end(pattern: p.Pattern) -> bool:
    """Does a card answer to its own leaving play, so that it does so from the discard pile?"""
    subject = pattern.subject
    parts = subject.parts if isinstance(subject, p.Several) else (subject,)
    return any(each in _ENDS for each in pattern.events) and any(
        isinstance(part, p.Ref) and part.to == "this" for part in parts
    )


def outlives(pattern: p.Pattern) -> bool:
    """`After the resolution of an action that destroyed this card`: it answers from the discard pile."""
    return any(
        isinstance(each, p.ActionDid) and each.verb in ("destroy", "discard") and each.what == p.Ref("this")
        for each in p.walk(pattern)
    )


def is_for_hand(cost: p.Node) -> bool:
    """`Bow this card or discard it from your hand`, `Destroy this card or discard it`: the second is for a card in hand."""
    if not isinstance(cost, p.ChooseOne) or not any(is_own(p.Discard, option) for option in cost.options):
        return False
    return any(is_own(p.Bow, option) or is_own(p.Destroy, option) for option in cost.options)


def is_own(kind: type, option: tuple[p.Effect, ...]) -> bool:
    """Does the alternative do this with the card itself?"""
    return any(isinstance(each, kind) and getattr(each, "what", None) == p.Ref("this") for each in option)
