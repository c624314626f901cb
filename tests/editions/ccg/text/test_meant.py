"""What the objects of a sentence mean: on one table with a war, for texts that have done and answered this and that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.editions.ccg.text.war import PLACES, PLAYERS, war

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, BOW, DESTROY, MOVE, PERFORM, PLAY
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.outcomes import Doing
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.phrases.references import bind
from rokugan.program.words import Happening, Kind, Reference

N = p.Number
THIS = p.Ref("this")
PERSONALITY = p.Noun(("personality",))
MINE, THEIRS = p.Noun(("personality",), whose="your"), p.Noun(("personality",), whose="other")
FOLLOWER = p.Noun(("follower",))
Prepared = Callable[[Action, dict[str, int]], None]


def titled(title: str) -> p.Each:
    """The card of that title."""
    return p.Each(p.Noun(("card",), (p.Titled(title),)))


def things() -> dict[str, int]:
    """Everything on the table by its name."""
    return {**{name.lower(): card for name, card in war().handles.items()}, **PLACES, **PLAYERS}


def meant(node: p.Thing, card: str = "ox", seat: int = 0, prepared: Prepared | None = None) -> list[str]:
    """What a text of that player on that card means, by name."""
    named = things()
    action = Action(seat, named[card], None)
    if prepared is not None:
        prepared(action, named)
    names = {thing: name for name, thing in named.items()}
    return [names[thing] for thing in meaning.things(war().game, action, node)]


@pytest.mark.parametrize(
    ("node", "card", "seat", "expected"),
    [
        (p.PartsOf(FOLLOWER, titled("Ox")), "ox", 0, "spears"),
        (p.PartsOf(PERSONALITY, titled("Spears")), "ox", 0, "ox"),
        (p.PartsOf(p.Noun(("unit",)), titled("Ox")), "ox", 0, "ox"),
        (p.PartsOf(p.Noun(("card",)), titled("Ox")), "ox", 0, "spears"),  # what is his, and not he himself
        (p.PartsOf(p.Noun(("region",)), p.These((PLACES["Bob.P2"],))), "ox", 0, "fen"),
        (p.PartsOf(p.Noun(("region",)), p.These((PLACES["Bob.P1"],))), "ox", 0, ""),
        (p.PartsOf(FOLLOWER, p.Controller(titled("Hare"))), "ox", 0, "guards"),
        (p.TopOf("fate deck", N(0)), "ox", 0, ""),
        (p.TopOf("dynasty discard"), "ox", 0, "ghost"),
        (p.TopOf("fate discard"), "ox", 0, ""),
        (p.PartsOf(FOLLOWER, p.Several((titled("Ox"), p.You()))), "ox", 0, "spears"),  # once
        (p.Nth(p.Ref("army"), 0), "ox", 0, "ox"),
        (p.Nth(p.Ref("army"), 1), "ox", 0, "elk"),
        (p.Nth(p.Ref("army"), 2), "ox", 0, ""),
        (p.Several((titled("Ox"), titled("Elk"), THIS)), "ox", 0, "ox elk"),
        (p.Noun(("unit",), (p.Titled("Ox"),)), "ox", 0, "ox spears"),
        (p.Noun(("personality",), (p.Titled("Ox"),)), "ox", 0, "ox"),
        (p.ProvinceOf(p.These((PLACES["Bob.P3"], PLACES["Ann.P2"]))), "ox", 0, "Bob.P3 Ann.P2"),
        (p.Ref("bearer", called="Monk"), "spears", 0, "ox"),
        (p.Ref("bearer", called="Shugenja"), "spears", 0, ""),  # who is none is not meant (samurai.g-attachments.06)
        (p.Ref("slot", 0), "ox", 0, ""),
        (p.Ref("each"), "ox", 0, ""),
        (p.Ref("described"), "ox", 0, ""),
        (p.Ref("done"), "ox", 0, ""),
        (p.Ref("challenger"), "ox", 0, ""),
        (p.Ref("challenged"), "ox", 0, ""),
        (p.Ref("ranged attack"), "ox", 0, ""),
        (p.ProvinceOf(titled("Fen")), "ox", 0, "Bob.P2"),
        (p.ProvinceOf(titled("Ox")), "ox", 0, "Bob.P1"),
        (p.ProvinceOf(titled("Sow")), "ox", 0, ""),
        (p.ProvinceOf(THIS), "mill", 0, "Ann.P1"),
        (p.ProvinceOf(THIS), "quay", 0, "Bob.P1"),
        (p.ProvinceOf(p.Several((THIS, titled("Hare")))), "ox", 0, "Bob.P1"),
        (p.Ref("bearer"), "fen", 1, "Bob.P2"),
        (p.Ref("bearer"), "spears", 0, "ox"),
        (p.Ref("bearer"), "ox", 0, "ox"),
        (p.Ref("bearer"), "ruse", 0, ""),
        (p.Ref("bearer"), "Ann", 0, ""),  # what the rules let a player do
        (p.Ref("province"), "fen", 1, "Bob.P2"),
        (p.Ref("province"), "ox", 0, "Bob.P1"),
        (p.Ref("province"), "Ann", 0, "Bob.P1"),
        (p.Ref("army"), "ox", 0, "ox elk"),
        (p.Ref("army"), "hare", 1, "hare"),
        (p.Ref("enemy army"), "ox", 0, "hare"),
        (p.Ref("enemy army"), "hare", 1, "ox elk"),
        (p.Ref("attacking army"), "hare", 1, "ox elk"),
        (p.Ref("defending army"), "hare", 1, "hare"),
        (p.Ref("winner"), "ox", 0, ""),
        (p.Ref("loser"), "ox", 0, ""),
        (p.Ref("duel"), "ox", 0, ""),
        (p.Ref("subject"), "ox", 0, ""),
        (p.Ref("subjects"), "ox", 0, ""),
        (p.Ref("emptied"), "ox", 0, ""),
        (p.Ref("actor"), "ox", 0, "Ann"),
        (p.Ref("action"), "ox", 0, "ox"),
        (p.Ref("action"), "Ann", 0, ""),
    ],
)
def test_as_the_table_lies(node: p.Thing, card: str, seat: int, expected: str) -> None:
    assert meant(node, card, seat) == expected.split()


def compiled(trigger: p.Trigger | None, *effects: p.Effect) -> CompiledAbility:
    """Such an ability, as the engine has it."""
    program = p.Program(abilities=(p.Ability(("reaction",), effects or (p.Draw(N(1)),), trigger=trigger),))
    return Behaviour(CardDefinition("Bell", "strategy", id="Bell", program=program)).abilities[0]


def answers(
    kind: int,
    trigger: p.Pattern | None,
    subject: str = "",
    done: str = "",
    performers: str = "",
    did: Doing | None = None,
) -> Prepared:
    """A text that answers to an event of the Elk and the Hare, which an action of the Yak, or of these performers, has made."""

    def prepared(action: Action, of: dict[str, int]) -> None:
        action.ability = None if trigger is None else compiled(p.Trigger("after", trigger))
        action.event = Event(kind, [of["elk"], of["hare"]])
        action.event.done = [of[name] for name in done.split()]
        action.event.action = answered = Action(1, of["yak"], None)
        answered.targets.performers = [of[name] for name in performers.split()]
        if did is not None:
            answered.note(did, [of["elk"], of["hare"]])
        if subject:
            action.subject = of[subject]

    return prepared


def takes(*filters: p.Filter, event: Happening = "announce") -> p.Pattern:
    """An action of that description is taken."""
    return p.Pattern(event, p.Noun(("action",), filters))


BY_MINE = takes(p.HasKeyword("Kiho"), p.PerformedBy(p.Each(MINE)))


@pytest.mark.parametrize(
    ("to", "prepared", "expected"),
    [
        ("subject", answers(BOW, None), "elk hare"),
        ("subject", answers(BOW, None, done="hare"), "hare"),
        ("subject", answers(BOW, None, "hare"), "hare"),
        ("subject", answers(ANNOUNCE, None, performers="sow"), "elk hare"),
        ("subject", answers(ANNOUNCE, takes(), performers="sow"), "elk hare"),
        ("subject", answers(ANNOUNCE, BY_MINE, performers="sow"), "sow"),  # who performs it is spoken of
        ("subject", answers(PERFORM, BY_MINE, performers="sow"), "sow"),
        ("subject", answers(BOW, BY_MINE, performers="sow"), "elk hare"),
        ("subject", answers(ANNOUNCE, p.Pattern("lobby"), performers="sow"), "sow"),
        ("subjects", answers(DESTROY, None, "hare"), "elk hare"),
        ("subjects", answers(DESTROY, p.Pattern("destroy", PERSONALITY), done="hare"), "hare"),
        ("subjects", answers(DESTROY, p.Pattern("destroy", p.Noun(("card",), (p.AtOnce(MINE, N(1)),)))), "elk"),
        ("action", answers(BOW, None), "yak"),
        ("caster", answers(BOW, None, performers="sow"), "yak"),
        ("action performer", answers(BOW, None, performers="sow"), "sow"),
        ("action performer", answers(BOW, None), "yak"),
        ("action object", answers(BOW, None, did="move"), ""),
        ("action object", answers(MOVE, takes(p.ActionDid("move")), did="move"), "elk hare"),
        ("action object", answers(MOVE, takes(p.ActionDid("move")), did="bow"), ""),
        ("action object", answers(MOVE, takes(p.ActionDid("move", p.Each(MINE))), did="move"), "elk"),
        ("action object", answers(MOVE, takes(p.ActionDid("bow"), p.ActionDid("move")), did="move"), "elk hare"),
        ("action object", answers(MOVE, takes(p.ActionDid("from", p.Each(MINE))), did="move"), "yak"),
        ("action object", answers(MOVE, BY_MINE, performers="sow wolf"), "sow"),
    ],
)
def test_for_a_text_that_answers(to: Reference, prepared: Prepared, expected: str) -> None:
    assert meant(p.Ref(to), "ox", 0, prepared) == expected.split()


CHOOSES = (
    p.Discard(p.Chosen(PERSONALITY, slot=0)),
    p.Destroy(p.Target(PERSONALITY, slot=1)),
    p.PutCard(p.Target(PERSONALITY, slot=2), "removed"),
    p.PutCard(p.Target(PERSONALITY, slot=3), "hand"),
    p.Destroy(THIS),
    p.PutCard(THIS, "removed"),
    p.Discard(THIS),
)


def chooses(resolved: bool = False, did: str = "") -> Prepared:
    """A text that discards the Sow, destroys the Elk, removes the Hare and takes back the Yak, or will; and what it has done to
    others already."""

    def prepared(action: Action, of: dict[str, int]) -> None:
        action.ability = compiled(None, *CHOOSES)
        action.targets.slots = [[of["sow"]], [of["elk"]], [of["hare"]], [of["yak"]]]
        action.resolved = resolved
        if did:
            action.note("destroy itself", [of[did]])
            action.note("remove", [of[did]])
            action.results.discarded = [of[did]]

    return prepared


def duels(over: bool = True) -> Prepared:
    """A text that has made the Ox duel with the Hare, whom he has beaten if it is over."""

    def prepared(action: Action, of: dict[str, int]) -> None:
        action.duel = Duel(of["ox"], of["hare"], "chi")
        if over:
            action.duel.winner, action.duel.losers = of["ox"], [of["hare"]]

    return prepared


def at_hand(action: Action, of: dict[str, int]) -> None:
    """A text that is just carried out for the Elk, asks of the Hare and has done something to the Yak."""
    action.each, action.described, action.done = of["elk"], of["hare"], of["yak"]
    action.event = Event(BOW, [of["ox"]])
    action.event.emptied = [of["Bob.P3"]]
    action.results.looked = [of["sow"]]


@pytest.mark.parametrize(
    ("to", "prepared", "expected"),
    [
        ("discarded", chooses(), "sow"),
        ("destroyed", chooses(), "elk"),
        ("removed", chooses(), "hare"),
        ("discarded", chooses(True), ""),  # it did not happen
        ("destroyed", chooses(True), ""),
        ("removed", chooses(True), ""),
        ("discarded", chooses(did="wolf"), "wolf"),
        ("destroyed", chooses(did="wolf"), "wolf"),
        ("removed", chooses(did="wolf"), "wolf"),
        ("discarded by enemy", chooses(did="wolf"), "wolf"),
        ("discarded by enemy", chooses(did="sow"), ""),
        ("performer", chooses(), "ox"),
        ("targets", chooses(), "elk hare yak"),
        ("winner", duels(), "ox"),
        ("loser", duels(), "hare"),
        ("winner", duels(False), ""),  # it is not decided
        ("loser", duels(False), ""),
        ("challenger", duels(), "ox"),
        ("challenged", duels(), "hare"),
        ("duel", duels(), "ox hare"),
        ("duellist", duels(), "ox"),
        ("duel opponent", duels(), "hare"),
        ("each", at_hand, "elk"),
        ("described", at_hand, "hare"),
        ("done", at_hand, "yak"),
        ("emptied", at_hand, "Bob.P3"),
        ("rest", at_hand, ""),  # what it looked at is in play
        ("discarded", None, ""),
        ("destroyed", None, ""),
    ],
)
def test_for_a_text_that_has_chosen(to: Reference, prepared: Prepared | None, expected: str) -> None:
    assert meant(p.Ref(to), "ox", 0, prepared) == expected.split()


def test_his_own_target_performs_where_the_card_does_not() -> None:
    assert meant(p.Ref("performer"), "ruse", 0, chooses()) == ["elk", "yak"]


def test_a_card_that_was_taken_out_of_a_province() -> None:
    def prepared(action: Action, of: dict[str, int]) -> None:
        action.results.emptied = [of["Bob.P3"]]

    assert meant(p.ProvinceOf(THIS), "ruse", 0, prepared) == ["Bob.P3"]
    assert meant(p.Ref("emptied"), "ruse", 0, prepared) == ["Bob.P3"]


def test_the_cards_of_the_players_own_deck() -> None:
    game: CcgGame = war().game
    action = Action(0, war().handles["ox"], None)
    deck = game.players[0].fate_deck
    assert meaning.things(game, action, p.TopOf("fate deck", N(2))) == [deck[-1], deck[-2]]
    assert meaning.things(game, action, p.TopOf("fate deck", N(2), bottom=True)) == deck[:2]


def test_of_what_was_looked_at_the_rest_is_still_in_its_deck() -> None:
    game: CcgGame = war().game
    action = Action(0, war().handles["ox"], None)
    fate, dynasty = game.players[0].fate_deck[-1], game.players[0].dynasty_deck[-1]
    action.results.looked = [fate, war().handles["ruse"], dynasty]
    assert meaning.things(game, action, p.Ref("rest")) == [fate, dynasty]


@pytest.mark.parametrize(
    ("seat", "kind", "expected"),
    [(0, "card", "blade"), (0, "strategy", "ruse"), (1, "card", "trick"), (1, "item", ""), (2, "card", "")],
)
def test_what_was_last_played(seat: int, kind: Kind, expected: str) -> None:
    """From whose hand; the Spears were only bowed."""
    game, of = war().game, things()
    before, game.happened = game.happened, [(PLAY, of[name], 0, 0) for name in ("ruse", "blade", "trick")]
    game.happened.append((BOW, of["spears"], 0, 0))
    try:
        assert meant(p.LastPlayed(p.Noun((kind,))), "ox", seat) == expected.split()
    finally:
        game.happened = before


ANN = p.These((PLAYERS["Ann"],))
GIVEN = p.GrantText(p.Program(abilities=(p.Ability(("open",), (p.Bow(THIS),)),)))


def test_what_outlasts_its_text_means_what_the_text_meant() -> None:
    ox = p.These((war().handles["ox"],))
    action = Action(0, war().handles["ox"], None)
    action.named = "Monk"
    cases: list[tuple[p.Node, p.Node]] = [
        (THIS, ox),
        (p.Ref("each"), p.Ref("each")),  # what it is then
        (p.Ref("army"), p.Ref("army")),
        (p.You(), ANN),
        (p.Controller(THIS), ANN),
        (p.IsNamed(), p.HasKeyword("Monk")),
        (p.Bow(THIS), p.Bow(ox)),
        (GIVEN, GIVEN),
        (p.Give(THIS, (p.Modify("force", N(1)), GIVEN)), p.Give(ox, (p.Modify("force", N(1)), GIVEN))),
        (MINE, p.Noun(("personality",), whose="his", owner=ANN)),
        (p.Noun(("item",), whose="owned"), p.Noun(("item",), whose="his", owner=ANN)),
        (p.Noun(("item",), whose="enemy"), p.Noun(("item",), whose="enemy")),
        (p.Noun(("item",)), p.Noun(("item",))),
        (
            p.Noun(("item",), (p.IsNamed(),), "other"),
            p.Noun(("item",), (p.HasKeyword("Monk"), p.NoneOf((p.Fits(p.Noun(("item",), (), "his", ANN)),)))),
        ),
    ]
    for node, expected in cases:
        assert bind(war().game, action, node) == expected
