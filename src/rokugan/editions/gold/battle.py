"""A battle of Gold Edition: naval invasions before it, Delayed Terrains and Yu in it, no winner where nobody fought."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions import battle_reach
from rokugan.editions.ccg.actions.rounds import ActionRound
from rokugan.editions.ccg.battle.attack import AttackPhase, Battle, Maneuvers, go_home
from rokugan.editions.ccg.chapters.battle import Battles
from rokugan.editions.ccg.events import allies, applying
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import CompiledTarget
from rokugan.editions.ccg.table.event_kinds import BOW, REHONOR, RETURN_HOME, STRAIGHTEN
from rokugan.editions.ccg.table.ids import ATTACKING, BATTLE, DEFENDING, NO_SIDE, OPEN, TIE
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.gold import presence, yu

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class GoldBattle(Battle):
    """A battle at one Province (gold.battle.01-.20, gold.resolution.01-.17)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "choose_invasion", "engage", "combat", "combat_ends", "resolution_begins", "resolution_begun", "compare", "use_yu",
        "rehonor_tied", "destroy_armies", "destroy_province", "gain_honor", "bow_survivors", "discard_terrains",
        "resolution_ends", "winner_learns", "battle_ends", "return_home", "over",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (*Battle.FIELDS, "invader", "ended", "leaving", "bowed")

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.invader: int = NO_SIDE
        self.ended: bool = False
        self.leaving: list[int] = []  # units that have bowed, or not, for the way home
        self.bowed: list[int] = []  # cards that did

    def choose_invasion(self, game: CcgGame) -> None:
        """The leader of the only army that is wholly Naval may make it a naval invasion (gold.naval.01-.02)."""
        side = naval_side(game, self.place)
        if side != NO_SIDE:
            assert game.attack is not None
            leader = game.attack.leader(side)
            game.ask(
                leader,
                "react",
                say("prompts.make_this_battle_a_naval_invasion"),
                [Choice("naval", value=side), Choice("pass")],
            )

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "naval":
            self.invader = choice.value
            assert game.attack is not None
            game.note("makes a naval invasion", game.attack.leader(choice.value))

    def begins(self, game: CcgGame) -> None:
        """In a naval invasion nothing comes before the first opportunity to act (gold.naval.05)."""
        if self.invader == NO_SIDE:
            super().begins(game)

    def combat(self, game: CcgGame) -> None:
        """The Defender acts first, the Attacker in a naval invasion of his (gold.battle.02, gold.naval.03)."""
        attack = game.attack
        assert attack is not None
        first = attack.attacker if self.invader == ATTACKING else attack.defender
        game.push(GoldRound(first, BATTLE, self.invader))

    def resolution_begins(self, game: CcgGame) -> None:
        """Delayed Terrains resolve, unless a card has ended the battle."""
        if not self.ended:
            super().resolution_begins(game)

    def resolution_begun(self, game: CcgGame) -> None:
        """A battle that a card has ended is not resolved."""
        if not self.ended:
            super().resolution_begun(game)

    def compare(self, game: CcgGame) -> None:
        """Without units on both sides nobody wins or loses (gold.resolution.14). A battle that was ended has no outcome."""
        if self.ended:
            self.goto("discard_terrains")
            return
        super().compare(game)
        attack = game.attack
        assert attack is not None
        if not (self.armies[ATTACKING] and self.armies[DEFENDING]):
            attack.winner = -1

    def how_decided(self, way: str) -> str:
        """Against an empty side there is no victory (gold.resolution.14)."""
        met = self.armies[ATTACKING] and self.armies[DEFENDING]
        return super().how_decided(way) if met else "battle, no outcome"

    def use_yu(self, game: CcgGame) -> None:
        """The losing army's cards with Yu take others with them (gold.yu.01-.07)."""
        if self.outcome in (ATTACKING, DEFENDING):
            game.push(yu.UseYu(self.place, DEFENDING if self.outcome == ATTACKING else ATTACKING))

    def rehonor_tied(self, game: CcgGame) -> None:
        """In a tie only the leaders gain Honor, so only their own Dishonored are restored (gold.dishonor.04, .08)."""
        if self.outcome != TIE:
            return
        attack = game.attack
        assert attack is not None
        shamed: list[int] = []
        for side in (ATTACKING, DEFENDING):
            for unit in self.armies[side]:
                state = game.states[unit]
                if state.dishonored and state.controller == attack.leader(side):
                    self.leaders_shamed[side] = True
                    shamed.append(unit)
        if shamed:
            game.happen(self._event(game, REHONOR, shamed))

    def resolution_ends(self, game: CcgGame) -> None:
        """Let players answer to the resolution of the battle, if there was one."""
        if not self.ended:
            super().resolution_ends(game)

    def bow_survivors(self, game: CcgGame) -> None:
        """After a resolution, surviving attackers and allies bow for the way home (gold.resolution.15); Reactions to the end of
        the battle come after that (gold.battle.19)."""
        if self.ended:
            return
        self.leaving = self.survivors_leaving(game)
        bowing = [card for unit in self.leaving if allies.bows_after_battle(game, unit) for card in game.unit(unit)]
        self.bowed = [card for card in bowing if not game.states[card].bowed]
        if bowing:
            game.happen(self._event(game, BOW, bowing))

    def return_home(self, game: CcgGame) -> None:
        """They go home. Whom a Reaction has kept from being bowed by the combat is straight again; who has come in since bows."""
        if self.ended:
            return
        bow = self._event(game, BOW, [])
        verbs = prevention.verbs_of(bow)
        kept = [card for card in self.bowed if card in game.states and prevention.stopped(game, bow, card, verbs)]
        if kept:
            applying.apply(game, self._event(game, STRAIGHTEN, kept))
        leaving = self.survivors_leaving(game)
        go_home(game, [unit for unit in leaving if unit not in self.leaving])
        going = [unit for unit in leaving if unit in self.leaving]
        if going:
            game.happen(self._event(game, RETURN_HOME, going))

    def destroy_province(self, game: CcgGame) -> None:
        """Every destroyed card counts for Honor, those beneath an overlaid one too (gold.resolution.11)."""
        super().destroy_province(game)
        if self.death is not None:
            for side in (ATTACKING, DEFENDING):
                for card in self.death.done:
                    if card in self.armies[side] and card in game.last:
                        self.counts[side] += len(game.last[card].under)


def end_battle(game: CcgGame) -> bool:
    """A card ends the battle without resolution: no more actions are taken in it."""
    for frame in game.stack[::-1]:
        if isinstance(frame, GoldRound):
            frame.close()
        elif isinstance(frame, GoldBattle):
            frame.ended = True
            return True
    return False


def end_attack(game: CcgGame, seat: int) -> None:
    """If a player who leaves was the Attacker or the Defender, the Attack Phase ends without further resolution."""
    attack = game.attack
    if attack is None or seat not in (attack.attacker, attack.defender):
        return
    if attack.segment == "combat":
        end_battle(game)
    for frame in game.stack:
        if isinstance(frame, Maneuvers):
            frame.finish()
        elif isinstance(frame, AttackPhase):
            frame.goto("end")
    game.extra_actions.clear()


def has_begun(game: CcgGame) -> bool:
    """Has the first opportunity of the Battle Action Segment come?"""
    return any(isinstance(frame, GoldRound) for frame in game.stack)


def naval_side(game: CcgGame, place: int) -> int:
    """The side whose army alone has only Naval Personalities and Followers; NO_SIDE if there is none."""
    naval = [side for side in (ATTACKING, DEFENDING) if is_naval(game, place, side)]
    return naval[0] if len(naval) == 1 else NO_SIDE


def is_naval(game: CcgGame, place: int, side: int) -> bool:
    """Is the army not empty, and all of it Naval?"""
    cards = [
        card
        for unit in game.army(place, side)
        for card in game.unit(unit)
        if game.behaviours[card].type in ("personality", "follower")
    ]
    return bool(cards) and all(current_keywords.has_keyword(game, card, "Naval") for card in cards)


class GoldRound(ActionRound):
    """A Battle Action Segment. In a naval invasion the invaders play no Terrain until another player has passed or acted."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "mask", "invader", *ActionRound.FIELDS[2:], "answered")
    ARGS: ClassVar[int] = 3

    def __init__(self, seat: int, mask: int, invader: int = NO_SIDE) -> None:
        super().__init__(seat, mask)
        self.invader: int = invader
        self.answered: bool = False

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if not is_invader(game, self.asked, self.invader):
            self.answered = True
        super().answer(game, choice)


def is_invader(game: CcgGame, seat: int, invader: int) -> bool:
    """Has the player units in the Naval army (gold.naval.04)?"""
    place = game.current_battlefield()
    return invader != NO_SIDE and any(game.states[unit].controller == seat for unit in game.army(place, invader))


def terrain_barred(game: CcgGame, seat: int) -> bool:
    """Is the player an invader whom nobody has answered yet?"""
    for frame in game.stack[::-1]:
        if isinstance(frame, GoldRound):
            return not frame.answered and is_invader(game, seat, frame.invader)
    return False


class GoldBattles(Battles):
    """Attacks and battles: who may attack, assign, act and win; Terrains, Ranged Attacks, Naval, as Gold Edition has them."""

    combat_designators: ClassVar[int] = BATTLE | OPEN

    def is_combat_action(self, game: CcgGame, action: Action) -> bool:
        """In battle the rules of Presence and Relevance bear on Battle and Open actions alike (gold.battle.03)."""
        if action.designator == BATTLE:
            return True
        return action.designator == OPEN and game.in_battle()

    def why_not_battle(self, game: CcgGame, action: Action) -> str:
        """The restrictions on actions in battle (gold.battle.03-.10)."""
        return presence.why_not(game, action)

    def in_reach(self, game: CcgGame, action: Action, target: CompiledTarget, things: list[int]) -> list[int]:
        """Relevance is a matter of the whole action, not of each target."""
        return things

    def terrain_barred(self, game: CcgGame, seat: int) -> bool:
        """Invaders play no Terrain at first (gold.naval.04)."""
        return terrain_barred(game, seat)

    def procedure(self, game: CcgGame, place: int) -> Frame[CcgGame]:
        """With naval invasions and Yu."""
        return GoldBattle(place)

    def naval_attacker(self, game: CcgGame) -> int:
        """A naval invasion is no Reaction here."""
        return -1


def is_delayed_terrain(game: CcgGame, action: Action) -> bool:
    """A Terrain that is not Immediate."""
    return battle_reach.is_terrain(game, action) and not game.rules.text.action_has_keyword(game, action, "Immediate")
