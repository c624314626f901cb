"""What texts of the rarer wordings do: each is read from English, written back the same and played, with the case in which it
does nothing."""

from __future__ import annotations

from typing import Any


def test_strength_said_after_a_ranged_attack_counts_for_it(field: Any) -> None:
    field.card("Ox", text="Battle: Ranged 1 Attack. The Ranged Attack has +1 strength if you control a Monk.")
    field.start(battle=True).play("use Ox", "target Spears")
    assert field.look("spears.zone") == "fate_discard"


def test_strength_against_a_target(field: Any) -> None:
    """Hare (1F) would survive a strength of 0; the dishonorable target is shot at with 2 more."""
    text = "Battle: Ranged 0 Attack. If Ox or his target is dishonorable, the Attack has +2 strength."
    field.card("Ox", text=text).start(battle=True)
    field.game.states[field.handles["hare"]].dishonored = True
    field.play("use Ox", "target Hare")
    assert field.look("hare.dead")


def test_a_ranged_attack_that_passes_the_followers_of_some(field: Any) -> None:
    text = "Battle: Ranged 4 Attack that can target a Nonhuman Personality ignoring his Followers."
    field.card("Ox", text=text).start(battle=True).play("use Ox")
    assert sorted(field.offered) == ["target Bear", "target Hare", "target Spears"]
    field.play("target Bear")
    assert field.look("bear.dead")


def test_a_ranged_attack_does_not_pass_the_followers_of_others(field: Any) -> None:
    text = "Battle: Ranged 4 Attack that can target a Human Personality ignoring his Followers."
    field.card("Ox", text=text).start(battle=True).play("use Ox")
    assert sorted(field.offered) == ["target Hare", "target Spears"]


def test_your_ranged_attacks_pass_followers(field: Any) -> None:
    field.card("Elk", text="Your Ranged Attacks can target Nonhuman Personalities opposing Elk ignoring their Followers.")
    field.card("Ox", text="Battle: Ranged 4 Attack.").start(battle=True).play("use Ox")
    assert "target Bear" in field.offered


def test_comparing_with_base_force(field: Any) -> None:
    field.card("Elk", text="Battle: Give a target enemy Personality +3F.")
    field.card("Ox", text="Battle: Ranged 1 Attack. You may compare it to the target's base Force.").start(battle=True)
    field.play("use Elk", "target Hare").until("act", "Ann").play("use Ox", "target Hare")
    assert field.look("hare.force") == 4
    field.play("yes")
    assert field.look("hare.dead")


def test_before_targeting(field: Any) -> None:
    field.card("Elk", text="Reaction: Before targeting a Ranged Attack from one of your actions: Increase its strength by 1.")
    field.card("Ox", text="Battle: Ranged 1 Attack.").start(battle=True).play("use Ox")
    assert field.offered == ["use Elk", "pass"]  # no target is known yet
    field.play("use Elk", "target Spears")
    assert field.look("spears.zone") == "fate_discard"
