"""Actions of this turn as later texts remember them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Deed
from rokugan.editions.ccg.table.event_kinds import PERFORM, TARGET
from rokugan.editions.ccg.table.ids import DESIGNATORS
from rokugan.editions.ccg.text.described.nouns import is_one
from rokugan.editions.ccg.text.held import held_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def whose(action: Action, noun: p.Noun, seat: int) -> bool:
    """Is the player the one whose action the noun speaks of?"""
    if noun.whose == "your":
        return seat == action.player
    return seat != action.player if noun.whose in ("other", "enemy") else True


TYPE_WORDS: dict[str, str] = {
    "Strategy": "strategy",
    "Spell": "spell",
    "Ring": "ring",
    "Item": "item",
    "Follower": "follower",
    "Holding": "holding",
    "Stronghold": "stronghold",
}


def deed_fits(game: CcgGame, action: Action, noun: p.Noun, deed: Deed) -> bool:
    """Was an earlier action of this turn of the kind that a noun describes?"""
    if not whose(action, noun, deed.player):
        return False
    for each in noun.filters:
        if isinstance(each, p.HasKeyword):
            words = each.keyword.replace("/", " or ").split(" or ")
            if any(_deed_is(game, deed, word) for word in words) != each.positive:
                return False
        elif isinstance(each, p.ActionDid) and each.verb == "target" and each.what is not None:
            if targeted(game, action, each.what, deed) != each.positive:
                return False
        elif isinstance(each, p.PerformedBy):
            if performed(game, action, each.what, deed) != each.positive:
                return False
    return True


def performed(game: CcgGame, action: Action, what: p.Node, deed: Deed) -> bool:
    """Was the earlier action performed by one of these?"""
    return _involved(game, action, PERFORM, what, deed)


def targeted(game: CcgGame, action: Action, what: p.Node, deed: Deed) -> bool:
    """Did the earlier action target one of these?"""
    return _involved(game, action, TARGET, what, deed)


def _involved(game: CcgGame, action: Action, kind: int, what: p.Node, deed: Deed) -> bool:
    serial = next((number for number, each in enumerate(game.deeds) if each is deed), -1)
    return any(
        code == kind and number == serial and is_one(game, action, what, thing)
        for code, thing, _, number in game.happened
    )


def _deed_is(game: CcgGame, deed: Deed, word: str) -> bool:
    if deed.card >= 0 and game.behaviours[deed.card].title == word:
        return True
    mask = DESIGNATORS.get(word.lower())
    if mask is not None:
        return bool(deed.designator & mask)
    return word in deed.keywords or TYPE_WORDS.get(word) == deed.type


def deed_of(game: CcgGame, action: Action) -> Deed:
    """An action as later texts remember it."""
    keywords = action.ability.keywords if action.ability is not None else ()
    if action.card < 0:
        return Deed(action.player, action.card, action.designator, keywords, "")
    keywords = (*keywords, *held_keywords.keywords(game, action.card))
    return Deed(action.player, action.card, action.designator, keywords, game.behaviours[action.card].type)
