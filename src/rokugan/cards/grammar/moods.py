"""The other moods of every effect: what another player does, may do, must do or chooses to do.

An effect is written down once, as a command to you (`bow one of your Personalities`). This module turns each such production
into its third person (`bows one of his Personalities`) and adds the sentences that use them. In the tree the player
stands wherever the command has you, and makes the choices.
"""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rokugan.cards.grammar.doers import by_player
from rokugan.cards.grammar.durations import Ending, ends, lasts, without_end
from rokugan.cards.grammar.objects import _make_targeting, chosen
from rokugan.cards.grammar.verbs import third
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Productions, Rule, fill, slot
from rokugan.language.classic.words.terms import COMMANDS
from rokugan.program import (
    ChooseOne,
    Chosen,
    Color,
    Controller,
    Did,
    Discard,
    Draw,
    Each,
    ForEach,
    GainHonor,
    Give,
    If,
    Leader,
    LoseHonor,
    May,
    Negate,
    Node,
    Noun,
    Number,
    Owner,
    Ref,
    Several,
    Target,
    Thing,
    Together,
    You,
    walk,
)

page = Page()
rule = page.rule

Values = dict[str, Any]


def _third_person(production: Rule) -> str | None:
    """The form of a command in the third person, or None if it is not a command."""
    words = production.form.split()
    if not words or words[0] not in COMMANDS:
        return None
    words[0] = third(words[0])
    for number in range(1, len(words) - 1):
        if words[number] in ("and", "or") and words[number + 1] in COMMANDS:
            words[number + 1] = third(words[number + 1])
    return _of_his(words)


def _of_his(words: list[str]) -> str:
    """What is yours in a command is his where another does it."""
    return " ".join("his" if word == "your" else word for word in words)


def _generate(table: Productions) -> None:
    """Make two more productions of each command: `does` for another player, in the third person; `his_act` for the same after
    `may` or `to`, where only `your` becomes `his`."""
    for production in [*table.rules["effect0"], *table.rules["give0"]]:
        form = _third_person(production)
        if form is None:
            continue
        said: dict[str, Any] = {"make": production.make, "take": production.take, "cost": production.cost}
        table.rule("does", form, production.tree, **said)
        words = production.form.split()
        if "your" in words:
            table.rule("his_act", _of_his(words), production.tree, **said)


rule("does", "targets {sel}", make=_make_targeting, take=lambda node: _take_targets(node))
rule("does", "chooses {sel}", make=lambda c, v: _chooses(c, v), take=lambda node: _take_chooses(node))


def _take_targets(node: Any) -> Values | None:
    if isinstance(node, Target) and node.form.startswith("target "):
        return {"sel": Chosen(node.noun, -1, node.least, node.most, form=node.form.removeprefix("target "))}
    return None


def _chooses(context: Context, values: Values) -> Any:
    sel = values["sel"]
    return chosen(context, Chosen(sel.noun, -1, sel.least, sel.most, form="choose " + sel.form))


def _take_chooses(node: Any) -> Values | None:
    if isinstance(node, Chosen) and node.form.startswith("choose "):
        return {"sel": replace(node, form=node.form.removeprefix("choose "))}
    return None


def _said(names: tuple[str, ...], wrap: Any, unwrap: Any) -> Any:
    def make(context: Context, values: Values) -> Any:
        player = values["psubj"]
        if isinstance(player, Each):
            each = Ref("each")
            parts = tuple(by_player(values[name], each) for name in names)
            return _told(context, parts, ForEach(replace(player.noun, form=player.form), (wrap(parts, each),)))
        parts = tuple(by_player(values[name], player) for name in names)
        done = wrap(parts, player)
        return done if isinstance(done, (May, ChooseOne)) else _told(context, parts, done)

    def take(node: Any) -> Values | None:
        player: Any = None
        read = bool(getattr(node, "form", ""))  # a tree that was not read has no marks
        if isinstance(node, ForEach) and isinstance(node.noun, Noun) and node.noun.kinds == ("player",):
            player, node = _everyone(node.noun), node.effects[0]
        found = unwrap(node)
        if found is None:
            return None
        parts, who = found
        if len(parts) != len(names) or who is None or isinstance(who, You):
            return None
        values: Values = {"psubj": player or who}
        marked = read or any(each.form.startswith("@") for each in walk(tuple(parts)))
        for name, part in zip(names, parts, strict=True):
            values[name] = by_player(part, who, back=True, marked=marked)
        return values

    return {"make": make, "take": take}


def _actor(node: Any) -> Node | None:
    """The player who does an effect, as far as the effect itself tells."""
    for each in walk(node):
        if each.form.startswith("@"):
            return replace(each, form=each.form[1:])
    if isinstance(node, (GainHonor, LoseHonor, Draw, Discard)):
        return node.who
    if isinstance(node, (Target, Chosen)):
        return node.chooser
    for part in fields(node):
        value = getattr(node, part.name)
        if isinstance(value, (Target, Chosen)) and value.chooser is not None:
            return value.chooser
        if part.name == "who" and isinstance(value, Node):
            return value
    return None


def _everyone(noun: Noun) -> Each:
    """`each player` again: his words are kept in the form of the description."""
    return Each(replace(noun, form=""), form=noun.form)


def _tells_who(parts: tuple[Any, ...]) -> bool:
    """Does the tree tell who does it?"""
    return any(
        each.form.startswith("@") or Ref("each") in (getattr(each, "owner", None), getattr(each, "who", None))
        for each in walk(parts)
    )


def _told(context: Context, parts: tuple[Any, ...], node: Any) -> Any:
    """The node, if the tree tells who does it; otherwise the sentence is not understood."""
    return node if _tells_who(parts) else context.fail(context.words())


def _may(node: Any) -> Any:
    return (node.effects, node.who) if isinstance(node, May) else None


def _together(node: Any) -> Any:
    if not isinstance(node, Together):
        return None
    actors = [actor for actor in map(_actor, node.effects) if actor is not None]
    return (node.effects, actors[0]) if actors else None


def _chosen_may(context: Context, values: Values, words: str) -> Any:
    player = chosen(context, Chosen(Noun(("player",), (), "other" if "another" in words else "")))
    return May((by_player(values["effect0"], player),), player)


def _take_chosen_may(node: Any) -> Values | None:
    if isinstance(node, May) and isinstance(node.who, Chosen):
        return {"effect0": by_player(node.effects[0], node.who, back=True)}
    return None


def _then_may(node: Any) -> Any:
    if isinstance(node, Together) and len(node.effects) == 2 and isinstance(node.effects[1], May):
        return (node.effects[0], node.effects[1].effects[0]), node.effects[1].who
    return None


def _chosen(node: Any) -> Any:
    if not isinstance(node, ChooseOne) or not all(len(option) == 1 for option in node.options):
        return None
    return tuple(option[0] for option in node.options), node.who


def _by(page: Page, template: str, names: tuple[str, ...], wrap: Any, unwrap: Any, cost: int = 2) -> None:
    page.rule("effect0", template, cost=cost, **_said(names, wrap, unwrap))


def _options(parts: tuple[Any, ...], player: Thing) -> Any:
    return ChooseOne(tuple((part,) for part in parts), player)


def _all(parts: tuple[Any, ...], player: Thing) -> Any:
    return Together(parts)


def _optional(parts: tuple[Any, ...], player: Thing) -> Any:
    return May(parts, player)


def _may_one(parts: tuple[Any, ...], player: Thing) -> Any:
    return May((_options(parts, player),), player)


def _one_of_may(node: Any) -> Any:
    return _chosen(node.effects[0]) if isinstance(node, May) and len(node.effects) == 1 else None


_by(page, "{psubj} may [choose to] {effect0}", ("effect0",), _optional, _may)
_by(page, "{psubj} may [choose to] {his_act}", ("his_act",), _optional, _may, cost=3)
for _either in ("", "either "):
    _by(page, f"{{psubj}} may {_either}{{effect0}} or {{b:effect0}}", ("effect0", "b"), _may_one, _one_of_may, cost=1)
    _by(
        page,
        f"{{psubj}} may {_either}{{targeting}} or {{b:effect0}}",
        ("targeting", "b"),
        _may_one,
        _one_of_may,
        cost=1,
    )
_by(page, "{psubj} may [choose to] {effect0}[,] and {b:effect0}", ("effect0", "b"), _optional, _may)
_by(page, "{psubj} may [choose to] {effect0}, then {b:effect0}", ("effect0", "b"), _optional, _may, cost=1)
_by(page, "{psubj} may {effect0} and {b:effect0}, then {c:effect0}", ("effect0", "b", "c"), _optional, _may, cost=1)
_by(page, "{psubj} may {targeting} and {b:effect0}", ("targeting", "b"), _optional, _may, cost=1)
_by(page, "{psubj} may [choose to] {effect0}, {b:effect0}, and {c:effect0}", ("effect0", "b", "c"), _optional, _may)
rule("bare", "{effect0}")
rule("bare", "{his_act}", cost=1)
rule("bare", "{effect0} and {b:effect0}", Together((slot("effect0"), slot("b"))))
for _words in (
    "chooses to [either]",
    "chooses either to",
    "chooses whether to",
    "must choose to [either]",
    "must [either]",
):
    _by(page, f"{{psubj}} {_words} {{a:bare}}, or {{b:bare}}", ("a", "b"), _options, _chosen)
    _by(page, f"{{psubj}} {_words} {{effect0}} or [to] {{b:effect0}}", ("effect0", "b"), _options, _chosen)
    _by(page, f"{{psubj}} {_words} {{effect0}}, or [to] {{b:effect0}}", ("effect0", "b"), _options, _chosen)
for _words in ("choose another player", "choose a player"):
    rule(
        "effect0",
        f"{_words}, who may {{effect0}}",
        make=lambda c, v, w=_words: _chosen_may(c, v, w),
        take=lambda n: _take_chosen_may(n),
    )
for _words in ("chooses whether", "decides whether", "chooses if", "chooses either"):
    for _or in ("or", ", or"):
        rule(
            "effect1",
            f"{{psubj}} {_words} {{effect1}} {_or} {{b:effect1}}",
            ChooseOne(((slot("effect1"),), (slot("b"),)), slot("psubj")),
        )
rule("effect0", "{psubj} may choose to have {effect0h}", May((slot("effect0h"),), slot("psubj")), cost=1)
rule("effect0", "{psubj} may choose for you to {effect0}", May((slot("effect0"),), slot("psubj")), cost=1)
rule("effect0h", "you gain {num} Honor", GainHonor(slot("num")))
rule("effect0h", "you draw a card", Draw(Number(1)))
_by(page, "{psubj} {does} and {b:does}", ("does", "b"), _all, _together)
_by(page, "{psubj} {does}, then {b:does}", ("does", "b"), _all, _together)
_by(
    page,
    "{psubj} has shamed his clan, and {does}",
    ("does",),
    lambda p, w: Together((Color("he has shamed his clan"), p[0])),
    lambda n: ((n.effects[1],), _actor(n)) if isinstance(n, Together) and isinstance(n.effects[0], Color) else None,
)
_by(
    page,
    "{psubj} {does} and may {b:effect0}",
    ("does", "b"),
    lambda p, w: Together((p[0], May((p[1],), w))),
    lambda n: _then_may(n),
)
_by(page, "{psubj} {does}, {b:does}, and {c:does}", ("does", "b", "c"), _all, _together)
_by(page, "{psubj} {does} or {b:does}", ("does", "b"), _options, _chosen)
_by(page, "{psubj} {does}, or {b:does}", ("does", "b"), _options, _chosen)
_by(page, "{psubj} {does} unless (he|she) {b:does}", ("does", "b"), _options, _chosen, cost=3)


# A single act keeps its own form under that of the sentence.
def _single_act(name: str) -> Any:
    def make(context: Context, values: Values) -> Any:
        player, act = values["psubj"], values[name]
        form = f"{context.rule_form}|{act.form}"
        if isinstance(player, Each):
            done = by_player(act, Ref("each"))
            return _told(context, (done,), ForEach(replace(player.noun, form=player.form), (done,), form=form))
        done = by_player(act, player)
        if not _tells_who((done,)):
            return ForEach(player, (act,))  # `That player straightens all of his Holdings.`
        return replace(done, form=form)

    def take(node: Any) -> Values | None:
        player: Any = None
        inner = node
        if isinstance(node, ForEach) and isinstance(node.noun, Noun) and node.noun.kinds == ("player",):
            player, inner = _everyone(node.noun), node.effects[0]
        elif isinstance(node, ForEach) and isinstance(node.noun, (Ref, Target, Chosen, Controller, Owner, Leader)):
            return {"psubj": node.noun, name: node.effects[0]}
        who = _actor(inner)
        if player is not None and not any(each.form.startswith("@") for each in walk(inner)) and inner.form:
            return {"psubj": player, name: inner}  # only what is his tells whose it is
        if who is None or isinstance(who, You):
            return None
        return {"psubj": player or who, name: by_player(inner, who, back=True)}

    return {"make": make, "take": take}


rule("effect0", "{psubj} {does}", cost=2, **_single_act("does"))
rule("effect0", "{psubj} must {effect0}", cost=2, **_single_act("effect0"))
rule("effect0", "{psubj} must {his_act}", cost=3, **_single_act("his_act"))
rule("effect0", "{psubj:plural} {effect0}", cost=2, **_single_act("effect0"))


# ------------------------------------------------------------------------------ what another can do against it


def _unless_he(name: str) -> dict[str, Any]:
    """`Bow him unless his controller discards a card.`: that player chooses which of the two happens."""

    def make(context: Context, values: Values) -> Any:
        player = values["psubj"]
        done = by_player(values[name], player)
        return ChooseOne(((values["clause"] if "clause" in values else values["effect1"],), (done,)), player)

    def take(node: Any) -> Values | None:
        found = _chosen(node)
        if found is None or len(found[0]) != 2 or isinstance(found[1], You):
            return None
        (effect, done), who = found
        return {"clause": effect, "effect1": effect, "psubj": who, name: by_player(done, who, back=True)}

    return {"make": make, "take": take}


rule("clause", "{effect1} unless {psubj} {does}", **_unless_he("does"))
rule("clause", "unless {psubj} {does}, {clause}", **_unless_he("does"))
for _words in ("chooses to", "is willing to"):
    for _name in ("effect0", "his_act"):
        rule("clause", f"{{effect1}} unless {{psubj}} {_words} {{{_name}}}", **_unless_he(_name))


# ------------------------------------------------------------------------------------ those who did, and did not


def _those_who(did: bool) -> dict[str, Any]:
    """`Each player may discard a card. Each player who does not loses 2 Honor.`: asked of each of them."""

    def make(context: Context, values: Values) -> Any:
        done = by_player(values["does"], Ref("each"))
        if not any(each.ref == Ref("each") and each.noun.kinds == ("player",) for each in context.mentions):
            return context.fail(context.words())
        return _told(context, (done,), If(Did("do", None, did, Ref("each")), (done,)))

    def take(node: Any) -> Values | None:
        if not isinstance(node, If) or node.condition != Did("do", None, did, Ref("each")):
            return None
        return {"does": by_player(node.effects[0], Ref("each"), back=True)}

    return {"make": make, "take": take}


for _who in ("each player", "any player", "each other player", "any other player"):
    for _did, _forms in ((True, ("does", "did", "does so")), (False, ("does not", "did not", "does not do so"))):
        for _so in _forms:
            rule("effect0", f"{_who} who {_so} {{does}}", **_those_who(_did))


rule("effect0", "have {psubj:player0} {effect0}", cost=2, **_single_act("effect0"))


def _controllers_do(name: str) -> dict[str, Any]:
    """`Their controllers lose 1 Honor.`: each of them, once."""

    def make(context: Context, values: Values) -> Any:
        done = by_player(values[name], Ref("each"))
        return _told(context, (done,), ForEach(values["controllers"], (done,)))

    def take(node: Any) -> Values | None:
        if not isinstance(node, ForEach) or not isinstance(node.noun, Controller):
            return None
        return {"controllers": node.noun, name: by_player(node.effects[0], Ref("each"), back=True)}

    return {"make": make, "take": take}


rule(
    "controllers",
    "their",
    make=lambda c, v: Controller(c.pronoun("their", "they"), form="=their"),
    take=lambda n: {} if isinstance(n, Controller) else None,
)
rule("effect0", "{controllers} controllers [each] {effect0}", cost=1, **_controllers_do("effect0"))
rule("effect0", "each of {controllers} controllers {does}", cost=1, **_controllers_do("does"))


def _as_you_do(context: Context, values: Values) -> Any:
    """`You and that player each draw a card.`: first you, then he."""
    done = by_player(values["effect0"], Ref("each"))
    return _told(context, (done,), ForEach(Several((You(), values["player0"])), (done,)))


def _take_as_you_do(node: Any) -> Values | None:
    if not isinstance(node, ForEach) or not isinstance(node.noun, Several) or node.noun.parts[0] != You():
        return None
    return {"player0": node.noun.parts[1], "effect0": by_player(node.effects[0], Ref("each"), back=True)}


for _words in ("you and {player0} each", "you and {player0} (both|must each)", "both you and {player0} [each]"):
    rule("effect0", f"{_words} {{effect0}}", make=_as_you_do, take=_take_as_you_do, cost=1)

# ---------------------------------------------------------------- two things said of one subject

_WHAT = Ref("what")  # stands for the subject until the sentence is complete


def _said_of(node: Any, subject: Node, back: bool = False) -> Any:
    """The node with the subject in its place; back: the reverse."""
    if node == (subject if back else _WHAT) and isinstance(node, Node):
        return _WHAT if back else subject
    if isinstance(node, tuple):
        return tuple(_said_of(part, subject, back) for part in node)
    if not isinstance(node, Node):
        return node
    given = {each.name: _said_of(getattr(node, each.name), subject, back) for each in fields(node)}
    return type(node)(**given)


def _predicates(table: Productions) -> None:
    for production in [*table.rules["effect0"], *table.rules["give0"]]:
        if not production.form.startswith("{subj} ") or "tv" in production.names:
            continue
        said = production.form.removeprefix("{subj} ")
        if production.make is not None:
            table.rule("tv", said, cost=production.cost, **_without_subject(production))
        elif production.tree is not None:
            tree = fill(production.tree, {**{name: slot(name) for name in production.names}, "subj": _WHAT})
            table.rule("tv", said, tree, cost=production.cost)


def _without_subject(production: Rule) -> dict[str, Any]:
    """A production that makes its tree itself, with the subject still to come."""

    def make(context: Context, values: Values) -> Any:
        assert production.make is not None
        return production.make(context, {**values, "subj": _WHAT})

    def take(node: Any) -> Values | None:
        found = production.take(node) if production.take is not None else None
        return found if found is not None and found.get("subj") == _WHAT else None

    return {"make": make, "take": take}


def _make_two(context: Context, values: Values) -> Any:
    subject = values["subj"]
    again = Ref("slot", subject.slot) if isinstance(subject, (Target, Chosen)) else subject
    return Together((_said_of(values["tv"], subject), _said_of(values["b"], again)))


def _take_two(node: Any) -> Values | None:
    if not isinstance(node, Together) or len(node.effects) != 2:
        return None
    one, other = node.effects
    subject = getattr(one, "what", None)
    if subject is None:
        return None
    again = Ref("slot", subject.slot) if isinstance(subject, (Target, Chosen)) else subject
    return {"subj": subject, "tv": _said_of(one, subject, True), "b": _said_of(other, again, True)}


rule("effect0", "{subj} {tv} and {b:tv}", make=_make_two, take=_take_two, cost=2)


def _both_last(context: Context, values: Values) -> Any:
    """`Kado loses Samurai and gains Ninja permanently.`: what may last lasts as long as is said at the end."""
    until: Ending = values["duration"]
    both = _make_two(context, values)
    found = tuple(lasts(context, each, until) for each in both.effects)
    return replace(both, effects=found, form=f"{context.rule_form}|{until.words}")


def _take_both_last(node: Any) -> Values | None:
    lasting = [each for each in node.effects if isinstance(each, (Give, Negate))] if isinstance(node, Together) else []
    if not lasting or len(lasting) != len(node.effects):
        return None
    found = _take_two(replace(node, effects=tuple(without_end(each) for each in lasting)))
    return None if found is None else {**found, "duration": ends(lasting[0].until, node.form)}


for _words in ("{subj} {tv} and {b:tv} {duration}", "{duration}, {subj} {tv} and {b:tv}"):
    rule("effect0", _words, make=_both_last, take=_take_both_last, cost=3)


def complete(table: Productions) -> None:
    """Make the other moods of all effects. To be called once, when the table has all pages of the grammar."""
    _generate(table)
    _predicates(table)
