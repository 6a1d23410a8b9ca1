"""How far people are in the lessons of the school"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("entries", sa.Text(), nullable=False),
        sa.Column("stop", sa.Integer(), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "game", "lesson"),
    )


def downgrade() -> None:
    """Back from this version."""
    op.drop_table("lessons")
