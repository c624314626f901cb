"""Conflicts, rings and duels: canceled, resolved, claimed, switched, set, challenged, declared."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.effects.duels import DuelRule, begin_duel, can_duel
from rokugan.editions.lcg.effects.favor import claim_favor, count_glory
from rokugan.editions.lcg.effects.rings import RingEffect
from rokugan.editions.lcg.framework.conflict import ConflictResolution
from rokugan.editions.lcg.framework.conflict_phase import declare_conflict
from rokugan.editions.lcg.initiating.initiating import copy_effects
from rokugan.editions.lcg.table.abilities import TOUCHES_DECLARING
from rokugan.editions.lcg.table.kinds import (
    RING_CLAIMED,
    RING_RETURNED,
)
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    PHASE_END,
    PROVINCE,
    SKILL_NAMES,
    is_player,
    is_ring,
    player_thing,
    ring_of,
    seat_of,
)
from rokugan.editions.lcg.text.discarding import pay_with_cards
from rokugan.editions.lcg.text.doing import Run
from rokugan.editions.lcg.text.effects import lasting_deed, usual_end
from rokugan.editions.lcg.text.meaning import Unsupported, amount, things
from rokugan.editions.lcg.text.possible.possibility import declarable, is_own
from rokugan.editions.lcg.text.roles import (
    cards_of,
    doer_of,
    doers_of,
    duel_skill,
    let_happen,
)
from rokugan.editions.lcg.text.scene import WINNER, Scene
from rokugan.editions.lcg.text.standing import MoreConflicts
from rokugan.editions.lcg.text.tables import EFFECT
from rokugan.editions.lcg.windows.actions import ActionWindow
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Duel, Province, Use
    from rokugan.editions.lcg.text.ability import TextAbility


def do_cancel(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Cancel what would initiate, or the ring effect of the conflict."""
    part = scene.text.new[deed.patient.number] if isinstance(deed.patient, n.Ref) else deed.patient
    if isinstance(part, n.Part) and part.what == "ring effect":
        if scene.game.conflict is not None:
            scene.game.conflict.ring_canceled = True
    elif scene.event is not None:
        scene.event.canceled = True
    return []


def do_resolve(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Resolve ring effects: as if you were the attacking player, or by whoever is. Another player whom the text has do it makes
    its choices himself."""
    game, conflict = scene.game, scene.game.conflict
    part = scene.text.new[deed.patient.number] if isinstance(deed.patient, n.Ref) else deed.patient
    if not isinstance(part, n.Part):
        raise Unsupported(f"resolving {deed.patient!r}")
    if part.what == "effect":
        if scene.event is not None and scene.event.use is not None:
            copy_effects(game, scene.event.use, scene.seat)
        return []
    fictive = any(isinstance(each, n.As) and each.fictive for each in deed.how)
    players = [seat_of(each) for each in things(scene, deed.agent) if is_player(each)] if deed.agent is not None else []
    if len(players) > 1:
        for each in reversed(players):
            game.push(Run(run.ability, run.use, (replace(deed, agent=None),), EFFECT, each))
        return []
    seat = players[0] if players else run.doer
    if seat == scene.seat and not fictive and conflict is not None:
        seat = conflict.attacker
    if conflict is not None and conflict.ring_canceled and isinstance(deed.patient, n.Ref):
        conflict.resolver = seat  # in its step (the book's answer on Display of Power)
        return []
    rings = [ring_of(each) for each in things(scene, part.of) if is_ring(each)]
    if not rings and conflict is not None:
        rings = [conflict.ring]
    for ring in reversed(rings):
        game.push(RingEffect(ring, seat, False))
    return []


def do_claim(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Claim the rings, or the Imperial Favor."""
    if deed.patient == n.The("imperial favor"):
        claim_favor(scene.game, run.doer, scene.use)
        return []
    conflict = scene.game.conflict
    if conflict is not None and conflict.resolver >= 0 and deed.patient == n.The("contested ring"):
        return []  # it goes with resolving its effect: step 3.2.7
    return let_happen(
        scene,
        [
            Event(RING_CLAIMED, seat=run.doer, other=ring_of(each), use=scene.use)
            for each in things(scene, deed.patient)
        ],
    )


def do_switch(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Switch the contested ring, the conflict's type, a claimed ring, or a holding and a card."""
    game, conflict = scene.game, scene.game.conflict
    if deed.patient == n.The("conflict type"):
        if conflict is not None:
            conflict.type = 1 - conflict.type
            game.touch()
            game.unsettled = True
        return []
    one, other = things(scene, deed.patient), things(scene, deed.goal)
    if not one or not other:
        return []
    if is_ring(one[0]):
        return _switch_rings(scene, ring_of(one[0]), ring_of(other[0]))
    return _switch_cards(scene, one[0], other[0])


def _switch_rings(scene: Scene, one: int, other: int) -> list[Event]:
    """Put a ring in the place of another one: contested, or claimed."""
    game, conflict = scene.game, scene.game.conflict
    if conflict is not None and conflict.ring == one:
        conflict.ring = other
        game.players[conflict.attacker].fate += game.ring_fate[other]
        game.ring_fate[other] = 0
        game.touch()
        return []
    owner = game.ring_owner[one]
    return let_happen(
        scene,
        [Event(RING_RETURNED, other=one, use=scene.use), Event(RING_CLAIMED, seat=owner, other=other, use=scene.use)],
    )


def _switch_cards(scene: Scene, one: int, other: int) -> list[Event]:
    """Two cards in provinces change places; each stays as it lies."""
    game = scene.game
    first, second = game.holding_province(one), game.holding_province(other)
    if first is None:
        return [] if second is None else _switch_with(scene, other, one, second)
    if second is None:
        return _switch_with(scene, one, other, first)
    here, there = first.cards.index(one), second.cards.index(other)
    shown, also = first.shown[here], second.shown[there]
    first.cards[here], second.cards[there] = other, one
    first.shown[here], second.shown[there] = also, shown
    game.touch()
    return []


def _switch_with(scene: Scene, card: int, other: int, province: Province) -> list[Event]:
    """A card in a province and one from elsewhere change places; the one that comes lies as the other lay."""
    game = scene.game
    at = province.cards.index(card)
    shown, seat, zone = province.shown[at], game.holder[other], game.where[other]
    del province.cards[at], province.shown[at]
    game.put(card, seat, zone)
    game.put(other, province.seat, PROVINCE)
    province.cards.insert(at, other)
    province.shown.insert(at, shown)
    if shown:
        game.show(other)
    return []


def do_set(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Set the conflict's type, the attacked province, or a value for as long as is usual."""
    if isinstance(deed.patient, n.Skill) and deed.patient.stats == ("dial",):
        return _set_dial(scene, deed, deed.patient)
    if isinstance(deed.patient, n.Skill):
        lasting_deed(scene, deed, run, usual_end(scene), ())
        return []
    conflict = scene.game.conflict
    if conflict is None:
        return []
    if not isinstance(deed.goal, n.TypeOf):
        provinces = cards_of(scene, deed.goal)[:1]
        return [event for each in provinces for event in deeds.move_conflict(scene.game, conflict, each, scene.use)]
    conflict.type = SKILL_NAMES.index(deed.goal.type)
    scene.game.touch()
    scene.game.unsettled = True
    return []


def _set_dial(scene: Scene, deed: n.Deed, dial: n.Skill) -> list[Event]:
    """Set a player's honor dial to a number; what speaks of his bid reads the dial (lcg.honor.05)."""
    number = next(amount(scene, each.amount) for each in deed.how if isinstance(each, n.To))
    for player in things(scene, dial.of):
        scene.game.players[seat_of(player)].dial = number
        scene.game.players[seat_of(player)].bid = number
    scene.game.touch()
    return []


def do_end(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """The conflict ends: what it has not come to is left out; if nobody has won it, the ring returns to the pool."""
    for frame in scene.game.stack[::-1]:
        if isinstance(frame, ActionWindow):
            frame.close()
        if isinstance(frame, ConflictResolution):
            frame.end_early()
            break
    return []


class TextDuel(DuelRule):
    """A duel whose consequences are what the ability says after the challenge."""

    def __init__(self, ability: TextAbility, use: Use, effects: tuple[Any, ...]) -> None:
        self.ability: TextAbility = ability
        self.use: Use = use
        self.effects: tuple[Any, ...] = effects

    def state(self) -> str:
        return f"{self.ability.name}: {len(self.effects)}"

    def transfer(self, game: LcgGame, duel: Duel) -> None:
        if any(isinstance(each, n.Instead) for each in self.effects):
            pay_with_cards(game, duel)
        else:
            super().transfer(game, duel)

    def results(self, game: LcgGame, duel: Duel) -> None:
        effects = tuple(each for each in self.effects if not isinstance(each, n.Instead))
        use = duel.use
        game.push(Run(self.ability, use, effects, EFFECT, use.seat))


def do_challenge(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Begin a duel."""
    use = scene.use
    assert use is not None
    left = run.rest()
    challenger = cards_of(scene, deed.agent)[0] if deed.agent is not None else scene.card
    challenged = cards_of(scene, deed.patient)
    skill = duel_skill(deed)
    if challenged and can_duel(scene.game, challenger, challenged[0], skill):
        begin_duel(scene.game, challenger, challenged[0], skill, use, TextDuel(run.ability, use, left))
    return []


def do_declare(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Declare a further conflict at once, of a type that the player may declare, and of the type that is said, if one is."""
    game = scene.game
    types = declarable(scene, deed)
    if types:
        game.push(DeclareNow(scene.seat, types, is_own(deed)))
    return []


class DeclareNow(Frame["LcgGame"]):
    """A player declares a conflict because a text lets him; he says of which type, if it may be either."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "types", "own")
    STEPS: ClassVar[tuple[str, ...]] = ("which",)
    ARGS: ClassVar[int] = 3

    def __init__(self, seat: int, types: list[int], own: bool) -> None:
        self.seat: int = seat
        self.types: list[int] = types
        self.own: bool = own  # it is one of the opportunities that he has, and comes sooner

    def which(self, game: LcgGame) -> None:
        """`declare military|political`."""
        choices = [Choice("declare", tail=SKILL_NAMES[skill], value=skill) for skill in self.types]
        game.ask(self.seat, "declare", say("prompts.declare_which_conflict"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        player = game.players[self.seat]
        player.had += 1
        player.opportunities -= int(self.own)
        declare_conflict(game, self.seat, choice.value)


def do_declare_again(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """One more opportunity in this phase to declare a conflict, of the type that is said, if one is."""
    game = scene.game
    standing = MoreConflicts(f"{run.ability.name}/again", TOUCHES_DECLARING, deed, scene.text)
    for seat in doers_of(scene, deed, run):
        game.players[seat].opportunities += 1
        game.enforce(standing, scene.card, seat, PHASE_END)
    return []


def do_perform(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Both players count glory, as in step 3.4.1; what follows may speak of the winner (lcg.favor.05)."""
    counted = count_glory(scene.game)
    scene.bind(WINNER, [player_thing(counted.seat)] if counted.seat >= 0 else [])
    return [counted]


def do_act_first(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Give a player the first action opportunity of this conflict."""
    conflict = scene.game.conflict
    if conflict is not None:
        conflict.acts_first = doer_of(scene, deed, run)
    return []
