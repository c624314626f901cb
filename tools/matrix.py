"""How the shipped decks of an edition do against each other: `python tools/matrix.py celestial --games 40`.

Every pair of decks plays so many games, both by the same computer player and each from both seats. The table goes into
docs/balance.md.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from pathlib import Path

from rokugan.arena.simulation import Pairing, simulate
from rokugan.cards.deck import Deck, shipped_decks

PAGE = Path(__file__).parents[1] / "docs" / "balance.md"
HEAD = """# How the shipped decks do against each other

Made by `python tools/matrix.py EDITION`. A cell says how many of a hundred games the deck of the line won against
that of the column, both played by the same computer player, from both seats in turn; the last column says it of all its games.
"""


def section(edition: str, player: str, games: int, workers: int, seed: int) -> str:
    """The table of an edition."""
    decks = [deck for deck in shipped_decks() if deck.edition == edition and not deck.format]
    won = {(one.name, other.name): 0 for one in decks for other in decks if one != other}
    drawn = dict.fromkeys(won, 0)
    for one, other in combinations(decks, 2):
        pairing = Pairing(edition, (one, other), (player, player), swap=True)
        found = simulate(pairing, games, seed, workers)
        for each, against in ((one, other), (other, one)):
            won[each.name, against.name] = sum(count for (deck, _), count in found.decks.items() if deck == each.name)
            drawn[each.name, against.name] = games - sum(found.decks.values())
    lines = [
        f"\n## {edition.replace('_', ' ').title()}\n",
        f"{games} games for each pair, played by `{player}`, seed {seed}. {sum(drawn.values()) // 2} of "
        f"{games * len(drawn) // 2} had no winner.\n",
        "| deck | " + " | ".join(short(deck) for deck in decks) + " | all |",
        "|---" * (len(decks) + 2) + "|",
    ]
    for one in decks:
        row = [won[one.name, other.name] if one != other else None for other in decks]
        cells = ["" if wins is None else str(round(100 * wins / games)) for wins in row]
        share = sum(wins for wins in row if wins is not None) / (games * (len(decks) - 1))
        lines.append(f"| {one.name} | " + " | ".join(cells) + f" | **{round(100 * share)}** |")
    return "\n".join(lines) + "\n"


def short(deck: Deck) -> str:
    """The last word of the name of a deck."""
    return deck.name.split(" ")[-1]


def with_section(page: str, edition: str, text: str) -> str:
    """The page with that section in the place of the one of the same head."""
    head, *old = page.split("\n## ")
    kept = {each.partition("\n")[0]: "\n## " + each for each in old}
    kept[edition.replace("_", " ").title()] = text
    return head + "".join(kept[title] for title in sorted(kept))


def main() -> None:
    """Play the games and write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("editions", nargs="+")
    parser.add_argument("--player", default="sensible")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    for edition in said.editions:
        text = section(edition, said.player, said.games, said.workers, said.seed)
        page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else HEAD
        PAGE.write_text(with_section(page, edition, text), encoding="utf-8")
        print(text)


if __name__ == "__main__":
    main()
