"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("cookie", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column(
            "guest", sa.Integer(), sa.ForeignKey("guests.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("ix_links_guest", "links", ["guest"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("limit", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("owner", sa.Integer(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("version", sa.Integer()),
        sa.Column("seed", sa.LargeBinary(32)),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("ended", sa.Float()),
        sa.Column("outcome", sa.JSON()),
        sa.Column("rematch", sa.String(16), sa.ForeignKey("tables.id", ondelete="SET NULL")),
    )
    op.create_index("tables_by_state", "tables", ["state", "public", "touched"])
    op.create_table(
        "seats",
        _table(),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("guest", sa.Integer(), sa.ForeignKey("guests.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("invited", sa.Integer(), sa.ForeignKey("guests.id")),
        sa.UniqueConstraint("table", "guest", name="one_seat_a_guest"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "journal",
        _table(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("message", sa.String(40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
    )
    op.create_table(
        "chat",
        _table(),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("guest", sa.Integer(), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("message", sa.String(40), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.UniqueConstraint("table", "guest", "message", name="one_line_a_message"),
    )
    op.create_table(
        "bans",
        _table(),
        sa.Column(
            "guest", sa.Integer(), sa.ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True
        ),
    )
    op.create_table(
        "due",
        _table(),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("decision", sa.Integer(), nullable=False),
        sa.Column("time", sa.Float(), nullable=False),
        sa.Column("taker", sa.String(40)),
        sa.Column("until", sa.Float()),
    )


def _table() -> sa.Column[str]:
    return sa.Column(
        "table", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
