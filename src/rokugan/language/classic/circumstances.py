"""What a circumstance does to an effect or a trait: the one place that knows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic import lexicon
from rokugan.language.classic.conditions import join_conditions
from rokugan.language.classic.said import Awaited, Behind, Phrased, Some
from rokugan.language.classic.uses import USES, Effects
from rokugan.language.english import adjuncts
from rokugan.language.english.adjuncts import Adjunct
from rokugan.language.english.categories import EnglishGrammar
from rokugan.program import (
    Condition,
    CountOf,
    Draw,
    ForEach,
    GainHonor,
    Give,
    If,
    Instead,
    Is,
    Later,
    LoseHonor,
    May,
    Moment,
    Negate,
    Not,
    Number,
    Otherwise,
    Ref,
    Times,
    Together,
    Traits,
    WhileRemains,
    You,
)

LASTING = (Give, Later)
COUNTED = (GainHonor, LoseHonor, Draw)
"""Effects whose amount is what is said `for each`."""
DEEPEST = 12
"""So many conditions may stand in one another."""


def add(g: EnglishGrammar) -> None:
    """Add the adjuncts, and sentences made of what is done."""
    adjuncts.add(g, applied, unless, join_conditions)
    g.rule("Adjunct", "while Pred", lambda pred: Adjunct("while", Is(Ref("each"), (pred,))))
    g.rule("Adjunct", "while NP remains Pred", lambda np, pred: Adjunct("remains", Is(np, (pred,))))
    g.rule("Adjunct", "Per", lambda n: Adjunct("each", n.noun))
    g.rule("Adjunct", "during the Phase", _during)
    g.rule("Adjunct", "instead of VPg", lambda _deed: Adjunct("instead"))
    g.rule("Adjunct", "after this VPs", lambda deed: _if(USES.was_done(deed, Phrased("text"))))
    g.rule("Duration", "until the|this current? Period ends", lexicon.LASTS.get)
    g.rule("Duration", "until End", lexicon.LASTS.get)
    g.rule("Duration", "until after the|this Period ends", lexicon.LASTS.get)
    g.rule("Duration", "for the rest of the|this Period", lexicon.LASTS.get)
    g.rule("Duration", "during this Period", lexicon.LASTS.get)
    g.rule("Duration", "until your next turn begins|starts", lambda: "your next turn")
    g.rule("Duration", "until the start|beginning of your next turn", lambda: "your next turn")
    g.entries("Duration", lexicon.DURATIONS)
    g.rule("S", "Imp", one)
    g.rule("S", "S ; S", lambda first, then: (*first, *then))
    g.rule("S", "if Cond , S ; otherwise , S", lambda cond, yes, no: (If(cond, yes, no),))
    g.rule("S", "otherwise , S", lambda effects: (Otherwise(effects),))
    g.rule("S", "S , or , if Cond , Imp instead", lambda no, cond, yes: (If(cond, one(yes), no),))


def unless(cond: Condition) -> Condition:
    """What does not hold; what does not hold not holds."""
    return cond.condition if isinstance(cond, Not) else Not(cond)


def _during(phase: Any) -> Adjunct | None:
    """`during the Action Phase`."""
    name: Any = f"{phase} phase"
    return Adjunct("while", Moment(name)) if phase in ("action", "attack", "dynasty") else None


def _if(cond: Condition | None) -> Adjunct | None:
    return None if cond is None else Adjunct("if", cond)


def one(effects: Effects) -> Effects:
    """Several effects of one sentence that happen in order are one; a target that one may choose is an optional one."""
    only = effects[0]
    if len(effects) == 1 and isinstance(only, May) and isinstance(only.who, You) and len(only.effects) == 1:
        inner: Any = only.effects[0]
        if isinstance(inner, Some) and inner.target:
            new: Any = replace(inner, optional=True)
            return (new,)
    return effects if len(effects) < 2 else (Together(effects),)


def applied(adjunct: Adjunct, effects: Effects, after: bool) -> Effects | None:
    """The effects with a circumstance, if it can be said of them."""
    kind, value = adjunct.kind, adjunct.value
    if kind == "if" and _depth(effects) < DEEPEST:
        return _placed(If(value, effects), after)
    if kind == "when" and isinstance(value, Awaited):
        until: Any = value.span if value.span in ("battle", "game") else ""
        return _placed(Later(value, effects, not value.every, until), after)
    if kind == "while":
        return _each(effects, Give, lambda give: replace(give, condition=value) if give.condition is None else None)
    if kind == "until":
        return _each(effects, LASTING, lambda node: replace(node, until=value) if not node.until else None)
    if kind == "remains":
        return _placed(WhileRemains(value, effects), after)
    if kind == "each" and len(effects) == 1 and isinstance(effects[0], COUNTED):
        only = effects[0]
        if isinstance(only.amount, Number):
            return (replace(only, amount=Times(only.amount.value, CountOf(value))),)
    if kind == "each":
        return _placed(ForEach(value, effects), after)
    if kind == "instead":
        return (Instead(effects),)
    return effects if kind == "if able" else None


def _depth(effects: Effects) -> int:
    """In how many conditions the first of the effects stands."""
    first: Any = effects[0]
    if isinstance(first, Behind):
        first = first.effect
    return 1 + _depth(first.effects) if isinstance(first, If) else 0


def _placed(effect: If | Later | ForEach | WhileRemains, after: bool) -> Effects:
    """An effect with its circumstance where it stands in the text."""
    return (Behind(effect),) if after else (effect,)


def _each(effects: Effects, types: Any, change: Any) -> Effects | None:
    """All of the effects changed; none of them may be of another type. What is negated lasts as long as the turn by itself."""
    found: list[Any] = []
    for each in effects:
        if isinstance(each, Together):
            inner = _each(each.effects, types, change)
            changed: Any = None if inner is None else replace(each, effects=inner)
        elif isinstance(each, Negate) and types == LASTING:
            changed = each
        else:
            changed = change(each) if isinstance(each, types) else None
        if changed is None:
            return None
        found.append(changed)
    return tuple(found)


def held(trait: Any, adjunct: Adjunct) -> Any:
    """A trait that holds only while something is so."""
    if adjunct.kind not in ("if", "while"):
        return None
    if isinstance(trait, Traits):
        parts = tuple(held(each, adjunct) for each in trait.traits)
        return None if None in parts else Traits(parts)
    if getattr(trait, "condition", adjunct) is not None:
        return None  # it has no place for a condition, or has one
    return replace(trait, condition=adjunct.value)
