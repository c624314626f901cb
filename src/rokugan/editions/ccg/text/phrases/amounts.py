"""The numbers of a sentence: `his Force plus 2`, `1 for each Ring you control`. NUMBERS is the table of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.cards.model import CLANS, ELEMENTS
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    NOTED,
    STATS,
    STRENGTH,
    is_player,
    is_province,
    player_thing,
    seat_of,
)
from rokugan.editions.ccg.table.text_shapes import is_army
from rokugan.editions.ccg.text.continuous import current_keywords, departed
from rokugan.editions.ccg.text.described import meaning, nouns, performing, sides
from rokugan.editions.ccg.text.described.meaning import number
from rokugan.editions.ccg.text.described.tokens import tokens_on
from rokugan.editions.ccg.text.happened import deeds
from rokugan.editions.ccg.text.phrases import army_bonuses, states, values

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

PLAYER_STATS: tuple[str, ...] = ("family_honor", "starting_honor", "turn_honor", "hand", "provinces")
CARD_STATS: tuple[str, ...] = (*STATS, "keywords", "entry_loss", "experience")


def stat_of(game: CcgGame, thing: int, stat: str, base: bool = False) -> int:
    """A stat of a card, province or player by name."""
    if is_player(thing):
        player = game.players[seat_of(thing)]
        if stat == "family_honor":
            return player.honor
        if stat == "turn_honor":
            return player.turn_honor
        if stat == "hand":
            return len(player.hand)
        if stat == "starting_honor":
            return 0 if player.stronghold < 0 else game.cards[player.stronghold].definition.starting_honor or 0
        if stat == "provinces":
            return len(game.standing(player.seat))
        return 0
    if is_province(thing):
        return values.base(game, thing, STRENGTH) if base else game.value(thing, STRENGTH)
    if stat in PLAYER_STATS:
        return stat_of(game, player_thing(game.controller(thing)), stat)
    if stat == "entry_loss":
        return entry_loss(game, thing)
    if stat == "keywords":
        return len(current_keywords.keywords(game, thing))
    if stat == "experience":
        return game.behaviours[thing].definition.experience
    return values.base(game, thing, STATS[stat]) if base else game.value(thing, STATS[stat])


def stat_then(game: CcgGame, action: Action, thing: int, stat: str, base: bool = False) -> int:
    """A stat of a thing by name; of a card that has left play as it was then, if the text speaks of it so."""
    was = departed.of(game, action, thing) if thing in game.departed and not base else None
    if was is not None:
        if stat == "keywords" and was.changes:
            return len(was.keywords)
        code = STATS.get(stat, STRENGTH)
        if code < len(was.stats):
            return was.stats[code]
    return stat_of(game, thing, stat, base)


def entry_loss(game: CcgGame, card: int) -> int:
    """The entering-play Honor loss: the most that one of the card's traits costs that answer to its entering play, as it
    would be now; what depends on a choice counts for nothing (samurai.g-honor.01-.04)."""
    most = 0
    for ability in game.listening(card):
        trigger = ability.trigger
        if isinstance(ability.node, p.Ability) or trigger is None or trigger.pattern.event != "enter play":
            continue
        action = Action(game.controller(card), card, ability)
        action.each = card
        subject = trigger.pattern.subject
        if subject is None or meaning.things(game, action, subject) != [card]:
            continue
        if all(meaning.holds(game, action, each) for each in ability.conditions):
            most = max(most, honor_lost(game, action, ability.effects))
    return most


def honor_lost(game: CcgGame, action: Action, effects: tuple[p.Effect, ...]) -> int:
    """The Honor that these effects would cost their player now."""
    total = 0
    for node in effects:
        if isinstance(node, p.LoseHonor) and isinstance(node.who, p.You):
            total += max(number(game, action, node.amount), 0)
        elif isinstance(node, p.If):
            held = meaning.holds(game, action, node.condition)
            total += honor_lost(game, action, node.effects if held else node.otherwise)
        elif isinstance(node, p.Together):
            total += honor_lost(game, action, node.effects)
    return total


_BEARER = p.Ref("bearer")


def performer_stat(game: CcgGame, action: Action, stat: str) -> int:
    """The stat of the performing card, which a comparison without a second side means."""
    if stat in PLAYER_STATS:
        return stat_of(game, player_thing(action.player), stat)
    found = performing.performers(game, action) or performing.own_targets(game, action)
    if not found:
        found = meaning.things(game, action, _BEARER)
    if not found:
        return 0
    card = found[-1] if action.card not in found else found[0]
    slots = () if action.ability is None else action.ability.unit_slots
    if stat == "force" and any(
        card in (action.targets.slots[slot] or ()) for slot in slots
    ):  # a unit performs (samurai.wording.33)
        return total_of(game, action, performing.whole_units(game, [card]), stat, units=True)
    return stat_then(game, action, card, stat)


def total_of(game: CcgGame, action: Action, cards: list[int], stat: str, units: bool = False) -> int:
    """The sum of a stat over cards, or over whole units; the Force of Items is in their Personality's."""
    return sum(
        stat_then(game, action, card, stat)
        for card in cards
        if (stat not in ("force", "chi") or states.is_soldier(game, card))
        and (not units or game.rules.values.counts_in_total(game, card, stat))
    )


def _plain(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Number)
    return node.value


def _stat_of(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    """A stat of cards or players; of an army its Force, of a unit the total of its cards."""
    assert isinstance(node, p.StatOf)
    of = node.of
    if node.stat == "force" and isinstance(of, p.Ref) and is_army(of):
        side = sides.side_of_player(game, action.player)
        if of.to == "enemy army":
            side = DEFENDING if side == ATTACKING else ATTACKING
        elif of.to != "army":
            side = ATTACKING if of.to == "attacking army" else DEFENDING
        return army_bonuses.army_force(game, game.current_battlefield(), side)
    if node.stat in PLAYER_STATS:
        return sum(stat_of(game, each, node.stat) for each in meaning.players_of(game, action, of))
    found = meaning.things(game, action, of)
    if isinstance(of, p.UnitOf) or speaks_of_unit(action, of):
        return total_of(game, action, found, node.stat, units=True)
    return sum(stat_then(game, action, each, node.stat, node.base) for each in found)


def _stat_then(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    """As it was noted when the duel began."""
    assert isinstance(node, p.StatThen)
    duel = performing.duel_of(game, action)
    if duel is None or not duel.began:
        return 0
    size, at = len(NOTED), NOTED.index(STATS[node.stat])
    found = meaning.things(game, action, node.of)
    return sum(duel.began[at if card == duel.challenger else size + at] for card in found)


def _stat_before(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    """Of what was not destroyed, as it is."""
    assert isinstance(node, p.StatBefore)
    return sum(stat_then(game, action, card, node.stat) for card in meaning.things(game, action, node.of))


def _side_force(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    """A card fights on the side of its controller."""
    assert isinstance(node, p.SideForce)
    attack = game.attack
    found = meaning.things(game, action, node.of)
    if attack is None or not found:
        return 0
    side = sides.side_of_player(game, game.controller(found[0]))
    if node.enemy:
        side = DEFENDING if side == ATTACKING else ATTACKING
    return attack.forces[side]


def speaks_of_unit(action: Action, node: p.Node) -> bool:
    """Does the phrase mean a whole unit?"""
    ability = action.ability
    if ability is None or not isinstance(node, (p.Ref, p.Target, p.Chosen)):
        return False
    if isinstance(node, p.Ref) and node.to == "subject":
        return ability.answers_units
    return node.slot in ability.unit_slots


def _total_of(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.TotalOf)
    found = meaning.things(game, action, node.of)
    units = isinstance(node.of, p.UnitOf) or speaks_of_unit(action, node.of)
    if is_army(node.of) or (isinstance(node.of, p.Ref) and len(found) == 1 and found[0] >= 0):
        found = performing.whole_units(game, found)
        units = True
    return total_of(game, action, found, node.stat, units)


_COUNTED = ("card", "personality", "follower", "item", "spell", "holding", "attachment")


def _count_of(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.CountOf)
    noun = node.noun
    for each in noun.filters:
        if isinstance(each, p.Past) and each.period == "this" and each.positive and noun.kinds[0] in _COUNTED:
            # `for each card destroyed`: what this effect has done, wherever the cards are now (samurai.g-wording.21)
            done = "destroy itself" if each.verb == "destroy" else each.verb
            return sum(nouns.matches(game, action, noun, card) for card in action.did_to(done))
    return nouns.count(game, action, noun)


def _tokens_on(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.TokensOn)
    return sum(tokens_on(game, node.name, each) for each in meaning.things(game, action, node.of))


def _sum(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Sum)
    return sum(number(game, action, part, thing) for part in node.parts)


def _times(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Times)
    return node.factor * number(game, action, node.of, thing)


def _half(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Half)
    whole = number(game, action, node.of, thing)
    return (whole + 1) // 2 if node.up else whole // 2


def _difference(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Difference)
    return number(game, action, node.of, thing) - number(game, action, node.less, thing)


def _per(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Per)
    return max(number(game, action, node.of, thing), 0) // node.points


def _different(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    """Return how many different elements, Clans, titles or keywords there are among these cards."""
    assert isinstance(node, p.Different)
    found: set[str] = set()
    for card in meaning.things(game, action, node.among):
        if card < 0:
            continue
        if node.kind == "focus_value":
            found.add(str(stat_then(game, action, card, "focus_value")))
            continue
        if node.kind == "title":
            found.add(game.behaviours[card].title)
            continue
        words = departed.keywords(game, action, card)
        if node.kind == "element":
            found.update(word for word in words if word in ELEMENTS)
        elif node.kind == "clan":
            found.update(word for word in words if word.removesuffix(" Clan") in CLANS)
        elif node.kind == "tribe":
            titles = [game.behaviours[card].title]  # a Tribe in the title counts (ruling on Mak'irtch)
            found.update(word for word in (*words, *titles) if "Tribe" in word.split())
        else:
            found.update(words)
    return len(found)


def _amount_of(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    """Return how much the text did before, or how much the event is about."""
    assert isinstance(node, p.AmountOf)
    if node.of == "put back":
        return sum(1 for did in action.did if did.verb == "return")
    if node.of == "tokens gone":
        return sum(did.amount for did in action.did if did.verb == "token gone")
    if node.of == "force lost":
        lost = meaning.things(game, action, node.what) if node.what is not None else []
        return sum(did.amount for did in action.did if did.verb == "lost force" and (not lost or did.thing in lost))
    if node.of == "same":  # as the last bonus or penalty
        return next((did.amount for did in action.did[::-1] if did.verb == "change"), 0)
    if node.of == "gold":
        return game.spent
    if node.of == "discarded":
        whose = None if node.what is None else meaning.players_of(game, action, node.what)
        gone = action.did_to("discard")
        return sum(1 for each in gone if whose is None or player_thing(game.cards[each].owner) in whose)
    event = action.event
    return event.amount if event is not None else 0


def _remainder(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Remainder)
    return number(game, action, node.of, thing) % node.by


def _keywords_of(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.KeywordsOf)
    found = [
        word
        for card in meaning.things(game, action, node.of)
        if card >= 0
        for word in departed.keywords(game, action, card)
    ]
    return sum(1 for word in found if not (node.but_clans and word.removesuffix(" Clan") in CLANS))


def _chosen_number(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    """The least number that a player may choose: so much must be there before he has chosen."""
    assert isinstance(node, p.ChosenNumber)
    return node.least


def _conditional(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Conditional)
    holds = meaning.holds_for(game, action, node.condition, thing)
    return number(game, action, node.then if holds else node.otherwise, thing)


def _extreme(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Extreme)
    found = [stat_then(game, action, each, node.stat, node.base) for each in meaning.things(game, action, node.among)]
    if not found:
        return 0
    return min(found) if node.least else max(found)


def _deeds_of(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    """Actions are counted when they are announced; those of one title once, where the text says so."""
    assert isinstance(node, p.DeedsOf)
    titles: list[str] = []
    for code, _, _, serial in game.past(node.period):
        if code != ANNOUNCE or (node.other and serial == action.serial):
            continue
        deed = game.deed(serial)
        title = game.behaviours[deed.card].title if deed.card >= 0 else ""
        if deeds.deed_fits(game, action, node.noun, deed) and not (node.titles and title in titles):
            titles.append(title)
    return len(titles)


def _most_of(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    """The number is counted once for each of the things, which is `each` in it."""
    assert isinstance(node, p.MostOf)
    before = action.each
    found: list[int] = []
    for each in meaning.things(game, action, node.among):
        action.each = each
        found.append(number(game, action, node.of, each))
    action.each = before
    return max(found, default=0)


def _capped(game: CcgGame, action: Action, node: p.Node, thing: int) -> int:
    assert isinstance(node, p.Capped)
    one, bound = number(game, action, node.of, thing), number(game, action, node.bound, thing)
    return max(one, bound) if node.least else min(one, bound)


Value = Callable[["CcgGame", Action, p.Node, int], int]
meaning.NUMBERS.update(
    {
        p.Number: _plain,
        p.StatOf: _stat_of,
        p.TotalOf: _total_of,
        p.StatThen: _stat_then,
        p.SideForce: _side_force,
        p.StatBefore: _stat_before,
        p.CountOf: _count_of,
        p.TokensOn: _tokens_on,
        p.Sum: _sum,
        p.Times: _times,
        p.Half: _half,
        p.AmountOf: _amount_of,
        p.ChosenNumber: _chosen_number,
        p.KeywordsOf: _keywords_of,
        p.Remainder: _remainder,
        p.Difference: _difference,
        p.Per: _per,
        p.Different: _different,
        p.Conditional: _conditional,
        p.Extreme: _extreme,
        p.Capped: _capped,
        p.MostOf: _most_of,
        p.DeedsOf: _deeds_of,
    }
)
