"""Provinces, their strength, and what is attached to them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.grammar.slots import ACTION, NUM, OBJ, ROBJ, SUBJ, B
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    AllFilters,
    Allow,
    AssignElsewhere,
    Chosen,
    Compare,
    CountOf,
    Each,
    Exists,
    Forbid,
    GainProvince,
    Happened,
    If,
    In,
    Move,
    Noun,
    Number,
    Pattern,
    ProvinceOf,
    Ref,
    Refill,
    State,
    Target,
)

page = Page()
rule = page.rule

rule("pattern0", "this card's province is destroyed", Pattern("destroy", Ref("province")))


def _standing(context: Context, values: Values) -> Any:
    noun = Noun(("province",), (State("destroyed", False),))
    context.mention(Ref("subject"), Noun(("province",)))
    return Pattern("battle resolution", noun)


rule(
    "pattern0",
    "(a battle resolution|battle resolution|the resolution of a battle) at a province that was not destroyed",
    make=_standing,
    take=lambda n: (
        {} if isinstance(n, Pattern) and n.event == "battle resolution" and isinstance(n.subject, Noun) else None
    ),
)
rule("effect0", "gain a province to the left of your leftmost province", GainProvince())
_BESIDE = Noun(("battlefield",), (In("adjacent"),))
rule(
    "effect0",
    "move {obj} to an adjacent (province|battlefield), or home if there is no adjacent (province|battlefield)",
    If(Exists(_BESIDE), (Move(OBJ, "any battlefield", Chosen(_BESIDE)),), (Move(OBJ, "home"),)),
)
rule("effect0", "move to an adjacent battlefield", Move(Ref("this"), "any battlefield", Chosen(_BESIDE)))
_PROVINCES = Noun(("province",), (), "your", plural=True)
for _can in ("can hold", "may hold", "holds"):
    for _words in (
        "one extra card",
        "one additional card",
        "an additional card",
        "an extra card",
        "(one|an) (additional|extra) Dynasty card",
    ):
        rule("stand", f"this province {_can} {_words}", Allow("hold extra", number=Number(1)))
        rule("stand", f"your provinces [(can|may)] hold {_words}", Allow("hold extra", Each(_PROVINCES), Number(1)))
    rule("stand", f"this province {_can} no cards", Forbid("will not", "hold"))
for _zone in ("in", "from"):
    rule(
        "post",
        f"{_zone} any of your provinces",
        make=lambda c, v: Mark("zone", "province", None, c.words(), "your"),
        take=lambda n: None,
    )
_name: Any
for _period, _name in (("this turn", "turn"), ("this battle", "battle"), ("this game", "game")):
    rule("cond0", f"{{action}} has targeted {{robj}} {_period}", Happened(Pattern("target", ROBJ, ACTION), _name))
    rule(
        "cond0",
        f"{{action}} has targeted the current battlefield or its province {_period}",
        Happened(Pattern("target", Ref("province"), ACTION), _name),
    )
rule("npone0", "{adj*} province card", make=lambda c, v: _province_card(c, v), take=lambda n: None, cost=2)


def _province_card(context: Context, values: Values) -> Any:
    """A card in a province; whose is not said by an adjective."""
    if any(isinstance(each, Mark) for each in values["adj"]):
        context.fail(context.words())
    filters = tuple(each for each in values["adj"] if not isinstance(each, Mark))
    return Noun(("card",), filters, "", None, "province", form=" ".join(["{}"] * len(filters) + ["province card"]))


for _side in ("attacking", "defending"):
    rule(
        "is_what",
        f"{_side} at this province",
        AllFilters((State(_side), In("battlefield", Ref("province")))),
    )
rule("post", "assigned to attack (you|one of your provinces)", In("attacking you"))
rule("effect0", "refill the province face-down", Refill(Ref("emptied"), False))
_LOST = CountOf(Noun(("province",), (State("destroyed", form="-"),), "your", form="-"))
rule("peramount", "province you have lost [this game]", _LOST)


def _lying(context: Context, values: Values) -> Any:
    return Mark("zone", "province", None, context.words(), "your", State("face-up"))


rule("post", "that (is|are) (face up|face-up) in one of your provinces", make=_lying, take=lambda n: None)
_whose: Any
for _words, _whose in (("you lose", "your"), ("another player loses", "other"), ("a player loses", "")):
    rule("pattern0", f"{_words} a province", Pattern("destroy", Noun(("province",), (), _whose)))


def _from_elsewhere(context: Context, values: Values) -> Any:
    """Only units at other battlefields are meant."""
    what = values["obj"]
    if isinstance(what, (Chosen, Target)):
        elsewhere = (In("any battlefield", form="-"), In("battlefield", None, False, form="-"))
        what = replace(what, noun=replace(what.noun, filters=(*what.noun.filters, *elsewhere)))
    return Move(what, "battlefield")


def _take_from_elsewhere(node: Any) -> Values | None:
    if not isinstance(node, Move) or "another" not in node.form:
        return None
    what = node.what
    if isinstance(what, (Chosen, Target)):
        what = replace(what, noun=replace(what.noun, filters=what.noun.filters[:-2]))
    return {"obj": what}


rule(
    "effect0",
    "move {obj} from another (Province|battle) (into|to) (this|the current|the) battle",
    make=_from_elsewhere,
    take=_take_from_elsewhere,
)
rule(
    "effect0",
    "move {obj} into (this|the current|the) battle from another (battle|Province)",
    make=_from_elsewhere,
    take=lambda n: None,
)
rule("adj", "adjacent", In("adjacent province"), cost=1)
rule("post", "(adjacent|next) to this (one|Province)", In("adjacent province"))
for _side in ("defending", "attacking"):
    rule("obj", f"the Province {{subj}} is {_side}", ProvinceOf(SUBJ))
    rule("subj", f"the Province {{b:subj}} is {_side}", ProvinceOf(slot("b")))
rule("effect0", "refill {obj} face-up with {b:obj}", Refill(OBJ, True, B))
rule(
    "pattern0", "engaging at a battlefield at one of your provinces", Pattern("engage", Noun(("province",), (), "your"))
)
_op: Any
for _words, _op in (("or more", ">="), ("or fewer", "<=")):
    _mine = CountOf(Noun(("province",), (), "your"))
    rule("cond0", f"you have {{num}} {_words} provinces", Compare(_mine, _op, NUM))
rule(
    "pattern0",
    "{event_player} would assign {event_thing} to attack one of your provinces",
    Pattern("assign", slot("event_thing"), slot("event_player"), ("attack you",)),
)
rule("effect0", "you may assign (it|him|them) to a different province", AssignElsewhere())
