"""What the text of a challenge says of its duel: by which stat it is fought, and who focuses first."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, hold

from rokugan import program as p
from rokugan.editions.ccg.duels.duel import instead_of_focusing
from rokugan.editions.ccg.table.action import Duel

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


@pytest.mark.parametrize(("event", "offered"), [("focus", ["use Ox"]), ("draw", [])])
def test_what_is_done_instead_of_focusing(table: Trial, event: p.words.Happening, offered: list[str]) -> None:
    """Not what is done instead of something else."""
    instead = p.Trigger("before", p.Pattern(event, details=("instead",)))
    ability = p.Ability(("reaction",), (p.GainHonor(p.Number(1)),), trigger=instead)
    table.make("Ox", program=p.Program(abilities=(ability,)), force=3, chi=3)
    game = table.begin().game
    found = instead_of_focusing(game, Duel(table.handles["ox"], table.handles["bear"], "chi"), 0)
    assert [f"{each.verb} {each.card.title}" for each in found if each.card is not None] == offered
