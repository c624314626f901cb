"""Filters: whether a thing is as a noun's further words describe it. FILTERS is the table of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.cards.model import ELEMENTS
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, BOW, DISHONOR, GIVE, REHONOR, STRAIGHTEN
from rokugan.editions.ccg.table.ids import (
    DESIGNATORS,
    NOTHING,
    is_player,
    is_province,
    player_thing,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.text.continuous import departed
from rokugan.editions.ccg.text.continuous.worn import most_worn
from rokugan.editions.ccg.text.described import clans, kinds, meaning, nouns, performing, relations, tokens
from rokugan.editions.ccg.text.described.meaning import fits
from rokugan.editions.ccg.text.happened import prevention
from rokugan.editions.ccg.text.happened.past import in_past
from rokugan.editions.ccg.text.phrases import amounts, joint_targets, states

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.compiled_card import CompiledAbility
    from rokugan.editions.ccg.table.game import CcgGame


def _has_keyword(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.HasKeyword)
    return has_word(game, action, thing, node) == node.positive


def has_word(game: CcgGame, action: Action, thing: int, node: p.HasKeyword) -> bool:
    """Has the thing this keyword, Clan alignment or whole title? A unit has Cavalry if all its cards have it."""
    if thing < 0:
        return is_player(thing) and clans.is_player_of(game, seat_of(thing), node.keyword)
    if node.base:
        return node.keyword in game.behaviours[thing].keywords
    behaviour = game.behaviours[thing]
    if behaviour.type == node.keyword.lower():  # `non-Personality`
        return True
    if departed.has_keyword(game, action, thing, node.keyword) or behaviour.title == node.keyword:
        return True
    return bool(node.plural) and said_of(game, action, thing, node.plural)


def said_of(game: CcgGame, action: Action, thing: int, plural: str) -> bool:
    """`Berserkers` in a text means the plural form of a keyword or title as well (samurai.wording.30)."""
    return game.behaviours[thing].title == plural or departed.has_keyword(game, action, thing, plural)


def _remains(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Remains)
    return fits(game, action, node.filter, thing)


def _state(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.State)
    return states.in_state(game, action, node.name, thing) == node.positive


def _stat_is(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.StatIs)
    return stat_fits(game, action, node, thing, node.total)


def stat_fits(game: CcgGame, action: Action, node: p.StatIs, thing: int, total: bool) -> bool:
    """Has the thing, or the whole unit, such a stat?"""
    if node.together:
        return True  # what all of them together must have is not asked of one alone
    if total:
        left = amounts.total_of(game, action, performing.unit_or_card(game, thing), node.stat, units=True)
    else:
        left = amounts.stat_then(game, action, thing, node.stat, node.base)
    if node.right is not None:
        before, action.described = action.described, thing
        right = meaning.number(game, action, node.right, thing)
        action.described = before
    elif node.total:
        unit = performing.whole_units(game, performing.performers(game, action)[:1])
        right = amounts.total_of(game, action, unit, node.stat, units=True)
    else:
        right = amounts.performer_stat(game, action, node.stat)
    return kinds.compare(left, node.op, right)


def _cards_in(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.CardsIn)
    mine = len(performing.whole_units(game, [thing]))
    if type(node.than) in meaning.NUMBERS:
        return kinds.compare(mine, node.op, meaning.number(game, action, node.than, thing))
    other = performing.whole_units(game, meaning.things(game, action, node.than))
    return kinds.compare(mine, node.op, len(other))


def _none_of(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.NoneOf)
    return not any(fits(game, action, each, thing) for each in node.filters)


def _with(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.With)
    wanted = meaning.number(game, action, node.number, thing)
    return kinds.compare(nouns.count_on(game, action, node.noun, thing), node.op, wanted)


def _has_token(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.HasToken)
    wanted = meaning.number(game, action, node.number, thing)
    return kinds.compare(tokens.tokens_on(game, node.name, thing), node.op, wanted)


def _titled(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Titled)
    return (thing >= 0 and game.behaviours[thing].title == node.title) == node.positive


def _among(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Among)
    return thing in meaning.things(game, action, node.what)


def _opposing(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Opposing)
    return any(states.opposes(game, thing, each) for each in meaning.things(game, action, node.what))


def _other_than(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.OtherThan)
    others = meaning.things(game, action, node.what)
    if is_player(thing):  # `each other player`, said by a card: other than its player
        others = [other if other < 0 else player_thing(game.controller(other)) for other in others]
    return thing not in others


def _in(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.In)
    found = relations.RELATIONS.get(node.relation)
    return (found is not None and found(game, action, node, thing)) == node.positive


def _past(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Past)
    return in_past(game, action, node, thing) == node.positive


def _shares(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Shares)
    return shares(game, action, node, thing) == node.positive


def _of_family(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.OfFamily)
    return thing >= 0 and game.rules.text.family(game, thing) == node.name


def _either(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Either)
    return any(fits(game, action, each, thing) for each in node.filters)


def _all_filters(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.AllFilters)
    return all(fits(game, action, each, thing) for each in node.filters)


def _fits(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Fits)
    return nouns.matches(game, action, node.noun, thing)


def _noun(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Noun)
    return nouns.matches(game, action, node, thing)


def _when_announced(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """The state as it was when the action was announced: as it is, unless it has changed since."""
    assert isinstance(node, p.WhenAnnounced)
    assert isinstance(node.was, p.State)
    now = states.in_state(game, action, node.was.name, thing)
    serial = performing.acting(action).serial
    changes = _TURNS.get(node.was.name, ())
    since = False
    for code, what, _, number in game.happened:
        if code == ANNOUNCE and number == serial:
            since = True
        elif since and what == thing and code in changes:
            now = not now
    return now == node.was.positive


# The events that turn a state into its opposite and back.
_TURNS: dict[str, tuple[int, ...]] = {
    "honorable": (DISHONOR, REHONOR),
    "dishonorable": (DISHONOR, REHONOR),
    "bowed": (BOW, STRAIGHTEN),
    "unbowed": (BOW, STRAIGHTEN),
}


def _not(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Not)
    return not fits(game, action, node.condition, thing)


def _provided(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Provided)
    return not meaning.holds_for(game, action, node.condition, thing) or fits(game, action, node.filter, thing)


def left_abilities(game: CcgGame, card: int, base: bool) -> list[CompiledAbility]:
    """The abilities that a card has, all or only the printed ones, without those that it has lost."""
    event = Event(GIVE, [card], -1)
    if prevention.is_said(game, ("have abilities",), card, event):
        return []
    if prevention.is_said(game, ("have base abilities",), card, event):
        return [] if base else [each for each in game.abilities(card) if not game.is_base(card, each)]
    return [each for each in game.abilities(card) if not base or game.is_base(card, each)]


def _has_ability(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """An ability of that kind, with that keyword."""
    assert isinstance(node, p.HasAbility)
    if thing < 0:
        return not node.positive
    if node.kind == "gold":
        return bool(game.behaviours[thing].gold) == node.positive  # a Gold-producing Holding
    if node.kind == "honor":
        return produces_honor(game, thing) == node.positive
    was = departed.of(game, action, thing)
    if was is not None:
        abilities = [each for each in was.abilities if not node.base or game.is_base(thing, each)]
    else:
        abilities = left_abilities(game, thing, node.base)
    return any(_is_such(ability, node) for ability in abilities) == node.positive


def _is_such(ability: CompiledAbility, node: p.HasAbility) -> bool:
    """Is the ability of the kind, and has it the keyword, that the filter names?"""
    if node.keyword and node.keyword not in ability.keywords:
        return False
    if node.kind == "ranged attack":
        return bool(ability.ranged_slots)
    if node.kind == "challenge":
        return ability.challenge is not None
    return not node.kind or bool(ability.mask & DESIGNATORS[node.kind])


def produces_honor(game: CcgGame, card: int) -> bool:
    """Does a text of the card give Honor to its player (gold.cardtypes.10)?"""
    behaviour = game.behaviours[card]
    return any(
        isinstance(each, p.GainHonor) and isinstance(each.who, p.You)
        for ability in (*behaviour.abilities, *behaviour.triggered)
        for each in p.walk(ability.effects)
    )


def _can_attach(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.CanAttach)
    words = [each.keyword for each in node.noun.filters if isinstance(each, p.HasKeyword)]
    return thing in game.states and all(most_worn(game, thing, word) > 1 for word in words)


def _has_some(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.HasSome)
    if node.kind != "element" and not game.rules.text.may_be_aligned(game, thing):
        return not node.positive
    words = list(ELEMENTS) if node.kind == "element" else clans.alignments(game)
    return any(has_word(game, action, thing, p.HasKeyword(word)) for word in words) == node.positive


def _controls(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """Of a player; of a card, of its controller. What he controls is described by who reads the text: `a unit in the enemy
    army` is in the reader's."""
    assert isinstance(node, p.Controls)
    seat = (
        seat_of(thing) if is_player(thing) else province_seat(thing) if is_province(thing) else game.controller(thing)
    )
    held = sum(1 for card in nouns.candidates(game, action, node.noun) if game.controller(card) == seat)
    return kinds.compare(held, node.op, meaning.number(game, action, node.number, thing))


def _faces(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Faces)
    duel = game.duel
    if duel is not None and thing in (duel.challenger, duel.challenged):
        other = duel.challenged if thing == duel.challenger else duel.challenger
        if isinstance(node.noun, p.Noun):
            faced = nouns.matches(game, action, node.noun, other)
        else:
            faced = other in meaning.things(game, action, node.noun)
        if faced:
            return True
    return not node.in_duel and isinstance(node.noun, p.Noun) and _is_opposed_by(game, action, node.noun, thing)


def _opposed_by(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.OpposedBy)
    against = [each for each in list(game.states) if states.opposes(game, thing, each)]
    held = sum(1 for each in against if nouns.matches(game, action, node.noun, each))
    return kinds.compare(held, node.op, meaning.number(game, action, node.number, thing))


def _is_opposed_by(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    return any(
        states.opposes(game, thing, each) and nouns.matches(game, action, noun, each) for each in list(game.states)
    )


def _whose(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """Does something of the thing fit a filter: its unit, Personality, controller, Clan of its controller, or
    province?"""
    assert isinstance(node, p.Whose)
    part = thing
    if node.part == "controller clan":
        assert isinstance(node.filter, p.State)
        clan = game.players[game.controller(thing)].clan
        return has_word(game, action, thing, p.HasKeyword(f"{clan} Clan")) == node.filter.positive
    if node.part in ("unit", "personality"):
        part = game.personality_of(thing) if thing >= 0 else NOTHING
    elif node.part == "controller":
        part = meaning.players_of(game, action, p.Controller(p.These((thing,))))[0]
    elif node.part == "province":
        found = meaning.things(game, action, p.ProvinceOf(p.These((thing,))))
        part = found[0] if found else NOTHING
    return part != NOTHING and fits(game, action, node.filter, part)


def _best(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """Judged among all that fit the rest of the description, by whoever gathers them; one thing alone is the best."""
    return True


def best_of(game: CcgGame, action: Action, node: p.Node, found: list[int]) -> list[int]:
    """The things that have the most (or the least) of a stat; several if they have equally much."""
    assert isinstance(node, p.Best)
    if node.where is not None:
        found = [thing for thing in found if fits(game, action, node.where, thing)]
    if node.total:
        numbers = [
            amounts.total_of(game, action, performing.whole_units(game, [thing]), node.stat, units=True)
            for thing in found
        ]
    else:
        numbers = [amounts.stat_then(game, action, thing, node.stat) for thing in found]
    compared = [each for each in numbers if each or not node.but_zero]
    if not compared:
        return found
    bound = min(compared) if node.lowest else max(compared)
    return [thing for thing, each in zip(found, numbers, strict=True) if each == bound or (node.but_zero and not each)]


def _at_once(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """Enough things at once; the first of them stands for all, so that the event is answered once."""
    assert isinstance(node, p.AtOnce)
    event = action.event
    things = [] if event is None else event.done or event.things
    found = [each for each in things if nouns.matches(game, action, node.noun, each)]
    return found[:1] == [thing] and len(found) >= meaning.number(game, action, node.number)


def _is_named(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    return bool(action.named) and has_word(game, action, thing, p.HasKeyword(action.named))


meaning.FILTERS.update(
    {
        p.HasKeyword: _has_keyword,
        p.State: _state,
        p.StatIs: _stat_is,
        p.CardsIn: _cards_in,
        p.NoneOf: _none_of,
        p.With: _with,
        p.HasToken: _has_token,
        p.Titled: _titled,
        p.Among: _among,
        p.Opposing: _opposing,
        p.OtherThan: _other_than,
        p.In: _in,
        p.Past: _past,
        p.Shares: _shares,
        p.OfFamily: _of_family,
        p.Either: _either,
        p.AllFilters: _all_filters,
        p.Fits: _fits,
        p.Noun: _noun,
        p.Not: _not,
        p.Provided: _provided,
        p.WhenAnnounced: _when_announced,
        p.Remains: _remains,
        p.HasAbility: _has_ability,
        p.CanAttach: _can_attach,
        p.HasSome: _has_some,
        p.Controls: _controls,
        p.Faces: _faces,
        p.OpposedBy: _opposed_by,
        p.Whose: _whose,
        p.Best: _best,
        p.Alike: joint_targets.fits,
        p.IsNamed: _is_named,
        p.AtOnce: _at_once,
    }
)


# ------------------------------------------------------------------------------------------ whole units


def _unit_stat(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """`A unit with less Force`: the Force of a unit is the total of its cards (samurai.g-battle.10)."""
    assert isinstance(node, p.StatIs)
    return stat_fits(game, action, node, thing, node.total or (node.stat == "force" and not node.base))


def _unit_keyword(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """Has a unit a keyword? It is Cavalry if its Personality and all its Followers are, else Infantry
    (samurai.g-keywords.02)."""
    assert isinstance(node, p.HasKeyword)
    if node.keyword == "Cavalry":
        return states.is_cavalry_unit(game, thing) == node.positive
    return _has_keyword(game, action, node, thing)


def _unit_state(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.State)
    if node.name == "infantry":
        return states.is_cavalry_unit(game, thing) != node.positive
    return _state(game, action, node, thing)


def _either_of_unit(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.Either)
    return any(meaning.fits_unit(game, action, each, thing) for each in node.filters)


def _all_of_unit(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    assert isinstance(node, p.AllFilters)
    return all(meaning.fits_unit(game, action, each, thing) for each in node.filters)


meaning.UNIT_FILTERS.update(
    {
        p.StatIs: _unit_stat,
        p.HasKeyword: _unit_keyword,
        p.State: _unit_state,
        p.Either: _either_of_unit,
        p.AllFilters: _all_of_unit,
    }
)
meaning.SUPERLATIVES[p.Best] = best_of


# ---------------------------------------------------------------------------------------- in common

SHARED: frozenset[str] = frozenset(("keyword", "clan", "element", "title", "copy", "type", "player", "family"))


def shares(game: CcgGame, action: Action, node: p.Shares, thing: int) -> bool:
    """Have the two things something of that kind in common?"""
    for other in meaning.things(game, action, node.what):
        if node.kind in ("copy", "title", "type", "player", "family"):
            cards = other >= 0 and thing >= 0
            if cards and (node.kind == "copy" or other != thing) and _same(game, node.kind, other, thing):
                return True
            continue
        if node.kind == "clan":
            words = clans.alignments(game) if game.rules.text.may_be_aligned(game, thing) else []
        elif node.kind == "element":
            words = list(ELEMENTS)
        else:
            words = departed.keywords(game, action, thing) if thing >= 0 else []
        for word in words:
            if has_word(game, action, thing, p.HasKeyword(word)) and has_word(game, action, other, p.HasKeyword(word)):
                return True
    return False


def _same(game: CcgGame, kind: str, one: int, other: int) -> bool:
    """Have the two cards the same title, type, family or controller?"""
    if kind == "family":
        family = game.rules.text.family(game, one)
        return bool(family) and family == game.rules.text.family(game, other)
    if kind in ("title", "copy"):
        title = game.behaviours[one].title
        return bool(title) and title == game.behaviours[other].title  # samurai.cards.02
    if kind == "type":
        return game.behaviours[one].type == game.behaviours[other].type
    return game.controller(one) == game.controller(other)
