"""What is forbidden: each row a sentence on Ann's Clerk, what would be done to whom and by what, and whether it cannot be."""

from __future__ import annotations

import pytest
from tests.editions.lcg.text.fight import number, table

from rokugan.cards.lcg.files import lcg_definition
from rokugan.editions.lcg.table import abilities as to
from rokugan.editions.lcg.table.state import InForce, Use
from rokugan.editions.lcg.table.things import CHARACTER, CONFLICT_DECK, EVENT, HAND, PROVINCE, player_thing, ring_thing
from rokugan.editions.lcg.text import behaviour
from rokugan.editions.lcg.text.bans import Forbidden
from rokugan.editions.lcg.text.scene import Text
from rokugan.program.lcg import nodes as n
from rokugan.testing.built_texts import action

ANN, BOB = 0, 1
FIRE = 2
THINGS = {"Ann": player_thing(ANN), "Bob": player_thing(BOB), "air": ring_thing(0), "fire": ring_thing(FIRE)}
ROWS = [  # the sentence, what, to whom, by what (and whose it is), whether it is forbidden
    # by whom
    ("This character cannot be bowed", to.BOW, "clerk", "", True),
    ("This character cannot be bowed", to.BOW, "ox", "", False),
    ("This character cannot be bowed", to.READY, "clerk", "", False),
    ("This character cannot be bowed by a player", to.BOW, "clerk", "Ann's event", True),
    ("This character cannot be bowed by a player", to.BOW, "clerk", "", False),
    ("A player cannot bow this character", to.BOW, "clerk", "Ann's ring", True),
    ("Your opponent cannot bow this character", to.BOW, "clerk", "Bob's ability", True),
    ("Your opponent cannot bow this character", to.BOW, "clerk", "Ann's ability", False),
    ("This character cannot be bowed by events", to.BOW, "clerk", "Ann's event", True),
    ("This character cannot be bowed by events", to.BOW, "clerk", "Ann's ability", False),
    ("This character cannot be bowed by an opponent's events", to.BOW, "clerk", "Ann's event", False),
    ("This character cannot be bowed by effects", to.BOW, "clerk", "Bob's event", True),
    ("This character cannot be bowed by effects", to.BOW, "clerk", "Bob's ring", False),
    ("This character cannot be bowed by abilities", to.BOW, "clerk", "Bob's ring", False),
    ("This character cannot be bowed by abilities", to.BOW, "clerk", "Bob's ability", True),
    ("This character cannot be bowed by ring effects", to.BOW, "clerk", "Bob's ring", True),
    ("This character cannot be bowed by ring effects", to.BOW, "clerk", "Bob's event", False),
    ("This character cannot be bowed by an opponent's ring effects", to.BOW, "clerk", "Ann's ring", False),
    # rings
    ("Ring effects cannot be resolved", to.RESOLVE, "fire", "Ann's ring", True),
    ("The fire ring's effect cannot be resolved", to.RESOLVE, "fire", "Ann's ring", True),
    ("The fire ring's effect cannot be resolved", to.RESOLVE, "air", "Ann's ring", False),
    ("Your opponent cannot resolve the fire ring's effect", to.RESOLVE, "fire", "Bob's ring", True),
    ("Your opponent cannot resolve the fire ring's effect", to.RESOLVE, "fire", "Ann's ring", False),
    ("Your opponent cannot resolve the fire ring's effect", to.RESOLVE, "air", "Bob's ring", False),
    ("Fate cannot be removed from rings", to.TAKE_RING_FATE, "Bob", "", True),
    ("Fate cannot be removed from rings", to.LOSE_FATE, "clerk", "", False),
    ("Fate cannot be removed from this character", to.LOSE_FATE, "clerk", "", True),
    ("Fate cannot be removed from this character", to.LOSE_FATE, "ox", "", False),
    ("Fate cannot be removed from this character", to.TAKE_RING_FATE, "Ann", "", False),
    ("Fate cannot be removed from each character", to.LOSE_FATE, "ox", "", True),
    ("Fate cannot be removed from each character", to.TAKE_RING_FATE, "Ann", "", False),
    ("Your opponent cannot gain fate from rings", to.TAKE_RING_FATE, "Bob", "", True),
    ("Your opponent cannot gain fate from rings", to.TAKE_RING_FATE, "Ann", "", False),
    # taking part: the Ox attacks, the Grunt defends, the Clerk is at home; the conflict is military, of air, at the Hill
    ("Each character cannot participate in the conflict", to.PARTICIPATE, "fox", "", True),
    ("Each character cannot participate in military conflicts", to.PARTICIPATE, "fox", "", True),
    ("Each character cannot participate in political conflicts", to.PARTICIPATE, "fox", "", False),
    ("Each character cannot participate in conflicts as an attacker", to.PARTICIPATE, "clerk", "", True),
    ("Each character cannot participate in conflicts as an attacker", to.PARTICIPATE, "fox", "", False),
    ("Each character cannot participate in conflicts as a defender", to.PARTICIPATE, "clerk", "", False),
    ("Each character cannot participate in conflicts as a defender", to.PARTICIPATE, "fox", "", True),
    (
        "Each character cannot participate in conflicts during the conflict phase as an attacker",
        to.PARTICIPATE, "clerk", "", True,
    ),
    (
        "Each character cannot participate in conflicts during the conflict phase as an attacker",
        to.PARTICIPATE, "fox", "", False,
    ),
    (
        "Each character cannot participate in conflicts during the draw phase as an attacker",
        to.PARTICIPATE, "clerk", "", False,
    ),
    ("Your opponent cannot declare 2 or more defenders", to.BE_DEFENDER, "fox", "", False),  # not yet
    ("Your opponent cannot declare 1 or more defenders", to.BE_DEFENDER, "fox", "", True),
    ("Your opponent cannot declare 1 or more defenders", to.BE_DEFENDER, "clerk", "", False),
    ("This character cannot be declared as an attacker", to.BE_ATTACKER, "clerk", "", True),
    ("This character cannot be declared as an attacker", to.BE_DEFENDER, "clerk", "", False),
    ("This character cannot be declared as a defender", to.BE_DEFENDER, "clerk", "", True),
    ("Each character cannot be declared as a defender", to.BE_DEFENDER, "fox", "", True),
    ("Players cannot declare military conflicts", to.DECLARE, "Bob", "", True),
    ("Players cannot declare political conflicts", to.DECLARE, "Bob", "", False),
    ("Your opponent cannot declare conflicts", to.DECLARE, "Ann", "", False),
    ("Your opponent cannot declare 1 or more conflicts", to.DECLARE, "Bob", "", True),
    ("Your opponent cannot declare 2 or more conflicts", to.DECLARE, "Bob", "", False),
    ("Your opponent cannot declare 1 or more conflicts", to.DECLARE, "Ann", "", False),
    ("Military conflicts cannot be declared against the attacked province", to.BE_ATTACKED, "hill", "", True),
    ("Political conflicts cannot be declared against the attacked province", to.BE_ATTACKED, "hill", "", False),
    ("Each character does not bow as a result of conflict resolution", to.BOW_AFTER_CONFLICT, "ox", "", True),
    ("Each character does not bow as a result of conflict resolution", to.BOW, "ox", "", False),
    (
        "Each character does not bow as a result of conflict resolution in each political conflict",
        to.BOW_AFTER_CONFLICT, "ox", "", False,
    ),
    (
        "Each character does not bow as a result of conflict resolution in each military conflict",
        to.BOW_AFTER_CONFLICT, "ox", "", True,
    ),
    (
        "Each character does not bow during military conflicts as a result of conflict resolution",
        to.BOW_AFTER_CONFLICT, "ox", "", True,
    ),
    (
        "Each character does not bow during political conflicts as a result of conflict resolution",
        to.BOW_AFTER_CONFLICT, "ox", "", False,
    ),
    # moving
    ("Each character cannot be moved", to.MOVE, "ox", "", True),
    ("Each character cannot be moved", to.MOVE, "clerk", "", True),
    ("Each character cannot be moved home", to.MOVE, "ox", "", True),
    ("Each character cannot be moved home", to.MOVE, "clerk", "", False),
    ("Each character cannot be moved to the conflict", to.MOVE, "clerk", "", True),
    ("Each character cannot be moved to the conflict", to.MOVE, "ox", "", False),
    # playing
    ("Your opponent cannot play events", to.PLAY, "Bob", "Bob's event", True),
    ("Your opponent cannot play events", to.PLAY, "Ann", "Ann's event", False),
    ("Your opponent cannot play events", to.PLAY, "Bob", "Bob's character", False),
    ("Events cannot be played", to.BE_PLAYED, "Bob's event", "Bob's event", True),
    ("Events cannot be played", to.BE_PLAYED, "Bob's character", "", False),
    ("Events cannot be played from your opponent's hand", to.BE_PLAYED, "Bob's event", "", True),
    ("Events cannot be played from your hand", to.BE_PLAYED, "Bob's event", "", False),
    ("Events cannot be played from hand", to.BE_PLAYED, "Bob's event", "", True),
    ("The attached character cannot be played", to.BE_PLAYED, "ox", "", False),  # the Clerk is attached to nothing
    ("Your opponent cannot trigger abilities", to.TRIGGER, "fox", "Bob's ability", True),
    ("Your opponent cannot trigger abilities", to.TRIGGER, "ox", "Ann's ability", False),
    ("This character's abilities cannot be triggered", to.TRIGGER, "clerk", "Ann's ability", True),
    ("This character's abilities cannot be triggered", to.TRIGGER, "ox", "Ann's ability", False),
    ("Each character's abilities cannot be triggered", to.TRIGGER, "ox", "Ann's ability", True),
    ("You cannot trigger this character's abilities", to.TRIGGER, "clerk", "Ann's ability", True),
    ("You cannot trigger this character's abilities", to.TRIGGER, "ox", "Ann's ability", False),
    # honor, tokens, fate
    ("Your opponent cannot gain honor", to.GAIN_HONOR, "Bob", "", True),
    ("Your opponent cannot gain honor", to.GAIN_HONOR, "Ann", "", False),
    ("Your opponent cannot gain honor", to.LOSE_HONOR, "Bob", "", False),
    ("Your opponent cannot lose honor", to.LOSE_HONOR, "Bob", "", True),
    ("Your opponent cannot lose honor", to.GAIN_HONOR, "Bob", "", False),
    ("This character cannot lose fate", to.LOSE_FATE, "clerk", "", True),
    ("This character cannot receive status tokens", to.BECOME_HONORED, "clerk", "", True),
    ("This character cannot receive status tokens", to.BECOME_DISHONORED, "clerk", "", True),
    ("This character cannot receive honored status tokens", to.BECOME_HONORED, "clerk", "", True),
    ("This character cannot receive honored status tokens", to.BECOME_DISHONORED, "clerk", "", False),
    ("Fate cannot be placed on this character", to.HAVE_FATE_PLACED, "clerk", "Ann's ability", True),
    ("Fate cannot be placed on this character", to.HAVE_FATE_PLACED, "ox", "Ann's ability", False),
    ("Fate cannot be placed on each character", to.HAVE_FATE_PLACED, "ox", "Ann's ability", True),
    ("Your opponent cannot draw cards", to.DRAW, "Bob", "", True),
    ("Cards in your opponent's hand cannot be discarded", to.BE_DISCARDED, "Bob's event", "", True),
    ("Cards cannot be discarded", to.BE_DISCARDED, "Bob's event", "", False),  # cards in play
    ("Your opponent cannot spend fate", to.SPEND_FATE, "Ann", "", False),
    ("The attacked province cannot be broken", to.BREAK, "hill", "", True),
]  # fmt: skip


def thing(name: str) -> int:
    """A thing by its name; the event and the character that are played are the Omen and the Ogre in Bob's hand."""
    if name in THINGS:
        return THINGS[name]
    return number({"event": "omen", "character": "ogre"}.get(name.split()[-1], name))


def by(words: str) -> Use | None:
    """What does it: `Bob's ability`, of his Fox; `Ann's ring`, the fire ring; nothing but the rules."""
    if not words:
        return None
    seat, what = words.startswith("Bob"), words.split()[1]
    card = thing(words) if what in ("event", "character") else number("fox" if seat else "ox")
    use = Use(card, seat, action(lambda game, use: None))
    use.type = EVENT if what == "event" else CHARACTER
    use.ring = FIRE if what == "ring" else -1
    return use


def ban(text: str) -> Forbidden:
    """The prohibition that a sentence is."""
    card = lcg_definition({"title": "It", "type": "character", "text": f"{text}."}, "here")
    assert not card.unread, card.unread
    (_, (found,)) = behaviour(card)
    assert isinstance(found, Forbidden)
    return found


@pytest.mark.parametrize(("text", "what", "whom", "cause", "expected"), ROWS)
@pytest.mark.rule("lcg.wording.06")
def test_what_cannot_be_done(text: str, what: int, whom: str, cause: str, expected: bool) -> None:
    game, rule = table().game, ban(text)
    force = InForce(rule, number("clerk"), ANN, 0, 0)
    assert rule.forbids(game, force, what, thing(whom), by(cause)) == expected


def test_one_card_cannot_be_played() -> None:
    """By a sentence of an ability; a card that says so of itself is asked before it is played."""
    effect = n.Forbid(n.Deed("play", n.You(), n.This()))
    rule = Forbidden("it", effect, Text(n.TextBox(constants=(effect,))))
    game, clerk = table().game, number("clerk")
    force = InForce(rule, clerk, ANN, 0, 0)
    assert rule.forbids(game, force, to.PLAY, THINGS["Ann"], Use(clerk, ANN))
    assert not rule.forbids(game, force, to.PLAY, THINGS["Ann"], Use(number("ox"), ANN))


def test_without_a_conflict_nobody_is_kept_out_of_one() -> None:
    rule = ban("Each character cannot participate in the conflict")
    game = table("quiet").game
    assert not rule.forbids(game, InForce(rule, number("clerk"), ANN, 0, 0), to.PARTICIPATE, number("fox"), None)


def test_fate_is_kept_off_as_the_card_is_played_from_a_province() -> None:
    game = table().game
    rule = ban("Fate cannot be placed on this character when it is played from one of your provinces")
    clerk = number("clerk")
    force = InForce(rule, clerk, ANN, 0, 0)
    played, from_hand = Use(clerk, ANN), Use(clerk, ANN)
    played.origin, from_hand.origin = PROVINCE, HAND
    ability = Use(clerk, ANN, action(lambda game, use: None))
    ability.origin = PROVINCE
    found = [rule.forbids(game, force, to.HAVE_FATE_PLACED, clerk, each) for each in (played, from_hand, ability, None)]
    assert found == [True, False, False, False]
    there = game.clone()
    there.where[clerk] = PROVINCE
    assert rule.forbids(there, force, to.HAVE_FATE_PLACED, clerk, Use(clerk, ANN))
    unknown = game.pile(ANN, CONFLICT_DECK)[0]
    assert not rule.forbids(game, force, to.HAVE_FATE_PLACED, unknown, played)
