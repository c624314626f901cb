"""Cases that only a fault would show: cards that have left play, things that can not change places, one option for one thing."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.text.phrases import states

N = p.Number
MINE = p.Noun(("personality",), whose="your")


def test_who_has_left_play_opposes_nobody(table: Trial) -> None:
    table.begin(battle=True)
    game, (ox, hare) = table.game, (table.handles["ox"], table.handles["hare"])
    assert states.opposes(game, ox, hare)
    assert not states.opposes(game, ox, table.handles["elk"])
    game.take_out(ox)
    assert not states.opposes(game, ox, hare)
    assert not states.opposes(game, hare, ox)


def test_a_card_in_play_changes_places_with_none_in_hand(table: Trial) -> None:
    table.ann["hand"].append({"card": "Spears", "as": "spears"})
    held = p.Chosen(p.Noun(("follower",), whose="your", zone="hand"), 1)
    table.trial(p.Swap(held, p.Target(MINE, 0))).play("play Trial", "target Ox")
    assert (table.look("ox.zone"), table.look("spears.zone")) == ("home", "hand")


@pytest.mark.rule("celestial.seppuku.02")
def test_who_performs_an_action_that_targets_him_may_commit_seppuku_once(table: Trial) -> None:
    ability = p.Ability(("open",), (p.LoseHonor(N(4)),), constraints=(p.Target(MINE, 0),))
    table.make("Ox", "personality", p.Program(abilities=(ability,)), force=3, chi=3, keywords=("Samurai",))
    table.begin().play("use Ox", "target Ox")
    assert table.offered == ["seppuku Ox", "pass"]


def test_what_is_given_beside_a_choice(table: Trial) -> None:
    either = p.OneChange((p.Modify("force", N(2)), p.Modify("force", N(5))))
    table.trial(p.Give(p.Target(MINE, 0), (p.Modify("chi", N(1)), either)))
    table.play("play Trial", "target Ox")
    table.game.choose(1)
    assert (table.look("ox.chi"), table.look("ox.force")) == (4, 8)


def test_a_token_is_transferred_only_to_a_card_in_play(table: Trial) -> None:
    table.ann["hand"].append({"card": "Spears", "as": "spears"})
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "tokens": {"+1F": 1}})
    held = p.Chosen(p.Noun(("follower",), whose="your", zone="hand"), 1)
    table.trial(p.TransferToken(p.Target(MINE, 0), held)).play("play Trial", "target Ox")
    assert table.look("ox.tokens") == {"+1F": 1}
