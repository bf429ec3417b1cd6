"""The logs: events and whose they are; the director's PIN.

Files made before there were migrations have the table of events already.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables that are missing."""
    op.create_table(
        "log_events",
        sa.Column("origin", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("t", sa.Double, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.Column("do", sa.String(24), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("confidence", sa.Double, nullable=False),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("author", sa.String(64), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "log_origins",
        sa.Column("origin", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False, server_default=""),
        if_not_exists=True,
    )
    op.create_table(
        "director_pins",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("hash", sa.String(255), nullable=False),
        if_not_exists=True,
    )
