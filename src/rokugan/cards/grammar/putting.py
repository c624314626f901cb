"""Cards put somewhere else than into play: `spot` is where to, and every sentence about putting cards takes any of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    Among,
    ChooseOne,
    Chosen,
    Discard,
    Node,
    Noun,
    PutCard,
    Rearrange,
    Ref,
    Refill,
    Target,
    Thing,
    Together,
    You,
)
from rokugan.program.words import Spot as CardSpot

page = Page()
rule = page.rule

OBJ, PP, REFILL = slot("obj"), slot("pposs"), slot("refill")


@dataclass(frozen=True, repr=False)
class Spot(Node):
    """A place for cards while a sentence is read: the fields of a PutCard. Its words become part of the form of that."""

    to: CardSpot
    who: Thing | None = None
    face_up: bool = False
    displacing: bool = False


def _into_one(name: str, face_up: bool) -> dict[str, Any]:
    """Into a province that is targeted or was spoken of."""

    def make(context: Context, values: Values) -> Any:
        place = values[name]
        nouns = (
            [place.noun] if isinstance(place, Target) else [each.noun for each in context.mentions if each.ref == place]
        )
        if not nouns or nouns[-1].kinds != ("province",):
            return context.fail(context.words())
        return Spot("province", place, face_up)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Spot) or node.to != "province" or node.who is None or node.face_up != face_up:
            return None
        return {name: node.who}

    return {"make": make, "take": take}


# ------------------------------------------------------------------------------------------------- where to

rule("spot", "(in|into|to) {pposs} hand", Spot("hand", PP))
rule("spot", "(in|into) {pposs} (discard pile|Fate discard pile|Dynasty discard pile)", Spot("discard", PP))
_to: Any
for _to, _ways in (("bottom", "(on|at) the bottom"), ("top", "(on|on the|at the) top")):
    rule("spot", f"{_ways} of {{pposs}} (deck|Fate deck|Dynasty deck)", Spot(_to, PP))
    rule("spot", f"{_ways} of (the|that) (deck|Fate deck|Dynasty deck)", Spot(_to))
    rule("spot", _ways, Spot(_to))
rule("spot", "under {robj}", Spot("under", slot("robj")))
for _in in ("in", "into"):
    for _face in (f"face-up {_in} one of your provinces", f"{_in} one of your provinces [face-up]"):
        rule("spot", _face, Spot("province", You(), True))
        for _room in ("discarding a card from it if necessary", "discarding the card there"):
            rule("spot", f"{_face}, {_room}", Spot("province", You(), True, True))
    rule("spot", f"[face-down] {_in} your province", Spot("province"))
    for _face, _up in (("", False), (" face-up", True), (" face-down", False)):
        rule("spot", f"{_in} {{place:target}}{_face}", cost=1, **_into_one("place", _up))
        rule("spot", f"{_in} {{place:robj}}{_face}", cost=2, **_into_one("place", _up))

# ---------------------------------------------------------------------------------------------------- what

rule("cards", "{obj}")
rule("cards", "{top}", cost=1)
rule("cards", "the (rest|others|other cards|remaining cards)", Ref("rest"))


def _some(number: int) -> dict[str, Any]:
    """So many of the cards that were looked at or shown."""

    def make(context: Context, values: Values) -> Any:
        many = context.pronoun("them", "they")
        return chosen(context, Chosen(Noun(("card",), (Among(many),)), -1, number, number, form="-"))

    def take(node: Any) -> Values | None:
        return {} if isinstance(node, Chosen) and node.form == "-" and node.most == number else None

    return {"make": make, "take": take}


rule("picked", "one [of them]", **_some(1))
rule("picked", "two of them", **_some(2))


def _any_of_them(context: Context, values: Values) -> Any:
    """`Put any number of them on the bottom`, `up to two of those cards`."""
    least, most = values["counted_of"]
    words = context.words()
    many = context.pronoun("them", "they")
    return chosen(context, Chosen(Noun(("card",), (Among(many),)), -1, least, most, form="=" + words))


rule("picked", "{counted_of} (them|those cards|these cards)", make=_any_of_them, take=lambda n: None, cost=2)
rule("cards", "{picked}")

# -------------------------------------------------------------------------------------------------- putting


def _spot(node: PutCard, form: str) -> Spot:
    return Spot(node.to, node.who, node.face_up, node.displacing, form=form)


def _put(context: Context, what: Any, spot: Spot) -> PutCard:
    form = f"{context.rule_form}|{spot.form}"
    return PutCard(what, spot.to, spot.who, face_up=spot.face_up, displacing=spot.displacing, form=form)


def _putting(name: str) -> dict[str, Any]:
    def take(node: Any) -> Values | None:
        if not isinstance(node, PutCard) or node.terms or node.bowed:
            return None
        return {name: node.what, "spot": _spot(node, node.form)}

    return {"make": lambda c, v: _put(c, v[name], v["spot"]), "take": take}


for _verb in ("put", "return", "place"):
    rule("effect0", f"{_verb} {{cards}} [back] {{spot}}", cost=1, **_putting("cards"))
rule("effect0", "add {cards} {spot}", cost=1, **_putting("cards"))
rule("effect0", "{subj} (is|are) (put|returned|placed) {spot}", cost=2, **_putting("subj"))


def _rearranged(context: Context, what: Any, spot: Spot) -> Any:
    if (spot.to != "top" and spot.to != "bottom") or spot.who not in (None, You()):
        return context.fail(context.words())
    return Rearrange(what, spot.to, form=f"{context.rule_form}|{spot.form}")


def _spot_in_order(node: Rearrange, form: str) -> Spot:
    return Spot(node.to, You() if "{pposs}" in form else None, form=form)


def _take_in_order(node: Any) -> Values | None:
    return {"cards": node.what, "spot": _spot_in_order(node, node.form)} if isinstance(node, Rearrange) else None


rule(
    "effect0",
    "(put|return) {cards} [back] {spot} in any order",
    make=lambda c, v: _rearranged(c, v["cards"], v["spot"]),
    take=_take_in_order,
)
rule("effect0", "put {cards} back in any order", Rearrange(slot("cards")))


def _one_and_rest(ordered: bool) -> dict[str, Any]:
    """`Put one in your hand and the rest on the bottom of your deck.`"""

    def make(context: Context, values: Values) -> Any:
        one = _put(context, values["picked"], values["spot"])
        rest = (_rearranged if ordered else _put)(context, Ref("rest"), values["b"])
        return Together((one, rest))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Together) or len(node.effects) != 2:
            return None
        one, other = node.effects
        if not isinstance(one, PutCard) or not isinstance(other, Rearrange if ordered else PutCard):
            return None
        words = [each.form.partition("|")[2] for each in (one, other)]
        there = _spot_in_order(other, words[1]) if isinstance(other, Rearrange) else _spot(other, words[1])
        return {"picked": one.what, "spot": _spot(one, words[0]), "b": there}

    return {"make": make, "take": take}


for _rest in ("rest", "others", "other", "other cards", "remaining cards"):
    rule("effect0", f"put {{picked}} {{spot}} and the {_rest} {{b:spot}}", **_one_and_rest(False))
    rule("effect0", f"put {{picked}} {{spot}} and the {_rest} {{b:spot}} in any order", **_one_and_rest(True))


def _play_or(context: Context, values: Values) -> Any:
    return ChooseOne(((PutCard(values["obj"], "play"),), (_put(context, values["obj"], values["spot"]),)))


def _take_play_or(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 2:
        return None
    one, other = (option[0] for option in node.options)
    if not isinstance(one, PutCard) or not isinstance(other, PutCard) or one.to != "play":
        return None
    return {"obj": other.what, "spot": _spot(other, other.form.partition("|")[2])}


rule("effect0", "put {obj} into play or {spot}", make=_play_or, take=_take_play_or)

# ------------------------------------------------------------------------------------------------- refilling

_IT = "(it|them|the province|the provinces|that province|those provinces)"
for _face in ("face-up", "face up"):
    rule("refill", f"refilling {_IT} {_face}", Refill(Ref("emptied")))
    rule("refill", f"refilling {_IT} {_face} with {{obj}}", Refill(Ref("emptied"), True, OBJ))
    rule("effect0", f"refill {_IT} {_face}", Refill(Ref("emptied")), cost=-1)
    rule("effect0", f"refill {{obj}} {_face}", Refill(OBJ))
rule("refill", f"refilling {_IT} with {{obj}}", Refill(Ref("emptied"), False, OBJ))
rule("effect0", "discard {obj}, {refill}", Together((Discard(OBJ), REFILL)))
rule("effect0", f"discard {{obj}} and refill {_IT} face-up", Together((Discard(OBJ), Refill(Ref("emptied")))))
rule(
    "effect0",
    f"discard {{obj}} and refill {_IT} face-up with {{b:obj}}",
    Together((Discard(OBJ), Refill(Ref("emptied"), True, slot("b")))),
)


def _put_and_refill(context: Context, values: Values) -> Any:
    return Together((_put(context, values["obj"], values["spot"]), values["refill"]))


def _take_put_and_refill(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    put, refill = node.effects
    if not isinstance(put, PutCard) or not isinstance(refill, Refill):
        return None
    return {"obj": put.what, "spot": _spot(put, put.form.partition("|")[2]), "refill": refill}


rule("effect0", "put {obj} {spot}, {refill}", make=_put_and_refill, take=_take_put_and_refill)
