"""Unlisted games, whose share a thing counts against, when somebody last had to do with it, snapshots, and the server's pulse."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. What is there already counts as touched now: nobody noted it before, and nothing goes unannounced."""
    op.add_column("games", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))
    for table in ("games", "kept"):
        op.add_column(table, sa.Column("whence", sa.String(64), nullable=False, server_default=""))
        op.add_column(table, sa.Column("touched", sa.Float, nullable=False, server_default="0"))
        op.create_index(f"{table}_by_touch", table, ["touched"])
    op.create_index("games_by_whence", "games", ["whence", "over"])
    op.create_index("kept_by_whence", "kept", ["whence"])
    for table in ("games", "kept"):
        op.execute(sa.text(f"UPDATE {table} SET touched = :now").bindparams(now=time.time()))
    op.create_table(
        "snapshots",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("moves", sa.Integer, primary_key=True),
        sa.Column("prefix", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "pulse", sa.Column("name", sa.String(64), primary_key=True), sa.Column("at", sa.Float, nullable=False)
    )


def downgrade() -> None:
    """Take them away."""
    for table in ("pulse", "snapshots"):
        op.drop_table(table)
    for index, table in (("kept_by_whence", "kept"), ("games_by_whence", "games")):
        op.drop_index(index, table)
    for table in ("games", "kept"):
        op.drop_index(f"{table}_by_touch", table)
        op.drop_column(table, "touched")
        op.drop_column(table, "whence")
    op.drop_column("games", "listed")
