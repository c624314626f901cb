"""Hands, decks and discard piles: cards drawn, looked for, shown, named and discarded."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

from rokugan.cards.grammar.effects import act
from rokugan.cards.grammar.layout import KIND_WORDS
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.slots import EVENT_PLAYER, EVENT_THING, NPMANY, NPONE, NUM, OBJ, PERAMOUNT, PSUBJ, STAT, WHO
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, Verbatim, slot
from rokugan.program import (
    Allow,
    Among,
    AmountOf,
    ChooseOne,
    Chosen,
    Compare,
    CountOf,
    Did,
    Discard,
    Draw,
    Each,
    Extreme,
    Guess,
    Happened,
    In,
    IsNamed,
    Look,
    May,
    NameWord,
    Node,
    Noun,
    Number,
    Past,
    Pattern,
    PutCard,
    Ref,
    Refill,
    Search,
    Several,
    StatOf,
    Together,
    TopOf,
    Trigger,
    Triggered,
    You,
)
from rokugan.program.words import CardType

page = Page()
rule = page.rule


def _three_ways(context: Context, values: Values) -> Any:
    """A card goes one of three ways, each from where it is."""
    noun: Noun = values["npmany"]
    from_hand = chosen(context, Chosen(replace(noun, zone="hand", whose="your")))
    in_play = chosen(context, Chosen(replace(noun, whose="your")))
    discarded = chosen(context, Chosen(replace(noun, zone="discard", whose="your")))
    ways = (from_hand, in_play, discarded)
    context.mention(Several(tuple(Ref("slot", each.slot) for each in ways)), noun)  # `it`: whichever was chosen
    return ChooseOne(((PutCard(from_hand, "play"),), (PutCard(in_play, "hand"),), (PutCard(discarded, "hand"),)))


def _take_three_ways(node: Any) -> Values | None:
    if not isinstance(node, ChooseOne) or len(node.options) != 3 or not isinstance(node.options[0][0], PutCard):
        return None
    what = node.options[1][0].what if isinstance(node.options[1][0], PutCard) else None
    return {"npmany": what.noun} if isinstance(what, Chosen) else None


rule(
    "effect0",
    "put one of your {npmany} from your hand into play, from play into your hand, or from your discard pile into your hand",
    make=_three_ways,
    take=_take_three_ways,
)
rule("effect0", "discard your hand", Discard(Each(Noun(("card",), (), "your", None, "hand"))))
rule("effect0", "take {obj} into your hand", PutCard(OBJ, "hand"))
rule("effect0", "look at the card in {obj}", Look("look", OBJ))
rule("effect0", "draw a card for each {npone}", Draw(CountOf(NPONE)))
rule("stand", "[this card] does not count against deck construction limits", Allow("uncounted"))
rule(
    "effect0",
    "put them (in|into) your hand",
    make=lambda c, v: _discarded_ones(c),
    take=lambda n: {} if isinstance(n, PutCard) and n.what == Ref("discarded") and n.to == "hand" else None,
    cost=6,
)


def _discarded_ones(context: Context) -> Any:
    """`Discard the top four cards of your deck. If ..., put them in your hand.`"""
    words = [token.word for token in context.tokens[: context.start]]
    plain = any(each.plural for each in context.mentions)
    if plain or "discarded" not in words:
        return context.fail(context.words())
    return PutCard(Ref("discarded"), "hand")


_END = Trigger("after", Pattern("phase begins", You(), None, ("end",)))
rule("trait", "you draw an additional card in your End Phase", Triggered(_END, (Draw(Number(1)),)))
rule("trait", "in your End Phase, draw two cards instead of one", Triggered(_END, (Draw(Number(1)),)))
for _n in ("the top card", "the top {num} cards"):
    _cards = TopOf(slot("zonename"), Number(1) if "num" not in _n else NUM, slot("pposs"))
    for _into in ("into", "in"):
        rule("effect0", f"put {_n} of {{pposs}} {{zonename}} {_into} your hand", PutCard(_cards, "hand"))
for _words in ("randomly discard a card", "randomly discard a card from your hand"):
    rule(
        "effect0",
        _words,
        make=lambda c, v: _at_random(c),
        take=lambda n: {} if isinstance(n, Discard) and isinstance(n.what, Chosen) and n.what.random else None,
    )
rule(
    "does",
    "randomly discards a card",
    make=lambda c, v: _at_random(c),
    take=lambda n: {} if isinstance(n, Discard) and isinstance(n.what, Chosen) and n.what.random else None,
)


def _at_random(context: Context) -> Any:
    noun = Noun(("card",), (), "your", None, "hand")
    return Discard(chosen(context, Chosen(noun, -1, 1, 1, False, None, True, form="-")))


rule(
    "effect0",
    "discard {obj} and refill (it|them|the province|the provinces) face-up",
    Together((Discard(OBJ), Refill(Ref("emptied"), True))),
)


def _your_choice(context: Context, values: Values) -> Any:
    """You choose the card in his hand."""
    player = values["psubj"]
    noun = Noun(("card",), (), "his", player, "hand")
    return Discard(chosen(context, Chosen(noun, form="-")), player)


rule(
    "effect0",
    "{psubj} discards a card of your choice",
    make=_your_choice,
    take=lambda n: (
        {"psubj": n.who}
        if isinstance(n, Discard) and isinstance(n.what, Chosen) and n.what.chooser is None and n.what.form == "-"
        else None
    ),
    cost=1,
)
_op: Any
for _words, _op in (("more", ">"), ("fewer", "<")):
    rule(
        "cond0",
        f"you control {_words} {{npmany}} than {{psubj}}",
        make=lambda c, v, op=_op: Compare(
            CountOf(replace(v["npmany"], whose="your")),
            op,
            CountOf(replace(v["npmany"], whose="his", owner=v["psubj"])),
        ),
        take=lambda n: (
            {"npmany": replace(n.left.noun, whose=""), "psubj": n.right.noun.owner}
            if isinstance(n, Compare) and isinstance(n.left, CountOf) and isinstance(n.right, CountOf)
            else None
        ),
        cost=1,
    )
    for _all_others, _least in (("each other player", _op == "<"), ("any other player", _op == ">")):
        rule(
            "yvp",
            f"have {_words} cards in [your] hand than {_all_others}",
            Compare(StatOf("hand", You()), _op, Extreme("hand", Each(Noun(("player",), (), "other")), _least)),
        )
rule("effect0", "look at the hand of {player}", Look("look", slot("player")))
rule(
    "effect0",
    "all players discard their hands",
    Discard(Each(Noun(("card",), (), "", None, "hand", plural=True, form="-")), Each(Noun(("player",)))),
)
_verb: Any
for _verb, _past in (
    ("bow", "bowed"),
    ("destroy", "destroyed"),
    ("discard", "discarded"),
    ("dishonor", "dishonored"),
    ("rehonor", "rehonored"),
    ("straighten", "straightened"),
    ("move", "moved"),
):
    rule("post", f"{_past} this way", Past(_verb, "this"))
    rule(
        "effect0",
        f"draw a card for each (one|card) {_past}",
        Draw(CountOf(Noun(("card",), (Past(_verb, "this"),), form="-"))),
    )
for _equip in ("Equip", "Equips"):
    rule(
        "pattern0",
        f"{{event_player}} {_equip} {{event_thing}}",
        Pattern("attach", EVENT_THING, EVENT_PLAYER, ("hand",)),
    )
    rule(
        "pattern0",
        f"{{event_player}} {_equip} {{event_thing}} from your hand",
        Pattern("attach", EVENT_THING, EVENT_PLAYER, ("hand",)),
    )
    for _to in ("self", "this"):
        rule(
            "pattern0",
            f"{{event_player}} {_equip} {{event_thing}} [from your hand] to {{{_to}}}",
            Pattern("attach", EVENT_THING, EVENT_PLAYER, ("hand",), (In("attached", slot(_to)),)),
        )
rule("cond0", "the guess was right", Did("guess"))
rule("cond0", "the guess was (wrong|not right)", Did("guess", None, False))
act(page, "draw {count:num} (additional|extra) cards", Draw(slot("count"), slot("who")))
for _time in ("that turn", "this turn"):
    _played = Happened(Pattern("enter play", NPMANY, slot("psubj"), ("hand",)), "turn")
    rule("cond0", f"{{psubj}} (has|have) played any {{npmany}} from (his|your|her) hand {_time}", _played)
    rule(
        "cond0",
        f"you have played any {{npmany}} from your hand {_time}",
        Happened(Pattern("enter play", NPMANY, You(), ("hand",)), "turn"),
    )
_kind_: Any
for _words, _kind_ in (
    ("an element keyword", "element"),
    ("an element", "element"),
    ("a Clan", "clan"),
    ("a keyword", "keyword"),
):
    rule("effect0", f"(name|choose) {_words}", NameWord(_kind_))


def _name_ring(context: Context, values: Values) -> Node:
    context.mention(Ref("named"), Noun(("ring",)))
    return NameWord("ring")


rule("effect0", "name a Ring", make=_name_ring, take=lambda n: {} if n == NameWord("ring") else None)


def _search_named(context: Context, values: Values) -> Any:
    if not any(each.ref == Ref("named") for each in context.mentions):
        return context.fail(context.words())
    zones, words = values["zones"]
    noun = Noun(("ring",), (IsNamed(),))
    context.mention(Ref("found"), noun)
    return Search(zones, noun, 0, 1, You(), form=f"{context.rule_form}|{words}")


def _take_search_named(node: Any) -> Values | None:
    if not isinstance(node, Search) or node.noun != Noun(("ring",), (IsNamed(),)):
        return None
    return {"zones": Verbatim(node.form.partition("|")[2] or node.form)}


rule("effect0", "search your {zones} for that Ring", make=_search_named, take=_take_search_named)


def _were_under(context: Context, values: Values) -> Any:
    noun = replace(
        values["npmany"], zone="discard", filters=(*values["npmany"].filters, In("was under", values["robj"]))
    )
    return PutCard(Each(noun), "hand")


def _take_were_under(node: Any) -> Values | None:
    if not isinstance(node, PutCard) or not isinstance(node.what, Each) or not node.what.noun.filters:
        return None
    noun = node.what.noun
    last = noun.filters[-1]
    if not isinstance(last, In) or last.relation != "was under":
        return None
    return {"npmany": replace(noun, zone="", filters=noun.filters[:-1]), "robj": last.of}


rule(
    "effect0",
    "put all {npmany} that were under {robj} when destroyed (into|in) your hand",
    make=_were_under,
    take=_take_were_under,
)
act(page, "draw a card for each {peramount}", Draw(PERAMOUNT, WHO))


def _discard_one(context: Context, values: Values) -> Any:
    return Discard(chosen(context, Chosen(Noun(("card",), (), "your", None, "hand"), form="-")))


rule(
    "effect0",
    "discard one",
    make=_discard_one,
    take=lambda n: {} if isinstance(n, Discard) and isinstance(n.what, Chosen) else None,
)
rule("pattern0", "a card is drawn", Pattern("draw"))
for _time in ("that turn", "this turn"):
    _put = Happened(Pattern("enter play", slot("npmany"), slot("psubj"), ("hand",)), "turn")
    rule("cond0", f"{{psubj}} put any {{npmany}} into play from (his|her) hand {_time}", _put)
_zone: Any
for _deck, _zone in (("deck", "discard"), ("Fate deck", "fate discard"), ("Dynasty deck", "dynasty discard")):
    _discarded = Each(Noun(("card",), (), "your", None, _zone))
    _pile = "discard pile" if _zone == "discard" else f"{_deck.split()[0]} discard pile"
    rule("effect0", f"shuffle your {_pile} into your {_deck}", PutCard(_discarded, "shuffle", You()))
act(page, "draw cards equal to the number you put on the bottom", Draw(AmountOf("put back"), slot("who")))
rule("pattern0", "{event_thing} is Equipped from a player's hand", Pattern("enter play", EVENT_THING, None, ("hand",)))


def _hand_size(context: Context, values: Values) -> Any:
    return Allow("hand size", You(), Number(values["plus"]))


rule(
    "trait",
    "you have {plus} maximum hand size",
    make=_hand_size,
    take=lambda n: {"plus": n.number.value} if isinstance(n, Allow) and isinstance(n.number, Number) else None,
    cost=-1,
)
_HIS_HAND = Each(Noun(("card",), (), "his", slot("pposs"), "hand"))
act(page, "discard {pposs} hand", Discard(_HIS_HAND, WHO), cost=1)
act(page, "discard all cards in {pposs} hand", Discard(_HIS_HAND, WHO), cost=1)


_TYPES: frozenset[str] = frozenset(get_args(CardType))


def _options(context: Context, values: Values) -> Any:
    """`name "Item", "Follower", or "Spell"`: one of several types of cards."""
    said = [values[name][0] for name in ("kindone", "b", "c")]
    if any(len(kinds) > 1 or kinds[0] not in _TYPES for kinds in said):
        return context.fail(context.words())
    return NameWord("type", tuple(kinds[0] for kinds in said))


rule(
    "effect0",
    'name " {kindone} " , " {b:kindone} " , or " {c:kindone} "',
    make=_options,
    take=lambda n: (
        {name: ((kind,), KIND_WORDS[kind]) for name, kind in zip(("kindone", "b", "c"), n.options, strict=True)}
        if isinstance(n, NameWord) and len(n.options) == 3
        else None
    ),
)


def _name_card(context: Context, values: Values) -> Any:
    context.mention(Ref("named"), Noun(("card",)))
    return NameWord("card")


rule("effect0", "name a card", make=_name_card, take=lambda n: {} if n == NameWord("card") else None)


def _show_and_take(context: Context, values: Values) -> Any:
    """One of the cards looked at, of the named type, is shown and goes to the hand."""
    many = context.pronoun("them", "they")
    one = chosen(context, Chosen(Noun(("card",), (Among(many), IsNamed())), form="-"))
    return May((Together((Look("show", one), PutCard(Ref("slot", one.slot), "hand"))),))


rule(
    "effect1",
    "you may show one of those cards, then put it in your hand, if it is of the type you named",
    make=_show_and_take,
    take=lambda n: {} if isinstance(n, May) and n.form.startswith("you may show one of those cards") else None,
)
rule(
    "effect0",
    '{psubj} guesses whether {poss} base {stat} is " high " or " low "',
    Guess(StatOf(STAT, slot("poss"), True), PSUBJ),
)
rule("cond0", "the guess is right", Did("guess"))
rule("cond0", "the guess is (wrong|not right)", Did("guess", None, False))


def _lost_at_random(context: Context, values: Values) -> Any:
    """A card of another player's hand, chosen by nobody, is discarded."""
    noun = Noun(("card",), (), "his", values["pposs"], "hand")
    return Discard(chosen(context, Chosen(noun, random=True, form="-")), form=context.rule_form)


rule(
    "effect0",
    "discard a card at random from {pposs} hand",
    make=_lost_at_random,
    take=lambda n: (
        {"pposs": n.what.noun.owner}
        if isinstance(n, Discard) and isinstance(n.what, Chosen) and n.what.random and n.what.noun.owner is not None
        else None
    ),
    cost=1,
)


def _taken(context: Context, values: Values) -> Any:
    """A card of another player's hand, chosen by nobody, comes into one's own."""
    noun = Noun(("card",), (), "his", values["pposs"], "hand")
    return PutCard(chosen(context, Chosen(noun, random=True)), "hand", form=context.rule_form)


def _take_taken(node: Any) -> Values | None:
    if not isinstance(node, PutCard) or node.to != "hand" or not isinstance(node.what, Chosen) or not node.what.random:
        return None
    return {"pposs": node.what.noun.owner}


rule(
    "effect0",
    "take a card at random from {pposs} hand and put it (in|into) your hand",
    make=_taken,
    take=_take_taken,
)
