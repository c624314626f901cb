"""What the deeds of a text do: an action of Leo's on one table, what is answered, and what has become of it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.lcg.text.rich import ATTACK, rich

Row = tuple[str, tuple[str, ...], dict[str, Any]]

AT_HOME: list[Row] = [
    # fate
    ("Gain 1 fate from the fire ring.", (), {"Ann.fate": 5, "rings.fire.fate": 1}),
    ("Gain 3 fate from the fire ring.", (), {"Ann.fate": 6, "rings.fire.fate": 0}),
    ("Gain all fate from the fire ring.", (), {"Ann.fate": 6, "rings.fire.fate": 0}),
    ("Gain all fate on each ring.", (), {"Ann.fate": 7, "rings.fire.fate": 0, "rings.air.fate": 0}),
    ("Gain all fate on each Bushi character.", (), {"Ann.fate": 6, "guard.fate": 0, "clerk.fate": 3}),
    ("Gain 1 honor. Gain 1 fate from the water ring.", (), {"Ann.fate": 4, "Ann.honor": 11, "rings.water.fate": 0}),
    ("Move 3 fate from the fire ring to the water ring.", (), {"rings.fire.fate": 0, "rings.water.fate": 2}),
    ("Move 1 fate from the fire ring to this character.", (), {"rings.fire.fate": 1, "leo.fate": 1, "Ann.fate": 4}),
    ("Move 1 fate from the fire ring to your fate pool.", (), {"rings.fire.fate": 1, "Ann.fate": 5}),
    ("Move 1 fate from each ring to this character.", (), {"rings.fire.fate": 1, "rings.air.fate": 0, "leo.fate": 2}),
    ("Move 1 fate from each Courtier character to the water ring.", (), {"clerk.fate": 2, "rings.water.fate": 1}),
    ("Move 4 fate from each Courtier character to the water ring.", (), {"clerk.fate": 0, "rings.water.fate": 3}),
    ("Move 1 fate from each Courtier character to your fate pool.", (), {"clerk.fate": 2, "Ann.fate": 5}),
    ("Move 1 fate from each Courtier character to your opponent's fate pool.", (), {"clerk.fate": 2, "Bob.fate": 4}),
    ("Move 2 fate from each Courtier character to this character.", (), {"clerk.fate": 1, "leo.fate": 2}),
    ("Remove 3 fate from each ring.", (), {"rings.fire.fate": 0, "rings.air.fate": 0, "rings.water.fate": 0}),
    ("Place 1 fate from your fate pool on this character.", (), {"leo.fate": 1, "Ann.fate": 3}),
    ("Place 1 fate on this character.", (), {"leo.fate": 1, "Ann.fate": 4}),
    ("Return all fate on each character to its owner's fate pool.", (), {"guard.fate": 0, "Ann.fate": 9, "Bob.fate": 4}),
    ("Remove 1 fate from each character.", (), {"guard.fate": 1, "clerk.fate": 2, "lord.fate": 0, "rings.fire.fate": 2}),
    ("Lose 2 fate.", (), {"Ann.fate": 2, "Ann.honor": 10}),
    ("Lose 2 honor.", (), {"Ann.fate": 4, "Ann.honor": 8}),
    ("Each player loses 1 honor.", (), {"Ann.honor": 9, "Bob.honor": 8}),
    ("Each Courtier character loses 1 fate.", (), {"clerk.fate": 2, "guard.fate": 2, "Ann.fate": 4}),
    ("Each Courtier character gains 1 fate.", (), {"clerk.fate": 4, "guard.fate": 2, "Ann.fate": 4}),
    ("This character gains 2 fate.", (), {"leo.fate": 2, "Ann.fate": 4}),
    ("Take 1 fate from your opponent.", (), {"Ann.fate": 5, "Bob.fate": 2, "Ann.honor": 10}),
    ("Take 2 honor from your opponent.", (), {"Ann.honor": 12, "Bob.honor": 7, "Ann.fate": 4}),
    ("Give 1 fate to your opponent.", (), {"Ann.fate": 3, "Bob.fate": 4, "Ann.honor": 10}),
    ("Give 1 honor to your opponent.", (), {"Ann.honor": 9, "Bob.honor": 10, "Ann.fate": 4}),
    ("Your opponent gives you 1 honor.", (), {"Ann.honor": 11, "Bob.honor": 8}),
    ("Spend 1 fate to an unclaimed ring.", ("ring water",), {"Ann.fate": 3, "rings.water.fate": 1}),
    ("Spend 1 fate.", (), {"Ann.fate": 3}),
    ("Each player gains 1 fate.", (), {"Ann.fate": 5, "Bob.fate": 4}),
    ("Move an honored status token from a character to this character.", (),
     {"leo.honored": True, "guard.honored": False}),
    # cards
    ("Return a Courtier character to its owner's hand.", ("target Clerk",), {"clerk.zone": "hand", "reeve.zone": "home"}),
    ("Return each Bushi character to the bottom of its owner's deck.", (), {"grunt.zone": "dynasty_deck"}),
    ("Return a ring to the unclaimed ring pool.", (), {"rings.earth.claimed_by": None}),
    ("Draw 2 cards.", (), {"Ann.hand": 7, "Bob.hand": 2}),
    ("Each player draws 1 card.", (), {"Ann.hand": 6, "Bob.hand": 3}),
    ("Each player draws 1 card for each character he or she controls.", (), {"Ann.hand": 9, "Bob.hand": 7}),
    ("Put a character into play from your dynasty discard pile.", ("target Ox",), {"ox.zone": "home"}),
    ("Attach an attachment controlled by your opponent to this character.", (), {"leo.attachments": ["Blade"]}),
    ("Sacrifice a Courtier character.", (), {"clerk.zone": "dynasty_discard", "reeve.zone": "home"}),
    ("Discard each attachment.", (), {"guard.attachments": [], "lord.attachments": []}),
    ("Discard each card in your provinces.", (), {"serf.zone": "dynasty_discard", "Ann.hand": 5}),
    ("Discard the top 2 cards of your conflict deck.", (), {"Ann.hand": 5}),
    ("Break each air province.", (), {"Ann.P1.broken": True, "Bob.P1.broken": False, "Ann.P2.broken": False}),
    ("Bow each Bushi character.", (), {"guard.bowed": True, "grunt.bowed": True, "leo.bowed": False}),
    ("Ready each character.", (), {"clerk.bowed": False}),
    ("Honor each Bushi character.", (), {"grunt.honored": True, "spy.honored": False}),
    ("Dishonor each Bushi character.", (), {"grunt.dishonored": True, "guard.honored": False, "spy.dishonored": False}),
    ("Take control of each Bushi character.", (), {"grunt.controller": "Ann", "spy.controller": "Bob"}),
    # values, for as long as is usual
    ("Set this character's base [conflict-military] skill to 5.", (), {"leo.military": 5, "leo.political": 3}),
    ("Double this character's [conflict-military] skill.", (), {"leo.military": 6}),
    ("Set each player's honor dial to 2.", (), {"Ann.dial": 2, "Bob.dial": 2, "leo.military": 3}),
    # what cannot be done is left out
    ("Gain 1 honor. Challenge a Shugenja character to a military duel. Bow the loser.", (), {"Ann.honor": 11}),
    ("Gain 1 honor. Change the conflict type to political.", (), {"Ann.honor": 11, "conflict.type": None}),
    ("Gain 1 honor. Move each Bushi character to this character.", (), {"Ann.honor": 11, "leo.attachments": []}),
    ("Gain 1 honor. You may spend 9 fate to honor this character.", (), {"Ann.honor": 11, "leo.honored": False}),
    ("You may spend 1 fate to honor this character.", ("yes",), {"Ann.fate": 3, "leo.honored": True}),
    ("Gain 1 honor. Switch the conflict type.", (), {"Ann.honor": 11, "conflict.type": None}),
    # a part of an alternative is enough for it to be offered
    ("Select one – ready this character and gain 1 fate, or gain 1 honor.", ("choose ready",), {"Ann.fate": 5}),
    # rings and cards
    ("Choose a claimed ring – switch that ring with an unclaimed ring.", ("ring fire",), {"Bob.claimed": ["fire"]}),
    ("Remove this character from the game.", (), {"leo.zone": "removed", "Ann.removed": ["Leo"]}),
    ("Choose 2 cards in your hand – place those cards on the bottom of your conflict deck.",
     ("target Ronin", "target Titan"), {"Ann.hand": 3}),
    ("Each player discards cards from his or her hand until he or she has 2 cards in his or her hand.",
     ("target Ronin", "target Titan", "target Bolt"), {"Ann.hand": 2, "Bob.hand": 2}),
    ("Discard a card at random from your opponent's hand.", (), {"Ann.hand": 5, "Bob.hand": 1}),
    ("Each player discards 1 card at random.", (), {"Ann.hand": 4, "Bob.hand": 1}),
    ("Discard 1 card from hand at random.", (), {"Ann.hand": 4, "Bob.hand": 2}),
    # what a character is said to do its controller does
    ("This character puts a character into play from your dynasty discard pile.", ("target Ox",), {"ox.controller": "Ann"}),
    ("Choose an attachment you control – take control of that attachment and attach it to this character, if able.",
     ("target Sword",), {"leo.attachments": ["Sword"]}),
    ("Choose an attachment – take control of that attachment and attach it to this character, if able.",
     ("target Blade",), {"leo.attachments": ["Blade"], "blade.controller": "Ann"}),
    ("Choose a character – until the end of the phase, that character loses covert.", ("target Spy",), {"spy.keywords": []}),
    ("Move each attachment to this character.", (), {"leo.attachments": ["Blade", "Sword", "Fan"], "guard.attachments": []}),
    ("Choose a card in your provinces – move that card to another province you control.",
     ("target Shrine", "target Ann.P2"), {"Ann.P1.card": "Blank", "Ann.P2.card": "Serf"}),
    ("Gain 1 honor. Refill each province.", (), {"serf.face": "down"}),
    ("Gain 1 honor. Refill each province faceup.", (), {"serf.face": "up"}),
    ("Turn each card in your provinces faceup.", (), {"Ann.P2.card": "Serf", "Ann.P4.card": "Wall"}),
]  # fmt: skip
IN_CONFLICT: list[Row] = [
    ("Switch the contested ring with an unclaimed ring.", ("ring fire",), {"conflict.ring": "fire", "Ann.fate": 7}),
    ("Choose a claimed ring – switch that ring with an unclaimed ring.", ("ring fire",),
     {"Bob.claimed": ["fire"], "conflict.ring": "air"}),
    ("Change the conflict type to political.", (), {"conflict.type": "political"}),
    ("Gain 1 honor. If you win the conflict, gain 5 honor.", (), {"Ann.honor": 11}),
    ("Move the conflict to an eligible province.", ("target Fen",), {"conflict.province": "Bob.P2"}),
    ("Set this character's base [conflict-military] skill to 5.", (), {"leo.military": 5, "conflict.province": "Bob.P1"}),
    ("Resolve the contested ring's effect as the attacking player.", ("choose gain",), {"Ann.honor": 12}),
]  # fmt: skip


@pytest.mark.parametrize(("text", "answers", "expected"), AT_HOME)
def test_at_home(text: str, answers: tuple[str, ...], expected: dict[str, Any]) -> None:
    table = rich(leo=f"Action: {text}")
    table.step("Ann: use leo", *(f"Ann: {each}" for each in answers), {"expect": expected})


def test_so_many_defenders_cannot_be_declared_for_a_time() -> None:
    table = rich(leo="Action: Until the end of the phase, your opponent cannot declare 2 or more defenders.")
    table.step("Ann: use leo", *ATTACK[:-1], {"illegal": "Bob: defender grunt"}, "Bob: done")
    table.step({"expect": {"spy.zone": "conflict", "grunt.zone": "home"}})


def test_what_was_not_there_is_not_removed() -> None:
    table = rich(
        leo="Action: Remove 1 fate from each ring.",
        reeve="Forced Reaction: After fate is removed from the water ring – gain 3 honor.",
    )
    table.step("Ann: use leo", {"expect": {"rings.fire.fate": 1, "Bob.honor": 9}})


def test_at_random() -> None:
    table = rich(leo="Action: Choose 2 enemy characters at random – bow those characters.")
    table.step("Ann: use leo")
    assert sum(state.bowed for state in table.game.states.values() if state.controller == 1) == 2


def test_a_blank_text_box_offers_nothing() -> None:
    table = rich(leo="Action: Choose a character – treat that character's printed text box as if it were blank.")
    table.step("Ann: use leo", "Ann: target Reeve", {"illegal": "Bob: use reeve"})


@pytest.mark.parametrize("said", ["until the end of the round, ", ""])
def test_an_ability_is_used_once_more(said: str) -> None:
    again = "you may trigger that character's triggered abilities an additional time this round (or specified period)"
    table = rich(leo=f"Action: Choose a character – {said}{again}.")
    table.step("Ann: use leo", "Ann: target leo", "Bob: pass", "Ann: use leo", "Ann: target Guard", "Bob: pass")
    table.step({"illegal": "Ann: use leo"})


@pytest.mark.parametrize(("text", "answers", "expected"), IN_CONFLICT)
def test_in_a_conflict(text: str, answers: tuple[str, ...], expected: dict[str, Any]) -> None:
    table = rich(*ATTACK, "Bob: pass", leo=f"Action: {text}")
    table.step("Ann: use leo", *(f"Ann: {each}" for each in answers), {"expect": expected})
