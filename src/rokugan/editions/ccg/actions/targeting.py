"""The choice of targets: what may be targeted, whether all can be chosen, and the choosing itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import may_decline, most_of
from rokugan.editions.ccg.costs import foreseen, gold_payment, payable, payers
from rokugan.editions.ccg.events.windows import Window
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import CompiledTarget
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, CHOOSE_TARGETS, PAY, TARGET
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, NO_SIDE, seat_of
from rokugan.editions.ccg.table.text_shapes import slots_in
from rokugan.editions.ccg.text.described import kinds, meaning, nouns, pools, prompts, sides
from rokugan.editions.ccg.text.happened import causes, prevention
from rokugan.editions.ccg.text.phrases import joint_targets

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

_TRIES = 100  # so many ways to choose several targets are tried before the action counts as impossible


def is_targeted(action: Action) -> bool:
    """Have all targets been chosen?"""
    ability = action.ability
    return ability is not None and all(action.targets.slots[target.slot] is not None for target in ability.targets)


def targetable(game: CcgGame, action: Action) -> bool:
    """Is there something to target for each target, costs aside?"""
    ability = action.ability
    assert ability is not None
    wanted = [t for t in ability.targets if t.required and needed(game, action, t)]
    return all(len(legal_targets(game, action, t)) >= t.node.least for t in wanted)


def needed(game: CcgGame, action: Action, target: CompiledTarget) -> bool:
    """Do the conditions hold under which the text targets this at all (samurai.targeting.10)?"""
    return all(meaning.holds(game, action, gate) for gate in target.gates)


def performed_by_crew(game: CcgGame, action: Action) -> bool:
    """Is one of those who must perform the action among its performers, or can still become one (samurai.naval.02)?"""
    if any(card in action.targets.crew for card in game.rules.actions.performers(game, action)):
        return True
    assert action.ability is not None
    return any(
        target.performs
        and len(action.targets.slots[target.slot] or ()) < target.node.least
        and any(nouns.matches(game, action, target.node.noun, card) for card in action.targets.crew)
        for target in action.ability.targets
    )


def completable(game: CcgGame, action: Action, at: int) -> bool:
    """Can the targets from `at` on be chosen so that the action can be taken (good faith)?"""
    ability = action.ability
    assert ability is not None
    targets = ability.targets
    if at == len(targets):
        if (
            ability.provisional
            and game.rules.battle.is_combat_action(game, action)
            and game.rules.battle.why_not_battle(game, action)
        ):
            return False
        if action.targets.crew and not performed_by_crew(game, action):
            return False
        for each in targets:
            if each.totals and not joint_targets.adds_up(
                game, action, each.totals, each.node.noun, action.targets.slots[each.slot] or []
            ):
                return False
        return (
            can_perform(game, action)
            and payable.payable(game, action)
            and game.rules.actions.performable(game, action)
            and (not action.is_action or game.rules.actions.in_good_faith(game, action))
        )
    target = targets[at]
    slot = target.slot
    if action.targets.slots[slot] is not None or (target.gates and not needed(game, action, target)):
        return completable(game, action, at + 1)
    node = target.node
    if target.single and target.required and not target.ranged and not node.optional:
        return any_completes(game, action, target, at)
    found = legal_targets(game, action, target)
    if len(found) < node.least and target.required:
        return False
    if node.least == 0 or node.optional or not target.required:
        action.targets.slots[slot] = []
        possible = completable(game, action, at + 1)
        action.targets.slots[slot] = None
        if possible:
            return True
    for some in fillings(game, action, target, [], found):
        action.targets.slots[slot] = some
        possible = completable(game, action, at + 1)
        action.targets.slots[slot] = None
        if possible:
            return True
    return False


def fillings(
    game: CcgGame, action: Action, target: CompiledTarget, chosen: list[int], found: list[int]
) -> Iterator[list[int]]:
    """Yield what may be chosen for a target in all, if these are. Which of the others are chosen besides matters only where
    something else depends on them together."""
    node = target.node
    others = [thing for thing in found if thing not in chosen]
    missing = max(node.least, 1) - len(chosen)
    if missing <= 0:
        yield chosen
    elif target.combines:
        for some in islice(combinations(others, missing), _TRIES):
            yield [*chosen, *some]
    else:
        for thing in others:
            rest = [other for other in others if other != thing]
            yield [*chosen, thing, *rest[: missing - 1]]
    if target.combines and others:
        most = most_of(game, action, node)
        yield joint_targets.as_many_as_can(game, node.noun, chosen[:-1], (chosen or others)[-1], others, most)


def any_completes(game: CcgGame, action: Action, target: CompiledTarget, at: int) -> bool:
    """Can one thing be chosen so that the action can be taken? Looks no further than the first."""
    noun = target.node.noun
    for thing in pools.pool(game, action, noun):
        if nouns.matches(game, action, noun, thing) and narrowed(game, action, target, [thing]):
            if completes(game, action, target, [], thing, at + 1):
                return True
    return False


def completes(
    game: CcgGame, action: Action, target: CompiledTarget, chosen: list[int], thing: int, at: int = 0
) -> bool:
    """Can the action be taken if this thing is chosen besides the others, with what else may be chosen? The targets before `at`
    are chosen."""
    chosen = [*chosen, thing]
    found = legal_targets(game, action, target) if target.combines else []
    for some in fillings(game, action, target, chosen, found) if found else (chosen,):
        action.targets.slots[target.slot] = some
        possible = completable(game, action, at)
        action.targets.slots[target.slot] = None
        if possible:
            return True
    return False


def legal_targets(game: CcgGame, action: Action, target: CompiledTarget) -> list[int]:
    """The things that may be chosen for a target now."""
    if target.ranged:
        return narrowed(game, action, target, shot_at(game, action, target))
    return narrowed(game, action, target, nouns.candidates(game, action, target.node.noun))


def could_target(game: CcgGame, action: Action, target: CompiledTarget, thing: int) -> bool:
    """Could an action have targeted this in the place of what it has targeted?"""
    chosen = action.targets.slots[target.slot]
    action.targets.slots[target.slot] = None
    legal = thing in legal_targets(game, action, target)
    action.targets.slots[target.slot] = chosen
    return legal


def narrowed(game: CcgGame, action: Action, target: CompiledTarget, found: list[int]) -> list[int]:
    """The things described that the rules and texts let this action choose."""
    if not found:
        return found
    noun = target.node.noun
    found = joint_targets.choosable(game, noun, pools.in_sight(game, action, noun, found), target.node.least)
    if target.beside:  # samurai.wording.13
        taken = [thing for slot in target.beside for thing in action.targets.slots[slot] or ()]
        found = [thing for thing in found if thing not in taken]
    if target.targeted:
        found = game.rules.actions.may_be_targeted(game, action, target, found)
    if not noun.zone and game.rules.battle.is_combat_action(game, action):
        found = game.rules.battle.in_reach(game, action, target, found)
    if target.targeted and "target" in game.banned():
        found = unprotected(game, action, target, found)
    if target.for_cost is not None:
        cost = target.for_cost
        found = [thing for thing in found if payers.can_pay_with(game, action, cost, thing)]
    ability = action.ability
    if ability is not None and ability.challenge is not None:
        found = duel_partners(game, action, ability.challenge, target, found)
    if (
        ability is not None and ability.transfer is not None and ability.transfer.to is target.node
    ):  # from one to another
        bearers = [
            game.states[card].host
            for card in meaning.things(game, action, ability.transfer.what)
            if card in game.states
        ]
        found = [thing for thing in found if thing not in bearers]
    return found


def unprotected(game: CcgGame, action: Action, target: CompiledTarget, found: list[int]) -> list[int]:
    """The things that no text protects from being this target. A text that protects from Ranged Attacks only is asked by
    slot."""
    event = Event(TARGET, found, action.player)
    event.action = action
    chosen = action.targets.slots[target.slot]
    action.targets.slots[target.slot] = found
    kept = [thing for thing in found if not prevention.may_not(game, "target", thing, event)]
    action.targets.slots[target.slot] = chosen
    return kept


def shot_at(game: CcgGame, action: Action, target: CompiledTarget) -> list[int]:
    """The things that a Ranged Attack may target: those of the rules, and those that texts add."""
    found = ranged_targets(game, action)
    wider: list[p.Node] = [
        *action.ranged.widened,
        *([target.also] if target.also is not None else []),
        *said_of_attack(game, action),
    ]
    for source, player, allow in game.allows():
        if allow.verb == "target" and isinstance(allow.what, p.Each) and isinstance(allow.of, p.Noun):
            reader = Action(player, source, None)
            event = Event(TARGET, [], action.player)
            event.action = action
            if causes.cause_fits(game, reader, allow.what.noun, event):
                added = nouns.candidates(game, reader, allow.of)
                found = [*found, *(thing for thing in added if thing not in found)]
    if not found and action.is_action and action.serial < 0 and game.heard(ANNOUNCE):
        wider += widened_later(game, action)
    for each in wider:
        added = meaning.things(game, action, each.parts[0] if isinstance(each, p.OneOf) else each)
        if isinstance(each, p.OneOf):  # one of its Ranged Attacks may target that
            added = [thing for thing in added if not shot_elsewhere(action, target, thing)]
        if isinstance(each, p.Noun) and each.kinds == (
            "card",
        ):  # only where it is may be otherwise (samurai.wording.03)
            added = [thing for thing in added if may_be_shot(game, thing)]
        found = [*found, *(thing for thing in added if thing not in found)]
    if target.must is not None:
        found = [thing for thing in found if nouns.matches(game, action, target.must, thing)]
    return found


def shot_elsewhere(action: Action, target: CompiledTarget, thing: int) -> bool:
    """Does another Ranged Attack of the same action target this thing?"""
    slots = () if action.ability is None else action.ability.ranged_slots
    return any(slot != target.slot and thing in (action.targets.slots[slot] or ()) for slot in slots)


def widened_later(game: CcgGame, action: Action) -> list[p.Node]:
    """Return what else the player's Reactions will let the Ranged Attacks of the action target once it is announced."""
    event = foreseen.coming(game, action, ANNOUNCE)
    return [
        p.These(tuple(meaning.things(game, text, change.of)))
        for text in foreseen.answers(game, event, p.Give)
        for change in allowed_targets(game, text)
        if change.of is not None
    ]


def allowed_targets(game: CcgGame, text: Action) -> list[p.Allow]:
    """Return what a text lets Ranged Attacks target, its own or those of the action that it answers to, as its conditions are
    now."""
    effects = () if text.ability is None else text.ability.effects
    if not any(isinstance(each, p.Allow) for each in p.walk(effects)):
        return []  # saves time only
    return _allowed_now(game, text, effects)


def _allowed_now(game: CcgGame, text: Action, effects: tuple[p.Effect, ...]) -> list[p.Allow]:
    found: list[p.Allow] = []
    holds = False
    for node in effects:
        if isinstance(node, p.Give):
            if isinstance(node.what, p.Ref) and node.what.to == "ranged attack":
                if node.condition is None or meaning.holds(game, text, node.condition):
                    found += [each for each in node.changes if isinstance(each, p.Allow) and each.verb == "target"]
        elif isinstance(node, p.If):
            holds = meaning.holds(game, text, node.condition)
            found += _allowed_now(game, text, node.effects if holds else node.otherwise)
        elif isinstance(node, p.Otherwise) and not holds:
            found += _allowed_now(game, text, node.effects)
    return found


def said_of_attack(game: CcgGame, action: Action) -> list[p.Node]:
    """Return what else the text itself lets its Ranged Attack target, in a sentence after it (samurai.g-effects.09)."""
    return [change.of for change in allowed_targets(game, action) if change.of is not None]


class ChooseTargets(Frame["CcgGame"]):
    """Required targeting: every target in the order of the text, one thing at a time (celestial.targeting.01)."""

    STEPS: ClassVar[tuple[str, ...]] = ("begin", "choose", "reactions", "chosen")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "partial")
    ANEW: ClassVar[tuple[str, ...]] = ("choose",)
    ARGS: ClassVar[int] = 1

    def __init__(self, action: Action) -> None:
        self.action: Action = action
        self.partial: list[int] | None = None

    def begin(self, game: CcgGame) -> None:
        """Open the window in which players answer before anything is targeted."""
        if game.may_answer(CHOOSE_TARGETS):
            game.push(Window(self._event(), self.action.card, "before", list(game.audience())))

    def _event(self) -> Event:
        """The event before which players may answer that targets are chosen."""
        event = Event(CHOOSE_TARGETS, [self.action.card], self.action.player)
        event.action = self.action
        event.cause = "action"
        return event

    def choose(self, game: CcgGame) -> None:
        """Ask for the next target."""
        action = self.action
        ability = action.ability
        assert ability is not None
        for target in ability.targets:
            if action.targets.slots[target.slot] is None and needed(game, action, target):
                self.again()
                self._ask(game, target)
                return

    def _ask(self, game: CcgGame, target: CompiledTarget) -> None:
        """Ask for the next thing of this target, or settle the slot where nothing is left to choose."""
        action = self.action
        node = target.node
        chosen = self.partial or []
        if isinstance(node, p.Target) and node.all:
            action.targets.slots[target.slot] = legal_targets(game, action, target)
            return
        found = [thing for thing in legal_targets(game, action, target) if thing not in chosen]
        found = joint_targets.fitting(game, node.noun, chosen, found, node.least)
        possible = [thing for thing in found if completes(game, action, target, chosen, thing)]
        if action.event is not None and action.event.kind == PAY:
            possible = gold_payment.helpful(game, action, target.slot, possible) or possible
        must = False
        if action.ability is not None and target.slot in action.ability.moved_slots:
            possible, must = game.rules.actions.open_things(game, action, target.slot, chosen, possible)
        enough = len(chosen) >= node.least or node.optional or may_decline(game, action, node)
        enough = enough and not must and (not target.totals or self._suffices(game, target))
        if (not possible and (enough or chosen or not target.required)) or 0 <= most_of(game, action, node) <= len(
            chosen
        ):
            action.targets.slots[target.slot] = chosen
            self.partial = None
            return
        choices = [prompts.target_choice(game, thing) for thing in possible]
        if enough:
            choices.append(Choice("done"))
        if not choices:
            action.targets.slots[target.slot] = []
            action.effects_off = True
            return
        about = game.cards[action.card] if action.card >= 0 else None
        game.ask(self._chooser(game, target), "target", prompts.target_prompt(node), choices, about)

    def _chooser(self, game: CcgGame, target: CompiledTarget) -> int:
        """The player who chooses: whom the text names, whom a text has named for what its effects target, or who takes it."""
        action = self.action
        if target.node.chooser is not None:
            players = meaning.players_of(game, action, target.node.chooser)
            return seat_of(players[0]) if players else action.player
        return action.player if target.in_constraints or action.targets.chooser < 0 else action.targets.chooser

    def _suffices(self, game: CcgGame, target: CompiledTarget) -> bool:
        """Can the action be taken with what is chosen so far?"""
        self.action.targets.slots[target.slot] = self.partial or []
        possible = completable(game, self.action, 0)
        self.action.targets.slots[target.slot] = None
        return possible

    def answer(self, game: CcgGame, choice: Choice) -> None:
        action = self.action
        ability = action.ability
        assert ability is not None
        target = next(t for t in ability.targets if action.targets.slots[t.slot] is None and needed(game, action, t))
        chosen = [*(self.partial or [])]
        if choice.verb != "done":
            chosen.append(choice.value)
        most = most_of(game, action, target.node)
        if choice.verb == "done" or len(chosen) == most:
            action.targets.slots[target.slot] = chosen
            self.partial = None
        else:
            self.partial = chosen

    def reactions(self, game: CcgGame) -> None:
        """Open the window in which players answer to a thing being targeted."""
        action = self.action
        targeted = action.targeted()
        if targeted:
            event = Event(TARGET, kinds.unique(targeted), action.player)
            event.action = action
            event.cause = "target"
            game.happen(event)

    def chosen(self, game: CcgGame) -> None:
        """Open the window in which players answer after everything is targeted."""
        if game.may_answer(CHOOSE_TARGETS):
            event = self._event()
            event.done = event.things
            game.push(Window(event, self.action.card, "after", list(game.audience())))


def can_perform(game: CcgGame, action: Action) -> bool:
    """May the performers of the action, as far as they are chosen, perform it?"""
    if "perform" not in game.banned() or not action.is_action:
        return True
    event = Event(ANNOUNCE, [action.card], action.player)
    event.action = action
    performers = action.targets.performers or game.rules.actions.performers(game, action)
    return not any(prevention.may_not(game, "perform", each, event) for each in performers)


def ranged_targets(game: CcgGame, action: Action) -> list[int]:
    """A Follower, or a Personality without Followers, in the current enemy army (celestial.ranged.01)."""
    place = game.current_battlefield()
    mine = sides.side_of_player(game, action.player)
    if mine == NO_SIDE:
        return []
    found: list[int] = []
    for unit in game.army(place, DEFENDING if mine == ATTACKING else ATTACKING):
        followers = [c for c in game.states[unit].attachments if game.behaviours[c].type == "follower"]
        found.extend(followers or [unit])
    return found


def may_be_shot(game: CcgGame, thing: int) -> bool:
    """Is the card a Follower, or a Personality without Followers?"""
    if thing not in game.states:
        return False
    kind = game.behaviours[thing].type
    attached = [game.behaviours[card].type for card in game.states[thing].attachments]
    return kind == "follower" or (kind == "personality" and "follower" not in attached)


def duel_partners(
    game: CcgGame, action: Action, node: p.Challenge, target: CompiledTarget, found: list[int]
) -> list[int]:
    """The Personalities that may be challenged: those of another player."""
    mine = meaning.things(game, action, node.challenger)
    if target.node is node.challenged and mine:
        found = [card for card in found if game.controller(card) != game.controller(mine[0])]
    if game.forbids() and target.slot in slots_in(node.challenged):
        found = [card for card in found if not prevention.forbidden(game, "challenge", card)]
    return found
