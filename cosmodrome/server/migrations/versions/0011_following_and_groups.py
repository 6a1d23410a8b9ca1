"""Following people, groups, and until when a challenge stands"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

# How long the challenges of earlier versions stand, in milliseconds.
_WEEK = 7 * 86_400_000


def upgrade() -> None:
    """To this version."""
    op.add_column(
        "people", sa.Column("unseen", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "follows",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("followed", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["followed"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "followed"),
    )
    op.create_index("ix_follows_followed", "follows", ["followed"])
    op.create_table(
        "groups",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=20), nullable=False),
        sa.Column("invite", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "group_members",
        sa.Column("group_id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("group_id", "person"),
    )
    op.create_index("ix_group_members_person", "group_members", ["person"])
    for table in ("tables", "tournaments"):
        op.add_column(table, sa.Column("group_id", sa.String(length=20), nullable=True))
        op.create_index(f"ix_{table}_group_id", table, ["group_id"])
    op.add_column(
        "challenges", sa.Column("until", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column(
        "challenges", sa.Column("declined", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("ix_challenges_by", "challenges", ["by"])
    challenges = sa.table("challenges", sa.column("at"), sa.column("until"))
    op.execute(challenges.update().values(until=challenges.c.at + _WEEK))


def downgrade() -> None:
    """Back from this version."""
    op.drop_index("ix_challenges_by", "challenges")
    op.drop_column("challenges", "declined")
    op.drop_column("challenges", "until")
    for table in ("tournaments", "tables"):
        op.drop_index(f"ix_{table}_group_id", table)
        op.drop_column(table, "group_id")
    op.drop_table("group_members")
    op.drop_table("groups")
    op.drop_table("follows")
    op.drop_column("people", "unseen")
