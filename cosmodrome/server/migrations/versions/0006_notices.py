"""Notices: settings, devices for push, and the outbox"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "notice_settings",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("address", sa.String(length=254), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("chat", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("session", sa.String(length=20), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("browser", sa.String(length=20), nullable=False),
        sa.Column("system", sa.String(length=20), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("endpoint"),
    )
    op.create_index("ix_push_devices_person", "push_devices", ["person"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("about", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("path", sa.Text(), nullable=False),
        sa.Column("message", sa.String(length=60), nullable=False),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("person", "kind", "about", "number", name="noticed_once"),
    )
    op.create_index("ix_notices_about", "notices", ["about"])
    op.create_index("ix_notices_at", "notices", ["at"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("notice", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("device", sa.String(length=20), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("tag", sa.String(length=40), nullable=True),
        sa.ForeignKeyConstraint(["notice"], ["notices.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("notice", "channel", "device", name="delivered_once"),
    )
    op.create_index("deliveries_due", "deliveries", ["status", "channel", "due"])


def downgrade() -> None:
    """Back from this version."""
    for table in ("deliveries", "notices", "push_devices", "notice_settings"):
        op.drop_table(table)
