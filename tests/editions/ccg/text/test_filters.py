"""Every kind of filter and relation: which of the Personalities on the table a made-up text bows."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p

N = p.Number
NAMES = ("ox", "elk", "hare", "bear")
OX = p.Each(p.Noun(("personality",), (p.Titled("Ox"),)))
HARE = p.Each(p.Noun(("personality",), (p.Titled("Hare"),)))
FOLLOWER = p.Noun(("follower",))


def bowed(table: Trial, *filters: p.Filter, **more: Any) -> set[str]:
    """Who is bowed by `Bow each such Personality.`, Spears being attached to Ox and a Poison token on Bear."""
    for player, title in ((table.ann, "Ox"), (table.bob, "Bear")):
        entry: dict[str, Any] = {"card": title, "as": title.lower()}
        if title == "Ox":
            entry["attachments"] = [{"card": "Spears", "as": "spears"}]
        else:
            entry.update(tokens={"-1F Poison": 1}, dishonorable=True)
        player["in_play"].append(entry)
    table.trial(p.Bow(p.Each(p.Noun(("personality",), filters, **more)))).play("play Trial")
    return {name for name in NAMES if table.look(f"{name}.bowed")}


@pytest.mark.parametrize(
    ("node", "expected"),
    [
        (p.HasKeyword("Samurai"), {"ox"}),
        (p.HasKeyword("Samurai", False), {"elk", "hare", "bear"}),
        (p.State("dishonorable"), {"bear"}),
        (p.State("nonhuman"), {"bear"}),
        (p.State("unaligned"), {"elk", "hare", "bear"}),
        (p.State("yours"), {"ox", "elk"}),
        (p.StatIs("force", ">=", N(3)), {"ox", "bear"}),
        (p.StatIs("force", ">", N(4), total=True), {"ox"}),
        (p.CardsIn("<", p.UnitOf(OX)), {"elk", "hare", "bear"}),
        (p.CardsIn("=", N(2)), {"ox"}),
        (p.NoneOf((p.HasKeyword("Samurai"), p.HasKeyword("Monk"))), {"hare", "bear"}),
        (p.With(FOLLOWER), {"ox"}),
        (p.With(FOLLOWER, "=", N(0)), {"elk", "hare", "bear"}),
        (p.HasToken("Poison"), {"bear"}),
        (p.Titled("Elk"), {"elk"}),
        (p.Among(OX), {"ox"}),
        (p.OtherThan(OX), {"elk", "hare", "bear"}),
        (p.In("home", p.You()), {"ox", "elk"}),
        (p.In("unit", p.Each(FOLLOWER)), {"ox"}),
        (p.In("location", OX), {"ox", "elk"}),
        (p.Either((p.Titled("Elk"), p.Titled("Hare"))), {"elk", "hare"}),
        (p.AllFilters((p.HasKeyword("Samurai"), p.HasKeyword("Lion Clan"))), {"ox"}),
        (p.Fits(p.Noun(("personality",), whose="your")), {"ox", "elk"}),
        (p.Not(p.Is(p.Ref("each"), (p.HasKeyword("Monk"),))), {"ox", "hare", "bear"}),
        (p.Provided(p.Is(p.Ref("each"), (p.State("yours"),)), p.HasKeyword("Monk")), {"elk", "hare", "bear"}),
        (p.Shares("player", OX), {"elk"}),
        (p.Best("force"), {"ox", "bear"}),
        (p.Best("chi", True), {"elk", "hare"}),
        (p.HasSome("clan"), {"ox"}),
        (p.Whose("controller", p.State("yours")), {"ox", "elk"}),
        (p.Whose("unit", p.With(FOLLOWER)), {"ox"}),
        (p.Controls(FOLLOWER), {"ox", "elk"}),
        (p.Moment("battle"), set()),
    ],
)
def test_a_filter_leaves_the_cards_that_it_describes(table: Trial, node: p.Filter, expected: set[str]) -> None:
    assert bowed(table, node) == expected


@pytest.mark.parametrize(
    ("whose", "expected"),
    [
        ("your", {"ox", "elk"}),
        ("other", {"hare", "bear"}),
        ("owned", {"ox", "elk"}),
        ("your own", {"ox", "elk"}),
        ("enemy", set()),
    ],
)
def test_a_noun_says_whose_cards_it_means(table: Trial, whose: str, expected: set[str]) -> None:
    assert bowed(table, whose=whose) == expected


def test_the_past_of_a_turn(table: Trial) -> None:
    """Who was bowed this turn, and who was not."""
    table.trial(
        p.Straighten(OX),
        p.Bow(p.Each(p.Noun(("personality",), (p.Past("straighten"),)))),
        p.Dishonor(p.Each(p.Noun(("personality",), (p.Past("straighten", "turn", False),), "other"))),
    )
    table.game.states[table.handles["ox"]].bowed = True
    table.play("play Trial")
    assert table.look("ox.bowed")
    assert table.look("hare.dishonorable")
    assert not table.look("ox.dishonorable")


def test_nouns_speak_of_cards_in_other_zones(table: Trial) -> None:
    """Dynasty and Fate cards, the dead, cards in hand: nouns that speak of other zones."""
    table.ann["dynasty_discard"] = [{"card": "Elk", "as": "fallen"}]
    table.ann["fate_discard"] = [{"card": "Blade", "as": "lost"}]
    dead = p.Noun(("personality",), (p.State("discarded"),), "your")
    table.trial(
        p.GainHonor(p.CountOf(p.Noun(("dynasty card",), zone="discard"))),
        p.PutCard(p.Each(p.Noun(("fate card",), (), "your", None, "discard")), "hand"),
        p.PutCard(p.Each(dead), "removed"),
    ).play("play Trial")
    assert table.look("Ann.honor") == 11
    assert table.look("lost.zone") == "hand"
    assert table.look("fallen.zone") == "removed"
