"""Ranged Attacks whose targets, strength or comparison a text changes: `that can target a dishonorable Personality ignoring his
Followers`, `you may compare it to the target's base Force`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import _ranged, ranged_target
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import CONDITION, EVENT_THING, EVERYONE, NUM
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    ActionDid,
    Allow,
    Among,
    AmountOf,
    CompareAttack,
    Conditional,
    Continuous,
    Each,
    Exists,
    Fits,
    Give,
    If,
    In,
    Is,
    Later,
    May,
    Modify,
    Noun,
    Number,
    Pattern,
    PerformedBy,
    RangedAttack,
    Ref,
    Together,
    Trigger,
    With,
    You,
)

page = Page()
rule = page.rule


def _about_attack(context: Context, pattern: Pattern) -> Pattern:
    """`its strength` is then that of the Ranged Attack."""
    context.mention(Ref("ranged attack"), Noun(("ranged attack",)))
    return pattern


rule(
    "pattern0",
    "targeting a Ranged Attack from one of your actions",
    make=lambda c, v: _about_attack(c, Pattern("choose targets", Noun(("ranged attack",), (), "your"))),
    take=lambda n: {} if isinstance(n, Pattern) and n.event == "choose targets" and n.actor is None else None,
)
rule(
    "pattern0",
    "you target a Ranged Attack from {action}",
    make=lambda c, v: _about_attack(c, Pattern("choose targets", Noun(("ranged attack",), (), "your"), v["action"])),
    take=lambda n: {"action": n.actor} if isinstance(n, Pattern) and n.event == "choose targets" and n.actor else None,
)
rule(
    "pattern0",
    "the target of a Ranged Attack from {event_thing} is chosen",
    Pattern("target", None, Noun(("ranged attack",)), (), (ActionDid("from", EVENT_THING),)),
)
rule("pattern0", "you target a Ranged Attack", Pattern("choose targets", Noun(("ranged attack",), (), "your"), You()))
rule(
    "cond0",
    "any target of the Ranged Attack is still in play",
    Exists(Noun(("card",), (Among(Ref("ranged attack")), In("play")), form="-")),
)


def _shot(context: Context, strength: Any, must: Noun | None = None) -> Any:
    target = chosen(context, ranged_target(), implied=True)
    context.mention(Ref("ranged attack"), Noun(("ranged attack",)), implied=True)
    return RangedAttack(strength, target, must=must)


rule(
    "effect0",
    "Ranged {strength:num} Attack (that must target|targeting) (a|an) {npone}",
    make=lambda c, v: _shot(c, v["strength"], v["npone"]),
    take=lambda n: (
        {"strength": n.strength, "npone": n.must} if isinstance(n, RangedAttack) and n.must is not None else None
    ),
)
rule(
    "effect0",
    "Ranged {strength:num} Attack, or Ranged {b:num} Attack if {condition}",
    make=lambda c, v: _shot(c, Conditional(v["condition"], v["b"], v["strength"])),
    take=lambda n: _take_two_strengths(n),
)


def _take_two_strengths(node: Any) -> Values | None:
    if not isinstance(node, RangedAttack) or not isinstance(node.strength, Conditional):
        return None
    both = node.strength
    return {"condition": both.condition, "b": both.then, "strength": both.otherwise}


for _equal in ("whose strength equals", "equal to", "with a strength of"):
    rule(
        "effect0",
        f"[a] Ranged Attack {_equal} {{strength:amount}}",
        make=lambda c, v: _shot(c, v["strength"]),
        take=lambda n: {"strength": n.strength} if isinstance(n, RangedAttack) else None,
    )


def _shot_at_chi(context: Context, values: Values) -> Any:
    """Of a Personality the attack may be compared with another stat than Force."""
    attack = _shot(context, values["strength"])
    person = Is(Ref("slot", attack.target.slot), (Fits(Noun(("personality",))),))
    return Together((If(person, (May((CompareAttack(values["stat"]),)),)), attack))


rule(
    "effect0",
    "Ranged Attack whose strength equals {strength:amount}, and which you may compare against a Personality's {stat} instead of "
    "Force",
    make=_shot_at_chi,
    take=lambda n: (
        {"strength": n.effects[1].strength, "stat": part(n.effects[0], "effects", 0, "effects", 0, "stat")}
        if isinstance(n, Together) and isinstance(n.effects[1], RangedAttack)
        else None
    ),
)
_YOURS = Noun(("ranged attack",), (), "your")
rule("pattern0", "(each|one) of your Ranged Attacks resolves", Pattern("ranged attack", None, _YOURS))
rule(
    "give0",
    "(reduce|lower) the target's Force by the Ranged Attack's strength",
    Give(Ref("subject"), (Modify("force", AmountOf("event"), True),)),
)
rule("effect0", "Ranged Attack {strength:num}", make=_ranged, take=lambda n: _take_shot(n))


def _take_shot(node: Any) -> Values | None:
    return {"strength": node.strength} if isinstance(node, RangedAttack) and node.target.most == 1 else None


rule(
    "effect0",
    "[you may] make (an additional|another) Ranged {strength:num} Attack",
    make=lambda c, v: _extra_shot(c, v),
    take=lambda n: _take_extra_shot(n),
)


def _extra_shot(context: Context, values: Values) -> Any:
    shot = _ranged(context, values)
    return May((shot,), form=f"{context.rule_form}|{shot.form}") if "you may" in context.rule_form else shot


def _take_extra_shot(node: Any) -> Values | None:
    shot = node.effects[0] if isinstance(node, May) and len(node.effects) == 1 else node
    return _take_shot(shot)


for _who in ("self", "this"):
    _volley = Noun(("ranged attack",), (PerformedBy(slot(_who)),), form="-")
    rule(
        "pattern0",
        f"{{{_who}}} destroys {{event_thing}} with a Ranged Attack",
        Pattern("destroy", EVENT_THING, _volley),
    )
_ATTACK = Ref("ranged attack")


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


def _enemy(noun: Noun, *filters: Any) -> Noun:
    """The description as one of enemies, or of others where it is not at a battlefield; what stands in no words has no
    place in its form."""
    away = any(isinstance(each, In) and each.relation == "home" for each in noun.filters)
    return replace(noun, whose=noun.whose or ("other" if away else "enemy"), filters=(*noun.filters, *filters))


def _widened(context: Context, values: Values) -> Any:
    conditions = (values["condition"],) if "condition" in values else ()
    if "npmany" in values or values["npone"].kinds not in (("personality",), ("follower",), ("card",)):
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


def _take_allowed(node: Any) -> Values | None:
    if isinstance(node, Give) and len(node.changes) == 1 and isinstance(node.changes[0], Allow):
        return {"npone": node.changes[0].of} if node.what == _ATTACK else None
    return None


_FOLLOWERS = With(Noun(("follower",), plural=True))
rule("has", "attached Followers", _FOLLOWERS)
rule("has", "Followers", _FOLLOWERS, cost=1)
rule(
    "effect0",
    "if it does, (reduce|lower) {poss} strength by the Ranged Attack's strength when it resolves",
    Later(
        Trigger("when", Pattern("ranged attack", slot("poss"))),
        (Give(slot("poss"), (Modify("strength", AmountOf("event"), True),)),),
        until="action",
    ),
)


def _target_of(context: Context, values: Values) -> Any:
    words = context.words()
    for each in reversed(context.mentions):
        if each.targeted and isinstance(each.ref, Ref):
            return Ref("slot", each.ref.slot, words=words)
    return context.fail(words)


for _words in ("his target", "her target", "the Attack's target", "the Ranged Attack's target"):
    rule("back", _words, make=_target_of, take=lambda n: None)


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
        Continuous(EVERYONE, (Modify("strength", Conditional(CONDITION, slot("b"), NUM), _negative),)),
    )
_name: Any
for _to in ("to", "with", "against"):
    rule("effect0", f"compare it {_to} the target's base rather than current Force", CompareAttack("force", True))
    rule("effect0", f"compare it {_to} the target's base Force", CompareAttack("force", True))
    for _stat, _name in (("Chi", "chi"), ("Gold Cost", "gold_cost"), ("Personal Honor", "personal_honor")):
        rule("effect0", f"compare it {_to} the target's {_stat}", CompareAttack(_name))
        rule("effect0", f"compare it {_to} the target's {_stat} instead of Force", CompareAttack(_name))
