"""Where cards come from and go to, in the rarer wordings: `waiving his costs if you are the Defender`, `up to 3 Personalities
from your discard pile`, `each of these units that moved`, `to a target battlefield where it would be opposed`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    Among,
    Choice,
    ChooseOne,
    Each,
    Exists,
    GainProvince,
    If,
    In,
    Move,
    Noun,
    PutCard,
    Ref,
    Target,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, POSS, NUM, COND, RPOSS, B = (slot(name) for name in ("obj", "poss", "num", "condition", "rposs", "b"))

# -------------------------------------------------------------------------------- some of those mentioned


def _each_of_those(context: Context, values: Values) -> Any:
    """`each of these units that moved`: those of the things mentioned that fit."""
    noun: Noun = values["npmany"]
    if not noun.filters:
        return context.fail(context.words())
    known = context.definite(Noun(noun.kinds), context.words())
    many = known if known is not None else context.pronoun("them", "they")
    if isinstance(many, Ref) and many.to == "unresolved":
        return many
    return Each(replace(noun, filters=(*noun.filters, Among(many))), form="=" + context.words())


for _words in ("each of these", "each of those", "each of the", "all of these", "all of those", "all of the"):
    rule("back", f"{_words} {{npmany}}", make=_each_of_those, take=lambda n: None, cost=3)


def _one_of_the_targets(context: Context, values: Values) -> Any:
    many = context.of_the_targets() if "targets" in context.words() else context.pronoun("them", "they")
    return Choice(Noun(("card",), (Among(many),)), form="=" + context.words())


for _words in ("one of the targets", "one of those targets", "one of them"):
    rule("sel", _words, make=_one_of_the_targets, take=lambda n: None, cost=1)


def _three_ways(context: Context, values: Values) -> Any:
    """A card goes one of three ways, each from where it is."""
    noun: Noun = values["npmany"]
    from_hand = chosen(context, Choice(replace(noun, zone="hand", whose="your")))
    in_play = chosen(context, Choice(replace(noun, whose="your")))
    discarded = chosen(context, Choice(replace(noun, zone="discard", whose="your")))
    return ChooseOne(((PutCard(from_hand, "play"),), (PutCard(in_play, "hand"),), (PutCard(discarded, "hand"),)))


def _take_three_ways(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 3 or not isinstance(node.options[0][0], PutCard):
        return None
    what = node.options[1][0].what if isinstance(node.options[1][0], PutCard) else None
    return {"npmany": what.noun} if isinstance(what, Choice) else None


rule("effect0", "gain a province to the left of your leftmost province", GainProvince())
rule("effect0", "(gain|create) a [new] province", GainProvince())
rule(
    "effect0",
    "put one of your {npmany} from your hand into play, from play into your hand, or from your discard pile into your hand",
    make=_three_ways,
    take=_take_three_ways,
)

# ------------------------------------------------------------------------------------------------- movement


def _opposed_there(context: Context, values: Values) -> Any:
    """A battlefield where the unit would be opposed."""
    noun = Noun(("battlefield",), (In("opposing", values["obj"]),))
    return Move(values["obj"], "location", chosen(context, Target(noun)))


def _take_opposed_there(node: Any) -> Values | None:
    if not isinstance(node, Move) or not isinstance(node.place, Target) or not node.place.noun.filters:
        return None
    first = node.place.noun.filters[0]
    return {"obj": node.what} if isinstance(first, In) and first.relation == "opposing" else None


for _he in ("it", "he", "she", "they"):
    rule(
        "effect0",
        f"move {{obj}} to a target battlefield where {_he} would be opposed",
        make=_opposed_there,
        take=_take_opposed_there,
    )
_ENEMIES = Noun(("battlefield",), (In("enemy units"),))
_BESIDE = Noun(("battlefield",), (In("adjacent"),))


def _each_anywhere(context: Context, values: Values) -> Any:
    """Each of them moves where the player likes, one after the other."""
    from rokugan.cards.program import ForEach

    return ForEach(values["obj"], (Move(Ref("each"), "any battlefield", Choice(_ENEMIES)),))


def _take_each_anywhere(node: Any) -> Values | None:
    from rokugan.cards.program import ForEach

    if isinstance(node, ForEach) and len(node.effects) == 1 and isinstance(node.effects[0], Move):
        return {"obj": node.noun}
    return None


rule(
    "effect0",
    "move {obj} to any battlefields where there are one or more enemy units, in any combination desired",
    make=_each_anywhere,
    take=_take_each_anywhere,
)
rule(
    "effect0",
    "move {obj} to an adjacent (province|battlefield), or home if there is no adjacent (province|battlefield)",
    If(Exists(_BESIDE), (Move(OBJ, "any battlefield", Choice(_BESIDE)),), (Move(OBJ, "home"),)),
)
rule("effect0", "move to an adjacent battlefield", Move(Ref("this"), "any battlefield", Choice(_BESIDE)))

# ------------------------------------------------------------------------------------- two cards looked at
