"""What follows a noun: places, possession, relative clauses, comparison. `Post` describes a noun, `Had` stands after `with` and
`has`, `Pred` after `is`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic import lexicon
from rokugan.language.classic.descriptions import (
    as_noun,
    filtered,
    fits,
    join_filters,
    kinds_of,
    measured,
    negated,
    one_of,
    owned,
    stat_of,
)
from rokugan.language.classic.nouns import join_mods
from rokugan.language.classic.said import Mod, Nom, Phrased, Some
from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import coordinate
from rokugan.program import (
    ActionDid,
    Alike,
    Best,
    CardsIn,
    CountOf,
    Each,
    Filter,
    HasAbility,
    HasSome,
    HasToken,
    In,
    IsNamed,
    Noun,
    Number,
    OpposedBy,
    Opposing,
    OtherThan,
    Past,
    Ref,
    Shares,
    StatIs,
    Targeting,
    Thing,
    UnitOf,
    Whose,
    With,
    You,
)

FROM = lexicon.CARDS | {"action", "ability"}


def add(g: EnglishGrammar) -> None:
    """Add what follows a noun."""
    g.rule("Post", "with Had", filtered)
    g.rule("Post", "without Bare", lambda n: filtered(With(n.noun, "=", Number(0))))
    g.rule("Post", "in any player 's Zone", lambda zone: Mod(zone=zone))
    g.rule("Post", "not Where", lambda where: filtered(negated(where)))
    g.rule("Post", "Where", filtered)
    g.rule("Post", "opposing NP", lambda np: filtered(Opposing(as_noun(np))))
    g.rule("Post", "attached to NP", lambda np: filtered(In("attached", as_noun(np))))
    g.rule("Post", "other than NP", lambda np: filtered(OtherThan(np)))
    g.rule("Post", "controlled by NP", lambda who: owned(who))
    g.rule("Post", "NP control|controls", lambda who: owned(who))
    g.rule("Post", "in|from Poss Zone", lambda who, zone: _lying(who, zone))
    g.rule("Post", "in|from a|any Zone", lambda zone: Mod(zone=zone))
    g.entries("Zone", lexicon.ZONES)
    coordinate(g, "Zone", lambda op, zones: "hand or discard" if set(zones) == {"hand", "discard"} else None)
    g.rule("Post", "in all players ' discard piles", lambda: Mod(zone="discard"))
    coordinate(g, "Post", join_mods)
    coordinate(g, "Had", join_filters)
    coordinate(g, "Pred", join_filters)
    # what a thing has
    g.rule("Had", "a|an Bare", lambda n: With(n.noun) if n.plural is not True else None)
    g.rule("Had", "no Bare", lambda n: With(n.noun, "=", Number(0)))
    g.rule("Had", "any Bare", lambda n: With(n.noun))
    g.rule("Had", "a|an Kw ability", lambda kw: HasAbility(keyword=kw))
    g.rule("Had", "the highest|most|greatest Measure", lambda stat: Best(stat[0], total=stat[2]))
    g.rule("Had", "the lowest|least|fewest Measure", lambda stat: Best(stat[0], True, total=stat[2]))
    g.rule("Had", "the highest|most|greatest Measure Where", lambda stat, where: Best(stat[0], False, where, stat[2]))
    g.rule("Had", "the lowest|least|fewest Measure Where", lambda stat, where: Best(stat[0], True, where, stat[2]))
    g.rule("Had", "Body", lambda body: _bodied(body, "="))
    g.rule("Had", "Body or Cmp", lambda body, op: _bodied(body, op + "="))
    g.rule("Had", "a|an Sort ability", lambda sort: HasAbility(sort))
    g.rule("Had", "a base|printed Sort ability", lambda sort: HasAbility(sort, base=True))
    g.rule(
        "Had", "the Adj keyword|keywords", lambda mod: one_of(mod.filters) if mod.filters and not mod.whose else None
    )
    g.rule("Had", "Poss clan alignment", lambda who: Shares("clan", who))
    g.word("Had", "that keyword", IsNamed())
    g.entries("Sort", ((word, word) for word in ("battle", "open", "limited", "reaction", "ranged attack")))
    g.rule("Had", "a|an N attached", lambda n: With(n.noun) if n.plural is not True else None)
    g.rule("Had", "no N attached", lambda n: With(n.noun, "=", Number(0)))
    g.rule("Had", "a|any Token", lambda token: HasToken(token[0]))
    g.rule("Had", "no Token", lambda token: HasToken(token[0], "=", Number(0)))
    g.rule("Had", "Quant Token", lambda rel, token: HasToken(token[0], *rel))
    g.rule("Had", "Cmp N than NP", lambda op, n, np: _as_many(op, n, np))
    g.rule(
        "Had",
        "Cmp N than Amt",
        lambda op, n, right: CardsIn(op, right) if n.noun.kinds == ("card",) else With(n.noun, op, right),
    )
    g.rule("Had", "Quant N", lambda rel, n: With(n.noun, *rel))
    g.rule("Had", "Num N", lambda num, n: With(n.noun, ">=", num))
    g.rule("Had", "Num Measure", lambda num, stat: measured(stat, "=", num))
    g.rule("Had", "Num Token", lambda num, token: HasToken(token[0], ">=", num))
    g.rule("Had", "a? Measure Than Amt", lambda stat, op, right: measured(stat, op, right))
    g.rule("Had", "a? Measure Than NP", lambda stat, op, np: measured(stat, op, stat_of(stat, np)))
    g.rule("Had", "a? Cmp Measure", lambda op, stat: measured(stat, op, None))
    g.rule("Had", "a? Cmp Measure than Theirs", lambda op, stat, who: measured(stat, op, stat_of(stat, who)))
    g.rule("Had", "a? Measure Than Theirs", lambda stat, op, who: measured(stat, op, stat_of(stat, who)))
    g.rule("Had", "a? Cmp Measure than Amt", lambda op, stat, right: measured(stat, op, right))
    g.rule("Had", "a? Cmp Measure than NP", lambda op, stat, np: measured(stat, op, stat_of(stat, np)))
    g.rule("Had", "Quant Measure", lambda rel, stat: measured(stat, "=" if rel[0] == "!" else rel[0], rel[1]))
    g.rule("Had", "a? Measure of? Quant", lambda stat, rel: measured(stat, *rel))
    g.rule("Measure", "Stat", lambda stat: (stat, False, False))
    g.rule("Measure", "base|printed Stat", lambda stat: (stat, True, False))
    g.rule("Measure", "total Stat", lambda stat: (stat, False, True))
    # what a thing is
    g.rule("Pred", "Adj", lambda mod: one_of(mod.filters) if mod.filters and not mod.whose else None)
    g.rule("Pred", "not Adj", lambda mod: negated(one_of(mod.filters)) if mod.filters and not mod.whose else None)
    g.rule("Pred", "a|an N", lambda n: fits(n.noun) if n.plural is not True else None)
    g.rule("Pred", "Where", lambda where: where)
    g.rule("Pred", "opposed by NP", lambda np: OpposedBy(n) if isinstance(n := as_noun(np), Noun) else None)
    g.rule("Post", "opposed by NP", lambda np: filtered(OpposedBy(n)) if isinstance(n := as_noun(np), Noun) else None)
    g.rule("Pred", "opposing NP", lambda np: Opposing(as_noun(np)))
    g.rule("Pred", "in Poss Zone", lambda who, zone: In(zone, who) if zone in ("hand", "discard") else None)
    g.rule("Pred", "in play", lambda: In("play"))
    g.rule("Pred", "attached to NP", lambda np: In("attached", as_noun(np)))
    g.entries("Where", ((words, filter) for words, filter in lexicon.WHERE if filter is not None))
    g.word("Post", "in play", Mod((In("play"),)))
    g.rule("Where", "in Poss unit", lambda who: In("unit", who))
    g.rule("Where", "in Army", lambda army: army)
    g.rule("Army", "Poss current? army", lambda who: In("army", who))
    g.rule("Where", "in a unit led by NP", lambda np: In("unit led by", as_noun(np)))
    g.rule("Where", "in units led by NP", lambda np: In("unit led by", as_noun(np)))
    for words, army in (
        ("your current army|your side", In("army", You())),
        ("this army", In("army", Ref("this"))),
        ("the current? enemy army", In("enemy army")),
    ):
        for said in words.split("|"):
            g.rule("Army", said, lambda army=army: army)
    g.rule("Where", "in an army with a|an N", lambda n: In("army with", n.noun))
    g.rule("Where", "in an army with another N", lambda n: In("army with another", n.noun))
    g.rule("Where", "at Poss battlefield|battlefields", lambda who: In("battlefield", who))
    g.rule("Where", "at Poss location", lambda who: In("location", who))
    g.rule("Where", "in this unit", lambda: In("unit", Ref("this")))
    g.rule("Where", "in|at NP", lambda np: _place(np))
    g.rule(
        "Post",
        "in NP",
        _in_province,
    )
    g.rule(
        "Post",
        "from|on NP",
        lambda np: filtered(ActionDid("from", as_noun(np))) if kinds_of(np) and set(kinds_of(np)) <= FROM else None,
    )
    g.rule("Post", "whose Part Be", lambda part, be: filtered(Whose(part, be)))
    g.rule("Post", "whose Measure is|are now? Than Amt", lambda stat, op, right: filtered(measured(stat, op, right)))
    g.rule(
        "Post",
        "whose Measure is|are now? Than Theirs",
        lambda stat, op, who: filtered(measured(stat, op, stat_of(stat, who))),
    )
    g.rule("Post", "whose Measure is|are now? Quant", lambda stat, rel: filtered(measured(stat, *rel)))
    g.rule("Post", "whose Measure is|are now? Num", lambda stat, num: filtered(measured(stat, "=", num)))
    g.entries("Part", (("unit", "unit"), ("controller", "controller"), ("personality", "personality")))
    g.word("Post", "controlled by the same player", Mod((Alike("player"),)))
    g.word("Post", "controlled by different players", Mod((Alike("player", False),)))
    g.word("Post", "at the same location", Mod((Alike("location"),)))
    g.word("Post", "at different locations", Mod((Alike("location", False),)))
    g.word("Had", "an element keyword", HasSome("element"))
    g.word("Had", "a clan alignment", HasSome("clan"))
    g.rule("Had", "Cmp cards in his|its|her unit than Amt", lambda op, right: CardsIn(op, right))
    g.rule("Had", "Cmp cards in it than Amt", lambda op, right: CardsIn(op, right))
    g.rule("Post", "each with Had", filtered)
    g.word("Post", "that was taken as an additional action", Mod((ActionDid("additional"),)))
    g.rule("Post", "targeting NP", lambda np: filtered(Targeting(as_noun(np))))
    g.rule("Post", "NP own|owns", lambda who: Mod(whose="owned") if isinstance(who, You) else None)
    g.rule("Post", "you own and control", lambda: Mod(whose="your own"))
    g.rule("Post", "who|that performed it", lambda: filtered(Past("perform", "action")))
    g.rule("Post", "who|that performed the action", lambda: filtered(Past("perform", "action")))
    g.rule("Where", "there", lambda: In("battlefield"))


def _in_province(np: Thing) -> Mod | None:
    """`in one of your provinces`: of a plain province it matters only whose it is."""
    if kinds_of(np) != ("province",):
        return None
    noun = as_noun(np)
    if isinstance(noun, Noun) and not noun.filters:
        return Mod(zone="province", whose=noun.whose, owner=noun.owner)
    return Mod((In("province", noun),), zone="province")


def _place(np: Thing) -> In | None:
    """`in that unit`, `at that battlefield`: the kind of the place says how one is in it."""
    kinds = kinds_of(np)
    relation: Any = kinds[0] if kinds in (("unit",), ("battlefield",), ("army",)) else ""
    if not relation or isinstance(np, (Some, Each)) or (isinstance(np, Phrased) and np.way == "your"):
        return None
    return In(relation, None if np == Ref("battlefield") else np.of if isinstance(np, UnitOf) else np)


def _as_many(op: Any, n: Nom, np: Thing) -> Filter | None:
    """`with fewer attachments than him`: as many as he has."""
    if kinds_of(np) == ("player",):
        return None
    if n.noun.kinds == ("card",) and not n.noun.filters:
        return CardsIn(op, np)
    return With(n.noun, op, CountOf(n.also(In("unit", np)).noun)) if not (n.noun.whose or n.noun.zone) else None


def _bodied(body: Any, op: Any) -> StatIs | None:
    """`with 3F or lower`."""
    return StatIs(body[0][0], op, body[0][1]) if len(body) == 1 else None


def _lying(who: Thing, zone: Any) -> Mod | None:
    if kinds_of(who) not in ((), ("player",)):
        return None
    mod = owned(who)
    return replace(mod, zone=zone) if mod else None
