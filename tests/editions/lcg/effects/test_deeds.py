"""Cannot, immune, control, entering play, moving to the conflict and home."""

from __future__ import annotations

import pytest
from tests.editions.lcg.few_texts import TARGET, draws

from rokugan.core.values import ADD
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating import legality
from rokugan.editions.lcg.table.abilities import (
    BE_AFFECTED,
    BE_TARGETED,
    BOW,
    TOUCHES_BANS,
    TOUCHES_HOSTING,
    TOUCHES_SKILL,
)
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import (
    ENTERS_PLAY,
)
from rokugan.editions.lcg.table.state import InForce, Use
from rokugan.editions.lcg.table.things import (
    CONFLICT_END,
    DISCARDED,
    EVENT,
    MILITARY,
    PHASE_END,
    REMOVED_FROM_GAME,
)
from rokugan.testing.built_texts import CONFLICT, action, card, laid, play, reaction, standing


@pytest.mark.rule(
    "lcg.wording.06",
    "lcg.effects.10",
    "lcg.effects.11",
    "lcg.effects.12",
    "lcg.effects.13",
    "lcg.effects.03",
    "lcg.effects.04",
)
def test_immunity_protects_the_card_from_effects_of_the_set_and_from_nothing_else() -> None:
    def immune(game: LcgGame, force: InForce, what: int, thing: int, by: Use | None) -> bool:
        return what == BE_AFFECTED and thing == force.source and by is not None and by.type == EVENT

    texts = {"Fox": (standing(TOUCHES_BANS, forbids=immune),)}
    table = laid(texts, {"in_play": ["Ox"]}, TARGET, [])
    game = table.game
    fox = table.number("fox")
    table.enforce(TOUCHES_SKILL, PHASE_END, "fox", operation=ADD, amount=-2)
    by = Use(table.number("Ox"), 0)
    by.type = EVENT
    assert not legality.targetable(game, fox, by)
    assert not legality.can_bow(game, fox, by)
    assert not legality.can_leave_play(game, fox, DISCARDED, by)
    assert legality.can_lose_fate(game, fox, by)
    assert legality.can_bow(game, fox, None)
    assert game.value(fox, MILITARY) == 0
    by.delayed = True
    assert not legality.can_bow(game, fox, by)
    by.type = 0
    assert legality.can_bow(game, fox, by)


@pytest.mark.rule("lcg.wording.06", "lcg.targeting.09")
def test_what_cannot_be_bowed_is_not_bowed_by_anything() -> None:
    def ban(game: LcgGame, force: InForce, what: int, thing: int, by: Use | None) -> bool:
        return what in (BOW, BE_TARGETED) and thing == force.source

    bower = action(lambda game, use: deeds.bow(game, [table.number("fox"), table.number("Hare")], use))
    table = laid(
        {"Fox": (standing(TOUCHES_BANS, forbids=ban),), "Ox": (bower,)},
        {"in_play": ["Ox"]},
        {"in_play": [{"card": "Fox", "as": "fox"}, "Hare"]},
        [],
    )
    play(table, "Ann: use Ox", {"expect": {"fox.bowed": False, "Hare.bowed": True}})


@pytest.mark.rule(
    "lcg.control.05",
    "lcg.control.06",
    "lcg.control.07",
    "lcg.control.08",
    "lcg.control.02",
    "lcg.zones.01",
    "lcg.zones.02",
)
def test_a_character_that_changes_control_keeps_its_state_and_changes_its_side() -> None:
    steal = action(lambda game, use: deeds.take_control(game, table.number("fox"), 1, 0, use), "steal")
    kill = action(lambda game, use: deeds.discard_from_play(game, [table.number("fox")], use, DISCARDED), "kill")
    fan = card("Fan", "attachment", cost=0, military_bonus=1)
    mine = {
        "in_play": [
            {"card": "Fox", "as": "fox", "honored": True, "fate": 2, "attachments": [{"card": "Fan", "as": "fan"}]},
            "Ox",
        ]
    }
    table = laid({"Hare": (steal, kill)}, mine, {"in_play": [{"card": "Hare", "bowed": True}]}, [fan])
    play(
        table,
        "all pass",
        *CONFLICT,
        "Ann: attacker fox",
        "Ann: attacker Ox",
        "Ann: done",
        {"expect": {"conflict.attacking_skill": 7}},
        "Bob: use Hare:1",
        {
            "expect": {
                "fox.controller": "Bob",
                "fox.owner": "Ann",
                "fox.honored": True,
                "fox.fate": 2,
                "fox.zone": "conflict",
                "fan.controller": "Ann",
                "conflict.attacking_skill": 3,
                "conflict.defending_skill": 4,
            }
        },
        "Bob: use Hare:2",
        {"expect": {"fox.zone": "dynasty_discard", "Ann.dynasty_discard": ["Fox"], "Bob.dynasty_discard": []}},
    )


@pytest.mark.rule("lcg.control.08")
def test_control_for_a_time_returns() -> None:
    steal = action(lambda game, use: deeds.take_control(game, table.number("fox"), 0, CONFLICT_END, use), "steal")
    table = laid(
        {"Ox": (steal,)},
        {"in_play": [{"card": "Ox", "fate": 1}]},
        {"in_play": [{"card": "Fox", "as": "fox", "fate": 1, "bowed": True}]},
        [],
    )
    play(
        table,
        "all pass",
        *CONFLICT,
        "Ann: use Ox",
        {"expect": {"fox.controller": "Ann"}},
        "Ann: no",
        "Ann: no",
        {"expect": {"fox.controller": "Bob"}},
    )


@pytest.mark.rule("lcg.unique.05", "lcg.unique.06", "lcg.events-cards.03", "lcg.roles.02")
def test_what_cannot_be_brought_into_play() -> None:
    lord = card("Lord", military=4, unique=True)
    table = laid(
        {},
        {"in_play": ["Lord"], "role": {"title": "Keeper"}},
        {
            "in_play": [{"card": "Lord", "as": "theirs"}],
            "dynasty_discard": [{"card": "Lord", "as": "dead"}],
            "hand": ["Banner"],
        },
        [lord, card("Banner", "event", cost=0)],
    )
    game = table.game
    assert not deeds.take_control(game, table.number("theirs"), 0, 0, None)
    assert not deeds.can_put_into_play(game, table.number("dead"), 0, False)
    assert not deeds.can_put_into_play(game, table.number("Banner"), 1, False)
    assert not deeds.can_put_into_play(game, game.players[0].role, 0, False)
    assert not legality.can_leave_play(game, game.players[0].stronghold, DISCARDED, None)
    assert not legality.can_leave_play(game, game.players[0].role, REMOVED_FROM_GAME, None)


@pytest.mark.rule(
    "lcg.effects.14", "lcg.effects.15", "lcg.effects.16", "lcg.zones.09", "lcg.keywords.10", "lcg.keywords.05"
)
def test_putting_into_play_is_not_playing() -> None:
    log: list[str] = []
    put = action(lambda game, use: deeds.put_into_play(game, [table.number("Hero")], 0, False, use), "home")
    join = action(lambda game, use: deeds.put_into_play(game, [table.number("Knight")], 0, True, use), "conflict")
    notes = (
        reaction(ENTERS_PLAY, lambda game, use: log.append("enters"), "e", forced=True, limit=0),
        reaction(18, lambda game, use: log.append("played"), "p", forced=True, limit=0),
    )
    cards = [card("Hero", cost=9, military=2, keywords=["limited"]), card("Knight", cost=9, military=4)]
    table = laid(
        {"Ox": (put, join, *notes)},
        {"in_play": ["Ox"], "dynasty_discard": ["Hero", "Knight"], "fate": 1},
        {"hand": []},
        cards,
    )
    game = play(
        table,
        "all pass",
        *CONFLICT,
        "Ann: attacker Ox",
        "Ann: use Ox:1",
        "Ann: use Ox:2",
        {
            "expect": {
                "Hero.zone": "home",
                "Hero.bowed": False,
                "Hero.fate": 0,
                "Knight.zone": "conflict",
                "Ann.fate": 1,
                "conflict.attacking_skill": 7,
            }
        },
    )
    assert log == ["enters", "enters"]
    assert game.players[0].limited == 0


@pytest.mark.rule(
    "lcg.movement.01",
    "lcg.movement.02",
    "lcg.movement.03",
    "lcg.movement.04",
    "lcg.conflict.02",
    "lcg.conflict.05",
    "lcg.conflict.09",
    "lcg.keywords.05",
)
def test_moving_to_the_conflict_and_home() -> None:
    come = action(lambda game, use: deeds.move_to_conflict(game, [use.card], use), "come")
    go = action(lambda game, use: deeds.move_home(game, [table.number("Ox")], use), "go")
    table = laid({"Fox": (come, go, action(draws, "wait", limit=9))}, {"in_play": ["Ox", "Hare"]}, TARGET, [])
    game = play(
        table,
        "all pass",
        *CONFLICT,
        "Ann: attacker Ox",
        "Ann: attacker Hare",
        "Bob: done",
        "Bob: use fox:1",
        {"expect": {"conflict.defending_skill": 2, "fox.zone": "conflict", "conflict.attacking_skill": 4}},
    )
    assert not legality.can_move_to_conflict(game, table.number("fox"), None)
    play(table, "Bob: use fox:2", {"expect": {"Ox.zone": "home", "Ox.bowed": False, "conflict.attacking_skill": 1}})
    assert not legality.can_move_home(game, table.number("Ox"), None)


@pytest.mark.rule("lcg.attachments.06", "lcg.keywords.17")
def test_an_attachment_that_may_not_stay_is_discarded() -> None:
    def forbid(game: LcgGame, use: Use) -> None:
        game.enforce(standing(TOUCHES_HOSTING, keeps_off=True), use.card, 0, PHASE_END, (table.number("fox"),))
        game.unsettled = True

    fan = card("Fan", "attachment", cost=0)
    table = laid(
        {"Ox": (action(forbid),)},
        {"in_play": ["Ox"]},
        {"in_play": [{"card": "Fox", "as": "fox", "attachments": [{"card": "Fan", "as": "fan"}]}]},
        [fan],
    )
    play(table, "Ann: use Ox", {"expect": {"fan.zone": "conflict_discard"}})
