"""Further sentences that the Samurai book quotes: costs with alternatives, what has happened before, `instead of losing Honor`,
changing where another's unit is assigned."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.deeds import _may_pay, _take_may_pay
from rokugan.cards.grammar.moods import _by
from rokugan.cards.grammar.nouns import owned
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Allow,
    AssignElsewhere,
    Choice,
    ChooseOne,
    Conditional,
    Continuous,
    DecideDuel,
    Did,
    Each,
    Exists,
    Firm,
    Forbid,
    GainHonor,
    Give,
    GrantKeyword,
    Happened,
    HasAbility,
    HasKeyword,
    If,
    In,
    Instead,
    Later,
    Limit,
    LoseHonor,
    May,
    Modify,
    Not,
    Noun,
    Number,
    OtherThan,
    Pattern,
    PayGold,
    Paying,
    Per,
    Produce,
    PutCard,
    Ref,
    Several,
    StatOf,
    Sum,
    Target,
    Times,
    Together,
    TopOf,
    Trigger,
    Triggered,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
A, B, E, NUM, OBJ, SUBJ, POSS, STAT, AMOUNT, COND, EVERYONE, ONE = (
    slot(name)
    for name in (
        "effect0",
        "b",
        "effect1",
        "num",
        "obj",
        "subj",
        "poss",
        "stat",
        "amount",
        "condition",
        "everyone",
        "npone",
    )
)

# --------------------------------------------------------------------------------------- costs and targets

rule("cost", "{effect0} or {targeting}", ChooseOne(((A,), (slot("targeting"),))))
rule("cost", "you may also {effect0}", May((A,)))
rule("effect0", "pay an amount of Gold equal to {amount}", PayGold(AMOUNT))
rule("cond0", "you paid {num} Gold", make=lambda c, v: Did("pay"), take=lambda n: None)


def _one_or_two(context: Context, values: Values) -> Any:
    """`Target 1 Holding, or 2 Holdings if it is not your turn` (samurai.targeting.10)."""
    one = chosen(context, Target(values["npone"], -1, 1, 1))
    two = chosen(context, Target(values["npmany"], -1, 2, 2))
    context.mention(Several((Ref("slot", one.slot), Ref("slot", two.slot))), values["npmany"], plural=True)
    return If(values["condition"], (two,), (one,))


def _take_one_or_two(node: Any) -> Values | None:
    if not isinstance(node, If) or len(node.effects) != 1 or len(node.otherwise) != 1:
        return None
    two, one = node.effects[0], node.otherwise[0]
    if not isinstance(two, Target) or not isinstance(one, Target):
        return None
    return {"npone": one.noun, "npmany": two.noun, "condition": node.condition}


for _first, _second in (("1", "2"), ("a", "two"), ("one", "two")):
    rule(
        "targeting",
        f"target {_first} {{npone}}, or {_second} {{npmany}} if {{condition}}",
        make=_one_or_two,
        take=_take_one_or_two,
    )

rule("effect0", "{psubj} may {effect0} as a cost to {b:effect0}", make=_may_pay, take=_take_may_pay, cost=1)
_by(
    "{psubj} may {targeting} and may {b:effect0}",
    ("targeting", "b"),
    lambda parts, who: Together((May((parts[0],), who), May((parts[1],), who))),
    lambda n: None,
)

# ------------------------------------------------------------------------------------------ choices, instead

rule("cond0", "you (choose|chose) this", Did("choose"))
rule("effect0", "you may {effect0} instead of losing Honor", May((Instead((A,)),)))
rule("sentence0", "these effects (can not|cannot) be negated", Firm("everything"))
rule(
    "sentence0", "{effect1}; these effects (can not|cannot) be negated", make=lambda c, v: _firm(v), take=lambda n: None
)


def _firm(values: Values) -> Any:
    return Together((values["effect1"], Firm("everything")))


for _wins, _won in (("wins", True), ("loses", False)):
    rule("effect0", f"{{subj}} [automatically] {_wins} (the duel|it) [instead]", DecideDuel(SUBJ, _won), cost=1)
    rule("effect0", f"your Personality [automatically] {_wins} the duel", DecideDuel(Ref("duellist"), _won))
rule("effect0", "focus the top card of your Fate deck", PutCard(TopOf("fate deck"), "focus"))
_by(
    "{psubj} may {effect0} and may {b:effect0}",
    ("effect0", "b"),
    lambda parts, who: Together((May((parts[0],), who), May((parts[1],), who))),
    lambda n: None,
)

# ----------------------------------------------------------------------------------------------- moments

_AFTER_NEXT = Trigger("after", Pattern("battle ends", None, None, "next"))
rule("sentence0", "after the next battle ends, {effect1}", Later(_AFTER_NEXT, (E,)))

# ------------------------------------------------------------------------------------------ what is or was so

rule("give0", "{poss} (maximum|minimum) {stat} is {num}", make=lambda c, v: _limit(c, v), take=lambda n: _take_limit(n))


def _limit(context: Context, values: Values) -> Any:
    bound = "maximum" if "maximum" in context.rule_form else "minimum"
    return Give(values["poss"], (Limit(values["stat"], bound, values["num"]),), form=context.rule_form)


def _take_limit(node: Any) -> Values | None:
    if not isinstance(node, Give) or len(node.changes) != 1 or not isinstance(node.changes[0], Limit):
        return None
    change = node.changes[0]
    return {"poss": node.what, "stat": change.stat, "num": change.value} if change.bound in node.form else None


_LOST = Happened(Pattern("lose province", None, You()), "game")
rule("cond0", "you have lost a Province this game", _LOST)
rule("trait", "can only enter play if {condition}", Forbid("may not", "enter play", condition=Not(COND)))
rule(
    "cond0",
    "{who:player} has brought (a|an) {npone} into play",
    Happened(Pattern("enter play", ONE, slot("who")), "game"),
)
for _many, _number in (("two", 2), ("three", 3), ("four", 4)):
    rule(
        "cond0",
        f"you have {_many} {{npmany}} in play",
        make=lambda c, v, n=_number: Exists(_owned(v["npmany"]), ">=", Number(n)),
        take=lambda n, k=_number: _take_having(n, k, "npmany"),
    )
rule(
    "cond0",
    "you have (a|an) {npone} in play",
    make=lambda c, v: Exists(_owned(v["npone"])),
    take=lambda n: _take_having(n, 1, "npone"),
)


def _owned(noun: Noun) -> Noun:
    return replace(noun, whose="your")


def _take_having(node: Any, number: int, name: str) -> Values | None:
    if not isinstance(node, Exists) or node.noun.whose != "your" or node.op != ">=" or node.number != Number(number):
        return None
    return {name: node.noun}


rule(
    "trait",
    "{everyone} are {kwmany}",
    make=lambda c, v: Continuous(v["everyone"], (GrantKeyword(v["kwmany"].keyword, form=v["kwmany"].form),)),
    take=lambda n: None,
    cost=1,
)
_ENTERS = Trigger("after", Pattern("enter play", Ref("this")))
for _verb, _honor in (("gain", GainHonor), ("lose", LoseHonor)):
    rule("trait", f"{_verb} Honor equal to {{amount}}", Triggered(_ENTERS, (_honor(AMOUNT),)))
    rule(
        "trait",
        f"{_verb} {{num}} Honor, or {{b:num}} [Honor] if {{condition}}",
        Triggered(_ENTERS, (_honor(Conditional(COND, B, NUM)),)),
    )
rule("stand", "challenges (cannot|can not|may not) be issued", Forbid("may not", "issue", Each(Noun(("personality",)))))
rule(
    "give0",
    "challenges (cannot|can not|may not) be issued",
    Give(You(), (Forbid("may not", "issue", Each(Noun(("personality",)))),)),
)
_HERE = In("battlefield")
_AT_ITS_PROVINCE = In("battlefield", Ref("province"))
rule(
    "give0",
    "{npmany} (cannot|can not|will not) move from (this battlefield|the current battlefield)",
    make=lambda c, v: Give(Each(_there(v["npmany"], _HERE)), (Forbid("will not", "leave"),)),
    take=lambda n: None,
)
rule(
    "trait",
    "{npmany} (cannot|can not|will not) move from this battlefield",
    make=lambda c, v: Forbid("will not", "leave", Each(_there(v["npmany"], _AT_ITS_PROVINCE))),
    take=lambda n: None,
)


def _there(noun: Noun, where: In) -> Noun:
    return replace(noun, filters=(*noun.filters, where))


rule("post", "with a challenge as one of its effects", HasAbility("challenge"))
for _perform in ("perform", "performing"):
    rule(
        "trait",
        f"{{everyone}} need not bow to {_perform} {{kwmany}}",
        make=lambda c, v: Allow("no bow cost", v["everyone"], of=Noun(("action",), (HasKeyword(v["kwmany"].keyword),))),
        take=lambda n: None,
    )
rule(
    "give0",
    "{subj} (loses|lose|suffers|suffer) {changes}",
    Give(SUBJ, slot("changes")),
    make=lambda c, v: _suffered(c, v),
    cost=3,
)


def _suffered(context: Context, values: dict[str, Any]) -> Any:
    """`He suffers -2F.`; nobody loses a bonus by these words, nor gains by them."""
    changes = values["changes"]
    if all(isinstance(each, Modify) and (each.negative or _is_minus(each.amount)) for each in changes):
        return Give(values["subj"], changes)
    return context.fail(context.words())


def _is_minus(amount: Any) -> bool:
    return (isinstance(amount, Number) and amount.value < 0) or (isinstance(amount, Times) and amount.factor < 0)


# -------------------------------------------------------------------------------------------------- Gold

rule(
    "effect0",
    "produce {num} Gold for every [full] {int} points of Family Honor you have",
    make=lambda c, v: Produce(_times(v["num"], Per(v["int"], StatOf("family_honor", You())))),
    take=lambda n: _take_times(n),
)


def _take_times(node: Any) -> dict[str, Any] | None:
    amount = node.amount if isinstance(node, Produce) else None
    factor, per = (amount.factor, amount.of) if isinstance(amount, Times) else (1, amount)
    return {"num": Number(factor), "int": per.points} if isinstance(per, Per) else None


def _times(number: Any, per: Any) -> Any:
    return per if number == Number(1) else Times(number.value, per)


# --------------------------------------------------------------------------------------------- assignment

rule(
    "pattern0",
    "{event_player} would assign {event_thing} to attack one of your provinces",
    Pattern("assign", slot("event_thing"), slot("event_player"), "attack you"),
)
rule("effect0", "you may assign (it|him|them) to a different province", AssignElsewhere())

# ----------------------------------------------------------------------------------------- another's hand


def _taken(context: Context, values: Values) -> Any:
    """A card of another player's hand, chosen by nobody, comes into one's own."""
    noun = Noun(("card",), (), "his", values["pposs"], "hand")
    return PutCard(chosen(context, Choice(noun, random=True)), "hand", form=context.rule_form)


def _take_taken(node: Any) -> Values | None:
    if not isinstance(node, PutCard) or node.to != "hand" or not isinstance(node.what, Choice) or not node.what.random:
        return None
    return {"pposs": node.what.noun.owner}


rule(
    "effect0",
    "take a card at random from {pposs} hand and put it (in|into) your hand",
    make=_taken,
    take=_take_taken,
)

# ------------------------------------------------------------------------------------- more of the book's examples


def _two_or_mixed(context: Context, values: Values) -> Any:
    """`Target two of your X, or one of your X and one of your Y`: an X, and another X or a Y (samurai.targeting.08)."""
    first, other = owned(values["npmany"], "your"), values["c"]
    if values["b"].kinds != first.kinds or first.filters or other.filters:
        return context.fail(context.words())
    one = chosen(context, Target(replace(first, plural=False, form="-"), form="-"))
    either = Noun((*first.kinds, *other.kinds), (OtherThan(Ref("slot", one.slot), form="-"),), "your", form="-")
    two = chosen(context, Target(either, form="-"))
    context.mention(Several((Ref("slot", one.slot), Ref("slot", two.slot))), replace(either, plural=True), plural=True)
    return Several((one, two), form=context.rule_form)


def _take_two_or_mixed(node: Any) -> Values | None:
    parts = [part for part in node.parts if isinstance(part, Target)] if isinstance(node, Several) else []
    if len(parts) != 2 or len(parts[1].noun.kinds) != 2 or parts[0].noun.kinds != parts[1].noun.kinds[:1]:
        return None
    first, other = (Noun((kind,), plural=True) for kind in parts[1].noun.kinds)
    return {"npmany": first, "b": first, "c": other}


for _target in ("target ", ""):
    rule(
        "targeting",
        f"target two of your {{npmany}}[,] or {_target}one of your {{b:npmany}} and one of your {{c:npmany}}",
        make=_two_or_mixed,
        take=_take_two_or_mixed,
        cost=-1,
    )
rule("effect0", "you may {effect0} as a cost to {b:effect0}", May((Paying((A,), (B,)),)), cost=1)
_POINTS = Times(slot("int"), Per(B, StatOf("family_honor", You())))
for _full in ("", "full "):
    _every = f"{{int}} Gold for every {_full}{{b:int}} points of Family Honor you have"
    rule("produce", f"produce {_every}", Produce(_POINTS))
    rule("produce", f"produce {{num}} Gold, plus {_every}", Produce(Sum((NUM, _POINTS))))
