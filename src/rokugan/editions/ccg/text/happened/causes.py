"""Who or what causes an event, and whether an action, an effect or a Ranged Attack is the kind of which a text speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.cards.model import ELEMENTS
from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.event_kinds import (
    ASSIGN,
    CHOOSE_TARGETS,
    DISCARD,
    DRAW,
    FOCUS,
    GAIN,
    LEAVING,
    LOSE,
    LOSE_DUEL,
    MOVE,
    REFUSE,
    RESOLVE,
    STRIKE,
    TARGET,
    WIN_DUEL,
    called,
)
from rokugan.editions.ccg.table.ids import HOME, NOTHING, is_province, player_thing, seat_of
from rokugan.editions.ccg.text.described import kinds, meaning, nouns, performing, sides
from rokugan.editions.ccg.text.described.nouns import is_one
from rokugan.editions.ccg.text.happened.deeds import whose
from rokugan.editions.ccg.text.happened.trigger_details import detail_of_action
from rokugan.program.words import CostVerb

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def speaks_of(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Does the noun of a trigger describe the thing? There a Stronghold is a card, where the edition has it so."""
    if nouns.matches(game, action, noun, thing):
        return True
    if not game.rules.text.strongholds_are_cards:
        return False
    return kinds.is_kind(game, thing, "stronghold") and nouns.describes(game, action, noun, thing)


def goes_along(game: CcgGame, event: Event, thing: int) -> bool:
    """Does the attachment leave play only because its Personality does, by an effect of the rules? What takes him has not taken
    it (samurai.attachments.06)."""
    if event.kind not in LEAVING or not game.rules.events.attachments_leave_apart or event.cause == "resolution":
        return False
    return thing != NOTHING and thing not in event.things


def actor_fits(game: CcgGame, action: Action, actor: p.Node, event: Event, thing: int = NOTHING) -> bool:
    """Does the player or card that the pattern names cause the event?"""
    if goes_along(game, event, thing):
        return False
    cause = event.action
    seat = event.player if cause is None else cause.player
    if event.kind in (GAIN, LOSE, DRAW):
        seat = seat_of(thing)  # who gains, loses or draws, whoever has caused it
    elif event.kind == DISCARD:
        seat = event.player  # who discards, whoever makes him do so and whosever card it is
    elif event.kind in (FOCUS, STRIKE, REFUSE, WIN_DUEL, LOSE_DUEL):
        seat = game.controller(thing)  # who focuses for the Personality, or wins with him, whoever has challenged
    source = NOTHING if cause is None else cause.card
    if isinstance(actor, (p.You, p.Leader, p.Controller, p.Owner)):
        return player_thing(seat) in meaning.players_of(game, action, actor)
    if isinstance(actor, p.Ref) and actor.to == "resolution":
        return event.cause == "resolution"
    if isinstance(actor, p.Ref) and actor.to in ("entering play", "allying"):  # what Honor is gained for
        return event.word == actor.to
    if isinstance(actor, p.In):
        places = [event.place, *([game.location(thing)] if thing >= 0 else [])]
        return any(is_province(place) and meaning.fits(game, action, actor, place) for place in places)
    noun = actor.noun if isinstance(actor, (p.Each, p.Target, p.Chosen)) else actor
    if isinstance(noun, p.Noun):
        if noun.kinds == ("player",):
            return nouns.matches(game, action, noun, player_thing(seat))
        if noun.kinds[0] in kinds.DOINGS:
            return cause_fits(game, action, noun, event, thing)
        if isinstance(event.what, Duel):
            return nouns.matches(game, action, noun, event.what.challenger)
        return source >= 0 and speaks_of(game, action, noun, source)
    found = meaning.things(game, action, actor)
    if isinstance(event.what, Duel) and event.what.challenger in found:
        return True
    if cause is not None and any(card in found for card in cause.targets.performers):
        return True
    return source in found or player_thing(seat) in found


def seat_of_cause(game: CcgGame, noun: p.Noun, cause: Action) -> int:
    """The player who causes an event: of an action whoever takes it, of a card effect the player of the card
    (samurai.wording.24)."""
    ability = cause.ability
    if noun.kinds[0] in kinds.EFFECTS and ability is not None and ability.printed_on >= 0:
        return game.controller(ability.printed_on)
    return cause.player


def card_of(cause: Action) -> int:
    """The card that an action or effect comes from: of what a player has been given, the one that gave it
    (samurai.effects.16)."""
    ability = cause.ability
    return cause.card if ability is None or ability.printed_on < 0 else ability.printed_on


def cause_fits(game: CcgGame, action: Action, noun: p.Noun, event: Event, thing: int = NOTHING) -> bool:
    """Is what causes the event the action, effect or Ranged Attack that the noun describes?"""
    cause = event.action
    if cause is None:
        return event.cause == "resolution" and game.rules.text.resolution_is(noun)
    if noun.owner is not None:
        if player_thing(seat_of_cause(game, noun, cause)) not in meaning.players_of(game, action, noun.owner):
            return False
    elif not whose(action, noun, seat_of_cause(game, noun, cause)):
        return False
    if "ranged attack" in noun.kinds:
        if not is_ranged(cause, event, thing):
            return False
    elif noun.kinds[0] in kinds.EFFECTS:
        if event.cause == "cost" or not game.rules.text.counts_as_effect(noun, cause):  # celestial.costs.07
            return False
    elif not cause.is_action:
        return False
    return all(event_filter(game, action, each, event, thing) for each in noun.filters)


def is_ranged(cause: Action, event: Event, thing: int) -> bool:
    """Does a Ranged Attack cause the event, by targeting or by destroying?"""
    ability = cause.ability
    if ability is None or not ability.ranged_slots:
        return False
    if event.kind == TARGET:
        hit = [each for slot in ability.ranged_slots for each in cause.targets.slots[slot] or []]
        return thing == NOTHING or thing in hit
    return event.word == "ranged" or event.kind in (RESOLVE, CHOOSE_TARGETS)


def changed_anything(action: Action) -> bool:
    """Was the action successful: has it changed anything, costs aside (celestial.wording.10, samurai.g-actions.11)?"""
    return any(each.verb not in ("choose", "target") for each in action.effects_done())


def action_fits(game: CcgGame, action: Action, pattern: p.Pattern, event: Event) -> bool:
    """`after the resolution of one of your Political actions`: the subject describes the action, or is its card."""
    cause = event.action
    if cause is None or not cause.is_action:
        return False
    name = called(pattern, event.kind)
    if event.word == "unresolved" and name not in ("action ends", "take"):
        return False
    if name == "succeed" and not changed_anything(cause):
        return False
    if not detail_of_action(game, action, pattern, event):
        return False
    if name == "lobby" and (cause.ability is None or cause.ability.move != "lobby"):
        return False
    subject = pattern.subject
    noun = subject.noun if isinstance(subject, (p.Each, p.Target, p.Chosen)) else subject
    if isinstance(noun, p.Noun):
        if noun.kinds[0] in kinds.DOINGS:
            if not cause_fits(game, action, noun, event):
                return False
        elif name == "lobby":
            if not any(nouns.matches(game, action, noun, each) for each in cause.targets.performers):
                return False
        elif not nouns.matches(game, action, noun, cause.card):
            return False
    elif (
        isinstance(subject, p.Ref)
        and subject.to != "action"
        and cause.card not in meaning.things(game, action, subject)
    ):
        return False
    if pattern.actor is not None and not actor_fits(game, action, pattern.actor, event):
        return False
    return all(event_filter(game, action, each, event, NOTHING) for each in pattern.filters)


def event_filter(game: CcgGame, action: Action, node: p.Node, event: Event, thing: int) -> bool:
    """Does a further description fit the event, or the action that caused it?"""
    cause = event.action
    if isinstance(node, p.Either):
        return any(event_filter(game, action, each, event, thing) for each in node.filters)
    if isinstance(node, p.AllFilters):
        return all(event_filter(game, action, each, event, thing) for each in node.filters)
    if isinstance(node, p.NoneOf):
        return not any(event_filter(game, action, each, event, thing) for each in node.filters)
    if isinstance(node, p.HasKeyword):
        return (cause is not None and action_is(game, cause, node.keyword)) == node.positive
    if isinstance(node, p.HasSome):
        return cause is not None and any(action_is(game, cause, word) for word in ELEMENTS)
    if isinstance(node, p.Shares):
        return cause is not None and cause.card >= 0 and meaning.fits(game, action, node, cause.card)
    if isinstance(node, p.PerformedBy):
        return (cause is not None and performed_by(game, action, node.what, cause)) == node.positive
    if isinstance(node, p.ActionDid):
        return (cause is not None and action_did(game, action, node, cause)) == node.positive
    if isinstance(node, p.HasCost):
        return cause is not None and has_cost(cause, node)
    if isinstance(node, p.Targeting):
        targets = [thing] if event.kind == TARGET and thing != NOTHING else [] if cause is None else cause.targeted()
        return any(is_one(game, action, node.what, each) for each in targets)
    if isinstance(node, (p.In, p.State)):
        return _place_fits(game, action, node, event, thing)
    if isinstance(node, p.Fits):  # `other players' actions`, bound
        return event_filter(game, action, node.noun, event, thing)
    if isinstance(node, p.Noun) and node.kinds[0] in kinds.DOINGS:
        return cause_fits(game, action, node, event, thing)
    if isinstance(node, (p.Noun, p.Ref)):
        return cause is not None and is_one(game, action, node, cause.card)
    if isinstance(node, p.Opposing):  # whoever performed it; of what no action causes, the thing itself
        involved = [thing] if cause is None else cause.targets.performers
        return any(meaning.fits(game, action, node, each) for each in involved)
    if isinstance(node, p.Did) and cause is not None:  # `while you discarded a card`: by the action that is answered
        return meaning.holds(game, cause, node)
    return meaning.holds(game, action, node)


def _place_fits(game: CcgGame, action: Action, node: p.In | p.State, event: Event, thing: int) -> bool:
    """Where it happens: where a unit goes to, else where the thing or the action's card is."""
    if event.kind in (ASSIGN, MOVE) and isinstance(node, p.In):
        if node.relation == "any battlefield":
            return event.place != HOME
        if node.relation == "battlefield":
            places = [game.current_battlefield()]
            if node.of is not None:
                places = [sides.location_of(game, each) for each in meaning.things(game, action, node.of)]
            return event.place in places and event.place not in (HOME, NOTHING)
        if node.relation == "province" and node.of is not None:
            return is_one(game, action, node.of, event.place)
    if thing == NOTHING or is_province(thing):
        cause = event.action
        if cause is not None:
            return meaning.fits(game, action, node, cause.card)
    return meaning.fits(game, action, node, thing)


def action_is(game: CcgGame, action: Action, word: str) -> bool:
    """Has the action this designator, is it on such a card, or has it such a keyword (celestial.keywords.04)?"""
    if word in ("Equip", "Lobby"):
        return action.ability is not None and action.ability.move == word.lower()
    return game.rules.text.action_has_keyword(game, action, word)


def performed_by(game: CcgGame, action: Action, what: p.Node, taken: Action) -> bool:
    """Was the action performed by one of these cards, or taken by one of these players?"""
    noun = what.noun if isinstance(what, (p.Each, p.Target, p.Chosen)) else what
    players = isinstance(what, (p.You, p.Leader, p.Controller, p.Owner))
    if players or (isinstance(noun, p.Noun) and noun.kinds == ("player",)):
        return is_one(game, action, what, player_thing(taken.player))
    return any(
        is_one(game, action, what, each) for each in taken.targets.performers or performing.performers(game, taken)
    )


# What texts ask whether an action did, beyond the events that it caused.
DEEDS: frozenset[str] = frozenset(
    ("guess", "lose ability", "move to battlefield", "move across", "challenge", "additional", "from", "from hand", "printed",
     "bowed performer", "ranged attack", "duel", "win duel", "force penalty",
     "can destroy", "force bonus", "target", "create", "this battle", "before defender",
     "copied", "effect targets", "attach from hand", "attach", "lose honor",
     "gain honor")
)  # fmt: skip


def action_did(game: CcgGame, action: Action, node: p.ActionDid, taken: Action) -> bool:
    """Did the action really do what the filter names?"""
    verb = node.verb
    if verb == "can destroy":
        return can_destroy(taken, node.what)
    if verb == "this battle":
        return game.in_battle()
    if verb == "effect targets":
        return taken.ability is not None and any(not each.in_constraints for each in taken.ability.targets)
    if verb == "before defender":
        attack = game.attack
        return attack is not None and attack.current != NOTHING and not attack.acted
    if verb == "from" and isinstance(node.what, p.Noun) and node.what.kinds[0] in kinds.DOINGS:
        event = Event(RESOLVE, [taken.card], taken.player)
        event.action = taken
        return cause_fits(game, action, node.what, event)
    if verb == "printed":
        return taken.card >= 0 and taken.ability is not None and game.is_base(taken.card, taken.ability)
    if verb == "from":
        return node.what is None or is_one(game, action, node.what, card_of(taken))
    if verb == "target":
        return any(node.what is None or is_one(game, action, node.what, each) for each in taken.did_to(verb))
    if verb == "ranged attack":
        return taken.ability is not None and bool(taken.ability.ranged_slots)
    if verb == "duel":
        return taken.duel is not None
    if verb == "challenge":  # known before it is issued
        return taken.ability is not None and taken.ability.challenge is not None
    if verb == "win duel":
        duel = taken.duel
        return duel is not None and node.what is not None and is_one(game, action, node.what, duel.winner)
    deed: str = verb
    if deed == "destroy" and game.rules.events.attachments_leave_apart:
        deed = "destroy itself"  # and not what has gone along with it (samurai.attachments.06)
    return any(
        did.verb == deed
        and (node.what is None or is_one(game, action, node.what, did.thing))
        and (node.at is None or meaning.fits(game, action, node.at, did.thing))
        for did in taken.did
    )


COSTS: dict[CostVerb, type[p.Effect]] = {"bow": p.Bow, "destroy": p.Destroy, "discard favor": p.DiscardFavor}


def has_cost(action: Action, node: p.HasCost) -> bool:
    """Has the action a cost of that kind? A waived one does not count, unless the base cost is asked for; one that was paid
    in another way does (samurai.g-costs.09-.10)."""
    kind = COSTS[node.verb]
    if action.ability is None or not any(isinstance(each, kind) for each in p.walk(action.ability.costs)):
        return False
    return node.base or not action.has_done("waive bow")


def can_destroy(action: Action, what: p.Node | None) -> bool:
    """Can the effects of the action destroy things of that kind?"""
    kinds = what.kinds if isinstance(what, p.Noun) else ()
    effects = () if action.ability is None else action.ability.effects
    return any(
        isinstance(each, p.Destroy)
        and any(isinstance(noun, p.Noun) and set(noun.kinds) & set(kinds) for noun in p.walk(each.what))
        for each in p.walk(effects)
    )
