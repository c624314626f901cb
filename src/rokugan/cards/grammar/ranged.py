"""Ranged Attacks whose targets, strength or comparison a text changes: `that can target a dishonorable Personality ignoring his
Followers`, `you may compare it to the target's base Force`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import ranged_target
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Allow,
    AmountOf,
    CompareAttack,
    Conditional,
    Continuous,
    Each,
    Give,
    In,
    Later,
    Modify,
    Noun,
    Number,
    Pattern,
    RangedAttack,
    Ref,
    Together,
    Trigger,
    With,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
NUM, COND, ONE, MANY, EVERYONE = (slot(name) for name in ("num", "condition", "npone", "npmany", "everyone"))
_ATTACK = Ref("ranged attack")

# --------------------------------------------------------------------------------------- several at once


def _several(number: int) -> Any:
    """Attacks of one effect: all are targeted, then all are applied (samurai.g-ranged.07)."""

    def make(context: Context, values: Values) -> Any:
        target = chosen(context, replace(ranged_target(), most=number), implied=True)
        context.mention(_ATTACK, Noun(("ranged attack",)), implied=True)
        return RangedAttack(values["strength"], target)

    def take(node: Any) -> Values | None:
        return {"strength": node.strength} if isinstance(node, RangedAttack) and node.target.most == number else None

    return {"make": make, "take": take}


def _consecutive(number: int) -> Any:
    """Attacks one after the other: each is targeted and applied before the next."""

    def make(context: Context, values: Values) -> Any:
        attacks = []
        for _ in range(number):
            attacks.append(RangedAttack(values["strength"], chosen(context, ranged_target(), implied=True)))
        context.mention(_ATTACK, Noun(("ranged attack",)), implied=True)
        return Together(tuple(attacks))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Together) or len(node.effects) != number:
            return None
        strengths = [each.strength for each in node.effects if isinstance(each, RangedAttack)]
        same = len(strengths) == number and all(each == strengths[0] for each in strengths)
        return {"strength": strengths[0]} if same else None

    return {"make": make, "take": take}


for _number, _count in ((2, "two"), (3, "three"), (4, "four")):
    for _make in ("", "make ", "create "):
        rule("effect0", f"{_make}{_count} consecutive Ranged {{strength:num}} Attacks", **_consecutive(_number))
    for _make in ("", "make ", "create "):
        rule("effect0", f"{_make}{_count} [simultaneous] Ranged {{strength:num}} Attacks", **_several(_number))

# ------------------------------------------------------------------------------------- whom it may target


def _enemy(noun: Noun, *filters: Any) -> Noun:
    """The description as one of enemies, or of others where it is not at a battlefield; what stands in no words has no
    place in its form."""
    away = any(isinstance(each, In) and each.relation == "home" for each in noun.filters)
    return replace(noun, whose=noun.whose or ("other" if away else "enemy"), filters=(*noun.filters, *filters))


def _widened(context: Context, values: Values) -> Any:
    conditions = (values["condition"],) if "condition" in values else ()
    if "npmany" in values or values["npone"].kinds not in (("personality",), ("card",)):
        return context.fail(context.words())
    target = chosen(context, ranged_target(), implied=True)
    context.mention(_ATTACK, Noun(("ranged attack",)), implied=True)
    return RangedAttack(values["strength"], target, "force", _enemy(values["npone"], *conditions))


def _take_widened(conditional: bool) -> Any:
    def take(node: Any) -> Values | None:
        if not isinstance(node, RangedAttack) or node.also is None:
            return None
        values: Values = {"strength": node.strength, "npone": node.also}
        if conditional:
            if not node.also.filters:
                return None
            values["condition"] = node.also.filters[-1]
            values["npone"] = replace(node.also, filters=node.also.filters[:-1])
        return values

    return take


for _can in ("that can target", "that may target", "which can target", "which may target"):
    for _tail in (
        " ignoring (his|her|its) Followers",
        " even if (he|she|it) has Followers",
        " regardless of Followers",
        "",
    ):
        rule(
            "effect0",
            f"Ranged {{strength:num}} Attack {_can} (a|an) {{npone}}{_tail}",
            make=_widened,
            take=_take_widened(False),
            cost=1,
        )
        rule(
            "effect0",
            f"Ranged {{strength:num}} Attack {_can} (a|an) {{npone}}{_tail} if {{condition}}",
            make=_widened,
            take=_take_widened(True),
            cost=1,
        )
_FOLLOWERS = With(Noun(("follower",), plural=True))
rule("has", "attached Followers", _FOLLOWERS)
rule("has", "Followers", _FOLLOWERS, cost=1)
for _can in ("can", "may"):
    for _it in ("the Ranged Attack", "this Ranged Attack", "the Attack"):
        rule(
            "give0",
            f"{_it} {_can} target (a|an) {{npone}}",
            make=lambda c, v: Give(_ATTACK, (Allow("target", of=_enemy(v["npone"])),)),
            take=lambda n: _take_allowed(n),
        )
    for _tail in ("", " ignoring their Followers", " ignoring Followers"):
        rule(
            "trait",
            f"{{actions}} {_can} target {{npmany}}{_tail}",
            make=lambda c, v: Allow("target", Each(v["actions"]), of=_enemy(v["npmany"])),
            take=lambda n: (
                {"actions": n.what.noun, "npmany": n.of} if isinstance(n, Allow) and isinstance(n.what, Each) else None
            ),
            cost=-1,
        )


rule(
    "effect0",
    "one of the Ranged Attacks may target {robj} instead of an enemy card",
    Give(_ATTACK, (Allow("target", number=Number(1), of=slot("robj")),)),
)
rule(
    "effect0",
    "if it does, (reduce|lower) {poss} strength by the Ranged Attack's strength when it resolves",
    Later(
        Trigger("when", Pattern("ranged attack", slot("poss"))),
        (Give(slot("poss"), (Modify("strength", AmountOf("event"), True),)),),
        until="action",
    ),
)


def _take_allowed(node: Any) -> Values | None:
    if isinstance(node, Give) and len(node.changes) == 1 and isinstance(node.changes[0], Allow):
        return {"npone": node.changes[0].of} if node.what == _ATTACK else None
    return None


def _target_of(context: Context, values: Values) -> Any:
    words = context.words()
    for each in reversed(context.mentions):
        if each.targeted and isinstance(each.ref, Ref):
            return Ref("slot", each.ref.slot, words=words)
    return context.fail(words)


for _words in ("his target", "her target", "the Attack's target", "the Ranged Attack's target"):
    rule("back", _words, make=_target_of, take=lambda n: None)

# ------------------------------------------------------------------------------------ strength and comparison


def _the_attack(context: Context, values: Values) -> Any:
    return Ref("ranged attack", words=context.words())


rule(
    "this",
    "the Attack",
    make=_the_attack,
    take=lambda n: {} if isinstance(n, Ref) and n.words == "the Attack" else None,
)
for _verb, _negative in (("(reduce|lower)", True), ("(increase|raise)", False)):
    rule(
        "stand",
        f"{_verb} the strength of {{everyone}} by {{num}}",
        Continuous(EVERYONE, (Modify("strength", NUM, _negative),)),
    )
    rule(
        "trait",
        f"{_verb} the strength of {{everyone}} by {{num}}, or by {{b:num}} if {{condition}}",
        Continuous(EVERYONE, (Modify("strength", Conditional(COND, slot("b"), NUM), _negative),)),
    )
for _to in ("to", "with", "against"):
    rule("effect0", f"compare it {_to} the target's base rather than current Force", CompareAttack("force", True))
    rule("effect0", f"compare it {_to} the target's base Force", CompareAttack("force", True))
    for _stat, _name in (("Chi", "chi"), ("Gold Cost", "gold_cost"), ("Personal Honor", "personal_honor")):
        rule("effect0", f"compare it {_to} the target's {_stat}", CompareAttack(_name))
        rule("effect0", f"compare it {_to} the target's {_stat} instead of Force", CompareAttack(_name))
