"""What the players decide between them, and what pays or happens instead: `His controller chooses whether ...`, `You may pay the
cost by bowing this card instead`, `You choose the target instead`, `The other player may refuse; if he does, ...`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import part, rule, slot
from rokugan.cards.program import (
    ActionDid,
    Allow,
    Bow,
    ChangeAmount,
    Choice,
    ChooseOne,
    Controller,
    Destroy,
    Did,
    Dishonor,
    Each,
    Forbid,
    GainHonor,
    Give,
    If,
    Instead,
    Later,
    Leader,
    LoseHonor,
    May,
    Negate,
    Noun,
    OtherThan,
    Outlasting,
    Pattern,
    Ref,
    Retarget,
    Several,
    State,
    StatOf,
    Straighten,
    Target,
    Together,
    Trigger,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, SUBJ, NUM, STAT, E, COND, PLAYER, THING, ACTION, B = (
    slot(name) for name in ("obj", "subj", "num", "stat", "effect1", "condition", "psubj", "event_thing", "action", "b")
)

# ------------------------------------------------------------------------------------------ instead

rule("effect0", "you choose the target instead", Retarget(Choice(Noun(("card",), (State("legal"),)))))
rule("effect0", "pay the cost by bowing {obj} instead", Instead((Bow(OBJ),)))
rule("effect0", "pay the cost by destroying {obj} instead", Instead((Destroy(OBJ),)))
rule("sentence0", "{effect1}; destroying this Terrain does not end this effect", Outlasting((E,)))

# ------------------------------------------------------------------------------------- what others choose


def _whether(context: Context, values: Values, node: Any) -> Any:
    """Who does it is only said (`whether Koin dishonors him`); what happens is up to the player."""
    return May((node(values["obj"]),), values["psubj"], form="=" + context.words())


for _verb, _node in (("bows", Bow), ("destroys", Destroy), ("dishonors", Dishonor), ("straightens", Straighten)):
    for _does in ("chooses whether", "decides whether"):
        rule(
            "effect0",
            f"{{psubj}} {_does} {{subj:self}} {_verb} {{obj}}",
            make=lambda c, v, n=_node: _whether(c, v, n),
            take=lambda n: None,
        )
for _verb, _honor in (("gains", GainHonor), ("loses", LoseHonor)):
    for _when in ("playing Personalities", "bringing Personalities into play"):
        for _words, _until in (
            ("until the end of the game", "permanent"),
            ("this turn", ""),
            ("until the turn ends", ""),
        ):
            rule(
                "effect0",
                f"{{psubj}} {_verb} {{num}} Honor and may ignore Honor Requirements when {_when} {_words}",
                Together((_honor(NUM, PLAYER), Give(PLAYER, (Allow("ignore honor requirement"),), _until))),
            )


def _both_leaders(context: Context, values: Values) -> Any:
    """Each leader chooses among his own; you say who chooses first."""
    picks: list[Any] = []
    for which in ("attacker", "defender"):
        leader = Leader(which)
        noun = replace(values["npmany"], whose="his", owner=leader)
        picks.append(chosen(context, Choice(noun, chooser=leader, form=f"=the {which.capitalize()} chooses")))
    return ChooseOne(((picks[0], picks[1]), (picks[1], picks[0])))


def _take_both_leaders(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or not isinstance(node.options[0][0], Choice):
        return None
    return {"npmany": replace(node.options[0][0].noun, whose="", owner=None)}


rule(
    "effect0",
    "the Attacker and Defender, in the order of your choice, each choose one of his {npmany}",
    make=_both_leaders,
    take=_take_both_leaders,
)


def _all_other(context: Context, values: Values) -> Any:
    """Other than everything of that kind that the text has chosen, or than the card itself."""
    noun: Noun = values["npmany"]
    refs: list[Any] = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and set(each.noun.kinds) & {*noun.kinds, "card"}:
            if each.ref not in refs:
                refs.append(each.ref)
    if len(refs) < 2:
        return context.fail(context.words())
    others = OtherThan(Several(tuple(refs), form="-"), form="-")
    return Each(replace(noun, filters=(*noun.filters, others)))


def _take_all_other(node: Any) -> Values | None:
    if not isinstance(node, Each) or not node.noun.filters or not isinstance(node.noun.filters[-1], OtherThan):
        return None
    return {"npmany": replace(node.noun, filters=node.noun.filters[:-1])}


rule("all", "all other {npmany}", make=_all_other, take=_take_all_other, cost=9)


def _others_stat(context: Context, values: Values) -> Any:
    """Each of the two Personalities last mentioned gives its controller what the other has."""
    refs: list[Ref] = []
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and set(each.noun.kinds) & {"personality", "card"} and each.ref not in refs:
            refs.append(each.ref)
    if len(refs) < 2:
        return context.fail(context.words())
    two, one = refs[0], refs[1]
    stat = values["stat"]
    return Together((GainHonor(StatOf(stat, two), Controller(one)), GainHonor(StatOf(stat, one), Controller(two))))


rule(
    "effect0",
    "each Personality's controller gains Honor equal to the {stat} of the other Personality",
    make=_others_stat,
    take=lambda n: (
        {"stat": n.effects[0].amount.stat}
        if isinstance(n, Together) and isinstance(n.effects[0], GainHonor) and isinstance(n.effects[0].amount, StatOf)
        else None
    ),
)

# ------------------------------------------------------------------------------------------------ duels

for _who in ("the other player", "the other Personality", "the challenged player"):
    for _does in ("does", "refuses"):
        rule("sentence0", f"{_who} may refuse; if he {_does}, {{effect1}}", If(Did("refuse"), (E,)))
    rule("sentence0", f"{_who} may refuse [the challenge]", If(Did("refuse"), ()))
rule(
    "effect0",
    "{subj} bows and (cannot|can not|will not) straighten until after (his|her|its) controller's next Straighten Phase",
    Together((Bow(SUBJ), Give(SUBJ, (Forbid("will not", "straighten"),), "his straighten"))),
)
for _modal, _kind in (("cannot", "may not"), ("can not", "may not"), ("may not", "may not")):
    for _words, _until in (("for the rest of the game", "permanent"), ("this turn", ""), ("until the turn ends", "")):
        rule(
            "effect0",
            f"a Personality who wins this duel {_modal} {{mayban}} {_words}",
            Later(Trigger("after", Pattern("duel ends")), (Give(Ref("winner"), (slot("mayban"),), _until, form="-"),)),
        )

# ---------------------------------------------------------------------------------------------- actions

rule("pattern0", "{action} destroys {event_thing} or its Personality", Pattern("destroy", THING, ACTION))


def _first_action(context: Context, values: Values, period: str, when: str) -> Any:
    noun = Noun(("action",), (*values["actadj"], *values["actpost"]), form=str(len(values["actadj"])))
    return Trigger(when, Pattern("resolve", noun), period)


def _take_first_action(node: Any) -> Values | None:
    if (
        not isinstance(node, Trigger)
        or not isinstance(node.pattern.subject, Noun)
        or not node.pattern.subject.form.isdigit()
    ):
        return None
    noun = node.pattern.subject
    size = int(noun.form)
    return {"actadj": noun.filters[:size], "actpost": noun.filters[size:]}


for _period in ("turn", "battle"):
    rule(
        "trigger",
        f"after the first {{actadj*}} action resolves each {_period} {{actpost*}}",
        make=lambda c, v, p=_period: _first_action(c, v, p, "after"),
        take=_take_first_action,
    )

# --------------------------------------------------------------------------- more Honor from a card's abilities


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


def _event_negated(context: Context) -> Any:
    """`Its owner` is then the Event's."""
    context.mention(Ref("subject"), Noun(("event",)))
    return Negate("effects")


for _words in ("negate the Event's effects", "negate that Event's effects"):
    rule(
        "negate0",
        _words,
        make=lambda c, v: _event_negated(c),
        take=lambda n, w=_words: {} if isinstance(n, Negate) and n.form == w else None,
        cost=-1,
    )
for _modal in ("need not", "do not"):
    rule(
        "stand",
        f"{{everyone}} {_modal} bow as a cost of {{actions}} they perform",
        Allow("no bow cost", slot("everyone"), of=slot("actions")),
    )
for _zone in ("in", "from"):
    rule(
        "post",
        f"{_zone} any of your provinces",
        make=lambda c, v: Mark("zone", "province", None, c.words(), "your"),
        take=lambda n: None,
    )
