"""Exchanging and copying stats and abilities. A card does not copy itself, so the copied card is always another one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    Chosen,
    CopyAbility,
    Exchange,
    Give,
    OtherThan,
    Ref,
    SetStat,
    Several,
    StatOf,
    Target,
    Thing,
)

page = Page()
rule = page.rule

Values = dict[str, Any]
POSS, STAT, OTHER = slot("poss"), slot("stat"), slot("stat2")

rule("effect0", "(exchange|switch|swap) {poss} {stat} (and|with) {stat2}", Exchange(POSS, STAT, OTHER))
rule("effect0", "(exchange|switch|swap) {poss} {stat} (and|with) (his|her|its) {stat2}", Exchange(POSS, STAT, OTHER))
rule("effect0", "(exchange|switch|swap) the {stat} and {stat2} of {obj}", Exchange(slot("obj"), STAT, OTHER))


rule(
    "effect0",
    "(exchange|switch|swap) {poss} {stat} (and|with) {b:poss} {stat2}",
    make=lambda c, v: (
        Exchange(Several((v["poss"], v["b"])), v["stat"], v["stat2"]) if v["stat"] == v["stat2"] else c.fail(c.words())
    ),
    take=lambda n: (
        {"poss": n.what.parts[0], "b": n.what.parts[1], "stat": n.stat, "stat2": n.other}
        if isinstance(n, Exchange) and n.stat == n.other and isinstance(n.what, Several) and len(n.what.parts) == 2
        else None
    ),
    cost=1,
)


def _is_pair(context: Any, what: Any) -> bool:
    """Are these two things, as far as the text tells?"""
    if isinstance(what, Several):
        return len(what.parts) == 2
    if isinstance(what, (Target, Chosen)):
        return (what.least, what.most) == (2, 2)
    return any(each.plural and each.ref == what for each in context.mentions)


def _between(context: Any, values: Values) -> Any:
    """`Exchange the Chi of two target Personalities.`: one stat of two things."""
    what = values.get("obj") or values["poss"]
    return Exchange(what, values["stat"], values["stat"]) if _is_pair(context, what) else context.fail(context.words())


def _take_between(node: Any) -> Values | None:
    if not isinstance(node, Exchange) or node.stat != node.other:
        return None
    return {"obj": node.what, "poss": node.what, "stat": node.stat}


rule("effect0", "(exchange|switch|swap) the {stat} of {obj}", make=_between, take=_take_between, cost=1)
rule("effect0", "(exchange|switch|swap) {poss} {stat}", make=_between, take=_take_between, cost=1)


def _other(copied: Any, copier: Thing) -> Any:
    """The copied card, which is not the copier itself."""
    if not isinstance(copied, (Target, Chosen)):
        return copied
    filters = (*copied.noun.filters, OtherThan(copier, form="-"))
    return replace(copied, noun=replace(copied.noun, filters=filters))


def _any(copied: Any) -> Any:
    if isinstance(copied, (Target, Chosen)) and isinstance(copied.noun.filters[-1], OtherThan):
        return replace(copied, noun=replace(copied.noun, filters=copied.noun.filters[:-1]))
    return copied


def not_itself(context: Any, copied: Any, copier: Thing) -> Any:
    """`Target a Personality: This card copies his Force.`: a card does not copy itself, so `his` means somebody else."""
    if copied != copier or not isinstance(copied, Ref):
        return _other(copied, copier)
    people = [each.ref for each in context.mentions if isinstance(each.ref, Ref) and not each.plural]
    others = [each for each in people if each != copier]
    return replace(others[-1], words=copied.words) if others else context.fail(context.words())


def _copy(name: str, base: bool = False) -> Any:
    def make(context: Any, values: Values) -> Any:
        copier = values.get("subj") or Ref("this")
        change = SetStat(values["stat"], StatOf(values["stat"], not_itself(context, values[name], copier), base))
        return Give(copier, (change,), form=context.rule_form)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Give) or not isinstance(node.changes[0], SetStat):
            return None
        change = node.changes[0]
        if not isinstance(change.to, StatOf) or change.to.base != base:
            return None
        return {"subj": node.what, "stat": change.stat, name: _any(change.to.of)}

    return {"make": make, "take": take}


rule("give0", "copy the {stat} of {obj}", **_copy("obj"))
rule("give0", "copy {poss} {stat}", **_copy("poss"))
rule("give0", "{subj} copies the {stat} of {obj}", **_copy("obj"))
rule("give0", "{subj} copies {poss} {stat}", **_copy("poss"))
rule("give0", "copy the base {stat} of {obj}", **_copy("obj", True))
rule("give0", "copy {poss} base {stat}", **_copy("poss", True))
rule("give0", "{subj} copies the base {stat} of {obj}", **_copy("obj", True))
rule("give0", "{subj} copies {poss} base {stat}", **_copy("poss", True))


def _make_ability(context: Any, values: Values) -> Any:
    copier = values.get("subj") or Ref("this")
    copied = not_itself(context, values.get("obj") or values["poss"], copier)
    return Give(copier, (CopyAbility(copied),), form=context.rule_form)


def _take_ability(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.changes[0], CopyAbility):
        return None
    copied = _any(node.changes[0].of)
    return {"subj": node.what, "obj": copied, "poss": copied}


for _an in ("an ability", "one ability"):
    for _of in ("of", "from"):
        rule("give0", f"{{subj}} copies {_an} {_of} {{obj}}", make=_make_ability, take=_take_ability)
        rule("give0", f"copy {_an} {_of} {{obj}}", make=_make_ability, take=_take_ability)
for _whose in ("{poss} ability", "one of {poss} abilities"):
    rule("give0", f"{{subj}} copies {_whose}", make=_make_ability, take=_take_ability)
    rule("give0", f"copy {_whose}", make=_make_ability, take=_take_ability)
