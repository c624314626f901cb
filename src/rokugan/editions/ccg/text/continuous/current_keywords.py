"""Which keywords a card has now: printed, given, implied, or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.text.continuous import bans
from rokugan.editions.ccg.text.continuous.continuous_traits import applies, applies_to_itself

if TYPE_CHECKING:
    from rokugan.editions.ccg.questions.book import Book
    from rokugan.editions.ccg.table.compiled_card import Behaviour
    from rokugan.editions.ccg.table.game import CcgGame
    from rokugan.editions.ccg.table.pieces import Modifier


def bears(rules: Book, behaviour: Behaviour, keyword: str, of_abilities: bool = True) -> bool:
    """Has the card this keyword by print or implication alone? Asked so often that each answer is kept."""
    key = (rules.dialect, keyword, of_abilities)
    found = behaviour.borne.get(key)
    if found is None:
        found = rules.text.prints(behaviour, keyword, of_abilities) or any(
            bears(rules, behaviour, other) for other in rules.text.implied_by(keyword)
        )
        behaviour.borne[key] = found
    return found


def may_change(game: CcgGame, card: int, keyword: str) -> bool:
    """Can any text give the card this keyword, or take it away?"""
    if game.behaviours[card].changes_keywords or is_granted(game, keyword, game.granted()):
        return True
    for modifier in game.modifiers.on.get(card, ()):
        if modifier.word:
            return True
    return False


def is_granted(game: CcgGame, keyword: str, words: frozenset[str]) -> bool:
    """Is the keyword, or one that implies it, among these words?"""
    if keyword in words:
        return True
    for other in game.rules.text.implied_by(keyword):
        if is_granted(game, other, words):
            return True
    return False


def has_keyword(game: CcgGame, card: int, keyword: str, of_abilities: bool = True) -> bool:
    """Has the card this keyword now, printed, given or implied?"""
    behaviour = game.behaviours[card]
    given = game.modifiers.on
    quiet = card not in given and not behaviour.changes_keywords
    if quiet and (given or game.mentioned.keywords):  # what is given may itself give keywords
        quiet = not game.granted()
    if quiet or not may_change(game, card, keyword):  # saves time only
        return bears(game.rules, behaviour, keyword, of_abilities)
    have = game.rules.text.prints(behaviour, keyword, of_abilities)
    asked = (card, keyword)
    if (
        asked in game.asked_keywords
    ):  # a trait that gives it under a condition that asks for it: as if the trait were not there
        return have
    game.asked_keywords.append(asked)
    try:
        return _has_keyword(game, card, keyword, have)
    finally:
        game.asked_keywords.pop()


def _has_keyword(game: CcgGame, card: int, keyword: str, have: bool) -> bool:
    """See `has_keyword`; `have`: has it the keyword by print?"""
    for source, continuous in game.keyword_givers():
        for change in continuous.changes:
            if isinstance(change, p.GrantKeyword) and change.keyword == keyword and change.positive != have:
                if applies(game, source, continuous, card):
                    have = change.positive and not bans.never_gains(game, card, keyword)
    if card not in game.states and game.behaviours[card].changes_keywords and not have:
        have = gives_itself(game, card, keyword)
    held = game.modifiers.on.get(card)
    if held is not None:
        for modifier in held:
            if modifier.word == keyword:
                have = modifier.kind == "keyword" or (have and given_anew(game, card, keyword, modifier))
    if not have:
        for other in game.rules.text.implied_by(keyword):
            if has_keyword(game, card, other):
                return True
    return have


def gives_itself(game: CcgGame, card: int, keyword: str) -> bool:
    """Does a card out of play give itself this keyword by a trait of its own (samurai.traits.20)?"""
    for continuous in game.behaviours[card].continuous:
        for change in continuous.changes:
            if isinstance(change, p.GrantKeyword) and change.keyword == keyword and change.positive:
                if applies_to_itself(game, card, continuous):
                    return True
    return False


def givers_of(game: CcgGame, card: int, keyword: str) -> tuple[int, ...]:
    """The cards whose continuous traits give the card this keyword now."""
    return tuple(
        source
        for source, continuous in game.keyword_givers()
        for change in continuous.changes
        if isinstance(change, p.GrantKeyword) and change.keyword == keyword and change.positive
        if applies(game, source, continuous, card)
    )


def given_anew(game: CcgGame, card: int, keyword: str, loss: Modifier) -> bool:
    """Has a trait begun to give the keyword after this loss? What it gave before it does not give again (samurai.duration.06)."""
    before = loss.what
    return isinstance(before, tuple) and any(source not in before for source in givers_of(game, card, keyword))


def keywords(game: CcgGame, card: int) -> list[str]:
    """All keywords of the card now, printed ones first."""
    behaviour = game.behaviours[card]
    found = [word for word in behaviour.definition.keywords if has_keyword(game, card, word)]
    found += [
        word for word in sorted(behaviour.ability_keywords) if word not in found and has_keyword(game, card, word)
    ]
    granted = [m.word for m in game.modifiers.on.get(card, ()) if m.kind == "keyword"]
    own = game.behaviours[card].continuous if card not in game.states else ()
    for continuous in [*(each for _, each in game.keyword_givers()), *own]:
        granted += [c.keyword for c in continuous.changes if isinstance(c, p.GrantKeyword) and c.positive]
    for word in granted:
        if word not in found and has_keyword(game, card, word):
            found.append(word)
    return found
