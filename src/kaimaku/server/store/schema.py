"""The tables."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

rooms = Table(
    "rooms",
    metadata,
    Column("code", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("due", Double),
    Index(None, "listed", "status", "touched"),
    Index(None, "due"),
)

games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("room", Text, ForeignKey("rooms.code"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("header", LargeBinary, nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double),
    Column("result", LargeBinary),
    Column("replay", Text),
    UniqueConstraint("room", "number"),
)

# The only table that is written with every decision: no foreign key to check, and the rows of a game lie side by side.
log = Table(
    "log",
    metadata,
    Column("game", Text, primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("what", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Where the last game of a room stood a while ago. Nothing depends on it: what doesn't fit the log is ignored.
checkpoints = Table(
    "checkpoints",
    metadata,
    Column("room", Text, ForeignKey("rooms.code"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("taken", Integer, nullable=False),
    Column("check", LargeBinary, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("names", JSON, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("when", Double, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("outcome", LargeBinary),
    Column("data", LargeBinary, nullable=False),
    Index(None, "listed", "when"),
)

# What a review of a replay found, gzipped as it is sent; a later version works it out again.
reviews = Table(
    "reviews",
    metadata,
    Column("replay", Text, primary_key=True),
    Column("version", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# One row: the server that uses the database now, or used it last.
holder = Table(
    "holder",
    metadata,
    Column("token", Text, primary_key=True),
    Column("host", Text, nullable=False),
    Column("process", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

# --- people ---------------------------------------------------------------------------------------------------------

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("skeleton", Text, nullable=False),  # what the name looks like: no two people look the same
    Column("created", Double, nullable=False),
    Column("renamed", Double, nullable=False),
    UniqueConstraint("skeleton"),
)

# What opens a person: the secret of a browser, or of a recovery link. Only hashes.
keys = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("browser", Text, nullable=False),  # the same for everybody who has used that browser
    Column("since", Double, nullable=False),
    Index(None, "person"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("since", Double, nullable=False),
    Index(None, "person"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", Text, primary_key=True),
    Column("person", Text, nullable=False),  # empty: whoever signs in
    Column("until", Double, nullable=False),
    Index(None, "until"),
)

seated = Table(
    "seated",
    metadata,
    Column("person", Text, primary_key=True),
    Column("room", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Index(None, "room"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Double, nullable=False),
)

# Rated games, one row for each seat; its key keeps any game from counting twice.
results = Table(
    "results",
    metadata,
    Column("room", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", Text, nullable=False),  # empty: deleted since
    Column("name", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("score", Double, nullable=False),
    Column("mu", Double, nullable=False),  # of the rating after it
    Column("sigma", Double, nullable=False),
    Column("deck", Text, nullable=False),
    Column("replay", Text, nullable=False),
    Index(None, "person", "at"),
    Index(None, "game", "pace", "at"),
)

queue = Table(
    "queue",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("deck", LargeBinary, nullable=False),
    Column("mu", Double, nullable=False),
    Column("since", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("room", Text),  # the table that was found
    Index(None, "game", "pace", "since"),
)

# Servers that share the database, each alive until the time it last gave itself, by the clock of the database.
processes = Table(
    "processes",
    metadata,
    Column("token", Text, primary_key=True),
    Column("host", Text, nullable=False),
    Column("process", Integer, nullable=False),
    Column("since", Double, nullable=False),
    Column("address", Text, nullable=False),  # where the others reach it: host:port
    Column("key", Text, nullable=False),  # what they prove with that they are others of these
    Column("version", Text, nullable=False),
    Column("until", Double, nullable=False),
)

# Which of them has a room. Beside the rooms, because each append locks its row here: these are small.
leases = Table(
    "leases",
    metadata,
    Column("room", Text, primary_key=True),
    Column("owner", Text, nullable=False),  # empty: nobody
    Column("epoch", BigInteger, nullable=False),  # grows with each owner: writes of earlier ones are refused
    Index(None, "owner"),
)

# --- manners --------------------------------------------------------------------------------------------------------

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reporter", Text, nullable=False),  # a name
    Column("by", Text, nullable=False),  # the reporter's id, or a hash of the token of their seat
    Column("name", Text, nullable=False),
    Column("person", Text, nullable=False),  # empty: somebody without an id
    Column("browser", Text, nullable=False),  # hashed; empty: not known
    Column("address", Text, nullable=False),  # empty: not known, or deleted since
    Column("room", Text, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("settled", Double, nullable=False),
    Column("note", Text, nullable=False),
    Index(None, "at"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("what", Text, nullable=False),  # a person's id, a hash of a browser, an address
    Column("whom", Text, nullable=False),  # as it is shown
    Column("since", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("why", Text, nullable=False),
    Index(None, "until"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("act", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("why", Text, nullable=False),
    Index(None, "at"),
)

# --- tournaments ----------------------------------------------------------------------------------------------------

# Any process may change one, and none keeps it: each change names the epoch that it was made of.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("owner", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Index(None, "status", "touched"),
    Index(None, "owner"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", Text, nullable=False),  # empty: a bot, or deleted since
    Column("deck", LargeBinary),
    Index(None, "person"),
)
