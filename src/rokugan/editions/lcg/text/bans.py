"""Sentences that forbid: something cannot be done, or is not done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rokugan.editions.lcg.framework.conflict import ConflictResolution, Declaration
from rokugan.editions.lcg.table.abilities import (
    BE_ATTACKED,
    BE_ATTACKER,
    BE_DEFENDER,
    BE_PLAYED,
    BE_PUT_INTO_PLAY,
    BE_REVEALED,
    BE_TURNED_DOWN,
    BECOME_DISHONORED,
    BECOME_HONORED,
    BOW_AFTER_CONFLICT,
    CLAIM,
    CLAIM_FAVOR,
    DECLARE,
    ENTER_PLAY,
    GAIN_FATE,
    GAIN_HONOR,
    HAVE_ATTACHED,
    HAVE_FATE_PLACED,
    LOSE_FATE,
    LOSE_HONOR,
    LOSE_POOL_FATE,
    MOVE,
    PARTICIPATE,
    PLAY,
    RESOLVE,
    TAKE_RING_FATE,
    TOUCHES_BANS,
    TRIGGER,
    Ability,
)
from rokugan.editions.lcg.table.things import (
    EVENT,
    HAND,
    IN_PLAY,
    PROVINCE,
    player_thing,
    ring_thing,
    seat_of,
)
from rokugan.editions.lcg.text.described.conditions import is_conflict
from rokugan.editions.lcg.text.described.nouns import fits_noun
from rokugan.editions.lcg.text.meaning import Unsupported, holds, things
from rokugan.editions.lcg.text.scene import Scene, Text, of_force
from rokugan.editions.lcg.text.standing import TextStanding
from rokugan.editions.lcg.text.tables import VERBS, Codes
from rokugan.editions.lcg.text.triggers import said_of_use
from rokugan.program.lcg import nodes as n

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import InForce, Use

TOKENS: Final = ((n.Is("honored"), BECOME_HONORED), (n.Is("dishonored"), BECOME_DISHONORED))
# What comes into play is asked as it would be there; of these, nothing that is in play is meant.
NOT_THERE: Final = (ENTER_PLAY, BE_PUT_INTO_PLAY)
ENTERING: Final = (PARTICIPATE, HAVE_FATE_PLACED, *NOT_THERE)
AS_SIDES: Final = {
    "attacker": (BE_ATTACKER,),
    "attacking player": (BE_ATTACKER,),
    "defender": (BE_DEFENDER,),
    "defending player": (BE_DEFENDER,),
    "participant": (BE_ATTACKER, BE_DEFENDER),
}
FRIENDLY: Final = n.Is("friendly")


class Forbidden(TextStanding):
    """A standing effect by which something cannot be done, or is not done."""

    def __init__(  # all by name: mypyc passes no ** on to a super class
        self,
        name: str,
        effect: n.Forbid,
        text: Text,
        conditions: tuple[Any, ...] = (),
        zones: int = 1 << IN_PLAY,
        granted: tuple[Ability, ...] = (),
        attached_only: bool = False,
    ) -> None:
        deed = effect.deed
        subject = deed.patient if deed.patient is not None else deed.agent
        if VERBS[deed.verb].forbids_agent and deed.agent is not None:
            subject = deed.agent
        elif codes_of(effect) in ((TAKE_RING_FATE,), (CLAIM,), (CLAIM_FAVOR,)):
            subject = n.All(n.Noun("player"))
        elif deed.verb == "remove":
            subject = deed.source
        elif isinstance(subject, n.Part):
            subject = subject.of
        elif deed.verb == "discard" and isinstance(deed.source, n.Place) and isinstance(subject, n.All):
            # `cannot be discarded from your hand`: the cards there
            subject = n.All(n.Noun(subject.noun.kind, (*subject.noun.which, n.In((deed.source,)))))
        if deed.verb in ("place", "declare", "attach") and deed.goal is not None:
            subject = deed.goal
        super().__init__(name, TOUCHES_BANS, effect, text, subject, conditions, zones, granted, attached_only)
        self.codes: tuple[int, ...] = codes_of(effect)

    @property
    def of_playing(self) -> bool:
        """Does it forbid that cards are played?"""
        return BE_PLAYED in self.codes

    @property
    def of_hands(self) -> bool:
        """Does it speak of the cards in somebody's hand?"""
        return isinstance(self.effect.deed.source, n.Place)

    def in_hands_now(self, scene: Scene) -> tuple[int, ...]:
        """The cards of which it says that they cannot be played from a hand, as far as they are there."""
        place = self.effect.deed.source
        if not self.of_hands:
            return ()
        return tuple([card for card in in_hands(scene, place) if self.speaks_of(scene, card)])

    def may_forbid(self, what: int) -> bool:
        return what in self.codes

    def forbids(self, game: LcgGame, force: InForce, what: int, thing: int, by: Use | None) -> bool:
        if what not in self.codes:
            return False
        scene = of_force(game, force, self.text)
        if what == RESOLVE:
            part = self.effect.deed.patient
            named = not isinstance(part, n.Part) or thing in things(scene, part.of)
            return named and self._by(scene, by)
        if isinstance(self.subject, n.Only):
            return not self.speaks_of(scene, thing)
        if what in ENTERING and by is not None and thing not in game.states:
            spoken_of = (not force.things or what in NOT_THERE) and self._would_speak_of(scene, thing, by.seat)
        else:
            spoken_of = self.covers(game, force, thing)
        return spoken_of and self._also(scene, what, thing, by)

    def _would_speak_of(self, scene: Scene, card: int, seat: int) -> bool:
        """Does the sentence speak of a card that would come into play under this player's control (lcg.conflict.10)?"""
        subject = self.subject
        if not isinstance(subject, (n.All, n.A)):
            return card in things(scene, subject)
        controllers = [each for each in subject.noun.which if isinstance(each, n.Controlled) or each == FRIENDLY]
        rest = n.Noun(subject.noun.kind, tuple(each for each in subject.noun.which if each not in controllers))
        his = all(
            player_thing(seat) in things(scene, each.by) if isinstance(each, n.Controlled) else seat == scene.seat
            for each in controllers
        )
        return his and fits_noun(scene, rest, card)

    def _by(self, scene: Scene, by: Use | None) -> bool:
        """Is it done by whom the sentence names: a player, or an effect, event or ability?"""
        agent = self.effect.deed.agent
        if agent is None:
            return True
        if by is None:
            return False
        if not isinstance(agent, (n.A, n.All)) or agent.noun.kind == "player":
            return player_thing(by.seat) in things(scene, agent)
        if agent.noun.kind == "event" and by.type != EVENT:
            return False
        if (agent.noun.kind == "ring effect") != (by.ring >= 0):  # a ring effect is of no card
            return False
        return all(said_of_use(scene, each, by) for each in agent.noun.which)

    def _also(self, scene: Scene, what: int, thing: int, by: Use | None) -> bool:
        """Does the rest of the sentence hold: by whom, in which conflicts, from where, when?"""
        game, deed = scene.game, self.effect.deed
        if not VERBS[deed.verb].forbids_agent and not self._by(scene, by):
            return False
        if what == PARTICIPATE and not self._participating(scene, thing, by):
            return False
        if what == BOW_AFTER_CONFLICT:
            because = next(each.of for each in deed.how if isinstance(each, n.Because))
            if isinstance(because, (n.A, n.All)) and not is_conflict(scene, because.noun):
                return False
        noun = deed.patient.noun if isinstance(deed.patient, (n.A, n.All)) else None
        if what in (DECLARE, BE_ATTACKED) and noun is not None and not is_conflict(scene, noun):
            return False
        if isinstance(deed.patient, n.Some) and not self._too_many(scene, deed.patient, what, thing):
            return False
        if what == HAVE_ATTACHED:
            assert by is not None
            if noun is not None and not fits_noun(scene, noun, by.card):
                return False
        if what == CLAIM:
            assert by is not None
            if ring_thing(by.ring) not in things(scene, deed.patient):
                return False
        if what == PLAY:
            assert by is not None
            played = fits_noun(scene, noun, by.card) if noun is not None else by.card in things(scene, deed.patient)
            if not played:
                return False
        if what == BE_PLAYED and isinstance(deed.source, n.Place) and thing not in in_hands(scene, deed.source):
            return False
        if any(isinstance(each, n.WhenDone) for each in deed.how):
            # as the card is played from a province
            if by is None or by.ability is not None or PROVINCE not in (by.origin, game.where[thing]):
                return False
        if what == MOVE and deed.goal is not None and (deed.goal == n.Place("home")) != game.participates(thing):
            return False
        return all(holds(scene, each) for each in deed.how if isinstance(each, n.During))

    def _too_many(self, scene: Scene, conflicts: n.Some, what: int, player: int) -> bool:
        """Would it be so many defenders, or such conflicts of that player in this phase?"""
        game = scene.game
        assert isinstance(conflicts.amount, n.AtLeast)
        if what == BE_DEFENDER:
            return _defenders(game) >= conflicts.amount.value - 1
        assert game.conflict is not None  # the one that is about to be declared
        typed = any(isinstance(each, n.OfType) for each in conflicts.noun.which)
        plain = n.Noun("conflict", tuple(each for each in conflicts.noun.which if not isinstance(each, n.Every)))
        declared = game.players[seat_of(player)].declared
        before = declared[game.conflict.type] if typed else sum(declared)
        if not isinstance(game.stack[-1], Declaration):
            before += 1  # the one that is asked for; once its type is declared it counts
        return is_conflict(scene, plain) and before >= conflicts.amount.value

    def _participating(self, scene: Scene, thing: int, by: Use | None) -> bool:
        """Does the ban on participating speak of this conflict, of that side of it, and of this card's controller?"""
        game, deed = scene.game, self.effect.deed
        conflict = game.conflict
        if conflict is None or (isinstance(deed.goal, (n.A, n.All)) and not is_conflict(scene, deed.goal.noun)):
            return False
        seat = game.controller(thing) if thing in game.states or by is None else by.seat
        attacking = seat == conflict.attacker
        sides = [each.side for each in deed.how if isinstance(each, n.As)]
        if sides and (sides[0] == "attacker") != attacking:
            return False
        return deed.source is None or player_thing(1 - seat) in things(scene, deed.source)

    def speaks_of(self, scene: Scene, thing: int) -> bool:
        """Does the ban speak of this card or player?"""
        deed = self.effect.deed
        if BE_PLAYED in self.codes and isinstance(deed.patient, n.All):
            return fits_noun(scene, deed.patient.noun, thing)
        if TRIGGER in self.codes and deed.agent is not None:
            who = things(scene, deed.agent)
            theirs = thing in who or player_thing(scene.game.controller(thing)) in who
            return theirs and (not isinstance(deed.patient, n.Part) or thing in things(scene, deed.patient.of))
        if BE_DEFENDER in self.codes and isinstance(deed.patient, n.Some):
            return player_thing(scene.game.controller(thing)) in things(scene, deed.agent)
        return super().speaks_of(scene, thing)


def in_hands(scene: Scene, place: n.Place) -> list[int]:
    """The cards in the hands that are meant: those of a player, or all."""
    seats = [seat_of(each) for each in things(scene, place.of)] if place.of is not None else [0, 1]
    return [card for seat in seats for card in scene.game.pile(seat, HAND)]


def _defenders(game: LcgGame) -> int:
    """Return how many defenders are declared so far, in the step in which they are."""
    frame = game.stack[-1] if game.stack else None
    return len(frame.defenders) if isinstance(frame, ConflictResolution) else 0


def codes_of(effect: n.Forbid) -> tuple[int, ...]:
    """Return what the engine calls that which is forbidden."""
    deed = effect.deed
    if any(isinstance(each, n.Because) for each in deed.how):
        return (BOW_AFTER_CONFLICT,)
    if isinstance(deed.patient, n.Some) and not _is_too_many(deed):
        raise Unsupported(f"forbidding to {deed.verb} so many")
    if deed.verb != "move" and is_from_ring(deed):
        return (TAKE_RING_FATE,)
    forbids_as = VERBS[deed.verb].forbids_as
    if forbids_as is None:
        raise Unsupported(f"forbidding to {deed.verb}")
    return forbids_as(deed)


def always(*codes: int) -> Codes:
    """Return what a verb is called that is forbidden under the same name whatever it speaks of."""
    return lambda deed: codes


def as_moving(deed: n.Deed) -> tuple[int, ...]:
    if deed.source is not None:
        raise Unsupported("forbidding to move something from somewhere")
    return (MOVE,)


def as_declaring(deed: n.Deed) -> tuple[int, ...]:
    """Return what is forbidden: to be an attacker or defender, to be attacked, or to declare a conflict at all."""
    sides = [each.side for each in deed.how if isinstance(each, n.As)]
    if sides:
        return AS_SIDES[sides[0]]
    if deed.goal is not None:
        return (BE_ATTACKED,)
    if isinstance(deed.patient, n.Some) and deed.patient.noun.kind == "character":
        return (BE_DEFENDER,)
    return (DECLARE,)


def as_playing(deed: n.Deed) -> tuple[int, ...]:
    return (PLAY,) if deed.agent is not None else (BE_PLAYED,)


def as_receiving(deed: n.Deed) -> tuple[int, ...]:
    """Return which status tokens are not received: one that is named, or both."""
    if not isinstance(deed.patient, (n.A, n.All)):
        raise Unsupported("forbidding to receive")
    said = deed.patient.noun.which
    return tuple(code for token, code in TOKENS if token in said) or (BECOME_HONORED, BECOME_DISHONORED)


def as_losing(deed: n.Deed) -> tuple[int, ...]:
    """Return what is not lost: honor, or fate by a player or a card."""
    if is_honor(deed):
        return (LOSE_HONOR,)
    return (LOSE_POOL_FATE,) if is_of_players(deed.agent) else (LOSE_FATE,)


def as_gaining(deed: n.Deed) -> tuple[int, ...]:
    """Return what is not gained: honor, or fate by a player or a card."""
    if is_honor(deed):
        return (GAIN_HONOR,)
    if deed.agent is None or not isinstance(deed.patient, (n.A, n.All)) or deed.patient.noun.kind != "fate":
        raise Unsupported("forbidding to gain")
    return (GAIN_FATE,) if is_of_players(deed.agent) else (HAVE_FATE_PLACED,)


def as_revealing(deed: n.Deed) -> tuple[int, ...]:
    """Return what is not revealed: a province; of other cards nobody asks whether they may be shown."""
    if isinstance(deed.patient, (n.A, n.All)) and deed.patient.noun.kind != "province":
        raise Unsupported(f"forbidding to reveal a {deed.patient.noun.kind}")
    return (BE_REVEALED,)


def as_claiming(deed: n.Deed) -> tuple[int, ...]:
    return (CLAIM_FAVOR,) if deed.patient == n.The("imperial favor") else (CLAIM,)


def as_turning(deed: n.Deed) -> tuple[int, ...]:
    if n.Face(False) not in deed.how:
        raise Unsupported("forbidding to turn faceup")
    return (BE_TURNED_DOWN,)


def as_attaching(deed: n.Deed) -> tuple[int, ...]:
    if deed.goal is None:
        raise Unsupported("forbidding to attach something anywhere")
    return (HAVE_ATTACHED,)


def is_of_players(thing: n.Thing | None) -> bool:
    """Does the phrase mean players: you, an opponent, each player?"""
    return isinstance(thing, (n.You, n.Opponent)) or (isinstance(thing, (n.A, n.All)) and thing.noun.kind == "player")


def is_from_ring(deed: n.Deed) -> bool:
    """Is it done with what lies on a ring?"""
    return isinstance(deed.source, (n.A, n.All)) and deed.source.noun.kind == "ring"


def is_honor(deed: n.Deed) -> bool:
    return isinstance(deed.patient, (n.A, n.All)) and deed.patient.noun.kind == "honor"


def _is_too_many(deed: n.Deed) -> bool:
    """`your opponent cannot declare 2 or more conflicts`, or defenders: of nothing else a number is forbidden."""
    assert isinstance(deed.patient, n.Some)
    if deed.verb != "declare" or deed.agent is None or not isinstance(deed.patient.amount, n.AtLeast):
        return False
    return deed.goal is None and n.As("attacker") not in deed.how
