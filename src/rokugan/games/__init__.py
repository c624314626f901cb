"""Starting games from decks, and records that hold all that is needed to play them again."""

from rokugan.games.records import (
    FORMAT,
    FORMAT_WITH_SETS,
    check_record,
    format_with,
    open_record,
    play_line,
    read_record,
    record,
    replay,
    resume,
    was_automatic,
    write_record,
)
from rokugan.games.starting import (
    LONGEST_NAME,
    NAMES,
    any_deck,
    check_names,
    check_players,
    default_decks,
    libraries_with,
    new_game,
)

__all__ = [
    "FORMAT",
    "FORMAT_WITH_SETS",
    "LONGEST_NAME",
    "NAMES",
    "any_deck",
    "check_names",
    "check_players",
    "check_record",
    "default_decks",
    "format_with",
    "libraries_with",
    "new_game",
    "open_record",
    "play_line",
    "read_record",
    "record",
    "replay",
    "resume",
    "was_automatic",
    "write_record",
]
