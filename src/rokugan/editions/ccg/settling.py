"""What the rules apply continuously, looked at after every change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.cards.model import ELEMENTS
from rokugan.editions.ccg import bounds, prevention, values
from rokugan.editions.ccg.context import DESTROY, DISCARD, ENTER, Event
from rokugan.editions.ccg.state import Province
from rokugan.editions.ccg.things import CHI, IN_PLAY, NOTHING, PROVINCE, is_province

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def settle(game: CcgGame) -> None:
    """Empty provinces are refilled, Personalities without Chi die, and the game may be won or lost."""
    game.rules.check_losses(game)
    if game.is_over():
        return
    if game.ring_entered:
        game.ring_entered = False
        game.rules.check_rings(game)
        if game.is_over():
            return
    bounds.remember(game)
    dying = without_chi(game)
    if dying:
        event = Event(DESTROY, dying, game.active)
        event.cause = "rules"
        event.context = game.rules.chi_taken_by(game, dying[0])
        game.happen(event)
        return
    orphans = orphaned(game) if game.hosts_left else []
    game.hosts_left = False
    if orphans:
        event = Event(DISCARD, orphans, game.active)
        event.cause = "rules"
        game.happen(event)
        return
    if game.refill:
        game.refill = False
        for player in game.players:
            for province in player.provinces:
                if not province.cards and not province.destroyed:
                    if province.held_open or not holds_cards(game, province):
                        continue
                    refill(game, player.seat, province)


def refill(game: CcgGame, seat: int, province: Province) -> None:
    """A face-down card from the top of the Dynasty deck, if there is one (celestial.provinces.01)."""
    deck = game.players[seat].dynasty_deck
    province.face_up = False
    if deck:
        card = deck[-1]
        game.take_out(card)
        game.where[card] = PROVINCE
        province.cards.append(card)


def check_losses(game: CcgGame) -> None:
    """A player without provinces, or with too little Honor, loses at once (celestial.victory.01-.02)."""
    for player in game.players:
        if player.eliminated:
            continue
        if player.honor <= game.rules.honor_to_lose:
            game.rules.eliminate(game, player.seat, "dishonor")
        elif player.provinces and all(province.destroyed for province in player.provinces):
            game.rules.eliminate(game, player.seat, "military")
        if game.is_over():
            return


def check_rings(game: CcgGame) -> None:
    """Five Rings of five elements, each in play by its own text, win at once (celestial.victory.04)."""
    for player in game.players:
        rings = [
            card for card in player.in_play if game.behaviours[card].type == "ring" and game.rules.ring_counts(game, card)
        ]
        if len(rings) >= 5 and all(
            any(values.has_keyword(game, card, element) for card in rings) for element in ELEMENTS
        ):
            game.end(player.seat, "enlightenment")
            return


def without_chi(game: CcgGame) -> list[int]:
    """Personalities whose Chi is zero (celestial.stats.04). Looked for only if something touches Chi."""
    found: list[int] = []
    if not game.chi_at_risk():
        return found
    for player in game.players:
        for card in player.in_play:
            if game.behaviours[card].type == "personality" and values.value(game, card, CHI) <= 0:
                if not (game.forbids() and prevention.forbidden(game, "die of chi", card)):
                    found.append(card)
    return found


def holds_cards(game: CcgGame, province: Province) -> bool:
    """Does the province hold Dynasty cards? Its Region may say that it does not."""
    region = province.region
    if region < 0:
        return True
    return not any(
        forbid.verb == "hold" and card == region and prevention.in_force(game, forbid, card, player, Event(ENTER, [card]), card)
        for card, player, forbid in game.forbids()
    )


def orphaned(game: CcgGame) -> list[int]:
    """Attachments whose Personality is no longer in play."""
    return [
        card
        for card, state in game.states.items()
        if (state.host >= 0 and game.where[state.host] != IN_PLAY)
        or (state.host == NOTHING and game.behaviours[card].is_attachment)
        or (is_province(state.host) and game.province(state.host).destroyed)
    ]
