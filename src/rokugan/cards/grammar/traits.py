"""Traits: what is always so, what entering play costs, what will not happen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import union
from rokugan.cards.grammar.table import part, rule, slot
from rokugan.cards.program import (
    ActionCost,
    Allow,
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
    Is,
    LoseHonor,
    Modify,
    Not,
    Noun,
    Number,
    Pattern,
    Per,
    Produce,
    Ref,
    Several,
    State,
    StatOf,
    Sum,
    Times,
    Trigger,
    Triggered,
    You,
)

POSS = slot("poss")
SUBJ, CHANGES, COND, NUM, ONE, MANY, E = (
    slot(name) for name in ("subj", "changes", "condition", "num", "npone", "npmany", "effect1")
)
_ENTERS = Trigger("after", Pattern("enter play", Ref("this")))

for _has in ("has", "have", "gains", "gain"):
    rule("stand", f"{{everyone}} each {_has} {{changes}}", Continuous(slot("everyone"), CHANGES))
rule("everyone", "{subj}")
rule("everyone", "you", You())
rule("everyone", "each player", Each(Noun(("player",))))
rule("everyone", "all players", Each(Noun(("player",), plural=True)))
rule("everyone", "other players", Each(Noun(("player",), (), "other", plural=True)))
rule("everyone", "each other player", Each(Noun(("player",), (), "other")))
rule("everyone", "your {npmany}", make=lambda c, v: _yours(c, v["npmany"]), take=lambda n: _take_yours(n))
rule("everyone", "{npmany}", make=lambda c, v: _every(c, v["npmany"]), take=lambda n: _take_every(n), cost=3)


def _yours(context: Any, noun: Any) -> Any:
    from rokugan.cards.program import Each

    if (
        noun.kinds == ("card",) and noun.filters and not noun.filters[-1].form
    ):  # `your Samurai` may be the one just chosen
        known = context.definite(replace(noun, whose="your"), context.words())
        if isinstance(known, Ref) and known.to == "slot":
            return known
    context.mention(Ref("each"), noun)
    return Each(replace(noun, whose="your"))


def _two_yours(values: Any) -> Any:
    from rokugan.cards.program import Each

    return Several((Each(replace(values["npmany0"], whose="your")), Each(replace(values["b"], whose="your"))))


def _take_yours(node: Any) -> Any:
    from rokugan.cards.program import Each

    return {"npmany": node.noun} if isinstance(node, Each) and node.noun.whose == "your" else None


def _every(context: Any, noun: Any) -> Any:
    from rokugan.cards.program import Each

    context.mention(Ref("each"), noun)
    return Each(noun)


def _take_every(node: Any) -> Any:
    from rokugan.cards.program import Each

    return {"npmany": node.noun} if isinstance(node, Each) else None


T, S = slot("trigger"), slot("sentence0")
rule("trait", "{trigger}, {effect1}", Triggered(T, (E,)))
rule("trait", "{trigger}, if {condition}, {effect1}", Triggered(T, (E,), (COND,)))
rule("trait", "{trigger}, unless {condition}, {effect1}", Triggered(T, (E,), (Not(COND),)))
rule("trait", "{trigger}, if {condition}, {cost} to {effect1}", Triggered(T, (E,), (COND,), (slot("cost"),)))
rule("trait", "{trigger}, {effect1} unless {condition}", Triggered(T, (E,), (Not(COND),)))
rule("trait", "{trigger}, once per game, {effect1}", Triggered(T, (E,), period="game"))
rule("trait", "{trigger}, {cost} to {effect1}", Triggered(T, (E,), (), (slot("cost"),)))
rule("trait", "{effect1} {trigger}", Triggered(T, (E,)), cost=3)

rule("stand", "you may discard this card from your hand to use its ability without cost", Allow("discard for cost"))

# `Lose 3 Honor.` means: after this card enters play (samurai.traits.12).
rule("trait", "lose {num} Honor", Triggered(_ENTERS, (LoseHonor(NUM),)))
rule("trait", "gain {num} Honor", Triggered(_ENTERS, (GainHonor(NUM),)))

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
        Forbid("may not", "attach to", None, ONE, True),
    )
    rule("stand", f"this card {_will} to (a|an) {{npone}}", Forbid("may not", "attach to", None, ONE, True))
for _will in ("will not attach", "can not attach", "cannot attach", "may not attach", "can not be attached"):
    rule("stand", f"{_will} to (a|an) {{npone}}", Forbid("may not", "attach to", None, ONE))
    rule("stand", f"{_will} to {{npmany}}", Forbid("may not", "attach to", None, MANY))
rule(
    "stand",
    "only {npmany} (may|can) attach (this card|this Item|this Follower|this Spell)",
    Forbid("may not", "attach to", None, MANY, True),
)
rule(
    "stand",
    "{everyone} (can have|may have|may attach|can attach) an additional {npone}",
    Allow("attach two", slot("everyone"), of=ONE),
)
rule(
    "stand",
    "{everyone} (can have|may have|may attach|can attach) two {npmany}",
    Allow("attach two", slot("everyone"), of=MANY),
)
rule("stand", "(can|may) attach two {npmany}", Allow("attach two", of=MANY))
rule("stand", "{subj} (can|may) overlay any {npone}", Allow("overlay", SUBJ, of=slot("npone")))
rule("stand", "you may have up to {num} copies of {subj} in your deck", Allow("copies", SUBJ, NUM))
rule("stand", "{everyone} is Human", Continuous(slot("everyone"), (GrantKeyword("Human"),)))
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
rule(
    "trait",
    "{everyone} has {changes} during the resolution of any duel he is in",
    Continuous(slot("everyone"), CHANGES, Is(Ref("each"), (State("duelling"),))),
)
rule("stand", "{everyone} may remain bowed", Allow("remain bowed", slot("everyone")))
rule("stand", "will only attach {npmany}", Forbid("may not", "attach", None, MANY, True), cost=1)
rule(
    "stand",
    "Followers this Personality attaches must be {kwname}",
    Forbid("may not", "attach", None, Noun(("follower",), (HasKeyword(slot("kwname")),), plural=True), True),
)

rule("stand", "this card enters play (paying|for) {num} less Gold", EntryCost(NUM))
rule("effect0", "this action costs {num} less Gold if {condition}", ActionCost(NUM, Ref("this"), COND))
rule(
    "stand",
    "{everyone} (costs|cost) {int} less Gold to bring into play for each {npone}",
    EntryCost(Times(slot("int"), CountOf(ONE)), slot("everyone")),
)
rule("trait", "{cost} to produce {num} Gold", GoldSource((slot("cost"),), Produce(NUM)), cost=1)
rule("trait", "enters play ignoring Honor Requirements if {condition}", Allow("ignore honor requirement", of=COND))
rule(
    "trait",
    "(cannot|can not) attach {npmany0} or {b:npmany0}",
    make=lambda c, v: Forbid("may not", "attach", None, union((v["npmany0"], v["b"]), "-")),
    take=lambda n: (
        {"npmany0": part(n.by.filters[0], "filters", 0, "noun"), "b": part(n.by.filters[0], "filters", 1, "noun")}
        if isinstance(n, Forbid) and isinstance(n.by, Noun) and n.by.filters and isinstance(n.by.filters[0], Either)
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
for _a in _DESIGNATORS:
    rule("trait", f"equipping {{npmany}} is (a|an) {_a} action for you", EquipAs(MANY, (_a.lower(),)))
    for _b in _DESIGNATORS:
        if _a != _b:
            rule(
                "trait",
                f"equipping {{npmany}} is (a|an) {_a}/{_b} action for you",
                EquipAs(MANY, (_a.lower(), _b.lower())),
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
rule("trait", "if {condition}, {cost} to {produce}", GoldSource((slot("cost"),), slot("produce"), COND))
rule("produce", "produce Gold equal to {amount}", Produce(slot("amount")))
rule("effect0", "{produce}", cost=1)
