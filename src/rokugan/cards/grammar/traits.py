"""Traits: what is always so, what entering play costs, what will not happen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import union
from rokugan.cards.grammar.slots import CHANGES, CONDITION, EFFECT1, EVENT_THING, NPMANY, NPONE, NUM, SUBJ, TRIGGER
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    ActionCost,
    ActionDid,
    AdditionalAction,
    Allow,
    Chosen,
    Continuous,
    CountOf,
    Destroy,
    Each,
    Either,
    EntryCost,
    EquipAs,
    Forbid,
    GainHonor,
    GoldSource,
    GrantKeyword,
    HasKeyword,
    Instead,
    Is,
    LoseHonor,
    May,
    Modify,
    Not,
    Noun,
    Number,
    Past,
    Pattern,
    Per,
    Produce,
    Ref,
    Several,
    State,
    StatIs,
    StatOf,
    Sum,
    Times,
    Trigger,
    Triggered,
    You,
)

page = Page()
rule = page.rule

_event: Any
for _passive, _event in (
    ("destroyed", "destroy"),
    ("bowed", "bow"),
    ("dishonored", "dishonor"),
    ("discarded", "discard"),
):
    for _if in ("if", "when", "whenever"):
        rule(
            "trait",
            f"{_if} {{event_thing}} would be {_passive}, {{effect1}} instead",
            Triggered(Trigger("before", Pattern(_event, EVENT_THING)), (Instead((EFFECT1,)),)),
        )
        rule(
            "trait",
            f"{_if} {{event_thing}} would be {_passive}, you may {{effect1}} instead",
            Triggered(Trigger("before", Pattern(_event, EVENT_THING)), (May((Instead((EFFECT1,)),)),)),
            cost=-1,
        )
rule(
    "trait",
    "if {event_thing} is destroyed, {effect1}",
    Triggered(Trigger("after", Pattern("destroy", EVENT_THING)), (EFFECT1,)),
    cost=1,
)
rule(
    "trait",
    "{everyone} (loses|lose) {lettered} for each {npone}",
    make=lambda c, v: Continuous(
        v["everyone"], (Modify(v["lettered"].stat, Times(v["lettered"].right.value, CountOf(v["npone"])), True),)
    ),
    take=lambda n: _take_less_for_each(n),
)


def _take_less_for_each(node: Any) -> Values | None:
    if not isinstance(node, Continuous) or node.condition is not None or len(node.changes) != 1:
        return None
    change = node.changes[0]
    if not isinstance(change, Modify) or not change.negative or not isinstance(change.amount, Times):
        return None
    counted = change.amount.of
    if not isinstance(counted, CountOf):
        return None
    return {
        "everyone": node.what,
        "lettered": StatIs(change.stat, "=", Number(change.amount.factor)),
        "npone": counted.noun,
    }


rule(
    "trait",
    "{everyone} are {kwmany}",
    make=lambda c, v: Continuous(v["everyone"], (GrantKeyword(v["kwmany"].keyword, form=v["kwmany"].form),)),
    take=lambda n: None,
    cost=1,
)
for _perform in ("perform", "performing"):
    rule(
        "trait",
        f"{{everyone}} need not bow to {_perform} {{kwmany}}",
        make=lambda c, v: Allow("no bow cost", v["everyone"], of=Noun(("action",), (HasKeyword(v["kwmany"].keyword),))),
        take=lambda n: None,
    )
_ENTERS = Trigger("after", Pattern("enter play", Ref("this")))
# `Lose 3 Honor.` means: after this card enters play (samurai.traits.12).
rule("trait", "lose {num} Honor", Triggered(_ENTERS, (LoseHonor(NUM),)))
rule("trait", "gain {num} Honor", Triggered(_ENTERS, (GainHonor(NUM),)))
for _has in ("has", "have", "gains", "gain"):
    rule("stand", f"{{everyone}} each {_has} {{changes}}", Continuous(slot("everyone"), CHANGES))
rule("everyone", "{subj}")
rule("everyone", "you", You())
rule("everyone", "each player", Each(Noun(("player",))))
rule("everyone", "all players", Each(Noun(("player",), plural=True)))
rule("everyone", "other players", Each(Noun(("player",), (), "other", plural=True)))
rule("everyone", "each other player", Each(Noun(("player",), (), "other")))
rule("everyone", "your {npmany}", make=lambda c, v: _yours(c, v["npmany"]), take=lambda n: _take_yours(n))


def _yours(context: Any, noun: Any) -> Any:
    if (
        noun.kinds == ("card",) and noun.filters and not noun.filters[-1].form
    ):  # `your Samurai` may be the one just chosen
        known = context.definite(replace(noun, whose="your"), context.words())
        if isinstance(known, Ref) and known.to == "slot":
            return known
    context.mention(Ref("each"), noun)
    return Each(replace(noun, whose="your"))


def _take_yours(node: Any) -> Any:
    return {"npmany": node.noun} if isinstance(node, Each) and node.noun.whose == "your" else None


rule("everyone", "{npmany}", make=lambda c, v: _every(c, v["npmany"]), take=lambda n: _take_every(n), cost=3)


def _every(context: Any, noun: Any) -> Any:
    context.mention(Ref("each"), noun)
    return Each(noun)


def _take_every(node: Any) -> Any:
    return {"npmany": node.noun} if isinstance(node, Each) else None


def _two_yours(values: Any) -> Any:
    return Several((Each(replace(values["npmany0"], whose="your")), Each(replace(values["b"], whose="your"))))


rule(
    "everyone",
    "your {npmany0} and your {b:npmany0}",
    make=lambda c, v: _two_yours(v),
    take=lambda n: (
        {"npmany0": part(n, "parts", 0, "noun"), "b": part(n, "parts", 1, "noun")}
        if isinstance(n, Several) and len(n.parts) == 2 and all(isinstance(e, Each) for e in n.parts)
        else None
    ),
    cost=2,
)
rule("trait", "{trigger}, {effect1}", Triggered(TRIGGER, (EFFECT1,)))
rule("trait", "{trigger}, if {condition}, {effect1}", Triggered(TRIGGER, (EFFECT1,), (CONDITION,)))
rule("trait", "{trigger}, unless {condition}, {effect1}", Triggered(TRIGGER, (EFFECT1,), (Not(CONDITION),)))
rule(
    "trait",
    "{trigger}, if {condition}, {cost} to {effect1}",
    Triggered(TRIGGER, (EFFECT1,), (CONDITION,), (slot("cost"),)),
)
rule("trait", "{trigger}, {effect1} unless {condition}", Triggered(TRIGGER, (EFFECT1,), (Not(CONDITION),)))
rule("trait", "{trigger}, once per game, {effect1}", Triggered(TRIGGER, (EFFECT1,), period="game"))
rule("trait", "{trigger}, {cost} to {effect1}", Triggered(TRIGGER, (EFFECT1,), (), (slot("cost"),)))
rule("trait", "{effect1} {trigger}", Triggered(TRIGGER, (EFFECT1,)), cost=3)
rule("stand", "you may discard this card from your hand to use its ability without cost", Allow("discard for cost"))
for _will in (
    "will only attach",
    "can only attach",
    "may only attach",
    "can only be attached",
    "will only be attached",
):
    rule(
        "stand",
        f"[{{this}}] {_will} to (a|an) {{npone}}".replace("[{this}] ", ""),
        Forbid("may not", "attach to", None, NPONE, True),
    )
    rule("stand", f"this card {_will} to (a|an) {{npone}}", Forbid("may not", "attach to", None, NPONE, True))
for _will in ("will not attach", "can not attach", "cannot attach", "may not attach", "can not be attached"):
    rule("stand", f"{_will} to (a|an) {{npone}}", Forbid("may not", "attach to", None, NPONE))
    rule("stand", f"{_will} to {{npmany}}", Forbid("may not", "attach to", None, NPMANY))
rule(
    "stand",
    "only {npmany} (may|can) attach (this card|this Item|this Follower|this Spell)",
    Forbid("may not", "attach to", None, NPMANY, True),
)
rule("stand", "only {npmany} (may|can) attach {self}", Forbid("may not", "attach to", None, NPMANY, True), cost=1)
rule(
    "stand",
    "{everyone} (can have|may have|may attach|can attach) an additional {npone}",
    Allow("attach two", slot("everyone"), of=NPONE),
)
rule(
    "stand",
    "{everyone} (can have|may have|may attach|can attach) two {npmany}",
    Allow("attach two", slot("everyone"), of=NPMANY),
)
rule("stand", "(can|may) attach two {npmany}", Allow("attach two", of=NPMANY))
rule("stand", "{subj} (can|may) overlay any {npone}", Allow("overlay", SUBJ, of=slot("npone")))
rule("stand", "(can|may) overlay any {npone}", Allow("overlay", of=slot("npone")))
rule("stand", "you may have up to {num} copies of {subj} in your deck", Allow("copies", SUBJ, NUM))
rule("stand", "{everyone} is Human", Continuous(slot("everyone"), (GrantKeyword("Human"),)))
rule(
    "trait",
    "{everyone} has {changes} during the resolution of any duel he is in",
    Continuous(slot("everyone"), CHANGES, Is(Ref("each"), (State("duelling"),))),
)
rule("stand", "{everyone} may remain bowed", Allow("remain bowed", slot("everyone")))
for _only in ("will only", "can only", "may only"):
    rule("stand", f"{_only} attach {{npmany}}", Forbid("may not", "attach", None, NPMANY, True), cost=1)
    rule(
        "stand",
        f"{{everyone}} {_only} attach {{npmany}}",
        Forbid("may not", "attach", slot("everyone"), NPMANY, True),
        cost=1,
    )
rule(
    "stand",
    "Followers this Personality attaches must be {kwname}",
    Forbid("may not", "attach", None, Noun(("follower",), (HasKeyword(slot("kwname")),), plural=True), True),
)
rule("stand", "this card enters play (paying|for) {num} less Gold", EntryCost(NUM))
rule("effect0", "this action costs {num} less Gold if {condition}", ActionCost(NUM, Ref("this"), CONDITION))
rule(
    "stand",
    "{everyone} (costs|cost) {int} less Gold to bring into play for each {npone}",
    EntryCost(Times(slot("int"), CountOf(NPONE)), slot("everyone")),
)
rule("trait", "{cost} to produce {num} Gold", GoldSource((slot("cost"),), Produce(NUM)), cost=1)
rule(
    "trait",
    "enters play ignoring Honor Requirements if {condition}",
    Allow("ignore honor requirement", condition=CONDITION),
)


def _of_two_nouns(each: Any) -> bool:
    """Return whether a filter is the choice between two nouns."""
    return (
        isinstance(each, Either)
        and len(each.filters) == 2
        and all(getattr(one, "noun", None) is not None for one in each.filters)
    )


rule(
    "trait",
    "(cannot|can not) attach {npmany0} or {b:npmany0}",
    make=lambda c, v: Forbid("may not", "attach", None, union((v["npmany0"], v["b"]), "-")),
    take=lambda n: (
        {"npmany0": part(n.by.filters[0], "filters", 0, "noun"), "b": part(n.by.filters[0], "filters", 1, "noun")}
        if isinstance(n, Forbid) and isinstance(n.by, Noun) and n.by.filters and _of_two_nouns(n.by.filters[0])
        else None
    ),
)
rule(
    "stand",
    "destroy {choice} as an additional cost of bringing {subj} into play",
    EntryCost(Number(0), SUBJ, extra=(Destroy(slot("choice")),)),
)
rule(
    "stand",
    "ignore Followers' Honor Requirements of {num} or less when attaching them to {subj}",
    Allow("ignore honor requirement", SUBJ, NUM),
)
rule(
    "stand",
    "{everyone} produce one additional Gold each time they produce Gold",
    Continuous(slot("everyone"), (Modify("gold_production", Number(1)),)),
)
rule("trait", "equipping is (a|an) Battle/Open action for you", EquipAs(Noun(("attachment",)), ("battle", "open")))
_DESIGNATORS = ("Battle", "Open", "Limited", "Reaction")
_a: Any
_b: Any
for _a in _DESIGNATORS:
    rule("trait", f"equipping {{npmany}} is (a|an) {_a} action for you", EquipAs(NPMANY, (_a.lower(),)))
    rule("trait", f"you (may|can) (equip|attach) {{npmany}} as (a|an) {_a} action", EquipAs(NPMANY, (_a.lower(),)))
    for _b in _DESIGNATORS:
        if _a != _b:
            _either = EquipAs(NPMANY, (_a.lower(), _b.lower()))
            rule("trait", f"equipping {{npmany}} is (a|an) {_a}/{_b} action for you", _either)
            for _as in (f"{_a}/{_b}", f"{_a} or {_b}"):
                rule("trait", f"you (may|can) (equip|attach) {{npmany}} as (a|an) {_as} action", _either)
                rule("trait", f"Equip is (a|an) {_as} action for you when attaching {{npmany}}", _either)
_EQUIP = Noun(("action",), (HasKeyword("Equip"), HasKeyword("Battle")), "your", form="-")
_ATTACHED = Chosen(Noun(("spell",), (Past("attach", "action", form="-"),), form="-"), 0)
_FROM_IT = Pattern("announce", None, None, (), (ActionDid("from", _ATTACHED),))
rule(
    "trait",
    "after (you equip|you attach|equipping|attaching) a Spell as a Battle action, you may take an additional "
    "(Battle action from it|Battle action from that Spell|action to use a Battle ability of that Spell|"
    "action to use a Battle ability of it)",
    Triggered(Trigger("after", Pattern("resolve", _EQUIP)), (AdditionalAction("battle", requirement=_FROM_IT),)),
)
# Gold: what stands after the costs of a Gold source.
rule(
    "stand",
    "{everyone} will not straighten before your second turn",
    Forbid("will not", "straighten before second turn", slot("everyone")),
)
rule(
    "produce",
    "produce {num} Gold[,] plus {int} Gold for every [full] {b:int} points of Family Honor you have",
    Produce(Sum((NUM, Times(slot("int"), Per(slot("b"), StatOf("family_honor", You())))))),
)
rule("trait", "{cost} to {produce}", GoldSource((slot("cost"),), slot("produce")))
rule("trait", "if {condition}, {cost} to {produce}", GoldSource((slot("cost"),), slot("produce"), CONDITION))
rule("produce", "produce Gold equal to {amount}", Produce(slot("amount")))
rule("effect0", "{produce}", cost=1)
