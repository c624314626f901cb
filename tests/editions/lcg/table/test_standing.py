"""A standing effect says what it says and nothing else, of whatever is asked."""

from __future__ import annotations

import pytest

from rokugan.core.card import Card
from rokugan.core.values import ADD
from rokugan.editions.lcg.effects.favor import glory_of
from rokugan.editions.lcg.effects.rings import resolves_each
from rokugan.editions.lcg.framework.conflict import total
from rokugan.editions.lcg.initiating.initiating import extra_uses, is_elsewhere, may_play_card
from rokugan.editions.lcg.initiating.playing import hosts_to_play_on, may_be_attachment
from rokugan.editions.lcg.table.abilities import (
    REACTION,
    TOUCHES_ABILITIES,
    TOUCHES_HOSTING,
    TOUCHES_KEYWORDS,
    TOUCHES_PLACES,
    TOUCHES_SKILL,
    TOUCHES_TEXT,
    TOUCHES_TRAITS,
    Ability,
    Standing,
)
from rokugan.editions.lcg.table.built import BuiltAbility, BuiltDelayed, BuiltStanding
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import BOWS, READIES
from rokugan.editions.lcg.table.state import Delayed, Event, Use
from rokugan.editions.lcg.table.things import (
    AIR,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    COST,
    DYNASTY_DISCARD,
    GLORY,
    HAND,
    INCOME,
    MILITARY,
    PHASE_END,
    POLITICAL,
    ROUND_END,
    STRENGTH,
)
from rokugan.program.lcg.keywords import COVERT
from rokugan.testing.built_texts import CONFLICT, BuiltTable, Text, action, card, laid, standing

EVERYTHING = (1 << 20) - 1
"""It touches every matter there is."""
SILENT = [Standing("plain", EVERYTHING), BuiltStanding("plain", EVERYTHING, {})]


def answers(table: BuiltTable) -> list[object]:
    """All that is asked of standing effects, about all cards of the table."""
    game, found = table.game, list[object]()
    for name in ("ox", "fox", "Fan", "Imp"):
        number = table.number(name)
        found += [game.value(number, stat) for stat in (MILITARY, POLITICAL, GLORY, COST, STRENGTH, INCOME)]
        found += [game.keywords(number), game.traits(number), game.is_blank(number), game.is_blank(number, True)]
        found += [len(game.abilities(number)), game.has_status(number), is_elsewhere(game, 0, number)]
        found += [any(game.forbidden(what, number) for what in range(31)), extra_uses(game, number)]
        found += [may_play_card(game, number, 0), may_be_attachment(game, number, 0)]
    found += [hosts_to_play_on(game, table.number("Fan"), 0), game.elements_of(AIR), resolves_each(game, AIR, 0)]
    found += [total(game, seat) for seat in (0, 1)] + [glory_of(game, seat) for seat in (0, 1)]
    return found


def set_up(texts: dict[str, Text]) -> BuiltTable:
    """Ox attacks; Bob waits with an action of Fox."""
    fan, imp = card("Fan", "attachment", cost=0, traits=["item"]), card("Imp", cost=0, side="conflict")
    waits = action(lambda game, use: None)
    ann = {
        "in_play": [{"card": "Ox", "as": "ox", "honored": True, "attachments": [{"card": "Veil", "as": "veil"}]}],
        "hand": ["Fan", "Imp"],
    }
    table = laid(
        {"Fox": (waits,), **texts},
        ann,
        {"in_play": [{"card": "Fox", "as": "fox"}]},
        [fan, imp, card("Veil", "attachment")],
    )
    table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: done", "Bob: done", {"window": "Bob"})
    return table


@pytest.mark.parametrize("silent", SILENT)
def test_an_effect_that_says_nothing_changes_nothing(silent: Standing) -> None:
    table = set_up({"Fan": (silent,), "Imp": (silent,)})
    assert answers(table) == answers(set_up({}))
    every = tuple(each.number for each in table.game.cards)
    table.game.enforce(silent, table.number("ox"), 0, PHASE_END, every)
    assert answers(table) == answers(set_up({}))


def test_an_effect_that_waits_for_nothing_keeps_nothing_from_being_settled() -> None:
    """An attachment that may not stay is discarded all the same, and what is attached to it goes with it."""
    table = set_up({})
    game = table.game
    game.enforce(SILENT[0], table.number("fox"), 0, PHASE_END, (table.number("fox"),))
    table.enforce(TOUCHES_HOSTING, PHASE_END, "ox", keeps_off=True)
    game.settle()
    assert table.look("veil.zone") == "conflict_discard"


def test_an_ability_that_says_nothing_else_answers_its_event() -> None:
    """Its card need not be the one that it happens to, and nothing was chosen for it."""
    bower = action(lambda game, use: game.happens(Event(BOWS, table.number("ox"))))
    table = set_up({"Fox": (bower,), "Ox": (Ability("plain", REACTION, (BOWS,)),)})
    table.step("Bob: use fox", {"window": "Ann"}, {"offered": {"player": "Ann", "includes": ["use ox", "pass"]}})
    game = table.game
    assert not Ability("plain", REACTION).still_fits(game, Use(table.number("ox"), 0), table.number("fox"))


def test_what_does_not_hold_gives_nothing() -> None:
    """Neither keywords nor traits nor abilities, nor cards to play from elsewhere, nor more uses, nor attachments kept off."""
    table = set_up({})
    game, ox = table.game, table.number("ox")
    gift = BuiltAbility("gift", REACTION, (READIES,))
    parts = {
        "keywords": COVERT,
        "traits": ("bushi",),
        "extra_uses": 1,
        "lets_play": True,
        "keeps_off": True,
        "blanks": True,
    }
    touches = (
        TOUCHES_KEYWORDS | TOUCHES_TRAITS | TOUCHES_ABILITIES | TOUCHES_PLACES | TOUCHES_HOSTING | TOUCHES_TEXT | 2048
    )

    def told() -> tuple[object, ...]:
        return (
            game.keywords(ox), game.traits(ox), [each.first_name for each in game.abilities(ox)],
            is_elsewhere(game, 0, table.number("Fan")),
            extra_uses(game, ox), hosts_to_play_on(game, table.number("Fan"), 0) == [ox, table.number("fox")], game.is_blank(ox),
        )  # fmt: skip

    source = table.number("fox")
    game.enforce(BuiltStanding("no", touches, {**parts, "active": False}, granted=(gift,)), source, 0, PHASE_END, (ox,))
    assert told() == (0, (), [], False, 0, True, False)
    game.enforce(BuiltStanding("yes", touches, parts, granted=(gift,)), source, 0, PHASE_END, (ox,))
    assert told() == (COVERT, ("bushi",), ["gift"], True, 1, False, True)


def test_an_effect_does_not_blank_its_own_card() -> None:
    table = set_up({})
    game = table.game
    game.enforce(standing(TOUCHES_TEXT, covers=True, blanks=True), table.number("ox"), 0, PHASE_END)
    assert [game.is_blank(table.number(name)) for name in ("ox", "fox", "Fan")] == [False, True, True]
    assert [game.is_blank(table.number(name), True) for name in ("ox", "fox", "Fan")] == [False, True, True]


def test_who_listens_is_counted_again_to_the_same() -> None:
    """Printed abilities where they can be used, those that are granted, and what is delayed."""
    hears = BuiltAbility("hears", REACTION, (BOWS,))
    table = set_up({"Ox": (hears,), "Imp": (hears,)})
    game = table.game
    game.enforce(
        BuiltStanding("gives", TOUCHES_ABILITIES, {}, granted=(hears,)), 0, 0, PHASE_END, (table.number("fox"),)
    )
    game.delay(Delayed(BuiltDelayed("later", (READIES,), lambda *given: None), 0, 0, PHASE_END, 1))
    before = (list(game.heard.to), list(game.heard.at))
    game.count_listeners()
    assert (list(game.heard.to), list(game.heard.at)) == before
    assert (game.heard.to[BOWS], game.heard.to[READIES]) == (2, 1)


def test_what_is_delayed_until_a_moment_is_dropped_there() -> None:
    table = set_up({})
    game = table.game
    for until in (PHASE_END, ROUND_END):
        game.delay(Delayed(BuiltDelayed("later", (READIES,), lambda *given: None), 0, 0, until, 1))
    game.expire(PHASE_END)
    assert [each.until for each in game.delayed] == [ROUND_END]
    assert game.heard.to[READIES] == 1


def test_elements_of_a_conflict_are_counted_once() -> None:
    game: LcgGame = set_up({}).game
    assert game.conflict is not None
    game.conflict.elements = [AIR, 2, 3]
    assert (game.elements_of(AIR), game.elements_of(2)) == ([AIR, 2, 3], [2])


def test_without_a_conflict_nobody_counts_skill() -> None:
    game = set_up({}).game
    assert total(game, 0) > 0
    game.conflict = None
    assert total(game, 0) == 0


def test_equal_cards_of_one_owner_in_one_hidden_place_are_one() -> None:
    """Not those of different titles, owners or places, nor those that all can see."""
    hands = {"hand": ["Ox", "Ox", "Hare"], "conflict_discard": ["Ox", "Ox"], "conflict_deck": ["Ox"]}
    game = laid({}, hands, {"hand": ["Ox"]}).game
    places: dict[tuple[str, str, int], list[Card]] = {}
    for each in game.cards:
        places.setdefault((game.names[each.owner], each.title, game.where[each.number]), []).append(each)
    one, two = places["Ann", "Ox", HAND]
    assert game.interchangeable(one, two)
    others = [places["Ann", "Hare", HAND], places["Bob", "Ox", HAND], places["Ann", "Ox", CONFLICT_DECK]]
    assert not any(game.interchangeable(one, each) for pile in others for each in pile)
    up, over = places["Ann", "Ox", CONFLICT_DISCARD]
    assert not game.interchangeable(up, over)
    assert not game.interchangeable(one, up)


@pytest.mark.rule("lcg.zones.14")
def test_what_was_on_a_card_is_on_the_others_still_when_it_has_left_play() -> None:
    """Also when it comes back; and what was on nothing else has ended."""
    table = set_up({})
    game, ox, fox = table.game, table.number("ox"), table.number("fox")
    plus = standing(TOUCHES_SKILL, operation=ADD, amount=2)
    game.enforce(plus, fox, 0, PHASE_END, (ox, fox))
    game.enforce(standing(TOUCHES_KEYWORDS, keywords=COVERT), fox, 0, PHASE_END, (ox,))
    assert (game.value(fox, MILITARY), game.keywords(ox), game.touched & TOUCHES_KEYWORDS) == (
        4,
        COVERT,
        TOUCHES_KEYWORDS,
    )
    game.leave(ox, 0, DYNASTY_DISCARD)
    game.enter(ox, 0)
    assert (game.value(ox, MILITARY), game.value(fox, MILITARY), game.keywords(ox)) == (3, 4, 0)
    assert game.touched & TOUCHES_KEYWORDS == 0
    assert [each.things for each in game.in_force.all()] == [(fox,)]
