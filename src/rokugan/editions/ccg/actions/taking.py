"""Taking actions: what may be used now and why not, the choice of targets, and the steps of an action from announcement
to tidying up (celestial.actions.03)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import battle_reach
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.actions.targeting import ChooseTargets, completable
from rokugan.editions.ccg.costs import amended, gold_payment, payable
from rokugan.editions.ccg.events import windows
from rokugan.editions.ccg.events.putting_away import PutAway
from rokugan.editions.ccg.events.windows import Window
from rokugan.editions.ccg.table.action import Action, Event, Offer, make
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.event_kinds import (
    ANNOUNCE,
    ENTER,
    PERFORM,
    PLAY,
    RESOLVE,
    TARGET,
    TRAIT_RESOLVES,
    EventWord,
)
from rokugan.editions.ccg.table.ids import HAND, NOTHING, RESOLVING
from rokugan.editions.ccg.text.continuous import departed
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.text.happened import causes, deeds, triggers

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


# ------------------------------------------------------------------------------------------- legality


# -------------------------------------------------------------------------------------------- taking it


class TakeAction(Frame["CcgGame"]):
    """An action under way. Its conditions have been checked when it was offered (step A)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "announce", "target", "perform", "pay_gold", "pay", "taken", "enter_play", "before_resolution", "resolve", "ended",
        "tidy_up",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "from_hand")
    ARGS: ClassVar[int] = 1

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.from_hand: bool = False

    def announce(self, game: CcgGame) -> None:
        """Step B: the action is announced; a card from hand is shown."""
        action = self.action
        ability = action.ability
        assert ability is not None
        card = action.card
        spend(game, card, ability)
        if action.event is None:
            departed.forget_hidden(game)
        if card >= 0:
            words = f"ability {ability.index + 1}" if len(game.abilities(card)) > 1 else ""
            if game.where[card] == HAND and not game.behaviours[card].is_attachment:
                self.from_hand = True
                game.note("plays", action.player, game.cards[card], words=words)
                game.bring(card, RESOLVING)
            else:
                game.note("uses", action.player, game.cards[card], words=words)
        else:
            self.show(game)
        action.serial = game.deeds_forgotten + len(game.deeds)
        game.deeds.append(deeds.deed_of(game, action))
        if not game.rules.actions.taken_when_paid:
            self._tell(game)

    def show(self, game: CcgGame) -> None:
        """Tell which of the actions that the rules give every player is taken."""
        assert self.action.ability is not None
        game.note("takes the action", self.action.player, words=self.action.ability.move)

    def taken(self, game: CcgGame) -> None:
        """If a cost was not paid, no effect resolves (samurai.costs.02). Where targets and costs are part of the announcement,
        those who answer to it answer now."""
        self.action.stop_if_unpaid()
        if game.rules.actions.taken_when_paid and not self.action.effects_off:
            self._tell(game)

    def _tell(self, game: CcgGame) -> None:
        """Tell that the action is announced, and its card played."""
        game.happen(self._event(ANNOUNCE))
        if self.from_hand:
            self.action.note("from hand", [self.action.card])
            if game.rules.text.is_played(game, self.action.card):
                game.happen(self._event(PLAY))

    def _event(self, kind: int) -> Event:
        """An event of this action."""
        event = Event(kind, [self.action.card], self.action.player)
        event.action = self.action
        event.cause = "action"
        return event

    def target(self, game: CcgGame) -> None:
        """Step C: required targeting."""
        action = self.action
        if action.ability is not None and action.ability.targets:
            if game.rules.actions.needs_targets and not completable(game, action, 0):
                action.effects_off = True
                self.goto("ended")
                return
            game.push(ChooseTargets(action))

    def perform(self, game: CcgGame) -> None:
        """Now it is known who performs the action (celestial.actions.12)."""
        action = self.action
        action.targets.performers = self.performers(game)
        for performer in action.targets.performers:
            game.happened.append((PERFORM, performer, 0, action.serial))
            if performer in game.states and game.states[performer].bowed:
                action.note("bowed performer", [performer])
        game.rules.actions.note_performers(game, action)
        if game.may_answer(PERFORM):
            event = self._event(PERFORM)
            event.done = event.things
            game.push(Window(event, action.card, "after", list(game.audience())))

    def performers(self, game: CcgGame) -> list[int]:
        """The cards that perform the action."""
        return game.rules.actions.performers(game, self.action)

    def pay_gold(self, game: CcgGame) -> None:
        """Step D begins with the Gold Cost of a Strategy (celestial.costs.02)."""
        action = self.action
        game.paid = True
        game.spent = 0
        if self.from_hand or action.payment.surcharge:
            gold = (payable.action_gold(game, action) if self.from_hand else 0) + action.payment.surcharge
            if gold > 0 or game.rules.costs.may_overpay(game, action.card):
                frame = gold_payment.Payment(action.player, gold, action.card, payable.reserved(game, action))
                frame.keep = payable.set_aside(game, action)
                frame.later = payable.gold_costs(game, action)
                frame.action = action
                game.push(frame)

    def pay(self, game: CcgGame) -> None:
        """Step D goes on with the other costs in the order of the text."""
        action = self.action
        if not game.paid:
            action.payment.refused = True
            return
        due = amended.costs_of(game, action)
        if due:
            game.rules.costs.pay_costs(game, action, due)

    def enter_play(self, game: CcgGame) -> None:
        """A Terrain enters play at the battlefield before its action resolves."""
        if not self.action.effects_off:
            before_resolution(game, self.action)

    def before_resolution(self, game: CcgGame) -> None:
        """Open the window in which players answer before the action resolves."""
        if not self.action.effects_off and game.may_answer(RESOLVE):
            event = self._event(RESOLVE)
            event.word = "before"
            game.push(Window(event, self.action.card, "before", list(game.audience())))

    def resolve(self, game: CcgGame) -> None:
        """Step E: the effects, in the order written, whatever happens to the card."""
        action = self.action
        if action.ability is None:
            return
        if action.effects_off:
            action.resolved = game.rules.events.taken_at_end and action.has_done("negated")  # samurai.actions.15
            return
        later = game.rules.actions.resolves_later(game, action)
        action.resolved = True
        action.note("begin", [action.card])
        if not later:
            game.push(RunEffects(action, action.ability.effects))

    def ended(self, game: CcgGame) -> None:
        """Open the window in which players answer after the action has resolved, or has ended without that."""
        if not self.action.resolved:
            if game.rules.events.taken_at_end and game.may_answer(RESOLVE):
                self._over(game, "unresolved")
        else:
            if causes.changed_anything(self.action):
                game.happened.append((RESOLVE, self.action.card, 0, self.action.serial))
            if game.may_answer(RESOLVE):
                self._over(game, "after")

    def _over(self, game: CcgGame, word: EventWord) -> None:
        """Open the window after the action: `after` its resolution, or as the word says that it ended."""
        event = self._event(RESOLVE)
        event.word, event.done = word, event.things
        game.push(Window(event, self.action.card, "after", list(game.audience())))

    def tidy_up(self, game: CcgGame) -> None:
        """Step F: a Strategy (and a Ring played for its effect) is discarded."""
        card = self.action.card
        game.end_with_action(self.action.serial)
        if self.from_hand and game.where[card] == RESOLVING:
            if game.rules.costs.unpaid_returns and self.action.has_done("unpaid"):
                game.bring(card, HAND)
            else:
                game.push(PutAway([card]))


class TakeGiven(TakeAction):
    """An action that the rules give every player and that is a procedure of its own: for a card, its player targets a thing."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "announce", "target", "targeted", "perform", "pay", "taken", "before_resolution", "resolve", "ended", "tidy_up",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "card", "from_hand", "picked")
    ARGS: ClassVar[int] = 2
    PROMPT: ClassVar[str] = ""

    def __init__(self, action: Action, card: int) -> None:
        super().__init__(action)
        self.card: int = card
        self.picked: int = NOTHING

    def things(self, game: CcgGame) -> list[int]:
        """The things that may be targeted for the card."""
        raise NotImplementedError

    def targets(self, game: CcgGame) -> list[int]:
        """All that the action targets, once the thing is chosen."""
        return [self.picked]

    def may_be_aimed_at(self, game: CcgGame, thing: int) -> bool:
        """Could it have targeted this instead of what it has targeted?"""
        return thing != self.picked and thing in self.things(game)

    def do(self, game: CcgGame) -> None:
        """What the action does."""
        raise NotImplementedError

    def target(self, game: CcgGame) -> None:
        """Ask for the target. If what has answered to the announcement has left none, the action is over."""
        choices = [prompts.target_choice(game, thing) for thing in self.things(game)]
        if choices:
            about = game.cards[self.card] if self.card >= 0 else None
            game.ask(self.action.player, "target", self.PROMPT, choices, about)
        else:
            self.action.effects_off = True
            self.goto("ended")

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.picked = choice.value

    def targeted(self, game: CcgGame) -> None:
        """Open the window in which players answer to what the action targets."""
        game.happen(make(TARGET, self.targets(game), self.action, "target"))

    def pay(self, game: CcgGame) -> None:
        """Nothing is paid unless the procedure says so."""

    def resolve(self, game: CcgGame) -> None:
        action = self.action
        super().resolve(game)
        if not action.effects_off:
            self.do(game)


def procedure_of(game: CcgGame, action: Action) -> TakeGiven | None:
    """The procedure by which this action is being taken, if the rules have one for it."""
    for depth in range(len(game.stack) - 1, -1, -1):
        frame = game.stack[depth]
        if isinstance(frame, TakeGiven) and frame.action is action:
            return frame
    return None


def after_action(game: CcgGame, action: Action, frame: Frame[CcgGame]) -> None:
    """Do this when the action at hand is over (samurai.g-actions.03); at once if there is none."""
    for depth in range(len(game.stack) - 1, -1, -1):
        other = game.stack[depth]
        if isinstance(other, TakeAction) and other.action is action:
            game.stack.insert(depth, frame)
            return
    game.push(frame)


def spend(game: CcgGame, card: int, ability: CompiledAbility) -> None:
    """Count a use of an ability."""
    if ability.uses.times == 0:
        return
    key = (card, ability.key)
    used = game.used_in(ability.uses.per)
    used[key] = used.get(key, 0) + 1


class CarryOut(Frame["CcgGame"]):
    """A triggered trait: its targets, its costs (which must be paid if they can be), its effects."""

    STEPS: ClassVar[tuple[str, ...]] = ("target", "pay", "resolve", "ended")
    FIELDS: ClassVar[tuple[str, ...]] = ("action",)
    ARGS: ClassVar[int] = 1

    def __init__(self, action: Action) -> None:
        self.action: Action = action

    def target(self, game: CcgGame) -> None:
        """Nothing happens without its targets, or if a cost cannot be paid (celestial.traits.03)."""
        action = self.action
        if not completable(game, action, 0) and not game.rules.actions.trait_goes_on(game, action):
            self.finish()
            return
        if action.card >= 0:
            game.note("trait of", action.player, game.cards[action.card])
        if action.ability is not None and action.ability.targets:
            game.push(ChooseTargets(action))

    def pay(self, game: CcgGame) -> None:
        """The costs before the colon."""
        if self.action.ability is not None and self.action.ability.costs:
            game.push(RunEffects(self.action, self.action.ability.costs, "cost"))

    def resolve(self, game: CcgGame) -> None:
        """The effects, if the costs were paid."""
        ability = self.action.ability
        self.action.stop_if_unpaid()
        if ability is not None:
            self.action.note("begin", [self.action.card])
            game.push(RunEffects(self.action, ability.effects))

    def ended(self, game: CcgGame) -> None:
        """Open the window in which players answer after the trait has resolved."""
        if not self.action.payment.refused and game.may_answer(TRAIT_RESOLVES):
            event = Event(TRAIT_RESOLVES, [self.action.card], self.action.player)
            event.action, event.done = self.action, event.things
            game.push(Window(event, self.action.card, "after", list(game.audience())))


def run_trait(game: CcgGame, trait: Offer, event: Event, thing: int) -> None:
    """A triggered trait does what it says, to what has happened to this thing."""
    spend(game, trait.card, trait.ability)
    action = Action(game.controller(trait.card), trait.card, trait.ability)
    triggers.answer(game, action, event, thing)
    game.push(CarryOut(action))


def before_resolution(game: CcgGame, action: Action) -> None:
    """A Terrain's card enters play at the battlefield before its action resolves (celestial.terrain.01)."""
    if battle_reach.is_terrain(game, action):
        put_strategy(game, action, action.card)


def put_strategy(game: CcgGame, action: Action, card: int) -> None:
    """A Strategy enters play: a Terrain at the current battlefield, another one at home."""
    game.take_out(card)
    state = game.enter(card, action.player)
    attack = game.attack
    if attack is not None and attack.current != NOTHING and battle_reach.is_terrain(game, action):
        state.at = attack.current
        attack.terrains.append(card)
    if game.may_answer(ENTER):
        event = Event(ENTER, [card], action.player)
        event.action = action
        event.done = event.things
        game.push(windows.Window(event, card, "after", list(game.audience())))
