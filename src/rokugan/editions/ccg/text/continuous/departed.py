"""A card as it was when it left play, of which a text speaks that has taken it out of play or answers to its leaving.

`If he was a Samurai`, `equal to his Force`, `after one of your Lions is destroyed`: he is meant as he stood, with all that his
attachments, traits and effects gave him, though they are gone with him. A text that finds its cards where they lie now
(`a Samurai in your discard pile`) means them as they are there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import HIDDEN, HONOR_REQUIREMENT
from rokugan.editions.ccg.table.pieces import Departed
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described.nouns import AS_THEY_LEFT
from rokugan.editions.ccg.text.described.pools import zone_of

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def note(game: CcgGame, cards: list[int]) -> None:
    """Note what the cards in play are that are about to leave it, all of them before the first has gone."""
    for card in cards:
        if card in game.states:
            stats = tuple([game.value(card, stat) for stat in range(HONOR_REQUIREMENT + 1)])
            changes = _changes(game, card)
            words = tuple(current_keywords.keywords(game, card)) if changes else ()
            game.departed[card] = Departed(stats, changes, words, tuple(game.abilities(card)))


def _changes(game: CcgGame, card: int) -> tuple[tuple[str, bool], ...]:
    """The keywords that the card has and are not printed on it, and the other way round."""
    words = {modifier.word for modifier in game.modifiers.on.get(card, ()) if "keyword" in modifier.kind}
    words |= game.granted()
    behaviour = game.behaviours[card]
    found: list[tuple[str, bool]] = []
    for word in sorted(words):
        has = current_keywords.has_keyword(game, card, word)
        if has != current_keywords.bears(game.rules, behaviour, word):
            found.append((word, has))
    return tuple(found)


def forget_hidden(game: CcgGame) -> None:
    """A card that went from play where it is hidden is one of many there, once what sent it there is done."""
    if game.departed:
        game.departed = {card: was for card, was in game.departed.items() if game.where[card] not in HIDDEN}


def of(game: CcgGame, action: Action, thing: int) -> Departed | None:
    """Return what the thing was when it left play, if the text speaks of it as it was then."""
    was = game.departed.get(thing)
    if was is None or action.present or _was_chosen_there(action, thing):
        return None
    return was


def _was_chosen_there(action: Action, thing: int) -> bool:
    """Has the text chosen the thing where it lies out of play?"""
    ability = action.ability
    if ability is None:
        return False
    slots = action.targets.slots
    return any(
        slot < len(slots) and thing in (slots[slot] or ()) and zone_of(noun) not in AS_THEY_LEFT
        for slot, noun in ability.nouns.items()
    )


def has_keyword(game: CcgGame, action: Action, card: int, keyword: str) -> bool:
    """Has the card the keyword, or had it when it left play?"""
    was = of(game, action, card) if card in game.departed else None
    return current_keywords.has_keyword(game, card, keyword) if was is None else _had(game, was, card, keyword)


def _had(game: CcgGame, was: Departed, card: int, keyword: str) -> bool:
    """Did the card have this keyword when it left play?"""
    for word, has in was.changes:
        if word == keyword:
            return has
    lost = [word for word, has in was.changes if not has]
    if not lost and current_keywords.bears(game.rules, game.behaviours[card], keyword):
        return True
    if game.rules.text.prints(game.behaviours[card], keyword, True):
        return True
    return any(_had(game, was, card, other) for other in game.rules.text.implied_by(keyword))


def keywords(game: CcgGame, action: Action, card: int) -> list[str]:
    """All keywords that the card has, or had when it left play."""
    was = of(game, action, card)
    if was is None or not was.changes:
        return current_keywords.keywords(game, card)
    return list(was.keywords)
