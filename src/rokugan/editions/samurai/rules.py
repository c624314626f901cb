"""What Samurai Edition decides."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import taking
from rokugan.editions.ccg.battle.attack import go_home
from rokugan.editions.ccg.costs import good_faith
from rokugan.editions.ccg.effects import modifiers
from rokugan.editions.ccg.events import prevention
from rokugan.editions.ccg.table.action import (
    BOW,
    DESTROY_PROVINCE,
    DISCARD,
    DISHONOR,
    MOVE,
    PLAY,
    REHONOR,
    STRAIGHTEN,
    Context,
    Duel,
    Event,
    Offer,
)
from rokugan.editions.ccg.table.compiled_card import AbilityInfo, Behaviour, TargetInfo
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    CHI,
    DEFENDING,
    DESIGNATORS,
    DYNASTY_DISCARD,
    FATE_DISCARD,
    FORCE,
    GOLD_COST,
    HOME,
    HONOR_REQUIREMENT,
    OPEN,
    PERSONAL_HONOR,
    PROVINCE,
    STATS,
)
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text import nouns, values
from rokugan.editions.celestial.rules import REASONS as CELESTIAL_REASONS
from rokugan.editions.samurai import legacy, share
from rokugan.editions.samurai.additional import AdditionalPhase
from rokugan.editions.samurai.glossary import GlossaryRules

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

# The same reasons for a refusal, by the sections of this edition's ledger.
_RULES: dict[str, str] = {
    "turn": "samurai.action-phase.01",
    "used": "samurai.abilities.07",
    "not in play": "samurai.zones.29",
    "bowed": "samurai.abilities.08",
    "spell": "samurai.spells.02",
    "no battle": "samurai.abilities.03",
    "presence": "samurai.battle.12",
    "location": "samurai.battle.18",
    "terrain": "samurai.g-terrain.04",
    "forbidden": "samurai.g-actions.05",
    "condition": "samurai.actions.06",
    "target": "samurai.targeting.01",
    "cost": "samurai.costs.04",
    "limited": "samurai.action-phase.02",
    "designator": "samurai.abilities.01",
    "no ability": "samurai.abilities.09",
    "not yours": "samurai.control.03",
    "loyal": "samurai.g-keywords.12",
    "unique": "samurai.g-unique.03",
    "control": "samurai.actions.23",
    "honor requirement": "samurai.dynasty.04",
    "gold": "samurai.gold.06",
    "not for sale": "samurai.dynasty.03",
    "not in your provinces": "samurai.dynasty.03",
    "face-down": "samurai.dynasty.03",
    "not dynasty": "samurai.dynasty.03",
    "not your clan": "samurai.dynasty.09",
    "honor once": "samurai.dynasty.10",
    "discarding": "samurai.dynasty.17",
    "equip": "samurai.action-phase.03",
    "assign": "samurai.maneuvers.02",
    "fight": "samurai.battle.04",
    "attack": "samurai.attack.01",
    "lobby": "samurai.favor.09",
    "favor": "samurai.favor.03",
    "tactics": "samurai.tactics.01",
    "strike": "samurai.g-duel.04",
    "focus": "samurai.duel.17",
    "refuse": "samurai.duel.07",
    "pay": "samurai.gold.05",
}

# Which types of cards have a stat; what is in `_PRINTED` is also on any other card that prints it.
_HAVE: dict[int, tuple[str, ...]] = {
    FORCE: ("personality", "follower", "item"),
    CHI: ("personality", "item"),
    PERSONAL_HONOR: ("personality",),
    HONOR_REQUIREMENT: ("personality", "follower"),
    GOLD_COST: ("personality", "holding", "strategy", "follower", "item", "spell"),
}
_PRINTED = frozenset((GOLD_COST,))


# The changes of a state that may end what lasts while it `remains`.
_STATES = frozenset((BOW, STRAIGHTEN, DISHONOR, REHONOR, MOVE))


def over_for_good(game: CcgGame, thing: int, modifier: Modifier) -> bool:
    """Was it given while the thing `remains` in a state that it has now left (samurai.g-duration.04)?"""
    text = modifier.what
    if modifier.kind != "text" or not isinstance(text, Behaviour):
        return False
    for trait in text.definition.program.traits:
        condition = trait.condition if isinstance(trait, p.Continuous) else None
        if condition is not None and any(isinstance(each, p.Remains) for each in p.walk(condition)):
            if not nouns.holds(game, Context(modifier.player, thing, None), condition):
                return True
    return False


def titles_of(behaviour: Behaviour) -> set[str]:
    """The title, and the one that follows `Experienced` and its number (samurai.g-experienced.01)."""
    found = {behaviour.title}
    for keyword in behaviour.keywords:
        if keyword.startswith("Experienced "):
            name = keyword.removeprefix("Experienced ").lstrip("0123456789 ")
            if name:
                found.add(name)
    return found


class SamuraiRules(GlossaryRules):
    """Samurai Edition, for two and more players."""

    edition: ClassVar[str] = "samurai"
    title: ClassVar[str] = "Samurai Edition"
    starting_hand: ClassVar[int] = 5
    most_players: ClassVar[int] = 8
    needs_targets: ClassVar[bool] = True  # samurai.targeting.12
    shame_stays: ClassVar[bool] = True  # samurai.dishonor.04
    costs_negated: ClassVar[bool] = True  # samurai.costs.22, .24
    strongholds_are_cards: ClassVar[bool] = True  # samurai.cardtypes.04
    reasons: ClassVar[dict[str, tuple[str, str]]] = {
        word: (_RULES.get(word, ""), said) for word, (_, said) in CELESTIAL_REASONS.items()
    }

    # ----------------------------------------------------------------------------------- set-up, turns

    def set_up(self, game: CcgGame) -> Frame[CcgGame]:
        return legacy.SamuraiSetUp()

    def turn(self, game: CcgGame) -> Frame[CcgGame]:
        return legacy.SamuraiTurn()

    def extra_phase(self, game: CcgGame, phase: str, seat: int, against: int) -> None:
        """An additional phase happens at once, whatever the phase (samurai.g-turn.02)."""
        if game.attack is None and (phase == "attack" or seat == game.active):
            game.push(AdditionalPhase(phase, game.phase, seat, against))
        else:
            super().extra_phase(game, phase, seat, against)

    def event_resolves(self, game: CcgGame, card: int, seat: int) -> bool:
        """An Event of a title resolves once per game for a player (samurai.events-cards.06)."""
        key = f"{seat}:{game.behaviours[card].title}"
        if key in game.resolved_events:
            return False
        game.resolved_events.append(key)
        return True

    def resolves_again(self, game: CcgGame, card: int, seat: int) -> None:
        key = f"{seat}:{game.behaviours[card].title}"
        if key in game.resolved_events:
            game.resolved_events.remove(key)

    # --------------------------------------------------------------------------------------- actions

    def more_actions(self, game: CcgGame, seat: int, mask: int) -> list[Choice]:
        return share.choices(game, seat) if mask & OPEN else []

    def special_action(self, game: CcgGame, context: Context, offer: Offer) -> Frame[CcgGame] | None:
        return share.Share(context) if offer.info is share.SHARE else None

    def action_has_keyword(self, game: CcgGame, context: Context, keyword: str) -> bool:
        """An action has the one designator by which it was taken (samurai.actions.02), and each word of its ability's
        keywords is one of its own (samurai.abilities.16)."""
        designator = DESIGNATORS.get(keyword.lower(), 0)
        if designator and context.designator:
            return context.designator == designator
        if context.info is not None and keyword in context.info.words:
            return True
        return super().action_has_keyword(game, context, keyword)

    def negates(self, game: CcgGame, context: Context, node: p.Negate) -> bool:
        """A negation of bonuses or penalties without a stated time ends the ongoing ones, and does nothing to continuous
        and to later ones (samurai.negation.14)."""
        if node.until not in ("now", "") or node.what is None or not prevention.negated_stats(node.verb):
            return super().negates(game, context, node)
        for thing in nouns.things(game, context, node.what):
            modifiers.end_ongoing(game, thing, node.verb)
        return True

    def in_good_faith(self, game: CcgGame, context: Context) -> bool:
        """A card that the action puts into play must be able to enter it, paid for (samurai.actions.07)."""
        return good_faith.can_bring(game, context)

    def could_attach(self, context: Context, target: TargetInfo) -> bool:
        """Does the action create something to be attached to this target?"""
        return any(
            isinstance(node, p.Create) and self.is_target(node.attach_to, target)
            for node in (() if context.info is None else context.info.effects)
        )

    def is_target(self, node: p.Node | None, target: TargetInfo) -> bool:
        """Does the text mean that target here?"""
        return node is target.node or (isinstance(node, p.Ref) and node.to == "slot" and node.slot == target.slot)

    def can_lose_honor(self, game: CcgGame, seat: int) -> bool:
        """Who can not lose Honor can not pay with it (samurai.costs.23)."""
        return not any(forbid.verb == "lose honor" for _, who, forbid in game.forbids() if who == seat)

    def may_be_aligned(self, game: CcgGame, thing: int) -> bool:
        """Players and Personalities (samurai.g-keywords.07)."""
        return thing < 0 or game.behaviours[thing].type in ("personality", "stronghold")

    def chi_taken_by(self, game: CcgGame, card: int) -> Context | None:
        """The effect that last gave him a Chi penalty, tokens included (samurai.g-stats.10, samurai.g-tokens.03)."""
        for modifier in reversed(game.modifiers.get(card, [])):
            if modifier.stat == CHI and modifier.kind in ("bonus", "token") and modifier.amount < 0:
                effect = Context(modifier.player, modifier.source, None)
                effect.is_action = modifier.serial >= 0
                return effect
        return None

    def may_be_called(self, game: CcgGame, card: int, word: str) -> bool:
        """Only one who is a Samurai is `this Samurai` (samurai.g-attachments.06)."""
        if word.lower() in ("personality", "card", "unit"):
            return True
        if word == "Human":
            return not values.has_keyword(game, card, "Nonhuman")
        return values.has_keyword(game, card, word)

    def reaches(self, game: CcgGame, noun: p.Noun, card: int) -> bool:
        """`Your` and `you own` alone do not reach provinces and discard piles (samurai.g-wording.26, .30)."""
        away = game.where[card] in (DYNASTY_DISCARD, FATE_DISCARD, PROVINCE)
        return not away or any(isinstance(each, p.In) for each in noun.filters)

    def trait_goes_on(self, game: CcgGame, context: Context) -> bool:
        """Its targeting is done if possible; without a target the other effects follow (samurai.g-targeting.05)."""
        if context.info is None:
            return False
        for target in context.info.targets:
            if not target.in_constraints and not taking.legal_targets(game, context, target):
                context.slots[target.slot] = []
        return taking.completable(game, context, 0)

    def may_be_targeted(self, game: CcgGame, context: Context, target: TargetInfo, found: list[int]) -> list[int]:
        """What only a face shows is not there on a card whose face is down (samurai.g-targeting.06). What is created to be
        attached attaches to Personalities only."""
        found = super().may_be_targeted(game, context, target, found)
        if self.could_attach(context, target):
            found = [card for card in found if card < 0 or game.behaviours[card].type == "personality"]
        if target.node.noun.zone != "province" or target.node.noun.kinds == ("card",):
            return found
        return [thing for thing in found if thing < 0 or self.is_face_up(game, thing)]

    def granted_keywords(self, game: CcgGame, thing: int, change: p.GrantKeyword) -> list[str]:
        """Only Personalities and Followers can have Cavalry (samurai.g-keywords.01)."""
        if (
            change.keyword == "Cavalry"
            and thing >= 0
            and game.behaviours[thing].type not in ("personality", "follower")
        ):
            return []
        return super().granted_keywords(game, thing, change)

    def same_character(self, one: Behaviour, other: Behaviour) -> bool:
        """The alternate title is a second title (samurai.g-experienced.05)."""
        return bool(titles_of(one) & titles_of(other))

    def prints(self, behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
        """Every keyword with the word Tribe is a Tribe keyword (samurai.g-keywords.14)."""
        if keyword == "Tribe" and any(word.split()[-1] == "Tribe" for word in behaviour.keywords):
            return True
        if keyword == "Human":  # samurai.g-keywords.11
            return behaviour.type == "personality" and "Nonhuman" not in behaviour.keywords
        return super().prints(behaviour, keyword, of_abilities)

    def before_attaching(self, game: CcgGame, context: Context, card: int, personality: int) -> None:
        """To attach a card from hand is to play it (samurai.g-actions.09)."""
        event = Event(PLAY, [card], context.player)
        event.context = context
        event.cause = "action"
        game.happen(event)

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        """Of Ranged Attacks written in sequence only the first is required targeting (samurai.g-ranged.06)."""
        found = super().behaviour(definition)
        if all(sum(target.ranged for target in info.targets) < 2 for info in found.abilities):
            return found
        found = Behaviour(definition)  # its own, for the common one is shared by all editions
        for info in found.abilities:
            for later in [target for target in info.targets if target.ranged][1:]:
                info.targets.remove(later)
        return found

    def resolution_is(self, noun: p.Noun) -> bool:
        """A card effect is one of a card, not of the rulebook (samurai.g-wording.09)."""
        return noun.kinds == ("effect",) and super().resolution_is(noun)

    # ----------------------------------------------------------------------------------- states, stats

    def outlasts(self, modifier: Modifier) -> bool:
        """What has been done to a card lasts as long as it would have, wherever it can be followed (samurai.effects.20)."""
        return True

    def hidden(self, game: CcgGame, card: int) -> None:
        """What the game remembers of one card ends there (samurai.states.05)."""
        game.modifiers.pop(card, None)
        for used in (game.used_turn, game.used_game, game.used_battle):
            for key in [key for key in used if key[0] == card]:
                del used[key]

    def most_worn(self, game: CcgGame, personality: int, keyword: str) -> int:
        """One Armor and one Weapon for everybody (samurai.g-attachments.01, .09)."""
        return 1

    def has_stat(self, game: CcgGame, thing: int, stat: int) -> bool:
        """Only the stats of its type can be changed (samurai.stats.01-.04)."""
        if thing < 0 or stat not in _HAVE or game.behaviours[thing].type in _HAVE[stat]:
            return True
        behaviour = game.behaviours[thing]
        return stat in behaviour.lends or (stat in _PRINTED and behaviour.stats[stat] != 0)

    # --------------------------------------------------------------------------------------- battles

    def leaves_after_battle(self, game: CcgGame, unit: int, place: int) -> bool:
        """The Defender's units leave too if their province was destroyed (samurai.resolution.13)."""
        return super().leaves_after_battle(game, unit, place) or (game.is_lost(place) and game.states[unit].at != HOME)

    def why_not_battle(self, game: CcgGame, context: Context) -> str:
        """A third player whom no leader has invited is kept out (samurai.battle.03, samurai.multiplayer.04)."""
        attack = game.attack
        involved = [] if attack is None else [attack.attacker, attack.defender, *attack.allies]
        if attack is not None and context.player not in involved:
            if not any(context.player in attack.invited(side) for side in (ATTACKING, DEFENDING)):
                return "presence"
        return super().why_not_battle(game, context)

    def comes_by(self, info: AbilityInfo) -> bool:
        """It is enough that it can move the unit there (samurai.battle.19)."""
        return info.may_move_self

    def aftermath(self, game: CcgGame, event: Event) -> None:
        super().aftermath(game, event)
        if event.kind == DESTROY_PROVINCE and event.cause != "resolution":
            for place in event.done:
                self.battlefield_gone(game, place)
        if event.kind in _STATES:
            for thing, held in list(game.modifiers.items()):
                kept = tuple(each for each in held if not over_for_good(game, thing, each))
                if len(kept) < len(held):
                    game.modifiers[thing] = kept
                    game.forget_all()

    def battlefield_gone(self, game: CcgGame, place: int) -> None:
        """A province destroyed by anything but resolution takes its battlefield along: units go home, attackers and allies
        bowed, and its Terrain is discarded (samurai.provinces.09)."""
        attack = game.attack
        if attack is None or place not in attack.battlefields:
            return
        attack.battlefields.remove(place)
        terrains = [card for card in attack.terrains if game.states[card].at == place]
        if terrains:
            discard = Event(DISCARD, terrains, game.active)
            discard.cause = "rules"
            discard.word = "sure"
            game.happen(discard)
        go_home(game, [unit for side in (ATTACKING, DEFENDING) for unit in game.army(place, side)])

    def control_place(self, game: CcgGame, card: int) -> int:
        """A unit goes to its new controller's home, out of any battle (samurai.control.04)."""
        return HOME

    def counts_in_total(self, game: CcgGame, card: int, stat: str) -> bool:
        """Bowed cards are left out of the Force total of a unit (samurai.g-battle.10)."""
        return stat != "force" or card not in game.states or values.contributes(game, card)

    def performable(self, game: CcgGame, context: Context) -> bool:
        """A Tactical action that no card performs needs an unbowed Tactician here (samurai.g-tactics.01)."""
        if super().performable(game, context):
            return True
        if nouns.performers(game, context):
            return False
        place = game.current_battlefield()
        return any(
            values.has_keyword(game, unit, "Tactician")
            and not game.states[unit].bowed
            and game.states[unit].at == place
            for unit in game.personalities(context.player)
        )

    # ----------------------------------------------------------------------------------------- duels

    def duel(self, context: Context, node: p.Challenge, after: tuple[p.Node, ...], duel: Duel) -> Frame[CcgGame]:
        from rokugan.editions.samurai.duel import SamuraiDuel

        return SamuraiDuel(context, node, after, duel)

    def duelist_begins(self, game: CcgGame, duel: Duel) -> bool:
        """A Duelist on either side against a non-Duelist of equal or higher duel stat (samurai.g-duel.04)."""
        duelist = self.first_duelist(game, duel)
        return duelist == duel.challenger

    def first_duelist(self, game: CcgGame, duel: Duel) -> int:
        """The Duelist who has the first, focus-only opportunity; -1 if there is none."""
        stat = STATS.get(duel.stat, CHI)
        for one, other in ((duel.challenger, duel.challenged), (duel.challenged, duel.challenger)):
            if values.has_keyword(game, one, "Duelist") and not values.has_keyword(game, other, "Duelist"):
                if values.value(game, other, stat) >= values.value(game, one, stat):
                    return one
        return -1

    def must_focus_first(self, game: CcgGame, duel: Duel) -> bool:
        """The first opportunity of such a Duelist is for focusing only."""
        return self.first_duelist(game, duel) >= 0

    # ------------------------------------------------------------------------------------ uniqueness

    def rivals(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """A Unique card competes with those of all players, a Singular one with one's own (samurai.g-unique.02-.03)."""
        seats = game.in_order(seat) if "Unique" in game.behaviours[card].keywords else [seat]
        return [other for each in seats for other in game.everything_in_play(each)]
