"""Bonuses, keywords, traits and abilities that something is given, and tokens."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.table import Page, part, slot
from rokugan.language.classic.words.terms import phase
from rokugan.program import (
    AmountOf,
    AnyKeyword,
    Both,
    Change,
    Conditional,
    Continuous,
    CountOf,
    Forbid,
    Give,
    GrantKeyword,
    GrantText,
    Is,
    Limit,
    LoseAbility,
    Modify,
    Node,
    Number,
    OneChange,
    Ref,
    SetStat,
    Several,
    StatOf,
    Times,
    TokensOn,
    You,
)
from rokugan.program.words import Ban, ForbiddenVerb

page = Page()
rule = page.rule

OBJ, SUBJ, POSS, NUM, AMOUNT, STAT, CHANGES = (
    slot(name) for name in ("obj", "subj", "poss", "num", "amount", "stat", "changes")
)
Values = dict[str, Any]

# ----------------------------------------------------------------------------- changes: a tuple of changes

rule("change", "{kwname}", GrantKeyword(slot("kwname")), cost=1)
rule("change", "the {kwname} keyword", GrantKeyword(slot("kwname")))
rule("change", "a {stat} bonus equal to {amount}", Modify(STAT, AMOUNT))
rule("change", "a {stat} penalty equal to {amount}", Modify(STAT, AMOUNT, True))
rule("change", "a {stat} bonus of {amount}", Modify(STAT, AMOUNT))
rule("change", "a minimum {stat} of {amount}", Limit(STAT, "minimum", AMOUNT))
rule("change", "{num} {stat}", SetStat(STAT, NUM), cost=1)
rule("change", "a maximum {stat} of {amount}", Limit(STAT, "maximum", AMOUNT))
rule("change", "the (ability|trait)[,] {quoted}", GrantText(slot("quoted")))
rule("change", "{quoted}", GrantText(slot("quoted")), cost=1)
rule("change", "{kwname} or {b:kwname}", OneChange((GrantKeyword(slot("kwname")), GrantKeyword(slot("b")))), cost=1)
rule("change", "either {change1:change0} or {change2:change0}", OneChange((slot("change1"), slot("change2"))))
rule(
    "change",
    "either {change1:change0}, {change2:change0}, or {change3:change0}",
    OneChange((slot("change1"), slot("change2"), slot("change3"))),
)
rule("change0", "{kwname}", GrantKeyword(slot("kwname")))
rule("change0", "the {kwname} keyword", GrantKeyword(slot("kwname")))
rule(
    "change0",
    "{mods}",
    make=lambda c, v: _together(v["mods"]),
    take=lambda n: {"mods": _apart(n)} if isinstance(n, (Modify, OneChange)) else None,
)
rule("changes0", "{kwname} • {b:kwname}", (GrantKeyword(slot("kwname")), GrantKeyword(slot("b"), form="&•~")))
rule("changes0", "{mods}")
rule("changes0", "a {mods} bonus")
rule("changes0", "a {mods} penalty")
rule("changes0", "a (bonus|penalty) of {mods}")
rule("changes0", "{change}", (slot("change"),))
rule("change", "a {stat} bonus or penalty equal to {amount}", Modify(STAT, AMOUNT, choose=True))
rule(
    "changes0",
    "{mods} or {b:change0}",
    make=lambda c, v: (OneChange((_together(v["mods"]), v["b"]), form=f"{c.rule_form}|"),),
    take=lambda n: {"mods": _apart(n[0].changes[0]), "b": n[0].changes[1]} if isinstance(n[0], OneChange) else None,
    cost=2,
)
rule("change0", "a {stat} bonus equal to {amount}", Modify(STAT, AMOUNT))
rule(
    "changes0",
    "{mods} for each {tokenname} token on {obj}",
    make=lambda c, v: _each_token(c, v),
    take=lambda n: _take_each_token(n),
)
rule("changes0", "{mods} or {b:mods}", make=lambda c, v: _plus_minus(c, v), take=lambda n: _take_plus_minus(n))
rule(
    "changes0", "{mods} for each {npone}", make=lambda c, v: _each(c, v, "npone"), take=lambda n: _take_each(n, "npone")
)
rule(
    "changes0",
    "{mods} for each of {pposs} {npmany}",
    make=lambda c, v: _each(c, v, "npmany"),
    take=lambda n: _take_each(n, "npmany"),
)
rule(
    "changes0",
    "{mods}, or {b:mods} if {condition}",
    make=lambda c, v: _either(c, v),
    take=lambda n: _take_either(n),
)
rule(
    "changes0",
    "{mods}, or {b:mods} instead if {condition}",
    make=lambda c, v: _either(c, v),
    take=lambda n: _take_either(n),
)
rule("changes", "{changes0}")


def _each(context: Any, values: Values, np: str) -> Any:
    """`+1F for each Ring you control`: the change for one is kept as the factor."""
    noun = values[np]
    if np == "npmany":
        owner = values["pposs"]
        noun = replace(noun, whose="your") if isinstance(owner, You) else replace(noun, whose="his", owner=owner)
    count = CountOf(noun)
    form = context.rule_form
    return tuple(
        replace(each, amount=Times(each.amount.value, count), form=f"{form}|{each.form}") for each in values["mods"]
    )


def _take_each(changes: Any, np: str) -> Values | None:
    if not changes or not all(isinstance(each, Modify) and isinstance(each.amount, Times) for each in changes):
        return None
    noun = changes[0].amount.of.noun
    mods = tuple(replace(each, amount=Number(each.amount.factor), form=each.form.partition("|")[2]) for each in changes)
    values = {"mods": mods, np: noun}
    if np == "npmany":
        values["pposs"] = noun.owner or You(form="your")
    return values


def _each_token(context: Any, values: Values) -> Any:
    count = TokensOn(values["tokenname"], values["obj"])
    form = context.rule_form
    return tuple(
        replace(each, amount=Times(each.amount.value, count), form=f"{form}|{each.form}") for each in values["mods"]
    )


def _take_each_token(changes: Any) -> Values | None:
    first = changes[0]
    if (
        not isinstance(first, Modify)
        or not isinstance(first.amount, Times)
        or not isinstance(first.amount.of, TokensOn)
    ):
        return None
    mods = tuple(replace(each, amount=Number(each.amount.factor), form=each.form.partition("|")[2]) for each in changes)
    return {"mods": mods, "tokenname": first.amount.of.name, "obj": first.amount.of.of}


def _together(mods: tuple[Modify, ...]) -> Change:
    """`+1F/+1C` as one alternative."""
    return mods[0] if len(mods) == 1 else OneChange(mods, all=True, form="{mods}")


def _apart(change: Any) -> tuple[Node, ...]:
    """The bonuses of one alternative."""
    return change.changes if isinstance(change, OneChange) else (change,)


def _plus_minus(context: Any, values: Values) -> Any:
    """`+4 or -4 strength`: the player chooses the sign; `+1PH or +1F`: or among two bonuses."""
    one, other = values["mods"][0], values["b"][0]
    alike = one.stat == other.stat and one.amount.value == -other.amount.value
    if not alike or len(values["mods"]) > 1 or len(values["b"]) > 1:
        return (OneChange((_together(values["mods"]), _together(values["b"])), form=f"{context.rule_form}|"),)
    return (
        replace(
            other,
            amount=Number(abs(other.amount.value)),
            choose=True,
            form=f"{context.rule_form}|{one.form}|{other.form}",
        ),
    )


def _take_plus_minus(changes: Any) -> Values | None:
    first = changes[0]
    if len(changes) == 1 and isinstance(first, OneChange) and len(first.changes) == 2:
        return {"mods": _apart(first.changes[0]), "b": _apart(first.changes[1])}
    if len(changes) != 1 or not isinstance(first, Modify) or not first.choose:
        return None
    one, _, other = first.form.partition("|")[2].partition("|")
    plus, minus = replace(first, choose=False, form=one), replace(first, choose=False, form=other)
    return {"mods": (plus,), "b": (minus,)}


def _either(context: Any, values: Values) -> Any:
    form = context.rule_form
    return tuple(
        replace(a, amount=Conditional(values["condition"], b.amount, a.amount), form=f"{form}|{a.form}|{b.form}")
        for a, b in zip(values["mods"], values["b"], strict=False)
    )


def _take_either(changes: Any) -> Values | None:
    if not changes or not all(isinstance(each, Modify) and isinstance(each.amount, Conditional) for each in changes):
        return None
    first, second = [], []
    for each in changes:
        _, _, forms = each.form.partition("|")
        one, _, two = forms.partition("|")
        first.append(replace(each, amount=each.amount.otherwise, form=one))
        second.append(replace(each, amount=each.amount.then, form=two))
    return {"mods": tuple(first), "b": tuple(second), "condition": changes[0].amount.condition}


def _joined(names: tuple[str, ...], joints: tuple[str, ...]) -> Any:
    """Changes of several phrases; each keeps in its form what stood before it."""

    def make(context: Any, values: Values) -> Any:
        parts: list[Any] = []
        for name, joint in zip(names, ("", *joints), strict=True):
            first, *rest = values[name]
            if joint:
                first = replace(first, form=f"&{joint}~{first.form}")
            parts.extend([first, *rest])
        return tuple(parts)

    return make


rule(
    "changes",
    "{changes0}, and {changes1:changes0}",
    make=_joined(("changes0", "changes1"), (", and",)),
    take=lambda n: None,
    cost=1,
)
rule("changes0", "{mods} if {condition}", make=lambda c, v: _if_only(c, v), take=lambda n: _take_if_only(n), cost=1)
rule("changes0", "{mods} while {condition}", make=lambda c, v: _if_only(c, v), take=lambda n: _take_if_only(n), cost=2)


def _if_only(context: Any, values: Values) -> Any:
    form = context.rule_form
    return tuple(
        replace(each, amount=Conditional(values["condition"], each.amount), form=f"{form}|{each.form}")
        for each in values["mods"]
    )


def _take_if_only(changes: Any) -> Values | None:
    if not changes or not all(isinstance(each, Modify) and isinstance(each.amount, Conditional) for each in changes):
        return None
    mods = tuple(replace(each, amount=each.amount.then, form=each.form.partition("|")[2]) for each in changes)
    return {"mods": mods, "condition": changes[0].amount.condition}


rule(
    "changes",
    "{changes0} and {changes1:changes0}",
    make=_joined(("changes0", "changes1"), ("and",)),
    take=lambda n: None,
)
rule(
    "changes",
    "{changes0}, {changes1:changes0}, and {changes2:changes0}",
    make=_joined(("changes0", "changes1", "changes2"), (",", ", and")),
    take=lambda n: None,
)

_until: Any
_ban: Ban
for _whose, _until in (("your", "your straighten"), ("(his|her|its|their) controller's", "his straighten")):
    for _never, _ban in (("(cannot|can not)", "may not"), ("will not", "will not")):
        rule(
            "effect0",
            f"{{subj}} {_never} straighten during {_whose} next Straighten Phase",
            Give(SUBJ, (Forbid(_ban, "straighten in phase"),), _until),
        )
    rule(
        "effect0",
        f"negate {{poss}} straightening during {_whose} next Straighten Phase",
        Give(slot("poss"), (Forbid("negate", "straighten in phase"),), _until),
    )
rule("give0", "give {obj} {changes}", Give(OBJ, CHANGES))
rule("give0", "give {changes} to {obj}", Give(OBJ, CHANGES), cost=1)
rule("give0", "{subj} (gains|gain|has|have) {changes}", Give(SUBJ, CHANGES), cost=2)
rule("give0", "{subj} each (gain|have) {changes}", Give(SUBJ, CHANGES), cost=2)
rule("give0", "{subj} (suffers|suffer) {changes}", Give(SUBJ, CHANGES), cost=2)
rule("give0", "{everyone} (has|have|gains|gain|suffers|suffer) {changes}", Give(slot("everyone"), CHANGES), cost=5)
rule("effect0", "{give0}")
COND, GIVE = slot("condition"), slot("give0")


def _lasting(until: str) -> Any:
    def make(context: Any, values: Values) -> Any:
        node = values["give0"]
        return replace(node, until=until, form=f"{context.rule_form}|{node.form}")

    def take(node: Any) -> Values | None:
        return {"give0": replace(node, until="")} if isinstance(node, Give) and node.until == until else None

    return {"make": make, "take": take}


def _conditioned(context: Any, values: Values) -> Any:
    node = values["give0"]
    condition = values["condition"] if "condition" in values else Is(Ref("each"), (values["is_what"],))
    return replace(node, condition=condition, form=f"{context.rule_form}|{node.form}")


def _take_conditioned(node: Any) -> Values | None:
    if not isinstance(node, Give) or node.condition is None:
        return None
    values = {"give0": replace(node, condition=None), "condition": node.condition}
    if isinstance(node.condition, Is) and node.condition.what == Ref("each"):
        values["is_what"] = node.condition.filters[0]
    return values


rule("effect0", "{give0} from battlefields this turn", cost=1, **_lasting(""))
rule("effect0", "permanently {give0}", cost=3, **_lasting("permanent"))
rule("effect0", "{give0} this turn while {condition}", make=_conditioned, take=_take_conditioned, cost=1)
rule("effect0", "{give0} this turn while {is_what}", make=_conditioned, take=_take_conditioned, cost=1)
for _name in ("Action", "Attack", "Dynasty"):
    rule("condition", f"during the {_name} Phase", phase(_name))
rule("effect0", "{give0} while {condition}", make=_conditioned, take=_take_conditioned, cost=1)
rule("effect0", "{give0} while {is_what}", make=_conditioned, take=_take_conditioned, cost=1)
rule("sentence0", "while {condition}, {give0}", make=_conditioned, take=_take_conditioned, cost=1)
rule("sentence0", "while {condition} this turn, {give0}", make=_conditioned, take=_take_conditioned, cost=1)
rule("effect0", "permanently give {obj} {changes}", Give(OBJ, CHANGES, "permanent"))
rule("effect0", "permanently give {changes} to {obj}", Give(OBJ, CHANGES, "permanent"), cost=1)
rule("effect0", "{subj} permanently (gains|gain|has) {changes}", Give(SUBJ, CHANGES, "permanent"))
rule("give0", "give a {stat} bonus to {obj} equal to {amount}", Give(OBJ, (Modify(STAT, AMOUNT),)))
rule("give0", "give a {stat} penalty to {obj} equal to {amount}", Give(OBJ, (Modify(STAT, AMOUNT, True),)))
rule(
    "give0",
    "either give {obj} {mods} or {b:mods}",
    make=lambda c, v: Give(v["obj"], (OneChange((_together(v["mods"]), _together(v["b"]))),)),
    take=lambda n: (
        {"obj": n.what, "mods": _apart(n.changes[0].changes[0]), "b": _apart(n.changes[0].changes[1])}
        if isinstance(n, Give) and isinstance(n.changes[0], OneChange)
        else None
    ),
)
rule(
    "give0",
    "{subj} either gains {change1:change0} or {change2:change0}",
    Give(SUBJ, (OneChange((slot("change1"), slot("change2"))),)),
)
rule(
    "change0",
    "{mods}",
    make=lambda c, v: v["mods"][0],
    take=lambda n: {"mods": (n,)} if isinstance(n, Modify) else None,
    cost=1,
)
rule("give0", "{everyone} permanently (gain|gains) {changes}", Give(slot("everyone"), CHANGES, "permanent"), cost=3)
rule(
    "give0",
    "set {poss} {stat} (to|equal to) {amount} or (his|her) {b:stat} (to|equal to) {c:amount}",
    Give(POSS, (OneChange((SetStat(STAT, AMOUNT), SetStat(slot("b"), slot("c")))),)),
)
rule(
    "give0",
    "set {poss} {stat} (to|equal to) {amount}, or (his|her) {b:stat} (to|equal to) {c:amount}",
    Give(POSS, (OneChange((SetStat(STAT, AMOUNT), SetStat(slot("b"), slot("c")))),)),
)
rule(
    "change",
    "{kwname}, {b:kwname}, or {c:kwname}",
    OneChange((GrantKeyword(slot("kwname")), GrantKeyword(slot("b")), GrantKeyword(slot("c")))),
    cost=1,
)
for _d in ("Action", "Attack", "Dynasty"):
    rule(
        "trait",
        f"if {{condition}}, {{everyone}} has {{changes}} during the {_d} Phase",
        Continuous(slot("everyone"), CHANGES, Both((slot("condition"), phase(_d)))),
    )
rule(
    "change",
    "either {change1:change0}, {change2:change0}, {change3:change0}, or {change4:change0}",
    OneChange((slot("change1"), slot("change2"), slot("change3"), slot("change4"))),
)
rule(
    "give0",
    "{everyone} this turn (has|have) {changes} while {is_what}",
    Give(slot("everyone"), CHANGES, "", Is(Ref("each"), (slot("is_what"),))),
    cost=5,
)
rule("give0", "{everyone} this turn (has|have) {changes}", Give(slot("everyone"), CHANGES), cost=5)
rule(
    "give0",
    "{subj} gains {mods}, an additional {b:mods} if {condition}, and an additional {c:mods} if {d:condition}",
    make=lambda c, v: Give(
        v["subj"],
        (
            *v["mods"],
            replace(v["b"][0], amount=Conditional(v["condition"], v["b"][0].amount)),
            replace(v["c"][0], amount=Conditional(v["d"], v["c"][0].amount)),
        ),
    ),
    take=lambda n: _take_additional(n),
)


def _take_additional(node: Any) -> Values | None:
    if not isinstance(node, Give) or len(node.changes) != 3:
        return None
    one, two, three = (part(node, "changes", number) for number in range(3))
    if not isinstance(getattr(two, "amount", None), Conditional) or not isinstance(three.amount, Conditional):
        return None
    return {
        "subj": node.what,
        "mods": (one,),
        "b": (replace(two, amount=two.amount.then),),
        "condition": two.amount.condition,
        "c": (replace(three, amount=three.amount.then),),
        "d": three.amount.condition,
    }


rule("give0", "give {changes0} to {obj} and to {b:obj}", Give(Several((OBJ, slot("b"))), slot("changes0")))
rule(
    "change",
    "a {stat} and {b:stat} bonus equal to {amount}",
    OneChange((Modify(STAT, AMOUNT), Modify(slot("b"), AMOUNT)), all=True),
)
rule(
    "change",
    "a {stat} and {b:stat} penalty equal to {amount}",
    OneChange((Modify(STAT, AMOUNT, True), Modify(slot("b"), AMOUNT, True)), all=True),
)
rule(
    "change",
    "{stat} and {b:stat} penalties equal to {amount}",
    OneChange((Modify(STAT, AMOUNT, True), Modify(slot("b"), AMOUNT, True)), all=True),
)
for _kind, _negative in (("bonus", False), ("penalty", True)):
    rule(
        "change",
        f"a {{stat}} {_kind} and a {{b:stat}} {_kind} [both|each] equal to {{amount}}",
        OneChange((Modify(STAT, AMOUNT, _negative), Modify(slot("b"), AMOUNT, _negative)), all=True),
    )
rule("change", "a maximum {stat} equal to {amount}", Limit(STAT, "maximum", AMOUNT))
rule("change", "a minimum {stat} equal to {amount}", Limit(STAT, "minimum", AMOUNT))
rule(
    "change",
    "a maximum {stat} equal to (their|his|its) base {b:stat}",
    Limit(STAT, "maximum", StatOf(slot("b"), Ref("each"), True)),
)
rule("change", "a {stat} penalty of the same amount", Modify(STAT, AmountOf("same"), True))
rule("change", "an equal {stat} penalty", Modify(STAT, AmountOf("same"), True))
_no_abilities: ForbiddenVerb
for _base, _no_abilities in (("", "have abilities"), ("base ", "have base abilities")):
    _lost = (Forbid("will not", _no_abilities),)
    rule("give0", f"remove (all|his|her|its) {_base}abilities from {{obj}}", Give(OBJ, _lost), cost=1)
    rule("give0", f"remove {{poss}} {_base}abilities", Give(POSS, _lost), cost=1)
for _text in ("all traits and abilities", "all abilities and traits", "all (of |)(his|her|its) traits and abilities"):
    rule("give0", f"remove {_text} from {{obj}}", Give(OBJ, (Forbid("will not", "have text"),)))
    rule("give0", f"{{subj}} loses {_text}", Give(SUBJ, (Forbid("will not", "have text"),)))
rule(
    "give0",
    "{everyone} (loses|lose) (their|its|his|her) base abilities",
    Give(slot("everyone"), (Forbid("will not", "have base abilities"),)),
)
rule("give0", "{subj} cannot gain Force bonuses", Give(SUBJ, (Forbid("may not", "force bonus"),)))
rule("give0", "remove an ability from {obj}", Give(OBJ, (LoseAbility(),)))
rule("give0", "remove one of {poss} abilities", Give(POSS, (LoseAbility(),)))
rule("effect0", "permanently remove one of {poss} abilities", Give(POSS, (LoseAbility(),), "permanent"))
rule("change", "an element keyword", AnyKeyword("element"))
rule("change", "(a|one) keyword of your choice", AnyKeyword("keyword"))
rule(
    "give0",
    "{subj} loses (all|all his|all her|all its|all of his|all of its) abilities",
    Give(SUBJ, (Forbid("will not", "have abilities"),)),
)
rule("give0", "{subj} (becomes|is) (a|an) {kwname}", Give(SUBJ, (GrantKeyword(slot("kwname")),)), cost=1)
rule("give0", "remove {kwname} from {obj}", Give(OBJ, (GrantKeyword(slot("kwname"), False),)))
rule("give0", "remove the {kwname} keyword from {obj}", Give(OBJ, (GrantKeyword(slot("kwname"), False),)))
for _loses in ("loses", "lose"):
    rule("give0", f"{{subj}} {_loses} {{kwname}}", Give(SUBJ, (GrantKeyword(slot("kwname"), False),)), cost=1)
    rule(
        "effect0",
        f"{{subj}} permanently {_loses} {{kwname}}",
        Give(SUBJ, (GrantKeyword(slot("kwname"), False),), "permanent"),
        cost=1,
    )
rule("effect0", "permanently give {obj} {changes}", Give(OBJ, CHANGES, "permanent"))
