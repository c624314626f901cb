"""Whether a deed could change the game now, as an effect or as a cost, on one table."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.rich import ATTACK, read, rich, scene_of

from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.kinds import DISHONORED_ACT, HONORED_ACT
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.text.prospects import can_do
from rokugan.editions.lcg.text.tables import COST, EFFECT
from rokugan.program.lcg import nodes as n
from rokugan.testing.table import Table


def could(table: Table[LcgGame], text: str, mode: int = EFFECT, card: str = "leo") -> bool:
    """Could the last effect of an action with that text change anything?"""
    ability = read(f"Action: {text}")
    return can_do(scene_of(table, ability, card), ability.effects[-1], mode)


EFFECTS = {
    # tokens
    "Discard a status token from this character.": False,
    "Discard each status token on each character.": True,
    "Discard each status token on each Lion character.": False,
    "Move an honored status token from a character to this character.": True,
    "Move an honored status token from an enemy character to this character.": False,
    "Move a dishonored status token from an enemy character to this character.": True,
    "Move a status token from this character to another character.": False,
    # hands: one who has more cards is enough
    "Each player discards cards from his or her hand until he or she has 4 cards in his or her hand.": True,
    "Each player discards cards from his or her hand until he or she has 5 cards in his or her hand.": False,
    "Discard cards from your hand until you have 4 cards in your hand.": True,
    "Discard cards from your hand until you have 5 cards in your hand.": False,
    "Discard cards from your conflict deck until you discard an event.": True,
    "Discard events from your dynasty discard pile until you discard an event.": False,
    # fate and honor
    "Lose 11 honor.": True,
    "Lose 5 fate.": True,
    "This character loses 1 fate.": False,
    "Each character loses 1 fate.": True,
    "This character gains 1 fate.": True,
    "Spend 1 fate to an unclaimed ring.": True,
    "Spend 1 fate to a ring with 3 or more fate.": False,
    "Remove 1 fate from each ring.": True,
    "Remove 1 fate from the water ring.": False,
    "Remove 3 fate from the air ring.": True,
    "Remove 1 fate from an enemy character.": True,
    "Remove 1 fate from this character.": False,
    "Move 1 fate from each ring to this character.": True,
    "Move 1 fate from the fire ring to this character.": True,
    "Move 1 fate from the water ring to this character.": False,
    "Move 1 fate from this character to another character.": False,
    "Return all fate on this character to your fate pool.": False,
    "Gain all fate.": False,
    "Gain all fate from the fire ring.": True,
    "Gain all fate from each ring.": True,
    "Gain 1 fate from the water ring.": False,
    "Gain that fate.": False,
    "This character draws 1 card.": False,
    "Gain 1 honor for each Lion character.": True,
    "Gain 1 honor for each Shugenja character.": False,
    "Draw 1 card for each Lion character.": True,
    "Draw 1 card for each Shugenja character.": False,
    # cards
    "Return a ring to the unclaimed ring pool.": True,
    "Return the air ring to the unclaimed ring pool.": False,
    "Return each card to its owner's hand.": True,
    "Return a Shugenja character to its owner's hand.": False,
    "Look at the top 3 cards of your conflict deck. Put them back in any order.": True,
    "Search your conflict deck for an event, reveal it, and add it to your hand. Shuffle.": False,  # the search could
    "Shuffle each event in your conflict discard pile into your conflict deck.": True,
    "Shuffle each holding in your conflict discard pile into your conflict deck.": False,
    "Attach each attachment to this character.": True,
    "Attach an attachment in your conflict discard pile to this character.": False,
    "Choose a character – move an attachment to that character.": True,
    "Choose a character in your hand – put it into play from your hand.": True,
    "Choose a character in your hand – put it into play from your provinces.": False,
    "Choose a faceup card in your provinces – move that card to another province you control.": True,
    "Move each character to this character.": False,
    "Turn each province facedown.": True,
    "Turn each facedown province facedown.": False,
    "Turn each card in your provinces faceup.": True,
    "Turn each faceup card in your provinces faceup.": False,
    "Break each province.": True,
    "Break a broken province.": False,
    "Take control of each character.": True,
    "Take control of a friendly character.": False,
    "Take control of a character in your opponent's dynasty discard pile.": False,
    "Play each character in your hand.": True,
    "Play a Shugenja character from your hand.": False,
    "Sacrifice an enemy character.": True,
    "Your opponent sacrifices a Lion character.": False,
    "Discard the imperial favor.": False,
    # the rest
    "Set each player's honor dial to 3.": True,
    "Set your honor dial to 3.": False,
    "Switch the conflict type.": False,
    "Switch the contested ring with an unclaimed ring.": False,
    "Change the conflict type to political.": False,
    "End the conflict.": False,
}
OF_GUARD = {
    "Discard a status token from this character.": True,
    "Move a status token from this character to another character.": True,
    "Move a dishonored status token from this character to another character.": False,
    "This character loses 3 fate.": True,
    "Remove 3 fate from this character.": True,
    "This character loses 1 honor.": False,
    "Move 1 fate from this character to another character.": True,
    "Return all fate on this character to your fate pool.": True,
}
OUT_OF_PLAY = {
    "Discard a status token from this character.": False,
    "Move a status token from this character to another character.": False,
    "Return this character to your hand.": False,
}
COSTS = {
    "Spend 4 fate.": True,
    "Spend 5 fate.": False,
    "Spend 1 fate to a ring with 3 or more fate.": False,
    "Lose 10 honor.": True,
    "Lose 11 honor.": False,
    "Lose 4 fate.": True,
    "Lose 5 fate.": False,
    "Remove 2 fate from the fire ring.": True,
    "Remove 2 fate from the air ring.": False,
    "Remove 3 fate from a character you control.": True,
    "Remove 4 fate from a character you control.": False,
    "Remove 1 fate from an enemy character.": False,
    "Sacrifice an enemy character.": False,
}
IN_CONFLICT = {
    "Switch the conflict type.": True,
    "Switch the contested ring with an unclaimed ring.": True,
    "Switch the contested ring with the contested ring.": False,
    "Change the conflict type to political.": True,
    "Change the conflict type to military.": False,
    "Move the contested ring to an eligible province.": True,
    "End the conflict.": True,
    "Move each character to the conflict.": True,
    "Move each character home.": True,
    "Choose a character – move an attachment to that character.": True,
    "Move each attachment to this character.": True,
}


@pytest.fixture(scope="module")
def at_home() -> Table[LcgGame]:
    return rich()


@pytest.mark.rule("lcg.costs.09")
@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect(at_home: Table[LcgGame], text: str) -> None:
    assert could(at_home, text) == EFFECTS[text]


@pytest.mark.parametrize("text", OF_GUARD)
def test_an_effect_on_a_card_that_bears_fate_and_is_honored(at_home: Table[LcgGame], text: str) -> None:
    assert could(at_home, text, card="guard") == OF_GUARD[text]


@pytest.mark.parametrize("text", OUT_OF_PLAY)
def test_an_effect_on_a_card_out_of_play(at_home: Table[LcgGame], text: str) -> None:
    assert could(at_home, text, card="ox") == OUT_OF_PLAY[text]


@pytest.mark.rule("lcg.costs.04", "lcg.costs.05")
@pytest.mark.parametrize("text", COSTS)
def test_a_cost(at_home: Table[LcgGame], text: str) -> None:
    assert could(at_home, text, COST) == COSTS[text]


@pytest.fixture(scope="module")
def in_conflict() -> Table[LcgGame]:
    return rich(*ATTACK)


@pytest.mark.parametrize("text", IN_CONFLICT)
def test_an_effect_in_a_conflict(in_conflict: Table[LcgGame], text: str) -> None:
    assert could(in_conflict, text) == IN_CONFLICT[text]


@pytest.mark.parametrize(("kind", "expected"), [(HONORED_ACT, False), (DISHONORED_ACT, True)])
def test_what_another_would_receive(at_home: Table[LcgGame], kind: int, expected: bool) -> None:
    ability = read("Action: Gain 1 honor.")
    deed = n.Deed("receive", n.This(), n.The("honor or dishonor"))
    others = n.Deed("receive", n.All(n.Noun("character")), n.The("honor or dishonor"))
    scene = scene_of(at_home, ability, "guard", Event(kind, at_home.handles["leo"]))
    assert can_do(scene, deed, EFFECT) == expected  # it is honored already
    assert can_do(scene, others, EFFECT)


def test_who_has_nothing_loses_nothing() -> None:
    table = rich()
    bob = table.game.players[1]
    bob.fate = bob.honor = 0
    assert not could(table, "Your opponent loses 1 fate.")
    assert not could(table, "Your opponent loses 1 honor.")
    assert not could(table, "Take 1 fate from your opponent.")
    assert not could(table, "Take 1 honor from your opponent.")
    assert could(table, "Each player loses 1 fate.")
    assert could(table, "Each player spends 1 fate.")
    assert could(table, "Each player loses 1 honor.")


@pytest.mark.parametrize(
    ("ban", "text", "expected"),
    [
        ("Your opponent cannot draw cards.", "Draw 1 card.", False),
        ("Your opponent cannot draw cards.", "Each player draws 1 card.", True),
        ("Your opponent cannot draw cards.", "Gain 1 honor.", True),
        ("Your opponent cannot gain honor.", "Gain 1 honor.", False),
        ("Your opponent cannot gain honor.", "Each player gains 1 honor.", True),
        ("Your opponent cannot gain honor.", "Gain 1 fate.", True),
        ("Your opponent cannot spend fate.", "Spend 1 fate.", False),
        ("Your opponent cannot spend fate.", "Lose 1 fate.", True),
    ],
)
def test_what_is_forbidden_to_ann(ban: str, text: str, expected: bool) -> None:
    assert could(rich(reeve=ban), text) == expected


def test_what_would_be_removed_can_be_moved() -> None:
    ability = read(
        "Interrupt: When 1 or more fate would be removed from this character – move that fate to your fate pool."
    )
    assert can_do(scene_of(rich(), ability), ability.effects[0], EFFECT)
