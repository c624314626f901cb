"""What the core chapters of the book decide: battles, effects, costs, areas. The glossary's rules are built upon it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.cards import program as p
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg import costs, entry, leaving, standing, values
from rokugan.editions.ccg.attack import Battle
from rokugan.editions.ccg.behaviour import Behaviour
from rokugan.editions.ccg.context import DESTROY, DISCARD, REMOVE, RETURN, Context, Event
from rokugan.editions.ccg.rounds import ActionRound
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.things import BATTLE, FATE_DECK, NOTHING, is_province

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def end_battle(game: CcgGame) -> None:
    """The battle ends without resolution: what follows resolution follows now (samurai.resolution.11, samurai.battle.22)."""
    for frame in game.stack[::-1]:
        if isinstance(frame, ActionRound) and frame.mask == BATTLE:
            frame.passes = len(game.players)
        elif isinstance(frame, Battle):
            frame.goto("return_home")
            return


def needs_movement(game: CcgGame, context: Context) -> bool:
    """Is the Battle action legal only because it moves a unit to the current battlefield?"""
    info = context.info
    place = game.current_battlefield()
    if info is None or context.designator != BATTLE or place == NOTHING:
        return False
    if not game.rules.has_presence(game, context.player) and "no presence" not in info.allowances:
        return True
    moved = [thing for target in info.targets if target.moves_here for thing in context.slots[target.slot] or ()]
    return any(thing in game.states and game.location(thing) != place for thing in moved)


def traits_begin_again(game: CcgGame) -> None:
    """A trait that no longer gives a keyword may give it anew to who has lost it meanwhile (samurai.duration.06)."""
    for thing, held in list(game.modifiers.items()):
        for modifier in held:
            before = modifier.what
            if modifier.kind != "lose keyword" or not isinstance(before, tuple) or not before:
                continue
            left = tuple(source for source in before if source in values.givers_of(game, thing, modifier.word))
            if len(left) < len(before):
                later = modifier.lasting(modifier.until)
                later.what = left
                game.modifiers[thing] = tuple(later if each is modifier else each for each in game.modifiers[thing])
                game.touch()


class CostlyRegion(Frame["CcgGame"]):
    """Attaching a Region that has costs is optional; who does not pay discards it (samurai.regions.06)."""

    STEPS: ClassVar[tuple[str, ...]] = ("ask",)
    FIELDS: ClassVar[tuple[str, ...]] = ("entering",)
    ARGS: ClassVar[int] = 1

    def __init__(self, entering: entry.BringIntoPlay) -> None:
        super().__init__()
        self.entering: entry.BringIntoPlay = entering

    def ask(self, game: CcgGame) -> None:
        """Only who can pay is asked."""
        card, seat = self.entering.card, self.entering.seat
        context = Context(seat, card, None)
        if all(costs.can_pay(game, context, each) for each in entry.extra_costs(game, card)):
            game.ask(seat, "may", "Pay for this Region?", [Choice("yes"), Choice("no")], game.cards[card])
        else:
            game.rules.entry_unpaid(game, seat, card)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "yes":
            game.push(self.entering)
        else:
            game.rules.entry_unpaid(game, self.entering.seat, self.entering.card)


class CoreRules(Rules):
    """Samurai Edition without its glossary."""

    players_at_once: ClassVar[bool] = True
    decks_counted: ClassVar[bool] = False  # samurai.information.07
    negated_before_paying: ClassVar[bool] = True  # samurai.negation.09
    tucked_up: ClassVar[bool] = False  # samurai.zones.26
    refills_later: ClassVar[bool] = True  # samurai.provinces.06
    kinds_stand: ClassVar[bool] = True  # samurai.duration.12

    def settle(self, game: CcgGame) -> None:
        """Effects on all things of a kind cover what has come meanwhile; traits whose condition has ended may begin again."""
        if game.keyword_givers():
            traits_begin_again(game)
        if game.of_a_kind:
            standing.update(game)
        super().settle(game)

    def check_losses(self, game: CcgGame) -> None:
        """Who has lost leaves the game; of several at -20 at once the active player chooses the first."""
        if not leaving.is_ordered(game):
            super().check_losses(game)

    def first_action(self, game: CcgGame, seat: int, performer: int) -> None:
        """Several effects that give the first opportunity do not add up (samurai.battle.09)."""
        if not any(each.seat == seat and each.mask == BATTLE and not each.additional for each in game.extra_actions):
            super().first_action(game, seat, performer)

    def fate_in_province(self, game: CcgGame, card: int) -> None:
        """It goes to the top of its owner's Fate deck instead (samurai.zones.08)."""
        game.take_out(card)
        game.put(card, FATE_DECK)

    def reveal_costly_region(self, game: CcgGame, frame: entry.BringIntoPlay) -> None:
        game.push(CostlyRegion(frame))

    def shamed_by(self, game: CcgGame, event: Event) -> list[int]:
        """A gain that `does not rehonor` is gained as any other (samurai.dishonor.11)."""
        info = None if event.context is None else event.context.info
        if info is not None and any(
            isinstance(each, p.Allow) and each.verb == "no rehonoring" for each in info.effects
        ):
            return []
        return super().shamed_by(game, event)

    def options_open(self, game: CcgGame, context: Context, options: list[tuple[p.Node, ...]]) -> list[bool]:
        """An action that is legal only for moving a unit here must move it here (samurai.actions.24)."""
        if not needs_movement(game, context):
            return super().options_open(game, context, options)
        here = [any(isinstance(each, p.Move) and each.to == "battlefield" for each in option) for option in options]
        return here if any(here) else super().options_open(game, context, options)

    def destinations(self, game: CcgGame, context: Context, found: list[int]) -> list[int]:
        place = game.current_battlefield()
        return [place] if place in found and needs_movement(game, context) else found

    def entry_unpaid(self, game: CcgGame, seat: int, card: int) -> None:
        """A card whose costs could not be paid is discarded; an attachment stays where it came from (samurai.costs.16)."""
        if not game.behaviours[card].is_attachment:
            event = Event(DISCARD, [card], seat)
            event.cause = "rules"
            game.happen(event)

    def prints(self, behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
        """Only Action cards and Spells have the keywords of their abilities (samurai.cards.03, .04)."""
        inherits = behaviour.type in ("strategy", "spell")
        return super().prints(behaviour, keyword, of_abilities and inherits)

    def take_control(self, game: CcgGame, event: Event) -> None:
        """A Region stays attached to its province (samurai.control.05)."""
        if all(is_province(game.states[card].host) for card in event.things):
            game.happen(event)
        else:
            super().take_control(game, event)

    def leaving_along(self, game: CcgGame, event: Event) -> list[int]:
        """Attachments leave as their Personality does, each by an effect of its own (samurai.attachments.05, .07)."""
        if event.kind not in (DESTROY, DISCARD, REMOVE, RETURN):
            return []
        return [
            card
            for thing in event.things
            if thing in game.states
            for card in game.states[thing].attachments
            if card not in event.things
        ]

    def negates(self, game: CcgGame, context: Context, node: p.Negate) -> bool:
        """A battle may be ended without resolution."""
        if node.verb != "battle resolution" or node.what is not None or game.attack is None:
            return super().negates(game, context, node)
        end_battle(game)
        return True
