"""Zones and tokens: what is discarded together, where tokens go, who wins if both fall."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import LEAVES_PLAY
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import (
    DISCARDED,
)
from rokugan.testing.built_texts import CONFLICT, action, card, laid, play, reaction


@pytest.mark.rule("lcg.zones.06", "lcg.zones.04", "lcg.zones.05", "lcg.zones.03")
def test_the_owner_orders_what_is_discarded_together() -> None:
    both = action(
        lambda game, use: deeds.discard_from_play(game, [table.number("Fox"), table.number("Hare")], use, DISCARDED)
    )
    table = laid({"Ox": (both,)}, {"in_play": ["Ox"]}, {"in_play": ["Fox", "Hare"], "dynasty_discard": ["Mouse"]}, [])
    game = play(
        table,
        "Ann: use Ox",
        {"window": "Bob"},
        {"offered": {"player": "Bob", "kind": "order", "includes": ["order Fox", "order Hare"]}},
        "Bob: order Hare",
    )
    assert [game.cards[each].title for each in game.pile(1, 4)] == ["Mouse", "Hare", "Fox"]


@pytest.mark.rule("lcg.attachments.05", "lcg.states.08", "lcg.cards.32")
def test_everything_goes_at_the_same_moment() -> None:
    seen: list[Any] = []
    fan = card("Fan", "attachment", cost=0)
    note = reaction(
        LEAVES_PLAY,
        lambda game, use: seen.append((game.where[table.number("fan")], game.players[1].honor)),
        forced=True,
    )
    kill = action(lambda game, use: deeds.discard_from_play(game, [table.number("Fox")], use, DISCARDED))
    table = laid(
        {"Ox": (kill, note)},
        {"in_play": ["Ox"]},
        {"in_play": [{"card": "Fox", "honored": True, "attachments": [{"card": "Fan", "as": "fan"}]}]},
        [fan],
    )
    play(table, "Ann: use Ox:1")
    assert seen == [(3, 11)]


@pytest.mark.rule("lcg.states.13")
def test_both_tokens_are_discarded() -> None:
    give = action(lambda game, use: deeds.give_status(game, table.number("Fox"), 1, use))
    table = laid({"Ox": (give,)}, {"in_play": ["Ox"]}, {"in_play": [{"card": "Fox", "dishonored": True}]}, [])
    play(table, "Ann: use Ox", {"expect": {"Fox.honored": False, "Fox.dishonored": False}})


@pytest.mark.rule("lcg.tokens.03", "lcg.tokens.04", "lcg.tokens.05", "lcg.tokens.08", "lcg.tokens.07", "lcg.tokens.02")
def test_where_tokens_come_from_and_go() -> None:
    from rokugan.editions.lcg.table.kinds import FATE_ON_RING
    from rokugan.editions.lcg.table.state import Event
    from rokugan.editions.lcg.windows.happening import happens

    table = laid({}, {"in_play": ["Ox"], "fate": 5}, {"in_play": ["Fox"]}, [])
    game = table.game
    assert isinstance(game, LcgGame)
    deeds.place_fate(game, [table.number("Ox")], 1, None)
    assert (game.players[0].fate, game.states[table.number("Ox")].fate) == (5, 1)
    happens(game, Event(FATE_ON_RING, seat=0, other=2, amount=1))
    assert (game.players[0].fate, game.ring_fate[2]) == (4, 1)
    deeds.lose_fate(game, 0, 2, None)
    assert (game.players[0].fate, game.players[1].fate, sum(game.ring_fate)) == (2, 0, 1)
    deeds.give_honor(game, 0, 2, None)
    assert (game.players[0].honor, game.players[1].honor) == (8, 12)
    deeds.gain_fate(game, 1, 200, None)
    assert game.players[1].fate == 200


@pytest.mark.rule("lcg.victory.06")
def test_if_both_fall_at_once_the_first_player_wins() -> None:
    from rokugan.editions.lcg.table.kinds import HONOR_LOST
    from rokugan.editions.lcg.table.state import Event
    from rokugan.editions.lcg.windows.happening import happen

    def fall(game: LcgGame, use: Use) -> None:
        happen(game, [Event(HONOR_LOST, seat=seat, amount=20, use=use) for seat in (0, 1)])

    table = laid({"Ox": (action(fall),)}, {"in_play": ["Ox"]}, {"in_play": ["Fox"]}, [], first_player="Bob")
    play(table, "Ann: use Ox", {"expect": {"winner": "Bob"}})


@pytest.mark.rule("lcg.victory.05", "lcg.victory.02")
def test_a_card_can_add_a_victory() -> None:
    table = laid({"Ox": (action(lambda game, use: game.end(use.seat, "Ox")),)}, {"in_play": ["Ox"]}, {}, [])
    play(table, "Ann: use Ox", {"expect": {"over": True, "winner": "Ann", "victory": "Ox"}})


@pytest.mark.rule("lcg.favor.02", "lcg.favor.10", "lcg.favor.11")
def test_cards_count_glory_and_claim_and_discard_the_favor() -> None:
    from rokugan.editions.lcg.effects.favor import claim_favor, count_glory
    from rokugan.editions.lcg.table.kinds import FAVOR_LOST
    from rokugan.editions.lcg.table.state import Event
    from rokugan.editions.lcg.windows.happening import happens

    texts = {
        "Ox": (
            action(lambda game, use: count_glory(game), "count"),
            action(lambda game, use: claim_favor(game, 0), "claim"),
            action(lambda game, use: happens(game, Event(FAVOR_LOST, seat=0)), "discard"),
        )
    }
    table = laid(texts, {"in_play": ["Ox"]}, {"favor": "military"}, [])
    play(
        table,
        "Ann: use Ox:1",
        {"expect": {"Bob.favor": "military"}},
        "Ann: use Ox:2",
        "Ann: choose political",
        {"expect": {"Ann.favor": "political", "Bob.favor": False}},
        "Ann: use Ox:3",
        {"expect": {"Ann.favor": False, "Bob.favor": False}},
    )


@pytest.mark.rule("lcg.unique.05")
def test_a_player_whose_own_copy_is_taken_cannot_play_another() -> None:
    lord = card("Lord", military=4, unique=True, cost=0)
    table = laid(
        {},
        {"provinces": [{"card": "Lord", "as": "second", "face": "up"}, {"card": "Ox", "face": "up"}], "fate": 3},
        {"in_play": [{"card": "Lord", "owner": "Ann"}]},
        [lord],
        phase="dynasty",
    )
    play(table, {"offered": {"player": "Ann", "includes": ["buy Ox fate 0"], "excludes": ["buy second fate 0"]}})


@pytest.mark.rule("lcg.zones.13")
def test_a_stronghold_stays() -> None:
    table = laid({}, {"in_play": ["Ox"]}, {}, [])
    game = table.game
    assert isinstance(game, LcgGame)
    stronghold = game.players[0].stronghold
    assert deeds.discard_from_play(game, [stronghold], None, DISCARDED) == []
    assert deeds.take_control(game, stronghold, 1, 0, None) == []


@pytest.mark.rule("lcg.simultaneity.01")
def test_cards_drawn_together_are_one_occurrence() -> None:
    seen: list[int] = []
    draw = action(lambda game, use: deeds.draw(game, 0, 3, use))
    table = laid(
        {
            "Ox": (
                draw,
                reaction(42, lambda game, use: seen.append(use.event.amount if use.event else 0), forced=True, limit=0),
            )
        },
        {"in_play": ["Ox"]},
        {},
        [],
    )
    play(table, "Ann: use Ox:1", {"expect": {"Ann.hand": 3}})
    assert seen == [3]


@pytest.mark.rule("lcg.conflict.21", "lcg.conflict.22")
def test_who_has_gone_home_has_not_won() -> None:
    from rokugan.editions.lcg.table.kinds import CONFLICT_WON

    def home(game: LcgGame, use: Use) -> object:
        return deeds.move_home(game, [table.number("Fox")], use)

    is_there = lambda game, use: game.participates(use.card)  # noqa: E731
    texts = {
        "Ox": (reaction(CONFLICT_WON, home),),
        "Fox": (reaction(CONFLICT_WON, lambda game, use: deeds.gain_honor(game, 0, 5, use), answers=is_there),),
    }
    table = laid(texts, {"in_play": ["Ox", "Fox"]}, {"provinces": [{"province": {"title": "A", "strength": 9}}]}, [])
    play(
        table,
        *CONFLICT,
        "Ann: attacker Ox",
        "Ann: attacker Fox",
        {"window": "Ann"},
        {"offered": {"player": "Ann", "includes": ["use Ox", "use Fox"]}},
        "Ann: use Ox",
        {"offered": {"player": "Ann", "kind": "may", "excludes": ["use Fox"]}},
    )
