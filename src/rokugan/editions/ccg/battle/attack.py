"""The Attack Phase: declaration, maneuvers, battles with combat and resolution."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.rounds import ActionRound
from rokugan.editions.ccg.effects import assigning
from rokugan.editions.ccg.events import allies, applying
from rokugan.editions.ccg.events.happenings import Happenings
from rokugan.editions.ccg.events.windows import Window
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import (
    ASSIGN,
    BATTLE_ENDS,
    BATTLE_RESOLUTION,
    BOW,
    COMBAT_ENDS,
    DECLARATION_ENDS,
    DESTROY,
    DESTROY_PROVINCE,
    DISCARD,
    ENGAGE,
    GAIN,
    LOSE_BATTLE,
    MANEUVERS_END,
    PHASE_BEGINS,
    PHASE_ENDS,
    REHONOR,
    RESOLUTION_BEGINS,
    RETURN_HOME,
    WIN_BATTLE,
    EventWord,
)
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    BATTLE,
    DEFENDING,
    HOME,
    NO_SIDE,
    NOTHING,
    STRENGTH,
    TIE,
    is_province,
    player_thing,
    province_index,
)
from rokugan.editions.ccg.table.pieces import Attack, Segment
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.phrases import army_bonuses

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class AttackPhase(Frame["CcgGame"]):
    """The optional Attack Phase of the active player (celestial.attack.01-.08)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "declaration",
        "battlefields",
        "invitations",
        "declared",
        "maneuvers",
        "fight",
        "end",
        "over",
    )

    def declaration(self, game: CcgGame) -> None:
        """The active player may declare an attack on another player."""
        if game.attack is not None:
            self.goto("fight")
            return
        game.ask(self.attacker(game), "attack", say("prompts.declare_an_attack"), self.choices(game))

    def attacker(self, game: CcgGame) -> int:
        """The player whose attack it is."""
        return game.active

    def choices(self, game: CcgGame) -> list[Choice]:
        """The players who may be attacked, or nobody."""
        seat = self.attacker(game)
        whom = game.rules.battle.may_attack(game, seat)
        if prevention.forbidden(game, "attack", player_thing(seat)):
            whom = []
        choices = [Choice("attack", tail=game.names[seat], value=seat) for seat in whom]
        choices.append(Choice("no attack"))
        return choices

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "fight":
            game.push(game.rules.battle.procedure(game, choice.value))
        elif choice.verb == "no attack":
            self.finish()
        else:
            seat = self.attacker(game)
            game.phase = "attack"
            game.serial += 1
            game.attack = Attack(seat, choice.value, game.serial)
            game.note("attacks", seat, words=game.names[choice.value])

    def battlefields(self, game: CcgGame) -> None:
        """One battlefield for each of the Defender's provinces."""
        attack = game.attack
        assert attack is not None
        places = [province.thing for province in game.standing(attack.defender)]
        only = [place for place in places if game.allows() and prevention.allowed(game, "only battlefield", place)]
        attack.battlefields = only or places
        phase_event(game, PHASE_BEGINS, "attack", attack)

    def invitations(self, game: CcgGame) -> None:
        """Allies, in the editions that have them."""
        allies.begin_invitations(game)

    def declared(self, game: CcgGame) -> None:
        """The Declaration Segment ends."""
        phase_event(game, DECLARATION_ENDS, "attack", game.attack)

    def maneuvers(self, game: CcgGame) -> None:
        """Infantry, then Cavalry Maneuvers: Attacker before Defender in each."""
        for frame in reversed(game.rules.battle.maneuvers(game)):
            game.push(frame)

    def fight(self, game: CcgGame) -> None:
        """The Attacker chooses battlefields until a battle has been fought at each."""
        attack = game.attack
        assert attack is not None
        left = [place for place in attack.battlefields if place not in attack.fought and not game.is_lost(place)]
        if not left:
            return
        self.again()
        choices = [Choice("fight", tail=f"P{province_index(place) + 1}", value=place) for place in left]
        chooser = attack.attacker if not game.players[attack.attacker].eliminated else game.others(attack.attacker)[0]
        game.ask(chooser, "fight", say("prompts.where_is_the_next_battle"), choices)

    def end(self, game: CcgGame) -> None:
        """Units still at battlefields return home, attackers bowed (celestial.attack.08)."""
        go_home(game, [place for player in game.players for place in player.in_play if game.states[place].at != HOME])

    def over(self, game: CcgGame) -> None:
        """The battlefields cease to exist."""
        over = game.attack
        game.attack = None
        game.end_modifiers("attack", "battle", "combat")
        phase_event(game, PHASE_ENDS, "attack", over)


def phase_event(game: CcgGame, kind: int, phase: EventWord, attack: Attack | None = None) -> None:
    """A phase begins or ends: the active player's, or that of whoever attacks."""
    if kind == PHASE_BEGINS:
        game.used_phase.clear()
    seat = game.active if attack is None else attack.attacker
    event = Event(kind, [player_thing(seat)], seat)
    event.word = phase
    event.what = attack
    event.cause = "rules"
    game.happen(event)


def go_home(game: CcgGame, units: list[int]) -> None:
    """Attacking and allied units bow, then all return home; this is not movement (celestial.movement.04)."""
    if not units:
        return
    bowing = [card for unit in units if allies.bows_after_battle(game, unit) for card in game.unit(unit)]
    events: list[Event] = []
    if bowing:
        bow = Event(BOW, bowing, game.active)
        bow.cause = "resolution"
        events.append(bow)
    home = Event(RETURN_HOME, list(units), game.active)
    home.cause = "resolution"
    if game.rules.battle.bows_at_home:
        game.push(HomeThenBow(home, bowing))
        return
    events.append(home)
    game.push(Happenings(events))


class HomeThenBow(Frame["CcgGame"]):
    """Units return home; those that did and that bow after a battle are then bowed by resolution (samurai.resolution.12)."""

    STEPS: ClassVar[tuple[str, ...]] = ("go", "bow")
    FIELDS: ClassVar[tuple[str, ...]] = ("home", "bowing")
    ARGS: ClassVar[int] = 2

    def __init__(self, home: Event, bowing: list[int]) -> None:
        self.home: Event = home
        self.bowing: list[int] = bowing

    def go(self, game: CcgGame) -> None:
        """Send the units home."""
        game.happen(self.home)

    def bow(self, game: CcgGame) -> None:
        """Bow the cards of the units that came home."""
        cards = [card for card in self.bowing if card in game.states and game.personality_of(card) in self.home.done]
        if cards:
            event = Event(BOW, cards, game.active)
            event.cause = "resolution"
            game.happen(event)


class Maneuvers(Frame["CcgGame"]):
    """One player assigns units from home, all at once (celestial.maneuvers.01-.05)."""

    STEPS: ClassVar[tuple[str, ...]] = ("assign", "place")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "side", "cavalry", "units", "places")
    ARGS: ClassVar[int] = 3

    def __init__(self, seat: int, side: int, cavalry: bool) -> None:
        self.seat: int = seat
        self.side: int = side
        self.cavalry: bool = cavalry
        self.units: list[int] = []
        self.places: list[int] = []

    def assign(self, game: CcgGame) -> None:
        """Choose a unit and a battlefield, or be done."""
        attack = game.attack
        assert attack is not None
        if not allies.may_maneuver(game, self.seat, self.side):
            return
        attack.segment = segment_name(self.cavalry)
        self.again()
        choices: list[Choice] = []
        for unit in game.personalities(self.seat):
            if unit in self.units or not game.rules.battle.may_assign(game, unit, self.cavalry):
                continue
            for place in attack.battlefields:
                if assigning.may_assign_to(game, unit, place, self.side):
                    tail = f" to P{province_index(place) + 1}"
                    choices.append(Choice("assign", game.cards[unit], tail, unit, place))
        forced = [choice for choice in choices if must_assign(game, choice.value)]
        choices = forced or [*choices, Choice("done")]
        game.ask(self.seat, "assign", f"{self.title()}: assign {side_name(self.side)} units", choices)

    def title(self) -> str:
        """Return what the segment is called."""
        return "Cavalry Maneuvers" if self.cavalry else "Infantry Maneuvers"

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "done":
            self.at += 1
            return
        self.units.append(choice.value)
        assert isinstance(choice.what, int)
        self.places.append(choice.what)

    def place(self, game: CcgGame) -> None:
        """All units arrive at the same time; assigning is not moving (celestial.maneuvers.04)."""
        events: list[Event] = []
        allies.take_side(game, self.seat, self.side, self.units)
        for place in dict.fromkeys(self.places):
            event = Event(ASSIGN, [u for u, p in zip(self.units, self.places, strict=True) if p == place], self.seat)
            event.place = place
            event.cause = "rules"
            event.amount = self.side
            event.word = segment_name(self.cavalry)
            events.append(event)
        if events:
            game.push(Happenings(events))
        game.rules.battle.after_assigning(game, self.seat, self.side, self.units)


def must_assign(game: CcgGame, unit: int) -> bool:
    """Does a text say that the unit must be assigned if it can be?"""
    return any(modifier.kind == "must assign" for modifier in game.modifiers.on.get(unit, ()))


class ManeuversEnd(Frame["CcgGame"]):
    """The end of the Infantry or the Cavalry Maneuvers Segment."""

    STEPS: ClassVar[tuple[str, ...]] = ("end",)
    FIELDS: ClassVar[tuple[str, ...]] = ("cavalry",)
    ARGS: ClassVar[int] = 1

    def __init__(self, cavalry: bool) -> None:
        self.cavalry: bool = cavalry

    def end(self, game: CcgGame) -> None:
        """Let players answer to the end of the segment."""
        phase_event(game, MANEUVERS_END, segment_name(self.cavalry))
        if self.cavalry and game.attack is not None:
            game.attack.segment = ""


def side_name(side: int) -> str:
    """A side in words."""
    return "attacking" if side == ATTACKING else "defending"


def assigning_side(game: CcgGame) -> str | None:
    """The side for which units are being assigned now."""
    frame = game.stack[-1] if game.stack else None
    return side_name(frame.side) if isinstance(frame, Maneuvers) else None


def segment_name(cavalry: bool) -> Segment:
    """The segment in which units are assigned."""
    return "cavalry maneuvers" if cavalry else "infantry maneuvers"


def verdict(game: CcgGame, attack: Attack, armies: list[list[int]], force: list[int]) -> int:
    """Return the side whose Force is greater; TIE for two armies of equal Force, which a text may also make of a victory."""
    mine, theirs = force[ATTACKING], force[DEFENDING]
    if mine > theirs:
        side = ATTACKING
    elif mine < theirs:
        side = DEFENDING
    else:
        return TIE if armies[ATTACKING] and armies[DEFENDING] else NO_SIDE
    return TIE if prevention.forbidden(game, "win battle", player_thing(attack.leader(side))) else side


class Battle(Frame["CcgGame"]):
    """A battle: combat, then resolution (celestial.battle.01)."""

    STEPS: ClassVar[tuple[str, ...]] = (
        "engage", "combat", "combat_ends", "resolution_begins", "resolution_begun", "compare", "rehonor_tied",
        "destroy_armies", "destroy_province",
        "gain_honor", "resolution_ends", "winner_learns", "return_home", "discard_terrains", "battle_ends", "over",
    )  # fmt: skip
    FIELDS: ClassVar[tuple[str, ...]] = (
        "place", "outcome", "force", "death", "armies", "leaders_shamed", "counts", "survivors",
    )  # fmt: skip
    ARGS: ClassVar[int] = 1

    def __init__(self, place: int) -> None:
        self.place: int = place
        self.outcome: int = 0
        self.force: list[int] = [0, 0, 0]
        self.death: Event | None = None
        self.armies: list[list[int]] = [[], [], []]
        self.leaders_shamed: list[bool] = [False, False, False]
        self.counts: list[int] = [0, 0, 0]
        self.survivors: list[int] = []

    def branch(self, game: CcgGame, step: str) -> tuple[str, ...] | None:
        """Return who has won, and what comes of it, each by the rule of the edition for that case."""
        ways = {ATTACKING: "attackers win", DEFENDING: "defenders win", TIE: "tie"}
        way = ways.get(self.outcome, "")
        occasion = ""
        if step == "compare":
            occasion = self.how_decided(way)
        elif step == "rehonor_tied":
            occasion = "rehonor, tie" if any(self.leaders_shamed) else ""
        elif step == "destroy_armies":
            occasion = f"lose a battle, {way}" if self.death is not None else ""
        elif step == "destroy_province":
            occasion = "lose a province" if self.breaks_through(game) else ""
        elif step == "gain_honor":
            occasion = f"win Honor, {way}" if any(self.counts) else ""
        else:
            return None
        rule = game.rules.seen.rules_behind.get(occasion, "")
        return (rule,) if rule else ()

    def how_decided(self, way: str) -> str:
        """By what the battle was decided when Force was compared."""
        if self.outcome == TIE and self.force[ATTACKING] != self.force[DEFENDING]:
            return "may not win"
        return f"battle, {way}" if way and (self.armies[ATTACKING] or self.armies[DEFENDING]) else "battle, no outcome"

    def breaks_through(self, game: CcgGame) -> bool:
        """Has the Attacker won with Force above the defence plus the strength of the province?"""
        if self.outcome != ATTACKING or not is_province(self.place):
            return False
        return self.force[ATTACKING] > self.force[DEFENDING] + game.value(self.place, STRENGTH)

    def _event(self, game: CcgGame, kind: int, things: list[int]) -> Event:
        """An event of the resolution of this battle."""
        event = Event(kind, things, game.active)
        event.cause = "resolution"
        event.place = self.place
        return event

    def engage(self, game: CcgGame) -> None:
        """The two sides engage: the battle begins."""
        attack = game.attack
        assert attack is not None
        attack.current = self.place
        attack.segment = "combat"
        attack.winner = -1
        attack.first = -1
        attack.acted = False
        game.used_battle.clear()
        game.note("fights at", attack.attacker, words=prompts.thing_name(game, self.place))
        self.begins(game)

    def begins(self, game: CcgGame) -> None:
        """Let players answer to the beginning of the battle."""
        game.happen(self._event(game, ENGAGE, [self.place]))

    def combat(self, game: CcgGame) -> None:
        """An action round of Battle actions, beginning with the Defender (celestial.battle.02)."""
        attack = game.attack
        assert attack is not None
        game.push(ActionRound(attack.defender if attack.first < 0 else attack.first, BATTLE))

    def combat_ends(self, game: CcgGame) -> None:
        """What lasted for the Combat Segment ends, and players may answer to that."""
        game.end_modifiers("combat")
        if game.may_answer(COMBAT_ENDS):
            game.happen(self._event(game, COMBAT_ENDS, [self.place]))

    def resolution_begins(self, game: CcgGame) -> None:
        """A point just before resolution."""
        attack = game.attack
        assert attack is not None
        attack.segment = "resolution"
        game.happened.append((BATTLE_RESOLUTION, self.place, self.place, -1))  # what follows happens in the resolution
        if game.may_answer(BATTLE_RESOLUTION):
            game.push(Window(self._event(game, BATTLE_RESOLUTION, [self.place]), self.place, "before", []))

    def resolution_begun(self, game: CcgGame) -> None:
        """Let players answer to the beginning of the Resolution Segment."""
        if game.may_answer(RESOLUTION_BEGINS):
            game.happen(self._event(game, RESOLUTION_BEGINS, [self.place]))

    def compare(self, game: CcgGame) -> None:
        """Total both armies' Force (celestial.resolution.01-.02, .07-.08)."""
        attack = game.attack
        assert attack is not None
        for side in (ATTACKING, DEFENDING):
            self.armies[side] = game.army(self.place, side)
            self.force[side] = army_bonuses.army_force(game, self.place, side)
        for unit in self.armies[ATTACKING]:
            game.states[unit].fought = attack.serial
        attack.forces = list(self.force)
        mine, theirs = self.force[ATTACKING], self.force[DEFENDING]
        game.note("battle:", -1, words=f"{mine} attacking, {theirs} defending")
        self.outcome = verdict(game, attack, self.armies, self.force)
        if self.outcome in (ATTACKING, DEFENDING):
            attack.winner = attack.leader(self.outcome)

    def rehonor_tied(self, game: CcgGame) -> None:
        """In a tie dishonorable Personalities are rehonored before they are destroyed (celestial.dishonor.09)."""
        if self.outcome != TIE:
            return
        shamed: list[int] = []
        for side in (ATTACKING, DEFENDING):
            found = [unit for unit in self.armies[side] if game.states[unit].dishonored]
            found = [unit for unit in found if game.rules.events.is_rehonored(game, unit)]
            self.leaders_shamed[side] = bool(found)
            shamed.extend(found)
        if shamed:
            game.happen(self._event(game, REHONOR, shamed))

    def destroy_armies(self, game: CcgGame) -> None:
        """All cards of the losing army, or of both, are destroyed at the same time."""
        losing = [DEFENDING] if self.outcome == ATTACKING else [ATTACKING] if self.outcome == DEFENDING else []
        if self.outcome == TIE:
            losing = [ATTACKING, DEFENDING]
        doomed = [card for side in losing for unit in self.armies[side] for card in game.unit(unit)]
        for side in losing:
            self.armies[side] = [card for unit in self.armies[side] for card in game.unit(unit)]
        if doomed:
            self.death = self._event(game, DESTROY, doomed)
            self.death.player = self.victor(game)
            game.happen(self.death)

    def victor(self, game: CcgGame) -> int:
        """Return who destroys by winning the battle; in a tie the active player stands for both."""
        attack = game.attack
        assert attack is not None
        return attack.winner if attack.winner >= 0 else game.active

    def destroy_province(self, game: CcgGame) -> None:
        """The Attacker destroys the province with Force above the defence plus its strength (celestial.resolution.04)."""
        if self.death is not None:
            for side in (ATTACKING, DEFENDING):
                self.counts[side] = sum(1 for card in self.death.done if card in self.armies[side])
        if self.outcome != ATTACKING or not is_province(self.place) or game.province(self.place).destroyed:
            return
        strength = game.value(self.place, STRENGTH)
        if self.force[ATTACKING] > self.force[DEFENDING] + strength:
            event = self._event(game, DESTROY_PROVINCE, [self.place])
            event.player = self.victor(game)
            game.happen(event)

    def gain_honor(self, game: CcgGame) -> None:
        """Twice the number of cards destroyed for the winner, once in a tie (celestial.resolution.06-.07)."""
        attack = game.attack
        assert attack is not None
        events: list[Event] = []
        for side, enemy in ((ATTACKING, DEFENDING), (DEFENDING, ATTACKING)):
            if self.outcome == side:
                amount = 2 * self.counts[enemy]
            elif self.outcome == TIE and not self.leaders_shamed[side]:
                amount = self.counts[enemy]
            else:
                continue
            if amount:
                leader = attack.leader(side)
                event = self._event(game, GAIN, [player_thing(leader)])
                event.player = leader
                event.amount = amount
                event.what = tuple(self.armies[side]) if self.outcome == side else ()
                events.append(event)
        if events:
            game.push(Happenings(events))

    def resolution_ends(self, game: CcgGame) -> None:
        """Let players answer to the resolution of the battle; those who answer before it were asked when it began."""
        event = self._event(game, BATTLE_RESOLUTION, [self.place])
        applying.apply(game, event)
        if game.may_answer(BATTLE_RESOLUTION):
            game.push(Window(event, self.place, "after", list(game.audience())))

    def winner_learns(self, game: CcgGame) -> None:
        """Let players answer to winning or losing the battle."""
        attack = game.attack
        assert attack is not None
        if attack.winner >= 0:
            loser = attack.defender if attack.winner == attack.attacker else attack.attacker
            events: list[Event] = []
            for winner in game.rules.battle.winners(game, attack, self.outcome, self.armies[self.outcome]):
                won = self._event(game, WIN_BATTLE, [player_thing(winner)])
                won.player = winner
                events.append(won)
            lost = self._event(game, LOSE_BATTLE, [player_thing(loser)])
            lost.player = loser
            game.push(Happenings([*events, lost]))

    def return_home(self, game: CcgGame) -> None:
        """Attacking units bow and return home; defenders stay, unbowed (celestial.resolution.09-.10)."""
        go_home(game, self.survivors_leaving(game))

    def survivors_leaving(self, game: CcgGame) -> list[int]:
        """The units that do not stay at the battlefield after the battle."""
        return [
            unit
            for side in (ATTACKING, DEFENDING)
            for unit in game.army(self.place, side)
            if game.rules.battle.leaves_after_battle(game, unit, self.place)
        ]

    def discard_terrains(self, game: CcgGame) -> None:
        """Terrains at the battlefield are discarded (celestial.terrain.04)."""
        attack = game.attack
        assert attack is not None
        here = [card for card in attack.terrains if game.states[card].at == self.place]
        if here:
            event = self._event(game, DISCARD, here)
            event.word = "sure"
            game.happen(event)

    def battle_ends(self, game: CcgGame) -> None:
        """The battle is over, and with it the rules of Location for what its actions still do."""
        assert game.attack is not None
        game.attack.segment = ""
        game.happen(self._event(game, BATTLE_ENDS, [self.place]))

    def over(self, game: CcgGame) -> None:
        """What lasted for the battle ends."""
        attack = game.attack
        assert attack is not None
        attack.fought.append(self.place)
        attack.current = NOTHING
        attack.segment = ""
        game.end_modifiers("battle", "combat")
