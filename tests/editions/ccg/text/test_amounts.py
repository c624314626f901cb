"""Every kind of number, as the Honor that a made-up text gives."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p

OX, ELK = p.Noun(("personality",), (p.Titled("Ox"),)), p.Noun(("personality",), (p.Titled("Elk"),))
MINE = p.Noun(("personality",), whose="your")
N = p.Number


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (N(4), 4),
        (p.StatOf("force", p.Each(OX)), 3),
        (p.StatOf("force", p.UnitOf(p.Each(OX))), 5),
        (p.StatOf("hand", p.You()), 2),
        (p.StatOf("family_honor", p.You()), 10),
        (p.TotalOf("force", p.UnitOf(p.Each(OX))), 5),
        (p.TotalOf("chi", p.Each(MINE)), 5),
        (p.CountOf(MINE), 2),
        (p.TokensOn("Fire", p.Each(OX)), 2),
        (p.Sum((N(1), p.CountOf(MINE))), 3),
        (p.Times(3, p.CountOf(MINE)), 6),
        (p.Half(N(5)), 2),
        (p.Half(N(5), True), 3),
        (p.Difference(N(7), N(2)), 5),
        (p.Per(3, N(10)), 3),
        (p.Conditional(p.Moment("your turn"), N(2), N(9)), 2),
        (p.Conditional(p.Moment("battle"), N(2), N(9)), 9),
        (p.Extreme("chi", p.Each(MINE)), 3),
        (p.Extreme("chi", p.Each(MINE), True), 2),
        (p.Capped(N(8), N(3)), 3),
        (p.Capped(N(1), N(3), True), 3),
        (p.Different("clan", p.Each(MINE)), 1),
        (p.Different("title", p.Each(MINE)), 2),
    ],
)
def test_an_amount_has_the_value_that_the_table_gives_it(table: Trial, number: p.Amount, expected: int) -> None:
    table.ann["in_play"] = [
        {"card": "Ox", "as": "ox", "tokens": {"+1F Fire": 2}, "attachments": [{"card": "Spears"}]},
    ]
    table.make("Ox", force=1, chi=3, keywords=("Lion Clan",))
    table.ann["hand"] = [{"card": "Blade"}, {"card": "Blade"}]
    table.trial(p.GainHonor(number)).play("play Trial")
    assert table.look("Ann.honor") == 10 + expected


def test_amount_of_the_event(table: Trial) -> None:
    trigger = p.Trigger("after", p.Pattern("gain honor", p.You()))
    table.trait(p.Triggered(trigger, (p.LoseHonor(p.AmountOf("event"), p.Each(p.Noun(("player",), whose="other"))),)))
    table.trial(p.GainHonor(N(3))).play("play Trial")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (13, 7)


def test_force_lost_through_the_text(table: Trial) -> None:
    """Only what he really lost: Hare has 1 Force."""
    hare = p.Each(p.Noun(("personality",), (p.Titled("Hare"),)))
    table.trial(p.Give(hare, (p.Modify("force", N(-5)),)), p.GainHonor(p.AmountOf("force lost", hare))).play(
        "play Trial"
    )
    assert table.look("Ann.honor") == 11
