"""Playing cards: what bars it, what is left to place on a character, limited cards, and hosts that keep attachments off."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.editions.lcg.initiating.playing import can_play_card, hosts_of, hosts_to_play_on, is_unique_there
from rokugan.editions.lcg.table.abilities import BE_TARGETED, HAVE_FATE_PLACED, SPEND_FATE, TOUCHES_BANS
from rokugan.editions.lcg.table.printed import bars_of
from rokugan.editions.lcg.table.things import PHASE_END
from rokugan.testing.built_texts import BuiltTable, card, laid


def ban(table: BuiltTable, what: int, name: str = "") -> None:
    """Something is forbidden, to one card or to all."""
    number = table.number(name) if name else None
    table.enforce(
        TOUCHES_BANS, PHASE_END, forbids=lambda game, force, asked, thing, by: asked == what and number in (None, thing)
    )


# Of the keyword, the traits of an attachment that it keeps off, and of one that it does not.
@pytest.mark.parametrize(
    ("keyword", "off", "on"),
    [
        ("no attachments", [(), ("weapon",)], []),
        ("No attachments.", [()], []),
        ("no attachments except weapon", [(), ("book",)], [("weapon",), ("book", "weapon")]),
        ("no attachments except weapon or armor", [("book",)], [("armor",), ("weapon", "book")]),
        ("no weapon attachments", [("weapon",), ("book", "weapon")], [(), ("book",)]),
        ("no weapon or armor attachments", [("armor", "book")], [("book",)]),
    ],
)
@pytest.mark.rule("lcg.keywords.11", "lcg.keywords.12", "lcg.keywords.13")
def test_which_attachments_a_character_keeps_off(
    keyword: str, off: list[tuple[str, ...]], on: list[tuple[str, ...]]
) -> None:
    (bar,) = bars_of((keyword,))
    assert [bar.bars(traits) for traits in off + on] == [True] * len(off) + [False] * len(on)


@pytest.mark.parametrize("keyword", ["pride", "no attack", "two attachments", "attachments"])
def test_other_words_keep_nothing_off(keyword: str) -> None:
    assert bars_of((keyword,)) == ()


@pytest.mark.rule("lcg.keywords.14", "lcg.targeting.09")
def test_a_host_keeps_off_by_each_of_its_words() -> None:
    """A character without such words has every attachment; one who cannot be a target has those that it has."""
    cards = [
        card("Monk", keywords=["no weapon attachments", "no book attachments"]),
        card("Club", "attachment", cost=0, traits=["weapon"]),
        card("Scroll", "attachment", cost=0, traits=["book"]),
        card("Cape", "attachment", cost=0, traits=["cloth"]),
    ]
    table = laid({}, {"hand": ["Club", "Scroll", "Cape"], "in_play": ["Monk", "Ox"]}, {"in_play": ["Fox"]}, cards)
    game, titles = table.game, [each.title for each in table.game.cards]
    found = {
        name: [titles[host] for host in hosts_of(game, table.number(name), 0)] for name in ("Club", "Scroll", "Cape")
    }
    assert found == {"Club": ["Ox", "Fox"], "Scroll": ["Ox", "Fox"], "Cape": ["Monk", "Ox", "Fox"]}
    ban(table, BE_TARGETED, "Ox")
    assert [titles[host] for host in hosts_to_play_on(game, table.number("Cape"), 0)] == ["Monk", "Fox"]
    assert len(hosts_of(game, table.number("Cape"), 0)) == 3


@pytest.mark.parametrize(
    ("in_play", "card_of", "seat", "wanted"),
    [
        ([("Ann", "Ann")], "Ann", 0, True),  # he controls one
        ([("Bob", "Bob")], "Ann", 0, False),  # the two players may have one each
        ([("Bob", "Ann")], "Ann", 0, True),  # he owns one, which the other has
        ([("Ann", "Bob")], "Ann", 0, True),  # he controls one of the other's
        ([("Bob", "Bob")], "Bob", 0, True),  # it belongs to the other, who controls one
        ([], "Ann", 0, False),
    ],
)
@pytest.mark.rule("lcg.unique.04", "lcg.unique.05", "lcg.unique.06")
def test_a_second_copy_of_a_unique_card(in_play: list[tuple[str, str]], card_of: str, seat: int, wanted: bool) -> None:
    """In play are copies of a controller and an owner."""
    players: dict[str, dict[str, Any]] = {"Ann": {"in_play": ["Ox"]}, "Bob": {"in_play": ["Ox"]}}
    for controller, owner in in_play:
        players[controller]["in_play"].append({"card": "Lord", "owner": owner})
    players[card_of]["dynasty_discard"] = [{"card": "Lord", "as": "second"}]
    table = laid({}, players["Ann"], players["Bob"], [card("Lord", unique=True)])
    assert is_unique_there(table.game, table.number("second"), seat) == wanted


def test_a_card_that_is_not_unique_may_be_there_often_and_a_unique_one_is_no_copy_of_itself() -> None:
    cards = [card("Lord", unique=True)]
    table = laid(
        {},
        {"in_play": ["Ox", {"card": "Lord", "as": "lord"}], "dynasty_discard": [{"card": "Ox", "as": "second"}]},
        {},
        cards,
    )
    assert not is_unique_there(table.game, table.number("second"), 0)
    assert not is_unique_there(table.game, table.number("lord"), 0)


@pytest.mark.parametrize(("what", "most"), [(-1, 2), (HAVE_FATE_PLACED, 0), (SPEND_FATE, 0)])
@pytest.mark.rule("lcg.dynasty.01")
def test_how_much_fate_may_be_placed(what: int, most: int) -> None:
    """All that is left after the cost, and none where none may lie or none may be spent."""
    imp = card("Imp", cost=0, side="conflict", military=1, political=1)
    table = laid({}, {"hand": ["Imp"], "fate": 2, "in_play": ["Ox"]}, {"in_play": ["Fox"]}, [imp])
    if what >= 0:
        ban(table, what)
    table.step("Ann: play Imp")
    if most:  # else there is nothing to choose
        assert table.asked.options == [f"choose {count}" for count in range(most + 1)]
    table.step(*([f"Ann: choose {most}"] if most else []), {"expect": {"Imp.fate": most, "Ann.fate": 2 - most}})


@pytest.mark.parametrize("type", ["character", "attachment", "event"])
@pytest.mark.rule("lcg.keywords.09")
def test_one_limited_card_in_a_round(type: str) -> None:
    """Whatever it is, it counts; a second one is refused, and a card that is not limited is not."""
    text = "Limited.\nAction: Gain 1 honor."
    facts: dict[str, Any] = {"cost": 0, "side": "conflict"}
    first = {
        "title": "First",
        "type": type,
        **facts,
        **({"text": text} if type == "event" else {"keywords": ["limited"]}),
    }
    cards = [first, card("Second", "attachment", cost=0, keywords=["limited"]), card("Third", "attachment", cost=0)]
    table = laid({}, {"hand": ["First", "Second", "Third"], "in_play": ["Ox"]}, {"in_play": ["Fox"]}, cards)
    game = table.game
    assert can_play_card(game, table.number("Second"), 0)
    table.step("Ann: play First", *(["Ann: target Ox"] if type == "attachment" else []), {"expect": {"over": False}})
    assert game.players[0].limited == 1
    assert not can_play_card(game, table.number("Second"), 0)
    assert can_play_card(game, table.number("Third"), 0)
