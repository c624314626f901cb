"""What the editions of the classic game answer alike, asked of the chapters on one Celestial table."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.editions.ccg.text.war import PLACES, PLAYERS, at

from rokugan import program as p
from rokugan.editions.ccg.costs.entering_play import BringIntoPlay
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.event_kinds import DESTROY, DISCARD, ENGAGE, LOSE, MOVE, REMOVE, RETURN, STRAIGHTEN
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import BATTLE, FATE_DECK, HOME, NOTHING, OPEN, OUTSIDE, REMOVED, RESOLVING, UNDER
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.program.words import Kind
from rokugan.testing import Table


@cache
def fleet() -> Table[CcgGame]:
    """Ann attacks Bob with Naval cards; she has Tacticians, Courtiers and Samurai."""
    table: Table[CcgGame] = Table("celestial")
    keywords = {
        "Ox": ["Naval", "Tactician", "Samurai"],
        "Elk": ["Tactician", "Courtier"],
        "Yak": ["Courtier", "Samurai"],
        "Sow": ["Monk"],
        "Hare": ["Naval", "Samurai"],
    }
    for title, words in keywords.items():
        table.card(title, force=2, chi=2, keywords=words)
    table.card("Spears", "follower", force=1, keywords=["Naval"])
    table.card("Guard", "follower", force=1, keywords=["Samurai"])
    table.card("Fen", "region")
    table.card("Moor", "region")
    table.card("Mill", "holding")
    table.lay(
        "Ann",
        in_play=[
            at("Ox", "Bob.P1", "attacking", "Spears"),
            at("Elk", "Bob.P1", "attacking"),
            {"card": "Yak", "as": "yak", "attachments": [{"card": "Guard", "as": "guard"}]},
            "Sow",
        ],
        hand=["Moor", "Sun"],
        fate_discard=["Moon"],
        provinces=[
            {"card": "Mill", "as": "mill", "face": "up", "region": "Fen"},
            {"card": "Mine", "as": "mine"},
            {},
            {},
        ],
    )
    table.lay("Bob", in_play=[at("Hare", "Bob.P1", "defending")])
    return table.start(phase="attack").play("fight P1")


def thing(name: str) -> int:
    """A card, player or province of the table."""
    return {**fleet().handles, **PLAYERS, **PLACES}[name]


def act(*targets: str, performers: tuple[str, ...] = (), keywords: tuple[str, ...] = (), **more: Any) -> Action:
    """An action of Ann's that has targeted these."""
    nodes = tuple(p.Target(p.Noun(("personality",)), slot) for slot in range(len(targets)))
    action = Action(0, thing("mill"), compiled_ability(p.Ability(("battle",), tuple(map(p.Bow, nodes)), keywords), 0))
    action.is_action = more.pop("is_action", True)
    for slot, name in enumerate(targets):
        action.targets.slots[slot] = [thing(name)]
    action.targets.performers = [thing(name) for name in performers]
    for name, value in more.items():
        setattr(action, name, value)
    return action


def happening(kind: int, name: str, by: Action | None = None, **fields: Any) -> Event:
    event = Event(kind, [thing(name)], 0)
    event.action = by
    for field, value in fields.items():
        setattr(event, field, value)
    return event


# ----------------------------------------------------------------------------------------------------------------- events


@pytest.mark.rule("celestial.seppuku.02")
@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (happening(LOSE, "Ann", act("ox", "elk")), "ox elk"),
        (happening(LOSE, "Ann", act("ox", "sow")), "ox"),
        (happening(LOSE, "Ann", act("ox", "hare")), "ox"),
        (happening(LOSE, "Bob", act("ox", "hare")), "hare"),
        (happening(LOSE, "Ann", act("ox", "ox")), "ox"),
        (happening(LOSE, "Ann", act("guard")), ""),  # no Personality
        (happening(LOSE, "Ann", act("ox", performers=("yak",))), "ox yak"),
        (happening(LOSE, "Ann", act(card=thing("Yak"))), "yak"),  # who performs it by the rules
        (happening(LOSE, "Ann", act(card=thing("Yak"), performers=("elk",))), "elk"),
        (happening(LOSE, "Ann", act("ox", is_action=False)), ""),
        (happening(LOSE, "Ann", act("ox"), cause="cost"), ""),
        (happening(LOSE, "Ann"), ""),
    ],
)
def test_who_may_commit_seppuku_for_a_loss_of_honor(event: Event, expected: str) -> None:
    game = fleet().game
    assert game.rules.events.seppuku_candidates(game, event) == [thing(name) for name in expected.split()]
    assert game.rules.events.has_reaction(game, event) is bool(expected)


def test_who_may_not_commit_seppuku() -> None:
    """A text forbids it."""
    game = fleet().game.clone()
    game.modify(thing("ox"), Modifier("forbid", thing("mill"), 0, "turn", what=p.Forbid("may not", "seppuku")))
    assert game.rules.events.seppuku_candidates(game, happening(LOSE, "Ann", act("ox", "elk"))) == [thing("elk")]


def stronghold(game: CcgGame) -> int:
    return next(each for each in game.states if game.behaviours[each].type == "stronghold")


@pytest.mark.rule("celestial.cardtypes.03")
def test_what_the_rules_prevent() -> None:
    """Strongholds leave play in no way; who has fought goes to no further battle, but home."""
    game = fleet().game.clone()

    def prevented(kind: int, of: int, **fields: Any) -> bool:
        event = Event(kind, [of], 0)
        for name, value in fields.items():
            setattr(event, name, value)
        return game.rules.events.prevents(game, event, of)

    for kind in (DESTROY, DISCARD, REMOVE, RETURN):
        assert prevented(kind, stronghold(game))
        assert not prevented(kind, thing("ox"))
        assert not prevented(kind, thing("Ann.P1"))
    assert not prevented(MOVE, thing("sow"), place=thing("Bob.P1"))
    assert prevented(MOVE, thing("sow"), place=thing("Ann.P1"))  # no battle is fought there
    assert not prevented(MOVE, thing("ox"), place=HOME)
    assert prevented(MOVE, thing("mill"), place=HOME)  # it is not in play
    assert game.attack is not None
    game.states[thing("sow")].fought = game.attack.serial
    assert prevented(MOVE, thing("sow"), place=thing("Bob.P1"))
    assert not prevented(MOVE, thing("sow"), place=HOME)
    state = game.states[thing("ox")]
    for slow, expected in ((0, False), (game.players[0].turns, False), (game.players[0].turns + 1, True)):
        state.slow = slow
        assert prevented(STRAIGHTEN, thing("ox")) is expected
    assert not prevented(STRAIGHTEN, thing("mill"))


# ------------------------------------------------------------------------------------------------------ actions and battle


@pytest.mark.rule("celestial.tactics.02")
@pytest.mark.parametrize(
    ("performers", "keywords", "before", "after"),
    [
        (("ox", "elk"), ("Tactical",), (), "ox"),
        (("ox", "elk"), ("Tactical",), ("ox",), "ox elk"),
        (("ox",), ("Tactical",), ("ox",), "ox"),
        (("ox", "elk"), ("Kiho",), (), ""),
        (("sow",), ("Tactical",), (), ""),
    ],
)
def test_which_tactician_has_performed(
    performers: tuple[str, ...], keywords: tuple[str, ...], before: tuple[str, ...], after: str
) -> None:
    """One of those who perform it, who has not yet this turn."""
    game = fleet().game.clone()
    game.tactical = [thing(name) for name in before]
    game.rules.actions.note_performers(game, act(performers=performers, keywords=keywords))
    assert game.tactical == [thing(name) for name in after.split()]


def test_what_may_be_targeted_while_the_effect_resolves() -> None:
    """In battle what is there; nothing that a text protects from being targeted."""
    game, node = fleet().game.clone(), p.Target(p.Noun(("personality",)), 0)

    def targetable(name: str, designator: int) -> bool:
        return game.rules.actions.targetable(game, act(designator=designator), node, thing(name))

    assert targetable("ox", BATTLE)
    assert not targetable("sow", BATTLE)
    assert targetable("sow", OPEN)
    law = p.Forbid("may not", "target", p.Each(p.Noun(("personality",), (p.HasKeyword("Naval"),))))
    game.modify(thing("yak"), Modifier("forbid", thing("mill"), 1, "turn", what=law))
    assert not targetable("ox", BATTLE)
    assert not targetable("ox", OPEN)
    assert targetable("elk", BATTLE)


@pytest.mark.rule("celestial.naval.01")
def test_who_has_more_naval_cards_at_the_battlefield() -> None:
    """Ann has two there, Bob one; a tie is not more."""
    game = fleet().game.clone()
    engage = happening(ENGAGE, "Bob.P1")
    assert game.rules.battle.naval_attacker(game) == 0
    assert game.rules.events.has_reaction(game, engage)
    game.modify(thing("elk"), Modifier("keyword", thing("mill"), 0, "turn", word="Naval"))
    assert game.rules.battle.naval_attacker(game) == 0
    tied = fleet().game.clone()
    tied.states[thing("ox")].attachments = []
    assert tied.rules.battle.naval_attacker(tied) == -1
    assert not tied.rules.events.has_reaction(tied, engage)
    assert game.attack is not None
    game.attack.current = NOTHING
    assert game.rules.battle.naval_attacker(game) == -1
    game.attack = None
    assert game.rules.battle.naval_attacker(game) == -1


# -------------------------------------------------------------------------------------------------------- table and words


def test_what_lies_face_up() -> None:
    game = fleet().game.clone()
    moon = next(each.number for each in game.cards if each.definition.title == "Moon")
    up = game.rules.table.is_face_up
    assert up(game, thing("ox"))
    assert up(game, thing("mill"))
    assert not up(game, thing("mine"))
    assert up(game, moon)
    for name in ("sun", "moor"):
        game.known[thing(name)] = game.everyone()
        assert not up(game, thing(name))  # in hand, though it has been shown
    game.known[moon] = 0
    for zone, expected in ((REMOVED, True), (RESOLVING, True), (FATE_DECK, False), (OUTSIDE, False), (UNDER, False)):
        game.where[moon] = zone
        assert up(game, moon) is expected
    game.known[moon] = game.everyone()
    for zone, expected in ((OUTSIDE, True), (UNDER, True), (FATE_DECK, False)):
        game.where[moon] = zone
        assert up(game, moon) is expected


def test_a_region_goes_to_the_first_province_that_has_none() -> None:
    game = fleet().game.clone()
    game.rules.table.attach_region(game, thing("moor"), 0)
    frame = game.stack[-1]
    assert isinstance(frame, BringIntoPlay)
    assert (frame.seat, frame.card, frame.gold, frame.host) == (0, thing("moor"), 0, thing("Ann.P2"))


@pytest.mark.rule("celestial.resolution.09")
def test_the_resolution_of_a_battle_is_an_effect() -> None:
    text = fleet().game.rules.text

    def meant(kind: Kind, *filters: p.Filter, **more: Any) -> bool:
        return text.resolution_is(p.Noun((kind,), filters, **more))

    assert meant("effect")
    assert not meant("card effect")  # it comes from no card
    assert not meant("action")
    assert not meant("ranged attack")
    assert not meant("effect", whose="your")
    assert not meant("effect", owner=p.You())
    assert not meant("effect", p.HasKeyword("Kiho"))


def test_the_words_of_an_action() -> None:
    """Those of its ability, of its card, and what its card is."""
    game = fleet().game

    def has(word: str, **more: Any) -> bool:
        return game.rules.text.action_has_keyword(game, act(**more), word)

    assert has("Holding")
    assert not has("Strategy")
    assert has("Battle")
    assert not has("Open")
    assert has("Kiho", keywords=("Kiho",))
    assert not has("Kiho")
    assert has("Samurai", card=thing("ox"))
    assert not has("Samurai", card=thing("elk"))
    assert not has("Holding", card=thing("Ann"))
    assert not game.rules.text.is_opponent(game, 0, 0, False)
    assert game.rules.text.is_opponent(game, 0, 1, False)


def test_when_all_have_lost_nobody_wins() -> None:
    game = fleet().game.clone()
    game.rules.victory.eliminate(game, 0, "dishonor")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.victory) == ("Bob", "dishonor")
    game.rules.victory.eliminate(game, 1, "military")
    assert (game.outcome.winner, game.outcome.victory) == (None, "military")
