"""How effects of a text are put together: alternatives, conditions, options, periods; and what lasts."""

from __future__ import annotations

from typing import Any

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.table.abilities import (
    TOUCHES_KEYWORDS,
    TOUCHES_LIMITS,
    TOUCHES_PLACES,
    TOUCHES_SKILL,
    TOUCHES_TEXT,
    Standing,
)
from rokugan.editions.lcg.table.state import Delayed, Event
from rokugan.editions.lcg.table.things import (
    CONFLICT_END,
    DUEL_END,
    FOREVER,
    PHASE_END,
    ROUND_END,
    seat_of,
)
from rokugan.editions.lcg.text.ability import granted_by
from rokugan.editions.lcg.text.bans import Forbidden
from rokugan.editions.lcg.text.copying import copy_abilities
from rokugan.editions.lcg.text.delaying import AtTheEnd, Watching, WhenDecided
from rokugan.editions.lcg.text.doing import Perhaps, Run, Select
from rokugan.editions.lcg.text.meaning import Unsupported, amount, holds, things
from rokugan.editions.lcg.text.prospects import awaits_result, can_do, can_pay, number_of_conflicts, possible
from rokugan.editions.lcg.text.roles import kind_said
from rokugan.editions.lcg.text.scene import MUCH, Scene
from rokugan.editions.lcg.text.standing import (
    EVERYWHERE,
    Blank,
    Bonuses,
    Changed,
    Cheaper,
    Elsewhere,
    Gained,
    Lost,
    MoreUses,
    changed_values,
    switched,
    touches_of,
    touches_values,
)
from rokugan.editions.lcg.text.tables import EFFECT, EFFECTS
from rokugan.program.lcg import nodes as n
from rokugan.program.node import walk

PERIODS = {"conflict": CONFLICT_END, "phase": PHASE_END, "round": ROUND_END, "duel": DUEL_END}


def put_together(scene: Scene, effect: n.Effect, run: Run) -> list[Event]:
    """Carry out an effect that is no deed."""
    if isinstance(effect, (n.Gets, n.Gains, n.Loses, n.Forbid, n.While)):
        lasting(scene, effect, run, usual_end(scene))
    elif isinstance(effect, n.Until):
        for each in effect.effects:
            lasting(scene, each, run, PERIODS[effect.period])
    elif isinstance(effect, n.If) and awaits_result(scene, effect.condition):
        _later(scene, effect, run)
    elif isinstance(effect, n.If):
        chosen = effect.effects if holds(scene, effect.condition) else effect.otherwise
        _push(scene, run, chosen)
    elif isinstance(effect, n.Then):
        _push(scene, run, effect.effects)
    elif isinstance(effect, n.SelectOne):
        _choose(scene, effect, run)
    elif isinstance(effect, n.May):
        _may(scene, effect, run)
    elif isinstance(effect, n.IfAble):
        able = all(can_do(scene, each, EFFECT) or _follows(scene, each) for each in effect.effects)
        tried = run.child(effect.effects if able else effect.otherwise)
        tried.otherwise = effect.otherwise if able else ()
        scene.game.push(tried)
    elif isinstance(effect, n.Instead):
        _instead(scene, effect, run)
    elif isinstance(effect, n.Later):
        _later(scene, effect, run)
    else:
        raise Unsupported(f"the effect {type(effect).__name__}")
    return []


EFFECTS.append(put_together)


def _push(scene: Scene, run: Run, effects: tuple[Any, ...]) -> None:
    if effects:
        scene.game.push(run.child(effects))


def _follows(scene: Scene, effect: n.Effect) -> bool:
    """Does nothing hang on this effect: is a province revealed that may lie faceup, or controlled what one controls?"""
    if not isinstance(effect, n.Deed):
        return False
    controlled = (scene.game.controller(each) == scene.seat for each in things(scene, effect.patient))
    return effect.verb == "reveal" or (effect.verb == "take control" and all(controlled))


def usual_end(scene: Scene) -> int:
    """A sentence without a period holds for the conflict in which it is said, else for the phase."""
    return CONFLICT_END if scene.game.conflict is not None else PHASE_END


def _choose(scene: Scene, effect: n.SelectOne, run: Run) -> None:
    """Ask which of the alternatives, or carry out the one that was selected before the dash (lcg.abilities.38)."""
    use, seat = scene.use, seat_of(things(scene, effect.by)[0]) if effect.by is not None else run.doer
    assert use is not None
    if effect.before and run.mode == EFFECT:
        for each in use.picks[:1]:
            scene.game.push(run.child(effect.options[each], seat))
        return
    options = [number for number, fine in enumerate(possible(scene, effect)) if fine]
    if options:
        scene.game.push(Select(run.ability, use, effect, seat, options))


def _may(scene: Scene, effect: n.May, run: Run) -> None:
    if all(isinstance(each, n.Deed) and each.verb == "trigger again" for each in effect.effects):
        _push(scene, run, effect.effects)  # leave to do something later: nothing is decided now
        return
    players = things(scene, effect.who)
    for player in reversed(players):
        his = scene.trying(scene.text.number(effect.who), [player]) if len(players) > 1 else scene
        if any(can_do(his, each, EFFECT) for each in effect.effects) and can_pay(his, effect, seat_of(player)):
            assert scene.use is not None
            scene.game.push(Perhaps(run.ability, scene.use, effect, seat_of(player), len(players) > 1))


def _instead(scene: Scene, effect: n.Instead, run: Run) -> None:
    """In the place of what would happen; in a duel, of giving honor for the bid."""
    if effect.of is not None:
        return  # the duel asks for it in its time
    if scene.event is not None:
        scene.event.instead = run.child(effect.effects)
        scene.event.changed = run.ability.would


def _later(scene: Scene, effect: n.Later | n.If, run: Run) -> None:
    assert scene.use is not None
    rule = AtTheEnd(run.ability, effect) if isinstance(effect, n.Later) else WhenDecided(run.ability, effect)
    until = FOREVER if isinstance(effect, n.Later) else CONFLICT_END
    game = scene.game
    if scene.event is not None and any(isinstance(each, n.ThatMuch) for each in walk(effect)):
        scene = scene.trying(MUCH, [scene.event.amount])
    game.delay(Delayed(rule, scene.card, scene.seat, until, game.next_serial(), (), tuple(scene.bound)))


# --------------------------------------------------------------------------------------------------------- lasting effects


def lasting(scene: Scene, effect: n.Effect, run: Run, until: int, conditions: tuple[Any, ...] = ()) -> None:
    """Put into force what holds for a time."""
    game, name = scene.game, run.ability.name
    if isinstance(effect, n.While):
        for each in effect.effects:
            lasting(scene, each, run, until, (*conditions, effect.condition))
        return
    fixed = _fixed(scene, effect)
    more: dict[str, Any] = {"conditions": conditions}
    if isinstance(effect, n.Gets):
        _enforce(
            scene,
            Bonuses(_named(name, fixed), touches_of(fixed), fixed, scene.text, effect.who, **more),
            effect.who,
            until,
        )
    elif isinstance(effect, n.Loses):
        lost = Lost(_named(name, effect), TOUCHES_KEYWORDS, effect, scene.text, effect.who, conditions)
        _enforce(scene, lost, effect.who, until)
    elif isinstance(effect, n.Gains):
        _enforce_gains(scene, effect, run, until, conditions)
    elif isinstance(effect, n.Forbid) and (least := number_of_conflicts(effect.deed)) is not None:
        for player in things(scene, effect.deed.agent):
            game.players[seat_of(player)].most = amount(scene, least) - 1
    elif isinstance(effect, n.Forbid):
        standing = Forbidden(_named(name, effect), effect, scene.text, **more)
        _enforce(scene, standing, standing.subject, until)
    elif isinstance(effect, n.Deed):
        lasting_deed(scene, effect, run, until, conditions)
    elif isinstance(effect, n.If) and not effect.otherwise:
        game.enforce(Watching(run.ability, effect, conditions), scene.card, scene.seat, until, (), tuple(scene.bound))
    elif isinstance(effect, n.May):
        for deed in effect.effects:
            assert isinstance(deed, n.Deed)  # `checking` refuses what else one may do for a time
            if deed.verb == "play":
                _enforce(
                    scene, Elsewhere(_named(name, effect), TOUCHES_PLACES, effect, scene.text), deed.patient, until
                )
            else:
                _enforce(scene, MoreUses(_named(name, effect), TOUCHES_LIMITS, effect, scene.text), deed.patient, until)
    else:
        game.push(run.child((effect,)))


def _named(name: str, effect: n.Effect) -> str:
    return f"{name}/{effect!r}"


def _fixed(scene: Scene, effect: n.Effect) -> n.Effect:
    """X is what it is when the effect resolves."""
    if not isinstance(effect, n.Gets):
        return effect
    bonuses = tuple(n.Bonus(each.stat, n.Number(amount(scene, each.amount))) for each in effect.bonuses)
    return n.Gets(effect.who, bonuses)


def _enforce(scene: Scene, standing: Standing, subject: n.Thing | None, until: int) -> None:
    """Let a standing effect hold from now on: one on cards for those that are what it speaks of when it resolves, and no
    newcomers (lcg.duration.01)."""
    found: tuple[int, ...] = ()
    if isinstance(standing, Forbidden) and standing.of_playing:
        found = standing.in_hands_now(scene)
        if not found and standing.of_hands:
            return
    elif not isinstance(subject, (n.You, n.Opponent)) and kind_said(subject) != "player":
        found = tuple(things(scene, subject))
        if not found:
            return
    scene.game.enforce(standing, scene.card, scene.seat, until, found, tuple(scene.bound))


def _enforce_gains(scene: Scene, effect: n.Gains, run: Run, until: int, conditions: tuple[Any, ...]) -> None:
    """Let cards gain qualities for a time: a copied ability, or whatever else."""
    copied = [each for each in effect.qualities if isinstance(each, n.AbilityOf)]
    if copied:
        _enforce_copy(scene, effect, copied[0], run, until)
        return
    granted = granted_by(effect, run.ability.name)
    standing = Gained(
        _named(run.ability.name, effect),
        touches_of(effect),
        effect,
        scene.text,
        effect.who,
        conditions,
        granted=granted,
    )
    _enforce(scene, standing, effect.who, until)


def _enforce_copy(scene: Scene, effect: n.Gains, quality: n.AbilityOf, run: Run, until: int) -> None:
    """The abilities printed on another card: of a character the one that was chosen, of an event its actions."""
    copy_abilities(scene, effect, quality, run, until)


def lasting_deed(scene: Scene, deed: n.Deed, run: Run, until: int, conditions: tuple[Any, ...]) -> None:
    """Let a deed last for a time: a blanked text, control, switched, doubled or set values."""
    game, name, skill = scene.game, _named(run.ability.name, deed), deed.patient
    if deed.verb == "blank":
        _enforce(scene, Blank(name, TOUCHES_TEXT, deed, scene.text, skill, conditions), skill, until)
    elif deed.verb == "take control":
        for card in things(scene, skill):
            deeds.take_control(game, card, scene.seat, until, scene.use)
    elif deed.verb == "switch" and isinstance(skill, n.Skill):
        for card in things(scene, skill.of):
            standing = Changed(f"{name}/{card}", TOUCHES_SKILL, deed, scene.text, switched(scene, card))
            game.enforce(standing, scene.card, scene.seat, until, (card,))
        game.unsettled = True
    elif deed.verb in ("double", "halve", "set") and isinstance(skill, n.Skill):
        values = {stat: (what, n.Number(amount(scene, by))) for stat, (what, by) in changed_values(deed).items()}
        standing = Changed(name, touches_values(deed), deed, scene.text, values)
        game.enforce(standing, scene.card, scene.seat, until, tuple(things(scene, skill.of)))
        game.unsettled = True
    elif deed.verb in ("reduce", "increase"):
        change_cost(scene, deed, run, until)
    else:
        game.push(run.child((deed,)))


def change_cost(scene: Scene, deed: n.Deed, run: Run, until: int) -> list[Event]:
    """`reduce the cost of the next event you play this phase by 1`."""
    skill = deed.patient
    assert isinstance(skill, n.Skill)
    change = next(amount(scene, each.amount) for each in deed.how if isinstance(each, n.By))
    noun = skill.of.noun if isinstance(skill.of, (n.A, n.All, n.Some)) else None
    times = amount(scene, skill.of.amount) if isinstance(skill.of, n.Some) else int(isinstance(skill.of, n.A))
    name, change = _named(run.ability.name, deed), -change if deed.verb == "reduce" else change
    standing = Cheaper(name, deed, scene.text, change, noun, times > 0, zones=EVERYWHERE)
    for number in range(1, times):
        earlier = Cheaper(f"{name}+{number}", deed, scene.text, change, noun, True, zones=EVERYWHERE)
        earlier.then = standing
        standing = earlier
    scene.game.enforce(standing, scene.card, scene.seat, until, (), tuple(scene.bound))
    return []
