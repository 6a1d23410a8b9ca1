"""How the chance of a table follows from its seed"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    # Games that are stored already were dealt with the only kind there was.
    kind = sa.Column("chance", sa.String(length=20), nullable=False, server_default="xoshiro128")
    op.add_column("tables", kind)


def downgrade() -> None:
    """Back from this version."""
    op.drop_column("tables", "chance")
