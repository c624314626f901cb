"""Legacy Holdings: fetched at set-up by those who do not go first, and after a Dynasty Phase without a new Holding."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.table.action import Action, make
from rokugan.editions.ccg.table.compiled_card import CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.event_kinds import BOW, ENTER
from rokugan.editions.ccg.table.ids import DYNASTY_DECK, player_thing
from rokugan.editions.ccg.text.held import held_keywords
from rokugan.editions.ccg.turn.phases import Turn
from rokugan.editions.ccg.turn.setup import SetUp

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def _legacy() -> CompiledAbility:
    ability = compiled_ability(p.Ability(("reaction",), (), uses=p.Uses(1, "turn")), 0)
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
    return game.behaviours[card].type == "holding" and held_keywords.has_keyword(game, card, "Legacy")


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
        player = game.players[seat]
        brought = any(code == ENTER and game.behaviours[what].type == "holding" for code, what, _, _ in game.happened)
        if player.eliminated or brought or game.states[player.stronghold].bowed:
            return
        game.moment()
        found = in_deck(game, seat) or in_provinces(game, seat)
        if found:
            choices = [Choice("legacy", game.cards[card], value=card) for card in found]
            choices.append(Choice("pass"))
            game.ask(seat, "react", say("prompts.fetch_a_legacy_holding"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "legacy":
            game.push(FetchLegacy(game.active, choice.value))

    def may_ask_anew(self) -> bool:
        return self.STEPS[self.at - 1] == "legacy"

    def ask_anew(self, game: CcgGame) -> bool:
        """The step that asked is done once more."""
        self.again()
        return False


class FetchLegacy(Frame["CcgGame"]):
    """The Stronghold bows, the Holding is found and enters play without Gold."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "put_into_play", "shuffle")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "action")
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, card: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.action: Action = Action(seat, player_thing(seat), LEGACY)

    def pay(self, game: CcgGame) -> None:
        """Bow the Stronghold."""
        game.happen(make(BOW, [game.players[self.seat].stronghold], self.action, "cost"))

    def put_into_play(self, game: CcgGame) -> None:
        """The Holding enters play, bowed as Holdings do, if the Stronghold has bowed; else nothing was searched."""
        if self.action.payment.unpaid:
            self.finish()
            return
        game.push(entering_play.BringIntoPlay(self.seat, self.card, 0))

    def shuffle(self, game: CcgGame) -> None:
        """The searched deck is shuffled."""
        game.shuffle(self.seat, DYNASTY_DECK)
