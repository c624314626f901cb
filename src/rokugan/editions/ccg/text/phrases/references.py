"""The objects of a sentence on the table: pronouns, `his unit`, `each of them`, `your opponent`.

OBJECTS and REFERENCES are the tables of what can be meant; whatever is not in them the engine cannot run.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, PERFORM, PLAY, RESOLVE
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    DYNASTY_DECK,
    FATE_DECK,
    NOTHING,
    is_province,
    player_thing,
    seat_of,
)
from rokugan.editions.ccg.text.described import meaning, nouns, sides
from rokugan.editions.ccg.text.described.kinds import unique
from rokugan.editions.ccg.text.described.meaning import players_of, things
from rokugan.editions.ccg.text.described.performing import (
    acting,
    attacking,
    duel_of,
    own_targets,
    performers,
    unit_or_card,
    whole_units,
)

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

T = TypeVar("T")


def _selected(game: CcgGame, action: Action, node: p.Node) -> list[int]:
    assert isinstance(node, (p.Target, p.Chosen))
    return _slot(game, action, node.slot)


def _slot(game: CcgGame, action: Action, slot: int) -> list[int]:
    """Return what was chosen for a slot; of a unit, all its cards (celestial.targeting.04)."""
    if not 0 <= slot < len(action.targets.slots):
        return []
    chosen = action.targets.slots[slot] or []
    ability = action.ability
    if ability is not None and slot in ability.unit_slots:
        return unique([card for thing in chosen for card in unit_or_card(game, thing)])
    return chosen


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
    """The uppermost (or lowest) cards of a deck, the first of them first."""
    assert isinstance(node, p.TopOf)
    found: list[int] = []
    size = meaning.number(game, action, node.number)
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
    """Return what was mentioned before; where the text calls him `this Shugenja`, only if he is one."""
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
meaning.OBJECTS.update(
    {
        p.Target: _selected,
        p.Chosen: _selected,
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
)


# ------------------------------------------------------------------------------------------- references


def _this(game: CcgGame, action: Action) -> list[int]:
    return [action.card]


def _bearer(game: CcgGame, action: Action) -> list[int]:
    state = game.state_of(action.card) if action.card >= 0 else None
    if state is not None and state.host != NOTHING:
        return [state.host]
    return [action.card] if action.card >= 0 and game.behaviours[action.card].type == "personality" else []


def _at_hand(game: CcgGame, action: Action) -> list[int]:
    """The thing for which a text is just carried out, of several."""
    return [action.each] if action.each != NOTHING else []


def _described_thing(game: CcgGame, action: Action) -> list[int]:
    return [action.described] if action.described != NOTHING else []


def _subject(game: CcgGame, action: Action) -> list[int]:
    found = subject_of(action)
    if action.ability is not None and action.ability.answers_units:  # samurai.g-effects.10
        return unique([card for thing in found for card in unit_or_card(game, thing)])
    return found


def subject_of(action: Action) -> list[int]:
    """Return what the triggering event happens to: the one thing at hand, else all of them."""
    event = action.event
    if event is None:
        return []
    if event.action is not None and event.kind in (ANNOUNCE, PERFORM, RESOLVE) and speaks_of_performer(action.ability):
        return event.action.targets.performers
    if action.subject != NOTHING:
        return [action.subject]
    return event.done or event.things


def speaks_of_performer(ability: CompiledAbility | None) -> bool:
    """`After a Personality lobbies: bow him`: does the trigger name whoever performs the action?"""
    if ability is None or ability.trigger is None:
        return False
    pattern = ability.trigger.pattern
    return pattern.event == "lobby" or any(isinstance(each, p.PerformedBy) for each in p.walk(pattern))


def _subjects(game: CcgGame, action: Action) -> list[int]:
    """All of what the event that triggered the text happens to at once, as far as the trigger speaks of it."""
    event = action.event
    trigger = action.ability.trigger if action.ability is not None else None
    asked = [each.noun for each in p.walk(trigger) if isinstance(each, p.AtOnce)]
    things = [] if event is None else event.done or event.things
    return [each for each in things if not asked or nouns.matches(game, action, asked[0], each)]


def _battlefield(game: CcgGame, action: Action) -> list[int]:
    current = game.current_battlefield()
    return [] if current == NOTHING else [current]


def _province(game: CcgGame, action: Action) -> list[int]:
    state = game.state_of(action.card) if action.card >= 0 else None
    if state is not None and is_province(state.host):
        return [state.host]
    return [place for place in _battlefield(game, action) if is_province(place)]


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
    """Nothing, for words that mean what is not on the table yet."""
    return []


def _done(game: CcgGame, action: Action) -> list[int]:
    """The thing that the text just found when it asked whether something was done to such a thing."""
    return [action.done] if action.done != NOTHING else []


def _emptied(game: CcgGame, action: Action) -> list[int]:
    """The provinces from which the text has taken cards, or from which what triggered it has."""
    return action.results.emptied or ([] if action.event is None else action.event.emptied)


def _discarded(game: CcgGame, action: Action) -> list[int]:
    return action.results.discarded or _chosen_for(game, action, (p.Discard,))


def _chosen_for(game: CcgGame, action: Action, kinds: tuple[type, ...]) -> list[int]:
    """Return what the text has chosen to discard, destroy or remove and has not yet: while other targets are chosen, `the
    removed Personality` is he who will be."""
    ability = action.ability
    if ability is None or action.resolved:
        return []
    found: list[int] = []
    for node in p.walk((ability.costs, ability.effects)):
        if isinstance(node, kinds) and isinstance(node, (p.Discard, p.Destroy, p.PutCard)):
            if (not isinstance(node, p.PutCard) or node.to == "removed") and isinstance(
                node.what, (p.Target, p.Chosen)
            ):
                found.extend(things(game, action, node.what))
    return found


def _discarded_by_enemy(game: CcgGame, action: Action) -> list[int]:
    return [card for card in action.results.discarded if game.cards[card].owner != action.player]


def _destroyed(game: CcgGame, action: Action) -> list[int]:
    """Return what this text or its costs destroyed; the attachments of a destroyed Personality are not meant."""
    return action.did_to("destroy itself") or _chosen_for(game, action, (p.Destroy,))


def _removed(game: CcgGame, action: Action) -> list[int]:
    return action.did_to("remove") or _chosen_for(game, action, (p.PutCard,))


def _performer(game: CcgGame, action: Action) -> list[int]:
    return performers(game, action) or own_targets(game, action)


def _army(game: CcgGame, action: Action) -> list[int]:
    return game.army(game.current_battlefield(), sides.side_of_player(game, action.player))


def _enemy_army(game: CcgGame, action: Action) -> list[int]:
    side = sides.side_of_player(game, action.player)
    return game.army(game.current_battlefield(), DEFENDING if side == ATTACKING else ATTACKING)


def _attacking_army(game: CcgGame, action: Action) -> list[int]:
    return game.army(game.current_battlefield(), ATTACKING)


def _defending_army(game: CcgGame, action: Action) -> list[int]:
    return game.army(game.current_battlefield(), DEFENDING)


def _caster(game: CcgGame, action: Action) -> list[int]:
    """Return who performs the action at hand."""
    return performers(game, acting(action))


def _ranged(game: CcgGame, action: Action) -> list[int]:
    """A Ranged Attack stands on the table as what it targets."""
    answered = attacking(action)
    if answered.ability is None:
        return []
    slots = answered.targets.slots
    return [thing for slot in answered.ability.ranged_slots for thing in slots[slot] or []]


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
    """Return what the action that triggered the text did that to of which the trigger speaks (`an action that moved a unit`), or
    who has performed it."""
    trigger = action.ability.trigger if action.ability is not None else None
    asked = [each for each in p.walk(trigger) if isinstance(each, p.ActionDid)]
    by = [each.what for each in p.walk(trigger) if isinstance(each, p.PerformedBy)]
    answered = acting(action)
    done = [*((did.verb, did.thing) for did in answered.did), ("from", answered.card)]
    found = [thing for verb, thing in done if any(_asked(game, action, each, verb, thing) for each in asked)]
    return unique(
        [
            *found,
            *(
                card
                for card in answered.targets.performers
                if any(nouns.is_one(game, action, each, card) for each in by)
            ),
        ]
    )


def _asked(game: CcgGame, action: Action, node: p.ActionDid, verb: str, thing: int) -> bool:
    return verb == node.verb and (node.what is None or nouns.is_one(game, action, node.what, thing))


def _targets(game: CcgGame, action: Action) -> list[int]:
    return action.targeted()


REFERENCES: dict[str, Callable[[CcgGame, Action], list[int]]] = {
    "this": _this,
    "bearer": _bearer,
    "each": _at_hand,
    "subject": _subject,
    "subjects": _subjects,
    "described": _described_thing,
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


# ---------------------------------------------------------------------------------------------- players


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


def bind(game: CcgGame, action: Action, node: T) -> T:
    """A tree that means the same without its text: what it refers to is put in as it is now. Used where a condition or a
    requirement goes on counting after the text has been carried out."""
    found: Any = _bound(game, action, node)
    bound: T = found  # another node of the same role
    return bound


def _bound(game: CcgGame, action: Action, node: object) -> object:
    """Return the node with the things that its phrases mean now in the place of the phrases."""
    if isinstance(node, tuple):
        return tuple(_bound(game, action, part) for part in node)
    if not isinstance(node, p.Node):
        return node
    if isinstance(node, p.IsNamed):
        return p.HasKeyword(action.named)
    if isinstance(node, p.Ref):
        return node if node.to in _OPEN else p.These(tuple(things(game, action, node)))
    if isinstance(node, (p.Target, p.Chosen, p.You, p.Controller, p.Owner, p.Leader)):
        return p.These(tuple(things(game, action, node)))
    if isinstance(node, p.GrantText):
        return node
    given: dict[str, Any] = {name: _bound(game, action, part) for name, part in p.parts(node).items()}
    if (
        isinstance(node, p.In)
        and node.relation == "battlefield"
        and node.of is None
        and node.positive
        and game.in_battle()
    ):
        there = replace(node, of=p.These((game.current_battlefield(),)))
        return p.AllFilters(
            (node, there)
        )  # `at this battlefield` goes on meaning that one, while a battle is fought there
    if isinstance(node, p.Noun) and node.whose in ("your", "other", "owned"):
        me = p.These((player_thing(action.player),))
        if node.whose == "other":
            given["filters"] = (*given["filters"], p.NoneOf((p.Fits(p.Noun(node.kinds, (), "his", me)),)))
            given["whose"] = ""
        else:
            given["whose"], given["owner"] = "his", me
    return replace(node, **given)
