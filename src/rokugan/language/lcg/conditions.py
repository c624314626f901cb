"""Conditions: what stands after `if`, `while` and `in which`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.grammar import Grammar
from rokugan.language.lcg.clauses import fill
from rokugan.language.lcg.kinds import described, fitting, kind_of
from rokugan.language.lcg.said import Phrase, Said
from rokugan.program.lcg.nodes import (
    A,
    Amount,
    Be,
    Both,
    Compare,
    Condition,
    Controlled,
    Count,
    Deed,
    During,
    Either,
    Exists,
    Filter,
    Happens,
    Has,
    HasTrait,
    Holds,
    In,
    Is,
    NotSo,
    Noun,
    Number,
    OfCardType,
    OfClan,
    OfElement,
    Opponent,
    Place,
    Plus,
    StatOf,
    The,
    Thing,
    Total,
    You,
)
from rokugan.program.lcg.words import Stat


def add(g: Grammar) -> None:
    """Add the rules of conditions to a grammar."""
    _being(g)
    _having(g)
    _comparing(g)
    _happening(g)


def _being(g: Grammar) -> None:
    g.rule("Cond", "NP is|are Be", be)
    g.rule("Cond", "NP is|are not Be", lambda np, state: NotSo(found) if (found := be(np, state)) else None)
    g.rule("Cond", "NP is|are Be and Be", lambda np, one, two: _both(be(np, one), be(np, two)))
    g.rule("Cond", "NP is|are Be or Be", lambda np, one, two: _either(be(np, one), be(np, two)))
    g.rule("Cond", "Cond and if|while Cond", _both)
    g.rule("Cond", "Cond or if|while Cond", _either)
    g.rule("Cond", "NP remains|remain State", be)
    g.rule("Be", "State", lambda state: state)
    g.rule("Be", "participating in NP", lambda np: ("in", np) if kind_of(np) == "conflict" else None)
    g.rule("Be", "the attacking player", lambda: Is("the attacking player"))
    g.rule("Be", "the defending player", lambda: Is("the defending player"))
    g.rule("Be", "the first player", lambda: Is("the first player"))
    for said in (
        "your only participating character in a conflict",
        "your only participating character",
        "the only participating character you control",
        "the only participating character on your side",
    ):
        g.rule("Be", said, lambda: Is("the only participating character"))
    g.rule("Be", "in Places", lambda places: In(places))
    g.rule("Be", "still? in play", lambda: Is("in play"))
    g.rule("Be", "a|an N", lambda n: OfCardType(n.noun.kind) if n.noun.which == () else None)
    g.rule("Be", "a|an N", lambda n: n.noun.which[0] if _is_trait(n.noun) else None)
    g.rule("Be", "participating in a|the|this duel", lambda: Is("involved in a duel"))


def _is_trait(noun: Noun) -> bool:
    """`a Courtier`, `a [clan-crane] character`: one thing that is said of a card."""
    return len(noun.which) == 1 and isinstance(noun.which[0], HasTrait | OfClan)


def _both(one: Condition | None, two: Condition | None) -> Condition | None:
    """The condition that two conditions hold; a list of conditions stays one list."""
    if one is None or two is None:
        return None
    first = one.conditions if isinstance(one, Both) else (one,)
    return Both((*first, *(two.conditions if isinstance(two, Both) else (two,))))


def _either(one: Condition | None, two: Condition | None) -> Condition | None:
    """The condition that one of two conditions holds."""
    return Either((one, two)) if one is not None and two is not None else None


PLAYER_STATES = ("the attacking player", "the defending player", "the first player")


def be(np: Thing, state: Any) -> Condition | None:
    """The condition that something is said of a thing: `it is bowed`. `participating in a political conflict` says
    two things."""
    if isinstance(state, tuple):
        who = fitting(np, "character")
        if who is None:
            return None
        joined = Be(who, Is("participating"))
        _, conflict = state
        plain = conflict in (A(Noun("conflict")), The("conflict"))
        return joined if plain else Both((joined, During(conflict)))
    player = isinstance(state, Is) and state.word in PLAYER_STATES
    if player != (kind_of(np) == "player"):
        return None
    if isinstance(np, Said) and not np.kinds:
        np = replace(np, kinds=("character", "card"))
    return Be(np, state) if isinstance(state, Filter) else None


def _having(g: Grammar) -> None:
    g.rule("Cond", "it is NP", lambda np: During(np) if kind_of(np) == "phase" else None)
    g.rule("Cond", "NP is NP", _is_ring)
    g.rule("Cond", "NP control|controls|has|have NP", _owns_ring)
    g.rule("Cond", "NP control|controls Quantity", controls)
    g.rule(
        "Cond", "NP do|does not control Quantity", lambda np, q: NotSo(found) if (found := controls(np, q)) else None
    )
    g.rule(
        "Cond", "no opponent controls Quantity", lambda q: NotSo(held) if (held := controls(Opponent(), q)) else None
    )
    g.rule("Cond", "NP has|have Had", lambda np, had: _has(np, had))
    g.rule(
        "Cond",
        "NP has|have|control|controls the imperial favor",
        lambda np: Be(np, Holds(The("imperial favor"))) if kind_of(np) == "player" else None,
    )
    g.rule(
        "Cond",
        "NP do|does not have the imperial favor",
        lambda np: NotSo(Be(np, Holds(The("imperial favor")))) if kind_of(np) == "player" else None,
    )
    g.rule("Cond", "there is|are Quantity", lambda q: Exists(*q))
    g.rule("Cond", "there is|are Quantity in play", lambda q: Exists(*q))


def _is_ring(np: Thing, ring: Thing) -> Condition | None:
    """`the contested ring is the [element-fire] ring`."""
    if kind_of(np) != "ring" or not isinstance(ring, A) or ring.noun.kind != "ring" or len(ring.noun.which) != 1:
        return None
    return Be(np, ring.noun.which[0])


def _owns_ring(np: Thing, ring: Thing) -> Condition | None:
    """`you control the [element-air] ring`: it is in his claimed ring pool."""
    named = isinstance(ring, A) and len(ring.noun.which) == 1 and isinstance(ring.noun.which[0], OfElement)
    return Happens(Deed("claim", np, ring)) if kind_of(np) == "player" and kind_of(ring) == "ring" and named else None


def controls(np: Thing, quantity: Any) -> Condition | None:
    """The condition that a player controls so many things of a kind."""
    noun, compare, number = quantity
    held = described(Phrase(noun, False), Controlled(np)) if kind_of(np) == "player" else None
    return Exists(held.noun, compare, number) if held else None


def _has(np: Thing, had: Has) -> Condition | None:
    noun = had.noun
    if kind_of(np) == "player" and noun in (Noun("honor"), Noun("fate")):
        stat: Stat = "honor" if noun.kind == "honor" else "fate"
        return Compare(StatOf(stat, np), had.compare, Number(had.number))
    if isinstance(np, Said) and not np.kinds:
        np = replace(np, kinds=("character", "card", "ring"))
    player = kind_of(np) == "player"
    return Be(np, had) if player == any(isinstance(each, In) for each in had.noun.which) else None


def _comparing(g: Grammar) -> None:
    def players(left: Thing, right: Thing) -> bool:
        return kind_of(left) == "player" and kind_of(right) == "player"

    def honorable(left: Thing, sign: Any, right: Thing) -> Condition | None:
        return Compare(StatOf("honor", left), sign, StatOf("honor", right)) if players(left, right) else None

    g.rule("Cond", "NP is|are more honorable than NP", lambda left, right: honorable(left, ">", right))
    g.rule("Cond", "NP is|are less honorable than NP", lambda left, right: honorable(left, "<", right))
    g.rule("Cond", "NP has|have at least Num more honor than NP", _at_least)
    g.rule("Cond", "NP control|controls More N than NP", _more)
    g.rule("Cond", "NP has|have More N than NP", _has_more)
    g.entries("More", (("more", ">"), ("less|fewer", "<")))
    g.rule("Bid", "Possessive honor? bid", lambda who: StatOf("bid", who))
    g.rule("Bid", "the bid on Possessive honor dial", lambda who: StatOf("bid", who))
    g.rule("Cond", "Bid is Order than Possessive", lambda bid, order, who: Compare(bid, order, StatOf("bid", who)))
    g.rule(
        "Cond",
        "Bid is at least Num higher than Possessive",
        lambda bid, number, who: Compare(bid, ">=", Plus(StatOf("bid", who), number)),
    )
    g.rule("Cond", "Amount is Num", _equals)
    g.rule(
        "Cond",
        "Amount is Num Bound",
        lambda amount, number, bound: Compare(amount, bound, Number(number)) if isinstance(amount, COMPARED) else None,
    )
    g.rule("Cond", "NP count|counts more current Stat In? than NP", _counts)
    g.rule("In", "in the conflict", lambda: True)
    g.rule("Cond", "NP count|counts more current Stat than NP among N", _among)


COMPARED = (StatOf, Total, Count)


def _at_least(left: Thing, number: int, right: Thing) -> Condition | None:
    if kind_of(left) != "player" or kind_of(right) != "player":
        return None
    return Compare(StatOf("honor", left), ">=", Plus(StatOf("honor", right), number))


def _more(left: Thing, sign: Any, n: Phrase, right: Thing) -> Condition | None:
    mine, theirs = described(n, Controlled(left)), described(n, Controlled(right))
    if mine is None or theirs is None or kind_of(left) != "player" or kind_of(right) != "player":
        return None
    return Compare(Count(mine.noun), sign, Count(theirs.noun))


def _has_more(left: Thing, sign: Any, n: Phrase, right: Thing) -> Condition | None:
    """`you have less honor than your opponent`, `fewer cards in hand`."""
    if kind_of(left) != "player" or kind_of(right) != "player":
        return None
    if n.noun == Noun("honor"):
        return Compare(StatOf("honor", left), sign, StatOf("honor", right))
    if n.noun == Noun("fate"):
        return Compare(StatOf("fate", left), sign, StatOf("fate", right))
    if n.noun in (Noun("card", (In((Place("hand"),)),)), _hand(left).noun):
        return Compare(_hand(left), sign, _hand(right))
    return None


def _hand(player: Thing) -> Count:
    return Count(Noun("card", (In((Place("hand", player),)),)))


def _equals(amount: Amount, number: int) -> Condition | None:
    return Compare(amount, "=", Number(number)) if isinstance(amount, COMPARED) else None


def _counts(left: Thing, stat: Any, _in: Any, right: Thing) -> Condition | None:
    if kind_of(left) != "player" or kind_of(right) != "player":
        return None
    return Compare(StatOf(stat, left, "current"), ">", StatOf(stat, right, "current"))


def _among(left: Thing, stat: Any, right: Thing, n: Phrase) -> Condition | None:
    mine, theirs = described(n, Controlled(left)), described(n, Controlled(right))
    return Compare(Total(stat, mine.noun), ">", Total(stat, theirs.noun)) if mine and theirs and n.plural else None


def _happening(g: Grammar) -> None:
    for category, between in (("VPs", ""), ("VPd", ""), ("VPp", "has|have"), ("VPn", "was|were")):
        g.rule("Cond", f"NP {between} {category}", happens)
    g.rule("Cond", "NP VPb", happens)
    g.rule("Cond", "NP has|have not VPp", lambda np, vp: NotSo(found) if (found := happens(np, vp)) else None)
    g.rule("Cond", "you have claimed or are contesting NP", lambda np: _claimed(np))
    g.rule(
        "Cond",
        "NP is claimed by NP",
        lambda np, who: Happens(Deed("claim", who, np)) if kind_of(np) == "ring" and kind_of(who) == "player" else None,
    )


def happens(np: Thing, vp: Deed) -> Condition | None:
    """The condition that somebody does, or has done, something."""
    deed = fill(vp, np)
    return Happens(deed) if isinstance(deed, Deed) else None


def _claimed(np: Thing) -> Condition | None:
    if kind_of(np) != "ring":
        return None
    return Either((Happens(Deed("claim", You(), np)), Happens(Deed("contest", You(), np))))
