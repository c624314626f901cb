"""Costs, targets, effects, values and durations, shown with abilities made of functions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.lcg.laying import CONFLICT, action, card, event, interrupt, laid, number, play, reaction, standing

from rokugan.core.modifiers import ADD, BASE_TIMES, HALVE, SET, TIMES
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating import legality
from rokugan.editions.lcg.table.abilities import (
    BE_AFFECTED,
    BE_TARGETED,
    BOW,
    PARTICIPATE,
    TOUCHES_BANS,
    TOUCHES_COST,
    TOUCHES_GLORY,
    TOUCHES_HOSTING,
    TOUCHES_KEYWORDS,
    TOUCHES_RINGS,
    TOUCHES_SKILL,
    TOUCHES_STRENGTH,
    TOUCHES_TEXT,
    TOUCHES_TOTALS,
    TOUCHES_TRAITS,
)
from rokugan.editions.lcg.table.built import BuiltAbility, BuiltDelayed
from rokugan.editions.lcg.table.choosing import ChooseTargets
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import (
    CONFLICT_ENDS,
    ENTERS_PLAY,
    LEAVES_PLAY,
    PHASE_ENDS,
    PROVINCE_BREAKS,
    PROVINCE_REVEALED,
)
from rokugan.editions.lcg.table.state import Delayed, Use
from rokugan.editions.lcg.table.things import (
    CONFLICT_END,
    COVERT,
    DISCARDED,
    EVENT,
    HONORED,
    MILITARY,
    PHASE_END,
    POLITICAL,
    REMOVED_FROM_GAME,
    ROUND_END,
    SACRIFICED,
    STRENGTH,
    TO_HAND,
    WATER,
)

TARGET = {"in_play": [{"card": "Fox", "as": "fox", "fate": 2}]}


def game_of(runner: Any) -> LcgGame:
    """The game that a runner plays."""
    game = runner.game
    assert isinstance(game, LcgGame)
    return game


def enforced(runner: Any, touches: int, until: int, *names: str, **parts: Any) -> None:
    """Put a lasting effect on cards into force."""
    game = game_of(runner)
    things = tuple(number(runner, name) for name in names)
    game.enforce(standing(touches, **parts), 0, 0, until, things)


def draws(game: LcgGame, use: Use) -> object:
    """Draw a card."""
    return deeds.draw(game, use.seat, 1, use)


# ---------------------------------------------------------------------------------------------------- costs and targets


@pytest.mark.rule("lcg.targeting.02", "lcg.costs.04", "lcg.costs.02", "lcg.effects.17", "lcg.abilities.17")
def test_costs_are_paid_before_targets_are_chosen() -> None:
    def pay(game: LcgGame, use: Use) -> object:
        return deeds.discard_from_play(game, [number(runner, "Hare")], use, SACRIFICED)

    def others(game: LcgGame, use: Use) -> list[int]:
        return [each for each in game.all_characters() if legality.can_bow(game, each, use)]

    act = action(lambda game, use: deeds.bow(game, use.targets[0], use), pay=pay, targets=others)
    runner = laid({"Ox": (act,)}, {"in_play": ["Ox", "Hare"]}, TARGET, [])
    play(
        runner,
        "Ann: use Ox",
        {
            "offered": {
                "player": "Ann",
                "kind": "target",
                "includes": ["target Ox", "target fox"],
                "excludes": ["target Hare"],
            }
        },
        "Ann: target fox",
        {"expect": {"fox.bowed": True, "Hare.zone": "dynasty_discard"}},
    )


@pytest.mark.rule("lcg.targeting.04", "lcg.targeting.09", "lcg.costs.09", "lcg.states.02", "lcg.targeting.01")
def test_without_a_target_that_it_could_change_an_ability_is_not_offered() -> None:
    def ready(game: LcgGame, use: Use) -> list[int]:
        return [each for each in game.characters(1) if legality.can_bow(game, each, use)]

    act = action(lambda game, use: deeds.bow(game, use.targets[0], use), targets=ready)
    runner = laid(
        {"Ox": (act, action(draws, "draw"))}, {"in_play": ["Ox"]}, {"in_play": [{"card": "Fox", "bowed": True}]}, []
    )
    play(runner, {"offered": {"player": "Ann", "includes": ["use Ox:2"], "excludes": ["use Ox:1"]}})


@pytest.mark.interpreted
@pytest.mark.rule("lcg.targeting.06", "lcg.targeting.03")
def test_several_targets_are_chosen_before_anything_resolves() -> None:
    class Two(BuiltAbility):
        def choose(self, game: LcgGame, use: Use) -> None:
            game.push(ChooseTargets(use, game.all_characters(), use.seat, 2, 2, "Choose two"))

    act = Two("two", 0, resolve=lambda game, use: deeds.bow(game, use.targets[0], use))
    runner = laid({"Ox": (act,)}, {"in_play": ["Ox"]}, {"in_play": ["Fox", "Hare"]}, [])
    play(
        runner,
        "Ann: use Ox",
        "Ann: target Fox",
        {"expect": {"Fox.bowed": False}},
        "Ann: target Hare",
        {"expect": {"Fox.bowed": True, "Hare.bowed": True, "Ox.bowed": False}},
    )


@pytest.mark.interpreted
@pytest.mark.rule("lcg.costs.07", "lcg.costs.08", "lcg.effects.18", "lcg.events-cards.04")
def test_a_prevented_cost_ends_it_and_the_event_stays_in_hand() -> None:
    def pay(game: LcgGame, use: Use) -> None:
        assert game.where[use.card] == 0
        game.push(Sacrifice(use))

    class Sacrifice(ChooseTargets):
        """Sacrifice the Hare, and see whether that was prevented."""

        STEPS = ("go", "check")
        FIELDS = ("use",)
        ARGS = 1

        def __init__(self, use: Use) -> None:
            super().__init__(use, [], use.seat, 0, 0, "")
            self.events: list[Any] = []

        def go(self, game: LcgGame) -> None:
            self.events = deeds.discard_from_play(game, [number(runner, "Hare")], self.use, SACRIFICED)

        def check(self, game: LcgGame) -> None:
            self.use.unpaid = not self.events[0].happened

    def save(game: LcgGame, use: Use) -> None:
        assert use.event is not None
        use.event.canceled = True

    texts = {"Banner": (event(draws, pay=pay),), "Fox": (interrupt(LEAVES_PLAY, save, would=True),)}
    runner = laid(
        texts,
        {"hand": ["Banner"], "in_play": ["Hare"], "fate": 2},
        {"in_play": ["Fox"]},
        [card("Banner", "event", cost=1)],
    )
    play(
        runner,
        "Ann: play Banner",
        "Bob: use Fox",
        {"expect": {"Ann.fate": 1, "Banner.zone": "hand", "Ann.hand": 1, "Hare.zone": "home"}},
    )


@pytest.mark.rule("lcg.abilities.18", "lcg.costs.03", "lcg.stats.13")
def test_a_reduced_cost_is_what_must_be_paid() -> None:
    ronin = card("Ronin", side="conflict", cost=3)
    runner = laid({}, {"hand": ["Ronin"], "fate": 2}, {"hand": [], "in_play": ["Fox"]}, [ronin])
    play(runner, {"illegal": "Ann: play Ronin"})
    runner = laid(
        {"Hare": (standing(TOUCHES_COST, covers=lambda game, force, thing: True, operation=ADD, amount=-1),)},
        {"hand": ["Ronin"], "fate": 2, "in_play": ["Hare"]},
        {},
        [ronin],
    )
    play(runner, "Ann: play Ronin", "Ann: choose 0", {"expect": {"Ann.fate": 0, "Ronin.zone": "home"}})


@pytest.mark.rule("lcg.effects.19", "lcg.zones.12")
def test_a_sacrifice_is_no_discard_but_leaves_play() -> None:
    log: list[int] = []
    kill = action(lambda game, use: deeds.discard_from_play(game, [number(runner, "Hare")], use, SACRIFICED), "kill")
    home = action(lambda game, use: deeds.discard_from_play(game, [number(runner, "Mouse")], use, TO_HAND), "home")
    note = reaction(LEAVES_PLAY, lambda game, use: log.append(use.event.how if use.event else -1), forced=True, limit=0)
    runner = laid({"Ox": (kill, home, note)}, {"in_play": ["Ox", "Hare", "Mouse"]}, {}, [])
    play(runner, "Ann: use Ox:1", "Ann: use Ox:2")
    assert log == [SACRIFICED, TO_HAND]


# --------------------------------------------------------------------------------------------------------------- values


@pytest.mark.rule(
    "lcg.stats.08", "lcg.stats.09", "lcg.stats.10", "lcg.stats.11", "lcg.stats.12", "lcg.stats.14", "lcg.stats.01"
)
def test_values_are_computed_anew_from_all_modifiers() -> None:
    runner = laid({}, {"in_play": [{"card": "Ox", "as": "ox"}]}, TARGET, [])
    ox = number(runner, "ox")
    game = game_of(runner)
    enforced(
        runner, TOUCHES_SKILL, PHASE_END, "ox", operation=lambda g, f, t, s: TIMES if s == MILITARY else -1, amount=2
    )
    assert game.value(ox, MILITARY) == 6
    enforced(
        runner, TOUCHES_SKILL, ROUND_END, "ox", operation=lambda g, f, t, s: ADD if s == MILITARY else -1, amount=2
    )
    assert game.value(ox, MILITARY) == 10
    assert game.value(ox, POLITICAL) == 1
    enforced(runner, TOUCHES_SKILL, CONFLICT_END, "ox", operation=SET, amount=2)
    enforced(runner, TOUCHES_SKILL, PHASE_END, "ox", operation=ADD, amount=3)
    assert game.value(ox, MILITARY) == 2
    enforced(runner, TOUCHES_SKILL, CONFLICT_END, "ox", operation=SET, amount=5)
    assert game.value(ox, MILITARY) == 5
    game.expire(CONFLICT_END)
    assert game.value(ox, MILITARY) == 16
    game.expire(PHASE_END)
    assert game.value(ox, MILITARY) == 5
    enforced(runner, TOUCHES_SKILL, PHASE_END, "ox", operation=HALVE, amount=1)
    assert game.value(ox, MILITARY) == 3
    enforced(runner, TOUCHES_SKILL, PHASE_END, "ox", operation=ADD, amount=-9)
    assert game.value(ox, MILITARY) == 0
    game.expire(PHASE_END)
    enforced(runner, TOUCHES_SKILL, PHASE_END, "ox", operation=BASE_TIMES, amount=2)
    enforced(runner, TOUCHES_SKILL, PHASE_END, "ox", operation=BASE_TIMES, amount=2)
    assert game.value(ox, MILITARY) == 14


@pytest.mark.rule("lcg.stats.05", "lcg.stats.06")
def test_a_dash_is_an_unmodifiable_nothing() -> None:
    ghost = card("Ghost", military="-", political=2)
    runner = laid({}, {"in_play": ["Ghost"]}, TARGET, [ghost])
    enforced(runner, TOUCHES_SKILL, PHASE_END, "Ghost", operation=ADD, amount=4)
    game = game_of(runner)
    assert game.value(number(runner, "Ghost"), MILITARY) == 0
    assert game.has_dash(number(runner, "Ghost"), MILITARY)
    assert game.value(number(runner, "Ghost"), POLITICAL) == 6


@pytest.mark.rule("lcg.stats.04", "lcg.conflict.11")
def test_who_cannot_participate_any_longer_goes_home_bowed() -> None:
    def switch(game: LcgGame, use: Use) -> None:
        assert game.conflict is not None
        game.conflict.type = MILITARY
        game.unsettled = True

    def ban(game: LcgGame, use: Use) -> None:
        game.enforce(
            standing(TOUCHES_BANS, forbids=lambda g, f, what, thing, by: what == PARTICIPATE and thing in f.things),
            use.card,
            0,
            CONFLICT_END,
            (number(runner, "Hare"),),
        )
        game.unsettled = True

    ghost = card("Ghost", military="-", political=2)
    runner = laid(
        {"Ox": (action(switch, "switch"), action(ban, "ban"))}, {"in_play": ["Ox", "Ghost", "Hare"]}, {}, [ghost]
    )
    play(
        runner,
        "all pass",
        "Ann: declare political",
        "Ann: ring air",
        "Ann: province P1",
        "Ann: attacker Ghost",
        "Ann: attacker Ox",
        "Ann: attacker Hare",
        "Ann: use Ox:1",
        {
            "expect": {
                "Ghost.zone": "home",
                "Ghost.bowed": True,
                "Ox.bowed": False,
                "Ox.zone": "conflict",
                "Hare.zone": "conflict",
            }
        },
        "Ann: use Ox:2",
        {"expect": {"Hare.zone": "home", "Hare.bowed": True}},
    )


@pytest.mark.rule("lcg.abilities.11", "lcg.abilities.12", "lcg.abilities.13")
def test_constant_abilities_hold_while_their_card_is_in_play_and_their_condition_true() -> None:
    def honored(game: LcgGame, force: Any) -> bool:
        return game.states[force.source].status == HONORED

    bonus = standing(
        TOUCHES_SKILL, covers=lambda game, force, thing: game.character(thing), operation=ADD, amount=1, active=honored
    )
    away = action(
        lambda game, use: deeds.discard_from_play(game, use.targets[0], use, DISCARDED),
        "away",
        limit=0,
        targets=lambda game, use: [each for each in game.characters(0) if each != use.card],
    )
    runner = laid(
        {"Hare": (bonus,), "Ox": (away,)},
        {
            "in_play": [
                {"card": "Hare", "as": "one", "honored": True},
                {"card": "Hare", "as": "two", "honored": True},
                {"card": "Hare", "as": "three"},
                "Ox",
            ]
        },
        TARGET,
        [],
    )
    play(runner, {"expect": {"fox.military": 4}}, "Ann: use Ox", "Ann: target one", {"expect": {"fox.military": 3}})


@pytest.mark.rule("lcg.wording.04", "lcg.wording.05", "lcg.wording.11", "lcg.provinces.04")
def test_a_blank_text_box_has_nothing_printed_but_keeps_what_is_gained() -> None:
    spy = card("Spy", military=1, traits=["shinobi"], keywords=["sincerity"])
    runner = laid({"Spy": (action(draws),)}, {"in_play": ["Spy"]}, TARGET, [spy])
    game = game_of(runner)
    it = number(runner, "Spy")
    assert "shinobi" in game.traits(it)
    enforced(runner, TOUCHES_TEXT, PHASE_END, "Spy", blanks=True)
    enforced(runner, TOUCHES_KEYWORDS, PHASE_END, "Spy", keywords=COVERT)
    enforced(runner, TOUCHES_TRAITS, PHASE_END, "Spy", traits=("bushi",))
    assert game.keywords(it) == COVERT
    assert game.traits(it) == ("bushi",)
    assert game.abilities(it) == ()


@pytest.mark.rule("lcg.favor.13", "lcg.favor.03")
def test_glory_counts_with_its_modifiers_and_rings_only_in_a_glory_count() -> None:
    from rokugan.editions.lcg.effects.favor import glory_of

    runner = laid(
        {},
        {"in_play": ["Ox", {"card": "Hare", "bowed": True}]},
        TARGET,
        [],
        rings={"air": {"claimed_by": "Ann"}, "fire": {"claimed_by": "Ann"}},
    )
    enforced(runner, TOUCHES_GLORY, PHASE_END, "Ox", operation=ADD, amount=2)
    game = game_of(runner)
    assert glory_of(game, 0) == 6
    assert game.value(number(runner, "Ox"), 2) == 4


@pytest.mark.rule("lcg.conflict.18", "lcg.conflict.13")
def test_a_side_without_a_participant_does_not_win() -> None:
    bonus = standing(TOUCHES_TOTALS, total=lambda game, force, seat: 3 if seat == 1 else 0)
    runner = laid(
        {"Hare": (bonus,)},
        {"in_play": [{"card": "Fox", "as": "fox", "fate": 1}]},
        {"in_play": [{"card": "Hare", "bowed": True}]},
        [],
    )
    play(runner, *CONFLICT, "Ann: attacker fox", {"expect": {"Ann.claimed": [], "Bob.claimed": [], "Bob.honor": 10}})


@pytest.mark.rule("lcg.provinces.01", "lcg.provinces.15")
def test_the_strength_is_read_when_the_province_would_break() -> None:
    def weaken(game: LcgGame, use: Use) -> None:
        game.enforce(
            standing(TOUCHES_STRENGTH, operation=ADD, amount=-5), use.card, 0, CONFLICT_END, (game.provinces[5].card,)
        )

    texts = {"Ox": (reaction(29, weaken),)}
    runner = laid(
        texts, {"in_play": ["Ox"]}, {"provinces": [{"province": {"title": "A", "strength": 8}, "card": "Mouse"}]}, []
    )
    play(runner, *CONFLICT, "Ann: use Ox", {"expect": {"Bob.P1.broken": True}})


# ------------------------------------------------------------------------------------------------------------ durations


@pytest.mark.rule("lcg.duration.01", "lcg.duration.02", "lcg.conflict.38", "lcg.effects.08")
def test_a_lasting_effect_holds_on_what_was_there_and_outlives_its_card() -> None:
    def rally(game: LcgGame, use: Use) -> None:
        game.enforce(
            standing(TOUCHES_SKILL, operation=ADD, amount=2), use.card, 0, CONFLICT_END, tuple(game.participants(0))
        )
        deeds.discard_from_play(game, [use.card], use, DISCARDED)

    ronin = card("Ronin", side="conflict", cost=0, military=1, political=1)
    runner = laid(
        {"Hare": (action(rally),)},
        {"in_play": [{"card": "Ox", "fate": 1}, {"card": "Hare", "bowed": True}], "hand": ["Ronin"]},
        {"in_play": ["Fox"]},
        [ronin],
    )
    play(
        runner,
        "all pass",
        *CONFLICT,
        "Ann: attacker Ox",
        "Bob: done",
        "Ann: use Hare",
        "Ann: play Ronin",
        "Ann: choose conflict",
        "Ann: choose 0",
        {"expect": {"Ox.military": 5, "Ronin.military": 1, "Hare.zone": "dynasty_discard"}},
        "all pass",
        "Ann: no",
        "Ann: no",
        {"expect": {"Ox.military": 3}},
    )


@pytest.mark.rule("lcg.duration.03", "lcg.effects.01")
def test_until_the_end_is_over_before_what_happens_at_the_end() -> None:
    seen: list[int] = []
    rule = BuiltDelayed(
        "end", (PHASE_ENDS,), lambda game, delayed, event: seen.append(game.value(number(runner, "Ox"), MILITARY))
    )

    def both(game: LcgGame, use: Use) -> None:
        game.enforce(standing(TOUCHES_SKILL, operation=ADD, amount=2), use.card, 0, PHASE_END, (use.card,))
        game.delay(Delayed(rule, use.card, 0, ROUND_END, game.next_serial()))

    runner = laid({"Ox": (action(both),)}, {"in_play": [{"card": "Ox", "fate": 1}]}, {}, [])
    play(
        runner,
        "Ann: use Ox",
        {"expect": {"Ox.military": 5}},
        "Ann: no conflict",
        "Ann: no conflict",
        "Ann: choose military",
    )
    assert seen == [3]


@pytest.mark.rule("lcg.zones.14", "lcg.zones.15")
def test_effects_on_a_card_end_when_it_leaves_play() -> None:
    gone: list[int] = []
    rule = BuiltDelayed("later", (PHASE_ENDS,), lambda game, delayed, event: gone.append(1))
    ronin = card("Ronin", side="conflict", cost=0, military=1)
    home = action(lambda game, use: deeds.discard_from_play(game, [number(runner, "Ronin")], use, TO_HAND))
    runner = laid({"Ox": (home,)}, {"in_play": ["Ox", {"card": "Ronin", "fate": 3}], "fate": 1}, {}, [ronin])
    enforced(runner, TOUCHES_SKILL, ROUND_END, "Ronin", operation=ADD, amount=4)
    game = game_of(runner)
    it = number(runner, "Ronin")
    game.delay(Delayed(rule, it, 0, ROUND_END, game.next_serial(), (it,)))
    play(
        runner,
        {"expect": {"Ronin.military": 5}},
        "Ann: use Ox",
        "Ann: play Ronin",
        "Ann: choose 0",
        {"expect": {"Ronin.military": 1, "Ann.fate": 1}},
        "Ann: no conflict",
        "Ann: no conflict",
    )
    assert gone == []


@pytest.mark.rule("lcg.duration.05")
def test_until_the_end_of_the_round() -> None:
    runner = laid(
        {},
        {
            "in_play": [{"card": "Ox", "fate": 3}],
            "stronghold": {"title": "Keep", "fate": 1, "honor": 10},
            "provinces": [{"card": "Hare", "face": "up"}],
        },
        {},
        [],
        phase="regroup",
    )
    enforced(runner, TOUCHES_SKILL, ROUND_END, "Ox", operation=ADD, amount=4)
    play(
        runner,
        {"expect": {"Ox.military": 7, "phase": "regroup"}},
        "Ann: done",
        {"expect": {"Ox.military": 3, "phase": "dynasty"}},
    )


# ----------------------------------------------------------------------------------------------- cannot, immune, control


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
    def immune(game: LcgGame, force: Any, what: int, thing: int, by: Use | None) -> bool:
        return what == BE_AFFECTED and thing == force.source and by is not None and by.type == EVENT

    texts = {"Fox": (standing(TOUCHES_BANS, forbids=immune),)}
    runner = laid(texts, {"in_play": ["Ox"]}, TARGET, [])
    game = game_of(runner)
    fox = number(runner, "fox")
    enforced(runner, TOUCHES_SKILL, PHASE_END, "fox", operation=ADD, amount=-2)
    by = Use(number(runner, "Ox"), 0)
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
    def ban(game: LcgGame, force: Any, what: int, thing: int, by: Use | None) -> bool:
        return what in (BOW, BE_TARGETED) and thing == force.source

    bower = action(lambda game, use: deeds.bow(game, [number(runner, "fox"), number(runner, "Hare")], use))
    runner = laid(
        {"Fox": (standing(TOUCHES_BANS, forbids=ban),), "Ox": (bower,)},
        {"in_play": ["Ox"]},
        {"in_play": [{"card": "Fox", "as": "fox"}, "Hare"]},
        [],
    )
    play(runner, "Ann: use Ox", {"expect": {"fox.bowed": False, "Hare.bowed": True}})


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
    steal = action(lambda game, use: deeds.take_control(game, number(runner, "fox"), 1, 0, use), "steal")
    kill = action(lambda game, use: deeds.discard_from_play(game, [number(runner, "fox")], use, DISCARDED), "kill")
    fan = card("Fan", "attachment", cost=0, military_bonus=1)
    mine = {
        "in_play": [
            {"card": "Fox", "as": "fox", "honored": True, "fate": 2, "attachments": [{"card": "Fan", "as": "fan"}]},
            "Ox",
        ]
    }
    runner = laid({"Hare": (steal, kill)}, mine, {"in_play": [{"card": "Hare", "bowed": True}]}, [fan])
    play(
        runner,
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
    steal = action(lambda game, use: deeds.take_control(game, number(runner, "fox"), 0, CONFLICT_END, use), "steal")
    runner = laid(
        {"Ox": (steal,)},
        {"in_play": [{"card": "Ox", "fate": 1}]},
        {"in_play": [{"card": "Fox", "as": "fox", "fate": 1, "bowed": True}]},
        [],
    )
    play(
        runner,
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
    runner = laid(
        {},
        {"in_play": ["Lord"], "role": {"title": "Keeper"}},
        {
            "in_play": [{"card": "Lord", "as": "theirs"}],
            "dynasty_discard": [{"card": "Lord", "as": "dead"}],
            "hand": ["Banner"],
        },
        [lord, card("Banner", "event", cost=0)],
    )
    game = game_of(runner)
    assert not deeds.take_control(game, number(runner, "theirs"), 0, 0, None)
    assert not deeds.can_put_into_play(game, number(runner, "dead"), 0, False)
    assert not deeds.can_put_into_play(game, number(runner, "Banner"), 1, False)
    assert not deeds.can_put_into_play(game, game.players[0].role, 0, False)
    assert not legality.can_leave_play(game, game.players[0].stronghold, DISCARDED, None)
    assert not legality.can_leave_play(game, game.players[0].role, REMOVED_FROM_GAME, None)


@pytest.mark.rule(
    "lcg.effects.14", "lcg.effects.15", "lcg.effects.16", "lcg.zones.09", "lcg.keywords.10", "lcg.keywords.05"
)
def test_putting_into_play_is_not_playing() -> None:
    log: list[str] = []
    put = action(lambda game, use: deeds.put_into_play(game, [number(runner, "Hero")], 0, False, use), "home")
    join = action(lambda game, use: deeds.put_into_play(game, [number(runner, "Knight")], 0, True, use), "conflict")
    notes = (
        reaction(ENTERS_PLAY, lambda game, use: log.append("enters"), "e", forced=True, limit=0),
        reaction(18, lambda game, use: log.append("played"), "p", forced=True, limit=0),
    )
    cards = [card("Hero", cost=9, military=2, keywords=["limited"]), card("Knight", cost=9, military=4)]
    runner = laid(
        {"Ox": (put, join, *notes)},
        {"in_play": ["Ox"], "dynasty_discard": ["Hero", "Knight"], "fate": 1},
        {"hand": []},
        cards,
    )
    game = play(
        runner,
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
    go = action(lambda game, use: deeds.move_home(game, [number(runner, "Ox")], use), "go")
    runner = laid({"Fox": (come, go, action(draws, "wait", limit=9))}, {"in_play": ["Ox", "Hare"]}, TARGET, [])
    game = play(
        runner,
        "all pass",
        *CONFLICT,
        "Ann: attacker Ox",
        "Ann: attacker Hare",
        "Bob: done",
        "Bob: use fox:1",
        {"expect": {"conflict.defending_skill": 2, "fox.zone": "conflict", "conflict.attacking_skill": 4}},
    )
    assert not legality.can_move_to_conflict(game, number(runner, "fox"), None)
    play(runner, "Bob: use fox:2", {"expect": {"Ox.zone": "home", "Ox.bowed": False, "conflict.attacking_skill": 1}})
    assert not legality.can_move_home(game, number(runner, "Ox"), None)


@pytest.mark.rule("lcg.attachments.06", "lcg.keywords.17")
def test_an_attachment_that_may_not_stay_is_discarded() -> None:
    def forbid(game: LcgGame, use: Use) -> None:
        game.enforce(standing(TOUCHES_HOSTING, keeps_off=True), use.card, 0, PHASE_END, (number(runner, "fox"),))
        game.unsettled = True

    fan = card("Fan", "attachment", cost=0)
    runner = laid(
        {"Ox": (action(forbid),)},
        {"in_play": ["Ox"]},
        {"in_play": [{"card": "Fox", "as": "fox", "attachments": [{"card": "Fan", "as": "fan"}]}]},
        [fan],
    )
    play(runner, "Ann: use Ox", {"expect": {"fan.zone": "conflict_discard"}})


# ------------------------------------------------------------------------------------------------------ rings, provinces


@pytest.mark.rule("lcg.ringeffects.07", "lcg.rings.07")
def test_a_ring_with_two_elements_offers_both_effects() -> None:
    also_water = standing(TOUCHES_RINGS, elements=lambda game, force, ring: (WATER,) if ring == 0 else ())
    runner = laid(
        {"Ox": (also_water,)},
        {"in_play": ["Ox"]},
        {
            "in_play": [{"card": "Fox", "bowed": True, "as": "fox"}],
            "provinces": [{"province": {"title": "A", "strength": 9}}],
        },
        [],
    )
    play(
        runner,
        *CONFLICT,
        "Ann: yes",
        {"offered": {"player": "Ann", "includes": ["choose air", "choose water"]}},
        "Ann: choose water",
        "Ann: choose ready",
        {"expect": {"fox.bowed": False, "Ann.honor": 10}},
    )


@pytest.mark.rule("lcg.negation.05")
def test_a_canceled_ring_effect_leaves_the_ring_to_be_claimed() -> None:
    def cancel(game: LcgGame, use: Use) -> None:
        assert use.event is not None
        use.event.canceled = True

    runner = laid(
        {"Fox": (interrupt(35, cancel, would=True),)},
        {"in_play": ["Ox"]},
        {
            "in_play": [{"card": "Fox", "bowed": True, "as": "fox"}],
            "provinces": [{"province": {"title": "A", "strength": 9}}],
        },
        [],
    )
    play(runner, *CONFLICT, "Ann: yes", "Bob: use fox", {"expect": {"Ann.honor": 10, "Ann.claimed": ["air"]}})


@pytest.mark.rule("lcg.ringeffects.08")
def test_several_ring_effects_come_one_after_the_other() -> None:
    from rokugan.editions.lcg.effects.rings import RingEffect

    def both(game: LcgGame, use: Use) -> None:
        game.push(RingEffect(1, 0, True))
        game.push(RingEffect(0, 0, True))

    runner = laid({"Ox": (action(both),)}, {"in_play": ["Ox"]}, {}, [])
    play(
        runner,
        "Ann: use Ox",
        "Ann: no",
        {"offered": {"player": "Ann", "kind": "may", "includes": ["yes", "no"]}},
        "Ann: yes",
        {"expect": {"Ann.hand": 1, "Ann.honor": 10}},
    )


@pytest.mark.rule(
    "lcg.provinces.07",
    "lcg.provinces.09",
    "lcg.provinces.12",
    "lcg.provinces.21",
    "lcg.provinces.11",
    "lcg.provinces.08",
    "lcg.zones.10",
)
def test_provinces_are_revealed_turned_down_and_broken_by_effects() -> None:
    log: list[tuple[int, int]] = []
    notes = (
        reaction(
            PROVINCE_REVEALED,
            lambda game, use: log.append((PROVINCE_REVEALED, use.event.seat if use.event else -1)),
            "r",
            forced=True,
            limit=0,
        ),
        reaction(
            PROVINCE_BREAKS,
            lambda game, use: log.append((PROVINCE_BREAKS, use.event.seat if use.event else -1)),
            "b",
            forced=True,
            limit=0,
        ),
    )
    own = action(lambda game, use: deeds.break_province(game, game.provinces[0].card, use), "break")
    show = action(lambda game, use: deeds.reveal_province(game, game.provinces[6].card, use), "show")
    hide = action(lambda game, use: deeds.turn_province_down(game, game.provinces[6].card, use), "hide")
    lands = [{"province": {"title": "A", "strength": 3}}, {"province": {"title": "B", "strength": 3}}]
    runner = laid(
        {"Ox": (own, show, hide, *notes)},
        {"in_play": ["Ox"], "provinces": lands[:1]},
        {"provinces": [{}, lands[1]]},
        [],
    )
    game = play(runner, "Ann: use Ox:1", "Ann: use Ox:2", {"expect": {"Ann.P1.broken": True, "Bob.P2.face": "up"}})
    assert log == [(PROVINCE_BREAKS, 1), (PROVINCE_REVEALED, 1)]
    land = game.provinces[6].card
    game.enforce(standing(TOUCHES_STRENGTH, operation=ADD, amount=2), 0, 0, ROUND_END, (land,))
    assert game.value(land, STRENGTH) == 5
    play(runner, "Ann: use Ox:3", {"expect": {"Bob.P2.face": "down", "Bob.P2.strength": 3}})
    assert land not in game.states


@pytest.mark.rule("lcg.provinces.20")
def test_a_province_refilled_faceup() -> None:
    from rokugan.editions.lcg.changes.decks import refill

    def again(game: LcgGame, use: Use) -> None:
        refill(game, 0, faceup=True)

    texts = {"Ox": (reaction(ENTERS_PLAY, again, answers=lambda game, use: use.event.card == use.card),)}
    runner = laid(
        texts,
        {"provinces": [{"card": "Ox", "as": "ox", "face": "up"}], "dynasty_deck": ["Wall"], "fate": 3},
        {},
        [card("Wall", "holding", strength_bonus=2)],
        phase="dynasty",
    )
    play(
        runner,
        "Ann: buy ox fate 0",
        "Ann: use ox",
        {"expect": {"Ann.P1.card": "Wall", "Ann.P1.card_face": "up", "Ann.P1.strength": 2}},
    )


@pytest.mark.rule("lcg.rings.06", "lcg.rings.04", "lcg.rings.08")
def test_a_claimed_ring_is_contested_until_the_reactions_to_its_claiming() -> None:
    seen: list[Any] = []

    def look(game: LcgGame, use: Use) -> None:
        conflict = game.conflict
        assert conflict is not None
        seen.append((conflict.contested, conflict.type, conflict.ring, game.ring_owner[0]))

    texts = {"Ox": (reaction(36, look, "claimed", forced=True), reaction(CONFLICT_ENDS, look, "ended", forced=True))}
    runner = laid(texts, {"in_play": ["Ox"]}, {"provinces": [{"province": {"title": "A", "strength": 9}}]}, [])
    play(runner, *CONFLICT, "Ann: no")
    assert seen == [(True, MILITARY, 0, 0), (False, MILITARY, 0, 0)]
