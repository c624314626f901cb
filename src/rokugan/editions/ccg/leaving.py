"""Players who lose: who of several goes first; what leaves the game with him; what of an attack or a turn ends with him."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.rounds import ActionRound
from rokugan.editions.ccg.things import IN_PLAY, OUTSIDE, REMOVED, UNDER
from rokugan.editions.ccg.turn import ActionPhase, DynastyPhase, EndPhase, EventsPhase, StraightenPhase, Turn

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def leave(game: CcgGame, seat: int) -> None:
    """Remove all cards of the play deck and all created cards he controls; nothing of this is destroyed or discarded."""
    player = game.players[seat]
    mine = [card.number for card in game.cards if card.owner == seat]
    for card in list(player.in_play):
        if game.cards[card].owner != seat:
            give_back(game, card)
    for number in mine:
        created_for_another = game.cards[number].definition.id == "created" and game.controller(number) != seat
        if game.where[number] in (REMOVED, OUTSIDE, UNDER) or created_for_another:
            continue
        if game.where[number] == IN_PLAY:
            for attached in list(game.states[number].attachments):
                if game.cards[attached].owner != seat:
                    give_back(game, attached)
        game.take_out(number)
        game.put(number, REMOVED)
    for province in player.provinces:
        province.destroyed = True
    if game.favor == seat:
        game.favor = -1
    game.refill = False
    game.touch()


def give_back(game: CcgGame, card: int) -> None:
    """A card of another player goes to its owner's discard pile."""
    for attached in list(game.states[card].attachments):
        game.take_out(attached)
        game.put(attached, game.pile_of(attached))
    game.take_out(card)
    game.put(card, game.pile_of(card))


class WhoLosesFirst(Frame["CcgGame"]):
    """Several players have fallen at once: the active player chooses who loses first, until one is left or none has fallen
    (samurai.victory.06, gold.victory.05)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    def choose(self, game: CcgGame) -> None:
        """Ask for the next who loses."""
        lost = fallen(game)
        if lost:
            self.again()
            choices = [Choice("order", tail=game.names[seat], value=seat) for seat in lost]
            game.ask(game.active, "order", "Who loses first?", choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        game.rules.eliminate(game, choice.value, "dishonor")


def fallen(game: CcgGame) -> list[int]:
    """The players whose Family Honor is too low, in turn order, the active player last."""
    lowest = game.rules.honor_to_lose
    order = [*game.others(game.active), game.active]
    return [seat for seat in order if game.players[seat].honor <= lowest and not game.players[seat].eliminated]


def is_ordered(game: CcgGame) -> bool:
    """Have several fallen, so that the active player puts them in order?"""
    lowest = game.rules.honor_to_lose
    for player in game.players:
        if player.honor <= lowest:
            break
    else:
        return False
    if any(isinstance(frame, WhoLosesFirst) for frame in game.stack):
        return True
    if len(fallen(game)) > 1:
        game.push(WhoLosesFirst())
        return True
    return False


def end_his_turn(game: CcgGame, seat: int) -> None:
    """If it was his turn, it ends (gold.victory.03)."""
    if seat != game.active:
        return
    for frame in game.stack:
        if isinstance(frame, Turn):
            frame.goto("before_turn_ends")
        elif isinstance(frame, (StraightenPhase, EventsPhase, ActionPhase, DynastyPhase, EndPhase)):
            frame.goto("end")
        elif isinstance(frame, ActionRound):
            frame.passes = len(game.players)
