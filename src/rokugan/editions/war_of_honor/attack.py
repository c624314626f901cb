"""The Attack Phase of War of Honor: from Fortress to Fortress, with what happens to both when it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.editions.ccg.battle.attack import AttackPhase, Maneuvers
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import BOW, RETURN_HOME, STRAIGHTEN
from rokugan.editions.ccg.table.ids import ATTACKING, HOME, NOTHING
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.game import Tile, woh

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class FortressAttack(AttackPhase):
    """Declaration with two Fortresses, maneuvers, battles, and the end of the phase in the order of the book
    (war_of_honor.attack.01-.09, .resolution.09-.12)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "declaration", "attack_from", "attack_to", "battlefields", "invitations", "declared", "maneuvers", "fight", "end",
        "offer_straightening", "straighten_unit", "flip_fortress", "over",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = ("straightening",)

    def __init__(self) -> None:
        self.straightening: bool = False

    def answer(self, game: CcgGame, choice: Choice) -> None:
        table = woh(game)
        if choice.verb == "from":
            table.origin = choice.value
        elif choice.verb == "to":
            table.aim = choice.value
            game.note("attacks", game.active, game.cards[choice.value])
        elif choice.verb == "yes":
            self.straightening = True
        elif choice.verb == "target":
            event = Event(STRAIGHTEN, game.unit(choice.value), game.active)
            event.cause = "rules"
            game.happen(event)
        elif choice.verb != "no":
            super().answer(game, choice)

    def attack_from(self, game: CcgGame) -> None:
        """The Attacker names one of his face-up Fortresses (war_of_honor.attack.03)."""
        attack = game.attack
        assert attack is not None
        theirs = [tile.card for tile in board.open_fortresses(woh(game), attack.defender)]
        mine = board.open_fortresses(woh(game), game.active)
        self._name(game, "from", say("prompts.from_which_of_your_fortresses"), mine, theirs)

    def attack_to(self, game: CcgGame) -> None:
        """And one of the Defender's, anywhere on the board."""
        attack = game.attack
        assert attack is not None
        theirs = board.open_fortresses(woh(game), attack.defender)
        self._name(game, "to", say("prompts.which_fortress_do_you_attack"), theirs, [woh(game).origin])

    def _name(self, game: CcgGame, verb: str, prompt: str, tiles: list[Tile], others: list[int]) -> None:
        """Ask for a Fortress; those that lie beside one of the other side come first, because an attack there has a
        benefit."""
        table = woh(game)
        beside = [tile for tile in tiles if any(board.are_adjacent(table, tile.card, other) for other in others)]
        ordered = beside + [tile for tile in tiles if tile not in beside]
        choices = [Choice(verb, game.cards[tile.card], value=tile.card) for tile in ordered]
        if choices:
            game.ask(game.active, "fortress", prompt, choices)

    def end(self, game: CcgGame) -> None:
        """Units still at battlefields bow if they were attacking, and return home (war_of_honor.resolution.09)."""
        states = game.states
        stranded = [unit for player in game.players for unit in player.in_play if states[unit].at != HOME]
        if not stranded:
            return
        events: list[Event] = []
        bowing = [card for unit in stranded if states[unit].side == ATTACKING for card in game.unit(unit)]
        if bowing:
            events.append(Event(BOW, bowing, game.active))
        events.append(Event(RETURN_HOME, stranded, game.active))
        for event in events:
            event.cause = "resolution"
        game.push(Happenings(events))

    def offer_straightening(self, game: CcgGame) -> None:
        """After an attack on an adjacent Fortress the Attacker may straighten a unit that came home (resolution.10)."""
        table = woh(game)
        if game.players[game.active].eliminated or not board.are_adjacent(table, table.origin, table.aim):
            return
        choices = [Choice("yes"), Choice("no")] if self._tired(game) else [Choice("no")]
        game.ask(game.active, "may", say("prompts.straighten_a_unit_that_returned_home"), choices)

    def straighten_unit(self, game: CcgGame) -> None:
        """Every card of the unit."""
        if self.straightening:
            choices = [prompts.target_choice(game, unit) for unit in self._tired(game)]
            game.ask(game.active, "target", say("prompts.which_unit"), choices)

    def _tired(self, game: CcgGame) -> list[int]:
        """The Attacker's own units that returned home and have a bowed card."""
        states = game.states
        return [
            unit
            for unit in woh(game).returned
            if unit in states
            and states[unit].controller == game.active
            and states[unit].at == HOME
            and any(states[card].bowed for card in game.unit(unit))
        ]

    def flip_fortress(self, game: CcgGame) -> None:
        """The attacked Fortress is turned face-down if a province fell, unless it is the last one (resolution.11)."""
        table = woh(game)
        attack = game.attack
        tile = table.tiles.get(table.aim)
        if attack is None or tile is None or not any(game.province(each).destroyed for each in attack.battlefields):
            return
        if board.may_turn_down(table, tile, attack.attacker):
            board.turn_down(table, tile)
            game.note("loses the Fortress", tile.owner, game.cards[tile.card])

    def over(self, game: CcgGame) -> None:
        super().over(game)
        table = woh(game)
        table.origin = table.aim = NOTHING
        table.returned = []


class OneSegment(Maneuvers):
    """There is one Maneuvers Segment, for Infantry and Cavalry alike (war_of_honor.maneuvers.01)."""

    def title(self) -> str:
        return "Maneuvers"


def participants(game: CcgGame) -> list[int]:
    """Attacker, Defender and whomever they invited (war_of_honor.battle.02)."""
    attack = game.attack
    if attack is None:
        return []
    return [attack.attacker, attack.defender, *attack.invited_attacking, *attack.invited_defending, *attack.allies]
