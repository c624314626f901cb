"""Whether what a text asks is so: `if you control a Shugenja`, `if he moved`, `during a battle`.

CONDITIONS and MOMENTS are the tables of what can be asked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, doing_of
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, ASSIGN, BATTLE_RESOLUTION, DISCARD, ENTER, MOVE, codes_of
from rokugan.editions.ccg.table.ids import BATTLE, NO_SIDE, is_player, player_thing, seat_of
from rokugan.editions.ccg.text.described import kinds, meaning, nouns, performing, sides
from rokugan.editions.ccg.text.described.meaning import holds
from rokugan.editions.ccg.text.happened import causes, deeds, trigger_details, triggers
from rokugan.program.words import MomentName

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _compare(game: CcgGame, action: Action, node: p.Node) -> bool:
    """Compare two amounts; where the edition has no such stat the comparison holds."""
    assert isinstance(node, p.Compare)
    for side in (node.left, node.right):
        if isinstance(side, p.StatOf) and not game.rules.values.is_tracked(game, side.stat):
            return True
    left = meaning.number(game, action, node.left)
    return kinds.compare(left, node.op, meaning.number(game, action, node.right))


def _exists(game: CcgGame, action: Action, node: p.Node) -> bool:
    assert isinstance(node, p.Exists)
    wanted = meaning.number(game, action, node.number)
    return kinds.compare(nouns.count(game, action, node.noun), node.op, wanted)


def _is(game: CcgGame, action: Action, node: p.Node) -> bool:
    """Do all the things fit the filters? Of an army `with` speaks of the cards in its units."""
    assert isinstance(node, p.Is)
    found = meaning.things(game, action, node.what)
    having = [each for each in node.filters if isinstance(each, p.With)]
    if having and isinstance(node.what, p.Ref) and node.what.to in ("army", "enemy army"):
        return bool(found) and all(_contains(game, action, found, each) for each in having) == node.positive
    return bool(found) and all(
        all(meaning.fits(game, action, each, thing) for each in node.filters) == node.positive for thing in found
    )


def _contains(game: CcgGame, action: Action, army: list[int], node: p.With) -> bool:
    """Do the units of an army have so many cards that fit a description?"""
    cards = performing.whole_units(game, army)
    number = sum(nouns.matches(game, action, node.noun, card) for card in cards)
    return kinds.compare(number, node.op, meaning.number(game, action, node.number))


def _moment(game: CcgGame, action: Action, node: p.Node) -> bool:
    assert isinstance(node, p.Moment)
    return MOMENTS[node.name](game, action)


def _did(game: CcgGame, action: Action, node: p.Node) -> bool:
    assert isinstance(node, p.Did)
    return did(game, action, node) == node.positive


def did(game: CcgGame, action: Action, node: p.Did) -> bool:
    """Did this text do what the condition names?"""
    if node.verb == "anything":
        return causes.changed_anything(action)
    who = meaning.players_of(game, action, node.who) if node.who is not None else []
    if node.verb in ("win duel", "lose duel") and action.duel is not None:
        duellists = [action.duel.winner] if node.verb == "win duel" else action.duel.losers
        return any(
            player_thing(game.controller(thing)) in who if who else _meant(game, action, node.what, thing)
            for thing in duellists
            if thing >= 0
        )
    wanted = meaning.number(game, action, node.times)
    if wanted > 1:
        done = [thing for thing in action.did_to(node.verb) if _meant(game, action, node.what, thing)]
        return len(done) >= wanted
    for thing in action.did_to(node.verb):
        if node.verb in ("choose", "do"):
            if not who or thing in who:
                return True
        elif node.verb == "refuse" and who and player_thing(game.controller(thing)) not in who:
            continue
        elif _meant(game, action, node.what, thing):
            if isinstance(node.what, p.Noun):
                action.done = thing
            return True
    return False


def _meant(game: CcgGame, action: Action, what: p.Node | None, thing: int) -> bool:
    """Is this one of the things that a text speaks of, wherever it has gone meanwhile?"""
    if what is None:
        return True
    if isinstance(what, p.Noun):
        return nouns.describes(game, action, what, thing)
    return thing in meaning.things(game, action, what)


def _happened(game: CcgGame, action: Action, node: p.Node) -> bool:
    """Did that happen so often in the period?"""
    assert isinstance(node, p.Happened)
    if node.pattern.event == "be there":
        return any(_meant(game, action, node.pattern.subject, unit) for unit in been_there(game)) == node.positive
    wanted = meaning.number(game, action, node.times)
    return (_times(game, action, node.pattern, node.period, wanted) >= wanted) == node.positive


def _times(game: CcgGame, action: Action, pattern: p.Pattern, period: str, wanted: int) -> int:
    """Return how often it has happened in the period, up to `wanted`. Each action is taken once; the one that asks does not
    count."""
    codes = codes_of(pattern.events)
    actor = pattern.actor
    found = 0
    announced = {action.serial} if ANNOUNCE in codes else set()
    past = game.past_turn_of(action.player) if period == "end phase" else game.past(period)
    for code, thing, amount, serial in past:
        if found >= wanted:
            break
        if (
            code not in codes
            or serial in announced
            or not all(_past_detail(game, action, each, code, thing, amount) for each in pattern.details)
        ):
            continue
        if not _was_meant(game, action, pattern, thing, serial):
            continue
        if actor is not None and not _done_by(game, action, actor, code, thing, amount, serial):
            continue
        found += 1
        if code == ANNOUNCE:
            announced.add(serial)
    return found


def _was_meant(game: CcgGame, action: Action, pattern: p.Pattern, thing: int, serial: int) -> bool:
    """Does the pattern speak of this thing, to which the event happened? An action is known by its serial number."""
    subject = pattern.subject
    if isinstance(subject, p.Noun) and subject.kinds == ("action",):
        return serial >= 0 and deeds.deed_fits(game, action, subject, game.deed(serial))
    return triggers.subject_fits(game, action, pattern, thing)


_CAME_FROM: dict[str, int] = {"hand": 2, "province": 1}


def is_past_detail(event: str, detail: str) -> bool:
    """Can the detail of an event be told after it has happened? Where a card came from only if it entered play."""
    return detail == "duel loss" or (event == "enter play" and detail in _CAME_FROM)


def _past_detail(game: CcgGame, action: Action, detail: str, code: int, thing: int, amount: int) -> bool:
    """Where a card that entered play came from; whether it was a loser of the duel at hand."""
    if detail == "duel loss":
        duel = performing.duel_of(game, action)
        return duel is not None and thing in duel.losers
    return code == ENTER and amount == _CAME_FROM.get(detail)


def been_there(game: CcgGame) -> list[int]:
    """The units that have been at the current battlefield in this attack."""
    place = game.current_battlefield()
    moves = (ASSIGN, MOVE, BATTLE_RESOLUTION)
    here = [thing for thing in game.states if game.location(thing) == place]
    return [
        *here,
        *(thing for code, thing, where, _ in game.past("turn") if code in moves and where == place and thing >= 0),
    ]


def _done_by(game: CcgGame, action: Action, actor: p.Node, code: int, thing: int, amount: int, serial: int) -> bool:
    """Did this player, or an action that fits this description, do it? What enters play by the rules its controller
    did; of a discarded card it is remembered who discarded it."""
    if isinstance(actor, p.Noun) and actor.kinds != ("player",):
        return serial >= 0 and deeds.deed_fits(game, action, actor, game.deed(serial))
    players = meaning.players_of(game, action, actor)
    if is_player(thing):
        return thing in players
    if code == DISCARD:
        return player_thing(amount) in players
    if code == ENTER and serial < 0:
        return player_thing(game.controller(thing)) in players
    if serial < 0:
        return any(serial == doing_of(seat_of(player)) for player in players)
    return player_thing(game.deed(serial).player) in players


def _has_favor(game: CcgGame, action: Action, node: p.Node) -> bool:
    assert isinstance(node, p.HasFavor)
    return (player_thing(game.favor) in meaning.players_of(game, action, node.who)) == node.positive


def _both(game: CcgGame, action: Action, node: p.Node) -> bool:
    assert isinstance(node, p.Both)
    return all(holds(game, action, each) for each in node.conditions)


def _any_of(game: CcgGame, action: Action, node: p.Node) -> bool:
    assert isinstance(node, p.AnyOf)
    return any(holds(game, action, each) for each in node.conditions)


def _not(game: CcgGame, action: Action, node: p.Node) -> bool:
    assert isinstance(node, p.Not)
    return not holds(game, action, node.condition)


def _paid(game: CcgGame, action: Action, node: p.Node) -> bool:
    """Does what the Gold pays for (`each`) fit a description?"""
    assert isinstance(node, p.Paid)
    return nouns.describes(game, action, node.noun, action.each)


def _producing(game: CcgGame, action: Action, node: p.Node) -> bool:
    """Gold for one cost is produced in an order of the player's choice (samurai.gold.09)."""
    assert isinstance(node, p.Producing)
    return any(nouns.describes(game, action, node.noun, card) for card in action.payment.producers)


meaning.CONDITIONS.update(
    {
        p.Compare: _compare,
        p.Exists: _exists,
        p.Is: _is,
        p.Moment: _moment,
        p.Did: _did,
        p.Happened: _happened,
        p.HasFavor: _has_favor,
        p.Both: _both,
        p.AnyOf: _any_of,
        p.Not: _not,
        p.Paid: _paid,
        p.Producing: _producing,
    }
)


# ---------------------------------------------------------------------------------------------- moments


def _your_turn(game: CcgGame, action: Action) -> bool:
    return game.active == action.player


def _not_your_turn(game: CcgGame, action: Action) -> bool:
    return game.active != action.player


def _first_turn(game: CcgGame, action: Action) -> bool:
    return game.active == action.player and game.players[action.player].turns == 1


def _not_first_player(game: CcgGame, action: Action) -> bool:
    return game.first_player >= 0 and game.first_player != action.player


def _combat_segment(game: CcgGame, action: Action) -> bool:
    return game.attack is not None and game.attack.segment == "combat"


def _battle(game: CcgGame, action: Action) -> bool:
    return game.in_battle()


def _attacker(game: CcgGame, action: Action) -> bool:
    attack = performing.attack_of(game, action)
    return attack is not None and attack.attacker == action.player


def _defender(game: CcgGame, action: Action) -> bool:
    attack = performing.attack_of(game, action)
    return attack is not None and attack.defender == action.player


def _ally(game: CcgGame, action: Action) -> bool:
    attack = game.attack
    if attack is None or action.player in (attack.attacker, attack.defender):
        return False
    return sides.side_of_player(game, action.player) != NO_SIDE


def _reconnaissance(game: CcgGame, action: Action) -> bool:
    return has_reconnaissance(game, action.player)


def _any_reconnaissance(game: CcgGame, action: Action) -> bool:
    return any(has_reconnaissance(game, player.seat) for player in game.players)


def has_reconnaissance(game: CcgGame, seat: int) -> bool:
    """Has the player Reconnaissance at the current battlefield?"""
    return any(
        modifier.kind == "reconnaissance" and modifier.seat == seat
        for place in (player_thing(seat), game.current_battlefield())
        for modifier in game.modifiers.on.get(place, ())
    )


def _additional(game: CcgGame, action: Action) -> bool:
    """Is it taken as an additional action, or offered as one just now?"""
    if action.has_done("additional"):
        return True
    return game.rules.actions.offers_additional(game)


def _first_battle_action(game: CcgGame, action: Action) -> bool:
    """Has the player taken no other Battle action in this battle?"""
    taken = [
        game.deed(serial) for code, _, _, serial in game.past("battle") if code == ANNOUNCE and serial != action.serial
    ]
    return game.in_battle() and not any(each.player == action.player and each.designator & BATTLE for each in taken)


def _straighten_phase(game: CcgGame, action: Action) -> bool:
    return game.phase == "straighten"


def _events_phase(game: CcgGame, action: Action) -> bool:
    return game.phase == "events"


def _action_phase(game: CcgGame, action: Action) -> bool:
    return game.phase == "action"


def _attack_phase(game: CcgGame, action: Action) -> bool:
    return game.phase == "attack"


def _dynasty_phase(game: CcgGame, action: Action) -> bool:
    return game.phase == "dynasty"


def _end_phase(game: CcgGame, action: Action) -> bool:
    return game.phase == "end"


def _for_winning(game: CcgGame, action: Action) -> bool:
    return action.event is not None and trigger_details.is_result(action.event, "winning")


def _for_losing(game: CcgGame, action: Action) -> bool:
    return action.event is not None and trigger_details.is_result(action.event, "losing")


def _first_turn_of_active(game: CcgGame, action: Action) -> bool:
    return game.players[game.active].turns == 1


def _battle_outcome(game: CcgGame, action: Action) -> int:
    """1 if the player's side has won the battle at hand, -1 if the other has, 0 in a tie or before its resolution."""
    attack = game.attack
    mine = sides.side_of_player(game, action.player)
    if attack is None or attack.winner < 0 or mine == NO_SIDE:
        return 0
    return 1 if sides.side_of_player(game, attack.winner) == mine else -1


def _won_battle(game: CcgGame, action: Action) -> bool:
    return _battle_outcome(game, action) > 0


def _lost_battle(game: CcgGame, action: Action) -> bool:
    return _battle_outcome(game, action) < 0


MOMENTS: dict[MomentName, Callable[[CcgGame, Action], bool]] = {
    "your turn": _your_turn,
    "not your turn": _not_your_turn,
    "first turn": _first_turn,
    "active player's first turn": _first_turn_of_active,
    "not first player": _not_first_player,
    "combat segment": _combat_segment,
    "won battle": _won_battle,
    "lost battle": _lost_battle,
    "battle": _battle,
    "attacker": _attacker,
    "defender": _defender,
    "ally": _ally,
    "reconnaissance": _reconnaissance,
    "any reconnaissance": _any_reconnaissance,
    "additional action": _additional,
    "first battle action": _first_battle_action,
    "straighten phase": _straighten_phase,
    "events phase": _events_phase,
    "action phase": _action_phase,
    "attack phase": _attack_phase,
    "dynasty phase": _dynasty_phase,
    "end phase": _end_phase,
    "for winning a duel": _for_winning,
    "for losing a duel": _for_losing,
}
