"""What a player is told: events, answers to `why not`, the abilities behind his choices, and a position written down again."""

from __future__ import annotations

import pytest

from rokugan.core.game import Game
from rokugan.core.log import Entry
from rokugan.editions.ccg.seen import transcript
from rokugan.editions.ccg.seen.sentences import NO_FORCE, without_empty_battles
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.testing import Table


def laid(*texts: str, edition: str = "celestial") -> Table[Game]:
    """A table at which Ann has Strategies of these texts in hand, and an Ox."""
    table: Table[Game] = Table(edition)
    for number, text in enumerate(texts):
        table.card(f"Card {number}", "strategy", text=text)
    table.lay("Ann", hand=[f"Card {number}" for number in range(len(texts))], in_play=["Ox"])
    return table


@pytest.mark.parametrize("edition", ["samurai", "celestial"])
def test_a_bonus_says_of_which_stat_and_from_where(edition: str) -> None:
    game = laid("Open: Give your target Personality +2F.", edition=edition).play("play Card 0").game
    told = game.events_for("Bob")[-1]
    assert (told["player"], told["stat"], told["amount"], told["by"]["name"]) == ("Ann", "force", 2, "Card 0")
    assert told["text"] == "Ox gets +2 force"


def test_a_province_gained_is_told() -> None:
    game = laid("Open: Gain a Province.").play("play Card 0").game
    assert game.events_for("Bob")[-1]["text"] == "Ann gains a province"


def test_a_move_that_cannot_be_made_is_not_legal_and_one_that_can_is() -> None:
    game = laid("Open: Gain a Province.").start().game
    refused = game.why_not("Ann", "attack Bob")
    assert (refused["legal"], refused["rule"]) == (False, "celestial.attack.01")
    assert game.why_not("Ann", "play Card 0") == {"move": "play Card 0", "legal": True}
    assert game.why_not(None, "pass")["legal"] is False


def test_a_choice_names_the_ability_by_its_number_on_the_card() -> None:
    table: Table[Game] = Table("celestial")
    table.card("Mill", "holding", text="Open: Gain 1 Honor. Open: Lose 1 Honor.")
    table.lay("Ann", honor=3, in_play=["Mill", "Ox"])
    choices = table.start().game.view("Ann")["decision"]["choices"]
    abilities = {each["move"]: each.get("ability") for each in choices}
    assert (abilities["use Mill:1"], abilities["use Mill:2"]) == ({"number": 1}, {"number": 2})
    assert set(abilities["lobby"]) == {"text"}  # an ability of the rules is on no card


def test_a_position_names_cards_of_a_library_and_writes_out_created_ones() -> None:
    table: Table[CcgGame] = Table("celestial")
    table.card("Muster", "strategy", text="Open: Create a 3F Follower and attach it to your target Personality.")
    table.lay("Ann", hand=["Muster"], in_play=["Ox"])
    (ox,) = transcript.transcribed(table.play("play Muster").game, "action")["players"][0]["in_play"]
    assert ox["card"] == "Ox"
    (made,) = ox["attachments"]
    assert (made["card"]["type"], made["card"]["force"]) == ("follower", 3)


def test_a_battle_at_which_nobody_stood_is_not_told_unless_something_happened_there() -> None:
    empty = [Entry("fights at", 0, words="P1"), Entry("battle:", 0, words=NO_FORCE)]
    fought = [Entry("fights at", 0, words="P2"), Entry("battle:", 0, words="3 attacking, 0 defending")]
    eventful = [Entry("fights at", 0, words="P3"), Entry("gains Honor", 0, amount=1, words=NO_FORCE), empty[1]]
    after = [Entry("gains Honor", 0, amount=2)]
    assert list(without_empty_battles([*empty, *fought, *eventful, *after])) == [*fought, *eventful, *after]
    assert list(without_empty_battles(empty[:1])) == empty[:1]


def test_cards_of_one_title_in_a_pile_are_told_apart() -> None:
    table: Table[Game] = Table("celestial")
    table.card("Praise", "strategy", text="Open: Gain 2 Honor.")
    table.lay("Ann", fate_discard=[{"card": "Praise", "as": "one"}, {"card": "Praise", "as": "two"}], in_play=["Ox"])
    view = table.start().game.view("Bob")
    pile = next(each for each in view["players"] if each["name"] == "Ann")["zones"]["fate_discard"]["cards"]
    assert [view["things"][each].get("name", "Praise") for each in pile] == ["Praise", "Praise#2"]


def test_a_position_without_a_seed_has_the_first() -> None:
    def chance(seed: int | None) -> object:
        table: Table[CcgGame] = Table("celestial")
        table.position["seed"] = seed
        if seed is None:
            del table.position["seed"]
        return table.start().game.randomness.seed()

    assert chance(None) == chance(1) != chance(2)
