"""Bots of people, and challenges"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.add_column("people", sa.Column("bot_of", sa.String(length=20), nullable=True))
    op.create_index("ix_people_bot_of", "people", ["bot_of"])
    op.add_column("people", sa.Column("bot_limits", sa.Text(), nullable=True))
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("by", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["people.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "person"),
    )
    op.create_index("ix_challenges_person", "challenges", ["person"])


def downgrade() -> None:
    """Back from this version."""
    op.drop_table("challenges")
    op.drop_index("ix_people_bot_of", "people")
    op.drop_column("people", "bot_limits")
    op.drop_column("people", "bot_of")
