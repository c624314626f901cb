"""Positions: a game set up as a scenario describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rokugan.cards.model import ATTACHMENT_TYPES, CardDefinition
from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.files.position import entry_list, known_keys, number, parts_of
from rokugan.core.notation import tidy
from rokugan.editions.ccg.table.event_kinds import ASSIGN
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    NO_SIDE,
    STATS,
    STRENGTH,
    UNDER,
    province_number,
    province_thing,
)
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED, Attack, Modifier, Province
from rokugan.editions.ccg.turn.leaving import remove
from rokugan.editions.ccg.turn.phases import TurnAfterTurn
from rokugan.editions.ccg.turn.setup import enter_stronghold
from rokugan.errors import ScenarioError, brief, quote
from rokugan.program import Attach, walk

if TYPE_CHECKING:
    from rokugan.editions.ccg.questions.book import Book
    from rokugan.editions.ccg.table.game import CcgGame

Finder = Callable[[Any, str], CardDefinition]

CREATED = "created"  # the id of a card that a text has made, and how one without a title is called
BLANK_FATE = CardDefinition("Blank", "fate blank", id="fate blank", focus_value=0)
BLANK_DYNASTY = CardDefinition("Blank", "dynasty blank", id="dynasty blank", focus_value=0)
PLAIN_STRONGHOLD = CardDefinition("Stronghold", "stronghold", province_strength=0, gold_production=0, starting_honor=0)

_PLAYER_KEYS = (
    "name", "stronghold", "honor", "provinces", "hand", "in_play", "fate_deck", "dynasty_deck", "fate_deck_size",
    "dynasty_deck_size", "fate_discard", "dynasty_discard", "removed", "favor", "eliminated",
)  # fmt: skip
_CARD_KEYS = (
    "card", "as", "bowed", "dishonorable", "tokens", "attachments", "owner", "under", "by_own_text", "at", "side",
    "created", "used", "for_this_turn",
)  # fmt: skip
_PROVINCE_KEYS = ("card", "as", "face", "strength", "destroyed", "region")
_DESTROYED_KEYS = ("strength", "destroyed")


class Builder:
    """Collects the cards of a position in their order, then lays them out."""

    def __init__(self, rules: Book, find: Finder, where: str) -> None:
        self.rules: Book = rules
        self.find: Finder = find
        self.where: str = where
        self.owned: list[tuple[int, CardDefinition]] = []
        self.handles: dict[str, int] = {}
        self.players: list[dict[str, Any]] = []
        self.names: list[str] = []

    def card(self, seat: int, entry: object, where: str, default: CardDefinition | None = None) -> int:
        """Add a card, by title or by an entry with a handle."""
        if isinstance(entry, Mapping):
            handle = entry.get("as")
            what = entry.get("card")
        else:
            handle, what = None, entry
        if what is None:
            if default is None:
                raise ScenarioError(say("files.this_entry_names_no_card", where=where))
            definition = default
        else:
            definition = self.find(what, where)
        self.owned.append((seat, definition))
        index = len(self.owned) - 1
        if handle is not None:
            if handle in self.handles:
                raise ScenarioError(say("files.the_handle_is_given_twice", where=where, handle=handle))
            self.handles[str(handle)] = index
        return index


def build(rules: Book, scenario: Mapping[str, Any], find: Finder, where: str) -> tuple[CcgGame, dict[str, int]]:
    """The game of a scenario, at the beginning of its phase, and its handles."""
    parts_of(scenario, rules.seen.position_keys, rules.edition, where)
    builder = Builder(rules, find, where)
    entries = entry_list(scenario.get("players"), f"{where}: players")
    builder.names = [str(each.get("name", "")) if isinstance(each, Mapping) else "" for each in entries]
    if not all(builder.names) or len(set(builder.names)) < len(builder.names):
        raise ScenarioError(say("files.every_player_there_needs_a_name", where=where))
    if not 2 <= len(entries) <= rules.most_players:
        raise ScenarioError(
            say(
                "files.a_position_of_players",
                where=where,
                edition=rules.edition,
                most=rules.most_players,
                count=len(entries),
            )
        )
    layouts = [gather(builder, seat, each) for seat, each in enumerate(entries)]
    game = rules.new_table(builder.names, number(scenario.get("seed", 1), f"{where}: seed"))
    game.called.listed = True
    game.seat_cards([Card(i, definition, seat) for i, (seat, definition) in enumerate(builder.owned)])
    for seat, layout in enumerate(layouts):
        lay_player(game, seat, layout)
    for seat, layout in enumerate(layouts):
        for placed in layout["in_play"]:
            lay_card(game, builder, seat, placed)
        if layout["entry"].get("favor"):
            game.favor = seat
        if layout["entry"].get("eliminated"):
            game.players[seat].eliminated = True
            remove(game, layout["stronghold"])
    begin_at(game, scenario, where)
    rules.seen.after_position(game, scenario, where)
    game.forget_all()
    game.unsettled = True
    game.advance()
    return game, builder.handles


def gather(builder: Builder, seat: int, entry: Mapping[str, Any]) -> dict[str, Any]:
    """The cards of one player in the order given, with what is said about each."""
    where = f"{builder.where}: player {builder.names[seat]}"
    known_keys(entry, (*_PLAYER_KEYS, *builder.rules.seen.player_keys), where)
    layout: dict[str, Any] = {"entry": entry, "provinces": [], "in_play": [], "hand": []}
    stronghold = entry.get("stronghold")
    said: dict[str, Any] = dict(stronghold) if isinstance(stronghold, Mapping) else {}
    bowed = bool(said.pop("bowed", False))
    if said.keys() == {"card"}:  # one of the library that is bowed
        stronghold, said = said["card"], {}
    if said:
        said.setdefault("type", "stronghold")
        said.setdefault("title", f"Stronghold of {builder.names[seat]}")
    what: Any = said or stronghold
    layout["stronghold"] = builder.card(seat, {"card": what} if what else {}, where, PLAIN_STRONGHOLD)
    layout["stronghold_bowed"] = bowed
    provinces = entry.get("provinces")
    for index, each in enumerate(
        entry_list(provinces if provinces is not None else [{}] * builder.rules.table.provinces, where)
    ):
        here = f"{where}: province {index + 1}"
        known_keys(each, _DESTROYED_KEYS if each.get("destroyed") else _PROVINCE_KEYS, here)
        holds = NONE if each.get("destroyed") else builder.card(seat, each, here, BLANK_DYNASTY)
        region = each.get("region")
        listed = region if isinstance(region, list) else [] if region is None else [region]  # several: the latest last
        layout["provinces"].append((each, holds, [builder.card(seat, attached, here) for attached in listed]))
    for each in entry.get("hand") or ():
        layout["hand"].append(builder.card(seat, each, f"{where}: hand"))
    for each in entry.get("in_play") or ():
        layout["in_play"].append(gather_card(builder, seat, each, f"{where}: in_play"))
    for pile in ("fate_discard", "dynasty_discard", "removed"):
        layout[pile] = [
            (builder.card(seat, each, f"{where}: {pile}"), each if isinstance(each, Mapping) else {})
            for each in entry.get(pile) or ()
        ]
    for deck, blank in (("fate_deck", BLANK_FATE), ("dynasty_deck", BLANK_DYNASTY)):
        listed = [builder.card(seat, each, f"{where}: {deck}") for each in entry.get(deck) or ()]
        size = entry.get(f"{deck}_size")
        total = len(listed) + 30 if size is None else number(size, f"{where}: {deck}_size")
        listed += [builder.card(seat, {}, where, blank) for _ in range(max(total - len(listed), 0))]
        layout[deck] = listed
    return layout


NONE = -1


def gather_card(
    builder: Builder, seat: int, entry: object, where: str
) -> tuple[Mapping[str, Any], int, list[Any], list[int]]:
    """A card in play with its attachments and the cards beneath it."""
    said: Mapping[str, Any] = entry if isinstance(entry, Mapping) else {"card": entry}
    known_keys(said, _CARD_KEYS, where)
    owner = seat
    if said.get("owner") is not None:
        if said["owner"] not in builder.names:
            raise ScenarioError(
                say(
                    "files.there_is_no_player",
                    where=where,
                    name=quote(said["owner"]),
                    names=", ".join(builder.names),
                )
            )
        owner = builder.names.index(said["owner"])
    card = builder.card(owner, said, where)
    if said.get("created"):
        builder.owned[card] = (owner, created(builder.owned[card][1]))
    attached = [gather_card(builder, seat, each, where) for each in said.get("attachments") or ()]
    for _, each, _, _ in attached:
        check_attachment(builder, card, each, where)
    under = [builder.card(owner, each, where) for each in said.get("under") or ()]
    return said, card, attached, under


def created(definition: CardDefinition) -> CardDefinition:
    """A card as one that a text has created, which has no title if it is called so."""
    title = "" if tidy(definition.title) == CREATED else definition.title
    return replace(definition, title=title, id=CREATED)


def check_attachment(builder: Builder, host: int, card: int, where: str) -> None:
    """Refuse a card as attachment that neither by its type nor by its text can be one."""
    definition, to = builder.owned[card][1], builder.owned[host][1]
    by_text = any(isinstance(node, Attach) for node in walk(definition.program))
    if not definition.is_attachment and not by_text:
        raise ScenarioError(
            say(
                "files.cannot_be_attached",
                where=where,
                title=definition.title,
                kind=definition.type,
                bearer=to.title,
                types=", ".join(ATTACHMENT_TYPES),
            )
        )


def lay_player(game: CcgGame, seat: int, layout: dict[str, Any]) -> None:
    """Put a player's Stronghold, provinces, hand, piles and decks on the table."""
    player = game.players[seat]
    entry = layout["entry"]
    enter_stronghold(game, seat, layout["stronghold"])
    game.states[layout["stronghold"]].bowed = layout["stronghold_bowed"]
    if entry.get("honor") is not None:
        player.honor = number(entry["honor"], f"player {player.name}: honor")
    player.turn_honor = player.honor
    strength = game.behaviours[layout["stronghold"]].stats[STRENGTH]
    for index, (said, holds, regions) in enumerate(layout["provinces"]):
        province = Province(province_thing(seat, index), strength)
        player.provinces.append(province)
        if said.get("strength") is not None:
            province.base_strength = number(said["strength"], f"province {index + 1}: strength")
        if said.get("destroyed"):
            province.destroyed = True
            continue
        game.lay(holds, province, said.get("face", "down") == "up")
        for region in regions:
            game.enter(region, seat, province.thing)
    for card in layout["hand"]:
        game.put(card, HAND)
    for pile, zone in (("fate_discard", FATE_DISCARD), ("dynasty_discard", DYNASTY_DISCARD), ("removed", 7)):
        for card, said in layout[pile]:
            game.put(card, zone)
            grave = (DEAD if said.get("dead") else 0) | (DISHONORED if said.get("dishonorable") else 0)
            if grave:
                game.graves[card] = grave
    for card in reversed(layout["fate_deck"]):
        game.put(card, FATE_DECK)
    for card in reversed(layout["dynasty_deck"]):
        game.put(card, DYNASTY_DECK)


def lay_card(
    game: CcgGame,
    builder: Builder,
    seat: int,
    placed: tuple[Mapping[str, Any], int, list[Any], list[int]],
    host: int = -1000,
) -> None:
    """Put a card into play as the position says."""
    said, card, attached, under = placed
    at = str(said["at"]) if said.get("at") else ""
    if at and game.behaviours[card].type in ("region", "holding"):  # attached to a Province, and in no battle
        host, at = province_at(game, builder, at), ""
    state = game.enter(card, seat, host)
    state.bowed = bool(said.get("bowed", False))
    state.dishonored = bool(said.get("dishonorable", False))
    state.by_own_text = bool(said.get("by_own_text", False))
    state.tokens = tuple((str(name), int(count)) for name, count in (said.get("tokens") or {}).items())
    state.under = tuple(under)
    use_up(game, card, said, builder.where)
    for beneath in under:
        game.where[beneath] = UNDER
    if said.get("side") and not said.get("at"):
        raise ScenarioError(say("files.side_needs_at", where=builder.where, side=said["side"]))
    if at:
        place_at_battlefield(game, builder, seat, card, at, str(said.get("side", "")))
    for each in attached:
        lay_card(game, builder, seat, each, card)


def use_up(game: CcgGame, card: int, said: Mapping[str, Any], where: str) -> None:
    """Note which abilities of a card were used as often as they may be, and what it has been given until the turn ends."""
    title = game.cards[card].title
    for which in said.get("used") or ():
        own = game.behaviours[card].abilities
        if not 1 <= which <= len(own):
            raise ScenarioError(say("files.used_has_abilities", where=where, used=which, title=title, count=len(own)))
        ability = own[which - 1]
        game.used_in(ability.uses.per)[(card, ability.key)] = ability.uses.times
    for stat, amount in (said.get("for_this_turn") or {}).items():
        if stat not in STATS:
            raise ScenarioError(
                say(
                    "files.for_this_turn_has_no_such_value",
                    where=where,
                    title=title,
                    stat=quote(stat),
                    stats=", ".join(STATS),
                )
            )
        game.modify(card, Modifier("bonus", card, game.states[card].controller, "turn", STATS[stat], amount))


def province_at(game: CcgGame, builder: Builder, at: str) -> int:
    """The standing province that a position names: `Bob.P2`."""
    owner, _, place = at.rpartition(".")
    if owner not in builder.names or not province_number(place):
        raise ScenarioError(say("files.at_is_no_battlefield", where=builder.where, at=brief(at)))
    seat = builder.names.index(owner)
    thing = province_thing(seat, province_number(place) - 1)
    if thing not in [province.thing for province in game.standing(seat)]:
        raise ScenarioError(say("files.at_has_no_such_province_that_stands", where=builder.where, at=at, owner=owner))
    return thing


def place_at_battlefield(game: CcgGame, builder: Builder, seat: int, card: int, at: str, side: str) -> None:
    """Put a unit at the battlefield where it stands when the position begins."""
    thing = province_at(game, builder, at)
    defender = builder.names.index(at.rpartition(".")[0])
    if game.attack is not None and game.attack.defender != defender:
        raise ScenarioError(say("files.one_player_is_attacked_at_a_time", where=builder.where, at=at))
    if game.attack is None:
        game.serial += 1
        game.attack = Attack(game.active, defender, game.serial)
        game.attack.battlefields = [province.thing for province in game.standing(defender)]
    state = game.states[card]
    state.at = thing
    state.side = DEFENDING if side == "defending" or (not side and seat == defender) else ATTACKING
    game.happened.append((ASSIGN, card, thing, -1))


def ally_guests(game: CcgGame, attack: Attack) -> None:
    """Make allies of the players whose units stand on a side that they do not lead: they have been invited there."""
    for player in game.players:
        seat = player.seat
        if seat in (attack.attacker, attack.defender):
            continue
        for card in player.in_play:
            side = game.states[card].side
            if side != NO_SIDE and seat not in attack.allies:
                attack.allies[seat] = side
                attack.invited(side).append(seat)
                attack.rewarded.append(seat)


def seat_named(game: CcgGame, scenario: Mapping[str, Any], key: str, where: str, otherwise: int) -> int:
    """The seat of the player that a key of the scenario names."""
    name = scenario.get(key)
    if name is None:
        return otherwise
    if name not in game.names:
        raise ScenarioError(
            say(
                "files.there_is_no_player_of_that_key",
                where=where,
                word=key,
                name=quote(name),
                names=", ".join(game.names),
            )
        )
    return game.names.index(name)


def count_turns(game: CcgGame, first: int) -> None:
    """Set who went first, and how many turns each player has begun, the active one at least this one."""
    game.first_player = first
    count = len(game.players)
    for player in game.players:
        player.turns = (game.turn - 1 - (player.seat - first) % count) // count + 1
    game.players[game.active].turns = max(1, game.players[game.active].turns)


def begin_at(game: CcgGame, scenario: Mapping[str, Any], where: str) -> None:
    """Set the turn, the active player and the phase at which the position stands."""
    game.active = seat_named(game, scenario, "active", where, 0)
    game.turn = number(scenario.get("turn", 1), f"{where}: turn")
    count_turns(
        game, seat_named(game, scenario, "first_player", where, (game.active + 1 - game.turn) % len(game.players))
    )
    said = str(scenario.get("phase", "action"))
    phase = next((each for each in game.rules.turn.phases if each == said), None)
    if phase is None:
        raise ScenarioError(
            say("files.there_is_no_phase", where=where, phase=quote(said), phases=", ".join(game.rules.turn.phases))
        )
    game.phase = phase
    if game.attack is not None:
        if game.attack.defender == game.active:
            raise ScenarioError(
                say("files.at_is_the_active_player_and_attacks_nobody", where=where, player=game.names[game.active])
            )
        game.attack.attacker = game.active
        ally_guests(game, game.attack)
    game.push(TurnAfterTurn(game.rules.turn.phase_steps.get(phase, phase)))
