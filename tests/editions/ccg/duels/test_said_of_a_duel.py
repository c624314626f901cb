"""What the text of a challenge says of its duel: by which stat it is fought, and who focuses first."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold

CHALLENGES = "Open: Target your Personality: He challenges a target Personality."


@pytest.mark.rule("celestial.duel.11")
@pytest.mark.parametrize(
    ("said", "loser"),
    [
        ("", "ox"),  # 3 Chi against 4
        ("The challenger uses Force as the duel stat.", "bear"),  # 6 Force against 4 Chi
        ("He uses Force as the duel stat.", "ox"),  # the challenged one: 3 Chi against 5 Force
        ("Both Personalities use their Force as their duel stat.", "bear"),  # 6 against 5
        ("Both Personalities use their base Chi as their duel stat.", "ox"),
    ],
)
def test_by_which_stat_they_duel(table: Trial, said: str, loser: str) -> None:
    """`Who uses another stat than Chi is one of them, or both`: what is said of the one is not said of the other."""
    table.trait(on="Ox", force=6)
    table.trait(on="Bear", force=5)
    hold(table, f"{CHALLENGES} {said} Bow the loser.".replace("  ", " "))
    table.begin().play("play Trial", "target Ox", "target Bear", "strike")
    assert [name for name in ("ox", "bear") if table.look(f"{name}.bowed")] == [loser]


_FIRST = "{} has the first chance to focus in the duel and must use this chance to focus if possible."


@pytest.mark.parametrize(
    ("said", "first", "may_strike"),
    [
        ("", "Bob", True),  # the challenged player begins, who may strike (celestial.duel.05)
        (_FIRST.format("The challenger"), "Ann", False),
        (_FIRST.format("He"), "Bob", False),
        ("If the challenger is a Samurai, " + _FIRST.format("the challenger"), "Ann", False),
        ("If the challenger is a Monk, " + _FIRST.format("the challenger"), "Bob", True),
    ],
)
def test_who_focuses_first(table: Trial, said: str, first: str, may_strike: bool) -> None:
    hold(table, f"{CHALLENGES} {said} Bow the loser.".replace("  ", " "))
    table.begin().play("play Trial", "target Ox", "target Bear")
    assert (table.asked.player, "strike" in table.offered) == (first, may_strike)
