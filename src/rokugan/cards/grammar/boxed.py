"""Wordings of the boxed game: names, cards under cards, what several targets have in common, each player's phases."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.durations import timed
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    ActionDid,
    AdditionalAction,
    Alike,
    Choice,
    Color,
    Controller,
    Each,
    GainHonor,
    Happened,
    If,
    In,
    IsNamed,
    Later,
    LoseHonor,
    NameWord,
    Node,
    Noun,
    OtherThan,
    Pattern,
    PutCard,
    Ref,
    RingAwaits,
    StatIs,
    StatOf,
    Together,
    Trigger,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, MANY, STAT, NUM, COND, E = (slot(name) for name in ("obj", "npmany", "stat", "num", "condition", "effect1"))

# --------------------------------------------------------------------------------------- each player's phases


def _its_player(context: Context) -> None:
    """`he` is the player whose phase it is."""
    context.mention(Ref("actor"), Noun(("player",)))


for _name in ("Straighten", "Events", "Action", "Attack", "Dynasty", "End"):
    for _words, _who in (("each player's", None), ("your", You())):
        _begins = Trigger("after", Pattern("phase begins", _who, None, _name.lower()))
        timed(
            f"{{duration}}, during {_words} {_name} Phase, {{effect1}}",
            Later(_begins, (E,), False, slot("duration")),
            before=_its_player,
        )
        timed(
            f"{{duration}}, during {_words} {_name} Phase, {{effect1}} if {{condition}}",
            Later(_begins, (If(COND, (E,)),), False, slot("duration")),
            before=_its_player,
        )
for _time in ("that turn", "this turn"):
    _played = Happened(Pattern("enter play", MANY, slot("psubj"), "hand"), "turn")
    rule("cond0", f"{{psubj}} (has|have) played any {{npmany}} from (his|your|her) hand {_time}", _played)
    rule(
        "cond0",
        f"you have played any {{npmany}} from your hand {_time}",
        Happened(Pattern("enter play", MANY, You(), "hand"), "turn"),
    )

# ------------------------------------------------------------------------------------ each gets what the other has


def _two_people(context: Context) -> list[Ref]:
    found: list[Ref] = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and "personality" in {*each.noun.kinds, "personality"}:
            if each.noun.kinds != ("player",) and not each.plural and Ref("slot", each.ref.slot) not in found:
                found.append(Ref("slot", each.ref.slot))
    return found


def _crosswise(kind: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        people = _two_people(context)
        if len(people) != 2:
            return context.fail(context.words())
        one, other = people
        stat = values["stat"]
        return Together((kind(StatOf(stat, other), Controller(one)), kind(StatOf(stat, one), Controller(other))))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Together) or len(node.effects) != 2 or not isinstance(node.effects[0], kind):
            return None
        amount: Any = getattr(node.effects[0], "amount", None)
        return {"stat": amount.stat} if isinstance(amount, StatOf) else None

    return {"make": make, "take": take}


for _verb, _kind in (("gains", GainHonor), ("loses", LoseHonor)):
    rule(
        "effect0",
        f"each Personality's controller {_verb} Honor equal to the {{stat}} of the other Personality",
        **_crosswise(_kind),
    )

# ------------------------------------------------------------------------------- what the chosen have in common


def _alike(kind: str, positive: bool) -> Any:
    def make(context: Context, values: Values) -> Node:
        return Alike(kind, positive, None if _after_plural(context) else _chosen_last(context))

    def take(node: Any) -> Values | None:
        return {} if isinstance(node, Alike) and (node.kind, node.positive) == (kind, positive) else None

    return {"make": make, "take": take}


def _after_plural(context: Context) -> bool:
    """Does the phrase speak of several things chosen together?"""
    return context.start > 0 and context.tokens[context.start - 1].word.endswith("s")


def _chosen_last(context: Context) -> Node:
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and each.ref.to == "slot" and each.noun.kinds != ("player",):
            return Ref("slot", each.ref.slot)
    return context.fail(context.words())


rule("post", "controlled by the same player", **_alike("player", True))
rule("post", "controlled by different players", **_alike("player", False))
rule("post", "[,] each controlled by a different player[,]", **_alike("player", False))
rule("post", "at the same location as each other", **_alike("location", True))
rule("post", "at different locations", **_alike("location", False))
rule("post", "with different titles", **_alike("title", False))


def _in_all(op: str) -> Any:
    def make(context: Context, values: Values) -> Node:
        """The target that comes after the ones at hand."""
        context.forward.append((context.slots + 1, context.start, context.end))
        later = Ref("slot", context.slots + 1)
        return StatIs(values["stat"], op, StatOf(values["stat"], later), total=True, together=True)

    def take(node: Any) -> Values | None:
        return {"stat": node.stat} if isinstance(node, StatIs) and node.together and node.op == op else None

    return {"make": make, "take": take}


for _more, _op in (("equal or greater", ">="), ("equal or higher", ">="), ("greater", ">"), ("higher", ">")):
    rule("post", f"[,] which have {_more} total {{stat}} than the enemy target", **_in_all(_op))
for _together in ("in one unit", ", in one unit", "in the same unit"):
    rule("post", _together, **_alike("unit", True))


def _elsewhere(context: Context, values: Values) -> Node:
    return In("other location", _chosen_last(context))


rule(
    "where",
    "at (any other|another|a different) location",
    make=_elsewhere,
    take=lambda n: {} if isinstance(n, In) and n.relation == "other location" else None,
)

# ---------------------------------------------------------------------------------------------- naming

for _words, _kind_ in (("an element keyword", "element"), ("an element", "element"), ("a Clan", "clan")):
    rule("effect0", f"name {_words}", NameWord(_kind_))


def _name_ring(context: Context, values: Values) -> Node:
    context.mention(Ref("named"), Noun(("ring",)))
    return NameWord("ring")


rule("effect0", "name a Ring", make=_name_ring, take=lambda n: {} if n == NameWord("ring") else None)
for _with in ("with that keyword", "with the named keyword", "that (has|have) that keyword"):
    rule("post", _with, IsNamed())


def _that_ring(context: Context, values: Values) -> Any:
    if not any(each.ref == Ref("named") for each in context.mentions):
        return context.fail(context.words())
    return Noun(("ring",), (IsNamed(form="-"),), form="=")


def _search_named(context: Context, values: Values) -> Any:
    from rokugan.cards.program import Search

    if not any(each.ref == Ref("named") for each in context.mentions):
        return context.fail(context.words())
    zones, words = values["zones"]
    noun = Noun(("ring",), (IsNamed(),))
    context.mention(Ref("found"), noun)
    return Search(zones, noun, 0, 1, You(), form=f"{context.rule_form}|{words}")


def _take_search_named(node: Any) -> Values | None:
    from rokugan.cards.grammar.table import Verbatim
    from rokugan.cards.program import Search

    if not isinstance(node, Search) or node.noun != Noun(("ring",), (IsNamed(),)):
        return None
    return {"zones": Verbatim(node.form.partition("|")[2] or node.form)}


rule("effect0", "search your {zones} for that Ring", make=_search_named, take=_take_search_named)
_AWAITS = "the next time this turn you trigger its printed trait that would put it into play from your hand, "
A, B, C = slot("effect0"), slot("b"), slot("c")
rule("sentence0", _AWAITS + "{effect0}", RingAwaits((A,)))
rule("sentence0", _AWAITS + "{effect0}. {b:effect0}. {c:effect0}", RingAwaits((A, B, C)))

# ------------------------------------------------------------------------------------------ cards under cards


def _were_under(context: Context, values: Values) -> Any:
    noun = replace(
        values["npmany"], zone="discard", filters=(*values["npmany"].filters, In("was under", values["robj"]))
    )
    return PutCard(Each(noun), "hand")


def _take_were_under(node: Any) -> Values | None:
    if not isinstance(node, PutCard) or not isinstance(node.what, Each) or not node.what.noun.filters:
        return None
    noun = node.what.noun
    last = noun.filters[-1]
    if not isinstance(last, In) or last.relation != "was under":
        return None
    return {"npmany": replace(noun, zone="", filters=noun.filters[:-1]), "robj": last.of}


rule(
    "effect0",
    "put all {npmany} that were under {robj} when destroyed (into|in) your hand",
    make=_were_under,
    take=_take_were_under,
)
rule("post", "under {robj}", In("under", slot("robj")), cost=1)

# ------------------------------------------------------------------------------------------- other sentences

for _d in ("Battle", "Open", "Limited"):
    for _may in ("you may take", "take"):
        rule(
            "effect0",
            f"{_may} an additional action to play {{obj}} for one of its {_d} abilities",
            AdditionalAction(_d.lower(), You(), Pattern("announce", None, None, "play", (ActionDid("from", OBJ),))),
        )


def _of_his_choice(context: Context, values: Values) -> Any:
    """The player spoken of chooses, among others than the one mentioned last."""
    words = context.words()
    him = context.definite(Noun(("personality",)), "") or Ref("this")
    noun = values["npone"]
    noun = replace(noun, filters=(*noun.filters, values["where"], OtherThan(him, form="-")))
    player = context.pronoun("his", "player")
    return chosen(context, Choice(noun, chooser=player, form="=" + words))


rule("choice", "one other {npone} of his choice {where}", make=_of_his_choice, take=lambda n: None)


def _expose(context: Context, values: Values) -> Any:
    return If(values["condition"], (Color("you expose " + values["robj"].words), values["effect1"]))


def _take_expose(node: Any) -> Values | None:
    if not isinstance(node, If) or len(node.effects) != 2 or not isinstance(node.effects[0], Color):
        return None
    words = node.effects[0].words.removeprefix("you expose ")
    return {"condition": node.condition, "robj": Ref("this", words=words), "effect1": node.effects[1]}


rule("sentence0", "if {condition}, you expose {robj}; {effect1}", make=_expose, take=_take_expose)
