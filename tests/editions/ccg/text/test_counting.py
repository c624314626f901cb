"""What texts count and compare, read from English and run."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold, on


def test_tokens_spent_are_counted(table: Trial) -> None:
    on(table, "Ox", "Open: Destroy any number of Rage tokens on Ox: Give him +1F for each Rage token you destroyed.")
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "tokens": {"Rage": 3}})
    table.begin().play("use Ox")
    assert table.offered == ["choose 0", "choose 1", "choose 2", "choose 3"]
    table.play("choose 2")
    assert table.look("ox.force") == 5
    assert table.look("ox.tokens") == {"Rage": 1}


def test_at_least_one_token_must_be_there(table: Trial) -> None:
    on(table, "Ox", "Open: Destroy one or more Rage tokens on Ox: Draw a card.")
    table.begin()
    assert "use Ox" not in table.offered


def test_keywords_are_counted(table: Trial) -> None:
    """Ox has Samurai and Lion Clan, Hare has none."""
    hold(table, "Open: Target a Personality: Give him -1F for each of his keywords other than Clan alignments.")
    hold(table, "Open: Target a Personality: Bow him if he has two or more keywords.", "Count")
    table.begin().play("play Trial", "target Ox", "play Count", "target Hare")
    assert table.look("ox.force") == 2
    assert not table.look("hare.bowed")


def test_points_of_honor_are_counted(table: Trial) -> None:
    on(table, "Ox", "Ox has +1F for every 4 points of Family Honor you have.")
    table.begin()
    assert table.look("ox.force") == 3 + 10 // 4


@pytest.mark.parametrize(
    ("words", "offered"),
    [("lower Force than a Monk", ["target Hare"]), ("higher Force than a Samurai", ["target Bear"])],
)
def test_compared_with_any_one_of_a_kind(table: Trial, words: str, offered: list[str]) -> None:
    """Elk, the Monk, has Force 2; Ox, the Samurai, has 3."""
    hold(table, f"Open: Bow another player's target Personality with {words}.")
    table.begin().play("play Trial")
    assert [f"target {name}" for name in ("Hare", "Bear") if table.look(f"{name.lower()}.bowed")] == offered


def test_what_counts_stops_at_its_maximum(table: Trial) -> None:
    hold(table, "Open: Gain 2 Honor for each Personality you control, to a maximum of 3.")
    on(table, "Ox", "Ox has +2F for each Personality you control, to a maximum of +3F.")
    table.begin().play("play Trial")
    assert (table.look("Ann.honor"), table.look("ox.force")) == (13, 6)


@pytest.mark.parametrize(("honor", "drawn"), [(11, 1), (10, 0)])
def test_more_honor_than_everybody_else(table: Trial, honor: int, drawn: int) -> None:
    table.ann["honor"] = honor
    hold(table, "Open: If your Family Honor is higher than each other player's, draw a card.")
    table.begin().play("play Trial")
    assert table.look("Ann.hand") == drawn


def test_targets_that_share_a_keyword(table: Trial) -> None:
    table.make("Hare", force=1, chi=2, keywords=("Monk",))
    hold(table, "Open: Bow two target Personalities that share a keyword.")
    table.begin().play("play Trial")
    assert table.offered == ["target Elk", "target Hare"]
    table.play("target Elk")
    assert [table.look(f"{name}.bowed") for name in ("ox", "elk", "hare", "bear")] == [False, True, True, False]


@pytest.mark.parametrize(("gain", "left"), [(3, 9), (2, 10)])
def test_a_gain_of_so_much_is_answered(table: Trial, gain: int, left: int) -> None:
    on(table, "Hare", "After another player gains 3 or more Honor: Lose 1 Honor.")
    hold(table, f"Open: Gain {gain} Honor.")
    table.begin().play("play Trial")
    assert table.look("Bob.honor") == left


def test_the_next_gain_of_a_player(table: Trial) -> None:
    hold(table, "Open: Negate the next Honor gain of a target player this turn.", whose="Bob")
    for title in ("Feast", "Fair"):
        hold(table, "Open: Gain 2 Honor.", title)
    table.begin().play("pass", "play Trial", "target Ann", "play Feast")
    assert table.look("Ann.honor") == 10
    table.play("play Fair")
    assert table.look("Ann.honor") == 12


def test_one_and_what_he_has(table: Trial) -> None:
    on(table, "Ox", "Ox and his Followers have +1F while you control a Monk.")
    cards = [{"card": "Spears", "as": "spears"}]
    table.ann["in_play"].append({"card": "Ox", "as": "ox", "attachments": cards})
    table.begin()
    assert (table.look("ox.force"), table.look("spears.force"), table.look("elk.force")) == (4, 3, 2)


def test_players_without_a_card(table: Trial) -> None:
    hold(table, "Open: Each player with no Monks loses 2 Honor.")
    table.begin().play("play Trial")
    assert (table.look("Ann.honor"), table.look("Bob.honor")) == (10, 8)
