"""Ongoing effects on all things of a kind: they change the state of the game, and cover whatever is of that kind while they last.

`Your Samurai have +1F` gives the bonus to every Samurai at once, as the same words about chosen cards would. What the effect
stands for is kept beside it; whenever something has changed, things that have become of the kind are given the
same, and things that are no longer of it lose it (samurai.duration.12).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.effects.changes import give_change
from rokugan.editions.ccg.table.action import Action, make
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import GIVE
from rokugan.editions.ccg.table.ids import IN_PLAY, NOTHING
from rokugan.editions.ccg.table.ongoing import Standing
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.phrases.references import bind
from rokugan.program.words import Duration

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

# The descriptions that may go on counting, but for one that the very effect changes.
_KINDS = (
    p.HasKeyword, p.State, p.In, p.Opposing, p.OpposedBy, p.With, p.OtherThan, p.Either, p.AllFilters, p.NoneOf, p.Titled,
    p.Fits, p.Whose, p.Noun, p.These, p.Number, p.StatIs, p.StatOf, p.Shares, p.OfFamily, p.HasToken, p.HasAbility, p.HasSome,
    p.Not, p.Is,
)  # fmt: skip
_CHANGES = (p.Modify, p.Limit, p.GrantKeyword, p.GrantText, p.Forbid, p.Allow)


def with_its_condition(node: p.Give) -> p.Give:
    """`Your Personalities have +1F while they are opposed`: what is asked of each of them is part of the kind."""
    what, asked = node.what, node.condition
    if not isinstance(what, p.Each) or not isinstance(asked, p.Is) or asked.what != p.Ref("each") or not asked.positive:
        return node
    noun = replace(what.noun, filters=(*what.noun.filters, *asked.filters))
    return replace(node, what=replace(what, noun=noun), condition=None)


def is_of_a_kind(node: p.Give, changes: tuple[p.Change, ...]) -> bool:
    """Does the text give the changes to all things of a kind, and not only to those `now in play`?"""
    what = node.what
    if not isinstance(what, p.Each) or what.noun.zone or what.noun.kinds == ("player",) or node.condition is not None:
        return False
    if node.until in ("his straighten", "his next turn", "straightens", "action", "duel") or any(
        not isinstance(c, _CHANGES) for c in changes
    ):
        return False
    if any(isinstance(each, p.In) and each.now for each in what.noun.filters):
        return False
    parts = [part for each in what.noun.filters for part in p.walk(each) if not _refers(part)]
    if any(_changes(change, part) for change in changes for part in parts):
        return False
    return all(isinstance(part, _KINDS) or _comes_true(part, node.until) for part in parts)


def _changes(change: p.Change, part: p.Node) -> bool:
    """Would the change make a thing fit that part of the description, or fit it no longer?"""
    if isinstance(part, (p.StatIs, p.StatOf)):
        return isinstance(change, (p.Modify, p.Limit)) and change.stat == part.stat
    return isinstance(part, p.HasAbility) and isinstance(change, p.GrantText)


def awaits_assignment(node: p.Give) -> bool:
    """Does the text speak of units that assign after it: `whose units assign to its battlefield`?"""
    parts = p.walk(node.what)
    return any(isinstance(each, p.Past) and each.verb == "assign to current battlefield" for each in parts)


def _comes_true(part: p.Node, until: Duration) -> bool:
    """Can more things come to fit this part of a description while the effect lasts, as `whose units assign` this
    turn?"""
    return isinstance(part, p.Past) and part.period == "turn" and until == ""


def _refers(node: p.Node) -> bool:
    """Is it a word for things that `bind` puts in as they are now?"""
    return isinstance(node, (p.Ref, p.You, p.Controller, p.Owner, p.Leader))


def begin(game: CcgGame, action: Action, node: p.Give, changes: tuple[p.Change, ...], until: Ending) -> None:
    """Let the effect that is being given go on standing; its number marks what things have got from it."""
    what = node.what
    assert isinstance(what, p.Each)
    place = game.current_battlefield()
    if place != NOTHING:
        what = replace(what, noun=_at_place(what.noun, place))
    what = bind(game, action, what)
    game.serial += 1
    covered = tuple(meaning.things(game, action, node.what))
    game.of_a_kind = (*game.of_a_kind, Standing(game.serial, what, changes, until, action, covered))
    action.note("stand", [action.card])


def _at_place(noun: p.Noun, place: int) -> p.Noun:
    """`At the current battlefield` goes on meaning that battlefield."""
    filters = tuple(
        p.In("battlefield", p.These((place,)), each.positive)
        if isinstance(each, p.In) and each.relation == "battlefield" and each.of is None
        else each
        for each in noun.filters
    )
    return replace(noun, filters=filters)


def mark(game: CcgGame, thing: int, held: int, action: Action, number: int) -> None:
    """Mark what a thing has got beyond what it held with the numbers of the action and of the standing effect."""
    for modifier in game.modifiers.on.get(thing, ())[held:]:
        modifier.action, modifier.standing = action.serial, number


def update(game: CcgGame) -> None:
    """Give each standing effect to what has become of its kind, and take it from what no longer is."""
    for standing in game.of_a_kind:
        now = meaning.things(game, standing.action, standing.what)
        covered = tuple(thing for thing in standing.covered if _stays(game, standing, thing, now))
        new = [thing for thing in now if thing not in covered]
        for thing in new:
            _give(game, standing, thing)
        if new or len(covered) < len(standing.covered):
            later = standing.covering((*covered, *new))
            game.of_a_kind = tuple(later if each is standing else each for each in game.of_a_kind)


def _stays(game: CcgGame, standing: Standing, thing: int, now: list[int]) -> bool:
    """Does the thing keep what it was given? Out of play it keeps what follows it there."""
    if thing in now:
        return True
    held = game.modifiers.on.get(thing, ())
    mine = [modifier for modifier in held if modifier.standing == standing.serial]
    if thing >= 0 and game.where[thing] != IN_PLAY:
        return bool(mine)
    if any(isinstance(change, p.GrantKeyword) for change in standing.changes):
        return True  # the effect itself may have made it another kind of thing
    if mine:
        game.modifiers.keep(thing, tuple(modifier for modifier in held if modifier.standing != standing.serial))
        game.forget_all()
    return False


def _give(game: CcgGame, standing: Standing, thing: int) -> None:
    """Give one thing the changes that such things have; they are marked as part of the standing effect."""
    action = standing.action
    held = len(game.modifiers.on.get(thing, ()))
    before = action.each
    action.each = thing
    event = make(GIVE, [thing], action, "effect")
    for change in standing.changes:
        give_change(game, action, thing, change, standing.until, event)
    action.each = before
    mark(game, thing, held, action, standing.serial)
