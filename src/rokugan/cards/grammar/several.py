"""How many there are: `you control two or more Rings`, `none of your Personalities are bowed`, `there are no Terrains in play`.

Category several: so many things after a verb (`a Shugenja`, `no other Samurai`, `3 or more Rings`). Category some: so many of
which something is said (`any of your Personalities`, `no enemy units`, `each other player`). Both are read as an Exists.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    Among,
    AnyOf,
    Both,
    Compare,
    Controls,
    CountOf,
    Each,
    Exists,
    HasFavor,
    In,
    Node,
    NoneOf,
    Not,
    Noun,
    Number,
    OtherThan,
    Ref,
    StatIs,
    StatOf,
    Titled,
    You,
)
from rokugan.program.words import Comparison

page = Page()
rule, words = page.rule, page.words

Values = dict[str, Any]
SEVERAL, OTHER = slot("several"), slot("b")
ONE: tuple[Comparison, Number] = (">=", Number(1))
NONE: tuple[Comparison, Number] = ("=", Number(0))
ALL: tuple[Comparison, Number] = ("all", Number(0))

words("any", {"any": ONE, "no": NONE, "one or more": ONE, "at least one": ONE, "all": ALL})
words(
    "any_of",
    {
        "any of": ONE,
        "one or more of": ONE,
        "at least one of": ONE,
        "one of": ONE,
        "none of": NONE,
        "all of": ALL,
        "each of": ALL,
        "all": ALL,
    },
)
words("those", dict.fromkeys(("them", "those", "these", "those cards", "these cards", "the targets"), "them"))
words(
    "either_of",
    {"either": ONE, "either of them": ONE, "both": ALL, "both of them": ALL, "neither": NONE, "neither of them": NONE},
)
words(
    "anybody",
    {
        "another player": ("other", *ONE),
        "any other player": ("other", *ONE),
        "no other player": ("other", *NONE),
        "none of the other players": ("other", *NONE),
        "each other player": ("other", *ALL),
        "all other players": ("other", *ALL),
        "a player": ("", *ONE),
        "any player": ("", *ONE),
        "no player": ("", *NONE),
        "each player": ("", *ALL),
        "all players": ("", *ALL),
    },
)
words("there", dict.fromkeys(("there is", "there are", "there is now", "there are now"), "is"))
words("now", dict.fromkeys(("control", "now control", "still control"), "control"))
words("controls", dict.fromkeys(("controls", "control", "now controls", "also controls", "still controls"), "controls"))
words(
    "my_zone",
    {
        "hand": "hand",
        "discard pile": "discard",
        "discard piles": "discard",
        "hand or discard pile": "hand or discard",
        "Fate discard pile": "fate discard",
        "Dynasty discard pile": "dynasty discard",
        "provinces": "province",
        "focus pool": "focus pool",
    },
)

# --------------------------------------------------------------------------------------- so many things, after a verb


def _number(template: str, np: str, op: str = "", number: int = 0, cost: int = 0) -> None:
    """So many of a kind; `other` ones are others than the card itself."""
    others = "other" in template
    fixed = (op, Number(number)) if op else None

    def make(context: Context, values: Values) -> Any:
        noun = values[np]
        if others:
            noun = replace(noun, filters=(*noun.filters, OtherThan(Ref("this"), form="-")))
        return Exists(noun, *(fixed or values.get("quantity") or values.get("any") or (">=", values["num"])))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Exists) or node.noun.plural != np.startswith("npmany"):
            return None
        count = (node.op, node.number)
        if (fixed and count != fixed) or ("{num}" in template and node.op != ">="):
            return None
        noun = node.noun
        if others:
            if not noun.filters or noun.filters[-1] != OtherThan(Ref("this")):
                return None
            noun = replace(noun, filters=noun.filters[:-1])
        return {np: noun, "quantity": count, "any": count, "num": node.number}

    rule("several", template, make=make, take=take, cost=cost)


_number("(a|an) {npone}", "npone", ">=", 1)
_number("no {npmany}", "npmany", "=", 0)
_number("no {npone}", "npone", "=", 0)
_number("(any|one or more) {npmany}", "npmany", ">=", 1)
_number("any {npone}", "npone", ">=", 1)
_number("{quantity} {npmany}", "npmany")
_number("{quantity} {npone}", "npone", cost=1)
_number("{num} {npmany}", "npmany", cost=1)
_number("another {npone}", "npone", ">=", 1, cost=-1)
_number("no other {npmany}", "npmany", "=", 0, cost=-1)
_number("any other {npmany}", "npmany", ">=", 1, cost=-1)
_number("{quantity} other {npmany}", "npmany", cost=-1)
_number("the {npone0}", "npone0", ">=", 1, cost=2)


def _said(context: Context, node: Any, inner: Node) -> Any:
    return replace(node, form=f"{context.rule_form}|{inner.form}")


def _controlled(context: Context, values: Values) -> Any:
    """`you control any Oni`: later words (`one of them`) mean these Oni."""
    several: Exists = values["several"]
    found = replace(several, noun=replace(several.noun, whose="your"))
    if found.op == ">=" and not found.noun.plural:
        context.mention(Ref("any"), several.noun)
    elif found.op == ">=":
        context.mention(Each(found.noun), several.noun, plural=True)
    elif (found.op, found.number) == ("=", Number(1)):
        context.mention(Each(found.noun), replace(several.noun, plural=False))
    return _said(context, found, several)


def _had(context: Context, values: Values) -> Any:
    """`If you have no other Holdings`: what one has in play one controls; cards of no kind may be anywhere."""
    noun: Noun = values["several"].noun
    if noun.zone or noun.kinds == ("card",) or set(noun.kinds) & {"player", "action", "province", "battlefield"}:
        return context.fail(context.words())
    return _controlled(context, values)


def _take_controlled(node: Any) -> Values | None:
    if not isinstance(node, Exists) or node.noun.whose != "your" or node.op == "all":
        return None
    return {"now": "control", "several": node}


rule("yvp", "{now} {several}", make=_controlled, take=_take_controlled)
rule("yvp", "have {several}", make=lambda c, v: _had(c, v), take=_take_controlled, cost=3)
rule("yvp", "(control|have) the Imperial Favor", HasFavor(You()))
rule("yvp", "do not control {several}", make=lambda c, v: Not(_mine(v["several"])), take=lambda n: _take_not_mine(n))


def _mine(several: Exists) -> Exists:
    return replace(several, noun=replace(several.noun, whose="your"))


def _take_not_mine(node: Any) -> Values | None:
    if not isinstance(node, Not) or not isinstance(node.condition, Exists) or node.condition.noun.whose != "your":
        return None
    return {"several": node.condition}


def _both(template: str, together: type[Both] | type[AnyOf], cost: int) -> None:
    """`you control both a Shugenja and a Monk`, `you control a Ring or the Imperial Favor`."""

    def make(context: Context, values: Values) -> Any:
        other = _mine(values["b"]) if "b" in values else HasFavor(You(), form="-")
        return together((_mine(values["several"]), other))

    def take(node: Any) -> Values | None:
        if not isinstance(node, together) or len(node.conditions) != 2 or not isinstance(node.conditions[0], Exists):
            return None
        if isinstance(node.conditions[1], Exists) != ("{b:" in template):
            return None
        return {"several": node.conditions[0], "b": node.conditions[1]}

    rule("yvp", template, make=make, take=take, cost=cost)


for _joint, _together in (("and", Both), ("or", AnyOf)):
    _both(f"control {{several}} {_joint} {{b:several}}", _together, 2)
    _both(f"control {{several}} {_joint} the Imperial Favor", _together, 2)
_both("control both {several} and {b:several}", Both, 1)
_both("control either {several} or {b:several}", AnyOf, 1)
rule(
    "yvp",
    "control {title:cardtitle}",
    make=lambda c, v: Exists(Noun(("card",), (Titled(v["title"]),), "your")),
    take=lambda n: (
        {"title": n.noun.filters[0].title}
        if isinstance(n, Exists) and n.noun.filters and isinstance(n.noun.filters[0], Titled)
        else None
    ),
    cost=4,
)
rule(
    "cond0",
    "{there} {several}",
    make=lambda c, v: _said(c, v["several"], v["several"]),
    take=lambda n: (
        {"there": "is", "several": n}
        if isinstance(n, Exists) and n.op != "all" and (n.noun.zone or n.noun.whose in ("", "enemy"))
        else None
    ),
)


def _controls(context: Context, values: Values) -> Any:
    several: Exists = values["several"]
    return _said(context, Controls(several.noun, several.op, several.number), several)


def _take_controls(node: Any) -> Values | None:
    if not isinstance(node, Controls) or node.op == "all":
        return None
    return {"controls": "controls", "several": Exists(node.noun, node.op, node.number, form=node.form)}


rule("vp", "{controls} {several}", make=_controls, take=_take_controls)


def _controls_not(context: Context, values: Values) -> Any:
    several: Exists = values["several"]
    return NoneOf((Controls(several.noun, several.op, several.number, form=several.form),))


def _take_controls_not(node: Any) -> Values | None:
    return _take_controls(node.filters[0]) if isinstance(node, NoneOf) and len(node.filters) == 1 else None


rule("vp", "(does|do) not control {several}", make=_controls_not, take=_take_controls_not)


def _controls_more(context: Context, values: Values) -> Any:
    """`who controls more Holdings than you`."""
    noun = values["npmany"]
    return Controls(noun, values["fewer"], CountOf(replace(noun, whose="your", form="-")))


def _take_controls_more(node: Any) -> Values | None:
    if not isinstance(node, Controls) or not isinstance(node.number, CountOf) or node.number.noun.whose != "your":
        return None
    return {"npmany": node.noun, "fewer": node.op}


rule("vp", "{controls} {fewer} {npmany} than you [do]", make=_controls_more, take=_take_controls_more)


def _zoned(context: Context, values: Values) -> Any:
    several: Exists = values["several"]
    noun = replace(several.noun, zone=values["my_zone"], whose="your")
    return _said(context, replace(several, noun=noun), several)


def _take_zoned(node: Any) -> Values | None:
    if not isinstance(node, Exists) or not node.noun.zone or node.noun.whose != "your":
        return None
    return {"several": replace(node, noun=replace(node.noun, zone="", whose="")), "my_zone": node.noun.zone}


rule("yvp", "have {several} in your {my_zone}", make=_zoned, take=_take_zoned, cost=1)
rule("yvp", "have {several} in play", make=_controlled, take=_take_controlled, cost=1)

# ----------------------------------------------------------------------------- so many things, of which something is said


def _subject(template: str, np: str, whose: str = "", op: str = "", number: int = 0, cost: int = 0) -> None:
    fixed = (op, Number(number)) if op else None

    def make(context: Context, values: Values) -> Any:
        noun = values[np]
        if whose == "his":
            noun = replace(noun, whose=whose, owner=values["rposs"])
        elif whose:
            noun = replace(noun, whose=whose)
        return Exists(noun, *(fixed or values.get("any_of") or values.get("any") or values["quantity"]))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Exists) or node.noun.plural != np.startswith("npmany"):
            return None
        count = (node.op, node.number)
        if (fixed and count != fixed) or (whose and node.noun.whose != whose):
            return None
        return {np: node.noun, "rposs": node.noun.owner, "any": count, "any_of": count, "quantity": count}

    rule("some", template, make=make, take=take, cost=cost)


_subject("{any_of} your {npmany}", "npmany", "your")
_subject("{quantity} of your {npmany}", "npmany", "your")
_subject("{any_of} {rposs} {npmany}", "npmany", "his", cost=1)
_subject("{quantity} of {rposs} {npmany}", "npmany", "his", cost=1)
_subject("{any} {npmany0}", "npmany0")
_subject("no {npone0}", "npone0", "", "=", 0)
_subject("any {npone0}", "npone0", "", ">=", 1)
_subject("{quantity} {npmany0}", "npmany0")
_subject("(a|an) {npone0}", "npone0", "", ">=", 1, cost=1)


def _of_them(name: str) -> Any:
    def make(context: Context, values: Values) -> Any:
        many = context.pronoun("them", "they")
        return Exists(Noun(("card",), (Among(many),), plural=True, form="-"), *values[name])

    def take(node: Any) -> Values | None:
        if not isinstance(node, Exists) or len(node.noun.filters) != 1 or not isinstance(node.noun.filters[0], Among):
            return None
        return {name: (node.op, node.number), "those": "them"}

    return {"make": make, "take": take}


rule("some", "{any_of} {those}", **_of_them("any_of"))
rule("some", "{quantity} of {those}", **_of_them("quantity"))
rule("some", "{either_of}", **_of_them("either_of"))


def _anybody(context: Context, values: Values) -> Any:
    whose, op, number = values["anybody"]
    context.mention(Ref("each"), Noun(("player",)))
    return Exists(Noun(("player",), (), whose, form="-"), op, number)


def _take_anybody(node: Any) -> Values | None:
    if not isinstance(node, Exists) or node.noun.kinds != ("player",) or node.noun.filters:
        return None
    return {"anybody": (node.noun.whose, node.op, node.number)}


rule("some", "{anybody}", make=_anybody, take=_take_anybody, cost=-1)


def _some_are(context: Context, values: Values) -> Any:
    """`Some of your Personalities are bowed`. That all are is read as: there is none that is not."""
    some, said = values["some"], values["vps"]
    context.mentions[:] = [each for each in context.mentions if each.ref != Ref("each")]
    if not isinstance(some, Exists):
        return context.fail(context.words())
    everyone = some.op == "all"
    asked = NoneOf((said,), form="-") if everyone else said
    noun = replace(some.noun, filters=(*some.noun.filters, asked))
    count = NONE if everyone else (some.op, some.number)
    if noun.kinds == ("player",) and noun.whose == "other" and not everyone:
        context.mention(Each(noun), noun)  # `If another player has 7 or more Honor, he loses 2 Honor.`
    return Exists(noun, *count, form=f"{context.rule_form}|{some.form}")


def _take_some_are(node: Any) -> Values | None:
    if not isinstance(node, Exists) or not node.noun.filters:
        return None
    *before, last = node.noun.filters
    noun = replace(node.noun, filters=tuple(before))
    if isinstance(last, NoneOf) and last.form == "-":
        return {"some": Exists(noun, *ALL, form=node.form), "vps": last.filters[0]}
    return {"some": Exists(noun, node.op, node.number, form=node.form), "vps": last}


rule("cond0", "{some} {vps}", make=_some_are, take=_take_some_are, cost=1)


def _some_there(context: Context, values: Values) -> Any:
    some: Exists = values["some"]
    if some.op == "all":
        return context.fail(context.words())
    noun = replace(some.noun, zone=values["my_zone"], whose="your")
    return Exists(noun, some.op, some.number, form=f"{context.rule_form}|{some.form}")


def _take_some_there(node: Any) -> Values | None:
    values = _take_zoned(node)
    if values is None:
        return None
    some: Exists = values["several"]
    if " your " in node.form:
        some = replace(some, noun=replace(some.noun, whose="your"))
    return {"some": some, "be": "is", "my_zone": values["my_zone"]}


rule("cond0", "{some} {be} in your {my_zone}", make=_some_there, take=_take_some_there)

# -------------------------------------------------------------------------------------------------- players and cards

rule("yvp", "have {stat_is}", make=lambda c, v: _my_stat(c, v), take=lambda n: _take_my_stat(n), cost=1)
_HAND = StatOf("hand", You())
rule(
    "yvp",
    "have {quantity} cards in [your] hand",
    make=lambda c, v: Compare(_HAND, *v["quantity"]),
    take=lambda n: {"quantity": (n.op, n.right)} if isinstance(n, Compare) and n.left == _HAND else None,
)
rule("yvp", "have no cards in [your] hand", Compare(_HAND, "=", Number(0)))
rule("cond0", "your hand is empty", Compare(_HAND, "=", Number(0)))
for _his in ("his ", "her ", "their ", ""):
    _more = StatIs("hand", slot("fewer"), _HAND)
    rule("vp", f"has {{fewer}} cards in {_his}hand than you [do]", _more)
    rule(
        "vp",
        f"has {{quantity}} cards in {_his}hand",
        make=lambda c, v: StatIs("hand", *v["quantity"]),
        take=lambda n: {"quantity": (n.op, n.right)} if isinstance(n, StatIs) and n.stat == "hand" else None,
    )
    rule("vp", f"has no cards in {_his}hand", StatIs("hand", "=", Number(0)))
    rule("has", f"no cards in {_his}hand", StatIs("hand", "=", Number(0)), cost=-1)
    rule("has", f"{{fewer}} cards in {_his}hand than you [do]", _more, cost=-1)
    rule(
        "has",
        f"{{quantity}} cards in {_his}hand",
        make=lambda c, v: StatIs("hand", *v["quantity"]),
        take=lambda n: {"quantity": (n.op, n.right)} if isinstance(n, StatIs) and n.stat == "hand" else None,
        cost=-1,
    )


def _my_stat(context: Context, values: Values) -> Any:
    """`you have 10 or more Honor`: of a player, only Family Honor is a stat."""
    said = values["stat_is"]
    if not isinstance(said, StatIs) or said.stat != "family_honor" or said.right is None:
        return context.fail(context.words())
    return _said(context, Compare(StatOf("family_honor", You()), said.op, said.right), said)


def _take_my_stat(node: Any) -> Values | None:
    if not isinstance(node, Compare) or node.left != StatOf("family_honor", You()):
        return None
    return {"stat_is": StatIs("family_honor", node.op, node.right, form=node.form)}


def _army(template: str, positive: bool) -> None:
    """`your army contains any Shugenja`."""

    def make(context: Context, values: Values) -> Any:
        several: Exists = values["several"]
        noun = replace(several.noun, filters=(*several.noun.filters, values["army"]))
        found = _said(context, replace(several, noun=noun), several)
        return found if positive else Not(found)

    def take(node: Any) -> Values | None:
        inner = node if positive else getattr(node, "condition", None)
        if not isinstance(inner, Exists) or not inner.noun.filters or not isinstance(inner.noun.filters[-1], In):
            return None
        noun = replace(inner.noun, filters=inner.noun.filters[:-1])
        return {"army": inner.noun.filters[-1], "several": replace(inner, noun=noun)}

    rule("cond0", template, make=make, take=take)


_army("{army} (contains|has) {several}", True)
_army("{army} does not (contain|have) {several}", False)
