"""Cards that an effect brings into play or attaches: from where, to where, and on what terms.

`term` is one thing said of the costs, `terms` are all of them: `, paying 2 less Gold and ignoring Honor Requirements`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, slot
from rokugan.program import (
    Among,
    Attach,
    ChooseOne,
    Chosen,
    In,
    IsNamed,
    Noun,
    Past,
    PutCard,
    Ref,
    State,
    Target,
    Term,
    walk,
)
from rokugan.program.words import Ignored, Spot, Zone

page = Page()
rule = page.rule

AMOUNT, NUM, RPOSS, OBJ = slot("amount"), slot("num"), slot("rposs"), slot("obj")

# ------------------------------------------------------------------------------------------------- the terms

_ITS = "(|all |his |her |its |their |the )"
_REQUIREMENT: tuple[Ignored, ...] = ("honor_requirement",)
_RESTRICTIONS: tuple[Ignored, ...] = ("honor_requirement", "restrictions")

rule("term0", "paying all costs", Term("all"))
rule("term0", "paying (his|her|its|their) (costs|Gold Cost|Gold Costs)", Term("all"))
for _waiving in ("waiving", "ignoring"):
    rule("term0", f"{_waiving} {_ITS}(costs|cost|Gold Cost|Gold Costs)", Term("free"))
    for _cost in ("costs", "Gold Costs", "Gold Cost"):
        rule(
            "term0",
            f"{_waiving} {_ITS}{_cost} and (|its |his |her |their )Honor (Requirement|Requirements)",
            Term("free", None, _REQUIREMENT),
        )
rule("term0", "without paying (|his |her |its |their )(cost|costs|Gold Cost)", Term("free"))
rule("term0", "without Gold cost", Term("free"))
for _less in (
    "paying {num} less Gold",
    "for {num} less Gold",
    "reducing (his|her|its|their|the) Gold Cost by {num}",
):
    rule("term0", _less, Term("less", NUM))
for _less in (
    "paying {amount} less Gold",
    "paying less Gold equal to {amount}",
    "for {amount} less Gold",
    "reducing (his|her|its|their|the) Gold Cost by {amount}",
    "reducing (his|her|its|their|the) Gold Cost by {amount} until it attaches",
    "reducing the Gold cost to attach it by {amount}",
):
    rule("term0", _less, Term("less", AMOUNT), cost=1)
rule(
    "term0",
    f"ignoring {_ITS}(Honor Requirement|Honor Requirements|requirements)",
    Term("requirements", None, _REQUIREMENT),
)
rule("term0", f"ignoring {_ITS}restrictions", Term("requirements", None, _RESTRICTIONS))


def _under_condition(context: Context, values: Values) -> Any:
    term: Term = values["term0"]
    return replace(term, condition=values["condition"], form=f"{context.rule_form}|{term.form}")


def _take_condition(node: Any) -> Values | None:
    if not isinstance(node, Term) or node.condition is None:
        return None
    return {"term0": replace(node, condition=None), "condition": node.condition}


rule("term", "{term0}")
rule("term", "{term0} if {condition}", make=_under_condition, take=_take_condition)
rule("first_term", ", {term}")
rule("first_term", "{term}")
rule("next_term", "(and|but|, and|, but|,) {term}")


def _all_terms(context: Context, values: Values) -> Any:
    """`waiving costs and ignoring Honor Requirements if ...` does not say whether the condition is for both."""
    terms: tuple[Term, ...] = (values["first_term"], *values["next_term"])
    if terms[-1].condition is not None and any(each.kind != "all" and each.condition is None for each in terms):
        return context.fail(context.words())
    return terms


rule(
    "terms",
    "{first_term} {next_term*}",
    make=_all_terms,
    take=lambda n: {"first_term": n[0], "next_term": n[1:]} if isinstance(n, tuple) and n else None,
)

# ------------------------------------------------------------------------------------------------ into play

_SOURCES = (("", ""), (" from your hand", "hand"), (" from your discard pile", "discard"))
_PLACES = (
    ("", "play"),
    (" in your home", "play"),
    (" at the current battlefield", "battlefield"),
    (" at this battlefield", "battlefield"),
    (" there", "battlefield"),
    ("[,] in your army", "battlefield"),
    (" at {rposs} (location|battlefield)", "location"),
    (" in {rposs} army", "location"),
)


def out_of(what: Any, zone: Zone) -> Any:
    """The choice or target, made among your cards in that zone unless it names a zone itself."""
    if zone and isinstance(what, (Chosen, Target)) and not what.noun.zone:
        return replace(what, noun=replace(what.noun, zone=zone, whose="your"))
    return what


def take_out_of(what: Any, zone: str) -> Any:
    """The choice or target without the zone that `out_of` gave it."""
    named = {"hand": "hand", "discard": "discard pile", "province": "province"}.get(zone, "")
    if zone and isinstance(what, (Chosen, Target)) and what.noun.zone == zone and named not in what.noun.form:
        return replace(what, noun=replace(what.noun, zone="", whose=""))
    return what


def _is_in_play(noun: Noun) -> bool:
    """Does the description, which names no place, mean cards that are in play already?"""
    if noun.zone or "province" in noun.form:
        return False
    return not any(isinstance(each, (In, Among, Past, State, IsNamed)) for each in walk(noun.filters))


def _entering(to: Spot, zone: Any, state: str, terms: bool) -> dict[str, Any]:
    """How a card enters play there, from that zone, in that state; `terms` says whether they are told."""
    bowed, dishonored = state == "bowed", state == "dishonored"

    def make(context: Context, values: Values) -> Any:
        what, who = out_of(values["obj"], zone), values.get("rposs")
        if isinstance(what, (Chosen, Target)) and _is_in_play(what.noun):
            if not context.rule_form.startswith("Recruit"):
                return context.fail(context.words())  # from where?
            what = out_of(what, "province")
        return PutCard(what, to, who, values.get("terms", ()), bowed=bowed, dishonored=dishonored)

    def take(node: Any) -> Values | None:
        if not isinstance(node, PutCard) or (node.to, node.bowed, bool(node.terms)) != (to, bowed, terms):
            return None
        if node.dishonored != dishonored:
            return None
        return {"obj": take_out_of(node.what, zone or "province"), "rposs": node.who, "terms": node.terms}

    return {"make": make, "take": take}


def _ways() -> Iterator[tuple[str, str, str, str]]:
    """The words for where from, where to and how, and what they mean."""
    for words, to in _PLACES:
        yield words, to, "", ""
    for words, zone in _SOURCES[1:]:
        for place, to in _PLACES:
            yield words + place, to, zone, ""
    for state, said in (("bowed", "bowed"), ("dishonored", "(dishonored|dishonorable)")):
        yield f" {said}", "play", "", state
        yield f", {said}", "play", "", state


_VERBS = ("put {obj} (into|in) play", "bring {obj} into play", "Recruit {obj}", "Recruit {obj} into play")
_to: Any
for _verb in (*_VERBS, "return {obj} to play"):
    for _words, _to, _zone, _state in _ways():
        rule("effect0", f"{_verb}{_words}", **_entering(_to, _zone, _state, False))
        rule("effect0", f"{_verb}{_words} {{terms}}", **_entering(_to, _zone, _state, True))
for _verb in ("bring into play {obj}", "put into play {obj}"):
    rule("effect0", _verb, **_entering("play", "", "", False))
    rule("effect0", f"{_verb} {{terms}}", **_entering("play", "", "", True))
for _verb in _VERBS:
    for _words, _terms in (("", ()), (" {terms}", slot("terms"))):
        rule(
            "effect0",
            f"{_verb} in your home or at the current battlefield{_words}",
            ChooseOne(((PutCard(OBJ, "play", None, _terms),), (PutCard(OBJ, "battlefield", None, _terms),))),
        )

# -------------------------------------------------------------------------------------------------- attaching


def attached(what: Any, to: Any, terms: tuple[Term, ...] = (), zone: Any = "") -> Any:
    """What is chosen to be attached comes from the hand, unless the text says where it is. Nothing attaches to itself: in
    `target your Shugenja: Attach it to him` it is this card."""
    if isinstance(what, Ref) and what == to:
        what = Ref("this", words=what.words)
    what = out_of(what, zone)
    if isinstance(what, Chosen) and not what.noun.zone and what.noun.whose in ("", "your"):
        if not any(isinstance(each, (In, Among)) for each in what.noun.filters):
            what = replace(what, noun=replace(what.noun, zone="hand", whose="your"))
    return Attach(what, to, terms)


def _attaching(zone: str, terms: bool) -> dict[str, Any]:
    def make(context: Context, values: Values) -> Any:
        return attached(values["obj"], values["b"], values.get("terms", ()), zone)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Attach) or bool(node.terms) != terms:
            return None
        return {"obj": take_out_of(node.what, zone or "hand"), "b": node.to, "terms": node.terms}

    return {"make": make, "take": take}


for _verb in ("attach", "Equip"):
    for _words, _zone in _SOURCES:
        for _order in {f"{{obj}} to {{b:obj}}{_words}": None, f"{{obj}}{_words} to {{b:obj}}": None}:
            rule("effect0", f"{_verb} {_order}", **_attaching(_zone, False))
            rule("effect0", f"{_verb} {_order} {{terms}}", **_attaching(_zone, True))
