"""The rules that apply continuously, looked at after every change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.cards.model import ELEMENTS
from rokugan.editions.ccg.events import remaining
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import DESTROY, DISCARD, ENTER
from rokugan.editions.ccg.table.ids import CHI, IN_PLAY, NOTHING, is_province
from rokugan.editions.ccg.table.pieces import Player, Province
from rokugan.editions.ccg.text.continuous import bans, current_keywords
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.phrases import kept_bounds

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def settle(game: CcgGame) -> None:
    """Renew what lasts, put the table right, and let attachments leave Personalities whom they no longer fit."""
    if game.modifiers.on or game.of_a_kind:
        game.rules.events.renew(game)
    put_right(game)
    if game.rules.events.attachments_forsake and not game.is_over():
        forsaken = game.rules.events.forsaken(game)
        if forsaken:
            event = Event(DESTROY, forsaken, game.active)
            event.cause = "rules"
            game.happen(event)


def put_right(game: CcgGame) -> None:
    """Empty provinces are refilled, Personalities without Chi die, and the game may be won or lost."""
    if game.remaining:
        remaining.check(game)
    lost = losing(game)
    if lost:
        game.rules.victory.lose(game, lost)
        return
    if game.rings_in_play >= game.rules.victory.fewest_rings:
        game.rules.victory.check_rings(game)
        if game.is_over():
            return
    dying: list[int] = []
    if game.settled or game.cuts or game.stats_matter():
        kept_bounds.remember(game)
        dying = without_chi(game)
    if dying:
        event = Event(DESTROY, dying, game.active)
        event.cause = "rules"
        event.action = game.rules.events.chi_taken_by(game, dying[0])
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
            for province in game.row(player.seat):
                if province.destroyed or province.held_open:
                    continue
                for _ in range(capacity(game, province) - len(province.cards)):
                    refill(game, player.seat, province)
                    game.rules.table.refilled(game, player.seat, province)


def refill(game: CcgGame, seat: int, province: Province) -> None:
    """Put a face-down card from the top of the Dynasty deck into the province, if there is one (celestial.provinces.01)."""
    deck = game.players[seat].dynasty_deck
    if deck:
        card = deck[-1]
        game.take_out(card)
        game.lay(card, province, False)


def losing(game: CcgGame) -> list[int]:
    """The players still in the game who have lost it by now. Who stands well is not looked at more closely."""
    least = game.rules.victory.honor_to_lose
    lost: list[int] = []
    for player in game.players:
        if not player.eliminated and (player.honor <= least or is_ruined(player)):
            if game.rules.victory.loss_of(game, player.seat):
                lost.append(player.seat)
    return lost


def is_ruined(player: Player) -> bool:
    """Has the player lost all the provinces that he had?"""
    for province in player.provinces:
        if not province.destroyed:
            return False
    return bool(player.provinces)


def check_rings(game: CcgGame) -> None:
    """Let a player win who has five Rings of five elements in play, each by its own text (celestial.victory.04)."""
    for player in game.players:
        rings = [
            card
            for card in player.in_play
            if game.behaviours[card].type == "ring"
            and game.rules.victory.ring_counts(game, card)
            and not (game.forbids() and prevention.forbidden(game, "count for enlightenment", card))
        ]
        if has_each_element(game, rings, ELEMENTS):
            game.end(player.seat, "enlightenment")
            return


def has_each_element(game: CcgGame, rings: list[int], elements: tuple[str, ...]) -> bool:
    """Is there a Ring for each of these elements, one that stands for no other of them?"""
    if not elements:
        return True
    return any(
        has_each_element(game, [other for other in rings if other != card], elements[1:])
        for card in rings
        if current_keywords.has_keyword(game, card, elements[0])
    )


def without_chi(game: CcgGame) -> list[int]:
    """Personalities whose Chi is zero (celestial.stats.04). Looked for only if something touches Chi."""
    found: list[int] = []
    if not game.chi_at_risk():
        return found
    for player in game.players:
        for card in player.in_play:
            if game.behaviours[card].type == "personality" and game.value(card, CHI) <= 0:
                if not (game.forbids() and prevention.forbidden(game, "die of chi", card)):
                    found.append(card)
    return found


def capacity(game: CcgGame, province: Province) -> int:
    """Return how many Dynasty cards the province holds: of its Regions the latest that says so decides (samurai.regions.07)."""
    for region in province.regions()[::-1]:
        said = held_by(game, region)
        if said >= 0:
            return said
    return 1 + sum(
        _number(allow)
        for card, player, allow in game.allows()
        if allow.verb == "hold extra" and bans.is_meant(game, Action(player, card, None), allow, province.thing)
    )


def held_by(game: CcgGame, region: int) -> int:
    """Return how many cards a Region says that its province holds; -1 if it says nothing of it."""
    for card, player, forbid in game.forbids():
        if forbid.verb == "hold" and card == region:
            if prevention.in_force(game, forbid, card, player, Event(ENTER, [card]), card):
                return 0
    for card, _, allow in game.allows():
        if allow.verb == "hold extra" and card == region and allow.what is None:
            return 1 + _number(allow)
    return -1


def _number(allow: p.Allow) -> int:
    """Return how many more cards the text lets it hold."""
    assert isinstance(allow.number, p.Number)
    return allow.number.value


def orphaned(game: CcgGame) -> list[int]:
    """Attachments whose Personality is no longer in play."""
    return [
        card
        for card, state in game.states.items()
        if (state.host >= 0 and game.where[state.host] != IN_PLAY)
        or (state.host == NOTHING and game.behaviours[card].is_attachment)
        or (is_province(state.host) and game.province(state.host).destroyed)
    ]
