"""The noun: adjectives, head, and whatever follows the head. One for all uses."""

from __future__ import annotations

from typing import Any

from rokugan.language.grammar import Grammar
from rokugan.language.lcg import amounts, lexicon
from rokugan.language.lcg.clauses import fill_agent
from rokugan.language.lcg.kinds import CARDS, described, fitting, kind_of
from rokugan.language.lcg.said import Phrase, Said
from rokugan.program.lcg.keywords import IN_TEXTS
from rokugan.program.lcg.nodes import (
    A,
    Among,
    AnyOf,
    At,
    Compare,
    Controlled,
    Count,
    Deed,
    ElementOf,
    Every,
    Filter,
    Gap,
    Happens,
    Has,
    HasKeyword,
    HasTrait,
    Holds,
    In,
    Is,
    Most,
    Not,
    Noun,
    Number,
    OfNamedType,
    On,
    Opponent,
    Other,
    Owned,
    Owner,
    StatIs,
    StatOf,
    The,
    Thing,
    Which,
    You,
)
from rokugan.program.lcg.words import Kind

PEOPLE = ("bushi", "courtier", "shugenja", "monk", "shinobi", "duelist", "scout", "berserker", "scholar")
_FIGHTERS = ("character", "card")
MEASURED = {
    "military": _FIGHTERS,
    "political": _FIGHTERS,
    "skill": _FIGHTERS,
    "glory": _FIGHTERS,
    "strength": ("province", "card"),
    "cost": ("character", "card", "event", "attachment"),
    "fate": _FIGHTERS,
    "fate value": ("stronghold", "card"),
}
SPELLING = {"kihō": "kiho", "daimyō": "daimyo", "meishōdō": "meishodo", "rōnin": "ronin", "yōjimbō": "yojimbo"}


def add(g: Grammar) -> None:
    """Add the rules of nouns to a grammar."""
    _words(g)
    _nouns(g)
    _after(g)
    amounts.add(g)


def _words(g: Grammar) -> None:
    for singular, plural, kind in lexicon.NOUNS:
        g.word("N", singular, Phrase(Noun(kind), False))
        g.word("N", plural, Phrase(Noun(kind), True))
    for singular, plural, state in lexicon.ABILITIES:
        g.word("N", singular, Phrase(Noun("ability", (Is(state),)), False))
        g.word("N", plural, Phrase(Noun("ability", (Is(state),)), True))
    for mass in lexicon.MASSES:
        g.word("N", mass, Phrase(Noun(mass), None))
    for singular, plural, state in lexicon.SIDES:
        g.word("N", singular, Phrase(Noun("character", (Is(state),)), False))
        g.word("N", plural, Phrase(Noun("character", (Is(state),)), True))
    for word, filter, kinds in lexicon.ADJECTIVES:
        g.word("Adj", word, (filter, kinds))
    for word in lexicon.TRAITS:
        trait = SPELLING.get(word, word)
        g.word("Trait", word, trait)
        who: Kind = "character" if word in PEOPLE else "card"
        g.word("N", word, Phrase(Noun(who, (HasTrait(trait),)), False))
    for number in range(31):
        g.word("Num", str(number), number)
        g.word("Signed", f"+{number}", Number(number))
        g.word("Signed", f"-{number}", Number(-number))
    g.entries("Num", lexicon.NUMBERS)
    g.entries("Stat", lexicon.STATS)
    g.entries("Area", lexicon.PLACES)
    g.entries("Period", lexicon.PERIODS)


def _nouns(g: Grammar) -> None:
    g.rule("N", "Adj N", lambda adj, n: adjective(adj, n))
    g.rule("N", "non- Adj N", lambda adj, n: adjective((Not(adj[0]), adj[1]), n))
    g.rule("N", "Trait N", lambda trait, n: adjective((HasTrait(trait), CARDS), n))
    g.rule("N", "non- Trait N", lambda trait, n: adjective((Not(HasTrait(trait)), CARDS), n))
    g.rule("N", "non- stronghold N", lambda n: adjective((Not(Is("stronghold")), ("province",)), n))
    g.rule("N", "stronghold N", lambda n: adjective((Is("stronghold"), ("province",)), n))
    g.rule("N", "other N", lambda n: described(n, Other()))
    g.rule("N", "Either N", lambda either, n: adjective(either, n))
    g.rule("Either", "Quality1 or Quality1", lambda one, two: _any_of(one, two))
    g.rule("Either", "Quality1 , Quality1 ,? or Quality1", lambda one, two, three: _any_of(one, two, three))
    g.rule("Quality1", "Trait", lambda trait: (HasTrait(trait), CARDS))
    g.rule("Quality1", "Adj", lambda adj: adj)
    g.rule("N", "enemy N", lambda n: described(n, Controlled(Opponent())))
    g.rule("N", "single N", lambda n: n)
    g.rule("N", "element", lambda: Phrase(Noun("element"), False))
    g.rule("N", "card type", lambda: Phrase(Noun("card", (OfNamedType(),)), False))


def _any_of(*said: tuple[Filter, tuple[str, ...]]) -> tuple[Filter, tuple[str, ...]] | None:
    """`Bushi or Courtier`: said of what all of them can be said of."""
    kinds = tuple(kind for kind in said[0][1] if all(kind in each for _, each in said))
    filters = tuple(filter for filter, _ in said)
    return (AnyOf(filters), kinds) if kinds and len(set(filters)) == len(filters) else None


def adjective(adj: tuple[Filter, tuple[str, ...]], phrase: Phrase) -> Phrase | None:
    """The noun with an adjective, if it is of a kind of which that can be said."""
    filter, kinds = adj
    return described(phrase, filter) if phrase.noun.kind in kinds else None


def _after(g: Grammar) -> None:
    def control(n: Phrase, who: Thing) -> Phrase | None:
        if n.noun.kind in ("fate", "honor", "player") or has_clause(n) or _inner_takes(n):
            return None
        return described(n, Controlled(who))

    g.rule("N", "N NP control|controls", lambda n, who: control(n, who) if kind_of(who) == "player" else None)
    g.rule("N", "N controlled|controller by NP", lambda n, who: control(n, who) if kind_of(who) == "player" else None)
    g.rule("N", "N owned by NP", lambda n, who: described(n, Owned(who)) if kind_of(who) == "player" else None)
    g.rule("N", "N in|from Places", lambda n, places: inside(n, places))
    g.rule("N", "N on NP", _on)
    g.rule("N", "N from NP", lambda n, np: _on(n, np) if n.noun.kind == "attachment" else None)
    g.rule("N", "N printed on NP", lambda n, np: _on(n, np) if n.noun.kind == "ability" else None)
    g.rule(
        "N",
        "N at NP",
        lambda n, np: described(n, At(np)) if n.noun.kind == "conflict" and fitting(np, "province") else None,
    )
    g.rule(
        "N",
        "N with Had",
        lambda n, had: described(n, had) if kind_of(A(n.noun)) in (*CARDS, "ring", "player") else None,
    )
    g.rule(
        "N",
        "N with N",
        lambda n, held: described(n, Has(held.noun)) if n.noun.kind in CARDS and held.plural else None,
    )
    g.rule("N", "N with StatIs", lambda n, stat: described(n, stat) if n.noun.kind in MEASURED[stat.stat] else None)
    g.rule(
        "N",
        "N with the Extreme Layer? Stat",
        lambda n, most, layer, stat: (
            described(n, Most(stat, most, layer or "")) if n.noun.kind in MEASURED[stat] else None
        ),
    )
    g.entries("Extreme", (("highest|most", True), ("lowest|least", False)))
    g.rule("N", "N participating in NP", lambda n, np: _participating(n, np))
    g.rule("N", "N involved in a|the|this duel", lambda n: described(n, Is("involved in a duel")))
    g.rule("N", "N without N", lambda n, other: described(n, Has(other.noun, "<", 1)))
    g.rule("N", "N without Adj", lambda n, adj: described(n, Not(adj[0])) if n.noun.kind in adj[1] else None)
    g.rule(
        "N",
        "N with the Keyword keyword",
        lambda n, word: described(n, HasKeyword(word)) if n.noun.kind in CARDS else None,
    )
    g.entries("Keyword", ((word, word) for word in IN_TEXTS))
    g.rule("N", "N at home", lambda n: described(n, Not(Is("participating"))) if n.noun.kind == "character" else None)
    g.rule("N", "N with the Trait trait", lambda n, trait: adjective((HasTrait(trait), CARDS), n))
    g.rule("N", "N in play", lambda n: n if n.noun.kind in CARDS and not has_clause(n) else None)
    g.rule("N", "N other than this character", lambda n: described(n, Other()) if n.noun.kind == "character" else None)
    g.rule("N", "N that has|have Had", lambda n, had: described(n, had))
    g.rule(
        "N",
        "N that has|have StatIs",
        lambda n, stat: described(n, stat) if n.noun.kind in MEASURED[stat.stat] else None,
    )
    g.rule("N", "N that is|are State", lambda n, state: described(n, state))
    g.rule("N", "N not State", lambda n, state: described(n, Not(state)))
    g.rule(
        "N",
        "N that controls|control|has|have the imperial favor",
        lambda n: described(n, Holds(The("imperial favor"))) if n.noun.kind == "player" else None,
    )
    g.rule(
        "N",
        "N that matches the element of your role",
        lambda n: described(n, ElementOf(A(Noun("role", (Controlled(You()),))))),
    )
    g.rule(
        "N",
        "N of Possessive element",
        lambda n, who: described(n, ElementOf(who)) if n.noun.kind == "conflict" else None,
    )
    g.rule("N", "N of any element", lambda n: n)
    g.rule("N", "N of that type", lambda n: described(n, OfNamedType()))
    g.rule(
        "N",
        "N from|among it|them",
        lambda n: described(n, Among(Said(("card",), "that", True))) if n.noun.kind in CARDS else None,
    )
    g.rule(
        "N",
        "N NP is|are attacking",
        lambda n, who: described(n, Which(Happens(Deed("attack", who, Gap())))) if n.noun.kind == "province" else None,
    )
    g.rule("N", "N in which Cond", lambda n, cond: described(n, Which(cond)) if n.noun.kind == "conflict" else None)
    g.rule("N", "N that VPs", lambda n, vp: _clause(n, vp))
    g.rule("N", "N NP VPo", lambda n, who, vp: _object(n, who, vp))
    g.rule("N", "N NP has|have VPn", lambda n, who, vp: _object(n, who, vp))
    g.rule("N", "N VPn", lambda n, vp: _clause(n, vp))
    g.rule("N", "N each Period", lambda n, period: described(n, Every(period)) if n.noun.kind == "conflict" else None)
    g.rule(
        "N",
        "N controlled by the same player",
        lambda n: described(n, Controlled(Owner(Said(("character",), "that"), True))),
    )
    g.rule("N", "N who controls more N than you", more_than)
    g.rule("Had", "Quantity On?", lambda quantity, _on: _had(*quantity))
    g.rule("On", "on it", lambda: True)
    g.rule("Quantity", "Num or more N", lambda number, n: (n.noun, ">=", number))
    g.rule("Quantity", "at least Num N", lambda number, n: (n.noun, ">=", number))
    g.rule("Quantity", "Num or fewer|less N", lambda number, n: (n.noun, "<=", number))
    g.rule("Quantity", "another N", lambda n: (n2.noun, ">=", 1) if (n2 := described(n, Other())) else None)
    g.rule("Quantity", "no N", lambda n: (n.noun, "<", 1))
    g.rule("Quantity", "a|an N", lambda n: (n.noun, ">=", 1))
    g.rule("Quantity", "only a? single? N", lambda n: (n.noun, "=", 1))
    g.rule("Quantity", "exactly Num N", lambda number, n: (n.noun, "=", number))
    g.rule("Quantity", "N", lambda n: (n.noun, ">=", 1) if n.plural is None else None)


def inside(n: Phrase, places: tuple[Thing, ...]) -> Phrase | None:
    """Cards in a place."""
    return described(n, In(places)) if n.noun.kind in (*CARDS, "ring") and not has_clause(n) else None


def has_clause(n: Phrase) -> bool:
    """Is a clause said of the noun? What follows then belongs to the clause: `the next attachment you play on this
    character`."""
    return any(isinstance(each, Which) for each in n.noun.which)


def _inner_takes(n: Phrase) -> bool:
    """Would a controller be said of a noun inside this one? It is said of the nearest: `an attachment on a character
    you control`."""
    inner = [each.thing for each in n.noun.which if isinstance(each, On)]
    inner += [each.places[0] for each in n.noun.which if isinstance(each, In)]
    inner += [each.amount.of for each in n.noun.which if isinstance(each, StatIs) and isinstance(each.amount, StatOf)]
    return any(
        isinstance(each, A) and not any(isinstance(said, Controlled) for said in each.noun.which) for each in inner
    )


def _on(n: Phrase, np: Thing) -> Phrase | None:
    on = fitting(np, "holder") if not has_clause(n) else None
    return (
        described(n, On(on))
        if on and n.noun.kind in ("fate", "honor token", "attachment", "status token", "ability")
        else None
    )


def _clause(n: Phrase, vp: Deed) -> Phrase | None:
    """A clause whose subject is the noun."""
    if vp.verb in ("choose", "set"):
        return None
    return described(n, Which(Happens(vp)))


def _object(n: Phrase, who: Thing, vp: Deed) -> Phrase | None:
    """A clause whose object is the noun: `the next event you play`."""
    if kind_of(who) not in ("player", "card", "character"):
        return None
    deed = fill_agent(vp, who)
    return described(n, Which(Happens(deed))) if deed is not None else None


def _participating(n: Phrase, np: Thing) -> Phrase | None:
    """`each character participating in the conflict`."""
    return described(n, Is("participating")) if n.noun.kind == "character" and np in HERE else None


HERE = (The("conflict"), A(Noun("conflict")))


def _had(noun: Noun, compare: Any, number: int) -> Has | None:
    """The filter that a thing has so many of a noun; `on it` is not said again, for what a thing has is on it."""
    return Has(noun, compare, number) if not any(isinstance(each, On) for each in noun.which) else None


def more_than(n: Phrase, other: Phrase) -> Phrase | None:
    """`a player who controls more characters than you`."""
    of_them, of_you = described(other, Controlled(Gap())), described(other, Controlled(You()))
    assert of_them
    assert of_you
    return described(n, Which(Compare(Count(of_them.noun), ">", Count(of_you.noun))))
