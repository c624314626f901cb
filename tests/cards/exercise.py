"""Random games in which given cards are used: positions full of them, and players who try what was not tried yet.

Every text of a card counts: an ability or triggered trait when its effects are carried out, a continuous trait when it bears on
something, a prohibition when it is asked for and holds, a Gold source when it pays. What only lifts a rule or changes a price
is not counted: nothing can be seen of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

import rokugan
from rokugan.cards.model import CardDefinition
from rokugan.cards.program import Continuous, Each, Forbid, HasKeyword, You, walk
from rokugan.cards.reader import read
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg import effects, prevention, values
from rokugan.editions.ccg.behaviour import Behaviour
from rokugan.editions.ccg.context import Context, Offer
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.registry import rules_of


def filler(title: str, kind: str, text: str, **stats: Any) -> CardDefinition:
    """A card that only makes things happen."""
    return CardDefinition(title, kind, program=read(text, title=title, type=kind).program, **stats)


MINT = filler("Mint", "holding", "Bow this card: Produce 20 Gold.")
SQUIRE = filler("Squire", "follower", "", force=1, gold_cost=1)
BLADE = filler("Blade", "item", "", force=1, gold_cost=1, keywords=("Weapon",))
SCROLL = filler("Scroll", "spell", "Battle: Bow this card: Draw a card.", gold_cost=1)
MARSH = filler(
    "Marsh", "strategy", "This province has +1 strength.\nBattle: Put this card into play.", keywords=("Terrain",)
)
FIELD = filler("Field", "region", "This province has +1 strength.", gold_cost=1)
DOINGS = (
    "",
    "Battle: Ranged 3 Attack.",
    "Open: Target your Personality: He challenges a target Personality.",
    "Open: Dishonor a target Personality.",
    "Battle: Bow a target enemy Personality.",
    "Battle: Destroy a target enemy Follower.",
    "Battle: Destroy a target enemy Item.",
    "Battle: Move a target enemy Personality home.",
    "Limited: Discard a card: Draw two cards.",
)
FATE = ("strategy", "ring", "follower", "item", "spell", "ancestor")
ATTACHED = ("follower", "item", "spell", "ancestor")


class Used:
    """Which texts of which cards were used, by the key of a text."""

    def __init__(self, edition: str, cards: Iterable[CardDefinition]) -> None:
        self.behaviour = rules_of(edition).behaviour
        self.cards = list(cards)
        self.times: Counter[str] = Counter()
        self.names: dict[str, str] = {}
        self._keys: dict[int, str] = {}
        for card in self.cards:
            for key, node in texts_of(self.behaviour(card)):
                self.names[key] = card.name
                self._keys[id(node)] = key

    def note(self, node: object) -> None:
        """A text was used."""
        key = self._keys.get(id(node))
        if key is not None:
            self.times[key] += 1

    @property
    def unused(self) -> list[str]:
        """The texts that nobody has used."""
        return [key for key in self.names if not self.times[key]]

    def wants(self, choice: Any) -> int:
        """How much a choice is wanted: one that uses what was not used yet most of all."""
        if isinstance(choice.what, Offer):
            key = self._keys.get(id(choice.what.info))
            return 3 if key is not None and not self.times[key] else 1
        if choice.verb == "pay" and choice.card is not None:
            keys = [self._keys.get(id(source)) for source in self.behaviour(choice.card.definition).gold]
            return 3 if any(key is not None and not self.times[key] for key in keys) else 0
        if choice.verb in ("buy", "equip", "attack", "assign", "fight", "accept", "focus", "yes", "play", "use"):
            return 1
        return 0


def texts_of(behaviour: Behaviour) -> Iterator[tuple[str, object]]:
    """Every text of a card that can be used, with a key."""
    name = behaviour.definition.name
    infos = [*behaviour.abilities, *behaviour.triggered, *behaviour.focus_effects, *behaviour.event_effects]
    infos += [info for info in behaviour.gold_reactions if info not in infos]
    for number, info in enumerate(infos):
        yield f"{name}: {type(info.node).__name__} {number}", info
    for kind, traits in (("Continuous", behaviour.continuous), ("Forbid", behaviour.forbids), ("Gold", behaviour.gold)):
        for number, trait in enumerate(traits):
            if not is_standing(trait):
                yield f"{name}: {kind} {number}", trait


def is_standing(trait: Any) -> bool:
    """Does it only say how a card comes into play or attaches, what a player has, or what all Ranged Attacks are like?"""
    if isinstance(trait, Forbid):
        return trait.verb in ("attach", "attach to", "enter play", "straighten before second turn", "change gold cost")
    what = trait.what if isinstance(trait, Continuous) else None
    return isinstance(what, You) or (isinstance(what, Each) and what.noun.kinds == ("ranged attack",))


@contextmanager
def watched(used: Used) -> Iterator[None]:
    """While this lasts, the engine tells which texts it uses."""
    begin, applies, in_force = effects.RunEffects.__init__, values.applies, prevention.in_force

    def running(frame: Any, context: Context, parts: tuple[Any, ...], cause: str = "effect") -> None:
        begin(frame, context, parts, cause)
        if context.info is not None and parts is context.info.effects:
            used.note(context.info)

    def applying(game: CcgGame, source: int, continuous: Any, thing: int) -> bool:
        result = applies(game, source, continuous, thing)
        if result:
            used.note(continuous)
        return result

    def forbidding(game: CcgGame, forbid: Any, *rest: Any) -> bool:
        result = in_force(game, forbid, *rest)
        if result:
            used.note(forbid)
        return result

    with (
        patch.object(effects.RunEffects, "__init__", running),
        patch.object(values, "applies", applying),
        patch.object(prevention, "in_force", forbidding),
    ):
        yield


def position(edition: str, cards: Sequence[CardDefinition], chance: Randomness) -> CcgGame:
    """A table on which these cards lie where they can be used: in play, in hand, in a province, on top of a deck."""
    wanted = keywords_asked(cards)
    fillers = [guard(number, wanted, chance) for number in range(16)]
    fillers += [ploy(number, wanted, chance) for number in range(4)]
    known = {card.name: card for card in (*cards, *fillers, MINT, SQUIRE, BLADE, FIELD, SCROLL, MARSH)}
    players = [player(name, cards[seat::2], fillers[seat::2], chance) for seat, name in enumerate(("Ann", "Bob"))]
    scenario = {"players": players, "turn": 5, "phase": "action", "seed": chance.below(1000)}
    game, _ = rules_of(edition).position(scenario, lambda name, where: known[name], "exercise")
    return game


def keywords_asked(cards: Sequence[CardDefinition]) -> list[str]:
    """The keywords of which these cards speak."""
    nodes = (node for card in cards for node in walk(card.program))
    return sorted({node.keyword for node in nodes if isinstance(node, HasKeyword) and node.positive} | {"Samurai"})


def guard(number: int, keywords: Sequence[str], chance: Randomness) -> CardDefinition:
    """A Personality with some of the keywords, who does something to others."""
    some = tuple(
        sorted({keywords[chance.below(len(keywords))] for _ in range(3)} | ({"Shugenja"} if number < 2 else set()))
    )
    text = DOINGS[chance.below(len(DOINGS))]
    stats = {
        "force": chance.below(6),
        "chi": 1 + chance.below(5),
        "personal_honor": chance.below(4),
        "gold_cost": 4 + chance.below(6),
    }
    return filler(f"Guard {number}", "personality", text, keywords=some, **stats)


def ploy(number: int, keywords: Sequence[str], chance: Randomness) -> CardDefinition:
    """A Strategy with some of the keywords."""
    some = tuple(sorted({keywords[chance.below(len(keywords))] for _ in range(2)}))
    return filler(f"Ploy {number}", "strategy", "Battle/Open: Draw a card.", keywords=some, focus_value=3, gold_cost=1)


def player(
    name: str, cards: Sequence[CardDefinition], fillers: Sequence[CardDefinition], chance: Randomness
) -> dict[str, Any]:
    """A player's part of the position: five of the fillers in play, the others in his provinces and his hand."""
    guards = [card.name for card in fillers if card.type == "personality"]
    by_type: dict[str, list[CardDefinition]] = {}
    for card in cards:
        by_type.setdefault(card.type, []).append(card)
    people: list[dict[str, Any]] = [
        {"card": title, "dishonorable": not chance.below(6), "bowed": not chance.below(6)}
        for title in (*(card.name for card in by_type.get("personality", [])), *guards[:5])
    ]
    for person in people:
        if not chance.below(3):
            person["attachments"] = [{"card": "Squire" if chance.below(2) else "Blade"}]
    hand = [card.name for card in (*cards, *fillers, SCROLL, MARSH) if card.type in FATE]
    for card in cards:
        if card.type in ATTACHED and chance.below(3):
            hand.remove(card.name)
            bearer = (
                len(people) - 5 if card.type == "spell" else chance.below(len(people))
            )  # the first guard is a Shugenja
            people[bearer].setdefault("attachments", []).append({"card": card.name})
    found: dict[str, Any] = {"name": name, "honor": chance.below(25), "hand": hand, "favor": name == "Ann"}
    found["in_play"] = [*people, *({"card": card.name} for card in by_type.get("holding", [])), *[{"card": "Mint"}] * 3]
    provinces: list[dict[str, Any]] = [{"card": title, "face": "up"} for title in (*guards[5:8], guards[5])][:4]
    provinces[3] = {"region": "Field"} if chance.below(2) else {}
    for at, card in enumerate([*by_type.get("event", []), *by_type.get("celestial", [])][:4]):
        provinces[at] = {"card": card.name}
    for at, card in enumerate(by_type.get("region", [])[:4]):
        provinces[at]["region"] = card.name
    found["provinces"] = provinces
    for card in by_type.get("stronghold", [])[:1]:
        found["stronghold"] = card.name
    return found


def exercise(edition: str, cards: Sequence[CardDefinition], used: Used, seed: int, decisions: int = 400) -> CcgGame:
    """Play one random position with these cards, trying first what was not used yet."""
    chance = Randomness(seed)
    return steered(position(edition, cards, chance), used, chance, decisions)


def steered(game: CcgGame, used: Used, chance: Randomness, decisions: int) -> CcgGame:
    """Play on at random, but like what was not used yet."""
    for _ in range(decisions):
        decision = game.decision
        if decision is None:
            break
        best = max(used.wants(choice) for choice in decision.choices)
        liked = [at for at, choice in enumerate(decision.choices) if used.wants(choice) == best]
        at = liked[chance.below(len(liked))] if chance.below(4) else chance.below(len(decision.choices))
        choice = decision.choices[at]
        if choice.verb == "pay" and choice.card is not None:
            for source in used.behaviour(choice.card.definition).gold:
                used.note(source)
        game.choose(at)
    return game


def dealt(cards: Sequence[CardDefinition], size: int, chance: Randomness) -> Iterator[list[CardDefinition]]:
    """The cards in hands of some, Strongholds apart; each hand gets one Stronghold or two."""
    rest = [card for card in cards if card.type != "stronghold"]
    seats = [card for card in cards if card.type == "stronghold"]
    order = sorted(rest, key=lambda _: chance.below(1 << 30))
    for start in range(0, len(order), size):
        some = order[start : start + size]
        yield some + ([seats[chance.below(len(seats))] for _ in range(2)] if seats else [])


def exercise_all(
    edition: str, cards: Sequence[CardDefinition], rounds: int, decisions: int = 400, seed: int = 7
) -> Used:
    """Deal all cards into positions and play them; then, round after round, those of which something was not used."""
    used = Used(edition, cards)
    chance = Randomness(seed)
    seats = [card for card in cards if card.type == "stronghold"]
    with watched(used):
        for some in dealt(cards, 14, chance):
            exercise(edition, some, used, chance.below(1 << 30), decisions)
        for _ in range(rounds):
            left = {used.names[key] for key in used.unused}
            if not left:
                break
            open_ = [card for card in cards if card.name in left and card.type != "stronghold"]
            for some in dealt([*open_, *seats], 4, chance):
                exercise(edition, some, used, chance.below(1 << 30), decisions)
            for seat in (card for card in seats if card.name in left):
                exercise(edition, [seat, seat, *open_[:6]], used, chance.below(1 << 30), decisions)
    return used


def exercise_games(edition: str, cards: Sequence[CardDefinition], games: int, decisions: int, seed: int = 7) -> Used:
    """Whole games with the shipped decks, for an edition whose table is more than cards."""
    used = Used(edition, cards)
    chance = Randomness(seed)
    with watched(used):
        for _ in range(games):
            if used.unused:
                names = ("Ann", "Bob", "Cid", "Dov")[: 2 + chance.below(3)]
                steered(rokugan.new_game(edition, names=names, seed=chance.below(1 << 30)), used, chance, decisions)
    return used
