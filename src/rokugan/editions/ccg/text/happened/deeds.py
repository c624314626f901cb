"""Earlier actions as later texts remember them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.cards.model import ELEMENTS
from rokugan.editions.ccg.table.action import Action, Deed
from rokugan.editions.ccg.table.event_kinds import PERFORM, TARGET
from rokugan.editions.ccg.table.ids import DESIGNATORS
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.described.nouns import is_one

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def whose(action: Action, noun: p.Noun, seat: int) -> bool:
    """Is the player the one whose action the noun speaks of?"""
    if noun.whose == "your":
        return seat == action.player
    return seat != action.player if noun.whose in ("other", "enemy") else True


def deed_fits(game: CcgGame, action: Action, noun: p.Noun, deed: Deed) -> bool:
    """Was an earlier action of the kind that a noun describes?"""
    if not whose(action, noun, deed.player):
        return False
    return all(_filter_fits(game, action, each, deed) for each in noun.filters)


def _filter_fits(game: CcgGame, action: Action, node: p.Node, deed: Deed) -> bool:
    """Does a part of the description fit the earlier action? What is not remembered of it is not asked."""
    if isinstance(node, p.Either):
        return any(_filter_fits(game, action, each, deed) for each in node.filters)
    if isinstance(node, p.HasKeyword):
        return _deed_is(game, deed, node.keyword) == node.positive
    if isinstance(node, p.HasSome):
        return any(_deed_is(game, deed, word) for word in ELEMENTS)
    if isinstance(node, p.ActionDid) and node.verb == "target" and node.what is not None:
        return targeted(game, action, node.what, deed) == node.positive
    if isinstance(node, p.PerformedBy):
        return performed(game, action, node.what, deed) == node.positive
    if isinstance(node, p.Shares):  # `a copy of this action`
        return deed.card >= 0 and meaning.fits(game, action, node, deed.card)
    return True


def performed(game: CcgGame, action: Action, what: p.Node, deed: Deed) -> bool:
    """Was the earlier action performed by one of these?"""
    return _involved(game, action, PERFORM, what, deed)


def targeted(game: CcgGame, action: Action, what: p.Node, deed: Deed) -> bool:
    """Did the earlier action target one of these?"""
    return _involved(game, action, TARGET, what, deed)


def _involved(game: CcgGame, action: Action, kind: int, what: p.Node, deed: Deed) -> bool:
    """Did the earlier action have one of these as its performer or target?"""
    serial = next(number for number, each in enumerate(game.deeds, game.deeds_forgotten) if each is deed)
    return any(
        code == kind and number == serial and is_one(game, action, what, thing)
        for code, thing, _, number in game.past("game")
    )


def _deed_is(game: CcgGame, deed: Deed, word: str) -> bool:
    """Had the earlier action this title, designator, keyword or type of card?"""
    if deed.card >= 0 and game.behaviours[deed.card].title == word:
        return True
    mask = DESIGNATORS.get(word.lower())
    if mask is not None:
        return bool(deed.designator & mask)
    return word in deed.keywords or word.lower() == deed.type


def deed_of(game: CcgGame, action: Action) -> Deed:
    """An action as later texts remember it."""
    keywords = action.ability.keywords if action.ability is not None else ()
    if action.card < 0:
        return Deed(action.player, action.card, action.designator, keywords, "")
    keywords = (*keywords, *current_keywords.keywords(game, action.card))
    return Deed(action.player, action.card, action.designator, keywords, game.behaviours[action.card].type)
