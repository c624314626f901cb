"""What the words of a card mean on the table: which things a noun describes, what a reference points to, which number
an expression gives, whether a condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.cards import program as p
from rokugan.cards.model import ATTACHMENT_TYPES, CLANS, ELEMENTS
from rokugan.editions.ccg import patterns, values
from rokugan.editions.ccg.context import Context, Duel, event_codes
from rokugan.editions.ccg.game import DEAD, DISHONORED
from rokugan.editions.ccg.things import (
    ATTACKING,
    DEFENDING,
    DYNASTY_DISCARD,
    FATE_DISCARD,
    HOME,
    NO_SIDE,
    NOTHING,
    STATS,
    STRENGTH,
    is_player,
    is_province,
    player_thing,
    province_seat,
    seat_of,
)

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

# ------------------------------------------------------------------------------------------ candidates


def candidates(game: CcgGame, context: Context, noun: p.Noun) -> list[int]:
    """All things that a noun describes now, in a fixed order."""
    kinds = noun.kinds
    if kinds == ("player",):
        pool = [player_thing(seat) for seat in game.in_order(context.player)]
    elif "province" in kinds or "battlefield" in kinds:
        pool = [province.thing for seat in game.in_order(context.player) for province in game.standing(seat)]
    elif noun.zone:
        pool = zone_cards(game, context, noun)
    else:
        pool = []
        for seat in game.in_order(context.player):
            if noun.whose == "your" and seat != context.player:
                continue
            if noun.whose == "other" and seat == context.player:
                continue
            pool.extend(game.everything_in_play(seat))
    return [thing for thing in pool if matches(game, context, noun, thing)]


def zone_cards(game: CcgGame, context: Context, noun: p.Noun) -> list[int]:
    """The cards in the zone that a noun names."""
    found: list[int] = []
    for seat in game.in_order(context.player):
        player = game.players[seat]
        zone = noun.zone
        if zone == "hand":
            found.extend(player.hand)
        elif zone in ("discard", "fate discard", "dynasty discard"):
            if zone != "dynasty discard":
                found.extend(player.fate_discard)
            if zone != "fate discard":
                found.extend(player.dynasty_discard)
        elif zone in ("deck", "fate deck", "dynasty deck"):
            if zone != "dynasty deck":
                found.extend(reversed(player.fate_deck))
            if zone != "fate deck":
                found.extend(reversed(player.dynasty_deck))
        elif zone == "province":
            for province in game.standing(seat):
                found.extend(province.cards)
        elif zone == "focus pool":
            found.extend(player.focus_pool)
        elif zone == "focused":
            found.extend(player.focused)
        elif zone == "removed":
            found.extend(player.removed)
    return found


def is_kind(game: CcgGame, thing: int, kind: str) -> bool:
    """Is the thing of that kind?"""
    if thing < 0:
        if is_player(thing):
            return kind == "player"
        return kind == "province" or kind == "battlefield"
    type_ = game.behaviours[thing].type
    if kind == "card":
        return type_ != "stronghold"
    if kind == "attachment":
        return type_ in ATTACHMENT_TYPES
    if kind == "unit":
        return type_ == "personality"
    if kind == "terrain":
        return game.attack is not None and thing in game.attack.terrains
    return type_ == kind


def matches(game: CcgGame, context: Context, noun: p.Noun, thing: int) -> bool:
    """Does the noun describe this thing?"""
    for kind in noun.kinds:
        if is_kind(game, thing, kind):
            break
    else:
        return False
    if noun.whose and not belongs(game, context, noun, thing):
        return False
    for each in noun.filters:
        if not fits(game, context, each, thing):
            return False
    return True


def belongs(game: CcgGame, context: Context, noun: p.Noun, thing: int) -> bool:
    """Is it yours, an enemy's, another player's?"""
    whose = noun.whose
    if is_player(thing):
        seat = seat_of(thing)
    elif is_province(thing):
        seat = province_seat(thing)
    else:
        seat = game.controller(thing)
    if whose == "your":
        return seat == context.player
    if whose == "other":
        return seat != context.player
    if whose == "enemy":
        return is_enemy(game, context.player, thing, seat)
    if noun.owner is not None:
        return player_thing(seat) in players_of(game, context, noun.owner)
    return True


def is_enemy(game: CcgGame, seat: int, thing: int, controller: int) -> bool:
    """Only the leader of the other side and cards in his units are enemies (celestial.wording.15)."""
    attack = game.attack
    if attack is None or controller == seat:
        return False
    mine = side_of_player(game, seat)
    if mine == NO_SIDE:
        return False
    if thing >= 0 and game.personality_of(thing) == NOTHING:
        return False
    return side_of_player(game, controller) not in (mine, NO_SIDE)


def side_of_player(game: CcgGame, seat: int) -> int:
    """The side a player is on in the present attack."""
    attack = game.attack
    if attack is None:
        return NO_SIDE
    if seat == attack.attacker:
        return ATTACKING
    if seat == attack.defender:
        return DEFENDING
    return game.rules.ally_side(game, seat)


# --------------------------------------------------------------------------------------------- filters


def compare(left: int, op: str, right: int) -> bool:
    """Does the comparison hold?"""
    if op == ">=":
        return left >= right
    if op == "<=":
        return left <= right
    if op == "<":
        return left < right
    if op == ">":
        return left > right
    if op == "=":
        return left == right
    return left != right


def fits(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    """Does the thing fit a filter?"""
    if isinstance(node, p.HasKeyword):
        return has_word(game, thing, node) == node.positive
    if isinstance(node, p.State):
        return in_state(game, context, node.name, thing) == node.positive
    if isinstance(node, p.StatIs):
        if node.stat == "experience" and thing >= 0:
            left = game.behaviours[thing].definition.experience
        else:
            left = stat_of(game, thing, node.stat, node.base)
        right = (
            performer_stat(game, context, node.stat) if node.right is None else number(game, context, node.right, thing)
        )
        return compare(left, node.op, right)
    if isinstance(node, p.With):
        return compare(count_on(game, context, node.noun, thing), node.op, number(game, context, node.number, thing))
    if isinstance(node, p.Either):
        return any(fits(game, context, each, thing) for each in node.filters)
    if isinstance(node, p.AllFilters):
        return all(fits(game, context, each, thing) for each in node.filters)
    if isinstance(node, p.Titled):
        return (thing >= 0 and game.behaviours[thing].title == node.title) == node.positive
    if isinstance(node, p.OtherThan):
        return thing not in things(game, context, node.what)
    if isinstance(node, p.Opposing):
        return any(opposes(game, thing, each) for each in things(game, context, node.what))
    if isinstance(node, p.In):
        return is_in(game, context, node, thing) == node.positive
    if isinstance(node, p.Shares):
        return shares(game, context, node, thing) == node.positive
    if isinstance(node, p.Past):
        return in_past(game, node, thing) == node.positive
    if isinstance(node, p.Not):
        return not fits(game, context, node.condition, thing)
    if isinstance(node, p.Noun):
        return matches(game, context, node, thing)
    return holds_for(game, context, node, thing)


def holds_for(game: CcgGame, context: Context, node: p.Node, thing: int) -> bool:
    """A condition used as a filter: `each` in it is the thing."""
    before = context.each
    context.each = thing
    result = holds(game, context, node)
    context.each = before
    return result


def has_word(game: CcgGame, thing: int, node: p.HasKeyword) -> bool:
    """A keyword, a Clan alignment, or a whole title."""
    if thing < 0:
        return is_player(thing) and f"{game.players[seat_of(thing)].clan} Clan" == node.keyword
    if node.base:
        return node.keyword in game.behaviours[thing].keywords
    return values.has_keyword(game, thing, node.keyword) or game.behaviours[thing].title == node.keyword


def in_state(game: CcgGame, context: Context, name: str, thing: int) -> bool:
    """Is the thing in the named state?"""
    if thing < 0:
        if name == "active":
            return is_player(thing) and seat_of(thing) == game.active
        if is_province(thing):
            province = game.province(thing)
            return province.destroyed if name == "destroyed" else province.face_up == (name == "face-up")
        return False
    state = game.state_of(thing)
    if name == "dead" or name == "discarded":
        inside = game.where[thing] in (FATE_DISCARD, DYNASTY_DISCARD)
        return inside and bool(game.graves.get(thing, 0) & DEAD) == (name == "dead")
    if name == "honorable" or name == "dishonorable":
        if thing not in game.states and thing in game.graves:
            shamed = bool(game.graves[thing] & DISHONORED)
        else:
            shamed = state is not None and state.dishonored
        return shamed == (name == "dishonorable")
    if name == "human":
        return not values.has_keyword(game, thing, "Nonhuman")
    if name == "nonhuman":
        return values.has_keyword(game, thing, "Nonhuman")
    if name == "infantry":
        return not values.has_keyword(game, thing, "Cavalry")
    if name == "cavalry unit":
        return is_cavalry_unit(game, thing)
    if name == "unaligned":
        return not any(values.has_keyword(game, thing, f"{clan} Clan") for clan in CLANS)
    if name == "created":
        return game.cards[thing].definition.id == "created"
    if name == "face-up" or name == "face-down":
        return game.rules.is_face_up(game, thing) == (name == "face-up")
    if state is None:
        return False
    if name == "bowed":
        return state.bowed
    if name == "unbowed":
        return not state.bowed
    if name == "attacking":
        return game.side(thing) == ATTACKING
    if name == "defending":
        return game.side(thing) == DEFENDING
    if name == "opposed" or name == "unopposed":
        return is_opposed(game, thing) == (name == "opposed")
    if name == "home":
        return game.location(thing) == HOME
    if name == "attached":
        return state.host != NOTHING
    if name == "alone":
        place = game.location(thing)
        return place != HOME and len(game.army(place, game.side(thing))) == 1
    if name == "performing":
        return thing in context.performers or context.player == state.controller
    if name == "duelling":
        return game.duel is not None and thing in (game.duel.challenger, game.duel.challenged)
    if name == "in the current battle":
        return game.in_battle() and game.location(thing) == game.current_battlefield()
    return False


def is_cavalry_unit(game: CcgGame, thing: int) -> bool:
    """The Personality and every Follower have Cavalry (celestial.keywords.11)."""
    personality = game.personality_of(thing)
    return personality != NOTHING and all(
        values.has_keyword(game, card, "Cavalry")
        for card in game.unit(personality)
        if game.behaviours[card].type in ("personality", "follower")
    )


def is_opposed(game: CcgGame, thing: int) -> bool:
    """Is there an enemy unit at its battlefield, bowed or not?"""
    place = game.location(thing)
    side = game.side(thing)
    if place == HOME or side == NO_SIDE:
        return False
    return bool(game.army(place, DEFENDING if side == ATTACKING else ATTACKING))


def opposes(game: CcgGame, one: int, other: int) -> bool:
    """At the same battlefield on different sides?"""
    if one < 0 or other < 0 or one not in game.states or other not in game.states:
        return False
    place = game.location(one)
    sides = (game.side(one), game.side(other))
    return place != HOME and place == game.location(other) and NO_SIDE not in sides and sides[0] != sides[1]


def count_on(game: CcgGame, context: Context, noun: p.Noun, thing: int) -> int:
    """How many such cards are attached to it, or tokens on it."""
    state = game.state_of(thing) if thing >= 0 else None
    if noun.kinds == ("token",):
        if state is None:
            return 0
        words = [f.keyword for f in noun.filters if isinstance(f, p.HasKeyword)]
        return sum(n for name, n in state.tokens if all(word in name.split() or word == name for word in words))
    if is_province(thing):
        region = game.province(thing).region
        return 1 if region >= 0 and matches(game, context, noun, region) else 0
    if state is None:
        return 0
    return sum(1 for card in state.attachments if matches(game, context, noun, card))


def is_in(game: CcgGame, context: Context, node: p.In, thing: int) -> bool:
    """Where or in what a thing is."""
    relation = node.relation
    if relation == "any location":
        return True
    if relation == "army" or relation == "enemy army":
        side = side_of_player(game, context.player)
        if node.of is not None:
            owners = things(game, context, node.of)
            if owners and owners[0] >= 0:
                side = game.side(owners[0])
            elif owners:
                side = side_of_player(game, seat_of(owners[0]))
        if relation == "enemy army":
            side = DEFENDING if side == ATTACKING else ATTACKING
        place = game.current_battlefield()
        if thing < 0 or thing not in game.states:
            return False
        here = game.location(thing)
        return here != HOME and (place in (NOTHING, here)) and game.side(thing) == side
    if relation == "battlefield":
        here = game.location(thing) if thing >= 0 else thing
        if node.of is not None:
            return here in [location_of(game, t) for t in things(game, context, node.of)]
        current = game.current_battlefield()
        return here == current and current != NOTHING
    if relation == "home":
        if thing < 0 or game.location(thing) != HOME:
            return False
        if node.of is None:
            return True
        return player_thing(game.controller(thing)) in players_of(game, context, node.of)
    anchors = things(game, context, node.of) if node.of is not None else [context.card]
    if relation == "unit":
        mine = game.personality_of(thing) if thing >= 0 else NOTHING
        return mine != NOTHING and any(a >= 0 and game.personality_of(a) == mine for a in anchors)
    if relation == "attached":
        state = game.state_of(thing) if thing >= 0 else None
        return state is not None and state.host in anchors
    if relation == "location":
        here = game.location(thing) if thing >= 0 else thing
        for anchor in anchors:
            if anchor >= 0 and here == game.location(anchor):
                if here != HOME or game.controller(thing) == game.controller(anchor):
                    return True
        return False
    if relation == "side":
        return any(a >= 0 and game.side(a) == game.side(thing) and game.side(thing) != NO_SIDE for a in anchors)
    if relation == "province":
        holding = game.province_holding(thing) if thing >= 0 else None
        return holding is not None and (node.of is None or holding.thing in anchors)
    return False


def location_of(game: CcgGame, thing: int) -> int:
    """Where a thing is; a province is its own battlefield."""
    return game.location(thing) if thing >= 0 else thing


def shares(game: CcgGame, context: Context, node: p.Shares, thing: int) -> bool:
    """Has it something in common with the other?"""
    for other in things(game, context, node.what):
        if node.kind == "title":
            if other >= 0 and thing >= 0 and game.behaviours[other].title == game.behaviours[thing].title:
                return True
        elif node.kind == "type":
            if other >= 0 and thing >= 0 and game.behaviours[other].type == game.behaviours[thing].type:
                return True
        elif node.kind == "player":
            if other >= 0 and thing >= 0 and game.controller(other) == game.controller(thing):
                return True
        else:
            if node.kind == "clan":
                words = [f"{clan} Clan" for clan in CLANS]
            elif node.kind == "element":
                words = list(ELEMENTS)
            else:
                words = values.keywords(game, thing) if thing >= 0 else []
            for word in words:
                if has_word(game, thing, p.HasKeyword(word)) and has_word(game, other, p.HasKeyword(word)):
                    return True
    return False


def in_past(game: CcgGame, node: p.Past, thing: int) -> bool:
    """Did that happen to it in the period? The memory of a game reaches back to the beginning of the turn."""
    codes = event_codes(node.verb)
    return any(what == thing and code in codes for code, what, _ in game.happened)


# ---------------------------------------------------------------------------------------------- things


def things(game: CcgGame, context: Context, node: p.Node) -> list[int]:
    """The things that an object of a sentence means now."""
    if isinstance(node, (p.Target, p.Choice)):
        if 0 <= node.slot < len(context.slots):
            return context.slots[node.slot] or []
        return []
    if isinstance(node, p.Ref):
        return reference(game, context, node)
    if isinstance(node, p.Each):
        return candidates(game, context, node.noun)
    if isinstance(node, p.UnitOf):
        units: list[int] = []
        for thing in things(game, context, node.of):
            personality = game.personality_of(thing) if thing >= 0 else NOTHING
            if personality != NOTHING:
                units.extend(card for card in game.unit(personality) if card not in units)
        return units
    if isinstance(node, p.PartsOf):
        parts: list[int] = []
        for thing in things(game, context, node.of):
            state = game.state_of(thing) if thing >= 0 else None
            if state is not None:
                parts.extend(card for card in state.attachments if matches(game, context, node.noun, card))
            elif is_province(thing):
                province = game.province(thing)
                held = [*province.cards, *([province.region] if province.region >= 0 else [])]
                parts.extend(card for card in held if matches(game, context, node.noun, card))
        return parts
    if isinstance(node, p.Several):
        together: list[int] = []
        for part in node.parts:
            together.extend(each for each in things(game, context, part) if each not in together)
        return together
    if isinstance(node, (p.You, p.Controller, p.Owner, p.Leader)):
        return players_of(game, context, node)
    if isinstance(node, p.TopOf):
        found: list[int] = []
        size = number(game, context, node.number)
        for player in players_of(game, context, node.who):
            deck = deck_list(game, seat_of(player), node.deck)
            found.extend(reversed(deck[-size:]) if not node.bottom else deck[:size])
        return found
    if isinstance(node, p.Noun):
        return candidates(game, context, node)
    return []


def deck_list(game: CcgGame, seat: int, deck: str) -> list[int]:
    """A deck by its name; its top is the end of the list."""
    player = game.players[seat]
    return player.dynasty_deck if "dynasty" in deck else player.fate_deck


def reference(game: CcgGame, context: Context, node: p.Ref) -> list[int]:
    """What a pronoun or other reference means."""
    to = node.to
    if to == "this":
        return [context.card]
    if to == "slot":
        return context.slots[node.slot] or [] if node.slot < len(context.slots) else []
    if to == "bearer":
        state = game.state_of(context.card)
        if state is not None and state.host != NOTHING:
            return [state.host]
        return [context.card] if game.behaviours[context.card].type == "personality" else []
    if to == "each":
        return [context.each] if context.each != NOTHING else []
    if to == "subject":
        return subject_of(context)
    if to == "object":
        event = context.event
        return [] if event is None else patterns.objects(game, event)
    if to == "battlefield" or to == "province":
        if to == "province":
            state = game.state_of(context.card) if context.card >= 0 else None
            if state is not None and is_province(state.host):
                return [state.host]
        current = game.current_battlefield()
        return [] if current == NOTHING else [current]
    if to in ("winner", "loser", "challenger", "challenged"):
        return duellist(context, to)
    if to == "created":
        return context.created
    if to == "found":
        return context.found
    if to == "discarded":
        return context.discarded
    if to == "performer":
        return performers(game, context)
    if to == "army" or to == "enemy army":
        side = side_of_player(game, context.player)
        if to == "enemy army":
            side = DEFENDING if side == ATTACKING else ATTACKING
        return game.army(game.current_battlefield(), side)
    if to == "action's target":
        event = context.event
        return [] if event is None or event.context is None else event.context.targets()
    return []


def subject_of(context: Context) -> list[int]:
    """What the triggering event happens to: the one thing at hand, else all of them."""
    event = context.event
    if event is None:
        return []
    if context.subject != NOTHING:
        return [context.subject]
    return event.done or event.things


def duellist(context: Context, to: str) -> list[int]:
    """A Personality of the duel that this text made, or that triggered it."""
    duel = context.duel
    if duel is None and context.event is not None:
        what = context.event.what
        if isinstance(what, Duel):
            duel = what
    if duel is None:
        return []
    if to == "winner":
        return [duel.winner] if duel.winner != NOTHING else []
    if to == "loser":
        return duel.losers
    return [duel.challenger if to == "challenger" else duel.challenged]


def performers(game: CcgGame, context: Context) -> list[int]:
    """Who performs the action (celestial.actions.12): its own card or that card's Personality, and the player's
    Personalities and Followers targeted or chosen in its constraints."""
    found: list[int] = []
    if context.card >= 0:
        type_ = game.behaviours[context.card].type
        if type_ in ("personality", "follower"):
            found.append(context.card)
        elif type_ in ("item", "spell"):
            bearer = game.personality_of(context.card)
            if bearer != NOTHING:
                found.append(bearer)
    info = context.info
    if info is not None:
        for target in info.targets:
            if target.in_constraints and (target.targeted or getattr(target.node, "performer", False)):
                for thing in context.slots[target.slot] or []:
                    if thing >= 0 and game.behaviours[thing].type in ("personality", "follower"):
                        if game.controller(thing) == context.player and thing not in found:
                            found.append(thing)
    return found


def players_of(game: CcgGame, context: Context, node: p.Node) -> list[int]:
    """The players that a phrase means, as things."""
    if isinstance(node, p.You):
        return [player_thing(context.player)]
    if isinstance(node, p.Controller):
        return unique([player_thing(game.controller(t)) if t >= 0 else t for t in things(game, context, node.of)])
    if isinstance(node, p.Owner):
        found = [
            player_thing(game.cards[t].owner) if t >= 0 else player_thing(province_seat(t)) if is_province(t) else t
            for t in things(game, context, node.of)
        ]
        return unique(found)
    if isinstance(node, p.Leader):
        attack = game.attack
        if attack is None:
            return []
        side = side_of_player(game, context.player)
        if node.which == "attacker" or (node.which == "friendly" and side == ATTACKING):
            return [player_thing(attack.attacker)]
        if node.which == "defender" or (node.which == "friendly" and side == DEFENDING):
            return [player_thing(attack.defender)]
        return [player_thing(attack.defender if side == ATTACKING else attack.attacker)]
    found = things(game, context, node)
    return [
        thing if is_player(thing) else player_thing(game.controller(thing)) for thing in found if not is_province(thing)
    ]


def unique(items: list[int]) -> list[int]:
    """Each of them once."""
    found: list[int] = []
    for each in items:
        if each not in found:
            found.append(each)
    return found


# --------------------------------------------------------------------------------------------- numbers


def stat_of(game: CcgGame, thing: int, stat: str, base: bool = False) -> int:
    """A stat of a card, province or player by name."""
    if is_player(thing):
        player = game.players[seat_of(thing)]
        if stat == "family_honor":
            return player.honor
        if stat == "hand":
            return len(player.hand)
        if stat == "provinces":
            return len(game.standing(player.seat))
        return 0
    if is_province(thing):
        return values.base(game, thing, STRENGTH) if base else values.value(game, thing, STRENGTH)
    code = STATS.get(stat)
    if code is None:
        return game.behaviours[thing].definition.experience if stat == "experience" else 0
    return values.base(game, thing, code) if base else values.value(game, thing, code)


def performer_stat(game: CcgGame, context: Context, stat: str) -> int:
    """The stat of the performing card, which a comparison without a second side means."""
    found = performers(game, context)
    if not found:
        if stat in ("family_honor", "hand"):
            return stat_of(game, player_thing(context.player), stat)
        return 0
    return stat_of(game, found[-1] if context.card not in found else found[0], stat)


def number(game: CcgGame, context: Context, node: p.Node, thing: int = NOTHING) -> int:
    """The value of a number."""
    if isinstance(node, p.Number):
        return node.value
    if isinstance(node, p.StatOf):
        if node.stat == "force" and isinstance(node.of, p.UnitOf):
            return sum(values.unit_force(game, u, False) for u in things(game, context, node.of.of) if u >= 0)
        if node.stat == "force" and isinstance(node.of, p.Ref) and node.of.to in ("army", "enemy army"):
            side = side_of_player(game, context.player)
            if node.of.to == "enemy army":
                side = DEFENDING if side == ATTACKING else ATTACKING
            return values.army_force(game, game.current_battlefield(), side)
        if isinstance(node.of, (p.You, p.Controller, p.Owner, p.Leader)):
            owners = players_of(game, context, node.of)
        else:
            owners = things(game, context, node.of)
        return sum(stat_of(game, each, node.stat, node.base) for each in owners)
    if isinstance(node, p.CountOf):
        return count(game, context, node.noun)
    if isinstance(node, p.Sum):
        return sum(number(game, context, part, thing) for part in node.parts)
    if isinstance(node, p.Times):
        return node.factor * number(game, context, node.of, thing)
    if isinstance(node, p.Half):
        whole = number(game, context, node.of, thing)
        return (whole + 1) // 2 if node.up else whole // 2
    if isinstance(node, p.AmountOf):
        event = context.event
        return event.amount if event is not None else context.amount
    return 0


def count(game: CcgGame, context: Context, noun: p.Noun) -> int:
    """How many such things there are."""
    if noun.kinds == ("token",):
        total = 0
        for seat in game.in_order(context.player):
            for card in game.everything_in_play(seat):
                total += count_on(game, context, noun, card)
        return total
    return len(candidates(game, context, noun))


# ------------------------------------------------------------------------------------------ conditions


def holds(game: CcgGame, context: Context, node: p.Node) -> bool:
    """Does the condition hold?"""
    if isinstance(node, p.Compare):
        return compare(number(game, context, node.left), node.op, number(game, context, node.right))
    if isinstance(node, p.Exists):
        return compare(count(game, context, node.noun), node.op, number(game, context, node.number))
    if isinstance(node, p.Is):
        found = things(game, context, node.what)
        return bool(found) and all(
            all(fits(game, context, each, thing) for each in node.filters) == node.positive for thing in found
        )
    if isinstance(node, p.Moment):
        return moment(game, context, node.name)
    if isinstance(node, p.Did):
        return did(game, context, node) == node.positive
    if isinstance(node, p.HasFavor):
        holder = game.favor >= 0 and player_thing(game.favor) in players_of(game, context, node.who)
        return holder == node.positive
    if isinstance(node, p.Both):
        return all(holds(game, context, each) for each in node.conditions)
    if isinstance(node, p.AnyOf):
        return any(holds(game, context, each) for each in node.conditions)
    if isinstance(node, p.Not):
        return not holds(game, context, node.condition)
    if isinstance(node, p.Happened):
        codes = event_codes(node.pattern.event)
        return node.positive == any(
            code in codes and patterns.subject_fits(game, context, node.pattern, thing)
            for code, thing, _ in game.happened
        )
    return game.rules.holds(game, context, node)


def moment(game: CcgGame, context: Context, name: str) -> bool:
    """Is it that time?"""
    if name == "your turn":
        return game.active == context.player
    if name == "not your turn":
        return game.active != context.player
    if name == "first turn":
        return game.active == context.player and game.players[context.player].turns == 1
    if name == "combat segment":
        return game.in_battle() and game.attack is not None and game.attack.segment == "combat"
    if name == "battle":
        return game.in_battle()
    if name == "attacker":
        return game.attack is not None and game.attack.attacker == context.player
    if name == "defender":
        return game.attack is not None and game.attack.defender == context.player
    if name == "attack":
        return game.attack is not None
    return name.endswith(" phase") and game.phase == name.removesuffix(" phase")


def did(game: CcgGame, context: Context, node: p.Did) -> bool:
    """Did this text do that?"""
    for verb, thing in context.did:
        if verb != node.verb:
            continue
        if node.what is None:
            return True
        if isinstance(node.what, p.Noun):
            if thing >= 0 and describes(game, context, node.what, thing):
                return True
        elif thing in things(game, context, node.what):
            return True
    return False


def describes(game: CcgGame, context: Context, noun: p.Noun, thing: int) -> bool:
    """Does the noun describe this thing, wherever it has gone meanwhile?"""
    return any(is_kind(game, thing, kind) or kind == "card" for kind in noun.kinds) and all(
        fits(game, context, each, thing) for each in noun.filters
    )
