"""The tables of a server's database: games, their seats, what happened in them, entry by entry; and what people keep besides.

`migrations` brings an older database to this form.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData()
Plain = JSON(none_as_null=True)

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("edition", String(64), nullable=False),
    Column("options", Plain, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("clock", Plain),
    Column("watch_delay", Float, nullable=False),
    Column("created", Float, nullable=False),  # seconds since 1970
    Column("changed", Float, nullable=False),
    Column("started", Boolean, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("outcome", Plain),
    Column(
        "origin", String(16)
    ),  # where it comes from, if nobody played it here: `upload`; or `replay`: played on from one
    Column("owner", String(64)),  # the process that has it; if that one does not hold its lock, it died
    Column("listed", Boolean, nullable=False, server_default=true()),  # does it stand in the lobby?
    Column("whence", String(64), nullable=False, server_default=""),  # whose share it counts against: a hashed address
    Column("touched", Float, nullable=False, server_default="0"),  # when somebody last had to do with it
    Column(
        "sets", Plain
    ),  # ids of sets of cards that people brought, in the order in which they hold; None: shipped cards
    Index("games_by_whence", "whence", "over"),
    Index("games_by_touch", "touched"),
    Index("games_by_change", "over", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # person, computer, open
    Column("name", String(64)),
    Column("deck", Plain),  # None until the game begins, unless its player named one
    Column("level", String(64)),
    Column("token", String(64)),  # its SHA-256; the token itself is nowhere
)

# An entry is a move, a move taken back, somebody who gives up, or a pause. `version` is the game's after it.
entries = Table(
    "entries",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("spent", Float, nullable=False),  # seconds of the player's clock
    Column("at", Float, nullable=False),
)

# What processes tell each other about games that belong to one of them; a row lives until it is read.
letters = Table(
    "letters",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("receiver", String(64), nullable=False, index=True),
    Column("body", Text, nullable=False),
)

# What people keep besides games, by kind (`deck`): written once, read by whoever has its id.
kept = Table(
    "kept",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("data", Plain, nullable=False),
    Column("created", Float, nullable=False),
    Column("whence", String(64), nullable=False, server_default=""),
    Column("touched", Float, nullable=False, server_default="0"),
    Index("kept_by_whence", "whence"),
    Index("kept_by_touch", "touched"),
)

# Games after so many moves, each a short cut past them (`freezing`). What counts are the entries: one may always be missing.
snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("moves", Integer, primary_key=True),
    Column("prefix", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("code", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# One row that a server writes again and again, to see whether it still can.
pulse = Table("pulse", metadata, Column("name", String(64), primary_key=True), Column("at", Float, nullable=False))

# Whose that is, by the SHA-256 of a token: what nobody keeps any more is thrown away. What nobody keeps goes when nobody has
# looked at it for long.
keepers = Table(
    "keepers",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("id", String(32), ForeignKey("kept.id", ondelete="CASCADE"), primary_key=True),
    Column("created", Float, nullable=False),
)
