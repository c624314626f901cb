"""What Gold Edition decides otherwise than the later editions, as values and overridden methods. Procedures with steps of
their own stand beside this module: battles, duels, set-up, ranged attacks, Regions, the actions of every player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.effects import opportunities
from rokugan.editions.ccg.game import DEAD, DISHONORED
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.table.action import (
    DESTROY,
    DISCARD,
    ENTER,
    LOSE,
    MOVE,
    TAKE_CONTROL,
    Context,
    Duel,
    Event,
    Offer,
    Opportunity,
)
from rokugan.editions.ccg.table.compiled_card import AbilityInfo, Behaviour, TargetInfo
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    BATTLE,
    CHI,
    DEFENDING,
    FORCE,
    GOLD_COST,
    HAND,
    HOME,
    LIMITED,
    NO_SIDE,
    NOTHING,
    OPEN,
    PERSONAL_HONOR,
    REACTION,
    STRENGTH,
    province_seat,
)
from rokugan.editions.ccg.table.pieces import InPlay, Modifier, Province
from rokugan.editions.ccg.table.zones import Delayed
from rokugan.editions.ccg.text import nouns, values
from rokugan.editions.ccg.turn.variants import check_options
from rokugan.editions.gold import ancestors, characters, given, keywords, presence, provinces, ranged, texts
from rokugan.editions.gold.reasons import REASONS
from rokugan.errors import RokuganError

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

OPTION_WORDS = {
    "alternate_start": "The highest starting Family Honor goes first, without the sum of Focus Values.",
    "historic_favor": "The Imperial Favor has the uses of the earlier game, and nobody may use a Wind.",
    "four_winds": "A Four Winds game: only cards of that story.",
    "teaching": "A first game with the two decks as they are printed, 24 Dynasty and 24 Fate cards each.",
}
OPTIONS = tuple(OPTION_WORDS)
_MONKEYS = ("Monkey Clan", "Toturi's Army")
_SEGMENT_ENDS = p.Trigger("before", p.Pattern("battle resolution"))
_LOSER_DIES = p.Destroy(p.Ref("loser"))


class GoldRules(Rules):
    """Gold Edition, for two or more players."""

    edition: ClassVar[str] = "gold"
    title: ClassVar[str] = "Gold Edition"
    starting_hand: ClassVar[int] = 5
    honor_once: ClassVar[bool] = False
    focus_pool_size: ClassVar[int] = 0
    combat_designators: ClassVar[int] = BATTLE | OPEN
    given_once: ClassVar[bool] = False  # seppuku is no Reaction (gold.keywords.02)
    players_at_once: ClassVar[bool] = True
    refills_later: ClassVar[bool] = True
    unpaid_returns: ClassVar[bool] = True
    taken_when_paid: ClassVar[bool] = True
    attaching_resolves: ClassVar[bool] = True
    fallen_attachments: ClassVar[int] = DESTROY
    most_players: ClassVar[int] = 8
    reasons: ClassVar[dict[str, tuple[str, str]]] = REASONS
    given: ClassVar[tuple[AbilityInfo, ...]] = given.GIVEN

    optional_rules: ClassVar[dict[str, str]] = OPTION_WORDS

    def __init__(self, options: frozenset[str] = frozenset()) -> None:
        self.options: frozenset[str] = options

    def with_variants(self, options: Mapping[str, Any]) -> Rules:
        """The optional rules: alternate_start, historic_favor, four_winds (gold.variants.01-.11); and our own, teaching."""
        if "honorable_lobbying" in options:
            raise RokuganError("The lobbying rules of earlier rulebooks are not in Gold's (gold.variants.11).")
        check_options("Gold", options, OPTIONS, OPTIONS)
        chosen = frozenset(name for name, on in options.items() if on)
        if {"four_winds", "teaching"} <= chosen:
            raise RokuganError(
                "A Four Winds game is played with whole decks: leave out one of four_winds and teaching."
            )
        return GoldRules(chosen)

    # ---------------------------------------------------------------------------------------- words

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        """A text as Gold's rules complete it."""
        return texts.behaviour_of(definition)

    def dialect(self) -> str:
        """Four Winds games tell Monkeys and Toturi's Army apart (gold.traits.30)."""
        return "four winds" if "four_winds" in self.options else self.edition

    def prints(self, behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
        """The keyword rule (gold.traits.06-.11)."""
        if "four_winds" in self.options and keyword in _MONKEYS:
            return keyword in behaviour.keywords  # gold.traits.30
        return keywords.prints(behaviour, keyword, of_abilities)

    def implied_by(self, keyword: str) -> tuple[str, ...]:
        """Implied traits (gold.traits.16-.21)."""
        return keywords.implied_by(keyword)

    def shares_clan(self, game: CcgGame, seat: int, card: int) -> bool:
        """Has the card a trait of the player's Faction (gold.traits.25-.32)?"""
        from rokugan.editions.gold.setup import factions

        mine = factions(game, seat)
        if "Shadowlands" in mine:
            return False
        traits = [trait for faction in mine for trait in keywords.FACTIONS[faction]]
        if "four_winds" in self.options:
            traits = [trait for trait in traits if trait != "Monkey Clan"]
        return any(values.has_keyword(game, card, trait) for trait in traits)

    def granted_keywords(self, game: CcgGame, thing: int, change: p.GrantKeyword) -> list[str]:
        """Swearing fealty gives the trait of the controller's Faction; alignments can be lost, but not the printed ones
        that are more than an alignment (gold.traits.34-.36)."""
        from rokugan.editions.gold.setup import factions

        if change.keyword == "your Faction":
            traits = [keywords.FACTIONS[faction][:1] for faction in factions(game, game.controller(thing))]
            return [trait for each in traits for trait in each]
        if change.keyword == "Faction alignments":
            return [
                trait
                for each in keywords.FACTIONS.values()
                for trait in each
                if values.has_keyword(game, thing, trait)
                and not (trait in keywords.NEVER_LOST and self.prints(game.behaviours[thing], trait, False))
            ]
        return [change.keyword]

    def negates(self, game: CcgGame, context: Context, node: p.Negate) -> bool:
        """A battle may be ended without resolution; a canceled action counts as never taken (gold.negation.01)."""
        from rokugan.editions.gold.battle import end_battle

        if node.verb == "battle resolution":
            return end_battle(game)
        event = context.event
        if node.verb == "action" and event is not None and event.context is not None:
            canceled = event.context
            canceled.effects_off = True
            if canceled.info is not None:
                for used in (game.used_turn, game.used_battle, game.used_game):
                    used.pop((canceled.card, canceled.info.key), None)
            return True
        return False

    def is_opponent(self, game: CcgGame, seat: int, other: int, leading: bool) -> bool:
        """In a battle `an opponent` has units in the opposing army, `your opponent` leads it (gold.battle.15)."""
        attack, mine = game.attack, nouns.side_of_player(game, seat)
        if attack is None or not game.in_battle() or mine == NO_SIDE:
            return super().is_opponent(game, seat, other, leading)
        if leading:
            return other == attack.leader(DEFENDING if mine == ATTACKING else ATTACKING)
        opposing = game.army(game.current_battlefield(), DEFENDING if mine == ATTACKING else ATTACKING)
        return any(game.states[unit].controller == other for unit in opposing)

    def family(self, game: CcgGame, card: int) -> str:
        """The first word of a name, if it is a family name (gold.traits.37)."""
        titles = [behaviour.title for behaviour in game.behaviours if behaviour.type == "personality"]
        return keywords.family_of(game.behaviours[card], titles)

    def experience(self, behaviour: Behaviour) -> int:
        """Inexperienced stands below cards without the trait (gold.experienced.01)."""
        return characters.level(behaviour)

    def same_character(self, one: Behaviour, other: Behaviour) -> bool:
        """`Experienced X` is a version of X (gold.experienced.13)."""
        return characters.same_character(one, other)

    def rivals(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """A Unique card is unique among all players' cards (gold.unique.01)."""
        return list(game.states)

    def overlays(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """No restriction on entering play matters (gold.experienced.05)."""
        return characters.overlays(game, seat, card)

    def is_enemy(self, game: CcgGame, seat: int, thing: int, controller: int) -> bool:
        """Opposing is what stands in the opposite army of the present battle (gold.battle.14)."""
        if not super().is_enemy(game, seat, thing, controller):
            return False
        return thing < 0 or game.location(thing) == game.current_battlefield()

    # --------------------------------------------------------------------------------------- actions

    def more_actions(self, game: CcgGame, seat: int, mask: int) -> list[Choice]:
        """Moving attached cards (gold.action-phase.05), and the historic uses of the Favor where they are agreed upon."""
        found = given.share_choices(game, seat, []) if mask & LIMITED else []
        if mask & LIMITED:
            found += characters.overlay_choices(game, seat)
        if "historic_favor" in self.options:
            found += given.favor_choices(game, seat, mask)
        return found

    def special_action(self, game: CcgGame, context: Context, offer: Offer) -> Frame[CcgGame] | None:
        """Ranged attacks may be combined; attached cards are moved."""
        if offer.info is given.SHARE:
            return given.Share(context, offer.card)
        if offer.info is characters.OVERLAY:
            return characters.OverlayAttached(context.player, offer.card, offer.value)
        if offer.info is given.FAVOR_RESTORE:
            return given.Restore(context)
        if offer.info is ancestors.JOIN:
            return ancestors.Join(context, offer.card, offer.value)
        if ranged.attack_of(offer.info) is not None:
            return ranged.CombineAttacks(context)
        return None

    def may_overpay(self, game: CcgGame, card: int) -> bool:
        """Anybody may pay more than a card costs; it is asked where the card itself says what comes of it (gold.gold.05)."""
        return texts.counts_gold(game.behaviours[card].definition)

    def performers(self, game: CcgGame, context: Context) -> list[int]:
        """The first of five rules that fits (gold.abilities.02-.06)."""
        card = context.card
        if card >= 0:
            type_ = game.behaviours[card].type
            if type_ in ("personality", "follower"):
                return [card]
            bearer = game.personality_of(card) if type_ in ("item", "spell", "ancestor") else NOTHING
            if bearer != NOTHING:
                return [bearer]
        info = context.info
        if info is None:
            return []
        found: list[int] = []
        for target in info.targets:
            noun = target.node.noun
            if target.for_cost is not None or target.in_constraints or (noun.whose == "your" and noun.filters):
                for thing in context.slots[target.slot] or ():
                    if thing >= 0 and game.behaviours[thing].type in ("personality", "follower"):
                        if game.controller(thing) == context.player and thing not in found:
                            found.append(thing)
        if not found and info.challenge is not None:
            found = [thing for thing in nouns.things(game, context, info.challenge.challenger) if thing >= 0]
        return found

    def note_performers(self, game: CcgGame, context: Context) -> None:
        """Each Tactician is used once per battle (gold.tactics.01)."""
        if context.info is given.TACTICS:
            for card in context.performers:
                game.used_battle[(card, given.TACTICS.key)] = 1

    def is_combat_action(self, game: CcgGame, context: Context) -> bool:
        """In battle the rules of Presence and Relevance bear on Battle and Open actions alike (gold.battle.03)."""
        if context.designator == BATTLE:
            return True
        return context.designator == OPEN and game.in_battle()

    def why_not_battle(self, game: CcgGame, context: Context) -> str:
        """The restrictions on actions in battle (gold.battle.03-.10)."""
        return presence.why_not(game, context)

    def in_reach(self, game: CcgGame, context: Context, target: TargetInfo, thing: int) -> bool:
        """Relevance is a matter of the whole action, not of each target."""
        return True

    def performable(self, game: CcgGame, context: Context) -> bool:
        """With these targets the action must touch the battle, and what is redirected must be able to go there (gold.battle.05,
        gold.targeting.14)."""
        assert context.info is not None
        for node in context.info.effects:
            if isinstance(node, p.Retarget) and not opportunities.can_redirect(game, context, node):
                return False
        return not self.is_combat_action(game, context) or presence.is_relevant(game, context)

    def action_has_keyword(self, game: CcgGame, context: Context, keyword: str) -> bool:
        """What is said of Spells also holds for Kihos (gold.cardtypes.17)."""
        if super().action_has_keyword(game, context, keyword):
            return True
        if keyword == "Ranged attack":
            return context.info is not None and ranged.attack_of(context.info) is not None
        return keyword == "Spell" and super().action_has_keyword(game, context, "Kiho")

    def may_be_targeted(self, game: CcgGame, context: Context, target: TargetInfo, found: list[int]) -> list[int]:
        """No action targets its player's own bowed Personalities, unless it straightens cards (gold.targeting.11-.12)."""
        if context.info is given.TACTICS:
            found = [thing for thing in found if not given.tactician_used(game, thing)]
        if target.moves_here and game.in_battle():
            here = game.current_battlefield()
            found = [thing for thing in found if thing not in game.states or self.can_stand(game, thing, here)]
        if target.for_cost is not None and self.action_has_keyword(game, context, "Ritual"):
            found = presence.fellow_casters(game, context, found)
        if target.for_cost is not None and self.action_has_keyword(game, context, "Kiho"):
            found = [
                thing for thing in found if thing < 0 or game.behaviours[thing].type == "personality"
            ]  # gold.spells.11
        found = [thing for thing in found if thing < 0 or not self.is_immune(game, context, thing)]
        if not context.is_action or target.names_bowed:
            return found
        if context.info is not None and context.info.straightens:
            return found
        states = game.states
        kept: list[int] = []
        for thing in found:
            if thing >= 0 and thing in states and game.behaviours[thing].type == "personality":
                state = states[thing]
                if state.bowed and state.controller == context.player:
                    continue
            kept.append(thing)
        return kept

    def unit_total(self, game: CcgGame, personality: int) -> int:
        """A unit whose Personality is bowed has a total of 0 (gold.resolution.01-.03)."""
        return 0 if game.states[personality].bowed else values.unit_force(game, personality, True)

    def reaction_order(self, game: CcgGame, event: Event) -> list[int]:
        """From the left of the player who caused it (gold.actions.11)."""
        cause = event.context.player if event.context is not None else game.active
        order = game.others(cause)
        return order if game.players[cause].eliminated else [*order, cause]

    def aftermath(self, game: CcgGame, event: Event) -> None:
        """A duelist whose control passes leaves the duel, which is then over (gold.control.03)."""
        super().aftermath(game, event)
        duel = game.duel
        if event.kind == TAKE_CONTROL and duel is not None:
            duel.left = duel.left or any(card in (duel.challenger, duel.challenged) for card in event.done)

    def is_face_up(self, game: CcgGame, card: int) -> bool:
        """Dishonorable Dead lie face down (gold.zones.02)."""
        grave = game.graves.get(card, 0)
        if grave & DEAD and grave & DISHONORED:
            return False
        return super().is_face_up(game, card)

    # -------------------------------------------------------------------------------------- terrains

    def may_redirect(self, target: TargetInfo) -> bool:
        """Costs cannot be redirected (gold.costs.10)."""
        return target.for_cost is None

    def terrain_barred(self, game: CcgGame, seat: int) -> bool:
        """Invaders play no Terrain at first (gold.naval.04)."""
        from rokugan.editions.gold.battle import terrain_barred

        return terrain_barred(game, seat)

    def resolves_later(self, game: CcgGame, context: Context) -> bool:
        """A Delayed Terrain resolves when all have passed, if it is still in play then (gold.terrain.05)."""
        forget_lost_targets(game, context)
        if not self.is_delayed_terrain(game, context):
            return False
        assert context.info is not None
        game.delay(Delayed(_SEGMENT_ENDS, context.info.effects, context, True, "in play"))
        return True

    def is_delayed_terrain(self, game: CcgGame, context: Context) -> bool:
        """A Terrain that is not Immediate."""
        return self.is_terrain(game, context) and not self.action_has_keyword(game, context, "Immediate")

    def duration(self, game: CcgGame, context: Context, until: str) -> str:
        """An Immediate Terrain takes its effects with it, a Delayed one does not (gold.terrain.04-.05)."""
        if context.card >= 0 and self.is_delayed_terrain(game, context):
            return until
        return super().duration(game, context, until)

    # ----------------------------------------------------------------------------------- events, Regions

    def stack_leaves(self, game: CcgGame, card: int, state: InPlay) -> None:
        """The top card keeps the abilities it has gained from those beneath it (gold.experienced.12)."""
        for beneath in state.under:
            definition = game.behaviours[beneath].definition
            text = Behaviour(replace(definition, program=replace(definition.program, traits=())))
            if text.abilities:
                game.modify(card, Modifier("text", card, state.controller, "always", what=text))

    def pile_seat(self, game: CcgGame, card: int) -> int:
        """The one who controls it at that moment (gold.zones.05)."""
        return game.states[card].controller

    def outlasts(self, modifier: Modifier) -> bool:
        """What has been done to a card lasts as long as it would have, wherever the card is (gold.duration.06)."""
        return True

    def control_place(self, game: CcgGame, card: int) -> int:
        """A unit goes to its new controller's home, out of any battle (gold.control.03)."""
        return HOME

    def event_resolves(self, game: CcgGame, card: int, seat: int) -> bool:
        """Each Event resolves only once per game, whoever plays it (gold.events.04)."""
        title = game.behaviours[card].title
        if title in game.resolved_events:
            return False
        game.resolved_events.append(title)
        return True

    def reveal_region(self, game: CcgGame, card: int, province: Province) -> None:
        """A Region waits until all Provinces have been dealt with (gold.regions.01)."""

    def after_reveals(self, game: CcgGame) -> None:
        """Regions enter play."""
        game.push(provinces.AttachRegions())

    def entry_host(self, game: CcgGame, card: int) -> int:
        """A Fortification is attached to its Province (gold.cardtypes.20)."""
        province = game.province_holding(card) if provinces.is_fortification(game, card) else None
        return NOTHING if province is None else province.thing

    def why_not_enter(self, game: CcgGame, seat: int, card: int) -> str:
        """A Province has one copy of each Fortification (gold.provinces.08)."""
        return "fortification" if provinces.is_fortification(game, card) and provinces.has_copy(game, card) else ""

    def enters_bowed(self, behaviour: Behaviour) -> bool:
        """Holdings enter play bowed, Fortifications do not (gold.dynasty.04)."""
        return behaviour.type == "holding" and not self.prints(behaviour, "Fortification", False)

    # --------------------------------------------------------------------------------------- recruiting

    def may_recruit(self, game: CcgGame, seat: int, card: int) -> bool:
        """The Honor requirement holds for everybody (gold.dynasty.05-.06)."""
        return self.meets_requirement(game, seat, card)

    def casts_spells(self, game: CcgGame, personality: int) -> bool:
        """A text may let others use Spells, which then mean them (gold.spells.01, .05)."""
        return super().casts_spells(game, personality) or any(
            allow.verb == "cast spells" for allow in game.behaviours[personality].allows
        )

    def before_attaching(self, game: CcgGame, context: Context, card: int, personality: int) -> None:
        """An Ancestor's Personality bows."""
        if game.behaviours[card].type == "ancestor":
            ancestors.bow_bearer(game, context, personality)

    def why_not_attach(self, game: CcgGame, seat: int, card: int, personality: int) -> str:
        """Attaching from hand targets the Personality, who must be unbowed; Spells are limited by Chi; Ancestors join
        their own Faction (gold.action-phase.04, gold.spells.02, gold.attachments.09)."""
        state = game.states[personality]
        if state.bowed and game.where[card] == HAND:
            return "equip"
        type_ = game.behaviours[card].type
        if type_ == "ancestor":
            return ancestors.why_not(game, card, personality)
        if type_ == "spell":
            spells = [c for c in state.attachments if c != card and game.behaviours[c].type == "spell"]
            if len(spells) >= values.value(game, personality, CHI):
                return "spell attach"
        return ""

    def prevents(self, game: CcgGame, event: Event, thing: int) -> bool:
        """An Ancestor is safe while its Personality lives; attackers who have fought may move again."""
        if thing >= 0:
            if ancestors.is_safe(game, event, thing) or self.is_immune(game, event.context, thing):
                return True
            if event.kind in (DESTROY, DISCARD) and game.behaviours[thing].type == "stronghold":
                return True  # gold.cardtypes.03
        state = game.states.get(thing)
        if event.kind != MOVE or state is None or event.place == HOME:
            return super().prevents(game, event, thing)
        return not self.can_stand(game, thing, event.place)

    def is_immune(self, game: CcgGame, context: Context | None, thing: int) -> bool:
        """Is the card immune to the kind of action that this is (gold.traits.40)?"""
        if context is None or not context.is_action:
            return False
        immune = keywords.immunities(game.behaviours[thing])
        if game.keyword_givers() or game.modifiers.get(thing):
            immune = keywords.immune_to(values.keywords(game, thing))
        return any(self.action_has_keyword(game, context, word) for word in immune)

    def settle(self, game: CcgGame) -> None:
        """Ancestors leave a Personality who loses their alignment (gold.attachments.10)."""
        super().settle(game)
        if not game.is_over():
            forsaken = ancestors.forsaken(game)
            if forsaken:
                event = Event(DESTROY, forsaken, game.active)
                event.cause = "rules"
                game.happen(event)

    # ---------------------------------------------------------------------------------- Sensei and set-up

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        """With Winds, Sensei and cut Focus values."""
        from rokugan.editions.gold.setup import GoldSetUp

        return GoldSetUp()

    def deck_format(self) -> str:
        """Only cards of that story are played in a Four Winds game (gold.variants.07); a teaching game takes small decks."""
        if "four_winds" in self.options:
            return "four-winds"
        return "gold-teaching" if "teaching" in self.options else ""

    def deal(self, decks: list[Any], players: int, seed: int) -> list[Any]:
        """Without Winds where nobody may use one (gold.variants.06)."""
        dealt = super().deal(decks, players, seed)
        return [replace(deck, wind="") for deck in dealt] if "historic_favor" in self.options else dealt

    def after_position(self, game: CcgGame, scenario: Mapping[str, Any], where: str) -> None:
        """A Sensei changes the Family Honor with which a player begins."""
        from rokugan.editions.gold.setup import sensei_of, starting_honor

        for player, said in zip(game.players, scenario["players"], strict=True):
            if said.get("honor") is None and sensei_of(game, player.seat) >= 0:
                player.honor = starting_honor(game, player.seat)

    def is_unaligned(self, game: CcgGame, card: int) -> bool:
        """Only the trait says so (gold.traits.33)."""
        return values.has_keyword(game, card, "Unaligned")

    def has_stat(self, game: CcgGame, thing: int, stat: int) -> bool:
        """A value that a card does not have stays 0 (gold.stats.13)."""
        if thing < 0:
            return True
        type_ = game.behaviours[thing].type
        if stat in (FORCE, CHI):
            return type_ in ("personality", "follower", "item", "ancestor")
        if stat == PERSONAL_HONOR:
            return type_ == "personality"
        return stat != GOLD_COST or type_ not in ("event", "wind", "sensei", "stronghold")

    def stronghold_base(self, game: CcgGame, card: int, stat: int, printed: int) -> int:
        """A Sensei's numbers are added, down to 0 (gold.cardtypes.05)."""
        return max(printed + self.sensei_number(game, game.states[card].controller, stat), 0)

    def province_base(self, game: CcgGame, province: int, strength: int) -> int:
        """A Sensei's Province Strength is added, down to 0 (gold.cardtypes.05)."""
        return max(strength + self.sensei_number(game, province_seat(province), STRENGTH), 0)

    def sensei_number(self, game: CcgGame, seat: int, stat: int) -> int:
        """What the player's Sensei adds to a number of his Stronghold."""
        from rokugan.editions.gold.setup import sensei_of

        sensei = sensei_of(game, seat)
        return 0 if sensei < 0 else game.behaviours[sensei].stats[stat]

    def why_not_use(self, game: CcgGame, context: Context) -> str:
        """A Sensei's abilities are those of the Stronghold (gold.cardtypes.06); a Reaction, too, that speaks of opposing cards
        needs its own card in the battle (gold.battle.07)."""
        card = context.card
        if card >= 0 and game.behaviours[card].type == "sensei":
            return "bowed" if game.states[game.players[context.player].stronghold].bowed else ""
        if card >= 0 and context.designator == REACTION and context.info is not None and game.in_battle():
            if not presence.in_place(game, context, context.info, game.current_battlefield()):
                return "location"
        return ""

    def victory_over(self, loss: str) -> str:
        """To eliminate the others is a Military Victory, be it by their Provinces or by their Honor (gold.victory.05)."""
        return "military" if loss == "dishonor" else super().victory_over(loss)

    def leave(self, game: CcgGame, seat: int) -> None:
        """With him go an attack that he led, and his turn (gold.victory.03)."""
        from rokugan.editions.ccg.turn import leaving
        from rokugan.editions.gold.battle import end_attack

        super().leave(game, seat)
        end_attack(game, seat)
        leaving.end_his_turn(game, seat)

    def ring_counts(self, game: CcgGame, card: int) -> bool:
        """Any five Elemental Rings in play will do (gold.victory.07)."""
        return True

    # ---------------------------------------------------------------------------------------- battles

    def battle(self, game: CcgGame, place: int) -> Frame[CcgGame]:
        """With naval invasions and Yu."""
        from rokugan.editions.gold.battle import GoldBattle

        return GoldBattle(place)

    def grant_action(self, game: CcgGame, opportunity: Opportunity) -> None:
        """Before the Defender's first action, extra actions of the same nature do not add up (gold.battle.17)."""
        from rokugan.editions.gold.battle import has_begun

        same = [each for each in game.extra_actions if each.state() == opportunity.state()]
        if not same or has_begun(game):
            super().grant_action(game, opportunity)

    def has_reaction(self, game: CcgGame, event: Event) -> bool:
        """The Samurai's seppuku and Ancestors answer to events by the rules themselves."""
        if event.kind == ENTER:
            return ancestors.may_join(game, event)
        if event.kind != LOSE:
            return False
        return given.may_negate(game) or bool(self.seppuku_candidates(game, event))

    def reactions(self, game: CcgGame, seat: int, event: Event, thing: int, when: str) -> list[Choice]:
        """With the Ancestors that may join a new Personality."""
        return [
            *super().reactions(game, seat, event, thing, when),
            *ancestors.joiners(game, seat, event, thing, when),
            *given.favor_reactions(game, seat, event, thing, when),
        ]

    def seppuku_candidates(self, game: CcgGame, event: Event) -> list[int]:
        """Only Samurai commit seppuku for a loss of Honor that they have caused (gold.keywords.02-.03)."""
        return [card for card in super().seppuku_candidates(game, event) if values.has_keyword(game, card, "Samurai")]

    def naval_attacker(self, game: CcgGame) -> int:
        """A naval invasion is no Reaction here."""
        return -1

    # ------------------------------------------------------------------------------------------- duels

    def may_refuse(self, game: CcgGame, node: p.Challenge, after: tuple[p.Node, ...]) -> bool:
        """A challenge may be refused unless it says otherwise (gold.duel.02)."""
        return node.refusable

    def duelist_begins(self, game: CcgGame, duel: Duel) -> bool:
        """The challenged Personality always begins (gold.duel.04)."""
        return False

    def focus_from_hand(self, game: CcgGame, duel: Duel, seat: int) -> bool:
        """All Focus cards come from the hand (gold.duel.05)."""
        return True

    def focus_factor(self, game: CcgGame, personality: int) -> int:
        """Double Chi counts Focus cards twice (gold.keywords.01)."""
        return 2 if values.has_keyword(game, personality, "Double Chi") else 1

    def duel_consequences(self, game: CcgGame, duel: Duel, after: tuple[p.Node, ...]) -> tuple[p.Node, ...]:
        """The loser dies, unless the text gives him another fate (gold.duel.08)."""
        return () if any(decides_loser(each) for each in p.walk(after)) else (_LOSER_DIES,)


def forget_lost_targets(game: CcgGame, context: Context) -> None:
    """A target that no longer meets the requirements is not affected (gold.actions.13)."""
    info = context.info
    if info is None:
        return
    for target in info.targets:
        chosen = context.slots[target.slot]
        if chosen and target.for_cost is None and not target.in_constraints and not target.node.noun.zone:
            noun = target.node.noun
            context.slots[target.slot] = [thing for thing in chosen if nouns.matches(game, context, noun, thing)]


def decides_loser(node: p.Node) -> bool:
    """Is it something that happens to the loser himself?"""
    what = getattr(node, "what", None)
    return isinstance(node, (p.Bow, p.Destroy, p.Dishonor, p.Move, p.Discard, p.TakeControl)) and (
        isinstance(what, p.Ref) and what.to == "loser"
    )
