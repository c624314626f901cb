"""Texts that once did something else than they say: whose choice it is, where a card goes, what `it` means."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.rich import rich

from rokugan.cards.languages import language_of
from rokugan.cards.reading.report import report_card
from rokugan.editions.registry import edition_of
from rokugan.program.lcg import nodes as n


def constant(text: str) -> n.While:
    reading = language_of("lcg").read(text, type="character")
    assert reading.understood, reading.unread
    found = reading.program.constants[0]
    assert isinstance(found, n.While)
    return found


def refused(text: str) -> list[str]:
    """Why a text is not understood, or cannot be run."""
    found = report_card({"title": "Frog", "type": "character", "text": text}, "lcg", edition_of("lcg").cannot_run)
    return [*(each.reason or each.words for each in found.reading.unread), *found.unrunnable]


def test_each_player_chooses_for_himself_what_he_may_do() -> None:
    table = rich(leo="Action: Each player may discard 1 card from their hand to draw 1 card.")
    hands = table.look("Ann.hand"), table.look("Bob.hand")
    table.play("use Leo", "yes", "target Titan")
    assert table.asked.player == "Bob"
    table.play("yes")
    assert all("target" in each for each in table.offered)
    table.play(table.offered[0])
    assert (table.look("Ann.hand"), table.look("Bob.hand")) == hands
    assert table.look("Bob.conflict_discard") is not None


def test_who_declines_loses_nothing_when_the_other_does_not() -> None:
    table = rich(leo="Action: Each player may discard 1 card from their hand.")
    before = table.look("Ann.hand")
    table.play("use Leo", "no", "yes", "target Trick")
    assert (table.look("Ann.hand"), table.look("Bob.hand")) == (before, 1)


@pytest.mark.parametrize("end", ["bottom", "top"])
def test_a_card_in_play_leaves_it_for_its_deck(end: str) -> None:
    on = "the bottom" if end == "bottom" else "top"
    table = rich(leo=f"Action: Choose a character – put that character on {on} of its owner's deck.")
    table.play("use Leo", "target Grunt")
    assert table.look("grunt.zone") == "dynasty_deck"
    assert table.look("leo.zone") == "home"


def test_a_card_that_puts_itself_away_as_an_effect_is_gone() -> None:
    table = rich(leo="Action: Put this character on the bottom of your deck.")
    table.play("use Leo")
    assert table.look("leo.zone") == "dynasty_deck"


@pytest.mark.parametrize("conflict", ["a conflict", "a [water] conflict", "a [political] conflict"])
def test_it_is_the_character_and_not_the_conflict(conflict: str) -> None:
    found = constant(f"While this character is participating in {conflict}, it gets +1 military skill.")
    assert found.effects == (n.Gets(n.This(), (n.Bonus("military", n.Number(1)),)),)


def test_where_no_card_was_spoken_of_it_means_nothing() -> None:
    assert refused("During a [water] conflict, it gets +1[conflict-military].")
    assert refused("While a [water] conflict is contested, it gets +1[conflict-military].")


def test_a_conflict_has_no_skill() -> None:
    assert refused("Each conflict gets +1[conflict-military].") == ["a bonus of a conflict"]


def test_a_cost_that_changes_by_nothing_is_refused() -> None:
    assert refused("While this character is attacking, increase the cost for your opponent to play cards.")


def test_what_is_refilled_is_the_province() -> None:
    reading = language_of("lcg").read("Action: Discard a card in a province and refill it faceup.", type="holding")
    (ability,) = reading.program.abilities
    assert language_of("lcg").write(reading.program, type="holding").endswith("Refill that province faceup.")
    assert ability.effects[1].patient == n.Ref(1)


@pytest.mark.parametrize(
    "text",
    [
        "Action: If a player has 2 or more rings in their claimed ring pool – that player draws 1 card.",
        "Action: If a Bushi character you control is bowed – ready that character.",
        "Action: If you control a bowed Bushi character – ready it.",
        "Action: Gain 1 honor. If a Bushi character you control is bowed, ready that character.",
        "While a Bushi character you control is participating, that character gets +1[conflict-military].",
        "While a character is bowed, it cannot be dishonored.",
    ],
)
def test_which_of_several_a_condition_means_is_not_guessed(text: str) -> None:
    assert refused(text) == ["which of several things a condition means"]


def test_what_no_condition_asks_for_may_be_meant() -> None:
    assert not refused("While this character is attacking, it gets +1[conflict-military].")
    assert not refused("Action: If you control a Bushi character, choose a character – bow that character.")
    assert not refused("Action: During a [water] conflict – draw 1 card.")


def test_claimed_rings_are_counted_in_the_pool_of_whom_the_text_names() -> None:
    mine = "Action: If you have 2 or more rings in your claimed ring pool – gain 1 honor."
    theirs = "Action: If your opponent has 2 or more rings in their claimed ring pool – gain 1 honor."
    for text, owner, offered in (
        (mine, "Ann", True),
        (mine, "Bob", False),
        (theirs, "Bob", True),
        (theirs, "Ann", False),
    ):
        table = rich(leo=text).start(rings={ring: {"claimed_by": owner} for ring in ("air", "earth")})
        assert ("use Leo" in table.offered) == offered


def test_cards_are_counted_in_the_pile_that_the_text_names() -> None:
    for number, offered in ((2, True), (3, False)):
        table = rich(leo=f"Action: If you have {number} or more events in your conflict discard pile – gain 1 honor.")
        assert ("use Leo" in table.offered) == offered


def test_the_side_of_a_claimed_ring_is_not_known() -> None:
    assert refused("Action: If you have a [conflict-military] ring in your claimed ring pool – draw 1 card.") == [
        "the conflict type of a ring"
    ]


def test_an_event_is_played_from_where_a_text_says() -> None:
    text = "Action: Play an event from your conflict discard pile as if it were in your hand. Remove that event from the game."
    table = rich(leo=text)
    fate, left = table.look("Ann.fate"), table.look("Ann.conflict_discard")
    table.play("use Leo", "target Trick")
    assert (table.look("Ann.fate"), len(table.look("Ann.conflict_discard"))) == (fate + 1, len(left) - 1)


def test_each_that_defends_gets_it_whatever_the_others_do() -> None:
    said = language_of("lcg").read(
        "Each Bushi character you control gets +1[conflict-military] while defending.", type="holding"
    )
    assert said.program.constants == (
        n.Gets(
            n.All(n.Noun("character", (n.Is("defending"), n.HasTrait("bushi"), n.Controlled(n.You())))),
            (n.Bonus("military", n.Number(1)),),
        ),
    )


def test_the_rest_is_without_the_revealed_card_that_was_put_into_play() -> None:
    table = rich(
        leo="Action: Reveal the top 3 cards of your dynasty deck. Put 1 revealed character into play and put the rest on the"
        " bottom of your deck in any order."
    )
    names = {"Yak": "calf", "Swan": "swan", "Shrine": "temple"}
    table.lay("Ann", dynasty_deck=[{"card": title, "as": name} for title, name in names.items()])
    table.start().play("use Leo", "target Swan")
    assert [table.look(f"{name}.zone") for name in names.values()] == ["dynasty_deck", "home", "dynasty_deck"]


@pytest.mark.parametrize(
    "text", ["each player may resolve that ring's effect", "your opponent resolves that ring's effect"]
)
def test_who_resolves_a_ring_effect_makes_its_choices(text: str) -> None:
    table = rich(leo=f"Action: Choose a ring – {text}.").play("use Leo", "ring air")
    if "may" in text:
        table.play("no", "yes")
    assert (table.asked.player, table.offered) == ("Bob", ["choose take", "choose gain"])


def test_the_text_of_a_broken_province_does_nothing() -> None:
    found = report_card(
        {"title": "Fen", "type": "province", "text": "Reaction: After this province is broken – draw 1 card."},
        "lcg",
        edition_of("lcg").cannot_run,
    )
    assert found.unrunnable == ("what a province does once it is broken",)
