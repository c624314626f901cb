"""Effects that last or change other effects: bonuses, keywords, tokens, negation, delays."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS
from rokugan.editions.ccg.effects import bonuses, naming, standing
from rokugan.editions.ccg.effects.changes import give_bonus, give_change, give_player, give_text, give_while
from rokugan.editions.ccg.effects.durations import duration
from rokugan.editions.ccg.events import receiving
from rokugan.editions.ccg.events.windows import distinct
from rokugan.editions.ccg.table.action import Action, make
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import GIVE, Cause
from rokugan.editions.ccg.table.ids import ATTACKING, STATS, is_player
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.described.performing import attacking
from rokugan.editions.ccg.text.described.plain_english import change_said
from rokugan.editions.ccg.text.phrases import army_bonuses, copied_abilities, values
from rokugan.editions.ccg.text.phrases.references import bind

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _give(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Give)
    if any(isinstance(c, (p.OneChange, p.AnyKeyword)) or (isinstance(c, p.Modify) and c.choose) for c in node.changes):
        game.push(ChooseChanges(action, node, cause))
    else:
        give(game, action, node, node.changes, cause)


class ChooseChanges(Frame["CcgGame"]):
    """`+2 or -2 strength`, `either Cavalry or Tactician`: the player chooses, then it is given."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "give")
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "cause", "chosen")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.Give, cause: Cause) -> None:
        self.action: Action = action
        self.node: p.Give = node
        self.cause: Cause = cause
        self.chosen: tuple[p.Change, ...] = ()

    def choose(self, game: CcgGame) -> None:
        """Ask for each open change in turn."""
        if len(self.chosen) == len(self.node.changes):
            return
        self.again()
        change = self.node.changes[len(self.chosen)]
        options = alternatives(game, self.action, change)
        if len(options) == 1:
            self.chosen = (*self.chosen, change)
            return
        choices = [
            Choice("choose", tail=change_said(game, self.action, each), value=number)
            for number, each in enumerate(options)
        ]
        about = game.cards[self.action.card] if self.action.card >= 0 else None
        game.ask(self.action.player, "choose", say("prompts.choose_one"), distinct(game, choices), about)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        options = alternatives(game, self.action, self.node.changes[len(self.chosen)])
        self.chosen = (*self.chosen, options[choice.value])

    def give(self, game: CcgGame) -> None:
        """Give what was chosen."""
        give(game, self.action, self.node, self.chosen, self.cause)


def alternatives(game: CcgGame, action: Action, change: p.Change) -> tuple[p.Change, ...]:
    """The changes among which the player chooses."""
    if isinstance(change, p.OneChange):
        return (change,) if change.all else change.changes
    if isinstance(change, p.AnyKeyword):
        return tuple(p.GrantKeyword(each) for each in naming.words(game, change.kind, (), action.player))
    if isinstance(change, p.Modify) and change.choose:
        return (p.Modify(change.stat, change.amount), p.Modify(change.stat, change.amount, True))
    return (change,)


def of_this_ability(action: Action, change: p.Change) -> p.Change:
    """`You may not use this ability again`: the ability is named, because the card may have others."""
    if isinstance(change, p.Forbid) and change.verb == "use this ability" and action.ability is not None:
        return replace(change, by=p.Titled(action.ability.key))
    return change


def give(game: CcgGame, action: Action, node: p.Give, changes: tuple[p.Change, ...], cause: Cause) -> None:
    """Give changes to things for a time. What is given under a condition is given as a continuous trait."""
    changes = tuple(of_this_ability(action, each) for each in changes)
    if isinstance(node.what, p.Ref) and node.what.to == "granted attack":
        strengthen_granted(game, action, changes)
        return
    if _is_ranged(node.what):
        give_strength(game, action, node, changes)
        return
    if isinstance(node.what, p.Each) and any(
        isinstance(f, p.In) and f.relation == "everywhere" for f in node.what.noun.filters
    ):
        trait = p.Continuous(bind(game, action, node.what), bind(game, action, changes), node.condition)
        give_text(game, action, game.players[action.player].stronghold, trait, duration(game, action, node.until))
        return
    changes = give_army(game, action, node, changes)
    kind = standing.with_its_condition(node)
    stands = game.rules.text.kinds_stand or standing.awaits_assignment(kind)
    stands = stands and standing.is_of_a_kind(kind, changes)
    if stands:
        node = kind
    reached = meaning.things(game, action, node.what) if changes else []
    event = make(GIVE, reached, action, cause)
    before_it = receiving.numbers(game, reached)
    number = 0
    if stands:
        lasts = game.rules.actions.duration(game, action, duration(game, action, node.until))
        standing.begin(game, action, node, changes, lasts)
        number = game.serial
    if before_it and node.condition is None and bonuses.answered_before(game):
        bonuses.give_in_turn(game, action, node, changes, event, number)
        return
    for thing in reached:
        until = game.rules.actions.duration(game, action, duration(game, action, node.until, thing))
        before = action.each
        action.each = thing
        held = len(game.modifiers.on.get(thing, ()))
        for change in changes:
            if node.condition is not None:
                give_while(game, action, thing, change, until, node.condition)
            elif is_player(thing):
                give_player(game, action, thing, change, until)
            else:
                give_change(game, action, thing, change, until, event)
        action.each = before
        copied_abilities.mark(game, thing, held, action)
        standing.mark(game, thing, held, action, number)
    receiving.tell(game, before_it, action)
    game.happen(event)


def give_army(game: CcgGame, action: Action, node: p.Give, changes: tuple[p.Change, ...]) -> tuple[p.Change, ...]:
    """Give an army as a whole what is meant for it, and return what its units get. Under a condition it is a continuous trait,
    which ends with the battle as the army does."""
    for change in changes:
        if not isinstance(change, p.Modify) or not army_bonuses.is_given(node.what, change):
            continue
        if node.condition is None:
            until = game.rules.actions.duration(game, action, duration(game, action, node.until))
            army_bonuses.give(game, action, node.what, change, until)
        else:
            given, condition = bind(game, action, change), bind(game, action, node.condition)
            for _, side in army_bonuses.meant(game, action, node.what):
                army = p.Ref("attacking army" if side == ATTACKING else "defending army")
                trait = p.Continuous(army, (given,), condition)
                give_text(game, action, game.players[action.player].stronghold, trait, "battle")
    return tuple(each for each in changes if not army_bonuses.is_given(node.what, each))


def _is_ranged(what: p.Node) -> bool:
    if isinstance(what, p.Ref):
        return what.to == "ranged attack"
    return isinstance(what, p.Each) and what.noun.kinds == ("ranged attack",)


def give_strength(game: CcgGame, action: Action, node: p.Give, changes: tuple[p.Change, ...]) -> None:
    """Give strength to the Ranged Attack at hand, or to all such attacks of a time."""
    if isinstance(node.what, p.Ref):
        ranged = attacking(action).ranged
        for change in changes:
            if isinstance(change, p.Modify):
                amount = meaning.number(game, action, change.amount)
                ranged.strength += -amount if change.negative else amount
            elif isinstance(change, p.Allow) and change.of is not None:
                also: Any = bind(game, action, change.of)
                ranged.widened = (*ranged.widened, also if change.number is None else p.OneOf((also,)))
        return
    trait = p.Continuous(bind(game, action, node.what), bind(game, action, changes), node.condition)
    give_text(game, action, game.players[action.player].stronghold, trait, duration(game, action, node.until))


def strengthen_granted(game: CcgGame, action: Action, changes: tuple[p.Change, ...]) -> None:
    """Give strength to the Ranged Attacks of the additional action that the text has just given."""
    for change in changes:
        if isinstance(change, p.Modify) and game.extra_actions:
            amount = meaning.number(game, action, change.amount)
            game.extra_actions[-1] = game.extra_actions[-1].stronger(-amount if change.negative else amount)


def _exchange(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Exchange two values: of one thing, or one stat of two things; both are noted before either changes
    (celestial.stats.07)."""
    assert isinstance(node, p.Exchange)
    until = game.rules.actions.duration(game, action, duration(game, action, node.until))
    things = meaning.things(game, action, node.what)
    before = receiving.numbers(game, things)
    if node.stat == node.other:
        _exchange_between(game, action, node.stat, things, until, cause)
        receiving.tell(game, before, action)
        return
    for thing in things:
        first, second = STATS[node.stat], STATS[node.other]
        one, other = game.value(thing, first), game.value(thing, second)
        event = make(GIVE, [thing], action, cause)
        raw_one, raw_other = values.unlimited(game, thing, first), values.unlimited(game, thing, second)
        give_bonus(game, action, thing, node.stat, other - raw_one, until, event)
        give_bonus(game, action, thing, node.other, one - raw_other, until, event)
    receiving.tell(game, before, action)


def _exchange_between(game: CcgGame, action: Action, stat: str, things: list[int], until: Ending, cause: Cause) -> None:
    """Each of two things gets the value that the stat of the other had; a single thing has nobody to exchange with."""
    if len(things) != 2:
        return
    code = STATS[stat]
    had = [game.value(thing, code) for thing in things]
    for thing, new in zip(things, had[::-1], strict=True):
        event = make(GIVE, [thing], action, cause)
        give_bonus(game, action, thing, stat, new - values.unlimited(game, thing, code), until, event)


EFFECTS.update(
    {
        p.Give: _give,
        p.Exchange: _exchange,
    }
)
