"""A player who has lost leaves the game of the others: his cards and provinces go, what he did lasts its time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.things import IN_PLAY, OUTSIDE, REMOVED, UNDER

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
