"""Why a move is refused: one sentence with the rule that forbids it.

It uses only what the player who asks may know: of a card out of his sight he hears what he hears of one that does not exist.
What is offered is told to nobody but the player whom it is offered to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.catalogue import say, subject
from rokugan.core.notation import is_short_for, tidy
from rokugan.editions.ccg.actions.legality import why_not
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.table.action import Offer, offered_action
from rokugan.editions.ccg.table.ids import HAND, IN_PLAY, LIMITED, OPEN, PROVINCE
from rokugan.editions.ccg.turn import phases
from rokugan.errors import quote

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

_TAILS = (" discount", " honor", " from hand")


def why_refused(game: CcgGame, seat: int, move: str) -> str:
    """The sentence, or an empty one if there is nothing better to say than that it is not offered."""
    decision = game.decision
    if decision is None:
        return ""
    text = tidy(move)
    name = game.names[seat]
    if seat != decision.seat:
        start = say("refusals.cannot_play_now", name=name, move=quote(move), other=decision.player)
        return f"{sentence(game, 'turn', start)}."
    verb = text.split(" ")[0] if text else ""
    rest = text[len(verb) :].strip()
    for tail in _TAILS:
        rest = rest.removesuffix(tail)
    card = find_card(game, seat, rest)
    reason = ""
    if verb in ("use", "play"):
        reason = refused_action(game, seat, card)
    elif verb == "buy":
        reason = refused_purchase(game, seat, card, text)
    elif verb == "equip":
        reason = "equip" if card is not None else "unknown card"
    elif verb in (
        "assign",
        "fight",
        "attack",
        "target",
        "lobby",
        "favor",
        "tactics",
        "strike",
        "focus",
        "refuse",
        "pay",
    ):
        reason = verb
    if not reason:
        return ""
    said = sentence(game, reason, say("refusals.cannot_play", name=name, move=quote(move)))
    return say("refusals.offered_to", said=said, name=name, options="; ".join(decision.options))


def sentence(game: CcgGame, reason: str, start: str) -> str:
    """A sentence without its full stop, with the edition's rule for the reason."""
    rule = game.rules.seen.reasons.get(reason, "")
    words = subject(game.rules.seen.refused).get(reason, "")
    cited = f" ({rule})" if rule else ""
    return f"{start}: {words}{cited}" if words else f"{start}{cited}"


def find_card(game: CcgGame, seat: int, text: str) -> int | None:
    """The card in a player's sight that his words most likely mean: an exact name first, his own cards before others."""
    name = text.rpartition(":")[0] or text
    order = sorted(
        (card.number for card in game.cards if game.sees(seat, card.number)),
        key=lambda n: (game.controller(n) != seat, game.where[n] not in (IN_PLAY, HAND, PROVINCE)),
    )
    for number in order:
        if name in (tidy(game.name(number)), tidy(game.called.full_name(number))):
            return number
    return next((number for number in order if is_short_for(name, game.called.full_name(number))), None)


def refused_action(game: CcgGame, seat: int, card: int | None) -> str:
    """Why an ability of a card cannot be used."""
    if card is None:
        return "unknown card"
    if game.controller(card) != seat:
        return "not yours"
    abilities = [ability for ability in game.abilities(card) if ability.trigger is None]
    if not abilities:
        return "no ability"
    mask = current_designators(game, seat)
    timely = [ability for ability in abilities if ability.mask & mask]
    if not timely:
        if any(ability.mask & LIMITED for ability in abilities) and seat != game.active and mask == OPEN:
            return "limited"
        return "designator"
    return why_not(game, offered_action(game, seat, Offer(card, timely[0], timely[0].mask & mask))) or "designator"


def current_designators(game: CcgGame, seat: int) -> int:
    """The designators of the actions that a player could take now if it were his turn to act."""
    if game.in_battle():
        return game.rules.battle.combat_designators
    if game.phase not in ("action", "attack"):
        return 0
    return LIMITED | OPEN if seat == game.active else OPEN


def refused_purchase(game: CcgGame, seat: int, card: int | None, text: str) -> str:
    """Why a card cannot be bought in this way."""
    if card is None:
        return "unknown card"
    if game.where[card] != PROVINCE or game.cards[card].owner != seat:
        return "not in your provinces"
    if not game.rules.table.is_face_up(game, card):
        return "face-down"
    if game.phase != "dynasty":
        return "not dynasty"
    reason, ways = phases.why_not_buy(game, seat, card)
    if reason:
        return reason
    how = next((word for word in ("honor", "discount") if text.endswith(f" {word}")), "")
    if how in ways:
        return "discarding"
    if how and not entering_play.shares_clan(game, seat, card):
        return "not your clan"
    return "honor once" if how == "honor" and game.players[seat].bought_for_honor else "gold"
