"""Prohibitions in several parts: `cannot assign or move`, `You cannot bow him as a cost or target him`, and whom they concern."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.forbids import _ACTIVE, _ACTIVE_BOTH, _MODALS, _PASSIVE
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import (
    ActionDid,
    Among,
    Both,
    Each,
    Forbid,
    Give,
    In,
    Is,
    Not,
    Noun,
    PerformedBy,
    Ref,
    Secure,
    Several,
    Traits,
)
from rokugan.program.words import Ban

page = Page()
rule = page.rule

Values = dict[str, Any]
SUBJ, OBJ, EVERYONE, BY, COND, POSS, B = (
    slot(name) for name in ("subj", "obj", "everyone", "by", "condition", "poss", "b")
)
_YOUR_ACTIONS = Noun(("action",), (), "your")

# ---------------------------------------------------------------- what is forbidden, without the modal verb


def _bans(category: str, kind: Ban) -> None:
    for verb, words in _ACTIVE:
        rule(category, words, Forbid(kind, verb))
    for verb, other, words in _ACTIVE_BOTH:
        rule(category, words, Forbid(kind, verb, others=(other,)))
    for verb, words in _PASSIVE:
        rule(category, f"be {words}", Forbid(kind, verb))
        rule(category, f"be {words} {{by}}", Forbid(kind, verb, None, BY))
        rule(f"{category}_too", f"{words} {{by}}", Forbid(kind, verb, None, BY), cost=2)
        rule(f"{category}_too", words, Forbid(kind, verb), cost=2)
    rule(category, "straighten again", Forbid(kind, "straighten"))
    rule(category, "gain Force bonuses", Forbid(kind, "force bonus"))
    rule(category, "gain Force or Chi bonuses", Forbid(kind, "force bonus", others=("chi bonus",)))
    rule(category, "perform {actions}", Forbid(kind, "perform", None, slot("actions")))
    rule(category, "perform actions that create a challenge", Forbid(kind, "perform", None, _CHALLENGES))
    rule(category, "assign or move to attack", Forbid(kind, "assign attack", others=("move to attack",)))
    rule(category, "assign to or move to attack", Forbid(kind, "assign attack", others=("move to attack",)))
    rule(
        category,
        "assign or move to {poss} battlefield after Infantry Maneuvers",
        Forbid(kind, "assign cavalry", None, In("battlefield", POSS), others=("move to battlefield",)),
    )
    for assign in ("assign", "be assigned"):
        rule(
            category,
            f"{assign} to {{poss}} (battlefield|battlefields)",
            Forbid(kind, "assign", None, In("battlefield", POSS)),
        )
        rule(category, f"{assign} to this Province", Forbid(kind, "assign", None, In("battlefield", Ref("province"))))
        rule(category, f"{assign} to (a|the) defending army", Forbid(kind, "assign defend"))
        rule(category, f"{assign} to (an|the) attacking army", Forbid(kind, "assign attack"))
    rule(
        category,
        "move to (the current|this) battlefield",
        Forbid(kind, "move to battlefield", None, In("battlefield")),
    )
    rule(
        category,
        "move to {poss} battlefield",
        Forbid(kind, "move to battlefield", None, In("battlefield", POSS)),
    )


_CHALLENGES = Noun(("action",), (ActionDid("challenge"),), form="-")
_bans("mayban", "may not")
_bans("willban", "will not")
for _ban in ("mayban", "willban"):  # `be bowed or moved`: the second without `be`
    rule(f"{_ban}_too", f"{{{_ban}}}")

_kind: Any
for _modal, _kind in _MODALS:
    _ban = "mayban" if _kind == "may not" else "willban"
    _one, _two = slot(_ban), B
    _both = f"{{{_ban}}}[,] or {{b:{_ban}_too}}"
    for _who in ("subj", "everyone"):
        rule(
            "give0",
            f"{{{_who}}} {_modal} {_both}",
            make=lambda c, v, w=_who, b=_ban: Give(v[w], _two_bans(v[b], v["b"])),
            take=lambda n, w=_who, b=_ban: _take_given(n, w, b),
            cost=1 if _who == "subj" else 5,
        )
    rule("give0", f"{{subj}} {_modal} {{{_ban}}}", Give(SUBJ, (_one,)), cost=3)
    _there = Is(Ref("each"), (slot("where"),))
    rule("give0", f"{{subj}} {_modal} {{{_ban}}} {{where}}", Give(SUBJ, (_one,), "", _there), cost=5)
    rule(
        "give0",
        f"you {_modal} bow {{obj}} as a cost or target (him|her|it)",
        Give(OBJ, (Forbid("may not", "bow as cost"), Forbid("may not", "target", None, _YOUR_ACTIONS))),
    )
    rule(
        "give0",
        f"you {_modal} target {{obj}} with actions or bow (him|her|it) to pay action costs",
        Give(OBJ, (Forbid("may not", "target", None, _YOUR_ACTIONS), Forbid("may not", "bow as cost"))),
    )
    rule("give0", f"you {_modal} bow {{obj}} (as a cost|to pay costs)", Give(OBJ, (Forbid("may not", "bow as cost"),)))
    _acting = Noun(("action",), (PerformedBy(slot("npmany0")),), form="-")
    rule("stand", f"{{npmany0}} {_modal} target {{everyone}}", Forbid(_kind, "target", EVERYONE, _acting), cost=3)
    rule(
        "give0",
        f"{{npmany0}} {_modal} target {{everyone}}",
        Give(EVERYONE, (Forbid(_kind, "target", None, _acting),)),
        cost=6,
    )
    rule(
        "trait",
        f"challenges issued by {{obj}} {_modal} be refused",
        Forbid(
            "may not", "refuse", Each(Noun(("personality",))), condition=Is(Ref("challenger"), (Among(slot("obj")),))
        ),
    )
    rule(
        "trait",
        f"challenges {{subj}} issues {_modal} be refused",
        Forbid("may not", "refuse", Each(Noun(("personality",))), condition=Is(Ref("challenger"), (Among(SUBJ),))),
    )
    rule(
        "trait",
        f"challenges {{subj}} issues while {{condition}} {_modal} be refused",
        Forbid(
            "may not",
            "refuse",
            Each(Noun(("personality",))),
            condition=Both((Is(Ref("challenger"), (Among(SUBJ),)), COND)),
        ),
    )
    rule(
        "effect0",
        f"the action {_modal} have its effects negated or have its targeting changed",
        Secure(("effects", "targets")),
    )
    rule("effect0", f"the action {_modal} have its effects negated", Secure(("effects",)))
    rule("effect0", f"(the action's|your action's|its) effects {_modal} be negated", Secure(("effects",)))


def _of(who: Any, ban: Any, condition: Any = None, form: str = "") -> Any:
    """The ban on somebody, its own words kept under those of the sentence."""
    form = f"{form}|{ban.form}" if form else ban.form
    return replace(ban, what=who, condition=condition, form=form)


def _bare(ban: Any) -> Any:
    return replace(ban, what=None, condition=None)


def _two_bans(one: Any, two: Any) -> tuple[Any, Any]:
    """`be bowed or moved by card effects`: what is said of the cause at the end is said of both."""
    if one.by is None and two.by is not None and "{by}" in two.form and one.form.startswith("be "):
        one = replace(one, by=two.by)
    return one, two


def _first_bare(one: Any, two: Any) -> Any:
    """The first of two bans without a cause that only the second names."""
    return replace(_bare(one), by=None) if "{by}" not in one.form and "{by}" in two.form else _bare(one)


def _take_given(node: Any, who: str, name: str) -> Values | None:
    if not isinstance(node, Give) or len(node.changes) != 2 or not all(isinstance(e, Forbid) for e in node.changes):
        return None
    one, two = node.changes
    return {who: node.what, name: _first_bare(one, two), "b": _bare(two)}


def _take_both(node: Any, name: str) -> Values | None:
    if not isinstance(node, Traits) or len(node.traits) != 2:
        return None
    one, other = node.traits
    if not isinstance(one, Forbid) or not isinstance(other, Forbid) or one.what is None or one.what != other.what:
        return None
    return {"everyone": one.what, name: _first_bare(one, other), "b": _bare(other)}


def _take_one(node: Any, name: str) -> Values | None:
    if not isinstance(node, Forbid) or node.what is None or node.condition is None:
        return None
    return {"everyone": node.what, name: _bare(node), "condition": node.condition}


def _take_while(node: Any, name: str) -> Values | None:
    values = _take_one(node, name)
    if values is None or not isinstance(values["condition"], Is) or values["condition"].what != Ref("each"):
        return None
    return {**values, "is_what": values["condition"].filters[0]}


def _take_either(node: Any) -> Values | None:
    if not isinstance(node, Forbid) or not isinstance(node.what, Several) or len(node.what.parts) != 2:
        return None
    one, many = node.what.parts
    return {"robj": one, "npmany": many.noun, "by_actions": node.by} if isinstance(many, Each) else None


# ------------------------------------------------------------------------------------- neither, only while


def _neither(context: Context, values: Values) -> Any:
    """`neither unit`: the two things that the text has named last."""
    refs: list[Ref] = []
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and each.ref.to in ("slot", "this") and each.noun.kinds != ("player",):
            if each.ref not in refs:
                refs.append(each.ref)
    if len(refs) < 2:
        return context.fail(context.words())
    parts = tuple(reversed(refs[:2]))
    return Give(Several(parts, form="-"), (values["mayban"],))


def _take_neither(node: Any) -> Values | None:
    if isinstance(node, Give) and isinstance(node.what, Several) and len(node.changes) == 1:
        return {"mayban": node.changes[0]}
    return None


rule("give0", "neither (unit|Personality|of them) may {mayban}", make=_neither, take=_take_neither)
rule(
    "effect0",
    "{subj} can only straighten [this turn] while {is_what}",
    Give(SUBJ, (Forbid("will not", "straighten"),), "", Not(Is(Ref("each"), (slot("is_what"),)))),
)
rule(
    "effect0",
    "{subj} can only straighten [this turn] while (he|she|it) is {is_what}",
    Give(SUBJ, (Forbid("will not", "straighten"),), "", Not(Is(Ref("each"), (slot("is_what"),)))),
)
rule(
    "give0",
    "{subj}, and {b:all}, do not bow from this battle's resolution",
    Give(Several((SUBJ, B)), (Forbid("will not", "bow from resolution"),), "battle"),
)
rule(
    "give0",
    "{subj} (does|do) not bow from (this battle's resolution|battle resolution)",
    Give(SUBJ, (Forbid("will not", "bow from resolution"),), "battle"),
    cost=1,
)
