"""Who or what causes an event: the actor of a trigger, and what is said of the action, on one table (`doings.py`)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.text.doings import deed, duel, field, happening, reader, thing

from rokugan import program as p
from rokugan.editions.ccg.actions import offers
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import (
    ANNOUNCE,
    ASSIGN,
    BOW,
    CHALLENGE,
    CHOOSE_TARGETS,
    DESTROY,
    DRAW,
    ENGAGE,
    FOCUS,
    GAIN,
    LOSE,
    LOSE_DUEL,
    MOVE,
    PERFORM,
    RESOLVE,
    STRIKE,
    TARGET,
    WIN_DUEL,
)
from rokugan.editions.ccg.table.ids import HOME, NOTHING, OPEN
from rokugan.editions.ccg.text.happened import causes
from rokugan.program.words import Happening, Kind

PERSONALITY = p.Noun(("personality",))
YOURS = p.Noun(("personality",), whose="your")
OTHERS = p.Noun(("personality",), whose="other")
PLAYER = p.Noun(("player",))
SAMURAI = p.Noun(("personality",), (p.HasKeyword("Samurai"),))
MONK = p.Noun(("personality",), (p.HasKeyword("Monk"),))
HERE = p.In("battlefield", p.Ref("battlefield"))
SPEARS = p.Each(p.Noun(("follower",)))


def some(kind: Kind, *filters: p.Filter, **more: Any) -> p.Noun:
    """An action, effect or Ranged Attack."""
    return p.Noun((kind,), filters, **more)


ACTION, EFFECT = some("action"), some("effect")


def lobbying() -> Action:
    """Ann lobbies: what the rules give her, on no card."""
    action = Action(0, thing("Ann"), offers.LOBBY)
    action.is_action = True
    return action


# ------------------------------------------------------------------------------------------------------------ the actor

BOWED = happening(BOW, "hare", deed("ruse"))
GIVEN = happening(GAIN, "Bob", deed("ruse"))


@pytest.mark.parametrize(
    ("actor", "event", "expected"),
    [
        # who gains, loses or draws is asked, whoever has caused it; of all else who has caused it
        (p.You(), happening(GAIN, "Bob", deed("ruse")), False),
        (p.You(), happening(GAIN, "Ann", deed("trap")), True),
        (p.You(), happening(LOSE, "Ann", deed("trap")), True),
        (p.You(), happening(LOSE, "Bob", deed("ruse")), False),
        (p.You(), happening(DRAW, "Ann", deed("trap")), True),
        (p.You(), happening(DRAW, "Bob", deed("ruse")), False),
        (p.You(), happening(BOW, "hare", deed("ruse")), True),
        (p.You(), happening(BOW, "archer", deed("trap")), False),
        (p.You(), happening(TARGET, "Bob", deed("ruse")), True),
        # in a duel the player of the Personality, whoever has challenged
        *((p.You(), happening(kind, "hare", deed("gauntlet")), False) for kind in (FOCUS, STRIKE, WIN_DUEL, LOSE_DUEL)),
        *((p.You(), happening(kind, "elk", deed("trap")), True) for kind in (FOCUS, STRIKE, WIN_DUEL, LOSE_DUEL)),
        (p.You(), happening(CHALLENGE, "hare", deed("gauntlet")), True),
        # what nobody's text causes: the player whom the event names
        (p.You(), happening(ENGAGE, "Bob.P1", player=0), True),
        (p.You(), happening(ENGAGE, "Bob.P1", player=1), False),
        (p.Leader("defender"), happening(BOW, "archer", deed("trap")), True),
        (p.Leader("defender"), BOWED, False),
        (p.Controller(p.Ref("this")), BOWED, True),
        (p.Owner(p.Ref("this")), happening(BOW, "archer", deed("trap")), False),
        (PLAYER, BOWED, True),
        (PLAYER, happening(ENGAGE, "Bob.P1"), False),
        (p.Noun(("player",), whose="other"), BOWED, False),
        (p.Noun(("player",), whose="other"), happening(BOW, "archer", deed("trap")), True),
        # the resolution of a battle, and what Honor is gained for
        (p.Ref("resolution"), happening(BOW, "hare", cause="resolution"), True),
        (p.Ref("resolution"), BOWED, False),
        *(
            (p.Ref(to), happening(GAIN, "Ann", word=word), word == to)
            for to in ("entering play", "allying")
            for word in ("entering play", "allying", "")
        ),
        # where: to which battlefield, or at which it is
        (HERE, happening(MOVE, "elk", deed("ruse"), place="Bob.P1"), True),
        (HERE, happening(MOVE, "elk", deed("ruse"), place="Bob.P2"), False),
        (HERE, happening(MOVE, "archer", deed("ruse"), place=HOME), True),
        (HERE, happening(MOVE, "archer", deed("ruse"), place="Bob.P2"), True),
        (HERE, happening(MOVE, "sage", deed("ruse"), place=HOME), False),
        (HERE, happening(GAIN, "Ann", place="Bob.P1"), True),
        (HERE, happening(GAIN, "Ann"), False),
        # a card whose text causes it, or a duellist
        (p.Noun(("strategy",)), BOWED, True),
        (p.Noun(("spell",)), BOWED, False),
        (p.Each(p.Noun(("strategy",), whose="your")), BOWED, True),
        (p.Noun(("strategy",), whose="other"), BOWED, False),
        (p.Noun(("strategy",)), happening(BOW, "hare"), False),
        (p.Noun(("card",)), happening(BOW, "hare", lobbying()), False),
        (SAMURAI, happening(CHALLENGE, "hare", deed("gauntlet"), what=duel("archer", "hare")), True),
        (MONK, happening(CHALLENGE, "hare", deed("gauntlet"), what=duel("archer", "hare")), False),
        (p.Noun(("strategy",)), happening(CHALLENGE, "hare", deed("gauntlet"), what=duel("archer", "hare")), False),
        # a thing that is at hand: the card, its performer, the player, the challenger
        (p.Ref("this"), happening(GAIN, "Ann", deed("mill")), True),
        (p.Ref("this"), happening(GAIN, "Ann", deed("sage")), False),
        (p.Ref("this"), happening(GAIN, "Ann", deed("sage", performers=("elk", "mill"))), True),
        (p.Ref("this"), happening(GAIN, "Ann", deed("sage", performers=("elk",))), False),
        (p.Noun(("province",)), happening(BOW, "hare"), False),
        (p.Several((p.You(), p.Ref("this"))), BOWED, True),
        (p.Several((p.You(), p.Ref("this"))), happening(BOW, "archer", deed("trap")), False),
        (p.Ref("this"), happening(GAIN, "Ann"), False),
        (p.Ref("this"), happening(CHALLENGE, "hare", what=duel("mill", "hare")), True),
        (p.Ref("this"), happening(CHALLENGE, "mill", what=duel("hare", "mill")), False),
        (p.Each(p.Noun(("player",), whose="your")), BOWED, True),
        # an action, an effect
        (ACTION, BOWED, True),
        (ACTION, happening(BOW, "hare", deed("ruse", trait=True)), False),
        (EFFECT, happening(BOW, "hare", deed("ruse", trait=True)), True),
    ],
)
def test_who_or_what_does_it(actor: p.Node, event: Event, expected: bool) -> None:
    of = event.things[0] if event.things else NOTHING
    assert causes.actor_fits(field().game, reader(), actor, event, of) is expected


# ----------------------------------------------------------------------------------------- actions, effects, Ranged Attacks


@pytest.mark.parametrize(
    ("noun", "event", "expected"),
    [
        # what no text causes: only the resolution of a battle is an effect, of no player
        (EFFECT, happening(BOW, "hare", cause="resolution"), True),
        (EFFECT, happening(BOW, "hare", cause="rules"), False),
        (some("card effect"), happening(BOW, "hare", cause="resolution"), False),  # it is the rulebook's
        (ACTION, happening(BOW, "hare", cause="resolution"), False),
        (some("effect", whose="your"), happening(BOW, "hare", cause="resolution"), False),
        # whose
        (some("action", whose="your"), BOWED, True),
        (some("action", whose="your"), happening(BOW, "archer", deed("trap")), False),
        (some("action", whose="other"), happening(BOW, "archer", deed("trap")), True),
        (some("action", whose="other"), BOWED, False),
        (some("action", owner=p.Controller(p.Ref("this"))), BOWED, True),
        (some("action", owner=p.Controller(p.Ref("this"))), happening(BOW, "archer", deed("trap")), False),
        # costs are no effects; the actions that the rules give are effects of no card (samurai.g-wording.31, .09)
        (EFFECT, BOWED, True),
        (EFFECT, happening(BOW, "hare", deed("ruse"), cause="cost"), False),
        (ACTION, happening(BOW, "hare", deed("ruse"), cause="cost"), True),
        (EFFECT, happening(DRAW, "Ann", lobbying()), True),
        (some("card effect"), happening(DRAW, "Ann", lobbying()), False),
        (some("card effect"), BOWED, True),
        (some("effect", whose="other"), happening(BOW, "archer", deed("trap")), True),
        (some("effect", whose="other"), BOWED, False),
        (ACTION, happening(DRAW, "Ann", lobbying()), True),
        # Ranged Attacks
        (some("ranged attack"), happening(DESTROY, "hare", deed("archer"), word="ranged"), True),
        (some("ranged attack"), happening(DESTROY, "hare", deed("archer")), False),
        (some("ranged attack"), happening(DESTROY, "hare", deed("ruse"), word="ranged"), False),
        (some("ranged attack"), happening(DESTROY, "hare", Action(0, thing("archer"), None), word="ranged"), False),
        (some("ranged attack"), happening(RESOLVE, "", deed("archer")), True),
        (some("ranged attack"), happening(CHOOSE_TARGETS, "", deed("archer")), True),
        (some("ranged attack"), happening(TARGET, "", deed("archer", targets=("hare",))), True),
        (some("ranged attack"), happening(TARGET, "hare", deed("archer", targets=("hare",))), True),
        (some("ranged attack"), happening(TARGET, "bear", deed("archer", targets=("hare",))), False),
        (some("ranged attack"), happening(TARGET, "bear", deed("archer")), False),
        # all that is said of it
        (some("action", p.HasKeyword("Kiho"), p.HasKeyword("Battle")), BOWED, True),
        (some("action", p.HasKeyword("Kiho"), p.HasKeyword("Open")), BOWED, False),
    ],
)
def test_what_kind_of_doing_it_is(noun: p.Noun, event: Event, expected: bool) -> None:
    of = event.things[0] if event.things else NOTHING
    assert causes.cause_fits(field().game, reader(), noun, event, of) is expected


def test_the_effect_of_a_text_that_was_given_is_its_givers() -> None:
    """What Bob's Inn has given to Ann is Ann's action, and an effect of Bob's card (samurai.wording.24, samurai.effects.16)."""
    given = deed("inn", seat=0)
    assert given.ability is not None
    event = happening(DRAW, "Ann", given)
    game = field().game
    given.ability.printed_on, before = thing("inn"), given.ability.printed_on
    try:
        assert causes.cause_fits(game, reader(), some("action", whose="your"), event)
        assert causes.cause_fits(game, reader(), some("effect", whose="other"), event)
        given.card = thing("Ann")
        assert causes.card_of(given) == thing("inn")
    finally:
        given.ability.printed_on = before
    assert causes.card_of(given) == thing("Ann")
    assert causes.card_of(lobbying()) == thing("Ann")
    assert causes.card_of(Action(0, thing("mill"), None)) == thing("mill")


# ----------------------------------------------------------------------------------- what is said of an action or event

RUSE = deed("ruse", ("begin", "ruse"), ("bow", "hare"), targets=("hare",), performers=("archer",))
SHOT = deed("archer", ("destroy", "hare"), targets=("hare",))
FOUGHT = deed("gauntlet", targets=("archer", "hare"), duel=duel("archer", "hare", "archer"))
TIED = deed("gauntlet", targets=("archer", "hare"), duel=duel("archer", "hare"))


def did(*which: Any, **more: Any) -> p.ActionDid:
    return p.ActionDid(*which, **more)


@pytest.mark.parametrize(
    ("node", "event", "expected"),
    [
        (p.Either((p.HasKeyword("Kiho"), p.HasKeyword("Fire"))), happening(BOW, "hare", RUSE), True),
        (p.Either((p.HasKeyword("Air"), p.HasKeyword("Fire"))), happening(BOW, "hare", RUSE), False),
        (p.AllFilters((p.HasKeyword("Kiho"), p.HasKeyword("Battle"))), happening(BOW, "hare", RUSE), True),
        (p.AllFilters((p.HasKeyword("Kiho"), p.HasKeyword("Fire"))), happening(BOW, "hare", RUSE), False),
        (p.NoneOf((p.HasKeyword("Air"), p.HasKeyword("Fire"))), happening(BOW, "hare", RUSE), True),
        (p.NoneOf((p.HasKeyword("Kiho"), p.HasKeyword("Fire"))), happening(BOW, "hare", RUSE), False),
        # keywords, designators, types of cards
        *(
            (p.HasKeyword(word), happening(BOW, "hare", deed(card)), expected)
            for word, card, expected in (
                ("Kiho", "ruse", True),
                ("Kiho", "trap", False),
                ("Battle", "ruse", True),
                ("Open", "ruse", False),
                ("Strategy", "ruse", True),
                ("Strategy", "bolt", False),
                ("Spell", "bolt", True),
                ("Item", "blade", True),
                ("Follower", "spears", True),
                ("Holding", "mill", True),
                ("Lobby", "mill", False),
                ("Fire", "bolt", True),
            )
        ),
        (p.HasKeyword("Lobby"), happening(DRAW, "Ann", lobbying()), True),
        (p.HasKeyword("Equip"), happening(DRAW, "Ann", lobbying()), False),
        (p.HasKeyword("Strategy"), happening(DRAW, "Ann", lobbying()), False),
        (p.HasKeyword("Kiho", False), happening(BOW, "hare", deed("trap")), True),
        (p.HasKeyword("Kiho", False), happening(BOW, "hare", RUSE), False),
        (p.HasKeyword("Kiho", False), happening(BOW, "hare"), True),  # there is no action
        (p.HasKeyword("Kiho"), happening(BOW, "hare"), False),
        (p.HasSome("element"), happening(BOW, "hare", deed("bolt")), True),
        (p.HasSome("element"), happening(BOW, "hare", RUSE), False),
        (p.HasSome("element"), happening(BOW, "hare"), False),
        # who performed it
        (p.PerformedBy(SAMURAI), happening(BOW, "hare", RUSE), True),
        (p.PerformedBy(MONK), happening(BOW, "hare", RUSE), False),
        (p.PerformedBy(MONK, False), happening(BOW, "hare", RUSE), True),
        (p.PerformedBy(SAMURAI, False), happening(BOW, "hare"), True),
        (p.PerformedBy(SAMURAI), happening(BOW, "hare"), False),
        (
            p.PerformedBy(p.Noun(("personality",), (p.HasKeyword("Shugenja"),))),
            happening(BOW, "hare", deed("bolt")),
            True,
        ),
        (p.PerformedBy(SAMURAI), happening(BOW, "hare", deed("ruse", performers=("elk", "archer"))), True),
        (p.PerformedBy(p.You()), happening(BOW, "hare", RUSE), True),
        (p.PerformedBy(p.You()), happening(BOW, "archer", deed("trap")), False),
        (p.PerformedBy(p.Noun(("player",), whose="other")), happening(BOW, "archer", deed("trap")), True),
        (p.PerformedBy(p.Noun(("player",), whose="other")), happening(BOW, "hare", RUSE), False),
        (p.PerformedBy(p.Each(PLAYER)), happening(BOW, "hare", RUSE), True),
        (p.PerformedBy(p.Controller(p.Ref("this"))), happening(BOW, "hare", RUSE), True),
        (p.PerformedBy(p.Leader("defender")), happening(BOW, "archer", deed("trap")), True),
        (p.PerformedBy(p.Owner(p.Ref("this"))), happening(BOW, "archer", deed("trap")), False),
        # costs
        (p.HasCost("bow"), happening(GAIN, "Ann", deed("mill")), True),
        (p.HasCost("destroy"), happening(GAIN, "Ann", deed("mill")), False),
        (p.HasCost("discard favor"), happening(DRAW, "Ann", deed("plea")), True),
        (p.HasCost("bow"), happening(BOW, "hare", RUSE), False),
        (p.HasCost("bow"), happening(BOW, "hare"), False),
        (p.HasCost("bow"), happening(BOW, "hare", Action(0, thing("mill"), None)), False),
        (p.HasCost("bow"), happening(GAIN, "Ann", deed("mill", ("waive bow", "mill"))), False),
        (p.HasCost("bow", base=True), happening(GAIN, "Ann", deed("mill", ("waive bow", "mill"))), True),
        # what it targets: of an event of targeting the thing itself
        (p.Targeting(OTHERS), happening(BOW, "hare", RUSE), True),
        (p.Targeting(YOURS), happening(BOW, "hare", RUSE), False),
        (p.Targeting(OTHERS), happening(BOW, "archer", RUSE), True),
        (p.Targeting(OTHERS), happening(BOW, "hare"), False),
        (p.Targeting(YOURS), happening(TARGET, "archer", FOUGHT), True),
        (p.Targeting(OTHERS), happening(TARGET, "archer", FOUGHT), False),
        (p.Targeting(OTHERS), happening(TARGET, "", FOUGHT), True),
        (p.Targeting(OTHERS), happening(RESOLVE, "", FOUGHT), True),
        # the card that it is on
        (p.Noun(("strategy",)), happening(GAIN, "Ann", RUSE), True),
        (p.Noun(("spell",)), happening(GAIN, "Ann", RUSE), False),
        (p.Noun(("strategy",)), happening(GAIN, "Ann"), False),
        (p.Ref("this"), happening(GAIN, "Ann", deed("mill")), True),
        (p.Ref("this"), happening(GAIN, "Ann", deed("sage")), False),
        (p.Ref("this"), happening(GAIN, "Ann"), False),
        (some("action", p.HasKeyword("Kiho")), happening(GAIN, "Ann", RUSE), True),
        (some("action", p.HasKeyword("Fire")), happening(GAIN, "Ann", RUSE), False),
        (p.Fits(some("action", p.HasKeyword("Kiho"))), happening(GAIN, "Ann", RUSE), True),
        (p.NoneOf((p.Fits(some("action", whose="your")),)), happening(GAIN, "Ann", RUSE), False),
        # opposing: one of those who performed it; of what no action causes, the thing itself
        (p.Opposing(p.Ref("this")), happening(ASSIGN, "hare"), False),
        (p.Opposing(p.Each(SAMURAI)), happening(ASSIGN, "hare"), True),
        (p.Opposing(p.Each(SAMURAI)), happening(ASSIGN, "bear"), False),
        (p.Opposing(p.Each(YOURS)), happening(BOW, "archer", deed("trap", performers=("bear", "hare"))), True),
        (p.Opposing(p.Each(YOURS)), happening(BOW, "hare", deed("trap", performers=("bear",))), False),
        # a condition: of what was done, that of the action answered
        (p.Did("bow"), happening(BOW, "hare", RUSE), True),
        (p.Did("destroy"), happening(BOW, "hare", RUSE), False),
        (p.Did("destroy", None, False), happening(BOW, "hare", RUSE), True),
        (p.Did("bow"), happening(BOW, "hare"), False),
        (p.Moment("your turn"), happening(BOW, "hare", deed("trap")), True),
        (p.Moment("not your turn"), happening(BOW, "hare", deed("trap")), False),
        # where: of a movement whither, else where the thing is, or the card of the action
        (p.In("any battlefield"), happening(MOVE, "sage", place="Bob.P2"), True),
        (p.In("any battlefield"), happening(MOVE, "archer", place=HOME), False),
        (p.In("any battlefield"), happening(ASSIGN, "sage", place="Bob.P2"), True),
        (p.In("any battlefield"), happening(BOW, "archer", place=HOME), True),
        (p.In("any battlefield"), happening(BOW, "sage", place="Bob.P2"), False),
        (p.In("battlefield"), happening(MOVE, "sage", place="Bob.P1"), True),
        (p.In("battlefield"), happening(MOVE, "sage", place="Bob.P2"), False),
        (p.In("battlefield"), happening(MOVE, "archer", place=HOME), False),
        (p.In("battlefield"), happening(BOW, "archer"), True),
        (p.In("battlefield"), happening(BOW, "elk"), False),
        (p.In("battlefield", p.Each(MONK)), happening(MOVE, "sage", place="Bob.P2"), True),
        (p.In("battlefield", p.Each(MONK)), happening(MOVE, "sage", place="Bob.P1"), False),
        (p.In("battlefield", p.Each(OTHERS)), happening(MOVE, "archer", place=HOME), False),  # where the Bear is
        (p.In("battlefield", p.Each(p.Noun(("strategy",), zone="hand"))), happening(MOVE, "archer"), False),
        (
            p.In("province", p.Each(p.Noun(("province",), whose="other"))),
            happening(ASSIGN, "sage", place="Bob.P2"),
            True,
        ),
        (
            p.In("province", p.Each(p.Noun(("province",), whose="your"))),
            happening(ASSIGN, "sage", place="Bob.P2"),
            False,
        ),
        (p.In("location", p.Each(MONK)), happening(ASSIGN, "elk", place="Bob.P2"), True),
        (p.In("location", p.Each(MONK)), happening(ASSIGN, "sage", place="Bob.P2"), False),
        (p.In("home"), happening(BOW, "sage", deed("archer")), True),
        (p.In("home"), happening(BOW, "archer", deed("sage")), False),
        (p.In("home"), happening(RESOLVE, "", deed("sage")), True),
        (p.In("home"), happening(RESOLVE, "", deed("archer")), False),
        (
            p.In("battlefield"),
            happening(TARGET, "Bob.P1", deed("sage")),
            False,
        ),  # of a province where the action is from
        (p.In("battlefield"), happening(TARGET, "Bob.P2", deed("archer")), True),
        (p.State("home"), happening(BOW, "sage", deed("archer")), True),
        (p.State("home"), happening(BOW, "archer", deed("sage")), False),
        (p.State("home"), happening(MOVE, "sage", place="Bob.P2"), True),
        (p.State("home"), happening(RESOLVE, "", deed("sage")), True),
        (p.State("home"), happening(RESOLVE, "", deed("archer")), False),
    ],
)
def test_what_is_said_of_it(node: p.Node, event: Event, expected: bool) -> None:
    of = event.things[0] if event.things else NOTHING
    assert causes.event_filter(field().game, reader(), node, event, of) is expected


@pytest.mark.parametrize(
    ("node", "action", "expected"),
    [
        (did("bow"), RUSE, True),
        (did("bow", OTHERS), RUSE, True),
        (did("bow", YOURS), RUSE, False),
        (did("destroy"), RUSE, False),
        (did("destroy", OTHERS), RUSE, False),
        (did("bow", at=p.In("battlefield")), RUSE, True),
        (did("bow", at=p.In("home")), RUSE, False),
        (did("bow", OTHERS), deed("ruse", ("bow", "elk"), ("move", "hare")), False),
        (did("can destroy", PERSONALITY), deed("bolt"), True),
        (did("can destroy", p.Noun(("follower",))), deed("bolt"), False),
        (did("can destroy", p.Noun(("follower",))), deed("spears"), True),
        (did("can destroy", PERSONALITY), RUSE, False),
        (did("can destroy", PERSONALITY), Action(0, thing("bolt"), None), False),
        (did("this battle"), RUSE, True),
        (did("before defender"), RUSE, True),
        (did("effect targets"), RUSE, True),
        (did("effect targets"), deed("mill"), False),
        (did("effect targets"), FOUGHT, True),
        (did("effect targets"), Action(0, thing("ruse"), None), False),
        (did("from", p.Noun(("strategy",))), RUSE, True),
        (did("from", p.Noun(("holding",))), RUSE, False),
        (did("from"), RUSE, True),
        (did("from", p.Noun(("card",))), lobbying(), False),
        (did("from", some("action", p.HasKeyword("Kiho"))), RUSE, True),
        (did("from", some("action", p.HasKeyword("Fire"))), RUSE, False),
        (did("from", some("action", whose="other")), RUSE, False),
        (did("from", some("ranged attack")), SHOT, True),
        (did("target"), RUSE, True),
        (did("target"), deed("mill"), False),
        (did("target", OTHERS), RUSE, True),
        (did("target", YOURS), RUSE, False),
        (did("ranged attack"), SHOT, True),
        (did("ranged attack"), RUSE, False),
        (did("ranged attack"), Action(0, thing("archer"), None), False),
        (did("duel"), FOUGHT, True),
        (did("duel"), deed("gauntlet"), False),
        (did("challenge"), deed("gauntlet"), True),
        (did("challenge"), RUSE, False),
        (did("challenge"), Action(0, thing("gauntlet"), None), False),
        (did("win duel", YOURS), FOUGHT, True),
        (did("win duel", OTHERS), FOUGHT, False),
        (did("win duel", OTHERS), TIED, False),
        (did("win duel", YOURS), RUSE, False),
    ],
)
def test_what_an_action_did(node: p.ActionDid, action: Action, expected: bool) -> None:
    game = field().game
    assert causes.action_did(game, reader(), node, action) is expected
    event = happening(RESOLVE, "", action)
    assert causes.event_filter(game, reader(), node, event, NOTHING) is expected
    denied = p.ActionDid(node.verb, node.what, False, node.at)
    assert causes.event_filter(game, reader(), denied, event, NOTHING) is not expected


def test_what_no_action_did() -> None:
    """Nothing was done by what no action causes."""
    game = field().game
    assert not causes.event_filter(game, reader(), did("bow"), happening(BOW, "hare"), thing("hare"))
    assert causes.event_filter(game, reader(), did("bow", None, False), happening(BOW, "hare"), thing("hare"))


# -------------------------------------------------------------------------------------------------- the action as subject


def pattern(event: Happening, subject: p.Thing | None = None, **more: Any) -> p.Pattern:
    return p.Pattern(event, subject, **more)


MINE = some("action", whose="your")
OTHER = some("action", whose="other")


@pytest.mark.parametrize(
    ("asked", "event", "expected"),
    [
        (pattern("resolve", MINE), happening(RESOLVE, "", RUSE), True),
        (pattern("resolve", OTHER), happening(RESOLVE, "", RUSE), False),
        (pattern("resolve", MINE), happening(RESOLVE, ""), False),
        (pattern("resolve"), happening(RESOLVE, ""), False),
        (pattern("resolve"), happening(RESOLVE, "", deed("ruse", trait=True)), False),
        # what never resolved has ended, or was taken
        (pattern("resolve", MINE), happening(RESOLVE, "", RUSE, word="unresolved"), False),
        (pattern("action ends", MINE), happening(RESOLVE, "", RUSE, word="unresolved"), True),
        (pattern("take", MINE), happening(RESOLVE, "", RUSE, word="unresolved"), True),
        (pattern("take", MINE), happening(RESOLVE, "", RUSE), True),
        # it succeeds if it changed anything, costs and choices aside
        (pattern("succeed", MINE), happening(RESOLVE, "", RUSE), True),
        (pattern("resolve", MINE), happening(RESOLVE, "", deed("ruse")), True),
        (pattern("succeed", MINE), happening(RESOLVE, "", deed("ruse")), False),
        (pattern("succeed", MINE), happening(RESOLVE, "", deed("ruse", ("bow", "elk"), ("begin", "ruse"))), False),
        (pattern("succeed", MINE), happening(RESOLVE, "", deed("ruse", ("choose", "elk"), ("target", "elk"))), False),
        # its designator
        (pattern("resolve", MINE, details=("battle",)), happening(RESOLVE, "", RUSE), True),
        (pattern("resolve", MINE, details=("open",)), happening(RESOLVE, "", RUSE), False),
        (pattern("resolve", MINE, details=("open",)), happening(RESOLVE, "", deed("plea")), True),
        # lobbying, by whom
        (pattern("lobby"), happening(RESOLVE, "", lobbying()), True),
        (pattern("lobby"), happening(RESOLVE, "", RUSE), False),
        (pattern("lobby"), happening(RESOLVE, "", deed("ruse", ability=None)), False),
        # the card that it is on
        (pattern("resolve", p.Noun(("spell",))), happening(RESOLVE, "", deed("bolt")), True),
        (pattern("resolve", p.Noun(("spell",))), happening(RESOLVE, "", RUSE), False),
        (pattern("resolve", p.Each(p.Noun(("spell",)))), happening(RESOLVE, "", deed("bolt")), True),
        (pattern("resolve", p.Noun(("card",))), happening(RESOLVE, "", lobbying()), False),
        (pattern("resolve", p.Ref("this")), happening(RESOLVE, "", deed("mill")), True),
        (pattern("resolve", p.Ref("this")), happening(RESOLVE, "", deed("sage")), False),
        # who took it, and what else is said
        (pattern("resolve", ACTION, actor=p.You()), happening(RESOLVE, "", RUSE), True),
        (pattern("resolve", ACTION, actor=p.You()), happening(RESOLVE, "", deed("trap")), False),
        (pattern("announce", filters=(did("from", p.Noun(("strategy",))),)), happening(ANNOUNCE, "", RUSE), True),
        (pattern("announce", filters=(did("from", p.Noun(("spell",))),)), happening(ANNOUNCE, "", RUSE), False),
        (
            pattern("announce", filters=(did("from", p.Noun(("strategy",))), did("ranged attack"))),
            happening(ANNOUNCE, "", RUSE),
            False,
        ),
        (pattern("announce", some("action", p.PerformedBy(SAMURAI))), happening(PERFORM, "", RUSE), True),
        (pattern("announce", some("action", p.PerformedBy(MONK))), happening(PERFORM, "", RUSE), False),
    ],
)
def test_the_action_that_a_trigger_speaks_of(asked: p.Pattern, event: Event, expected: bool) -> None:
    assert causes.action_fits(field().game, reader(), asked, event) is expected


@pytest.mark.parametrize(("noun", "expected"), [(SAMURAI, True), (YOURS, True), (OTHERS, False)])
def test_who_lobbies(noun: p.Noun, expected: bool) -> None:
    """One of those who perform it must be such a one."""
    lobby = lobbying()
    lobby.targets.performers = [thing("elk"), thing("archer")]
    assert causes.action_fits(field().game, reader(), pattern("lobby", noun), happening(RESOLVE, "", lobby)) is expected


def test_the_action_at_hand_is_not_asked_for_its_card() -> None:
    """`After the action resolves`: which one is known already."""
    asking = reader()
    asked = pattern("resolve", p.Ref("action"))
    assert causes.action_fits(field().game, asking, asked, happening(RESOLVE, "", deed("ruse", designator=OPEN)))


def test_before_the_defender_has_acted() -> None:
    """Before the Defender's first opportunity in the battle, and not outside of battles."""
    asked, game = did("before defender"), field().game.clone()
    assert game.attack is not None
    assert causes.action_did(game, reader(), asked, RUSE)
    game.attack.acted = True
    assert not causes.action_did(game, reader(), asked, RUSE)
    game.attack.acted, game.attack.current = False, NOTHING
    assert not causes.action_did(game, reader(), asked, RUSE)
    assert not causes.action_did(game, reader(), did("this battle"), RUSE)
    game.attack = None
    assert not causes.action_did(game, reader(), asked, RUSE)
