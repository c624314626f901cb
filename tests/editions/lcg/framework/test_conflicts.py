"""Conflicts at their edges: what keeps somebody from declaring, defending, evading and claiming, and what rings do then."""

from __future__ import annotations

import pytest

from rokugan.editions.lcg.effects.rings import RingEffect
from rokugan.editions.lcg.framework.conflict import ConflictResolution, can_defend, types_to_declare
from rokugan.editions.lcg.table.abilities import (
    BE_ATTACKED,
    BE_DEFENDER,
    BE_DISHONORED,
    BE_HONORED,
    BE_TARGETED,
    CLAIM,
    TOUCHES_BANS,
    TOUCHES_RINGS,
)
from rokugan.editions.lcg.table.kinds import RING_EFFECT
from rokugan.editions.lcg.table.things import DEFENDING, EARTH, FIRE, MILITARY, PHASE_END, POLITICAL, VOID, WATER
from rokugan.testing.built_texts import CONFLICT, BuiltTable, Text, action, card, interrupt, laid


def set_up(texts: dict[str, Text] | None = None, **more: object) -> BuiltTable:
    """Ann has Ox, and Spy with covert; Bob waits with an action of Mouse."""
    spy = card("Spy", military=1, political=1, keywords=["covert"])
    ann = {"in_play": [{"card": "Ox", "as": "ox"}, {"card": "Spy", "as": "spy"}]}
    bob = {"in_play": [{"card": name, "as": name.lower()} for name in ("Fox", "Hare", "Mouse")]}
    waits = action(lambda game, use: None)
    return laid({"Mouse": (waits,), **(texts or {})}, {**ann, **more}, bob, [spy])


def forbid(table: BuiltTable, what: int, *names: str) -> None:
    """Something is forbidden to these cards; to everybody if none is named."""
    numbers = [table.number(name) for name in names]
    table.enforce(
        TOUCHES_BANS,
        PHASE_END,
        forbids=lambda game, force, asked, thing, by: asked == what and (not numbers or thing in numbers),
    )


@pytest.mark.rule("lcg.provinces.06")
def test_without_a_province_to_attack_or_a_ring_no_conflict_can_be_declared() -> None:
    table = set_up()
    assert types_to_declare(table.game, 0) == [MILITARY, POLITICAL]
    forbid(table, BE_ATTACKED)
    assert types_to_declare(table.game, 0) == []
    rings = {name: {"claimed_by": "Bob"} for name in ("air", "earth", "fire", "void", "water")}
    claimed = laid({}, {"in_play": ["Ox"]}, {"in_play": ["Fox"]}, [], rings=rings).game
    assert types_to_declare(claimed, 0) == []


@pytest.mark.rule("lcg.conflict.33")
def test_who_is_bowed_evaded_in_the_conflict_or_forbidden_to_does_not_defend() -> None:
    table = set_up()
    table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: done")
    game = table.game
    fox, hare = table.number("fox"), table.number("hare")
    assert (can_defend(game, fox), can_defend(game, hare)) == (True, True)
    game.states[fox].side = DEFENDING
    assert not can_defend(game, fox)
    game.states[fox].side, game.states[fox].evaded = 0, True
    assert not can_defend(game, fox)
    game.states[hare].bowed = True
    assert not can_defend(game, hare)
    game.states[hare].bowed = False
    forbid(table, BE_DEFENDER, "hare")
    assert not can_defend(game, hare)


@pytest.mark.rule("lcg.keywords.04", "lcg.targeting.09")
def test_covert_evades_nobody_who_cannot_be_a_target() -> None:
    table = set_up()
    forbid(table, BE_TARGETED, "fox", "mouse")
    table.step("all pass", *CONFLICT, "Ann: attacker spy", "Ann: done", {"window": "Ann"})
    table.step(
        {"offered": {"player": "Ann", "includes": ["target hare", "no"], "excludes": ["target fox", "target mouse"]}}
    )


@pytest.mark.rule("lcg.conflict.36")
def test_who_cannot_claim_the_ring_returns_it() -> None:
    for banned in (False, True):
        table = set_up()
        if banned:
            forbid(table, CLAIM)
        table.step(
            "all pass", *CONFLICT, "Ann: attacker ox", "Ann: done", "Bob: done", "all pass", "Ann: no", "Ann: no"
        )
        assert table.look("rings.air.claimed_by") == (None if banned else "Ann")


def test_a_ring_effect_that_is_canceled_asks_nobody() -> None:
    for canceled in (False, True):
        table = set_up()
        table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: done", "Bob: done", {"window": "Bob"})
        assert table.game.conflict is not None
        table.game.conflict.ring_canceled = canceled
        table.step("all pass", "Ann: no")
        assert ((table.asked.player, table.asked.kind) == ("Ann", "may")) != canceled


@pytest.mark.parametrize(
    ("step", "then"),
    [("action_window", "claim_ring"), ("claim_ring", "claim_ring"), ("return_home", "return_home"), ("over", "over")],
)
def test_a_conflict_that_ends_early_goes_on_with_the_ring_unless_that_is_past(step: str, then: str) -> None:
    frame = ConflictResolution()
    frame.goto(step)
    frame.end_early()
    assert frame.STEPS[frame.at] == then


# ------------------------------------------------------------------------------------------------------- ring effects


def resolve(table: BuiltTable, ring: int) -> None:
    """Ann must resolve the effect of a ring."""
    game = table.game
    game.decision = None
    game.push(RingEffect(ring, 0, False))
    game.advance()


@pytest.mark.rule("lcg.ringeffects.04")
def test_the_ring_of_fire_chooses_nobody_whom_it_can_neither_honor_nor_dishonor() -> None:
    table = set_up()
    for what in (BE_HONORED, BE_DISHONORED):
        forbid(table, what, "fox")
    forbid(table, BE_HONORED, "hare")
    resolve(table, FIRE)
    offered = {"player": "Ann", "includes": ["target ox", "target hare", "target mouse"], "excludes": ["target fox"]}
    table.step({"offered": offered}, "Ann: target hare", {"expect": {"hare.dishonored": True}})


@pytest.mark.rule("lcg.ringeffects.06")
def test_a_ring_effect_that_can_change_nothing_is_not_even_begun() -> None:
    """And one that no longer can, because somebody interrupts it, ends there."""
    begun: list[int] = []

    def saw(game: object, use: object) -> None:
        begun.append(1)
        for state in table.game.states.values():
            state.fate = 0

    watch = interrupt(RING_EFFECT, saw, forced=True)
    table = set_up({"Fox": (watch,)})
    resolve(table, VOID)
    assert begun == []
    table = set_up({"Fox": (watch,)})
    table.game.states[table.number("ox")].fate = 1
    resolve(table, VOID)
    assert begun == [1]
    assert not any(isinstance(frame, RingEffect) for frame in table.game.stack)


@pytest.mark.rule("lcg.ringeffects.01")
def test_who_resolves_each_effect_of_a_ring_says_in_which_order() -> None:
    table = set_up(hand=["Ox"])
    table.enforce(
        TOUCHES_RINGS,
        PHASE_END,
        elements=lambda game, force, ring: (FIRE, EARTH) if ring == WATER else (),
        resolves_each=lambda game, force, ring, seat: seat == 0,
    )
    resolve(table, WATER)
    table.step(
        {"offered": {"player": "Ann", "includes": ["choose water", "choose fire", "choose earth"]}}, "Ann: choose fire"
    )
    table.step("Ann: target ox", "Ann: choose honor")
    table.step(
        {"offered": {"player": "Ann", "includes": ["choose water", "choose earth"], "excludes": ["choose fire"]}}
    )
    table.step(
        "Ann: choose earth", "Ann: choose bow", "Ann: target fox", {"expect": {"fox.bowed": True, "Ann.hand": 2}}
    )
