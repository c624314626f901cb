"""Effects that last or change other effects: bonuses, keywords, tokens, negation, delays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.cards import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg import nouns, prevention, values
from rokugan.editions.ccg.behaviour import Behaviour
from rokugan.editions.ccg.context import EVENT_NAMES, GIVE, TOKEN, Context, Event, event_codes
from rokugan.editions.ccg.effects import EFFECTS, RunEffects, make
from rokugan.editions.ccg.game import Delayed
from rokugan.editions.ccg.prevention import negated_stats
from rokugan.editions.ccg.state import Modifier
from rokugan.editions.ccg.things import STATS, is_player

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


def duration(context: Context, until: str) -> str:
    """When a change ends, in the words that `end_modifiers` uses; without a word, with the turn (celestial.duration.02)."""
    if until == "":
        return "turn"
    if until == "your next turn":
        return f"turn of {context.player}"
    return until


def _give(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Give)
    until = game.rules.duration(game, context, duration(context, node.until))
    reached = [thing for thing in nouns.things(game, context, node.what) if not is_player(thing)]
    event = make(GIVE, reached, context, cause)
    for thing in reached:
        before = context.each
        context.each = thing
        for change in node.changes:
            give_change(game, context, thing, change, until, event)
        context.each = before
    game.happen(event)


def give_change(game: CcgGame, context: Context, thing: int, change: p.Node, until: str, event: Event) -> None:
    """One change to one thing."""
    source, player = context.card, context.player
    if isinstance(change, p.Modify):
        amount = nouns.number(game, context, change.amount)
        if change.negative:
            amount = -amount
        give_bonus(game, context, thing, change.stat, amount, until, event)
    elif isinstance(change, p.SetStat):
        stat = STATS[change.stat]
        wanted = nouns.number(game, context, change.to)
        give_bonus(game, context, thing, change.stat, wanted - values.unlimited(game, thing, stat), until, event)
    elif isinstance(change, p.Limit):
        bound = nouns.number(game, context, change.value)
        game.modify(thing, Modifier(change.bound, source, player, until, STATS[change.stat], bound))
    elif isinstance(change, p.GrantKeyword):
        kind = "keyword" if change.positive else "lose keyword"
        game.modify(thing, Modifier(kind, source, player, until, word=change.keyword))
        game.forget_all()
    elif isinstance(change, p.GrantText):
        text = Behaviour(CardDefinition("granted text", "granted", id=f"granted by {source}", program=change.program))
        game.modify(thing, Modifier("text", source, player, until, what=text))
    elif isinstance(change, p.Forbid):
        game.modify(thing, Modifier("forbid", source, player, until, what=change))


def give_bonus(game: CcgGame, context: Context, thing: int, stat: str, amount: int, until: str, event: Event) -> None:
    """A bonus or penalty, unless such are negated now."""
    if amount == 0 or (event.cause != "cost" and prevention.negates_bonus(game, thing, stat, amount, event)):
        return
    code = STATS[stat]
    game.modify(thing, Modifier("bonus", context.card, context.player, until, code, amount))
    game.note(f"{amount:+d} {stat} for", context.player, *([game.cards[thing]] if thing >= 0 else []))


def _exchange(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    """Both values are noted first (celestial.stats.07)."""
    assert isinstance(node, p.Exchange)
    until = duration(context, node.until)
    for thing in nouns.things(game, context, node.what):
        first, second = STATS[node.stat], STATS[node.other]
        one, other = values.value(game, thing, first), values.value(game, thing, second)
        event = make(GIVE, [thing], context, cause)
        raw_one, raw_other = values.unlimited(game, thing, first), values.unlimited(game, thing, second)
        give_bonus(game, context, thing, node.stat, other - raw_one, until, event)
        give_bonus(game, context, thing, node.other, one - raw_other, until, event)


def _put_token(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.PutToken)
    number = nouns.number(game, context, node.number)
    cards = [thing for thing in nouns.things(game, context, node.what) if thing in game.states]
    if number <= 0 or not cards:
        return
    for card in cards:
        state = game.states[card]
        held = dict(state.tokens)
        held[node.name] = held.get(node.name, 0) + number
        state.tokens = tuple(held.items())
        game.note(f"puts {number} {node.name} on", context.player, game.cards[card])
    game.touch()
    event = make(TOKEN, cards, context, cause)
    event.word = node.name
    game.happen(event)


def _remove_token(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.RemoveToken)
    for card in nouns.things(game, context, node.what):
        state = game.states.get(card)
        if state is None:
            continue
        left = 1_000 if node.number is None else nouns.number(game, context, node.number)
        kept: list[tuple[str, int]] = []
        for name, number in state.tokens:
            taken = min(number, left) if values.is_token(node.name, name) else 0
            left -= taken
            if taken:
                context.did.append(("remove token", card))
            if number > taken:
                kept.append((name, number - taken))
        state.tokens = tuple(kept)
    game.touch()


def _later(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Later)
    until = game.rules.duration(game, context, duration(context, node.until))
    game.delay(Delayed(node.trigger, node.effects, context, node.once, until))


def _negate(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    """Stop the event at hand, end what is ongoing, or keep something from happening for a time."""
    assert isinstance(node, p.Negate)
    event = context.event
    if node.verb in ("effects", "action"):
        if event is not None and event.context is not None:
            event.context.effects_off = True
        return
    what = nouns.things(game, context, node.what) if node.what is not None else []
    if event is not None and event.kind in event_codes(node.verb) and not event.done and node.until == "now":
        if event.word == "sure":
            return  # these effects will not be negated (celestial.seppuku.01)
        if not what:
            event.negated = True
        event.things = [thing for thing in event.things if thing not in what]
        return
    for thing in what:
        end_ongoing(game, thing, node.verb)
        if node.until != "now" or node.verb in EVENT_NAMES or negated_stats(node.verb):
            until = duration(context, "" if node.until == "now" else node.until)
            forbid = p.Forbid("negate", node.verb, None, node.by)
            game.modify(thing, Modifier("forbid", context.card, context.player, until, what=forbid))


def end_ongoing(game: CcgGame, thing: int, verb: str) -> None:
    """Negating an ongoing effect ends its duration for good (celestial.negation.02)."""
    stats = [STATS[name] for name in negated_stats(verb)]
    if not stats:
        return
    kept = tuple(
        m
        for m in game.modifiers.get(thing, ())
        if not (m.kind == "bonus" and m.stat in stats and (m.amount > 0) == verb.endswith("bonus"))
    )
    if kept:
        game.modifiers[thing] = kept
    else:
        game.modifiers.pop(thing, None)
    game.touch()


def _instead(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.Instead)
    event = context.event
    if event is not None and not event.done:
        if context.subject in event.things:
            event.things.remove(context.subject)
        else:
            event.negated = True
    game.push(RunEffects(context, node.effects, cause))


def _change_amount(game: CcgGame, context: Context, node: p.Node, cause: str) -> None:
    assert isinstance(node, p.ChangeAmount)
    event = context.event
    if event is None or event.done:
        return
    amount = nouns.number(game, context, node.amount)
    if node.how == "set":
        event.amount = min(event.amount, amount)
    elif node.how == "add":
        event.amount = max(event.amount + amount, 0)
    elif node.how == "double":
        event.amount *= 2
    elif node.how == "halve":
        event.amount //= 2


EFFECTS.update(
    {
        p.Give: _give,
        p.Exchange: _exchange,
        p.PutToken: _put_token,
        p.RemoveToken: _remove_token,
        p.Later: _later,
        p.Negate: _negate,
        p.Instead: _instead,
        p.ChangeAmount: _change_amount,
    }
)
