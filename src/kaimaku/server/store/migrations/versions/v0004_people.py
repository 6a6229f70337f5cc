"""People: their keys, passkeys and ratings, the results of rated games, and who looks for an opponent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("skeleton", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("renamed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("skeleton", name="uq_people_skeleton"),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("public", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("challenge", name="pk_challenges"),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])
    op.create_table(
        "seated",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "room", name="pk_seated"),
    )
    op.create_index("ix_seated_room", "seated", ["room"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "pace", name="pk_ratings"),
    )
    op.create_table(
        "results",
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("score", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("replay", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", "seat", name="pk_results"),
    )
    op.create_index("ix_results_person_at", "results", ["person", "at"])
    op.create_index("ix_results_game_pace_at", "results", ["game", "pace", "at"])
    op.create_table(
        "queue",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("deck", sa.LargeBinary, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("room", sa.Text),
        sa.PrimaryKeyConstraint("person", name="pk_queue"),
    )
    op.create_index("ix_queue_game_pace_since", "queue", ["game", "pace", "since"])
