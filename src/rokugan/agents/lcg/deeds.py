"""The worth of an ability's effects and costs on the table at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rokugan.agents.adding import total
from rokugan.agents.lcg.reading import Scene
from rokugan.agents.lcg.table import SKILLS, Character
from rokugan.agents.lcg.worth import CARD, FATE, dishonor_worth, gain, honor_gain, honor_worth, ring_worth
from rokugan.program.lcg import nodes as p
from rokugan.program.node import Node

UNKNOWN = 0.25  # what an effect is worth that the player cannot reckon
BOWED = 0.35  # of a round's output, that a character is bowed outside the conflict at hand
TOO_LATE = ("fate", "regroup")  # phases in which it does not matter any more: all become ready
MANY = 99


def worth_of(scene: Scene, effects: Iterable[Node]) -> float:
    """Return what it is worth to this player that all of these effects happen."""
    return total(worth(scene, each) for each in effects)


def worth(scene: Scene, effect: Node) -> float:
    """Return what it is worth to this player that an effect happens."""
    if isinstance(effect, p.Deed):
        valued = DEEDS.get(effect.verb)
        return UNKNOWN * sign(scene) if valued is None else valued(scene, effect)
    if isinstance(effect, p.Gets):
        return _gets(scene, effect)
    if isinstance(effect, p.Until | p.Then | p.Instead | p.Later):
        return worth_of(scene, effect.effects)
    if isinstance(effect, p.While):
        return worth_of(scene, effect.effects) * 0.7
    if isinstance(effect, p.If):
        chance = scene.holds(effect.condition)
        return chance * worth_of(scene, effect.effects) + (1 - chance) * worth_of(scene, effect.otherwise)
    if isinstance(effect, p.IfAble):
        return worth_of(scene, effect.effects)
    if isinstance(effect, p.May):
        found = worth_of(scene, effect.effects) + worth_of(scene, effect.price)
        return max(found, 0.0) if scene.is_mine(effect.who) else min(found, 0.0)
    if isinstance(effect, p.SelectOne):
        values = [worth_of(scene, each) for each in effect.options]
        return max(values) if scene.is_mine(effect.by) else min(values)
    if isinstance(effect, p.Gains):
        return 0.3 * sum(1 if each.mine else -1 for each in scene.characters(effect.who))
    if isinstance(effect, p.Forbid):
        return _forbid(scene, effect.deed)
    return UNKNOWN * sign(scene)


def sign(scene: Scene) -> int:
    """1 if this player uses the ability, -1 if the other does."""
    return 1 if scene.mine else -1


def skill_swing(scene: Scene, one: Character, change: float) -> float:
    """Return what it is worth that a character counts so much more in the conflict at hand."""
    return gain(scene.table, change if one.mine else -change)


def now(scene: Scene, one: Character) -> int:
    """Return what a character gives its side in the conflict at hand."""
    return one.now(scene.table.conflict.type) if scene.table.conflict else 0


# ------------------------------------------------------------------------------------------- characters


def _each(valued: Callable[[Scene, Character], float]) -> Callable[[Scene, p.Deed], float]:
    """A function that values a deed done to characters: what it is worth to this player for each of them, added up."""

    def found(scene: Scene, deed: p.Deed) -> float:
        return total(valued(scene, one) for one in patients(scene, deed))

    return found


def patients(scene: Scene, deed: p.Deed) -> list[Character]:
    """Return whom a deed is done to; whoever must choose one chooses the one that he misses least."""
    if isinstance(deed.patient, p.A):
        able = scene.candidates(deed.patient)
        chooser = scene.is_mine(deed.agent)
        able = [each for each in able if each.mine == chooser] or able
        return sorted(able, key=lambda each: each.worth)[:1]
    return scene.characters(deed.patient)


def bow(scene: Scene, one: Character) -> float:
    """Return what it is worth to this player that a character bows."""
    if one.bowed:
        return 0.0
    lasting = one.output * _idle(scene, one)
    return skill_swing(scene, one, -now(scene, one)) + (-lasting if one.mine else lasting)


def _idle(scene: Scene, one: Character) -> float:
    """The share of a round's output that a bowed character loses, beyond the conflict at hand."""
    if scene.table.phase in TOO_LATE:
        return 0.0
    return 0.1 if one.side else BOWED


def ready(scene: Scene, one: Character) -> float:
    """Return what it is worth to this player that a character readies."""
    if not one.bowed:
        return 0.0
    fights = scene.table.conflict is not None and one.side is not None
    skill = one.counts(scene.table.conflict.type) if fights and scene.table.conflict else 0
    lasting = one.output * _idle(scene, one)
    return skill_swing(scene, one, skill) + (lasting if one.mine else -lasting)


def honor(scene: Scene, one: Character) -> float:
    """Return what it is worth to this player that a character becomes honored."""
    found = honor_worth(one)
    swing = one.glory if one.side and not one.bowed and one.status <= 0 else 0
    return skill_swing(scene, one, swing) + (found if one.mine else -found)


def dishonor(scene: Scene, one: Character) -> float:
    """Return what it is worth to this player that a character becomes dishonored."""
    found = dishonor_worth(one)
    swing = one.glory if one.side and not one.bowed and one.status >= 0 else 0
    return skill_swing(scene, one, -swing) + (-found if one.mine else found)


def blank(scene: Scene, one: Character) -> float:
    """Return what it is worth to this player that a character loses its text."""
    return (-0.25 if one.mine else 0.25) * one.output * one.rounds


def leave(scene: Scene, one: Character) -> float:
    """Return what it is worth to this player that a character leaves play."""
    return skill_swing(scene, one, -now(scene, one)) + (-one.worth if one.mine else one.worth)


def go_home(scene: Scene, one: Character) -> float:
    """Return what it is worth to this player that a character moves home, unbowed."""
    spared = 0.2 * one.output if now(scene, one) else 0.0
    return skill_swing(scene, one, -now(scene, one)) + (spared if one.mine else -spared)


def join(scene: Scene, one: Character) -> float:
    """Return what it is worth to this player that a character moves to the conflict."""
    conflict = scene.table.conflict
    if conflict is None or one.side or one.bowed:
        return 0.0
    price = 0.15 * one.output
    return skill_swing(scene, one, one.counts(conflict.type)) + (-price if one.mine else price)


def _move(scene: Scene, deed: p.Deed) -> float:
    if _is_fate(deed.patient):
        return _place(scene, deed)
    home = isinstance(deed.goal, p.Place) and deed.goal.area in ("home", "home area")
    return total((go_home if home else join)(scene, one) for one in scene.characters(deed.patient))


def _discard(scene: Scene, deed: p.Deed) -> float:
    """Return what it is worth that cards or tokens are discarded."""
    found = scene.characters(deed.patient) if not isinstance(deed.patient, p.A) else patients(scene, deed)
    if found:
        return total(leave(scene, one) for one in found)
    noun = noun_of(deed.patient)
    if noun is None:
        return 0.0 if isinstance(deed.patient, p.This) else UNKNOWN * sign(scene)
    if noun.kind == "attachment":
        return 1.5 * sign(scene)
    if noun.kind == "status token":
        return UNKNOWN * sign(scene)
    many = scene.number(deed.patient.amount) if isinstance(deed.patient, p.Some) else 1
    theirs = _hand_owner(scene, deed, noun) is False
    return CARD * (min(many, scene.table.theirs.hand) if theirs else -min(many, scene.table.mine.hand))


def _hand_owner(scene: Scene, deed: p.Deed, noun: p.Noun) -> bool | None:
    for which in noun.which:
        if isinstance(which, p.In):
            for place in which.places:
                if isinstance(place, p.Place):
                    return scene.is_mine(place.of)
    return scene.is_mine(deed.agent)


def noun_of(thing: Node | None) -> p.Noun | None:
    """The kind of thing that a phrase is about."""
    if isinstance(thing, p.A | p.All | p.Some | p.UpTo | p.AnyNumber | p.ThatMany):
        return thing.noun
    return None


def _gets(scene: Scene, effect: p.Gets) -> float:
    """Return what a bonus is worth in the conflict at hand."""
    conflict = scene.table.conflict
    if conflict is None:
        return 0.0
    found = 0.0
    for one in scene.characters(effect.who):
        for bonus in effect.bonuses:
            if bonus.stat in (conflict.type, "skill") and one.side and not one.bowed:
                amount = max(scene.number(bonus.amount), -one.counts(conflict.type))
                found += skill_swing(scene, one, amount)
    return found


def _double(scene: Scene, deed: p.Deed) -> float:
    conflict, skill = scene.table.conflict, deed.patient
    if conflict is None or not isinstance(skill, p.Skill) or conflict.type not in skill.stats:
        return 0.0
    return total(skill_swing(scene, one, now(scene, one)) for one in scene.characters(skill.of))


def _switch(scene: Scene, deed: p.Deed) -> float:
    """Return what it is worth that characters switch their two skills."""
    conflict, skill = scene.table.conflict, deed.patient
    if conflict is None or not isinstance(skill, p.Skill):
        return UNKNOWN * sign(scene)
    other = SKILLS[1 - SKILLS.index(conflict.type)]
    return total(
        skill_swing(scene, one, one.counts(other) - one.counts(conflict.type))
        for one in scene.characters(skill.of)
        if now(scene, one)
    )


# --------------------------------------------------------------------------------- fate, honor and cards


def _is_fate(thing: Node | None) -> bool:
    noun = noun_of(thing)
    return noun is not None and noun.kind == "fate"


def many(scene: Scene, thing: Node | None) -> int:
    """Return how much fate or honor, or how many cards, a phrase means."""
    return scene.number(thing.amount) if isinstance(thing, p.Some | p.UpTo) else 1


def fate_on(one: Character, amount: int) -> float:
    """Return what fate placed on a character is worth to this player."""
    found = 0.7 * one.output * min(amount, 1 if amount > 0 else MANY)
    return found if one.mine else -found


def _place(scene: Scene, deed: p.Deed) -> float:
    """Return what it is worth that fate comes to one place from another."""
    if not _is_fate(deed.patient):
        return UNKNOWN * sign(scene)
    amount = many(scene, deed.patient)
    found = total(fate_on(one, amount) for one in scene.characters(deed.goal))
    found -= total(fate_on(one, amount) for one in scene.characters(deed.source))
    if isinstance(deed.source, p.Place):
        found += -FATE * amount if scene.is_mine(deed.source.of) else FATE * amount
    if isinstance(deed.goal, p.Place):
        found += FATE * amount if scene.is_mine(deed.goal.of) else -FATE * amount
    return found


def _remove(scene: Scene, deed: p.Deed) -> float:
    amount = many(scene, deed.patient)
    found = 0.0
    for one in scene.characters(deed.source):
        taken = min(amount, one.fate)
        found += -0.7 * one.output * taken if one.mine else 0.7 * one.output * taken
    return found


def _return(scene: Scene, deed: p.Deed) -> float:
    noun = noun_of(deed.patient)
    if noun is not None and noun.kind == "fate":
        on = next((each.thing for each in noun.which if isinstance(each, p.On)), None)
        lost = [(one, one.fate) for one in scene.characters(on)]
        return total((-1 if one.mine else 1) * fate * (0.7 * one.output - FATE * 0.6) for one, fate in lost)
    return total(leave(scene, one) + (CARD if one.mine else -CARD) for one in scene.characters(deed.patient))


def _pool(scene: Scene, deed: p.Deed, mine: int, theirs: int) -> float:
    """Return what it is worth that fate or honor moves: the amount of the deed goes `mine` times to who uses the ability,
    `theirs` times to the other; less than 0, from them."""
    noun = noun_of(deed.patient)
    amount = many(scene, deed.patient)
    if not scene.mine:
        mine, theirs = theirs, mine
    if noun is not None and noun.kind == "fate":
        return FATE * amount * (mine - theirs)
    if noun is not None and noun.kind == "honor":
        return honor_gain(scene.table, mine * amount, theirs * amount)
    return UNKNOWN * sign(scene)


def _gain(scene: Scene, deed: p.Deed) -> float:
    own = scene.is_mine(deed.agent) == scene.mine
    return _pool(scene, deed, int(own), int(not own))


def _lose(scene: Scene, deed: p.Deed) -> float:
    own = scene.is_mine(deed.agent) == scene.mine
    return _pool(scene, deed, -int(own), -int(not own))


def _take(scene: Scene, deed: p.Deed) -> float:
    return _pool(scene, deed, 1, -1)


def _give(scene: Scene, deed: p.Deed) -> float:
    if isinstance(deed.goal, p.You):
        return _pool(scene, deed, 1, -1)
    return _pool(scene, deed, -1, 1)


def _spend(scene: Scene, deed: p.Deed) -> float:
    return -FATE * many(scene, deed.patient) * sign(scene)


def _draw(scene: Scene, deed: p.Deed) -> float:
    amount = CARD * many(scene, deed.patient)
    return amount if scene.is_mine(deed.agent) else -amount


def _add(scene: Scene, deed: p.Deed) -> float:
    return CARD * sign(scene)


# ------------------------------------------------------------------------------------------------- others


def _resolve(scene: Scene, deed: p.Deed) -> float:
    conflict = scene.table.conflict
    if conflict is not None:
        return ring_worth(scene.table, conflict.ring, scene.mine) * sign(scene)
    return 2.0 * sign(scene)


def _enter(scene: Scene, deed: p.Deed) -> float:
    found = 3.0
    if scene.table.conflict is not None:
        found += gain(scene.table, 2.5 * sign(scene)) * sign(scene)
    return found * sign(scene)


def _take_control(scene: Scene, deed: p.Deed) -> float:
    conflict = scene.table.conflict
    found = 0.0
    for one in scene.characters(deed.patient):
        swing = one.counts(conflict.type) if conflict and not one.bowed else 0
        found += gain(scene.table, swing + now(scene, one)) + 0.3 * one.output
    return found or 1.5 * sign(scene)


def _challenge(scene: Scene, deed: p.Deed) -> float:
    """Return what it is worth to begin a duel: something when this player's character is the stronger one."""
    skill = next(
        (each.type for each in (noun_of(deed.goal) or p.Noun("duel")).which if isinstance(each, p.OfType)), SKILLS[0]
    )
    ours = scene.this or scene.table.host(scene.card)
    others = scene.characters(deed.patient) or [each for each in scene.table.theirs.characters if each.side]
    if ours is None or not others:
        return 0.5
    weakest = min(other.counts(skill) for other in others)
    return 1.2 * (ours.counts(skill) - weakest) - 0.5


def _cancel(scene: Scene, deed: p.Deed) -> float:
    """Return what it is worth to cancel an effect: a card or two, if it is the other player's."""
    under_way = scene.table.under_way
    theirs = under_way is None or under_way["player"] != scene.table.mine.name
    return (2.2 if theirs else -5.0) * sign(scene)


def _sacrifice(scene: Scene, deed: p.Deed) -> float:
    found = patients(scene, deed)
    if found:
        return total(leave(scene, one) for one in found)
    return -0.7 * sign(scene) if scene.is_mine(deed.agent) == scene.mine else 2.5 * sign(scene)


def _forbid(scene: Scene, deed: p.Deed) -> float:
    """Return what it is worth that a character may no longer do something, or that something may no longer be done to it."""
    found = scene.characters(deed.patient)
    harm = deed.verb in ("participate", "ready", "trigger", "declare")
    lasting = 0.4 if deed.verb == "bow" else 0.3
    if found:
        return total(lasting * one.output * (1 if one.mine != harm else -1) for one in found)
    return UNKNOWN * sign(scene)


def _nothing(scene: Scene, deed: p.Deed) -> float:
    return 0.0


DEEDS: dict[str, Callable[[Scene, p.Deed], float]] = {
    "bow": _each(bow), "ready": _each(ready), "honor": _each(honor), "dishonor": _each(dishonor), "move": _move,
    "discard": _discard, "sacrifice": _sacrifice, "remove from the game": _each(leave), "return": _return, "place": _place,
    "remove": _remove, "gain": _gain, "lose": _lose, "take": _take, "give": _give, "spend": _spend, "draw": _draw, "add": _add,
    "resolve": _resolve, "put into play": _enter, "take control": _take_control, "challenge": _challenge, "cancel": _cancel,
    "double": _double, "switch": _switch, "choose": _nothing, "shuffle": _nothing, "reveal": _nothing, "select": _nothing,
    "repeat": _nothing, "attach": _nothing, "blank": _each(blank),
}  # fmt: skip
