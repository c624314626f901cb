"""A card's text without each of its single conditions, restrictions, costs, limits, durations, and each of several effects.

What says again what a rule or another word of the text says is left alone: without it nothing would be different.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from rokugan.program import (
    Ability,
    ActionDid,
    AllFilters,
    Bow,
    Chosen,
    Color,
    Destroy,
    Different,
    Either,
    Exchange,
    Give,
    HasKeyword,
    HasSome,
    In,
    Is,
    Later,
    Look,
    Node,
    Noun,
    Opposing,
    Program,
    RangedAttack,
    Ref,
    Shuffle,
    State,
    Target,
    Thing,
    Uses,
    With,
    walk,
)

_THIS = Ref("this")
_EACH_ONE = Ref("each")
_FOLLOWER = Noun(("follower",))
_BOTH_STATES = Either((State("bowed"), State("unbowed")))
_EACH = ("conditions", "filters", "constraints")
_LASTING = (Give, Exchange, Later)
_SEVERAL = ("effects", "changes", "costs")


@dataclass(frozen=True, repr=False)
class Lasts(Node):
    """How long something lasts, as the text says it. Without it it lasts as long as the rules say."""

    until: str


@dataclass(frozen=True)
class Thinner:
    """A tree without one node. swap: the target or choice that the node was part of, as it was and as it is."""

    gone: Node
    rest: Any
    swap: tuple[Node, Node] | None = None


def thinner(program: Program) -> Iterator[tuple[str, Program]]:
    """The text without each part, and what was taken away, in words without wording."""
    seen = [program]
    for number, each in enumerate(_thinner(program)):
        rest = each.rest if each.swap is None else _everywhere(each.rest, *each.swap)
        if rest not in seen:
            seen.append(rest)
            yield f"{number} {_plain(each.gone)!r}", rest


def _thinner(value: Any, above: tuple[Node, ...] = ()) -> Iterator[Thinner]:
    """Every node that can be left out of a tree, with the tree without it. above: what the value is in, the nearest first."""
    if isinstance(value, tuple):
        for number, each in enumerate(value):
            for inner in _thinner(each, above):
                yield replace(inner, rest=(*value[:number], inner.rest, *value[number + 1 :]))
    if not isinstance(value, Node):
        return
    inside = (value, *above)
    for field in fields(value):
        inner = getattr(value, field.name)
        changed = [Thinner(gone, rest) for gone, rest in _without(value, field, inner, inside)]
        for each in (*changed, *_thinner(inner, inside)):
            rest = replace(value, **{field.name: each.rest})
            chosen = isinstance(value, Target | Chosen)
            yield Thinner(each.gone, rest, (value, rest) if chosen else each.swap)


def _without(value: Node, field: Any, inner: Any, inside: tuple[Node, ...]) -> list[tuple[Node, Any]]:
    """Return what of a field of a node can be left out, with what is left of the field."""
    if field.name in _EACH or (field.name in _SEVERAL and len(inner) > 1):
        if isinstance(value, Is) and len(inner) == 1:
            return []  # the same as without the condition itself
        return [
            (gone, inner[:number] + inner[number + 1 :])
            for number, gone in enumerate(inner)
            if not isinstance(gone, Target | Chosen)  # what else the text says speaks of it
            and not _says_again(gone, inner, inside)
        ]
    if field.name == "condition" and field.default is None and inner is not None:
        return [] if _says_again(inner, (), inside) else [(inner, None)]
    if isinstance(inner, Uses) and inner.said:  # any number of times, or once by the rules
        return [(inner, Uses(0) if inner.times else Uses())]
    if field.name == "until" and isinstance(value, _LASTING) and inner != field.default:
        return [(Lasts(inner), field.default)]
    return []


def _everywhere(value: Any, old: Node, new: Node) -> Any:
    """`Bow, then move home, a target Personality`: what a text says once stands in its tree wherever it is spoken of."""
    if value == old and isinstance(value, Node):
        return new
    if isinstance(value, tuple):
        return tuple(_everywhere(each, old, new) for each in value)
    if isinstance(value, Node) and is_dataclass(value):
        parts = {field.name: _everywhere(getattr(value, field.name), old, new) for field in fields(value)}
        return replace(value, **parts)
    return value


def _plain(value: Any) -> Any:
    """The same without forms and words."""
    if isinstance(value, tuple):
        return tuple(_plain(each) for each in value)
    if isinstance(value, Node) and is_dataclass(value):
        parts = {field.name: getattr(value, field.name) for field in fields(value)}
        return replace(
            value, **{name: "" if name in ("form", "words") else _plain(part) for name, part in parts.items()}
        )
    return value


def _says_again(gone: Node, beside: tuple[Node, ...], inside: tuple[Node, ...]) -> bool:
    """Does a rule, or another word of the text, say the same: would nothing be different without it?"""
    if isinstance(gone, With) and any(isinstance(each, RangedAttack) for each in inside):
        return gone.noun == _FOLLOWER and gone.op == "="  # who may be shot at
    if isinstance(gone, In):
        return _is_there_anyway(gone, inside)
    if isinstance(gone, State) and gone.name in ("attached", "performing"):
        return True  # what is in play attached to somebody is so; who performs is asked by other cards only
    if isinstance(gone, Is) and gone.what in (
        _THIS,
        _EACH_ONE,
    ):  # where it must be to be used, or given anything, at all
        return all(
            each == State("attached") or (isinstance(each, In) and each.relation in ("play", "hand"))
            for each in gone.filters
        )
    if isinstance(gone, Color | Shuffle) or (isinstance(gone, Look) and gone.verb == "show"):
        return True  # only what people know is different
    if gone == AllFilters(()):
        return True
    if isinstance(gone, Bow):  # bowed and destroyed
        return any(isinstance(other, Destroy) and _same(other.what, gone.what) for other in beside)
    if isinstance(gone, HasSome):  # who has no Clan adds none to the different ones
        return any(isinstance(each, Different) and each.kind == gone.kind for each in inside)
    if gone == State("opposed"):
        return _is_opposed_anyway(inside)
    if isinstance(gone, ActionDid) and gone.verb == "from hand":
        return any(_is_from_hand(each) for each in beside)
    if _is_keyword(gone, "Tactician"):  # only a Tactician performs a Tactical action
        return any(isinstance(each, Ability) and "Tactical" in each.keywords for each in inside)
    return _BOTH_STATES in (gone, *inside[:1])  # bowed or unbowed


def _is_from_hand(node: Node) -> bool:
    """Does it speak of an action from a card in hand, or of a Terrain, which is played from nowhere else?"""
    where = node.what if isinstance(node, ActionDid) else None
    return _is_keyword(node, "Terrain") or (isinstance(where, Noun) and where.zone == "hand")


def _is_keyword(node: Node, keyword: str) -> bool:
    return isinstance(node, HasKeyword) and node.keyword == keyword and node.positive


def _is_there_anyway(gone: In, inside: tuple[Node, ...]) -> bool:
    """Is what the text speaks of there by a rule?"""
    if gone.relation == "battlefield" and gone.positive and (gone.of is None or isinstance(gone.of, Ref)):
        return _aims_in_battle(inside)
    if gone.relation == "army" and gone.positive:  # what is yours at the current battlefield is in your army
        yours = any(isinstance(each, Noun) and each.whose == "your" for each in inside)
        return (yours or _pays(inside)) and _aims_in_battle(inside)
    if gone.relation == "play" and gone.positive:
        return True  # so are all cards of which a text speaks, if it says nothing else
    if gone.relation == "hand":
        return any(isinstance(each, Is) and each.what == _THIS for each in inside)
    return False


def _pays(inside: tuple[Node, ...]) -> bool:
    """Is it part of a cost, which only what is yours can pay?"""
    costs = [part for each in inside if isinstance(each, Ability) for part in each.constraints]
    return any(part in inside for part in costs if not isinstance(part, Target | Chosen))


def _aims_in_battle(inside: tuple[Node, ...]) -> bool:
    """Is it a target of a Battle action, which must be at the current battlefield by the rule of Location?"""
    return any(isinstance(each, Target) for each in inside) and any(
        isinstance(each, Ability) and each.designators == ("battle",) for each in inside
    )


def _is_opposed_anyway(inside: tuple[Node, ...]) -> bool:
    """Must there be somebody opposing the target because he is targeted too?"""
    slots = [each.slot for each in inside if isinstance(each, Target)]
    ability = [each for each in inside if isinstance(each, Ability)]
    return bool(slots and ability) and any(
        isinstance(each, Target) and each.least > 0 and Opposing(Ref("slot", slots[0])) in each.noun.filters
        for each in walk(ability[0])
    )


def _same(one: Thing, other: Thing) -> bool:
    """Is it the same thing: one of the two chooses it, the other speaks of it?"""
    slots = {each.slot if isinstance(each, Target | Chosen | Ref) else -1 for each in (one, other)}
    return one == other or (len(slots) == 1 and slots != {-1})
