"""A triggered ability from its program: what is asked before the dash, and what is done after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rokugan.cards.worded import LIVING, words_of
from rokugan.editions.lcg.initiating.legality import targetable
from rokugan.editions.lcg.table.abilities import ACTION, INTERRUPT, REACTION, Ability
from rokugan.editions.lcg.table.kinds import INITIATES
from rokugan.editions.lcg.table.things import (
    BESIDE,
    CONFLICT_DISCARD,
    CONFLICT_END,
    DYNASTY_DISCARD,
    EVENT,
    HAND,
    IN_PLAY,
    NOTHING,
    PHASE_END,
    PROVINCE,
    ROUND_END,
)
from rokugan.editions.lcg.text.described.nouns import candidates, fits_noun, universe
from rokugan.editions.lcg.text.doing import RESOURCES, Run, may_be, one_each, owner_of
from rokugan.editions.lcg.text.meaning import Unsupported, amount, holds, things
from rokugan.editions.lcg.text.occasions import kinds_of
from rokugan.editions.lcg.text.prospects import (
    COUNTED,
    can_do,
    could_follow,
    does_to,
    is_eligible,
    speaks_of_other,
)
from rokugan.editions.lcg.text.scene import HOST, PLACE, Scene, Text, of_use
from rokugan.editions.lcg.text.tables import COST, EFFECT, TARGET
from rokugan.editions.lcg.text.triggers import answers
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Use

MOST_X = 40
AWAY: Final = ("leave play", "discard", "sacrifice")
ELSEWHERE: Final = 1 << HAND | 1 << CONFLICT_DISCARD | 1 << DYNASTY_DISCARD  # where a card goes that leaves play
HEADS = {"action": ACTION, "interrupt": INTERRUPT, "reaction": REACTION}
PERIODS = {"conflict": CONFLICT_END, "phase": PHASE_END, "round": ROUND_END}
AREAS = {
    "hand": 1 << HAND,
    "conflict discard pile": 1 << CONFLICT_DISCARD,
    "dynasty discard pile": 1 << DYNASTY_DISCARD,
    "discard pile": 1 << CONFLICT_DISCARD | 1 << DYNASTY_DISCARD,
    "provinces": 1 << PROVINCE,
}


class TextAbility(Ability):
    """An ability as its program says."""

    def __init__(self, name: str, program: n.Triggered, type: str, attached_only: bool = False) -> None:
        limit = program.limit
        maximum = limit.times if limit is not None and limit.max else 0
        times = 1 if limit is None else limit.times
        if limit is not None and limit.max:
            times = 0 if type == "event" else 1
        elif limit is None and type == "event":
            times = 0  # an event is played as often as there are copies
        period = PERIODS[limit.per] if limit is not None else ROUND_END
        super().__init__(
            name,
            HEADS[program.head],
            tuple(dict.fromkeys(kind for deed in program.trigger.deeds for kind in kinds_of(deed)))
            if program.trigger
            else (),
            forced=program.forced,
            would=program.trigger is not None and program.trigger.would,
            cancels=is_cancel(program),
            zones=zones_of(program, type),
            limit=times,
            period=period if limit is not None and not limit.max else ROUND_END,
            maximum=maximum,
            maximum_period=period,
        )
        self.program: n.Triggered = program
        self.text: Text = Text(program)
        self.card_type: str = type
        self.attached_only: bool = attached_only
        self.twice = repeats(program)
        self.chooses_x = any(isinstance(each, n.Chosen) for each in walk(program))
        self.replaces = any(isinstance(each, n.Instead) and each.of is None for each in walk(program.effects))
        # what is selected before the dash is so together with the targets (lcg.abilities.38)
        self.selects: tuple[Any, ...] = tuple(
            each for each in program.effects if isinstance(each, n.SelectOne) and each.before
        )
        self._asked_about: n.Deed | None = asked_about(program)
        self._switches: list[n.Effect] = [
            each
            for each in program.effects
            if isinstance(each, n.Deed) and each.verb == "switch" and each.goal is not None
        ]
        self._of_other: bool = any(speaks_of_other(each) for each in program.effects)
        self._concerning: dict[int, list[Any]] = {}
        self._numbers: dict[int, tuple[int, ...]] = {}
        # an effect until the end of the conflict can be initiated only during one (lcg.duration.04)
        self.in_conflict = any(asks_for_conflict(each) for each in program.conditions)
        self.needs_conflict: bool = any(
            isinstance(each, n.Until) and each.period == "conflict" for part in program.effects for each in walk(part)
        )

    def again(self, name: str) -> Ability:
        new = TextAbility(name, self.program, self.card_type, self.attached_only)
        new.first_name = self.first_name
        return new

    def concerning(self, number: int) -> list[Any]:
        """The effects that are done to that thing, to it alone or together with what is chosen with it."""
        found = self._concerning.get(number)
        if found is None:
            numbers = self.numbers_of(number)
            found = self._concerning[number] = [each for each in self.program.effects if does_to(each, numbers)]
        return found

    def numbers_of(self, number: int) -> tuple[int, ...]:
        """The thing's number, and those of what it is a part of: `those characters`, of whom it is one."""
        found = self._numbers.get(number)
        if found is None:
            new = enumerate(self.text.new)
            whole = [
                at
                for at, each in new
                if isinstance(each, (n.And, n.OneOf)) and any(self.text.number(part) == number for part in each.things)
            ]
            found = self._numbers[number] = (number, *whole)
        return found

    def still_fits(self, game: LcgGame, use: Use, card: int) -> bool:
        scene = of_use(game, use, self.text)
        chosen = [node for number, node in enumerate(self.text.new) if card in scene.get(number)]
        return all(isinstance(node, COUNTED) and fits_noun(scene, node.noun, card) for node in chosen)

    def state(self) -> str:
        return self.name

    def words(self, choice: n.SelectOne) -> list[str]:
        """Each alternative in its own words."""
        shipped = words_of(LIVING, "options", self.program, choice)
        return self.written_options(choice) if shipped is None else shipped.split("\n")

    def written_options(self, choice: n.SelectOne) -> list[str]:
        """Each alternative in its own words, written now."""
        from rokugan.language.lcg.writer import Sentences  # for start-up time

        said = Sentences(self.program, self.card_type)
        before = (*self.program.conditions, *self.program.costs, *self.program.choices)
        known = any(isinstance(each, n.Opponent) for each in walk(before))
        found = [said.clauses(option) for option in choice.options]
        return [
            f"that {each.removeprefix('your ')}" if known and each.startswith("your opponent") else each
            for each in found
        ]

    # ------------------------------------------------------------------------------ before the dash

    def answers(self, game: LcgGame, use: Use) -> bool:
        assert self.program.trigger is not None
        assert use.event is not None
        use.numbers.clear()
        return answers(of_use(game, use, self.text), self.program.trigger, use.event)

    def legal(self, game: LcgGame, use: Use) -> bool:
        if self.attached_only and not (use.card in game.states and game.states[use.card].as_attachment):
            return False
        if self.needs_conflict and game.conflict is None:
            return False
        scene = of_use(game, use, self.text)
        return all(holds(scene, each) for each in self.program.conditions)

    def most_x(self, game: LcgGame, use: Use) -> int:
        """The highest X that the costs let the player choose."""
        if not self.chooses_x:
            return -1
        most, was = 0, use.x
        for number in range(1, MOST_X + 1):
            use.x = number
            fate = game.cost_of(use.card, number) if use.type == EVENT else 0
            if not game.can_spend(use.seat, fate) or not self.payable(game, use):
                break
            most = number
        use.x = was
        return most

    def payable(self, game: LcgGame, use: Use) -> bool:
        scene = of_use(game, use, self.text)
        costs = self.program.costs
        return all(can_do(scene, each, COST) and self._cost_candidates(scene, each) for each in costs)

    def _cost_candidates(self, scene: Scene, cost: object) -> bool:
        """Is there enough to pay the cost with, so that the effect could still change something?"""
        if not isinstance(cost, n.Deed):
            return True
        for node in (cost.patient, cost.source, cost.goal):
            if not isinstance(node, (n.A, n.Some)) or node.noun.kind in RESOURCES:
                continue
            number = scene.text.number(node)
            found = [each for each in candidates(scene, node.noun) if may_be(scene, node, each, cost, scene.seat)]
            able = [each for each in found if is_eligible(scene, number, each, cost, COST, self)]
            if len(able) < (max(1, amount(scene, node.amount)) if isinstance(node, n.Some) else 1):
                return False
        return True

    def pay(self, game: LcgGame, use: Use) -> None:
        self._note_place(of_use(game, use, self.text))
        if self.program.costs:
            game.push(Run(self, use, self.program.costs, COST, use.seat))

    def _note_place(self, scene: Scene) -> None:
        """Note the host and province of the card as the text begins: it may be gone before the text is done with it."""
        host = things(scene, n.Attached())
        if host:
            scene.bind(HOST, host)
        province = scene.game.holding_province(scene.card)
        if province is not None:
            scene.bind(PLACE, [province.card])

    def has_targets(self, game: LcgGame, use: Use) -> bool:
        scene = of_use(game, use, self.text)
        return all(
            self._has_target(scene, each.patient, each) for each in self.program.choices if isinstance(each, n.Deed)
        )

    def _has_target(self, scene: Scene, node: n.Thing | None, deed: n.Deed) -> bool:
        """Are there enough things that the ability may target for this choice?"""
        if isinstance(node, n.And):
            return all(self._has_target(scene, each, deed) for each in node.things) and self._apart(scene, node, deed)
        number = scene.text.number(node)
        if number == NOTHING:
            return True
        if isinstance(node, n.A) and one_each(node.noun):  # lcg.targeting.04: one of each player's
            able = [each for each in candidates(scene, node.noun) if self._may_target(scene, number, each, deed)]
            return len({owner_of(scene.game, each) for each in able}) == len(scene.game.players)
        if isinstance(node, n.A):  # most texts: one is enough
            for each in universe(scene, node.noun):
                if fits_noun(scene, node.noun, each) and self._may_target(scene, number, each, deed):
                    return True
            return False
        if isinstance(node, (n.All, n.Some, n.UpTo, n.AnyNumber)):
            found = candidates(scene, node.noun)
        else:
            found = things(scene, node)
        able = [each for each in found if self._may_target(scene, number, each, deed)]
        if isinstance(node, n.Some):
            return len(able) >= max(1, amount(scene, node.amount))  # lcg.targeting.04
        beside = isinstance(node, n.UpTo) and isinstance(deed.patient, n.And)  # something else is chosen with them
        return bool(able) or beside

    def _apart(self, scene: Scene, node: n.And, deed: n.Deed) -> bool:
        """Is there one for each of these, if `another` keeps them apart?"""
        chosen = [each for each in node.things if isinstance(each, n.A)]
        if not any(n.Other() in each.noun.which for each in chosen):
            return True
        able = [
            [
                thing
                for thing in candidates(scene, each.noun)
                if self._may_target(scene, scene.text.number(each), thing, deed)
            ]
            for each in chosen
        ]
        return _each_its_own(able, ())

    def _may_target(self, scene: Scene, number: int, thing: int, deed: n.Deed) -> bool:
        """May the thing be chosen as that target, and could it lead to a change?"""
        return targetable(scene.game, thing, scene.use) and is_eligible(scene, number, thing, deed, TARGET, self)

    def choose(self, game: LcgGame, use: Use) -> None:
        if use.again:
            scene = of_use(game, use, self.text)
            for each in walk(self.program.choices):
                scene.unbind(self.text.number(each))
        chosen = (*self.program.choices, *self.selects)
        if chosen:
            game.push(Run(self, use, chosen, TARGET, use.seat))

    # ------------------------------------------------------------------------------- after the dash

    def can_change(self, game: LcgGame, use: Use) -> bool:
        scene = of_use(game, use, self.text)
        for each in self._switches:
            if not can_do(scene, each, EFFECT):
                return False  # there must be something on each side of the switch (lcg.wording.18)
        if self._of_other:  # see `has_targets`
            return True
        chosen = self._asked_about
        return could_follow(scene, self.program.effects) if chosen is None else self._could_with_one(scene, chosen)

    def _could_with_one(self, scene: Scene, deed: n.Deed) -> bool:
        """Is there a target for which, as it stands, the effects could change the game: one that is honored, if they ask?"""
        node = deed.patient
        assert isinstance(node, n.A)
        number = scene.text.number(node)
        for each in candidates(scene, node.noun):
            if self._may_target(scene, number, each, deed):
                tried = scene
                for same in self.numbers_of(number):
                    tried = tried.trying(same, [each])
                if could_follow(tried, self.program.effects):
                    return True
        return False

    def resolve(self, game: LcgGame, use: Use) -> None:
        effects = self.program.effects
        if use.again:
            effects = tuple(each for each in effects if not repeats(each))
        game.push(Run(self, use, effects, EFFECT, use.seat))


def _each_its_own(able: list[list[int]], taken: tuple[int, ...]) -> bool:
    """Can a thing of its own be taken from each of these lists?"""
    if not able:
        return True
    return any(_each_its_own(able[1:], (*taken, each)) for each in able[0] if each not in taken)


JOINED: Final = ("participating", "attacking", "defending", "attacking alone", "defending alone", "participating alone")


def asks_for_conflict(condition: n.Condition) -> bool:
    """Can the condition hold only during a conflict?"""
    if isinstance(condition, n.During):
        thing = condition.thing
        return thing == n.The("conflict") or (isinstance(thing, (n.A, n.All)) and thing.noun.kind == "conflict")
    return (
        isinstance(condition, n.Be)
        and isinstance(condition.thing, (n.This, n.Attached))
        and isinstance(condition.filter, n.Is)
        and condition.filter.word in JOINED
    )


def repeats(effect: n.Node) -> bool:
    """Does the text make the ability resolve again?"""
    return any(isinstance(each, n.Deed) and each.verb == "repeat" for each in walk(effect))


def asked_about(program: n.Triggered) -> n.Deed | None:
    """The choice of the one target of which the effects ask how it is: `if that character is honored`."""
    choices = [each for each in program.choices if isinstance(each, n.Deed)]
    if len(choices) != 1 or not isinstance(choices[0].patient, n.A) or one_each(choices[0].patient.noun):
        return None
    asked = [each.condition for each in walk(program.effects) if isinstance(each, n.If)]
    return choices[0] if any(isinstance(each, n.Ref) for each in walk(tuple(asked))) else None


def is_cancel(program: n.Triggered) -> bool:
    """Does the ability cancel what would initiate?"""
    if program.trigger is None or not any(INITIATES in kinds_of(deed) for deed in program.trigger.deeds):
        return False
    return any(isinstance(each, n.Deed) and each.verb == "cancel" for each in program.effects)


def zones_of(program: n.Triggered, type: str) -> int:
    """From where the ability can be used: in play, a hand (events), beside the stronghold (roles), where the text says the
    card is."""
    if type == "event":
        return 1 << HAND
    if type == "role":
        return 1 << BESIDE
    for each in walk(program):
        if isinstance(each, n.Deed) and each.patient == n.This() and each.verb in ("put into play", "play"):
            if each.source is not None:
                return _area(each.source)
    if (
        program.head == "reaction"
        and program.trigger is not None
        and any(_is_away(each) for each in program.trigger.deeds)
    ):
        return 1 << IN_PLAY | ELSEWHERE  # it could not resolve otherwise (lcg.abilities.03)
    return 1 << IN_PLAY


def _is_away(deed: n.Deed) -> bool:
    """Is the card itself out of play once that has happened?"""
    return deed.patient == n.This() and deed.verb in AWAY


def _area(place: n.Thing) -> int:
    """The zones that a phrase speaks of."""
    if isinstance(place, n.OneOf):
        return sum({_area(each) for each in place.things})
    if isinstance(place, n.Place) and place.area in AREAS:
        return AREAS[place.area]
    if isinstance(place, (n.A, n.All)) and place.noun.kind == "province":
        return 1 << PROVINCE
    raise Unsupported(f"an ability that is used from {place!r}")


def granted_by(effect: n.Gains, name: str) -> tuple[Ability, ...]:
    """The abilities in quotation marks that the effect gives."""
    return tuple(
        TextAbility(f"{name}+{number}", each.ability, "character")
        for number, each in enumerate(effect.qualities)
        if isinstance(each, n.AbilityText)
    )
