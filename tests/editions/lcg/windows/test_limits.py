"""How often and from where abilities are used, and what waits in windows."""

from __future__ import annotations

import pytest
from tests.editions.lcg.few_texts import BOWER, all_ready, gain

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import (
    BOWS,
    ENTERS_PLAY,
    HONORED_ACT,
    INITIATES,
    READIES,
)
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import HAND, NOTHING, PHASE_END, TO_HAND
from rokugan.testing.built_texts import action, card, event, interrupt, laid, play, reaction


@pytest.mark.rule("lcg.abilities.10", "lcg.actions.01", "lcg.actions.02", "lcg.abilities.24")
def test_an_ability_is_used_once_in_each_round_and_only_at_its_time() -> None:
    texts = {"Ox": (action(gain()), reaction(BOWS, gain(5), "r")), "Fox": (action(gain()),)}
    table = laid(texts, {"in_play": [{"card": "Ox", "as": "ox"}]}, {"in_play": ["Fox"]}, [])
    play(
        table,
        {"offered": {"player": "Ann", "kind": "act", "includes": ["use ox:1"], "excludes": ["use ox:2", "use Fox"]}},
        "Ann: use ox:1",
        {"offered": {"player": "Bob", "includes": ["use Fox"]}},
        {"illegal": "Ann: use ox:1"},
        "Bob: pass",
        {"illegal": "Ann: use ox:1"},
        {"expect": {"Ann.honor": 11}},
    )


@pytest.mark.rule("lcg.abilities.28", "lcg.abilities.29", "lcg.abilities.32")
def test_limits_count_for_each_copy() -> None:
    texts = {"Ox": (action(gain(), limit=2),)}
    table = laid(
        texts,
        {"in_play": [{"card": "Ox", "as": "one"}, {"card": "Ox", "as": "two"}]},
        {"in_play": [{"card": "Ox", "as": "theirs"}]},
        [],
    )
    play(
        table,
        "Ann: use one",
        "Bob: use theirs",
        "Ann: use one",
        "Bob: use theirs",
        {"offered": {"player": "Ann", "includes": ["use two"], "excludes": ["use one"]}},
        "Ann: use two",
        "Ann: use two",
        {"expect": {"Ann.honor": 14, "Bob.honor": 12}},
    )


@pytest.mark.rule("lcg.abilities.34", "lcg.abilities.32")
def test_a_maximum_counts_all_copies_of_a_player() -> None:
    texts = {"Banner": (event(gain(), maximum=1, maximum_period=PHASE_END),)}
    banner = card("Banner", "event", cost=0)
    table = laid(
        texts,
        {"hand": ["Banner", "Banner"], "in_play": [{"card": "Ox", "bowed": True}]},
        {"hand": ["Banner"]},
        [banner],
    )
    play(
        table,
        "Ann: play Banner#1",
        {"offered": {"player": "Bob", "includes": ["play Banner#3"]}},
        "Bob: pass",
        {"illegal": "Ann: play Banner#2"},
    )


@pytest.mark.rule("lcg.abilities.35")
def test_an_additional_use_raises_a_limit_but_no_maximum() -> None:
    from rokugan.editions.lcg.table.abilities import TOUCHES_LIMITS
    from rokugan.testing.built_texts import standing

    more = standing(TOUCHES_LIMITS, covers=True, extra_uses=1)
    table = laid(
        {"Ox": (action(gain(), "limited"), action(gain(2), "most", limit=0, maximum=1)), "Hare": (more,)},
        {"in_play": ["Ox", "Hare"]},
        {},
        [],
    )
    play(
        table,
        "Ann: use Ox:1",
        "Ann: use Ox:2",
        {"offered": {"player": "Ann", "includes": ["use Ox:1"], "excludes": ["use Ox:2"]}},
    )


@pytest.mark.rule("lcg.abilities.27")
def test_a_reaction_is_used_once_for_each_occurrence() -> None:
    texts = {"Ox": (BOWER, reaction(BOWS, gain(), "r", limit=3))}
    table = laid(texts, {"in_play": ["Ox"]}, {"in_play": ["Fox", "Hare"]}, [])
    game = play(table, "Ann: use Ox:1", "Ann: target Fox", "Ann: use Ox:2", {"expect": {"Ann.honor": 11}})
    assert game.decision is None or game.decision.kind != "react"


@pytest.mark.rule("lcg.abilities.30")
def test_a_card_that_comes_back_has_no_memory_of_its_uses() -> None:
    def away(game: LcgGame, use: Use) -> object:
        return deeds.discard_from_play(game, [use.card], use, TO_HAND)

    texts = {"Ronin": (action(gain(), "gain"), action(away, "away", limit=0))}
    ronin = card("Ronin", side="conflict", cost=1, military=1, political=1)
    table = laid(texts, {"in_play": ["Ronin"], "fate": 5}, {}, [ronin])
    play(
        table,
        "Ann: use Ronin:1",
        {"illegal": "Ann: use Ronin:1"},
        "Ann: use Ronin:2",
        "Ann: play Ronin",
        "Ann: choose 0",
        "Ann: use Ronin:1",
        {"expect": {"Ann.honor": 12}},
    )


@pytest.mark.rule("lcg.abilities.31")
def test_an_ability_used_from_the_hand_can_be_used_again() -> None:
    texts = {"Scroll": (action(gain(), zones=1 << HAND),)}
    table = laid(texts, {"hand": ["Scroll"]}, {}, [card("Scroll", "attachment", cost=9)])
    play(table, "Ann: play Scroll", "Ann: play Scroll", {"expect": {"Ann.honor": 12}})


@pytest.mark.rule("lcg.abilities.03", "lcg.abilities.04", "lcg.events-cards.01")
def test_abilities_work_from_play_and_events_from_hand() -> None:
    texts = {"Ox": (action(gain()),), "Banner": (event(gain(2)),)}
    table = laid(
        texts,
        {
            "hand": ["Banner", {"card": "Ox", "as": "held"}],
            "fate": 0,
            "provinces": [{"card": "Ox", "as": "lying", "face": "up"}],
            "conflict_discard": [{"card": "Banner", "as": "gone"}],
            "in_play": [{"card": "Ox", "as": "ox"}],
        },
        {},
        [card("Banner", "event", cost=0)],
    )
    play(
        table,
        {
            "offered": {
                "player": "Ann",
                "includes": ["play Banner#1", "use ox"],
                "excludes": ["use held", "use lying", "play gone"],
            }
        },
    )


@pytest.mark.rule("lcg.abilities.22")
def test_an_ability_resolved_twice_chooses_targets_twice_and_pays_once() -> None:
    def twice(game: LcgGame, use: Use) -> object:
        if not use.again:
            use.repeats = 1
        return deeds.bow(game, use.targets[0], use)

    table = laid(
        {"Banner": (event(twice, targets=all_ready),)},
        {"hand": ["Banner"], "fate": 3},
        {"in_play": ["Ox", "Fox", "Hare"]},
        [card("Banner", "event", cost=1)],
    )
    play(
        table,
        "Ann: play Banner",
        "Ann: target Ox",
        {"offered": {"player": "Ann", "includes": ["target Fox", "target Hare"], "excludes": ["target Ox"]}},
        "Ann: target Fox",
        {"expect": {"Ox.bowed": True, "Fox.bowed": True, "Hare.bowed": False, "Ann.fate": 2}},
    )


@pytest.mark.rule("lcg.effects.01", "lcg.effects.02")
def test_a_delayed_effect_resolves_before_reactions_and_triggers_nothing() -> None:
    from rokugan.editions.lcg.table.built import BuiltDelayed
    from rokugan.editions.lcg.table.state import Delayed

    log: list[str] = []
    rule = BuiltDelayed("later", (READIES,), lambda game, delayed, event: log.append("delayed"))

    def wait(game: LcgGame, use: Use) -> None:
        game.delay(Delayed(rule, use.card, use.seat, PHASE_END, game.next_serial()))

    texts = {
        "Ox": (
            action(wait, "wait"),
            action(lambda game, use: deeds.ready(game, [table.number("Fox")], use), "ready"),
            reaction(READIES, lambda game, use: log.append("reaction"), forced=True),
            interrupt(
                INITIATES,
                lambda game, use: log.append("initiates"),
                "c",
                cancels=True,
                forced=True,
                limit=0,
                answers=lambda game, use: use.event.use.ability.name != "c",
            ),
        )
    }
    table = laid(texts, {"in_play": ["Ox"]}, {"in_play": [{"card": "Fox", "bowed": True}]}, [])
    play(table, "Ann: use Ox:1", "Ann: use Ox:2")
    assert log == ["initiates", "initiates", "delayed", "initiates", "reaction"]


@pytest.mark.rule("lcg.dynasty.09")
def test_who_has_passed_still_reacts() -> None:
    texts = {"Fox": (reaction(ENTERS_PLAY, gain(), answers=lambda game, use: use.event.card != use.card),)}
    table = laid(
        texts,
        {"provinces": [{"card": "Ox", "face": "up"}], "fate": 3},
        {"in_play": ["Fox"]},
        [],
        phase="dynasty",
        first_player="Bob",
    )
    play(
        table,
        "Ann: buy Ox fate 0",
        {"window": "Bob"},
        {"offered": {"player": "Bob", "kind": "react", "includes": ["use Fox"]}},
    )


@pytest.mark.rule("lcg.states.12", "lcg.states.14", "lcg.states.11")
def test_being_honored_and_becoming_honored_are_two_things() -> None:
    log: list[str] = []
    honors = action(lambda game, use: deeds.honor(game, [table.number("Fox")], use), "honor", limit=0)
    texts = {
        "Ox": (
            honors,
            reaction(HONORED_ACT, lambda game, use: log.append("act"), "a", forced=True, limit=0),
            reaction(24, lambda game, use: log.append("became"), "b", forced=True, limit=0),
        )
    }
    table = laid(texts, {"in_play": ["Ox"]}, {"in_play": [{"card": "Fox", "dishonored": True}]}, [])
    play(table, "Ann: use Ox:1", {"expect": {"Fox.honored": False, "Fox.dishonored": False}})
    assert log == ["act"]
    play(table, "Ann: use Ox:1", {"expect": {"Fox.honored": True}})
    assert sorted(log) == ["act", "act", "became"]


@pytest.mark.rule("lcg.provinces.19")
def test_a_card_put_into_an_emptied_province_prevents_the_refill() -> None:
    from rokugan.editions.lcg.table.things import DYNASTY_DISCARD, PROVINCE

    def fill(game: LcgGame, use: Use) -> None:
        top = game.pile(0, DYNASTY_DISCARD)[-1]
        game.put(top, 0, PROVINCE)
        game.provinces[0].cards.append(top)
        game.provinces[0].shown.append(True)
        game.show(top)

    texts = {"Hare": (reaction(ENTERS_PLAY, fill, answers=lambda game, use: use.event.card != use.card),)}
    table = laid(
        texts,
        {
            "provinces": [{"card": "Ox", "as": "ox", "face": "up"}],
            "in_play": ["Hare"],
            "dynasty_discard": ["Fox"],
            "fate": 3,
        },
        {},
        [],
        phase="dynasty",
    )
    play(table, "Ann: buy ox fate 0", "Ann: use Hare", {"expect": {"Ann.P1.cards": ["Fox"]}})


def test_events_without_listeners_open_no_frames() -> None:
    table = laid({}, {"in_play": ["Ox"]}, {}, [])
    game = table.game
    assert isinstance(game, LcgGame)
    depth = len(game.stack)
    deeds.together(game, [Event(BOWS, table.number("Ox"))])
    assert len(game.stack) == depth
    assert game.states[table.number("Ox")].bowed
    assert NOTHING not in game.states


@pytest.mark.rule("lcg.abilities.30", "lcg.abilities.32")
def test_a_card_that_changes_control_is_the_same_one() -> None:
    """What its controller has used of it he has used, when it comes back to him; the other may use it meanwhile."""
    take = action(lambda game, use: deeds.take_control(game, table.number("ox"), use.seat, 0, use), "take", limit=9)
    table = laid(
        {"Ox": (action(gain()),), "Fox": (take,)},
        {"in_play": [{"card": "Ox", "as": "ox"}, {"card": "Fox", "as": "mine"}]},
        {"in_play": [{"card": "Fox", "as": "his"}]},
        [],
    )
    play(table, "Ann: use ox", "Bob: use his", "Ann: pass", "Bob: use ox", "Ann: use mine", "Bob: pass")
    play(table, {"illegal": "Ann: use ox"}, {"expect": {"ox.controller": "Ann", "Ann.honor": 11, "Bob.honor": 11}})
