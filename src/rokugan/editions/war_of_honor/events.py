"""Events: what the rules themselves replace, prevent and add, as War of Honor has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.ccg.chapters.events import Events
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import BOW, DESTROY, DESTROY_PROVINCE, ENTER, GAIN, LOSE, RETURN_HOME
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, LIMITED, OPEN, PERSONAL_HONOR, player_thing, seat_of
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.game import WarOfHonorGame, woh
from rokugan.editions.war_of_honor.position import note_ring

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class BoardEvents(Events):
    """Events: what the rules themselves replace, prevent and add, on the board."""

    stopped: ClassVar[frozenset[int]] = Events.stopped | {BOW}
    followed: ClassVar[frozenset[int]] = Events.followed | {GAIN, LOSE, ENTER, BOW, RETURN_HOME}

    def aftermath(self, game: CcgGame, event: Event) -> None:
        """Count Honor by player and by cause; remember who took provinces and put Rings into play."""
        table = woh(game)
        if event.kind != DESTROY:  # whose death costs Honor otherwise here
            super().aftermath(game, event)
        if event.kind == GAIN:
            for thing in event.done:
                table.gained[seat_of(thing)] += event.amount
        elif event.kind == LOSE:
            self.count_loss(table, event)
        elif event.kind == DESTROY:
            self.mourn(table, event)
        elif event.kind == DESTROY_PROVINCE and event.cause == "resolution":
            for seat in self.conquerors(table, event):
                if seat not in table.conquerors:
                    table.conquerors.append(seat)
        elif event.kind == ENTER and event.word == "own text":
            for card in event.done:
                if game.behaviours[card].type == "ring":
                    new = note_ring(table, event.player, card)
                    if new and event.player not in table.enlightened:
                        table.enlightened.append(event.player)
        elif event.kind == BOW:
            for card in event.done:
                if card in table.tiles:
                    board.turn_down(table, table.tiles[card])
        elif event.kind == RETURN_HOME:
            table.returned.extend(unit for unit in event.done if unit not in table.returned)

    def gain_taken_back(self, game: CcgGame, seat: int, amount: int) -> None:
        woh(game).gained[seat] -= amount

    def prevents(self, game: CcgGame, event: Event, thing: int) -> bool:
        """Nothing turns a player's last face-up Fortress down (war_of_honor.tiles.07)."""
        if event.kind == BOW and thing in woh(game).tiles:
            return not board.may_turn_down(woh(game), woh(game).tiles[thing], event.player)
        return super().prevents(game, event, thing)

    def count_loss(self, game: WarOfHonorGame, event: Event) -> None:
        """A loss counts for the player whose effect caused it, if it is another's (war_of_honor.paths.07-.08)."""
        blamed = -1
        if isinstance(event.what, int):
            blamed = event.what
        elif event.action is not None and event.cause == "effect":
            blamed = event.action.player
        for thing in event.done:
            loser = seat_of(thing)
            game.lost[loser] += event.amount
            if blamed >= 0 and blamed != loser:
                game.caused[blamed] += event.amount
                self.excuse(game, loser, event.action)

    def excuse(self, game: WarOfHonorGame, loser: int, action: Action | None) -> None:
        """What a loss through another player's Fortress gives the loser: nothing in the boxed game."""

    def mourn(self, game: WarOfHonorGame, event: Event) -> None:
        """The death of the dishonorable costs their printed Personal Honor; who destroyed them has caused it, in battle
        resolution the leader of the other side (war_of_honor.dishonor.02, .paths.08)."""
        losses: list[Event] = []
        for card in event.used:
            last = game.last[card]
            loss = Event(LOSE, [player_thing(last.controller)], last.controller)
            loss.amount = game.behaviours[card].stats[PERSONAL_HONOR]
            loss.cause = "rules"
            if event.cause == "resolution" and game.attack is not None:
                loss.what = game.attack.leader(DEFENDING if last.side == ATTACKING else ATTACKING)
            elif event.action is not None:
                loss.what = event.action.player
            if loss.amount > 0:
                losses.append(loss)
        if losses:
            game.push(Happenings(losses))

    def conquerors(self, game: WarOfHonorGame, event: Event) -> list[int]:
        """The players with units in the army that destroyed the province (war_of_honor.paths.05)."""
        return list(dict.fromkeys(game.states[unit].controller for unit in game.army(event.place, ATTACKING)))

    def actors(self, game: CcgGame, event: Event) -> list[int]:
        """A province is destroyed by all whose units are in the winning army, and by nobody else (wording.09)."""
        if event.kind == DESTROY_PROVINCE and event.cause == "resolution":
            return self.conquerors(woh(game), event)
        return super().actors(game, event)

    def shamed_by(self, game: CcgGame, event: Event) -> list[int]:
        """In battle resolution all dishonorable Personalities of the army count, allies' too (war_of_honor.dishonor.04)."""
        if event.cause == "resolution" and isinstance(event.what, tuple):
            return [card for card in event.what if card in game.states and game.states[card].dishonored]
        return super().shamed_by(game, event)


class BoxedEvents(BoardEvents):
    """Events: what the rules themselves replace, prevent and add, in the boxed game."""

    answered: ClassVar[frozenset[int]] = frozenset()

    def seppuku_candidates(self, game: CcgGame, event: Event) -> list[int]:
        return []


class AdvancedEvents(BoardEvents):
    """Events: what the rules themselves replace, prevent and add, in Advanced Play."""

    def excuse(self, game: WarOfHonorGame, loser: int, action: Action | None) -> None:
        """A loss through another player's Fortress's Limited or Open action frees one's Personalities from Honor
        Requirements for the rest of the game (war_of_honor.variants.03)."""
        if action is not None and action.card in game.tiles and action.designator & (LIMITED | OPEN):
            if loser not in game.excused:
                game.excused.append(loser)
