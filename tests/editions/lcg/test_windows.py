"""Windows: would-interrupts, forced ones, interrupts, the condition, forced reactions, reactions; nested sequences."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.lcg.laying import action, card, event, interrupt, laid, number, play, reaction

from rokugan.core.frames import Frame
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import (
    BOWS,
    CARD_PLAYED,
    DRAWS,
    ENTERS_PLAY,
    HONOR_GAINED,
    HONORED_ACT,
    INITIATES,
    LEAVES_PLAY,
    PHASE_BEGINS,
    PHASE_ENDS,
    READIES,
)
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import CONFLICT_PHASE, DISCARDED, HAND, NOTHING, PHASE_END, TO_HAND


def bow_first(game: LcgGame, use: Use) -> object:
    """Bow the target."""
    return deeds.bow(game, use.targets[0], use)


def all_ready(game: LcgGame, use: Use) -> list[int]:
    """The ready characters."""
    return [each for each in game.all_characters() if not game.states[each].bowed]


def gain(amount: int = 1) -> Any:
    """Gain honor."""
    return lambda game, use: deeds.gain_honor(game, use.seat, amount, use)


BOWER = action(bow_first, targets=all_ready)
IN_PLAY = {"Ann": [{"card": "Ox", "as": "ox", "fate": 1}], "Bob": [{"card": "Fox", "as": "fox", "fate": 1}]}


@pytest.mark.rule(
    "lcg.abilities.25",
    "lcg.abilities.37",
    "lcg.turn.05",
    "lcg.turn.08",
    "lcg.abilities.06",
    "lcg.abilities.26",
    "lcg.abilities.36",
)
def test_both_players_react_in_turns_until_both_pass_in_a_row() -> None:
    texts = {
        "Ox": (BOWER, reaction(BOWS, gain(), limit=2)),
        "Fox": (reaction(BOWS, gain(), "other"),),
        "Hare": (reaction(BOWS, gain(2)),),
    }
    runner = laid(texts, {"in_play": [*IN_PLAY["Ann"], "Hare"]}, {"in_play": [*IN_PLAY["Bob"], "Mouse"]}, [])
    play(
        runner,
        "Ann: use ox:1",
        "Ann: target Mouse",
        {"window": "Ann"},
        {"offered": {"player": "Ann", "kind": "react", "includes": ["use ox:2", "use Hare", "pass"]}},
        {"expect": {"Mouse.bowed": True}},
        "Ann: pass",
        {"offered": {"player": "Bob", "includes": ["use fox", "pass"]}},
        "Bob: use fox",
        {"window": "Ann"},
        {"offered": {"player": "Ann", "includes": ["use ox:2", "use Hare"]}},
        "Ann: use Hare",
        {"expect": {"Ann.honor": 12, "Bob.honor": 11}},
    )


@pytest.mark.rule("lcg.abilities.25", "lcg.abilities.23", "lcg.abilities.26")
def test_interrupts_come_before_what_happens() -> None:
    def still_ready(game: LcgGame, use: Use) -> object:
        assert use.event is not None
        assert not game.states[use.event.card].bowed
        return deeds.gain_honor(game, use.seat, 1, use)

    runner = laid(
        {"Ox": (BOWER, interrupt(BOWS, still_ready))}, {"in_play": IN_PLAY["Ann"]}, {"in_play": IN_PLAY["Bob"]}, []
    )
    play(runner, "Ann: use ox:1", "Ann: target fox", "Ann: use ox:2", {"expect": {"Ann.honor": 11, "fox.bowed": True}})


def order_text(log: list[str]) -> dict[str, Any]:
    """One ability of each kind that notes its name."""

    def note(name: str) -> Any:
        return lambda game, use: log.append(name)

    return {
        "Ox": (
            BOWER,
            reaction(BOWS, note("reaction"), "r"),
            reaction(BOWS, note("forced reaction"), "fr", forced=True),
            interrupt(BOWS, note("interrupt"), "i"),
            interrupt(BOWS, note("forced interrupt"), "fi", forced=True),
            interrupt(BOWS, note("would"), "w", would=True),
        )
    }


@pytest.mark.rule(
    "lcg.simultaneity.04",
    "lcg.simultaneity.10",
    "lcg.simultaneity.12",
    "lcg.abilities.05",
    "lcg.abilities.14",
    "lcg.abilities.15",
)
def test_the_order_of_all_windows() -> None:
    log: list[str] = []
    runner = laid(order_text(log), {"in_play": IN_PLAY["Ann"]}, {"in_play": IN_PLAY["Bob"]}, [])
    play(runner, "Ann: use ox:1", "Ann: target fox", "Ann: use ox:6", "Ann: use ox:4", "Ann: use ox:2")
    assert log == ["would", "forced interrupt", "interrupt", "forced reaction", "reaction"]


@pytest.mark.rule("lcg.simultaneity.03", "lcg.abilities.16", "lcg.abilities.05")
def test_the_first_player_orders_forced_abilities_whosever_they_are() -> None:
    seen: list[int] = []

    def look(game: LcgGame, use: Use) -> object:
        seen.append(game.players[1].honor)
        return deeds.gain_honor(game, use.seat, 1, use)

    texts = {"Ox": (BOWER,), "Fox": (reaction(BOWS, look, forced=True),), "Hare": (reaction(BOWS, look, forced=True),)}
    runner = laid(texts, {"in_play": IN_PLAY["Ann"]}, {"in_play": ["Fox", "Hare", "Mouse"]}, [])
    play(
        runner,
        "Ann: use ox",
        "Ann: target Mouse",
        {"window": "Ann"},
        {"offered": {"player": "Ann", "kind": "order", "includes": ["order Fox", "order Hare"], "excludes": ["pass"]}},
        "Ann: order Hare",
        {"expect": {"Bob.honor": 12}},
    )
    assert seen == [10, 11]


@pytest.mark.rule("lcg.simultaneity.05", "lcg.simultaneity.06", "lcg.abilities.21")
def test_a_reaction_that_makes_something_happen_opens_its_own_windows_first() -> None:
    log: list[str] = []

    def react(name: str, deed: Any) -> Any:
        def run(game: LcgGame, use: Use) -> object:
            log.append(name)
            return deed(game, use)

        return run

    texts = {
        "Ox": (BOWER, reaction(BOWS, react("outer", lambda game, use: deeds.draw(game, 0, 1, use)), "a", forced=True)),
        "Hare": (reaction(DRAWS, react("inner", gain()), "b", forced=True),),
        "Fox": (reaction(HONOR_GAINED, react("innermost", lambda game, use: None), "c", forced=True),),
        "Mouse": (reaction(BOWS, react("outer again", lambda game, use: None), "d", forced=True),),
    }
    runner = laid(texts, {"in_play": ["Ox", "Hare", "Fox", "Mouse"]}, {"in_play": ["Wolf"]}, [card("Wolf", military=1)])
    play(runner, "Ann: use Ox:1", "Ann: target Wolf", {"window": "Ann"}, "Ann: order Ox")
    assert log == ["outer", "inner", "innermost", "outer again"]


@pytest.mark.rule(
    "lcg.simultaneity.11",
    "lcg.negation.01",
    "lcg.negation.02",
    "lcg.negation.03",
    "lcg.negation.04",
    "lcg.negation.06",
    "lcg.abilities.20",
    "lcg.abilities.33",
    "lcg.effects.05",
    "lcg.abilities.19",
)
def test_a_canceled_event_is_played_paid_and_discarded() -> None:
    def cancel(game: LcgGame, use: Use) -> object:
        assert use.event is not None
        use.event.canceled = True
        return None

    cancels = interrupt(
        INITIATES, cancel, cancels=True, answers=lambda game, use: bool(use.event and use.event.seat != use.seat)
    )
    texts = {
        "Banner": (event(gain(3), maximum=1, maximum_period=PHASE_END),),
        "Fox": (cancels,),
        "Hare": (
            cancels,
            reaction(
                CARD_PLAYED, gain(), "played", answers=lambda game, use: use.event is not None and use.event.seat == 0
            ),
        ),
    }
    banner = card("Banner", "event", cost=2)
    runner = laid(texts, {"hand": ["Banner", "Banner"], "fate": 5}, {"in_play": ["Fox", "Hare"]}, [banner])
    play(
        runner,
        "Ann: play Banner#1",
        {"window": "Bob"},
        {
            "offered": {
                "player": "Bob",
                "kind": "react",
                "includes": ["use Fox", "use Hare:1", "pass"],
                "excludes": ["use Hare:2"],
            }
        },
        "Bob: use Fox",
        {"window": "Bob"},
        {"offered": {"player": "Bob", "includes": ["use Hare:2"], "excludes": ["use Hare:1"]}},
        "Bob: use Hare:2",
        {"expect": {"Ann.honor": 10, "Bob.honor": 11, "Ann.fate": 3, "Banner#1.zone": "conflict_discard"}},
        {"illegal": "Ann: play Banner#2"},
    )


@pytest.mark.rule("lcg.events-cards.02", "lcg.abilities.20")
def test_a_card_is_played_before_its_effects_resolve_and_gone_before_reactions_to_them() -> None:
    at: list[tuple[str, int]] = []

    def where(name: str) -> Any:
        return lambda game, use: at.append((name, game.where[use.event.use.card]))

    texts = {
        "Banner": (event(gain(1)),),
        "Fox": (
            reaction(CARD_PLAYED, where("played"), "p", forced=True),
            reaction(HONOR_GAINED, where("gained"), "g", forced=True),
        ),
    }
    runner = laid(texts, {"hand": ["Banner"]}, {"in_play": ["Fox"]}, [card("Banner", "event", cost=0)])
    play(runner, "Ann: play Banner")
    assert [name for name, _ in at] == ["played", "gained"]
    assert [zone for _, zone in at] == [10, 3]


class ToHand(Frame[LcgGame]):
    """Return a character to hand instead."""

    FIELDS = ("card",)
    STEPS = ("go",)
    ARGS = 1

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card: int = card

    def go(self, game: LcgGame) -> None:
        """It goes."""
        deeds.discard_from_play(game, [self.card], None, TO_HAND)


class GainInstead(ToHand):
    """Gain 5 honor instead."""

    def go(self, game: LcgGame) -> None:
        deeds.gain_honor(game, 0, 5, None)


@pytest.mark.interpreted
@pytest.mark.rule("lcg.replacement.01", "lcg.replacement.02", "lcg.replacement.03", "lcg.simultaneity.13")
def test_the_latest_replacement_takes_place_and_the_condition_counts() -> None:
    def instead(frame: type[ToHand]) -> Any:
        def run(game: LcgGame, use: Use) -> None:
            assert use.event is not None
            use.event.instead = frame(use.event.card)

        return run

    killer = action(
        lambda game, use: deeds.discard_from_play(game, use.targets[0], use, DISCARDED),
        "kill",
        targets=lambda game, use: game.characters(1),
    )
    of_fox = lambda game, use: use.event.card != use.card and use.event.how == DISCARDED  # noqa: E731
    texts = {
        "Ox": (
            killer,
            interrupt(LEAVES_PLAY, instead(ToHand), "one", would=True, answers=of_fox),
            interrupt(LEAVES_PLAY, instead(GainInstead), "two", would=True, answers=of_fox),
            reaction(LEAVES_PLAY, gain(1), "after", answers=of_fox),
        ),
    }
    runner = laid(texts, {"in_play": ["Ox"]}, {"in_play": ["Fox"]}, [])
    play(
        runner,
        "Ann: use Ox:1",
        "Ann: use Ox:2",
        "Ann: use Ox:3",
        {"window": "Ann"},
        {"expect": {"Fox.zone": "home", "Ann.honor": 15}},
        "Ann: use Ox:4",
        {"expect": {"Ann.honor": 16, "Fox.zone": "home"}},
    )


@pytest.mark.rule("lcg.simultaneity.09")
def test_what_happens_together_shares_its_windows() -> None:
    texts = {"Ox": (reaction(DRAWS, gain(), "drawn"), reaction(43, gain(2), "discarded"))}
    runner = laid(
        texts,
        {"in_play": [{"card": "Ox", "as": "ox", "fate": 2}]},
        {"hand": ["Mouse"], "provinces": [{"province": {"title": "A", "strength": 9}}]},
        [],
    )
    play(
        runner,
        "Ann: declare military",
        "Ann: ring earth",
        "Ann: province P1",
        "Ann: yes",
        {"window": "Ann"},
        {"offered": {"player": "Ann", "kind": "react", "includes": ["use ox:1", "use ox:2"]}},
        "Ann: use ox:2",
        {"window": "Ann"},
        {"offered": {"player": "Ann", "includes": ["use ox:1"]}},
        "Ann: use ox:1",
        {"expect": {"Ann.honor": 13}},
    )


@pytest.mark.rule("lcg.framework.06", "lcg.framework.04", "lcg.framework.05", "lcg.framework.07")
def test_phases_begin_and_end_as_triggering_conditions() -> None:
    is_conflict = lambda game, use: use.event.amount == CONFLICT_PHASE  # noqa: E731
    texts = {
        "Ox": (
            reaction(PHASE_BEGINS, gain(), "begin", answers=is_conflict),
            interrupt(PHASE_ENDS, gain(2), "end", answers=is_conflict),
        )
    }
    runner = laid(texts, {"in_play": [{"card": "Ox", "as": "ox", "bowed": True}]}, {}, [])
    play(
        runner,
        {"window": "Ann"},
        {"offered": {"player": "Ann", "kind": "react", "includes": ["use ox:1"]}},
        "Ann: use ox:1",
        "Ann: use ox:2",
        {"expect": {"Ann.honor": 13}},
    )


@pytest.mark.rule("lcg.abilities.10", "lcg.actions.01", "lcg.actions.02", "lcg.abilities.24")
def test_an_ability_is_used_once_in_each_round_and_only_at_its_time() -> None:
    texts = {"Ox": (action(gain()), reaction(BOWS, gain(5), "r")), "Fox": (action(gain()),)}
    runner = laid(texts, {"in_play": [{"card": "Ox", "as": "ox"}]}, {"in_play": ["Fox"]}, [])
    play(
        runner,
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
    runner = laid(
        texts,
        {"in_play": [{"card": "Ox", "as": "one"}, {"card": "Ox", "as": "two"}]},
        {"in_play": [{"card": "Ox", "as": "theirs"}]},
        [],
    )
    play(
        runner,
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
    runner = laid(
        texts,
        {"hand": ["Banner", "Banner"], "in_play": [{"card": "Ox", "bowed": True}]},
        {"hand": ["Banner"]},
        [banner],
    )
    play(
        runner,
        "Ann: play Banner#1",
        {"offered": {"player": "Bob", "includes": ["play Banner#3"]}},
        "Bob: pass",
        {"illegal": "Ann: play Banner#2"},
    )


@pytest.mark.rule("lcg.abilities.35")
def test_an_additional_use_raises_a_limit_but_no_maximum() -> None:
    from tests.editions.lcg.laying import standing

    from rokugan.editions.lcg.table.abilities import TOUCHES_LIMITS

    more = standing(TOUCHES_LIMITS, covers=True, extra_uses=1)
    runner = laid(
        {"Ox": (action(gain(), "limited"), action(gain(2), "most", limit=0, maximum=1)), "Hare": (more,)},
        {"in_play": ["Ox", "Hare"]},
        {},
        [],
    )
    play(
        runner,
        "Ann: use Ox:1",
        "Ann: use Ox:2",
        {"offered": {"player": "Ann", "includes": ["use Ox:1"], "excludes": ["use Ox:2"]}},
    )


@pytest.mark.rule("lcg.abilities.27")
def test_a_reaction_is_used_once_for_each_occurrence() -> None:
    texts = {"Ox": (BOWER, reaction(BOWS, gain(), "r", limit=3))}
    runner = laid(texts, {"in_play": ["Ox"]}, {"in_play": ["Fox", "Hare"]}, [])
    game = play(runner, "Ann: use Ox:1", "Ann: target Fox", "Ann: use Ox:2", {"expect": {"Ann.honor": 11}})
    assert game.decision is None or game.decision.kind != "react"


@pytest.mark.rule("lcg.abilities.30")
def test_a_card_that_comes_back_has_no_memory_of_its_uses() -> None:
    def away(game: LcgGame, use: Use) -> object:
        return deeds.discard_from_play(game, [use.card], use, TO_HAND)

    texts = {"Ronin": (action(gain(), "gain"), action(away, "away", limit=0))}
    ronin = card("Ronin", side="conflict", cost=1, military=1, political=1)
    runner = laid(texts, {"in_play": ["Ronin"], "fate": 5}, {}, [ronin])
    play(
        runner,
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
    runner = laid(texts, {"hand": ["Scroll"]}, {}, [card("Scroll", "attachment", cost=9)])
    play(runner, "Ann: play Scroll", "Ann: play Scroll", {"expect": {"Ann.honor": 12}})


@pytest.mark.rule("lcg.abilities.03", "lcg.abilities.04", "lcg.events-cards.01")
def test_abilities_work_from_play_and_events_from_hand() -> None:
    texts = {"Ox": (action(gain()),), "Banner": (event(gain(2)),)}
    runner = laid(
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
        runner,
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
        if not use.numbers:
            use.numbers.append(1)
            use.repeats = 1
        return deeds.bow(game, use.targets[0], use)

    runner = laid(
        {"Banner": (event(twice, targets=all_ready),)},
        {"hand": ["Banner"], "fate": 3},
        {"in_play": ["Ox", "Fox", "Hare"]},
        [card("Banner", "event", cost=1)],
    )
    play(
        runner,
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
            action(lambda game, use: deeds.ready(game, [number(runner, "Fox")], use), "ready"),
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
    runner = laid(texts, {"in_play": ["Ox"]}, {"in_play": [{"card": "Fox", "bowed": True}]}, [])
    play(runner, "Ann: use Ox:1", "Ann: use Ox:2")
    assert log == ["initiates", "initiates", "delayed", "initiates", "reaction"]


@pytest.mark.rule("lcg.dynasty.09")
def test_who_has_passed_still_reacts() -> None:
    texts = {"Fox": (reaction(ENTERS_PLAY, gain(), answers=lambda game, use: use.event.card != use.card),)}
    runner = laid(
        texts,
        {"provinces": [{"card": "Ox", "face": "up"}], "fate": 3},
        {"in_play": ["Fox"]},
        [],
        phase="dynasty",
        first_player="Bob",
    )
    play(
        runner,
        "Ann: buy Ox fate 0",
        {"window": "Bob"},
        {"offered": {"player": "Bob", "kind": "react", "includes": ["use Fox"]}},
    )


@pytest.mark.rule("lcg.states.12", "lcg.states.14", "lcg.states.11")
def test_being_honored_and_becoming_honored_are_two_things() -> None:
    log: list[str] = []
    honors = action(lambda game, use: deeds.honor(game, [number(runner, "Fox")], use), "honor", limit=0)
    texts = {
        "Ox": (
            honors,
            reaction(HONORED_ACT, lambda game, use: log.append("act"), "a", forced=True, limit=0),
            reaction(24, lambda game, use: log.append("became"), "b", forced=True, limit=0),
        )
    }
    runner = laid(texts, {"in_play": ["Ox"]}, {"in_play": [{"card": "Fox", "dishonored": True}]}, [])
    play(runner, "Ann: use Ox:1", {"expect": {"Fox.honored": False, "Fox.dishonored": False}})
    assert log == ["act"]
    play(runner, "Ann: use Ox:1", {"expect": {"Fox.honored": True}})
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
    runner = laid(
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
    play(runner, "Ann: buy ox fate 0", "Ann: use Hare", {"expect": {"Ann.P1.cards": ["Fox"]}})


def test_events_without_listeners_open_no_frames() -> None:
    runner = laid({}, {"in_play": ["Ox"]}, {}, [])
    game = runner.game
    assert isinstance(game, LcgGame)
    depth = len(game.stack)
    deeds.together(game, [Event(BOWS, number(runner, "Ox"))])
    assert len(game.stack) == depth
    assert game.states[number(runner, "Ox")].bowed
    assert NOTHING not in game.states
