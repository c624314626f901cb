"""The price in Gold of bringing a card into play, with all that texts add to its price and take off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import GOLD_COST, NOTHING
from rokugan.editions.ccg.table.text_shapes import is_tax
from rokugan.editions.ccg.text.described import meaning, nouns
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.phrases import values

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def price(game: CcgGame, seat: int, card: int, host: int = NOTHING) -> int:
    """The Gold to pay for bringing a card into play, before Clan discounts."""
    fixed = sources_fixing(game, seat, card)
    total = values.base(game, card, GOLD_COST) if fixed else game.value(card, GOLD_COST)
    if any(forbid.verb in ("reduce gold cost", "reduce costs") for forbid in game.behaviours[card].forbids):
        return max(total, values.base(game, card, GOLD_COST))
    for each in game.behaviours[card].entry if not fixed else ():
        total = reduced(game, total, each, reduction(game, seat, card, each, card, host))
    for other in game.everything_in_play(seat) if game.mentioned.discounts else ():
        for each in game.behaviours[other].entry:
            if each.what is not None and (not fixed or other in fixed):
                total = reduced(game, total, each, reduction(game, seat, other, each, card, host))
    if game.mentioned.taxes and not fixed:
        for player in game.others(seat):
            for other in game.everything_in_play(player):
                for each in game.behaviours[other].entry:
                    if is_tax(each):
                        total -= reduction(game, player, other, each, card, host)
    return max(total, 0)


def sources_fixing(game: CcgGame, seat: int, card: int) -> list[int]:
    """The player's cards that let nothing but themselves change the Gold Cost of this card."""
    found: list[int] = []
    if "change gold cost" not in game.banned():
        return found
    for source, player, forbid in game.forbids():
        if forbid.verb == "change gold cost" and player == seat:
            noun = forbid.what.noun if isinstance(forbid.what, p.Each) else forbid.what
            if isinstance(noun, p.Noun) and nouns.describes(game, Action(player, source, None), noun, card):
                found.append(source)
    return found


def reduced(game: CcgGame, total: int, entry: p.EntryCost, less: int) -> int:
    """The Gold still to be paid; a reduction with a minimum stops there."""
    least = 0 if entry.least is None else meaning.number(game, Action(-1, NOTHING, None), entry.least)
    return max(total - less, min(total, least)) if least else total - less


def reduction(game: CcgGame, seat: int, source: int, entry: p.EntryCost, card: int, host: int) -> int:
    """Return how much less a text lets one pay for the card."""
    action = Action(seat, source, None)
    action.each = card
    noun = entry.what.noun if isinstance(entry.what, p.Each) else entry.what
    if isinstance(noun, p.Noun):
        if not nouns.describes(game, action, noun, card):
            return 0
    elif noun is not None and card not in meaning.things(game, action, noun):
        return 0
    if entry.to is not None and not nouns.describes(game, action, entry.to, host):
        return 0
    if entry.condition is not None and not meaning.holds(game, action, entry.condition):
        return 0
    return meaning.number(game, action, entry.amount)


def on_terms(
    game: CcgGame, action: Action, terms: tuple[p.Term, ...], cards: list[int]
) -> tuple[bool, int, tuple[str, ...]]:
    """Return what an effect says of the costs of a card it brings into play: is it free, how much less Gold, what is ignored."""
    free, less = False, 0
    ignoring: tuple[str, ...] = ()
    for term in terms:
        if term.condition is not None and not meaning.holds(game, action, term.condition):
            continue
        free = free or term.kind == "free"
        if term.amount is not None:
            less += meaning.number(game, action, term.amount)
        ignoring += term.ignoring
    if any(prevention.costs_stand(game, card) for card in cards):
        return False, min(less, 0), ignoring
    return free, less, ignoring


def gold_of_effects(game: CcgGame, action: Action) -> tuple[int, int]:
    """The Gold Cost of the card that a text's effects bring into play, and the card; NOTHING if they bring none."""
    ability = action.ability
    for node in p.walk(() if ability is None else ability.effects):
        if isinstance(node, p.Attach):
            hosts = meaning.things(game, action, node.to)
            cards = meaning.things(game, action, node.what)
            free, less, _ = on_terms(game, action, node.terms, cards)
            if hosts and cards and not free:
                return max(price(game, action.player, cards[0], hosts[0]) - less, 0), cards[0]
        elif isinstance(node, p.PutCard) and node.to in ("play", "battlefield", "location"):
            cards = meaning.things(game, action, node.what)
            free, less, _ = on_terms(game, action, node.terms, cards)
            if cards and cards[0] >= 0 and not free:
                less += game.rules.costs.discount_by_effect(game, action.player, cards[0])
                return max(price(game, action.player, cards[0]) - less, 0), cards[0]
    return 0, NOTHING
