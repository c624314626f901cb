"""Write `docs/grammar.md`, the modules of the grammar and what each says: `python tools/grammar_page.py [--check]`."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

from rokugan.cards.grammar import MODULES

PAGE = Path(__file__).parent.parent / "docs" / "grammar.md"
HEAD = """\
# The grammar of card texts

The table below is made by `make status` from the code, and checked by the tests.

One table of productions serves the reader and the writer. A production is a template of English with typed slots on one side
and a tree with the same slots on the other: `rule("effect0", "bow {obj}", Bow(OBJ))`. A text is read with a chart over that table
(`cards/parsing/parser.py`), which keeps for each stretch and category the cheapest reading; the tree is built in the order of the
text (`cards/reading/builder.py`), so that each pronoun finds what was mentioned before it (`cards/parsing/refs.py`).

**Parts, not phrases.** What occurs in many sentences is a category of its own, and every sentence takes any of it: where units
move (`dest`), where cards are put (`spot`), what is said of costs (`terms`), how long something lasts (`duration`), what it waits
for (`later`), which stat of what (`statof`), by how much (`howmuch`), which tokens (`tokens`), which players (`player0`).
Conditions, delays and durations nest around an effect in any order (`clause`). All verbs of a player are written down once, as
commands, and their other moods are generated.

**Words are kept.** A node remembers in `form` the template it was read from, so that the writer can say it again in the same
words. A part that has no node of its own puts its words into the form of the node it belongs to, after a bar: `move {obj}
{dest}`, a bar, `to {poss} location`. `form` never matters to the engine, and nodes that differ only in it are equal.

**Names are known.** A word with a capital is a keyword or a title only if some card has it: the lexicon
(`language/classic/words/keywords.py`), the library, the file and the card's own keyword line make the vocabulary of a text
(`language/classic/words/vocabulary.py`). An unknown name is not understood.

**How general is it?** `make generality` counts what is read of each corpus, by card and by sentence: of
cards that may be looked at, and of locked ones that nobody opens. It takes every verb through every frame of a sentence,
compares two wordings of a card, looks for words that say nothing, and runs the probes.
`rokugan cards read FILE` lists the frequent phrases that are not understood.

| module | what it says |
|---|---|
"""


def page() -> str:
    """The page as it must be."""
    lines = []
    for name in sorted(MODULES):
        said = re.split(r"\n\n", import_module(f"rokugan.cards.grammar.{name}").__doc__ or "")[0]
        lines.append(f"| `{name}` | {' '.join(said.split())} |")
    return HEAD + "\n".join(lines) + "\n"


def main() -> int:
    """Write the page, or with --check say whether it is up to date."""
    if "--check" in sys.argv:
        return 0 if PAGE.exists() and PAGE.read_text(encoding="utf-8") == page() else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
