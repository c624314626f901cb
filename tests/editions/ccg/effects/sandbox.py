"""One table in the middle of a battle, on which effects are tried one at a time, each on a copy of the game."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Self

from tests.editions.ccg.text.war import PLACES, PLAYERS, at

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.event_kinds import Cause
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.testing import Table

N = p.Number


_RING_EVENTS: tuple[p.words.Happening, ...] = ("win battle", "draw")


STOP = "everything that is tried is over"


class Stop(Frame[CcgGame]):
    """The game waits here when what is tried is over."""

    STEPS: ClassVar[tuple[str, ...]] = ("wait",)

    def wait(self, game: CcgGame) -> None:
        """Ask something that nobody answers."""
        game.ask(0, "order", STOP, [Choice("yes"), Choice("no")])


@cache
def laid(edition: str, stage: str) -> Table[CcgGame]:
    """Ann attacks Bob; in Samurai Edition Cat stays out of it. They fight at his first province; Ann has Yak at his second, Bob
    has Bear at his third. His fourth is destroyed. Lynx counts
    the movements that are about to happen. In `peace` nobody attacks, and all are at home."""
    names = ("Ann", "Bob", "Cat") if edition == "samurai" else ("Ann", "Bob")
    table: Table[CcgGame] = Table(edition, *names)
    keywords = {"Ox": ["Samurai"], "Elk": ["Monk"], "Crane": ["Monk"], "Bear": ["Nonhuman"]}
    forces = {"Ox": 3, "Elk": 2, "Yak": 4, "Sow": 1, "Mole": 0, "Hare": 1, "Bear": 5, "Wolf": 2, "Lynx": 2}
    for title in (*forces, "Ghost", "Crane", "Crow", "Toad"):
        facts: dict[str, Any] = {"honor_requirement": 20, "gold_cost": 9} if title == "Toad" else {}
        table.card(
            title, force=forces.get(title, 2), chi=3, personal_honor=1, keywords=keywords.get(title, []), **facts
        )
    for title in ("Spears", "Guards", "Lancers"):
        table.card(title, "follower", force=1, focus_value=1)
    for title in ("Blade", "Dart", "Net", "Whip"):
        table.card(title, "item", focus_value=2)
    table.card("Relic", "item", focus_value=2, keywords=["Loyal", "Crab Clan"])
    table.card("Comet", "event", text="Gain 3 Honor.")
    table.card("Crown", "item", focus_value=2, gold_cost=9)
    table.card("Pike", "item", focus_value=2, text="Will only attach to a Samurai.")
    won, drawn = (p.Trigger("after", p.Pattern(event, p.You())) for event in _RING_EVENTS)
    ring = (p.Triggered(drawn, (p.GainHonor(N(1)),)), p.Triggered(won, (p.PutCard(p.Ref("this"), "play"),)))
    for title in ("Halo", "Orb"):
        table.card(title, "ring", program=p.Program(traits=ring), focus_value=4)
    for title in ("Mill", "Quay", "Pit"):
        table.card(title, "holding", honor_requirement=0)
    person = p.Target(p.Noun(("personality",)), 0)
    said: tuple[tuple[p.Effect, ...], ...] = (
        (p.Negate("bow"), p.Firm("negation")),
        (p.LoseHonor(N(3)), p.Firm("lose honor", ("reduce",))),
        (p.Bow(person),),
        (p.Bow(p.Chosen(p.Noun(("personality",)), 0)),),
        (p.RangedAttack(N(3), person),),
    )
    table.card("Seal", "holding", program=p.Program(abilities=tuple(p.Ability(("open",), each) for each in said)))
    for title in ("Fen", "Moor"):
        table.card(title, "region")
    for title in ("Ruse", "Trick", "Plot"):
        table.card(title, "strategy", text="Battle: Draw a card.", focus_value=3)
    table.lay(
        "Ann",
        honor=10,
        in_play=[
            at("Ox", "Bob.P1", "attacking", "Spears", "Blade"),
            at("Elk", "Bob.P1", "attacking"),
            at("Yak", "Bob.P2", "attacking"),
            "Sow",
            "Mole",
            "Pit",
            "Seal",
        ],
        hand=["Net", "Lancers", "Ruse", "Relic", "Crown", "Pike", "Halo"],
        provinces=[
            {"card": "Mill", "as": "mill", "face": "up"},
            {"card": "Crow", "as": "crow", "face": "down"},
            {"region": {"card": "Fen", "as": "fen"}},
            {},
        ],
        fate_discard=["Dart"],
        dynasty_discard=["Ghost", "Toad", "Comet"],
        dynasty_deck=["Crane"],
        fate_deck=["Plot"],
    )
    table.lay(
        "Bob",
        honor=10,
        in_play=[at("Hare", "Bob.P1", "defending", "Guards"), at("Bear", "Bob.P3", "defending"), "Wolf"],
        hand=["Trick", "Whip", "Orb"],
        provinces=[
            {"card": "Quay", "as": "quay", "face": "up"},
            {},
            {"region": {"card": "Moor", "as": "moor"}},
            {"destroyed": True},
        ],
    )
    table.card("Lynx", text="Before a Personality moves, gain 1 Honor.")
    if "Cat" in names:
        table.lay("Cat", honor=10, in_play=["Lynx"])
    if stage == "peace":
        for seat in ("Ann", "Bob"):
            for entry in table.seat(seat)["in_play"]:
                entry.pop("at", None)
                entry.pop("side", None)
        return table.start(phase="action")
    table.start(phase="attack")
    return table.play("fight P1") if stage == "battle" else table


class Sandbox:
    """A copy of the table. What is tried is a text of Ox, and Ann's, unless something else is said."""

    def __init__(self, edition: str = "samurai", stage: str = "battle") -> None:
        self.stage: str = stage  # or `attack`, before the first battle, or `peace`
        self.table: Table[CcgGame] = laid(edition, stage)
        self.game: CcgGame = self.table.game.clone()
        self.action: Action = Action(0, self.number("ox"), None)
        self.game.decision = None
        self.game.push(Stop())

    def number(self, name: str) -> int:
        """The number of a card, player or province."""
        return {**PLACES, **PLAYERS, **self.table.handles}[name]

    def the(self, *names: str) -> p.These:
        """These things in a text; an empty name is nothing."""
        return p.These(tuple(self.number(name) for name in names if name))

    def perhaps(self, name: str | None) -> p.These | None:
        """A thing that a text names, or does not speak of."""
        return None if name is None else self.the(name)

    def of(self, player: int, card: str = "ox") -> Self:
        """What is tried next is a text of this player on that card."""
        self.action = Action(player, self.number(card), None)
        return self

    def saying(self, number: int, seat: int = 0) -> Action:
        """An action of that ability of Seal, of that player."""
        seal = self.number("seal")
        action = Action(seat, seal, self.game.abilities(seal)[number])
        action.is_action = True
        return action

    def answering(
        self, kind: int, *names: str, subject: str = "", player: int = 1, action: Action | None = None
    ) -> Event:
        """The text answers to such an event, which is about to happen: no event if nothing is named."""
        event = Event(kind, [self.number(name) for name in names], player)
        event.action = action
        self.action.event = event
        self.action.subject = self.number(subject or names[0])
        return event

    def duel(self, one: str = "ox", other: str = "hare") -> Duel:
        """A duel is being fought."""
        duel = Duel(self.number(one), self.number(other), "chi")
        self.action.duel = duel
        return duel

    def run(self, frame: Frame[CcgGame], moves: tuple[str, ...] = ()) -> Self:
        """Run a procedure."""
        game = self.game
        if not isinstance(game.stack[-1], Stop):
            game.push(Stop())
        game.push(frame)
        self.go_on()
        for move in moves:
            game.play(move)
        return self

    def go_on(self) -> Self:
        """Let the game do what is left to do, until it waits again."""
        for frame in self.game.stack:
            if isinstance(frame, Stop):
                frame.at = 0
        self.game.decision = None
        self.game.advance()
        return self

    def do(self, *effects: p.Effect, moves: tuple[str, ...] = (), cause: Cause = "effect") -> Self:
        """Carry out the effects; the moves answer what they ask."""
        return self.run(RunEffects(self.action, effects, cause), moves)

    @property
    def asks(self) -> list[str]:
        """What is offered to whom; nothing when all is done."""
        decision = self.game.asked()
        return [] if decision.prompt == STOP else [decision.player, *decision.options]

    def look(self, path: str) -> bool | int | str | list[str] | dict[str, Any] | None:
        """A value as scenarios ask for it; cards by their names."""
        found = self.table.runner.inspect(self.game, path, self.table.handles)
        if isinstance(found, list):
            return [str(each) for each in found]
        return found if found is None or isinstance(found, (bool, int, dict)) else str(found)

    def did(self, verb: str) -> list[str]:
        """The cards to which the text has done this."""
        return [
            self.game.behaviours[each.thing].title for each in self.action.did if each.verb == verb and each.thing >= 0
        ]

    @property
    def unchanged(self) -> bool:
        """Is everything as if nothing had been tried?"""
        fresh = Sandbox(self.game.rules.edition, self.stage).do().game
        return self.game.hash() == fresh.hash() and len(self.game.log) == len(fresh.log)

    def zones(self, *names: str) -> list[str]:
        """Where cards are."""
        return [str(self.look(f"{name}.zone")) for name in names]
