"""Ring effects, and provinces that effects reveal, break and refill."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.core.values import ADD
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.abilities import (
    TOUCHES_RINGS,
    TOUCHES_STRENGTH,
)
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import (
    CONFLICT_ENDS,
    ENTERS_PLAY,
    PROVINCE_BREAKS,
    PROVINCE_REVEALED,
)
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import (
    MILITARY,
    ROUND_END,
    STRENGTH,
    WATER,
)
from rokugan.testing.built_texts import CONFLICT, action, card, interrupt, laid, play, reaction, standing


@pytest.mark.rule("lcg.ringeffects.07", "lcg.rings.07")
def test_a_ring_with_two_elements_offers_both_effects() -> None:
    also_water = standing(TOUCHES_RINGS, elements=lambda game, force, ring: (WATER,) if ring == 0 else ())
    table = laid(
        {"Ox": (also_water,)},
        {"in_play": ["Ox"]},
        {
            "in_play": [{"card": "Fox", "bowed": True, "as": "fox"}],
            "provinces": [{"province": {"title": "A", "strength": 9}}],
        },
        [],
    )
    play(
        table,
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

    table = laid(
        {"Fox": (interrupt(35, cancel, would=True),)},
        {"in_play": ["Ox"]},
        {
            "in_play": [{"card": "Fox", "bowed": True, "as": "fox"}],
            "provinces": [{"province": {"title": "A", "strength": 9}}],
        },
        [],
    )
    play(table, *CONFLICT, "Ann: yes", "Bob: use fox", {"expect": {"Ann.honor": 10, "Ann.claimed": ["air"]}})


@pytest.mark.rule("lcg.ringeffects.08")
def test_several_ring_effects_come_one_after_the_other() -> None:
    from rokugan.editions.lcg.effects.rings import RingEffect

    def both(game: LcgGame, use: Use) -> None:
        game.push(RingEffect(1, 0, True))
        game.push(RingEffect(0, 0, True))

    table = laid({"Ox": (action(both),)}, {"in_play": ["Ox"]}, {}, [])
    play(
        table,
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
    table = laid(
        {"Ox": (own, show, hide, *notes)},
        {"in_play": ["Ox"], "provinces": lands[:1]},
        {"provinces": [{}, lands[1]]},
        [],
    )
    game = play(table, "Ann: use Ox:1", "Ann: use Ox:2", {"expect": {"Ann.P1.broken": True, "Bob.P2.face": "up"}})
    assert log == [(PROVINCE_BREAKS, 1), (PROVINCE_REVEALED, 1)]
    land = game.provinces[6].card
    game.enforce(standing(TOUCHES_STRENGTH, operation=ADD, amount=2), 0, 0, ROUND_END, (land,))
    assert game.value(land, STRENGTH) == 5
    play(table, "Ann: use Ox:3", {"expect": {"Bob.P2.face": "down", "Bob.P2.strength": 3}})
    assert land not in game.states


@pytest.mark.rule("lcg.provinces.20")
def test_a_province_refilled_faceup() -> None:
    from rokugan.editions.lcg.changes.decks import refill

    def again(game: LcgGame, use: Use) -> None:
        refill(game, 0, faceup=True)

    texts = {"Ox": (reaction(ENTERS_PLAY, again, answers=lambda game, use: use.event.card == use.card),)}
    table = laid(
        texts,
        {"provinces": [{"card": "Ox", "as": "ox", "face": "up"}], "dynasty_deck": ["Wall"], "fate": 3},
        {},
        [card("Wall", "holding", strength_bonus=2)],
        phase="dynasty",
    )
    play(
        table,
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
    table = laid(texts, {"in_play": ["Ox"]}, {"provinces": [{"province": {"title": "A", "strength": 9}}]}, [])
    play(table, *CONFLICT, "Ann: no")
    assert seen == [(True, MILITARY, 0, 0), (False, MILITARY, 0, 0)]
