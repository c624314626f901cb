"""Legacy Holdings: fetched at set-up by those who do not go first, and after a Dynasty Phase without a new Holding."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions import legality
from rokugan.editions.ccg.actions.taking import TakeAction, TakeGiven
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.table.action import Offer, offered_action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.ids import DYNASTY_DECK, REACTION, player_thing
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.turn.phases import Turn
from rokugan.editions.ccg.turn.setup import SetUp

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _legacy() -> CompiledAbility:
    """`If you have brought no Holdings into play this turn, bow your Stronghold`; the rest is a procedure."""
    brought = p.Happened(p.Pattern("enter play", p.Noun(("holding",), plural=True), p.You()), positive=False)
    stronghold = p.Chosen(p.Noun(("stronghold",), whose="your"), 0)
    ability = compiled_ability(
        p.Ability(("reaction",), (), conditions=(brought,), constraints=(p.Bow(stronghold),)),
        0,
    )
    ability.key = "rules/legacy"
    ability.move = "legacy"
    return ability


LEGACY: CompiledAbility = _legacy()


def in_deck(game: CcgGame, seat: int) -> list[int]:
    """The Legacy Holdings of a player's Dynasty deck that he may control, in an order that tells nothing of the deck's."""
    return [
        card
        for card in sorted(game.players[seat].dynasty_deck, key=lambda card: game.cards[card].title)
        if is_legacy(game, card) and not entering_play.why_not_control(game, seat, card)
    ]


def in_provinces(game: CcgGame, seat: int) -> list[int]:
    """The Legacy Holdings in the provinces of a player that he may control."""
    return [
        card
        for province in game.standing(seat)
        for card in province.cards
        if is_legacy(game, card) and not entering_play.why_not_control(game, seat, card)
    ]


def is_legacy(game: CcgGame, card: int) -> bool:
    """Is the card a Legacy Holding?"""
    return game.behaviours[card].type == "holding" and current_keywords.has_keyword(game, card, "Legacy")


class SamuraiSetUp(SetUp):
    """The common set-up, with a Legacy Holding for those who do not go first (samurai.setup.05-.06)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "going_first", "legacies", "shuffle_decks", "provinces", "hands", "favor", "first_turn",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = ("asked",)
    ANEW: ClassVar[tuple[str, ...]] = ("legacies",)

    def __init__(self) -> None:
        self.asked: list[int] = []

    def ask_anew(self, game: CcgGame) -> bool:
        """The player who is asked has not been asked."""
        self.asked.pop()
        return False

    def legacies(self, game: CcgGame) -> None:
        """In turn order each of them may search for one and put it into play bowed."""
        for seat in game.others(game.active):
            if seat not in self.asked:
                self.again()
                self.asked.append(seat)
                choices = [Choice("legacy", game.cards[card], value=card) for card in in_deck(game, seat)]
                choices.append(Choice("pass"))
                game.ask(seat, "legacy", say("prompts.start_with_a_legacy_holding"), choices)
                return

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "legacy":
            seat = self.asked[-1]
            game.take_out(choice.value)
            state = game.enter(choice.value, seat)
            state.bowed = True
            state.slow = 3
            game.note("starts with", seat, game.cards[choice.value])


class SamuraiTurn(Turn):
    """The common turn, with the Legacy Reaction after the Dynasty Phase (samurai.dynasty.18)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "begin", "after_begin", "straighten", "events", "action", "attack", "dynasty", "legacy", "end",
        "before_turn_ends", "turn_ends",
    )  # fmt: skip

    def legacy(self, game: CcgGame) -> None:
        """A player who brought in no Holding this turn may bow his Stronghold and fetch a Legacy Holding."""
        seat = game.active
        action = offered_action(seat, Offer(player_thing(seat), LEGACY, REACTION))
        if game.players[seat].eliminated or not legality.may_use(game, action):
            return
        game.moment()
        found = in_deck(game, seat) or in_provinces(game, seat)
        if found:
            choices = [Choice("legacy", game.cards[card], value=card) for card in found]
            choices.append(Choice("pass"))
            game.ask(seat, "react", say("prompts.fetch_a_legacy_holding"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "legacy":
            offer = Offer(player_thing(game.active), LEGACY, REACTION)
            game.push(FetchLegacy(offered_action(game.active, offer), choice.value))

    def may_ask_anew(self) -> bool:
        return self.STEPS[self.at - 1] == "legacy"

    def ask_anew(self, game: CcgGame) -> bool:
        """The step that asked is done once more."""
        self.again()
        return False


class FetchLegacy(TakeGiven):
    """The Stronghold bows, the Holding is found and enters play without Gold."""

    STEPS: ClassVar[tuple[str, ...]] = ("announce", "pay", "taken", "before_resolution", "resolve", "shuffle", "ended")

    def show(self, game: CcgGame) -> None:
        """The Stronghold that bows and the Holding that comes tell it."""

    def pay(self, game: CcgGame) -> None:
        """Bow the Stronghold."""
        TakeAction.pay(self, game)

    def do(self, game: CcgGame) -> None:
        """The Holding enters play, bowed as Holdings do."""
        game.push(entering_play.BringIntoPlay(self.action.player, self.card, 0))

    def shuffle(self, game: CcgGame) -> None:
        """The searched deck is shuffled; what was not paid for searched nothing."""
        if not self.action.effects_off:
            game.shuffle(self.action.player, DYNASTY_DECK)
