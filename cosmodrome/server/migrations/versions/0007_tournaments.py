"""Tournaments"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("owner", sa.String(length=20), nullable=False),
        sa.Column("visibility", sa.String(length=10), nullable=False),
        sa.Column("invite", sa.String(length=40), nullable=False),
        sa.Column("seed", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("began", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tournaments_listed", "tournaments", ["status", "changed"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(length=20), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("tournament", "person", name="entered_once"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament", sa.String(length=20), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("rests", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament", "round"),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament", sa.String(length=20), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sa.Column("ruling", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("tournament", "round", "number"),
        sa.UniqueConstraint("table_id"),
    )
    op.add_column("tables", sa.Column("tournament", sa.String(length=20), nullable=True))


def downgrade() -> None:
    """Back from this version."""
    op.drop_column("tables", "tournament")
    for table in ("tournament_tables", "tournament_rounds", "entrants", "tournaments"):
        op.drop_table(table)
