"""The rules that editions share, as values and methods; an edition overrides what it does otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.cards import program as p
from rokugan.cards.model import CLANS, CardDefinition
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg import (
    allies,
    fighting,
    flow,
    gold_effects,
    happening,
    lasting,
    moving_cards,
    nouns,
    opportunities,
    player_actions,
    prevention,
    references,
    settling,
    values,
)
from rokugan.editions.ccg.behaviour import AbilityInfo, Behaviour, TargetInfo, behaviour_of, slots_in
from rokugan.editions.ccg.context import (
    DESTROY,
    DISCARD,
    ENGAGE,
    ENTER,
    EVENT_NAMES,
    GAIN,
    LOSE,
    MOVE,
    REHONOR,
    REMOVE,
    RETURN,
    STRAIGHTEN,
    TAKE_CONTROL,
    TARGET,
    Context,
    Duel,
    Event,
    Offer,
    Opportunity,
)
from rokugan.editions.ccg.state import Attack, InPlay, Modifier, Province
from rokugan.editions.ccg.things import (
    ATTACKING,
    BATTLE,
    CHI,
    DEFENDING,
    DESIGNATORS,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    HOME,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    PROVINCE,
    STATS,
    is_player,
    is_province,
    player_thing,
    province_index,
    province_seat,
    seat_of,
)

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


# Each adds its effects to the interpreter's table.
EFFECT_MODULES = (flow, fighting, lasting, moving_cards, gold_effects, opportunities)


class Rules:
    """What an edition decides. The values here are those of most editions."""

    edition: ClassVar[str] = "ccg"
    honor_to_win: ClassVar[int] = 40
    honor_to_lose: ClassVar[int] = -20
    starting_hand: ClassVar[int] = 6
    hand_limit: ClassVar[int] = 8
    provinces: ClassVar[int] = 4
    maximum_personal_honor: ClassVar[int | None] = None
    clan_discount: ClassVar[int] = 2
    honor_once: ClassVar[bool] = True
    reaction_once: ClassVar[bool] = False
    needs_targets: ClassVar[bool] = False  # is an action whose targets are gone once it is announced over, its costs waived?
    shame_stays: ClassVar[bool] = False  # does a dishonorable Personality out of play enter play so?
    costs_negated: ClassVar[bool] = False  # may what pays a cost be negated, so that it is not paid?
    refills_later: ClassVar[bool] = False
    honor_for_allying: ClassVar[int] = 2
    requirement_surcharge: ClassVar[int] = 2
    focus_pool_size: ClassVar[int] = 3
    combat_designators: ClassVar[int] = BATTLE
    most_players: ClassVar[int] = 2
    guest_decks: ClassVar[tuple[str, ...]] = ()  # further editions whose decks may be played
    phases: ClassVar[tuple[str, ...]] = ("straighten", "events", "action", "attack", "dynasty", "end")
    phase_steps: ClassVar[dict[str, str]] = {"straighten": "after_begin"}
    player_keys: ClassVar[tuple[str, ...]] = ()
    reasons: ClassVar[dict[str, tuple[str, str]]] = {}
    given: ClassVar[tuple[AbilityInfo, ...]] = player_actions.GIVEN

    # --------------------------------------------------------------------------------------- events

    def happen(self, game: CcgGame, event: Event) -> None:
        """Let an event happen."""
        happening.happen(game, event)

    def settle(self, game: CcgGame) -> None:
        """What the rules apply continuously."""
        settling.settle(game)

    def has_reaction(self, game: CcgGame, event: Event) -> bool:
        """May the abilities that the rules give everybody answer to this event?"""
        if event.kind == LOSE:
            return bool(self.seppuku_candidates(game, event))
        if event.kind == ENGAGE:
            return self.naval_attacker(game) >= 0
        return False

    def replaced(self, game: CcgGame, event: Event) -> bool:
        """Does a rule replace the event? Dishonorable Personalities are rehonored instead of a gain of Honor."""
        if event.kind != GAIN or event.amount < 1:
            return False
        shamed = self.shamed_by(game, event)
        if not shamed:
            return False
        event.amount = 0
        event.negated = True
        honor = Event(REHONOR, shamed, event.player)
        honor.cause = "rules"
        honor.context = event.context
        game.happen(honor)
        return True

    def shamed_by(self, game: CcgGame, event: Event) -> list[int]:
        """The gaining player's dishonorable Personalities involved in the gain (celestial.dishonor.05-.08)."""
        involved: list[int] = []
        if isinstance(event.what, tuple):
            involved.extend(event.what)
        context = event.context
        if context is not None:
            involved.extend(context.targets())
            involved.append(context.card)
            involved.extend(context.performers)
            cause = context.event
            if cause is not None and cause.kind == ENTER:
                involved.extend(game.states[card].host for card in cause.things if card in game.states)
        found: list[int] = []
        for card in involved:
            state = game.states.get(card)
            if state is not None and state.dishonored and state.controller == event.player and card not in found:
                found.append(card)
        return found

    def aftermath(self, game: CcgGame, event: Event) -> None:
        """What the rules trigger after an event: the death of the dishonorable costs Honor (celestial.dishonor.03)."""
        if event.kind == DESTROY and event.used:
            events: list[Event] = []
            for card in event.used:
                loss = Event(LOSE, [player_thing(game.last[card].controller)], game.last[card].controller)
                loss.amount = game.behaviours[card].stats[2]
                loss.cause = "rules"
                if loss.amount > 0:
                    events.append(loss)
            if events:
                from rokugan.editions.ccg.effects import Happenings

                game.push(Happenings(events))

    def prevents(self, game: CcgGame, event: Event, thing: int) -> bool:
        """Do the rules themselves stop this for this thing? A Stronghold never leaves play (celestial.cardtypes.03)."""
        if event.kind in (DESTROY, DISCARD, REMOVE, RETURN):
            return thing >= 0 and game.behaviours[thing].type == "stronghold"
        if event.kind == STRAIGHTEN:
            slow = game.states.get(thing)
            return slow is not None and slow.slow > game.players[slow.controller].turns
        if event.kind == MOVE:
            state = game.states.get(thing)
            if state is None:
                return True
            if event.place != HOME:
                attack = game.attack
                if attack is not None and state.fought == attack.serial:
                    return True
                return not self.can_stand(game, thing, event.place)
        elif event.kind == TAKE_CONTROL:
            from rokugan.editions.ccg.entry import why_not_control

            return bool(why_not_control(game, event.player, thing))
        return False

    # ------------------------------------------------------------------------------------- actions

    def actions(self, game: CcgGame, seat: int, mask: int, performer: int = NOTHING) -> list[Choice]:
        """Everything a player may do at an opportunity to act."""
        return player_actions.choices(game, seat, mask, performer)

    def more_actions(self, game: CcgGame, seat: int, mask: int) -> list[Choice]:
        """Actions that only this edition gives every player."""
        return []

    def special_action(self, game: CcgGame, context: Context, offer: Offer) -> Frame[CcgGame] | None:
        """The procedure of an action that is not like those of cards; None for an ordinary one."""
        return None

    def rivals(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """The cards in play with which a Unique or Singular card can not be together: the player's own."""
        return game.everything_in_play(seat)

    def reactions(self, game: CcgGame, seat: int, event: Event, thing: int, when: str) -> list[Choice]:
        """The Reactions a player may take now."""
        return player_actions.reactions(game, seat, event, thing, when)

    def reaction_order(self, game: CcgGame, event: Event) -> list[int]:
        """In which order players may react: from the active player on."""
        return game.in_order(game.active)

    def begin(self, game: CcgGame, seat: int, offer: Offer, event: Event | None = None, thing: int = NOTHING) -> None:
        """Take the action that was offered."""
        player_actions.begin(game, seat, offer, event, thing)

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        """A definition as the engine uses it."""
        return behaviour_of(definition)

    def why_not_use(self, game: CcgGame, context: Context) -> str:
        """Why the rules of this edition keep an ability from being used now; empty if they do not."""
        return ""

    def is_combat_action(self, game: CcgGame, context: Context) -> bool:
        """Is it an action on which the rules for actions in battle bear?"""
        return context.designator == BATTLE

    def may_be_targeted(self, game: CcgGame, context: Context, target: TargetInfo, found: list[int]) -> list[int]:
        """Those of the things that the rules let this text target."""
        return found

    def trait_goes_on(self, game: CcgGame, context: Context) -> bool:
        """Does a triggered trait that lacks a target do the rest?"""
        return False

    def may_redirect(self, target: TargetInfo) -> bool:
        """May another thing be targeted instead of this target?"""
        return True

    def resolves_later(self, game: CcgGame, context: Context) -> bool:
        """Do the effects of the action wait for a later time, which the rules see to?"""
        return False

    def why_not_battle(self, game: CcgGame, context: Context) -> str:
        """Presence and Location for a Battle action (celestial.battle.03-.06)."""
        info = context.info
        assert info is not None
        place = game.current_battlefield()
        if place == NOTHING:
            return "no battle"
        card = context.card
        if card >= 0:
            unit = game.personality_of(card) if card in game.states else NOTHING
            if (
                unit != NOTHING
                and game.states[unit].at != place
                and not info.moves_self
                and "absent" not in info.allowances
            ):
                return "location"
            if self.is_terrain(game, context) and self.terrain_here(game, place):
                return "terrain"
        if not self.has_presence(game, context.player) and "no presence" not in info.allowances and not info.moves_here:
            return "presence"
        return ""

    def has_presence(self, game: CcgGame, seat: int) -> bool:
        """Has the player a unit at the current battlefield?"""
        place = game.current_battlefield()
        states = game.states
        return any(states[card].at == place for card in game.players[seat].in_play)

    def in_reach(self, game: CcgGame, context: Context, target: TargetInfo, thing: int) -> bool:
        """May a Battle action choose this thing? Cards in units must be at the current battlefield (celestial.battle.05)."""
        if thing < 0 or thing not in game.states:
            return True
        unit = game.personality_of(thing)
        if unit == NOTHING:
            return True
        present = game.states[unit].at == game.current_battlefield()
        if target.moves_here:
            if present:
                return True
            return game.states[unit].controller == context.player or self.has_presence(game, context.player)
        return present or any(
            isinstance(f, p.In) and f.relation in ("any location", "home") for f in target.node.noun.filters
        )

    def unit_total(self, game: CcgGame, personality: int) -> int:
        """The Force that a unit adds to its army: that of its unbowed cards."""
        return values.unit_force(game, personality, True)

    def counts_in_total(self, game: CcgGame, card: int, stat: str) -> bool:
        """Does the card's stat count where the total of a unit is asked for?"""
        return True

    def negates(self, game: CcgGame, context: Context, node: p.Negate) -> bool:
        """Have the rules of this edition seen to a negation of their own kind?"""
        return False

    def resolution_is(self, noun: p.Noun) -> bool:
        """Is what a battle's resolution does among the effects that a text speaks of (celestial.resolution.09)?"""
        return noun.kinds == ("effect",) and not (noun.whose or noun.owner or noun.filters)

    def may_be_aligned(self, game: CcgGame, thing: int) -> bool:
        """Can it be meant where a text speaks of a Clan alignment?"""
        return True

    def chi_taken_by(self, game: CcgGame, card: int) -> Context | None:
        """What a Personality without Chi is destroyed by, if not by the rulebook."""
        return None

    def may_be_called(self, game: CcgGame, card: int, word: str) -> bool:
        """Can `this Samurai` on an attachment mean its bearer?"""
        return True

    def reaches(self, game: CcgGame, noun: p.Noun, card: int) -> bool:
        """Does a continuous trait reach a card out of play that its words describe?"""
        return True

    def is_unaligned(self, game: CcgGame, card: int) -> bool:
        """Has the card no Clan?"""
        return not any(values.has_keyword(game, card, f"{clan} Clan") for clan in CLANS)

    def has_stat(self, game: CcgGame, thing: int, stat: int) -> bool:
        """Has the thing that stat, so that it can be changed?"""
        return True

    def stronghold_base(self, game: CcgGame, card: int, stat: int, printed: int) -> int:
        """The base value of a Stronghold's stat."""
        return printed

    def province_base(self, game: CcgGame, province: int, strength: int) -> int:
        """The base strength of a province."""
        return strength

    def prints(self, behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
        """Is the keyword printed on the card? Keywords are whole phrases (celestial.keywords.02); those before the
        designator of an ability describe the card too (celestial.keywords.04)."""
        if keyword in behaviour.keywords or (of_abilities and keyword in behaviour.ability_keywords):
            return True
        return keyword == "Experienced" and any(word.startswith("Experienced") for word in behaviour.keywords)

    def granted_keywords(self, game: CcgGame, thing: int, change: p.GrantKeyword) -> list[str]:
        """The keywords that a text gives to a thing or takes from it."""
        return [change.keyword]

    def implied_by(self, keyword: str) -> tuple[str, ...]:
        """The keywords that bring this one with them."""
        return ()

    def is_enemy(self, game: CcgGame, seat: int, thing: int, controller: int) -> bool:
        """Is the thing an enemy one for that player?"""
        return nouns.is_enemy(game, seat, thing, controller)

    def experience(self, behaviour: Behaviour) -> int:
        """The experience level of a card."""
        return behaviour.definition.experience

    def same_character(self, one: Behaviour, other: Behaviour) -> bool:
        """Are they the same card as far as uniqueness goes?"""
        return one.title == other.title

    def is_terrain(self, game: CcgGame, context: Context) -> bool:
        """Is it a Terrain action?"""
        return (
            context.card >= 0
            and game.behaviours[context.card].type == "strategy"
            and self.action_has_keyword(game, context, "Terrain")
        )

    def terrain_here(self, game: CcgGame, place: int) -> bool:
        """Is a Terrain in play at that battlefield?"""
        attack = game.attack
        return attack is not None and any(game.states[card].at == place for card in attack.terrains)

    def terrain_barred(self, game: CcgGame, seat: int) -> bool:
        """Do the rules keep this player from playing any Terrain now?"""
        return False

    def performable(self, game: CcgGame, context: Context) -> bool:
        """A Tactical action needs a Tactician who has performed none this turn (celestial.tactics.01-.02)."""
        if not self.action_has_keyword(game, context, "Tactical"):
            return True
        return any(
            values.has_keyword(game, card, "Tactician") and card not in game.tactical
            for card in nouns.performers(game, context)
        )

    def performers(self, game: CcgGame, context: Context) -> list[int]:
        """The cards that perform an action; none if its player does."""
        return references.common_performers(game, context)

    def note_performers(self, game: CcgGame, context: Context) -> None:
        """Remember which Tactician performed a Tactical action."""
        if self.action_has_keyword(game, context, "Tactical"):
            for card in context.performers:
                if values.has_keyword(game, card, "Tactician") and card not in game.tactical:
                    game.tactical.append(card)
                    break

    def action_has_keyword(self, game: CcgGame, context: Context, keyword: str) -> bool:
        """An action has the keywords of its ability and of its card, not those of the card's other abilities, and is of
        each type that its designators name (celestial.keywords.04, celestial.abilities.02)."""
        info = context.info
        if info is not None:
            if keyword in info.keywords or (info.mask | context.designator) & DESIGNATORS.get(keyword.lower(), 0):
                return True
        card = context.card
        if card < 0:
            return False
        return values.has_keyword(game, card, keyword, False) or game.behaviours[card].type == keyword.lower()

    def before_resolution(self, game: CcgGame, context: Context) -> None:
        """A Terrain's card enters play at the battlefield before its action resolves (celestial.terrain.01)."""
        if self.is_terrain(game, context):
            self.put_strategy(game, context, context.card)

    def put_strategy(self, game: CcgGame, context: Context, card: int) -> None:
        """A Strategy enters play: a Terrain at the current battlefield, another one at home."""
        game.take_out(card)
        state = game.enter(card, context.player)
        attack = game.attack
        if attack is not None and attack.current != NOTHING and self.is_terrain(game, context):
            state.at = attack.current
            attack.terrains.append(card)
        if game.heard(ENTER):
            event = Event(ENTER, [card], context.player)
            event.context = context
            event.done = event.things
            game.push(happening.Window(event, card, "after", list(game.audience())))

    def duration(self, game: CcgGame, context: Context, until: str) -> str:
        """How long a change really lasts: a Terrain takes its effects with it (celestial.terrain.03)."""
        if until in ("turn", "battle") and context.card >= 0 and self.is_terrain(game, context):
            if game.where[context.card] == IN_PLAY:
                return "in play"
        return until

    def ranged_targets(self, game: CcgGame, context: Context) -> list[int]:
        """A Follower, or a Personality without Followers, in the current enemy army (celestial.ranged.01)."""
        place = game.current_battlefield()
        mine = nouns.side_of_player(game, context.player)
        if place == NOTHING or mine == NO_SIDE:
            return []
        found: list[int] = []
        for unit in game.army(place, DEFENDING if mine == ATTACKING else ATTACKING):
            followers = [c for c in game.states[unit].attachments if game.behaviours[c].type == "follower"]
            found.extend(followers or [unit])
        return found

    def ranged_strength(self, game: CcgGame, context: Context, strength: int) -> int:
        """The strength of a Ranged Attack."""
        return strength

    def targetable(self, game: CcgGame, context: Context, node: p.Target, thing: int) -> bool:
        """May this be targeted while the effect resolves?"""
        from rokugan.editions.ccg import prevention

        info = TargetInfo(node, False)
        if not self.may_be_targeted(game, context, info, [thing]):
            return False
        if self.is_combat_action(game, context) and not self.in_reach(game, context, info, thing):
            return False
        event = Event(TARGET, [thing], context.player)
        event.context = context
        return not (game.forbids() and prevention.may_not(game, "target", thing, event))

    def may_decline(self, game: CcgGame, context: Context, node: p.Target | p.Choice) -> bool:
        """May a choice be left out though its text does not say so?"""
        return False

    def target_choice(self, game: CcgGame, thing: int) -> Choice:
        """The choice of a thing."""
        if thing < 0:
            return Choice("target", tail=self.thing_name(game, thing), value=thing)
        name = self.name_in_moves(game, thing)
        if name != game.cards[thing].name:
            return Choice("target", tail=name, value=thing)
        return Choice("target", game.cards[thing], value=thing)

    def name_in_moves(self, game: CcgGame, card: int) -> str:
        """A card's name; a face-down card in a province, which nobody may know, goes by the name of the province."""
        if game.where[card] == PROVINCE and not self.is_face_up(game, card):
            holding = game.province_holding(card)
            if holding is not None:
                return self.thing_name(game, holding.thing)
        return game.cards[card].name

    def target_prompt(self, node: p.Target | p.Choice) -> str:
        """What to choose, for people."""
        from rokugan.editions.ccg.describing import noun_words

        return f"Choose {noun_words(node.noun)}"

    def may_prompt(self, node: p.May) -> str:
        """The question of a `may`."""
        return "Do what it says you may?"

    def option_words(self, game: CcgGame, context: Context, option: tuple[p.Node, ...]) -> str:
        """The name of an alternative."""
        from rokugan.editions.ccg.describing import effect_words

        return effect_words(option)

    def thing_name(self, game: CcgGame, thing: int) -> str:
        """The name of a player or province in moves."""
        if is_player(thing):
            return game.names[seat_of(thing)]
        if is_province(thing):
            return f"{game.names[province_seat(thing)]}.P{province_index(thing) + 1}"
        return game.cards[thing].name

    def describe(self, game: CcgGame, event: Event, thing: int, when: str) -> str:
        """What a Reaction answers to, for people."""
        what = self.thing_name(game, thing) if thing != NOTHING else ""
        return f"React {when}: {EVENT_NAMES[event.kind]} {what}".rstrip()

    def event_filter(self, game: CcgGame, context: Context, node: p.Node, event: Event, thing: int) -> bool:
        """Further descriptions of an event in a trigger."""
        cause = event.context
        if isinstance(node, p.Past) and cause is not None and thing == NOTHING:
            return any(verb == node.verb for verb, _ in cause.did) == node.positive
        if isinstance(node, p.Did) and cause is not None:
            return nouns.did(game, cause, node) == node.positive
        if isinstance(node, p.State):
            return thing != NOTHING and nouns.fits(game, context, node, thing)
        if isinstance(node, p.Pattern):
            return self.action_detail(game, context, node, event)
        return nouns.holds(game, context, node)

    def action_detail(self, game: CcgGame, context: Context, node: p.Pattern, event: Event) -> bool:
        """`that targeted him`, `performed by one of your Samurai`, `that moved a unit`."""
        cause = event.context
        if cause is None:
            return False
        if node.event in ("target", "perform"):
            involved = (
                cause.targets() if node.event == "target" else (cause.performers or nouns.performers(game, cause))
            )
            who = node.subject if node.event == "target" or node.actor is None else node.actor
            pattern = p.Pattern(node.event, who)
            return any(nouns_subject(game, context, pattern, each) for each in involved)
        return any(
            verb == node.event and (node.subject is None or nouns_subject(game, context, node, each))
            for verb, each in cause.did
        )

    def holds(self, game: CcgGame, context: Context, node: p.Node) -> bool:
        """A condition that only some editions know."""
        return False

    # -------------------------------------------------------------------------------- states and places

    def entry_host(self, game: CcgGame, card: int) -> int:
        """To which province a card bought from it is attached; NOTHING for a card that goes home."""
        return NOTHING

    def why_not_enter(self, game: CcgGame, seat: int, card: int) -> str:
        """Why the rules of this edition keep a card from being bought from its province; empty if they do not."""
        return ""

    def enters_bowed(self, behaviour: Behaviour) -> bool:
        """Holdings always enter play bowed (celestial.dynasty.02), unless their own text says otherwise."""
        for allow in behaviour.allows:
            if allow.verb in ("enter bowed", "enter unbowed"):
                return allow.verb == "enter bowed"
        return behaviour.type == "holding"

    def is_face_up(self, game: CcgGame, card: int) -> bool:
        """Does the card lie face-up?"""
        zone = game.where[card]
        if zone == PROVINCE:
            province = game.province_holding(card)
            return province is not None and province.face_up
        if zone in (HAND, FATE_DECK, DYNASTY_DECK):  # also when they have been shown (celestial.information.02, .04)
            return False
        return zone in (IN_PLAY, FATE_DISCARD, DYNASTY_DISCARD, 7, 10) or game.known[card] == game.everyone()

    def pile_seat(self, game: CcgGame, card: int) -> int:
        """In whose discard pile a card in play is put when it is destroyed or discarded."""
        return game.cards[card].owner

    def stack_leaves(self, game: CcgGame, card: int, state: InPlay) -> None:
        """An overlaid card leaves play."""

    def outlasts(self, modifier: Modifier) -> bool:
        """Does a change to a card stay when the card leaves play?"""
        return modifier.until == "always"

    def hidden(self, game: CcgGame, card: int) -> None:
        """A card has gone where it is face-down and out of play."""

    def place_unit(self, game: CcgGame, card: int, place: int) -> None:
        """Put a unit at a location, on its controller's side (celestial.movement.02)."""
        state = game.states[card]
        state.at = place
        state.side = NO_SIDE if place == HOME else nouns.side_of_player(game, state.controller)
        if state.side != NO_SIDE:
            allies.join(game, state.controller, state.side)

    def control_place(self, game: CcgGame, card: int) -> int:
        """Where a unit at a battlefield is when its control has changed: there, on the other side."""
        return game.states[card].at

    def can_stand(self, game: CcgGame, card: int, place: int) -> bool:
        """Can the unit be at that location at all?"""
        attack = game.attack
        if place == HOME:
            return True
        return (
            attack is not None
            and place in attack.battlefields
            and nouns.side_of_player(game, game.states[card].controller) != NO_SIDE
        )

    def ally_side(self, game: CcgGame, seat: int) -> int:
        """The side of a player who is neither Attacker nor Defender."""
        return NO_SIDE if game.attack is None else allies.side_of(game.attack, seat)

    def take_control(self, game: CcgGame, event: Event) -> None:
        """Control of cards changes; an attachment is transferred to one of the new controller's Personalities."""
        from rokugan.editions.ccg.control import TransferControl

        attached = [card for card in event.things if game.states[card].host != NOTHING]
        if attached:
            game.push(TransferControl(event.player, attached[0], event.context))
            return
        game.happen(event)

    def may_remain_bowed(self, game: CcgGame, card: int) -> bool:
        """Does a text let the card remain bowed?"""
        return bool(game.allows()) and prevention.allowed(game, "remain bowed", card)

    def can_lose_honor(self, game: CcgGame, seat: int) -> bool:
        """Can the player lose Honor to pay a cost?"""
        return not any(f.verb == "lose honor" and f.kind != "may not" for _, who, f in game.forbids() if who == seat)

    def meets_requirement(self, game: CcgGame, seat: int, card: int) -> bool:
        """Is the Honor Requirement met?"""
        from rokugan.editions.ccg.entry import meets_requirement

        return meets_requirement(game, seat, card)

    def may_recruit(self, game: CcgGame, seat: int, card: int) -> bool:
        """A Personality of one's own Clan may be bought without meeting his Honor Requirement."""
        return self.shares_clan(game, seat, card) or self.meets_requirement(game, seat, card)

    def shares_clan(self, game: CcgGame, seat: int, card: int) -> bool:
        """Is the card aligned with the player's Clan?"""
        clan = game.players[seat].clan
        return bool(clan) and values.has_keyword(game, card, f"{clan} Clan")

    def casts_spells(self, game: CcgGame, personality: int) -> bool:
        """Can the Personality have and use Spells?"""
        return values.has_keyword(game, personality, "Shugenja")

    def before_attaching(self, game: CcgGame, context: Context, card: int, personality: int) -> None:
        """What the rules ask of a player who attaches a card from hand, besides its costs."""

    def most_worn(self, game: CcgGame, personality: int, keyword: str) -> int:
        """How many Armors or Weapons the rules let a Personality have (celestial.keywords.07-.09)."""
        return 2 if keyword == "Weapon" and values.has_keyword(game, personality, "Kensai") else 1

    def why_not_attach(self, game: CcgGame, seat: int, card: int, personality: int) -> str:
        """Why the rules of this edition keep a card from being attached to a Personality; empty if they do not."""
        return ""

    def discount_by_effect(self, game: CcgGame, seat: int, card: int) -> int:
        """How much less Gold is paid for a card that an effect, not the Dynasty Phase, brings into play."""
        return 0

    def overlays(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """The Personalities onto which an Experienced one may be overlaid (celestial.experienced.03-.04)."""
        from rokugan.editions.ccg.entry import why_not_control

        definition = game.behaviours[card].definition
        return [
            other
            for other in game.personalities(seat)
            if game.behaviours[other].title == definition.title
            and game.behaviours[other].definition.experience < definition.experience
            and not why_not_control(game, seat, card, other)
        ]

    # -------------------------------------------------------------------------------------- set-up

    def with_options(self, options: Mapping[str, Any]) -> Rules:
        """The rules with the variants that a game is played with."""
        return self

    def table(self, names: list[str], seed: int) -> CcgGame:
        """A game of this edition with nothing on the table."""
        from rokugan.editions.ccg.game import CcgGame

        return CcgGame(self, names, seed)

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        """The procedure that sets up a game."""
        from rokugan.editions.ccg.setup import SetUp

        return SetUp()

    def after_position(self, game: CcgGame, scenario: Mapping[str, Any], where: str) -> None:
        """What only this edition puts into a position."""

    def starting_holdings(self, game: CcgGame) -> None:
        """None, unless the edition gives some."""

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """Which of the edition's own decks each seat plays if nobody has chosen."""
        return [decks[seat % len(decks)] for seat in range(players)]

    def first_favor(self, game: CcgGame) -> int:
        """Who holds the Imperial Favor at the start; -1: nobody."""
        return -1

    # --------------------------------------------------------------------------------------- turns

    def turn(self, game: CcgGame) -> Frame[CcgGame]:
        """A new turn."""
        from rokugan.editions.ccg.turn import Turn

        return Turn()

    def attack_phase(self, game: CcgGame) -> Frame[CcgGame]:
        """The Attack Phase."""
        from rokugan.editions.ccg.attack import AttackPhase

        return AttackPhase()

    def extra_phase(self, game: CcgGame, phase: str) -> None:
        """An additional phase follows the next one of its kind, or comes at once if that is over."""
        game.extra_phases.append(phase)

    def cards_drawn(self, game: CcgGame, seat: int) -> int:
        """How many cards are drawn in the End Phase."""
        return 1

    def maximum_hand(self, game: CcgGame, seat: int) -> int:
        """The maximum hand size."""
        return self.hand_limit

    def event_resolves(self, game: CcgGame, card: int, seat: int) -> bool:
        """Does a revealed Event resolve?"""
        return True

    def after_reveals(self, game: CcgGame) -> None:
        """What follows when all provinces have been dealt with in the Events Phase."""

    def reveal_region(self, game: CcgGame, card: int, province: Province) -> None:
        """A Region enters play attached to its province, or is discarded (celestial.regions.01-.02)."""
        from rokugan.editions.ccg import entry
        from rokugan.editions.ccg.context import DISCARD

        seat = province_seat(province.thing)
        barred = entry.why_not_control(game, seat, card) or entry.text_forbids_attaching(game, seat, card, province.thing)
        if province.region >= 0 or barred:
            event = Event(DISCARD, [card], seat)
            event.cause = "rules"
            game.happen(event)
            return
        frame = entry.BringIntoPlay(seat, card, 0, province.thing)
        game.push(frame)

    def attach_region(self, game: CcgGame, card: int, seat: int) -> None:
        """A Region brought into play by an effect is attached to the first province that can take it."""
        from rokugan.editions.ccg import entry

        for province in game.standing(seat):
            if province.region < 0:
                game.push(entry.BringIntoPlay(seat, card, 0, province.thing))
                return

    def put_in_province(self, game: CcgGame, context: Context, cards: list[int], node: p.PutCard) -> None:
        """Put Dynasty cards into provinces of their owner that have room, from the left."""
        for card in cards:
            owner = game.cards[card].owner
            for province in game.standing(owner):
                if not province.cards:
                    game.take_out(card)
                    game.where[card] = PROVINCE
                    province.cards.append(card)
                    province.face_up = node.face_up
                    break

    # --------------------------------------------------------------------------------------- attacks

    def may_attack(self, game: CcgGame, seat: int) -> list[int]:
        """Whom a player may attack."""
        return game.others(seat)

    def battle(self, game: CcgGame, place: int) -> Frame[CcgGame]:
        """A battle at one of the Defender's provinces."""
        from rokugan.editions.ccg.attack import Battle

        return Battle(place)

    def invite_allies(self, game: CcgGame) -> None:
        """Third players may be invited by both leaders."""
        if allies.third_parties(game):
            game.push(allies.Invitations())

    def may_invite(self, game: CcgGame, leader: int, side: int) -> list[int]:
        """Whom a leader may invite."""
        return allies.third_parties(game)

    def maneuvers(self, game: CcgGame) -> list[Frame[CcgGame]]:
        """Infantry and Cavalry Maneuvers, Attacker before Defender in each."""
        from rokugan.editions.ccg.attack import Maneuvers

        attack = game.attack
        assert attack is not None
        return [
            Maneuvers(seat, side, cavalry)
            for cavalry in (False, True)
            for seat, side in allies.assigning_order(game, attack)
        ]

    def may_maneuver(self, game: CcgGame, seat: int, side: int) -> bool:
        """Is the player asked to assign at all? An ally of the other side is not (samurai.multiplayer.06)."""
        attack = game.attack
        return attack is not None and not game.players[seat].eliminated and attack.allies.get(seat, side) == side

    def may_assign(self, game: CcgGame, unit: int, cavalry: bool) -> bool:
        """A unit at home whose Personality is unbowed; in Cavalry Maneuvers only Cavalry (celestial.maneuvers.03, .05)."""
        from rokugan.editions.ccg import prevention
        from rokugan.editions.ccg.context import ASSIGN

        state = game.states[unit]
        if state.at != HOME or (state.bowed and not prevention.allowed(game, "assign bowed", unit)):
            return False
        if cavalry and not nouns.is_cavalry_unit(game, unit):
            return False
        if not game.forbids():
            return True
        event = Event(ASSIGN, [unit], state.controller)
        if cavalry and prevention.may_not(game, "assign cavalry", unit, event):
            return False
        return not prevention.may_not(game, "assign", unit, event)

    def may_assign_to(self, game: CcgGame, unit: int, place: int, side: int) -> bool:
        """May it be assigned to this battlefield?"""
        if not game.forbids():
            return True
        from rokugan.editions.ccg.context import ASSIGN

        event = Event(ASSIGN, [unit], game.controller(unit))
        event.place, event.amount = place, side
        if any(prevention.may_not(game, verb, unit, event) for verb in prevention.verbs_of(event)):
            return False
        attack = game.attack
        return not any(
            forbid.verb == "assign attack you"
            and side == ATTACKING
            and attack is not None
            and attack.defender == player
            and prevention.in_force(game, forbid, card, player, event, unit)
            for card, player, forbid in game.forbids()
        )

    def take_side(self, game: CcgGame, seat: int, side: int, units: list[int]) -> None:
        """A player who assigns units to a side is on it."""
        if units:
            allies.join(game, seat, side)

    def after_assigning(self, game: CcgGame, seat: int, side: int, units: list[int]) -> None:
        """What follows when a player has assigned: an invited player is an ally now, and gains Honor for it."""
        if units:
            allies.reward(game, seat, units)

    def bows_after_battle(self, game: CcgGame, unit: int) -> bool:
        """Attackers and allies bow when they return home (samurai.resolution.12)."""
        state = game.states[unit]
        return state.side == ATTACKING or (game.attack is not None and state.controller != game.attack.defender)

    def leaves_after_battle(self, game: CcgGame, unit: int, place: int) -> bool:
        """Attackers and allies leave the battlefield after resolution, the Defender's own units stay."""
        return self.bows_after_battle(game, unit)

    def actors(self, game: CcgGame, event: Event) -> list[int]:
        """The players who did what has happened."""
        return [event.player if event.context is None else event.context.player]

    def winners(self, game: CcgGame, attack: Attack, side: int, army: list[int]) -> list[int]:
        """Who has won a battle that this side, with this army, has won: its leader."""
        return [attack.leader(side)]

    def first_action(self, game: CcgGame, seat: int, performer: int) -> None:
        """The player has the first opportunity to take a Battle action."""
        game.extra_actions.append(Opportunity(seat, BATTLE, performer))

    def naval_attacker(self, game: CcgGame) -> int:
        """The Attacker if his army here has more Naval cards than the other side, else -1 (celestial.naval.01)."""
        attack = game.attack
        if attack is None or attack.current == NOTHING:
            return -1
        counts = [0, 0, 0]
        for side in (ATTACKING, DEFENDING):
            for unit in game.army(attack.current, side):
                counts[side] += sum(1 for card in game.unit(unit) if values.has_keyword(game, card, "Naval"))
        return attack.attacker if counts[ATTACKING] > counts[DEFENDING] else -1

    def seppuku_candidates(self, game: CcgGame, event: Event) -> list[int]:
        """The Courtiers and Samurai who may commit seppuku for a loss of Honor (celestial.seppuku.02)."""
        context = event.context
        if context is None or not context.is_action or event.cause != "effect" or not event.things:
            return []
        seat = seat_of(event.things[0])
        found: list[int] = []
        for card in [*context.targets(), *(context.performers or nouns.performers(game, context))]:
            state = game.states.get(card)
            if (
                state is None
                or state.controller != seat
                or card in found
                or game.behaviours[card].type != "personality"
            ):
                continue
            if values.has_keyword(game, card, "Courtier") or values.has_keyword(game, card, "Samurai"):
                found.append(card)
        return found

    # ---------------------------------------------------------------------------------------- duels

    def challenge(self, game: CcgGame, context: Context, node: p.Challenge, after: tuple[p.Node, ...]) -> None:
        """A challenge between two Personalities of different players (celestial.duel.01)."""
        one = [c for c in nouns.things(game, context, node.challenger) if c in game.states]
        other = [c for c in nouns.things(game, context, node.challenged) if c in game.states]
        if not one or not other or game.controller(one[0]) == game.controller(other[0]):
            return
        if prevention.forbidden(game, "issue", one[0]) or prevention.forbidden(game, "challenge", other[0]):
            return
        duel = Duel(one[0], other[0], node.stat)
        context.duel = duel
        game.push(self.duel(context, node, after, duel))

    def duel(self, context: Context, node: p.Challenge, after: tuple[p.Node, ...], duel: Duel) -> Frame[CcgGame]:
        """The course of a challenge and its duel."""
        from rokugan.editions.ccg.duel import ChallengeAndDuel

        return ChallengeAndDuel(context, node, after, duel)

    def duel_partners(
        self, game: CcgGame, context: Context, node: p.Challenge, target: TargetInfo, found: list[int]
    ) -> list[int]:
        """Only a Personality of another player can be challenged."""
        mine = nouns.things(game, context, node.challenger)
        if target.node is node.challenged and mine:
            found = [card for card in found if game.controller(card) != game.controller(mine[0])]
        if game.forbids() and target.slot in slots_in(node.challenged):
            found = [card for card in found if not prevention.forbidden(game, "challenge", card)]
        return found

    def may_refuse(self, game: CcgGame, node: p.Challenge, after: tuple[p.Node, ...]) -> bool:
        """A challenge can be refused only if it speaks of it (celestial.duel.02)."""
        return bool(node.refusal) or any(
            isinstance(each, p.Did) and each.verb in ("refuse", "accept") for each in p.walk(after)
        )

    def duelist_begins(self, game: CcgGame, duel: Duel) -> bool:
        """Has a challenging Duelist the first chance (celestial.duel.15)?"""
        stat = STATS.get(duel.stat.removeprefix("base "), CHI)
        return (
            values.has_keyword(game, duel.challenger, "Duelist")
            and not values.has_keyword(game, duel.challenged, "Duelist")
            and values.value(game, duel.challenged, stat) >= values.value(game, duel.challenger, stat)
        )

    def must_focus_first(self, game: CcgGame, duel: Duel) -> bool:
        """Must the first opportunity be used to focus (celestial.duel.16)?"""
        return self.duelist_begins(game, duel)

    def focus_factor(self, game: CcgGame, personality: int) -> int:
        """How often the Personality's focused cards count in a duel."""
        return 1

    def focus_from_hand(self, game: CcgGame, duel: Duel, seat: int) -> bool:
        """One card per duel may be focused from hand (celestial.duel.08)."""
        return seat not in duel.from_hand

    def duel_consequences(self, game: CcgGame, duel: Duel, after: tuple[p.Node, ...]) -> tuple[p.Node, ...]:
        """Consequences that the rules add to those of the challenge."""
        return ()

    # ------------------------------------------------------------------------------- winning and losing

    def ring_counts(self, game: CcgGame, card: int) -> bool:
        """Does this Ring in play count for an Enlightenment victory?"""
        return game.states[card].by_own_text

    def wins_by_honor(self, game: CcgGame, seat: int) -> bool:
        """Has the player who begins his turn won by his Family Honor?"""
        return game.players[seat].honor >= self.honor_to_win

    def check_losses(self, game: CcgGame) -> None:
        """Who has lost leaves the game."""
        settling.check_losses(game)

    def check_rings(self, game: CcgGame) -> None:
        """A Ring has entered play: has somebody won by Rings?"""
        settling.check_rings(game)

    def is_tracked(self, game: CcgGame, stat: str) -> bool:
        """Is the stat kept in this game? A comparison with one that is not holds."""
        return True

    def eliminate(self, game: CcgGame, seat: int, victory: str) -> None:
        """A player loses; the last one left wins."""
        game.players[seat].eliminated = True
        game.note("loses the game", seat, words=victory)
        left = [player.seat for player in game.players if not player.eliminated]
        if len(left) == 1:
            game.end(left[0], victory)
        elif not left:
            game.end(-1, victory)
        else:
            self.leave(game, seat)

    def leave(self, game: CcgGame, seat: int) -> None:
        """An eliminated player's cards leave the game, and his provinces with them (samurai.multiplayer.11)."""
        from rokugan.editions.ccg.leaving import leave

        leave(game, seat)

    def position(
        self, scenario: Mapping[str, Any], find: Callable[[Any, str], CardDefinition], where: str
    ) -> tuple[CcgGame, dict[str, int]]:
        """The game of a scenario and the handles of its cards."""
        from rokugan.editions.ccg.position import build

        return build(self, scenario, find, where)

    def inspect(self, game: CcgGame, path: str, handles: dict[str, int]) -> Any:
        """What a scenario asks of a position."""
        from rokugan.editions.ccg.inspection import look

        return look(game, path, handles)

    def extra_view(self, game: CcgGame, seat: int) -> dict[str, Any]:
        """What only this edition shows."""
        return {}

    def path_of(self, game: CcgGame, seat: int, path: str) -> int:
        """How far a player is on a Path to Victory, in the game that has them."""
        return 0

    def look(self, game: CcgGame, name: str, attribute: str) -> tuple[object] | None:
        """A value that only this edition has, for scenarios; None if there is no such thing."""
        return None

    def why_refused(self, game: CcgGame, seat: int, move: str) -> str:
        """Why a move is refused, naming the rule."""
        from rokugan.editions.ccg.refusing import why_refused

        return why_refused(game, seat, move)


def nouns_subject(game: CcgGame, context: Context, pattern: p.Pattern, thing: int) -> bool:
    """Is the thing what the pattern speaks of?"""
    from rokugan.editions.ccg import patterns

    return patterns.subject_fits(game, context, pattern, thing)
