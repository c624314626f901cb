"""Events: what the rules themselves replace, prevent and add."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.costs.entering_play import why_not_control
from rokugan.editions.ccg.effects import standing
from rokugan.editions.ccg.events import putting_away, settling, windows
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.questions.course import EventQuestions
from rokugan.editions.ccg.table.action import Action, Event, make
from rokugan.editions.ccg.table.event_kinds import (
    DESTROY,
    DESTROY_PROVINCE,
    DISCARD,
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
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import performing
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class Events(EventQuestions):
    """Events: what the rules themselves replace, prevent and add."""

    def renew(self, game: CcgGame) -> None:
        if game.of_a_kind:
            standing.update(game)

    def seppuku_candidates(self, game: CcgGame, event: Event) -> list[int]:
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
            if current_keywords.has_keyword(game, card, "Courtier") or current_keywords.has_keyword(
                game, card, "Samurai"
            ):
                found.append(card)
        return found

    def commit_seppuku(self, game: CcgGame, action: Action, cards: list[int], cause: Cause) -> None:
        death = make(DESTROY, cards, action, cause)
        death.word = "sure"
        honor = make(REHONOR, list(cards), action, cause)
        honor.word = "sure"
        done = make(SEPPUKU, list(cards), action, cause)
        done.word = "sure"
        game.push(Happenings([honor, death, done]))

    def aftermath(self, game: CcgGame, event: Event) -> None:
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

    def happen(self, game: CcgGame, event: Event) -> None:
        windows.happen(game, event)

    def settle(self, game: CcgGame) -> None:
        settling.settle(game)
