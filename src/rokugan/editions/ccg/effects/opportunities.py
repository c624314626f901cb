"""Effects on what players may do and on actions under way: further uses, phases, Reconnaissance, changed targets, duel stats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.actions import targeting
from rokugan.editions.ccg.actions.running_text import EFFECTS, says_this_stands
from rokugan.editions.ccg.actions.taking import TakeGiven, procedure_of
from rokugan.editions.ccg.effects.basic import cards_meant
from rokugan.editions.ccg.table.action import Action, make
from rokugan.editions.ccg.table.event_kinds import DRAW, RETARGET, Cause
from rokugan.editions.ccg.table.ids import is_province, seat_of
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text.described import meaning, performing, sides
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.compiled_card import CompiledTarget
    from rokugan.editions.ccg.table.game import CcgGame


def _use_again(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Each ability of the card, or each printed one, may be used once more."""
    assert isinstance(node, p.UseAgain)
    for card in cards_meant(game, action, node.what):
        for ability in [each for each in game.abilities(card) if not node.base or game.is_base(card, each)]:
            key = (card, ability.key)
            used = game.used_battle if ability.uses.per == "battle" else game.used_turn
            used[key] = used.get(key, 0) - 1


def _extra_phase(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.ExtraPhase)
    whom = [] if node.against is None else meaning.players_of(game, action, node.against)
    if node.against is None or whom:
        for player in meaning.players_of(game, action, node.who):
            game.rules.turn.extra_phase(game, node.phase, seat_of(player), seat_of(whom[0]) if whom else -1)


def _reconnaissance(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Reconnaissance)
    for player in meaning.players_of(game, action, node.who):
        places = [player] if node.at is None else meaning.things(game, action, node.at)
        for place in places:
            where = place if place == player or is_province(place) else sides.location_of(game, place)
            game.modify(where, Modifier("reconnaissance", action.card, seat_of(player), "turn"))


def _retarget(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """The action targets another thing instead of the one at hand, if it could have targeted it."""
    assert isinstance(node, p.Retarget)
    new = meaning.things(game, action, node.to)
    event, old = action.event, action.subject
    if event is None or event.action is None or not new:
        return
    answered = event.action
    procedure = aimed_here(game, action)
    if procedure is not None and procedure.may_be_aimed_at(game, new[0]):
        procedure.picked = new[0]
        _now_aimed_at(game, action, new[0], cause)
        return
    for target in redirectable(game, action):
        chosen = answered.targets.slots[target.slot]
        if not chosen or new[0] in chosen:
            continue
        if targeting.could_target(game, answered, target, new[0]):
            answered.targets.slots[target.slot] = [new[0] if each == old else each for each in chosen]
            _now_aimed_at(game, action, new[0], cause)
            return
        if not node.legal and game.rules.actions.target_is_lost(game):
            answered.targets.slots[target.slot] = [each for each in chosen if each != old]
            event.things = [each for each in event.things if each != old]
            return


def _now_aimed_at(game: CcgGame, action: Action, new: int, cause: Cause) -> None:
    """What is targeted now is the new thing, and players answer to that."""
    event, old = action.event, action.subject
    assert event is not None
    event.things = [new if each == old else each for each in event.things]
    event.done = [new if each == old else each for each in event.done]
    game.happen(make(RETARGET, [new], action, cause))


def changeable(game: CcgGame, action: Action) -> Action | None:
    """The action at hand, if its targets may be changed."""
    event = action.event
    answered = None if event is None else event.action
    if event is None or answered is None or "targets" in answered.manner.secure:
        return None
    return None if prevention.forbids_changing(game, event) else answered


def redirectable(game: CcgGame, action: Action) -> list[CompiledTarget]:
    """The targets of the action at hand that are aimed at the thing at hand and may be aimed elsewhere."""
    answered, old = changeable(game, action), action.subject
    if answered is None or answered.ability is None:
        return []
    return [
        target
        for target in answered.ability.targets
        if target.targeted
        and old in (answered.targets.slots[target.slot] or ())
        and game.rules.actions.may_redirect(target)
    ]


def aimed_here(game: CcgGame, action: Action) -> TakeGiven | None:
    """The procedure of the action at hand (Equip), if it is aimed at the thing at hand and may be aimed elsewhere."""
    answered = changeable(game, action)
    procedure = None if answered is None else procedure_of(game, answered)
    return None if procedure is None or procedure.picked != action.subject else procedure


def can_redirect(game: CcgGame, action: Action, node: p.Retarget) -> bool:
    """Could the action at hand be aimed at what the text wants it to be aimed at?"""
    answered = None if action.event is None else action.event.action
    if answered is None:
        return False
    new = meaning.things(game, action, node.to)
    procedure = aimed_here(game, action)
    if procedure is not None and any(procedure.may_be_aimed_at(game, thing) for thing in new[:1]):
        return True
    return any(
        thing not in (answered.targets.slots[target.slot] or ())
        and targeting.could_target(game, answered, target, thing)
        for target in redirectable(game, action)
        for thing in new[:1]
    )


def _duel_stat(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.DuelStat)
    duel = performing.duel_of(game, action)
    if duel is not None:
        if node.what is None:
            duel.stat, duel.base = node.stat, node.base
        else:
            for card in meaning.things(game, action, node.what):
                game.modify(card, Modifier("duel stat", action.card, action.player, "duel", what=node))


def _from_bottom(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """A card about to be drawn comes from the bottom of the deck."""
    if action.event is not None and action.event.kind == DRAW and not action.event.done:
        action.event.used.append(action.subject)


def _firm(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Do nothing: `this can not be negated` was heeded when the effects before it happened (`prevention.is_firm`,
    `bounds.within`)."""
    if says_this_stands(node):
        action.manner.stands = False


def _misdirect(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Another player chooses the targets of the effects of the action at hand."""
    assert isinstance(node, p.Misdirect)
    players = meaning.players_of(game, action, node.who)
    if players:
        performing.acting(action).targets.chooser = seat_of(players[0])


def _waive_bow(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """The action at hand need not bow these (samurai.costs.29), or has that paid by this text (samurai.costs.32)."""
    assert isinstance(node, p.WaiveBow)
    answered = performing.acting(action)
    cards = meaning.things(game, action, node.what)
    if prevention.costs_stand(game, answered.card):
        return
    if node.paid:
        answered.payment.settled = (*answered.payment.settled, *cards)
    else:
        answered.payment.waived = (*answered.payment.waived, *cards)


def _secure(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """The action at hand is kept from being negated or aimed elsewhere."""
    assert isinstance(node, p.Secure)
    answered = performing.acting(action)
    answered.manner.secure = (*answered.manner.secure, *node.parts)


def _resolve_again(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.ResolveAgain)
    for card in cards_meant(game, action, node.what):
        for player in meaning.players_of(game, action, node.who):
            game.rules.turn.resolves_again(game, card, seat_of(player))


MOST_PROVINCES = 20  # as many as have numbers of their own


def _gain_province(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Give a player a further province with the Stronghold's strength, filled face-down; those that he has keep their
    numbers."""
    assert isinstance(node, p.GainProvince)
    for player in meaning.players_of(game, action, node.who):
        seat = seat_of(player)
        if len(game.players[seat].provinces) < MOST_PROVINCES:
            game.add_province(seat, len(game.players[seat].provinces)).gained = True
            game.note("gains a province", seat)
            game.forget_all()


EFFECTS.update(
    {
        p.GainProvince: _gain_province,
        p.ResolveAgain: _resolve_again,
        p.Secure: _secure,
        p.WaiveBow: _waive_bow,
        p.Misdirect: _misdirect,
        p.UseAgain: _use_again,
        p.ExtraPhase: _extra_phase,
        p.Reconnaissance: _reconnaissance,
        p.Retarget: _retarget,
        p.DuelStat: _duel_stat,
        p.Firm: _firm,
        p.Bound: _firm,
        p.FromBottom: _from_bottom,
    }
)
