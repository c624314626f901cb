"""Who keeps what: the things of the table `kept` that somebody lists and throws away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "keepers",
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(32), sa.ForeignKey("kept.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Take it away: what was kept stays, and nobody's."""
    op.drop_table("keepers")
