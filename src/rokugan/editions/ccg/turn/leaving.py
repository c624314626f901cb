"""Players who lose: who of several goes first; what leaves the game with him; what of an attack or a turn ends with him."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.rounds import ActionRound
from rokugan.editions.ccg.events.settling import losing
from rokugan.editions.ccg.table.ids import IN_PLAY, OUTSIDE, REMOVED, UNDER
from rokugan.editions.ccg.turn.phases import ActionPhase, DynastyPhase, EndPhase, EventsPhase, StraightenPhase, Turn

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def leave(game: CcgGame, seat: int) -> None:
    """Remove all cards of the player's decks and all created cards that he controls; nothing of this is destroyed or
    discarded."""
    player = game.players[seat]
    for card in list(player.in_play):
        if game.cards[card].owner != seat and not is_created(game, card):
            give_back(game, card)
    for card in list(player.in_play):
        remove(game, card)
    for each in game.cards:
        number = each.number
        away = game.where[number] in (REMOVED, OUTSIDE, UNDER)
        if each.owner == seat and not away and not is_created(game, number):
            remove(game, number)
    for province in player.provinces:
        for attached in (*province.regions(), *province.fortifications):
            remove(game, attached)
        province.destroyed = True
    if game.favor == seat:
        game.favor = -1
    game.refill = False
    game.touch()


def is_created(game: CcgGame, card: int) -> bool:
    """Has an effect made the card?"""
    return bool(game.cards[card].definition.id == "created")


def remove(game: CcgGame, card: int) -> None:
    """Remove a card from the game; what is attached to it leaves as it does (samurai.attachments.06, gold.zones.07). What
    was hidden is not shown."""
    if game.where[card] == IN_PLAY:
        for attached in list(game.states[card].attachments):
            remove(game, attached)
    game.take_out(card)
    if game.known[card] == game.everyone():
        game.put(card, REMOVED)
    else:
        game.where[card] = REMOVED
        game.players[game.cards[card].owner].removed.append(card)


def give_back(game: CcgGame, card: int) -> None:
    """A card of another player, and what is attached to it, goes to its owner's discard pile (gold.victory.03)."""
    for attached in list(game.states[card].attachments):
        game.bring(attached, game.pile_of(attached))
    game.bring(card, game.pile_of(card))


class WhoLosesFirst(Frame["CcgGame"]):
    """Several players have lost at once: the active player chooses who loses first, until one is left or none has lost
    (samurai.victory.06, gold.victory.05)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)

    def choose(self, game: CcgGame) -> None:
        """Ask for the next who loses, the active player named last."""
        lost = [seat for seat in (*game.others(game.active), game.active) if seat in losing(game)]
        if lost:
            self.again()
            choices = [Choice("order", tail=game.names[seat], value=seat) for seat in lost]
            game.ask(game.orderer(), "order", say("prompts.who_loses_first"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        game.rules.victory.eliminate(game, choice.value, game.rules.victory.loss_of(game, choice.value))


def lose(game: CcgGame, lost: list[int]) -> None:
    """Let who has lost leave the game at once; of several the active player chooses the first."""
    if any(isinstance(frame, WhoLosesFirst) for frame in game.stack):
        return
    if len(lost) == 1:
        game.rules.victory.eliminate(game, lost[0], game.rules.victory.loss_of(game, lost[0]))
    else:
        game.push(WhoLosesFirst())


def end_his_turn(game: CcgGame, seat: int) -> None:
    """End the turn of a player who leaves, if it was his (gold.victory.03)."""
    if seat != game.active:
        return
    for frame in game.stack:
        if isinstance(frame, Turn):
            frame.goto("before_turn_ends")
        elif isinstance(frame, (StraightenPhase, EventsPhase, ActionPhase, DynastyPhase, EndPhase)):
            frame.goto("end")
        elif isinstance(frame, ActionRound):
            frame.close()
