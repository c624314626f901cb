"""`make generality`: how much the language of the cards reads, of what was looked at and of what nobody has looked at.

corpora  cards and sentences of each corpus, seen beside unseen, and beside the golden trees
frames   every verb through every frame of a sentence
pairs    the printed and the later wording of one card
silent   words that can be left out without a difference
probes   relations between texts (the probes beside the card data, where they are)
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from . import corpora, frames, pairs, silent

PARTS = ("corpora", "frames", "pairs", "silent", "probes")


def main(words: Sequence[str] | None = None) -> int:
    """Measure what is asked for."""
    plain = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="generality", description=__doc__, formatter_class=plain)
    parser.add_argument("cards", type=Path, help="the folder of the card data")
    parser.add_argument("--only", choices=PARTS, action="append", help="measure this alone")
    parser.add_argument("--list", action="store_true", help="name what fails, of open cards only")
    parser.add_argument("--renew", action="store_true", help="write the golden trees of what is understood now")
    given = parser.parse_args(words)
    wanted = given.only or PARTS
    if "corpora" in wanted:
        corpora.measure(given.cards, given.list, given.renew)
    if "frames" in wanted:
        frames.measure(given.list)
    if "pairs" in wanted:
        pairs.measure(given.cards, given.list)
    if "silent" in wanted:
        silent.measure(given.cards, given.list)
    if "probes" in wanted:
        ask_probes(given.cards.parent / "probes", given.list)
    return 0


def ask_probes(folder: Path, listing: bool) -> None:
    """Run the probes that lie beside the card data."""
    script = folder / "probes.py"
    if not script.exists():
        print(f"probes: {script} is not there")
        return
    command = [sys.executable, str(script), str(folder), "--rokugan", str(Path(sys.executable).parent / "rokugan")]
    sys.stdout.flush()
    subprocess.run(command + ["-v"] * listing, check=False)


if __name__ == "__main__":
    sys.exit(main())
