"""Enlightenment is looked at whenever it may have become true, not only when a Ring enters play."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.cards.model import ELEMENTS

RINGS = p.Each(p.Noun(("ring",)))


def five_rings(table: Trial) -> None:
    """Ann has put a Ring of each element into play by its own text."""
    for element in ELEMENTS:
        table.make(f"Ring of {element}", "ring", keywords=(element,), focus_value=3)
        table.ann["in_play"].append({"card": f"Ring of {element}", "by_own_text": True})


@pytest.mark.rule("celestial.victory.04")
def test_a_ban_that_leaves_play(table: Trial) -> None:
    five_rings(table)
    table.trait(p.Forbid("will not", "count for enlightenment", RINGS), on="Hare")
    table.trial(p.Destroy(p.Target(p.Noun(("personality",)), 0)))
    assert not table.look("over")
    table.play("play Trial", "target Hare")
    assert (table.look("winner"), table.look("victory")) == ("Ann", "enlightenment")


@pytest.mark.rule("celestial.victory.04")
def test_a_ban_whose_condition_ends(table: Trial) -> None:
    five_rings(table)
    honorable = p.Compare(p.StatOf("family_honor", p.Controller(p.Ref("this"))), ">", p.Number(8))
    table.trait(p.Forbid("will not", "count for enlightenment", RINGS, condition=honorable), on="Hare")
    table.trial(p.ForEach(p.Noun(("player",)), (p.LoseHonor(p.Number(2), p.Ref("each")),)))
    assert not table.look("over")
    table.play("play Trial")
    assert table.look("winner") == "Ann"
