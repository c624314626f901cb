"""Every word of a text means something: nothing in parentheses and no lone word with a capital is thrown away."""

from __future__ import annotations

import pytest

from rokugan.cards.files import definition
from rokugan.cards.languages import language_of, read
from rokugan.cards.library import library
from rokugan.cards.reading.report import report_card
from rokugan.editions.registry import edition_of

CLASSIC = ("gold", "samurai", "celestial", "war_of_honor")
PRIDE = "After this character wins a conflict, honor it. After this character loses a conflict, dishonor it."


def left(text: str, kind: str = "personality", edition: str = "celestial", **facts: object) -> list[str]:
    """The words of a text that are not understood."""
    card = report_card({"title": "Old Badger", "type": kind, "text": text, **facts}, edition)
    return [each.words for each in card.reading.unread]


@pytest.mark.parametrize("edition", CLASSIC)
def test_text_in_parentheses_is_part_of_the_text(edition: str) -> None:
    assert left("Battle: Bow a target enemy Follower. (Then destroy it.)", edition=edition) == ["(Then destroy it.)"]
    assert left("Battle: Bow a target enemy Follower (but not yours).", edition=edition) == ["(but not yours)"]
    assert left("(Draw a card.)", edition=edition) == ["(Draw a card.)"]
    assert left("Battle: Draw a card (for 2 Gold", edition=edition) == ["(for 2 Gold"]


def test_a_reminder_belongs_to_a_keyword_of_the_card() -> None:
    said = "(Shugenja may attach and cast Spells.)"
    assert left(said, keywords=["Shugenja"]) == []
    assert left(f"This Personality has Shugenja. {said}") == []
    assert left(said, keywords=["Samurai"]) == [said]


def test_a_reminder_of_a_rule_that_the_books_do_not_have_is_not_one() -> None:
    said = "(Draw a card after your Expendable card dies.)"
    assert left(said, keywords=["Expendable"]) == [said]


def test_a_reminder_names_the_number_that_it_explains() -> None:
    said = "(Destroy a target enemy Follower or Personality without Followers with {} or lower Force.)"
    assert left(f"Battle: Ranged 3 Attack. {said.format(3)}") == []
    assert left(f"Battle: Ranged 3 Attack. {said.format(4)}") == [said.format(4)]
    assert left(f"Battle: Bow a target Follower. {said.format(3)}") == [said.format(3)]


def test_the_usual_duration_is_said_of_what_is_done_and_lasts_as_usual() -> None:
    assert left("Battle: Give this card +2F (this turn).") == []
    assert left("Battle: Give this card +2F (this turn) until the battle ends.") == ["(this turn)"]
    assert left("This card has +2F (this turn).") == ["(this turn)"]


def test_what_is_done_if_it_can_be_is_no_cost() -> None:
    assert left("Battle: Destroy a Terrain (if able).", "strategy") == []
    assert left("Battle: Bow this card (if able): Draw a card.") == ["(if able)"]


@pytest.mark.parametrize("edition", CLASSIC)
def test_a_lone_word_is_a_keyword_only_if_some_card_has_it(edition: str) -> None:
    assert left("Zorbish.", edition=edition) == ["Zorbish."]
    assert left("Samurai. Zorbish. Unique.", edition=edition)[0].startswith("Zorbish")
    assert left("Samurai. Unique.", edition=edition) == []
    assert left("Zorbish.", edition=edition, keywords=["Zorbish"]) == []


def test_between_bullets_a_card_says_its_keywords() -> None:
    assert left("Zorbish • Unique\nBattle: Bow a target Zorbish.") == []


def test_a_text_that_is_read_by_itself_knows_no_keyword_of_a_card() -> None:
    assert not read("Zorbish.").understood
    assert not definition(
        {"title": "A", "type": "personality", "text": "Zorbish.", "keywords": ["Zorbish"]}, "x"
    ).unread


@pytest.mark.parametrize("edition", CLASSIC)
def test_every_shipped_card_is_still_understood(edition: str) -> None:
    assert not [card.name for card in library(edition) if card.unread]


# ------------------------------------------------------------------------------------------------ the Living Card Game


def living(text: str) -> list[str]:
    """Why a text of the Living Card Game is not understood."""
    return [each.reason or each.words for each in language_of("lcg").read(text, type="character").unread]


def test_a_living_card_reminds_of_its_own_keyword() -> None:
    assert living(f"Pride. ({PRIDE})") == []
    assert living("Pride. (Draw 10 cards.)")
    assert living(f"Covert. ({PRIDE})")


def test_a_living_card_reminds_of_what_it_says() -> None:
    assert living("Action: Switch the contested ring with an unclaimed ring. (The conflict retains its type.)") == []
    assert living("Action: Bow a character. (The conflict retains its type.)")
    assert living("Action: Switch the conflict type. (The conflict retains its type.)")
    assert living("Action: Bow a character. (If this province breaks, resolve ring effects as normal.)")


def test_no_sign_and_no_line_of_a_living_card_is_left_out() -> None:
    assert living("Action: Bow a _ character.")
    assert living("Reaction:")
    assert living("Action: Draw 1 card.\nAction: Bow a character:") != []
    assert living("Zorbish.") == ["unknown keyword"]


def test_a_text_that_is_too_long_is_not_cut_off() -> None:
    assert living("Action: Draw 1 card.\n" * 250)


# ---------------------------------------------------------------------------------------------------------- nothing done


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.parametrize("text", ["Battle:", "Battle: Bow this card:", "After this card bows:", "Focus Effect:"])
def test_a_text_that_breaks_off_is_refused(text: str, edition: str) -> None:
    found = report_card({"title": "A", "type": "follower", "text": text}, edition, edition_of(edition).cannot_run)
    assert found.reading.unread or found.unrunnable


@pytest.mark.parametrize(
    "text",
    [
        "Action: –",
        "Action:",
        "Action: (Limit twice per round.)",
        "Reaction: After you win a conflict –",
        "Reaction: After you win a conflict – – draw 1 card.",
        "Action: Choose a character – – bow that character.",
    ],
)
def test_a_living_text_that_breaks_off_is_refused(text: str) -> None:
    assert living(text)


def test_leave_that_a_trait_does_not_need_is_no_condition_of_it() -> None:
    said = "After you bring a Holding into play, if Badger is face-up in one of your provinces: Set his Gold Cost to 0."
    assert left(said) == [said]


@pytest.mark.parametrize("edition", CLASSIC)
@pytest.mark.rule("gold.duel.08", "gold.traits.04")
def test_a_reminder_is_one_of_the_rules_of_its_edition(edition: str) -> None:
    """By the Gold book a duel's loser is destroyed; by the others only where a text says so."""
    text = "Open: Your target Personality challenges a target Personality. (The loser dies.)"
    assert left(text, edition=edition) == ([] if edition == "gold" else ["(The loser dies.)"])
