"""Windows: would-interrupts, forced ones, interrupts, the condition, forced reactions, reactions; nested sequences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.editions.lcg.few_texts import BOWER, gain

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import (
    BOWS,
    CARD_PLAYED,
    DRAWS,
    HONOR_GAINED,
    INITIATES,
    LEAVES_PLAY,
    PHASE_BEGINS,
    PHASE_ENDS,
)
from rokugan.editions.lcg.table.knowing import stamp_of
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import CONFLICT_PHASE, DISCARDED, PHASE_END, TO_HAND
from rokugan.editions.lcg.windows.happening import DiscardOrder, is_off
from rokugan.errors import IllegalMove
from rokugan.testing.built_texts import action, card, event, interrupt, laid, play, reaction

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
    table = laid(texts, {"in_play": [*IN_PLAY["Ann"], "Hare"]}, {"in_play": [*IN_PLAY["Bob"], "Mouse"]}, [])
    play(
        table,
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

    table = laid(
        {"Ox": (BOWER, interrupt(BOWS, still_ready))}, {"in_play": IN_PLAY["Ann"]}, {"in_play": IN_PLAY["Bob"]}, []
    )
    play(table, "Ann: use ox:1", "Ann: target fox", "Ann: use ox:2", {"expect": {"Ann.honor": 11, "fox.bowed": True}})


@pytest.mark.rule("lcg.simultaneity.04")
def test_what_has_happened_is_reacted_to_though_something_beside_it_was_prevented() -> None:
    def keep_ready(game: LcgGame, use: Use) -> None:
        assert use.event is not None
        use.event.canceled = use.event.card == use.card

    def bow_all(game: LcgGame, use: Use) -> object:
        return deeds.bow(game, game.characters(0), use)

    shield = interrupt(BOWS, keep_ready, forced=True, would=True)
    texts = {"Ox": (action(bow_all), shield), "Fox": (reaction(BOWS, gain()),)}
    table = laid(texts, {"in_play": ["Ox", "Hare"]}, {"in_play": ["Fox"], "honor": 10}, [])
    play(table, "Ann: use Ox:1", "Bob: use Fox", {"expect": {"Ox.bowed": False, "Hare.bowed": True, "Bob.honor": 11}})


@pytest.mark.rule("lcg.zones.06")
def test_the_order_is_that_of_the_discards_whatever_else_happens_to_the_cards() -> None:
    table = laid({}, {"in_play": ["Ox", "Hare"]}, {}, [])
    ox, hare = table.number("Ox"), table.number("Hare")
    both = [Event(LEAVES_PLAY, each, 0, how=DISCARDED) for each in (ox, hare)]
    frame = DiscardOrder([Event(BOWS, ox), *both])
    frame.answer(table.game, Choice("order", value=ox))
    assert frame.ordered == both[:1]


def test_the_order_is_asked_anew_while_the_cards_fit_what_they_were_chosen_for() -> None:
    soldier = card("Hare", traits=["bushi"], text="Action: Choose 2 Bushi characters – discard those characters.")
    table = laid({}, {"in_play": ["Ox", "Hare"]}, {}, [soldier])
    game, ox, hare = table.game, table.number("Ox"), table.number("Hare")
    (ability,) = game.abilities(hare)
    use = Use(hare, 0, ability)
    use.numbers = [0, 2, ox, stamp_of(game, ox), hare, stamp_of(game, hare)]

    def fits(card: int, price: bool) -> bool:
        event = Event(LEAVES_PLAY, card, 0, how=DISCARDED)
        event.price, event.use = (use, None) if price else (None, use)
        return not DiscardOrder([event]).ask_anew(game)

    assert [fits(card, price) for card in (ox, hare) for price in (False, True)] == [False, False, True, True]
    assert not DiscardOrder([Event(LEAVES_PLAY, ox, 0, how=DISCARDED)]).ask_anew(game)


def order_text(log: list[str]) -> dict[str, Any]:
    """One ability of each kind that notes its name."""

    def note(name: str) -> Callable[[LcgGame, Use], object]:
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
    table = laid(order_text(log), {"in_play": IN_PLAY["Ann"]}, {"in_play": IN_PLAY["Bob"]}, [])
    play(table, "Ann: use ox:1", "Ann: target fox", "Ann: use ox:6", "Ann: use ox:4", "Ann: use ox:2")
    assert log == ["would", "forced interrupt", "interrupt", "forced reaction", "reaction"]


@pytest.mark.rule("lcg.simultaneity.03", "lcg.abilities.16", "lcg.abilities.05")
def test_the_first_player_orders_forced_abilities_whosever_they_are() -> None:
    seen: list[int] = []

    def look(game: LcgGame, use: Use) -> object:
        seen.append(game.players[1].honor)
        return deeds.gain_honor(game, use.seat, 1, use)

    texts = {"Ox": (BOWER,), "Fox": (reaction(BOWS, look, forced=True),), "Hare": (reaction(BOWS, look, forced=True),)}
    table = laid(texts, {"in_play": IN_PLAY["Ann"]}, {"in_play": ["Fox", "Hare", "Mouse"]}, [])
    play(
        table,
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

    def react(name: str, deed: Callable[[LcgGame, Use], object]) -> Callable[[LcgGame, Use], object]:
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
    table = laid(texts, {"in_play": ["Ox", "Hare", "Fox", "Mouse"]}, {"in_play": ["Wolf"]}, [card("Wolf", military=1)])
    play(table, "Ann: use Ox:1", "Ann: target Wolf", {"window": "Ann"}, "Ann: order Ox")
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
    table = laid(texts, {"hand": ["Banner", "Banner"], "fate": 5}, {"in_play": ["Fox", "Hare"]}, [banner])
    play(
        table,
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

    def where(name: str) -> Callable[[LcgGame, Use], object]:
        def note(game: LcgGame, use: Use) -> None:
            assert use.event is not None
            assert use.event.use is not None
            at.append((name, game.where[use.event.use.card]))

        return note

    texts = {
        "Banner": (event(gain(1)),),
        "Fox": (
            reaction(CARD_PLAYED, where("played"), "p", forced=True),
            reaction(HONOR_GAINED, where("gained"), "g", forced=True),
        ),
    }
    table = laid(texts, {"hand": ["Banner"]}, {"in_play": ["Fox"]}, [card("Banner", "event", cost=0)])
    play(table, "Ann: play Banner")
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
    def instead(frame: type[ToHand]) -> Callable[[LcgGame, Use], object]:
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
    table = laid(texts, {"in_play": ["Ox"]}, {"in_play": ["Fox"]}, [])
    play(
        table,
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
    table = laid(
        texts,
        {"in_play": [{"card": "Ox", "as": "ox", "fate": 2}]},
        {"hand": ["Mouse"], "provinces": [{"province": {"title": "A", "strength": 9}}]},
        [],
    )
    play(
        table,
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
    table = laid(texts, {"in_play": [{"card": "Ox", "as": "ox", "bowed": True}]}, {}, [])
    play(
        table,
        {"window": "Ann"},
        {"offered": {"player": "Ann", "kind": "react", "includes": ["use ox:1"]}},
        "Ann: use ox:1",
        "Ann: use ox:2",
        {"expect": {"Ann.honor": 13}},
    )


@pytest.mark.rule("lcg.replacement.01", "lcg.negation.03")
def test_what_goes_with_an_event_does_not_occur_without_it() -> None:
    """Neither if the event is canceled, or that with which it goes, nor if something else happens instead of it."""
    first, second, third = (Event(BOWS) for _ in range(3))
    second.parent, third.parent = first, second
    assert [is_off(each) for each in (first, second, third)] == [False, False, False]
    first.canceled = True
    assert [is_off(each) for each in (first, second, third)] == [True, True, True]
    first.canceled, second.instead = False, Frame()
    assert [is_off(each) for each in (first, second, third)] == [False, False, True]


def test_a_province_is_named_by_its_place_only_where_it_is_asked_for() -> None:
    table = laid({}, {"in_play": ["Ox"]}, {"in_play": ["Fox"]}, [])
    play(table, "all pass", "Ann: declare military", "Ann: ring air", {"window": "Ann"})
    assert table.game.find("province Bob.P2", "Ann").tail == "P2"
    with pytest.raises(IllegalMove):
        table.game.find("target Bob.P2", "Ann")
