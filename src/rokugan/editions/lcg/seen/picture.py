"""The view of the second edition (core/view.schema.json): every card in the viewer's sight by an id of his own.

Two games that differ only in what the viewer may not know have the same view, to the byte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.core.decision import Choice
from rokugan.editions.lcg.framework.conflict import total
from rokugan.editions.lcg.seen.sentences import label, sentence
from rokugan.editions.lcg.table.naming import province_place, zone_name
from rokugan.editions.lcg.table.things import (
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    CONFLICT_PHASE,
    COST,
    DASH,
    DISHONORED,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    ELEMENTS,
    FACEDOWN,
    GLORY,
    HAND,
    HONORED,
    IN_PLAY,
    KEYWORDS,
    MILITARY,
    NO_SIDE,
    NOTHING,
    PHASES,
    POLITICAL,
    PROVINCE,
    PROVINCE_CARD,
    REMOVED,
    ROLE,
    SKILL_NAMES,
    STRENGTH,
    TYPES,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame
    from rokugan.editions.lcg.table.state import Province

PILES = (
    ("hand", HAND), ("conflict_deck", CONFLICT_DECK), ("dynasty_deck", DYNASTY_DECK),
    ("conflict_discard", CONFLICT_DISCARD), ("dynasty_discard", DYNASTY_DISCARD), ("removed", REMOVED),
)  # fmt: skip
# What only the rules make happen, never a card.
RULES_BEHIND = {
    "mulligans": "lcg.setup.02",
    "dynasty phase": "lcg.dynasty.03",
    "draw phase": "lcg.draw-phase.01",
    "conflict phase": "lcg.conflict.23",
    "fate phase": "lcg.fate-phase.01",
    "regroup phase": "lcg.regroup.02",
    "declares a conflict": "lcg.conflict.28",
    "passes a conflict": "lcg.conflict.27",
    "wins the conflict": "lcg.conflict.17",
}
USUAL = ("pass", "done", "no", "no conflict")
_TEXTS: dict[int, list[str]] = {}
STATUS = ("ordinary", "honored", "dishonored")


class Picture:
    """What a viewer gets to see, being gathered."""

    def __init__(self, game: LcgGame, seat: int, text: bool) -> None:
        self.game: LcgGame = game
        self.seat: int = seat
        self.viewer: int = seat if seat >= 0 else len(game.names)
        self.text: bool = text
        self.things: dict[str, Any] = {}
        self.cards: dict[str, Any] = {}

    def id(self, card: int) -> str | None:
        """The viewer's id of a card, which then is among the things; None if he cannot follow it."""
        name = self.game.sight.name(self.viewer, card)
        if not name:
            return None
        if name not in self.things:
            self.things[name] = {}
            self.things[name] = self.thing(card)
        return name

    def ids(self, cards: list[int]) -> list[str]:
        """The ids of those that the viewer can follow."""
        return [name for name in [self.id(card) for card in cards] if name is not None]

    def thing(self, card: int) -> dict[str, Any]:
        """A card: what it is if the viewer knows it, where it is, and what it carries."""
        game = self.game
        state = game.states.get(card)
        owner, holder = game.cards[card].owner, game.controller(card)
        found: dict[str, Any] = {"owner": game.names[owner], "zone": zone_name(game, card)}
        if not game.sees(self.seat, card):
            found["face"] = "down"
            found["back"] = "province" if game.where[card] == FACEDOWN else "dynasty"
        else:
            found["card"] = self.printed(card)
            if game.name(card) != game.cards[card].title:
                found["name"] = game.name(card)
            if game.where[card] in (PROVINCE, FACEDOWN) and not game.called.numbers[card]:
                found["face"] = "down"
            found["values"] = self.values(card)
        place = province_place(game, card)
        if place:
            found["at"] = place
        if holder != owner:
            found["controller"] = game.names[holder]
        if state is not None:
            self.carried(card, found)
        return found

    def carried(self, card: int, found: dict[str, Any]) -> None:
        """What a card in play carries."""
        state = self.game.states[card]
        if state.bowed:
            found["bowed"] = True
        if state.status:
            found["honored" if state.status == HONORED else "dishonored"] = True
        if state.fate:
            found["tokens"] = {"fate": state.fate}
        if state.side != NO_SIDE:
            found["side"] = "attacking" if state.side == 1 else "defending"
        if state.attachments:
            found["attachments"] = self.ids(state.attachments)
        if state.host != NOTHING:
            found["attached_to"] = self.id(state.host)
        words = self.words(card)
        if words != sorted(self.cards[found["card"]]["keywords"]):
            found["keywords"] = words

    def words(self, card: int) -> list[str]:
        """Keywords and traits that it has now."""
        bits = self.game.keywords(card)
        return sorted({*[name for name, bit in KEYWORDS if bits & bit], *self.game.traits(card)})

    def values(self, card: int) -> dict[str, int | None]:
        """The values that it has now."""
        game, printed = self.game, self.game.printed[card]
        found: dict[str, int | None] = {}
        if printed.has_cost:
            found["cost"] = game.value(card, COST)
        if printed.type == CHARACTER:
            for stat in (MILITARY, POLITICAL):
                found[SKILL_NAMES[stat]] = None if printed.stats[stat] == DASH else game.value(card, stat)
            found["glory"] = game.value(card, GLORY)
        elif printed.type == PROVINCE_CARD and province_place(game, card):
            found["strength"] = game.value(card, STRENGTH)
        return found

    def printed(self, card: int) -> str:
        """What is printed on a card, told once for each title."""
        printed = self.game.printed[card]
        key = printed.title
        if key not in self.cards:
            stats: dict[str, int | None] = {"cost": printed.stats[COST]} if printed.has_cost else {}
            if printed.type == CHARACTER:
                for stat in (MILITARY, POLITICAL):
                    stats[SKILL_NAMES[stat]] = None if printed.stats[stat] == DASH else printed.stats[stat]
                stats["glory"] = printed.stats[GLORY]
            elif printed.type == PROVINCE_CARD:
                stats["strength"] = printed.stats[STRENGTH]
            words = {*[name for name, bit in KEYWORDS if printed.keywords & bit], *printed.traits}
            self.cards[key] = {
                "title": printed.title, "type": TYPES[printed.type], "stats": stats, "keywords": sorted(words),
                "clans": [printed.clan] if printed.clan else [],
            }  # fmt: skip
            if self.text:
                self.cards[key]["text"] = text_of(printed.definition)
        return key

    # ------------------------------------------------------------------------------------------- the parts

    def whole(self) -> dict[str, Any]:
        """The view."""
        game, outcome = self.game, self.game.outcome
        players = [self.player(seat) for seat in range(len(game.players))]
        decision = self.decision()
        lcg: dict[str, Any] = {
            "first_player": game.names[game.first],
            "rings": [ring_view(game, ring) for ring in range(5)],
            "conflict": self.conflict(),
            "duel": self.duel(),
        }
        return {
            "format": "rokugan-view/2",
            "edition": "lcg",
            "family": "lcg",
            "viewer": game.names[self.seat] if self.seat >= 0 else None,
            "turn": game.round,
            "turn_limit": game.round_limit or None,
            "phase": PHASES[game.phase],
            "active": game.names[game.active],
            "players": players,
            "things": self.things,
            "cards": self.cards,
            "under_way": {"actions": self.actions(), "payment": None, "attack": None, "duel": None},
            "decision": decision,
            "outcome": None if outcome is None else {"winner": outcome.winner, "victory": outcome.victory},
            "extra": {"lcg": lcg},
        }

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
            "clan": player.clan,
            "honor": player.honor,
            "favor": SKILL_NAMES[game.favor_side] if game.favor == seat else False,
            "eliminated": outcome is not None and outcome.seat == 1 - seat,
            "gold": player.fate,
            "maximum_hand": None,
            "stronghold": self.id(player.stronghold) if player.stronghold >= 0 else None,
            "zones": {name: self.pile(seat, zone) for name, zone in PILES},
            "provinces": [self.province(each) for each in game.provinces if each.seat == seat],
            "in_play": self.ids(in_play),
            "extra": {
                "fate": player.fate,
                "dial": player.dial or None,
                "chosen": player.chosen or None if seat == self.seat else None,
                "claimed": [ELEMENTS[ring] for ring in game.claimed(seat)],
                "conflicts_left": player.opportunities if game.phase == CONFLICT_PHASE and player.may_declare else 0,
                "declared": [name for name, times in zip(SKILL_NAMES, player.declared, strict=False) if times],
                "role": self.id(player.role) if player.role >= 0 and game.printed[player.role].type == ROLE else None,
            },
        }

    def pile(self, seat: int, zone: int) -> dict[str, Any]:
        """How many cards lie there, and those that the viewer knows; of decks with their places from the top."""
        cards = self.game.pile(seat, zone)
        if zone in (CONFLICT_DECK, DYNASTY_DECK):
            known = [(place, card) for place, card in enumerate(reversed(cards)) if self.game.sees(self.seat, card)]
            return {
                "size": len(cards),
                "cards": self.ids([card for _, card in known]),
                "places": [at for at, _ in known],
            }
        return {"size": len(cards), "cards": self.ids([card for card in cards if self.game.sees(self.seat, card)])}

    def province(self, province: Province) -> dict[str, Any]:
        """A province; a facedown one of the other player is known by nothing but its place."""
        game = self.game
        knows = province.face_up or self.seat == province.seat
        state = game.states.get(province.card)
        extra: dict[str, Any] = {
            "face_up": province.face_up,
            "attachments": self.ids(state.attachments) if state else [],
        }
        if knows:
            extra["elements"] = [ELEMENTS[each] for each in game.printed[province.card].elements]
        else:
            extra["unknown"] = True
        return {
            "name": province.place,
            "at": f"{game.names[province.seat]}.{province.place}",
            "strength": game.value(province.card, STRENGTH) if knows else 0,
            "destroyed": province.broken,
            "cards": self.ids(province.cards),
            "card": self.id(province.card) if knows else None,
            "extra": extra,
        }

    def conflict(self) -> dict[str, Any] | None:
        """The conflict under way, with the totals that both sides would count now (lcg.information.09)."""
        game, conflict = self.game, self.game.conflict
        if conflict is None:
            return None
        return {
            "attacker": game.names[conflict.attacker],
            "defender": game.names[conflict.defender],
            "type": SKILL_NAMES[conflict.type],
            "ring": ELEMENTS[conflict.ring] if conflict.ring >= 0 else None,
            "province": province_place(game, conflict.province) if conflict.province >= 0 else None,
            "attacking": self.ids(list(game.participants(conflict.attacker))),
            "defending": self.ids(list(game.participants(conflict.defender))),
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
            "challenger": self.id(duel.challenger),
            "challenged": self.id(duel.challenged),
            "skill": SKILL_NAMES[duel.skill],
        }

    def actions(self) -> list[dict[str, Any]]:
        """The abilities and cards that are being resolved, the latest last."""
        from rokugan.editions.lcg.initiating.initiating import Initiation

        found: list[dict[str, Any]] = []
        for frame in self.game.stack:
            if isinstance(frame, Initiation) and 0 < frame.at <= len(frame.STEPS):
                use = frame.use
                targets = [{"card": self.id(each)} for chosen in use.targets for each in chosen if each >= 0]
                found.append(
                    {
                        "kind": "trait" if use.ability is not None and use.ability.forced else "action",
                        "player": self.game.names[use.seat],
                        "card": self.id(use.card),
                        "step": "costs" if frame.at <= 2 else "targets" if frame.at == 3 else "effects",
                        "targets": targets,
                    }
                )
        return found

    def decision(self) -> dict[str, Any] | None:
        """Who decides, and for him the choices."""
        decision = self.game.decision
        if decision is None:
            return None
        found: dict[str, Any] = {"player": decision.player}
        if decision.seat == self.seat:
            usual = next((each.move for each in decision.choices if each.move in USUAL), decision.choices[0].move)
            found |= {
                "kind": decision.kind,
                "prompt": decision.prompt,
                "options": decision.options,
                "choices": [self.choice(each, each.move == usual) for each in decision.choices],
            }
            if decision.about is not None:
                found["card"] = self.id(decision.about.number)
        return found

    def choice(self, choice: Choice, usual: bool) -> dict[str, Any]:
        """One choice, whole and taken apart."""
        found: dict[str, Any] = {"move": choice.move, "verb": choice.verb, "label": label(choice)}
        if choice.card is not None:
            found["card"] = self.id(choice.card.number)
            if choice.tail.startswith(":"):
                found["ability"] = {"number": int(choice.tail[1:])}
        if choice.copies > 1:
            found["copies"] = choice.copies
        if usual:
            found["usual"] = True
        return found


def text_of(definition: object) -> list[str]:
    """The English of a card, line by line."""
    found = _TEXTS.get(id(definition))
    if found is None:
        if getattr(definition, "program", None) is None:
            return []
        from rokugan.cards.schema import schema_of

        found = [line for line in schema_of("lcg").text(definition, "lcg").split("\n") if line]
        _TEXTS[id(definition)] = found
    return found


def ring_view(game: LcgGame, ring: int) -> dict[str, Any]:
    """A ring: its fate, and whose it is."""
    owner = game.ring_owner[ring]
    return {
        "ring": ELEMENTS[ring],
        "fate": game.ring_fate[ring],
        "claimed_by": game.names[owner] if owner >= 0 else None,
        "contested": game.conflict is not None and game.conflict.ring == ring,
        "elements": [ELEMENTS[each] for each in game.elements_of(ring)],
    }


def told(game: LcgGame, seat: int, since: int) -> list[dict[str, Any]]:
    """What has happened since there were so many events, as a viewer may know it."""
    viewer = seat if seat >= 0 else len(game.names)
    reader = seat if seat >= 0 else 31  # no bit of any player
    found: list[dict[str, Any]] = []
    for number in range(max(since, 0), len(game.log)):
        entry = game.log[number]
        event: dict[str, Any] = {"n": number, "kind": entry.kind.replace(" ", "_")}
        if entry.player >= 0:
            event["player"] = game.names[entry.player]
        if entry.cards:
            sight = entry.sights[viewer] if entry.sights else 0
            known = entry.is_known(reader)
            event["cards"] = [
                {"card": game.sight.name_then(viewer, card.number, sight) or None, "name": name} if known else None
                for card, name in zip(entry.cards, entry.names(reader), strict=True)
            ]
        if entry.amount:
            event["amount"] = entry.amount
        if entry.kind in RULES_BEHIND:
            event["rule"] = RULES_BEHIND[entry.kind]
        if entry.words:
            event["words"] = entry.words
        if entry.known >= 0:
            event["known_to"] = [name for each, name in enumerate(game.names) if entry.known >> each & 1]
        event["text"] = sentence([entry], game.names, reader)
        found.append(event)
    return found


__all__ = ["DISHONORED", "Picture", "told"]
