"""Brawls: positions full of shipped cards, chosen by chance, in which everybody does something.

Games between computer players reach few of the cards, and those in few circumstances. A brawl deals its players cards in play
with attachments, provinces that are turned up, and full hands, and makes so many moves at random. `tests/golden/brawls.tsv` keeps
a line for each: fingerprints of what was offered and of how the cards stood, one for each few moves. `make golden` writes it anew
after a change that is meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from typing import Any, TypeAlias

from courses import IDLE, Course
from golden import FOLDER, NAMES

from rokugan.cards.library import library
from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.editions.registry import edition_of
from rokugan.scenarios import opened

FILE = FOLDER / "brawls.tsv"
NUMBERS = {"gold": 40, "samurai": 80, "celestial": 40, "lcg": 120}
MOVES = 70
ELEMENTS = ("air", "earth", "fire", "void", "water")
LOOK = 8  # after so many moves it is looked at how the cards stand
Entry: TypeAlias = dict[str, Any]


@cache
def names(edition: str, *kinds: str) -> tuple[str, ...]:
    """The cards of these types that can be played."""
    playable = edition_of(edition).why_not_playable
    return tuple(
        dict.fromkeys(card.name for card in library(edition).shown if card.type in kinds and not playable(card))
    )


class Dealer:
    """Deals cards of an edition by chance, each of them once before one comes again."""

    def __init__(self, edition: str, chance: Randomness) -> None:
        self.edition = edition
        self.chance = chance
        self.piles: dict[tuple[str, ...], list[str]] = {}

    def some(self, number: int, *kinds: str) -> list[str]:
        """The next so many cards of these types; none if there are none."""
        pile = self.piles.setdefault(kinds, [])
        if len(pile) < number:
            anew = list(names(self.edition, *kinds))
            self.chance.shuffle(anew)
            pile[:0] = anew
        return [pile.pop() for _ in range(min(number, len(pile)))]

    def one_in(self, many: int) -> bool:
        """True once in so many times."""
        return self.chance.below(many) == 0


def living(deal: Dealer, name: str) -> Entry:
    """What a player of the Living Card Game has."""
    below = deal.chance.below
    return {
        "name": name,
        "stronghold": deal.some(1, "stronghold")[0],
        "role": deal.some(1, "role")[0],
        "honor": 4 + below(12),
        "fate": 3 + below(8),
        "hand": [*deal.some(6, "event"), *deal.some(2, "attachment"), *deal.some(1, "character")],
        "in_play": [
            {
                "card": card,
                "fate": below(3),
                "bowed": deal.one_in(5),
                ("honored", "dishonored")[below(2)]: deal.one_in(2),
                "attachments": deal.some(below(3), "attachment"),
            }
            for card in deal.some(6, "character")
        ],
        "provinces": [
            {
                "province": {"title": province, "face": ("up", "down")[below(2)]},
                "card": deal.some(1, "holding" if deal.one_in(3) else "character")[0],
                "face": "down" if deal.one_in(3) else "up",
            }
            for province in deal.some(4, "province")
        ],
        "conflict_deck": [*deal.some(4, "event"), *deal.some(1, "attachment")],
        "dynasty_deck": deal.some(5, "character"),
        "conflict_discard": deal.some(2, "event"),
        "dynasty_discard": deal.some(2, "character"),
    }


def classic(deal: Dealer, name: str) -> Entry:
    """What a player of the classic game has."""
    below = deal.chance.below
    return {
        "name": name,
        "stronghold": deal.some(1, "stronghold")[0],
        "honor": below(25),
        "hand": [*deal.some(5, "strategy"), *deal.some(3, "follower", "item", "spell"), *deal.some(1, "ring")],
        "in_play": [
            *(
                {
                    "card": card,
                    "bowed": deal.one_in(5),
                    "dishonorable": deal.one_in(5),
                    "attachments": deal.some(below(3), "follower", "item"),
                }
                for card in deal.some(5, "personality")
            ),
            *({"card": card, "bowed": deal.one_in(6)} for card in deal.some(4, "holding")),
            *deal.some(1, "ring"),
        ],
        "provinces": [
            {"card": card, "face": "down" if deal.one_in(4) else "up", "strength": 4 + below(6)}
            for card in [*deal.some(2, "personality"), *deal.some(1, "holding"), *deal.some(1, "region", "event")]
        ],
        "fate_deck": [*deal.some(4, "strategy"), *deal.some(2, "follower", "item", "spell")],
        "dynasty_deck": [*deal.some(3, "personality"), *deal.some(2, "holding")],
        "fate_discard": deal.some(2, "strategy"),
        "dynasty_discard": [{"card": card, "dead": True} for card in deal.some(2, "personality")],
    }


def position(edition: str, seed: int) -> Entry:
    """The position of that seed, as a scenario has it."""
    deal = Dealer(edition, Randomness(seed))
    below = deal.chance.below
    lives = edition == "lcg"
    several = not lives and edition_of(edition).most_players > 2 and deal.one_in(4)
    players = [(living if lives else classic)(deal, name) for name in NAMES[: 3 if several else 2]]
    phases = ("dynasty", "draw", "fate") if lives else ("straighten", "events", "action", "dynasty")
    found: Entry = {"edition": edition, "seed": seed, "players": players, "turn": 4, "script": []}
    found["phase"] = phases[below(len(phases))] if deal.one_in(3) else "conflict" if lives else "attack"
    if deal.one_in(2):
        players[below(2)]["favor"] = ("military", "political")[below(2)] if lives else True
    if lives:
        found["rings"] = {element: {"fate": below(3)} for element in ELEMENTS}
        found["rings"][ELEMENTS[below(5)]] = {"claimed_by": NAMES[below(2)]}
    return found


def play(edition: str, seed: int) -> Iterator[Game]:
    """The game at each of its decisions: mostly something is done, whatever it is."""
    game = opened(position(edition, seed), f"brawl {seed}").game
    game.advance()
    chance = Randomness(~seed)
    while game.decision is not None and len(game.history) < MOVES:
        yield game
        choices = game.decision.choices
        busy = [number for number, each in enumerate(choices) if each.move not in IDLE]
        game.choose(busy[chance.below(len(busy))] if busy and chance.below(5) else chance.below(len(choices)))
    yield game


def course(edition: str, seed: int) -> Course:
    """Play a brawl and note it, a part for each few moves."""
    found = Course(edition)
    for game in play(edition, seed):
        moves = len(game.history)
        if moves % LOOK == 0:
            found.begin(f"after {moves} moves")
        found.note_offer(game)
        if game.decision is None or moves % LOOK == 0:
            found.note_standing(game)
    return found


def summary(edition: str, seed: int) -> str:
    """Return the line that is kept: edition, seed, and the fingerprints of the parts."""
    return f"{edition}\t{seed}\t{course(edition, seed).prints()}"


def kept() -> dict[tuple[str, int], str]:
    """Return the fingerprints that are kept, by edition and seed."""
    lines = (line.split("\t") for line in FILE.read_text(encoding="utf-8").splitlines())
    return {(edition, int(seed)): prints for edition, seed, prints in lines}


def differences(edition: str, seeds: Iterable[int]) -> list[str]:
    """Say of each of these brawls that goes otherwise than it is kept where it does."""
    found = ((seed, course(edition, seed).difference(kept()[edition, seed])) for seed in seeds)
    return [f"brawl {seed} of {edition}: {words}" for seed, words in found if words]


def brawls() -> list[tuple[str, int]]:
    """Edition and seed of all that are kept."""
    return [(edition, seed) for edition, most in NUMBERS.items() for seed in range(1, most + 1)]


def write() -> None:
    """Keep them as they go now."""
    with ProcessPoolExecutor() as pool:
        lines = pool.map(summary, *zip(*brawls(), strict=True), chunksize=8)
        FILE.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    write()
