"""Costs and targets, shown with abilities made of functions."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.lcg.few_texts import TARGET, draws

from rokugan.core.values import ADD
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating import legality
from rokugan.editions.lcg.table.abilities import (
    TOUCHES_COST,
)
from rokugan.editions.lcg.table.built import BuiltAbility
from rokugan.editions.lcg.table.choosing import ChooseTargets
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import (
    LEAVES_PLAY,
)
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import (
    SACRIFICED,
    TO_HAND,
)
from rokugan.testing.built_texts import action, card, event, interrupt, laid, play, reaction, standing


@pytest.mark.rule("lcg.targeting.02", "lcg.costs.04", "lcg.costs.02", "lcg.effects.17", "lcg.abilities.17")
def test_costs_are_paid_before_targets_are_chosen() -> None:
    def pay(game: LcgGame, use: Use) -> object:
        return deeds.discard_from_play(game, [table.number("Hare")], use, SACRIFICED)

    def others(game: LcgGame, use: Use) -> list[int]:
        return [each for each in game.all_characters() if legality.can_bow(game, each, use)]

    act = action(lambda game, use: deeds.bow(game, use.targets[0], use), pay=pay, targets=others)
    table = laid({"Ox": (act,)}, {"in_play": ["Ox", "Hare"]}, TARGET, [])
    play(
        table,
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
    table = laid(
        {"Ox": (act, action(draws, "draw"))}, {"in_play": ["Ox"]}, {"in_play": [{"card": "Fox", "bowed": True}]}, []
    )
    play(table, {"offered": {"player": "Ann", "includes": ["use Ox:2"], "excludes": ["use Ox:1"]}})


@pytest.mark.interpreted
@pytest.mark.rule("lcg.targeting.06", "lcg.targeting.03")
def test_several_targets_are_chosen_before_anything_resolves() -> None:
    class Two(BuiltAbility):
        def choose(self, game: LcgGame, use: Use) -> None:
            game.push(ChooseTargets(use, game.all_characters(), use.seat, 2, 2, "Choose two"))

    act = Two("two", 0, resolve=lambda game, use: deeds.bow(game, use.targets[0], use))
    table = laid({"Ox": (act,)}, {"in_play": ["Ox"]}, {"in_play": ["Fox", "Hare"]}, [])
    play(
        table,
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
            self.events = deeds.discard_from_play(game, [table.number("Hare")], self.use, SACRIFICED)

        def check(self, game: LcgGame) -> None:
            self.use.unpaid = not self.events[0].happened

    def save(game: LcgGame, use: Use) -> None:
        assert use.event is not None
        use.event.canceled = True

    texts = {"Banner": (event(draws, pay=pay),), "Fox": (interrupt(LEAVES_PLAY, save, would=True),)}
    table = laid(
        texts,
        {"hand": ["Banner"], "in_play": ["Hare"], "fate": 2},
        {"in_play": ["Fox"]},
        [card("Banner", "event", cost=1)],
    )
    play(
        table,
        "Ann: play Banner",
        "Bob: use Fox",
        {"expect": {"Ann.fate": 1, "Banner.zone": "hand", "Ann.hand": 1, "Hare.zone": "home"}},
    )


@pytest.mark.rule("lcg.abilities.18", "lcg.costs.03", "lcg.stats.13")
def test_a_reduced_cost_is_what_must_be_paid() -> None:
    ronin = card("Ronin", side="conflict", cost=3)
    table = laid({}, {"hand": ["Ronin"], "fate": 2}, {"hand": [], "in_play": ["Fox"]}, [ronin])
    play(table, {"illegal": "Ann: play Ronin"})
    table = laid(
        {"Hare": (standing(TOUCHES_COST, covers=lambda game, force, thing: True, operation=ADD, amount=-1),)},
        {"hand": ["Ronin"], "fate": 2, "in_play": ["Hare"]},
        {},
        [ronin],
    )
    play(table, "Ann: play Ronin", "Ann: choose 0", {"expect": {"Ann.fate": 0, "Ronin.zone": "home"}})


@pytest.mark.rule("lcg.effects.19", "lcg.zones.12")
def test_a_sacrifice_is_no_discard_but_leaves_play() -> None:
    log: list[int] = []
    kill = action(lambda game, use: deeds.discard_from_play(game, [table.number("Hare")], use, SACRIFICED), "kill")
    home = action(lambda game, use: deeds.discard_from_play(game, [table.number("Mouse")], use, TO_HAND), "home")
    note = reaction(LEAVES_PLAY, lambda game, use: log.append(use.event.how if use.event else -1), forced=True, limit=0)
    table = laid({"Ox": (kill, home, note)}, {"in_play": ["Ox", "Hare", "Mouse"]}, {}, [])
    play(table, "Ann: use Ox:1", "Ann: use Ox:2")
    assert log == [SACRIFICED, TO_HAND]
