"""Fear, further actions, assignments, duels, rounds, provinces: effects that need a battle, a duel or an action at hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.effects.yard import N, Yard

from rokugan import program as p
from rokugan.editions.ccg.effects import fighting, opportunities
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.event_kinds import ASSIGN, BOW, DRAW, TARGET

pytestmark = pytest.mark.interpreted  # the yard has a frame of its own


@pytest.fixture
def yard() -> Yard:
    """A new copy of the table."""
    return Yard()


def duel(yard: Yard) -> Duel:
    """Ox and Hare fight a duel."""
    made = Duel(yard.number("ox"), yard.number("hare"), "chi")
    yard.game.duel = made
    return made


# ------------------------------------------------------------------------------------------------------ fear


@pytest.mark.parametrize(
    ("strength", "bowed"), [(0, []), (1, ["Hare"]), (2, ["Hare", "Wolf"]), (9, ["Hare", "Wolf", "Bear"])]
)
def test_fear_bows_those_whose_force_is_no_higher(yard: Yard, strength: int, bowed: list[str]) -> None:
    target: Any = yard.the("hare", "wolf", "bear", "whip")
    yard.do(p.Fear(N(strength), target))
    assert yard.did("bow") == bowed
    assert yard.unchanged == (not bowed)


# ---------------------------------------------------------------------------------------------- more actions


def playing(*filters: p.Filter) -> p.Pattern:
    """An action that plays such a card."""
    return p.Pattern("play", details=("play",), filters=filters)


def test_a_card_of_a_deck_may_be_played_from_there(yard: Yard) -> None:
    chosen = p.Chosen(p.Noun(("card",)), 0)
    said = playing(p.ActionDid("from", chosen))

    def found(name: str, requirement: p.Pattern | None = said) -> list[int]:
        yard.action.targets.slots = [[yard.number(name)]]
        return fighting.out_of_deck(yard.game, yard.action, requirement)

    assert found("plot") == [yard.number("plot")]
    assert found("crane") == [yard.number("crane")]
    assert found("net") == found("dart") == found("Ann") == []
    assert found("plot", None) == found("plot", p.Pattern("play", filters=said.filters)) == []
    assert found("plot", playing(p.ActionDid("from", yard.the("plot")))) == []
    assert found("plot", playing(p.ActionDid("target", chosen))) == []


@pytest.mark.parametrize(
    ("requirement", "is_so"),
    [
        (p.In("battlefield", None, False), True),
        (p.In("battlefield", None, True), False),
        (p.In("army", None, False), False),
        (p.In("battlefield", p.Ref("this"), False), False),
        (p.State("bowed"), False),
    ],
)
def test_which_action_is_one_of_a_card_elsewhere(requirement: p.Filter, is_so: bool) -> None:
    from_there = playing(p.ActionDid("from", p.Noun(("personality",), (requirement,))))
    assert fighting.speaks_of_elsewhere(from_there) is is_so
    assert not fighting.speaks_of_elsewhere(None)


# ----------------------------------------------------------------------------------------------- assignments


def assigning(yard: Yard, *units: str) -> Event:
    """These units are about to be assigned to Bob's first province."""
    event = yard.answering(ASSIGN, *units, player=0)
    event.place, event.amount = yard.number("Bob.P1"), 1
    return event


def test_who_is_about_to_be_assigned_may_be_assigned_elsewhere(yard: Yard) -> None:
    assigning(yard, "sow")
    yard.do(p.AssignElsewhere())
    assert yard.asks == ["Ann", "assign Sow to P2", "assign Sow to P3", "pass"]
    yard.game.play("assign Sow to P3")
    assert yard.look("sow.at") == "Bob.P3"


def test_he_is_assigned_only_where_he_may_be(yard: Yard) -> None:
    yard.do(p.Give(yard.the("sow"), (p.Forbid("may not", "assign"),)))
    yard.action = Action(0, yard.number("ox"), None)
    assigning(yard, "sow")
    assert yard.do(p.AssignElsewhere()).asks == []


@pytest.mark.parametrize(("done", "subject"), [(True, "sow"), (False, "mole")])
def test_who_is_assigned_or_is_not_to_be_is_not_assigned_elsewhere(yard: Yard, done: bool, subject: str) -> None:
    event = assigning(yard, "sow")
    event.done = list(event.things) if done else []
    yard.action.subject = yard.number(subject)
    assert yard.do(p.AssignElsewhere()).asks == []
    yard.action.event = None
    assert yard.do(p.AssignElsewhere()).asks == []


# ------------------------------------------------------------------------------------------------------ duels


def test_only_a_duelist_wins_or_loses(yard: Yard) -> None:
    assert yard.do(p.DecideDuel(yard.the("ox"))).unchanged
    fought = duel(yard)
    yard.do(p.DecideDuel(yard.the("elk", "ox")), p.DecideDuel(yard.the("hare"), False))
    assert fought.verdicts == {yard.number("ox"): True, yard.number("hare"): False}


@pytest.mark.parametrize(
    ("what", "by", "duelists"),
    [
        (("ox",), "elk", ("elk", "hare")),
        (("hare",), "bear", ("ox", "bear")),
        (("elk", "ox"), "sow", ("sow", "hare")),  # Elk is not in the duel
        (("hare", "ox"), "elk", ("elk", "hare")),  # nobody duels with one of his own
        (("ox",), "", ("ox", "hare")),
        (("ox",), "hare", ("ox", "hare")),
        (("ox",), "Ann", ("ox", "hare")),
    ],
)
@pytest.mark.rule("gold.duel.03")
def test_who_takes_the_place_of_a_duelist(
    yard: Yard, what: tuple[str, ...], by: str, duelists: tuple[str, str]
) -> None:
    fought = duel(yard)
    yard.do(p.ReplaceInDuel(yard.the(*what), yard.the(by)))
    assert (fought.challenger, fought.challenged) == (yard.number(duelists[0]), yard.number(duelists[1]))


def test_nobody_is_replaced_where_there_is_no_duel(yard: Yard) -> None:
    assert yard.do(p.ReplaceInDuel(yard.the("ox"), yard.the("elk"))).unchanged


def test_the_stat_of_a_duel_or_of_one_duelist(yard: Yard) -> None:
    assert yard.do(p.DuelStat(None, "force")).unchanged
    fought = duel(yard)
    yard.do(p.DuelStat(yard.the("ox"), "force"))
    assert (fought.stat, [each.kind for each in yard.game.modifiers.on[yard.number("ox")]]) == ("chi", ["duel stat"])
    yard.do(p.DuelStat(None, "personal_honor", True))
    assert (fought.stat, fought.base) == ("personal_honor", True)


# -------------------------------------------------------------------------------------------- rounds and more


def test_the_round_begins_with_a_player(yard: Yard) -> None:
    assert yard.game.attack is not None
    yard.do(p.StartRound(yard.the("")))
    assert yard.game.attack.first == -1
    yard.do(p.StartRound(yard.the("Bob")))
    assert yard.game.attack.first == 1


@pytest.mark.parametrize(("kind", "done", "bottom"), [(DRAW, False, True), (DRAW, True, False), (BOW, False, False)])
def test_only_what_is_about_to_be_drawn_comes_from_the_bottom(yard: Yard, kind: int, done: bool, bottom: bool) -> None:
    event = yard.answering(kind, "Ann")
    event.done = list(event.things) if done else []
    yard.do(p.FromBottom())
    assert event.used == ([yard.number("Ann")] if bottom else [])
    yard.action.event = None
    yard.do(p.FromBottom())


def test_nobody_has_more_than_twenty_provinces(yard: Yard) -> None:
    yard.do(*[p.GainProvince() for _ in range(18)])
    assert len(yard.game.players[0].provinces) == opportunities.MOST_PROVINCES


# ----------------------------------------------------------------------------------------- another target


def aimed(yard: Yard, ability: int = 2) -> Action:
    """Bob's action aims at Ox, and the text answers to that."""
    theirs = yard.saying(ability, 1)
    theirs.targets.slots = [[yard.number("ox")]]
    yard.answering(TARGET, "ox", action=theirs)
    return theirs


@pytest.mark.parametrize(
    ("ability", "secure", "to", "target"),
    [
        (2, False, "elk", "elk"),
        (2, True, "elk", "ox"),  # his targets stand
        (2, False, "", "ox"),
        (2, False, "ox", "ox"),
        (3, False, "elk", "ox"),  # he was chosen, not targeted
    ],
)
def test_an_action_is_aimed_elsewhere(yard: Yard, ability: int, secure: bool, to: str, target: str) -> None:
    theirs = aimed(yard, ability)
    if secure:
        theirs.manner.secure = ("targets",)
    node = p.Retarget(yard.the(to))
    could = opportunities.can_redirect(yard.game, yard.action, node)
    yard.do(node)
    assert theirs.targets.slots == [[yard.number(target)]]
    assert could is (target == "elk")


@pytest.mark.parametrize(
    ("edition", "legal", "targets"),
    [("samurai", False, []), ("samurai", True, ["ox"]), ("celestial", False, ["ox"]), ("celestial", True, ["ox"])],
)
def test_what_becomes_of_the_old_target_where_the_new_one_can_not_be_targeted(
    edition: str, legal: bool, targets: list[str]
) -> None:
    yard = Yard(edition)
    theirs = aimed(yard)
    yard.do(p.Retarget(yard.the("pit"), legal))
    assert theirs.targets.slots == [[yard.number(name) for name in targets]]


def test_where_no_action_is_at_hand_none_is_aimed_elsewhere(yard: Yard) -> None:
    node = p.Retarget(yard.the("elk"))
    assert not opportunities.can_redirect(yard.game, yard.action, node)
    yard.answering(TARGET, "ox")
    assert not opportunities.can_redirect(yard.game, yard.action, node)
    assert yard.do(node).unchanged
