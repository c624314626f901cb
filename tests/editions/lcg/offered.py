"""The Living Card Game's half of trying what is offered (`rokugan.testing.offers`): uses, prices, and the cards laid in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rokugan.core.decision import Choice
from rokugan.core.game import plain
from rokugan.editions.lcg.effects.rings import RingEffect
from rokugan.editions.lcg.initiating.initiating import Initiation, is_within_limits, may_play_card
from rokugan.editions.lcg.table.abilities import ACTION, TRIGGER, Ability
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import BEING_PLAYED, CONFLICT_DISCARD, EVENT, HAND, IN_PLAY
from rokugan.editions.lcg.text import doing
from rokugan.editions.lcg.text.ability import TextAbility
from rokugan.editions.lcg.text.doing import Perhaps, Pick, Select
from rokugan.editions.lcg.text.prospects import can_do, is_eligible
from rokugan.editions.lcg.text.scene import of_use
from rokugan.editions.lcg.text.tables import COST
from rokugan.editions.lcg.windows.actions import ActionWindow
from rokugan.editions.lcg.windows.happening import Window
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.walking import referents
from rokugan.program.node import walk

NEXT = "Nth('next')"  # a discount for the next event that is played: playing it uses that up
TARGETS = Initiation.STEPS.index("choose_targets")

# Cards that prevent, replace, cancel and forbid, laid into each position by chance.
LAID_IN = {
    "Steady": "Characters cannot be bowed.",
    "Waker": "Characters your opponent controls cannot be readied.",
    "Modest": "Characters cannot be honored.",
    "Proud": "Characters cannot be dishonored.",
    "Rooted": "Characters you control cannot be moved.",
    "Miser": "Your opponent cannot spend fate.",
    "Barren": "Your opponent cannot draw cards.",
    "Humble": "Your opponent cannot gain honor.",
    "Firm": "Provinces cannot be broken.",
    "Silent": "Your opponent cannot resolve ring effects.",
    "Hollow": "Fate cannot be placed on characters your opponent controls.",
    "Clinging": "Characters cannot leave play.",
    "Apart": "Characters with 1 or more fate cannot participate in conflicts.",
    "Immune": "Each character you control is immune to events.",
    "Savior": "Forced Interrupt: When another character would leave play – discard this character instead.",
    "Bearer": "Forced Interrupt: When another character you control would be dishonored – dishonor this character instead.",
    "Nay": "Forced Interrupt: When the effects of an event your opponent plays would initiate – cancel those effects.",
}


class LivingUse:
    """A use of an ability: which card, whose."""

    def __init__(self, game: LcgGame, card: int, ability: Ability) -> None:
        self.card = card
        self.ability = ability
        self.title = game.cards[card].title

    def __str__(self) -> str:
        return self.title


class Living:
    """How uses of the Living Card Game go."""

    def use_of(self, game: LcgGame, choice: Choice) -> LivingUse | None:
        frame = game.stack[-1]
        if isinstance(frame, Window) and choice.verb in ("use", "play"):
            offered = frame.offered[choice.value]
            ability = offered.ability
            return None if ability is None or _comes_later(ability) else LivingUse(game, offered.card, ability)
        if isinstance(choice.what, TextAbility) and choice.verb in ("use", "play"):
            return LivingUse(game, choice.value, choice.what)
        return None

    def _frame(self, game: LcgGame, use: LivingUse) -> Initiation | None:
        for frame in game.stack:
            if isinstance(frame, Initiation) and frame.use.card == use.card and frame.use.ability is use.ability:
                return frame
        return None

    def is_under_way(self, game: LcgGame, use: LivingUse) -> bool:
        return self._frame(game, use) is not None

    def is_paid(self, game: LcgGame, use: LivingUse) -> bool:
        frame = self._frame(game, use)
        return frame is not None and frame is game.stack[-1] and frame.at == TARGETS and not frame.use.again

    def is_thwarted(self, game: LcgGame, use: LivingUse) -> bool:
        frame = self._frame(game, use)
        if frame is not None and frame.initiation is not None and frame.initiation.canceled:
            return True
        return any(
            isinstance(each, RingEffect) and each.event is not None and each.event.canceled for each in game.stack
        )

    def price_faults(self, before: LcgGame, game: LcgGame, use: LivingUse) -> list[str]:
        """Bowing, sacrificing, discarding and returning must be seen; who paid with honor has that much less, unless a card
        that was laid in gives him some."""
        frame = self._frame(game, use)
        if frame is None or not isinstance(use.ability, TextAbility):
            return []
        scene, found = of_use(game, frame.use, use.ability.text), []
        for cost in use.ability.program.costs:
            if (
                not isinstance(cost, n.Deed)
                or cost.patient is None
                or cost.verb not in ("bow", "sacrifice", "dishonor")
            ):
                continue
            node = cost.patient
            number = scene.text.number(node)
            cards = scene.get(number) if scene.is_bound(number) else [use.card] if node == n.This() else []
            for card in cards:
                state = game.states.get(card)
                done = (
                    state is None
                    if cost.verb == "sacrifice"
                    else state is not None and self._is(before, state, card, cost.verb)
                )
                if not done:
                    found.append(f"{game.cards[card].title} {cost.verb}")
        return found

    def _is(self, before: LcgGame, state: Any, card: int, verb: str) -> bool:  # noqa: ANN401
        if verb == "bow":
            return bool(state.bowed)
        return card in before.states and before.states[card].status != state.status

    def asks(self, game: LcgGame, use: LivingUse) -> bool:
        frame = game.stack[-1]
        if isinstance(frame, (Initiation, Pick, Select, Perhaps)):
            return frame.use.card == use.card
        return not isinstance(frame, Window)  # the side of the Favor, what a ring does, what is discarded

    def standing(self, game: LcgGame) -> object:
        """Everything but what was used how often, and where an event lies that is being played."""
        return plain(
            [
                [(p.honor, p.fate, p.dial, p.bid, p.opportunities, p.most, p.had, p.declared) for p in game.players],
                [(card, game.states[card]) for card in sorted(game.states)],
                game.provinces,
                [CONFLICT_DISCARD if zone == BEING_PLAYED else zone for zone in game.where],
                game.known, game.ring_fate, game.ring_owner, game.favor, game.favor_side, game.conflict, game.duel,
                game.in_force.all(), list(game.delayed), game.first,
            ],
            {},
        )  # fmt: skip

    def withheld(self, game: LcgGame) -> Iterator[tuple[str, LivingUse, Callable[[LcgGame], None]]]:
        """Actions whose restrictions are kept and whose costs could be paid, but which could change nothing."""
        frame, decision = game.stack[-1], game.decision
        if not isinstance(frame, ActionWindow) or decision is None:
            return
        seat = decision.seat
        cheaper = any(each.seat == seat and NEXT in each.standing.name for each in game.in_force.all())
        for card in ((*game.pile(seat, HAND),) if not cheaper else ()) + (*game.pile(seat, IN_PLAY),):
            for ability in game.abilities(card):
                if isinstance(ability, TextAbility) and _is_withheld(game, card, seat, ability):
                    yield (
                        f"use {game.cards[card].title}",
                        LivingUse(game, card, ability),
                        _beginner(card, seat, ability),
                    )

    @contextmanager
    def unchecked(self) -> Iterator[None]:
        has_targets = TextAbility.has_targets
        setattr(doing, "is_eligible", lambda *given: True)  # noqa: B010 (the module does not export it)
        setattr(TextAbility, "has_targets", lambda *given: True)  # noqa: B010
        try:
            yield
        finally:
            setattr(doing, "is_eligible", is_eligible)  # noqa: B010
            setattr(TextAbility, "has_targets", has_targets)  # noqa: B010


def _comes_later(ability: Ability) -> bool:
    """Is what it does seen only when it has resolved: it cancels something, or puts something in its place?"""
    return ability.cancels or (
        isinstance(ability, TextAbility) and any(isinstance(each, n.Instead) for each in walk(ability.program.effects))
    )


def _is_withheld(game: LcgGame, card: int, seat: int, ability: TextAbility) -> bool:
    use = Use(card, seat, ability)
    use.type = game.printed[card].type
    if ability.kind != ACTION or not (ability.zones >> game.where[card]) & 1 or _speaks_of_price(ability):
        return False
    if use.type == EVENT:
        if not may_play_card(game, card, seat) or not game.can_spend(seat, game.cost_of(card)):
            return False
    elif game.forbidden(TRIGGER, card, use):
        return False
    if not is_within_limits(game, use, ability) or not ability.legal(game, use):
        return False
    able = all(can_do(of_use(game, use, ability.text), each, COST) for each in ability.program.costs)
    return able and not (ability.has_targets(game, use) and ability.can_change(game, use))


def _speaks_of_price(ability: TextAbility) -> bool:
    """Do its effects speak of what its price was paid with?"""
    program = ability.program
    new = referents(program)
    paid = [number for number, each in enumerate(new) if any(each is part for part in walk(program.costs))]
    return any(isinstance(each, n.Ref) and each.number in paid for each in walk((*program.choices, *program.effects)))


def _beginner(card: int, seat: int, ability: TextAbility) -> Callable[[LcgGame], None]:
    def begin(game: LcgGame) -> None:
        use = Use(card, seat, ability)
        use.type, use.origin = game.printed[card].type, game.where[card]
        game.decision = None
        frame = Initiation(use)
        frame.goto("choose_targets")
        game.push(frame)

    return begin
