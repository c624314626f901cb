"""What is given for a time: chosen, conditional, granted, negated, delayed, and for how long."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.program.words import Alteration

N = p.Number


def titled(title: str) -> p.Each:
    return p.Each(p.Noun(("personality", "follower", "item", "holding"), (p.Titled(title),)))


OX, HARE, BEAR = titled("Ox"), titled("Hare"), titled("Bear")


def test_bonus_or_penalty_as_the_player_chooses(table: Trial) -> None:
    table.trial(p.Give(HARE, (p.Modify("force", N(2), choose=True),))).play("play Trial")
    assert table.offered == ["choose +2 force", "choose -2 force"]
    table.play("choose +2 force")
    assert table.look("hare.force") == 3


def test_one_change_and_any_keyword(table: Trial) -> None:
    change = p.OneChange((p.GrantKeyword("Cavalry"), p.GrantKeyword("Tactician")))
    table.trial(p.Give(OX, (change, p.AnyKeyword("element")))).play("play Trial", "choose Tactician", "choose Fire")
    assert {"Tactician", "Fire"} <= set(table.look("ox.keywords"))
    assert "Cavalry" not in table.look("ox.keywords")


def test_a_change_counts_only_while_its_condition_holds(table: Trial) -> None:
    """`While he is bowed, he has +3F.`, then he bows."""
    table.trial(
        p.Chosen(p.Noun(("personality",), whose="your"), 0),
        p.Give(p.Ref("slot", 0), (p.Modify("force", N(3)),), "", p.Is(p.Ref("slot", 0), (p.State("bowed"),))),
        p.May((p.Bow(p.Ref("slot", 0)),)),
    ).play("play Trial", "target Ox")
    assert table.look("ox.force") == 3
    table.play("yes")
    assert table.look("ox.force") == 6
    assert table.look("elk.force") == 2


@pytest.mark.parametrize(
    ("only", "value", "expected"), [("", 5, 5), ("lower", 5, 3), ("lower", 1, 1), ("raise", 5, 5), ("raise", 1, 3)]
)
def test_a_stat_that_is_set_may_be_only_lowered_or_raised(
    table: Trial, only: Literal["", "lower", "raise"], value: int, expected: int
) -> None:
    table.trial(p.Give(OX, (p.SetStat("force", N(value), False, only),))).play("play Trial")
    assert table.look("ox.force") == expected


def test_granted_text_is_used_like_a_printed_one(table: Trial) -> None:
    text = p.Program(abilities=(p.Ability(("open",), (p.GainHonor(N(3)),)),))
    table.trial(p.Give(OX, (p.GrantText(text),))).play("play Trial")
    table.play("use Ox")
    assert table.look("Ann.honor") == 13
    assert "use Ox" not in table.offered  # once per turn, like any ability


def test_text_that_a_trait_gives(table: Trial) -> None:
    """`Your Monks have the ability ...`: Elk has it, Ox and the trait's own card have not."""
    text = p.Program(abilities=(p.Ability(("open",), (p.GainHonor(N(3)),)),))
    monks = p.Each(p.Noun(("personality",), (p.HasKeyword("Monk"),), "your"))
    table.trait(p.Continuous(monks, (p.GrantText(text),))).begin()
    assert [move for move in table.offered if move.startswith("use")] == ["use Elk"]
    table.play("use Elk")
    assert table.look("Ann.honor") == 13


def test_a_text_given_to_you(table: Trial) -> None:
    text = p.Program(abilities=(p.Ability(("open",), (p.Draw(N(1)),)),))
    table.trait(p.Continuous(p.You(), (p.GrantText(text),))).begin()
    assert "use Ox" in table.offered


def test_who_loses_his_abilities_cannot_use_them(table: Trial) -> None:
    program = p.Program(abilities=(p.Ability(("open",), (p.Draw(N(1)),)),))
    table.make("Ox", force=3, chi=3, program=program)
    table.trial(p.Give(OX, (p.LoseAbility(),)))
    assert "use Ox" in table.offered
    table.play("play Trial")
    assert table.asked.kind != "act"


def test_negating_for_a_time_and_the_next_one_only(table: Trial) -> None:
    table.trial(
        p.Negate("dishonor", HARE, ""),
        p.Negate("dishonor", BEAR, "next"),
        p.Dishonor(HARE),
        p.Dishonor(BEAR),
        p.Dishonor(BEAR),
    )
    table.play("play Trial")
    assert (table.look("hare.dishonorable"), table.look("bear.dishonorable")) == (False, True)


def test_what_is_said_to_be_firm_is_not_negated(table: Trial) -> None:
    table.trait(p.Forbid("negate", "dishonor", p.Ref("this")), on="Hare")
    table.trial(p.Dishonor(HARE), p.Dishonor(BEAR), p.Firm("dishonor")).play("play Trial")
    assert table.look("hare.dishonorable")


def test_a_delayed_destruction_waits_for_the_end_of_the_turn(table: Trial) -> None:
    """The destruction waits for the end of the turn."""
    trigger = p.Trigger("before", p.Pattern("destroy", p.Ref("this")))
    table.trait(p.Triggered(trigger, (p.Delay("turn"),)), on="Hare")
    table.trial(p.Destroy(HARE)).play("play Trial")
    assert table.look("hare.zone") == "home"
    table.play("no attack")
    assert table.look("hare.dead")


def test_what_comes_instead_replaces_the_destruction(table: Trial) -> None:
    trigger = p.Trigger("before", p.Pattern("destroy", p.Ref("this")))
    table.trait(p.Triggered(trigger, (p.Instead((p.Bow(p.Ref("this")),)),)), on="Hare")
    table.trial(p.Destroy(HARE)).play("play Trial")
    assert (table.look("hare.zone"), table.look("hare.bowed")) == ("home", True)


@pytest.mark.parametrize(
    ("how", "expected"), [("add", 15), ("subtract", 11), ("set", 12), ("double", 16), ("halve", 11)]
)
def test_a_gain_of_honor_is_changed_before_it_comes(table: Trial, how: Alteration, expected: int) -> None:
    trigger = p.Trigger("before", p.Pattern("gain honor", p.You()))
    table.trait(p.Triggered(trigger, (p.ChangeAmount(how, N(2)),)))
    table.trial(p.GainHonor(N(3))).play("play Trial")
    assert table.look("Ann.honor") == expected


def test_cards_drawn_later_come_at_the_end_of_the_turn(table: Trial) -> None:
    table.ann["fate_deck"] = ["Blade"] * 5
    table.trial(p.DrawLater(N(2))).play("play Trial")
    assert table.look("Ann.hand") == 0
    table.play("no attack")
    assert table.look("Ann.hand") == 3


def test_tokens_are_put_and_removed_by_events(table: Trial) -> None:
    """A trigger sees the token; a text removes one of two."""
    trigger = p.Trigger("after", p.Pattern("token", p.Ref("this")))
    table.trait(p.Triggered(trigger, (p.GainHonor(N(1)),)))
    table.trial(p.PutToken(OX, "+1F Fire", N(2)), p.RemoveToken(OX, "Fire")).play("play Trial")
    assert (table.look("ox.force"), table.look("Ann.honor")) == (4, 11)


def test_until_the_end_of_your_next_turn(table: Trial) -> None:
    table.trial(p.Give(OX, (p.Modify("force", N(2)),), "your next turn end"), p.Give(OX, (p.Modify("chi", N(1)),)))
    table.play("play Trial")
    assert (table.look("ox.force"), table.look("ox.chi")) == (5, 4)
    table.play("no attack")
    assert (table.look("ox.force"), table.look("ox.chi")) == (5, 3)
    while table.game.turn < 6:
        table.game.choose(len(table.offered) - 1)
    assert table.look("ox.force") == 3


def test_a_gift_to_a_player(table: Trial) -> None:
    """`Other players may not lobby`, and no Honor for Bob."""
    others = p.Each(p.Noun(("player",), whose="other"))
    table.trial(
        p.Give(others, (p.Forbid("will not", "gain honor"),)), p.GainHonor(N(3), others), p.GainHonor(N(1))
    ).play("play Trial")
    assert (table.look("Bob.honor"), table.look("Ann.honor")) == (10, 11)


def test_what_a_text_delays_knows_in_a_clone_what_the_text_does_afterwards(table: Trial) -> None:
    """`Before the next time you gain Honor, straighten each card this bowed. You may bow Ox.`, cloned in between."""
    bowed = p.Each(p.Noun(("card",), (p.Past("bow", "this"),)))
    later = p.Later(p.Trigger("before", p.Pattern("gain honor", p.You())), (p.Straighten(bowed),))
    table.make("Bell", "holding", p.Program(abilities=(p.Ability(("open",), (p.GainHonor(N(1)),)),)))
    table.ann["in_play"].append({"card": "Bell"})
    table.trial(later, p.May((p.Bow(OX),))).play("play Trial")
    twin = table.game.clone()
    table.play("no")
    table.game = twin
    table.play("yes")
    assert table.look("ox.bowed")
    table.play("use Bell")
    assert not table.look("ox.bowed")
