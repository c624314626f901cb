"""The language of the Living Card Game: cards at hand, sentences of no card, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.language.lcg.both_ways import read, write

from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

CARDS = Path(__file__).parents[4] / "shared" / "cards"
needs_cards = pytest.mark.skipif(not CARDS.is_dir(), reason="the card data is not part of the repository")


def _cards(name: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((CARDS / f"{name}.json").read_text(encoding="utf-8"))
    return found


@needs_cards
@pytest.mark.parametrize(("name", "least"), [("lcg_core", 223), ("lcg_imperial_cycle", 115)])
def test_the_cards_are_understood_and_canonical_english_reads_back(name: str, least: int) -> None:
    understood = 0
    for card in _cards(name):
        reading = read(card.get("text", ""), card["type"])
        if reading.unread:
            continue
        understood += 1
        written = write(reading.program, card["type"])
        again = read(written, card["type"])
        assert not again.unread, (card["name"], written, again.unread)
        assert again.program == reading.program, (card["name"], written)
    assert understood >= least


@needs_cards
def test_a_program_prints_as_python_that_gives_it_back() -> None:
    names = {key: value for key, value in vars(n).items() if isinstance(value, type)}
    for card in _cards("lcg_core"):
        program = read(card.get("text", ""), card["type"]).program
        assert eval(repr(program), names) == program, card["name"]


@needs_cards
def test_different_sentences_of_the_cards_are_different_programs() -> None:
    told: dict[n.TextBox, str] = {}
    for card in _cards("lcg_core"):
        program = read(card.get("text", ""), card["type"]).program
        written = write(program, card["type"])
        for kind in ("character", "attachment", "holding", "province", "stronghold", "event"):
            written = written.replace(f"this {kind}", "this card")
        assert told.setdefault(program, written) == written, card["name"]


# Sentences that stand on no card at hand: known words, put together in ways of which no card is an example.
NEW = [
    ("Action: Sacrifice an honored Bushi character you control – draw 2 cards.", "character"),
    ("Action: While this character is defending, choose an attacking Courtier character – "
     "dishonor that character.", "character"),
    ("Reaction: After a Scorpion character is dishonored – gain 1 honor.", "character"),
    ("Reaction: After a Mantis character is dishonored – gain 1 honor.", "refused"),
    ("Treat attached character as if its printed text box were blank.", "attachment"),
    ("Action: Choose a character – until the end of the phase, halve that character's [conflict-military] skill.", "event"),
    ("Reaction: After you win a conflict as the attacker – gain 1 fate.", "character"),
    ("Reaction: After you win a conflict by 5 or more – gain 1 honor.", "character"),
    ("As long as this character is honored, it cannot defend.", "character"),
    ("Characters with no fate cannot attack.", "holding"),
    ("Reaction: After a [clan-scorpion] character is dishonored – gain 1 honor.", "character"),
    ("Reaction: After your opponent discards 1 or more cards from his or her hand – draw 1 card.", "holding"),
    ("Reaction: After an attachment leaves play – ready this character. (Limit once per phase.)", "character"),
    ("Interrupt: When a province you control would be broken, sacrifice this holding – gain 2 fate.", "holding"),
    ("Forced Interrupt: When the fate phase ends – remove 1 fate from this character.", "character"),
    ("This character cannot be bowed by an opponent's events.", "character"),
    ("Each attacking Cavalry character you control gets +1[conflict-military].", "character"),
    ("While you are less honorable than your opponent, each participating Shinobi character you "
     "control gains covert.", "character"),
    ("This character gets +1 glory for each attachment on it.", "character"),
    ("Action: During a [element-earth] conflict, choose a participating character with "
     "political skill 1 or lower – bow it.", "character"),
    ("Action: During a [element-earth] conflict, choose a participating character with "
     "[conflict-political] skill 1 or lower – bow it.", "character"),
    ("Action: Choose up to 2 attachments controlled by your opponent – discard those attachments.", "event"),
    ("Action: Return an attachment you control to its owner's hand – gain 1 fate.", "character"),
    ("Reaction: After this character is declared as an attacker – place 1 fate on this character.", "character"),
    ("Opponents cannot declare [element-fire] conflicts.", "holding"),
    ("This character cannot be discarded while defending.", "character"),
    ("Action: If you control 2 or more holdings, choose a bowed character – ready that character and honor it.", "event"),
    ("Reaction: After you lose a conflict as the defending player, if you have the Imperial "
     "Favor – take 2 honor from your opponent.", "event"),
    ("Action: Choose a character controlled by your opponent – until the end of the round, that "
     "character cannot be honored.", "event"),
    ("Interrupt: When this character leaves play, choose a province you control – turn that province facedown.", "character"),
    ("Action: Spend 2 fate – put a Monk character with printed cost 2 or lower into play from "
     "your dynasty discard pile.", "character"),
    ("Action: During a conflict, choose a participating character – that character gets "
     "–X[conflict-military] until the end of the conflict. X is equal to the number of attachments you control.", "event"),
    ("Reaction: After you claim the Imperial Favor – gain 1 fate.", "character"),
    ("While you control another Scout character, this character gains covert.", "character"),
    ("Action: Choose an attacking character – that character loses covert until the end of the conflict.", "character"),
    ("Action: Return a ring in your claimed ring pool to the unclaimed ring pool – draw 1 card.", "event"),
    ("Action: Choose a character with printed cost lower than this character's printed cost – bow it.", "character"),
    ("Action: Bow this attachment and attached character – draw 2 cards.", "attachment"),
    ("Interrupt: When a character you control would be discarded – return it to your hand instead.", "character"),
    ("Reaction: After a conflict is declared against you – draw 1 card.", "holding"),
    ("Action: During a conflict at this province, choose a participating character – dishonor that character.", "holding"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "type"), [each for each in NEW if each[1] != "refused"])
def test_known_words_combine(text: str, type: str) -> None:
    reading = read(text, type)
    assert not reading.unread, reading.unread
    again = read(write(reading.program, type), type)
    assert (again.program, again.unread) == (reading.program, ())


@pytest.mark.parametrize("text", [each[0] for each in NEW if each[1] == "refused"])
def test_what_is_not_in_the_lexicon_is_not_guessed(text: str) -> None:
    assert read(text).unread


@pytest.mark.parametrize(
    ("words", "symbols"),
    [
        ("During a military conflict, draw 1 card.", "During a [conflict-military] conflict, draw 1 card."),
        ("Each Crane character gets +2 political skill.", "Each [clan-crane] character gets +2[conflict-political]."),
        ("Choose a non-Lion character – bow it.", "Choose a non-[clan-lion] character – bow it."),
        ("If the fire ring is unclaimed – gain 1 fate.", "If the [element-fire] ring is unclaimed – gain 1 fate."),
    ],
)  # fmt: skip
def test_symbols_may_be_written_as_words(words: str, symbols: str) -> None:
    said, shown = [read(text if text.startswith("Each") else f"Action: {text}") for text in (words, symbols)]
    assert (said.program, said.unread) == (shown.program, ())


def test_one_verb_has_all_its_uses() -> None:
    """Command, cost, trigger, would, passive, prohibition, clause of a noun: one deed."""
    texts = {
        "Action: Honor this character.": "command",
        "Action: Honor a (friendly) character – draw 1 card.": "cost",
        "Reaction: After this character is honored – draw 1 card.": "trigger",
        "Interrupt: When this character would be honored – draw 1 card.": "would",
        "This character cannot be honored.": "prohibition",
        "Action: If your opponent has honored a character this phase – draw 1 card.": "past",
        "Reaction: After you honor this character – draw 1 card.": "agent",
    }
    for text, use in texts.items():
        reading = read(text)
        assert not reading.unread, (use, reading.unread)
        assert any(isinstance(each, n.Deed) and each.verb == "honor" for each in walk(reading.program)), use


def test_an_unknown_keyword_is_called_so() -> None:
    (unread,) = read("Composure.").unread
    assert (unread.words, unread.reason) == ("Composure", "unknown keyword")


def test_unknown_words_are_named() -> None:
    (unread,) = read("Action: Frobnicate this character.").unread
    assert "Frobnicate" in unread.reason


def test_a_pronoun_without_a_meaning_is_refused() -> None:
    (unread,) = read("Action: Draw 1 card – bow that character.").unread
    assert "that" in unread.reason


def test_x_must_be_explained() -> None:
    assert [each.reason for each in read("Action: This character gets +X[conflict-military].").unread] == [
        "no sentence says what X is"
    ]


def test_it_is_what_the_verb_can_take() -> None:
    """The conflict is nearer, but nobody sacrifices a conflict."""
    (ability,) = read("Reaction: After this character wins a conflict, sacrifice it – draw 1 card.").program.abilities
    assert ability.costs == (n.Deed("sacrifice", patient=n.This()),)


def test_that_character_is_not_the_one_who_describes_it() -> None:
    text = "Action: Choose a character with lower glory than a Courtier character you control – bow that character."
    (ability,) = read(text).program.abilities
    assert ability.effects == (n.Deed("bow", patient=n.Ref(0)),)


def test_this_character_on_an_attachment_is_the_one_that_has_it() -> None:
    (ability,) = read("Action: Bow this attachment – ready this character.", "attachment").program.abilities
    assert ability.effects == (n.Deed("ready", patient=n.Attached()),)


def test_a_sentence_of_endless_length_is_refused() -> None:
    assert read("Action: Draw 1 card" + " and draw 1 card" * 200 + ".").unread
