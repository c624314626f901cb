"""The rich table: a position with one of everything, in which a card lies wherever it may be of use.

Both sides have people of all roles, bowed and unbowed, honorable and dishonorable, with Followers, Items and Spells; Holdings,
Rings, a Region; cards in provinces face-up and face-down; hands; dead and discarded cards; known cards on top of their decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rokugan import program as p
from rokugan.cards.files import definition
from rokugan.cards.model import ATTACHMENT_TYPES, ELEMENTS, CardDefinition
from rokugan.editions.ccg.rules import Rules
from rokugan.editions.ccg.table.compiled_card import CompiledAbility
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import BATTLE, LIMITED, OPEN
from rokugan.editions.ccg.workshop.company import Company

NAMES = ("Ann", "Bob", "Cid")
PEOPLE = 6
HONOR = (8, 3, 25, -5, 14, 33)


@dataclass(frozen=True)
class Stage:
    """When a position begins: the phase, whose turn it is, whether the armies stand at a battlefield, and who is attacked."""

    phase: str
    active: int = 0
    battle: bool = False
    defender: int = 1


STAGES: dict[str, Stage] = {
    "battle": Stage("attack", 0, True),
    "defence": Stage("attack", 1, True, 0),
    "action": Stage("action"),
    "their action": Stage("action", 1),
    "attack": Stage("attack"),
    "their attack": Stage("attack", 1),
    "dynasty": Stage("dynasty"),
    "their dynasty": Stage("dynasty", 1),
    "events": Stage("events"),
    "end": Stage("end"),
    "straighten": Stage("straighten"),
}
ALLIED = Stage("attack", 1, True, 2)  # somebody else attacks a third player, and Ann is an ally
# Where what a text waits for happens; elsewhere it is in battle, and in the Action Phase.
_WHEN: dict[str, tuple[str, ...]] = {
    "enter play": ("dynasty", "action", "their dynasty"),
    "attach": ("action", "dynasty"),
    "reveal": ("events", "action"),
    "assign": ("attack", "their attack"),
    "phase begins": ("action", "attack", "end", "their attack", "dynasty", "straighten"),
    "phase ends": ("action", "attack", "dynasty", "end"),
    "turn begins": ("end",),
    "turn ends": ("end", "dynasty"),
    "declaration ends": ("attack", "their attack"),
    "maneuvers end": ("attack", "their attack"),
    "overlay": ("dynasty",),
    "produce": ("dynasty", "action"),
    "pay": ("dynasty", "action"),
}
_OF_BATTLE = (
    "engage", "battle resolution", "battle ends", "win battle", "lose battle", "combat ends", "return home", "ranged attack",
    "destroy province", "resolution begins", "move",
)  # fmt: skip
_BY_MASK = (
    (BATTLE, ("battle", "defence")),
    (OPEN, ("action", "their action")),
    (LIMITED, ("action",)),
)
_BY_TYPE: dict[str, tuple[str, ...]] = {
    "event": ("events",), "celestial": ("events", "action", "battle"), "region": ("battle", "defence", "events", "dynasty"),
}  # fmt: skip


def stages_for(card: CardDefinition, abilities: list[CompiledAbility], events: tuple[str, ...]) -> list[str]:
    """At which stages the texts of the card may be used, in the order in which they are tried: every other try is at one of the
    likeliest."""
    found: list[str] = [*_BY_TYPE.get(card.type, ())]
    for ability in abilities:
        for mask, stages in _BY_MASK:
            if ability.mask & mask and ability.trigger is None:
                found.extend(stages)
    for event in events:
        found.extend(
            _WHEN.get(event, ("battle", "defence") if event in _OF_BATTLE else ("battle", "action", "defence"))
        )
    likely = list(dict.fromkeys(found)) or ["action", "battle", "dynasty"]
    others = [stage for stage in ("action", "battle", "defence", "dynasty", *STAGES) if stage not in likely]
    others = list(dict.fromkeys(others)) or likely
    order = list(likely)
    for turn in range(len(STAGES) * 2):
        order += [others[turn % len(others)], likely[turn % len(likely)]]
    return order


class Side:
    """One player's part of the position while it is laid out."""

    def __init__(self, company: Company, seat: int, stage: Stage, places: str) -> None:
        self.company = company
        self.seat = seat
        self.stage = stage
        self.places = places
        name = f"{NAMES[seat]}'s man"
        self.people = [self.stand(company.person(name, number), number) for number in range(PEOPLE)]
        self.things: list[dict[str, Any]] = [{"card": card} for card in company.gold()]
        self.things += [{"card": company.holding(1)}, {"card": company.holding(2), "bowed": True}]
        turn = company.turn
        if company.pick(f"ring {seat}", 4) != 3:
            self.things += [{"card": company.ring(ELEMENTS[(seat + turn) % 5]), "by_own_text": True}]
        self.hand = [*company.ploys(seat), company.terrain(), company.follower(3), company.item(2), company.spell(2)]
        self.hand += [company.ring(ELEMENTS[(seat + turn + 2) % 5], True)]
        self.fate_discard: list[Any] = [
            company.follower(4),
            company.item(3),
            company.ring(ELEMENTS[(seat + turn + 3) % 5]),
        ]
        self.fate_discard += [*company.ploys(seat)[:2], *company.rings_named()]
        self.dead: list[Any] = [
            {"card": company.person(f"{NAMES[seat]}'s dead", 0), "dead": True},
            {"card": company.person(f"{NAMES[seat]}'s dead", 2), "dead": True, "dishonorable": True},
            company.person(f"{NAMES[seat]}'s lost", 3),
            company.holding(3),
            company.event(seat + 3),
        ]
        self.fate_deck = [*company.ploys(seat)[:2], company.follower(5), company.item(4), company.spell(3)]
        self.dynasty_deck = [company.person(f"{NAMES[seat]}'s son", number) for number in (0, 1, 5)] + [
            company.holding(4)
        ]
        gone = company.pick(f"province {seat}", 3) == 1
        last = "province" in company.asked.kinds and company.pick("last", 4) == 3 and seat == 0  # only one is left
        self.provinces: list[dict[str, Any]] = [
            {"card": company.person(f"{NAMES[seat]}'s heir", turn % PEOPLE), "face": "up", "region": company.region(1)},
            {"card": company.holding(5), "face": "up"},
            {"destroyed": True} if last else {"card": company.event(seat + 1)},
            {"destroyed": True} if gone or last else {"card": company.person(f"{NAMES[seat]}'s kin", 5), "face": "up"},
        ]
        self.stronghold: Any = {"title": f"House of {NAMES[seat]}", "type": "stronghold", **self.house()}
        if last:
            self.provinces[1] = {"destroyed": True}
        if company.pick("deserted", 12) == 11 and seat == 0:
            self.people = []  # Ann's house is deserted
        else:
            self.arm()

    def house(self) -> dict[str, Any]:
        """The numbers of a plain Stronghold, most often of a Clan that is asked for."""
        stats: dict[str, Any] = {"province_strength": 7, "gold_production": 4, "starting_honor": 5}
        if self.company.pick("house", 2):
            stats["text"] = "Battle/Open: Draw a card."
        stats["bowed"] = self.company.pick("bowed house", 4) == 3
        if self.company.pick(f"clan {self.seat}", 3) != 2:
            stats["clan"] = self.company.house(self.seat)
        return stats

    def stand(self, card: CardDefinition, number: int) -> dict[str, Any]:
        """A Personality in play: the last but one is dishonorable, the last bowed. In battle the first four are there."""
        shame, rest = self.company.pick("shame", PEOPLE), self.company.pick("rest", PEOPLE)
        entry: dict[str, Any] = {"card": card, "attachments": []}
        if number == (PEOPLE - 2 + shame) % PEOPLE:
            entry["dishonorable"] = True
        if number in ((PEOPLE - 1 + rest) % PEOPLE, (2 + rest) % PEOPLE):
            entry["bowed"] = True
        if number == 0 and self.company.asked.tokens:
            entry["tokens"] = dict.fromkeys(self.company.asked.tokens, 1)
        if self.stage.battle and number < PEOPLE - 2:
            entry.update(self.at_battle())
        return entry

    def at_battle(self) -> dict[str, Any]:
        """Return where the armies are: at the first province of him who is attacked. A third player is somebody's ally."""
        leads = self.seat in (self.stage.active, self.stage.defender)
        attacks = self.seat == self.stage.active if leads else self.company.pick("ally", 2) == 0
        return {"at": self.places, "side": "attacking" if attacks else "defending"}

    def arm(self) -> None:
        """Followers, Items and Spells for some of them, bowed now and then."""
        company = self.company
        gear = (
            (0, company.follower(0)),
            (2, company.item(0)),
            (3, company.follower(1)),
            (1, company.spell(0)),
            (5, company.follower(2)),
        )
        for number, card in gear:
            bowed = company.pick(f"gear {number}", 4) == 3
            self.people[number]["attachments"].append({"card": card, "bowed": bowed})

    # ------------------------------------------------------------------------------------ the tried card

    def lay(self, card: CardDefinition, abilities: list[CompiledAbility]) -> None:
        """Put the card wherever its texts may be of use; a unique one in one place, another one each turn."""
        places = self.places_of(card, abilities)
        for place in [places[self.company.pick("place", len(places))]] if card.is_unique else places:
            self.put(card, place)

    def places_of(self, card: CardDefinition, abilities: list[CompiledAbility]) -> list[str]:
        """Return where cards of its type are of use, and where its text says that it is."""
        allowed = {rule for ability in abilities for rule in ability.allowances}
        grave = bool(allowed & {"dead", "discard"}) or any(ability.from_discard for ability in abilities)
        extra = [*(["grave"] if grave else []), *(["province"] if "province" in allowed else [])]
        odd = self.company.pick("odd place", 3) == 1
        kinds: dict[str, list[str]] = {
            "personality": ["home" if odd else "play", *extra, "province"],
            "holding": ["play", "province", *extra],
            "ring": ["hand", *extra] if odd or self.company.turn % 2 else ["play", *extra],
            "strategy": ["hand", *extra, "deck"] if "FocusEffect" not in self.company.asked.kinds else ["deck", "hand"],
            "event": ["face down"],
            "celestial": ["play" if odd else "face down"],
            "region": ["face down" if odd else "region"],
            "stronghold": ["stronghold"],
            "sensei": ["play"],
            "wind": ["play"],
        }
        if card.type in ATTACHMENT_TYPES:
            return ["attached", "hand", *extra]
        return kinds.get(card.type, ["play"])

    def put(self, card: CardDefinition, place: str) -> None:
        """Put the card in a place."""
        names = self.company.asked.tokens
        tokens = {"tokens": {name: 1 if name.startswith("-") else 3 for name in names}} if names else {}
        often = "straighten" in self.company.asked.events or "Straighten" in self.company.asked.kinds
        bowed = {"bowed": True} if self.company.pick("bowed", 2 if often else 5) == 1 else {}
        if place in ("play", "home") and card.type == "personality":
            here = self.at_battle() if self.stage.battle and place == "play" else {}
            gear = (
                [{"card": self.company.follower(6)}, {"card": self.company.item(5)}]
                if self.company.pick("gear", 2)
                else []
            )
            gear += [{"card": self.company.spell(number)} for number in (4, 5) if "Shugenja" in card.keywords]
            self.people.append({"card": card, "attachments": gear, **here, **tokens, **bowed})
        elif place in ("play", "home"):
            self.things.append({"card": card, **tokens, **bowed})
        elif place == "attached":
            if self.people:
                self.bearer(card)["attachments"].append({"card": card, **tokens, **bowed})
        elif place in ("province", "face down"):
            lying = {"card": card, "face": "up" if place == "province" else "down"}
            second = place == "province" and "destroyed" not in self.provinces[1]
            self.provinces[1 if second else 0].update(lying)
        elif place == "region":
            self.provinces[0]["region"] = card
        elif place == "grave":
            entry = {"card": card, "dead": True} if card.type == "personality" else {"card": card}
            (self.dead if card.is_dynasty else self.fate_discard).append(entry)
        elif place == "deck":
            self.fate_deck.insert(0, card)
        elif place == "stronghold":
            self.stronghold = card
        else:
            self.hand[:0] = [card] if card.is_unique or card.type != "strategy" else [card, card]

    def bearer(self, card: CardDefinition) -> dict[str, Any]:
        """Return who bears an attachment: one who may, by the words that its text asks of him; a Spell is cast by a Shugenja."""
        asked = {
            each.keyword
            for node in p.walk(card.program)
            if isinstance(node, p.Forbid) and node.verb.startswith("attach")
            for each in p.walk(node)
            if isinstance(each, p.HasKeyword)
        }
        casters = [person for person in self.people if "Shugenja" in person["card"].keywords]
        able = casters or self.people if card.type == "spell" else self.people[:4]
        able.sort(key=lambda person: -len(asked & set(person["card"].keywords)))
        best = [
            one for one in able if len(asked & set(one["card"].keywords)) == len(asked & set(able[0]["card"].keywords))
        ]
        return best[self.company.pick("bearer", len(best))]

    def entry(self) -> dict[str, Any]:
        """The part as positions write it."""
        titled = self.company.titled()
        return {
            "name": NAMES[self.seat],
            "stronghold": self.stronghold,
            "honor": HONOR[self.company.pick(f"honor {self.seat}", len(HONOR))],
            "favor": self.seat == self.company.pick("favor", 2),
            "in_play": [*self.people, *self.things, *({"card": card} for card in titled if self.seat == 0)],
            "hand": self.hand,
            "provinces": self.provinces,
            "fate_discard": self.fate_discard,
            "dynasty_discard": self.dead,
            "fate_deck": self.fate_deck,
            "dynasty_deck": self.dynasty_deck,
        }


def lay_table(
    rules: Rules,
    company: Company,
    card: CardDefinition,
    abilities: list[CompiledAbility],
    stage: Stage,
    players: int = 2,
    besides: Sequence[Sequence[CardDefinition]] = (),
) -> CcgGame:
    """The rich table with the card on Ann's side, and on each side, from Ann's on, what else is to lie there."""
    sides = [Side(company, seat, stage, f"{NAMES[stage.defender]}.P1") for seat in range(players)]
    sides[0].lay(card, abilities)
    for side, cards in zip(sides, besides, strict=False):
        side.things += [{"card": each} for each in cards]
    scenario: dict[str, Any] = {
        "players": [side.entry() for side in sides],
        "phase": stage.phase,
        "active": NAMES[stage.active],
        "turn": (1 if early(company) else 3) + stage.active,
        "first_player": NAMES[company.pick("first", 2)],
        "seed": company.turn,
        **rules.seen.furniture(NAMES[:players]),
    }

    def find(what: object, where: str) -> CardDefinition:
        return found(what, where, rules.edition)

    game, _ = rules.seen.position(scenario, find, "the rich table")
    return game


def early(company: Company) -> bool:
    """Is it the first turn? Where a text speaks of it in most positions, else in few."""
    asked = any("first" in kind or "second turn" in kind for kind in company.asked.kinds)
    return company.turn == 0 or company.pick("early", 2) == 0 if asked else company.pick("early", 8) == 7


def found(what: object, where: str, edition: str) -> CardDefinition:
    """A card of the position: the definition itself, or a plain Stronghold by its numbers."""
    if isinstance(what, CardDefinition):
        return what
    return definition(what, where, edition=edition)
