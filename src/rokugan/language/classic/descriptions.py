"""What is said of a noun, and what kind of thing a phrase means."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic.said import Mod, Nom, Phrased, Some
from rokugan.program import (
    AllFilters,
    Controller,
    Controls,
    Each,
    Either,
    Filter,
    Fits,
    Leader,
    Noun,
    OtherThan,
    Owner,
    PartsOf,
    Ref,
    StatIs,
    StatOf,
    Thing,
    UnitOf,
    With,
    You,
)


def described(n: Nom, mod: Mod, *, first: bool = False) -> Nom | None:
    """The noun of which that is said too, if it can be."""
    noun = n.noun
    if noun.kinds == ("player",):
        if mod.filters == (OtherThan(Phrased("self")),):
            mod = Mod(whose="other")
        mod = replace(mod, filters=tuple(map(_of_player, mod.filters)))
    if first and mod.filters and noun.filters and isinstance(noun.filters[0], OtherThan):
        return None  # `other` stands before all that describes
    if (mod.whose and noun.whose) or (mod.zone and noun.zone):
        return None
    if any(each in noun.filters for each in mod.filters):
        return None
    filters = (*mod.filters, *noun.filters) if first else (*noun.filters, *mod.filters)
    return replace(
        n,
        noun=replace(
            noun,
            filters=filters,
            whose=mod.whose or noun.whose,
            owner=mod.owner or noun.owner,
            zone=mod.zone or noun.zone,
        ),
    )


def _of_player(filter: Filter) -> Filter:
    """What a player has he controls."""
    return Controls(filter.noun, filter.op, filter.number) if isinstance(filter, With) else filter


def one_of(filters: tuple[Filter, ...]) -> Filter:
    """Several filters as one."""
    return filters[0] if len(filters) == 1 else AllFilters(filters)


def join_filters(op: str, filters: tuple[Filter, ...]) -> Filter | None:
    """Predicates together: all of them or one of them hold."""
    node: Any = Either if op == "or" else AllFilters
    if any(isinstance(each, node) for each in filters):
        return None
    found: Filter = node(filters)
    return found


def filtered(filter: Filter | None) -> Mod:
    if isinstance(filter, AllFilters):
        return Mod(filter.filters)
    return Mod((filter,)) if filter is not None else Mod()


def measured(stat: tuple[Any, bool, bool], op: Any, right: Any) -> StatIs:
    name, base, total = stat
    return StatIs(name, op, right, base, total)


def stat_of(stat: tuple[Any, bool, bool], np: Thing) -> StatOf:
    if isinstance(np, You) and stat[0] != "family_honor":
        np = Ref("performer")
    return StatOf(stat[0], np, stat[1])


def negated(filter: Filter) -> Filter | None:
    """A filter that does not hold."""
    given: dict[str, Any] = {"positive": False}
    return replace(filter, **given) if getattr(filter, "positive", False) else None


def fits(noun: Noun) -> Filter:
    """`is a Samurai`: a keyword is one filter, anything more a whole description."""
    if noun.kinds in (("card",), ("player",)) and len(noun.filters) == 1 and not (noun.whose or noun.zone):
        return noun.filters[0]
    return Fits(noun)


def owned(who: Thing) -> Mod | None:
    """Whose a thing is."""
    if isinstance(who, You):
        return Mod(whose="your")
    if isinstance(who, (Some, Each)) and who.noun == Noun(("player",), whose="other"):
        return Mod(whose="other")
    if isinstance(who, (Some, Each)) and who.noun == Noun(("player",), whose="enemy"):
        return Mod(whose="enemy")
    if isinstance(who, Leader) and who.which == "enemy":
        return Mod(whose="enemy leader")
    return Mod(whose="his", owner=who)


def as_noun(np: Thing) -> Thing:
    """A new thing as a description of what it may be."""
    if isinstance(np, Some) and not np.target:
        return np.noun
    return np.noun if isinstance(np, Each) else np


def kinds_of(np: Thing) -> tuple[str, ...]:
    """What kind of thing a phrase means; nothing if it does not say."""
    if isinstance(np, (Some, Each, PartsOf)):
        return np.noun.kinds
    if isinstance(np, Phrased):
        return np.noun.kinds if np.noun is not None else ()
    if isinstance(np, (You, Controller, Owner, Leader)):
        return ("player",)
    if isinstance(np, UnitOf):
        return ("unit",)
    if isinstance(np, Ref):
        return {"province": ("province",), "battlefield": ("battlefield",)}.get(np.to, ())
    return ()


def his(n: Nom, who: Thing) -> Nom | None:
    """The noun of which is said whose it is."""
    mod = owned(who)
    return described(n, mod) if mod is not None else None


def player(who: Thing) -> Thing:
    """Who has a hand is a player: what a role asks for decides what a pronoun means."""
    return replace(who, noun=Noun(("player",))) if isinstance(who, Phrased) and who.way in ("he", "they") else who
