"""Which things a noun phrase of a card means: of everything on one table, what each phrase fits."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.rich import ATTACK, read, rich, scene_of

from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import CARD_DISCARDED, LEAVES_PLAY
from rokugan.editions.lcg.table.state import Departed, Event, InPlay
from rokugan.editions.lcg.table.things import (
    CONFLICT_DISCARD,
    ELEMENTS,
    NOTHING,
    is_player,
    is_ring,
    ring_of,
    seat_of,
)
from rokugan.editions.lcg.text.described.filters import eligible_for
from rokugan.editions.lcg.text.meaning import fits_filter, things
from rokugan.program.lcg import nodes as n
from rokugan.testing.table import Table


def named(game: LcgGame, found: list[int]) -> str:
    """Their names, in order; cards of which nothing is known have none."""

    def name(thing: int) -> str:
        if is_player(thing):
            return "Ann" if seat_of(thing) == 0 else "Bob"
        return ELEMENTS[ring_of(thing)] if is_ring(thing) else game.printed[thing].title

    return " ".join(sorted(name(each) for each in found))


def meant(table: Table[LcgGame], phrase: str, event: Event | None = None) -> str:
    """What may be chosen by an action of Ann's that says: choose that."""
    ability = read(f"Action: Choose {phrase} – gain 1 honor.")
    (choice,) = ability.choices
    assert isinstance(choice, n.Deed)
    return named(table.game, things(scene_of(table, ability, event=event), choice.patient))


AT_HOME = {
    # what is printed on a card, and how it stands
    "a Bushi or Courtier character": "Clerk Grunt Guard Reeve",
    "an honored or dishonored character": "Guard Lord",
    "a Lion or Crane character": "Leo Reeve",
    "a Lion, Crane or Courtier character": "Clerk Leo Reeve",
    "a non-Lion character": "Clerk Grunt Guard Hare Lord Reeve Ronin Spy",
    "a non-unique Bushi character": "Grunt Guard",
    "a unique character": "Lord",
    "a bowed character": "Clerk",
    "a covert character": "Spy",
    "a character without Covert": "Clerk Grunt Guard Hare Leo Lord Reeve Ronin",
    "a friendly character": "Clerk Guard Hare Leo",
    "an enemy character": "Grunt Lord Reeve Ronin Spy",
    "a character owned by your opponent": "Grunt Hare Lord Reeve Ronin Spy",
    "a character other than this character": "Clerk Grunt Guard Hare Lord Reeve Ronin Spy",
    "a character that is broken": "",
    # values: a tie leaves both, and the others of the description are asked, not all
    "a character with the highest glory": "Lord",
    "a character with the lowest glory": "Reeve Ronin",
    "a Courtier character with the lowest political skill": "Clerk",
    "a Bushi character with the highest military skill": "Guard",
    "a character with the highest printed cost": "Reeve",
    "a character with an odd printed cost": "Grunt Guard Hare Reeve",
    "a character with lower printed cost than this character": "Clerk Grunt Guard Hare Ronin Spy",
    "a character with equal or lower military skill than this character": "Clerk Grunt Hare Leo Lord Reeve Ronin Spy",
    # what is on a card
    "a character with 1 or more attachments": "Guard Lord",
    "a character with 2 or more attachments": "Guard",
    "a character with 1 or more Weapon attachments": "Guard",
    "a character without attachments": "Clerk Grunt Hare Leo Reeve Ronin Spy",
    "a character with a status token": "Guard Lord",
    "a character with no status token": "Clerk Grunt Hare Leo Reeve Ronin Spy",
    "a character with 2 or more status tokens": "",
    "a character with fate": "Clerk Guard Lord",
    "a character with 2 or fewer fate": "Grunt Guard Hare Leo Lord Reeve Ronin Spy",
    "a character with fate in your dynasty discard pile": "",
    "an attachment on a Bushi character": "Fan Sword",
    "an attachment on this character": "",
    "an ability": "Leo Reeve",
    "an ability on a character you control": "Leo",
    # players
    "a player with 4 or more fate": "Ann",
    "a player with 3 or more fate": "Ann Bob",
    "a player with 9 or fewer honor": "Bob",
    "a player with 3 or more cards in his or her hand": "Ann",
    "a player with 4 or more events in his or her hand": "",
    "a player with 5 or more characters": "Bob",
    "a player with 1 or more rings": "Bob",
    "a player that has the imperial favor": "Bob",
    # rings
    "a ring with 1 or more fate": "air fire",
    "a ring with 2 or more fate": "fire",
    "a ring that matches the element of your role": "air",
    "a claimed ring": "earth",
    "an unclaimed ring": "air fire void water",
    "a ring in your opponent's claimed ring pool": "earth",
    "the contested ring": "",
    # provinces, and what lies in them: of what lies facedown nothing is said but that
    "a faceup province": "Fen Ford Hill",
    "a facedown province": "Dale Lake Moor Province of Fire Province of Void Province of Water Seat",
    "a revealed province": "Fen Ford Hill",
    "a broken province": "Ford",
    "a stronghold province": "Province of Water Seat",
    "an air province": "Hill",
    "a province that matches the element of your role": "Hill",
    "a card in your provinces": "Asp Serf Shrine Wall",
    "a friendly card in a province": "Asp Serf Shrine Wall",
    "a faceup card in a province": "Asp Saint Shrine Yak",
    "a revealed card in a province": "Asp Saint Shrine Yak",
    "a facedown card in your provinces": "Serf Wall",
    "a facedown card you control in a province": "Serf Wall",
    "a facedown holding in a province": "",
    "a holding in a province": "Shrine",
    "a dynasty card in your provinces": "Asp Serf Shrine Wall",
    "a unique card in a province": "Saint",
    # piles
    "the topmost card in your conflict discard pile": "Blade",
    "the topmost event in your conflict discard pile": "Bolt",
    "the topmost character in your dynasty discard pile": "Ox",
    "an event in your hand": "Bolt Decree Trick",
    "a character in your home area": "Clerk Guard Hare Leo",
}
IN_CONFLICT = {
    "a participating character": "Guard Leo Spy",
    "an attacking character": "Guard Leo",
    "a character you control at home": "Clerk Hare",
    "a character in your home area": "Clerk Hare",
    "the attacking player": "Ann",
    "the defending player": "Bob",
    "the attacked province": "Lake",
    "the contested ring": "air",
    "a contested ring": "air",
    "an unclaimed ring": "fire void water",
    "a province you are attacking": "Lake",
    "a province your opponent is attacking": "",
}


@pytest.fixture(scope="module")
def at_home() -> Table[LcgGame]:
    return rich()


@pytest.fixture(scope="module")
def in_conflict() -> Table[LcgGame]:
    return rich(*ATTACK)


@pytest.mark.parametrize("phrase", AT_HOME)
def test_at_home(at_home: Table[LcgGame], phrase: str) -> None:
    assert meant(at_home, phrase) == AT_HOME[phrase]


@pytest.mark.parametrize("phrase", IN_CONFLICT)
def test_in_a_conflict(in_conflict: Table[LcgGame], phrase: str) -> None:
    assert meant(in_conflict, phrase) == IN_CONFLICT[phrase]


def test_no_ring_is_contested_until_one_is_chosen() -> None:
    table = rich("all pass", "Ann: declare military")
    assert table.game.conflict is not None
    assert meant(table, "the contested ring") == ""


def test_a_ring_of_several_elements_matches_with_one_of_them() -> None:
    table = rich(*ATTACK)
    conflict = table.game.conflict
    assert conflict is not None
    conflict.elements.append(ELEMENTS.index("void"))
    assert meant(table, "a ring that matches the element of your role") == "air"


def test_all_that_is_moved_must_be_able_to_be_there(at_home: Table[LcgGame]) -> None:
    numbers = {at_home.game.printed[card].title: card for card in at_home.game.states}
    scene = scene_of(at_home, read("Action: Gain 1 honor."))
    assert eligible_for(scene, [numbers["Sword"], numbers["Blade"]], numbers["Grunt"])
    assert not eligible_for(scene, [numbers["Sword"], numbers["Blade"]], numbers["Lord"])


def departed(controller: int, host: int = NOTHING) -> Departed:
    """How a card stood that left play."""
    state = InPlay(controller)
    state.host = host
    return Departed(state, 0, (), 0, (0, 0, 0, 0), (0, 0, 0, 0))


def test_what_has_left_play_was_on_its_host(at_home: Table[LcgGame]) -> None:
    scene = scene_of(at_home, read("Action: Gain 1 honor."))
    numbers = {at_home.game.printed[card].title: card for card in at_home.game.states}
    gone = at_home.game.pile(0, CONFLICT_DISCARD)[-1]
    on_guard = n.On(n.All(n.Noun("character", (n.HasTrait("bushi"),))))
    for host, expected in ((numbers["Guard"], True), (numbers["Lord"], False)):
        scene.event = Event(LEAVES_PLAY, gone, 0)
        scene.event.happened = True
        at_home.game.departed[gone] = departed(0, host)
        assert fits_filter(scene, on_guard, gone) == expected
        assert not fits_filter(scene, on_guard, numbers["Blade"])


@pytest.mark.parametrize(
    ("kind", "card", "expected"),
    [(LEAVES_PLAY, "ox", "Ox"), (LEAVES_PLAY, "clerk", ""), (CARD_DISCARDED, "ox", "")],
)
def test_who_controlled_what_has_left_play(at_home: Table[LcgGame], kind: int, card: str, expected: str) -> None:
    left = Event(kind, at_home.handles[card], 1)  # it was Bob who controlled it, or from whom it was discarded
    left.happened = True
    at_home.game.departed[at_home.handles["ox"]] = departed(1)
    assert meant(at_home, "an enemy character in your dynasty discard pile", event=left) == expected
