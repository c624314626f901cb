"""What it costs to bring a card into play or to use its ability: additions, other prices, other cards that bow."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.deeds import _may_pay, _taken_pay
from rokugan.cards.grammar.moods import _by
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import (
    ACTIONS,
    AMOUNT,
    CONDITION,
    EFFECT0,
    EVERYONE,
    INT,
    NPONE,
    NUM,
    OBJ,
    PERAMOUNT,
    POSS,
    STAT,
    SUBJ,
    B,
)
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    ActionCost,
    ActionDid,
    AddedCost,
    Allow,
    Attach,
    Bow,
    ChangeAmount,
    ChooseOne,
    Chosen,
    Continuous,
    CountOf,
    Destroy,
    Did,
    Each,
    Either,
    EntryCost,
    Fits,
    Forbid,
    Give,
    GoldSource,
    GrantText,
    HasAbility,
    HasCost,
    HasKeyword,
    If,
    In,
    Instead,
    Is,
    Later,
    May,
    Modify,
    NoneOf,
    Noun,
    Number,
    OtherThan,
    PaidOtherwise,
    Pattern,
    PayGold,
    Paying,
    PayLess,
    PayWith,
    Per,
    Produce,
    Producing,
    Program,
    RaiseCost,
    Ref,
    StatOf,
    Sum,
    Target,
    Targeting,
    Term,
    Times,
    Together,
    Traits,
    Trigger,
    Triggered,
    You,
)

page = Page()
rule = page.rule

rule("trait", "bow to {produce}", GoldSource((Bow(Ref("this")),), slot("produce")))
rule("trait", "{actions} have the additional cost: {effect0}", AddedCost(ACTIONS, (EFFECT0,)))
rule("trait", '{actions} have the additional cost , " {effect0} . "', AddedCost(ACTIONS, (EFFECT0,)))
rule("trait", "{actions} have the additional cost of {gerund}", AddedCost(ACTIONS, (slot("gerund"),)))
rule("trait", "as an additional cost to take {actions}, {effect0}", AddedCost(ACTIONS, (EFFECT0,)))
rule("gerund", "paying {num} Gold", PayGold(NUM))
rule("stand", "you need not pay the Gold (cost|costs) of {actions}", Allow("no gold cost", You(), of=ACTIONS))
rule("give0", "you need not pay the Gold (cost|costs) of {actions}", Give(You(), (Allow("no gold cost", of=ACTIONS),)))
rule(
    "trait",
    "you may move your {npmany} home to pay the cost of destroying them",
    make=lambda c, v: PaidOtherwise(replace(v["npmany"], whose="your")),
    take=lambda n: {"npmany": n.noun} if isinstance(n, PaidOtherwise) else None,
)
rule("pattern0", "paying a cost by destroying {event_thing}", Pattern("destroy", slot("event_thing"), None, ("cost",)))
for _paying in ("{effect1} instead to pay (the|that) cost", "to pay the cost, {effect1} instead"):
    rule("sentence0", _paying, Instead((slot("effect1"),), True))
rule(
    "stand",
    "{effect0} as an additional cost to (play|attach) (this card|this Region)",
    EntryCost(Number(0), extra=(EFFECT0,)),
)
rule("stand", "{effect0} as a cost to (play|attach) (this card|this Region)", EntryCost(Number(0), extra=(EFFECT0,)))
rule("effect0", "pay (the|that) cost by bowing {obj} instead", Instead((Bow(OBJ),), True))
rule("effect0", "pay (the|that) cost by destroying {obj} instead", Instead((Destroy(OBJ),), True))


def _more_honor(context: Context, values: Values) -> Any:
    target = values["target"]
    source = Noun(("effect",), (ActionDid("from", Ref("slot", target.slot)),), form="-")
    more = ChangeAmount("add", values["num"])
    return Together(
        (target, Later(Trigger("before", Pattern("gain honor", None, source)), (more,), False, "permanent"))
    )


rule(
    "sentence0",
    "until the end of the game, abilities on {target} produce {num} more Honor whenever they produce Honor",
    make=_more_honor,
    take=lambda n: (
        {"target": n.effects[0], "num": part(n.effects[1], "effects", 0, "amount")}
        if isinstance(n, Together) and isinstance(n.effects[0], Target) and isinstance(n.effects[1], Later)
        else None
    ),
)
for _modal in ("need not", "do not"):
    rule(
        "stand",
        f"{{everyone}} {_modal} bow as a cost of {{actions}} they perform",
        Allow("no bow cost", slot("everyone"), of=slot("actions")),
    )
rule("effect0", "pay {poss} {stat}", PayGold(StatOf(STAT, POSS)), cost=1)
for _lasts in ("until the end of the game", "for the rest of the game"):
    rule(
        "sentence0",
        f"{_lasts}, whenever {{subj}} produces Gold, it produces {{num}} additional Gold",
        Give(SUBJ, (Modify("gold_production", NUM),), "permanent"),
    )
rule(
    "stand",
    "{everyone} (produce|produces) {num} additional Gold",
    Continuous(slot("everyone"), (Modify("gold_production", NUM),)),
)
for _more in ("more", "additional"):
    rule("give0", f"{{subj}} (produces|produce) {{num}} {_more} Gold", Give(SUBJ, (Modify("gold_production", NUM),)))
_LESS = (Modify("gold_production", NUM, True),)
rule("give0", "{everyone} (produces|produce) {num} less Gold", Give(slot("everyone"), _LESS))
rule("stand", "{everyone} (produces|produce) {num} less Gold", Continuous(slot("everyone"), _LESS))
rule("produce", "produce {num} Gold, but only to pay for {npmany}", Produce(NUM, slot("npmany")))
rule("produce", "produce {num} Gold, but only to pay for (a|an) {npone}", Produce(NUM, slot("npone")))
rule(
    "trait",
    "{everyone} (costs|cost) {num} less Gold for {kwname} players",
    EntryCost(NUM, slot("everyone"), condition=Is(You(), (HasKeyword(slot("kwname")),))),
)
rule("produce", "produce {int} Gold for each {npone}", Produce(Times(slot("int"), CountOf(slot("npone")))))
rule("produce", "produce {int} Gold for each {peramount}", Produce(Times(slot("int"), slot("peramount"))), cost=1)
for _for in ("for {actions}", "as a cost of {actions}", "when performing {actions}"):
    rule("stand", f"you may ignore the cost of bowing {{everyone}} {_for}", Allow("no bow cost", EVERYONE, of=ACTIONS))


def _cheaper(context: Context, values: Values) -> Any:
    """Less Gold for one kind of bearer, still less for another: who is both counts as the other."""
    one, other = values["npone"], values["b"]
    rest = replace(one, filters=(*one.filters, NoneOf((Fits(other),), form="-")))
    return Traits((EntryCost(values["num"], values["subj"], rest), EntryCost(values["c"], values["subj"], other)))


def _take_cheaper(node: Any) -> Values | None:
    if not isinstance(node, Traits) or len(node.traits) != 2 or not all(isinstance(e, EntryCost) for e in node.traits):
        return None
    one, other = node.traits
    first: Any = getattr(one, "to", None)
    return {
        "num": getattr(one, "amount", None),
        "subj": getattr(one, "what", None),
        "npone": replace(first, filters=first.filters[:-1]),
        "c": getattr(other, "amount", None),
        "b": getattr(other, "to", None),
    }


rule(
    "trait",
    "pay {num} less Gold for attaching {subj} to (a|an) {npone}, or {c:num} less Gold for attaching it to (a|an) {b:npone}",
    make=_cheaper,
    take=_take_cheaper,
)
for _a in ("a", "an"):
    for _him in ("him", "her", "it", "that card"):
        rule(
            "produce",
            f"when paying for {_a} {{npone}}, produce {{num}} Gold which may only pay for {_him}",
            Produce(NUM, NPONE),
        )
    rule("produce", f"when paying for {_a} {{npone}}, produce {{num}} Gold", Produce(NUM, NPONE))
rule(
    "stand",
    "{effect0} as an additional cost (of bringing|to bring) {subj} into play",
    EntryCost(Number(0), SUBJ, extra=(slot("effect0"),)),
    cost=2,
)
for _a in ("a", "an"):
    for _he in ("he", "she", "it"):
        rule(
            "trait",
            f"when paying for {_a} {{npone}}, {_he} enters play for {{num}} less Gold",
            make=lambda c, v: EntryCost(v["num"], Each(v["npone"])),
            take=lambda n: (
                {"num": n.amount, "npone": n.what.noun}
                if isinstance(n, EntryCost) and n.form and isinstance(n.what, Each)
                else None
            ),
        )
rule("stand", "enters play (paying|for) {int} less Gold for each {peramount}", EntryCost(Times(INT, PERAMOUNT)))
rule(
    "produce",
    "produce {num} Gold, plus {int} [additional] Gold for each {peramount}",
    Produce(Sum((NUM, Times(INT, PERAMOUNT)))),
)


def _producing(context: Context, values: Values) -> Any:
    return Either((HasAbility("gold"), HasAbility("honor")), form="=Gold- and Honor-producing")


rule("adj", "Gold- and Honor-producing", make=_producing, take=lambda n: None)
rule("adj", "Honor-producing", HasAbility("honor"))
for _costs in ("costs", "cost"):
    rule(
        "stand",
        f"{{everyone}} {_costs} {{num}} less Gold for you, to a minimum of {{b:num}}",
        EntryCost(NUM, EVERYONE, least=slot("b")),
    )
    rule("stand", f"{{everyone}} you bring into play {_costs} {{num}} less Gold", EntryCost(NUM, EVERYONE))
    rule("stand", f"{{everyone}} {_costs} you {{num}} less Gold", EntryCost(NUM, EVERYONE))
    rule(
        "trait",
        f"{{everyone}} {_costs} {{num}} less Gold for you, to a minimum of {{b:num}}, but cannot have their costs changed "
        "in any other way",
        Traits((EntryCost(NUM, EVERYONE, least=slot("b")), Forbid("will not", "change gold cost", EVERYONE))),
    )
rule(
    "effect1",
    "{cost:effect0} to {effect0}, or, if {condition}, to {b:effect0}",
    Paying((slot("cost"),), (If(slot("condition"), (B,), (EFFECT0,)),)),
)
_MORE = (Modify("gold_production", slot("num")),)
for _when in (
    "when it bows to produce Gold",
    "each time it produces Gold",
    "whenever it produces Gold",
    "when it produces Gold",
):
    rule("give0", f"{{everyone}} produces {{num}} additional Gold {_when}", Give(slot("everyone"), _MORE))
    rule("stand", f"{{everyone}} produces {{num}} additional Gold {_when}", Continuous(slot("everyone"), _MORE))
rule("effect0", "pay {num} Gold as a cost", PayGold(NUM))
rule("effect0", "(raise|increase) (the action's|that|its) Gold (cost|Cost) by {num}", RaiseCost(NUM))


def _paid_for(context: Context, values: Values) -> Any:
    """A card attaches to the Personality for whom this card's Gold paid, after he enters play."""
    noun = replace(values["npone"], zone="hand", whose="your")
    card = chosen(context, Chosen(noun))
    attach = Attach(card, Ref("subject", words="him"), (Term("less", values["num"]),))
    pattern = Pattern("enter play", values["who"], None, ("paid by this",))
    return Triggered(Trigger("after", pattern), (May((attach,)),))


def _take_paid_for(node: Any) -> Values | None:
    if not isinstance(node, Triggered) or node.trigger.pattern.details != ("paid by this",):
        return None
    attach = part(node.effects[0], "effects", 0)
    noun = replace(attach.what.noun, zone="", whose="")
    return {"who": node.trigger.pattern.subject, "npone": noun, "num": attach.terms[0].amount}


for _a in ("a", "an"):
    for _b in ("a", "an"):
        rule(
            "trait",
            f"if this (pays|paid) for {_a} {{who:npone0}}, you may attach {_b} {{npone}} to him from your hand "
            "after he enters play, reducing its Gold Cost by {num} until it attaches",
            make=_paid_for,
            take=_take_paid_for,
        )
        rule(
            "trait",
            f"if this (pays|paid) for {_a} {{who:npone0}}, after he enters play, you may attach {_b} {{npone}} to him "
            "from your hand, paying {num} less Gold",
            make=_paid_for,
            take=_take_paid_for,
        )

        rule(
            "trait",
            f"if you are paying for {_a} {{who:npone0}}, you may attach {_b} {{npone}} to him from your hand "
            "after he enters play, paying {num} less Gold",
            make=_paid_for,
            take=_take_paid_for,
        )


def _added_cost(context: Context, values: Values) -> Any:
    actions = Noun(("action",), (Targeting(Ref("this")),), "other")
    text = Program(traits=(AddedCost(actions, (values["effect0"],)),))
    return Give(values["obj"], (GrantText(text),))


def _take_added_cost(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.changes[0], GrantText):
        return None
    traits = node.changes[0].program.traits
    if len(traits) != 1 or not isinstance(traits[0], AddedCost):
        return None
    return {"obj": node.what, "effect0": traits[0].costs[0]}


for _who in ("enemy players", "other players", "another player"):
    rule(
        "give0",
        f'actions taken by {_who} that target {{obj}} have the additional cost , " {{effect0}} . "',
        make=_added_cost,
        take=_take_added_cost,
    )


def _costlier(context: Context, values: Values) -> Any:
    text = Program(traits=(AddedCost(values["actions"], (values["effect0"],)),))
    return Give(You(), (GrantText(text),))


def _take_costlier(node: Any) -> Values | None:
    if not isinstance(node, Give) or not isinstance(node.what, You) or not isinstance(node.changes[0], GrantText):
        return None
    traits = node.changes[0].program.traits
    if len(traits) != 1 or not isinstance(traits[0], AddedCost):
        return None
    return {"actions": traits[0].actions, "effect0": traits[0].costs[0]}


rule("give0", '{actions} have the additional cost , " {effect0} . "', make=_costlier, take=_take_costlier)
rule("trait", "this action costs {num} less Gold if {condition}", ActionCost(NUM, Ref("this"), CONDITION))
for _favor in ("Imperial Favor", "Favor"):
    rule("actpost", f"with a base cost of discarding the {_favor}", HasCost("discard favor", base=True))
for _verb, _paying in (
    ("destroy", "destroying"),
    ("bow", "bowing"),
    ("discard", "discarding"),
    ("dishonor", "dishonoring"),
):
    rule("effect0", f"you pay the cost by {_paying} {{obj}} instead", PayWith(OBJ))
rule("effect0", "pay an amount of Gold equal to {amount}", PayGold(AMOUNT))
rule("cond0", "you paid {num} Gold", make=lambda c, v: Did("pay"), take=lambda n: None)
_by(page, "{psubj} may {effect0} as a cost to {b:effect0}", ("effect0", "b"), _may_pay, _taken_pay, cost=1)
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


rule("effect0", "you may {effect0} as a cost to {b:effect0}", May((Paying((EFFECT0,), (B,)),)), cost=1)
_POINTS = Times(slot("int"), Per(B, StatOf("family_honor", You())))
for _full in ("", "full "):
    _every = f"{{int}} Gold for every {_full}{{b:int}} points of Family Honor you have"
    rule("produce", f"produce {_every}", Produce(_POINTS))
    rule("produce", f"produce {{num}} Gold, plus {_every}", Produce(Sum((NUM, _POINTS))))
_EXTRA = EntryCost(Number(0), SUBJ, extra=(slot("cost"),))
rule("trait", "as an additional cost of {subj} entering play, {cost}", _EXTRA)
rule("trait", '{subj} has the additional cost, " {cost} , " to enter play', _EXTRA)
rule(
    "trait",
    "as an additional cost of {subj} entering play, either {effect0} or {b:effect0}",
    make=lambda c, v: _either(v),
    take=lambda n: _take_either(n),
)


def _either(values: dict[str, Any]) -> Any:
    return EntryCost(Number(0), values["subj"], extra=(ChooseOne(((values["effect0"],), (values["b"],))),))


def _take_either(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, EntryCost) or len(node.extra) != 1 or not isinstance(node.extra[0], ChooseOne):
        return None
    one, other = node.extra[0].options
    return {"subj": node.what, "effect0": one[0], "b": other[0]}


def _dearer(context: Context, values: dict[str, Any]) -> Any:
    amount = values["num"]
    if not isinstance(amount, Number):
        return context.fail(context.words())
    return EntryCost(Number(-amount.value), values["everyone"])


def _take_dearer(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, EntryCost) or not isinstance(node.amount, Number) or node.amount.value >= 0:
        return None
    return {"num": Number(-node.amount.value), "everyone": node.what}


rule("trait", "{everyone} (costs|cost) {num} more Gold [to bring into play]", make=_dearer, take=_take_dearer, cost=1)
rule(
    "trait",
    "{kwname} players may play this card paying {num} less Gold",
    ActionCost(NUM, Ref("this"), Is(You(), (HasKeyword(slot("kwname")),))),
)
rule("effect0", "pay {num} less Gold", PayLess(NUM))
rule("effect0", "pay {num} less Gold, to a minimum of {b:num}", PayLess(NUM, slot("b")))
rule(
    "effect0",
    "you may bow {choice} to ignore the cost of bowing {robj}",
    Allow("bow instead", slot("robj"), of=slot("choice")),
)


def _from_here(minimum: bool) -> Any:
    def make(context: Any, values: dict[str, Any]) -> Any:
        noun = values["npmany"]
        inside = replace(noun, filters=(*noun.filters, In("province", Ref("province"))))
        return EntryCost(values["num"], Each(inside), least=values["b"] if minimum else None)

    def take(node: Any) -> dict[str, Any] | None:
        if not isinstance(node, EntryCost) or not isinstance(node.what, Each) or not node.what.noun.filters:
            return None
        noun = node.what.noun
        if noun.filters[-1] != In("province", Ref("province")) or (node.least is not None) != minimum:
            return None
        found = {"npmany": replace(noun, filters=noun.filters[:-1]), "num": node.amount}
        return {**found, "b": node.least} if minimum else found

    return {"make": make, "take": take}


for _this in ("this province", "this Province"):
    rule("trait", f"{{npmany}} enter play from {_this} for {{num}} less Gold", **_from_here(False))
    rule(
        "trait",
        f"{{npmany}} enter play from {_this} for {{num}} less Gold, to a minimum of {{b:num}}",
        **_from_here(True),
    )


def _another_producing(values: dict[str, Any]) -> Any:
    noun = values["npone"]
    return Producing(replace(noun, filters=(*noun.filters, OtherThan(Ref("this"), form="-"))))


def _take_another_producing(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Producing) or OtherThan(Ref("this")) not in node.noun.filters[-1:]:
        return None
    return {"npone": replace(node.noun, filters=node.noun.filters[:-1])}


for _same in ("for", "to pay"):
    rule(
        "cond0",
        f"another {{npone}} is producing Gold {_same} the same cost",
        make=lambda c, v: _another_producing(v),
        take=lambda n: _take_another_producing(n),
    )


def _paid_here(values: dict[str, Any]) -> Any:
    noun = values["npone"]
    return Pattern(
        "pay", replace(noun, filters=(*noun.filters, In("province", Ref("province"), form="-"))), values["a"]
    )


def _take_paid_here(node: Any) -> dict[str, Any] | None:
    if not isinstance(node, Pattern) or not isinstance(node.subject, Noun):
        return None
    if In("province", Ref("province")) not in node.subject.filters[-1:]:
        return None
    return {"a": node.actor, "npone": replace(node.subject, filters=node.subject.filters[:-1])}


_PAYING = "{a:event_thing} is producing Gold to pay for (a|an) {npone}"
rule("pattern0", _PAYING, Pattern("pay", slot("npone"), slot("a")))
for _this in ("this province", "this Province"):
    rule(
        "pattern0",
        f"{_PAYING} entering play from {_this}",
        make=lambda c, v: _paid_here(v),
        take=lambda n: _take_paid_here(n),
    )
rule("effect0", "the Holding produces {num} additional Gold", Produce(NUM))
rule(
    "effect0",
    "the Holding produces {num} additional Gold which may only pay for that card",
    Produce(NUM, Ref("subject")),
)
