"""Which kind of thing a noun phrase means, whether it fits a role, and the order in which a noun's filters stand."""

from __future__ import annotations

from dataclasses import replace

from rokugan.language.lcg.said import Phrase, Said
from rokugan.language.lcg.verbs import GROUPS
from rokugan.program.lcg.nodes import (
    A,
    All,
    Among,
    And,
    AnyNumber,
    AnyOf,
    At,
    Attached,
    Controlled,
    ElementOf,
    Every,
    Filter,
    Gap,
    Has,
    HasKeyword,
    HasTrait,
    Holds,
    In,
    Is,
    Most,
    Not,
    Noun,
    Nth,
    Odd,
    OfCardType,
    OfClan,
    OfElement,
    OfNamedType,
    OfType,
    On,
    OneOf,
    Only,
    Opponent,
    OpponentOf,
    Other,
    Owned,
    Owner,
    Part,
    PhaseOf,
    Place,
    Ref,
    Skill,
    Some,
    StatIs,
    ThatMany,
    The,
    Thing,
    This,
    Top,
    TypeOf,
    UpTo,
    Which,
    You,
)
from rokugan.program.node import Node

NAMED = {
    "attacked province": "province",
    "attacking player": "player",
    "defending player": "player",
    "contested ring": "ring",
    "loser": "character",
    "winner": "character",
    "bid": "bid",
    "condition": "condition",
    "other": "card",
    "rest": "card",
    "resolution": "conflict",
}
CARDS = GROUPS["cards"]
RANKS: dict[type[Node], int] = {
    cls: rank
    for rank, cls in enumerate(
        (
            Nth,
            Every,
            Other,
            Is,
            Not,
            AnyOf,
            OfClan,
            OfElement,
            OfType,
            HasTrait,
            HasKeyword,
            OfCardType,
            OfNamedType,
            Controlled,
            Owned,
            Among,
            On,
            In,
            At,
            Has,
            Holds,
            StatIs,
            Most,
            Odd,
            ElementOf,
            Which,
        )
    )
}


def kind_of(thing: Thing | None) -> str:
    """The kind of thing; empty for what can be of any."""
    if isinstance(thing, A | All | Some | UpTo | AnyNumber | ThatMany):
        return thing.noun.kind
    if isinstance(thing, This):
        return "card"
    if isinstance(thing, Attached):
        return "character"
    if isinstance(thing, You | Opponent | Owner | OpponentOf):
        return "player"
    if isinstance(thing, The):
        return NAMED.get(thing.name, thing.name)
    if isinstance(thing, And | OneOf | Only):
        return kind_of(thing.things[0])
    if isinstance(thing, Said):
        return thing.kinds[0] if len(thing.kinds) == 1 else ""
    return _other_kind(thing)


def _other_kind(thing: Thing | None) -> str:
    if isinstance(thing, Place):
        return "place"
    if isinstance(thing, Top):
        return "card"
    if isinstance(thing, Part):
        return thing.what
    if isinstance(thing, Skill):
        return "value"
    if isinstance(thing, PhaseOf):
        return "phase"
    if isinstance(thing, TypeOf):
        return "conflict type"
    assert thing is None or isinstance(thing, Gap | Ref), thing
    return ""


def is_plural(thing: Thing) -> bool:
    """Does a verb after it stand in the plural?"""
    if isinstance(thing, Said):
        return thing.plural
    return isinstance(thing, You | All | And | AnyNumber | UpTo | Some | Top | Part | Only)


def fitting(thing: Thing, group: str) -> Thing | None:
    """The thing, if it fits the role; a pronoun is narrowed to what fits."""
    kinds = GROUPS[group]
    if not kinds:
        return thing
    if isinstance(thing, Said):
        if not thing.kinds:
            return replace(thing, kinds=kinds)
        return thing if any(_fits(kind, kinds) for kind in thing.kinds) else None
    if isinstance(thing, And | OneOf):
        return thing if all(fitting(each, group) is not None for each in thing.things) else None
    kind = kind_of(thing)
    return thing if not kind or _fits(kind, kinds) else None


def _fits(kind: str, kinds: tuple[str, ...]) -> bool:
    """Is the kind one of those asked for? A card of no stated type may be a card of any kind."""
    return kind in kinds or (kind == "card" and any(each in CARDS for each in kinds))


def described(phrase: Phrase, filter: Filter) -> Phrase | None:
    """The noun with one more thing said of it; nothing is said twice, and a thing has one controller."""
    which = phrase.noun.which
    if filter in which or (
        isinstance(filter, Controlled | Owned | In) and any(type(each) is type(filter) for each in which)
    ):
        return None
    return Phrase(Noun(phrase.noun.kind, ordered((*which, filter))), phrase.plural)


def ordered(which: tuple[Filter, ...]) -> tuple[Filter, ...]:
    """The filters in the one order in which they stand in a program."""
    return tuple(sorted(which, key=lambda each: (RANKS[type(each)], repr(each))))
