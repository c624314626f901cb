"""Positions in which given cards can be used: each lies where cards of its type are of use, in the company of other cards.

The company is drawn from the same library, half of it from what the given cards speak of, so that there are targets, Rings,
Events, duels and Battle actions of every sort. Everything that happens from there on is decided in the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

from rokugan.cards.model import ELEMENTS, CardDefinition
from rokugan.cards.reader import read
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.registry import rules_of
from rokugan.program import Alike, HasKeyword, Noun, Program, walk

T = TypeVar("T")
NAMES = ("Ann", "Bob", "Cid")
GUARDS = (5, 5, 5, 4, 3, 3)
PLOYS = 3
WORDS = {"Samurai", "Shugenja", "Courtier", "Monk", "Naval", "Cavalry"}
COMPANY = 12
PROVINCES = 4


@cache
def program_of(text: str, kind: str) -> Program:
    """A text as it is read on a card of that type."""
    return read(text, title="Filler", type=kind).program


def filler(title: str, kind: str, text: str, **stats: Any) -> CardDefinition:
    """A card that only makes things happen."""
    return CardDefinition(title, kind, program=program_of(text, kind), **stats)


MINT = filler("Mint", "holding", "Bow this card: Produce 20 Gold.")
SQUIRE = filler("Squire", "follower", "", force=1, gold_cost=1)
BLADE = filler("Blade", "item", "", force=1, gold_cost=1, keywords=("Weapon",))
SCROLL = filler("Scroll", "spell", "Battle/Open: Bow this Shugenja: Draw a card.", gold_cost=1)
MARSH = filler(
    "Marsh", "strategy", "This province has +1 strength.\nBattle: Put this card into play.", keywords=("Terrain",)
)
OMEN = filler("Omen", "event", "Gain 1 Honor.")
FIELD = filler("Field", "region", "This province has +1 strength.", gold_cost=1)
DOINGS = (
    "",
    "Battle: Ranged 3 Attack.",
    "Open: Target your Personality: He challenges a target Personality.",
    "Battle/Open: Target your Personality: He challenges a target Personality, who may refuse.",
    "Open: Dishonor a target Personality.",
    "Battle: Bow a target enemy Personality.",
    "Battle/Open: Destroy a target Follower.",
    "Battle/Open: Destroy a target Item.",
    "Battle: Destroy a target enemy Personality.",
    "Battle: Move a target enemy Personality home.",
    "Battle/Open: Bow a target card.",
    "Limited: Take control of a target Personality.",
    "Open: Reduce a target Personality's Chi by 1.",
    "Limited: Discard a card: Draw two cards.",
    "Limited: Destroy one of your target Personalities: Gain 1 Honor.",
)
# Where a card of a type may lie; a place that is listed more often is likelier.
PLACES: dict[str, tuple[str, ...]] = {
    "personality": ("play", "play", "play", "province", "province", "dead"),
    "holding": ("play", "play", "province"),
    "follower": ("attached", "attached", "hand"),
    "item": ("attached", "attached", "hand"),
    "spell": ("attached", "attached", "hand"),
    "ancestor": ("attached", "hand"),
    "ring": ("play", "hand", "hand"),
    "strategy": ("hand",) * 7 + ("fate_discard",),
    "event": ("face down",),
    "celestial": ("face down",),
    "region": ("region", "province"),
    "wind": ("play",),
    "sensei": ("play",),
    "stronghold": ("stronghold",),
}


def any_of(items: Sequence[T], chance: Randomness) -> T:
    """One of them, by chance."""
    return items[chance.below(len(items))]


def some_of(items: Sequence[T], number: int, chance: Randomness) -> list[T]:
    """So many of them, by chance, each at most once."""
    left = list(items)
    return [left.pop(chance.below(len(left))) for _ in range(min(number, len(left)))]


class Library:
    """The cards of an edition, and which of them keep company with which."""

    def __init__(self, edition: str, cards: Iterable[CardDefinition]) -> None:
        self.edition = edition
        self.cards = list(cards)
        self.strongholds = [card for card in self.cards if card.type == "stronghold"]
        self.others = [card for card in self.cards if card.type not in ("stronghold", "wind", "sensei")]

    def company(
        self, cards: Sequence[CardDefinition], seat: CardDefinition | None, chance: Randomness
    ) -> list[CardDefinition]:
        """Some other cards: such as the given cards speak of, such as fit the Stronghold, and any."""
        others = [card for card in self.others if all(card is not each for each in cards)]
        words, kinds = words_of(cards), kinds_of(cards)
        related = [card for card in others if card.type in kinds or words & words_on(card)]
        clans = set() if seat is None else set(seat.clans)
        kin = [card for card in others if clans & set(card.clans)]
        return [card for pool in (related, kin, others) for card in some_of(pool, COMPANY // 3, chance)]

    def stronghold(self, cards: Sequence[CardDefinition], chance: Randomness) -> CardDefinition | None:
        """A Stronghold for a player of these cards: theirs if one is among them, else often one of their Clans."""
        given = [card for card in cards if card.type == "stronghold"]
        if given:
            return any_of(given, chance)
        words = words_of(cards) | {clan for card in cards for clan in card.clans}
        related = [card for card in self.strongholds if words & words_on(card)]
        if related and chance.below(2):
            return any_of(related, chance)
        return any_of(self.strongholds, chance) if self.strongholds and chance.below(4) else None


def words_of(cards: Iterable[CardDefinition]) -> set[str]:
    """The keywords of which these cards speak."""
    nodes = (node for card in cards for node in walk(card.program))
    said = (node.keyword for node in nodes if isinstance(node, HasKeyword) and node.positive)
    return {word for words in said for word in words.split(" or ")}


def words_on(card: CardDefinition) -> set[str]:
    """The keywords that a card has, its Clans and those of its abilities included."""
    abilities = {word for ability in card.program.abilities for word in ability.keywords}
    return {*card.keywords, *card.clans, *(f"{clan} Clan" for clan in card.clans)} | abilities


def kinds_of(cards: Iterable[CardDefinition]) -> set[str]:
    """The types of card of which these cards speak, but those that are everywhere."""
    nodes = (node for card in cards for node in walk(card.program))
    kinds = {kind for node in nodes if isinstance(node, Noun) for kind in node.kinds}
    return kinds & {"ring", "event", "region", "spell", "item", "follower", "ancestor", "celestial"}


def need_elements(cards: Iterable[CardDefinition]) -> bool:
    """Do these cards ask for several cards with elements of their own?"""
    return any(isinstance(node, Alike) and node.kind == "own element" for card in cards for node in walk(card.program))


def guard(number: int, words: Sequence[str], chance: Randomness, elements: bool = False) -> CardDefinition:
    """A Personality with some of the keywords, who does something to others. elements: a Shugenja, each of another one."""
    some = {any_of(words, chance) for _ in range(3)} | ({"Shugenja"} if not number or elements else set())
    some |= {ELEMENTS[number % len(ELEMENTS)]} if elements else set()
    stats = {
        "force": chance.below(6),
        "chi": 1 + chance.below(5),
        "personal_honor": chance.below(4),
        "gold_cost": 4 + chance.below(6),
    }
    return filler(f"Guard {number}", "personality", any_of(DOINGS, chance), keywords=tuple(sorted(some)), **stats)


def ploy(number: int, words: Sequence[str], chance: Randomness) -> CardDefinition:
    """A Strategy whose action has one of the keywords."""
    text, word = "Battle/Open: Draw a card.", any_of(words, chance)
    return filler(f"Ploy {number}", "strategy", text, keywords=(word,), focus_value=chance.below(6), gold_cost=1)


class Side:
    """One player's part of a position while it is laid out."""

    def __init__(self, name: str, asked: Sequence[str], chance: Randomness, elements: bool) -> None:
        words = sorted({*asked, *WORDS})
        self.chance = chance
        self.people: list[dict[str, Any]] = []
        self.own: list[dict[str, Any]] = []  # those of the people about whom the position is
        self.attachments: list[CardDefinition] = [card for card in (SQUIRE, BLADE, SCROLL) if chance.below(3)]
        self.provinces: list[dict[str, Any]] = []
        self.regions: list[CardDefinition] = [FIELD] if chance.below(2) else []
        self.entry: dict[str, Any] = {
            "name": name,
            "honor": chance.below(28) - 3,
            "hand": [MARSH, *(ploy(number, asked or words, chance) for number in range(PLOYS))],
            "in_play": [{"card": MINT}] * 3,
            "dynasty_deck": [],
            "dynasty_discard": [],
            "fate_discard": [],
        }
        self.deserted = not chance.below(8)  # nobody is in play for this player
        for number in range(0 if self.deserted else any_of(GUARDS, chance)):
            self.stand(guard(number, words, chance, elements))

    def stand(self, card: CardDefinition) -> dict[str, Any]:
        """A Personality in play."""
        dishonorable, bowed = not self.chance.below(6), not self.chance.below(6)
        self.people.append({"card": card, "dishonorable": dishonorable, "bowed": bowed, "attachments": []})
        return self.people[-1]

    def lay(self, card: CardDefinition, own: bool) -> None:
        """Put a card where it may be of use. own: the position is about this card."""
        place = any_of(PLACES[card.type], self.chance)
        if self.deserted and card.type == "personality":
            place = "province"
        if place == "play" and card.type == "personality":
            person = self.stand(card)
            self.own += [person] if own else []
        elif place == "play":
            self.entry["in_play"].append({"card": card})
        elif place in ("province", "face down"):
            face = "up" if place == "province" else "down"
            self.provinces.append({"card": card, "face": face})
        elif place == "dead":
            self.entry["dynasty_discard"].append({"card": card, "dead": True})
        elif place == "attached":
            self.attachments.append(card)
        elif place == "region":
            self.regions.append(card)
        elif place in ("hand", "fate_discard"):
            self.entry[place].append(card)

    def finished(self, stronghold: CardDefinition | None) -> dict[str, Any]:
        """The part as positions write it."""
        for card in self.attachments:
            bearers = self.bearers(card)
            if bearers:
                any_of(bearers, self.chance)["attachments"].append({"card": card})
            else:
                self.entry["hand"].append(card)
        self.provinces += [{"card": guard(9, ("Samurai",), self.chance), "face": "up"}, {"card": OMEN}, {}, {}]
        entry = self.entry
        entry["dynasty_deck"] = [each["card"] for each in self.provinces[PROVINCES:] if "card" in each]
        entry["provinces"] = self.provinces[:PROVINCES]
        for at, card in enumerate(self.regions[:PROVINCES]):
            entry["provinces"][at]["region"] = card
        entry["in_play"] = [*self.people, *entry["in_play"]]
        if stronghold is not None:
            entry["stronghold"] = stronghold
        return entry

    def bearers(self, card: CardDefinition) -> list[dict[str, Any]]:
        """Who may bear an attachment: the caster of Spells is a Shugenja; often those about whom the position is."""
        able = [each for each in self.people if card.type != "spell" or "Shugenja" in each["card"].keywords]
        own = [each for each in able if any(each is person for person in self.own)]
        return own if own and self.chance.below(2) else able


def position(library: Library, cards: Sequence[CardDefinition], chance: Randomness) -> CcgGame:
    """A table of two or three players on which these cards lie where they can be used."""
    rules = rules_of(library.edition)
    names = NAMES[: 3 if rules.most_players > 2 and not chance.below(3) else 2]
    asked = sorted(words_of(cards))
    sides = [Side(name, asked, chance, need_elements(cards)) for name in names]
    dealt: list[list[CardDefinition]] = [[] for _ in names]
    for card in cards:
        any_of(dealt, chance).extend([card] * (1 if card.is_unique or chance.below(3) else 2))
    players: list[dict[str, Any]] = []
    for side, own in zip(sides, dealt, strict=True):
        stronghold = library.stronghold(own, chance)
        for card in own:
            side.lay(card, True)
        for card in library.company(cards, stronghold, chance):
            side.lay(card, False)
        players.append(side.finished(stronghold))
    any_of(players, chance)["favor"] = True
    phase = any_of(("events", "action", "action", "attack"), chance)
    scenario = {"players": players, "turn": 2 + chance.below(6), "phase": phase, "seed": chance.below(1000)}
    game, _ = rules.position(scenario, lambda card, where: card, "exercise")
    return game
