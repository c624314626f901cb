"""Conditions and the flow of effects: if, otherwise, may, for each, one of several, what was done before."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p

N = p.Number
YOURS = p.Noun(("personality",), whose="your")
OTHER = p.Noun(("personality",), whose="other")
SLOT = p.Ref("slot", 0)


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (p.Compare(p.StatOf("family_honor", p.You()), ">=", N(10)), True),
        (p.Exists(p.Noun(("holding",), whose="your")), False),
        (p.Exists(YOURS, "=", N(2)), True),
        (p.Is(p.Each(YOURS), (p.State("unbowed"),)), True),
        (p.Is(p.Each(YOURS), (p.HasKeyword("Monk"),)), False),
        (p.Moment("your turn"), True),
        (p.Moment("not your turn"), False),
        (p.Moment("action phase"), True),
        (p.HasFavor(p.You(), False), True),
        (p.Both((p.Moment("your turn"), p.Moment("battle"))), False),
        (p.AnyOf((p.Moment("your turn"), p.Moment("battle"))), True),
        (p.Not(p.Moment("battle")), True),
        (p.Happened(p.Pattern("straighten"), "turn", False), True),
        (p.Happened(p.Pattern("play", p.Noun(("card",), (p.Titled("Trial"),)), p.You())), True),
    ],
)
def test_otherwise_is_done_where_the_condition_fails(table: Trial, condition: p.Condition, holds: bool) -> None:
    table.trial(p.If(condition, (p.GainHonor(N(1)),)), p.Otherwise((p.GainHonor(N(5)),))).play("play Trial")
    assert table.look("Ann.honor") == (11 if holds else 15)


def test_otherwise_belongs_to_the_last_if_of_its_own_list(table: Trial) -> None:
    inside = p.If(p.Moment("battle"), (p.GainHonor(N(7)),))
    table.trial(p.If(p.Moment("your turn"), (inside,)), p.Otherwise((p.GainHonor(N(5)),))).play("play Trial")
    assert table.look("Ann.honor") == 10


def test_if_it_was_done(table: Trial) -> None:
    """`If you bowed him`: only if he really bowed."""
    target = p.Target(OTHER, 0)
    effects = (
        p.Bow(target),
        p.If(p.Did("bow", SLOT), (p.GainHonor(N(2)),)),
        p.If(p.Did("bow", SLOT, False), (p.LoseHonor(N(3)),)),
    )
    table.trial(*effects).play("play Trial", "target Hare")
    assert table.look("Ann.honor") == 12


def test_the_thing_that_was_done(table: Trial) -> None:
    """`If this destroyed a Personality, his controller loses Honor.`"""
    who = p.Controller(p.Ref("done"))
    table.trial(
        p.Destroy(p.Target(OTHER, 0)), p.If(p.Did("destroy", p.Noun(("personality",))), (p.LoseHonor(N(2), who),))
    ).play("play Trial", "target Hare")
    assert table.look("Bob.honor") == 8


def test_you_may_and_if_you_do(table: Trial) -> None:
    effects = (p.May((p.Bow(p.Each(OTHER)),)), p.If(p.Did("choose", None, True, p.You()), (p.GainHonor(N(1)),)))
    table.trial(*effects).play("play Trial", "no")
    assert (table.look("hare.bowed"), table.look("Ann.honor")) == (False, 10)


def test_what_another_player_may_do_is_asked_of_him(table: Trial) -> None:
    others, each = p.Noun(("player",), whose="other"), p.Ref("each")
    table.trial(p.ForEach(others, (p.May((p.GainHonor(N(2), each),), each),))).play("play Trial")
    assert table.asked.player == "Bob"
    table.play("yes")
    assert table.look("Bob.honor") == 12


def test_for_each_and_in_turn_order(table: Trial) -> None:
    """Each player chooses one of his own Personalities, beginning with the acting player."""
    his = p.Noun(("personality",), (), "his", p.Ref("each"))
    table.trial(
        p.InTurnOrder((p.ForEach(p.Noun(("player",)), (p.Bow(p.Chosen(his, 0, chooser=p.Ref("each"))),)),))
    ).play("play Trial")
    assert (table.asked.player, table.offered) == ("Ann", ["target Ox", "target Elk"])
    table.play("target Elk")
    assert (table.asked.player, table.offered) == ("Bob", ["target Hare", "target Bear"])
    table.play("target Bear")
    assert [n for n in ("ox", "elk", "hare", "bear") if table.look(f"{n}.bowed")] == ["elk", "bear"]


def test_only_the_chosen_alternative_is_done(table: Trial) -> None:
    table.trial(p.ChooseOne(((p.GainHonor(N(4)),), (p.Draw(N(1)),)))).play("play Trial")
    table.game.choose(0)
    assert table.look("Ann.honor") == 14


def test_one_of_several_things(table: Trial) -> None:
    """`Bow Ox or each of another player's Personalities.`"""
    ox = p.Each(p.Noun(("personality",), (p.Titled("Ox"),)))
    table.trial(p.Bow(p.OneOf((ox, p.Each(OTHER))))).play("play Trial")
    table.game.choose(1)
    assert (table.look("ox.bowed"), table.look("hare.bowed"), table.look("bear.bowed")) == (False, True, True)


def test_a_bare_target_is_remembered(table: Trial) -> None:
    table.trial(p.Target(OTHER, 0), p.Dishonor(SLOT)).play("play Trial", "target Hare")
    assert table.look("hare.dishonorable")


def test_a_choice_without_a_number_is_made_when_it_is_reached(table: Trial) -> None:
    table.trial(p.GainHonor(N(2), p.Chosen(p.Noun(("player",))))).play("play Trial", "target Bob")
    assert table.look("Bob.honor") == 12


@pytest.mark.rule("samurai.targeting.10")
def test_targeting_follows_a_known_condition(table: Trial) -> None:
    """In a condition that does not hold nothing need be targeted; in one that holds it must be."""
    dead = p.Noun(("personality",), (p.HasKeyword("Oni"),))
    table.trial(p.If(p.Moment("battle"), (p.Bow(p.Target(dead, 0)),)), p.GainHonor(N(1)))
    assert "play Trial" in table.offered
    table.play("play Trial")
    assert table.look("Ann.honor") == 11


def test_no_action_without_the_targets_of_a_condition_that_holds(table: Trial) -> None:
    oni = p.Noun(("personality",), (p.HasKeyword("Oni"),))
    table.trial(p.If(p.Moment("your turn"), (p.Bow(p.Target(oni, 0)),)), p.GainHonor(N(1)))
    assert table.asked.kind != "act"


@pytest.mark.rule("samurai.targeting.08")
def test_targeting_common_to_both_alternatives_is_required(table: Trial) -> None:
    target = p.Target(OTHER, 0)
    table.trial(p.ChooseOne(((p.Bow(target),), (p.Dishonor(target),)))).play("play Trial")
    assert table.offered == ["target Hare", "target Bear"]
    table.play("target Bear")
    table.game.choose(1)
    assert table.look("bear.dishonorable")
