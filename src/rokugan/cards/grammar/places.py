"""Where things are: `at the current battlefield`, `in his army`, `opposing units there`, `from your discard pile`.

Category where: a place of things in play. Zones are told with the description of a thing (`a card in your hand`) or after `is`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, slot
from rokugan.program import Each, Either, In, Node, Noun, Past, Ref, State, Target, Thing, You

page = Page()
rule, words = page.rule, page.words

Values = dict[str, Any]
POSS, ROBJ, ATT = slot("poss"), slot("robj"), slot("attone")

# ------------------------------------------------------------------------------------------------- plain places

_HERE = (
    "at the current battlefield",
    "at this battlefield",
    "in this battle",
    "in the current battle",
    "in the battle",
    "here",
)
_SIDES = {
    "your": In("army", You()),
    "the enemy": In("enemy army"),
    "the attacking": In("attacking army"),
    "the defending": In("defending army"),
}
_AT = ("", " at this battlefield", " at the current battlefield", " of the current battle", " in this battle", " there")
PLACES: dict[str, Node] = {
    **dict.fromkeys(_HERE, In("battlefield")),
    **dict.fromkeys(
        ("not at the current battlefield", "not at this battlefield", "not there"), In("battlefield", None, False)
    ),
    **dict.fromkeys(("at any location", "at any locations", "at each location"), In("any location")),
    **dict.fromkeys(("at any battlefield", "at a battlefield", "at battlefields"), In("any battlefield")),
    **dict.fromkeys(("at another battlefield", "at other battlefields"), In("other battlefield")),
    "at this location": In("location", Ref("this")),
    **dict.fromkeys(("in your army", "in your current army"), In("army", You())),
    "in this army": In("army", Ref("this")),
    **dict.fromkeys(
        ("in the enemy army", "in the current enemy army", "in an enemy army", "in enemy armies"), In("enemy army")
    ),
    **dict.fromkeys(("in the attacking army", "in an attacking army", "in attacking armies"), In("attacking army")),
    **dict.fromkeys(("in the defending army", "in a defending army", "in defending armies"), In("defending army")),
    **{f"on {side} side{at}": place for side, place in _SIDES.items() for at in _AT},
    **dict.fromkeys(
        ("attacking you", "attacking one of your provinces", "attacking your provinces"), In("attacking you")
    ),
    "in this unit": In("unit", Ref("this")),
    "in a unit": In("any unit"),
    **dict.fromkeys(("in an enemy unit", "in enemy units"), In("enemy unit")),
    **dict.fromkeys(("in an army", "in any army", "in armies"), In("any army")),
    **dict.fromkeys(("in your home", "at your home"), In("home", You())),
    **dict.fromkeys(("at home", "home"), In("home")),
    **dict.fromkeys(("in play", "from play", "still in play"), In("play")),
    "out of play": In("play", None, False),
    "in and out of play": In("and out of play"),
    **dict.fromkeys(("in play and in any discard piles", "in play and in discard piles"), In("play or discard")),
    "in play and in your discard piles": In("play or discard", You()),
    "in provinces": In("province"),
}
words("place", PLACES)


def _placed(context: Context, values: Values) -> Any:
    return replace(values["place"], form=context.rule_form)


def _take_placed(node: Any) -> Values | None:
    return {"place": node} if isinstance(node, In) and node in PLACES.values() else None


rule("where", "{place}", make=_placed, take=_take_placed)

# ----------------------------------------------------------------------------------------- places of other things

_INSIDE = ("unit", "army", "province")

rule(
    "where",
    "(there|at that battlefield)",
    make=lambda c, v: _there(c),
    take=lambda n: (
        {}
        if isinstance(n, In) and n.relation == "battlefield" and n.form in ("", "there", "at that battlefield")
        else None
    ),
)
rule("where", "at {poss} battlefield", make=lambda c, v: _at_battlefield(c, v), take=lambda n: _take_battlefield(n))


def _at_battlefield(context: Context, values: Values) -> In:
    """`After a battle ends, if Kado is at its battlefield`: the battle's, not his own."""
    whose = values["poss"]
    if context.subject is not None and whose == context.subject and getattr(whose, "words", "") == "its":
        return In("battlefield", form="=at its battlefield")
    return In("battlefield", whose)


def _take_battlefield(node: Any) -> Values | None:
    return (
        {"poss": node.of} if isinstance(node, In) and node.relation == "battlefield" and node.of is not None else None
    )


rule("where", "at {poss} location", In("location", POSS))
rule(
    "where",
    "at the same location",
    make=lambda c, v: In("location", _last_card(c)),
    take=lambda n: {} if isinstance(n, In) and n.form == "at the same location" else None,
)
rule(
    "where",
    "in the same army",
    make=lambda c, v: In("army", _last_card(c)),
    take=lambda n: {} if isinstance(n, In) and n.form == "in the same army" else None,
)


def _in_army(context: Context, whose: Any) -> In:
    """`The enemy leader destroys a Personality in his army`: his is the player's who does it."""
    if context.doer is not None and isinstance(whose, Ref) and whose.words in ("his", "her"):
        return In("army", replace(context.doer, form="=" + whose.words))
    return In("army", whose)


def _take_army(node: Any, name: str) -> dict[str, Any] | None:
    return {name: node.of} if isinstance(node, In) and node.relation == "army" and node.of is not None else None


rule("where", "in {poss} army", make=lambda c, v: _in_army(c, v["poss"]), take=lambda n: _take_army(n, "poss"))
rule("where", "in {poss} unit", In("unit", POSS))
rule("where", "at the same location as {robj}", In("location", ROBJ))
rule("where", "in the same army as {robj}", In("army", ROBJ))
rule("where", "in the same unit as {robj}", In("unit", ROBJ))
rule("where", "in the same army as another {attone}", In("army with another", ATT))
rule(
    "where",
    "in {target}",
    make=lambda c, v: In(_inside_target(v["target"]), v["target"]),
    take=lambda n: {"target": n.of} if isinstance(n, In) and n.positive and n.relation in _INSIDE else None,
    cost=3,
)
rule(
    "where",
    "in {robj}",
    make=lambda c, v: In(_inside(c, v["robj"]), v["robj"]),
    take=lambda n: {"robj": n.of} if isinstance(n, In) and n.positive and n.relation in _INSIDE else None,
    cost=3,
)
for _in in ("in", "from"):
    for _words in (
        "the current battlefield's province",
        "this battlefield's province",
        "the current province",
        "this province",
    ):
        rule(
            "post",
            f"{_in} {_words}",
            make=lambda c, v: Mark("zone", "province", None, c.words(), "", In("province", Ref("province"))),
            take=lambda n: None,
        )
    for _words in ("that province", "the province"):
        rule(
            "post",
            f"{_in} {_words}",
            make=lambda c, v: Mark("zone", "province", None, c.words(), "", In("province", _the_province(c))),
            take=lambda n: None,
        )
rule(
    "where",
    "in units led by your {npmany0}",
    make=lambda c, v: In("unit led by", _all_yours(v)),
    take=lambda n: {"npmany0": n.of} if isinstance(n, In) else None,
)
rule("where", "in {pposs} home", In("home", slot("pposs")), cost=1)
rule("where", "in a player's home", In("home"))  # any player's: nobody is chosen
rule("where", "in another player's home", In("home", Each(Noun(("player",), whose="other"))))
rule("where", "in (a|an) army with another {attone}", In("army with another", ATT))
rule("where", "in (a|an) army with (a|an) {attone}", In("army with", ATT))
rule("where", "in play or in {pposs} discard pile", In("play or discard", slot("pposs")))
rule("where", "at {poss} battlefields", In("battlefield", POSS))
rule("where", "in {poss} provinces", In("province", POSS), cost=2)
rule("where", "at {target}", In("battlefield", slot("target")), cost=3)
rule("where", "at {robj}", In("battlefield", ROBJ), cost=3)


def _inside(context: Context, what: Node) -> Any:
    """Whether `in it` is in a province, an army or a unit. After somebody's hand or deck was looked at, it may be that."""
    for each in context.mentions:
        if each.ref == what and each.noun.kinds in (("province",), ("army",)):
            return each.noun.kinds[0]
    said = [token.word for token in context.tokens[: context.start]]
    if (
        isinstance(what, Ref)
        and what.words == "it"
        and {"hand", "deck"} & set(said[said.index(":") :] if ":" in said else ())
    ):
        context.fail(context.words())
    return "unit"


def _inside_target(target: Target) -> Any:
    """Whether `in a target province` is in a province, an army or a unit."""
    kinds = target.noun.kinds
    return kinds[0] if kinds in (("province",), ("army",)) else "unit"


def _the_province(context: Context) -> Thing:
    found = context.definite(Noun(("province",)), "the province")
    return found if found is not None else Ref("province")


def _all_yours(values: Values) -> Any:
    return replace(values["npmany0"], whose="your")


def _last_card(context: Context) -> Thing:
    """The card that was mentioned last, else this one."""
    for each in reversed(context.mentions):
        if isinstance(each.ref, Ref) and not set(each.noun.kinds) & {"player", "province", "battlefield", "action"}:
            return each.ref
    return Ref("this")


def _there(context: Context) -> Node:
    for each in reversed(context.mentions):
        if set(each.noun.kinds) <= {"battlefield", "province"} and isinstance(each.ref, Ref):
            if each.ref.to == "battlefield":
                return In("battlefield")
            return In("battlefield", each.ref)
    return In("battlefield")


words(
    "held",
    {
        "you control": "your",
        "you own": "owned",
        "you own and control": "your own",
        **dict.fromkeys(
            ("another player controls", "other players control", "you do not control", "you did not control"), "other"
        ),
        **dict.fromkeys(
            ("not controlled by you", "controlled by other players", "controlled by another player"), "other"
        ),
        **dict.fromkeys(("controlled by the enemy leader", "the enemy leader controls"), "enemy leader"),
        "controlled by you": "your",
        "of yours": "your",
    },
)
rule("post", "{held}", make=lambda c, v: Mark("whose", v["held"], None, c.words()), take=lambda n: None)
rule("post", "owned by (another player|other players)", State("owned", False))
rule("post", "it attached", Past("attach", "action"))

# ------------------------------------------------------------------------------------------------------ zones

_ZONES = {
    "hand": "hand",
    "discard pile": "discard",
    "hand or discard pile": "hand or discard",
    "discard pile or hand": "hand or discard",
    "discard piles": "discard",
    "Fate discard pile": "fate discard",
    "Dynasty discard pile": "dynasty discard",
    "Fate deck": "fate deck",
    "Dynasty deck": "dynasty deck",
    "provinces": "province",
    "province": "province",
    "focus pool": "focus pool",
}
_WHOSE = {
    "your": "your",
    "one of your": "your",
    "any of your": "your",
    "a": "",
    "any": "",
    "any player's": "",
    "all players'": "",
    "another player's": "other",
    "other players'": "other",
    "one of another player's": "other",
}
_ANY_PILE = [f"{at} {any_} discard pile" for at in ("in", "from") for any_ in ("a", "any")]
words(
    "zone",
    {
        f"{at} {whose}{pile}": (zone, _WHOSE.get(whose.strip(), ""))
        for at in ("in", "from")
        for pile, zone in _ZONES.items()
        for whose in (*(f"{who} " for who in _WHOSE), *([""] if pile == "discard piles" else []))
    }
    | {said: ("play or discard", "") for pile in _ANY_PILE for said in (f"{pile} or in play", f"in play or {pile}")},
)
words("pile", _ZONES)
rule(
    "post",
    "{zone}",
    make=lambda c, v: Mark("zone", v["zone"][0], None, c.words(), v["zone"][1]),
    take=lambda n: None,
)
for _in in ("in", "from"):
    rule(
        "post",
        f"{_in} {{pposs}} {{pile}}",
        make=lambda c, v: Mark("zone", v["pile"], v["pposs"], c.words()),
        take=lambda n: None,
        cost=1,
    )


rule(
    "post",
    "face-up {zone}",
    make=lambda c, v: Mark("zone", v["zone"][0], None, c.words(), v["zone"][1], State("face-up")),
    take=lambda n: None,
)


def _lies(context: Context, values: Values) -> Any:
    """`is in your hand or discard pile`."""
    zone, whose = values["zone"]
    of = You() if whose == "your" else Each(Noun(("player",), (), "other")) if whose else None
    parts = tuple(In(part, of) for part in zone.split(" or "))
    return parts[0] if len(parts) == 1 else Either(parts)


def _take_lies(node: Any) -> Values | None:
    parts: Any = node.filters if isinstance(node, Either) else (node,)
    if not all(isinstance(each, In) and each.positive and each.of == parts[0].of for each in parts):
        return None
    of = parts[0].of
    whose = "your" if of == You() else "" if of is None else "other"
    return {"zone": (" or ".join(each.relation for each in parts), whose)}


rule("being", "{zone}", make=_lies, take=_take_lies, cost=1)
rule(
    "is_what",
    "in {pposs} {pile}",
    make=lambda c, v: In(v["pile"], v["pposs"]),
    take=lambda n: {"pile": n.relation, "pposs": n.of} if isinstance(n, In) and n.of is not None else None,
    cost=2,
)
