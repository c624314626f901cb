"""Players: `the enemy leader`, `another player`, `his controller`, `each player`; categories player, psubj, pposs."""

from __future__ import annotations

from typing import Any

from rokugan.cards.grammar.objects import chosen
from rokugan.cards.grammar.references import _take_ref, _take_words
from rokugan.cards.grammar.table import fill, match, rule, slot
from rokugan.cards.program import (
    Choice,
    Controller,
    Controls,
    Each,
    Leader,
    Noun,
    Number,
    Owner,
    Ref,
    State,
    Target,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]

# ---------------------------------------------------------------------------------------------- players


def player(whose: str, targeted: bool) -> Any:
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
        ("an opponent", "opponent", False),
    ):
        make, take = player(whose, targeted)
        rule("player0", words, make=make, take=take)


_players()


def everybody(words: str, noun: Noun) -> None:
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
everybody("each player", Noun(("player",)))
everybody("every player", Noun(("player",)))
everybody("each player with {stat_is}", Noun(("player",), (slot("stat_is"),)))
everybody("each player who now controls (a|an) {npone0}", Noun(("player",), (Controls(slot("npone0")),)))
everybody("each player who controls (a|an) {npone0}", Noun(("player",), (Controls(slot("npone0")),)))
everybody(
    "each player who controls (any|one or more) {npmany0}",
    Noun(("player",), (Controls(slot("npmany0"), ">", Number(0)),)),
)
everybody("each other player in turn order", Noun(("player",), (), "other"))
everybody("each other player", Noun(("player",), (), "other"))
everybody("other players", Noun(("player",), (), "other", plural=True))
everybody("all players", Noun(("player",), plural=True))
everybody("all other players", Noun(("player",), (), "other", plural=True))


def _active(context: Context) -> Any:
    return chosen(context, Choice(Noun(("player",), (State("active"),))))


def _leader(context: Context, which: str) -> Any:
    context.mention(Leader(which), Noun(("player",)))
    return Leader(which)


def _that_player(context: Context, values: Values) -> Any:
    return context.pronoun(context.words(), "player")


rule(
    "player0",
    "that (phase|attack)'s Attacker",
    make=lambda c, v: _leader(c, "attacker"),
    take=lambda n: {} if n == Leader("attacker") else None,
)
rule("player0", "that player", make=_that_player, take=_take_words("that player"))
rule("player0", "the [target] player", make=_that_player, take=_take_ref("the "))


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
for _word in ("he", "she", "he or she"):
    rule("psubj", _word, make=_that_player, take=_take_words(_word))
for _word in ("him", "her"):
    rule("player", _word, make=_that_player, take=_take_words(_word))
rule("pposs", "your", You())
for _word in ("his", "her", "his or her"):
    rule("pposs", _word, make=_that_player, take=_take_words(_word))
rule("pposs", "{player0} 's")
