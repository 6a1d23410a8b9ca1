"""Printed values and final digests are kept"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "data_sets",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("fingerprint", sa.String(length=40), nullable=False),
        sa.Column("sheets", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "fingerprint"),
    )
    op.add_column("tables", sa.Column("digest", sa.String(length=16), nullable=True))


def downgrade() -> None:
    """Back from this version."""
    op.drop_column("tables", "digest")
    op.drop_table("data_sets")
