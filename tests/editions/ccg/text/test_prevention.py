"""What keeps an event from happening: a text on Ann's Law, and what it stops on one table (`doings.py`)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.text.doings import deed, field, happening, thing

from rokugan import program as p
from rokugan.editions.ccg.costs import paying
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.event_kinds import (
    ASSIGN,
    BOW,
    DESTROY,
    DISHONOR,
    DRAW,
    GAIN,
    GIVE,
    LOSE,
    MOVE,
    RETARGET,
    STRAIGHTEN,
    TARGET,
    TRANSFER,
)
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, HOME
from rokugan.editions.ccg.table.pieces import Modifier, ModifierKind
from rokugan.editions.ccg.text.happened import prevention
from rokugan.program.words import ForbiddenVerb

EVERYONE = p.Each(p.Noun(("personality",)))
YOURS = p.Each(p.Noun(("personality",), whose="your"))
OTHERS = p.Each(p.Noun(("personality",), whose="other"))
THEIRS = p.Noun(("card effect",), whose="other")
PEACE = p.Not(p.Moment("battle"))


def will_not(*verbs: ForbiddenVerb, **more: Any) -> p.Forbid:
    """Of every Personality, unless it says otherwise."""
    return p.Forbid("will not", verbs[0], more.pop("what", EVERYONE), others=verbs[1:], **more)


def game_with(*traits: p.Forbid | p.Allow) -> CcgGame:
    """The table on which Ann's Law has been given these texts."""
    if not traits:
        return field().game
    game = field().game.clone()
    for each in traits:
        kind: ModifierKind = "forbid" if isinstance(each, p.Forbid) else "allow"
        game.modify(thing("law"), Modifier(kind, thing("law"), 0, "turn", what=each))
    return game


# -------------------------------------------------------------------------------------------------------- what is stopped

RUSE, TRAP = deed("ruse"), deed("trap")


@pytest.mark.parametrize(
    ("law", "event", "expected"),
    [
        (will_not("bow"), happening(BOW, "hare", RUSE), True),
        (will_not("bow"), happening(DESTROY, "hare", RUSE), False),
        (will_not("destroy", "bow"), happening(BOW, "hare", RUSE), True),
        (will_not("bow", what=YOURS), happening(BOW, "hare", RUSE), False),
        (will_not("bow", what=YOURS), happening(BOW, "archer", TRAP), True),
        (will_not("bow", what=None), happening(BOW, "law", TRAP), True),
        (will_not("bow", what=None), happening(BOW, "hare", TRAP), False),
        # what will not be negated may be forbidden all the same; some things happen whatever is forbidden
        (will_not("bow"), happening(BOW, "hare", RUSE, word="sure"), True),
        (will_not("bow"), happening(BOW, "hare", RUSE, word="even"), False),
        # costs too, in whatever words (samurai.g-negation.04)
        (will_not("bow"), happening(BOW, "hare", RUSE, cause="cost"), True),
        (will_not("bow", costs_too=True), happening(BOW, "hare", RUSE, cause="cost"), True),
        (p.Forbid("may not", "bow", EVERYONE), happening(BOW, "hare", RUSE, cause="cost"), True),
        (p.Forbid("may not", "bow as cost", EVERYONE), happening(BOW, "hare", RUSE, cause="cost"), True),
        (p.Forbid("may not", "bow as cost", EVERYONE), happening(BOW, "hare", RUSE), False),
        # what limits choices stops no event
        (will_not("target"), happening(TARGET, "hare", RUSE), False),
        (will_not("attach to", what=p.Each(p.Noun(("follower",)))), happening(TRANSFER, "spears", RUSE), False),
        (will_not("transfer", what=p.Each(p.Noun(("follower",)))), happening(TRANSFER, "spears", RUSE), True),
        # movement: home, to a battlefield, away from one, across its border, on one side
        (will_not("move"), happening(MOVE, "archer", RUSE, place=HOME), True),
        (will_not("move home"), happening(MOVE, "archer", RUSE, place=HOME), True),
        (will_not("move home"), happening(MOVE, "archer", RUSE, place="Bob.P2"), False),
        (will_not("move to battlefield"), happening(MOVE, "sage", RUSE, place="Bob.P2"), True),
        (will_not("move to battlefield"), happening(MOVE, "archer", RUSE, place=HOME), False),
        (will_not("leave"), happening(MOVE, "archer", RUSE, place=HOME), True),
        (will_not("leave"), happening(MOVE, "archer", RUSE, place="Bob.P2"), True),
        (will_not("leave"), happening(MOVE, "sage", RUSE, place="Bob.P2"), False),
        (will_not("move across"), happening(MOVE, "archer", RUSE, place=HOME), True),
        (will_not("move across"), happening(MOVE, "sage", RUSE, place="Bob.P2"), True),
        (will_not("move across"), happening(MOVE, "sage", RUSE, place=HOME), False),
        (will_not("move to attack"), happening(MOVE, "sage", RUSE, place="Bob.P2"), True),
        (will_not("move to attack"), happening(MOVE, "bear", RUSE, place="Bob.P2"), False),
        (will_not("move to defend"), happening(MOVE, "bear", RUSE, place="Bob.P2"), True),
        (will_not("move to defend"), happening(MOVE, "sage", RUSE, place="Bob.P2"), False),
        (will_not("move to attack"), happening(MOVE, "archer", RUSE, place=HOME), False),
        # by the resolution of a battle, in the Straighten Phase
        (will_not("bow from resolution"), happening(BOW, "hare", cause="resolution"), True),
        (will_not("bow from resolution"), happening(BOW, "hare", RUSE), False),
        (will_not("destroy from resolution"), happening(DESTROY, "hare", cause="resolution"), True),
        (will_not("destroy from resolution"), happening(DESTROY, "hare", RUSE), False),
        (will_not("straighten in phase"), happening(STRAIGHTEN, "hare", cause="rules"), True),
        (will_not("straighten in phase"), happening(STRAIGHTEN, "hare", RUSE), False),
        (will_not("straighten"), happening(STRAIGHTEN, "hare", RUSE), True),
        # assigning: to which side, in which maneuvers
        (will_not("assign"), happening(ASSIGN, "sage", amount=ATTACKING), True),
        (will_not("assign attack"), happening(ASSIGN, "sage", amount=ATTACKING), True),
        (will_not("assign attack"), happening(ASSIGN, "bear", amount=DEFENDING), False),
        (will_not("assign defend"), happening(ASSIGN, "bear", amount=DEFENDING), True),
        (will_not("assign defend"), happening(ASSIGN, "sage", amount=ATTACKING), False),
        (will_not("assign cavalry"), happening(ASSIGN, "sage", word="cavalry maneuvers"), True),
        (will_not("assign cavalry"), happening(ASSIGN, "sage", word="infantry maneuvers"), False),
        # players: those of whom it speaks, or the one who has the card
        (will_not("gain honor", what=p.Each(p.Noun(("player",), whose="other"))), happening(GAIN, "Bob", TRAP), True),
        (will_not("gain honor", what=p.Each(p.Noun(("player",), whose="other"))), happening(GAIN, "Ann", RUSE), False),
        (will_not("lose honor", what=None), happening(LOSE, "Ann", TRAP), True),
        (will_not("lose honor", what=None), happening(LOSE, "Bob", TRAP), False),
        (will_not("draw", what=p.You()), happening(DRAW, "Ann", RUSE), True),
        # by whom
        (will_not("bow", by=THEIRS), happening(BOW, "archer", TRAP), True),
        (will_not("bow", by=THEIRS), happening(BOW, "archer", RUSE), False),
        (will_not("bow", by=THEIRS, only=True), happening(BOW, "archer", TRAP), False),
        (will_not("bow", by=THEIRS, only=True), happening(BOW, "archer", RUSE), True),
        # while a condition holds
        (will_not("bow", condition=p.Moment("battle")), happening(BOW, "hare", RUSE), True),
        (will_not("bow", condition=PEACE), happening(BOW, "hare", RUSE), False),
    ],
)
def test_what_a_law_stops(law: p.Forbid, event: Event, expected: bool) -> None:
    game = game_with(law)
    assert prevention.stopped(game, event, event.things[0], prevention.verbs_of(event)) is expected
    assert prevention.would_stop(game, event) is expected
    assert not prevention.would_stop(game_with(), event)


def test_before_his_second_turn() -> None:
    game = game_with(will_not("straighten before second turn")).clone()
    event = happening(STRAIGHTEN, "hare", RUSE)
    for turns, expected in ((0, True), (1, True), (2, False)):
        game.players[1].turns = turns
        assert prevention.would_stop(game, event) is expected


def test_several_laws() -> None:
    """One that does not bear on it hinders no other."""
    game = game_with(will_not("destroy"), will_not("bow", what=YOURS), will_not("bow", what=OTHERS))
    assert prevention.would_stop(game, happening(BOW, "hare", RUSE))
    assert prevention.would_stop(game, happening(BOW, "archer", RUSE))
    assert not prevention.would_stop(game, happening(DISHONOR, "archer", RUSE))
    firm = happening(BOW, "hare", saying(BOWS, p.Firm("bow")))
    negates = p.Forbid("negate", "bow", EVERYONE)
    assert not prevention.would_stop(game_with(negates), firm)
    assert prevention.would_stop(
        game_with(negates, will_not("bow")), firm
    )  # what is firm is not negated, but may be forbidden
    paid = happening(BOW, "hare", RUSE, cause="cost")
    assert prevention.would_stop(game_with(will_not("bow"), p.Forbid("may not", "bow", EVERYONE)), paid)
    mixed = will_not("straighten before second turn", "bow")
    assert prevention.would_stop(game_with(mixed), happening(BOW, "hare", RUSE))
    others = will_not("destroy", what=OTHERS)
    for verb, laws in (("bow", (others, will_not("bow"))), ("bow", (will_not("bow"), others))):
        assert prevention.forbidden(game_with(*laws), verb, thing("archer"))
        assert prevention.is_said(game_with(*laws), (verb,), thing("archer"), happening(GIVE, "archer"))
    both = (p.Forbid("may not", "destroy", YOURS), p.Forbid("may not", "bow", OTHERS))
    assert not prevention.forbidden(game_with(*both), "bow", thing("archer"))
    assert not prevention.is_said(game_with(*both), ("bow",), thing("archer"), happening(GIVE, "archer"))
    assert not prevention.may_not(game_with(*both), "bow", thing("archer"), happening(GIVE, "archer"))


def test_of_what_a_condition_speaks() -> None:
    """`Each` is the thing that it would happen to, the subject what happens."""
    monks = p.Is(p.Ref("each"), (p.HasKeyword("Monk"),))
    game = game_with(will_not("bow", condition=monks))
    assert prevention.would_stop(game, happening(BOW, "elk", TRAP))
    assert not prevention.would_stop(game, happening(BOW, "archer", TRAP))
    game = game_with(will_not("bow", condition=p.Is(p.Ref("action performer"), (p.HasKeyword("Monk"),))))
    assert prevention.would_stop(game, happening(BOW, "hare", deed("ruse", performers=("elk",))))
    assert not prevention.would_stop(game, happening(BOW, "hare", deed("ruse", performers=("archer",))))


@pytest.mark.parametrize(
    ("law", "verb", "name", "expected"),
    [
        (p.Forbid("may not", "refuse", OTHERS), "refuse", "hare", (True, True, True)),
        (p.Forbid("may not", "refuse", OTHERS), "refuse", "archer", (False, False, False)),
        (p.Forbid("may not", "refuse", OTHERS), "accept", "hare", (False, False, False)),
        (p.Forbid("will not", "refuse", OTHERS), "refuse", "hare", (True, False, True)),
        (p.Forbid("may not", "focus", OTHERS, others=("refuse",)), "refuse", "hare", (True, True, True)),
        (p.Forbid("may not", "refuse", OTHERS, condition=PEACE), "refuse", "hare", (False, False, False)),
    ],
)
def test_what_is_said_of_a_choice(law: p.Forbid, verb: str, name: str, expected: tuple[bool, bool, bool]) -> None:
    """Whether it is forbidden at all, may not be chosen, or is said in either way."""
    game, of, event = game_with(law), thing(name), happening(GIVE, name)
    said = (
        prevention.forbidden(game, verb, of),
        prevention.may_not(game, verb, of, event),
        prevention.is_said(game, ("lobby", verb), of, event),
    )
    assert said == expected


PAYS_NOT = will_not("lose honor", what=p.You())


@pytest.mark.rule("samurai.costs.23")
@pytest.mark.parametrize(
    ("law", "ann", "bob"),
    [
        (PAYS_NOT, False, True),
        (p.Forbid("may not", "lose honor", p.You()), False, True),
        (will_not("gain honor", "lose honor", what=p.You()), False, True),
        (will_not("gain honor", what=p.You()), True, True),
        (will_not("lose honor", what=p.Each(p.Noun(("player",), whose="other"))), True, False),
        (will_not("lose honor", what=p.You(), condition=PEACE), True, True),
        (will_not("lose honor", what=p.You(), by=THEIRS), True, True),  # a cost is no effect of theirs
    ],
)
def test_who_cannot_lose_honor_cannot_pay_with_it(law: p.Forbid, ann: bool, bob: bool) -> None:
    """Whoever's text says so, and in whatever words."""
    game = game_with(law)
    cost = p.LoseHonor(p.Number(1))
    assert [paying.can_pay(game, Action(seat, thing("ruse"), None), cost) for seat in (0, 1)] == [ann, bob]


# --------------------------------------------------------------------------------------------------------- what is firm


def saying(*effects: p.Effect, delayed: bool = False, **manner: Any) -> Action:
    """An action, or what one has delayed, with these effects."""
    ability = compiled_ability(p.Ability(("battle",), effects), 0)
    action = Action(0, thing("ruse"), ability)
    action.is_action = not delayed
    for name, value in manner.items():
        setattr(action.manner, name, value)
    return action


BOWS = p.Bow(EVERYONE)
LATER = p.Later(p.Trigger("before", p.Pattern("turn ends")), (BOWS, p.Firm("bow")))
IF = p.If(p.Moment("battle"), (BOWS, p.Firm("bow")), (p.Firm("destroy"),))


@pytest.mark.parametrize(
    ("event", "negated", "reduced"),
    [
        (happening(BOW, "hare"), False, False),
        (happening(BOW, "hare", word="sure"), True, False),
        (happening(BOW, "hare", RUSE), False, False),
        (happening(BOW, "hare", Action(0, thing("ruse"), None)), False, False),
        (happening(BOW, "hare", saying(BOWS, p.Firm("bow"))), True, False),
        (happening(MOVE, "hare", saying(BOWS, p.Firm("bow"))), False, False),
        (happening(MOVE, "hare", saying(BOWS, p.Firm("everything"))), True, False),
        (happening(LOSE, "Bob", saying(p.Firm("lose honor", ("reduce",)))), False, True),
        (happening(LOSE, "Bob", saying(p.Firm("lose honor", ("negate", "reduce")))), True, True),
        (happening(LOSE, "Bob", saying(p.Firm("bow", ("reduce",)))), False, False),
        (happening(BOW, "hare", saying(LATER)), False, False),
        (happening(BOW, "hare", saying(LATER, delayed=True)), True, False),
        (happening(BOW, "hare", saying(BOWS, p.Firm("bow"), delayed=True)), False, False),
        (happening(BOW, "hare", saying(IF)), True, False),
        (happening(DESTROY, "hare", saying(IF)), False, False),
        (happening(BOW, "hare", saying(BOWS, chosen=(p.Firm("bow"),))), True, False),
        (happening(BOW, "hare", saying(BOWS, secure=("effects",))), True, False),
        (happening(BOW, "hare", saying(BOWS, secure=("targets",))), False, False),
        (happening(BOW, "hare", saying(BOWS, stands=True)), True, False),
    ],
)
def test_what_will_not_be_negated_or_reduced(event: Event, negated: bool, reduced: bool) -> None:
    assert prevention.is_firm(game_with(), event) is negated
    assert prevention.is_said_firm(game_with(), event, "reduce") is reduced
    law = p.Forbid("negate", "bow", EVERYONE)
    if event.kind == BOW and event.word != "sure":
        assert prevention.would_stop(game_with(law), event) is not negated


@pytest.mark.parametrize(
    ("law", "name", "expected"),
    [
        (p.Forbid("will not", "negate", p.Each(p.Noun(("strategy",), whose="your"))), "ruse", True),
        (p.Forbid("will not", "negate", p.Each(p.Noun(("strategy",), whose="your"))), "trap", False),
        (p.Forbid("will not", "negate", p.Each(p.Noun(("strategy",), whose="your"))), "mill", False),
        (p.Forbid("will not", "destroy", p.Each(p.Noun(("strategy",), whose="your"))), "ruse", False),
    ],
)
def test_a_law_that_makes_effects_firm(law: p.Forbid, name: str, expected: bool) -> None:
    game = game_with(law)
    assert prevention.is_firm(game, happening(BOW, "hare", deed(name))) is expected
    assert not prevention.is_firm(game, happening(BOW, "hare", Action(0, thing("Ann"), None)))


def test_nobody_changes_the_targets_of_such_actions() -> None:
    law = p.Forbid("may not", "retarget", None, p.Noun(("action",), whose="your"))
    assert prevention.forbids_changing(game_with(law), happening(RETARGET, "hare", RUSE))
    assert prevention.forbids_changing(game_with(law, will_not("bow")), happening(RETARGET, "hare", RUSE))
    assert not prevention.forbids_changing(game_with(law), happening(RETARGET, "hare", TRAP))
    assert prevention.forbids_changing(game_with(p.Forbid("may not", "retarget")), happening(RETARGET, "hare", TRAP))
    assert not prevention.forbids_changing(game_with(p.Forbid("may not", "target")), happening(RETARGET, "hare", TRAP))


# ------------------------------------------------------------------------------------------------------------- what is lifted


@pytest.mark.parametrize(
    ("law", "name", "action", "expected"),
    [
        (p.Allow("no bow cost"), "law", RUSE, True),
        (p.Allow("no bow cost"), "archer", RUSE, False),
        (p.Allow("no bow cost", YOURS), "archer", RUSE, True),
        (p.Allow("no bow cost", YOURS), "hare", RUSE, False),
        (p.Allow("no bow cost", p.These((3,))), "archer", RUSE, False),
        (p.Allow("no bow cost", p.Ref("this")), "law", RUSE, True),
        (p.Allow("no bow cost", YOURS, None, p.Noun(("action",), (p.HasKeyword("Kiho"),))), "archer", RUSE, True),
        (p.Allow("no bow cost", YOURS, None, p.Noun(("action",), (p.HasKeyword("Kiho"),))), "archer", TRAP, False),
        (p.Allow("assign bowed", YOURS), "archer", RUSE, False),
        (p.Allow("no bow cost", p.Ref("each")), "archer", RUSE, True),
        # by the text itself
        (p.Allow("assign bowed"), "archer", saying(p.Allow("no bow")), True),
        (p.Allow("assign bowed"), "archer", saying(p.Allow("no bow", YOURS)), True),
        (p.Allow("assign bowed"), "hare", saying(p.Allow("no bow", YOURS)), False),
        (p.Allow("assign bowed"), "archer", saying(p.Allow("no bow", None, None, None, p.Moment("battle"))), True),
        (p.Allow("assign bowed"), "archer", saying(p.Allow("no bow", None, None, None, PEACE)), False),
        (p.Allow("assign bowed"), "archer", saying(p.Allow("remain bowed")), False),
        (p.Allow("assign bowed"), "archer", Action(0, thing("mill"), None), False),
    ],
)
def test_who_need_not_bow_as_a_cost(law: p.Allow, name: str, action: Action, expected: bool) -> None:
    assert prevention.waives_bow(game_with(law), action, thing(name)) is expected


def test_costs_that_stand() -> None:
    """`Its costs are not reduced, waived, or paid in another way.`"""
    stands = p.Forbid("will not", "reduce costs")
    game = field(stands, p.Allow("no bow cost", YOURS)).game
    assert prevention.costs_stand(game, thing("law"))
    assert not prevention.costs_stand(game, thing("mill"))
    assert not prevention.costs_stand(game, thing("Ann"))
    assert not prevention.waives_bow(game, Action(0, thing("law"), None), thing("archer"))
    assert prevention.waives_bow(game, Action(0, thing("mill"), None), thing("archer"))


@pytest.mark.parametrize(
    ("laws", "name", "expected"),
    [
        ((p.Allow("assign bowed", YOURS),), "archer", True),
        ((p.Allow("assign bowed", YOURS),), "hare", False),
        ((p.Allow("remain bowed", YOURS),), "archer", False),
        ((p.Allow("remain bowed", YOURS), p.Allow("assign bowed", YOURS)), "archer", True),
        ((p.Allow("assign bowed", YOURS, None, None, PEACE),), "archer", False),
        ((p.Allow("assign bowed", YOURS, None, None, PEACE), p.Allow("assign bowed", YOURS)), "archer", True),
        ((p.Allow("assign bowed", OTHERS), p.Allow("assign bowed", YOURS)), "archer", True),
        ((p.Allow("assign bowed", YOURS, None, None, p.Moment("battle")),), "archer", True),
        ((p.Allow("assign bowed", EVERYONE, None, None, p.Is(p.Ref("each"), (p.HasKeyword("Monk"),))),), "elk", True),
        ((p.Allow("assign bowed", EVERYONE, None, None, p.Is(p.Ref("each"), (p.HasKeyword("Monk"),))),), "hare", False),
        ((p.Allow("assign bowed"),), "law", True),
        ((p.Allow("assign bowed"),), "Ann", True),
        ((p.Allow("assign bowed"),), "Bob", False),
        ((p.Allow("assign bowed"),), "archer", False),
    ],
)
def test_what_rule_is_lifted(laws: tuple[p.Allow, ...], name: str, expected: bool) -> None:
    assert prevention.allowed(game_with(*laws), "assign bowed", thing(name)) is expected


@pytest.mark.parametrize(
    ("law", "name", "stat", "amount", "expected"),
    [
        (p.Forbid("negate", "force bonus", OTHERS), "hare", "force", 2, True),
        (p.Forbid("negate", "force bonus", OTHERS), "hare", "force", -2, False),
        (p.Forbid("negate", "force bonus", OTHERS), "hare", "chi", 2, False),
        (p.Forbid("negate", "force bonus", OTHERS), "archer", "force", 2, False),
        (p.Forbid("negate", "force penalty", OTHERS), "hare", "force", -2, True),
        (p.Forbid("negate", "personal honor bonus", OTHERS), "hare", "personal_honor", 1, True),
        (p.Forbid("negate", "force bonus", OTHERS, others=("chi bonus",)), "hare", "chi", 1, True),
        (p.Forbid("will not", "force bonus", OTHERS), "hare", "force", 2, True),
        (p.Forbid("may not", "force bonus", OTHERS), "hare", "force", 2, True),
        (p.Forbid("negate", "force bonus", OTHERS, condition=PEACE), "hare", "force", 2, False),
    ],
)
def test_which_bonuses_are_negated(law: p.Forbid, name: str, stat: str, amount: int, expected: bool) -> None:
    event = happening(GIVE, name, RUSE)
    assert prevention.negates_bonus(game_with(law), thing(name), stat, amount, event) is expected


def test_what_traits_give_is_held_down_by_negations_and_traits() -> None:
    """`Can not` of an action stops what is new, nothing continuous (samurai.negation.12)."""
    event = happening(GIVE, "hare", RUSE)

    def negated(continuous: bool, *laws: p.Forbid) -> bool:
        return prevention.negates_bonus(game_with(*laws), thing("hare"), "force", 2, event, continuous)

    negates, forbids = p.Forbid("negate", "force bonus", OTHERS), p.Forbid("will not", "force bonus", OTHERS)
    assert (negated(False, negates), negated(True, negates)) == (True, True)
    assert (negated(False, forbids), negated(True, forbids)) == (True, False)
    assert negated(True, forbids, negates)
    assert prevention.negates_bonus(field(forbids).game, thing("hare"), "force", 2, event, True)
