"""Keeping an event from happening: prohibitions and negations now in force, and the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import said_firm
from rokugan.editions.ccg.table.event_kinds import (
    ASSIGN,
    BOW,
    DESTROY,
    DISCARD,
    DISHONOR,
    DRAW,
    ENTER,
    GAIN,
    GIVE,
    LOSE,
    MOVE,
    REHONOR,
    REMOVE,
    STRAIGHTEN,
    TAKE_CONTROL,
    TAKE_FAVOR,
    TRANSFER,
    event_codes,
)
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, HOME
from rokugan.editions.ccg.text.continuous.bans import concerns, is_meant, names
from rokugan.editions.ccg.text.described import meaning, sides
from rokugan.editions.ccg.text.happened import causes
from rokugan.program.words import ForbiddenVerb

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

VERB_OF: dict[int, ForbiddenVerb] = {
    ASSIGN: "assign",
    BOW: "bow",
    STRAIGHTEN: "straighten",
    DESTROY: "destroy",
    DISCARD: "discard",
    DISHONOR: "dishonor",
    REHONOR: "rehonor",
    MOVE: "move",
    GAIN: "gain honor",
    LOSE: "lose honor",
    DRAW: "draw",
    ENTER: "enter play",
    TAKE_CONTROL: "control",
    TAKE_FAVOR: "take favor",
    TRANSFER: "transfer",
    REMOVE: "remove",
}
# What only limits choices: the event itself, where it comes from elsewhere, is not stopped.
_CHOICES = frozenset(("attach", "attach to", "target", "enter play"))
# What takes a card's abilities away, or those that are printed on it.
SILENCING: tuple[ForbiddenVerb, ...] = ("use abilities", "have abilities")
SILENCING_BASE: tuple[ForbiddenVerb, ...] = ("use base abilities", "have base abilities")
# What bears on taking an action at all.
OF_ACTIONS: frozenset[str] = frozenset(
    (
        *SILENCING,
        *SILENCING_BASE,
        "use this ability",
        "play",
        "take actions",
        "perform",
        "lobby",
        "play terrain",
    )
)
ASSIGNING: frozenset[str] = frozenset(
    ("assign", "assign to battlefield", "assign attack", "assign defend", "assign cavalry", "assign attack you")
)
# Those that speak of one side only.
_SIDES: dict[str, int] = {"move to defend": DEFENDING, "move to attack": ATTACKING}
# What is looked at where the choice is offered, and bonuses; and with the events above every verb that a prohibition may name.
_OF_CHOICES: tuple[ForbiddenVerb, ...] = (
    "move home", "move to battlefield", "move across", "move to attack", "move to defend", "leave", "bow from resolution",
    "destroy from resolution", "straighten in phase", "straighten before second turn", "bow as cost",
    "assign to battlefield", "assign attack", "assign attack you", "assign defend", "assign cavalry",
    "attach", "attach to", "attach from hand", "retarget", "target", "take actions", "perform",
    *SILENCING, *SILENCING_BASE, "use this ability", "lobby", "focus", "refuse", "accept", "challenge", "issue", "hold", "negate",
    "control", "contribute force", "reduce gold cost", "produce gold", "change gold cost", "die of chi", "attack",
    "count for enlightenment", "seppuku", "honor victory", "win battle", "invite", "reduce costs", "gain keyword", "resolve",
    "play", "copy", "play terrain",
)  # fmt: skip
STATS_OF: dict[ForbiddenVerb, str] = {
    "force bonus": "force", "force penalty": "force", "chi bonus": "chi", "chi penalty": "chi",
    "personal honor bonus": "personal_honor", "personal honor penalty": "personal_honor",
}  # fmt: skip
VERBS: dict[str, ForbiddenVerb] = {each: each for each in (*VERB_OF.values(), *_OF_CHOICES, *STATS_OF)}


def verbs_of(event: Event) -> list[str]:
    """The names under which a prohibition may speak of an event."""
    verb = VERB_OF.get(event.kind)
    if verb is None:
        return []
    if event.kind == MOVE:
        if event.place == HOME:
            return [verb, "move home", "leave", "move across"]
        return [verb, "move to battlefield", "leave", "move across", "move to attack", "move to defend"]
    if event.cause == "resolution":
        return [verb, f"{verb} from resolution"] if event.kind != BOW else ["bow from resolution", "bow"]
    if event.kind == BOW and event.cause == "cost":
        return [verb, "bow as cost"]
    if event.kind == STRAIGHTEN:
        return [verb, "straighten before second turn", *(["straighten in phase"] if event.cause == "rules" else [])]
    if event.kind == ASSIGN:
        side = "assign attack" if event.amount == ATTACKING else "assign defend"
        cavalry = ["assign cavalry"] if event.word == "cavalry maneuvers" else []
        return [verb, "assign to battlefield", side, *cavalry]
    if event.kind == TRANSFER:
        return [verb, "attach to", "move"]
    return [verb]


def stopped(game: CcgGame, event: Event, thing: int, verbs: list[str]) -> bool:
    """Does a prohibition in force keep the event from happening to this thing?"""
    if event.word == "even" or game.banned().isdisjoint(verbs):
        return False
    for card, player, forbid in game.forbids():
        if not names(forbid, verbs):
            continue
        if game.rules.events.is_negation(forbid) and is_firm(game, event):
            continue
        if event.cause == "cost" and not (
            game.rules.costs.costs_negated or forbid.costs_too or forbid.kind == "may not"
        ):
            continue  # celestial.costs.07
        if any(verb in verbs and _bears_on(game, verb, event, thing) for verb in forbid.verbs):
            if in_force(game, forbid, card, player, event, thing):
                return True
    return False


def _bears_on(game: CcgGame, verb: str, event: Event, thing: int) -> bool:
    """Does a verb that a prohibition names bear on this event as it stands?"""
    if verb in _CHOICES:
        return False
    if verb == "move" and event.kind == TRANSFER:
        return game.rules.text.transfer_moves
    if verb == "leave":  # there must be a battlefield to leave
        return game.location(thing) != HOME
    if verb == "move across":
        return game.location(thing) != HOME or event.place != HOME
    if verb in _SIDES:
        return sides.side_of_player(game, game.controller(thing)) == _SIDES[verb]
    return verb != "straighten before second turn" or game.players[game.controller(thing)].turns < 2


def forbidden(game: CcgGame, verb: str, thing: int, kind: int = GIVE) -> bool:
    """Does a prohibition forbid this for the thing, whether by `may not` or by `will not`?"""
    if verb not in game.banned():
        return False
    event = Event(kind, [thing], -1)
    return any(
        names(forbid, [verb]) and in_force(game, forbid, card, player, event, thing)
        for card, player, forbid in game.forbids()
    )


def in_force(game: CcgGame, forbid: p.Forbid, card: int, player: int, event: Event, thing: int) -> bool:
    """Does a prohibition that a card has bear on this thing and this event now?"""
    action = Action(player, card, None)
    action.event = event
    action.each = thing
    if not concerns(game, action, forbid, card, thing) or not by_fits(game, action, forbid, event):
        return False
    return forbid.condition is None or meaning.holds(game, action, forbid.condition)


def never(game: CcgGame, event: Event, thing: int) -> bool:
    """Does a text say of the event that it simply does not happen to this thing, which is no negation?"""
    verbs = verbs_of(event)
    return any(
        forbid.kind == "will not" and names(forbid, verbs) and in_force(game, forbid, card, player, event, thing)
        for card, player, forbid in game.forbids()
    )


def is_firm(game: CcgGame, event: Event) -> bool:
    """Do the rules, the text that causes the event, or a text about its cause say that it will not be negated
    (celestial.negation.03)?"""
    if event.word == "sure" or (event.cause == "cost" and not game.rules.costs.costs_negated):  # celestial.costs.07
        return True
    cause = event.action
    if cause is None:
        return False
    if "effects" in cause.manner.secure or cause.manner.stands:
        return True
    if is_said_firm(game, event, "negate"):
        return True
    return any(
        forbid.verb == "negate" and cause.card >= 0 and in_force(game, forbid, card, player, event, cause.card)
        for card, player, forbid in game.forbids()
    )


def is_said_firm(game: CcgGame, event: Event, against: str) -> bool:
    """Does the text that causes the event say of it that it stands: that it is not negated, or not reduced?"""
    cause = event.action
    if cause is None or cause.ability is None:
        return False
    now = cause.is_action or not isinstance(cause.ability.node, p.Ability)  # else it is what an action has delayed
    return any(
        against in said.firm.against
        and (said.firm.verb == "everything" or event.kind in event_codes(said.firm.verb))
        and said.delayed != now
        and all(meaning.holds(game, cause, condition) for condition in said.conditions)
        for said in (*cause.ability.firm, *said_firm(cause.manner.chosen))
    )


def would_stop(game: CcgGame, event: Event) -> bool:
    """Would something keep this event from happening to its only thing?"""
    if game.rules.events.prevents(game, event, event.things[0]):
        return True
    return stopped(game, event, event.things[0], verbs_of(event))


def by_fits(game: CcgGame, action: Action, forbid: p.Forbid, event: Event) -> bool:
    """Does what the prohibition names cause the event?"""
    by = forbid.by
    if by is None:
        return True
    if isinstance(by, p.Pattern):
        return causes.action_fits(game, action, by, event)
    return causes.actor_fits(game, action, by, event, action.each) != forbid.only


def forbids_changing(game: CcgGame, event: Event) -> bool:
    """Does a text say that nobody can change what this action targets (samurai.g-targeting.07)?"""
    return any(
        forbid.verb == "retarget"
        and (forbid.by is None or causes.actor_fits(game, Action(player, card, None), forbid.by, event))
        for card, player, forbid in game.forbids()
    )


def costs_stand(game: CcgGame, card: int) -> bool:
    """Does the card say that its costs, and those of its abilities, are not reduced, waived, or paid in another way?"""
    return card >= 0 and any(forbid.verb == "reduce costs" for forbid in game.behaviours[card].forbids)


def waives_bow(game: CcgGame, action: Action, card: int) -> bool:
    """Need the card not bow as a cost of this action, by its own text or by another?"""
    if costs_stand(game, action.card):
        return False
    for own in action.ability.effects if action.ability is not None else ():
        if isinstance(own, p.Allow) and own.verb == "no bow":
            meant = own.what is None or card in meaning.things(game, action, own.what)
            if meant and (own.condition is None or meaning.holds(game, action, own.condition)):
                return True
    for source, player, allow in game.allows():
        if allow.verb != "no bow cost":
            continue
        event = Event(BOW, [card], action.player)
        event.action = action
        reader = Action(player, source, None)
        reader.each = card
        noun = allow.what.noun if isinstance(allow.what, (p.Each, p.Chosen)) else allow.what
        meant = (
            card == source
            if noun is None
            else meaning.fits(game, reader, noun, card)
            if isinstance(noun, p.Noun)
            else (card in meaning.things(game, reader, noun))
        )
        if meant and (allow.of is None or causes.actor_fits(game, reader, allow.of, event)):
            return True
    return False


def may_not(game: CcgGame, verb: str, thing: int, event: Event) -> bool:
    """Does a text forbid this choice (`may not`)?"""
    if verb not in game.banned():
        return False
    for card, player, forbid in game.forbids():
        if forbid.kind == "may not" and names(forbid, [verb]) and in_force(game, forbid, card, player, event, thing):
            return True
    return False


def is_said(game: CcgGame, verbs: tuple[str, ...], thing: int, event: Event) -> bool:
    """Does a text now say one of these of the thing, whether by `may not` or by `will not`?"""
    if game.banned().isdisjoint(verbs):
        return False
    return any(
        names(forbid, list(verbs)) and in_force(game, forbid, card, player, event, thing)
        for card, player, forbid in game.forbids()
    )


def allowed(game: CcgGame, verb: str, thing: int) -> bool:
    """Does a text lift that rule for this thing now?"""
    for card, player, allow in game.allows():
        if allow.verb != verb:
            continue
        action = Action(player, card, None)
        action.each = thing
        if allow.condition is not None and not meaning.holds(game, action, allow.condition):
            continue
        if is_meant(game, action, allow, thing):
            return True
    return False


def negated_stats(verbs: tuple[str, ...]) -> list[str]:
    """The stats whose bonuses or penalties a negation names.

    >>> negated_stats(("force bonus", "chi bonus")), negated_stats(("destroy",))
    (['force', 'chi'], [])
    """
    return [stat for verb in verbs for name, stat in STATS_OF.items() if name == verb]


def negates_bonus(game: CcgGame, thing: int, stat: str, amount: int, event: Event, continuous: bool = False) -> bool:
    """Does a text negate such a bonus or penalty now? continuous: one of a trait or token."""
    if event.cause == "cost" and not game.rules.costs.costs_negated:
        return False
    verb = f"{stat.replace('_', ' ')} {'bonus' if amount > 0 else 'penalty'}"
    for card, player, forbid in game.forbids():
        if continuous and not game.rules.values.suppresses(game, card, forbid):
            continue
        if verb in forbid.verbs and not (game.rules.events.is_negation(forbid) and is_firm(game, event)):
            if in_force(game, forbid, card, player, event, thing):
                return True
    return False
