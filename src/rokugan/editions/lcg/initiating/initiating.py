"""Initiating abilities: the steps of the book's entry "Initiating Abilities/Playing Cards" for events and triggered abilities.

Characters and attachments are played by `playing.py`, which follows the same steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.core.windows import AnswerWindow
from rokugan.editions.lcg.changes.decks import refill_all
from rokugan.editions.lcg.changes.noting import spot
from rokugan.editions.lcg.table.abilities import (
    BE_PLAYED,
    PLAY,
    TOUCHES_LIMITS,
    TOUCHES_PLACES,
    TRIGGER,
    Ability,
)
from rokugan.editions.lcg.table.kinds import CARD_PLAYED, EFFECTS_RESOLVED, INITIATES
from rokugan.editions.lcg.table.knowing import THIS, stamp_of
from rokugan.editions.lcg.table.places import home_of
from rokugan.editions.lcg.table.printed import hearing
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import BEING_PLAYED, EVENT, HAND, player_thing
from rokugan.program.lcg.keywords import LIMITED

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


# ------------------------------------------------------------------------------------------------ 1, 2: may it begin?


def could_use(game: LcgGame, use: Use, anywhere: bool = False) -> bool:
    """Can this ability be initiated now: restrictions, targets, costs, and an effect that could change something? `anywhere`: a
    text plays its card from wherever it is."""
    ability, card, seat = use.ability, use.card, use.seat
    assert ability is not None
    if ability.in_conflict and game.conflict is None:  # saves time only
        return False  # saves time only
    printed = game.printed[card]
    if not anywhere and not (ability.zones >> game.where[card]) & 1 and not is_elsewhere(game, seat, card):
        return False
    use.type = printed.type
    if printed.type == EVENT:
        if not may_play_card(game, card, seat) or not game.can_spend(seat, game.cost_of(card)):
            return False
    elif game.forbidden(TRIGGER, card, use):
        return False
    return (
        is_within_limits(game, use, ability)
        and ability.legal(game, use)
        and ability.payable(game, use)
        and ability.has_targets(game, use)
        and ability.can_change(game, use)
    )


def is_elsewhere(game: LcgGame, seat: int, card: int) -> bool:
    """Does something let the player play this card from where it is, as if from his hand?"""
    return any(
        force.standing.lets_play(game, force, seat, card) and game.holds(force)
        for force in game.touching(TOUCHES_PLACES)
    )


def may_play_card(game: LcgGame, card: int, seat: int) -> bool:
    """Do the restrictions on playing a card let this player play it now?"""
    if game.keywords(card) & LIMITED and game.players[seat].limited:
        return False  # one limited card in each round
    for standing in game.printed[card].standing:
        if not standing.may_play(game, card, seat):
            return False
    by = Use(card, seat)
    return not game.forbidden(BE_PLAYED, card, by) and not game.forbidden(PLAY, player_thing(seat), by)


def is_within_limits(game: LcgGame, use: Use, ability: Ability) -> bool:
    """May the ability still be used: once each round unless it says otherwise, each copy, each player; a maximum over all
    copies?"""
    card, seat = use.card, use.seat
    if ability.limit:
        used = game.uses.get((ability.period, card, game.instance[card], ability.name, seat), 0)
        if used >= ability.limit + extra_uses(game, card):
            return False
    if ability.maximum:
        used = game.most.get((ability.maximum_period, game.printed[card].title, ability.first_name, seat), 0)
        return used < ability.maximum
    return True


def extra_uses(game: LcgGame, card: int) -> int:
    """Return how many more uses each ability of the card has."""
    return sum(
        force.standing.extra_uses(game, force, card)
        for force in game.touching(TOUCHES_LIMITS)
        if force.standing.covers(game, force, card) and game.holds(force)
    )


def count_use(game: LcgGame, use: Use, ability: Ability) -> None:
    """Count a use of the ability; from a hidden area where its card stays it does not count (lcg.abilities.31)."""
    card, seat = use.card, use.seat
    if ability.limit and game.where[card] != HAND:
        key = (ability.period, card, game.instance[card], ability.name, seat)
        game.uses[key] = game.uses.get(key, 0) + 1
    if ability.maximum:
        most = (ability.maximum_period, game.printed[card].title, ability.first_name, seat)
        game.most[most] = game.most.get(most, 0) + 1


def end_period(game: LcgGame, period: int) -> None:
    """Forget the uses counted in this period."""
    if game.uses:
        game.uses = {key: count for key, count in game.uses.items() if key[0] != period}
    if game.most:
        game.most = {key: count for key, count in game.most.items() if key[0] != period}


def choice_of(game: LcgGame, use: Use, number: int, verb: str = "") -> Choice:
    """The move that initiates the ability: `play` for an event or a card in hand, else `use`; with its number if there are
    several."""
    card = use.card
    abilities = game.abilities(card)
    tail = f":{abilities.index(use.ability) + 1}" if len(abilities) > 1 else ""
    if not verb:
        verb = "play" if game.printed[card].type == EVENT or game.where[card] == HAND else "use"
    return Choice(verb, game.cards[card], tail, number)


def initiate(game: LcgGame, use: Use) -> None:
    """Begin: the player shows the card."""
    use.origin = game.where[use.card]
    use.type = game.printed[use.card].type
    use.numbers += [THIS, 1, use.card, stamp_of(game, use.card)]
    game.push(Initiation(use))


# ---------------------------------------------------------------------------------------------------------- 3 to 7


class Initiation(Frame["LcgGame"]):
    """An event or a triggered ability on its way from its costs to the end of its effects."""

    FIELDS: ClassVar[tuple[str, ...]] = ("use", "initiation", "held")
    STEPS: ClassVar[tuple[str, ...]] = (
        "fix_x", "pay_costs", "costs_are_paid", "choose_targets", "effects_would_initiate", "is_triggered", "resolve", "refill",
        "repeat", "reactions_held_back", "leave_table", "resolved",
    )  # fmt: skip
    ARGS: ClassVar[int] = 1

    def __init__(self, use: Use) -> None:
        self.use: Use = use
        self.initiation: Event | None = None
        self.held: list[list[Event]] = []  # what has happened, and may be reacted to when it has resolved twice

    def fix_x(self, game: LcgGame) -> None:
        """An X that the player chooses is fixed before anything is paid (lcg.costs.11)."""
        ability = self.use.ability
        assert ability is not None
        most = ability.most_x(game, self.use)
        if most >= 1:
            choices = [Choice("choose", tail=str(number), value=number) for number in range(1, most + 1)]
            game.ask(self.use.seat, "choose", say("prompts.what_is_x"), choices, game.cards[self.use.card])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        self.use.x = choice.value

    def pay_costs(self, game: LcgGame) -> None:
        """3 and 4: the fate cost with its modifiers, and what else the text wants (lcg.costs: all at once)."""
        use = self.use
        ability = use.ability
        assert ability is not None
        entry = game.note("plays" if use.type == EVENT else "uses", use.seat, game.cards[use.card])
        entry.came = spot(game, use.card)
        if use.type == EVENT:
            use.cost = game.cost_of(use.card, use.x)
            game.players[use.seat].fate -= use.cost
            game.touch()
        ability.pay(game, use)

    def costs_are_paid(self, game: LcgGame) -> None:
        """If a cost was prevented, the initiation ends here: an event stays where it was, an ability is not used
        (lcg.costs.07, .08)."""
        use = self.use
        if use.unpaid:
            if use.ability is not None and not use.ability.forced:
                forget_answer(game)
            self.finish()
            return
        if use.type == EVENT:
            game.put(use.card, use.seat, BEING_PLAYED)

    def choose_targets(self, game: LcgGame) -> None:
        """5: targets, and selections before the dash; whatever is eligible now (lcg.targeting.05)."""
        use = self.use
        assert use.ability is not None
        if not use.ability.has_targets(game, use):
            use.canceled = True
            return
        use.ability.choose(game, use)

    def effects_would_initiate(self, game: LcgGame) -> None:
        """6: cancels can be used; the ability counts as used from now on, canceled or not (lcg.negation.03)."""
        use = self.use
        assert use.ability is not None
        if not use.again:
            count_use(game, use, use.ability)
        if game.heard.to[INITIATES] and not use.canceled:
            self.initiation = Event(INITIATES, use.card, use.seat, use=use)
            game.happens(self.initiation)

    def is_triggered(self, game: LcgGame) -> None:
        """The card is played: what waits for that can react before the effects resolve (lcg.events-cards.02)."""
        use = self.use
        if self.initiation is not None and self.initiation.canceled:
            use.canceled = True
        if use.type == EVENT and not use.again:
            if game.keywords(use.card) & LIMITED:
                game.players[use.seat].limited += 1
            game.happens(Event(CARD_PLAYED, use.card, use.seat, use.origin, use=use))

    def resolve(self, game: LcgGame) -> None:
        """7: the effects, unless they were canceled."""
        use = self.use
        assert use.ability is not None
        if use.canceled:
            game.note("is canceled", use.seat, game.cards[use.card]).cause = "effect"
        else:
            use.ability.resolve(game, use)

    def refill(self, game: LcgGame) -> None:
        """Refill the provinces from which the effects took a card."""
        if game.refills:
            numbers, game.refills = game.refills, []
            refill_all(game, numbers)

    def repeat(self, game: LcgGame) -> None:
        """ "Resolve this ability twice": steps 5 to 7 again, with new targets; it counts as used and played once."""
        use = self.use
        if use.repeats:
            use.repeats -= 1
            use.targets, use.picks = [], []
            use.again = True
            self.goto("choose_targets")

    def reactions_held_back(self, game: LcgGame) -> None:
        """What has happened in both resolutions can be reacted to now, in its order (lcg.abilities.22)."""
        if self.held:
            clear_event(game, self.use)
            for events in self.held[::-1]:
                game.react(events)
            self.held = []

    def holds_back(self) -> bool:
        """Do reactions wait: is the ability resolving, and may it resolve twice?"""
        ability = self.use.ability
        return ability is not None and ability.twice and self.at in RESOLVING

    def leave_table(self, game: LcgGame) -> None:
        """Put an event into its owner's discard pile."""
        clear_event(game, self.use)

    def resolved(self, game: LcgGame) -> None:
        """The effects of an event have resolved."""
        use = self.use
        if (
            use.type == EVENT
            and not use.canceled
            and not use.copied
            and game.heard.at[hearing(EFFECTS_RESOLVED, False)]
        ):
            game.happens(Event(EFFECTS_RESOLVED, use.card, use.seat, use=use))


def copy_effects(game: LcgGame, use: Use, seat: int) -> None:
    """Resolve the effects of an event as if the player had played it: no costs, no triggering condition, new targets."""
    frame = Initiation(copy_of(use, seat))
    frame.goto("choose_targets")
    game.push(frame)


def copy_of(use: Use, seat: int) -> Use:
    """The same ability, used by another player."""
    new = Use(use.card, seat, use.ability)
    new.type, new.origin, new.x = use.type, use.origin, use.x
    new.again = new.copied = True
    return new


RESOLVED = Initiation.STEPS.index("resolve") + 1  # where it stands when its effects are being carried out
RESOLVING = (RESOLVED, RESOLVED + 1, RESOLVED + 2)


def is_resolving(game: LcgGame) -> bool:
    """Are the effects of an ability being carried out?"""
    for frame in game.stack[::-1]:
        if isinstance(frame, Initiation):
            return frame.at == RESOLVED
    return False


def holder(game: LcgGame) -> Initiation | None:
    """The ability under way that holds back the reactions to what it does."""
    for frame in game.stack[::-1]:
        if isinstance(frame, Initiation):
            return frame if frame.holds_back() else None
    return None


def forget_answer(game: LcgGame) -> None:
    """Let an ability that was not paid for be used again in the window in which it was begun: it was not used."""
    below = game.stack[-2] if len(game.stack) > 1 else None
    if isinstance(below, AnswerWindow) and below.used:
        below.used.pop()


def clear_event(game: LcgGame, use: Use) -> None:
    """Put an event that has resolved into its owner's discard pile."""
    if game.where[use.card] == BEING_PLAYED:
        game.put(use.card, game.cards[use.card].owner, home_of(game, use.card))


def clear_before_reactions(game: LcgGame) -> None:
    """Discard an event whose last effect has just happened, before the reactions to it (lcg.events-cards.02)."""
    for frame in game.stack[-2::-1]:
        if isinstance(frame, Initiation):
            if frame.use.type == EVENT and frame.at >= RESOLVED:
                clear_event(game, frame.use)
            return
        if frame.at < len(frame.STEPS):
            return
