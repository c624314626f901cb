"""More that texts ask: who has the most, how many of yours are what, what has been done this turn and how often."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.table import rule, slot, words
from rokugan.cards.program import (
    Compare,
    Controls,
    CountOf,
    Each,
    Exists,
    Extreme,
    Happened,
    HasFavor,
    Noun,
    Number,
    Pattern,
    StatOf,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
NUM, ONE, MANY, THING, STAT, VP = (slot(name) for name in ("num", "npone", "npmany", "event_thing", "stat", "vp"))
_PLAYERS, _OTHERS = Each(Noun(("player",))), Each(Noun(("player",), (), "other"))
_HONOR = StatOf("family_honor", You())

# ------------------------------------------------------------------------------------------------- players

for _more, _op in (("more", ">"), ("less", "<"), ("higher", ">"), ("lower", "<")):
    _any, _every = (Extreme("family_honor", _OTHERS, least) for least in ((_op == ">"), (_op == "<")))
    for _honor in ("Honor", "Family Honor"):
        rule("cond0", f"you have {_more} {_honor} than another player", Compare(_HONOR, _op, _any))
        rule("cond0", f"you have {_more} {_honor} than (each|any|every) other player", Compare(_HONOR, _op, _every))
        rule(
            "cond0",
            f"another player has {_more} {_honor} than you",
            Compare(_any, {">": "<", "<": ">"}[_op], _HONOR),
            cost=1,
        )
for _most, _op in (("highest", ">"), ("most", ">"), ("lowest", "<")):
    _best = Extreme("family_honor", _OTHERS, _op == "<")
    rule("cond0", f"you have the {_most} Family Honor", Compare(_HONOR, _op, _best))
for _words, _op in (("higher than", ">"), ("lower than", "<"), ("greater than", ">"), ("less than", "<")):
    _some = Extreme("family_honor", _OTHERS, _op == ">")
    rule("cond0", f"your Family Honor is {_words} another player's", Compare(_HONOR, _op, _some))
for _words, _op in (("or more", ">="), ("or fewer", "<=")):
    _mine = CountOf(Noun(("province",), (), "your"))
    rule("cond0", f"you have {{num}} {_words} provinces", Compare(_mine, _op, NUM))
for _more, _op in (("more", ">"), ("fewer", "<")):
    _hands = Extreme("hand", _OTHERS, _op == "<")
    rule("cond0", f"another player has {_more} cards in his hand than you", Compare(_hands, _op, StatOf("hand", You())))
rule("cond0", "no player controls the Imperial Favor", HasFavor(_PLAYERS, False))
rule("cond0", "(a player|any player) controls the Imperial Favor", HasFavor(_PLAYERS))
rule("cond0", "another player controls the Imperial Favor", HasFavor(_OTHERS))


def _most_of(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    rival = Controls(noun, values["most"], CountOf(replace(noun, whose="your")))
    return Exists(Noun(("player",), (rival,), "other"), "=", Number(0))


def _take_most_of(node: Any) -> Values | None:
    if not isinstance(node, Exists) or node.noun.kinds != ("player",) or len(node.noun.filters) != 1:
        return None
    rival = node.noun.filters[0]
    if not isinstance(rival, Controls) or not isinstance(rival.number, CountOf):
        return None
    return {"npmany": rival.noun, "most": rival.op}


words("most", {"most": ">=", "fewest": "<="})
rule("yvp", "control the {most} {npmany}", make=_most_of, take=_take_most_of)


def _your_stronghold(context: Context, values: Values) -> Any:
    mine = Noun(("stronghold",), (), "your")
    context.mention(Each(mine), mine)
    return Exists(replace(mine, filters=(values["vp"],)))


rule(
    "cond0",
    "your Stronghold {vp}",
    make=lambda c, v: _your_stronghold(c, v),
    take=lambda n: (
        {"vp": n.noun.filters[0]}
        if isinstance(n, Exists) and n.noun.kinds == ("stronghold",) and n.noun.filters
        else None
    ),
    cost=1,
)

# ----------------------------------------------------------------------------------------- what has been done

_TIMES = (("this turn", "turn"), ("this battle", "battle"), ("this game", "game"))
for _time, _period in _TIMES:
    for _verb, _past in (
        ("destroy", "destroyed"),
        ("bow", "bowed"),
        ("move", "moved"),
        ("dishonor", "dishonored"),
        ("straighten", "straightened"),
        ("discard", "discarded"),
    ):
        _one = Happened(Pattern(_verb, THING), _period)
        rule("cond0", f"{{event_thing}} was {_past} {_time}", _one, cost=4)
        _many = Happened(Pattern(_verb, MANY), _period, times=NUM)
        rule("cond0", f"{{num}} or more {{npmany}} were {_past} {_time}", _many)
        rule("cond0", f"at least {{num}} {{npmany}} were {_past} {_time}", _many)
    for _did, _event in (("won", "win"), ("lost", "lose")):
        rule(
            "cond0", f"you [have] {_did} a battle {_time}", Happened(Pattern(f"{_event} battle", None, You()), _period)
        )
        _duel = Pattern(f"{_event} duel", Noun(("personality",), (), "your"))
        rule("cond0", f"you [have] {_did} a duel {_time}", Happened(_duel, _period))
    rule("cond0", f"a duel was fought {_time}", Happened(Pattern("duel ends"), _period))
    rule("cond0", f"you [have] played (a|an) {{npone}} {_time}", Happened(Pattern("play", ONE, You()), _period), cost=1)


def _took(whose: str, period: str) -> Any:
    def make(context: Context, values: Values) -> Any:
        noun = Noun(("action",), tuple(values["actadj"]), whose, form="-")
        times = values.get("num", Number(1))
        return Happened(Pattern("announce", None, noun), period, times=times)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Happened) or node.period != period or not isinstance(node.pattern.actor, Noun):
            return None
        if node.pattern.actor.whose != whose:
            return None
        return {"actadj": node.pattern.actor.filters, "num": node.times}

    return {"make": make, "take": take}


for _time, _period in _TIMES[:2]:
    for _who, _whose in (
        ("you", "your"),
        ("you have", "your"),
        ("another player", "other"),
        ("another player has", "other"),
    ):
        _take_word = "taken" if _who.endswith(("have", "has")) else "took"
        rule("cond0", f"{_who} {_take_word} (a|an) {{actadj*}} action {_time}", **_took(_whose, _period))
        rule("cond0", f"{_who} {_take_word} {{num}} or more {{actadj*}} actions {_time}", **_took(_whose, _period))
