"""Verbs by which something is changed for a time, chosen, named, kept or repeated."""

from __future__ import annotations

from rokugan.editions.lcg.table.abilities import TOUCHES_LIMITS
from rokugan.editions.lcg.table.state import Event
from rokugan.editions.lcg.table.things import (
    CONFLICT_END,
    PHASE_END,
    ROUND_END,
    is_player,
    seat_of,
)
from rokugan.editions.lcg.text.described.naming_types import NameType
from rokugan.editions.lcg.text.doing import Run
from rokugan.editions.lcg.text.effects import PERIODS, change_cost, lasting_deed, usual_end
from rokugan.editions.lcg.text.meaning import amount, things
from rokugan.editions.lcg.text.roles import (
    cards_of,
    count_of_thing,
)
from rokugan.editions.lcg.text.scene import Scene
from rokugan.editions.lcg.text.standing import MoreUses
from rokugan.editions.lcg.text.tables import TARGET
from rokugan.program.lcg import nodes as n


def do_change_value(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Change a bid, or the cost of what is played next."""
    skill = deed.patient
    assert isinstance(skill, n.Skill)  # `checking` refuses other values than these two
    if skill.stats == ("bid",):
        change = next(amount(scene, each.amount) for each in deed.how if isinstance(each, n.By))
        player = scene.game.players[seat_of(things(scene, skill.of)[0])]
        player.bid = max(0, player.bid + (change if deed.verb == "increase" else -change))
        scene.game.touch()
        return []
    inside = [each for clause in _clauses(skill.of) for each in clause.how if isinstance(each, (n.Within, n.During))]
    until = PHASE_END
    for each in inside:
        until = PERIODS[each.period] if isinstance(each, n.Within) else CONFLICT_END
    return change_cost(scene, deed, run, until)


def _clauses(node: n.Node | None) -> list[n.Deed]:
    found = node.noun.which if isinstance(node, (n.A, n.All, n.Some)) else ()
    return [
        each.condition.deed for each in found if isinstance(each, n.Which) and isinstance(each.condition, n.Happens)
    ]


def do_double(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    lasting_deed(scene, deed, run, usual_end(scene), ())
    return []


def do_choose(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """What is chosen was asked for; a player who is chosen is one target."""
    if any(isinstance(each, n.AtRandom) for each in deed.how):
        _choose_at_random(scene, deed)
    found = things(scene, deed.patient)
    if run.mode == TARGET and scene.use is not None and all(is_player(each) for each in found):
        scene.use.targets.append(found)
    return []


def _choose_at_random(scene: Scene, deed: n.Deed) -> None:
    """Choose things at random; no player chooses them."""
    left, chosen = things(scene, deed.patient)[:], []
    for _ in range(count_of_thing(scene, deed.patient)):
        if left:
            chosen.append(left.pop(scene.game.randomness.below(len(left))))
    scene.bind(scene.text.number(deed.patient), chosen)


def do_keep(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    return []


def do_repeat(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Let the ability resolve once more: its choices are made again (lcg.abilities.22)."""
    assert scene.use is not None
    scene.use.repeats += 1
    return []


def do_name(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Name a card type, before what is revealed is seen."""
    assert scene.use is not None
    scene.game.push(NameType(run.ability, scene.use, run.doer))
    return []


def do_trigger_again(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    """Let each ability of those cards be used once more in this round."""
    standing = MoreUses(f"{run.ability.name}/again", TOUCHES_LIMITS, deed, scene.text)
    found = tuple(cards_of(scene, deed.patient))
    if found:
        scene.game.enforce(standing, scene.card, scene.seat, ROUND_END, found)
    return []


def do_blank(scene: Scene, deed: n.Deed, run: Run) -> list[Event]:
    lasting_deed(scene, deed, run, usual_end(scene), ())
    return []
