"""Things in a sentence: targets, choices, all of a kind, and references to what was mentioned before.

Categories: thing (never a pronoun), obj (also `him`, `it`), subj (also `he`), poss (`his`, `the target's`), sel (what
the verb `target` or `choose` takes), player, pposs (`your`, `the enemy leader's`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark, _ring, _take_ring, owned
from rokugan.cards.grammar.table import fill, match, rule, slot
from rokugan.cards.program import (
    Among,
    Choice,
    Controller,
    Controls,
    Each,
    Leader,
    Node,
    Noun,
    Number,
    OneOf,
    Owner,
    PartsOf,
    ProvinceOf,
    Ref,
    Several,
    State,
    Target,
    UnitOf,
    You,
)
from rokugan.cards.refs import ATTACHMENTS, Context

Values = dict[str, Any]

# ------------------------------------------------------------------- selections: (words, whose, least, most)

# In each, `target` may stand before the description.
_SINGLE = (
    ("a", "", 1, 1),
    ("an", "", 1, 1),
    ("your", "your", 1, 1),
    ("another player's", "other", 1, 1),
    ("any other player's", "other", 1, 1),
    ("your opponent's", "other", 1, 1),
    ("one", "", 1, 1),
    ("any", "", 1, 1),
    ("any player's", "", 1, 1),
)
_PLURAL = (
    ("one of your", "your", 1, 1),
    ("two of your", "your", 2, 2),
    ("three of your", "your", 3, 3),
    ("one of another player's", "other", 1, 1),
    ("one of any other player's", "other", 1, 1),
    ("one or two of your", "your", 1, 2),
    ("one to three of your", "your", 1, 3),
    ("one to three of another player's", "other", 1, 3),
    ("one or more of your", "your", 1, -1),
    ("up to two of your", "your", 0, 2),
    ("up to three of your", "your", 0, 3),
    ("any number of your", "your", 0, -1),
    ("any of your", "your", 0, -1),
    ("one or two", "", 1, 2),
    ("one to three", "", 1, 3),
    ("up to two", "", 0, 2),
    ("up to three", "", 0, 3),
    ("one or more", "", 1, -1),
    ("any number of", "", 0, -1),
    ("your two", "your", 2, 2),
    ("your three", "your", 3, 3),
    ("zero to two", "", 0, 2),
    ("one or two of another player's", "other", 1, 2),
    ("two of another player's", "other", 2, 2),
    ("up to three", "", 0, 3),
    ("one, two, or three", "", 1, 3),
    ("two", "", 2, 2),
    ("three", "", 3, 3),
    ("four", "", 4, 4),
    ("2", "", 2, 2),
    ("3", "", 3, 3),
)


def _select(noun: Noun, whose: str) -> Noun:
    return owned(noun, whose) if whose else noun


def chosen(context: Context, node: Any, *, implied: bool = False) -> Any:
    """Give a target or choice its slot and remember it."""
    if context.in_pattern:
        return node
    number = context.new_slot()
    node = replace(node, slot=number)
    if node.noun.whose == "other" and node.noun.kinds != ("player",):
        context.mention(Controller(Ref("slot", number)), Noun(("player",)))
    context.mention(
        Ref("slot", number),
        node.noun,
        plural=node.most != 1 or (node.noun.plural and node.most != 1),
        targeted=isinstance(node, Target),
        implied=implied,
    )
    return node


def _selection(words: str, whose: str, least: int, most: int, np: str) -> None:
    def make_choice(context: Context, values: Values) -> Any:
        return chosen(context, Choice(_select(values[np], whose), -1, least, most))

    def make_target(context: Context, values: Values) -> Any:
        return chosen(context, Target(_select(values[np], whose), -1, least, most))

    def make_bare(context: Context, values: Values) -> Any:
        return Choice(_select(values[np], whose), -1, least, most)

    def take(kind: Any) -> Any:
        def taken(node: Any) -> Values | None:
            if type(node) is not kind or (node.least, node.most) != (least, most) or node.optional or node.chooser:
                return None
            if node.form and node.form == f"{words} {'target ' if kind is Target else ''}{{{np}}}":
                return {np: node.noun}
            if whose and node.noun.whose != whose:
                return None
            if not whose and node.noun.whose not in ("", "enemy", "his") and not node.noun.zone:
                return None
            return {np: node.noun}

        return taken

    if words != "your":
        rule("choice", f"{words} {{{np}}}", make=make_choice, take=take(Choice))
    rule("sel", f"{words} {{{np}}}", make=make_bare, take=take(Choice))
    rule("target", f"{words} target {{{np}}}", make=make_target, take=take(Target))


for _words, _whose, _least, _most in _SINGLE:
    _selection(_words, _whose, _least, _most, "npone")
for _words, _whose, _least, _most in _PLURAL:
    _selection(_words, _whose, _least, _most, "npmany")


def _possessed(words: str, least: int, most: int, np: str, player: bool) -> None:
    """`one of his Followers`, `the enemy leader's target Personality`: whose is told by a reference."""
    who = "pposs" if player else "poss"
    cost = 1 if player else 0
    if not player and np == "npmany":
        np = "npown"

    def make(kind: Any, kept: bool) -> Any:
        def made(context: Context, values: Values) -> Any:
            node = kind(owned(values[np], "his", values[who]), -1, least, most)
            return chosen(context, node) if kept else node

        return made

    def take(kind: Any) -> Any:
        def taken(node: Any) -> Values | None:
            if type(node) is not kind or (node.least, node.most) != (least, most):
                return None
            if node.noun.whose != "his" or node.noun.owner is None:
                return None
            return {np: node.noun, who: node.noun.owner}

        return taken

    choice, target = ("choice", "target") if words else ("led", "led")  # led: begins with a possessive
    rule(choice, f"{words} {{{who}}} {{{np}}}", make=make(Choice, True), take=take(Choice), cost=cost)
    rule("sel", f"{words} {{{who}}} {{{np}}}", make=make(Choice, False), take=take(Choice), cost=cost)
    rule(target, f"{words} {{{who}}} target {{{np}}}", make=make(Target, True), take=take(Target), cost=cost)


for _of_player in (False, True):
    _possessed("one of", 1, 1, "npmany", _of_player)
    _possessed("two of", 2, 2, "npmany", _of_player)
    _possessed("2 of", 2, 2, "npmany", _of_player)
    _possessed("three of", 3, 3, "npmany", _of_player)
    _possessed("up to two of", 0, 2, "npmany", _of_player)
    _possessed("one or more of", 1, -1, "npmany", _of_player)
    _possessed("any of", 0, -1, "npmany", _of_player)
_possessed("", 1, 1, "npone", True)


def _another(words: str, whose: str, np: str) -> None:
    """`another of your Samurai`: not one that was mentioned before."""
    from rokugan.cards.program import OtherThan

    def narrow(context: Context, noun: Noun) -> Noun:
        found = context.definite(replace(noun, filters=()), "")
        if found is None:
            found = Ref("this")
        filters = (*noun.filters, OtherThan(found, form="-"))
        return replace(noun, filters=filters, whose=whose or noun.whose, form=noun.form)

    def make(kind: Any, kept: bool) -> Any:
        def made(context: Context, values: Values) -> Any:
            node = kind(narrow(context, values[np]), -1, 1, 1)
            return chosen(context, node) if kept else node

        return made

    def take(kind: Any) -> Any:
        def taken(node: Any) -> Values | None:
            if type(node) is not kind or not node.noun.filters:
                return None
            if node.noun.whose not in (whose, "enemy", "") and not node.noun.zone:
                return None
            if whose and node.noun.whose != whose:
                return None
            last = node.noun.filters[-1]
            if not isinstance(last, OtherThan):
                return None
            return {np: replace(node.noun, filters=node.noun.filters[:-1])}

        return taken

    rule("choice", f"{words} {{{np}}}", make=make(Choice, True), take=take(Choice), cost=1)
    rule("sel", f"{words} {{{np}}}", make=make(Choice, False), take=take(Choice), cost=1)
    rule("target", f"{words} target {{{np}}}", make=make(Target, True), take=take(Target), cost=1)


rule("sel", "another player", Choice(Noun(("player",), (), "other")))
_another("another", "", "npone")
_another("another of your", "your", "npmany")
_another("another one of your", "your", "npmany")
_another("one of your other", "your", "npmany")
_another("your other", "your", "npone")
_another("one other", "", "npone")
_another("one other of your", "your", "npmany")

# `target one of your Samurai` is the same targeting as `one of your target Samurai` (samurai.targeting.05).


def _make_targeting(context: Context, values: Values) -> Any:
    sel: Choice = values["sel"]
    form = "target " + sel.form
    return chosen(context, Target(sel.noun, -1, sel.least, sel.most, form=form))


def _take_targeting(node: Any) -> Values | None:
    if not isinstance(node, Target) or node.chooser or node.optional:
        return None
    inner = node.form.removeprefix("target ") if node.form.startswith("target ") else ""
    return {"sel": Choice(node.noun, -1, node.least, node.most, form=inner)}


rule("targeting", "target {sel}", make=_make_targeting, take=_take_targeting)


def _make_both(context: Context, values: Values) -> Any:
    first = _make_targeting(context, {"sel": values["sel"]})
    return Several((first, _make_targeting(context, {"sel": values["b"]})))


def _take_both(node: Any) -> Values | None:
    if not isinstance(node, Several) or len(node.parts) != 2:
        return None
    one, other = (_take_targeting(part) for part in node.parts)
    return {"sel": one["sel"], "b": other["sel"]} if one is not None and other is not None else None


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
rule("targeting", "target {robj}", make=_make_known, take=_take_known, cost=3)


def _limited(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    if "of your" in context.rule_form:
        noun = replace(noun, whose="your")
    return chosen(context, Target(noun, -1, 0, -1, limit=values["amount"]))


def _take_limited(node: Any) -> Values | None:
    if isinstance(node, Target) and node.limit is not None:
        return {"npmany": node.noun, "amount": node.limit}
    return None


rule("targeting", "target a number of {npmany} up to {amount}", make=_limited, take=_take_limited)
rule("targeting", "target a number of your {npmany} up to {amount}", make=_limited, take=_take_limited)
rule("target", "one or more target {npmany}, up to {amount}", make=_limited, take=_take_limited)
rule("target", "any number of target {npmany} up to {amount}", make=_limited, take=_take_limited)
rule("target", "a number of [your] target {npmany} up to {amount}", make=_limited, take=_take_limited)
rule("targeting", "target {sel}[,] and {b:sel}", make=_make_both, take=_take_both)


def _choosing(words: str, performer: bool) -> None:
    def make(context: Context, values: Values) -> Any:
        sel: Choice = values["sel"]
        node = Choice(sel.noun, -1, sel.least, sel.most, form=f"{words} {sel.form}")
        return chosen(context, node)

    def take(node: Any) -> Values | None:
        if not isinstance(node, Choice) or node.chooser or node.optional or node.random:
            return None
        if node.form and not node.form.startswith(words + " "):
            return None
        return {"sel": Choice(node.noun, -1, node.least, node.most, form=node.form.removeprefix(words + " "))}

    rule("targeting", f"{words} {{sel}}", make=make, take=take)


_choosing("choose", False)

# ---------------------------------------------------------------------------------------------- all of a kind


def _all(words: str, whose: str, np: str) -> None:
    def make(context: Context, values: Values) -> Any:
        noun = _select(values[np], whose)
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

    rule("all", f"{words} {{{np}}}", make=make, take=take, cost=6 if words == "your" else 0)


_all("each", "", "npone")
_all("all", "", "npmany")
_all("any", "", "npmany")
_all("all of your", "your", "npmany")
_all("each of your", "your", "npmany")
_all("all your", "your", "npmany")
_all("your", "your", "npmany")
_all("other players'", "other", "npmany")
_all("all other players'", "other", "npmany")
_all("each of another player's", "other", "npmany")


def _parts(words: str, np: str) -> None:
    def make(context: Context, values: Values) -> Any:
        return PartsOf(values[np], values["poss"])

    def take(node: Any) -> Values | None:
        if not isinstance(node, PartsOf) or not node.noun.plural:
            return None
        return {np: node.noun, "poss": node.of}

    rule("all" if words else "led", f"{words} {{poss}} {{{np}}}", make=make, take=take)


for _words in ("all of", "each of", "all", ""):
    _parts(_words, "npown")


def _all_his(context: Context, values: Values) -> Any:
    noun = owned(values["npmany"], "his", values["pposs"])
    context.mention(Each(noun), noun, plural=True)
    return Each(noun)


def _take_all_his(node: Any) -> Values | None:
    if isinstance(node, Each) and node.noun.whose == "his" and node.noun.owner is not None:
        return {"npmany": node.noun, "pposs": node.noun.owner}
    return None


for _words in ("all of", "each of", "all", ""):
    rule("all" if _words else "led", f"{_words} {{pposs}} {{npmany}}", make=_all_his, take=_take_all_his, cost=1)

# -------------------------------------------------------------------------------------------- references


def _this(words: str, to: str = "this") -> Any:
    def make(context: Context, values: Values) -> Any:
        where = to
        if to == "personality":
            where = "bearer" if context.kind in ATTACHMENTS else "this"
        if where == "this":
            context.mention_this()
        elif where == "bearer":
            context.mention(Ref("bearer"), Noun(("personality",)))
        elif where == "province":
            context.mention(Ref("province"), Noun(("province",)))
        elif where == "battlefield":
            context.mention(Ref("battlefield"), Noun(("battlefield",)))
        return Ref(where, words=words)

    return make


def _take_words(words: str) -> Any:
    def take(node: Any) -> Values | None:
        return {} if isinstance(node, Ref) and node.words == words else None

    return take


def _fixed(category: str, words: str, to: str) -> None:
    rule(category, words, make=_this(words, to), take=_take_words(words))


_fixed("this", "this card", "this")
_fixed("this", "this Personality", "personality")
for _name in [
    "Holding",
    "Follower",
    "Item",
    "Spell",
    "Ring",
    "Region",
    "Stronghold",
    "Event",
    "Strategy",
    "Terrain",
    "Celestial",
    "attachment",
    "Weapon",
    "Armor",
]:
    _fixed("this", f"this {_name}", "this")
_fixed("this", "this province", "province")
_fixed("this", "the current battlefield", "battlefield")
_fixed("this", "this battlefield", "battlefield")
_fixed("this", "the current battlefield's province", "province")
_fixed("this", "this battlefield's province", "province")
_fixed("this", "the current province", "province")
_fixed("this", "this battlefield's current province", "province")
for _name, _to in (
    ("winner", "winner"),
    ("loser", "loser"),
    ("challenger", "challenger"),
    ("challenged", "challenged"),
):
    _fixed("this", f"the {_name}", _to)
    _fixed("this", f"the duel's {_name}", _to)
    _fixed("this", f"the {_name} of the duel", _to)
_fixed("this", "the challenged Personality", "challenged")
_fixed("this", "the challenging Personality", "challenger")
_fixed("this", "the losing Personality", "loser")
_fixed("this", "the winning Personality", "winner")
_fixed("this", "the current enemy army", "enemy army")
_fixed("this", "the enemy army", "enemy army")
_fixed("this", "your army", "army")
_fixed("this", "your current army", "army")


def _take_ref(prefix: str) -> Any:
    def take(node: Any) -> Values | None:
        if isinstance(node, Ref) and node.words.startswith(prefix):
            return {"#words": node.words}
        return None

    return take


rule("this", "this {headone}", make=lambda c, v: _this_headed(c, v), take=_take_ref("this "))


def _this_headed(context: Context, values: Values) -> Any:
    words = context.words()
    noun = Noun(("personality",), (values["headone"],))
    if context.kind in ATTACHMENTS:
        context.mention(Ref("bearer"), noun)
        return Ref("bearer", words=words)
    context.mention(Ref("this"), replace(noun, kinds=(context.kind,)))
    return Ref("this", words=words)


def _definite(context: Context, values: Values) -> Any:
    words = context.words()
    noun: Noun = values["npref"]
    found = context.definite(noun, words)
    return found if found is not None else context.fail(words)


def _the_target(context: Context, values: Values) -> Any:
    words = context.words()
    noun: Noun = values.get("npref") or Noun(("card",))
    found = context.definite(noun, words, target=True)
    if found is None and "npref" not in values:
        for each in reversed(context.mentions):
            if each.targeted:
                return Ref(each.ref.to, each.ref.slot, words=words) if isinstance(each.ref, Ref) else each.ref
    return found if found is not None else context.fail(words)


rule("npref", "{adj*} {kindone}", make=lambda c, v: _npref(v), take=lambda node: None)
rule("npref", "{adj*} {headone}", make=lambda c, v: _npref(v), take=lambda node: None, cost=1)


def _npref(values: Values) -> Noun:
    kinds = values["kindone"][0] if "kindone" in values else ("card",)
    filters: list[Node] = []
    whose = ""
    for each in (*values["adj"], *([values["headone"]] if "headone" in values else [])):
        if isinstance(each, Mark):
            whose = each.value
        else:
            filters.append(each)
    return Noun(kinds, tuple(filters), whose)


for _word in ("the", "that"):
    rule("back", f"{_word} {{npref}}", make=_definite, take=_take_ref(f"{_word} "), cost=1)
    rule("back", f"{_word} target {{npref}}", make=_the_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} target", make=_the_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} enemy target", make=_the_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} opposing target", make=_the_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} targeted {{npref}}", make=_the_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} chosen {{npref}}", make=_definite, take=_take_ref(f"{_word} "))


def _performer(context: Context, values: Values) -> Any:
    words = context.words()
    for each in context.mentions:
        if any(getattr(part, "name", "") == "performing" for part in each.noun.filters) and isinstance(each.ref, Ref):
            return Ref(each.ref.to, each.ref.slot, words=words)
    return Ref("performer", words=words)


rule("back", "your [chosen] performer", make=_performer, take=_take_ref("your "))
rule("back", "the performer", make=_performer, take=_take_ref("the "))


def _your_thing(context: Context, values: Values) -> Any:
    """`your Samurai`: the one mentioned before, else any one of them."""
    noun = replace(values["npone"], whose="your")
    words = context.words()
    found = context.definite(noun, words)
    if found is not None and not context.in_pattern:
        return found
    return chosen(context, Choice(noun, form="your {npone}"))


def _take_your(node: Any) -> Values | None:
    if isinstance(node, Choice) and node.noun.whose == "your" and (node.least, node.most) == (1, 1):
        return {"npone": node.noun}
    return None


rule("choice", "your {npone}", make=_your_thing, take=_take_your)

# -------------------------------------------------------------------------- several things mentioned before


def _all_targets(kinds: tuple[str, ...] = ()) -> Any:
    def make(context: Context, values: Values) -> Any:
        words = context.words()
        asked = values.get("npmany") or (Noun(values["kindmany"][0]) if "kindmany" in values else None)
        refs: list[Any] = []
        for each in context.mentions:
            if not isinstance(each.ref, Ref) or each.ref.to != "slot" or each.noun.kinds == ("player",):
                continue
            if asked is not None and not set(asked.kinds) & {*each.noun.kinds, "card"}:
                continue
            if "target" in words and not each.targeted:
                continue
            if each.ref not in refs:
                refs.append(each.ref)
        if not refs:
            for each in reversed(context.mentions):
                if each.plural:
                    return (
                        replace(each.ref, words=words)
                        if isinstance(each.ref, Ref)
                        else replace(each.ref, form="=" + words)
                    )
            return context.fail(words)
        if (
            len(refs) == 1
            and words.startswith("both")
            and not any(each.plural and each.ref == refs[0] for each in context.mentions)
        ):
            itself = [each for each in context.mentions if each.ref == Ref("this")]
            if not itself or "target" in words:
                return context.fail(words)
            refs.append(Ref("this"))
        if len(refs) == 1:
            return Ref("slot", refs[0].slot, words=words)
        return Several(tuple(refs), form="=" + words)

    return make


for _words in (
    "both targets",
    "both",
    "the targets",
    "both of them",
    "each target",
    "all targets",
    "each of them",
    "all of them",
    "each of the targets",
    "each one",
    "the targeted cards",
):
    rule("back", _words, make=_all_targets(), take=lambda n: None, cost=1)
for _words in (
    "both {kindmany}",
    "those {kindmany}",
    "these {kindmany}",
    "the two {kindmany}",
    "the {kindmany}",
    "the targeted {kindmany}",
    "each of those {kindmany}",
    "each of these {kindmany}",
    "all those {kindmany}",
):
    rule("back", _words, make=_all_targets(), take=lambda n: None, cost=2)


def _one_of_them(context: Context, values: Values) -> Any:
    words = context.words()
    many = context.pronoun("them", "they")
    return chosen(context, Choice(Noun(("card",), (Among(many),)), form="=" + words))


for _position, _number in (("first", 0), ("second", 1), ("third", 2)):

    def _nth(context: Context, values: Values, number: int = _number) -> Any:
        words = context.words()
        slots: list[Ref] = []
        for each in context.mentions:
            if not isinstance(each.ref, Ref) or each.implied or each.ref in slots or each.ref == Ref("this"):
                continue
            if "kindone" in values and not set(values["kindone"][0]) & {*each.noun.kinds, "card"}:
                continue
            if "kindone" not in values and not each.targeted:
                continue
            slots.append(each.ref)
        return replace(slots[number], words=words) if number < len(slots) else context.fail(words)

    rule("back", f"the {_position} target", make=_nth, take=lambda n: None)
    rule("back", f"the {_position} {{kindone}}", make=_nth, take=lambda n: None)


def _other_target(context: Context, values: Values) -> Any:
    words = context.words()
    slots = [
        each.ref for each in context.mentions if isinstance(each.ref, Ref) and each.ref.to == "slot" and each.targeted
    ]
    return Ref("slot", slots[-2].slot, words=words) if len(slots) == 2 else context.fail(words)


def _attacked(context: Context, values: Values) -> Any:
    words = context.words()
    for each in reversed(context.mentions):
        if each.targeted and isinstance(each.ref, Ref):
            return Ref("slot", each.ref.slot, words=words)
    return context.fail(words)


def _the_second(context: Context, values: Values) -> Any:
    words = context.words()
    number = ("the first", "the second", "the third").index(words)
    slots: list[Ref] = []
    for each in context.mentions:
        if isinstance(each.ref, Ref) and each.targeted and not each.implied and each.ref not in slots:
            slots.append(each.ref)
    return replace(slots[number], words=words) if number < len(slots) else context.fail(words)


for _words in ("the first", "the second", "the third"):
    rule("back", _words, make=_the_second, take=lambda n: None, cost=4)
for _words, _to in (
    ("the shown card", "found"),
    ("the discarded card", "discarded"),
    ("your discarded card", "discarded"),
    ("the destroyed card", "destroyed"),
    ("the destroyed Personality", "destroyed"),
    ("the destroyed attachment", "destroyed"),
    ("the destroyed Follower", "destroyed"),
    ("your destroyed attachment", "destroyed"),
    ("the removed Personality", "removed"),
    ("the removed card", "removed"),
    ("the revealed card", "found"),
    ("the drawn card", "found"),
    ("the found card", "found"),
    ("the created Personality", "created"),
    ("the created Follower", "created"),
    ("the created Item", "created"),
    ("the created Followers", "created"),
    ("these cards", "found"),
    ("the named card", "named"),
):
    _fixed("back", _words, _to)


def _the_ring(context: Context, values: Values) -> Any:
    return chosen(context, Choice(values["ring"]))


rule("ring", "Ring of [the] {kwname}", make=_ring, take=_take_ring)
rule("ring", "Ring of [the] {kwname} {post*}", make=lambda c, v: _ring_there(c, v), take=lambda n: None, cost=1)
rule("choice", "the {ring}", make=_the_ring, take=lambda n: {"ring": n.noun} if isinstance(n, Choice) else None)


def _ring_there(context: Context, values: Values) -> Any:
    noun = _ring(context, values)
    whose, zone, words = "", "", ["{}"]
    for each in values["post"]:
        if isinstance(each, Mark):
            whose, zone = each.whose or each.value, each.value if each.field == "zone" else ""
            words.append(each.words)
    title = "Ring of " + ("the " if "Ring of the" in context.rule_form else "") + str(values["kwname"])
    return replace(noun, whose=whose, zone=zone, form=" ".join([title, *words[1:]]))


_fixed("back", "the enemy's discarded card", "discarded by enemy")
rule("back", "the target of the Ranged Attack", make=_attacked, take=lambda n: None)
rule("back", "its target", make=_attacked, take=lambda n: None)
rule("back", "the other target", make=_other_target, take=lambda n: None)
for _words in ("one of them", "one of those", "one of these", "one of those cards", "one of these cards"):
    rule("choice", _words, make=_one_of_them, take=lambda n: None)


def _some_of_them(context: Context, values: Values) -> Any:
    words = context.words()
    many = context.pronoun("them", "they")
    noun: Noun = values["npone"]
    node = chosen(context, Choice(replace(noun, filters=(*noun.filters, Among(many))), form="=" + words))
    context.mentions.append(context.mentions[-1])
    return node


rule(
    "choice",
    "one from your hand",
    make=lambda c, v: chosen(
        c, Choice(Noun(("card",), (), "your", None, "hand", form="-"), form="=one from your hand")
    ),
    take=lambda n: None,
)
rule(
    "choice",
    "one of your focused cards",
    make=lambda c, v: chosen(
        c, Choice(Noun(("card",), (), "your", None, "focused", form="-"), form="=one of your focused cards")
    ),
    take=lambda n: None,
)
rule(
    "choice",
    "(a|any) focused card",
    make=lambda c, v: chosen(c, Choice(Noun(("card",), (), "", None, "focused", form="-"), form="=" + c.words())),
    take=lambda n: None,
)
rule("choice", "one of them that is (a|an) {npone}", make=_some_of_them, take=lambda n: None)
rule("choice", "one that is (a|an) {npone}", make=_some_of_them, take=lambda n: None)
rule("choice", "(a|an) {npone} among them", make=_some_of_them, take=lambda n: None)

# ------------------------------------------------------------------------------------- thing, obj, subj, poss

rule("thing0", "{target}")
rule("thing0", "{choice}", cost=1)
rule("thing0", "{known}")
rule("thing0", "{all}")
rule("known", "{self}")
rule("known", "the {self}", make=lambda c, v: Ref("this", words=c.words()), take=_take_ref("the "))
rule("known", "{this}")
rule("known", "{back}", cost=2)
rule("known", "your {npref}", make=lambda c, v: _your_known(c, v), take=_take_ref("your "), cost=3)


def _your_known(context: Context, values: Values) -> Any:
    words = context.words()
    found = context.definite(replace(values["npref"], whose="your"), words)
    return found if found is not None else context.fail(words)


UNIT = UnitOf(slot("poss"))
rule("thing", "{thing0}")
rule("thing", "{led}", cost=1)
rule("thing", "{poss} unit", UNIT)
rule("thing", "this unit", make=lambda c, v: _this_unit(c), take=lambda n: {} if n == UnitOf(Ref("this")) else None)
rule("thing", "the unit of {obj}", UnitOf(slot("obj")))
rule(
    "thing",
    "their units",
    make=lambda c, v: UnitOf(c.pronoun("their", "they")),
    take=lambda n: {} if isinstance(n, UnitOf) and isinstance(n.of, (Ref, Several, Each)) else None,
)
rule("thing", "{poss} Personality", PartsOf(Noun(("personality",)), slot("poss")))
rule("poss", "{rposs} unit's", UnitOf(slot("rposs")))
rule("poss", "{rposs} Personality's", PartsOf(Noun(("personality",)), slot("rposs")))
rule("poss", "{rposs} (battlefield's|location's) province's", ProvinceOf(slot("rposs")))
rule("thing", "{rposs} battlefield's province", ProvinceOf(slot("rposs")))
rule("thing", "{rposs} province", ProvinceOf(slot("rposs")), cost=1)


def _this_unit(context: Context) -> Any:
    context.mention(UnitOf(Ref("this")), Noun(("unit",)))
    return UnitOf(Ref("this"))


def _pronoun(gender: str, objective: bool) -> Any:
    def make(context: Context, values: Values) -> Any:
        words = context.words()
        return context.pronoun(words, gender, objective=objective)

    return make


def _pronouns(category: str, words: str, gender: str) -> None:
    for word in words.split():
        objective = category in ("obj", "robj") and "self" not in word
        rule(category, word, make=_pronoun(gender, objective), take=_take_words(word))


# What was mentioned before, and nothing new: what conditions speak of.
rule("rsubj", "{known}")
rule("robj", "{known}")
rule("rposs", "{known} 's")
rule("rposs", "{known} '")
for _category in ("rsubj", "robj"):
    rule(_category, "{rposs} unit", UnitOf(slot("rposs")))
    rule(
        _category, "this unit", make=lambda c, v: _this_unit(c), take=lambda n: {} if n == UnitOf(Ref("this")) else None
    )
    rule(_category, "{rposs} {kindone}", make=lambda c, v: _part(v), take=lambda n: _take_part(n), cost=1)
_pronouns("robj", "him her", "he")
_pronouns("robj", "it", "it")
_pronouns("robj", "them", "they")
_pronouns("rsubj", "he she", "he")
_pronouns("rsubj", "it", "it")
_pronouns("rsubj", "they", "they")
_pronouns("rposs", "his her", "he")
_pronouns("rposs", "its", "it")
_pronouns("rposs", "their", "they")


def _part(values: Values) -> Any:
    kinds, words = values["kindone"]
    return PartsOf(Noun(kinds, form=words), values["rposs"])


def _take_part(node: Any) -> Values | None:
    if not isinstance(node, PartsOf) or node.noun.plural:
        return None
    return {"kindone": (node.noun.kinds, node.noun.form), "rposs": node.of}


def _either_kind(context: Context, values: Values) -> Any:
    filters = tuple(each for each in values["adj"] if not isinstance(each, Mark))
    whose = next((each.value for each in values["adj"] if isinstance(each, Mark)), "")
    noun = Noun(("personality", "follower"), filters, whose, form="-")
    return chosen(context, Target(noun, form=context.rule_form))


rule(
    "poss",
    "a target enemy Personality's or Follower's",
    make=lambda c, v: _either_kind(c, {"adj": (Mark("whose", "enemy"),)}),
    take=lambda n: {} if isinstance(n, Target) and n.noun.form == "-" else None,
)
_pronouns("obj", "him her himself herself", "he")
_pronouns("obj", "it itself", "it")
_pronouns("obj", "them themselves", "they")
_pronouns("subj", "he she", "he")
_pronouns("subj", "it", "it")
_pronouns("subj", "they", "they")
_pronouns("poss", "his her", "he")
_pronouns("poss", "its", "it")
_pronouns("poss", "their", "they")
rule("obj", "{thing}")
rule("subj", "{thing}")
rule("poss", "{thing0} 's")
rule("poss", "{thing0} '")
rule("obj", "{thing} and {thing2}", Several((slot("thing"), slot("thing2"))), cost=2)
rule("obj", "{robj} and {thing2}", Several((slot("robj"), slot("thing2"))), cost=3)
rule("obj", "{robj}, and {thing2},", Several((slot("robj"), slot("thing2"))), cost=3)
rule("obj", "{thing}, {thing2}, and {thing3}", Several((slot("thing"), slot("thing2"), slot("thing3"))), cost=3)
rule("obj", "{thing} or {thing2}", OneOf((slot("thing"), slot("thing2"))), cost=3)
rule("obj", "{robj} or {thing2}", OneOf((slot("robj"), slot("thing2"))), cost=4)
rule("obj", "[either] {robj} or {robj2}", OneOf((slot("robj"), slot("robj2"))), cost=4)
rule("obj", "both {thing} and {thing2}", Several((slot("thing"), slot("thing2"))), cost=2)

# ---------------------------------------------------------------------------------------------- players


def _player(whose: str, targeted: bool) -> Any:
    noun = Noun(("player",), (), whose)

    def make(context: Context, values: Values) -> Any:
        return chosen(context, Target(noun) if targeted else Choice(noun))

    def take(node: Any) -> Values | None:
        kind = Target if targeted else Choice
        return {} if type(node) is kind and node.noun == noun else None

    return make, take


def _players() -> None:
    for words, whose, targeted in (
        ("a target player", "", True),
        ("target player", "", True),
        ("another target player", "other", True),
        ("another player", "other", False),
        ("a player", "", False),
        ("any player", "", False),
        ("any other player", "other", False),
        ("an opponent", "other", False),
    ):
        make, take = _player(whose, targeted)
        rule("player0", words, make=make, take=take)


_players()


def _everybody(words: str, noun: Noun) -> None:
    """`each player`: inside the sentence `his` is the player at hand."""

    def make(context: Context, values: Values) -> Any:
        context.mention(Ref("each"), Noun(("player",)))
        return Each(fill(noun, values))

    def take(node: Any) -> Values | None:
        values: Values = {}
        return values if isinstance(node, Each) and match(noun, node.noun, values) else None

    rule("player0", words, make=make, take=take)


rule(
    "player0",
    "the active player",
    make=lambda c, v: _active(c),
    take=lambda n: {} if isinstance(n, Choice) and n.noun.filters == (State("active"),) else None,
)
rule(
    "player0",
    "the enemy leader",
    make=lambda c, v: _leader(c, "enemy"),
    take=lambda n: {} if n == Leader("enemy") else None,
)
rule(
    "player0",
    "the Attacker",
    make=lambda c, v: _leader(c, "attacker"),
    take=lambda n: {} if n == Leader("attacker") else None,
)
rule(
    "player0",
    "the Defender",
    make=lambda c, v: _leader(c, "defender"),
    take=lambda n: {} if n == Leader("defender") else None,
)
rule(
    "player0",
    "the friendly leader",
    make=lambda c, v: _leader(c, "friendly"),
    take=lambda n: {} if n == Leader("friendly") else None,
)
_everybody("each player", Noun(("player",)))
_everybody("each player with {stat_is}", Noun(("player",), (slot("stat_is"),)))
_everybody("each player who controls (a|an) {npone0}", Noun(("player",), (Controls(slot("npone0")),)))
_everybody(
    "each player who controls (any|one or more) {npmany0}",
    Noun(("player",), (Controls(slot("npmany0"), ">", Number(0)),)),
)
_everybody("each other player in turn order", Noun(("player",), (), "other"))
_everybody("each other player", Noun(("player",), (), "other"))
_everybody("other players", Noun(("player",), (), "other", plural=True))
_everybody("all players", Noun(("player",), plural=True))
_everybody("all other players", Noun(("player",), (), "other", plural=True))


def _active(context: Context) -> Any:
    return chosen(context, Choice(Noun(("player",), (State("active"),))))


def _leader(context: Context, which: str) -> Any:
    context.mention(Leader(which), Noun(("player",)))
    return Leader(which)


def _that_player(context: Context, values: Values) -> Any:
    return context.pronoun(context.words(), "player")


rule("player0", "that player", make=_that_player, take=_take_words("that player"))
rule("player0", "the [target] player", make=_that_player, take=_take_ref("the "))


def _controller(kind: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        node = kind(values["poss"])
        context.mention(node, Noun(("player",)))
        return node

    def take(node: Any) -> Values | None:
        return {"poss": node.of} if type(node) is kind else None

    return make, take


_make, _take = _controller(Controller)
rule("player0", "{poss} controller", make=_make, take=_take)
_make, _take = _controller(Owner)
rule("player0", "{poss} owner", make=_make, take=_take)
rule("player", "you", You())
rule("player", "{player0}")
rule("psubj", "{player0}")
for _word in ("he", "she", "he or she"):
    rule("psubj", _word, make=_that_player, take=_take_words(_word))
for _word in ("him", "her"):
    rule("player", _word, make=_that_player, take=_take_words(_word))
rule("pposs", "your", You())
for _word in ("his", "her", "his or her"):
    rule("pposs", _word, make=_that_player, take=_take_words(_word))
rule("pposs", "{player0} 's")
