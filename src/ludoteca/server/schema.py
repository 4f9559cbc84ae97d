"""The tables of the database; migrations/ makes them, and a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
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
    UniqueConstraint,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("cookie", String(64), nullable=False, unique=True),  # the hash of the session cookie
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token", String(64), primary_key=True),  # the hash of what the private link holds
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("limit", Integer, nullable=False),  # seconds after which a seat counts as abandoned
    Column("state", String(8), nullable=False),  # open, playing or over
    Column("owner", ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),  # when the state or a seat last changed
    Column("version", Integer),  # of the game's behaviour, from the start on
    Column("seed", LargeBinary(32)),
    Column("secret", LargeBinary(32), nullable=False),  # from which bots get their chance
    Column("started", Float),
    Column("ended", Float),
    Column("outcome", JSON),
    Column("rematch", ForeignKey("tables.id", ondelete="SET NULL")),
    Index("tables_by_state", "state", "public", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", ForeignKey("guests.id"), index=True),
    Column("bot", String(40)),
    Column("invited", ForeignKey("guests.id")),  # sits here on opening the table
    UniqueConstraint("table", "guest", name="one_seat_a_guest"),
)

journal = Table(
    "journal",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # -1 where no seat acted
    Column("kind", String(10), nullable=False),
    Column("message", String(40), nullable=False),  # the client's message id, or ""
    Column("body", Text, nullable=False),
    Column("time", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", ForeignKey("guests.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("message", String(40), nullable=False),
    Column("text", String(400), nullable=False),
    Column("time", Float, nullable=False),
    UniqueConstraint("table", "guest", "message", name="one_line_a_message"),
)

bans = Table(
    "bans",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
)

due = Table(
    "due",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", Integer, nullable=False),
    Column("time", Float, nullable=False),
    Column("taker", String(40)),
    Column("until", Float),  # the taker has died if it has not answered by then
)
