"""Several servers on one database: which of them are alive, and which has each room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_processes"),
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_leases"),
    )
    op.create_index("ix_leases_owner", "leases", ["owner"])
