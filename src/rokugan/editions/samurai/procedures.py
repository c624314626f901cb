"""Procedures of the core chapters: a guest of both sides, costly Regions, the order in a discard pile, the end of a battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.decision import Choice, DecisionKind
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import battle_reach, legality, offers
from rokugan.editions.ccg.actions.rounds import ActionRound
from rokugan.editions.ccg.actions.running_text import RunEffects
from rokugan.editions.ccg.battle.attack import Battle
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.effects import interference
from rokugan.editions.ccg.events.allies import SIDES
from rokugan.editions.ccg.table.action import Action, Event, Offer
from rokugan.editions.ccg.table.event_kinds import GIVE, MOVE
from rokugan.editions.ccg.table.ids import BATTLE, DYNASTY_DISCARD, FATE_DISCARD, NOTHING
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.text.described.picking import PickOne
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def end_battle(game: CcgGame) -> None:
    """The battle ends without resolution: what follows resolution follows now (samurai.resolution.11, samurai.battle.22)."""
    for frame in game.stack[::-1]:
        if isinstance(frame, ActionRound):
            frame.close()
        elif isinstance(frame, Battle):
            frame.goto("return_home")
            return


def lacks_presence(game: CcgGame, action: Action) -> bool:
    """Is the Battle action legal only if it moves a unit of its player to the current battlefield (samurai.battle.13)?"""
    return not battle_reach.has_presence(game, action.player) and not legality.lifts(game, action, "no presence")


def needs_movement(game: CcgGame, action: Action) -> bool:
    """Is the Battle action legal only because it moves a unit to the current battlefield?"""
    place = game.current_battlefield()
    if action.designator != BATTLE or place == NOTHING:
        return False
    ability = action.ability
    assert ability is not None
    if lacks_presence(game, action):
        return True
    if ability.may_move_self and is_elsewhere(game, action.card, place) and not legality.lifts(game, action, "absent"):
        return True
    return any(
        is_elsewhere(game, thing, place) and not battle_reach.named_elsewhere(game, action, target, thing)
        for target in ability.targets
        if target.moves_here
        for thing in action.targets.slots[target.slot] or ()
    )


def is_elsewhere(game: CcgGame, thing: int, place: int) -> bool:
    """Is the card in a unit that is not at that battlefield?"""
    return thing in game.states and game.personality_of(thing) != NOTHING and game.location(thing) != place


def can_come(game: CcgGame, action: Action, thing: int, place: int) -> bool:
    """Is the thing in a unit elsewhere that neither the rules nor a text keep from moving to that battlefield?"""
    if not is_elsewhere(game, thing, place):
        return False
    event = Event(MOVE, [game.personality_of(thing)], action.player)
    event.action, event.cause, event.place = action, "effect", place
    return not prevention.would_stop(game, event)


def open_things(
    game: CcgGame, action: Action, slot: int, chosen: list[int], found: list[int]
) -> tuple[list[int], bool]:
    """Who moves units to the battle from elsewhere chooses such as can come, while there are any (samurai.battle.19); who has
    no unit there must choose one of his own (samurai.battle.13)."""
    place = game.current_battlefield()
    if action.designator != BATTLE:
        return found, False
    ability = action.ability
    assert ability is not None
    coming = [thing for thing in found if can_come(game, action, thing, place)]
    if lacks_presence(game, action):
        taken = [*chosen, *(thing for other in ability.moved_slots for thing in action.targets.slots[other] or ())]
        mine = [thing for thing in coming if game.controller(thing) == action.player]
        if mine and not any(can_come(game, action, thing, place) for thing in taken):
            return mine, True
    target = next((each for each in ability.targets if each.slot == slot), None)
    if not coming or target is None:
        return found, False
    kept = [
        thing
        for thing in found
        if thing in coming
        or not is_elsewhere(game, thing, place)
        or battle_reach.named_elsewhere(game, action, target, thing)
    ]
    return kept, False


def is_trait(game: CcgGame, card: int, forbid: p.Forbid) -> bool:
    """Does the prohibition stand on the card itself, and not only until some time?"""
    return card >= 0 and any(forbid is each for each in game.behaviours[card].forbids)


def is_of_its_bearer(forbid: p.Forbid) -> bool:
    """Does an attachment say it of the Personality it is attached to?"""
    return isinstance(forbid.what, p.Ref) and forbid.what.to == "bearer"


def end_negated(game: CcgGame) -> None:
    """A continuous negation of bonuses or penalties ends the ongoing ones for good (samurai.negation.10); what an attachment
    says of its Personality leaves them alone (samurai.g-negation.02)."""
    for card, player, forbid in game.forbids():
        stats = prevention.negated_stats(forbid.verbs)
        if not stats or not is_trait(game, card, forbid) or is_of_its_bearer(forbid):
            continue
        for thing in list(game.modifiers.on):
            event = Event(GIVE, [thing], -1)
            if prevention.in_force(game, forbid, card, player, event, thing):
                interference.end_ongoing(game, thing, forbid.verbs)


def traits_begin_again(game: CcgGame) -> None:
    """A trait that no longer gives a keyword may give it anew to who has lost it meanwhile (samurai.duration.06)."""
    for thing, held in list(game.modifiers.on.items()):
        for modifier in held:
            before = modifier.what
            if modifier.kind != "lose keyword" or not isinstance(before, tuple):
                continue
            left = tuple(
                source for source in before if source in current_keywords.givers_of(game, thing, modifier.word)
            )
            if len(left) < len(before):
                later = modifier.lasting(modifier.until)
                later.what = left
                game.modifiers.replace(modifier, later)
                game.touch()


class AttachAnywhere(PickOne):
    """A Region on its way to a province of its player's choice, whoever has that province."""

    KIND: ClassVar[DecisionKind] = "target"
    PROMPT: ClassVar[str] = say("prompts.to_which_province")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card

    def picker(self) -> int:
        return self.seat

    def about(self, game: CcgGame) -> Card | None:
        return game.cards[self.card]

    def choices(self, game: CcgGame) -> list[Choice]:
        """Every province that has no Region."""
        return [
            prompts.target_choice(game, province.thing)
            for seat in game.in_order(self.seat)
            for province in game.standing(seat)
            if province.region < 0
            and not entering_play.text_forbids_attaching(game, self.seat, self.card, province.thing)
        ]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        game.push(entering_play.BringIntoPlay(self.seat, self.card, 0, choice.value))


class CostlyRegion(Frame["CcgGame"]):
    """Attaching a Region that has costs is optional; who does not pay discards it (samurai.regions.06)."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask",)
    FIELDS: ClassVar[tuple[str, ...]] = ("entering",)
    ARGS: ClassVar[int] = 1

    def __init__(self, entering: entering_play.BringIntoPlay) -> None:
        self.entering: entering_play.BringIntoPlay = entering

    def ask(self, game: CcgGame) -> None:
        """Only who can pay is asked."""
        card, seat = self.entering.card, self.entering.seat
        if entering_play.can_pay_extra(game, seat, card):
            game.ask(seat, "may", say("prompts.pay_for_this_region"), [Choice("yes"), Choice("no")], game.cards[card])
        else:
            game.rules.costs.entry_unpaid(game, seat, card)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "yes":
            game.push(self.entering)
        else:
            game.rules.costs.entry_unpaid(game, self.entering.seat, self.entering.card)


class OrderCosts(Frame["CcgGame"]):
    """Optional costs are paid in any order among themselves and beside the mandatory ones, which keep theirs
    (samurai.costs.12, .20)."""

    STEPS: ClassVar[tuple[str, ...]] = ("order", "pay")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "due", "ordered")
    ARGS: ClassVar[int] = 2

    def __init__(self, action: Action, due: tuple[p.Effect, ...]) -> None:
        self.action: Action = action
        self.due: tuple[p.Effect, ...] = due
        self.ordered: tuple[p.Effect, ...] = ()

    def order(self, game: CcgGame) -> None:
        """Ask which is next, while there is a choice: the first mandatory one or any optional one."""
        firm = [number for number, cost in enumerate(self.due) if not isinstance(cost, p.May)]
        open_ = [number for number, cost in enumerate(self.due) if isinstance(cost, p.May) or number == min(firm)]
        if len(open_) > 1:
            self.again()
            wording = prompts.Alternatives([(number, asked_for(self.due[number])) for number in open_])
            choices = [Choice("order", value=number, wording=wording) for number in open_]
            game.ask(self.action.player, "order", say("prompts.which_cost_is_paid_next"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.ordered = (*self.ordered, self.due[choice.value])
        self.due = (*self.due[: choice.value], *self.due[choice.value + 1 :])

    def pay(self, game: CcgGame) -> None:
        """All of them, in that order."""
        game.push(RunEffects(self.action, (*self.ordered, *self.due), "cost"))


def asked_for(cost: p.Effect) -> tuple[p.Effect, ...]:
    """What a cost, also an optional one, asks for."""
    return cost.effects if isinstance(cost, p.May) else (cost,)


class TakeSide(Frame["CcgGame"]):
    """A third player whom both leaders have invited takes an action: as which side he does, he says after announcing it. It
    does not make him anybody's ally (samurai.multiplayer.02)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act", "over")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "offer", "sides")
    ARGS: ClassVar[int] = 3

    def __init__(self, seat: int, offer: Offer, sides: list[int]) -> None:
        self.seat: int = seat
        self.offer: Offer = offer
        self.sides: list[int] = sides

    def choose(self, game: CcgGame) -> None:
        """Ask for the side, if it can be taken as either."""
        if len(self.sides) == 1:
            self._take(game, self.sides[0])
            return
        choices = [Choice("choose", tail=SIDES[side], value=side) for side in self.sides]
        game.ask(self.seat, "choose", say("prompts.as_which_side_do_you_act"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self._take(game, choice.value)

    def _take(self, game: CcgGame, side: int) -> None:
        if game.attack is not None:
            game.attack.acting[self.seat] = side
        self.at = self.STEPS.index("act")

    def act(self, game: CcgGame) -> None:
        """The action itself."""
        offers.begin(game, self.seat, self.offer, None, NOTHING)

    def over(self, game: CcgGame) -> None:
        """Put the player on neither side again."""
        if game.attack is not None:
            game.attack.acting.pop(self.seat, None)


class OrderPile(Frame["CcgGame"]):
    """Cards that enter a discard pile together: their owner decides the order in which they go in (samurai.zones.12)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "cards")
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, cards: list[int]) -> None:
        self.seat: int = seat
        self.cards: list[int] = cards

    def choose(self, game: CcgGame) -> None:
        """Ask which is next, from the bottom to the top."""
        self.cards = [card for card in self.cards if game.where[card] in (FATE_DISCARD, DYNASTY_DISCARD)]
        if len({game.cards[card].definition.name for card in self.cards}) > 1:
            self.again()
            choices = [Choice("order", game.cards[card], value=card) for card in self.cards]
            game.ask(self.seat, "order", say("prompts.which_card_goes_into_the_discard"), choices)
        else:
            for card in self.cards:
                on_top(game, card)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.cards = [card for card in self.cards if card != choice.value]
        on_top(game, choice.value)


def on_top(game: CcgGame, card: int) -> None:
    """Lay a card of a discard pile on top of it."""
    pile = game.pile_with(card)
    pile.remove(card)
    pile.append(card)
