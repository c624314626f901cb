"""A program by its meaning: where two trees say the same, one form of them. What two readers made of a text is compared in it.

The order of what is said of a noun means nothing; a penalty of 2 is a bonus of -2; a list in a list is one list; who has what is
his, and you are he, has what is yours; `if not` is `unless`.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rokugan.program import Both, Color, Is, Modify, Node, Not, Noun, Number, Ref, Together, You


def meaning(part: Any) -> Any:
    """Return a tree, or several, in the one form of what they mean.

    >>> from rokugan.program import Bow, Each, HasKeyword, State
    >>> bowed, oni = State("bowed"), HasKeyword("Oni")
    >>> one, two = Noun(("card",), (bowed, oni)), Noun(("card",), (oni, bowed))
    >>> meaning(Bow(Each(one))) == meaning(Bow(Each(two)))
    True
    """
    if isinstance(part, tuple):
        found: list[Any] = []
        for each in part:
            one = meaning(each)
            if isinstance(one, Color):
                continue
            found.extend(one.effects if isinstance(one, Together) else (one,))
        return tuple(found)
    if not isinstance(part, Node):
        return part
    given = {each.name: meaning(getattr(part, each.name)) for each in fields(part) if each.compare}
    node = type(part)(**given)
    rule = _RULES.get(type(node))
    return node if rule is None else rule(node)


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
    parts = [
        inner for each in condition.conditions for inner in (each.conditions if isinstance(each, Both) else (each,))
    ]
    return Both(tuple(parts))


def _ref(thing: Ref) -> Ref:
    """What the bearer is called decides who is meant; elsewhere it is wording."""
    return replace(thing, called="") if thing.to != "bearer" and thing.called else thing


_RULES: dict[type[Any], Any] = {
    Noun: _noun,
    Modify: _modify,
    Not: _not,
    Is: _is,
    Both: _both,
    Ref: _ref,
}
