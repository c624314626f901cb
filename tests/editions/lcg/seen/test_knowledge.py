"""What players see: piles, bids, totals."""

from __future__ import annotations

import pytest
from tests.editions.lcg.viewing import seen

from rokugan.testing.built_texts import CONFLICT, card, laid, play


@pytest.mark.rule("lcg.roles.01", "lcg.information.01", "lcg.information.03", "lcg.tokens.01", "lcg.honor.03")
def test_what_both_players_see() -> None:
    table = laid(
        {},
        {
            "role": {"title": "Keeper"},
            "conflict_discard": ["Fan"],
            "dynasty_discard": ["Ox", "Fox"],
            "removed": ["Hare"],
            "fate": 3,
            "hand": ["Mouse"],
        },
        {"in_play": ["Fox"]},
        [card("Fan", "attachment")],
    )
    for viewer in ("Ann", "Bob", None):
        shown = seen(table.game, viewer)["players"][0]
        assert shown["role"] == "Keeper"
        assert shown["conflict_discard"] == ["Fan"]
        assert shown["dynasty_discard"] == ["Ox", "Fox"]
        assert shown["removed"] == ["Hare"]
        assert (shown["fate"], shown["honor"]) == (3, 10)
        assert shown["hand"] == (["Mouse"] if viewer == "Ann" else [None])


@pytest.mark.rule("lcg.draw-phase.02", "lcg.draw-phase.03", "lcg.duel.07")
def test_a_bid_is_secret_until_both_are_revealed() -> None:
    table = laid({}, {}, {}, [], phase="draw")
    play(table, "Ann: bid 5")
    assert "5" not in str(seen(table.game, "Bob")["players"][0]["chosen"])
    assert seen(table.game, "Bob")["players"][0]["dial"] is None
    assert seen(table.game, "Ann")["players"][0]["chosen"] == 5


@pytest.mark.rule("lcg.information.09", "lcg.wording.08")
def test_the_totals_are_announced() -> None:
    table = laid({}, {"in_play": ["Ox", "Fox"]}, {"in_play": ["Hare"]}, [])
    play(table, *CONFLICT, "Ann: attacker Ox", "Ann: attacker Fox", {"window": "Bob"})
    shown = seen(table.game, "Bob")["conflict"]
    assert (shown["attacking_skill"], shown["defending_skill"]) == (5, 0)
