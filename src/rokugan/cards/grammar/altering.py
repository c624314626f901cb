"""Stats raised, lowered and set: `statof` names the stat (or several) of a thing, `howmuch` says by how much or to what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    Change,
    Chosen,
    Conditional,
    CountOf,
    Each,
    Give,
    Half,
    In,
    Modify,
    Node,
    Noun,
    OneChange,
    Ref,
    SetStat,
    Several,
    StatOf,
    Sum,
    Target,
    Thing,
    Times,
)
from rokugan.program.words import CardStat

page = Page()
rule = page.rule

POSS, OBJ, STAT, B, AMOUNT, NUM, COND = (
    slot(name) for name in ("poss", "obj", "stat", "b", "amount", "num", "condition")
)

# ---------------------------------------------------------------------------------------------- which stat


@dataclass(frozen=True, repr=False)
class Stats(Node):
    """The stats of a thing while a sentence is read. Their words become part of the form of the Give.

    either: one of them, as the player chooses; otherwise all of them."""

    of: Thing
    stats: tuple[CardStat, ...]
    either: bool = False


for _of, _whose in ((POSS, "{poss} {0}"), (OBJ, "the {0} of {obj}")):
    for _words, _stats, _either in (
        ("{stat}", (STAT,), False),
        ("{stat} and {b:stat}", (STAT, B), False),
        ("{stat} or {b:stat}", (STAT, B), True),
        ("{stat}, {b:stat}, or {c:stat}", (STAT, B, slot("c")), True),
    ):
        rule("statof", _whose.replace("{0}", _words), Stats(_of, _stats, _either))


def _both(context: Context, values: Values) -> Any:
    """`his Force and the Force of each Follower in his unit`: one stat of several things."""
    if values["stat"] != values["b"]:
        return context.fail(context.words())
    return Stats(Several((values["poss"], values["obj"])), (values["stat"],))


def _take_both(node: Any) -> Values | None:
    if not isinstance(node, Stats) or not isinstance(node.of, Several) or len(node.stats) != 1:
        return None
    return {"poss": node.of.parts[0], "obj": node.of.parts[1], "stat": node.stats[0], "b": node.stats[0]}


rule("statof", "{poss} {stat} and the {b:stat} of {obj}", make=_both, take=_take_both)
rule("statof", "{poss} {stat}, and the {b:stat} of {obj},", make=_both, take=_take_both)


def _of_unit(context: Context, values: Values) -> Any:
    cards = Noun(("personality", "follower"), (In("unit", values["obj"]),), form="-")
    return Stats(Each(cards), (values["stat"],))


def _take_of_unit(node: Any) -> Values | None:
    if (
        not isinstance(node, Stats)
        or not isinstance(node.of, Each)
        or node.of.noun.kinds != ("personality", "follower")
        or len(node.of.noun.filters) != 1
    ):
        return None
    where = node.of.noun.filters[0]
    if not isinstance(where, In) or where.relation != "unit" or node.of.noun != Noun(node.of.noun.kinds, (where,)):
        return None
    return {"obj": where.of, "stat": node.stats[0]}


rule("statof", "the {stat} of the Personality and of each Follower in {obj}", make=_of_unit, take=_take_of_unit)

# ------------------------------------------------------------------------------------------ by how much, to what

rule("howmuch", "{amount}")
rule("howmuch", "an amount equal to {amount}")
rule("howmuch", "{int} for each {npone}", Times(slot("int"), CountOf(slot("npone"))))
for _by in ("", " by", " to"):
    rule("howmuch", f"{{amount}}, or{_by} {{b:num}} if {{condition}}", Conditional(COND, B, AMOUNT))
    rule(
        "howmuch", f"{{amount}}, and{_by} an additional {{num}} if {{condition}}", Sum((AMOUNT, Conditional(COND, NUM)))
    )

# ------------------------------------------------------------------------------------------------ the changes


def _change(how: Any, stat: CardStat, amount: Any) -> Change:
    if how in ("raise", "lower", ""):
        return SetStat(stat, amount, False, how)
    return Modify(stat, amount, how == "-", choose=how == "+-")


def _how(change: Any) -> str:
    if isinstance(change, SetStat):
        return change.only
    return "+-" if change.choose else "-" if change.negative else "+"


def _amount(change: Any) -> Any:
    return change.to if isinstance(change, SetStat) else change.amount


def _altering(how: str) -> dict[str, Any]:
    """Change the stats named by `statof` in that way, by or to the `howmuch`."""

    def make(context: Context, values: Values) -> Any:
        meant: Stats = values["statof"]
        changes = tuple(_change(how, stat, values["howmuch"]) for stat in meant.stats)
        if meant.either:
            changes = (OneChange(changes),)
        return Give(meant.of, changes, form=f"{context.rule_form}|{meant.form}")

    def take(node: Any) -> Values | None:
        found = _taken(node)
        if found is None or any(not isinstance(each, (Modify, SetStat)) or _how(each) != how for each in found[1]):
            return None
        if any(isinstance(each, Modify) is (how in ("raise", "lower", "")) for each in found[1]):
            return None
        amounts = [_amount(each) for each in found[1]]
        return {"statof": found[0], "howmuch": amounts[0]} if amounts.count(amounts[0]) == len(amounts) else None

    return {"make": make, "take": take}


def _taken(node: Any) -> tuple[Stats, tuple[Any, ...]] | None:
    """What is changed and how, of a Give that `statof` can say."""
    if not isinstance(node, Give) or node.until or node.condition is not None or not node.changes:
        return None
    changes: tuple[Any, ...] = node.changes
    either = isinstance(changes[0], OneChange)
    if either:
        changes = changes[0].changes
    if not all(isinstance(each, (Modify, SetStat)) and not getattr(each, "bound", None) for each in changes):
        return None
    return Stats(node.what, tuple(each.stat for each in changes), either, form=node.form), changes


for _verb, _by, _to in (
    ("(raise|increase)", "+", "raise"),
    ("(reduce|lower|decrease)", "-", "lower"),
    ("(raise or lower|increase or decrease|increase or reduce)", "+-", None),
):
    rule("give0", f"{_verb} {{statof}} by {{howmuch}}", **_altering(_by))
    if _to is not None:
        rule("give0", f"{_verb} {{statof}} (to|to equal) {{howmuch}}", cost=1, **_altering(_to))
rule("give0", "set {statof} (to|equal to|to equal) {howmuch}", cost=1, **_altering(""))
rule("give0", "{statof} becomes [equal to] {howmuch}", cost=1, **_altering(""))
rule("give0", "add {howmuch} to {statof}", **_altering("+"))
rule("give0", "subtract {howmuch} from {statof}", **_altering("-"))


def _to_anothers(context: Context, values: Values) -> Any:
    """`Set his Force equal to Kado's.`"""
    meant: Stats = values["statof"]
    changes = tuple(SetStat(stat, StatOf(stat, values["rposs"])) for stat in meant.stats)
    return Give(meant.of, changes, form=f"{context.rule_form}|{meant.form}")


def _take_to_anothers(node: Any) -> Values | None:
    found = _taken(node)
    if found is None or not all(isinstance(each, SetStat) and isinstance(each.to, StatOf) for each in found[1]):
        return None
    return {"statof": found[0], "rposs": found[1][0].to.of}


rule("give0", "set {statof} (to|equal to) {rposs}", make=_to_anothers, take=_take_to_anothers, cost=2)


def _doubled(context: Context, values: Values) -> Any:
    """`Double their Force`: each thing gets a bonus of its own value."""
    meant: Stats = values["statof"]
    of = meant.of
    again = (
        Ref("slot", of.slot)
        if isinstance(of, (Chosen, Target))
        else Ref("each")
        if isinstance(of, (Several, Each))
        else of
    )
    changes = tuple(Modify(stat, StatOf(stat, again)) for stat in meant.stats)
    return Give(of, changes, form=f"{context.rule_form}|{meant.form}")


def _take_doubled(node: Any) -> Values | None:
    found = _taken(node)
    if found is None or not all(
        isinstance(each, Modify) and isinstance(each.amount, StatOf) and each.amount.stat == each.stat
        for each in found[1]
    ):
        return None
    return {"statof": found[0]}


rule("give0", "double {statof}", make=_doubled, take=_take_doubled)


def _halved(context: Context, values: Values) -> Any:
    """`Halve his Force, rounded up`: it is lowered to half of what it is."""
    meant: Stats = values["statof"]
    of = meant.of
    again = Ref("slot", of.slot) if isinstance(of, (Chosen, Target)) else Ref("each") if isinstance(of, Each) else of
    changes = tuple(SetStat(stat, Half(StatOf(stat, again), values["rounded"]), False, "lower") for stat in meant.stats)
    return Give(of, changes, form=f"{context.rule_form}|{meant.form}")


def _take_halved(node: Any) -> Values | None:
    found = _taken(node)
    if found is None or not all(isinstance(each, SetStat) and isinstance(each.to, Half) for each in found[1]):
        return None
    return {"statof": found[0], "rounded": found[1][0].to.up}


rule("give0", "halve {statof} {rounded}", make=_halved, take=_take_halved)
