"""What happens together with an event by the rules, and what of it is seen only as it happens."""

from __future__ import annotations

import pytest

from rokugan.editions.lcg.changes.companions import companions, with_present_honor
from rokugan.editions.lcg.table import kinds
from rokugan.editions.lcg.table.abilities import TOUCHES_STATUS
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    DISCARDED,
    DISHONORED,
    DYNASTY_DISCARD,
    HONORED,
    ORDINARY,
    PHASE_END,
    TO_HAND,
)
from rokugan.testing.built_texts import BuiltTable, card, laid

NAMES = {value: name for name, value in vars(kinds).items() if isinstance(value, int)}


def set_up() -> BuiltTable:
    """Ox bears Fan, and Crest, which is ancestral; Guest has courtesy, Monk sincerity."""
    cards = [
        card("Fan", "attachment"),
        card("Crest", "attachment", keywords=["ancestral"]),
        card("Guest", keywords=["courtesy"]),
        card("Monk", keywords=["sincerity"]),
        card("Wall", "holding"),
        card("Trick", "event"),
    ]
    ox = {
        "card": "Ox",
        "as": "ox",
        "honored": True,
        "attachments": [{"card": "Fan", "as": "fan"}, {"card": "Crest", "as": "crest"}],
    }
    ann = {
        "in_play": [
            ox,
            {"card": "Fox", "as": "fox", "dishonored": True},
            {"card": "Hare", "as": "hare"},
            "Guest",
            "Monk",
        ],
        "hand": ["Trick"],
        "provinces": [{"card": "Wall", "as": "wall"}, {"card": "Mouse", "as": "mouse"}],
    }
    return laid({}, ann, {}, cards)


def told(table: BuiltTable, events: list[Event]) -> list[str]:
    """Each event with its card."""
    return [f"{NAMES[each.kind].lower()} {table.game.cards[each.card].title}" for each in events]


def leaving(table: BuiltTable, *names: str) -> list[Event]:
    """These cards are about to be discarded."""
    return [Event(kinds.LEAVES_PLAY, table.number(name), 0, how=DISCARDED) for name in names]


@pytest.mark.parametrize(
    ("names", "more"),
    [
        (("ox",), ["leaves_play Fan", "leaves_play Crest", "honor_gained Ox"]),
        (("ox", "fan"), ["leaves_play Crest", "honor_gained Ox"]),
        (("fan", "ox"), ["leaves_play Crest", "honor_gained Ox"]),
        (("fox",), ["honor_lost Fox"]),
        (("hare",), []),
        (("Guest",), ["fate_gained Guest"]),
        (("Monk",), ["draws Monk"]),
        (("Trick",), []),
    ],
)
@pytest.mark.rule(
    "lcg.attachments.05", "lcg.keywords.02", "lcg.keywords.03", "lcg.keywords.19", "lcg.states.08", "lcg.states.10"
)
def test_what_a_card_takes_along_that_leaves_play(names: tuple[str, ...], more: list[str]) -> None:
    table = set_up()
    events = leaving(table, *names)
    found = companions(table.game, events)
    assert (found[: len(events)], told(table, found[len(events) :])) == (events, more)
    for each in found[len(events) :]:
        assert each.parent is not None
        if each.kind == kinds.LEAVES_PLAY:
            assert each.how == (TO_HAND if each.card == table.number("crest") else DISCARDED)
        else:
            assert each.amount == 1


def test_what_goes_with_other_events() -> None:
    """A token with the act of honoring an ordinary character; a holding that turns faceup enters play; being attached."""
    table = set_up()
    rows = [
        (kinds.HONORED_ACT, "hare", ["status_given Hare"]),
        (kinds.DISHONORED_ACT, "hare", ["status_given Hare"]),
        (kinds.HONORED_ACT, "fox", []),
        (kinds.HONORED_ACT, "Trick", []),
        (kinds.CARD_TURNED_UP, "wall", ["enters_play Wall"]),
        (kinds.CARD_TURNED_UP, "mouse", []),
        (kinds.ATTACHES, "fan", ["attached Fan"]),
        (kinds.BOWS, "ox", []),
    ]
    for kind, name, more in rows:
        found = companions(table.game, [Event(kind, table.number(name), 0)])
        assert told(table, found[1:]) == more
        assert [each.parent for each in found[1:]] == [found[0]] * len(more)
    acts = [
        companions(table.game, [Event(kind, table.number("hare"), 0)])[1]
        for kind in (kinds.HONORED_ACT, kinds.DISHONORED_ACT)
    ]
    assert [each.amount for each in acts] == [HONORED, DISHONORED]


@pytest.mark.parametrize(
    ("name", "status", "more"),
    [
        ("ox", HONORED, ["honor_gained Ox"]),
        ("ox", ORDINARY, []),
        ("ox", DISHONORED, ["honor_lost Ox"]),
        ("fox", HONORED, ["honor_gained Fox"]),
        ("hare", HONORED, ["honor_gained Hare"]),
        ("hare", ORDINARY, []),
    ],
)
@pytest.mark.rule("lcg.states.08", "lcg.states.10")
def test_personal_honor_is_seen_as_the_card_leaves(name: str, status: int, more: list[str]) -> None:
    """An interrupt may have changed it; what has not changed stays the very same event, and so does that of another card."""
    table = set_up()
    before = companions(table.game, [*leaving(table, "Guest", name), Event(kinds.BOWS, table.number("Monk"), 0)])
    table.game.states[table.number(name)].status = status
    after = with_present_honor(table.game, before)
    honor = [each for each in after if each.kind in (kinds.HONOR_GAINED, kinds.HONOR_LOST)]
    assert told(table, honor) == more
    assert [each.parent for each in honor] == [before[1]] * len(more)
    assert [each.amount for each in honor] == [1] * len(more)
    assert [each for each in after if each not in honor] == [
        each for each in before if each.kind not in (kinds.HONOR_GAINED, kinds.HONOR_LOST)
    ]
    same = [each for each in honor if each in before]
    assert len(same) == ((name, status) == ("ox", HONORED))


def test_a_token_without_effect_brings_no_honor_whoever_listens() -> None:
    table = set_up()
    table.enforce(TOUCHES_STATUS, PHASE_END, ignores_status=True)
    before = companions(table.game, leaving(table, "fox"))
    assert told(table, with_present_honor(table.game, before)) == ["leaves_play Fox"]


def test_what_an_interrupt_did_to_one_of_two_cards_leaves_the_other_alone() -> None:
    table = set_up()
    before = companions(table.game, leaving(table, "ox", "fox"))
    table.game.states[table.number("fox")].status = ORDINARY
    after = with_present_honor(table.game, before)
    assert [each for each in told(table, after) if "honor" in each] == ["honor_gained Ox"]


def test_each_event_brings_its_own_whatever_stands_beside_it() -> None:
    """Something else that happens to an attachment does not keep it from leaving with its host."""
    table = set_up()
    bows = [Event(kinds.BOWS, table.number(name), 0) for name in ("hare", "fan")]
    found = companions(table.game, [*bows, *leaving(table, "ox")])
    assert told(table, found[3:]) == ["leaves_play Fan", "leaves_play Crest", "honor_gained Ox"]


def test_a_card_that_is_gone_before_it_leaves_brings_no_honor() -> None:
    table = set_up()
    before = companions(table.game, leaving(table, "ox"))
    table.game.leave(table.number("ox"), 0, DYNASTY_DISCARD)
    assert told(table, with_present_honor(table.game, before)) == [
        "leaves_play Ox",
        "leaves_play Fan",
        "leaves_play Crest",
    ]
