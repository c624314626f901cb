"""The table as one viewer sees it: plain data that can be sent anywhere, described in docs/view.md.

Two games that differ only in what the viewer may not know have the same view, to the byte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.editions.lcg.seen import faces, under_way
from rokugan.editions.lcg.seen.decision_view import decision
from rokugan.editions.lcg.table.naming import province_place, zone_name
from rokugan.editions.lcg.table.things import (
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    CONFLICT_PHASE,
    COST,
    DASH,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    ELEMENTS,
    GLORY,
    HAND,
    HONORED,
    IN_PLAY,
    MILITARY,
    NOTHING,
    PHASES,
    POLITICAL,
    PROVINCE_CARD,
    REMOVED,
    SKILL_NAMES,
    STRENGTH,
    ZONE_NAMES,
)
from rokugan.program.lcg.keywords import BITS

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.printed import Printed
    from rokugan.editions.lcg.table.state import Province

FORMAT = "rokugan-view/2"
OPEN_PILES = (CONFLICT_DISCARD, DYNASTY_DISCARD, REMOVED)
PILES = (HAND, CONFLICT_DECK, DYNASTY_DECK, CONFLICT_DISCARD, DYNASTY_DISCARD, REMOVED)
_VALUES: dict[int, tuple[tuple[str, int], ...]] = {
    CHARACTER: (("military", MILITARY), ("political", POLITICAL), ("glory", GLORY)),
    PROVINCE_CARD: (("strength", STRENGTH),),
}


def view(game: LcgGame, seat: int, text: bool) -> dict[str, Any]:
    """The game as a seat sees it; a negative seat is one who looks on."""
    picture = Picture(game, seat, text)
    outcome = game.outcome
    return {
        "format": FORMAT,
        "edition": "lcg",
        "family": "lcg",
        "viewer": game.names[seat] if seat >= 0 else None,
        "turn": game.round,
        "turn_limit": game.round_limit or None,
        "phase": PHASES[game.phase],
        "active": game.names[game.active],
        "players": [picture.player(each) for each in range(len(game.players))],
        "under_way": {"actions": under_way.actions(picture), "payment": None, "attack": None, "duel": None},
        "decision": decision(picture),
        "outcome": None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory},
        "extra": {"lcg": under_way.living(picture)},
        "things": picture.things,
        "cards": picture.cards,
    }


class Picture:
    """What a viewer gets to see, being gathered: `things` are the cards in his sight by id, `cards` what is printed on them."""

    def __init__(self, game: LcgGame, seat: int, text: bool) -> None:
        self.game: LcgGame = game
        self.seat: int = seat
        self.viewer: int = seat if seat >= 0 else len(game.names)
        self.text: bool = text
        self.things: dict[str, Any] = {}
        self.cards: dict[str, Any] = {}
        self.printed: dict[str, Printed] = {}

    def card(self, card: int) -> str | None:
        """The id of a card, which is thereby shown; None for a card that the viewer cannot follow."""
        name = self.game.sight.name(self.viewer, card)
        if not name:
            return None
        if name not in self.things:
            self.things[name] = {}
            self.things[name] = self.thing(card)
        return name

    def row(self, cards: list[int]) -> list[str]:
        """The cards that the viewer can follow."""
        return [name for card in cards if (name := self.card(card)) is not None]

    # ------------------------------------------------------------------------------------------ cards

    def thing(self, card: int) -> dict[str, Any]:
        """A card: what it is if the viewer knows it, and what it carries. What is as usual is left out; where it is, the list
        tells in which it stands."""
        game = self.game
        printed = game.printed[card]
        found: dict[str, Any] = {}
        if not game.sees(self.seat, card):
            if printed.type == PROVINCE_CARD:
                found["back"] = "province"
        else:
            found["card"] = self.face(printed)
            if game.name(card) != found["card"]:
                found["name"] = game.name(card)
            if game.lies_facedown(card):
                found["face"] = "down"
            self.tell_values(card, printed, found)
        self.tell_place(card, found)
        if card in game.states:
            self.in_play(card, found)
        return found

    def tell_place(self, card: int, found: dict[str, Any]) -> None:
        """Owner, zone and place, as far as they are others than the list tells in which the card stands."""
        game = self.game
        owner, holder = game.cards[card].owner, game.controller(card)
        zone = game.where[card]
        listed = game.holder[card]
        if zone == IN_PLAY and game.states[card].host != NOTHING:
            listed = game.controller(game.states[card].host)
        elif zone not in PILES and zone != IN_PLAY and not province_place(game, card):
            found["zone"] = zone_name(game, card)
            listed = NOTHING
        if owner != listed:
            found["owner"] = game.names[owner]
        if holder != owner:
            found["controller"] = game.names[holder]

    def in_play(self, card: int, found: dict[str, Any]) -> None:
        """What a card in play carries."""
        game = self.game
        state = game.states[card]
        if state.bowed:
            found["bowed"] = True
        if state.status:
            found["honored" if state.status == HONORED else "dishonored"] = True
        if state.fate:
            found["tokens"] = {"fate": state.fate}
        if state.attachments:
            found["attachments"] = self.row(state.attachments)
        if "card" in found:
            self.tell_text(card, found)

    def tell_text(self, card: int, found: dict[str, Any]) -> None:
        """Keywords and traits if they are others than printed, and the abilities that it has been given."""
        game, printed = self.game, self.game.printed[card]
        bits, traits = game.keywords(card), game.traits(card)
        if bits != printed.keywords or traits != printed.traits:
            had = [*[name for name, bit in BITS.items() if printed.keywords & bit], *printed.traits]
            words = [*[name for name, bit in BITS.items() if bits & bit], *traits]
            kept = [each for each in self.cards[found["card"]].get("keywords", ()) if each.lower() not in had]
            found["keywords"] = [*kept, *[each.title() for each in dict.fromkeys(words)]]
        if self.text:
            given = [faces.ability_text(each) for each in game.abilities(card) if each not in printed.abilities]
            if given:
                found["text"] = given

    def tell_values(self, card: int, printed: Printed, found: dict[str, Any]) -> None:
        """The current values that are others than printed."""
        game = self.game
        values: dict[str, int] = {}
        laid = printed.type != PROVINCE_CARD or bool(province_place(game, card))  # what is set aside has no strength
        for name, stat in _VALUES.get(printed.type, ()) if laid else ():
            if printed.stats[stat] != DASH and (value := game.value(card, stat)) != printed.stats[stat]:
                values[name] = value
        if printed.has_cost and (cost := game.value(card, COST)) != printed.stats[COST]:
            values["cost"] = cost
        if values:
            found["values"] = values

    def face(self, printed: Printed) -> str:
        """The key of what is printed on a card: its title, unless a card of that title and other print is in sight."""
        key = printed.title
        number = 1
        while self.printed.setdefault(key, printed) is not printed:
            number += 1
            key = f"{printed.title}~{number}"
        if key not in self.cards:
            self.cards[key] = faces.face(printed, self.text)
            if key != printed.title:
                self.cards[key]["title"] = printed.title
        return key

    # ---------------------------------------------------------------------------------------- players

    def player(self, seat: int) -> dict[str, Any]:
        """One player's side of the table."""
        game, player = self.game, self.game.players[seat]
        outcome = game.outcome
        in_play = [
            card
            for card in game.pile(seat, IN_PLAY)
            if game.states[card].host == NOTHING and game.printed[card].type == CHARACTER
        ]
        return {
            "name": player.name,
            "seat": seat,
            "clan": player.clan.capitalize(),
            "honor": player.honor,
            "favor": SKILL_NAMES[game.favor_side] if game.favor == seat else False,
            "eliminated": outcome is not None and outcome.seat == 1 - seat,
            "fate": player.fate,
            "dial": player.dial or None,
            "chosen": player.chosen or None if seat == self.seat else None,
            "claimed": [ELEMENTS[ring] for ring in game.claimed(seat)],
            "conflicts_left": player.opportunities if game.phase == CONFLICT_PHASE and player.may_declare else 0,
            "declared": [name for name, times in zip(SKILL_NAMES, player.declared, strict=False) if times],
            "stronghold": self.card(player.stronghold),
            "role": self.card(player.role) if player.role >= 0 else None,
            "zones": {ZONE_NAMES[zone]: self.pile(seat, zone) for zone in PILES},
            "provinces": [self.province(each) for each in game.provinces if each.seat == seat],
            "in_play": self.row(in_play),
        }

    def pile(self, seat: int, zone: int) -> dict[str, Any]:
        """Return how many cards lie there, and those that the viewer knows; of decks with their places from the top. Open piles
        are as large as they are listed."""
        cards = self.game.pile(seat, zone)
        found, known = self.game.seen_pile(self.viewer, cards, zone in (CONFLICT_DECK, DYNASTY_DECK))
        found["cards"] = self.row(known)
        if zone in OPEN_PILES:
            del found["size"]
        return found

    def province(self, province: Province) -> dict[str, Any]:
        """A province; of a facedown one of the other player only the place is known."""
        game = self.game
        return {
            "name": province.place,
            "at": f"{game.names[province.seat]}.{province.place}",
            "card": self.card(province.card),
            "strength": game.value(province.card, STRENGTH) if game.sees(self.seat, province.card) else None,
            "destroyed": province.broken,
            "cards": self.row(province.cards),
        }
