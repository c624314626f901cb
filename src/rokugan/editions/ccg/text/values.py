"""Current values: base, plus bonuses and penalties, then minimums and maximums (celestial.stats.01)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import GIVE
from rokugan.editions.ccg.table.ids import (
    ARMY_FORCE,
    CHI,
    FORCE,
    HONOR_REQUIREMENT,
    PERSONAL_HONOR,
    PRODUCTION,
    STATS,
    STRENGTH,
    is_province,
    other_side,
)
from rokugan.editions.ccg.text import bounds, nouns

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame
    from rokugan.editions.ccg.rules import Rules
    from rokugan.editions.ccg.table.compiled_card import Behaviour
    from rokugan.editions.ccg.table.pieces import Modifier

_TOKEN_PART = re.compile(r"([+-]?\d+) ?(F|C|PH|PS|Province Strength)\b")
_TOKEN_STATS = {"F": FORCE, "C": CHI, "PH": PERSONAL_HONOR, "PS": STRENGTH, "Province Strength": STRENGTH}
_TOKENS: dict[str, tuple[tuple[int, int], ...]] = {}
STAT_NAMES = {code: name for name, code in STATS.items()}


def token_bonuses(name: str) -> tuple[tuple[int, int], ...]:
    """What a token does to stats: `-1F/-1C Corruption` is ((FORCE, -1), (CHI, -1)).

    >>> token_bonuses("+1F")
    ((0, 1),)
    """
    found = _TOKENS.get(name)
    if found is None:
        found = tuple((_TOKEN_STATS[stat], int(amount)) for amount, stat in _TOKEN_PART.findall(name))
        _TOKENS[name] = found
    return found


def lowers_chi(tokens: tuple[tuple[str, int], ...]) -> bool:
    """Do these tokens make the Chi of what they are on lower?"""
    for name, _ in tokens:
        for stat, amount in token_bonuses(name):
            if stat == CHI and amount < 0:
                return True
    return False


def is_token(wanted: str, name: str) -> bool:
    """Is a token of this name what a text calls it (`Poison` for `-1F Poison`; nothing is any token)?

    >>> is_token("Poison", "-1F Poison")
    True
    """
    return not wanted or wanted == name or wanted in name.split()


def value(game: CcgGame, thing: int, stat: int) -> int:
    """The present value of a stat of a card or province."""
    key = thing * 8 + stat
    found = game.values.get(key)
    if found is None:
        if game.depth > 6:
            return base(game, thing, stat)
        game.depth += 1
        found = _compute(game, thing, stat)
        game.depth -= 1
        if stat != PRODUCTION or not game.behaviours[thing].gold:  # which depends on what is being paid for
            game.values[key] = found
    return found


def base(game: CcgGame, thing: int, stat: int) -> int:
    """The printed value; for a created card the one it was created with."""
    if thing >= 0:
        behaviour = game.behaviours[thing]
        if behaviour.type == "stronghold":
            return game.rules.values.stronghold_base(game, thing, stat, behaviour.stats[stat])
        return behaviour.stats[stat]
    if is_province(thing) and stat == STRENGTH:
        return game.rules.values.province_base(game, thing, game.province(thing).base_strength)
    return 0


def unboosted(game: CcgGame, thing: int, stat: int) -> int:
    """Base plus the bonuses and penalties of tokens, attachments and ongoing effects."""
    total = base(game, thing, stat)
    state = game.states.get(thing)
    if state is not None:
        for name, number in state.tokens:
            for of, amount in token_bonuses(name):
                if of == stat and not suppressed(game, thing, stat, amount):
                    total += amount * number
        if stat == FORCE or stat == CHI:
            for attached in state.attachments:
                if stat in game.behaviours[attached].lends:
                    total += value(game, attached, stat)
    elif stat == STRENGTH and is_province(thing):
        for name, number in game.province(thing).tokens:
            total += number * sum(amount for of, amount in token_bonuses(name) if of == stat)
    for modifier in game.modifiers.get(thing, ()):
        if modifier.stat == stat and modifier.kind == "bonus":
            total += modifier.amount
    return total


def unlimited(game: CcgGame, thing: int, stat: int) -> int:
    """Base plus bonuses and penalties, before minimums and maximums."""
    state = game.states.get(thing)
    total = unboosted(game, thing, stat)
    if stat == PRODUCTION and state is not None and game.behaviours[thing].gold:
        total += game.rules.costs.production(game, thing) - base(game, thing, stat)
    boosts = boosts_on(game, thing, stat)
    if boosts:
        total = bounds.add(game, thing, stat, total, boosts)
    if state is None and thing >= 0 and game.behaviours[thing].boosts:
        for change in of_itself(game, thing, stat):
            if isinstance(change, p.Modify):
                total += amount_of(game, thing, thing, change)
            elif isinstance(change, p.SetStat):
                total = nouns.number(game, action_of(game, thing, thing), change.to)
    for of, card, continuous, change in game.boosts():
        if of == stat and isinstance(change, p.SetStat) and applies(game, card, continuous, thing):
            total = nouns.number(game, action_of(game, card, thing), change.to)
    return total


def boosts_on(game: CcgGame, thing: int, stat: int) -> list[tuple[int, int, int | None]]:
    """What continuous traits add to a stat now: the card that has the trait, how much, and how far at most."""
    found: list[tuple[int, int, int | None]] = []
    for of, card, continuous, change in game.boosts():
        if of == stat and isinstance(change, p.Modify) and applies(game, card, continuous, thing):
            amount = amount_of(game, card, thing, change)
            if not suppressed(game, thing, stat, amount):
                bound = None if change.bound is None else nouns.number(game, action_of(game, card, thing), change.bound)
                found.append((card, amount, bound))
    return found


def suppressed(game: CcgGame, thing: int, stat: int, amount: int) -> bool:
    """Is the bonus of a token or of a continuous trait negated for now (celestial.negation.01)?"""
    if not game.forbids():
        return False
    from rokugan.editions.ccg.text import prevention

    event = Event(GIVE, [thing], -1)
    return prevention.negates_bonus(game, thing, STAT_NAMES[stat], amount, event, True)


def _compute(game: CcgGame, thing: int, stat: int) -> int:
    state = game.states.get(thing)
    if stat == PERSONAL_HONOR and state is not None and state.dishonored:
        return 0
    if not game.rules.values.has_stat(game, thing, stat):
        return 0
    total = unlimited(game, thing, stat)
    signed = stat == HONOR_REQUIREMENT or (
        thing >= 0 and game.behaviours[thing].type == "item" and stat in (FORCE, CHI)
    )
    if total < 0 and not signed:
        total = 0
    low, high = limits(game, thing, stat)
    if low is not None and high is not None and low > high:
        kept = game.settled.get((thing, stat))
        return _uncontradicted(game, thing, stat, total) if kept is None else kept
    if low is not None and total < low:
        total = low
    if high is not None and total > high:
        total = high
    return total


def _uncontradicted(game: CcgGame, thing: int, stat: int, total: int) -> int:
    """The value before the minimum was above the maximum: nothing changes it until they cease to contradict each other
    (samurai.stats.07)."""
    held = game.modifiers.get(thing, ())
    for number in range(len(held) - 1, -1, -1):
        game.modifiers[thing] = held[:number]
        low, high = limits(game, thing, stat)
        if low is None or high is None or low <= high:
            total = _compute(game, thing, stat)
            break
    if held:
        game.modifiers[thing] = held
    return total


def limits(game: CcgGame, thing: int, stat: int) -> tuple[int | None, int | None]:
    """The minimum and maximum that are set for a stat, if any."""
    low: int | None = None
    high: int | None = None
    if stat == PERSONAL_HONOR:
        high = game.rules.values.maximum_personal_honor
    for modifier in game.modifiers.get(thing, ()):
        if modifier.stat == stat:
            if modifier.kind == "minimum":
                low = modifier.amount if low is None else max(low, modifier.amount)
            elif modifier.kind == "maximum":
                high = modifier.amount if high is None else min(high, modifier.amount)
    for card, change in limiting(game, thing, stat):
        bound = nouns.number(game, action_of(game, card, thing), change.value)
        if change.bound == "minimum":
            low = bound if low is None else max(low, bound)
        elif change.bound == "maximum":
            high = bound if high is None else min(high, bound)
    return low, high


def limiting(game: CcgGame, thing: int, stat: int) -> list[tuple[int, p.Limit]]:
    """The continuous traits that limit a stat now, each with its card."""
    found: list[tuple[int, p.Limit]] = []
    for of, card, continuous, change in game.boosts():
        if of == stat and isinstance(change, p.Limit) and applies(game, card, continuous, thing):
            found.append((card, change))
    if thing >= 0 and thing not in game.states and game.behaviours[thing].boosts:
        found += [(thing, change) for change in of_itself(game, thing, stat) if isinstance(change, p.Limit)]
    return found


def amount_of(game: CcgGame, source: int, thing: int, change: p.Modify) -> int:
    """How much a continuous trait of `source` gives the thing; a penalty is negative."""
    amount = change.amount
    if isinstance(amount, p.Number):
        size = amount.value
    else:
        size = nouns.number(game, action_of(game, source, thing), amount)
    return -size if change.negative else size


def action_of(game: CcgGame, source: int, thing: int) -> Action:
    action = Action(game.controller(source), source, None)
    action.each = thing
    return action


def applies(game: CcgGame, source: int, continuous: p.Continuous, thing: int) -> bool:
    """Does a continuous trait of a card in play reach this thing now?"""
    what = continuous.what
    if isinstance(what, p.Ref):
        if what.to == "this":
            if source != thing:
                return False
        elif what.to == "bearer":
            state = game.states.get(source)
            if state is None or state.host != thing:
                return False
        elif thing not in nouns.things(game, action_of(game, source, thing), what):
            return False
    elif isinstance(what, (p.Each, p.Choice)):  # `your Stronghold has` chooses nothing
        if not nouns.matches(game, action_of(game, source, thing), what.noun, thing):
            return False
        if thing >= 0 and thing not in game.states and not game.rules.text.reaches(game, what.noun, thing):
            return False
    elif thing not in nouns.things(game, action_of(game, source, thing), what):
        return False
    return continuous.condition is None or nouns.holds(game, action_of(game, source, thing), continuous.condition)


def receivers(game: CcgGame, source: int, continuous: p.Continuous) -> list[int]:
    """The cards in play to which a continuous trait gives something now; what a player is given (`You have the ability ...`)
    stands on the card that gives it."""
    what = continuous.what
    if isinstance(what, p.You):
        return [source]
    among = list(game.states)
    if isinstance(what, p.Ref) and what.to in ("this", "bearer"):
        among = [source] if what.to == "this" else [game.states[source].host]
    elif isinstance(what, (p.Each, p.Choice)):
        described = nouns.pool(game, action_of(game, source, source), what.noun)
        among = [card for card in described if card in game.states]
    return [card for card in among if applies(game, source, continuous, card)]


def of_itself(game: CcgGame, thing: int, stat: int) -> list[p.Node]:
    """What the traits of a card out of play do to a stat of its own."""
    boosts = game.behaviours[thing].boosts
    return [change for of, continuous, change in boosts if of == stat and applies_to_itself(game, thing, continuous)]


def applies_to_itself(game: CcgGame, card: int, continuous: p.Continuous) -> bool:
    """Does a trait of a card out of play reach the card itself (celestial.traits.08)?"""
    what = continuous.what
    if isinstance(what, p.Each):
        if not nouns.describes(game, action_of(game, card, card), what.noun, card):
            return False
    elif not (isinstance(what, p.Ref) and what.to == "this"):
        return False
    return continuous.condition is None or nouns.holds(game, action_of(game, card, card), continuous.condition)


def bears(rules: Rules, behaviour: Behaviour, keyword: str, of_abilities: bool = True) -> bool:
    """Has the card this keyword by print or implication alone? Asked so often that each answer is kept."""
    key = (rules.text.dialect(), keyword, of_abilities)
    found = behaviour.borne.get(key)
    if found is None:
        found = rules.text.prints(behaviour, keyword, of_abilities) or any(
            bears(rules, behaviour, other) for other in rules.text.implied_by(keyword)
        )
        behaviour.borne[key] = found
    return found


def may_change(game: CcgGame, card: int, keyword: str) -> bool:
    """Is there anything that may give the card this keyword, or take it from it?"""
    if game.behaviours[card].changes_keywords or is_granted(game, keyword, game.granted()):
        return True
    for modifier in game.modifiers.get(card, ()):
        if modifier.word:
            return True
    return False


def is_granted(game: CcgGame, keyword: str, words: frozenset[str]) -> bool:
    """Is the keyword, or one that implies it, among these words?"""
    if keyword in words:
        return True
    for other in game.rules.text.implied_by(keyword):
        if is_granted(game, other, words):
            return True
    return False


def may_gain(game: CcgGame, card: int, keyword: str) -> bool:
    """Does no text say that the card cannot gain this keyword?"""
    from rokugan.editions.ccg.text import prevention

    return not prevention.never_gains(game, card, keyword)


def has_keyword(game: CcgGame, card: int, keyword: str, of_abilities: bool = True) -> bool:
    """Has the card this keyword now, printed, given or implied?"""
    behaviour = game.behaviours[card]
    quiet = card not in game.modifiers and not behaviour.changes_keywords and not game.granted()
    if quiet or not may_change(game, card, keyword):
        return bears(game.rules, behaviour, keyword, of_abilities)
    held = game.modifiers.get(card)
    have = game.rules.text.prints(behaviour, keyword, of_abilities)
    for source, continuous in game.keyword_givers():
        for change in continuous.changes:
            if isinstance(change, p.GrantKeyword) and change.keyword == keyword and change.positive != have:
                if applies(game, source, continuous, card):
                    have = change.positive and may_gain(game, card, keyword)
    if card not in game.states and game.behaviours[card].changes_keywords and not have:
        have = gives_itself(game, card, keyword)
    if held is not None:
        for modifier in held:
            if modifier.word == keyword:
                have = modifier.kind == "keyword" or (have and given_anew(game, card, keyword, modifier))
    if not have:
        for other in game.rules.text.implied_by(keyword):
            if has_keyword(game, card, other):
                return True
    return have


def gives_itself(game: CcgGame, card: int, keyword: str) -> bool:
    """Does a card out of play give itself this keyword by a trait of its own (samurai.traits.20)?"""
    return any(
        isinstance(change, p.GrantKeyword) and change.keyword == keyword and change.positive
        for continuous in game.behaviours[card].continuous
        for change in continuous.changes
        if applies_to_itself(game, card, continuous)
    )


def givers_of(game: CcgGame, card: int, keyword: str) -> tuple[int, ...]:
    """The cards whose continuous traits give the card this keyword now."""
    return tuple(
        source
        for source, continuous in game.keyword_givers()
        for change in continuous.changes
        if isinstance(change, p.GrantKeyword) and change.keyword == keyword and change.positive
        if applies(game, source, continuous, card)
    )


def given_anew(game: CcgGame, card: int, keyword: str, loss: Modifier) -> bool:
    """Has a trait begun to give the keyword after this loss? What it gave before it does not give again (samurai.duration.06)."""
    before = loss.what
    return isinstance(before, tuple) and any(source not in before for source in givers_of(game, card, keyword))


def keywords(game: CcgGame, card: int) -> list[str]:
    """All keywords of the card now, printed ones first."""
    behaviour = game.behaviours[card]
    found = [word for word in behaviour.definition.keywords if has_keyword(game, card, word)]
    found += [
        word for word in sorted(behaviour.ability_keywords) if word not in found and has_keyword(game, card, word)
    ]
    granted = [m.word for m in game.modifiers.get(card, ()) if m.kind == "keyword"]
    own = game.behaviours[card].continuous if card not in game.states else ()
    for continuous in [*(each for _, each in game.keyword_givers()), *own]:
        granted += [c.keyword for c in continuous.changes if isinstance(c, p.GrantKeyword) and c.positive]
    for word in granted:
        if word not in found and has_keyword(game, card, word):
            found.append(word)
    return found


def unit_force(game: CcgGame, personality: int, unbowed_only: bool) -> int:
    """The Force of a unit: of the Personality and his Followers, of all or only of the unbowed."""
    total = 0
    for card in game.unit(personality):
        behaviour = game.behaviours[card]
        if behaviour.type not in ("personality", "follower") or FORCE in behaviour.lends:
            continue
        if not unbowed_only or contributes(game, card):
            total += value(game, card, FORCE)
    return total


def contributes(game: CcgGame, card: int) -> bool:
    """Does the card add its Force to its army? Not while bowed, unless a text says otherwise."""
    from rokugan.editions.ccg.text import prevention

    if game.states[card].bowed and not prevention.allowed(game, "force bowed", card):
        return False
    return not (game.forbids() and prevention.forbidden(game, "contribute force", card))


def army_force(game: CcgGame, battlefield: int, side: int) -> int:
    """The Force that an army contributes: that of its unbowed Personalities and Followers, and of units lent to it."""
    army = game.army(battlefield, side)
    other = game.army(battlefield, other_side(side)) if army else []
    adding = [unit for unit in army if not is_lent(game, unit, side)]
    adding += [unit for unit in other if is_lent(game, unit, other_side(side))]
    total = sum(game.rules.values.unit_total(game, unit) for unit in adding)
    if army and game.allows():
        total += fallen_force(game, battlefield, side)
    if army and (game.modifiers.get(battlefield) or any(of == ARMY_FORCE for of, _, _, _ in game.boosts())):
        from rokugan.editions.ccg.text import army_bonuses

        total = max(total + army_bonuses.extra(game, battlefield, side), 0)
    return total


def fallen_force(game: CcgGame, battlefield: int, side: int) -> int:
    """The Force of Personalities who were in this army and contribute theirs though they are dead."""
    total = 0
    for card, _, allow in game.allows():
        state = game.last.get(card) if allow.verb == "force dead" and card not in game.states else None
        if state is not None and (state.at, state.side) == (battlefield, side):
            total += state.ended[FORCE]
    return total


def is_lent(game: CcgGame, unit: int, side: int) -> bool:
    """Does the unit add its Force to the other army, instead of the one on its side (samurai.g-replacement.02)?"""
    held = game.modifiers.get(unit)
    return held is not None and any(
        m.kind == "lends force" and nouns.side_of_player(game, m.player) == other_side(side) for m in held
    )
