"""What the objects of a sentence mean on the table: pronouns, `his unit`, `each of them`, `your opponent`.

OBJECTS and REFERENCES are the tables of what can be meant; whatever is not in them the engine cannot run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Duel
from rokugan.editions.ccg.table.compiled_card import AbilityInfo
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, PERFORM, PLAY, RESOLVE
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    DYNASTY_DECK,
    FATE_DECK,
    NOTHING,
    is_province,
    player_thing,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.table.pieces import Attack
from rokugan.editions.ccg.text import amounts, nouns, triggers

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def things(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    """The things that an object of a sentence means now."""
    found = OBJECTS.get(type(node))
    return [] if found is None else found(game, action, node)


def _selected(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, (p.Target, p.Choice))
    return _slot(game, action, node.slot)


def _slot(game: CcgGame, action: Action, slot: int) -> list[int]:
    """What was chosen for a slot; of a unit, all its cards (celestial.targeting.04)."""
    if not 0 <= slot < len(action.targets.slots):
        return []
    chosen = action.targets.slots[slot] or []
    info = action.info
    if info is not None and slot in info.unit_slots:
        return nouns.unique([card for thing in chosen for card in unit_or_card(game, thing)])
    return chosen


def unit_or_card(game: CcgGame, thing: int) -> list[int]:
    """Every card of a unit, which is told by its Personality; else the card alone (`an enemy card, or an enemy unit`)."""
    return game.unit(thing) if thing in game.states and game.behaviours[thing].type == "personality" else [thing]


def whole_units(game: CcgGame, cards: list[int]) -> list[int]:
    """Every card of the units that these cards are in."""
    found: list[int] = []
    for thing in cards:
        personality = game.personality_of(thing) if thing >= 0 else NOTHING
        if personality != NOTHING:
            found.extend(card for card in game.unit(personality) if card not in found)
    return found


def _each(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, p.Each)
    found = nouns.candidates(game, action, node.noun)
    return whole_units(game, found) if node.noun.kinds == ("unit",) else found


def _unit_of(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, p.UnitOf)
    return whole_units(game, things(game, action, node.of))


def _parts_of(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    """His Followers; a Follower's Personality; a province's cards and Region; a player's cards."""
    assert isinstance(node, p.PartsOf)
    found: list[int] = []
    for thing in things(game, action, node.of):
        if thing >= 0:
            held = whole_units(game, [thing]) or [thing]
            if "personality" not in node.noun.kinds and "unit" not in node.noun.kinds:
                held = [card for card in held if card != thing]
        elif is_province(thing):
            province = game.province(thing)
            held = [*province.cards, *([province.region] if province.region >= 0 else [])]
        else:
            held = [c for c in nouns.candidates(game, action, node.noun) if game.controller(c) == seat_of(thing)]
        found.extend(c for c in held if c not in found and nouns.matches(game, action, node.noun, c))
    return found


def _several(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, p.Several)
    found: list[int] = []
    for part in node.parts:
        found.extend(each for each in things(game, action, part) if each not in found)
    return found


def _nth(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, p.Nth)
    return things(game, action, node.of)[node.number : node.number + 1]


def _players(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    return players_of(game, action, node)


def _top_of(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, p.TopOf)
    found: list[int] = []
    size = amounts.number(game, action, node.number)
    if size <= 0:
        return found
    for player in players_of(game, action, node.who):
        deck = deck_list(game, seat_of(player), node.deck)
        found.extend(reversed(deck[-size:]) if not node.bottom else deck[:size])
    return found


def _described(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, p.Noun)
    found = nouns.candidates(game, action, node)
    return whole_units(game, found) if node.kinds == ("unit",) else found


def _province_of(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    """Of a Region the province it is attached to; of a card in a battle that battlefield's; of a card lying in one, that."""
    assert isinstance(node, p.ProvinceOf)
    found: list[int] = []
    for thing in things(game, action, node.of):
        if thing < 0:
            found.append(thing)
            continue
        state = game.state_of(thing)
        holding = game.province_holding(thing)
        if holding is not None:
            found.append(holding.thing)
        elif state is not None:
            place = state.host if is_province(state.host) else game.location(thing)
            if is_province(place):
                found.append(place)
        else:
            found.extend(_emptied(game, action))  # it has just been taken out of one
    return unique(found)


def _last_played(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    """Cards are played from their owner's hand."""
    assert isinstance(node, p.LastPlayed)
    played = [
        card
        for code, card, _, _ in game.past("game")
        if code == PLAY and game.cards[card].owner == action.player and nouns.describes(game, action, node.noun, card)
    ]
    return played[-1:]


def _these(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, p.These)
    return list(node.numbers)


def _reference(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, p.Ref)
    if node.to == "slot":
        return _slot(game, action, node.slot)
    found = REFERENCES.get(node.to)
    meant = [] if found is None else found(game, action)
    if node.called:
        return [card for card in meant if game.rules.text.may_be_called(game, card, node.called)]
    return meant


def deck_list(game: CcgGame, seat: int, deck: str) -> list[int]:
    """A deck or discard pile by its name; its top is the end of the list."""
    player = game.players[seat]
    if deck.endswith("discard"):
        return player.dynasty_discard if "dynasty" in deck else player.fate_discard
    return player.dynasty_deck if "dynasty" in deck else player.fate_deck


Meaning = Callable[["CcgGame", Action, p.Node], list[int]]
OBJECTS: dict[type, Meaning] = {
    p.Target: _selected,
    p.Choice: _selected,
    p.Ref: _reference,
    p.Each: _each,
    p.UnitOf: _unit_of,
    p.PartsOf: _parts_of,
    p.Several: _several,
    p.Nth: _nth,
    p.You: _players,
    p.Controller: _players,
    p.Owner: _players,
    p.Leader: _players,
    p.TopOf: _top_of,
    p.Noun: _described,
    p.These: _these,
    p.LastPlayed: _last_played,
    p.ProvinceOf: _province_of,
}


# ------------------------------------------------------------------------------------------- references


def _this(game: CcgGame, action: Action) -> list[int]:
    return [action.card]


def _bearer(game: CcgGame, action: Action) -> list[int]:
    state = game.state_of(action.card) if action.card >= 0 else None
    if state is not None and state.host != NOTHING:
        return [state.host]
    return [action.card] if action.card >= 0 and game.behaviours[action.card].type == "personality" else []


def _at_hand(game: CcgGame, action: Action) -> list[int]:
    return [action.each] if action.each != NOTHING else []


def _described_thing(game: CcgGame, action: Action) -> list[int]:
    return [action.described] if action.described != NOTHING else []


def _subject(game: CcgGame, action: Action) -> list[int]:
    return subject_of(action)


def subject_of(action: Action) -> list[int]:
    """What the triggering event happens to: the one thing at hand, else all of them."""
    event = action.event
    if event is None:
        return []
    if event.action is not None and event.kind in (ANNOUNCE, PERFORM, RESOLVE) and speaks_of_performer(action.info):
        return event.action.targets.performers
    if action.subject != NOTHING:
        return [action.subject]
    return event.done or event.things


def speaks_of_performer(info: AbilityInfo | None) -> bool:
    """`After a Personality lobbies: bow him`: is it who performs the action that the trigger names?"""
    if info is None or info.trigger is None:
        return False
    pattern = info.trigger.pattern
    return pattern.event == "lobby" or any(isinstance(each, p.PerformedBy) for each in p.walk(pattern))


def _subjects(game: CcgGame, action: Action) -> list[int]:
    """All of what the event that triggered the text happens to at once, as far as the trigger speaks of it."""
    event = action.event
    trigger = action.info.trigger if action.info is not None else None
    asked = [each.noun for each in p.walk(trigger) if isinstance(each, p.AtOnce)]
    things = [] if event is None else event.done or event.things
    return [each for each in things if not asked or nouns.matches(game, action, asked[0], each)]


def _object(game: CcgGame, action: Action) -> list[int]:
    event = action.event
    return [] if event is None else triggers.objects(game, event)


def _battlefield(game: CcgGame, action: Action) -> list[int]:
    current = game.current_battlefield()
    return [] if current == NOTHING else [current]


def _province(game: CcgGame, action: Action) -> list[int]:
    state = game.state_of(action.card) if action.card >= 0 else None
    if state is not None and is_province(state.host):
        return [state.host]
    return [place for place in _battlefield(game, action) if is_province(place)]


def duel_of(game: CcgGame, action: Action) -> Duel | None:
    """The duel that this text made, that triggered it, or that is being fought."""
    if action.duel is not None:
        return action.duel
    event = action.event
    if event is not None and isinstance(event.what, Duel):
        return event.what
    return game.duel


def _winner(game: CcgGame, action: Action) -> list[int]:
    duel = duel_of(game, action)
    return [duel.winner] if duel is not None and duel.winner != NOTHING else []


def _loser(game: CcgGame, action: Action) -> list[int]:
    duel = duel_of(game, action)
    return [] if duel is None else duel.losers


def _challenger(game: CcgGame, action: Action) -> list[int]:
    duel = duel_of(game, action)
    return [] if duel is None else [duel.challenger]


def _challenged(game: CcgGame, action: Action) -> list[int]:
    duel = duel_of(game, action)
    return [] if duel is None else [duel.challenged]


def _duel(game: CcgGame, action: Action) -> list[int]:
    duel = duel_of(game, action)
    return [] if duel is None else [duel.challenger, duel.challenged]


def _duellist(game: CcgGame, action: Action) -> list[int]:
    return [card for card in _duel(game, action) if game.controller(card) == action.player]


def _duel_opponent(game: CcgGame, action: Action) -> list[int]:
    return [card for card in _duel(game, action) if game.controller(card) != action.player]


def _created(game: CcgGame, action: Action) -> list[int]:
    return action.results.created


def _found(game: CcgGame, action: Action) -> list[int]:
    return action.results.found


def _rest(game: CcgGame, action: Action) -> list[int]:
    """Of what was looked at, the cards that still lie in their deck."""
    return [card for card in action.results.looked if game.where[card] in (FATE_DECK, DYNASTY_DECK)]


def _nothing(game: CcgGame, action: Action) -> list[int]:
    """What is not on the table yet."""
    return []


def _done(game: CcgGame, action: Action) -> list[int]:
    return [action.done] if action.done != NOTHING else []


def _emptied(game: CcgGame, action: Action) -> list[int]:
    """The provinces from which the text has taken cards, or from which what triggered it has."""
    return action.results.emptied or ([] if action.event is None else action.event.emptied)


def _discarded(game: CcgGame, action: Action) -> list[int]:
    return action.results.discarded or _chosen_for(game, action, (p.Discard,))


def _chosen_for(game: CcgGame, action: Action, kinds: tuple[type, ...]) -> list[int]:
    """What the text has chosen to discard, destroy or remove and has not yet: while other targets are chosen, `the removed
    Personality` is he who will be."""
    info = action.info
    if info is None or action.resolved:
        return []
    found: list[int] = []
    for node in p.walk((info.costs, info.effects)):
        if isinstance(node, kinds) and isinstance(node, (p.Discard, p.Destroy, p.PutCard)):
            if (not isinstance(node, p.PutCard) or node.to == "removed") and isinstance(
                node.what, (p.Target, p.Choice)
            ):
                found.extend(things(game, action, node.what))
    return found


def _discarded_by_enemy(game: CcgGame, action: Action) -> list[int]:
    return [card for card in action.results.discarded if game.cards[card].owner != action.player]


def _destroyed(game: CcgGame, action: Action) -> list[int]:
    """What this text or its costs destroyed; the attachments of a destroyed Personality are not meant."""
    return action.did_to("destroy itself") or _chosen_for(game, action, (p.Destroy,))


def _removed(game: CcgGame, action: Action) -> list[int]:
    return action.did_to("remove") or _chosen_for(game, action, (p.PutCard,))


def _performer(game: CcgGame, action: Action) -> list[int]:
    return performers(game, action) or own_targets(game, action)


def _army(game: CcgGame, action: Action) -> list[int]:
    return game.army(game.current_battlefield(), nouns.side_of_player(game, action.player))


def _enemy_army(game: CcgGame, action: Action) -> list[int]:
    side = nouns.side_of_player(game, action.player)
    return game.army(game.current_battlefield(), DEFENDING if side == ATTACKING else ATTACKING)


def _attacking_army(game: CcgGame, action: Action) -> list[int]:
    return game.army(game.current_battlefield(), ATTACKING)


def _defending_army(game: CcgGame, action: Action) -> list[int]:
    return game.army(game.current_battlefield(), DEFENDING)


def acting(action: Action) -> Action:
    """The action that triggered this text, or the one it is part of."""
    event = action.event
    return action if event is None or event.action is None else event.action


def attacking(action: Action) -> Action:
    """The action whose Ranged Attack a text speaks of: its own, or the one that triggered it."""
    return action if action.info is not None and action.info.ranged_slots else acting(action)


def _caster(game: CcgGame, action: Action) -> list[int]:
    return performers(game, acting(action))


def _ranged(game: CcgGame, action: Action) -> list[int]:
    """A Ranged Attack stands on the table as what it targets."""
    answered = attacking(action)
    if answered.info is None:
        return []
    slots = answered.targets.slots
    return [thing for slot in answered.info.ranged_slots if slot < len(slots) for thing in slots[slot] or []]


def _actor(game: CcgGame, action: Action) -> list[int]:
    event = action.event
    if event is None:
        return [player_thing(action.player)]
    return [player_thing(seat) for seat in game.rules.events.actors(game, event)]


def _action(game: CcgGame, action: Action) -> list[int]:
    """An action stands on the table as the card it comes from."""
    answered = acting(action)
    return [answered.card] if answered.card >= 0 else []


def _action_performer(game: CcgGame, action: Action) -> list[int]:
    answered = acting(action)
    return answered.targets.performers or performers(game, answered)


def _action_object(game: CcgGame, action: Action) -> list[int]:
    """What the action that triggered the text did that to of which the trigger speaks (`an action that moved a unit`), or who has
    performed it."""
    trigger = action.info.trigger if action.info is not None else None
    asked = [each for each in p.walk(trigger) if isinstance(each, p.ActionDid)]
    by = [each.what for each in p.walk(trigger) if isinstance(each, p.PerformedBy)]
    answered = acting(action)
    done = [*answered.did, ("from", answered.card)]
    found = [thing for verb, thing in done if any(_asked(game, action, each, verb, thing) for each in asked)]
    return unique(
        [
            *found,
            *(
                card
                for card in answered.targets.performers
                if any(triggers.is_one(game, action, each, card) for each in by)
            ),
        ]
    )


def _asked(game: CcgGame, action: Action, node: p.ActionDid, verb: str, thing: int) -> bool:
    return verb == node.verb and (node.what is None or triggers.is_one(game, action, node.what, thing))


def _targets(game: CcgGame, action: Action) -> list[int]:
    return action.targeted()


REFERENCES: dict[str, Callable[[CcgGame, Action], list[int]]] = {
    "this": _this,
    "bearer": _bearer,
    "each": _at_hand,
    "subject": _subject,
    "subjects": _subjects,
    "described": _described_thing,
    "object": _object,
    "battlefield": _battlefield,
    "province": _province,
    "winner": _winner,
    "loser": _loser,
    "challenger": _challenger,
    "challenged": _challenged,
    "duel": _duel,
    "duellist": _duellist,
    "duel opponent": _duel_opponent,
    "created": _created,
    "found": _found,
    "rest": _rest,
    "granted attack": _nothing,
    "discarded": _discarded,
    "discarded by enemy": _discarded_by_enemy,
    "destroyed": _destroyed,
    "removed": _removed,
    "done": _done,
    "emptied": _emptied,
    "performer": _performer,
    "caster": _caster,
    "army": _army,
    "enemy army": _enemy_army,
    "attacking army": _attacking_army,
    "defending army": _defending_army,
    "targets": _targets,
    "ranged attack": _ranged,
    "actor": _actor,
    "action": _action,
    "action performer": _action_performer,
    "action object": _action_object,
}


def own_targets(game: CcgGame, action: Action) -> list[int]:
    """The cards that the text has targeted so far, where none performs by it: the player's own in its constraints, else his own
    anywhere, else any."""
    info = action.info
    if info is None:
        return []
    found = [
        (thing, target.in_constraints)
        for target in info.targets
        for thing in action.targets.slots[target.slot] or []
        if thing >= 0
    ]
    mine = [(thing, first) for thing, first in found if game.controller(thing) == action.player]
    return [thing for thing, first in mine if first] or [thing for thing, _ in mine or found]


def performers(game: CcgGame, action: Action) -> list[int]:
    """Who performs the action."""
    return game.rules.actions.performers(game, action)


def common_performers(game: CcgGame, action: Action) -> list[int]:
    """Who performs the action (celestial.actions.12): its own card or that card's Personality, and the player's
    Personalities and Followers targeted in its constraints or called performing."""
    found: list[int] = []
    if action.card >= 0:
        type_ = game.behaviours[action.card].type
        if type_ in ("personality", "follower"):
            found.append(action.card)
        elif type_ in ("item", "spell"):
            bearer = game.personality_of(action.card)
            if bearer != NOTHING:
                found.append(bearer)
    info = action.info
    if info is not None:
        for target in info.targets:
            if target.performs:
                for thing in action.targets.slots[target.slot] or []:
                    if thing >= 0 and game.behaviours[thing].type in ("personality", "follower"):
                        if game.controller(thing) == action.player and thing not in found:
                            found.append(thing)
    return found


# ---------------------------------------------------------------------------------------------- players


def attack_of(game: CcgGame, action: Action) -> Attack | None:
    """The attack under way, or the one whose end has triggered the text."""
    event = action.event
    if game.attack is None and event is not None and isinstance(event.what, Attack):
        return event.what
    return game.attack


def players_of(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    """The players that a phrase means, as things."""
    if isinstance(node, p.You):
        return [player_thing(action.player)]
    if isinstance(node, p.Controller):
        return unique([_owner_thing(game, t, node.now and t not in game.states) for t in things(game, action, node.of)])
    if isinstance(node, p.Owner):
        return unique([_owner_thing(game, t, True) for t in things(game, action, node.of)])
    if isinstance(node, p.Leader):
        attack = attack_of(game, action)
        if attack is None:
            return []
        side = nouns.side_of_player(game, action.player)
        if node.which == "attacker" or (node.which == "friendly" and side == ATTACKING):
            return [player_thing(attack.attacker)]
        if node.which == "defender" or (node.which == "friendly" and side == DEFENDING):
            return [player_thing(attack.defender)]
        return [player_thing(attack.defender if side == ATTACKING else attack.attacker)]
    return unique([_owner_thing(game, thing, False) for thing in things(game, action, node)])


def _owner_thing(game: CcgGame, thing: int, owner: bool) -> int:
    """Whose a thing is; a player is his own."""
    if thing >= 0:
        return player_thing(game.cards[thing].owner if owner else game.controller(thing))
    return player_thing(province_seat(thing)) if is_province(thing) else thing


def unique(items: list[int]) -> list[int]:
    """Each of them once."""
    found: list[int] = []
    for each in items:
        if each not in found:
            found.append(each)
    return found


# --------------------------------------------------------------------------------------------- binding

_OPEN = (
    "each",
    "described",
    "battlefield",
    "army",
    "enemy army",
    "attacking army",
    "defending army",
    "resolution",
    "entering play",
    "allying",
)


def bind(game: CcgGame, action: Action, node: Any) -> Any:
    """A tree that means the same without its text: what it refers to is put in as it is now. Used where a condition or a
    requirement goes on counting after the text has been carried out."""
    if isinstance(node, tuple):
        return tuple(bind(game, action, part) for part in node)
    if not isinstance(node, p.Node):
        return node
    if isinstance(node, p.IsNamed):
        return p.HasKeyword(action.named)
    if isinstance(node, p.Ref):
        return node if node.to in _OPEN else p.These(tuple(things(game, action, node)))
    if isinstance(node, (p.Target, p.Choice, p.You, p.Controller, p.Owner, p.Leader)):
        return p.These(tuple(things(game, action, node)))
    if isinstance(node, p.GrantText):
        return node
    given = {name: bind(game, action, part) for name, part in p.parts(node).items()}
    if isinstance(node, p.Noun) and node.whose in ("your", "other", "owned"):
        me = p.These((player_thing(action.player),))
        if node.whose == "other":
            given["filters"] = (*given["filters"], p.NoneOf((p.Fits(p.Noun(node.kinds, (), "his", me)),)))
            given["whose"] = ""
        else:
            given["whose"], given["owner"] = "his", me
    return replace(node, **given)
