"""Events: what the rules themselves replace, prevent and add."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.costs.entering_play import why_not_control
from rokugan.editions.ccg.effects import standing
from rokugan.editions.ccg.events import putting_away
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.table.action import Action, Event, make
from rokugan.editions.ccg.table.event_kinds import (
    DESTROY,
    DESTROY_PROVINCE,
    DISCARD,
    ENGAGE,
    ENTER,
    LOSE,
    MOVE,
    REHONOR,
    REMOVE,
    RETURN,
    SEPPUKU,
    STRAIGHTEN,
    TAKE_CONTROL,
    Cause,
)
from rokugan.editions.ccg.table.ids import HOME, player_thing, seat_of
from rokugan.editions.ccg.text.described import performing
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.held import held_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Events(Chapter):
    """Events: what the rules themselves replace, prevent and add."""

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
        if game.of_a_kind:
            standing.update(game)

    def forsaken(self, game: CcgGame) -> list[int]:
        """The attachments that their Personality no longer fits, and that leave him by the rules."""
        return []

    def seppuku_candidates(self, game: CcgGame, event: Event) -> list[int]:
        """The Courtiers and Samurai who may commit seppuku for a loss of Honor (celestial.seppuku.02)."""
        action = event.action
        if action is None or not action.is_action or event.cause != "effect" or not event.things:
            return []
        seat = seat_of(event.things[0])
        found: list[int] = []
        for card in [*action.targeted(), *(action.targets.performers or performing.performers(game, action))]:
            state = game.states.get(card)
            if (
                state is None
                or state.controller != seat
                or card in found
                or game.behaviours[card].type != "personality"
                or (game.forbids() and prevention.forbidden(game, "seppuku", card))
            ):
                continue
            if held_keywords.has_keyword(game, card, "Courtier") or held_keywords.has_keyword(game, card, "Samurai"):
                found.append(card)
        return found

    def commit_seppuku(self, game: CcgGame, action: Action, cards: list[int], cause: Cause) -> None:
        """They are rehonored, then destroyed; neither can be negated (celestial.seppuku.01)."""
        death = make(DESTROY, cards, action, cause)
        death.word = "sure"
        honor = make(REHONOR, list(cards), action, cause)
        honor.word = "sure"
        done = make(SEPPUKU, list(cards), action, cause)
        done.word = "sure"
        game.push(Happenings([honor, death, done]))

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
        if event.kind == DESTROY_PROVINCE:
            putting_away.province_falls(game, event.done)
        if event.kind == DESTROY and event.used:
            events: list[Event] = []
            for card in event.used:
                loss = Event(LOSE, [player_thing(game.last[card].controller)], game.last[card].controller)
                loss.amount = game.behaviours[card].stats[2]
                loss.cause = "rules"
                if loss.amount > 0:
                    events.append(loss)
            if events:
                game.push(Happenings(events))

    def prevents(self, game: CcgGame, event: Event, thing: int) -> bool:
        """Do the rules themselves keep the event from happening to this thing? A Stronghold never leaves play
        (celestial.cardtypes.03)."""
        if event.kind in (DESTROY, DISCARD, REMOVE, RETURN):
            return thing >= 0 and game.behaviours[thing].type == "stronghold"
        if event.kind == STRAIGHTEN:
            slow = game.states.get(thing)
            return slow is not None and slow.slow > game.players[slow.controller].turns
        if event.kind == MOVE:
            state = game.states.get(thing)
            if state is None:
                return True
            if event.place != HOME:
                attack = game.attack
                if attack is not None and state.fought == attack.serial:
                    return True
            return not game.rules.table.can_stand(game, thing, event.place)
        if event.kind == TAKE_CONTROL:
            return bool(why_not_control(game, event.player, thing))
        return False
