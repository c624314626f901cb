"""Further amounts and comparisons: `whichever is greater`, `4F or higher`, `the highest number in any one discard pile`; bounds
that an effect sets to itself (`this gain cannot raise your Family Honor above its starting value`)."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.effects import act
from rokugan.cards.parsing.parser import Chart
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, part, slot
from rokugan.program import (
    Capped,
    Continuous,
    CountOf,
    Difference,
    Each,
    Extreme,
    GainHonor,
    Limit,
    MostOf,
    Noun,
    Number,
    PartsOf,
    Ref,
    Shares,
    StatIs,
    StatOf,
    You,
)
from rokugan.program.words import Stat

page = Page()
rule, terminal = page.rule, page.terminal

Values = dict[str, Any]
OBJ, SUBJ, POSS, NUM, AMOUNT, STAT, MANY, ONE, COND, WHO = (
    slot(name) for name in ("obj", "subj", "poss", "num", "amount", "stat", "npmany", "npone", "condition", "who")
)
ROBJ, RPOSS = slot("robj"), slot("rposs")

# -------------------------------------------------------------------------------- a number with its letter: 4F

_LETTERS: dict[str, Any] = {"F": "force", "C": "chi", "PH": "personal_honor"}
_STAT = re.compile(r"(\d+)(F|C|PH)$")


def _read_lettered(chart: Chart, at: int) -> list[tuple[int, Any]]:
    found = _STAT.match(chart.tokens[at].text)
    if found is not None:
        return [(at + 1, StatIs(_LETTERS[found[2]], "=", Number(int(found[1]))))]
    letter = _LETTERS.get(chart.tokens[at + 1].text) if at + 1 < len(chart.tokens) else None
    if chart.tokens[at].kind == "number" and letter is not None and chart.tokens[at].end == chart.tokens[at + 1].start:
        return [(at + 2, StatIs(letter, "=", Number(int(chart.words[at]))))]
    return []


def _lettered_words(value: Any) -> list[str] | None:
    short = {stat: letter for letter, stat in _LETTERS.items()}
    if isinstance(value, StatIs) and isinstance(value.right, Number) and value.stat in short:
        return [f"{value.right.value}{short[value.stat]}"]
    return None


terminal("lettered", "#stats #number", _read_lettered, lambda context, value: value, _lettered_words)


def _lettered_is(word: str) -> Any:
    """`4F or higher`, `under 3F`, `2C`."""

    def make(context: Context, values: Values) -> Any:
        return replace(values["lettered"], op=values.get(word, "="))

    def take(node: Any) -> Values | None:
        if not isinstance(node, StatIs) or node.base or (not word and node.op != "="):
            return None
        return {"lettered": replace(node, form=""), word: node.op}

    return {"make": make, "take": take}


rule("stat_is", "{lettered} {or_more}", **_lettered_is("or_more"))
rule("stat_is", "{at_least} {lettered}", **_lettered_is("at_least"))
rule("stat_is", "{lettered}", **_lettered_is(""))

# ------------------------------------------------------------------------------------------------- comparisons

for _words in ("with the same Clan alignment", "with the same title", "with the same controller"):
    _kind = {"alignment": "clan", "title": "title", "controller": "player"}[_words.split()[-1]]
    rule(
        "post",
        _words,
        make=lambda c, v, k=_kind: Shares(k, _last_card(c)),
        take=lambda n, w=_words: {} if isinstance(n, Shares) and n.form == w else None,
        cost=1,
    )


def _last_card(context: Context) -> Any:
    """The card that was mentioned last, else this one."""
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and not set(each.noun.kinds) & {"player", "province", "battlefield", "action"}:
            return each.ref
    return Ref("this")


# ----------------------------------------------------------------------------------------------------- amounts

for _more, _least in (("(greater|higher)", True), ("(lower|less)", False)):
    rule(
        "amount",
        f"{{rposs}} or {{b:rposs}} {{stat}}, whichever is {_more}",
        Capped(StatOf(STAT, RPOSS), StatOf(STAT, slot("b")), _least),
    )
    rule("amount", f"{{amount0}} or {{b:amount0}}, whichever is {_more}", Capped(slot("amount0"), slot("b"), _least))
rule("amount0", "{poss} {stat} stat", StatOf(STAT, POSS))
rule(
    "amount0",
    "the difference (in {stat} between|between the {stat} of) {robj} and {b:robj}".replace(
        "(in {stat} between|between the {stat} of)", "in {stat} between"
    ),
    make=lambda c, v: _difference(v["stat"], v["robj"], v["b"]),
    take=lambda n: _take_difference(n),
)
rule(
    "amount0",
    "the difference between {rposs} {stat} and {b:rposs}",
    make=lambda c, v: _difference(v["stat"], v["rposs"], v["b"]),
    take=lambda n: {k.replace("robj", "rposs"): w for k, w in (_take_difference(n) or {}).items()} or None,
)
rule("amount", "{amount0} minus {b:amount0}", Difference(slot("amount0"), slot("b")), cost=1)
rule("amount", "{amount0}[,] (to|up to) a maximum of {num}", Capped(slot("amount0"), NUM))
rule(
    "amount0",
    "the highest number of {npmany} in any one discard pile",
    make=lambda c, v: MostOf(CountOf(_in_pile(v["npmany"])), Each(Noun(("player",)))),
    take=lambda n: _take_pile(n),
)
for _stat, _name in (("Force", "force"), ("Chi", "chi"), ("Gold-Cost", "gold_cost")):
    for _his in ("his", "her", "its"):
        rule(
            "amount0",
            f"the {_stat.replace('-', ' ')} of {_his} highest-{_stat} {{kindone}}",
            make=lambda c, v, n=_name: Extreme(n, PartsOf(Noun(v["kindone"][0], form=v["kindone"][1]), Ref("each"))),
            take=lambda n, name=_name: _take_highest(n, name),
        )


def _difference(stat: Stat, one: Any, other: Any) -> Any:
    """How far apart two stats are: the greater less the lesser."""
    a, b = StatOf(stat, one), StatOf(stat, other)
    return Difference(Capped(a, b, True), Capped(a, b))


def _take_difference(node: Any) -> Values | None:
    if not isinstance(node, Difference) or not isinstance(node.of, Capped) or not isinstance(node.of.of, StatOf):
        return None
    other = node.of.bound
    return {"stat": node.of.of.stat, "robj": node.of.of.of, "b": part(other, "of")} if node.of.least else None


def _in_pile(noun: Noun) -> Noun:
    return replace(noun, whose="his", owner=Ref("each"), zone="discard", form=noun.form or "-")


def _take_pile(node: Any) -> Values | None:
    if not isinstance(node, MostOf) or not isinstance(node.of, CountOf) or node.of.noun.zone != "discard":
        return None
    return {"npmany": replace(node.of.noun, whose="", owner=None, zone="")}


def _take_highest(node: Any, name: str) -> Values | None:
    if not isinstance(node, Extreme) or node.stat != name or not isinstance(node.among, PartsOf):
        return None
    return {"kindone": (node.among.noun.kinds, node.among.noun.form)}


# ---------------------------------------------------------------------------------------- gains with a limit

_HEADROOM = Capped(NUM, Difference(AMOUNT, StatOf("family_honor", You())))
for _cannot in ("cannot", "can not", "will not"):
    act(
        page,
        f"gain {{num}} Honor; (this gain|this) {_cannot} raise your (Family Honor|Honor) above {{amount}}",
        GainHonor(_HEADROOM, WHO),
    )
    act(
        page,
        f"gain {{num}} Honor, but (this|this gain) {_cannot} raise your (Family Honor|Honor) above {{amount}}",
        GainHonor(_HEADROOM, WHO),
    )

# ------------------------------------------------------------------------------------- Family Honor with a limit

_bound: Any
_whom: Any
for _bound, _goes in (("ceiling", "(rise|be raised) (above|over)"), ("floor", "(fall|be lowered|be reduced) below")):
    _bounded = (Limit("family_honor", _bound, AMOUNT),)
    for _whose, _whom in (("your", You()), ("each player's", Each(Noun(("player",))))):
        rule(
            "stand",
            f"{_whose} (Family Honor|Honor) (may not|cannot|can not) {_goes} {{amount}}",
            Continuous(_whom, _bounded),
        )
