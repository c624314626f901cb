"""What an ability asks before its colon, and sentences that hold by themselves."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic.circumstances import held
from rokugan.language.classic.descriptions import as_noun
from rokugan.language.classic.said import Behind, Phrased
from rokugan.language.classic.uses import Effects
from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import coordinate
from rokugan.program import (
    Allow,
    Condition,
    Conditional,
    EntryCost,
    Forbid,
    If,
    Not,
    Paid,
    PayGold,
    Paying,
    Produce,
    Sum,
    Term,
    Uses,
)


def add(g: EnglishGrammar) -> None:
    """Add the parts of an ability, and traits."""
    _constraints(g)
    _traits(g)


def _constraints(g: EnglishGrammar) -> None:
    g.rule("Con", "Imp", lambda effects: tuple(("cost", each) for each in effects))
    g.rule("Con", "Adjunct", lambda adjunct: (("if", adjunct.value),) if adjunct.kind == "if" else None)
    g.rule("Con", "Trig", lambda trigger: (("when", trigger),) if not trigger.span and not trigger.every else None)
    g.rule("Con", "Uses", lambda uses: (("uses", uses),))
    g.rule("Con", "even if Off", lambda off: (("allow", off),))
    g.rule("Con", "pay Num gold", lambda num: (("cost", PayGold(num)),))
    g.rule("Con", "Imp unless Cond", lambda effects, cond: _cost_if(effects, Not(cond)))
    g.rule("Con", "Imp if Cond", lambda effects, cond: _cost_if(effects, cond))
    coordinate(g, "Off", lambda op, parts: replace(parts[0], others=tuple(each.verb for each in parts[1:])))
    g.rule("Off", "NP is bowed", lambda np: Allow("bowed", np))
    g.rule("Off", "bowed", lambda: Allow("bowed"))
    g.rule("Off", "NP is not at the current battlefield", lambda np: Allow("absent", np))
    g.rule("Off", "NP is at? home", lambda np: Allow("absent", np))
    g.rule("Off", "NP is not there", lambda np: Allow("absent", np))
    g.rule("Off", "you control no units at the current battlefield", lambda: Allow("no presence"))
    g.rule("Uses", "once per Period", lambda period: Uses(1, period, said=True))
    g.rule("Uses", "twice per Period", lambda period: Uses(2, period, said=True))
    g.rule("Uses", "Num times per Period", lambda num, period: Uses(num.value, period, said=True))
    g.rule("Uses", "any number of times per Period", lambda period: Uses(0, period, said=True))
    g.rule("Cons", "Con", lambda con: con)
    g.rule("Cons", "Con , Cons", lambda con, rest: (*con, *rest))
    g.rule("Cons", "Con ,? and Cons", lambda con, rest: (*con, *rest))
    g.rule(
        "Pays",
        "Cons ,? to S",
        lambda cons, effects: (cons, effects) if any(kind == "cost" for kind, _ in cons) else None,
    )
    g.rule("Led", "Lead , S", lambda cons, effects: (cons, effects) if not isinstance(effects[0], Paying) else None)
    g.rule("Led", "Lead , Cons ,? to S", lambda lead, cons, effects: ((*lead, *cons), effects))
    g.rule("Lead", "Trig", lambda trigger: (("when", trigger),) if not trigger.span and not trigger.every else None)
    g.rule(
        "Lead",
        "Trig , if Cond",
        lambda trigger, cond: (("when", trigger), ("if", cond)) if not trigger.span and not trigger.every else None,
    )
    g.rule("Lead", "Uses", lambda uses: (("uses", uses),))
    g.rule("Lead", "Uses , Lead", lambda uses, rest: (("uses", uses), *rest))


def _cost_if(effects: Effects, cond: Condition) -> Any:
    return (("cost", Behind(If(cond, effects))),) if len(effects) == 1 else None


def _traits(g: EnglishGrammar) -> None:
    g.rule(
        "Trait", "NP costs|cost Num less gold to bring into play", lambda np, num: _entry((Term("less", num),), what=np)
    )
    g.rule("Trait", "NP enters|enter play Terms", lambda np, terms: _entry(terms, what=np))
    g.rule(
        "Trait",
        "negate Poss Nominal Cause?",
        lambda np, names, by: Forbid("negate", names[0], np, by, others=names[1:]),
    )
    g.rule(
        "Trait",
        "negate all Nominal of|on NP Cause?",
        lambda names, np, by: Forbid("negate", names[0], np, by, others=names[1:]),
    )
    g.rule("Trait", "Trait ,? Adjunct", lambda trait, adjunct: held(trait, adjunct))
    g.rule("Trait", "Adjunct , Trait", lambda adjunct, trait: held(trait, adjunct))
    g.rule("Trait", "enters play Terms", lambda terms: _entry(terms))
    g.rule("Trait", "Joins to NP Terms", lambda _verb, np, terms: _entry(terms, as_noun(np)))
    g.word("Joins", "attaches|equips", True)
    g.rule("Trait", "Only attach to NP", lambda _only, np: Forbid("may not", "attach to", by=as_noun(np), only=True))
    g.word("Only", "will only|can only|may only", True)
    g.rule("Trait", "will not attach to NP", lambda np: Forbid("may not", "attach to", by=as_noun(np)))
    g.rule("Trait", "will not attach NP", lambda np: Forbid("will not", "attach", by=as_noun(np)))
    g.rule("Gold", "produce GoldQ", lambda amount: Produce(amount))
    g.rule("PaidGold", "Cons to Gold", lambda cons, made: (cons, made))
    g.rule("PaidGold", "if Cond , Gold", lambda cond, made: ((("if", cond),), made))
    g.rule("Gold", "Gold , plus GoldQ", lambda made, more: Produce(Sum((made.amount, more))))
    g.rule(
        "Gold",
        "Gold , plus GoldQ if Cond",
        lambda made, more, cond: Produce(Sum((made.amount, Conditional(cond, more)))),
    )
    g.rule(
        "Gold",
        "produce Num gold , or produce? Num gold? if|when Cond",
        lambda num, other, cond: Produce(num, bonuses=((_paid(cond), other),)),
    )


def _paid(cond: Any) -> Any:
    return cond.noun if isinstance(cond, Paid) else cond


def _entry(terms: Any, to: Any = None, what: Any = None) -> EntryCost | None:
    if len(terms) == 1 and terms[0].kind == "less":
        return EntryCost(terms[0].amount, None if what == Phrased("this") else what, to, condition=terms[0].condition)
    return None
