"""Players: `the enemy leader`, `another player`, `his controller`, `each player`; categories player, psubj, pposs."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.references import _take_ref, _take_words
from rokugan.cards.grammar.slots import NPMANY0
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Page, Values, part, slot
from rokugan.program import (
    Chosen,
    Controller,
    Controls,
    Each,
    HasKeyword,
    Leader,
    Noun,
    Number,
    Owner,
    Ref,
    State,
    Target,
    You,
)
from rokugan.program.words import LeaderOf, Whose

page = Page()
rule = page.rule


def _controller_of(context: Context, values: Values) -> Any:
    context.mention(Ref("actor"), Noun(("player",)))
    return Noun(("player",), (Controls(values["npone"]),), form=context.rule_form)


rule(
    "event_player",
    "the controller of (a|an) {npone}",
    make=_controller_of,
    take=lambda n: {"npone": part(n, "filters", 0, "noun")} if isinstance(n, Noun) and _is_controller(n) else None,
)


def _is_controller(noun: Noun) -> bool:
    return noun.kinds == ("player",) and len(noun.filters) == 1 and isinstance(noun.filters[0], Controls)


rule("event_player", "{rposs} controller", Controller(slot("rposs")), cost=1)


def _player(words: str, targeted: bool, whose: Whose = "") -> None:
    """`a target player with fewer Rings`, `choose a player who controls ...`."""
    kind = Target if targeted else Chosen

    def make(context: Context, values: Values) -> Any:
        return chosen(context, kind(Noun(("player",), tuple(values["post"]), whose), form=f"{context.rule_form}"))

    def take(node: Any) -> Values | None:
        if (
            type(node) is not kind
            or node.noun.kinds != ("player",)
            or node.noun.whose != whose
            or not node.noun.filters
        ):
            return None
        return {"post": node.noun.filters}

    for name, cost in (("post", 0), ("phas", -1)):
        rule(
            "player0",
            f"{words} {{{name}}}",
            make=lambda c, v, name=name: make(c, {"post": (v[name],)}),
            take=lambda n, name=name: _single(take(n), name),
            cost=cost,
        )


def _single(values: Values | None, name: str) -> Values | None:
    return {name: values["post"][0]} if values is not None and len(values["post"]) == 1 else None


_whose: Any
for _words, _targeted, _whose in (
    ("a target player", True, ""),
    ("another target player", True, "other"),
    ("a player", False, ""),
    ("another player", False, "other"),
):
    _player(_words, _targeted, _whose)


def player(whose: Whose, targeted: bool) -> Any:
    noun = Noun(("player",), (), whose)

    def make(context: Context, values: Values) -> Any:
        return chosen(context, Target(noun) if targeted else Chosen(noun))

    def take(node: Any) -> Values | None:
        kind = Target if targeted else Chosen
        return {} if type(node) is kind and node.noun == noun else None

    return make, take


def _players() -> None:
    whose: Any
    for words, whose, targeted in (
        ("a target player", "", True),
        ("target player", "", True),
        ("another target player", "other", True),
        ("another player", "other", False),
        ("a player", "", False),
        ("any player", "", False),
        ("any other player", "other", False),
        ("an opponent", "opponent", False),
    ):
        make, take = player(whose, targeted)
        rule("player0", words, make=make, take=take)


_players()
rule(
    "player0",
    "the active player",
    make=lambda c, v: _active(c),
    take=lambda n: {} if isinstance(n, Chosen) and n.noun.filters == (State("active"),) else None,
)


def _active(context: Context) -> Any:
    return chosen(context, Chosen(Noun(("player",), (State("active"),))))


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


def _leader(context: Context, which: LeaderOf) -> Any:
    context.mention(Leader(which), Noun(("player",)))
    return Leader(which)


rule(
    "player0",
    "that (phase|attack)'s Attacker",
    make=lambda c, v: _leader(c, "attacker"),
    take=lambda n: {} if n == Leader("attacker") else None,
)
rule("padj", "{kwname}", HasKeyword(slot("kwname")))
rule("ppost", "with {stat_is}")
rule("ppost", "{phas}")
rule("phas", "who (does|do) not control (a|an) {npone0}", Controls(slot("npone0"), "=", Number(0)))
_op: Any
for _who in ("with", "who controls", "who control", "who now controls"):
    rule("phas", f"{_who} (a|an) {{npone0}}", Controls(slot("npone0")))
    rule("phas", f"{_who} (|any |one or more ){{npmany0}}", Controls(NPMANY0, ">", Number(0)), cost=1)
    rule("phas", f"{_who} no {{npmany0}}", Controls(NPMANY0, "=", Number(0)))
    for _words, _op in (
        ("{num} or more", ">="),
        ("{num} or fewer", "<="),
        ("more than {num}", ">"),
        ("fewer than {num}", "<"),
        ("exactly {num}", "="),
    ):
        rule("phas", f"{_who} {_words} {{npmany0}}", Controls(NPMANY0, _op, slot("num")))


def _described(number: str, word: str, plural: bool) -> None:
    """`player with one or more units in the enemy army`: what a player has he controls, and the place is that of the units."""

    def make(context: Context, values: Values) -> Any:
        return Noun(("player",), (values["phas"],), plural=plural, form=f"{word} {{}}")

    rule(f"np{number}0", f"{word} {{phas}}", make=make, take=lambda n: None, cost=-2)


_described("one", "player", False)
_described("many", "players", True)


def _group(category: str, template: str, whose: Whose) -> None:
    """`each other Crane Clan player with a Ring`: inside the sentence `his` is the player at hand."""
    plural = category == "plural"

    def make(context: Context, values: Values) -> Any:
        context.mention(Ref("each"), Noun(("player",)))
        return Each(Noun(("player",), (*values["padj"], *values["ppost"]), whose, plural=plural))

    def take(node: Any) -> Values | None:
        if not isinstance(node, Each) or node.noun.kinds != ("player",):
            return None
        if (node.noun.whose, node.noun.plural) != (whose, plural):
            return None
        found = node.noun.filters
        named = [each for each in found if isinstance(each, HasKeyword)]
        return {"padj": named, "ppost": [each for each in found if each not in named]}

    rule(category, template, make=make, take=take)


for _every in ("each", "every"):
    for _order in ("", " in turn order", ", in turn order,"):
        _group("player0", f"{_every} {{padj*}} player {{ppost*}}{_order}", "")
        _group("player0", f"{_every} other {{padj*}} player {{ppost*}}{_order}", "other")
    _group("player0", f"{_every} {{padj*}} opponent {{ppost*}}", "opponent")
_group("plural", "all {padj*} players {ppost*}", "")
_group("plural", "[all] other {padj*} players {ppost*}", "other")
_group("plural", "[all] opponents {ppost*} {padj*}", "opponent")
rule("player0", "{plural}")


def _that_player(context: Context, values: Values) -> Any:
    return context.pronoun(context.words(), "player")


rule("player0", "that player", make=_that_player, take=_take_words("that player"))
rule("player0", "the [target] player", make=_that_player, take=_take_ref("the "))
for _word in ("he", "she"):
    rule("psubj", _word, make=_that_player, take=_take_words(_word))
for _word in ("him", "her"):
    rule("player", _word, make=_that_player, take=_take_words(_word))
for _word in ("his", "her", "his own", "her own"):
    rule("pposs", _word, make=_that_player, take=_take_words(_word))


def _controller(kind: Any, now: bool = False) -> Any:
    def make(context: Context, values: Values) -> Any:
        node = Controller(values["poss"], True) if now else kind(values["poss"])
        context.mention(node, Noun(("player",)))
        return node

    def take(node: Any) -> Values | None:
        return {"poss": node.of} if type(node) is kind and now == getattr(node, "now", False) else None

    return make, take


_make, _take = _controller(Controller)
rule("player0", "{poss} controller", make=_make, take=_take)
_make, _take = _controller(Controller, now=True)
rule("player0", "{poss} player", make=_make, take=_take)
_make, _take = _controller(Owner)
rule("player0", "{poss} owner", make=_make, take=_take)
rule("player", "you", You())
rule("player", "{player0}")
rule("psubj", "{player0}")
rule("pposs", "your", You())
rule("pposs", "{player0} 's")
