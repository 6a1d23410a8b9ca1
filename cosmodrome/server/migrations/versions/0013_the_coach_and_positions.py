"""Whether people share what the coach says about them, and positions that were set up"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.add_column(
        "people",
        sa.Column("shares_coach", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("tables", sa.Column("position", sa.Text(), nullable=False, server_default="null"))


def downgrade() -> None:
    """Back from this version."""
    op.drop_column("tables", "position")
    op.drop_column("people", "shares_coach")
