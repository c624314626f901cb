"""Cards that texts create."""

from __future__ import annotations

from tests.editions.ccg.trials import Trial, hold


def test_cards_created_where_another_is_and_with_the_players_clan(table: Trial) -> None:
    table.make("Nest", "stronghold", clans=("Crane",), province_strength=5, gold_production=0, starting_honor=5)
    table.ann["stronghold"] = "Nest"
    hold(
        table,
        "Open: Target your Personality: Create a 2F/2C Samurai Personality with your Clan alignment at the same location.",
    )
    table.begin().play("play Trial", "target Ox")
    made = table.game.cards[-1].number
    assert table.game.behaviours[made].keywords == {"Samurai", "Crane Clan"}
    assert table.game.controller(made) == 0


def test_as_many_created_as_there_are(table: Trial) -> None:
    hold(table, "Open: Create a number of 1F/1C Spirit Personalities equal to the number of Personalities you control.")
    before = len(table.begin().game.cards)
    table.play("play Trial")
    assert len(table.game.cards) == before + 2


def test_one_or_two_created(table: Trial) -> None:
    hold(table, "Open: Target your Personality: Create one or two +2F/+1C Weapon Items and attach them to him.")
    table.begin().play("play Trial", "target Ox")
    assert len(table.offered) == 2
