"""Abilities that resolve once more for another, and abilities that a card gains from another."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.fight import number, read, table

from rokugan.cards.lcg.files import lcg_definition
from rokugan.editions.lcg.table.built import BuiltAbility
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import EVENT
from rokugan.editions.lcg.text import behaviour
from rokugan.editions.lcg.text.copying import can_copy, stands_alone
from rokugan.testing import Table
from rokugan.testing.built_texts import action

ALONE = {
    "Reaction: After a character is bowed – gain 2 honor.": True,
    "Reaction: After a character enters play, choose a character – bow that character.": True,
    "Reaction: After you win a conflict – choose a character – bow that character.": True,
    "Action: Take 1 honor from your opponent.": True,
    "Action: If your opponent is more honorable than you – gain 1 honor.": True,
    "Action: Choose a character – bow that character.": True,
    "Action: If your opponent controls a holding – take 1 honor from your opponent.": True,
    # what the condition brought in
    "Reaction: After a character is bowed – ready that character.": False,
    "Reaction: After you lose honor – gain that much fate.": False,
    "Interrupt: When you would lose honor – instead, gain 1 honor.": False,
    "Action: If your opponent is more honorable than you – take 1 honor from that opponent.": False,
    "Interrupt: When the effects of an event would initiate – cancel those effects.": False,
    "Interrupt: When a ring effect would resolve – cancel that effect.": False,
}


@pytest.mark.parametrize("text", ALONE)
@pytest.mark.rule("lcg.cards.21", "lcg.cards.22")
def test_effects_that_speak_of_no_condition_stand_alone(text: str) -> None:
    (ability,) = read(text, "event").abilities
    assert stands_alone(ability) == ALONE[text]


COPIED = {
    "Action: Gain 1 honor.": True,
    "Action: During a military conflict – gain 1 honor.": True,
    "Action: During a political conflict – gain 1 honor.": False,
    "Action: Choose a holding – gain 1 honor.": False,  # there is none
    "Action: Choose a character – bow that character.": True,
    "Action: Ready each character.": False,  # nobody is bowed
    "Reaction: After a character is bowed – ready that character.": False,
    "Action: If your opponent is more honorable than you – take 1 honor from that opponent.": False,
}


@pytest.mark.parametrize("text", COPIED)
@pytest.mark.rule("lcg.cards.21")
def test_what_another_could_resolve_now(text: str) -> None:
    ((ability,), _) = behaviour(lcg_definition({"title": "It", "type": "event", "text": text}, "here"))
    use = Use(number("clerk"), 0, ability)
    use.type = EVENT
    assert can_copy(table().game, use, 1) == COPIED[text]


def test_only_texts_are_copied() -> None:
    act: BuiltAbility = action(lambda game, use: None)
    assert not can_copy(table().game, Use(number("clerk"), 0, act), 1)
    assert not can_copy(table().game, None, 1)


def mimic(text: str, type: str, theirs: str) -> Table[LcgGame]:
    """Ann's Mimic has the first text, a card of Bob's, or an event in her own discard pile, the second."""
    laid: Table[LcgGame] = Table("lcg")
    laid.card("Mimic", "character", cost=1, military=1, political=1, text=text)
    laid.card("Model", type, cost=1, side="conflict", text=theirs)
    laid.card("Plain", "character", cost=1, military=1, political=1)
    laid.lay("Ann", honor=10, fate=5, in_play=["Mimic"], conflict_discard=["Model"] if type == "event" else [])
    laid.lay("Bob", honor=10, fate=5, in_play=["Plain", *(["Model"] if type != "event" else [])])
    return laid.start(phase="conflict")


CHOOSES = "Action: Choose an ability on a character – this character gains that ability until the end of the phase."
TAKES = (
    "Action: Choose an event in your discard pile – "
    "this character gains that event's action abilities until the end of the phase."
)


def test_one_of_several_abilities_is_chosen_by_its_number() -> None:
    laid = mimic(CHOOSES, "character", "Action: Gain 1 honor.\nAction: Gain 2 fate.\nAction: Gain 4 honor.")
    laid.step(
        "Ann: use Mimic",
        {"offered": {"player": "Ann", "includes": ["target Mimic", "target Model"], "excludes": ["target Plain"]}},
        "Ann: target Model",
        {"offered": {"player": "Ann", "includes": ["choose 1", "choose 2", "choose 3"], "excludes": ["choose 0"]}},
        "Ann: choose 2",
        "Bob: pass",
        "Ann: use Mimic",
        {"expect": {"Ann.honor": 10, "Ann.fate": 7}},
    )


def test_an_only_ability_is_gained_without_a_question() -> None:
    laid = mimic(CHOOSES, "character", "Action: Gain 1 honor.")
    laid.step("Ann: use Mimic", "Ann: target Model", "Bob: pass", "Ann: use Mimic", {"expect": {"Ann.honor": 11}})


def test_a_reaction_is_gained_too_and_heard() -> None:
    laid = mimic(CHOOSES, "character", "Reaction: After you gain honor – gain 4 fate.\nAction: Gain 1 honor.")
    laid.card("Hymn", "event", side="conflict", cost=0, text="Action: Gain 2 honor.")
    laid.lay("Ann", hand=["Hymn"])
    laid.start().step(
        "Ann: use Mimic",
        "Ann: target Model",
        "Ann: choose 1",
        "Bob: pass",
        "Ann: play Hymn",
        "Ann: use Mimic",
        {"expect": {"Ann.honor": 12, "Ann.fate": 9}},
    )


def test_a_constant_sentence_is_no_ability_that_could_be_gained() -> None:
    laid = mimic(CHOOSES, "character", "If your honor is 5 or lower, discard this character.\nAction: Gain 1 honor.")
    laid.step("Ann: use Mimic", "Ann: target Model", "Bob: pass", "Ann: use Mimic", {"expect": {"Ann.honor": 11}})


def test_all_actions_of_an_event_are_gained_and_nothing_else_of_it() -> None:
    text = "Action: Gain 1 honor.\nAction: Gain 2 fate.\nForced Reaction: After you gain honor – gain 4 fate."
    laid = mimic(TAKES, "event", text)
    laid.step(
        "Ann: use Mimic",
        "Bob: pass",
        {"offered": {"player": "Ann", "includes": ["use Mimic:2", "use Mimic:3"], "excludes": ["use Mimic:4"]}},
        "Ann: use Mimic:2",
        {"expect": {"Ann.honor": 11, "Ann.fate": 5}},
        "Bob: pass",
        "Ann: use Mimic",
        {"expect": {"Ann.fate": 7}},
    )
