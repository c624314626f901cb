"""The keywords of the Living Card Game, a row for each; the book defines these and no other (lcg.keywords.07).

What a keyword does stands where it happens: covert in the declaration of a conflict, pride after it, the others where cards
enter, leave or are attached.
"""

from __future__ import annotations

from typing import Final, NamedTuple, get_args

from rokugan.program.lcg.words import Keyword

ANCESTRAL: Final = 1
COURTESY: Final = 2
COVERT: Final = 4
LIMITED: Final = 8
NO_ATTACHMENTS: Final = 16
PRIDE: Final = 32
RESTRICTED: Final = 64
SINCERITY: Final = 128


class KeywordRow(NamedTuple):
    """One keyword: its name, its bit in the engine, and what the book says of it, as cards remind of it."""

    name: str
    bit: int
    reminder: str = ""


KEYWORDS: Final = (
    KeywordRow("ancestral", ANCESTRAL, "when attached card leaves play, return this card to your hand"),
    KeywordRow("courtesy", COURTESY, "when this character leaves play, gain 1 fate"),
    KeywordRow(
        "covert",
        COVERT,
        "when this character attacks, choose one character without covert. that character cannot be declared as a defender",
    ),
    KeywordRow("limited", LIMITED, "no more than one limited card can be played by each player each round"),
    KeywordRow("no attachments", NO_ATTACHMENTS),
    KeywordRow(
        "pride",
        PRIDE,
        "after this character wins a conflict, honor it. after this character loses a conflict, dishonor it",
    ),
    KeywordRow("restricted", RESTRICTED, "no more than two restricted attachments per character"),
    KeywordRow("sincerity", SINCERITY, "when this character leaves play, draw 1 card"),
)
BITS: Final[dict[str, int]] = {row.name: row.bit for row in KEYWORDS}
REMINDERS: Final[dict[str, str]] = {row.name: row.reminder for row in KEYWORDS if row.reminder}
# Those that a text can give, take away and ask for in one word.
IN_TEXTS: Final[tuple[Keyword, ...]] = get_args(Keyword)
