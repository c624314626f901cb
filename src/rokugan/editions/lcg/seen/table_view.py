"""The table of the Living Card Game as a browser gets it: the parts of docs/view.md, with rings, conflict and dials in
`extra.lcg`. Two games that differ only in what the viewer may not know have the same table, to the byte.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from rokugan.core.decision import Choice
from rokugan.editions.lcg.framework.conflict import total
from rokugan.editions.lcg.seen.picture import STATUS, ring_view
from rokugan.editions.lcg.seen.sentences import label
from rokugan.editions.lcg.table.naming import province_place, zone_name
from rokugan.editions.lcg.table.things import (
    ATTACHMENT,
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    COST,
    DASH,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    ELEMENTS,
    GLORY,
    HAND,
    HOLDING,
    IN_PLAY,
    KEYWORDS,
    MILITARY,
    NO_SIDE,
    NOTHING,
    PHASES,
    POLITICAL,
    REMOVED,
    SKILL_NAMES,
    STRENGTH,
    TYPES,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.printed import Printed
    from rokugan.editions.lcg.table.state import Province

ZONES = {
    "hand": HAND,
    "conflict_deck": CONFLICT_DECK,
    "dynasty_deck": DYNASTY_DECK,
    "conflict_discard": CONFLICT_DISCARD,
    "dynasty_discard": DYNASTY_DISCARD,
    "removed": REMOVED,
}
SIDES = (None, "attacking", "defending")
USUAL = ("pass", "done", "no conflict", "yes", "strike")
_PLACE = re.compile(r"(?:(\S+)\.)?(P\d|SP)\b")


def table(game: LcgGame, seat: int, text: bool) -> dict[str, Any]:
    """The game as a seat sees it; a negative seat is one who looks on."""
    shown = Shown(game, seat, text)
    players = [shown.player(each) for each in range(len(game.players))]
    outcome = game.outcome
    return {
        "format": "rokugan-view/2",
        "edition": "lcg",
        "family": "lcg",
        "viewer": game.names[seat] if seat >= 0 else None,
        "turn": game.round,
        "turn_limit": game.round_limit or None,
        "phase": PHASES[game.phase],
        "active": game.names[game.active],
        "players": players,
        "under_way": {"actions": [], "payment": None, "attack": None, "duel": None},
        "decision": shown.decision(),
        "outcome": None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory},
        "extra": {
            "lcg": {
                "first_player": game.names[game.first],
                "favor_side": SKILL_NAMES[game.favor_side] if game.favor >= 0 else None,
                "rings": [ring_view(game, ring) for ring in range(5)],
                "conflict": shown.conflict(),
                "duel": shown.duel(),
            }
        },
        "things": shown.things,
        "cards": shown.cards,
    }


class Shown:
    """What a viewer gets to see, being gathered: `things` are the cards in his sight, `cards` what is printed on them."""

    def __init__(self, game: LcgGame, seat: int, text: bool) -> None:
        self.game: LcgGame = game
        self.seat: int = seat
        self.text: bool = text
        self.things: dict[str, Any] = {}
        self.cards: dict[str, Any] = {}
        self.ids: dict[int, str] = {}

    def card(self, card: int) -> str | None:
        """The id of a card that the viewer knows, which is thereby shown."""
        found = self.ids.get(card)
        if found is not None:
            return found
        if not self.knows(card):
            return None
        return self._show(card, f"c {self.game.name(card)}", self._thing(card))

    def knows(self, card: int) -> bool:
        """May the viewer know which card it is? Of a province card its owner may (lcg.information.02)."""
        for province in self.game.provinces:
            if province.card == card:
                return province.face_up or province.seat == self.seat or self.game.laid_open
        return self.game.sees(self.seat, card)

    def lying(self, card: int, place: str, back: str) -> str:
        """The id of a card that lies before everybody, known to the viewer or not."""
        found = self.card(card)
        if found is not None:
            return found
        owner = self.game.names[self.game.cards[card].owner]
        return self._show(
            card, f"d {place}", {"owner": owner, "zone": "province", "at": place, "face": "down", "back": back}
        )

    def _show(self, card: int, wanted: str, thing: dict[str, Any]) -> str:
        name, number = wanted, 1
        while name in self.things:
            number += 1
            name = f"{wanted} {number}"
        self.ids[card] = name
        self.things[name] = thing
        state = self.game.states.get(card)
        if state is not None and state.attachments:
            thing["attachments"] = self.row(state.attachments)
            for each in thing["attachments"]:
                self.things[each]["attached_to"] = name
        return name

    def row(self, cards: list[int]) -> list[str]:
        """Those of the cards that the viewer knows."""
        return [name for card in cards if (name := self.card(card)) is not None]

    def _thing(self, card: int) -> dict[str, Any]:
        game = self.game
        printed = game.printed[card]
        title = printed.title
        self.cards.setdefault(title, self._printed(printed))
        found: dict[str, Any] = {
            "card": title,
            "owner": game.names[game.cards[card].owner],
            "zone": zone_name(game, card),
        }
        name = game.name(card)
        if name != title:
            found["name"] = name
        place = province_place(game, card)
        if place:
            found["at"] = place
        values = self._values(card, printed)
        if values:
            found["values"] = values
        state = game.states.get(card)
        if state is not None:
            if state.controller != game.cards[card].owner:
                found["controller"] = game.names[state.controller]
            if state.bowed:
                found["bowed"] = True
            if state.fate:
                found["fate"] = state.fate
            if printed.type == CHARACTER and state.status:
                found[STATUS[state.status]] = True
            if state.side != NO_SIDE:
                found["side"] = SIDES[state.side]
            found["keywords"] = words_of(game.keywords(card), game.traits(card))
        return found

    def _values(self, card: int, printed: Printed) -> dict[str, int | None]:
        game = self.game
        found: dict[str, int | None] = {}
        if printed.has_cost:
            found["cost"] = game.value(card, COST)
        if printed.type == CHARACTER:
            for name, stat in (("military", MILITARY), ("political", POLITICAL)):
                found[name] = None if printed.stats[stat] == DASH else game.value(card, stat)
            found["glory"] = game.value(card, GLORY)
        elif TYPES[printed.type] == "province" and province_place(game, card):
            found["strength"] = game.value(card, STRENGTH)
        return found

    def _printed(self, printed: Printed) -> dict[str, Any]:
        stats: dict[str, int | None] = {}
        if printed.has_cost:
            stats["cost"] = printed.stats[COST]
        if printed.type == CHARACTER:
            for name, stat in (("military", MILITARY), ("political", POLITICAL)):
                stats[name] = None if printed.stats[stat] == DASH else printed.stats[stat]
            stats["glory"] = printed.stats[GLORY]
        elif printed.type == ATTACHMENT:
            stats["military_bonus"], stats["political_bonus"] = printed.bonuses[MILITARY], printed.bonuses[POLITICAL]
        elif printed.type == HOLDING:
            stats["strength_bonus"] = printed.strength_bonus
        elif TYPES[printed.type] == "province":
            stats["strength"] = printed.stats[STRENGTH]
        found: dict[str, Any] = {"type": TYPES[printed.type], "stats": stats}
        if printed.clan:
            found["clans"] = [printed.clan.capitalize()]
        elements = [ELEMENTS[each].capitalize() for each in printed.elements]
        keywords = words_of(printed.keywords, (*printed.traits, *elements))
        if keywords:
            found["keywords"] = keywords
        lines = written(printed) if self.text else []
        if lines:
            found["text"] = lines
        return found

    # ---------------------------------------------------------------------------------------- players

    def player(self, seat: int) -> dict[str, Any]:
        """One player's side of the table."""
        game = self.game
        player = game.players[seat]
        in_play = [card for card in game.pile(seat, IN_PLAY) if game.states[card].host == NOTHING]
        held = [each for each in in_play if TYPES[game.printed[each].type] != "province"]
        stronghold = next((each for each in held if TYPES[game.printed[each].type] == "stronghold"), NOTHING)
        return {
            "name": player.name,
            "seat": seat,
            "clan": player.clan.capitalize() if player.clan else None,
            "honor": player.honor,
            "favor": game.favor == seat,
            "eliminated": False,
            "fate": player.fate,
            "dial": player.dial or None,
            "chosen": player.chosen or None if seat == self.seat else None,
            "role": self.card(player.role) if player.role >= 0 else None,
            "claimed": [ELEMENTS[ring] for ring in game.claimed(seat)],
            "stronghold": self.card(stronghold) if stronghold != NOTHING else None,
            "zones": {name: self.pile(game.pile(seat, zone)) for name, zone in ZONES.items()},
            "provinces": [self.province(each) for each in game.provinces if each.seat == seat],
            "in_play": self.row(held),
        }

    def pile(self, cards: list[int]) -> dict[str, Any]:
        """How many cards, and those of them that the viewer knows."""
        return {"size": len(cards), "cards": self.row(cards)}

    def province(self, province: Province) -> dict[str, Any]:
        """A province: its card, and the dynasty cards in it."""
        place = f"{self.game.names[province.seat]}.{province.place}"
        known = self.knows(province.card)
        return {
            "name": province.place,
            "at": place,
            "province": self.lying(province.card, place, "province"),
            "strength": self.game.value(province.card, STRENGTH) if known else None,
            "face": "up" if province.face_up else "down",
            "broken": province.broken,
            "cards": [self.lying(card, f"{place} {i}", "dynasty") for i, card in enumerate(province.cards)],
        }

    # ------------------------------------------------------------------------------- conflict, duel, decision

    def conflict(self) -> dict[str, Any] | None:
        """The conflict under way, with the totals that both sides would count now (lcg.information.09)."""
        game = self.game
        conflict = game.conflict
        if conflict is None:
            return None
        return {
            "attacker": game.names[conflict.attacker],
            "defender": game.names[conflict.defender],
            "type": SKILL_NAMES[conflict.type],
            "ring": ELEMENTS[conflict.ring] if conflict.ring >= 0 else None,
            "province": province_place(game, conflict.province) if conflict.province >= 0 else None,
            "attacking": self.row(list(game.participants(conflict.attacker))),
            "defending": self.row(list(game.participants(conflict.defender))),
            "attacking_skill": total(game, conflict.attacker),
            "defending_skill": total(game, conflict.defender),
            "winner": game.names[conflict.winner] if conflict.winner >= 0 else None,
        }

    def duel(self) -> dict[str, Any] | None:
        """The duel under way."""
        duel = self.game.duel
        if duel is None:
            return None
        return {
            "challenger": self.card(duel.challenger),
            "challenged": self.card(duel.challenged),
            "skill": SKILL_NAMES[duel.skill],
        }

    def decision(self) -> dict[str, Any] | None:
        """The decision; to everybody but its player only whose it is."""
        asked = self.game.decision
        if asked is None:
            return None
        if asked.seat != self.seat:
            return {"player": asked.player}
        verbs = [each.verb for each in asked.choices]
        usual = next((verbs.index(verb) for verb in USUAL if verb in verbs), 0)
        return {
            "player": asked.player,
            "kind": asked.kind,
            "prompt": asked.prompt,
            "options": asked.options,
            "choices": [self.choice(each, number == usual) for number, each in enumerate(asked.choices)],
        }

    def choice(self, choice: Choice, usual: bool) -> dict[str, Any]:
        """One answer. What it has not is left out."""
        found: dict[str, Any] = {"move": choice.move, "verb": choice.verb, "label": label(choice)}
        if choice.card is not None:
            card = self.ids.get(choice.card.number) or self.card(choice.card.number)
            if card is not None:
                found["card"] = card
        place = _PLACE.search(choice.tail)
        if place is not None and choice.card is None:
            conflict = self.game.conflict
            owner = place.group(1) or (self.game.names[conflict.defender] if conflict is not None else None)
            found["place"] = f"{owner}.{place.group(2)}" if owner else place.group(2)
        if choice.verb == "ring":
            found["ring"] = choice.tail.strip()
        if choice.copies > 1:
            found["copies"] = choice.copies
        if usual:
            found["usual"] = True
        return found


def words_of(keywords: int, traits: tuple[str, ...]) -> list[str]:
    """Keywords and traits as a card shows them."""
    return [name.capitalize() for name, bit in KEYWORDS if keywords & bit] + [each.title() for each in traits]


_TEXTS: dict[int, tuple[Any, list[str]]] = {}


def written(printed: Printed) -> list[str]:
    """The text of a card as lines, written once. The writer is loaded when somebody reads."""
    definition = printed.definition
    found = _TEXTS.get(id(definition))
    if found is None or found[0] is not definition:
        program = getattr(definition, "program", None)
        lines: list[str] = []
        if program is not None:
            from rokugan.language.lcg.speech import CannotWrite
            from rokugan.language.lcg.writer import write

            try:
                lines = write(program, definition.type).splitlines()
            except CannotWrite:
                lines = []
        found = (definition, lines)
        _TEXTS[id(definition)] = found
    return found[1]
