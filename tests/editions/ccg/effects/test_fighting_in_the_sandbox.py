"""Fear, further actions, assignments, duels, rounds, provinces: effects that need a battle, a duel or an action at hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox

from rokugan import program as p
from rokugan.editions.ccg.effects import fighting, opportunities
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.event_kinds import ASSIGN, BOW, DRAW, TARGET

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own


@pytest.fixture
def sandbox() -> Sandbox:
    """A new copy of the table."""
    return Sandbox()


def duel(sandbox: Sandbox) -> Duel:
    """Ox and Hare fight a duel."""
    made = Duel(sandbox.number("ox"), sandbox.number("hare"), "chi")
    sandbox.game.duel = made
    return made


# ------------------------------------------------------------------------------------------------------ fear


@pytest.mark.parametrize(
    ("strength", "bowed"), [(0, []), (1, ["Hare"]), (2, ["Hare", "Wolf"]), (9, ["Hare", "Wolf", "Bear"])]
)
def test_fear_bows_those_whose_force_is_no_higher(sandbox: Sandbox, strength: int, bowed: list[str]) -> None:
    target: Any = sandbox.the("hare", "wolf", "bear", "whip")
    sandbox.do(p.Fear(N(strength), target))
    assert sandbox.did("bow") == bowed
    assert sandbox.unchanged == (not bowed)


# ---------------------------------------------------------------------------------------------- more actions


def playing(*filters: p.Filter) -> p.Pattern:
    """An action that plays such a card."""
    return p.Pattern("play", details=("play",), filters=filters)


def test_a_card_of_a_deck_may_be_played_from_there(sandbox: Sandbox) -> None:
    chosen = p.Chosen(p.Noun(("card",)), 0)
    said = playing(p.ActionDid("from", chosen))

    def found(name: str, requirement: p.Pattern | None = said) -> list[int]:
        sandbox.action.targets.slots = [[sandbox.number(name)]]
        return fighting.out_of_deck(sandbox.game, sandbox.action, requirement)

    assert found("plot") == [sandbox.number("plot")]
    assert found("crane") == [sandbox.number("crane")]
    assert found("net") == found("dart") == found("Ann") == []
    assert found("plot", None) == found("plot", p.Pattern("play", filters=said.filters)) == []
    assert found("plot", playing(p.ActionDid("from", sandbox.the("plot")))) == []
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


def assigning(sandbox: Sandbox, *units: str) -> Event:
    """These units are about to be assigned to Bob's first province."""
    event = sandbox.answering(ASSIGN, *units, player=0)
    event.place, event.amount = sandbox.number("Bob.P1"), 1
    return event


def test_who_is_about_to_be_assigned_may_be_assigned_elsewhere(sandbox: Sandbox) -> None:
    assigning(sandbox, "sow")
    sandbox.do(p.AssignElsewhere())
    assert sandbox.asks == ["Ann", "assign Sow to P2", "assign Sow to P3", "pass"]
    sandbox.game.play("assign Sow to P3")
    assert sandbox.look("sow.at") == "Bob.P3"


def test_he_is_assigned_only_where_he_may_be(sandbox: Sandbox) -> None:
    sandbox.do(p.Give(sandbox.the("sow"), (p.Forbid("may not", "assign"),)))
    sandbox.action = Action(0, sandbox.number("ox"), None)
    assigning(sandbox, "sow")
    assert sandbox.do(p.AssignElsewhere()).asks == []


@pytest.mark.parametrize(("done", "subject"), [(True, "sow"), (False, "mole")])
def test_who_is_assigned_or_is_not_to_be_is_not_assigned_elsewhere(sandbox: Sandbox, done: bool, subject: str) -> None:
    event = assigning(sandbox, "sow")
    event.done = list(event.things) if done else []
    sandbox.action.subject = sandbox.number(subject)
    assert sandbox.do(p.AssignElsewhere()).asks == []
    sandbox.action.event = None
    assert sandbox.do(p.AssignElsewhere()).asks == []


# ------------------------------------------------------------------------------------------------------ duels


def test_only_a_duelist_wins_or_loses(sandbox: Sandbox) -> None:
    assert sandbox.do(p.DecideDuel(sandbox.the("ox"))).unchanged
    fought = duel(sandbox)
    sandbox.do(p.DecideDuel(sandbox.the("elk", "ox")), p.DecideDuel(sandbox.the("hare"), False))
    assert fought.verdicts == {sandbox.number("ox"): True, sandbox.number("hare"): False}


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
    sandbox: Sandbox, what: tuple[str, ...], by: str, duelists: tuple[str, str]
) -> None:
    fought = duel(sandbox)
    sandbox.do(p.ReplaceInDuel(sandbox.the(*what), sandbox.the(by)))
    assert (fought.challenger, fought.challenged) == (sandbox.number(duelists[0]), sandbox.number(duelists[1]))


def test_nobody_is_replaced_where_there_is_no_duel(sandbox: Sandbox) -> None:
    assert sandbox.do(p.ReplaceInDuel(sandbox.the("ox"), sandbox.the("elk"))).unchanged


def test_the_stat_of_a_duel_or_of_one_duelist(sandbox: Sandbox) -> None:
    assert sandbox.do(p.DuelStat(None, "force")).unchanged
    fought = duel(sandbox)
    sandbox.do(p.DuelStat(sandbox.the("ox"), "force"))
    assert (fought.stat, [each.kind for each in sandbox.game.modifiers.on[sandbox.number("ox")]]) == (
        "chi",
        ["duel stat"],
    )
    sandbox.do(p.DuelStat(None, "personal_honor", True))
    assert (fought.stat, fought.base) == ("personal_honor", True)


# -------------------------------------------------------------------------------------------- rounds and more


def test_the_round_begins_with_a_player(sandbox: Sandbox) -> None:
    assert sandbox.game.attack is not None
    sandbox.do(p.StartRound(sandbox.the("")))
    assert sandbox.game.attack.first == -1
    sandbox.do(p.StartRound(sandbox.the("Bob")))
    assert sandbox.game.attack.first == 1


@pytest.mark.parametrize(("kind", "done", "bottom"), [(DRAW, False, True), (DRAW, True, False), (BOW, False, False)])
def test_only_what_is_about_to_be_drawn_comes_from_the_bottom(
    sandbox: Sandbox, kind: int, done: bool, bottom: bool
) -> None:
    event = sandbox.answering(kind, "Ann")
    event.done = list(event.things) if done else []
    sandbox.do(p.FromBottom())
    assert event.used == ([sandbox.number("Ann")] if bottom else [])
    sandbox.action.event = None
    sandbox.do(p.FromBottom())


def test_nobody_has_more_than_twenty_provinces(sandbox: Sandbox) -> None:
    sandbox.do(*[p.GainProvince() for _ in range(18)])
    assert len(sandbox.game.players[0].provinces) == opportunities.MOST_PROVINCES


# ----------------------------------------------------------------------------------------- another target


def aimed(sandbox: Sandbox, ability: int = 2) -> Action:
    """Bob's action aims at Ox, and the text answers to that."""
    theirs = sandbox.saying(ability, 1)
    theirs.targets.slots = [[sandbox.number("ox")]]
    sandbox.answering(TARGET, "ox", action=theirs)
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
def test_an_action_is_aimed_elsewhere(sandbox: Sandbox, ability: int, secure: bool, to: str, target: str) -> None:
    theirs = aimed(sandbox, ability)
    if secure:
        theirs.manner.secure = ("targets",)
    node = p.Retarget(sandbox.the(to))
    could = opportunities.can_redirect(sandbox.game, sandbox.action, node)
    sandbox.do(node)
    assert theirs.targets.slots == [[sandbox.number(target)]]
    assert could is (target == "elk")


@pytest.mark.parametrize(
    ("edition", "legal", "targets"),
    [("samurai", False, []), ("samurai", True, ["ox"]), ("celestial", False, ["ox"]), ("celestial", True, ["ox"])],
)
def test_what_becomes_of_the_old_target_where_the_new_one_can_not_be_targeted(
    edition: str, legal: bool, targets: list[str]
) -> None:
    sandbox = Sandbox(edition)
    theirs = aimed(sandbox)
    sandbox.do(p.Retarget(sandbox.the("pit"), legal))
    assert theirs.targets.slots == [[sandbox.number(name) for name in targets]]


def test_where_no_action_is_at_hand_none_is_aimed_elsewhere(sandbox: Sandbox) -> None:
    node = p.Retarget(sandbox.the("elk"))
    assert not opportunities.can_redirect(sandbox.game, sandbox.action, node)
    sandbox.answering(TARGET, "ox")
    assert not opportunities.can_redirect(sandbox.game, sandbox.action, node)
    assert sandbox.do(node).unchanged
