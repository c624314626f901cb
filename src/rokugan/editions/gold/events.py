"""Events: what the rules themselves replace, prevent and add, as Gold Edition has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.frames import Frame
from rokugan.editions.ccg.chapters.events import Events
from rokugan.editions.ccg.table.action import Action, Event, make
from rokugan.editions.ccg.table.event_kinds import (
    ALL_KINDS,
    DESTROY,
    DISCARD,
    ENTER,
    LOSE,
    MOVE,
    SEPPUKU,
    TAKE_CONTROL,
    Cause,
)
from rokugan.editions.ccg.table.ids import HOME, player_thing
from rokugan.editions.ccg.text.continuous import current_keywords, honor_bounds
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.gold import ancestors, given
from rokugan.editions.gold.values import is_immune

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class GoldEvents(Events):
    """Events: what the rules themselves replace, prevent and add, as Gold Edition has them."""

    given_once: ClassVar[bool] = False  # seppuku is no Reaction (gold.keywords.02)
    players_at_once: ClassVar[bool] = True
    equip_paid_first: ClassVar[bool] = True
    attachments_forsake: ClassVar[bool] = True
    answered: ClassVar[frozenset[int]] = frozenset((ENTER, LOSE))
    stopped: ClassVar[frozenset[int]] = ALL_KINDS  # an Ancestor and the immune are safe from whatever it is
    followed: ClassVar[frozenset[int]] = Events.followed | {TAKE_CONTROL}

    def first_to_react(self, game: CcgGame, event: Event) -> int:
        """From the left of the player who caused it (gold.actions.11)."""
        cause = event.action.player if event.action is not None else game.active
        return (cause + 1) % len(game.players)

    def aftermath(self, game: CcgGame, event: Event) -> None:
        """A duelist whose control passes leaves the duel, which is then over (gold.control.03)."""
        super().aftermath(game, event)
        duel = game.duel
        if event.kind == TAKE_CONTROL and duel is not None:
            duel.left = duel.left or any(card in (duel.challenger, duel.challenged) for card in event.done)

    def prevents(self, game: CcgGame, event: Event, thing: int) -> bool:
        """An Ancestor is safe while its Personality lives; attackers who have fought may move again."""
        if thing >= 0:
            if ancestors.is_safe(game, event, thing) or is_immune(game, event.action, thing):
                return True
            if event.kind in (DESTROY, DISCARD) and game.behaviours[thing].type == "stronghold":
                return True  # gold.cardtypes.03
        state = game.states.get(thing)
        if event.kind != MOVE or state is None or event.place == HOME:
            return super().prevents(game, event, thing)
        return not game.rules.table.can_stand(game, thing, event.place)

    def forsaken(self, game: CcgGame) -> list[int]:
        """Ancestors leave a Personality who loses their alignment (gold.attachments.10)."""
        return ancestors.forsaken(game)

    def has_reaction(self, game: CcgGame, event: Event) -> bool:
        """The Samurai's seppuku and Ancestors answer to events by the rules themselves."""
        if event.kind == ENTER:
            return ancestors.may_join(game, event)
        if event.kind != LOSE:
            return False
        return given.may_negate(game) or bool(self.seppuku_candidates(game, event))

    def shamed_by(self, game: CcgGame, event: Event) -> list[int]:
        """They are restored instead of what would raise Family Honor: where it cannot rise nothing would (gold.dishonor.02)."""
        if honor_bounds.room_to_gain(game, player_thing(event.player)) < 1:
            return []
        return super().shamed_by(game, event)

    def seppuku_candidates(self, game: CcgGame, event: Event) -> list[int]:
        """Only Samurai commit seppuku for a loss of Honor that they have caused (gold.keywords.02-.03), and only if they can be
        destroyed."""
        return [
            card
            for card in super().seppuku_candidates(game, event)
            if current_keywords.has_keyword(game, card, "Samurai")
            and not prevention.would_stop(game, Event(DESTROY, [card], game.controller(card)))
        ]

    def commit_seppuku(self, game: CcgGame, action: Action, cards: list[int], cause: Cause) -> None:
        """They are destroyed honorably, if nothing prevents it (gold.seppuku.01)."""
        death = make(DESTROY, cards, action, cause)
        death.word = "honorably"
        game.push(Suicide(action, death))


class DieForHonor(Frame["CcgGame"]):
    """A Samurai commits seppuku to lower a loss of Honor to 1, which is no action and no Reaction (gold.keywords.02-.03)."""

    STEPS: ClassVar[tuple[str, ...]] = ("die", "lower")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "card", "loss")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, card: int, loss: Event) -> None:
        self.action: Action = action
        self.card: int = card
        self.loss: Event = loss

    def die(self, game: CcgGame) -> None:
        """He destroys himself."""
        game.note("takes the action", self.action.player, words="seppuku")
        game.rules.events.commit_seppuku(game, self.action, [self.card], "rules")

    def lower(self, game: CcgGame) -> None:
        """The loss is 1 if he has died."""
        if self.action.has_done("destroy"):
            self.loss.amount = min(self.loss.amount, 1)


class Suicide(Frame["CcgGame"]):
    """Personalities destroy themselves: who was kept from it has not committed seppuku."""

    STEPS: ClassVar[tuple[str, ...]] = ("die", "dead")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "death")
    ARGS: ClassVar[int] = 2

    def __init__(self, action: Action, death: Event) -> None:
        self.action: Action = action
        self.death: Event = death

    def die(self, game: CcgGame) -> None:
        """They are destroyed."""
        game.happen(self.death)

    def dead(self, game: CcgGame) -> None:
        """Those who died have committed seppuku."""
        done = [card for card in self.death.done if card in self.death.things]
        if done:
            game.happen(make(SEPPUKU, done, self.action, self.death.cause))
