"""How texts are carried out: what is asked of whom, what is paid and what is not, what happens as soon as it is so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rokugan.core.randomness import Randomness
from rokugan.editions.lcg.table.abilities import Ability
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import BOWS
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import CONFLICT_DECK, EVENT
from rokugan.testing import Table
from rokugan.testing.built_texts import CONFLICT, card, interrupt, laid, play


def prevent(game: LcgGame, use: Use) -> None:
    """Cancel what would happen."""
    assert use.event is not None
    use.event.canceled = True


SHIELD: tuple[Ability, ...] = (interrupt(BOWS, prevent, forced=True, would=True),)


def with_text(text: str, mine: Sequence[str] = (), theirs: Sequence[str] = ("Fox",), **more: object) -> Table[LcgGame]:
    """A table in the conflict phase, with a text on Ann's Sage."""
    table: Table[LcgGame] = Table("lcg")
    table.card("Sage", "character", cost=1, military=1, political=1, text=text)
    table.lay("Ann", honor=10, fate=5, in_play=["Sage", *mine], **more)
    table.lay("Bob", honor=10, fate=5, in_play=list(theirs))
    return table.start(phase="conflict")


@pytest.mark.rule("lcg.costs.07")
def test_who_cannot_pay_after_all_pays_the_rest_and_gets_nothing() -> None:
    ox = card("Ox", text="Action: Bow this character, lose 1 honor – gain 4 honor.")
    table = laid({"Hare": SHIELD}, {"in_play": ["Ox"], "honor": 10}, {"in_play": ["Hare"]}, [ox])
    play(table, "Ann: use Ox", {"expect": {"Ox.bowed": False, "Ann.honor": 9}})


@pytest.mark.rule("lcg.costs.07")
def test_a_price_that_is_not_paid_buys_nothing_and_the_rest_of_the_text_goes_on() -> None:
    ox = card("Ox", text="Action: You may bow this character to gain 4 honor. Gain 1 fate.")
    table = laid({"Hare": SHIELD}, {"in_play": ["Ox"], "honor": 10, "fate": 0}, {"in_play": ["Hare"]}, [ox])
    play(table, "Ann: use Ox", "Ann: yes", {"expect": {"Ox.bowed": False, "Ann.honor": 10, "Ann.fate": 1}})
    play(laid({}, {"in_play": ["Ox"], "honor": 10}, {}, [ox]), "Ann: use Ox", "Ann: yes", {"expect": {"Ann.honor": 14}})
    play(laid({}, {"in_play": ["Ox"], "honor": 10}, {}, [ox]), "Ann: use Ox", "Ann: no", {"expect": {"Ann.honor": 10}})


def test_a_second_price_is_paid_though_the_first_was_not() -> None:
    ox = card("Ox", text="Action: You may bow this character to gain 4 honor. You may lose 1 honor to gain 2 fate.")
    table = laid({"Hare": SHIELD}, {"in_play": ["Ox"], "honor": 10, "fate": 0}, {"in_play": ["Hare"]}, [ox])
    play(table, "Ann: use Ox", "Ann: yes", "Ann: yes", {"expect": {"Ann.honor": 9, "Ann.fate": 2}})


@pytest.mark.rule("lcg.simultaneity.07")
def test_each_player_chooses_among_what_he_could_lose() -> None:
    table = with_text("Action: Each player sacrifices a character.", ["Ox"])
    table.card("Rock", "character", cost=1, military=1, political=1, text="This character cannot leave play.")
    table.lay("Bob", in_play=["Rock", "Hare"])
    table.start().step(
        "Ann: use Sage",
        {"offered": {"player": "Ann", "includes": ["target Sage", "target Ox"], "excludes": ["target Fox"]}},
        "Ann: target Ox",
        {"offered": {"player": "Bob", "includes": ["target Fox", "target Hare"], "excludes": ["target Rock"]}},
        "Bob: target Hare",
        {"expect": {"ox.zone": "dynasty_discard", "hare.zone": "dynasty_discard", "fox.zone": "home"}},
    )


def test_nobody_is_asked_which_fate_he_gains() -> None:
    table = with_text("Action: Each player gains 2 fate.")
    table.step("Ann: use Sage", {"expect": {"Ann.fate": 7, "Bob.fate": 7}})


@pytest.mark.rule("lcg.simultaneity.07")
def test_each_player_discards_as_many_as_he_has_too_many() -> None:
    text = "Action: Each player discards cards from their hand until that player has 1 or fewer cards in hand."
    table = with_text(text, hand=["Blade", "Sword", "Fan"])
    table.lay("Bob", hand=["Ronin", "Bolt", "Trick", "Guard"])
    table.start(first_player="Ann").step(
        "Ann: use Sage",
        "Ann: target Blade",
        {"offered": {"player": "Ann", "includes": ["target Sword", "target Fan"], "excludes": ["target Blade"]}},
        "Ann: target Fan",
        {"offered": {"player": "Bob", "includes": ["target Ronin", "target Guard"], "excludes": ["target Sword"]}},
        "Bob: target Ronin",
        "Bob: target Bolt",
        {"expect": {"Bob.hand": 4}},  # they go together
        "Bob: target Trick",
        {"expect": {"Ann.hand": 1, "Bob.hand": 1, "sword.zone": "hand", "guard.zone": "hand"}},
    )


def test_what_is_watched_for_happens_as_soon_as_it_is_so() -> None:
    text = (
        "Action: Choose a character – until the end of the conflict, "
        "that character gets –1 [conflict-military] and is discarded if its military skill is 0."
    )
    table = with_text(text, ["Ox"], ["Fox", "Grunt"])
    table.card("Chill", "event", side="conflict", cost=0, text=WEAKENS)
    table.lay("Ann", hand=["Chill"])
    table.start().step(
        *CONFLICT,
        "Ann: attacker Ox",
        "Ann: done",
        "Bob: done",
        "Ann: use Sage",
        "Ann: target Fox",
        {"expect": {"fox.zone": "home"}},
        "Ann: play Chill",
        "Ann: target Fox",
        {"expect": {"fox.zone": "dynasty_discard", "grunt.zone": "home"}},
    )


@pytest.mark.rule("lcg.costs.11")
def test_an_x_that_can_only_be_1_is_paid_for() -> None:
    table = with_text("Action: Pay X fate – gain X honor. X is any number you choose.")
    table.lay("Ann", fate=1)
    table.start().step("Ann: use Sage", {"expect": {"Ann.fate": 0, "Ann.honor": 11}})


WEAKENS = "Action: Choose a character – that character gets –2 [conflict-military] until the end of the conflict."


def test_of_alternatives_those_are_offered_of_which_a_part_could_change_something() -> None:
    text = "Action: Select one – bow each character, or ready each character, or gain 1 honor."
    with_text(text).step(
        "Ann: use Sage",
        {
            "offered": {
                "player": "Ann",
                "includes": ["choose gain 1 honor"],
                "excludes": ["choose ready each character"],
            }
        },
    )


@pytest.mark.rule("lcg.targeting.09")
def test_up_to_so_many_targets_are_one_at_least() -> None:
    table = with_text("Action: Choose up to 2 characters – bow those characters.", ["Ox"])
    table.step(
        "Ann: use Sage",
        {"offered": {"player": "Ann", "includes": ["target Ox", "target Fox"], "excludes": ["done"]}},
        "Ann: target Ox",
        {"offered": {"player": "Ann", "includes": ["target Fox", "done"], "excludes": ["target Ox"]}},
        "Ann: done",
        {"expect": {"ox.bowed": True, "fox.bowed": False}},
    )


def test_a_search_finds_in_each_world_what_lies_there() -> None:
    """Whoever looks on does not know which cards are searched; the searcher is asked about those of the world."""
    deck = ["Trick", "Blade", "Bolt", "Fan", "Sword", "Ronin", "Chant", "Hymn"]
    table = with_text("Action: Search the top 3 cards of your conflict deck for an event.")
    for title in ("Chant", "Hymn"):
        table.card(title, "event", side="conflict", cost=0, text="Action: Gain 1 honor.")
    table.lay("Ann", conflict_deck=deck, conflict_deck_size=len(deck))
    table.start().step("Ann: use Sage")
    assert table.offered == ["target Trick", "target Bolt", "done"]
    found = set()
    for number in range(12):
        world = table.game.world("Bob", Randomness(number))
        assert isinstance(world, LcgGame)
        top = world.top(0, CONFLICT_DECK, 3)
        events = [world.cards[each].title for each in top if world.printed[each].type == EVENT]
        options = [each.move for each in world.asked().choices]
        assert sorted(options) == sorted(["done", *(f"target {title}" for title in events)])
        found.add(tuple(options))
    assert len(found) > 3
