"""The order of play is drawn"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    # At tables that exist already, the order is that in which the seats were listed.
    drawn = sa.Column("drawn", sa.Text(), nullable=False, server_default="null")
    op.add_column("tables", drawn)


def downgrade() -> None:
    """Back from this version."""
    op.drop_column("tables", "drawn")
