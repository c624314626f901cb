"""Values and what modifies them: constant abilities, dashes, blank text boxes, glory, strength."""

from __future__ import annotations

import pytest
from tests.editions.lcg.few_texts import TARGET, draws

from rokugan.core.values import ADD, BASE_TIMES, HALVE, SET, TIMES
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.abilities import (
    PARTICIPATE,
    TOUCHES_BANS,
    TOUCHES_GLORY,
    TOUCHES_KEYWORDS,
    TOUCHES_SKILL,
    TOUCHES_STRENGTH,
    TOUCHES_TEXT,
    TOUCHES_TOTALS,
    TOUCHES_TRAITS,
)
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import InForce, Use
from rokugan.editions.lcg.table.things import (
    CONFLICT_END,
    DISCARDED,
    HONORED,
    MILITARY,
    PHASE_END,
    POLITICAL,
    ROUND_END,
)
from rokugan.program.lcg.keywords import COVERT
from rokugan.testing.built_texts import CONFLICT, action, card, laid, play, reaction, standing


@pytest.mark.rule(
    "lcg.stats.08", "lcg.stats.09", "lcg.stats.10", "lcg.stats.11", "lcg.stats.12", "lcg.stats.14", "lcg.stats.01"
)
def test_values_are_computed_anew_from_all_modifiers() -> None:
    table = laid({}, {"in_play": [{"card": "Ox", "as": "ox"}]}, TARGET, [])
    ox = table.number("ox")
    game = table.game
    table.enforce(TOUCHES_SKILL, PHASE_END, "ox", operation=lambda g, f, t, s: TIMES if s == MILITARY else -1, amount=2)
    assert game.value(ox, MILITARY) == 6
    table.enforce(TOUCHES_SKILL, ROUND_END, "ox", operation=lambda g, f, t, s: ADD if s == MILITARY else -1, amount=2)
    assert game.value(ox, MILITARY) == 10
    assert game.value(ox, POLITICAL) == 1
    table.enforce(TOUCHES_SKILL, CONFLICT_END, "ox", operation=SET, amount=2)
    table.enforce(TOUCHES_SKILL, PHASE_END, "ox", operation=ADD, amount=3)
    assert game.value(ox, MILITARY) == 2
    table.enforce(TOUCHES_SKILL, CONFLICT_END, "ox", operation=SET, amount=5)
    assert game.value(ox, MILITARY) == 5
    game.expire(CONFLICT_END)
    assert game.value(ox, MILITARY) == 16
    game.expire(PHASE_END)
    assert game.value(ox, MILITARY) == 5
    table.enforce(TOUCHES_SKILL, PHASE_END, "ox", operation=HALVE, amount=1)
    assert game.value(ox, MILITARY) == 3
    table.enforce(TOUCHES_SKILL, PHASE_END, "ox", operation=ADD, amount=-9)
    assert game.value(ox, MILITARY) == 0
    game.expire(PHASE_END)
    table.enforce(TOUCHES_SKILL, PHASE_END, "ox", operation=BASE_TIMES, amount=2)
    table.enforce(TOUCHES_SKILL, PHASE_END, "ox", operation=BASE_TIMES, amount=2)
    assert game.value(ox, MILITARY) == 14


@pytest.mark.rule("lcg.stats.05", "lcg.stats.06")
def test_a_dash_is_an_unmodifiable_nothing() -> None:
    ghost = card("Ghost", military="-", political=2)
    table = laid({}, {"in_play": ["Ghost"]}, TARGET, [ghost])
    table.enforce(TOUCHES_SKILL, PHASE_END, "Ghost", operation=ADD, amount=4)
    game = table.game
    assert game.value(table.number("Ghost"), MILITARY) == 0
    assert game.has_dash(table.number("Ghost"), MILITARY)
    assert game.value(table.number("Ghost"), POLITICAL) == 6


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
            (table.number("Hare"),),
        )
        game.unsettled = True

    ghost = card("Ghost", military="-", political=2)
    table = laid(
        {"Ox": (action(switch, "switch"), action(ban, "ban"))}, {"in_play": ["Ox", "Ghost", "Hare"]}, {}, [ghost]
    )
    play(
        table,
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
    def honored(game: LcgGame, force: InForce) -> bool:
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
    table = laid(
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
    play(table, {"expect": {"fox.military": 4}}, "Ann: use Ox", "Ann: target one", {"expect": {"fox.military": 3}})


@pytest.mark.rule("lcg.wording.04", "lcg.wording.05", "lcg.wording.11", "lcg.provinces.04")
def test_a_blank_text_box_has_nothing_printed_but_keeps_what_is_gained() -> None:
    spy = card("Spy", military=1, traits=["shinobi"], keywords=["sincerity"])
    table = laid({"Spy": (action(draws),)}, {"in_play": ["Spy"]}, TARGET, [spy])
    game = table.game
    it = table.number("Spy")
    assert "shinobi" in game.traits(it)
    table.enforce(TOUCHES_TEXT, PHASE_END, "Spy", blanks=True)
    table.enforce(TOUCHES_KEYWORDS, PHASE_END, "Spy", keywords=COVERT)
    table.enforce(TOUCHES_TRAITS, PHASE_END, "Spy", traits=("bushi",))
    assert game.keywords(it) == COVERT
    assert game.traits(it) == ("bushi",)
    assert game.abilities(it) == ()


@pytest.mark.rule("lcg.favor.13", "lcg.favor.03")
def test_glory_counts_with_its_modifiers_and_rings_only_in_a_glory_count() -> None:
    from rokugan.editions.lcg.effects.favor import glory_of

    table = laid(
        {},
        {"in_play": ["Ox", {"card": "Hare", "bowed": True}]},
        TARGET,
        [],
        rings={"air": {"claimed_by": "Ann"}, "fire": {"claimed_by": "Ann"}},
    )
    table.enforce(TOUCHES_GLORY, PHASE_END, "Ox", operation=ADD, amount=2)
    game = table.game
    assert glory_of(game, 0) == 6
    assert game.value(table.number("Ox"), 2) == 4


@pytest.mark.rule("lcg.conflict.18", "lcg.conflict.13")
def test_a_side_without_a_participant_does_not_win() -> None:
    bonus = standing(TOUCHES_TOTALS, total=lambda game, force, seat: 3 if seat == 1 else 0)
    table = laid(
        {"Hare": (bonus,)},
        {"in_play": [{"card": "Fox", "as": "fox", "fate": 1}]},
        {"in_play": [{"card": "Hare", "bowed": True}]},
        [],
    )
    play(table, *CONFLICT, "Ann: attacker fox", {"expect": {"Ann.claimed": [], "Bob.claimed": [], "Bob.honor": 10}})


@pytest.mark.rule("lcg.provinces.01", "lcg.provinces.15")
def test_the_strength_is_read_when_the_province_would_break() -> None:
    def weaken(game: LcgGame, use: Use) -> None:
        game.enforce(
            standing(TOUCHES_STRENGTH, operation=ADD, amount=-5), use.card, 0, CONFLICT_END, (game.provinces[5].card,)
        )

    texts = {"Ox": (reaction(29, weaken),)}
    table = laid(
        texts, {"in_play": ["Ox"]}, {"provinces": [{"province": {"title": "A", "strength": 8}, "card": "Mouse"}]}, []
    )
    play(table, *CONFLICT, "Ann: use Ox", {"expect": {"Bob.P1.broken": True}})
