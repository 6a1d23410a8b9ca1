"""Histories of ratings, tables of honour, marks, and delays for spectators"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

# Ratings from before have no history: it begins with what they were after the last rated game.
_BEGIN_HISTORY = """
    INSERT INTO rating_history (game, person, games, "at", table_id, mu, sigma, shown)
    SELECT game, person, games, "at", NULL, mu, sigma, shown
    FROM (
        SELECT
            ratings.*,
            (
                SELECT max(results.finished) FROM results
                WHERE results.game = ratings.game
                AND results.person = ratings.person
                AND results.rated
            ) AS "at"
        FROM ratings
    ) AS last_rated
    WHERE "at" IS NOT NULL
"""


def upgrade() -> None:
    """To this version."""
    _create_seasons()
    _create_marks()
    op.create_index("results_finished", "results", ["finished"])
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    op.execute(_BEGIN_HISTORY)


def _create_seasons() -> None:
    op.create_table(
        "rating_history",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("shown", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "person", "games"),
    )
    op.create_index("rating_history_at", "rating_history", ["game", "at"])
    op.create_index("rating_history_table", "rating_history", ["table_id"])
    op.create_table(
        "honours",
        sa.Column("season", sa.String(length=7), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("shown", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("season", "game", "person"),
    )
    op.create_index("ix_honours_person", "honours", ["person"])


def _create_marks() -> None:
    op.create_table(
        "marks_counted",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("definitions", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("marks_counted_with", "marks_counted", ["game", "definitions"])
    op.create_table(
        "mark_tallies",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mark", sa.String(length=40), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("definition", sa.String(length=16), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("tail", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("broken", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("person", "game", "mark", "table_id"),
    )
    op.create_index("ix_mark_tallies_table_id", "mark_tallies", ["table_id"])
    op.create_table(
        "marks",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mark", sa.String(length=40), nullable=False),
        sa.Column("definition", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("person", "game", "mark"),
    )


def downgrade() -> None:
    """Back from this version."""
    op.drop_column("tables", "delay")
    op.drop_index("results_finished", "results")
    for name in ("marks", "mark_tallies", "marks_counted", "honours", "rating_history"):
        op.drop_table(name)
