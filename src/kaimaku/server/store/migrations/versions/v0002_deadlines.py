"""Who uses the database, and until when slow games wait for an answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

rooms = sa.table("rooms", sa.column("code"), sa.column("status"), sa.column("due", sa.Double))
games = sa.table("games", sa.column("id"), sa.column("room"), sa.column("ended"))
log = sa.table("log", sa.column("game"), sa.column("n"), sa.column("what", sa.Text))


def upgrade() -> None:
    op.create_table(
        "holder",
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("process", sa.Integer, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_holder"),
    )
    op.add_column("rooms", sa.Column("due", sa.Double))
    op.create_index("ix_rooms_due", "rooms", ["due"])
    _fill()


def _fill() -> None:
    """So far only the logs of slow games have said it, in their last entry "~due 17…"."""
    says_when = log.c.what.like("~due %")
    last = sa.select(log.c.game, sa.func.max(log.c.n).label("n")).where(says_when).group_by(log.c.game).subquery()
    found = (
        sa.select(games.c.room, log.c.what)
        .join_from(log, last, sa.and_(log.c.game == last.c.game, log.c.n == last.c.n))
        .join(games, games.c.id == log.c.game)
        .where(games.c.ended.is_(None))
    )
    connection = op.get_bind()
    for room, what in connection.execute(found).all():
        playing = sa.and_(rooms.c.code == room, rooms.c.status == "playing")
        connection.execute(sa.update(rooms).where(playing).values(due=float(what.split(" ")[1])))
