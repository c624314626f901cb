"""The table as one viewer sees it: plain data that can be sent anywhere, described in docs/view.md.

Two games that differ only in what the viewer may not know have the same view, to the byte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.ccg.seen import faces
from rokugan.editions.ccg.seen.explaining import effect
from rokugan.editions.ccg.seen.inspection import place_name, zone_name
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    CHI,
    DEFENDING,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    FOCUS_POOL,
    FOCUS_VALUE,
    FOCUSED,
    FORCE,
    GOLD_COST,
    HAND,
    HONOR_REQUIREMENT,
    IN_PLAY,
    PERSONAL_HONOR,
    PRODUCTION,
    PROVINCE,
    REMOVED,
    STRENGTH,
    ZONE_NAMES,
    is_player,
    is_province,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.text.phrases import values

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.compiled_card import Behaviour
    from rokugan.editions.ccg.table.game import CcgGame

FORMAT = "rokugan-view/2"
# Of the cards that lie only there the whole face is told when it is asked for
PILES = (FATE_DISCARD, DYNASTY_DISCARD, REMOVED)
# The zones that are piles of a player
LISTED = (HAND, FATE_DECK, DYNASTY_DECK, *PILES, FOCUS_POOL, FOCUSED)
OUT_OF_HAND = (FATE_DECK, DYNASTY_DECK, REMOVED)
SIDES = {ATTACKING: "attacking", DEFENDING: "defending"}
_STATS: dict[str, tuple[tuple[str, int], ...]] = {
    "personality": (("gold_cost", GOLD_COST), ("force", FORCE), ("chi", CHI), ("personal_honor", PERSONAL_HONOR)),
    "follower": (("gold_cost", GOLD_COST), ("force", FORCE)),
    "item": (("gold_cost", GOLD_COST), ("force", FORCE), ("chi", CHI)),
    "holding": (("gold_cost", GOLD_COST), ("gold_production", PRODUCTION)),
    "stronghold": (("gold_production", PRODUCTION),),
    "spell": (("gold_cost", GOLD_COST),),
    "strategy": (("gold_cost", GOLD_COST),),
    "ancestor": (("gold_cost", GOLD_COST),),
}

# The keywords of cards that nothing changes, each with the card so that its number is not used again.
_QUIET: dict[tuple[int, str], tuple[Behaviour, list[str]]] = {}


def stats_of(behaviour: Behaviour) -> tuple[tuple[str, int], ...]:
    """The stats that a card of its type has and that may change."""
    found = _STATS.get(behaviour.type, ())
    if behaviour.has_requirement:
        found = (*found, ("honor_requirement", HONOR_REQUIREMENT))
    return (*found, ("focus_value", FOCUS_VALUE)) if behaviour.definition.is_fate else found


class Picture:
    """What a viewer gets to see, being gathered: `things` are the cards in his sight by id, `cards` what is printed on them."""

    def __init__(self, game: CcgGame, seat: int, text: bool) -> None:
        self.game: CcgGame = game
        self.seat: int = seat
        self.viewer: int = seat if seat >= 0 else len(game.names)
        self.text: bool = text
        self.ids: list[int] = game.sight.ids[self.viewer]
        self.things: dict[str, Any] = {}
        self.cards: dict[str, Any] = {}
        self.printed: dict[str, Behaviour] = {}
        self.whole: set[str] = set()  # those of the cards whose whole face is shown

    def knows(self, card: int) -> bool:
        """May the viewer know which card it is?"""
        return bool(self.game.known[card] >> self.viewer & 1)

    def card(self, card: int) -> str | None:
        """The id of a card, which is thereby shown; None for a card that the viewer cannot follow."""
        number = self.ids[card]
        if not number:
            return None
        name = f"c{number}"
        if name not in self.things:
            self.things[name] = {}
            self.things[name] = self.thing(card) if self.knows(card) else self.face_down(card)
        return name

    def row(self, cards: list[int] | tuple[int, ...]) -> list[str]:
        """The cards that the viewer can follow."""
        return [name for card in cards if (name := self.card(card)) is not None]

    def reference(self, thing: int) -> dict[str, Any]:
        """A card, a player or a place; of a card that the viewer cannot follow only that there is one."""
        if thing >= 0:
            return {"card": self.card(thing)}
        if is_player(thing):
            return {"player": self.game.names[seat_of(thing)]}
        return {"place": prompts.thing_name(self.game, thing)}

    # ------------------------------------------------------------------------------------------ cards

    def face_down(self, card: int) -> dict[str, Any]:
        """A card that lies face-down before the viewer, who does not know it."""
        found: dict[str, Any] = {}
        if not self.game.behaviours[card].is_dynasty:
            found["back"] = "fate"
        self.tell_place(card, found)
        return found

    def tell_place(self, card: int, found: dict[str, Any]) -> None:
        """Owner, zone and place, as far as they are others than the list tells in which the card stands
        (`core.whereabouts`)."""
        game = self.game
        zone = game.where[card]
        owner = game.cards[card].owner
        if game.rules.seen.spot(game, card) is not None:  # a tile: the board has a list of them
            return
        if zone == IN_PLAY:
            seat, usual = self.listed(card)
            place = place_name(game, card)
            if owner != seat:
                found["owner"] = game.names[owner]
            if place != usual:
                found["zone"] = zone_name(game, card)
                if place != f"{game.names[owner]}.{found['zone']}":
                    found["at"] = place
        elif zone == PROVINCE:
            province = game.province_holding(card)
            if province is None or province_seat(province.thing) != owner:
                found["owner"] = game.names[owner]
        elif zone not in LISTED or (
            zone == REMOVED and game.players[owner].eliminated
        ):  # those are not listed (`gone`)
            found["owner"], found["zone"] = game.names[owner], ZONE_NAMES[zone]

    def listed(self, card: int) -> tuple[int, str]:
        """The player in whose list a card in play stands, and the place that the list tells."""
        game = self.game
        state = game.states[card]
        if state.host >= 0:
            return self.listed(state.host)[0], place_name(game, state.host) or ""
        seat = province_seat(state.host) if is_province(state.host) else state.controller
        if state.side in SIDES and game.attack is not None and state.at in game.attack.battlefields:
            return seat, prompts.thing_name(game, state.at)
        return seat, f"{game.names[seat]}.home"

    def thing(self, card: int) -> dict[str, Any]:
        """A card on the table that the viewer knows. What is as usual is left out: where the list tells in which it stands,
        unbowed, honorable, without tokens, under its owner's control, with the keywords that are printed on it."""
        game = self.game
        behaviour = game.behaviours[card]
        zone = game.where[card]
        found: dict[str, Any] = {"card": self.face(card, behaviour)}
        self.tell_place(card, found)
        self.tell_name(card, found)
        if zone == PROVINCE and not game.rules.table.is_face_up(game, card):
            found["face"] = "down"
        self.tell_values(card, behaviour, found)
        if zone == IN_PLAY:
            self.in_play(card, found)
        return found

    def in_play(self, card: int, found: dict[str, Any]) -> None:
        """What a card in play has besides."""
        game = self.game
        state = game.states[card]
        behaviour = game.behaviours[card]
        if state.controller != game.cards[card].owner:
            found["controller"] = game.names[state.controller]
        if state.bowed:
            found["bowed"] = True
        if state.dishonored:
            found["dishonored"] = True
        if state.tokens:
            found["tokens"] = dict(state.tokens)
        keywords = self.keywords(card, behaviour)
        if keywords is not None:
            found["keywords"] = keywords
        if state.attachments:
            found["attachments"] = self.row(state.attachments)
        if state.under or state.tucked:
            found["under"] = {
                "size": len(state.under) + len(state.tucked),
                "cards": self.row((*state.under, *(each for each in state.tucked if self.knows(each)))),
            }
        if self.text:
            self.tell_effects(card, behaviour, found)
        if behaviour.type == "personality":
            force = game.rules.values.unit_total(game, card)
            if force != game.value(card, FORCE):
                found["unit_force"] = force
            if state.side in SIDES and (game.attack is None or state.at not in game.attack.battlefields):
                found["side"] = SIDES[state.side]  # else the army tells it in which he stands

    def tell_effects(self, card: int, behaviour: Behaviour, found: dict[str, Any]) -> None:
        """What lasts on a card, and the abilities that it has been given."""
        game = self.game
        held = [effect(game, self.viewer, modifier) for modifier in game.modifiers.on.get(card, ())]
        lasting = [each for each in held if each is not None]
        if lasting:
            found["effects"] = lasting
        abilities = game.abilities(card)
        if abilities is not behaviour.abilities:
            given = [faces.ability_text(ability) for ability in abilities if ability not in behaviour.abilities]
            if given:
                found["text"] = given

    def keywords(self, card: int, behaviour: Behaviour) -> list[str] | None:
        """The keywords of a card in play, if they are others than printed."""
        game = self.game
        if card not in game.modifiers.on and not behaviour.changes_keywords and not game.granted():
            kept = _QUIET.get((id(behaviour), game.rules.edition))
            if kept is None:
                kept = (behaviour, current_keywords.keywords(game, card))
                _QUIET[id(behaviour), game.rules.edition] = kept  # saves time only
            found = kept[1]
        else:
            found = current_keywords.keywords(game, card)
        return None if found == list(behaviour.definition.keywords) else found.copy()

    def face(self, card: int, behaviour: Behaviour) -> str:
        """The key of what is printed on a card: its title, unless a card of that title and other print is in sight."""
        title = self.game.cards[card].title
        whole = self.game.where[card] not in PILES
        if not behaviour.definition.name:  # it was created
            title = self.game.called.full_name(card)
        key = title
        number = 1
        while self.printed.setdefault(key, behaviour) is not behaviour:
            number += 1
            key = f"{title}~{number}"
        if whole and key not in self.whole:
            found = self.cards[key] = faces.face(self.game.rules, behaviour, self.text)
            if found["title"] == key:
                del found["title"]
            self.whole.add(key)
        elif key not in self.cards:
            self.cards[key] = faces.brief(behaviour)
        return key

    # ---------------------------------------------------------------------------------------- players

    def player(self, seat: int) -> dict[str, Any]:
        """One player's side of the table."""
        game = self.game
        player = game.players[seat]
        return {
            "name": player.name,
            "seat": seat,
            "clan": player.clan,
            "honor": player.honor,
            "favor": game.favor == seat,
            "eliminated": player.eliminated,
            "gold": self.gold(seat),
            "maximum_hand": game.rules.turn.maximum_hand(game, seat),
            "stronghold": self.card(player.stronghold) if player.stronghold >= 0 else None,
            "zones": {
                "hand": self.pile(player.hand, seat, HAND),
                "fate_deck": self.deck(player.fate_deck, seat, FATE_DECK),
                "dynasty_deck": self.deck(player.dynasty_deck, seat, DYNASTY_DECK),
                "fate_discard": self.pile(player.fate_discard, seat, FATE_DISCARD),
                "dynasty_discard": self.pile(player.dynasty_discard, seat, DYNASTY_DISCARD),
                "removed": self.gone(player.removed) if player.eliminated else self.pile(player.removed, seat, REMOVED),
                "focus_pool": self.pile(player.focus_pool, seat, FOCUS_POOL),
                "focused": self.pile(player.focused, seat, FOCUSED),
            },
            "provinces": [self.province(seat, index) for index in range(len(player.provinces))],
            "in_play": self.row(player.in_play),
        }

    def gold(self, seat: int) -> int:
        """The Gold that his unbowed cards produce."""
        game = self.game
        return sum(
            game.value(card, PRODUCTION)
            for card in game.everything_in_play(seat)
            if not game.states[card].bowed and game.behaviours[card].stats[PRODUCTION]
        )

    def pile(self, cards: list[int], seat: int, zone: int) -> dict[str, Any]:
        """Return how many cards a pile of a player has, and those of them that the viewer knows. Open piles are as large as they
        are listed."""
        found, known = self.game.seen_pile(self.viewer, cards, False)
        found["cards"] = self.lying(known, seat, zone)
        if zone in PILES and len(known) == len(cards):
            del found["size"]
        return found

    def lying(self, cards: list[int], seat: int, zone: int) -> list[str]:
        """The cards in a zone of a player that the viewer knows."""
        known, ids, things = self.game.known, self.ids, self.things
        viewer = self.viewer
        found: list[str] = []
        for card in cards:
            if known[card] >> viewer & 1:
                name = f"c{ids[card]}"
                found.append(name)
                if name not in things:
                    things[name] = self.piled(card, seat, zone)
        return found

    def piled(self, card: int, seat: int, zone: int) -> dict[str, Any]:
        """A card in a hand, a deck or a pile, which the viewer knows."""
        game = self.game
        behaviour = game.behaviours[card]
        owner = game.cards[card].owner
        found: dict[str, Any] = {"card": self.face(card, behaviour)}
        if owner != seat:
            found["owner"] = game.names[owner]
        self.tell_name(card, found)
        if zone == DYNASTY_DISCARD or zone == FATE_DISCARD:
            grave = game.graves.get(card, 0)
            if grave & DEAD:
                found["dead"] = True
            if grave & DISHONORED:
                found["dishonored"] = True
        elif zone not in OUT_OF_HAND:
            self.tell_values(card, behaviour, found)
        return found

    def tell_name(self, card: int, found: dict[str, Any]) -> None:
        """What moves call a card, if not as its print is called."""
        if self.game.called.numbers[card] > 1 or found["card"] != self.game.cards[card].title:
            name = self.game.name(card)
            if name != found["card"]:
                found["name"] = name

    def tell_values(self, card: int, behaviour: Behaviour, found: dict[str, Any]) -> None:
        """The current values of a card that are others than printed."""
        game = self.game
        printed = behaviour.stats
        stats: dict[str, int] = {}
        for name, stat in stats_of(behaviour):
            value = game.value(card, stat)
            if value != printed[stat]:
                stats[name] = value
        if stats:
            found["values"] = stats

    def gone(self, cards: list[int]) -> dict[str, Any]:
        """The cards of a player who is out of the game, which matter no longer."""
        return {"size": len(cards), "cards": []}

    def deck(self, deck: list[int], seat: int, zone: int) -> dict[str, Any]:
        """A deck: those of its cards that the viewer knows, with their places."""
        found, known = self.game.seen_pile(self.viewer, deck, True, self.game.rules.table.decks_counted)
        found["cards"] = self.lying(known, seat, zone)
        return found

    def province(self, seat: int, index: int) -> dict[str, Any]:
        """A province: its strength, its cards, what is attached to it. What it has not is left out."""
        game = self.game
        province = game.players[seat].provinces[index]
        found: dict[str, Any] = {
            "name": f"P{index + 1}",
            "at": prompts.thing_name(game, province.thing),
            "strength": game.value(province.thing, STRENGTH),
            "destroyed": province.destroyed,
            "cards": self.row(province.cards),
        }
        printed = values.base(game, province.thing, STRENGTH)
        if printed != found["strength"]:
            found["printed_strength"] = printed
        if province.region >= 0:
            found["region"] = self.card(province.region)
        if province.fortifications:
            found["fortifications"] = self.row(province.fortifications)
        if province.tokens:
            found["tokens"] = dict(province.tokens)
        if province.gained:
            found["gained"] = True
        return found
