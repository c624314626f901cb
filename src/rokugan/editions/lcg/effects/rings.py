"""Ring effects: one for each element, resolved by the attacking player, or by whomever a card names."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import named, say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating.legality import (
    can_bow,
    can_dishonor,
    can_honor,
    can_lose_fate,
    can_ready,
    targetable,
)
from rokugan.editions.lcg.table.abilities import BE_DISCARDED, DRAW, GAIN_HONOR, RESOLVE, TOUCHES_RINGS
from rokugan.editions.lcg.table.kinds import CARD_DISCARDED, DRAWS, HONOR_GAINED, HONOR_GIVEN, RING_EFFECT
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import (
    AIR,
    EARTH,
    ELEMENTS,
    FIRE,
    HAND,
    NOTHING,
    VOID,
    WATER,
    player_thing,
    ring_thing,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

TAKE = 0
GAIN = 1
HONOR = 2
DISHONOR = 3
READY = 4
BOW = 5
# Air, earth, fire, void and water
RULES = ("lcg.ringeffects.02", "lcg.ringeffects.03", "lcg.ringeffects.04", "lcg.ringeffects.06", "lcg.ringeffects.05")
NAMES = ("take", "gain", "honor", "dishonor", "ready", "bow")


def ring_use(ring: int, seat: int) -> Use:
    """Return what the events of a ring effect come from."""
    use = Use(NOTHING, seat)
    use.ring = ring
    return use


def ways(game: LcgGame, element: int, use: Use) -> list[int]:
    """The ways in which a ring effect could change the game: alternatives, or 0 for an effect without any."""
    seat = use.seat
    if element == AIR:
        gain = [] if game.forbidden(GAIN_HONOR, player_thing(seat), use) else [GAIN]
        return [TAKE, *gain] if game.players[1 - seat].honor else gain
    if element == EARTH:
        draws = not game.forbidden(DRAW, player_thing(seat), use)
        loses = any(not game.forbidden(BE_DISCARDED, card, use) for card in game.pile(1 - seat, HAND))
        return [0] if draws or loses else []
    if element == FIRE:
        return [way for way in (HONOR, DISHONOR) if targets(game, element, way, use)]
    if element == WATER:
        return [way for way in (READY, BOW) if targets(game, element, way, use)]
    return [0] if targets(game, VOID, 0, use) else []


def could_resolve_ring(game: LcgGame, ring: int, seat: int) -> bool:
    """Could an effect of the ring change something if this player resolved it, and does nothing cancel it?"""
    use = ring_use(ring, seat)
    if game.forbidden(RESOLVE, ring_thing(ring), use):
        return False
    return any(ways(game, element, use) for element in game.elements_of(ring))


def targets(game: LcgGame, element: int, way: int, use: Use) -> list[int]:
    """The characters that a ring effect could choose."""
    found = [card for card in game.all_characters() if targetable(game, card, use)]
    if element == FIRE:
        if way == HONOR:
            return [card for card in found if can_honor(game, card, use)]
        if way == DISHONOR:
            return [card for card in found if can_dishonor(game, card, use)]
        return [card for card in found if can_honor(game, card, use) or can_dishonor(game, card, use)]
    if element == WATER:
        if way == READY:
            return [card for card in found if can_ready(game, card, use)]
        return [card for card in found if not game.states[card].fate and can_bow(game, card, use)]
    return [card for card in found if can_lose_fate(game, card, use)]


class RingEffect(Frame["LcgGame"]):
    """One ring effect is resolved, or passed up if it is optional (lcg.ringeffects)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ring", "seat", "optional", "element", "way", "use", "event", "target", "done")
    STEPS: ClassVar[tuple[str, ...]] = (
        "whether", "which_element", "would_resolve", "how", "whom", "honor_or_dishonor", "effect", "next_element",
    )  # fmt: skip
    ARGS: ClassVar[int] = 3

    def __init__(self, ring: int, seat: int, optional: bool) -> None:
        self.ring: int = ring
        self.seat: int = seat
        self.optional: bool = optional
        self.element: int = ring
        self.way: int = -1
        self.use: Use = ring_use(ring, seat)
        self.event: Event | None = None
        self.target: int = NOTHING
        self.done: list[int] = []  # the elements whose effects are resolved

    def elements(self, game: LcgGame) -> list[int]:
        """The elements whose effects could change something."""
        return [each for each in game.elements_of(self.ring) if each not in self.done and ways(game, each, self.use)]

    def whether(self, game: LcgGame) -> None:
        """The player may resolve it; what is canceled asks nobody, and nothing can be gained by what changes nothing."""
        if game.forbidden(RESOLVE, ring_thing(self.ring), self.use):
            self.finish()
        elif self.optional:
            choices = [Choice("no", value=0)]
            if self.elements(game):
                choices.insert(0, Choice("yes", value=1))
            game.ask(
                self.seat,
                "may",
                say("prompts.resolve_the_ring_s_effect", ring=named("elements", ELEMENTS[self.ring])),
                choices,
            )

    def which_element(self, game: LcgGame) -> None:
        """Of a ring with several elements, one (lcg.rings)."""
        found = self.elements(game)
        if not found:
            self.finish()
        elif len(found) == 1 and (self.done or len(game.elements_of(self.ring)) == 1):
            self.element = found[0]
        else:
            choices = [Choice("choose", tail=ELEMENTS[each], value=each) for each in found]
            game.ask(self.seat, "choose", say("prompts.which_element_s_effect"), choices)

    def would_resolve(self, game: LcgGame) -> None:
        """The effect is about to resolve."""
        self.use.rule = RULES[self.element]
        self.event = Event(RING_EFFECT, seat=self.seat, amount=self.element, other=self.ring, use=self.use)
        game.happens(self.event)

    def how(self, game: LcgGame) -> None:
        """Air and water offer two ways."""
        if self.event is not None and self.event.canceled:
            self.finish()
            return
        found = ways(game, self.element, self.use)
        if not found:
            self.finish()
        elif self.element in (AIR, WATER):
            choices = [Choice("choose", tail=NAMES[way], value=way) for way in found]
            game.ask(
                self.seat, "choose", say("prompts.the_ring", element=named("elements", ELEMENTS[self.element])), choices
            )

    def whom(self, game: LcgGame) -> None:
        """Fire, water and void choose a character."""
        if self.element not in (FIRE, WATER, VOID):
            return
        choices = [
            Choice("target", game.cards[card], value=card) for card in targets(game, self.element, self.way, self.use)
        ]
        game.ask(
            self.seat, "target", say("prompts.the_ring", element=named("elements", ELEMENTS[self.element])), choices
        )

    def honor_or_dishonor(self, game: LcgGame) -> None:
        """Fire: whichever changes the chosen character."""
        if self.element == FIRE:
            found = [way for way in (HONOR, DISHONOR) if self.target in targets(game, FIRE, way, self.use)]
            choices = [Choice("choose", tail=NAMES[way], value=way) for way in found]
            game.ask(self.seat, "choose", say("prompts.honor_or_dishonor"), choices, game.cards[self.target])

    def answer(self, game: LcgGame, choice: Choice) -> None:
        step = self.STEPS[self.at - 1]
        if step == "whether":
            if not choice.value:
                self.finish()
        elif step == "which_element":
            self.element = choice.value
        elif step == "whom":
            self.target = choice.value
        else:
            self.way = choice.value

    def effect(self, game: LcgGame) -> None:
        """What the effect does."""
        use, seat, target = self.use, self.seat, self.target
        if target != NOTHING:
            use.targets = [[target]]
        if self.element == AIR:
            if self.way == TAKE:
                game.happens(Event(HONOR_GIVEN, seat=1 - seat, other=seat, amount=1, use=use))
            else:
                game.happens(Event(HONOR_GAINED, seat=seat, amount=2, use=use))
        elif self.element == EARTH:
            earth(game, use)
        elif self.element == FIRE:
            if self.way == HONOR:
                deeds.honor(game, [target], use)
            else:
                deeds.dishonor(game, [target], use)
        elif self.element == WATER:
            if self.way == READY:
                deeds.ready(game, [target], use)
            else:
                deeds.bow(game, [target], use)
        else:
            deeds.remove_fate(game, [target], 1, use)

    def next_element(self, game: LcgGame) -> None:
        """Whoever resolves each of the ring's effects goes on with the next."""
        self.done.append(self.element)
        if resolves_each(game, self.ring, self.seat) and self.elements(game):
            self.way, self.target = -1, NOTHING
            self.goto("which_element")


def resolves_each(game: LcgGame, ring: int, seat: int) -> bool:
    """Does the player resolve all of the ring's effects?"""
    return any(
        force.standing.resolves_each(game, force, ring, seat) and game.holds(force)
        for force in game.touching(TOUCHES_RINGS)
    )


def earth(game: LcgGame, use: Use) -> None:
    """Draw 1 card and discard 1 at random from the opponent's hand: one occurrence (lcg.simultaneity.09)."""
    seat = use.seat
    events = [Event(DRAWS, seat=seat, amount=1, use=use)]
    hand = game.pile(1 - seat, HAND)
    if hand:
        card = hand[game.randomness.below(len(hand))]
        events.append(Event(CARD_DISCARDED, card, 1 - seat, HAND, other=seat, use=use))
    game.happen(events)
