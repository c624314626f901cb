"""Positions: a game set up as a scenario says, at the beginning of a phase."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rokugan.cards.lcg.model import LcgCard
from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.files.position import entry_list, known_keys, number, parts_of
from rokugan.editions.lcg.framework.rounds import Rounds
from rokugan.editions.lcg.opening.setup import place_stronghold
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Province
from rokugan.editions.lcg.table.things import (
    ASIDE,
    BESIDE,
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DISHONORED,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    ELEMENTS,
    FACEDOWN,
    HAND,
    HOLDING,
    HONORED,
    IN_PLAY,
    NOTHING,
    PHASES,
    PROVINCE,
    REMOVED,
    SKILL_NAMES,
)
from rokugan.editions.lcg.text.text_of import printed_of
from rokugan.errors import ScenarioError, brief, quote

Finder = Callable[[Any, str], Any]
PLAIN_HONOR = 10
DECK_SIZE = 30
_POSITION_KEYS = ("rings",)
_PLAYER_KEYS = (
    "name", "stronghold", "honor", "fate", "hand", "provinces", "stronghold_province", "in_play", "favor", "role", "dial",
    "conflict_deck", "dynasty_deck", "conflict_deck_size", "dynasty_deck_size", "conflict_discard", "dynasty_discard", "removed",
)  # fmt: skip
_CARD_KEYS = ("card", "as", "bowed", "fate", "honored", "dishonored", "attachments", "owner")
_LISTED_KEYS = ("card", "as")
_STRONGHOLD_KEYS = ("card", "as", "bowed")
_PROVINCE_KEYS = ("province", "card", "cards", "as", "face")
_FULL_PROVINCE_KEYS = ("province", "cards")
_CARD_OF_PROVINCE = ("title", "type", "strength", "element", "elements", "text", "face", "broken", "as")
_PILES = (
    ("hand", HAND), ("conflict_discard", CONFLICT_DISCARD), ("dynasty_discard", DYNASTY_DISCARD), ("removed", REMOVED),
)  # fmt: skip
_DECKS = (("conflict_deck", CONFLICT_DECK, "conflict"), ("dynasty_deck", DYNASTY_DECK, "dynasty"))

Placed = tuple[Mapping[str, Any], int, list[Any]]


# Cards of which nothing is known: no text, no stats, a place in a deck or a province.
BLANKS = {side: LcgCard("Blank", "blank", side=side) for side in ("conflict", "dynasty")}
PLAIN_STRONGHOLD = LcgCard("Stronghold", "stronghold")
PLAIN_PROVINCES = [LcgCard(f"Province of {each.title()}", "province", elements=(each,)) for each in ELEMENTS]


class Layout:
    """What is said about one player, with the cards in their order."""

    def __init__(self, entry: Mapping[str, Any]) -> None:
        self.entry: Mapping[str, Any] = entry
        self.stronghold: int = -1
        self.stronghold_bowed: bool = False
        self.role: int = -1
        self.provinces: list[tuple[int, Mapping[str, Any], list[tuple[int, bool]]]] = []
        self.in_play: list[Placed] = []
        self.piles: dict[int, list[int]] = {}


class Builder:
    """Collects the cards of a position in their order, then lays them out."""

    def __init__(self, find: Finder, where: str, names: list[str]) -> None:
        self.find: Finder = find
        self.where: str = where
        self.names: list[str] = names
        self.owned: list[tuple[int, Any]] = []
        self.handles: dict[str, int] = {}

    def add(self, seat: int, definition: object, handle: object = None) -> int:
        """Add a card."""
        self.owned.append((seat, definition))
        index = len(self.owned) - 1
        if handle is not None:
            if str(handle) in self.handles:
                raise ScenarioError(say("files.the_handle_is_given_twice", where=self.where, handle=handle))
            self.handles[str(handle)] = index
        return index

    def card(self, seat: int, entry: object, where: str) -> int:
        """A card joins, by title or by an entry with a handle."""
        said: Mapping[str, Any] = entry if isinstance(entry, Mapping) else {"card": entry}
        what = said.get("card")
        if what is None:
            raise ScenarioError(say("files.this_entry_names_no_card", where=where))
        return self.add(seat, self.find(what, where), said.get("as"))

    def listed(self, seat: int, entries: object, where: str) -> list[int]:
        """The cards of a pile, of which nothing is said but what they are called."""
        found: list[int] = []
        for entry in entry_list(entries or [], where):
            if isinstance(entry, Mapping):
                known_keys(entry, _LISTED_KEYS, where)
            found.append(self.card(seat, entry, where))
        return found

    def placed(self, seat: int, entry: object, where: str) -> Placed:
        """A card in play with its attachments."""
        said: Mapping[str, Any] = entry if isinstance(entry, Mapping) else {"card": entry}
        known_keys(said, _CARD_KEYS, where)
        owner = seat
        if said.get("owner") is not None:
            if said["owner"] not in self.names:
                raise ScenarioError(
                    say(
                        "files.there_is_no_player",
                        where=where,
                        name=quote(said["owner"]),
                        names=", ".join(self.names),
                    )
                )
            owner = self.names.index(said["owner"])
        card = self.card(owner, said, where)
        return said, card, [self.placed(seat, each, where) for each in said.get("attachments") or ()]

    def province(self, seat: int, index: int, entry: Mapping[str, Any], where: str) -> tuple[int, Mapping[str, Any]]:
        """The province card of a province entry: a title, a card written out, or none."""
        what = entry.get("province")
        if what is None:
            return self.add(seat, PLAIN_PROVINCES[index]), {}
        if isinstance(what, str):
            return self.add(seat, self.find(what, where)), {}
        known_keys(what, _CARD_OF_PROVINCE, where)
        said = {key: value for key, value in what.items() if key not in ("face", "broken", "as")}
        written = any(key in said for key in ("strength", "element", "elements", "text"))
        definition = self.find({**said, "type": "province"} if written else said.get("title"), where)
        return self.add(seat, definition, what.get("as")), what


def build(scenario: Mapping[str, Any], find: Finder, where: str) -> tuple[LcgGame, dict[str, int]]:
    """The game of a scenario, at the beginning of its phase, and its handles."""
    parts_of(scenario, _POSITION_KEYS, "lcg", where)
    entries = entry_list(scenario.get("players"), f"{where}: players")
    names = [str(each.get("name", "")) if isinstance(each, Mapping) else "" for each in entries]
    if not all(names) or len(set(names)) < len(names):
        raise ScenarioError(say("files.every_player_there_needs_a_name", where=where))
    if len(entries) != 2:
        raise ScenarioError(say("files.an_lcg_position_of_players", where=where, count=len(entries)))
    builder = Builder(find, where, names)
    layouts = [gather(builder, seat, entry) for seat, entry in enumerate(entries)]
    game = LcgGame(names, number(scenario.get("seed", 1), f"{where}: seed"))
    game.called.listed = True
    cards = [Card(index, definition, seat) for index, (seat, definition) in enumerate(builder.owned)]
    game.seat_printed(cards, [printed_of(card.definition) for card in cards], ASIDE)
    for seat, layout in enumerate(layouts):
        lay_player(game, seat, layout, f"{where}: player {names[seat]}")
    for seat, layout in enumerate(layouts):
        for placed in layout.in_play:
            lay_card(game, seat, placed, f"{where}: player {names[seat]}")
    game.provinces.sort(key=lambda each: each.seat * 5 + each.index)
    lay_rings(game, scenario, where)
    begin_at(game, scenario, where)
    game.unsettled = True
    game.advance()
    return game, builder.handles


def gather(builder: Builder, seat: int, entry: Mapping[str, Any]) -> Layout:
    """The cards of one player in the order given."""
    where = f"{builder.where}: player {builder.names[seat]}"
    known_keys(entry, _PLAYER_KEYS, where)
    layout = Layout(entry)
    stronghold = entry.get("stronghold")
    if isinstance(stronghold, Mapping) and "card" in stronghold:  # one of the library that is bowed
        known_keys(stronghold, _STRONGHOLD_KEYS, f"{where}: stronghold")
        layout.stronghold_bowed = bool(stronghold.get("bowed", False))
        layout.stronghold = builder.card(seat, stronghold, f"{where}: stronghold")
    elif isinstance(stronghold, Mapping):
        said = {key: value for key, value in stronghold.items() if key not in ("bowed", "as")}
        said.setdefault("title", f"Stronghold of {builder.names[seat]}")
        said["type"] = "stronghold"
        layout.stronghold_bowed = bool(stronghold.get("bowed", False))
        layout.stronghold = builder.add(seat, builder.find(said, f"{where}: stronghold"), stronghold.get("as"))
    else:
        found = PLAIN_STRONGHOLD if stronghold is None else builder.find(stronghold, f"{where}: stronghold")
        layout.stronghold = builder.add(seat, found)
    if entry.get("role") is not None:
        role = entry["role"]
        what = {**role, "type": "role"} if isinstance(role, Mapping) else role
        layout.role = builder.add(seat, builder.find(what, f"{where}: role"))
    gather_provinces(builder, seat, entry, layout, where)
    for name, zone in _PILES:
        layout.piles[zone] = builder.listed(seat, entry.get(name), f"{where}: {name}")
    for each in entry.get("in_play") or ():
        layout.in_play.append(builder.placed(seat, each, f"{where}: in_play"))
    for name, zone, side in _DECKS:
        listed = builder.listed(seat, entry.get(name), f"{where}: {name}")
        size = entry.get(f"{name}_size")
        count = len(listed) + DECK_SIZE if size is None else number(size, f"{where}: {name}_size")
        listed += [builder.add(seat, BLANKS[side]) for _ in range(count - len(listed))]
        layout.piles[zone] = listed
    return layout


def gather_provinces(builder: Builder, seat: int, entry: Mapping[str, Any], layout: Layout, where: str) -> None:
    """Four provinces from the left, with what lies in them, and the one under the stronghold."""
    listed = list(entry_list(entry.get("provinces") or [], f"{where}: provinces"))
    if len(listed) > 4:
        raise ScenarioError(say("files.provinces_there_are_four_and_stronghold_province", where=where))
    listed += [{} for _ in range(4 - len(listed))]
    for index, each in enumerate(listed):
        here = f"{where}: province {index + 1}"
        known_keys(each, _PROVINCE_KEYS if each.get("cards") is None else _FULL_PROVINCE_KEYS, here)
        card, said = builder.province(seat, index, each, here)
        lying: list[tuple[int, bool]] = []
        several = each.get("cards")
        if several is not None:
            for one in several:
                up = not isinstance(one, Mapping) or one.get("face", "up") == "up"
                plain = {key: one[key] for key in ("card", "as") if key in one} if isinstance(one, Mapping) else one
                lying.append((builder.card(seat, plain, here), up))
        elif each.get("card") is not None:
            lying.append((builder.card(seat, each, here), each.get("face", "down") == "up"))
        else:
            lying.append((builder.add(seat, BLANKS["dynasty"], each.get("as")), False))
        layout.provinces.append((card, said, lying))
    under = entry.get("stronghold_province")
    if isinstance(under, Mapping) and "province" in under:
        under = known_keys(under, ("province",), f"{where}: stronghold_province")["province"]
    card, said = builder.province(
        seat, 4, {} if under is None else {"province": under}, f"{where}: stronghold_province"
    )
    layout.provinces.append((card, said, []))


def lay_player(game: LcgGame, seat: int, layout: Layout, where: str) -> None:
    """Put a player's stronghold, provinces, piles and tokens on the table."""
    player, entry = game.players[seat], layout.entry
    place_stronghold(game, seat, layout.stronghold)
    game.states[layout.stronghold].bowed = layout.stronghold_bowed
    printed = game.printed[layout.stronghold]
    player.honor = printed.honor or PLAIN_HONOR
    for key in ("honor", "fate", "dial"):
        if entry.get(key) is not None:
            setattr(player, key, number(entry[key], f"{where}: {key}"))
    player.bid = player.dial
    if layout.role >= 0:
        player.role = layout.role
        game.put(layout.role, seat, BESIDE)
    for index, (card, said, lying) in enumerate(layout.provinces):
        province = Province(seat, index, card)
        game.provinces.append(province)
        game.put(card, seat, FACEDOWN)
        province.broken = bool(said.get("broken", False))
        province.face_up = said.get("face", "up" if province.broken else "down") == "up"
        if province.face_up:
            game.enter(card, seat)
        for each, up in lying:
            lay_in_province(game, province, each, up)
    for zone, pile in layout.piles.items():
        in_order = reversed(pile) if zone in (CONFLICT_DECK, DYNASTY_DECK) else pile
        for card in in_order:
            game.put(card, seat, zone)
            if zone in (CONFLICT_DECK, DYNASTY_DECK):
                game.conceal(card)
    favor = entry.get("favor")
    if favor:
        game.favor = seat
        game.favor_side = SKILL_NAMES.index(favor) if isinstance(favor, str) else 0


def lay_in_province(game: LcgGame, province: Province, card: int, up: bool) -> None:
    """A dynasty card in a province, faceup or facedown; a faceup holding is in play."""
    province.cards.append(card)
    province.shown.append(up)
    if up and game.printed[card].type == HOLDING:
        game.enter(card, province.seat)
        return
    game.put(card, province.seat, PROVINCE)
    if up:
        game.show(card)


def lay_card(game: LcgGame, seat: int, placed: Placed, where: str, host: int = NOTHING) -> None:
    """Put a card into play as the position says."""
    said, card, attached = placed
    state = game.enter(card, seat)
    state.bowed = bool(said.get("bowed", False))
    state.fate = number(said.get("fate") or 0, f"{where}: fate")
    if said.get("honored") and said.get("dishonored"):
        raise ScenarioError(say("files.cannot_be_honored_and_dishonored", where=where, title=game.cards[card].title))
    state.status = HONORED if said.get("honored") else DISHONORED if said.get("dishonored") else 0
    if host != NOTHING:
        state.host = host
        state.as_attachment = game.printed[card].type == CHARACTER
        game.states[host].attachments.append(card)
    for each in attached:
        lay_card(game, seat, each, where, card)


def lay_rings(game: LcgGame, scenario: Mapping[str, Any], where: str) -> None:
    """Fate on the rings, and whose they are."""
    for name, told in (scenario.get("rings") or {}).items():
        if name not in ELEMENTS:
            raise ScenarioError(
                say("files.rings_there_is_no_ring", where=where, name=quote(name), elements=", ".join(ELEMENTS))
            )
        ring, said = ELEMENTS.index(name), told or {}
        known_keys(said, ("fate", "claimed_by"), f"{where}: rings: {name}")
        game.ring_fate[ring] = number(said.get("fate") or 0, f"{where}: rings: {name}")
        owner = said.get("claimed_by")
        if owner is not None:
            game.ring_owner[ring] = seat_named(game, owner, f"{where}: rings: {name}")


def seat_named(game: LcgGame, name: object, where: str) -> int:
    """The seat of a player."""
    if name not in game.names:
        raise ScenarioError(say("files.there_is_no_player", where=where, name=quote(name), names=", ".join(game.names)))
    return game.names.index(str(name))


def begin_at(game: LcgGame, scenario: Mapping[str, Any], where: str) -> None:
    """The round, the first player and the phase at whose beginning the position stands."""
    first = scenario.get("first_player") or scenario.get("active")
    game.first = 0 if first is None else seat_named(game, first, f"{where}: first_player")
    active = scenario.get("active")
    if active is not None and active != first:
        raise ScenarioError(
            say("files.the_first_player_is_active_first", where=where, first=first, active=quote(active))
        )
    game.active = game.first
    game.round = game.turn = number(scenario.get("turn", 1), f"{where}: turn")
    phase = str(scenario.get("phase") or PHASES[0])
    if phase not in PHASES:
        raise ScenarioError(
            say("files.there_is_no_phase", where=where, phase=repr(brief(phase)), phases=", ".join(PHASES))
        )
    game.phase = PHASES.index(phase)
    rounds = Rounds()
    rounds.goto(phase)
    game.push(rounds)


__all__ = ["IN_PLAY", "build"]
