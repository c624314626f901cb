"""What may be asked of the rules about events, about the turn, and about winning and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rokugan import program as p
from rokugan.cards.model import ELEMENTS
from rokugan.core.frames import Frame
from rokugan.editions.ccg.questions.book import Chapter
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import (
    DESTROY,
    DESTROY_PROVINCE,
    DISCARD,
    ENGAGE,
    ENTER,
    LOSE,
    MOVE,
    REMOVE,
    RETURN,
    STRAIGHTEN,
    TAKE_CONTROL,
    Cause,
)
from rokugan.editions.ccg.table.ids import TurnPhase
from rokugan.editions.ccg.table.pieces import Province

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class EventQuestions(Chapter):
    """What the rules themselves replace, prevent and add when something happens."""

    given_once: ClassVar[bool] = True  # may what the rules let a player do before an event be done only once for it?
    players_at_once: ClassVar[bool] = False  # `each player loses 2 Honor` is one thing that happens to all of them
    taken_at_end: ClassVar[bool] = (
        False  # is `after an action is taken` the time after it ends, even if it did not resolve?
    )
    equip_paid_first: ClassVar[bool] = False  # is Equip paid for before it is answered to, or as it resolves?
    answered: ClassVar[frozenset[int]] = frozenset((LOSE, ENGAGE))  # the events that the rules' own Reactions answer
    stopped: ClassVar[frozenset[int]] = frozenset(
        (DESTROY, DISCARD, REMOVE, RETURN, STRAIGHTEN, MOVE, TAKE_CONTROL)
    )  # the events that the rules themselves may stop
    followed: ClassVar[frozenset[int]] = frozenset((DESTROY, DESTROY_PROVINCE))  # the events that have an aftermath
    attachments_forsake: ClassVar[bool] = False  # do attachments leave a Personality who no longer fits them?
    attachments_leave_apart: ClassVar[bool] = (
        False  # may attachments that leave play with their Personality be spared that for themselves?
    )

    def chi_taken_by(self, game: CcgGame, card: int) -> Action | None:
        """What a Personality without Chi is destroyed by, if not by the rulebook."""
        return None

    def first_to_react(self, game: CcgGame, event: Event) -> int:
        """From whom on players may react: from the active player. If he has left the game, it is his left neighbour."""
        return game.active

    def actors(self, game: CcgGame, event: Event) -> list[int]:
        """The players who did what has happened."""
        return [event.player if event.action is None else event.action.player]

    def is_negation(self, forbid: p.Forbid) -> bool:
        """Does the prohibition negate, so that it is lost on what will not be negated? `Will not` is another thing than `negate`
        (celestial.negation.03)."""
        return forbid.kind == "negate"

    def renew(self, game: CcgGame) -> None:
        """Effects on all things of a kind cover what has come meanwhile, where they speak of that; `events/settling` asks."""
        raise NotImplementedError

    def forsaken(self, game: CcgGame) -> list[int]:
        """The attachments that their Personality no longer fits, and that leave him by the rules."""
        return []

    def seppuku_candidates(self, game: CcgGame, event: Event) -> list[int]:
        """The Courtiers and Samurai who may commit seppuku for a loss of Honor (celestial.seppuku.02)."""
        raise NotImplementedError

    def commit_seppuku(self, game: CcgGame, action: Action, cards: list[int], cause: Cause) -> None:
        """They are rehonored, then destroyed; neither can be negated (celestial.seppuku.01)."""
        raise NotImplementedError

    def has_reaction(self, game: CcgGame, event: Event) -> bool:
        """May the abilities that the rules give everybody answer to this event?"""
        if event.kind == LOSE:
            return bool(self.seppuku_candidates(game, event))
        if event.kind == ENGAGE:
            return game.rules.battle.naval_attacker(game) >= 0
        return False

    def shamed_by(self, game: CcgGame, event: Event) -> list[int]:
        """The gaining player's dishonorable Personalities involved in the gain (celestial.dishonor.05-.08)."""
        involved: list[int] = []
        if isinstance(event.what, tuple):
            involved.extend(event.what)
        action = event.action
        if action is not None:
            involved.extend(action.targeted())
            involved.append(action.card)
            involved.extend(action.targets.performers)
            cause = action.event
            if cause is not None and cause.kind == ENTER:
                involved.extend(game.states[card].host for card in cause.things if card in game.states)
        found: list[int] = []
        for card in involved:
            state = game.states.get(card)
            if state is not None and state.dishonored and state.controller == event.player and card not in found:
                if self.is_rehonored(game, card):
                    found.append(card)
        return found

    def is_rehonored(self, game: CcgGame, card: int) -> bool:
        """Would the rules rehonor this dishonorable Personality instead of letting his player gain Honor?"""
        return True

    def gain_taken_back(self, game: CcgGame, seat: int, amount: int) -> None:
        """Do not count what the rules have counted of a gain of Honor that was negated after it had happened."""

    def aftermath(self, game: CcgGame, event: Event) -> None:
        """What the rules trigger after an event: the death of the dishonorable costs Honor (celestial.dishonor.03); what a
        destroyed province held is discarded (celestial.provinces.03)."""
        raise NotImplementedError

    def prevents(self, game: CcgGame, event: Event, thing: int) -> bool:
        """Do the rules themselves keep the event from happening to this thing? A Stronghold never leaves play
        (celestial.cardtypes.03)."""
        raise NotImplementedError

    def happen(self, game: CcgGame, event: Event) -> None:
        """Let an event happen: at once if nobody listens, else with its windows."""
        raise NotImplementedError

    def settle(self, game: CcgGame) -> None:
        """Put right what the rules put right after every change."""
        raise NotImplementedError


class TurnQuestions(Chapter):
    """Setting up, and the turn with its phases."""

    starting_hand: ClassVar[int] = 6  # cards in hand at the start
    hand_limit: ClassVar[int] = 8  # cards in hand after the End Phase
    phases: ClassVar[tuple[TurnPhase, ...]] = ("straighten", "events", "action", "attack", "dynasty", "end")
    phase_steps: ClassVar[dict[str, str]] = {"straighten": "after_begin"}

    def reveal_region(self, game: CcgGame, card: int, province: Province) -> None:
        """Let a revealed Region enter play attached to its province, or discard it (celestial.regions.01-.02)."""
        raise NotImplementedError

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        """The procedure that sets up a game."""
        raise NotImplementedError

    def starting_holdings(self, game: CcgGame) -> None:
        """The Holdings that a player starts with: none, unless the edition gives some."""

    def deck_format(self) -> str:
        """The format in which the decks of a game are checked; empty: that of their edition."""
        return ""

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """Which of the edition's own decks each seat plays if nobody has chosen."""
        return [decks[seat % len(decks)] for seat in range(players)]

    def first_favor(self, game: CcgGame) -> int:
        """Who holds the Imperial Favor at the start; -1: nobody."""
        return -1

    def procedure(self, game: CcgGame) -> Frame[CcgGame]:
        """The procedure of a new turn."""
        raise NotImplementedError

    def attack_phase(self, game: CcgGame) -> Frame[CcgGame]:
        """The procedure of the Attack Phase."""
        raise NotImplementedError

    def extra_phase(self, game: CcgGame, phase: TurnPhase, seat: int, against: int) -> None:
        """Give the active player an additional phase: it follows the next one of its kind, or comes at once if that is
        over."""
        if seat == game.active:
            game.extra_phases.append(phase)

    def maximum_hand(self, game: CcgGame, seat: int) -> int:
        """The maximum hand size."""
        raise NotImplementedError

    def event_resolves(self, game: CcgGame, card: int, seat: int) -> bool:
        """Does a revealed Event resolve?"""
        return True

    def resolves_again(self, game: CcgGame, card: int, seat: int) -> None:
        """Let a player resolve an Event of this title once more."""

    def after_reveals(self, game: CcgGame) -> None:
        """What follows when all provinces have been dealt with in the Events Phase."""


class VictoryQuestions(Chapter):
    """Winning and losing."""

    honor_to_win: ClassVar[int] = 40  # the Family Honor with which a player who begins his turn wins
    honor_to_lose: ClassVar[int] = -20  # the Family Honor at which a player loses
    fewest_rings: ClassVar[int] = len(ELEMENTS)  # with fewer Rings in play nobody has won by them

    def leader(self, game: CcgGame) -> int:
        """The winner when the agreed number of turns is over. The book breaks no ties: nobody."""
        return -1

    def ring_counts(self, game: CcgGame, card: int) -> bool:
        """Does this Ring in play count for an Enlightenment victory?"""
        return game.states[card].by_own_text

    def wins_by_honor(self, game: CcgGame, seat: int) -> bool:
        """Has the player who begins his turn won by his Family Honor?"""
        raise NotImplementedError

    def loss_of(self, game: CcgGame, seat: int) -> str:
        """How a player has lost by now: too little Honor, or no province left (celestial.victory.01-.02); empty if he has not."""
        raise NotImplementedError

    def lose(self, game: CcgGame, seats: list[int]) -> None:
        """Let these players lose; of several the active player says who goes first."""
        raise NotImplementedError

    def check_rings(self, game: CcgGame) -> None:
        """Has somebody won by Rings?"""
        raise NotImplementedError

    def eliminate(self, game: CcgGame, seat: int, victory: str) -> None:
        """Let a player lose; the last one left wins."""
        game.players[seat].eliminated = True
        game.note("loses the game", seat, words=victory)
        left = [player.seat for player in game.players if not player.eliminated]
        if len(left) == 1:
            game.end(left[0], self.victory_over(victory))
        elif not left:
            game.end(-1, victory)
        else:
            self.leave(game, seat)

    def victory_over(self, loss: str) -> str:
        """What the victory is called when the last of the others has lost in this way."""
        return loss

    def leave(self, game: CcgGame, seat: int) -> None:
        """Let an eliminated player's cards leave the game, and his provinces with them (samurai.multiplayer.11)."""
        raise NotImplementedError
