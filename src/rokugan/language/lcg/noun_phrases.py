"""The noun phrase: a noun with its determiner, references, players, places, and what things have."""

from __future__ import annotations

from typing import Any

from rokugan.language.grammar import Grammar
from rokugan.language.lcg import lexicon
from rokugan.language.lcg.kinds import CARDS, described, fitting, kind_of
from rokugan.language.lcg.nouns import has_clause, more_than
from rokugan.language.lcg.said import Phrase, Said, Unknown
from rokugan.program.lcg.nodes import (
    A,
    All,
    Among,
    Amount,
    And,
    AnyNumber,
    AnyOf,
    AtLeast,
    Attached,
    Compare,
    Controlled,
    Gap,
    HasKeyword,
    HasTrait,
    In,
    Is,
    Not,
    Noun,
    Nth,
    Number,
    OfClan,
    OfElement,
    OfNamedType,
    OneOf,
    Only,
    Opponent,
    OpponentOf,
    Other,
    Owner,
    Part,
    Per,
    PhaseOf,
    Place,
    Plus,
    Required,
    Skill,
    Some,
    StatIs,
    StatOf,
    ThatMany,
    ThatMuch,
    The,
    Thing,
    This,
    Top,
    UpTo,
    Which,
    You,
)


def add(g: Grammar) -> None:
    """Add the rules of noun phrases to a grammar."""
    _determined(g)
    _references(g)
    _players(g)
    _places(g)
    _parts(g)


def _determined(g: Grammar) -> None:
    g.rule("NP", "a|an N", lambda n: A(n.noun) if n.plural is False else None)
    g.rule("NP", "a N", lambda n: Some(Number(1), n.noun) if n.plural is None and n.noun.kind == "fate" else None)
    g.rule("NP", "each|all N and N", lambda one, two: _list(one, two, All, And))
    g.rule("NP", "a|an N or N", lambda one, two: _list(one, two, A, OneOf))
    g.rule("NP", "another N", lambda n: A(n2.noun) if n.plural is False and (n2 := described(n, Other())) else None)
    g.rule("NP", "a different N", lambda n: A(n2.noun) if n.plural is False and (n2 := described(n, Other())) else None)
    g.rule("NP", "each N", lambda n: All(n.noun) if n.plural is False else None)
    g.rule("NP", "each fate", lambda: All(Noun("fate")))
    g.rule("NP", "each N", lambda n: All(n.noun) if n.noun.kind == "fate" and n.noun.which else None)
    g.rule(
        "NP",
        "another of Possessive N",
        lambda who, n: A(got.noun) if n.plural and (own := _of(n, who)) and (got := described(own, Other())) else None,
    )
    g.rule("NP", "all N", lambda n: All(n.noun) if n.plural is not False else None)
    g.rule("NP", "N", lambda n: All(n.noun) if n.plural else (A(n.noun) if n.plural is None else None))
    g.rule("NP", "Num N", lambda number, n: Some(Number(number), n.noun))
    g.rule("NP", "N equal to Amount", lambda n, amount: Some(amount, n.noun) if n.plural is not False else None)
    g.rule("NP", "a number of N equal to Amount", lambda n, amount: Some(amount, n.noun) if n.plural else None)
    g.rule("NP", "x N", lambda n: Some(_unknown(), n.noun))
    g.rule(
        "NP",
        "Num N for each N",
        lambda number, n, each: (
            Some(Per(Number(number), each.noun), n.noun) if n.noun.kind in ("fate", "honor", "card") else None
        ),
    )
    g.rule("NP", "Num or more N", lambda number, n: Some(AtLeast(number), n.noun))
    g.rule("NP", "up to Num N", lambda number, n: UpTo(Number(number), n.noun))
    g.rule("NP", "up to Num Layer Stat worth of N", _worth)
    g.rule("NP", "any number of N", lambda n: AnyNumber(n.noun) if n.plural else None)
    g.rule("NP", "the required number of N", lambda n: Some(Required(), n.noun))
    g.rule("NP", "that much N", lambda n: Some(ThatMuch(), n.noun))
    g.rule("NP", "Num fewer|less N", lambda number, n: _than_that(-number, n))
    g.rule("NP", "Num additional N", lambda number, n: _than_that(number, n))
    g.rule("NP", "an additional N", lambda n: _than_that(1, n))
    g.rule("NP", "more than Num N", lambda number, n: Some(AtLeast(number + 1), n.noun))
    g.rule("NP", "the next Num N", _next)
    g.rule("NP", "the N", _the)
    g.rule("NP", "Possessive N", _possessed)
    g.rule("NP", "each of Possessive N", lambda who, n: All(got.noun) if n.plural and (got := _of(n, who)) else None)
    g.rule("NP", "one|1 of Possessive N", lambda who, n: A(got.noun) if n.plural and (got := _of(n, who)) else None)
    g.rule(
        "NP",
        "Num of those N",
        lambda number, n: Some(Number(number), Noun(n.noun.kind, (Among(Said((n.noun.kind,), "that", True)),))),
    )
    for several in ("them", "those"):
        g.rule("NP", f"Num of {several}", lambda number: _of_those(number))
    g.rule(
        "NP",
        "up to Num of those N",
        lambda number, n: UpTo(Number(number), Noun(n.noun.kind, (Among(Said((n.noun.kind,), "that", True)),))),
    )
    g.rule("NP", "NPs and NP", _together)
    g.rule("NP", "NPs or NP", lambda several, last: OneOf((*several, last)) if _alike((*several, last)) else None)
    g.rule("NPs", "NP", lambda np: (np,) if not isinstance(np, And | OneOf) else None)
    g.rule("NPs", "NP , NPs", lambda np, several: (np, *several) if not isinstance(np, And | OneOf) else None)
    g.rule("NP", "only NP", lambda np: Only(np.things if isinstance(np, And) else (np,)))


def _of_those(number: int) -> Thing:
    """`one of them`: of the cards that were looked at or revealed."""
    return Some(Number(number), Noun("card", (Among(Said(("card",), "that", True)),)))


def _list(one: Phrase, two: Phrase, each: Any, all_of: Any) -> Thing | None:
    """`each unique character and attachment you control`: what stands before the list is said of each item to which it
    applies (lcg.wording.16), and so is what stands after it."""
    if one.noun.kind == two.noun.kind or one.plural is None or one.plural != two.plural:
        return None
    first: Phrase | None = one
    second: Phrase | None = two
    for filter in one.noun.which:
        kinds = CARDS if isinstance(filter, HasTrait) else _KINDS.get(repr(filter), ())
        if not isinstance(filter, BEFORE) or filter in two.noun.which:
            return None
        if two.noun.kind in kinds and second is not None:
            second = described(second, filter)
    for filter in two.noun.which:
        if not isinstance(filter, BEFORE) and first is not None:
            first = described(first, filter)
    return all_of((each(first.noun), each(second.noun))) if first and second else None


BEFORE = (Is, Not, OfClan, HasTrait, HasKeyword, Other, AnyOf)
_KINDS = {repr(filter): kinds for _, filter, kinds in lexicon.ADJECTIVES}


def _next(number: int, n: Phrase) -> Some | None:
    """`the next 2 attachments you play`."""
    following = described(n, Nth("next")) if n.plural and has_clause(n) else None
    return Some(Number(number), following.noun) if following else None


def _unknown() -> Amount:
    return Unknown()


def _together(several: tuple[Thing, ...], last: Thing) -> Thing | None:
    """Several things; a clause after the last is said of all: `each Spell and each Kiho card revealed`."""
    if (
        isinstance(last, Only)
        or any(isinstance(each, Only) for each in several)
        or not _chosen_together((*several, last))
    ):
        return None
    if (
        isinstance(last, All)
        and last.noun.kind == "card"
        and all(isinstance(each, All) and each.noun.kind == "card" for each in several)
    ):
        clauses = [each for each in last.noun.which if isinstance(each, Which)]
        several = tuple(
            All(Noun("card", (*each.noun.which, *clauses)))
            if isinstance(each, All) and not has_clause(Phrase(each.noun, True))
            else each
            for each in several
        )
    return And((*several, last))


def _alike(things: tuple[Thing, ...]) -> bool:
    """Can these stand as alternatives: are all of them players, or none?"""
    return len({kind_of(each) == "player" for each in things}) == 1


def _chosen_together(things: tuple[Thing, ...]) -> bool:
    """Can these be chosen as one? An ability, an effect or a place is not named in one breath with a card, nor a player but with
    a ring."""
    if {kind_of(each) for each in things} > {"player"} and any(kind_of(each) in CARDS for each in things):
        return False
    return len({kind_of(each) in ("ability", "effect", "ring effect", "place", "value") for each in things}) == 1


def _than_that(more: int, n: Phrase) -> Some | None:
    """`1 fewer honor`, `1 additional card`: so much more, or less, than there would be."""
    return Some(Plus(ThatMuch(), more), n.noun) if n.noun.kind in ("fate", "honor", "card") else None


def _worth(number: int, layer: Any, stat: Any, n: Phrase) -> AnyNumber | None:
    worth = (
        described(n, StatIs(stat, "<=", Number(number), "total printed")) if n.plural and layer == "printed" else None
    )
    return AnyNumber(worth.noun) if worth else None


def _the(n: Phrase) -> Thing | None:
    """Things of which there is one: by their kind, by order, or by what was just done to them."""
    kind, which = n.noun.kind, n.noun.which
    if n.plural:
        return None
    if which == ():
        if kind == "conflict" or kind == "duel":
            return The(kind)
        return Said((kind,), "that") if kind in CARDS else None
    if kind == "ring" and which == (Is("contested"),):
        return The("contested ring")
    if kind == "ring" and len(which) == 1 and not isinstance(which[0], Is):
        return A(n.noun)
    if any(isinstance(each, Nth) for each in which) and kind != "conflict" and not has_clause(n):
        return None
    if any(isinstance(each, Nth | Which) or each == Is("topmost") for each in which):
        return A(n.noun)
    if any(isinstance(each, In) for each in which):
        return A(n.noun)
    return None


def _of(n: Phrase, who: Thing) -> Phrase | None:
    kind = n.noun.kind
    if kind_of(who) == "player":
        return described(n, Controlled(who)) if kind not in ("fate", "honor", "player") else None
    return None


def _possessed(who: Thing, n: Phrase) -> Thing | None:
    """`your opponent's characters`, `that ring's effect`, `attached character's triggered abilities`."""
    kind = n.noun.kind
    if kind == "effect" and isinstance(who, Said) and not who.kinds:
        return None  # `its effects` are those that were spoken of
    if kind in ("ability", "effect", "ring effect", "status token", "text box") and kind_of(who) != "player":
        held = fitting(who, "cards") if kind != "effect" else who
        if kind == "effect" and fitting(who, "ring"):
            return Part("ring effect", fitting(who, "ring") or who, n.noun.which)
        return Part(kind, held, n.noun.which) if held else None
    if kind == "province" and fitting(who, "bearer") and kind_of(who) != "player":
        return Part("province", who, n.noun.which)
    owned = _of(n, who)
    if owned is None:
        return None
    if n.plural:
        return All(owned.noun)
    if who == You() and kind in REFERRED:
        return Said((kind,), "that", which=owned.noun.which)
    return A(owned.noun)


REFERRED = ("character", "attachment")  # `your character` is the one that was spoken of


def _references(g: Grammar) -> None:
    g.rule(
        "NP",
        "the opponent 's N",
        lambda n: (
            Said((n.noun.kind,), "that", which=owned.noun.which)
            if n.plural is False and n.noun.kind in REFERRED and (owned := _of(n, Opponent()))
            else None
        ),
    )
    g.rule("NP", "this character", lambda: Said(("character",), "this"))
    g.rule("NP", "this province", lambda: Said(("province",), "this"))
    for words in ("this attachment", "this holding", "this stronghold", "this card", "this ring"):
        g.rule("NP", words, This)
    g.rule("NP", "this event", This)
    g.rule("NP", "the? attached character|card", Attached)
    g.rule("NP", "it|him|her", lambda: Said())
    g.rule("NP", "them|they", lambda: Said((), "it", True))
    g.rule("NP", "that N", lambda n: Said((n.noun.kind,), "that") if n.noun.which == () and n.plural is False else None)
    g.rule(
        "NP",
        "both N",
        lambda n: (
            Said((n.noun.kind,), "that", True) if n.noun.which == () and n.plural and n.noun.kind != "player" else None
        ),
    )
    g.rule("NP", "both players", lambda: All(Noun("player")))
    g.rule(
        "NP",
        "each of those N",
        lambda n: Said((n.noun.kind,), "that", True) if n.noun.which == () and n.plural else None,
    )
    g.rule("NP", "that fate", lambda: ThatMany(Noun("fate")))
    g.rule("NP", "those N", lambda n: Said((n.noun.kind,), "that", True) if n.noun.which == () and n.plural else None)
    g.rule(
        "NP",
        "the|each chosen N",
        lambda n: Said((n.noun.kind,), "chosen", bool(n.plural)) if n.noun.which == () else None,
    )
    for way in ("first", "second", "third", "fourth"):
        g.rule(
            "NP",
            f"the {way} N",
            lambda n, way=way: Said((n.noun.kind,), way) if n.noun.which == () and n.noun.kind != "conflict" else None,
        )
    g.rule(
        "NP",
        "the discarded|revealed|sacrificed N",
        lambda n: (
            Said((n.noun.kind,), "that", which=n.noun.which)
            if n.plural is False and all(isinstance(each, BEFORE) for each in n.noun.which)
            else None
        ),
    )
    g.rule("NP", "the other|another", lambda: The("other"))
    g.rule("NP", "the rest|others", lambda: The("rest"))
    g.rule("NP", "the loser of the duel", lambda: The("loser"))
    g.rule("NP", "the losing character", lambda: The("loser"))
    g.rule("NP", "the winner of the duel", lambda: The("winner"))
    g.rule("NP", "the winning character", lambda: The("winner"))
    g.rule("NP", "the loser|losers", lambda: The("loser"))
    g.rule("NP", "the winner", lambda: The("winner"))
    g.rule("NP", "the winner of the|that glory count", lambda: The("winner"))
    g.rule("NP", "the player who wins the? glory? count?", lambda: The("winner"))
    g.rule("NP", "this conflict|duel", lambda: The("conflict"))
    g.rule("NP", "this|the duel", lambda: The("duel"))
    g.rule("NP", "this ability", lambda: Part("ability", This()))
    g.rule("NP", "the province this holding is on|in", lambda: Part("province", This()))
    g.rule("NP", "the attacked|defending province", lambda: The("attacked province"))
    g.rule("NP", "the imperial favor", lambda: The("imperial favor"))
    g.rule("NP", "the first player token", lambda: The("first player token"))
    g.rule("NP", "the conflict type", lambda: The("conflict type"))
    g.rule("NP", "the Phase phase", PhaseOf)
    g.entries("Phase", ((phase, phase) for phase in lexicon.PHASES))
    g.rule("NP", "an? honor bid", lambda: The("bid"))
    g.rule("NP", "a card type", lambda: A(Noun("card", (OfNamedType(),))))


def _players(g: Grammar) -> None:
    g.rule("NP", "you", You)
    g.rule("NP", "your opponent", Opponent)
    g.rule("NP", "an opponent", Opponent)
    g.rule("NP", "each opponent", Opponent)
    g.rule(
        "NP",
        "each opponent who controls more N than you",
        lambda n: All(more.noun) if (more := more_than(Phrase(Noun("player", (Other(),)), False), n)) else None,
    )
    g.rule(
        "NP",
        "an opponent with More Pool than you",
        lambda sign, pool: _richer(pool, sign),
    )
    g.rule("NP", "a more honorable opponent", lambda: _richer("honor", ">"))
    g.rule("NP", "a less honorable opponent", lambda: _richer("honor", "<"))
    g.rule("NP", "an opponent who is more honorable than you", lambda: _richer("honor", ">"))
    g.rule("NP", "an opponent who is less honorable than you", lambda: _richer("honor", "<"))
    g.entries("Pool", (("honor", "honor"), ("fate", "fate")))
    g.rule("NP", "opponents", Opponent)
    g.rule("NP", "that opponent", lambda: Said(("player",), "that"))
    g.rule("NP", "he or she", lambda: Said(("player",), "it"))
    g.rule("NP", "they", lambda: Said(("player",), "it"))
    g.rule("NP", "the attacking player|attacker", lambda: The("attacking player"))
    g.rule("NP", "the attacker", lambda: The("attacking player"))
    g.rule("NP", "the defending player", lambda: The("defending player"))
    g.rule(
        "NP", "the Controller of NP", lambda word, np: Owner(np, word == "controller") if fitting(np, "cards") else None
    )
    g.entries("Controller", (("owner", "owner"), ("controller", "controller")))
    g.rule(
        "NP",
        "Possessive Controller",
        lambda who, word: Owner(held, word == "controller") if (held := fitting(who, "cards")) else None,
    )
    g.rule(
        "NP",
        "Possessive opponent",
        lambda who: None if who == You() else Opponent() if who == Opponent() else _opposite(who),
    )
    g.rule("Possessive", "your", You)
    g.rule("Possessive", "its", lambda: Said())
    g.rule("Possessive", "his or her", lambda: Said(("player",), "it"))
    g.rule("Possessive", "their", lambda: Said(("player",), "it"))
    g.rule("Possessive", "their", lambda: Said((), "it", True))
    g.rule("Possessive", "NP 's", lambda np: np)
    g.rule("Possessive", "opponents '", Opponent)


def _richer(pool: Any, sign: Any) -> A:
    """`an opponent with more honor than you`."""
    return A(Noun("player", (Other(), Which(Compare(StatOf(pool, Gap()), sign, StatOf(pool, You()))))))


def _opposite(who: Thing) -> Thing | None:
    """`that player's opponent`."""
    return OpponentOf(who) if isinstance(who, Said | Owner) and kind_of(who) == "player" else None


def _places(g: Grammar) -> None:
    def place(who: Thing | None, area: Any) -> Place | None:
        if who is not None and kind_of(who) not in ("player", "") and area not in ("deck", "discard pile"):
            return None
        if isinstance(who, Said) and not who.kinds and who.plural and area not in ("deck", "discard pile"):
            return None
        if isinstance(who, Said) and not who.kinds:
            who = Said(("character", "card"), "it", who.plural)
        return Place(area, who)

    g.rule("Place", "Possessive Area", place)
    g.rule("Place", "Area", lambda area: Place(area) if area in ("hand", "home") else None)
    g.rule("Place", "one of Possessive Area", lambda who, area: place(who, area) if area != "provinces" else None)
    g.rule("Place", "the unclaimed ring pool", lambda: Place("unclaimed ring pool"))
    g.rule("Place", "each player 's Area", lambda area: Place(area, All(Noun("player"))))
    g.rule("Ended", "the? top of Place", lambda inner: Place(inner.area, inner.of, "top"))
    g.rule("Ended", "the? bottom of Place", lambda inner: Place(inner.area, inner.of, "bottom"))
    g.rule("Ended", "the? top of that deck", lambda: Place("deck", None, "top"))
    g.rule("Ended", "the? bottom of that deck", lambda: Place("deck", None, "bottom"))
    g.rule("Ended", "the? top", lambda: Place("deck", None, "top"))
    g.rule("Ended", "the? bottom", lambda: Place("deck", None, "bottom"))
    g.rule("Places", "Place", lambda place: (place,))
    g.rule("Places", "NP", lambda np: _province(np) if kind_of(np) == "province" else None)
    g.rule(
        "Places", "Place or|and/or|and Areas", lambda place, areas: (place, *(Place(area, place.of) for area in areas))
    )
    g.rule("Areas", "Area", lambda area: (area,))
    g.rule("Goal", "Place", lambda place: place)
    g.rule("Goal", "Ended", lambda place: place)
    g.rule(
        "NP", "Place", lambda place: All(Noun("card", (In((place,)),))) if place.area in WHOLE and place.of else None
    )
    g.rule("NP", "the top card of Place", lambda place: Top(Number(1), place))
    g.rule("NP", "the top Num cards of Place", lambda number, place: Top(Number(number), place))


WHOLE = ("hand", "conflict discard pile", "dynasty discard pile")  # places that stand for all the cards in them


def _province(np: Thing) -> tuple[Thing, ...] | None:
    """Cards in a province; all of a player's provinces are a place of their own."""
    if isinstance(np, All):
        which = np.noun.which
        alone = len(which) == 1 and isinstance(which[0], Controlled)
        return (Place("provinces", which[0].by),) if alone and isinstance(which[0], Controlled) else None
    return (np,)


def _parts(g: Grammar) -> None:
    g.rule(
        "NP",
        "the effects of NP",
        lambda np: Part("effect", np) if kind_of(np) in ("event", "ability", "status token") else None,
    )
    g.rule(
        "NP",
        "the ring effect|effects of NP",
        lambda np: Part("ring effect", np) if kind_of(np) in ("ring", "conflict") else None,
    )
    g.rule("NP", "those effects", lambda: Said(("effect",), "that", True))
    g.rule("NP", "its effects", lambda: Said(("effect",), "that", True))
    g.rule("NP", "that ring effect", lambda: Said(("ring effect",), "that"))
    g.rule("NP", "the|all|both honor dials", lambda: All(Noun("dial")))
    for element in lexicon.ELEMENTS:
        ring = A(Noun("ring", (OfElement(element),)))
        g.word("NP", f"the [{element}] ring effect", Part("ring effect", ring))
    g.rule("NP", "all ring effects", lambda: All(Noun("ring effect")))
    g.rule("NP", "a status token", lambda: A(Noun("status token")))
    g.rule(
        "NP",
        "each of Possessive N",
        lambda who, n: _possessed(who, n) if n.plural and n.noun.kind in ("ability", "ring effect", "effect") else None,
    )
    g.rule(
        "Value",
        "Possessive Layer? Stats",
        lambda who, layer, stats: Skill(stats, held, layer or "") if (held := fitting(who, "character")) else None,
    )
    g.rule("Value", "the Layer? Stats of NP", lambda layer, stats, np: Skill(stats, np, layer or ""))
    for said in ("the value of Possessive honor? bid|bids", "Possessive honor? bid|bids"):
        g.rule("Value", said, lambda who: Skill(("bid",), who) if kind_of(who) == "player" else None)
    g.rule("Value", "the cost to play NP", lambda np: Skill(("cost",), np))
    g.rule("Value", "the cost for NP to play NP", lambda who, np: Skill(("cost",), np))
    g.rule("NP", "Value", lambda value: value)
    g.rule("Stats", "Stat", lambda stat: (stat,))
    g.rule("Stats", "[military] and [political] skill", lambda: ("military", "political"))
    g.rule("State", "Adj", lambda adj: adj[0])
    g.rule("State", "attacking alone", lambda: Is("attacking alone"))
    g.rule("State", "defending alone", lambda: Is("defending alone"))
    g.rule("State", "participating on your side alone", lambda: Is("participating alone"))
    g.rule("State", "involved in the|a duel", lambda: Is("involved in a duel"))
    g.rule("State", "Not State", lambda _no, state: Not(state))
    g.word("Not", "not", True)
