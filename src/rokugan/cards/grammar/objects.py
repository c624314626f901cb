"""Things in a sentence that are new: targets, choices, all of a kind.

Categories: target, choice, sel (what the verbs `target` and `choose` take), targeting, all, led (begins with a possessive).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark, is_kind, owned
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page
from rokugan.program import (
    Among,
    Chosen,
    Controller,
    Controls,
    Each,
    Either,
    Node,
    Noun,
    OtherThan,
    PartsOf,
    Ref,
    Several,
    StatIs,
    Target,
    With,
    You,
)
from rokugan.program.words import Whose

page = Page()
rule, words = page.rule, page.words

Values = dict[str, Any]

# ---------------------------------------------------------------------------------------------- selections


def _select(noun: Noun, whose: str) -> Noun:
    return owned(noun, whose) if whose else noun


def _is_sum(noun: Noun) -> bool:
    """`an attachment and Personality`: two things, not one that is either."""
    words = noun.form.split(" ")
    kinds = any(word == "and" and is_kind(words[at].rstrip(",")) for at, word in enumerate(words[1:]))
    return kinds or any(isinstance(each, Either) and " and " in each.form for each in noun.filters)


def _in_all(noun: Noun) -> Noun:
    """`two target Followers with total Force less than 5`: the total of things that are no units is that of all of them."""
    units = "unit" in noun.kinds or "army" in noun.kinds
    filters = tuple(
        replace(each, together=True)
        if isinstance(each, StatIs) and each.total and (not units or "combined" in each.form)
        else each
        for each in noun.filters
    )
    return replace(noun, filters=filters)


def chosen(context: Context, node: Any, *, implied: bool = False) -> Any:
    """Give a target or choice its slot and remember it."""
    if node.most == 1 and not node.noun.plural and _is_sum(node.noun):
        return context.fail(context.words())
    if context.in_pattern:
        return node
    number = context.new_slot()
    node = replace(node, slot=number, noun=_in_all(node.noun) if node.most != 1 else node.noun)
    if node.noun.whose == "other" and node.noun.kinds != ("player",):
        context.mention(Controller(Ref("slot", number)), Noun(("player",)))
    for each in node.noun.filters:
        if node.noun.kinds == ("player",) and _has_several(each):
            held = owned(each.noun, "his", Ref("slot", number))  # `a player with Personalities ... one of them`
            context.mention(Each(held), held, plural=True)
    context.mention(
        Ref("slot", number),
        node.noun,
        plural=node.most != 1 or (node.noun.plural and node.most != 1),
        targeted=isinstance(node, Target),
        implied=implied,
    )
    return node


def _has_several(node: Node) -> bool:
    """Is it said of a player that he has such things?"""
    return isinstance(node, (With, Controls)) and node.noun.plural and node.op in (">=", ">")


def tells_whose(noun: Noun) -> bool:
    """Does a description itself say whose it is: `in your hand`, `you control`, `owned by other players`?"""
    return bool(noun.zone) or any(word == "yours" or word.startswith(("control", "own")) for word in noun.form.split())


def _selection(number: str, np: str) -> None:
    """So many of a kind; `target` may stand before the description. The class of words says how many, and whose they are."""

    def make(kind: Any, kept: bool) -> Any:
        def made(context: Context, values: Values) -> Any:
            whose, least, most = values[number]
            node = kind(_select(values[np], whose), -1, least, most)
            return chosen(context, node) if kept else node

        return made

    def take(kind: Any) -> Any:
        def taken(node: Any) -> Values | None:
            if type(node) is not kind or node.optional or node.chooser or getattr(node, "limit", None) is not None:
                return None
            noun = node.noun
            if noun.plural != (np == "npmany") or (noun.whose in ("his", "owned") and not noun.zone and not node.form):
                return None
            if "~" in node.form and tells_whose(noun):
                return {np: noun}
            whose = noun.whose if noun.whose in ("your", "other", "any") else ""
            return {np: noun, number: (whose, node.least, node.most)}

        return taken

    words = f"{{{number}}}"
    rule("choice", f"{words} {{{np}}}", make=make(Chosen, True), take=take(Chosen))
    rule("sel", f"{words} {{{np}}}", make=make(Chosen, False), take=take(Chosen))
    rule("target", f"{words} target {{{np}}}", make=make(Target, True), take=take(Target))


_selection("just_one", "npone")
_selection("a_few", "npmany")


def _yours(kind: Any, kept: bool) -> Any:
    def make(context: Context, values: Values) -> Any:
        node = kind(owned(values["npone"], "your"))
        return chosen(context, node) if kept else node

    def take(node: Any) -> Values | None:
        if type(node) is not kind or (node.least, node.most) != (1, 1) or node.optional or node.chooser:
            return None
        return {"npone": node.noun} if node.noun.whose == "your" else None

    return {"make": make, "take": take}


rule("sel", "your {npone}", **_yours(Chosen, False))
rule("target", "your target {npone}", **_yours(Target, True))


def _possessed(player: bool, many: bool) -> None:
    """`one of his Followers`, `the enemy leader's target Personality`: whose is told by a reference."""
    who = "pposs" if player else "poss"
    cost = 1 if player else 0
    np = "npone" if not many else "npmany" if player else "npown"

    def make(kind: Any, kept: bool) -> Any:
        def made(context: Context, values: Values) -> Any:
            least, most = values.get("counted_of", (1, 1))
            node = kind(owned(values[np], "his", values[who]), -1, least, most)
            return chosen(context, node) if kept else node

        return made

    def take(kind: Any) -> Any:
        def taken(node: Any) -> Values | None:
            if type(node) is not kind or (not many and (node.least, node.most) != (1, 1)):
                return None
            if node.noun.whose != "his" or node.noun.owner is None:
                return None
            return {np: node.noun, who: node.noun.owner, "counted_of": (node.least, node.most)}

        return taken

    words = "{counted_of} " if many else ""
    choice, target = ("choice", "target") if many else ("led", "led")  # led: begins with a possessive
    rule(choice, f"{words}{{{who}}} {{{np}}}", make=make(Chosen, True), take=take(Chosen), cost=cost)
    rule("sel", f"{words}{{{who}}} {{{np}}}", make=make(Chosen, False), take=take(Chosen), cost=cost)
    rule(target, f"{words}{{{who}}} target {{{np}}}", make=make(Target, True), take=take(Target), cost=cost)


_possessed(False, True)
_possessed(True, True)
_possessed(True, False)


def _another(word: str, np: str) -> None:
    """`another of your Samurai`: not one that was mentioned before."""

    def narrow(context: Context, noun: Noun, whose: Whose) -> Noun:
        if noun.kinds == ("player",):
            return replace(noun, whose="other")
        found = None if noun.zone else context.definite(replace(noun, filters=()), "")
        if found is None:
            found = Ref("province" if noun.kinds == ("province",) else "this")
        filters = (*noun.filters, OtherThan(found, form="-"))
        return replace(noun, filters=filters, whose=whose or noun.whose, form=noun.form)

    def make(kind: Any, kept: bool) -> Any:
        def made(context: Context, values: Values) -> Any:
            node = kind(narrow(context, values[np], values[word]), -1, 1, 1)
            return chosen(context, node) if kept else node

        return made

    def take(kind: Any) -> Any:
        def taken(node: Any) -> Values | None:
            if type(node) is not kind or node.noun.plural != (np == "npmany"):
                return None
            if node.noun.kinds == ("player",) and node.noun.whose == "other" and not node.noun.plural:
                return {np: replace(node.noun, whose=""), word: ""}
            last = node.noun.filters[-1:]
            if not last or not isinstance(last[0], OtherThan):
                return None
            values = {np: replace(node.noun, filters=node.noun.filters[:-1])}
            if "~" in node.form and tells_whose(node.noun):
                return values
            return {**values, word: "your" if node.noun.whose == "your" else ""}

        return taken

    words = f"{{{word}}}"
    rule("choice", f"{words} {{{np}}}", make=make(Chosen, True), take=take(Chosen), cost=1)
    rule("sel", f"{words} {{{np}}}", make=make(Chosen, False), take=take(Chosen), cost=1)
    rule("target", f"{words} target {{{np}}}", make=make(Target, True), take=take(Target), cost=1)


rule("sel", "another player", Chosen(Noun(("player",), (), "other")))
_another("another", "npone")
_another("another_of", "npmany")


def _of_your_choice(context: Context, values: Values) -> Any:
    """`He discards a card of your choice.`: whoever does it, you choose."""
    choice: Chosen = values["choice"]
    return replace(choice, chooser=You(form="your"), form=f"{context.rule_form}|{choice.form}")


def _take_of_your_choice(node: Any) -> Values | None:
    if not isinstance(node, Chosen) or not isinstance(node.chooser, You):
        return None
    return {"choice": replace(node, chooser=None)}


rule("thing0", "{choice} of your choice", make=_of_your_choice, take=_take_of_your_choice, cost=1)

# `target one of your Samurai` is the same targeting as `one of your target Samurai` (samurai.targeting.05).


def _make_targeting(context: Context, values: Values) -> Any:
    sel: Chosen = values["sel"]
    form = "target " + sel.form
    return chosen(context, Target(sel.noun, -1, sel.least, sel.most, form=form))


def _take_targeting(node: Any) -> Values | None:
    if not isinstance(node, Target) or node.chooser or node.optional:
        return None
    inner = node.form.removeprefix("target ") if node.form.startswith("target ") else ""
    return {"sel": Chosen(node.noun, -1, node.least, node.most, form=inner)}


rule("targeting", "target {sel}", make=_make_targeting, take=_take_targeting)


def _make_both(context: Context, values: Values) -> Any:
    return Several((values["targeting0"], _make_targeting(context, {"sel": values["b"]})))


def _take_both(node: Any) -> Values | None:
    if not isinstance(node, Several) or len(node.parts) != 2:
        return None
    other = _take_targeting(node.parts[1])
    return {"targeting0": node.parts[0], "b": other["sel"]} if other is not None else None


def _make_known(context: Context, values: Values) -> Any:
    """`Target him.`: what was mentioned becomes a target."""
    known = values["robj"]
    return chosen(context, Target(Noun(("card",), (Among(known),)), form="target {robj}"))


def _take_known(node: Any) -> Values | None:
    if isinstance(node, Target) and len(node.noun.filters) == 1 and isinstance(node.noun.filters[0], Among):
        return {"robj": node.noun.filters[0].what}
    return None


def _late(context: Context, values: Values) -> Any:
    """`one of your unbowed target Personalities`: the word target stands after the adjectives."""
    noun: Noun = values["npmany"]
    before = tuple(each for each in values["adj"] if not isinstance(each, Mark))
    whole = replace(noun, filters=(*before, *noun.filters), whose="your")
    node = Target(whole, form=f"{context.rule_form}|{len(before)}")
    return chosen(context, node)


def _take_late(node: Any) -> Values | None:
    if not isinstance(node, Target) or not node.form.isdigit():
        return None
    size = int(node.form)
    noun = replace(node.noun, filters=node.noun.filters[size:])
    return {"adj": node.noun.filters[:size], "npmany": noun}


rule("target", "one of your {adj*} target {npmany}", make=_late, take=_take_late, cost=1)
rule(
    "target",
    "an opposing target {npone}",
    make=lambda c, v: c.fail(c.words()) if v["npone"].whose else chosen(c, Target(replace(v["npone"], whose="enemy"))),
    take=lambda n: (
        {"npone": replace(n.noun, whose="")}
        if isinstance(n, Target) and n.noun.whose == "enemy" and (n.least, n.most) == (1, 1)
        else None
    ),
    cost=2,
)
rule("targeting", "target {robj}", make=_make_known, take=_take_known, cost=3)


def _limited(context: Context, values: Values) -> Any:
    """`target any number of your Samurai, up to his Chi`."""
    whose, least, most = values["a_few"]
    if most != -1:
        return context.fail(context.words())
    return chosen(context, Target(_select(values["npmany"], whose), -1, least, -1, limit=values["amount"]))


def _take_limited(node: Any) -> Values | None:
    if not isinstance(node, Target) or node.limit is None or node.chooser or node.optional:
        return None
    whose = node.noun.whose if node.noun.whose in ("your", "other") else ""
    return {"npmany": node.noun, "amount": node.limit, "a_few": (whose, node.least, -1)}


for _equal in ("", "an amount equal to ", "a number equal to "):
    rule("targeting", f"target {{a_few}} {{npmany}}[,] up to {_equal}{{amount}}", make=_limited, take=_take_limited)
    rule(
        "target", f"{{a_few}} target {{npmany}}[,] up to {_equal}{{amount}}", make=_limited, take=_take_limited, cost=1
    )
rule("targeting0", "target {sel}", make=_make_targeting, take=_take_targeting)
rule("targeting", "{targeting0}[,] and {b:sel}", make=_make_both, take=_take_both)


def _make_yours(context: Context, values: Values) -> Any:
    """`Target your attachment and Personality.`: one of each."""
    return Several(tuple(chosen(context, Target(owned(values[name], "your"))) for name in ("npone", "b")))


def _take_yours(node: Any) -> Values | None:
    if not isinstance(node, Several) or len(node.parts) != 2:
        return None
    one, other = node.parts
    return {"npone": one.noun, "b": other.noun} if isinstance(one, Target) and isinstance(other, Target) else None


rule("targeting", "target your {npone} and {b:npone}", make=_make_yours, take=_take_yours, cost=1)


def _choosing(words: str, performer: bool) -> None:
    def make(context: Context, values: Values) -> Any:
        sel: Chosen = values["sel"]
        node = Chosen(sel.noun, -1, sel.least, sel.most, form=f"{words} {sel.form}")
        return chosen(context, node)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Chosen) or node.chooser or node.optional or node.random:
            return None
        if node.form and not node.form.startswith(words + " "):
            return None
        return {"sel": Chosen(node.noun, -1, node.least, node.most, form=node.form.removeprefix(words + " "))}

    rule("targeting", f"{words} {{sel}}", make=make, take=take)


_choosing("choose", False)
_choosing("you choose", False)


def _make_pair(context: Context, values: Values) -> Any:
    chosen_ones = []
    for name in ("sel", "b"):
        sel: Chosen = values[name]
        chosen_ones.append(chosen(context, Chosen(sel.noun, -1, sel.least, sel.most, form=f"choose {sel.form}")))
    return Several(tuple(chosen_ones))


def _take_pair(node: Any) -> Values | None:
    if (
        not isinstance(node, Several)
        or len(node.parts) != 2
        or not all(isinstance(each, Chosen) for each in node.parts)
    ):
        return None
    one, other = (replace(each, form=each.form.removeprefix("choose ")) for each in node.parts)
    return {"sel": one, "b": other}


rule("targeting", "choose {sel} and {b:sel}", make=_make_pair, take=_take_pair)

# ---------------------------------------------------------------------------------------------- all of a kind


def _together(context: Context, noun: Noun, words: str) -> Any:
    if words == "each" and not noun.filters and not noun.whose and not noun.zone:
        kinds = {*noun.kinds, "card"}
        same = [each.ref for each in context.mentions if set(each.noun.kinds) & kinds and isinstance(each.ref, Ref)]
        if len({ref.slot for ref in same if ref.to == "slot"}) > 1:
            return context.fail(context.words())  # `each Personality` of those just mentioned
    if words == "your":
        known = context.definite(noun, context.words())
        if known is not None:
            return known  # the one chosen before (samurai.wording.32)
    context.mention(Each(noun), noun, plural=True)
    return Each(noun)


def _all(page: Page, words: str, whose: str, np: str) -> None:
    def make(context: Context, values: Values) -> Any:
        return _together(context, _select(values[np], whose), words)

    def take(node: Any) -> Values | None:
        if isinstance(node, Each) and node.form == f"{words} {{{np}}}":
            return {np: node.noun}
        if not isinstance(node, Each) or (whose and node.noun.whose != whose):
            return None
        if not whose and node.noun.whose not in ("", "enemy", "his", "friendly") and not node.noun.zone:
            return None
        if node.noun.plural != (np == "npmany"):
            return None
        return {np: node.noun}

    page.rule("all", f"{words} {{{np}}}", make=make, take=take, cost=6 if words == "your" else 0)


def _take_all_of(node: Any) -> Values | None:
    if not isinstance(node, Each) or not node.noun.plural or node.noun.owner is not None:
        return None
    if "~" in node.form and tells_whose(node.noun):
        return {"npmany": node.noun}
    return {"npmany": node.noun, "all_of": node.noun.whose if node.noun.whose in ("your", "other") else ""}


_all(page, "each", "", "npone")
rule(
    "all",
    "{all_of} {npmany}",
    make=lambda c, v: _together(c, _select(v["npmany"], v["all_of"]), "all"),
    take=_take_all_of,
)
_all(page, "your", "your", "npmany")


words("every_of", dict.fromkeys(("all of", "each of", "all"), "all"))


def _parts(context: Context, values: Values) -> Any:
    return PartsOf(values["npown"], values["poss"])


def _take_parts(node: Any) -> Values | None:
    return {"npown": node.noun, "poss": node.of} if isinstance(node, PartsOf) and node.noun.plural else None


rule("all", "{every_of} {poss} {npown}", make=_parts, take=_take_parts)
rule("led", "{poss} {npown}", make=_parts, take=_take_parts)


def _all_his(context: Context, values: Values) -> Any:
    noun = owned(values["npmany"], "his", values["pposs"])
    context.mention(Each(noun), noun, plural=True)
    return Each(noun)


def _take_all_his(node: Any) -> Values | None:
    if isinstance(node, Each) and node.noun.whose == "his" and node.noun.owner is not None:
        return {"npmany": node.noun, "pposs": node.noun.owner}
    return None


rule("all", "{every_of} {pposs} {npmany}", make=_all_his, take=_take_all_his, cost=1)
rule("led", "{pposs} {npmany}", make=_all_his, take=_take_all_his, cost=1)
