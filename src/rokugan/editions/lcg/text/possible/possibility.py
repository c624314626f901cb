"""Whether a deed could change the game now: what could not is neither offered nor a target (lcg.costs.09)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.changes.banned import cannot_change, cannot_claim
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.effects.duels import can_duel
from rokugan.editions.lcg.effects.rings import could_resolve_ring
from rokugan.editions.lcg.framework.conflict import types_to_declare
from rokugan.editions.lcg.initiating.initiating import could_use
from rokugan.editions.lcg.initiating.legality import (
    affectable,
    can_bow,
    can_dishonor,
    can_honor,
    can_leave_play,
    can_move_home,
    can_move_to_conflict,
    can_ready,
)
from rokugan.editions.lcg.initiating.playing import can_play_card, fits, is_unique_there
from rokugan.editions.lcg.table.abilities import (
    ACTION,
    BE_DISCARDED,
    BE_REVEALED,
    BE_TURNED_DOWN,
    BREAK,
    CLAIM_FAVOR,
    DRAW,
    Ability,
)
from rokugan.editions.lcg.table.kinds import HONORED_ACT
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import (
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    CONFLICT_PHASE,
    DISCARDED,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    EVENT,
    HAND,
    INTO_DECK,
    NOTHING,
    POLITICAL,
    PROVINCE_CARD,
    REMOVED,
    REMOVED_FROM_GAME,
    SACRIFICED,
    SKILL_NAMES,
    STRONGHOLD,
    TO_HAND,
    is_player,
    is_ring,
    player_thing,
    ring_of,
    seat_of,
)
from rokugan.editions.lcg.text.ability import TextAbility
from rokugan.editions.lcg.text.copying import can_copy
from rokugan.editions.lcg.text.described.filters import eligible_for
from rokugan.editions.lcg.text.described.nouns import ZONES, in_place
from rokugan.editions.lcg.text.described.values import stat_of
from rokugan.editions.lcg.text.meaning import amount, holds, things
from rokugan.editions.lcg.text.possible.possible_tokens import (
    could_have_status,
    could_move_fate,
    is_unseen,
    not_all_forbidden,
    others_of,
    players_of,
    some,
)
from rokugan.editions.lcg.text.prospects import COUNTED, has_fixed, some_amount
from rokugan.editions.lcg.text.scene import Scene
from rokugan.editions.lcg.text.tables import COST
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

from rokugan.editions.lcg.text.roles import (
    bearers_of,
    cards_of,
    duel_skill,
    is_conflict,
    is_conflict_ref,
    kind_said,
    resource_of,
    said_of,
    turns_faceup,
    with_status,
)

# ------------------------------------------------------------------------------------------------- could it change anything?


def any_card(scene: Scene, deed: n.Deed, mode: int, test: Callable[[LcgGame, int, Use | None], bool]) -> bool:
    """Could this be done to one of the cards that the deed means?"""
    game, use = scene.game, None if mode == COST else scene.use
    return any(test(game, card, use) for card in cards_of(scene, deed.patient) if _allowed(scene, deed, card, mode))


def could_bow(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return any_card(scene, deed, mode, can_bow)


def could_ready(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return any_card(scene, deed, mode, can_ready)


def could_honor(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return any_card(scene, deed, mode, can_honor)


def could_dishonor(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return any_card(scene, deed, mode, can_dishonor)


def could_sacrifice(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return any_card(scene, deed, mode, _can_sacrifice)


def _allowed(scene: Scene, deed: n.Deed, card: int, mode: int) -> bool:
    """A cost is paid with what one controls (lcg.costs)."""
    if deed.verb == "sacrifice" and deed.agent is not None:
        return player_thing(scene.game.controller(card)) in things(scene, deed.agent)
    return mode != COST or scene.game.controller(card) == scene.seat


def _can_sacrifice(game: LcgGame, card: int, use: Use | None) -> bool:
    return can_leave_play(game, card, SACRIFICED, use)


def could_discard(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could one of the cards, tokens or the Favor be discarded?"""
    game = scene.game
    if deed.patient == n.The("imperial favor"):
        return game.favor >= 0 and player_thing(game.favor) in players_of(scene, deed)
    if kind_said(deed.patient) == "status token":
        return bool(with_status(scene, deed, bearers_of(deed)))
    if any(isinstance(each, n.UntilSo) for each in deed.how):
        until = [each.condition for each in deed.how if isinstance(each, n.UntilSo)]
        return bool(cards_of(scene, deed.patient)) and any(
            not any(
                holds(said_of(scene, deed, seat_of(player)), each) for each in until if not isinstance(each, n.Happens)
            )
            for player in players_of(scene, deed)
        )
    cards, use = others_of(scene, deed.patient), None if mode == COST else scene.use
    return is_unseen(scene, deed.patient) or any(
        can_leave_play(game, card, DISCARDED, use)
        if card in game.states
        else game.where[card] not in DISCARD_PILES and not game.forbidden(BE_DISCARDED, card, use)
        for card in cards
    )


DISCARD_PILES: Final = (CONFLICT_DISCARD, DYNASTY_DISCARD)


def could_move(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could fate, a token, a card or the conflict go where the text says?"""
    game, use = scene.game, scene.use
    kind = kind_said(deed.patient)
    if kind == "fate":
        return isinstance(deed.patient, n.ThatMany) or could_move_fate(scene, deed)
    if kind == "status token":
        return any(
            could_have_status(game, to, game.states[card].status, use)
            for card in with_status(scene, deed, deed.source)
            for to in cards_of(scene, deed.goal)
            if to != card
        )
    if deed.patient == n.The("contested ring"):
        return any(eligible_for(scene, [], province) for province in cards_of(scene, deed.goal))
    cards = cards_of(scene, deed.patient)
    if deed.goal == n.Place("home"):
        return any(can_move_home(game, card, use) for card in cards)
    if is_conflict(deed.goal) or is_conflict_ref(scene, deed.goal):
        return any(can_move_to_conflict(game, card, use) for card in cards)
    return any(could_come(game, card, to) for card in cards for to in cards_of(scene, deed.goal))


def could_come(game: LcgGame, card: int, to: int) -> bool:
    """Can an attachment move to that character, or a card in a province to that province?"""
    if game.printed[to].type == PROVINCE_CARD:
        province = game.holding_province(card)
        return province is not None and province.card != to
    if not game.is_attachment(card):
        return False
    return game.states[card].host != to and fits(game, card, game.controller(card), to)


def could_return(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could one of the cards go back to where the text says?"""
    game = scene.game
    if resource_of(deed.patient) == "fate":
        return some(scene, deed.patient)
    if deed.goal is None:
        return len(things(scene, deed.patient)) > 1  # put back in any order
    found, place = things(scene, deed.patient), deed.goal
    if isinstance(place, n.Place) and is_said_elsewhere(scene, deed.patient):
        return any(each not in game.states and game.where[each] != returns_to(game, each, place) for each in found)
    return any(
        ring_of(each) not in game.unclaimed() if is_ring(each) else can_leave_play(game, each, TO_HAND, scene.use)
        for each in found
    )


def is_said_elsewhere(scene: Scene, thing: n.Thing | None) -> bool:
    """Does the text speak of a card that is out of play: one in a discard pile? What is done later is done to one that was put
    into play meanwhile; if that has left play, it is not meant any more (lcg.zones)."""
    if scene.use is not None and scene.use.delayed:
        return False
    said = scene.text.new[thing.number] if isinstance(thing, n.Ref) else thing
    which = said.noun.which if isinstance(said, (n.A, n.Some, n.UpTo, n.AnyNumber, n.All)) else ()
    return any(isinstance(each, n.In) and any(_is_pile(place) for place in each.places) for each in which)


def _is_pile(place: n.Thing) -> bool:
    return isinstance(place, n.Place) and place.area in ZONES


def returns_to(game: LcgGame, card: int, place: n.Place) -> int:
    """The zone of its owner to which a card goes that is returned to a hand or deck."""
    if place.area == "hand":
        return HAND
    return CONFLICT_DECK if game.printed[card].is_conflict else DYNASTY_DECK


def could_put(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could one of those cards come into play, under one of those who put it there (lcg.effects.16, lcg.unique)?"""
    game, cards = scene.game, cards_of(scene, deed.patient)
    seats = [seat_of(each) for each in players_of(scene, deed)] or [scene.seat]
    if deed.goal is not None:
        there = bool(things(scene, deed.goal))
        return there and any(
            card not in game.states and not is_unique_there(game, card, seat) for card in cards for seat in seats
        )
    into = any(isinstance(each, n.As) for each in deed.how)
    if deed.source is not None:
        places = list(deed.source.things) if isinstance(deed.source, n.OneOf) else [deed.source]
        inside = [card for place in places for card in in_place(scene, place)]
        cards = [card for card in cards if card in inside]
    hosts = [host for each in deed.how if isinstance(each, n.AttachedTo) for host in cards_of(scene, each.thing)] or [
        NOTHING
    ]
    return any(
        deeds.can_put_into_play(game, card, seat, into, host) for card in cards for host in hosts for seat in seats
    )


def could_attach(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could one of the cards be attached to one of the hosts?"""
    game = scene.game
    hosts = cards_of(scene, deed.goal)
    return any(
        card in game.states
        and game.states[card].host != host
        and fits(game, card, attached_by(scene, deed, card), host)
        for card in cards_of(scene, deed.patient)
        for host in hosts
    )


def attached_by(scene: Scene, deed: n.Deed, card: int) -> int:
    """Return who controls an attachment once it is attached: whoever takes control of it in the same breath, else whoever
    does."""
    takes = any(
        isinstance(each, n.Deed) and each.verb == "take control" and each.patient == deed.patient
        for each in walk(scene.text.root)
    )
    return scene.seat if takes else scene.game.controller(card)


def could_turn(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game = scene.game
    if turns_faceup(deed):
        return any(not game.is_faceup_in_province(card) for card in cards_of(scene, deed.patient))
    return any(
        game.province_of(card).face_up and not game.forbidden(BE_TURNED_DOWN, card, scene.use)
        for card in cards_of(scene, deed.patient)
    )


def could_switch(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Are there things on both sides of the switch, and are they not the same (lcg.tokens.05)?"""
    if deed.patient == n.The("conflict type"):
        return scene.game.conflict is not None
    if isinstance(deed.patient, n.Skill):
        return any(could_switch_skills(scene, each) for each in cards_of(scene, deed.patient.of))
    one, other = things(scene, deed.patient), things(scene, deed.goal)
    return any(each != that for each in one for that in other)


def could_switch_skills(scene: Scene, card: int) -> bool:
    """Has the character two base skills, no dash among them, and are they different?"""
    game = scene.game
    if not game.character(card) or any(game.has_dash(card, skill) for skill in range(POLITICAL + 1)):
        return False
    different = stat_of(scene, card, "military", "base") != stat_of(scene, card, "political", "base")
    return different and affectable(game, card, scene.use)


def could_change_value(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Would a bid or a cost become another: by how much, and is a bid above nothing that is made smaller?"""
    if not any(some_amount(scene, each.amount) for each in deed.how if isinstance(each, n.By)):
        return False
    skill = deed.patient
    if not isinstance(skill, n.Skill) or skill.stats != ("bid",) or deed.verb == "increase":
        return True
    return any(scene.game.players[seat_of(each)].bid > 0 for each in things(scene, skill.of) if is_player(each))


def could_multiply(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Has one of them a value to be doubled: no dash, and no base of 0, which stays what it is?"""
    assert isinstance(deed.patient, n.Skill)
    skill = deed.patient
    stats = ("military", "political") if skill.stats == ("skill",) else skill.stats
    return any(
        could_change_stat(scene, card, stat) and (skill.layer != "base" or stat_of(scene, card, stat, "base") > 0)
        for card in cards_of(scene, skill.of)
        for stat in stats
    )


def could_change_stat(scene: Scene, card: int, stat: str) -> bool:
    """May the value be changed: is it no dash (lcg.stats.04), and its card not immune?"""
    return not has_fixed(scene, card, stat) and affectable(scene.game, card, scene.use)


def could_challenge(scene: Scene, deed: n.Deed, mode: int) -> bool:
    challenger = cards_of(scene, deed.agent) if deed.agent is not None else [scene.card]
    skill = duel_skill(deed)
    return any(can_duel(scene.game, one, other, skill) for one in challenger for other in cards_of(scene, deed.patient))


def could_break(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game, use = scene.game, None if mode == COST else scene.use
    return any(
        not game.province_of(card).broken and affectable(game, card, use) and not game.forbidden(BREAK, card, use)
        for card in cards_of(scene, deed.patient)
    )


def could_control(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could the player get control of one of the cards?"""
    game = scene.game
    return any(
        card in game.states
        and game.controller(card) != scene.seat
        and game.printed[card].type not in (STRONGHOLD, PROVINCE_CARD)
        and not is_unique_there(game, card, scene.seat)
        and not cannot_change(game, card, scene.seat, scene.use)
        and affectable(game, card, scene.use)
        for card in cards_of(scene, deed.patient)
    )


def could_play(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game, seat = scene.game, scene.seat
    return any(
        can_play_card(game, card, seat) or action_to_play(game, card, seat) is not None
        for card in cards_of(scene, deed.patient)
    )


def action_to_play(game: LcgGame, card: int, seat: int) -> Ability | None:
    """The action by which an event could be played now; None without one. An event that does nothing but let another be played
    is not asked whether it could be: the two would ask each other for ever."""
    if game.printed[card].type != EVENT:
        return None
    for ability in game.abilities(card):
        if ability.kind == ACTION and not _lets_play(ability) and could_use(game, Use(card, seat, ability), True):
            return ability
    return None


def _lets_play(ability: Ability) -> bool:
    return isinstance(ability, TextAbility) and any(
        isinstance(each, n.Deed) and each.verb == "play" for each in ability.program.effects
    )


def could_set(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Would a dial, a skill, or the conflict's type or province become another one?"""
    if isinstance(deed.patient, n.Skill) and deed.patient.stats == ("dial",):
        players = [scene.game.players[seat_of(each)] for each in things(scene, deed.patient.of)]
        wanted = [each.amount for each in deed.how if isinstance(each, n.To)]
        return any(player.dial != each.value for player in players for each in wanted if isinstance(each, n.Number))
    if isinstance(deed.patient, n.Skill):
        stats = ("military", "political") if deed.patient.stats == ("skill",) else deed.patient.stats
        return any(
            could_change_stat(scene, card, stat) and not _is_set(scene, deed, card, stat)
            for card in things(scene, deed.patient.of)
            for stat in stats
        )
    conflict = scene.game.conflict
    if conflict is None:
        return False
    if isinstance(deed.goal, n.TypeOf):
        return SKILL_NAMES[conflict.type] != deed.goal.type
    # a conflict does not move to where it is (lcg.movement.03)
    return deed.patient != n.The("attacked province") or any(
        card != conflict.province for card in cards_of(scene, deed.goal)
    )


def _is_set(scene: Scene, deed: n.Deed, card: int, stat: str) -> bool:
    """Is the base value, which is to be set, as high already?"""
    if card < 0 or not isinstance(deed.patient, n.Skill) or deed.patient.layer != "base":
        return False
    now = stat_of(scene, card, stat, "base")
    return all(amount(scene, each.amount) == now for each in deed.how if isinstance(each, n.To))


def could_shuffle(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is there a card to be shuffled into a deck? To shuffle a deck that was searched changes nothing that the search did not."""
    game = scene.game
    return (
        any(
            can_leave_play(game, card, INTO_DECK, scene.use)
            if card in game.states
            else game.where[card] not in (CONFLICT_DECK, DYNASTY_DECK)
            for card in others_of(scene, deed.patient)
        )
        if deed.patient is not None
        else False
    )


def could_draw(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return some(scene, deed.patient) and not_all_forbidden(scene, deed, DRAW)


def could_receive(scene: Scene, deed: n.Deed, mode: int) -> bool:
    honoring = scene.event is not None and scene.event.kind == HONORED_ACT
    test = can_honor if honoring else can_dishonor
    return any(test(scene.game, card, scene.use) for card in cards_of(scene, deed.agent))


def could_declare(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return bool(declarable(scene, deed))


def declarable(scene: Scene, deed: n.Deed) -> list[int]:
    """Of which types the player could declare the conflict that is said now, under what limits him in this phase
    (lcg.cards.24)."""
    player = scene.game.players[scene.seat]
    if (player.most and player.had >= player.most) or (is_own(deed) and player.opportunities <= 0):
        return []
    which = deed.patient.noun.which if isinstance(deed.patient, (n.A, n.Some)) else ()
    said = [SKILL_NAMES.index(each.type) for each in which if isinstance(each, n.OfType)]
    return [skill for skill in types_to_declare(scene.game, scene.seat) if skill in said or not said]


def is_own(deed: n.Deed) -> bool:
    """`your second conflict for this phase`: is it one of those that the player may declare anyway?"""
    which = deed.patient.noun.which if isinstance(deed.patient, (n.A, n.Some)) else ()
    return any(isinstance(each, n.Nth) for each in which)


def could_declare_again(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could a player have one more opportunity, under what limits them in this phase (lcg.cards.24)?"""
    seats = [seat_of(each) for each in players_of(scene, deed)]
    players = [scene.game.players[seat] for seat in seats]
    return scene.game.phase == CONFLICT_PHASE and any(
        not each.most or each.had + each.opportunities < each.most for each in players
    )


def could_end(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return scene.game.conflict is not None


def could_resolve(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Could the effect change something, for whoever would resolve it?"""
    game, conflict = scene.game, scene.game.conflict
    if any(isinstance(each, n.AsPlayed) for each in deed.how):
        return scene.event is not None and can_copy(game, scene.event.use, scene.seat)
    part = scene.text.new[deed.patient.number] if isinstance(deed.patient, n.Ref) else deed.patient
    if not isinstance(part, n.Part):
        return True
    rings = [ring_of(each) for each in things(scene, part.of) if is_ring(each)]
    if not rings and conflict is not None and not isinstance(part.of, COUNTED):
        rings = [conflict.ring]
    fictive = any(isinstance(each, n.As) and each.fictive for each in deed.how)
    seat = scene.seat if fictive or conflict is None else conflict.attacker
    return any(could_resolve_ring(game, ring, seat) for ring in rings)


# ------------------------------------------------------------------------------------------------------ what can be seen


def could_see(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is there anything to be looked at, revealed or searched that does not lie open to all, and that whoever looks at it does
    not know? A price is paid by showing again what was shown (lcg.cards.18)."""
    game = scene.game
    return any(
        _is_news(scene, deed, card, mode)
        and (
            not game.province_of(card).face_up
            and not (deed.verb == "reveal" and game.forbidden(BE_REVEALED, card, scene.use))
            if game.printed[card].type == PROVINCE_CARD
            else game.where[card] in HIDDEN or game.lies_facedown(card)
        )
        for card in others_of(scene, deed.patient)
    )


def _is_news(scene: Scene, deed: n.Deed, card: int, mode: int) -> bool:
    """Does whoever looks at the card not know it yet? To reveal one is more than to know it, and what is looked at so that
    something can be done with it need not be new."""
    if deed.verb != "look at" or mode == COST or not scene.game.known[card] >> scene.seat & 1:
        return True
    effects = scene.text.root.effects if isinstance(scene.text.root, n.Triggered) else ()
    return any(not (isinstance(each, n.Deed) and each.verb in ("look at", "choose")) for each in effects)


HIDDEN: Final = (HAND, CONFLICT_DECK, DYNASTY_DECK)


def could_search(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is there a card where it is searched (lcg.wording.06)?"""
    return bool(cards_of(scene, deed.patient))


def could_add(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is there a card that is not in a hand already?"""
    return is_unseen(scene, deed.patient) or any(
        scene.game.where[card] != HAND for card in cards_of(scene, deed.patient)
    )


def could_remove_from_the_game(scene: Scene, deed: n.Deed, mode: int) -> bool:
    game, use = scene.game, None if mode == COST else scene.use
    return any(
        can_leave_play(game, card, REMOVED_FROM_GAME, use) if card in game.states else game.where[card] != REMOVED
        for card in cards_of(scene, deed.patient)
    )


def could_refill(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is one of the provinces empty (lcg.provinces.17)?"""
    provinces = [scene.game.province_of(card) for card in cards_of(scene, deed.patient)]
    return any(not each.cards and not each.is_stronghold_province for each in provinces)


def could_blank(scene: Scene, deed: n.Deed, mode: int) -> bool:
    patient = deed.patient
    bearers = patient.of if isinstance(patient, n.Part) else patient
    return any(affectable(scene.game, each, scene.use) for each in cards_of(scene, bearers))


def could_trigger_again(scene: Scene, deed: n.Deed, mode: int) -> bool:
    return bool(cards_of(scene, deed.patient))


def could_claim(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is there a ring that the player has not claimed? The Favor can be claimed again, and set anew (lcg.favor.06)."""
    if deed.patient == n.The("imperial favor"):
        return not_all_forbidden(scene, deed, CLAIM_FAVOR)
    rings = [ring_of(each) for each in things(scene, deed.patient)]
    return any(
        scene.game.ring_owner[ring] != scene.seat and not cannot_claim(scene.game, scene.seat, ring) for ring in rings
    )


def could_cancel(scene: Scene, deed: n.Deed, mode: int) -> bool:
    """Is there still something to be canceled?"""
    conflict = scene.game.conflict
    part = scene.text.new[deed.patient.number] if isinstance(deed.patient, n.Ref) else deed.patient
    if isinstance(part, n.Part) and part.what == "ring effect":
        return conflict is not None and not conflict.ring_canceled
    return scene.event is not None
