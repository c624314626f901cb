"""Triggers: events, actions and what they did, periods, who and what did it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.program.words import Happening

N = p.Number
YOURS = p.Noun(("personality",), whose="your")
OTHER = p.Noun(("personality",), whose="other")
ACTION: Any = ("action",)


def after(event: Happening, subject: p.Thing | p.Filter | None = None, **more: Any) -> p.Trigger:
    return p.Trigger(more.pop("when", "after"), p.Pattern(event, subject, **more))


def gains(table: Trial, trigger: p.Trigger, *effects: p.Effect, **more: Any) -> int:
    """How much Honor Ann gains by a trait of Ox with this trigger when Trial does that to Hare."""
    table.trait(p.Triggered(trigger, (p.GainHonor(N(1)),)))
    table.trial(*effects, **more).play("play Trial", "target Hare")
    return int(table.look("Ann.honor")) - 10


HARE = p.Target(p.Noun(("personality",), whose="other"), 0)


@pytest.mark.parametrize(
    ("trigger", "expected"),
    [
        (after("bow", OTHER), 1),
        (after("bow", YOURS), 0),
        (after("bow", OTHER, actor=p.You()), 1),
        (after("bow", OTHER, actor=p.Noun(ACTION, whose="your")), 1),
        (after("bow", OTHER, actor=p.Noun(ACTION, whose="other")), 0),
        (after("bow", OTHER, actor=p.Noun(("effect",))), 1),
        (after("bow", OTHER, others=("move",)), 1),
        (after("target", OTHER), 1),
        (after("target", OTHER, actor=p.Noun(ACTION, (p.HasKeyword("Kiho"),))), 1),
        (after("target", OTHER, actor=p.Noun(ACTION, (p.HasKeyword("Fire"),))), 0),
        (after("target", OTHER, actor=p.Noun(ACTION, (p.HasKeyword("Open"),))), 1),
        (after("target", OTHER, actor=p.Noun(ACTION, (p.HasKeyword("Battle"),))), 0),
        (after("resolve", p.Noun(ACTION, (p.ActionDid("bow", OTHER),))), 1),
        (after("resolve", p.Noun(ACTION, (p.ActionDid("destroy"),))), 0),
        (after("resolve", p.Noun(ACTION, (p.ActionDid("from", p.Noun(("strategy",))),))), 1),
        (after("resolve", p.Noun(ACTION, (p.ActionDid("from hand"),))), 1),
        (after("resolve", p.Noun(ACTION), filters=(p.ActionDid("target", p.Ref("this")),)), 0),
        (after("announce", p.Noun(ACTION), actor=p.You()), 1),
        (after("announce", p.Noun(ACTION, (p.PerformedBy(p.Ref("this")),))), 0),
        (after("resolve", p.Noun(ACTION, whose="your"), ordinal=p.Ordinal(1, "turn")), 1),
        (after("resolve", p.Noun(ACTION, whose="your"), ordinal=p.Ordinal(2, "turn")), 0),
        (after("bow", OTHER, details=("cost",)), 0),
        (after("bow", OTHER, details=("battle",)), 0),
        (after("bow", OTHER, when="before"), 1),
        (after("target", OTHER, when="when"), 1),
        (after("play", p.Noun(("strategy",))), 1),
    ],
)
def test_what_a_trigger_answers_to(table: Trial, trigger: p.Trigger, expected: int) -> None:
    assert gains(table, trigger, p.Bow(HARE), keywords=("Kiho",)) == expected


def test_only_the_first_time_each_turn(table: Trial) -> None:
    trigger = p.Trigger("after", p.Pattern("bow", OTHER), "turn")
    assert gains(table, trigger, p.Bow(HARE), p.Straighten(HARE), p.Bow(HARE)) == 1
    assert (
        gains(type(table)(), p.Trigger("after", p.Pattern("bow", OTHER)), p.Bow(HARE), p.Straighten(HARE), p.Bow(HARE))
        == 2
    )


def test_who_performs_is_known_after_the_targets(table: Trial) -> None:
    trigger = after("announce", p.Noun(ACTION, (p.PerformedBy(p.Ref("this")),)))
    table.trait(p.Triggered(trigger, (p.GainHonor(N(1)),)))
    table.trial(p.Bow(p.Ref("slot", 0)), constraints=(p.Target(YOURS, 0),)).play("play Trial", "target Ox")
    assert table.look("Ann.honor") == 11


def test_the_action_and_what_it_did(table: Trial) -> None:
    """`After an action that bowed a Personality, dishonor him; the performer straightens.`"""
    trigger = after("resolve", p.Noun(ACTION, (p.ActionDid("bow", OTHER),)))
    table.trait(p.Triggered(trigger, (p.Dishonor(p.Ref("action object")), p.Straighten(p.Ref("action performer")))))
    table.trial(p.Bow(p.Target(OTHER, 1)), constraints=(p.Bow(p.Target(YOURS, 0)),))
    table.play("play Trial", "target Elk", "target Hare")
    assert (table.look("hare.dishonorable"), table.look("elk.bowed")) == (True, False)


def test_later_once_and_each_time(table: Trial) -> None:
    bowed = p.Trigger("after", p.Pattern("bow", OTHER))
    table.trial(
        p.Later(bowed, (p.GainHonor(N(1)),)),
        p.Later(bowed, (p.GainHonor(N(10)),), False),
        p.Bow(HARE),
        p.Straighten(HARE),
        p.Bow(HARE),
    ).play("play Trial", "target Hare")
    while table.asked.kind == "order":
        table.game.choose(0)
    assert table.look("Ann.honor") == 31


def test_a_reaction_written_without_a_colon(table: Trial) -> None:
    """`Reaction: After a Personality bows, gain 1 Honor.` is a Reaction to that, not an effect that waits."""
    later = p.Later(p.Trigger("after", p.Pattern("bow", OTHER)), (p.GainHonor(N(1)),))
    table.make("Ox", program=p.Program(abilities=(p.Ability(("reaction",), (later,)),)), force=3, chi=3)
    table.trial(p.Bow(HARE)).play("play Trial", "target Hare")
    assert table.offered == ["use Ox", "pass"]


def test_negating_the_event_at_hand(table: Trial) -> None:
    trigger = p.Trigger("before", p.Pattern("bow", OTHER))
    table.trait(p.Triggered(trigger, (p.Negate("bow"),)))
    table.trial(p.Bow(HARE), p.If(p.Did("bow", None, False), (p.GainHonor(N(3)),))).play("play Trial", "target Hare")
    assert (table.look("hare.bowed"), table.look("Ann.honor")) == (False, 13)


def test_a_reaction_from_hand_attaches_its_card(table: Trial) -> None:
    ability = p.Ability(
        ("reaction",),
        (p.Attach(p.Ref("this"), p.Ref("subject"), (p.Term("free"),)),),
        trigger=p.Trigger("after", p.Pattern("bow", YOURS)),
    )
    table.make("Blade", "item", p.Program(abilities=(ability,)), force=1, focus_value=1, gold_cost=2)
    table.ann["hand"].append({"card": "Blade", "as": "blade"})
    table.trial(p.Bow(p.Target(YOURS, 0))).play("play Trial", "target Ox", "play Blade")
    assert table.look("ox.force") == 4


@pytest.mark.parametrize(("moves", "shamed"), [(("strike",), ["ox", "hare"]), (("focus Blade", "strike"), ["ox"])])
def test_the_past_of_a_duel(table: Trial, moves: tuple[str, ...], shamed: list[str]) -> None:
    """Before the duel ends, those in it who did not focus in it are dishonored; Bob has the first chance."""
    table.ann["fate_deck"] = ["Spears"] * 3
    table.bob["fate_deck"] = ["Blade"] * 3
    idle = p.Noun(("personality",), (p.State("duelling"), p.Past("focus", "duel", False)))
    ends = p.Trigger("before", p.Pattern("duel ends"))
    ox = p.Each(p.Noun(("personality",), (p.Titled("Ox"),)))
    table.trial(p.Later(ends, (p.Dishonor(p.Each(idle)),)), p.Challenge(ox, p.Target(OTHER, 0)))
    table.play("play Trial", "target Hare")
    for move in moves:
        found = next(number for number, choice in enumerate(table.asked.choices) if choice.move.startswith(move))
        table.game.choose(found)
    assert [name for name in ("ox", "elk", "hare", "bear") if table.look(f"{name}.dishonorable")] == shamed
