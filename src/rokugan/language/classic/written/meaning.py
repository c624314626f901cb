"""A program by its meaning: where two trees say the same, one form of them. What two readers made of a text is compared in it.

The order of what is said of a noun means nothing; a penalty of 2 is a bonus of -2; a list in a list is one list, and several that
are targeted together are targeted one after the other; who has what is his, and you are he, has what is yours; `if not` is
`unless`; a target that is named again is the same one; what is said of an action stands with the action.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rokugan.program import (
    Ability,
    AllFilters,
    Both,
    Chosen,
    Color,
    Filter,
    HasKeyword,
    If,
    Is,
    Modify,
    Node,
    Not,
    Noun,
    Number,
    Otherwise,
    Pattern,
    Ref,
    Several,
    State,
    Target,
    Together,
    Trait,
    You,
    walk,
)

_STATES = {
    "human": State("human"),
    "nonhuman": State("nonhuman"),
    "infantry": State("infantry"),
    "unaligned": State("unaligned"),
}


def meaning(part: Any) -> Any:
    """Return a tree, or several, in the one form of what they mean.

    >>> from rokugan.program import Bow, Each
    >>> bowed, oni = State("bowed"), HasKeyword("Oni")
    >>> one, two = Noun(("card",), (bowed, oni)), Noun(("card",), (oni, bowed))
    >>> meaning(Bow(Each(one))) == meaning(Bow(Each(two)))
    True
    """
    if isinstance(part, tuple):
        found: list[Any] = []
        for each in part:
            one = meaning(each)
            if isinstance(one, Otherwise) and found and isinstance(found[-1], If) and not found[-1].otherwise:
                found[-1] = replace(found[-1], otherwise=one.effects)
            elif not isinstance(one, Color):
                found.extend(_several(one))
        return tuple(found)
    if not isinstance(part, Node):
        return part
    if isinstance(part, (Ability, Trait)):
        part = _one_bearer(_once(part, set()))
    node = type(part)(**{each.name: meaning(getattr(part, each.name)) for each in fields(part) if each.compare})
    rule = _RULES.get(type(node))
    return node if rule is None else rule(node)


def _several(node: Any) -> tuple[Any, ...]:
    """The effects or filters that a node stands for in a list of such."""
    if isinstance(node, Together):
        return node.effects
    if isinstance(node, AllFilters):
        return node.filters
    if isinstance(node, Several) and all(isinstance(each, (Target, Chosen)) for each in node.parts):
        return node.parts
    return (node,)


def _once(part: Any, seen: set[int]) -> Any:
    """The same with each target and choice described where it stands first."""
    if isinstance(part, tuple):
        return tuple(_once(each, seen) for each in part)
    if not isinstance(part, Node):
        return part
    if isinstance(part, (Target, Chosen)):
        if part.slot in seen:
            return Ref("slot", part.slot)
        seen.add(part.slot)
    return type(part)(**{each.name: _once(getattr(part, each.name), seen) for each in fields(part) if each.compare})


def _one_bearer(line: Any) -> Any:
    """The same with the bearer called alike wherever he is meant: `this Shugenja`, later `he`."""
    called = {each.called for each in walk(line) if isinstance(each, Ref) and each.to == "bearer" and each.called}
    if len(called) != 1:
        return line
    name = called.pop()

    def change(part: Any) -> Any:
        if isinstance(part, tuple):
            return tuple(map(change, part))
        if not isinstance(part, Node):
            return part
        if isinstance(part, Ref) and part.to == "bearer":
            return replace(part, called=name)
        return type(part)(**{each.name: change(getattr(part, each.name)) for each in fields(part) if each.compare})

    return change(line)


def _noun(noun: Noun) -> Noun:
    if noun.whose == "his" and isinstance(noun.owner, You):
        noun = replace(noun, whose="your", owner=None)
    return replace(noun, filters=tuple(sorted(noun.filters, key=repr)))


def _modify(change: Modify) -> Modify:
    if change.negative and isinstance(change.amount, Number):
        return replace(change, amount=Number(-change.amount.value), negative=False)
    return change


def _not(condition: Not) -> Any:
    inner: Any = condition.condition
    if isinstance(inner, Not):
        return inner.condition
    if isinstance(inner, Is) and len(inner.filters) == 1:
        return _is(replace(inner, positive=not inner.positive))
    return replace(inner, positive=not inner.positive) if hasattr(inner, "positive") else condition


def _is(condition: Is) -> Is:
    """`he is not bowed`: the filter says it, where it can."""
    if not condition.positive and len(condition.filters) == 1 and hasattr(condition.filters[0], "positive"):
        only: Any = condition.filters[0]
        return replace(condition, filters=(replace(only, positive=not only.positive),), positive=True)
    return replace(condition, filters=tuple(sorted(condition.filters, key=repr)))


def _both(condition: Both) -> Both:
    inner = (each.conditions if isinstance(each, Both) else (each,) for each in condition.conditions)
    return Both(tuple(each for some in inner for each in some))


def _pattern(pattern: Pattern) -> Pattern:
    """What is said of the action that is waited for stands with it."""
    subject = pattern.subject
    if not isinstance(subject, Noun) or subject.kinds != ("action",):
        return pattern
    said = tuple(each for each in pattern.filters if isinstance(each, Filter))
    kept = tuple(each for each in pattern.filters if not isinstance(each, Filter))
    return replace(pattern, subject=_noun(replace(subject, filters=(*subject.filters, *said))), filters=kept)


def _keyword(filter: HasKeyword) -> Filter:
    """`Nonhuman` is a state, however it is written."""
    state = _STATES.get(filter.keyword.lower())
    return replace(state, positive=filter.positive) if state is not None and not filter.base else filter


_RULES: dict[type[Any], Any] = {
    Noun: _noun,
    Modify: _modify,
    Not: _not,
    Is: _is,
    Both: _both,
    Pattern: _pattern,
    HasKeyword: _keyword,
}
