"""Action windows: opportunities to act alternate until both players pass in a row (Appendix I, "Action Windows")."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.windows import Round
from rokugan.editions.lcg.initiating.initiating import choice_of, could_use, initiate, is_elsewhere
from rokugan.editions.lcg.initiating.playing import can_play_card, play_card
from rokugan.editions.lcg.table.abilities import ACTION, TOUCHES_ABILITIES, TOUCHES_PLACES, Ability
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import EVENT, HAND, IN_PLAY

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


class ActionWindow(Round["LcgGame"]):
    """An action window. The first player has the first opportunity, in a conflict the defending player (lcg.actions.03)."""

    STEPS: ClassVar[tuple[str, ...]] = ("opportunity",)
    ANEW: ClassVar[tuple[str, ...]] = ("opportunity",)
    ARGS: ClassVar[int] = 1

    def opportunity(self, game: LcgGame) -> None:
        """One action, or a pass; until both have passed in a row (lcg.turn.08)."""
        self.ask_next(game)

    def offers(self, game: LcgGame) -> list[Choice]:
        game.departed = {}  # nothing that is under way speaks of them
        return actions(game, self.seat, True)

    def prompt(self, game: LcgGame) -> str:
        return say("prompts.take_an_action_or_pass_2")

    def answer(self, game: LcgGame, choice: Choice) -> None:
        seat = self.seat
        if choice.verb == "pass":
            self.passed(game)
            return
        self.acted(game)
        take(game, seat, choice)


def take(game: LcgGame, seat: int, choice: Choice) -> None:
    """Carry out a choice that `actions` offered."""
    ability = choice.what
    if ability is None:
        play_card(game, choice.value, seat)
    else:
        assert isinstance(ability, Ability)
        initiate(game, Use(choice.value, seat, ability))


def actions(game: LcgGame, seat: int, from_hand: bool) -> list[Choice]:
    """Return what a player can do with an action opportunity: cards from hand (characters and attachments except in step 1.4,
    lcg.actions.04), and action abilities of the cards he controls."""
    found: list[Choice] = []
    printed = game.printed
    for card in game.pile(seat, HAND):
        add_card(game, seat, card, from_hand, found)
    granting = game.touched & TOUCHES_ABILITIES
    for card in game.pile(seat, IN_PLAY):
        if printed[card].acts or granting:
            add_abilities(game, seat, card, found)
    if game.far:
        for zone in range(game.zones):
            if (game.far >> zone) & 1:
                for card in game.pile(seat, zone):
                    if (printed[card].zones >> zone) & 1:
                        add_abilities(game, seat, card, found)
    for card in elsewhere(game, seat):
        add_card(game, seat, card, from_hand, found)
    return found


def elsewhere(game: LcgGame, seat: int) -> list[int]:
    """The cards that a player may play from where they are, as if from his hand; a lasting effect tells which it speaks of."""
    asked: set[int] = set()
    for force in game.touching(TOUCHES_PLACES):
        asked.update(force.things or range(len(game.cards)))
    return [
        card for card in sorted(asked) if game.where[card] not in (HAND, IN_PLAY) and is_elsewhere(game, seat, card)
    ]


def add_card(game: LcgGame, seat: int, card: int, from_hand: bool, found: list[Choice]) -> None:
    """A card that can be played."""
    printed = game.printed[card]
    if printed.type == EVENT:
        if printed.acts:
            add_abilities(game, seat, card, found)
        return
    if from_hand and can_play_card(game, card, seat):
        found.append(Choice("play", game.cards[card], value=card))
    if printed.acts and (printed.zones >> HAND) & 1:
        add_abilities(game, seat, card, found)


def add_abilities(game: LcgGame, seat: int, card: int, found: list[Choice]) -> None:
    """The action abilities of a card that can be initiated."""
    for ability in game.abilities(card):
        if ability.kind == ACTION:
            use = Use(card, seat, ability)
            if could_use(game, use):
                choice = choice_of(game, use, card)
                choice.what = ability
                found.append(choice)
