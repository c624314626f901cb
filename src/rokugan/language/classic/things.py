"""Things: determiners, numbers, possessives, pronouns, and several things together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic import lexicon
from rokugan.language.classic.descriptions import described, filtered, his, kinds_of
from rokugan.language.classic.said import Every, Nom, Phrased, Some
from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import coordinate
from rokugan.program import (
    Alike,
    Among,
    Controller,
    Each,
    Either,
    Fits,
    Noun,
    OneOf,
    OtherThan,
    Owner,
    PartsOf,
    ProvinceOf,
    Ref,
    Several,
    StatIs,
    Thing,
    Titled,
    UnitOf,
    You,
)

PLACES = {"unit", "province", "battlefield", "army"}


def _join_things(op: str, things: tuple[Thing, ...]) -> Thing | None:
    if any(isinstance(each, (OneOf, Several)) for each in things):
        return None
    bare = [isinstance(each, Every) and each.how == "bare" for each in things]
    if any(bare[1:]) and not all(bare):
        return None  # `your Monks and Shugenja`: one determiner for both
    if op == "or" and all(isinstance(each, Some) for each in things):
        somes: Any = things
        if len({(each.least, each.most, each.target) for each in somes}) == 1:
            kinds = tuple(dict.fromkeys(kind for each in somes for kind in each.noun.kinds))
            whose = {each.noun.whose for each in somes}
            both = Noun(
                kinds, (Either(tuple(Fits(each.noun) for each in somes)),), whose.pop() if len(whose) == 1 else ""
            )
            new_one: Thing = replace(somes[0], noun=both)
            return new_one
    return OneOf(things) if op == "or" else Several(things)


_HE = (("he|him|she|her", "he"), ("it", "it"), ("they|them", "they"), ("himself|herself|itself", "it"))
_HIS = (("his|her", "he"), ("its", "it"), ("their", "they"))


def add(g: EnglishGrammar) -> None:
    """Add the rules of things."""
    for words, way in _HE:
        g.word("NP", words, Phrased(way, plural=way == "they"))
    for words, way in _HIS:
        g.word("Poss", words, Phrased(way, plural=way == "they"))
    g.word("NP", "you", You())
    g.word("Poss", "your", You())
    g.rule("Poss", "Poss own", lambda who: who if isinstance(who, You) else None)
    g.rule("Theirs", "Poss", lambda who: who)
    g.word("Theirs", "yours", You())
    g.word("Theirs", "hers", Phrased("he"))
    g.rule("Poss", "NP 's", lambda np: np)
    g.rule("Poss", "NP '", lambda np: np)
    for words, leader in lexicon.LEADERS:
        g.word("NP", f"the {words}", leader)
    for words, ref in (*lexicon.CURRENT, *lexicon.PROVINCE):
        g.word("NP", words, ref)
    # new things
    g.rule("NP", "a|an N", lambda n: new(n))
    g.rule("NP", "a|an target N", lambda n: new(n, target=True))
    g.rule(
        "NP",
        "another N",
        lambda n: (
            new(n.but(whose="other"))
            if n.noun.kinds == ("player",)
            else new(n.first(OtherThan(Phrased("self", Noun(n.noun.kinds)))))
        ),
    )
    g.rule(
        "NP",
        "another target N",
        lambda n: (
            new(n.but(whose="other"), target=True)
            if n.noun.kinds == ("player",)
            else new(n.first(OtherThan(Phrased("self", Noun(n.noun.kinds)))), target=True)
        ),
    )
    g.rule(
        "NP",
        "another of Poss N",
        lambda who, n: new(his(n.first(OtherThan(Phrased("self", Noun(n.noun.kinds)))), who), one=True),
    )
    g.rule("NP", "Count N", lambda count, n: new(n, *count) if n.plural is not False else None)
    g.rule("NP", "Count target N", lambda count, n: new(n, *count, target=True))
    g.rule("NP", "Count of Them", lambda count, what: _of_them(count, what))
    g.rule(
        "NP",
        "Count of Them Post",
        lambda count, what, mod: new(
            described(Nom(Noun(("card",), (Among(what),)), None), mod, first=True), *count, one=True
        ),
    )
    g.rule("NP", "Count target of Them", lambda count, what: _of_them(count, what, target=True))
    g.word("Them", "them", Phrased("they", plural=True))
    g.rule("Them", "the targets", lambda: Phrased("target", plural=True))
    g.rule("Them", "those|these|the N", lambda n: Phrased("that", n.noun, True) if n.plural is not False else None)
    g.rule("NP", "Count of Poss N", lambda count, who, n: new(his(n, who), *count, one=True))
    g.rule("NP", "Count of Poss target N", lambda count, who, n: new(his(n, who), *count, target=True, one=True))
    g.rule("NP", "Poss target N", lambda who, n: new(his(n, who), target=True))
    g.rule("NP", "Poss Num target N", lambda who, num, n: new(his(n, who), num.value, num.value, target=True))
    # all things
    g.rule("NP", "any N", lambda n: Every(n.noun, "any"))
    g.rule("NP", "any of Poss N", lambda who, n: Every(m.noun, "any") if (m := his(n, who)) else None)
    g.rule("NP", "each|all|every N", lambda n: Every(n.noun))
    g.rule("Per", "for each|every N", lambda n: n if n.plural is not True else None)
    g.rule("Per", "for each|every one? of Poss N", lambda who, n: his(n, who) if n.plural is not False else None)
    g.rule("NP", "each of Poss N", lambda who, n: all_of(his(n, who)))
    g.rule("NP", "all|both of? Poss N", lambda who, n: all_of(his(n, who)))
    g.rule("NP", "any N", lambda n: new(n) if n.noun.kinds == ("player",) else None)
    g.rule("NP", "Top", lambda top: top)
    g.rule(
        "NP",
        "the Adj target",
        lambda mod: Phrased("target", n.noun) if (n := described(Nom(Noun(("card",))), mod)) else None,
    )
    g.word("NP", "battle resolution", Ref("resolution"))
    g.word("NP", "this battle 's resolution", Ref("resolution"))
    g.rule("NP", "N", lambda n: Every(n.noun, "bare") if n.plural is not False and n.plural != "each" else None)
    # things spoken of
    g.rule("NP", "the N", lambda n: Phrased("the", n.noun, n.plural))
    g.rule("NP", "that N", lambda n: Phrased("that", n.noun, False) if n.plural is not True else None)
    g.rule("NP", "those|these N", lambda n: Phrased("that", n.noun, True) if n.plural is not False else None)
    g.rule(
        "NP",
        "this N",
        lambda n: Phrased("this", n.noun, False) if n.plural is not True and not set(n.noun.kinds) & PLACES else None,
    )
    g.rule("NP", "the target", lambda: Phrased("target"))
    g.rule("NP", "the other N", lambda n: Phrased("other", n.noun, n.plural))
    g.rule("NP", "the other", lambda: Phrased("other", Noun(("card",))))
    g.rule("NP", "the|that same N", lambda n: Phrased("that", n.noun, n.plural))
    g.rule("NP", "the Ordinal N", lambda at, n: Phrased("nth", n.noun, None, at))
    g.rule("NP", "the Ordinal target", lambda at: Phrased("nth", None, None, at))
    g.rule("NP", "a different N", lambda n: new(n.first(OtherThan(Phrased("self", Noun(n.noun.kinds))))))
    g.rule(
        "NP",
        "a different target N",
        lambda n: new(n.first(OtherThan(Phrased("self", Noun(n.noun.kinds)))), target=True),
    )
    g.rule("NP", "the targets", lambda: Phrased("target", plural=True))
    g.rule("NP", "each|both target|targets", lambda: Phrased("target", plural=True))
    g.rule("NP", "the targeted N", lambda n: Phrased("target", n.noun, n.plural))
    g.rule("NP", "both|each|all of them", lambda: Phrased("they", plural=True))
    g.rule("NP", "them both|each", lambda: Phrased("they", plural=True))
    g.rule("NP", "the shown|revealed card", lambda: Ref("found"))
    g.rule("NP", "the loser", lambda: Phrased("loser"))
    g.rule("NP", "the winner", lambda: Phrased("winner"))
    g.rule("NP", "the|this duel 's loser", lambda: Phrased("loser"))
    g.rule("NP", "the|this duel 's winner", lambda: Phrased("winner"))
    g.rule("NP", "Poss N", lambda who, n: possessed(who, n))
    g.rule(
        "NP", "Poss unit", lambda who: UnitOf(who) if not isinstance(who, You) and kinds_of(who) != ("unit",) else None
    )
    g.rule("NP", "this unit", lambda: UnitOf(Ref("this")))
    g.rule("NP", "Poss battlefield 's province", lambda who: ProvinceOf(who) if not isinstance(who, You) else None)
    g.rule("NP", "the unit of NP", UnitOf)
    g.rule("NP", "the controller of NP", lambda who: Controller(who))
    g.rule("NP", "Poss effect|effects", lambda who: _effects_of(who))
    g.rule("Post", "titled Title", lambda title: filtered(Titled(title)))
    g.rule(
        "Head",
        "Title",
        lambda title: Nom(Noun(("ring",) if title.startswith("Ring of") else ("card",), (Titled(title),)), False),
    )
    g.rule("NP", "Poss controller", lambda who: Controller(who) if not isinstance(who, You) else None)
    g.rule("NP", "Poss owner", lambda who: Owner(who) if not isinstance(who, You) else None)
    coordinate(g, "NP", _join_things)


def _of_them(count: tuple[int, int], what: Thing, *, target: bool = False) -> Some:
    """`one of them`."""
    return Some(Noun(("card",), (Among(what),)), *count, target=target)


def _effects_of(who: Thing) -> Thing | None:
    """`other players' cards' effects`: of cards they are card effects; of an action, the action."""
    if (
        isinstance(who, (Some, Each, Phrased))
        and who.noun is not None
        and who.noun.kinds == ("card",)
        and who.noun.whose
    ):
        return Every(Noun(("card effect",), whose=who.noun.whose, owner=who.noun.owner))
    return who if kinds_of(who) == ("action",) else None


def new(n: Nom | None, least: int = 1, most: int = 1, *, target: bool = False, one: bool = False) -> Some | None:
    """New things, as many as the number says."""
    if (
        n is None
        or n.plural == "each"
        or (n.plural is True and least == most == 1 and not one)
        or (n.plural is False and most != 1)
    ):
        return None
    if most == 1 and any(isinstance(each, Alike) and each.what is None for each in n.noun.filters):
        return None  # one thing alone is like nothing
    return Some(_together(n.noun) if most != 1 else n.noun, least, most, target)


def _together(noun: Noun) -> Noun:
    """`two Followers with total Force less than 5`: of both together; a unit has a total of its own."""
    if noun.kinds == ("unit",):
        return noun
    filters = tuple(
        replace(each, together=True) if isinstance(each, StatIs) and each.total else each for each in noun.filters
    )
    return replace(noun, filters=filters)


def all_of(n: Nom | None) -> Thing | None:
    if n is None or n.plural is False:
        return None
    return of_each(n.noun)


def of_each(noun: Noun) -> Thing:
    """All such things; those of a card are its parts."""
    if noun.whose == "his" and noun.owner is not None and not noun.zone and kinds_of(noun.owner) != ("player",):
        return PartsOf(replace(noun, whose="", owner=None), noun.owner)
    return Every(noun)


def possessed(who: Thing, n: Nom) -> Thing | None:
    """`your Samurai`, `his Followers`: the one spoken of, or all of them."""
    if n.noun.kinds == ("unit",) and not isinstance(who, You) and not n.plural:
        return None
    if n.noun.kinds in (("battlefield",), ("army",), ("effect",)) or (
        n.noun.kinds == ("province",) and isinstance(who, Ref)
    ):
        return None
    found = his(n, who)
    if found is None or n.plural == "each":
        return None
    if isinstance(who, Some) and not who.target:
        return Every(found.noun) if n.plural else Some(found.noun)  # what is somebody's is new as he is
    return Phrased("your", found.noun, n.plural)
