"""Duels of the Living Card Game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rokugan.core.values import SET, TIMES
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.effects.duels import DuelRule, begin_duel, can_duel
from rokugan.editions.lcg.table.abilities import TOUCHES_SKILL
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import DIALS_REVEALED, DUEL_BEGINS, DUEL_WON
from rokugan.editions.lcg.table.state import Duel, Use
from rokugan.editions.lcg.table.things import (
    DUEL_END,
    MILITARY,
    NOTHING,
    POLITICAL,
)
from rokugan.testing.built_texts import CONFLICT, BuiltTable, action, card, laid, play, reaction, standing


class BowTheLoser(DuelRule):
    """The loser is bowed."""

    def results(self, game: LcgGame, duel: Duel) -> None:
        if duel.loser != NOTHING:
            deeds.bow(game, [duel.loser], duel.use)


def noted(log: list[str], name: str) -> Callable[[LcgGame, Use], object]:
    """Note a name when it resolves."""
    return lambda game, use: log.append(name)


def challenge(tables: list[BuiltTable], skill: int = MILITARY) -> Callable[[LcgGame, Use], object]:
    """Challenge Bob's Fox."""

    def run(game: LcgGame, use: Use) -> None:
        begin_duel(game, use.card, tables[0].number("fox"), skill, use, BowTheLoser())

    return run


def duelling(
    ox: dict[str, Any] | None = None,
    fox: dict[str, Any] | None = None,
    texts: dict[str, Any] | None = None,
    skill: int = MILITARY,
) -> BuiltTable:
    """Ann's Ox and Bob's Fox in a conflict, where the Ox can challenge."""
    tables: list[BuiltTable] = []
    act = action(challenge(tables, skill), "challenge")
    more = {"Ox": (act, *(texts or {}).get("Ox", ())), "Fox": (texts or {}).get("Fox", ())}
    mine = {"in_play": [{"card": "Ox", "as": "ox", "fate": 1, **(ox or {})}], "honor": 10}
    other = {
        "in_play": [{"card": "Fox", "as": "fox", "fate": 1, **(fox or {})}],
        "honor": 10,
        "hand": ["Ronin"],
        "fate": 5,
    }
    table = laid(more, mine, other, [card("Ronin", side="conflict", cost=1)])
    tables.append(table)
    play(table, "all pass", *CONFLICT, "Ann: attacker ox", "Bob: defender fox", "Bob: done", "Bob: pass")
    return table


@pytest.mark.interpreted
@pytest.mark.rule(
    "lcg.duel.04",
    "lcg.duel.05",
    "lcg.duel.06",
    "lcg.duel.08",
    "lcg.duel.09",
    "lcg.duel.10",
    "lcg.duel.12",
    "lcg.duel.13",
    "lcg.duel.14",
    "lcg.duel.15",
    "lcg.duel.01",
    "lcg.honor.06",
)
def test_a_duel_from_its_beginning_to_its_end() -> None:
    log: list[str] = []
    notes = [
        reaction(kind, noted(log, name), name, forced=True)
        for kind, name in ((DUEL_BEGINS, "begins"), (DIALS_REVEALED, "revealed"), (DUEL_WON, "won"))
    ]
    table = duelling(texts={"Ox": notes})
    play(
        table,
        "Ann: use ox:1",
        {"offered": {"player": "Ann", "kind": "bid", "includes": ["bid 1", "bid 5"], "excludes": ["bid 6"]}},
        "Ann: bid 1",
        {"offered": {"player": "Bob", "kind": "bid", "includes": ["bid 4"], "excludes": ["play Ronin"]}},
    )
    duel = table.game.duel
    assert duel is not None
    assert (duel.challenger, duel.challenged) == (table.number("ox"), table.number("fox"))
    play(
        table,
        "Bob: bid 4",
        {
            "expect": {
                "Ann.honor": 13,
                "Bob.honor": 7,
                "Ann.dial": 1,
                "Bob.dial": 4,
                "ox.bowed": True,
                "fox.bowed": False,
                "ox.military": 3,
            }
        },
        {"offered": {"player": "Bob", "kind": "act", "includes": ["play Ronin"]}},
    )
    assert log == ["begins", "revealed", "won"]
    assert table.game.duel is None


@pytest.mark.interpreted
@pytest.mark.rule("lcg.duel.12")
def test_equal_values_have_no_winner() -> None:
    table = duelling()
    play(table, "Ann: use ox", "Ann: bid 1", "Bob: bid 2", {"expect": {"ox.bowed": False, "fox.bowed": False}})


@pytest.mark.interpreted
@pytest.mark.rule("lcg.duel.03", "lcg.duel.11", "lcg.duel.16")
def test_the_bid_is_added_after_everything_else() -> None:
    table = duelling(fox={"honored": True}, ox={})
    game = table.game
    game.enforce(standing(TOUCHES_SKILL, operation=SET, amount=2), 0, 0, DUEL_END, (table.number("ox"),))
    game.states[table.number("fox")].bowed = True
    play(table, "Ann: use ox", "Ann: bid 3", "Bob: bid 1", {"expect": {"ox.bowed": False, "fox.bowed": True}})
    table = duelling()
    table.game.enforce(standing(TOUCHES_SKILL, operation=TIMES, amount=2), 0, 0, DUEL_END, (table.number("fox"),))
    play(table, "Ann: use ox", "Ann: bid 2", "Bob: bid 2", {"expect": {"ox.bowed": True, "fox.bowed": False}})


@pytest.mark.rule("lcg.duel.02", "lcg.duel.01")
def test_a_dash_keeps_out_of_a_duel_of_that_skill() -> None:
    ghost = card("Ghost", military=1, political="-")
    table = laid({}, {"in_play": ["Ghost", "Hare"]}, {"in_play": ["Fox"]}, [ghost])
    game = table.game
    assert isinstance(game, LcgGame)
    play(table, *CONFLICT, "Ann: attacker Ghost", "Ann: done", {"window": "Bob"})
    game.states[table.number("Fox")].side = 2
    assert can_duel(game, table.number("Ghost"), table.number("Fox"), MILITARY)
    assert not can_duel(game, table.number("Ghost"), table.number("Fox"), POLITICAL)
    assert not can_duel(game, table.number("Hare"), table.number("Fox"), MILITARY)


@pytest.mark.rule("lcg.honor.01", "lcg.honor.02", "lcg.honor.05")
def test_a_modified_bid_counts_while_it_resolves_and_the_dial_afterwards() -> None:
    def raise_bid(game: LcgGame, use: Use) -> None:
        game.players[use.seat].bid += 1

    def lower(game: LcgGame, use: Use) -> None:
        game.players[use.seat].bid -= 1

    table = laid(
        {"Ox": (reaction(DIALS_REVEALED, raise_bid),), "Fox": (reaction(DIALS_REVEALED, lower),)},
        {"in_play": ["Ox"], "honor": 15},
        {"in_play": ["Fox"]},
        [],
        phase="draw",
    )
    game = play(
        table,
        "Ann: bid 5",
        "Bob: bid 1",
        "Ann: use Ox",
        "Bob: use Fox",
        {"expect": {"Ann.honor": 9, "Bob.honor": 16, "Ann.hand": 6, "Bob.hand": 0, "Ann.dial": 5, "Bob.dial": 1}},
    )
    assert [player.bid for player in game.players] == [5, 1]
