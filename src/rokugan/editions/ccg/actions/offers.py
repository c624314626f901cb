"""The actions that a player may take at an opportunity: abilities of cards in play and in hand, and the actions that the rules
give every player, which are programs like those of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions.legality import may_use
from rokugan.editions.ccg.actions.taking import TakeAction, TakeGiven
from rokugan.editions.ccg.actions.targeting import can_perform
from rokugan.editions.ccg.costs import affording, entering_play, imperial_favor, prices
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.table.action import Action, Event, Offer, make, offered_action
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility, compiled_ability
from rokugan.editions.ccg.table.event_kinds import (
    BATTLE_RESOLUTION,
    DESTROY,
    DISCARD,
    ENGAGE,
    LOSE,
    RESOLVE,
    TARGET,
    TRAIT_RESOLVES,
    Moment,
)
from rokugan.editions.ccg.table.ids import DESIGNATORS, HAND, IN_PLAY, LIMITED, NOTHING, REACTION, player_thing
from rokugan.editions.ccg.table.lifted_rules import answers_own_end
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import nouns
from rokugan.editions.ccg.text.happened import prevention, triggers

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

# ------------------------------------------------------------- the actions that the rules give everybody

_YOURS = p.Noun(("personality",), whose="your")
_HAND_CARD = p.Chosen(p.Noun(("card",), whose="your", zone="hand"), 0)


def _given(name: str, printed: p.Ability, index: int = 0) -> CompiledAbility:
    """An ability that the rules give every player, with the move by which it is used."""
    ability = compiled_ability(printed, index)
    ability.key = f"rules/{name}"
    ability.move = name
    return ability


LOBBY: CompiledAbility = _given(
    "lobby",
    p.Ability(
        ("limited",),
        (p.TakeFavor(),),
        ("Political",),
        conditions=(
            p.Compare(
                p.CountOf(
                    p.Noun(
                        ("player",), (p.StatIs("family_honor", ">=", p.StatOf("family_honor", p.You())),), whose="other"
                    )
                ),
                "=",
                p.Number(0),
            ),
        ),
        constraints=(
            p.Bow(
                p.Target(p.Noun(("personality",), (p.StatIs("personal_honor", ">=", p.Number(1)),), whose="your"), 0)
            ),
        ),
    ),
)
FAVOR_DRAW: CompiledAbility = _given(
    "favor:1",
    p.Ability(
        ("limited",),
        (p.Draw(p.Number(1)),),
        ("Political",),
        constraints=(p.DiscardFavor(), p.Discard(_HAND_CARD)),
    ),
)
FAVOR_HOME: CompiledAbility = _given(
    "favor:2",
    p.Ability(
        ("battle",),
        (p.Move(p.Target(p.Noun(("unit",), (p.State("attacking"),), whose="enemy"), 0), "home"),),
        ("Political",),
        constraints=(p.DiscardFavor(),),
    ),
)
TACTICS: CompiledAbility = _given(
    "tactics",
    p.Ability(
        ("battle",),
        (p.Give(p.Ref("slot", 0), (p.Modify("force", p.StatOf("focus_value", p.Ref("discarded"))),)),),
        ("Tactical",),
        constraints=(
            p.Target(p.Noun(("personality",), (p.HasKeyword("Tactician"),), whose="your"), 0),
            p.Discard(p.Chosen(p.Noun(("card",), whose="your", zone="hand"), 1)),
        ),
        uses=p.Uses(0),
    ),
)
NAVAL: CompiledAbility = _given(
    "naval",
    p.Ability(
        ("reaction",),
        (p.FirstAction(performer=p.Ref("slot", 0)),),
        trigger=p.Trigger("after", p.Pattern("engage")),
        constraints=(
            p.Target(p.Noun(("personality",), (p.HasKeyword("Naval"), p.In("battlefield")), whose="your"), 0),
        ),
        uses=p.Uses(1, "battle"),
    ),
)
SEPPUKU: CompiledAbility = _given(
    "seppuku",
    p.Ability(
        ("reaction",),
        (
            p.Seppuku(p.Ref("slot", 0)),
            p.If(p.Did("destroy", p.Ref("slot", 0)), (p.ChangeAmount("set", p.Number(1)),)),
        ),
        trigger=p.Trigger("before", p.Pattern("lose honor", p.You())),
        constraints=(p.Target(_YOURS, 0),),
        uses=p.Uses(0),
    ),
)
EQUIP: CompiledAbility = _given("equip", p.Ability(("limited",), (), uses=p.Uses(0)))

GIVEN: tuple[CompiledAbility, ...] = (LOBBY, FAVOR_DRAW, FAVOR_HOME, TACTICS)


# ------------------------------------------------------------------------------ opportunities to act


def choices(game: CcgGame, seat: int, mask: int, performer: int) -> list[Choice]:
    """Every action that this player may take now by one of the designators."""
    found: list[Choice] = []
    behaviours = game.behaviours
    given = game.given_texts()
    for card in game.everything_in_play(seat):
        if behaviours[card].mask & mask or card in given or game.modifiers.on.get(card) or game.states[card].under:
            add_abilities(game, seat, card, mask, "use", found)
    for card in game.players[seat].hand:
        behaviour = behaviours[card]
        might = behaviour.mask & mask or card in game.modifiers.on
        if might and (behaviour.type in ("strategy", "ring") or behaviour.from_hand):
            add_abilities(game, seat, card, mask, "play", found)
        if behaviour.is_attachment and mask & equip_mask(game, seat, card):
            if equip_targets(game, seat, card, mask):
                offer = Offer(player_thing(seat), EQUIP, mask & equip_mask(game, seat, card), card)
                found.append(Choice("equip", game.cards[card], value=card, what=offer))
    if game.mentioned.graves:
        for card in (*game.players[seat].fate_discard, *game.players[seat].dynasty_discard):
            if behaviours[card].from_grave and behaviours[card].mask & mask:
                add_abilities(game, seat, card, mask, "use", found)
    for province in game.players[seat].provinces:
        if province.up and not province.destroyed:
            for card in province.up:
                if behaviours[card].mask & mask:
                    add_abilities(game, seat, card, mask, "use", found)
    for ability in game.rules.actions.given:
        if ability.mask & mask:
            add_given(game, seat, ability, found)
    found.extend(game.rules.actions.more_actions(game, seat, mask))
    if performer != NOTHING:
        crew = may_perform(game, performer)
        found = [c for c in found if any(performed_by(game, seat, c, each) for each in crew)]
    return found


def may_perform(game: CcgGame, performer: int) -> list[int]:
    """Return who may perform the first action that the Naval ability gives: the Naval Personality or one of his Naval
    Followers."""
    if performer not in game.states or not current_keywords.has_keyword(game, performer, "Naval"):
        return [performer]
    crew = [
        card
        for card in game.states[performer].attachments
        if game.behaviours[card].type == "follower" and current_keywords.has_keyword(game, card, "Naval")
    ]
    return [performer, *crew]


def performed_by(game: CcgGame, seat: int, choice: Choice, performer: int) -> bool:
    """Can the offered action be performed by this card?"""
    offer = choice.what
    assert isinstance(offer, Offer)
    action = offered_action(seat, offer)
    if performer in game.rules.actions.performers(game, action):
        return True
    for target in offer.ability.targets:
        if target.in_constraints:
            action.targets.slots[target.slot] = [performer]
            if nouns.matches(game, action, target.node.noun, performer) and performer in game.rules.actions.performers(
                game, action
            ):
                return True
            action.targets.slots[target.slot] = None
    return False


def add_abilities(
    game: CcgGame, seat: int, card: int, mask: int, verb: str, found: list[Choice], lifted: tuple[str, ...] = ()
) -> None:
    """The abilities of one card that may be used now, where some rules of using them may be lifted."""
    abilities = game.abilities(card)
    several = len(abilities) > 1
    held = game.where[card] == HAND and game.behaviours[card].is_attachment
    for number, ability in enumerate(abilities):
        if ability.mask & mask and ability.trigger is None and (ability.from_hand or not held):
            offer = Offer(card, ability, ability.mask & mask)
            action = offered_action(seat, offer)
            action.manner.lifted = lifted
            if may_use(game, action):
                tail = f":{number + 1}" if several else ""
                found.append(Choice(verb, game.cards[card], tail, card, offer))


def add_given(game: CcgGame, seat: int, ability: CompiledAbility, found: list[Choice]) -> None:
    """An action that the rules give every player."""
    if ability is FAVOR_DRAW or ability is FAVOR_HOME:
        if not imperial_favor.might_pay(game, seat):
            return
    offer = Offer(player_thing(seat), ability, ability.mask)
    if may_use(game, offered_action(seat, offer)):
        found.append(Choice(ability.move, what=offer))


# ---------------------------------------------------------------------------------------------- Equip


def equip_mask(game: CcgGame, seat: int, card: int, host: int = NOTHING) -> int:
    """By which designators this attachment may be equipped, to that Personality or to any: Limited, and what texts add."""
    mask = LIMITED
    if not game.mentioned.equipping:
        return mask
    hosts = [host] if host != NOTHING else game.personalities(seat)
    for other in game.everything_in_play(seat):
        for each in equip_texts(game, other):
            if any(_equips_so(game, Action(seat, other, None), each, card, unit) for unit in hosts):
                for word in each.designators:
                    mask |= DESIGNATORS.get(word.lower(), 0)
    return mask


def equip_texts(game: CcgGame, card: int) -> list[p.EquipAs]:
    """Return what a card says of equipping, by its own text and by those that it has been given."""
    given = [held.what for held in game.modifiers.on.get(card, ()) if isinstance(held.what, Behaviour)]
    return [text for behaviour in (game.behaviours[card], *given) for text in behaviour.equip_as]


def _equips_so(game: CcgGame, reader: Action, text: p.EquipAs, card: int, host: int) -> bool:
    """Does the text speak of attaching this card to this Personality, who is `each` in it?"""
    reader.each = host
    return nouns.describes(game, reader, text.noun, card)


def equip_targets(game: CcgGame, seat: int, card: int, mask: int) -> list[int]:
    """The Personalities to whom a card from hand can be attached now by such an action, its Gold Cost included."""
    if entering_play.why_not_control(game, seat, card):
        return []
    in_battle = game.in_battle()
    found: list[int] = []
    for unit in game.personalities(seat):
        if in_battle and game.states[unit].at != game.current_battlefield():
            continue
        if (
            not may_equip(game, seat, card, unit)
            or protected(game, seat, card, unit)
            or not mask & equip_mask(game, seat, card, unit)
        ):
            continue
        if not entering_play.why_not_attach(game, seat, card, unit):
            if affording.can_afford(game, seat, Due(prices.price(game, seat, card, unit), card, unit), []):
                found.append(unit)
    return found


def may_equip(game: CcgGame, seat: int, card: int, unit: int) -> bool:
    """May the Personality perform the action of attaching a card to him?"""
    if "perform" not in game.banned():
        return True  # saves time only
    action = offered_action(seat, Offer(player_thing(seat), EQUIP))
    action.targets.performers = [unit]
    return can_perform(game, action)


def protected(game: CcgGame, seat: int, card: int, unit: int) -> bool:
    """Does a text keep the Equip action from targeting what it would have to target?"""
    if "target" not in game.banned():
        return False  # saves time only
    action = offered_action(seat, Offer(player_thing(seat), EQUIP))
    event = make(TARGET, game.rules.actions.targeted_by_equip(card, unit), action, "target")
    return any(prevention.may_not(game, "target", thing, event) for thing in event.things)


class Equip(TakeGiven):
    """The Equip action: a Personality is targeted, then the card is attached, paying its costs (celestial.action-phase.07)."""

    PROMPT: ClassVar[str] = "Choose the Personality who gets it"

    def show(self, game: CcgGame) -> None:
        """Show the card to all."""
        game.learn(self.card, game.everyone())
        game.note("equips", self.action.player, game.cards[self.card])

    def things(self, game: CcgGame) -> list[int]:
        return equip_targets(game, self.action.player, self.card, self.action.designator)

    def targets(self, game: CcgGame) -> list[int]:
        return game.rules.actions.targeted_by_equip(self.card, self.picked)

    def performers(self, game: CcgGame) -> list[int]:
        return [self.picked]

    def before_resolution(self, game: CcgGame) -> None:
        """Paying belongs to attaching, which is what the action does (samurai.attachments.05): it is answered to before that."""
        if not game.rules.events.equip_paid_first:
            super().before_resolution(game)

    def taken(self, game: CcgGame) -> None:
        if not game.rules.events.equip_paid_first:
            super().taken(game)

    def do(self, game: CcgGame) -> None:
        """Pay and attach, if card and Personality are still there."""
        card, seat, host = self.card, self.action.player, self.picked
        if game.where[card] != HAND or host not in game.states:
            return
        frame = entering_play.BringIntoPlay(seat, card, prices.price(game, seat, card, host), host)
        frame.action = self.action
        frame.strict = True
        game.push(frame)
        game.rules.table.before_attaching(game, self.action, card, host)


# ------------------------------------------------------------------------------------------- Reactions


def reactions(game: CcgGame, seat: int, event: Event, thing: int, when: Moment) -> list[Choice]:
    """The Reactions (and Rings waiting in hand) that a player may use at this point."""
    found: list[Choice] = []
    gone = answering_their_end(game, event, when)
    for card, listening in game.ears(event.kind, when):
        zone = game.where[card]
        lying = zone not in (IN_PLAY, HAND) and card not in gone
        if game.controller(card) != seat:
            continue
        for ability in listening:
            if lying and not answers_from_discard(ability):
                continue
            if not triggers.at_its_stage(event, ability.decides):
                continue
            if isinstance(ability.node, p.Ability):
                if zone == HAND and game.behaviours[card].type not in ("strategy", "ring") and not ability.from_hand:
                    continue
            elif not (ability.from_hand and zone == HAND):
                continue
            offer = Offer(card, ability, REACTION)
            action = offered_action(seat, offer)
            if ability.trigger is None or not triggers.fits(game, action, ability.trigger, event, thing, when):
                continue
            if not triggers.answer(game, action, event, thing) or not may_use(game, action):
                continue
            abilities = game.abilities(card)
            tail = ""
            if isinstance(ability.node, p.Ability) and len(abilities) > 1:
                tail = f":{abilities.index(ability) + 1}"
            found.append(Choice("play" if zone == HAND else "use", game.cards[card], tail, card, offer))
    if event.kind == LOSE and when == "before":
        for card in game.rules.events.seppuku_candidates(game, event):
            if game.controller(card) == seat:
                offer = Offer(player_thing(seat), SEPPUKU, REACTION, card)
                found.append(Choice("seppuku", game.cards[card], value=card, what=offer))
    elif event.kind == ENGAGE and when == "after" and game.rules.battle.naval_attacker(game) == seat:
        offer = Offer(player_thing(seat), NAVAL, REACTION)
        if may_use(game, offered_action(seat, offer)):
            found.append(Choice("naval", what=offer))
    return found


def answers_from_discard(ability: CompiledAbility) -> bool:
    """Does the Reaction wait in the discard pile (`if this card is dead`), whatever has brought the card there?"""
    if "dead" in ability.allowances:
        return True
    return (
        "discard" in ability.allowances and ability.trigger is not None and not answers_own_end(ability.trigger.pattern)
    )


def answering_their_end(game: CcgGame, event: Event, when: Moment) -> list[int]:
    """Cards that this has brought into a discard pile, and that answer to it from there."""
    if when != "after":
        return []
    if event.kind in (DESTROY, DISCARD):
        gone = event.done
    else:
        gone = triggers.destroyed_by(game, event) if event.kind in _RESOLVED else []
    return [card for card in gone if game.behaviours[card].from_grave]


_RESOLVED = (RESOLVE, BATTLE_RESOLUTION, TRAIT_RESOLVES)


def begin(game: CcgGame, seat: int, offer: Offer, event: Event | None, thing: int) -> None:
    """Take an action that was offered."""
    action = offered_action(seat, offer)
    if event is None:
        action.subject = thing
    else:
        triggers.answer(game, action, event, thing)
    if offer.ability is EQUIP:
        game.push(Equip(action, offer.value))
        return
    special = game.rules.actions.special_action(game, action, offer)
    if special is not None:
        game.push(special)
        return
    if offer.ability is SEPPUKU:
        action.targets.slots[0] = [offer.value]
    game.push(TakeAction(action))
