"""Action rounds: players act or pass in turn until all have passed in a row (celestial.actions.09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.windows import Round
from rokugan.editions.ccg.actions import offers
from rokugan.editions.ccg.actions.taking import TakeAction
from rokugan.editions.ccg.table.action import Action, Offer, Opportunity, offered_action
from rokugan.editions.ccg.table.ids import BATTLE, HAND, LIMITED, NOTHING, OPEN
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.happened import causes
from rokugan.editions.ccg.text.phrases import copied_abilities

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class ActionRound(Round["CcgGame"]):
    """A round of actions in the Action Phase or in a Combat Segment, with the opportunities that texts give beside it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mask", "passes", "asked", "extra")
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask: int = mask
        self.asked: int = seat
        self.extra: Opportunity | None = None

    def designators(self, game: CcgGame, seat: int) -> int:
        """Return what this player may take now: Limited actions only if it is his turn (celestial.action-phase.04)."""
        if self.mask == BATTLE:
            return game.rules.battle.combat_designators
        return LIMITED | OPEN if seat == game.active else OPEN

    def may_ask_anew(self) -> bool:
        return self.extra is None

    def run(self, game: CcgGame) -> bool:
        if game.extra_actions:
            extra = game.extra_actions.pop(0)
            self.extra = extra
            self.asked = extra.seat
            mask = extra.mask or self.designators(game, self.asked)
            choices = lifting(game, extra, mask) or game.rules.actions.available(
                game, self.asked, mask, extra.performer
            )
            if extra.requirement is not None:
                choices = [c for c in choices if meets(game, extra.seat, c, extra.requirement)]
        else:
            self.extra = None
            left = game.still_in()
            if self.seat not in left:
                self.seat = self.left_of(game)  # he has left the game since the last action
            if self.passes >= len(left):
                return False
            self.asked = self.seat
            choices = game.rules.actions.available(game, self.asked, self.designators(game, self.seat), NOTHING)
        choices.append(Choice("pass"))
        prompt = (
            say("prompts.take_a_battle_action_or_pass")
            if self.mask == BATTLE
            else say("prompts.take_an_action_or_pass")
        )
        game.ask(self.asked, "act", prompt, choices)
        return True

    def answer(self, game: CcgGame, choice: Choice) -> None:
        seat = self.asked
        if self.extra is None:
            if game.attack is not None and seat == game.attack.defender:
                game.attack.acted = True
            if choice.verb == "pass":
                self.passed(game)
            else:
                self.acted(game)
        if choice.verb == "pass":
            return
        self.passes = 0
        offer = choice.what
        assert isinstance(offer, Offer)
        game.rules.actions.begin(game, seat, offer)
        frame = game.stack[-1]
        if self.extra is not None and isinstance(frame, TakeAction):
            frame.action.manner.lifted = self.extra.lifted
            frame.action.ranged.strength += self.extra.strength
            if self.extra.additional:
                frame.action.note("additional", [offer.card])
            if self.extra.performer != NOTHING:
                frame.action.targets.crew = tuple(offers.may_perform(game, self.extra.performer))
            elif self.extra.requirement is not None:
                frame.action.targets.crew = tuple(performers_asked(game, frame.action, self.extra.requirement))


def lifting(game: CcgGame, extra: Opportunity, mask: int) -> list[Choice]:
    """Return what cards in play can do by an opportunity that lifts rules of using them."""
    found: list[Choice] = []
    for card in game.everything_in_play(extra.seat) if extra.lifted else ():
        offers.add_abilities(game, extra.seat, card, mask, "use", found, extra.lifted)
    return found


def meets(game: CcgGame, seat: int, choice: Choice, requirement: p.Pattern) -> bool:
    """Is the offered action of the kind that the opportunity is for?"""
    offer = choice.what
    assert isinstance(offer, Offer)
    action = offered_action(seat, offer)
    return all(_is_such(game, action, choice, offer, each) for each in requirement.filters)


def performers_asked(game: CcgGame, action: Action, requirement: p.Pattern) -> list[int]:
    """The cards of which the opportunity says that one of them must perform the action, whatever else it asks."""
    return [
        card
        for each in requirement.filters
        if isinstance(each, p.PerformedBy) and each.positive
        for card in meaning.things(game, action, each.what)
    ]


def _is_such(game: CcgGame, action: Action, choice: Choice, offer: Offer, asked: p.Node) -> bool:
    """Is the offered action as one part of the requirement says?"""
    if isinstance(asked, p.Either):
        return any(_is_such(game, action, choice, offer, each) for each in asked.filters)
    if isinstance(asked, p.PerformedBy):
        cards = meaning.things(game, action, asked.what)
        return any(offers.performed_by(game, action.player, choice, card) for card in cards) == asked.positive
    if isinstance(asked, p.HasKeyword):
        return causes.action_is(game, action, asked.keyword) == asked.positive
    if not isinstance(asked, p.ActionDid):
        return True
    if asked.verb == "from hand":
        return offer.card >= 0 and game.where[offer.card] == HAND
    if asked.verb == "copied":
        return copied_abilities.is_just_copied(game, offer.ability)
    return causes.action_did(game, action, asked, action) == asked.positive


def offers_additional(game: CcgGame) -> bool:
    """Is the opportunity to act that is open now one to take an additional action?"""
    asking = game.stack[-1] if game.stack else None
    return isinstance(asking, ActionRound) and asking.extra is not None and asking.extra.additional
