"""Whether a text could change the game now, and whether it could touch one of the things that it chooses.

What could change nothing is not offered (lcg.costs.09), and what its effect could not touch is no target
(lcg.targeting.09). Each verb is asked by itself (`possibility`); here it is said what follows for sentences, which are put
together from deeds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rokugan.editions.lcg.initiating.legality import affectable, targetable
from rokugan.editions.lcg.table.abilities import ACTION
from rokugan.editions.lcg.table.things import POLITICAL, seat_of
from rokugan.editions.lcg.text.described.nouns import candidates
from rokugan.editions.lcg.text.described.values import STATS
from rokugan.editions.lcg.text.meaning import amount, holds, things
from rokugan.editions.lcg.text.scene import GROUP, Scene
from rokugan.editions.lcg.text.tables import COST, EFFECT, VERBS, could
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.walking import names
from rokugan.program.node import walk

if TYPE_CHECKING:
    from rokugan.editions.lcg.text.ability import TextAbility

COUNTED = (n.A, n.Some, n.UpTo, n.AnyNumber)
# Numbers and clauses only refer to what they speak of (lcg.targeting.10); so does "its controller".
MOST_KEPT: Final = 10_000  # answers; a program makes a dozen
REFERRING: Final = (n.Amount, n.Condition, n.Owner, n.OpponentOf)


# ------------------------------------------------------------------------------------------------- could it change anything?


def can_do(scene: Scene, effect: n.Effect, mode: int) -> bool:
    """Could the effect change the game?"""
    if isinstance(effect, n.Deed):
        return could(scene, effect, mode)
    if isinstance(effect, n.Gets):
        return any(_can_get(scene, effect, each) for each in things(scene, effect.who))
    if isinstance(effect, (n.Gains, n.Loses)):
        able = any(affectable(scene.game, each, scene.use) for each in things(scene, effect.who))
        return able and all(_has_abilities(scene, each) for each in effect.qualities if isinstance(each, n.AbilityOf))
    if isinstance(effect, n.Forbid):
        return _can_forbid(scene, effect)
    if isinstance(effect, n.If):
        return could_follow(scene, active_part(scene, effect), mode)
    if isinstance(effect, n.SelectOne):
        return any(possible(scene, effect))
    if isinstance(effect, n.Until):
        return any(_waits(each) or can_do(scene, each, mode) for each in effect.effects)
    if isinstance(effect, n.May):
        return _can_take(scene, effect)
    if isinstance(effect, n.IfAble):
        return could_follow(scene, effect.effects, mode) or could_follow(scene, effect.otherwise, mode)
    if isinstance(effect, (n.Then, n.While)):
        return could_follow(scene, effect.effects, mode)
    if isinstance(effect, n.Later):
        return any(not _is_gone(scene, each) for each in effect.effects)
    if isinstance(effect, n.Instead):  # to keep what would be given is something else as well
        return any(is_idle(each) or _is_other_number(each) or can_do(scene, each, mode) for each in effect.effects)
    return True


def _is_other_number(effect: n.Effect) -> bool:
    """Is it as much as would be, and so much more or less: none at all is something else too?"""
    return any(isinstance(each, n.Plus) and each.amount == n.ThatMuch() for each in walk(effect))


def could_follow(scene: Scene, effects: tuple[Any, ...], mode: int = EFFECT) -> bool:
    """Could the effects, one after the other, change the game? What is chosen first must be something that can be chosen, and
    changed by the rest; what stands after `then` needs all that stands before it (lcg.effects.21)."""
    for number, effect in enumerate(effects):
        if isinstance(effect, n.Then) and not all(can_do(scene, each, mode) for each in effects[:number]):
            return False
        if isinstance(effect, n.Deed) and effect.verb == "choose" and isinstance(effect.patient, COUNTED):
            chosen = scene.text.number(effect.patient)
            found = [each for each in candidates(scene, effect.patient.noun) if targetable(scene.game, each, scene.use)]
            rest = effects[number + 1 :]
            return any(could_follow(scene.trying(chosen, [each]), rest, mode) for each in found)
        if not is_idle(effect) and can_do(scene, effect, mode):
            return True
    return False


def is_idle(effect: n.Effect) -> bool:
    """Does the effect change nothing by itself, whatever there is?"""
    if isinstance(effect, n.Deed):
        return VERBS[effect.verb].idle
    return isinstance(effect, (n.May, n.Then)) and all(is_idle(each) for each in effect.effects)


def possible(scene: Scene, effect: n.SelectOne) -> list[bool]:
    """Of each alternative: could it change the game?"""
    return [could_follow(scene, option) for option in effect.options]


def active_part(scene: Scene, effect: n.If) -> tuple[n.Effect, ...]:
    """Return what an `if` says of the present; of what has still to be decided, both."""
    if awaits_result(scene, effect.condition):
        return (*effect.effects, *effect.otherwise)
    return effect.effects if holds(scene, effect.condition) else effect.otherwise


def awaits_result(scene: Scene, condition: n.Condition) -> bool:
    """`if you win the conflict`, while it is not decided: it is told when it is."""
    if not isinstance(condition, n.Happens) or condition.deed.patient != n.The("conflict"):
        return False
    conflict = scene.game.conflict
    return conflict is not None and conflict.winner < 0


def _can_take(scene: Scene, effect: n.May) -> bool:
    """Could somebody who may do it pay its price, and change something by it?"""
    if all(is_idle(each) for each in effect.effects):
        able = all(can_do(scene, each, EFFECT) for each in effect.effects)
    else:
        able = could_follow(scene, effect.effects)
    return able and any(can_pay(scene, effect, seat_of(player)) for player in things(scene, effect.who))


def can_pay(scene: Scene, effect: n.May, seat: int) -> bool:
    """Could that player pay the price of what he may do?"""
    return all(can_do(as_player(scene, seat), each, COST) for each in effect.price)


def as_player(scene: Scene, seat: int) -> Scene:
    """The scene as the player sees it who is asked for a price."""
    if seat == scene.seat:
        return scene
    return Scene(scene.game, scene.text, scene.card, seat, scene.bound, scene.use, scene.event, scene.gap)


def _is_gone(scene: Scene, effect: n.Effect) -> bool:
    """Is something to be done to what is `still in play` then, and is it out of play now: did nothing before put it there?"""
    condition = effect.condition if isinstance(effect, n.If) and not effect.otherwise else None
    if not isinstance(condition, n.Be) or condition.filter != n.Is("in play"):
        return False
    return not any(each in scene.game.states for each in things(scene, condition.thing))


def _waits(effect: n.Effect) -> bool:
    """Is it done for a time as soon as something is so, whether it is so now or not?"""
    return isinstance(effect, n.If) and not effect.otherwise


def _can_get(scene: Scene, effect: n.Gets, thing: int) -> bool:
    """Could the thing get one of the bonuses: is it more than nothing, and the value no dash (lcg.stats.04)?"""
    if not affectable(scene.game, thing, scene.use):
        return False
    return any(not _is_fixed(scene, thing, each.stat) and some_amount(scene, each.amount) for each in effect.bonuses)


def _is_fixed(scene: Scene, thing: int, stat: str) -> bool:
    """Is the skill a dash, or are both?"""
    game = scene.game
    if thing < 0 or not game.character(thing):
        return False
    if stat == "skill":
        return all(game.has_dash(thing, skill) for skill in range(POLITICAL + 1))
    return has_fixed(scene, thing, stat)


def has_fixed(scene: Scene, thing: int, stat: str) -> bool:
    """Is the value of a character a dash, which nothing changes?"""
    number = STATS.get(stat, POLITICAL + 1)
    return number <= POLITICAL and thing >= 0 and scene.game.character(thing) and scene.game.has_dash(thing, number)


def _has_abilities(scene: Scene, quality: n.AbilityOf) -> bool:
    """Are abilities printed on the card from which they are gained: of an event, actions?"""
    actions = isinstance(quality.thing, n.Part)
    return any(
        ability.kind == ACTION or not (actions or ability.is_constant)
        for card in things(scene, quality.thing)
        for ability in scene.game.printed[card].abilities
    )


def _can_forbid(scene: Scene, effect: n.Forbid) -> bool:
    """Is there anything to which it would be forbidden from now on (lcg.duration.02)? Players and conflicts are there always."""
    deed = effect.deed
    if (least := number_of_conflicts(deed)) is not None:  # fewer than he may have had so far
        players = [scene.game.players[seat_of(each)] for each in things(scene, deed.agent)]
        return any(not each.most or each.most >= amount(scene, least) for each in players)
    if isinstance(deed.agent, (n.You, n.Opponent)) and deed.verb != "remove":
        return True
    for said in (deed.patient, deed.agent):
        whole = said.of if isinstance(said, n.Part) else said
        if isinstance(whole, (n.All, n.A, n.Ref)) and _noun_of(scene, whole) in ("character", "attachment", "card"):
            return any(affectable(scene.game, each, scene.use) for each in things(scene, whole))
    return True


def number_of_conflicts(deed: n.Deed) -> n.Amount | None:
    """Return how many conflicts are too many: `cannot declare 2 or more conflicts`; None if it speaks of something else."""
    return deed.patient.amount if isinstance(deed.patient, n.Some) and deed.patient.noun.kind == "conflict" else None


def _noun_of(scene: Scene, said: n.Thing) -> str:
    node = scene.text.new[said.number] if isinstance(said, n.Ref) else said
    return str(node.noun.kind) if isinstance(node, (*COUNTED, n.All)) else ""


def some_amount(scene: Scene, node: n.Amount) -> bool:
    """Is the number more, or less, than nothing: with one at least of what has still to be chosen?"""
    if isinstance(node, n.Number):
        return node.value != 0
    return amount(scene, node) != 0 or any(amount(each, node) != 0 for each in choices_open(scene, node))


def choices_open(scene: Scene, node: n.Node) -> list[Scene]:
    """The scene with each thing in turn that could be chosen for what the phrase refers to."""
    found: list[Scene] = []
    for each in walk(node):
        if isinstance(each, n.Ref) and not scene.is_bound(each.number):
            found += [scene.trying(each.number, [thing]) for thing in things(scene, scene.text.new[each.number])]
    return found


# ----------------------------------------------------------------------------------------------------- could it touch this?


def is_eligible(scene: Scene, number: int, thing: int, deed: n.Deed, mode: int, ability: TextAbility) -> bool:
    """Could choosing this thing lead to a change of it? What is chosen only to refer to it need not change
    (lcg.targeting.10)."""
    tried = scene.trying(number, [thing])
    if not can_do(tried, deed, mode):
        return False
    if mode == EFFECT:
        return True
    numbers = ability.numbers_of(number)
    for each in numbers[1:]:
        tried = tried.trying(each, [thing])
    if not ability.concerning(number) or touches(tried, ability.program.effects, numbers):
        return True
    if mode == COST:  # it is no target: what is done to others is enough (lcg.costs.09)
        return could_follow(tried, ability.program.effects)
    as_other = tried.trying(GROUP, [thing])  # one of those that something else is done to (lcg.cards.01)
    return any(can_do(as_other, each, EFFECT) for each in ability.program.effects if speaks_of_other(each))


def touches(scene: Scene, effects: tuple[n.Effect, ...], numbers: tuple[int, ...]) -> bool:
    """Could one of the effects, done one after the other, change one of these things? What stands after `then` needs all that
    stands before it (lcg.effects.21)."""
    for number, effect in enumerate(effects):
        if isinstance(effect, n.Then) and not all(can_do(scene, each, EFFECT) for each in effects[:number]):
            return False
        if could_touch(scene, effect, numbers):
            return True
    return False


def could_touch(scene: Scene, effect: n.Effect, numbers: tuple[int, ...]) -> bool:
    """Could the effect, or a part of it that is done to one of these things, change the game?"""
    if isinstance(effect, n.Deed):  # most effects
        return does_to(effect, numbers) and could(scene, effect, EFFECT)
    if isinstance(effect, n.SelectOne):
        return any(touches(scene, option, numbers) for option in effect.options)
    if isinstance(effect, n.If):
        return touches(scene, active_part(scene, effect), numbers)
    if isinstance(effect, n.IfAble):
        return touches(scene, effect.effects, numbers) or touches(scene, effect.otherwise, numbers)
    if isinstance(effect, n.May) and not any(can_pay(scene, effect, seat_of(who)) for who in things(scene, effect.who)):
        return False
    if isinstance(effect, n.Until):
        return any(
            does_to(each, numbers) if _waits(each) else could_touch(scene, each, numbers) for each in effect.effects
        )
    if isinstance(effect, (n.May, n.Then, n.Instead, n.While)):
        return touches(scene, effect.effects, numbers)
    return does_to(effect, numbers) and can_do(scene, effect, EFFECT)


DONE_TO: Final[
    dict[tuple[int, tuple[int, ...]], tuple[n.Node, bool]]
] = {}  # what was found out of nodes that are kept alive


def does_to(effect: n.Node, numbers: tuple[int, ...]) -> bool:
    """Is something done to one of these things, and are they not only referred to? Asked so often that each answer is kept."""
    key = (id(effect), numbers)
    known = DONE_TO.get(key)
    if known is None:
        if len(DONE_TO) >= MOST_KEPT:
            DONE_TO.clear()
        known = DONE_TO[key] = (effect, _does_to(effect, numbers))
    return known[1]


def _does_to(effect: n.Node, numbers: tuple[int, ...]) -> bool:
    """See `does_to`."""
    if isinstance(effect, n.Ref):
        return effect.number in numbers
    if isinstance(effect, REFERRING):
        return False
    for name in names(type(effect)):
        if isinstance(effect, n.If) and name == "condition":
            continue
        value = getattr(effect, name)
        for each in value if isinstance(value, tuple) else (value,):
            for part in each if isinstance(each, tuple) else (each,):
                if isinstance(part, n.Node) and _does_to(part, numbers):
                    return True
    return False


def speaks_of_other(effect: n.Effect) -> bool:
    """Is the effect done to the other of those that were chosen?"""
    return any(each == n.The("other") for each in walk(effect))


def mentions(effect: n.Effect, number: int) -> bool:
    """Does the effect speak of that thing again?"""
    return any(isinstance(each, n.Ref) and each.number == number for each in walk(effect))
