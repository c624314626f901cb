"""Whether an event is the one that a triggering condition describes, and what is then spoken of, on one table."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.rich import ATTACK, read, rich, scene_of
from tests.editions.lcg.text.test_phrases import named

from rokugan.editions.lcg.framework.conflict import BOWS_AFTER_CONFLICT
from rokugan.editions.lcg.table import kinds as k
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import (
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DISCARDED,
    DISHONORED,
    EVENT,
    HAND,
    HONORED,
    PHASES,
    PROVINCE,
    SACRIFICED,
)
from rokugan.editions.lcg.text.triggers import answers
from rokugan.testing.table import Table

ANN, BOB = 0, 1
BY = {  # who does it: the player, the type of the card, the ring
    "nobody": None,
    "her event": (ANN, EVENT, -1),
    "his event": (BOB, EVENT, -1),
    "his character": (BOB, CHARACTER, -1),
    "her character": (ANN, CHARACTER, -1),
    "her ring": (ANN, -1, 2),
}
Said = tuple[str, dict[str, object], str | None]
# what the trigger says, the event, and the first new thing of which it then speaks; None: it is not answered
AT_HOME: list[Said] = [
    # cards that are played
    ("you play an event", {"kind": k.CARD_PLAYED, "card": "bolt", "seat": ANN, "amount": HAND}, "Bolt"),
    ("you play an event", {"kind": k.CARD_PLAYED, "card": "bolt", "seat": ANN, "amount": CONFLICT_DISCARD}, "Bolt"),
    ("you play an event", {"kind": k.CARD_PLAYED, "card": "bolt", "seat": BOB, "amount": HAND}, None),
    ("you play an event", {"kind": k.CARD_PLAYED, "card": "ronin", "seat": ANN, "amount": HAND}, None),
    ("you play a card from your hand", {"kind": k.CARD_PLAYED, "card": "ronin", "seat": ANN, "amount": HAND}, "Ronin"),
    ("you play a card from your hand", {"kind": k.CARD_PLAYED, "card": "bolt", "seat": ANN, "amount": CONFLICT_DISCARD}, None),
    ("you play this character", {"kind": k.CARD_PLAYED, "card": "leo", "seat": ANN, "amount": HAND}, ""),
    ("you play this character", {"kind": k.CARD_PLAYED, "card": "guard", "seat": ANN, "amount": HAND}, None),
    # rings and the Favor
    ("you claim a ring", {"kind": k.RING_CLAIMED, "seat": ANN, "other": 1}, "earth"),
    ("you claim a ring", {"kind": k.RING_CLAIMED, "seat": BOB, "other": 1}, None),
    ("you claim the air ring", {"kind": k.RING_CLAIMED, "seat": ANN, "other": 0}, "air"),
    ("you claim the air ring", {"kind": k.RING_CLAIMED, "seat": ANN, "other": 1}, None),
    ("a player claims a ring", {"kind": k.RING_CLAIMED, "seat": BOB, "other": 1}, "Bob"),
    ("you claim the imperial favor", {"kind": k.FAVOR_CLAIMED, "seat": ANN}, ""),
    ("you claim the imperial favor", {"kind": k.FAVOR_CLAIMED, "seat": BOB}, None),
    ("you claim the imperial favor", {"kind": k.RING_CLAIMED, "seat": ANN, "other": 0}, None),
    ("you claim a ring", {"kind": k.FAVOR_CLAIMED, "seat": ANN}, None),
    ("you select a ring", {"kind": k.RING_CHOSEN, "seat": ANN, "other": 2}, ""),
    ("you select a ring", {"kind": k.RING_CHOSEN, "seat": BOB, "other": 2}, None),
    ("you select the air ring", {"kind": k.RING_CHOSEN, "seat": ANN, "other": 2}, None),
    ("you select a ring with 1 or more fate on it", {"kind": k.RING_CHOSEN, "seat": ANN, "other": 2, "amount": 1}, ""),
    ("you select a ring with 1 or more fate on it", {"kind": k.RING_CHOSEN, "seat": ANN, "other": 2, "amount": 0}, None),
    ("you resolve a ring effect", {"kind": k.RING_EFFECT, "seat": ANN, "other": 2}, ""),
    ("you resolve a ring effect", {"kind": k.RING_EFFECT, "seat": BOB, "other": 2}, None),
    ("an opponent's ring effect resolves", {"kind": k.RING_EFFECT, "seat": BOB, "other": 2}, ""),
    ("an opponent's ring effect resolves", {"kind": k.RING_EFFECT, "seat": ANN, "other": 2}, None),
    ("the fire ring's effect resolves", {"kind": k.RING_EFFECT, "seat": BOB, "other": 2}, ""),
    ("the fire ring's effect resolves", {"kind": k.RING_EFFECT, "seat": BOB, "other": 0}, None),
    ("you trigger an ability", {"kind": k.INITIATES, "seat": ANN, "by": "her character"}, ""),
    ("you trigger an ability", {"kind": k.INITIATES, "seat": BOB, "by": "his character"}, None),
    ("you trigger an ability", {"kind": k.INITIATES, "seat": ANN, "by": "her event"}, None),
    ("a Courtier character triggers an ability", {"kind": k.INITIATES, "seat": BOB, "by": "his character"}, "Reeve"),
    ("a Bushi character triggers an ability", {"kind": k.INITIATES, "seat": BOB, "by": "his character"}, None),
    # provinces and phases
    ("a province is revealed", {"kind": k.PROVINCE_REVEALED, "card": "Fen", "seat": BOB}, "Fen"),
    ("a province you control is revealed", {"kind": k.PROVINCE_REVEALED, "card": "Hill", "seat": ANN}, "Hill"),
    ("a province you control is revealed", {"kind": k.PROVINCE_REVEALED, "card": "Fen", "seat": BOB}, None),
    ("the conflict phase begins", {"kind": k.PHASE_BEGINS, "amount": PHASES.index("conflict")}, ""),
    ("the conflict phase begins", {"kind": k.PHASE_BEGINS, "amount": PHASES.index("fate")}, None),
    ("the conflict phase begins", {"kind": k.PHASE_ENDS, "amount": PHASES.index("conflict")}, None),
    ("the fate phase ends", {"kind": k.PHASE_ENDS, "amount": PHASES.index("fate")}, ""),
    # who does it
    ("a character is bowed by a ring effect", {"kind": k.BOWS, "card": "grunt", "by": "her ring"}, ""),
    ("a character is bowed by a ring effect", {"kind": k.BOWS, "card": "grunt", "by": "his event"}, None),
    ("a character is bowed by a ring effect", {"kind": k.BOWS, "card": "grunt", "by": "nobody"}, None),
    ("a character is bowed by an effect", {"kind": k.BOWS, "card": "grunt", "by": "his event"}, ""),
    ("a character is bowed by an effect", {"kind": k.BOWS, "card": "grunt", "by": "her ring"}, None),
    ("a character is bowed by an effect", {"kind": k.BOWS, "card": "grunt", "by": "nobody"}, None),
    ("a character is bowed by an opponent's effect", {"kind": k.BOWS, "card": "grunt", "by": "his event"}, ""),
    ("a character is bowed by an opponent's effect", {"kind": k.BOWS, "card": "grunt", "by": "her event"}, None),
    ("a character is bowed by an event", {"kind": k.BOWS, "card": "grunt", "by": "his event"}, "Decree"),
    ("a character is bowed by an event", {"kind": k.BOWS, "card": "grunt", "by": "his character"}, None),
    ("a character is bowed by a character", {"kind": k.BOWS, "card": "grunt", "by": "his character"}, "Reeve"),
    ("a character is bowed by a character", {"kind": k.BOWS, "card": "grunt", "by": "nobody"}, None),
    ("a character is bowed by a card", {"kind": k.BOWS, "card": "grunt", "by": "his event"}, "Decree"),
    ("a character is bowed by a card", {"kind": k.BOWS, "card": "grunt", "by": "nobody"}, None),
    ("you bow a character", {"kind": k.BOWS, "card": "grunt", "seat": ANN, "by": "her event"}, "Grunt"),
    ("you bow a character", {"kind": k.BOWS, "card": "grunt", "seat": BOB, "by": "his event"}, None),
    ("a Bushi character is bowed", {"kind": k.BOWS, "card": "grunt"}, "Grunt"),
    ("a Bushi character is bowed", {"kind": k.BOWS, "card": "spy"}, None),
    ("a Bushi character is bowed", {"kind": k.READIES, "card": "grunt"}, None),
    ("this character or a Bushi character is bowed", {"kind": k.BOWS, "card": "leo"}, ""),
    ("this character or a Bushi character is bowed", {"kind": k.BOWS, "card": "spy"}, None),
    # where it comes from, and where it goes
    ("a character enters play from a province", {"kind": k.ENTERS_PLAY, "card": "grunt", "amount": PROVINCE}, "Grunt"),
    ("a character enters play from a province", {"kind": k.ENTERS_PLAY, "card": "grunt", "amount": HAND}, None),
    ("a character enters play under your control", {"kind": k.ENTERS_PLAY, "card": "leo", "seat": ANN}, "Leo"),
    ("a character enters play under your control", {"kind": k.ENTERS_PLAY, "card": "grunt", "seat": BOB}, None),
    ("a character leaves play", {"kind": k.LEAVES_PLAY, "card": "ox", "seat": ANN, "how": SACRIFICED}, "Ox"),
    ("fate is placed on this character", {"kind": k.FATE_PLACED, "card": "leo", "amount": 1}, ""),
    ("fate is placed on this character", {"kind": k.FATE_PLACED, "card": "guard", "amount": 1}, None),
    ("fate is placed on this character", {"kind": k.FATE_MOVED, "card": "guard", "to": "leo", "amount": 1}, ""),
    ("fate is placed on this character", {"kind": k.FATE_MOVED, "card": "leo", "to": "guard", "amount": 1}, None),
    ("fate is removed from this character", {"kind": k.FATE_MOVED, "card": "leo", "to": "guard", "amount": 1}, ""),
    ("fate is removed from this character", {"kind": k.FATE_MOVED, "card": "guard", "to": "leo", "amount": 1}, None),
    ("fate is removed from this character", {"kind": k.FATE_REMOVED, "card": "leo", "amount": 1}, ""),
    ("fate is placed on a ring", {"kind": k.FATE_ON_RING, "other": 0, "amount": 1}, "air"),
    ("fate is placed on a ring", {"kind": k.FATE_ON_RING, "other": 0, "amount": -1}, None),
    ("fate is removed from a ring", {"kind": k.FATE_ON_RING, "other": 0, "amount": -1}, "air"),
    ("fate is removed from a ring", {"kind": k.FATE_ON_RING, "other": 0, "amount": 1}, None),
    ("fate is placed on the air ring", {"kind": k.FATE_ON_RING, "other": 1, "amount": 1}, None),
    ("fate is placed on a ring", {"kind": k.FATE_ON_RING, "other": 0, "amount": 0}, None),
    ("fate is removed from a ring", {"kind": k.FATE_ON_RING, "other": 0, "amount": 0}, None),
    # how much
    ("you gain 2 or more honor", {"kind": k.HONOR_GAINED, "seat": ANN, "amount": 2}, ""),
    ("you gain 2 or more honor", {"kind": k.HONOR_GAINED, "seat": ANN, "amount": 1}, None),
    ("you gain honor", {"kind": k.HONOR_GAINED, "seat": ANN, "amount": 1}, ""),
    ("you gain honor", {"kind": k.HONOR_GAINED, "seat": BOB, "amount": 1}, None),
    ("you gain fate", {"kind": k.FATE_GAINED, "seat": ANN, "amount": 1}, ""),
    ("you gain fate", {"kind": k.RING_CHOSEN, "seat": ANN, "amount": 1, "other": 0}, None),
    ("you gain fate from a ring", {"kind": k.FATE_GAINED, "seat": ANN, "amount": 1}, None),
    ("you gain fate from a ring", {"kind": k.FATE_GAINED, "seat": ANN, "amount": 1, "other": 2}, "fire"),
    ("you lose 2 or more fate", {"kind": k.FATE_LOST, "seat": ANN, "amount": 2}, ""),
    ("you lose 2 or more fate", {"kind": k.FATE_LOST, "seat": ANN, "amount": 1}, None),
    ("a character loses fate", {"kind": k.FATE_REMOVED, "card": "grunt", "amount": 1}, "Grunt"),
    ("you draw 2 or more cards", {"kind": k.DRAWS, "seat": ANN, "amount": 1}, None),
    # discards
    ("a card is discarded from your hand",
     {"kind": k.CARD_DISCARDED, "card": "bolt", "seat": ANN, "other": ANN, "amount": HAND}, "Bolt"),
    ("a card is discarded from your hand",
     {"kind": k.CARD_DISCARDED, "card": "bolt", "seat": BOB, "other": BOB, "amount": HAND}, None),
    ("a card is discarded from your hand",
     {"kind": k.CARD_DISCARDED, "card": "bolt", "seat": ANN, "other": ANN, "amount": CONFLICT_DECK}, None),
    ("a card is discarded from your hand", {"kind": k.LEAVES_PLAY, "card": "ox", "seat": ANN, "how": DISCARDED}, None),
    ("a card is discarded from your hand or conflict deck",
     {"kind": k.CARD_DISCARDED, "card": "bolt", "seat": ANN, "other": ANN, "amount": CONFLICT_DECK}, "Bolt"),
    ("a card is discarded",
     {"kind": k.CARD_DISCARDED, "card": "bolt", "seat": BOB, "other": BOB, "amount": CONFLICT_DECK}, "Bolt"),
    ("an event is discarded", {"kind": k.CARD_DISCARDED, "card": "ronin", "seat": ANN, "other": ANN, "amount": HAND}, None),
    ("a character is discarded", {"kind": k.LEAVES_PLAY, "card": "ox", "seat": ANN, "how": DISCARDED}, "Ox"),
    ("a character is discarded", {"kind": k.LEAVES_PLAY, "card": "ox", "seat": ANN, "how": SACRIFICED}, None),
    ("you discard a character from your hand",
     {"kind": k.LEAVES_PLAY, "card": "ox", "seat": ANN, "how": DISCARDED}, None),
    ("you discard a character from your hand",
     {"kind": k.CARD_DISCARDED, "card": "ronin", "seat": ANN, "other": ANN, "amount": HAND}, "Ronin"),
    ("you discard a character from your hand",
     {"kind": k.CARD_DISCARDED, "card": "ronin", "seat": BOB, "other": BOB, "amount": HAND}, None),
    ("you discard a card", {"kind": k.CARD_DISCARDED, "card": "bolt", "seat": ANN, "other": ANN, "amount": HAND}, "Bolt"),
    ("you discard a card", {"kind": k.CARD_DISCARDED, "card": "bolt", "seat": BOB, "other": BOB, "amount": HAND}, None),
    ("you discard a card", {"kind": k.CARD_DISCARDED, "card": "bolt", "seat": ANN, "other": BOB, "amount": HAND}, None),
    ("your opponent discards a card",
     {"kind": k.CARD_DISCARDED, "card": "bolt", "seat": ANN, "other": BOB, "amount": HAND}, "Bolt"),
    ("this character is discarded", {"kind": k.LEAVES_PLAY, "card": "ox", "seat": ANN, "how": DISCARDED}, None),
    # states and attachments
    ("a character becomes honored", {"kind": k.STATUS_GIVEN, "card": "grunt", "amount": HONORED}, "Grunt"),
    ("a character becomes honored", {"kind": k.STATUS_GIVEN, "card": "grunt", "amount": DISHONORED}, None),
    ("a Bushi character becomes dishonored", {"kind": k.STATUS_GIVEN, "card": "spy", "amount": DISHONORED}, None),
    ("you attach an attachment to a Bushi character", {"kind": k.ATTACHED, "card": "Sword", "seat": ANN, "to": "grunt"}, "Sword"),
    ("you attach an attachment to a Bushi character", {"kind": k.ATTACHED, "card": "Sword", "seat": BOB, "to": "grunt"}, None),
    ("you attach an attachment to a Bushi character", {"kind": k.ATTACHED, "card": "Sword", "seat": ANN, "to": "spy"}, None),
    ("you attach a Weapon attachment to a character", {"kind": k.ATTACHED, "card": "Fan", "seat": ANN, "to": "spy"}, None),
    ("a character bows as a result of conflict resolution", {"kind": k.BOWS, "card": "grunt"}, None),
    ("a character bows as a result of conflict resolution",
     {"kind": k.BOWS, "card": "grunt", "rule": BOWS_AFTER_CONFLICT}, "Grunt"),
    ("you pass on declaring a conflict", {"kind": k.CONFLICT_PASSED, "seat": ANN}, ""),
    ("you pass on declaring a conflict", {"kind": k.CONFLICT_PASSED, "seat": BOB}, None),
    ("a duel begins", {"kind": k.DUEL_BEGINS}, None),  # there is none
]  # fmt: skip
IN_CONFLICT: list[Said] = [
    ("you declare a military conflict", {"kind": k.CONFLICT_DECLARED, "seat": ANN, "card": "Lake"}, ""),
    ("you declare a military conflict", {"kind": k.CONFLICT_DECLARED, "seat": BOB, "card": "Lake"}, None),
    ("you declare a political conflict", {"kind": k.CONFLICT_DECLARED, "seat": ANN, "card": "Lake"}, None),
    ("you win a conflict", {"kind": k.CONFLICT_WON, "seat": ANN, "other": BOB, "amount": 1}, ""),
    ("you win a conflict", {"kind": k.CONFLICT_WON, "seat": BOB, "other": ANN, "amount": 1}, None),
    ("you lose a conflict", {"kind": k.CONFLICT_WON, "seat": BOB, "other": ANN, "amount": 1}, ""),
    ("you win a political conflict", {"kind": k.CONFLICT_WON, "seat": ANN, "other": BOB, "amount": 1}, None),
    ("you win a conflict by 3 or more skill", {"kind": k.CONFLICT_WON, "seat": ANN, "other": BOB, "amount": 3}, ""),
    ("you win a conflict by 3 or more skill", {"kind": k.CONFLICT_WON, "seat": ANN, "other": BOB, "amount": 2}, None),
    ("you win a conflict as the attacking player", {"kind": k.CONFLICT_WON, "seat": ANN, "other": BOB, "amount": 1}, ""),
    ("you win a conflict as the defending player", {"kind": k.CONFLICT_WON, "seat": ANN, "other": BOB, "amount": 1}, None),
    ("your opponent wins a conflict as the defending player",
     {"kind": k.CONFLICT_WON, "seat": BOB, "other": ANN, "amount": 1}, ""),
    ("a Bushi character wins a conflict", {"kind": k.CONFLICT_WON, "seat": ANN, "other": BOB, "amount": 1}, "Guard"),
    ("a Bushi character wins a conflict", {"kind": k.CONFLICT_WON, "seat": BOB, "other": ANN, "amount": 1}, None),
    ("this character is declared as an attacker", {"kind": k.CONFLICT_DECLARED, "seat": ANN, "card": "Lake"}, ""),
    ("this character is declared as a defender", {"kind": k.DEFENDERS_DECLARED, "seat": BOB}, None),
    ("a character is declared as an attacker", {"kind": k.CONFLICT_DECLARED, "seat": ANN, "card": "Lake"}, "Guard Leo"),
    ("a character is declared as an attacker", {"kind": k.DEFENDERS_DECLARED, "seat": BOB}, None),
    ("a character is declared as a defender", {"kind": k.DEFENDERS_DECLARED, "seat": BOB}, "Spy"),
    ("a Courtier character is declared as a defender", {"kind": k.DEFENDERS_DECLARED, "seat": BOB}, None),
    ("a character moves to the conflict", {"kind": k.MOVES_TO_CONFLICT, "card": "grunt", "seat": BOB}, "Grunt"),
    ("a character moves to the conflict", {"kind": k.MOVES_HOME, "card": "grunt", "seat": BOB}, None),
    ("a character moves home", {"kind": k.MOVES_HOME, "card": "grunt", "seat": BOB}, "Grunt"),
    ("a character moves home", {"kind": k.MOVES_TO_CONFLICT, "card": "grunt", "seat": BOB}, None),
    ("a character is bowed during a military conflict", {"kind": k.BOWS, "card": "grunt"}, "Grunt"),
    ("a character is bowed during a political conflict", {"kind": k.BOWS, "card": "grunt"}, None),
    ("a character bows as a result of conflict resolution in a political conflict",
     {"kind": k.BOWS, "card": "grunt", "rule": BOWS_AFTER_CONFLICT}, None),
    ("a military conflict ends", {"kind": k.CONFLICT_ENDS}, ""),
    ("a political conflict ends", {"kind": k.CONFLICT_ENDS}, None),
]  # fmt: skip


def answered(table: Table[LcgGame], says: str, fields: dict[str, object]) -> str | None:
    """What the trigger speaks of first once the event has answered it; None if it does not."""
    game = table.game
    titles = {game.printed[each].title.lower(): each for each in range(len(game.cards))[::-1]}
    said = {key: titles[str(value).lower()] if key in ("card", "to") else value for key, value in fields.items()}
    who = BY[str(said.pop("by", "nobody"))]
    if "to" in said:
        said["other"] = said.pop("to")
    use = None
    if who is not None:
        use = Use(titles["decree" if who[1] == EVENT else "reeve" if who[1] == CHARACTER else "leo"], who[0])
        use.type, use.ring = who[1], who[2]
    ability = read(f"Reaction: After {says} – gain 1 honor.")
    assert ability.trigger is not None, says
    event = Event(**said, use=use)  # type: ignore[arg-type]
    scene = scene_of(table, ability, event=event)
    return named(game, scene.get(0)) if answers(scene, ability.trigger, event) else None


@pytest.fixture(scope="module")
def at_home() -> Table[LcgGame]:
    return rich()


@pytest.fixture(scope="module")
def in_conflict() -> Table[LcgGame]:
    return rich(*ATTACK)


@pytest.mark.parametrize(("says", "fields", "expected"), AT_HOME)
def test_at_home(at_home: Table[LcgGame], says: str, fields: dict[str, object], expected: str | None) -> None:
    assert answered(at_home, says, fields) == expected


@pytest.mark.parametrize(("says", "fields", "expected"), IN_CONFLICT)
def test_in_a_conflict(in_conflict: Table[LcgGame], says: str, fields: dict[str, object], expected: str | None) -> None:
    assert answered(in_conflict, says, fields) == expected
