"""Places in running games from which they can be gone on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "checkpoints",
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.code", name="fk_checkpoints_room"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("check", sa.LargeBinary, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_checkpoints"),
    )
