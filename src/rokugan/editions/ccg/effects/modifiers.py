"""Effects that last or change other effects: bonuses, keywords, tokens, negation, delays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, ClassVar, get_args

from rokugan import program as p
from rokugan.cards.model import ELEMENTS
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.actions.running_text import EFFECTS, RunEffects, carry_out
from rokugan.editions.ccg.costs.amended import PaidInstead
from rokugan.editions.ccg.effects import standing
from rokugan.editions.ccg.events import applying, receiving
from rokugan.editions.ccg.events.windows import Happenings, distinct
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.action import Action, Event, make
from rokugan.editions.ccg.table.compiled_card import awaited, granted_text
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import (
    BOW,
    DESTROY,
    DISCARD,
    DISHONOR,
    ENTER,
    GAIN,
    GIVE,
    REMOVE_TOKEN,
    TOKEN,
    Cause,
    event_codes,
)
from rokugan.editions.ccg.table.ids import NOTHING, STATS, is_player, is_province, player_thing, seat_of
from rokugan.editions.ccg.table.lifted_rules import answers_own_end
from rokugan.editions.ccg.table.outcomes import BONUSES, Outcome
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.table.zones import Delayed
from rokugan.editions.ccg.text import (
    army_bonuses,
    bans,
    bounds,
    copied_abilities,
    held_keywords,
    kept_bounds,
    meaning,
    nouns,
    prevention,
    values,
)
from rokugan.editions.ccg.text.performing import attacking, duel_of
from rokugan.editions.ccg.text.plain_english import change_said
from rokugan.editions.ccg.text.prevention import negated_stats
from rokugan.editions.ccg.text.references import bind
from rokugan.editions.ccg.text.tokens import tokens_on
from rokugan.program.words import Duration

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


_NAMED: dict[str, endings.NamedEnding] = {
    "": "turn",  # celestial.duration.02
    "turn": "turn",
    "battle": "battle",
    "phase": "phase",
    "attack": "attack",
    "duel": "duel",
    "game": "game",
    "permanent": "permanent",
    "in play": "in play",
    "straightens": "straightens",
}


def duration(game: CcgGame, action: Action, until: Duration, thing: int = NOTHING) -> Ending:
    """When what is given for so long ends."""
    named = _NAMED.get(until)
    if named is not None:
        return named
    his = game.controller(thing) if thing >= 0 else action.player
    if until == "action":
        return endings.of_action(acting_serial(action))
    if until == "your next turn":
        return endings.next_turn(action.player)
    if until == "his next turn":
        return endings.next_turn(his)
    if until == "your second turn":
        return endings.second_turn(action.player)
    if until == "your next turn end":
        order = game.in_order(game.active)
        ahead = order.index(action.player) if action.player in order else 0
        return endings.of_turn(game.turn + (ahead or len(order)))
    if until.startswith("turns "):  # only turns of the player whose turn it is now count (gold.duration.07)
        return endings.of_turn(game.turn + int(until[6:]) * len(game.in_order(game.active)))
    if until == "your straighten":
        return endings.straightening(action.player)
    if until == "his straighten":
        return endings.straightening(his)
    return endings.CertainEnding(until)  # what lasts while something remains has its ending here (`control_flow`)


def acting_serial(action: Action) -> int:
    """Which action is meant by `the action`: the one that a Reaction or trait answers to, else that of the text itself."""
    event = action.event
    if event is not None and event.action is not None and event.action.is_action and event.action.serial >= 0:
        return event.action.serial
    return action.serial


DURATIONS: frozenset[str] = frozenset(get_args(Duration))


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
        super().__init__()
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
        options = alternatives(change)
        if len(options) == 1:
            self.chosen = (*self.chosen, change)
            return
        choices = [
            Choice("choose", tail=change_said(game, self.action, each), value=number)
            for number, each in enumerate(options)
        ]
        about = game.cards[self.action.card] if self.action.card >= 0 else None
        game.ask(self.action.player, "choose", "Choose one", distinct(game, choices), about)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        options = alternatives(self.node.changes[len(self.chosen)])
        self.chosen = (*self.chosen, options[choice.value])

    def give(self, game: CcgGame) -> None:
        """Give what was chosen."""
        give(game, self.action, self.node, self.chosen, self.cause)


def alternatives(change: p.Change) -> tuple[p.Change, ...]:
    """Among which changes the player chooses."""
    if isinstance(change, p.OneChange):
        return (change,) if change.all else change.changes
    if isinstance(change, p.AnyKeyword):
        return tuple(p.GrantKeyword(element) for element in ELEMENTS)
    if isinstance(change, p.Modify) and change.choose:
        return (p.Modify(change.stat, change.amount), p.Modify(change.stat, change.amount, True))
    return (change,)


def of_this_ability(action: Action, change: p.Change) -> p.Change:
    """`You may not use this ability again`: the ability is named, because the card may have others."""
    if isinstance(change, p.Forbid) and change.verb == "use this ability" and action.info is not None:
        return replace(change, by=p.Titled(action.info.key))
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
    if node.condition is None and any(army_bonuses.is_given(node.what, each) for each in changes):
        for change in changes:
            if isinstance(change, p.Modify) and army_bonuses.is_given(node.what, change):
                army_bonuses.give(
                    game,
                    action,
                    node.what,
                    change,
                    game.rules.actions.duration(game, action, duration(game, action, node.until)),
                )
        changes = tuple(each for each in changes if not army_bonuses.is_given(node.what, each))
    kind = standing.with_its_condition(node)
    stands = game.rules.text.kinds_stand and standing.is_of_a_kind(kind, changes)
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
    for thing in reached:
        until = game.rules.actions.duration(game, action, duration(game, action, node.until, thing))
        before = action.each
        action.each = thing
        held = len(game.modifiers.get(thing, ()))
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


def _is_ranged(what: p.Node) -> bool:
    if isinstance(what, p.Ref):
        return what.to == "ranged attack"
    return isinstance(what, p.Each) and what.noun.kinds == ("ranged attack",)


def give_strength(game: CcgGame, action: Action, node: p.Give, changes: tuple[p.Change, ...]) -> None:
    """Strength for the Ranged Attack at hand, or for all such attacks of a time."""
    if isinstance(node.what, p.Ref):
        ranged = attacking(action).ranged
        for change in changes:
            if isinstance(change, p.Modify):
                amount = meaning.number(game, action, change.amount)
                ranged.strength += -amount if change.negative else amount
            elif isinstance(change, p.Allow) and change.of is not None:
                also = bind(game, action, change.of)
                ranged.widened = (*ranged.widened, also if change.number is None else p.OneOf((also,)))
        return
    trait = p.Continuous(bind(game, action, node.what), bind(game, action, changes), node.condition)
    give_text(game, action, game.players[action.player].stronghold, trait, duration(game, action, node.until))


def strengthen_granted(game: CcgGame, action: Action, changes: tuple[p.Change, ...]) -> None:
    """Strength for the Ranged Attacks of the additional action that the text has just given."""
    for change in changes:
        if isinstance(change, p.Modify) and game.extra_actions:
            amount = meaning.number(game, action, change.amount)
            game.extra_actions[-1] = game.extra_actions[-1].stronger(-amount if change.negative else amount)


def give_while(
    game: CcgGame, action: Action, thing: int, change: p.Change, until: Ending, condition: p.Condition
) -> None:
    """A change that counts only while a condition holds."""
    trait = p.Continuous(p.These((thing,)), (bind(game, action, change),), bind(game, action, condition))
    holder = thing if thing >= 0 else game.players[action.player].stronghold
    give_text(game, action, holder, trait, until)


def give_text(game: CcgGame, action: Action, holder: int, trait: p.Trait, until: Ending) -> None:
    """A card gets a trait for a time."""
    if holder >= 0:
        text = granted_text(p.Program(traits=(trait,)), action.card)
        game.modify(holder, Modifier("text", action.card, action.player, until, what=text))


def give_player(game: CcgGame, action: Action, thing: int, change: p.Change, until: Ending) -> None:
    """What a player is given: prohibitions and freedoms, and texts, which stand on his Stronghold."""
    source, player = action.card, action.player
    if isinstance(change, (p.Forbid, p.Allow)):
        kind = "forbid" if isinstance(change, p.Forbid) else "allow"
        game.modify(thing, Modifier(kind, source, player, until, what=bind(game, action, change)))
    elif isinstance(change, p.DuelStat):
        game.modify(thing, Modifier("duel stat", source, player, until, word=change.stat))
    elif isinstance(change, p.Limit):
        game.modify(thing, Modifier("honor limit", source, player, until, what=bind(game, action, change)))
    elif isinstance(change, p.GrantText):
        holder = game.players[seat_of(thing)].stronghold
        if holder >= 0:
            text = granted_text(change.program, source)
            for info in [*text.abilities, *text.triggered]:
                info.printed_on = source
            game.modify(holder, Modifier("text", source, player, until, word="trait", what=text))


def give_change(game: CcgGame, action: Action, thing: int, change: p.Change, until: Ending, event: Event) -> None:
    """One change to one thing."""
    source, player = action.card, action.player
    if isinstance(change, p.OneChange):
        for each in change.changes:
            give_change(game, action, thing, each, until, event)
    elif isinstance(change, p.Modify):
        amount = meaning.number(game, action, change.amount)
        if change.negative:
            amount = -amount
        if change.bound is not None:
            bound = meaning.number(game, action, change.bound)
            amount = bounds.cut(values.unlimited(game, thing, STATS[change.stat]), amount, bound, bound)
        give_bonus(game, action, thing, change.stat, amount, until, event)
    elif isinstance(change, p.SetStat):
        stat = STATS[change.stat]
        wanted = meaning.number(game, action, change.to)
        now = values.value(game, thing, stat)
        if (change.only == "lower" and wanted >= now) or (change.only == "raise" and wanted <= now):
            return
        give_bonus(game, action, thing, change.stat, wanted - values.unlimited(game, thing, stat), until, event)
    elif isinstance(change, p.Limit):
        bound = meaning.number(game, action, change.value)
        game.modify(thing, Modifier(change.bound, source, player, until, STATS[change.stat], bound))
        if change.bound in ("minimum", "maximum"):
            kept_bounds.limit(game, thing, STATS[change.stat])
    elif isinstance(change, p.GrantKeyword):
        kind = "keyword" if change.positive else "lose keyword"
        for word in game.rules.text.granted_keywords(game, thing, change):
            if change.positive and bans.never_gains(game, thing, word):
                continue
            before = None if change.positive or thing < 0 else held_keywords.givers_of(game, thing, word)
            game.modify(thing, Modifier(kind, source, player, until, word=word, what=before))
        game.forget_all()
    elif isinstance(change, p.GrantText):
        text = granted_text(change.program, source)
        game.modify(thing, Modifier("text", source, player, until, word="trait", what=text))
    elif isinstance(change, p.Forbid):
        game.modify(thing, Modifier("forbid", source, player, until, what=bind(game, action, change)))
    elif isinstance(change, p.Allow):
        game.modify(thing, Modifier("allow", source, player, until, what=bind(game, action, change)))
    elif isinstance(change, p.Require):
        game.modify(thing, Modifier(f"must {change.verb}", source, player, until))
    elif isinstance(change, p.LoseAbility) and thing >= 0:
        game.push(LoseAbilities(action, thing, change.number, until))
    elif isinstance(change, p.RaiseAbility):
        amount = meaning.number(game, action, change.amount)
        game.modify(thing, Modifier("raised ability", source, player, until, amount=amount))
    elif isinstance(change, p.CopyAbility) and thing >= 0:
        copied_abilities.copy_ability(game, action, thing, change, until)
    elif isinstance(change, p.CopyKeyword) and thing >= 0:
        copied_abilities.copy_keyword(game, action, thing, change, until)


class LoseAbilities(Frame["CcgGame"]):
    """A card loses abilities of the player's choice."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "card", "left", "until")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, card: int, left: int, until: Ending) -> None:
        super().__init__()
        self.action: Action = action
        self.card: int = card
        self.left: int = left
        self.until: Ending = until

    def choose(self, game: CcgGame) -> None:
        """Ask which, one at a time."""
        abilities = game.abilities(self.card)
        if self.left <= 0 or not abilities:
            return
        self.again()
        choices = [Choice("choose", game.cards[self.card], f":{n + 1}", n) for n in range(len(abilities))]
        game.ask(self.action.player, "choose", "Which ability does it lose?", choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.left -= 1
        lost = game.abilities(self.card)[choice.value]
        who, source = self.action.player, self.action.card
        game.modify(self.card, Modifier("lost ability", source, who, self.until, word=lost.key))
        self.action.note("lose ability", [self.card])
        game.forget_all()


CHANGES: frozenset[type] = frozenset(
    (
        p.Require,
        p.Modify,
        p.SetStat,
        p.Limit,
        p.GrantKeyword,
        p.GrantText,
        p.Forbid,
        p.Allow,
        p.OneChange,
        p.AnyKeyword,
        p.LoseAbility,
        p.CopyAbility,
        p.CopyKeyword,
        p.RaiseAbility,
        p.DuelStat,
    )
)


def increase(game: CcgGame, action: Action, thing: int, stat: str) -> int:
    """How much more of a bonus the thing receives from this text, as other texts say."""
    more = 0
    for source, player, allow in game.allows():
        if allow.verb != f"increase {stat} bonus" or allow.number is None or not isinstance(allow.of, p.Noun):
            continue
        reader = Action(player, source, None)
        if action.card >= 0 and action.is_action and bans.is_meant(game, reader, allow, thing):
            if nouns.describes(game, reader, allow.of, action.card):
                more += meaning.number(game, reader, allow.number)
    return more


def give_bonus(game: CcgGame, action: Action, thing: int, stat: str, amount: int, until: Ending, event: Event) -> None:
    """A bonus or penalty, unless such are negated now."""
    if amount == 0 or (event.cause != "cost" and prevention.negates_bonus(game, thing, stat, amount, event)):
        return
    if amount > 0 and game.allows():
        amount += increase(game, action, thing, stat)
    code = STATS[stat]
    if not game.rules.values.has_stat(game, thing, code):
        return
    amount = kept_bounds.within(game, action, thing, code, amount)
    if amount == 0:
        return
    before = values.value(game, thing, code)
    game.modify(thing, Modifier("bonus", action.card, action.player, until, code, amount))
    action.note(BONUSES[stat][amount < 0], [thing])
    action.did.append(Outcome("change", thing, abs(amount)))
    lost = before - values.value(game, thing, code)
    if stat == "force" and lost > 0:
        action.did.append(Outcome("lost force", thing, lost))
    if thing >= 0:
        entry = game.note("gets", action.player, game.cards[thing], amount=amount)
    else:
        entry = game.note("gets", action.player, amount=amount, words=game.rules.seen.thing_name(game, thing))
    entry.detail = stat
    if action.card >= 0:
        entry.by, entry.by_number = game.cards[action.card], game.called.numbers[action.card]


def _exchange(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Both values are noted first (celestial.stats.07)."""
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
        one, other = values.value(game, thing, first), values.value(game, thing, second)
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
    had = [values.value(game, thing, code) for thing in things]
    for thing, new in zip(things, had[::-1], strict=True):
        event = make(GIVE, [thing], action, cause)
        give_bonus(game, action, thing, stat, new - values.unlimited(game, thing, code), until, event)


def _put_token(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.PutToken)
    holders = [t for t in meaning.things(game, action, node.what) if t in game.states or is_province(t)]
    if isinstance(node.number, p.ChosenNumber) and node.number.most:
        if holders:
            game.push(HowManyTokens(action, node, cause))
        return
    event = make(TOKEN, holders, action, cause)
    event.amount = meaning.number(game, action, node.number)
    event.word = node.name
    if event.amount > 0 and event.things:
        game.happen(event)


class RemoveWhich(Frame["CcgGame"]):
    """Tokens of several kinds lie there: the player says which is removed, one at a time."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "left", "cause")
    ARGS: ClassVar[int] = 4

    def __init__(self, action: Action, node: p.RemoveToken, left: int, cause: Cause) -> None:
        super().__init__()
        self.action: Action = action
        self.node: p.RemoveToken = node
        self.left: int = left
        self.cause: Cause = cause

    def choose(self, game: CcgGame) -> None:
        """Ask for the next one."""
        cards = [t for t in meaning.things(game, self.action, self.node.what) if t in game.states]
        names = list(dict.fromkeys(name for card in cards for name, _ in game.states[card].tokens))
        if self.left <= 0 or not names:
            return
        self.again()
        choices = [Choice("choose", tail=name, value=number) for number, name in enumerate(names)]
        game.ask(self.action.player, "choose", "Which token?", choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        self.left -= 1
        carry_out(game, self.action, replace(self.node, name=choice.tail, number=p.Number(1)), self.cause)


class HowManyTokens(Frame["CcgGame"]):
    """As many tokens are put or removed as the player likes."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "node", "cause")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, node: p.PutToken | p.RemoveToken, cause: Cause) -> None:
        super().__init__()
        self.action: Action = action
        self.node: p.PutToken | p.RemoveToken = node
        self.cause: Cause = cause

    def choose(self, game: CcgGame) -> None:
        """Ask how many."""
        number = self.node.number
        assert isinstance(number, p.ChosenNumber)
        most = number.most
        if isinstance(self.node, p.RemoveToken):
            cards = [t for t in meaning.things(game, self.action, self.node.what) if t in game.states]
            there = max((tokens_on(game, self.node.name, card) for card in cards), default=0)
            most = min(most, there) if most else there
        choices = [Choice("choose", tail=str(amount), value=amount) for amount in range(number.least, most + 1)]
        if choices:
            game.ask(self.action.player, "choose", "How many tokens?", choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        carry_out(game, self.action, replace(self.node, number=p.Number(choice.value)), self.cause)


def _remove_token(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.RemoveToken)
    held = [t for t in meaning.things(game, action, node.what) if t in game.states]
    if isinstance(node.number, p.ChosenNumber):
        game.push(HowManyTokens(action, node, cause))
        return
    if not node.name and node.number is not None and any(len(game.states[card].tokens) > 1 for card in held):
        game.push(RemoveWhich(action, node, meaning.number(game, action, node.number), cause))
        return
    event = make(REMOVE_TOKEN, held, action, cause)
    event.amount = 1_000 if node.number is None else meaning.number(game, action, node.number)
    event.word = node.name
    if event.amount > 0 and event.things:
        game.happen(event)


def _later(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Later)
    later: Duration = node.until or ("game" if _comes_later(node) else "")
    until = duration(game, action, later)
    if not answers_own_end(node.trigger.pattern):  # a Terrain takes along what does not wait for just that
        until = game.rules.actions.duration(game, action, until)
    trigger, effects = node.trigger, node.effects
    if action.event is not None:
        if speaks_of(trigger, _AT_HAND):
            trigger = settled(game, action, trigger, _AT_HAND)
        kept = _still_meant(node.trigger.pattern)
        if kept and speaks_of(effects, kept):
            effects = settled(game, action, effects, kept)
    game.delay(Delayed(trigger, effects, action, node.once, until, resolving(game)))


def _comes_later(node: p.Later) -> bool:
    """Does it wait for something that comes in its time, however long that takes: a turn, or a phase of one's own?"""
    pattern = node.trigger.pattern
    if pattern.event == "turn begins":
        return True
    return pattern.event == "phase begins" and isinstance(pattern.subject, p.You) and node.once


# What a delayed effect waits for may speak of the event or action that made it wait.
_AT_HAND = ("action", "subject", "object", "action performer", "action object")


def speaks_of(node: Any, words: tuple[str, ...]) -> bool:
    """Does a tree refer to one of these?"""
    return any(isinstance(each, p.Ref) and each.to in words for each in p.walk(node))


def _still_meant(pattern: p.Pattern) -> tuple[str, ...]:
    """What of the event at hand a delayed effect still means: not what the happening it waits for brings with it."""
    if any(
        isinstance(each.subject, p.Noun) or isinstance(each.actor, p.Noun) for each in (pattern, *pattern.alternatives)
    ):
        return ()
    return _AT_HAND


def settled(game: CcgGame, action: Action, node: Any, words: tuple[str, ...]) -> Any:
    """A tree in which what is at hand now is told by itself, not by the event that will come."""
    if isinstance(node, tuple):
        return tuple(settled(game, action, part, words) for part in node)
    if not isinstance(node, p.Node) or isinstance(node, p.Program):
        return node
    if isinstance(node, p.Ref):
        return p.These(tuple(meaning.things(game, action, node))) if node.to in words else node
    return replace(node, **{each.name: settled(game, action, getattr(node, each.name), words) for each in fields(node)})


def resolving(game: CcgGame) -> tuple[int, ...]:
    """The numbers of the actions that are resolving, and the battlefield where a battle is fought: none of them is the next
    (samurai.actions.17, samurai.g-timing.01)."""
    from rokugan.editions.ccg.actions.taking import TakeAction

    actions = [frame.action.serial for frame in game.stack if isinstance(frame, TakeAction) and frame.action.resolved]
    return (game.current_battlefield(), *actions)


def _turns_from_now(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Turns as a measure of time are those of the player whose turn it is (samurai.turn.02), or of the one whose phase is
    spoken of (samurai.g-turn.05)."""
    assert isinstance(node, p.TurnsFromNow)
    left = meaning.number(game, action, node.number)
    players = [player_thing(game.active)] if node.who is None else meaning.players_of(game, action, node.who)
    whose = p.These(tuple(players))
    trigger = p.Trigger("after", p.Pattern("turn begins", whose))
    effects = node.effects if left <= 1 else (p.TurnsFromNow(p.Number(left - 1), node.effects, whose),)
    game.delay(Delayed(trigger, effects, action, True, "game"))


class TransferOne(Frame["CcgGame"]):
    """A token goes from one card to another; its effects then come from the text that moves it (samurai.tokens.01)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose",)
    FIELDS: ClassVar[tuple[str, ...]] = ("action", "card", "to")
    ARGS: ClassVar[int] = 3

    def __init__(self, action: Action, card: int, to: int) -> None:
        super().__init__()
        self.action: Action = action
        self.card: int = card
        self.to: int = to

    def choose(self, game: CcgGame) -> None:
        """Ask which, if it has several kinds."""
        names = [name for name, _ in game.states[self.card].tokens]
        if names:
            choices = [Choice("choose", tail=name, value=number) for number, name in enumerate(names)]
            game.ask(self.action.player, "choose", "Which token?", choices, game.cards[self.card])

    def answer(self, game: CcgGame, choice: Choice) -> None:
        name = game.states[self.card].tokens[choice.value][0]
        put = make(TOKEN, [self.to], self.action, "effect")
        take = make(REMOVE_TOKEN, [self.card], self.action, "effect")
        for event in (take, put):
            event.word, event.amount = name, 1
        game.push(Happenings([take, put]))


def _transfer_token(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.TransferToken)
    given = [thing for thing in meaning.things(game, action, node.what) if thing in game.states]
    taken = [thing for thing in meaning.things(game, action, node.to) if thing in game.states]
    if given and taken and given[0] != taken[0]:
        game.push(TransferOne(action, given[0], taken[0]))


def _draw_later(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.DrawLater)
    draw_later(game, action, node, False)


def draw_later(game: CcgGame, action: Action, node: p.DrawLater, may: bool) -> None:
    """Further cards when the player's next End Phase begins; whether he wants what he may draw he says then."""
    draw = p.Draw(p.Number(meaning.number(game, action, node.amount)))
    for player in meaning.players_of(game, action, node.who):
        his = Action(seat_of(player), action.card, None)
        trigger = p.Trigger("after", p.Pattern("phase begins", p.You(), None, "end"))
        game.delay(Delayed(trigger, (p.May((draw,)) if may else draw,), his, True, "game"))


_DELAYED: dict[int, type[p.Bow] | type[p.Destroy] | type[p.Dishonor] | type[p.Discard]] = {
    DESTROY: p.Destroy,
    BOW: p.Bow,
    DISHONOR: p.Dishonor,
    DISCARD: p.Discard,
}


def delayable(event: Event) -> bool:
    """Can this still be put off? Not what has happened or was put off before, nor what the rules do at once as long as there
    is cause, as the death of those without Chi."""
    if event.done or event.kind not in _DELAYED or event.cause == "rules":
        return False
    return event.action is None or not event.action.manner.firm


def _delay(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """What is about to happen happens at the end of the turn, or of the battle, instead."""
    assert isinstance(node, p.Delay)
    event = action.event
    if event is None or not delayable(event) or (node.until == "battle" and not game.in_battle()):
        return
    things = meaning.things(game, action, node.what) if node.what is not None else [action.subject]
    before = event.action.did_to("delay") if event.action is not None else []
    things = [thing for thing in things if thing in event.things and thing not in before]
    event.things = [thing for thing in event.things if thing not in things]
    if things:
        action.note("delay", things)  # what was delayed once happens when its time comes
        later = _DELAYED[event.kind](p.These(tuple(things)))
        waiting = Action(action.player, action.card, None)
        waiting.manner.firm = True
        game.delay(Delayed(DELAYS[node.until], (later,), waiting, True, "turn"))


DELAYS: dict[str, p.Trigger] = {
    "turn": p.Trigger("before", p.Pattern("turn ends")),
    "battle": p.Trigger("after", p.Pattern("battle ends")),
}


def _negate(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    """Stop the event at hand, end what is ongoing, or keep something from happening for a time."""
    assert isinstance(node, p.Negate)
    event = action.event
    if game.rules.actions.negates(game, action, node):
        return
    if node.verb == "duel results":
        duel = duel_of(game, action)
        if duel is not None:
            duel.void = True
        return
    if node.verb in ("effects", "action"):
        if event is not None and event.action is not None and not prevention.is_firm(game, event):
            event.action.effects_off = True
            event.action.note("negated", [event.action.card])
            undo_ongoing(game, event.action)
        return
    noun = awaited(node)
    if noun is not None:
        _negate_next(game, action, node, bind(game, action, noun), p.Ref("subject"))
        return
    what = meaning.things(game, action, node.what) if node.what is not None else []
    at_hand = event is not None and (node.verb == "event" or event.kind in event_codes(node.verb))
    if event is not None and at_hand and not event.done and node.until == "now":
        if prevention.is_firm(game, event) and not prevails(action, event):
            return
        if node.what is None:
            alone = action.subject in event.things or action.subject in event.along
            what = [action.subject] if alone else list(event.things)
        event.spare(what)
        event.negated = not event.things
        if event.cause == "cost" and event.action is not None:
            event.action.payment.unpaid = True
            event.action.note("unpaid", [event.action.card])
        return
    if event is not None and event.kind == ENTER and event.done and GAIN in event_codes(node.verb):
        applying.take_back_gains(game, event, what)
        return
    everything = None
    if node.what is None:  # what is negated for a time is negated of everybody
        what = [player_thing(action.player)]
        kind: Any = "player" if node.verb in ("gain honor", "lose honor", "draw") else "card"
        everything = p.Each(p.Noun((kind,)))
    for thing in what:
        end_ongoing(game, thing, node.verb)
        if node.until == "next" or node.until == "next game":
            _negate_next(game, action, node, p.These((thing,)), p.These((thing,)))
        elif node.until != "now" or event_codes(node.verb) or negated_stats(node.verb) or node.verb in prevention.VERBS:
            until = game.rules.actions.duration(
                game, action, duration(game, action, "" if node.until == "now" else node.until, thing)
            )
            forbid = p.Forbid("negate", node.verb, everything, bind(game, action, node.by))
            game.modify(thing, Modifier("forbid", action.card, action.player, until, what=forbid))


def _negate_next(game: CcgGame, action: Action, node: p.Negate, whom: p.Thing, stopped: p.Thing) -> None:
    """The next time that this would happen to one of these it does not."""
    pattern = p.Pattern(node.verb, whom, bind(game, action, node.by))
    stop = p.Negate(node.verb, stopped)
    until: Ending = "game" if node.until == "next game" else "turn"
    game.delay(Delayed(p.Trigger("before", pattern), (stop,), action, True, until))


def prevails(action: Action, event: Event) -> bool:
    """A negation that can not be negated itself, being the later effect, negates what can not be (samurai.effects.21)."""
    effects = () if action.info is None else action.info.effects
    return event.word != "sure" and any(isinstance(each, p.Firm) and each.verb == "negation" for each in effects)


def undo_ongoing(game: CcgGame, action: Action) -> None:
    """What an action has done that lasts ends with its negation; what it has done at once stays (samurai.negation.04)."""
    if action.serial >= 0:
        end_lasting(game, lambda source, serial: serial == action.serial)


def end_lasting(game: CcgGame, is_meant: Callable[[int, int], bool]) -> None:
    """End all that lasts, or waits for its time, of which this holds: its source, and the number of the action that made it."""
    for thing, held in list(game.modifiers.items()):
        kept = tuple(modifier for modifier in held if not is_meant(modifier.source, modifier.serial))
        if len(kept) == len(held):
            continue
        if kept:
            game.modifiers[thing] = kept
        else:
            del game.modifiers[thing]
        game.forget_all()
    game.of_a_kind = tuple(each for each in game.of_a_kind if not is_meant(each.action.card, each.action.serial))
    game.delayed = tuple(each for each in game.delayed if not is_meant(each.action.card, each.action.serial))


def _end_effects(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.EndEffects)
    cards = [thing for thing in meaning.things(game, action, node.what) if thing >= 0]
    end_lasting(game, lambda source, serial: source in cards)


def end_ongoing(game: CcgGame, thing: int, verb: str) -> None:
    """Negating an ongoing effect ends its duration for good (celestial.negation.02)."""
    stats = [STATS[name] for name in negated_stats(verb)]
    if not stats:
        return
    held = game.modifiers.get(thing, ())
    kept = tuple(
        m for m in held if not (m.kind == "bonus" and m.stat in stats and (m.amount > 0) == verb.endswith("bonus"))
    )
    if len(kept) == len(held):
        return
    if kept:
        game.modifiers[thing] = kept
    else:
        game.modifiers.pop(thing, None)
    game.touch()


def _instead(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.Instead)
    event = action.event
    if event is not None and not event.done:
        if action.subject in event.things or action.subject in event.along:
            event.spare([action.subject])
        else:
            event.negated = True
        if event.cause == "cost" and event.action is not None:  # it pays the cost in the place of what would have
            game.push(PaidInstead(action, event.action))
            cause = "cost"
    game.push(RunEffects(action, node.effects, cause))


def _change_amount(game: CcgGame, action: Action, node: p.Node, cause: Cause) -> None:
    assert isinstance(node, p.ChangeAmount)
    event = action.event
    if event is None or event.done:
        return
    if node.how in ("set", "subtract", "halve") and prevention.is_said_firm(game, event, "reduce"):
        return
    amount = meaning.number(game, action, node.amount)
    if node.how == "set":
        event.amount = min(event.amount, amount)
    elif node.how == "add":
        event.amount = max(event.amount + amount, 0)
    elif node.how == "subtract":
        event.amount = max(event.amount - amount, 0)
    elif node.how == "double":
        event.amount *= 2
    elif node.how == "halve":
        event.amount //= 2


EFFECTS.update(
    {
        p.EndEffects: _end_effects,
        p.Give: _give,
        p.Exchange: _exchange,
        p.PutToken: _put_token,
        p.RemoveToken: _remove_token,
        p.Later: _later,
        p.Negate: _negate,
        p.Instead: _instead,
        p.ChangeAmount: _change_amount,
        p.DrawLater: _draw_later,
        p.TurnsFromNow: _turns_from_now,
        p.TransferToken: _transfer_token,
        p.Delay: _delay,
    }
)
