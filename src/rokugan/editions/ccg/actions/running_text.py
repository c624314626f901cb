"""Running a text: its effects or costs one after the other, with the choices they ask for. What each does is in `effects`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice, DecisionKind
from rokugan.core.frames import Frame
from rokugan.editions.ccg.costs import amended, payable, paying
from rokugan.editions.ccg.costs.gold_payment import helpful
from rokugan.editions.ccg.table.action import Action, Duel, make
from rokugan.editions.ccg.table.event_kinds import PAY, TARGET, Cause
from rokugan.editions.ccg.table.ids import HIDDEN, seat_of
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.table.text_shapes import choices_in
from rokugan.editions.ccg.text.described import meaning, nouns, pools, prompts
from rokugan.editions.ccg.text.described.picking import PickForText
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.phrases import joint_targets

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

Effect = Callable[["CcgGame", Action, p.Node, Cause], None]


# What carries out each kind of effect; the modules of `effects` put theirs in.
EFFECTS: dict[type, Effect] = {}


class RunEffects(Frame["CcgGame"]):
    """Effects (or costs) carried out in the order written."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "effects", "cause", "held")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, effects: tuple[p.Effect, ...], cause: Cause = "effect") -> None:
        self.action: Action = action
        self.effects: tuple[p.Effect, ...] = effects
        self.cause: Cause = cause
        self.held: bool = True  # the condition of the last If

    def run(self, game: CcgGame) -> bool:
        if self.cause == "cost" and self.action.payment.refused:
            return self._fail()
        if self.cause == "cost" and self.action.payment.unpaid:
            return self._pay_again(game)
        if self.at >= len(self.effects) or (self.action.effects_off and self.cause == "effect"):
            return False
        node = self.effects[self.at]
        slots = self.action.targets.slots
        for choice in choices_in(node):
            if choice.slot >= 0 and (choice.slot >= len(slots) or slots[choice.slot] is None):
                game.push(ChooseThings(self.action, choice, node if self.cause == "cost" else None))
                return True
        self.at += 1
        if self.cause == "cost" and (self._lacks(node) or not paying.can_still_pay(game, self.action, node)):
            self.action.payment.unpaid = True
            return True
        if self.at < len(self.effects) and says_this_stands(self.effects[self.at]):
            self.action.manner.stands = True
        if isinstance(node, p.RangedAttack) and self._shooting(game, node):
            return True
        if isinstance(
            node, p.Challenge
        ):  # celestial.duel.13: what the text says of winner and loser happens in the duel
            issue_challenge(game, self.action, node, self._consequences())
        elif grants_phase(node):
            self._phase(game, node)
        elif waits_for_duel(self.action, node.condition if isinstance(node, p.If) else node):
            trigger = p.Trigger("after", p.Pattern("duel ends"))
            game.delay(Delayed(trigger, (node,), self.action, True, "duel"))
        elif isinstance(node, p.If):
            self.held = meaning.holds(game, self.action, node.condition)
            run_if(game, self.action, node, self.held, self.cause)
        elif isinstance(node, p.Later) and any(isinstance(each, p.Challenge) for each in node.effects):
            carry_out(game, self.action, replace(node, effects=(*node.effects, *self._consequences())), self.cause)
        elif isinstance(node, p.Otherwise):
            if not self.held:
                game.push(RunEffects(self.action, node.effects, self.cause))
        else:
            carry_out(game, self.action, node, self.cause)
        return True

    def _lacks(self, node: p.Node) -> bool:
        """Are fewer things chosen than the cost asks for, because something has interfered since they were chosen?"""
        slots = self.action.targets.slots
        return any(
            choice.slot >= 0 and not choice.optional and len(slots[choice.slot] or ()) < choice.least
            for choice in choices_in(node)
        )

    def _shooting(self, game: CcgGame, node: p.RangedAttack) -> bool:
        """Run the sentences that speak of a Ranged Attack before the attack, though the text has them after it; False
        if there are none."""
        first = self.at
        while self.at < len(self.effects) and speaks_of_attack(self.effects[self.at]):
            self.at += 1
        if first == self.at:
            return False
        game.push(RunEffects(self.action, (*self.effects[first : self.at], node), self.cause))
        return True

    def _phase(self, game: CcgGame, node: p.Node) -> None:
        """Carry out an effect that grants a phase, and what the text says of that phase before it begins
        (samurai.g-effects.01)."""
        first = self.at
        while self.at < len(self.effects) and speaks_of_phase(self.effects[self.at]):
            self.at += 1
        said = self.effects[first : self.at]
        if isinstance(node, p.Together):
            game.push(RunEffects(self.action, (*node.effects, *said), self.cause))
            return
        carry_out(game, self.action, node, self.cause)
        if said:
            game.push(RunEffects(self.action, said, self.cause))

    def _consequences(self) -> tuple[p.Effect, ...]:
        """The sentences that follow and speak of the duel; they are passed over here."""
        first = self.at
        while self.at < len(self.effects) and speaks_of_duel(self.effects[self.at]):
            self.at += 1
        return self.effects[first : self.at]

    def _pay_again(self, game: CcgGame) -> bool:
        """Let the player pay a cost with something else, since what would have paid it was negated
        (samurai.costs.26); if nothing can, it is not paid, and nothing more is (samurai.costs.14)."""
        self.action.payment.unpaid = False
        node = self.effects[self.at - 1] if self.at else None
        choice = amended.choosable_again(game, self.action, node)
        if choice is None or node is None:
            return self._fail()
        self.at -= 1
        game.push(PayAnother(self.action, choice, node))
        return True

    def _fail(self) -> bool:
        """The cost is not paid, and nothing more is: whoever asked for it finds `refused` (samurai.costs.15)."""
        self.action.payment.refused = True
        self.at = len(self.effects)
        return False


class PayIfOneLikes(RunEffects):
    """An optional cost: if it is not paid, only what depends on it does not happen (samurai.costs.19)."""

    def _fail(self) -> bool:
        """The cost is not paid; the text goes on without it."""
        self.action.payment.refused = False
        self.action.payment.lapsed = True
        self.at = len(self.effects)
        return False


def says_this_stands(node: p.Node) -> bool:
    """`This can not be negated.`: the effect right before it, while that is carried out."""
    return isinstance(node, p.Firm) and node.verb == "this"


def waits_for_duel(action: Action, asked: p.Node) -> bool:
    """Does a Focus Effect ask how the duel at hand will end, or do something to its winner or loser? It waits until that is
    known."""
    duel = action.duel
    if (
        duel is None
        or duel.over
        or duel.losers
        or action.ability is None
        or not isinstance(action.ability.node, p.FocusEffect)
        or isinstance(asked, p.Later)
    ):
        return False
    for each in p.walk(asked):
        if isinstance(each, p.Did) and each.verb in ("win", "lose", "win duel", "lose duel"):
            return True
        if isinstance(each, p.Ref) and each.to in ("winner", "loser"):
            return True
    return False


def speaks_of_attack(node: p.Node) -> bool:
    """Does the effect change a Ranged Attack of the same text: its strength, or what that is compared with?"""
    if isinstance(node, (p.If, p.May, p.Together)):
        return all(speaks_of_attack(each) for each in node.effects)
    if isinstance(node, p.Give):
        return isinstance(node.what, p.Ref) and node.what.to == "ranged attack"
    return isinstance(node, p.CompareAttack)


def grants_phase(node: p.Node) -> bool:
    """Does the effect grant an additional phase, by itself or with what is said of it in the same sentence?"""
    return isinstance(node, p.ExtraPhase) or (
        isinstance(node, p.Together) and isinstance(node.effects[0], p.ExtraPhase)
    )


# What happens in an Attack Phase and at no other time.
_OF_ATTACKS = frozenset(
    ("attack", "declaration ends", "assign", "assign in infantry maneuvers",
     "maneuvers end", "engage", "combat ends", "resolution begins", "battle resolution", "battle ends", "win battle",
     "lose battle", "return home")
)  # fmt: skip


def is_of_attack(pattern: p.Pattern) -> bool:
    """Does the pattern wait for an event of the Attack Phase?"""
    if pattern.event in ("phase begins", "phase ends"):
        return "attack" in pattern.details
    return not _OF_ATTACKS.isdisjoint(pattern.events)


def _is_of_attacking(verb: str) -> bool:
    return verb.startswith(("assign", "invite", "only battlefield"))


def speaks_of_phase(node: p.Node) -> bool:
    """Does the effect speak of an additional Attack Phase: of inviting, assigning or battlefields there?"""
    if isinstance(node, p.Later):
        return is_of_attack(node.trigger.pattern)
    if not isinstance(node, p.Give):
        return False
    return any(
        (isinstance(each, (p.Forbid, p.Allow)) and any(map(_is_of_attacking, each.verbs)))
        or (isinstance(each, p.Noun) and "battlefield" in each.kinds)
        for each in p.walk(node)
    )


def speaks_of_duel(node: p.Node) -> bool:
    """Does the effect follow from winning, losing or refusing a duel, or change how it is fought?"""
    for each in p.walk(node):
        if isinstance(each, p.Ref) and each.to in ("winner", "loser"):
            return True
        if isinstance(each, (p.DuelStat, p.FirstFocus)):
            return True
        if isinstance(each, p.Did) and each.verb in ("win", "lose", "refuse", "win duel", "lose duel", "accept"):
            return True
    return False


def may_decline(game: CcgGame, action: Action, node: p.Target | p.Chosen) -> bool:
    """May the player leave out a choice though its text does not say so?"""
    return (
        game.rules.actions.ranged_is_optional
        and action.ability is not None
        and node.slot in action.ability.ranged_slots
    )


def most_of(game: CcgGame, action: Action, node: p.Target | p.Chosen) -> int:
    """Return how many things may be chosen at most; -1: any number. `Up to his Chi` is counted when it is asked."""
    if isinstance(node, p.Target) and node.limit is not None:
        bound = max(meaning.number(game, action, node.limit), 0)
        return bound if node.most < 0 else min(node.most, bound)
    return node.most


def choosable(game: CcgGame, action: Action, node: p.Target | p.Chosen) -> list[int]:
    """The things that may be targeted or chosen while effects resolve."""
    found = pools.in_sight(game, action, node.noun, nouns.candidates(game, action, node.noun))
    if isinstance(node, p.Target):
        return [thing for thing in found if game.rules.actions.targetable(game, action, node, thing)]
    return found


class ChooseThings(Frame["CcgGame"]):
    """A choice that is made when its effect or cost is reached. Where it is targeting, it is answered like any other."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "targeted")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "cost", "chosen")
    ANEW: ClassVar[tuple[str, ...]] = ("choose",)
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.Target | p.Chosen, cost: p.Node | None) -> None:
        self.action: Action = action
        self.node: p.Target | p.Chosen = node
        self.cost: p.Node | None = cost
        self.chosen: list[int] = []

    def chooser(self, game: CcgGame) -> int:
        """The player who chooses."""
        if self.node.chooser is not None:
            players = meaning.players_of(game, self.action, self.node.chooser)
            if players:
                return seat_of(players[0])
        return self.action.player

    def is_blind(self, game: CcgGame, found: list[int]) -> bool:
        """Does he choose among hidden cards that he does not all know? What he takes is then left to chance, for nobody can
        tell the one that he knows from the others."""
        seat = self.chooser(game)
        return all(card >= 0 and game.where[card] in HIDDEN for card in found) and not all(
            game.sees(seat, card) for card in found
        )

    def choose(self, game: CcgGame) -> None:
        """Ask for one thing, until there are enough."""
        node = self.node
        action = self.action
        while len(action.targets.slots) <= node.slot:
            action.targets.slots.append(None)
        found = [t for t in choosable(game, action, node) if t not in self.chosen]
        found = joint_targets.fitting(game, node.noun, self.chosen, found, node.least)
        found = joint_targets.within(game, action, node.noun, self.chosen, found)
        if self.cost is not None:
            found = [t for t in found if paying.can_pay_all(game, action, self.cost, node.slot, t)]
            if isinstance(getattr(self.cost, "what", None), p.Several):
                found = [
                    t
                    for t in paying.apart(action, self.cost, found)
                    if paying.leaves_payable(game, action, self.cost, node.slot, t)
                ]
        must = False
        if action.ability is not None and node.slot in action.ability.moved_slots:
            found, must = game.rules.actions.open_things(game, action, node.slot, self.chosen, found)
        if self.cost is not None:
            found = payable.leaves_gold(game, action, self.cost, found) or found
            if action.event is not None and action.event.kind == PAY:
                found = helpful(game, action, node.slot, found) or found
        if isinstance(node, p.Chosen) and (node.random or self.is_blind(game, found)):
            while found and len(self.chosen) < node.least:
                self.chosen.append(found.pop(game.randomness.below(len(found))))
            found = []
        if not found or 0 <= most_of(game, action, node) <= len(self.chosen):
            action.targets.slots[node.slot] = self.chosen
            return
        self.again()
        choices = [prompts.target_choice(game, thing) for thing in found]
        enough = len(self.chosen) >= node.least or node.optional or may_decline(game, action, node)
        if enough and not must:
            choices.append(Choice("done"))
        about = game.cards[action.card] if action.card >= 0 else None
        game.ask(self.chooser(game), "target", prompts.target_prompt(node), choices, about)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "done":
            self.goto("targeted")
            self.action.targets.slots[self.node.slot] = self.chosen
        else:
            self.chosen.append(choice.value)

    def targeted(self, game: CcgGame) -> None:
        """Open the window in which players answer to things being targeted."""
        if self.chosen and isinstance(self.node, p.Target):
            game.happen(make(TARGET, list(self.chosen), self.action, "target"))


class PayAnother(PickForText):
    """Another card may pay a cost, or nothing does."""

    KIND: ClassVar[DecisionKind] = "target"
    PROMPT: ClassVar[str] = say("prompts.pay_the_cost_otherwise")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "cost")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.Target | p.Chosen, cost: p.Node) -> None:
        super().__init__(action)
        self.node: p.Target | p.Chosen = node
        self.cost: p.Node = cost

    def choices(self, game: CcgGame) -> list[Choice]:
        found = amended.payers(game, self.action, self.node, self.cost)
        return [*[prompts.target_choice(game, thing) for thing in found], Choice("pass")]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "pass":
            self.action.targets.slots[self.node.slot] = []
            self.action.payment.refused = True
        else:
            self.action.targets.slots[self.node.slot] = [choice.value]


def carry_out(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Carry out one effect or cost."""
    EFFECTS[type(node)](game, action, node, cause)


def run_if(game: CcgGame, action: Action, node: p.If, held: bool, cause: Cause) -> None:
    """Carry out the effects under a condition. `If one of them is a Follower`: what follows speaks of such a one."""
    block = node.effects if held else node.otherwise
    if not block:
        return
    game.push(RunEffects(action, block, cause))
    condition = node.condition
    if held and isinstance(condition, p.Exists) and any(isinstance(f, p.Among) for f in condition.noun.filters):
        action.results.found = [c for c in action.results.found if nouns.describes(game, action, condition.noun, c)]
        if len(action.results.found) > 1:
            game.push(ChooseFound(action))


class ChooseFound(PickForText):
    """The player chooses one of the cards that were found."""

    KIND: ClassVar[DecisionKind] = "target"
    PROMPT: ClassVar[str] = "Choose one of these cards"

    def choices(self, game: CcgGame) -> list[Choice]:
        return [prompts.target_choice(game, card) for card in self.action.results.found]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.action.results.found = [choice.value]


def issue_challenge(game: CcgGame, action: Action, node: p.Challenge, after: tuple[p.Effect, ...]) -> None:
    """A challenge between two Personalities of different players (celestial.duel.01)."""
    one = [c for c in meaning.things(game, action, node.challenger) if c in game.states]
    other = [c for c in meaning.things(game, action, node.challenged) if c in game.states]
    if not one or not other or game.controller(one[0]) == game.controller(other[0]):
        return
    if prevention.forbidden(game, "issue", one[0]) or prevention.forbidden(game, "challenge", other[0]):
        return
    for challenged in other[
        ::-1
    ]:  # several duels follow each other, each with its own consequences (samurai.effects.06)
        duel = Duel(one[0], challenged, node.stat, node.base)
        action.duel = duel
        game.push(game.rules.duels.procedure(action, node, after, duel))
