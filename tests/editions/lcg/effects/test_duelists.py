"""Who can duel, what each duelist counts, and who wins."""

from __future__ import annotations

import pytest

from rokugan.editions.lcg.effects.duels import DuelRule, DuelTiming, can_duel, duel_skill
from rokugan.editions.lcg.table.state import Duel, Use
from rokugan.editions.lcg.table.things import DYNASTY_DISCARD, MILITARY, NOTHING, POLITICAL
from rokugan.testing.built_texts import CONFLICT, BuiltTable, action, laid


def set_up() -> BuiltTable:
    """Ox, Hare and Monk attack, Fox defends; Bob waits with an action of Mouse."""
    monk = {"title": "Monk", "type": "character", "military": 1, "political": "-", "cost": 0}
    ann = {"in_play": [{"card": name, "as": name.lower()} for name in ("Ox", "Hare", "Monk", "Mouse")]}
    bob = {"in_play": [{"card": "Fox", "as": "fox"}, {"card": "Mouse", "as": "clerk"}]}
    table = laid({"Mouse": (action(lambda game, use: None),)}, ann, bob, [monk])
    table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: attacker hare", "Ann: attacker monk", "Ann: done")
    table.step("Bob: defender fox", "Bob: done", {"window": "Bob"})
    return table


@pytest.mark.rule("lcg.stats.03")
def test_two_participants_of_different_players_without_a_dash_can_duel() -> None:
    table = set_up()
    pairs = [("ox", "fox"), ("ox", "hare"), ("ox", "clerk"), ("mouse", "fox"), ("monk", "fox"), ("fox", "monk")]
    can = {
        skill: [can_duel(table.game, table.number(one), table.number(other), skill) for one, other in pairs]
        for skill in (MILITARY, POLITICAL)
    }
    assert can[MILITARY] == [True, False, False, False, True, True]
    assert can[POLITICAL] == [True, False, False, False, False, False]


@pytest.mark.parametrize(
    ("skill", "bids", "winner"),
    [(MILITARY, (1, 1), "ox"), (MILITARY, (1, 2), ""), (MILITARY, (1, 5), "fox"), (POLITICAL, (1, 1), "fox")],
)
@pytest.mark.rule("lcg.duel.12")
def test_the_higher_skill_with_its_bid_wins_and_equal_ones_are_won_by_nobody(
    skill: int, bids: tuple[int, int], winner: str
) -> None:
    """Ox has 3 and 1, Fox 2 and 2."""
    table = set_up()
    duel = begun(table, skill, bids)
    DuelTiming(duel, DuelRule()).compare(table.game)
    loser = {"ox": "fox", "fox": "ox", "": ""}[winner]
    assert (duel.winner, duel.loser) == tuple(table.number(name) if name else NOTHING for name in (winner, loser))


@pytest.mark.parametrize("name", ["ox", "fox"])
@pytest.mark.parametrize("returns", [False, True])
@pytest.mark.rule("lcg.duel.12")
def test_a_duelist_who_is_gone_neither_wins_nor_loses(name: str, returns: bool) -> None:
    """Also if the card has come back: it is another instance."""
    table = set_up()
    game, card = table.game, table.number(name)
    duel = begun(table, MILITARY, (1, 1))
    seat = game.controller(card)
    game.leave(card, seat, DYNASTY_DISCARD)
    if returns:
        game.enter(card, seat)
    DuelTiming(duel, DuelRule()).compare(game)
    assert (duel.winner, duel.loser) == (NOTHING, NOTHING)


def test_the_bids_count_only_while_they_are_part_of_the_skill() -> None:
    table = set_up()
    duel = begun(table, MILITARY, (4, 1))
    assert [duel_skill(table.game, table.number(name)) for name in ("ox", "fox")] == [7, 3]
    duel.bids = False
    assert [duel_skill(table.game, table.number(name)) for name in ("ox", "fox")] == [3, 2]


def begun(table: BuiltTable, skill: int, bids: tuple[int, int]) -> Duel:
    """A duel between Ox and Fox in which the bids have been revealed."""
    game, ox, fox = table.game, table.number("ox"), table.number("fox")
    duel = Duel(ox, fox, skill, Use(ox, 0))
    duel.instances, duel.bids = [game.instance[ox], game.instance[fox]], True
    game.duel = duel
    for player, bid in zip(game.players, bids, strict=True):
        player.bid = bid
    return duel
