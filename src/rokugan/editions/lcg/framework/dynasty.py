"""I. Dynasty phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.noting import by_rule
from rokugan.editions.lcg.framework.phases import Phase
from rokugan.editions.lcg.initiating.playing import PlayCharacter, can_play_character
from rokugan.editions.lcg.table.abilities import HAVE_FATE_PLACED
from rokugan.editions.lcg.table.kinds import CARD_DISCARDED, CARD_TURNED_UP, FATE_COLLECTED, FATE_GAINED, FATE_PLACED
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import CHARACTER, DYNASTY_PHASE, HAND, INCOME
from rokugan.editions.lcg.windows.actions import ActionWindow, actions, take

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

PASSED_FIRST: Final = "lcg.dynasty.02"  # by this rule one gains fate for passing
BUY = 1
DUPLICATE = 2


class DynastyPhase(Phase):
    """1.1 to 1.5."""

    FIELDS: ClassVar[tuple[str, ...]] = ("turning",)
    STEPS: ClassVar[tuple[str, ...]] = ("begins", "reveal", "collect_fate", "play_cards", "expires", "ends")
    PHASE: ClassVar[int] = DYNASTY_PHASE

    def __init__(self) -> None:
        self.turning: int = 0  # cards are turned over one at a time

    def reveal(self, game: LcgGame) -> None:
        """1.2: in player order, from left to right, one at a time."""
        while self.turning < 10:
            seat = game.first if self.turning < 5 else 1 - game.first
            province = game.provinces[seat * 5 + self.turning % 5]
            for card, shown in zip(province.cards, province.shown, strict=True):
                if not shown:
                    self.again()
                    game.happens(Event(CARD_TURNED_UP, card, seat, rule="lcg.dynasty.04"))
                    return
            self.turning += 1

    def collect_fate(self, game: LcgGame) -> None:
        """1.3: the fate value of the stronghold, in player order."""
        for seat in (1 - game.first, game.first):  # frames are taken from the top, so the first player comes last
            income = game.value(game.players[seat].stronghold, INCOME)
            if income:
                game.push(Collect(seat, income))

    def play_cards(self, game: LcgGame) -> None:
        """1.4."""
        for player in game.players:
            player.passed = False
        game.push(DynastyWindow(game.first))


class Collect(Frame["LcgGame"]):
    """One player collects fate."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "income")
    STEPS: ClassVar[tuple[str, ...]] = ("collect",)
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, income: int) -> None:
        self.seat: int = seat
        self.income: int = income

    def collect(self, game: LcgGame) -> None:
        """The player takes fate from the general token pool."""
        game.happens(Event(FATE_COLLECTED, seat=self.seat, amount=self.income, rule="lcg.dynasty.05"))


class DynastyWindow(ActionWindow):
    """1.4: players alternate until one passes for good and gains 1 fate; the other goes on alone (lcg.turn.01)."""

    def opportunity(self, game: LcgGame) -> None:
        players = game.players
        if players[0].passed and players[1].passed:
            return
        self.again()
        if players[self.seat].passed:
            self.seat = 1 - self.seat
        game.active = self.seat
        choices = purchases(game, self.seat) + duplicates(game, self.seat) + actions(game, self.seat, False)
        choices.append(Choice("pass"))
        game.ask(self.seat, "dynasty", say("prompts.play_a_character_take_an_action"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        seat = self.seat
        self.seat = 1 - seat
        if choice.verb == "pass":
            self.give_up(game, seat)
        elif choice.verb == "buy":
            assert isinstance(choice.what, int)
            use = Use(choice.value, seat)
            use.type = CHARACTER
            frame = PlayCharacter(use)
            frame.fate = choice.what
            game.push(frame)
        elif choice.verb == "discard":
            assert isinstance(choice.what, int)
            discard_duplicate(game, seat, choice.value, choice.what)
        else:
            take(game, seat, choice)

    def give_up(self, game: LcgGame, seat: int) -> None:
        """Whoever passes first gains 1 fate (lcg.dynasty.02)."""
        is_first = not game.players[1 - seat].passed
        game.players[seat].passed = True
        by_rule(game.note("passes", seat), "lcg.dynasty.06")
        if is_first:
            game.happens(Event(FATE_GAINED, seat=seat, amount=1, rule=PASSED_FIRST))


def purchases(game: LcgGame, seat: int) -> list[Choice]:
    """The characters faceup in the player's provinces, with each number of fate that he could place on them."""
    found: list[Choice] = []
    for province in game.provinces_of(seat):
        for card, shown in zip(province.cards, province.shown, strict=True):
            if shown and game.printed[card].type == CHARACTER and can_play_character(game, card, seat):
                left = game.players[seat].fate - game.cost_of(card)
                if not game.can_spend(seat, left) or game.forbidden(HAVE_FATE_PLACED, card, Use(card, seat)):
                    left = 0
                for fate in range(left + 1):
                    choice = Choice(
                        "buy", game.cards[card], FATE_TAILS[fate] if fate < 30 else f" fate {fate}", card, fate
                    )
                    choice.spare_tail = not fate
                    found.append(choice)
    return found


FATE_TAILS = tuple(f" fate {count}" for count in range(30))


def duplicates(game: LcgGame, seat: int) -> list[Choice]:
    """Copies, in hand or faceup in a province, of unique characters that the player has in play (lcg.unique)."""
    mine = {game.printed[card].title: card for card in game.characters(seat) if game.printed[card].unique}
    shown = [
        card
        for province in game.provinces_of(seat)
        for card, is_up in zip(province.cards, province.shown, strict=True)
        if is_up
    ]
    found: list[Choice] = []
    for card in game.pile(seat, HAND) + shown:
        title = game.printed[card].title
        if title in mine:
            found.append(Choice("discard", game.cards[card], value=card, what=mine[title]))
    return found


def discard_duplicate(game: LcgGame, seat: int, card: int, copy: int) -> None:
    """Discard the duplicate and place 1 fate on the copy in play."""
    game.happen(
        [
            Event(CARD_DISCARDED, card, seat, other=seat, rule="lcg.unique.01"),
            Event(FATE_PLACED, copy, seat, 1, rule="lcg.unique.01"),
        ]
    )
