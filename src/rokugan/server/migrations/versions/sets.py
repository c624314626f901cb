"""The sets of cards of people's own with which a game is played, by their ids."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column. Games that are there are played with shipped cards."""
    op.add_column("games", sa.Column("sets", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("games", "sets")
