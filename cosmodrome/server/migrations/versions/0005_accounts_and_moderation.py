"""Sessions, scopes, recovery codes, look-alike names, blocks, reports and moderation"""

import hashlib
import hmac

import sqlalchemy as sa
from alembic import op

from cosmodrome.server.ids import new_id
from cosmodrome.server.names import skeleton

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """To this version."""
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("browser", sa.String(length=20), nullable=False),
        sa.Column("system", sa.String(length=20), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
        sa.UniqueConstraint("id"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    _keep_cookies()
    op.drop_column("people", "epoch")
    op.add_column("people", sa.Column("skeleton", sa.String(length=100), nullable=True))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    _draw_skeletons()
    op.add_column("people", sa.Column("renamed", sa.BigInteger(), nullable=True))
    op.add_column("people", sa.Column("former_handle", sa.String(length=48), nullable=True))
    op.create_index("ix_people_former_handle", "people", ["former_handle"])
    op.add_column("people", sa.Column("former_skeleton", sa.String(length=100), nullable=True))
    op.create_index("ix_people_former_skeleton", "people", ["former_skeleton"])
    op.add_column(
        "people",
        sa.Column("moderator", sa.Boolean(), server_default=sa.false(), nullable=False),
    )
    for name in ("muted", "banned"):
        op.add_column(
            "people", sa.Column(name, sa.BigInteger(), server_default="0", nullable=False)
        )
    op.add_column(
        "tokens", sa.Column("scope", sa.String(length=10), server_default="play", nullable=False)
    )
    op.add_column("tokens", sa.Column("used", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("kicked", sa.Text(), server_default="[]", nullable=False))
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("blocked", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("by", sa.String(length=20), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(length=20), nullable=True),
        sa.Column("line", sa.BigInteger(), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["by"], ["people.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_closed", "reports", ["closed"])
    op.create_table(
        "moderation",
        sa.Column("id", _SERIAL, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=20), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("act", sa.String(length=12), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("seen", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("moderation_of", "moderation", ["person", "id"])


def _keep_cookies() -> None:
    """Those who are signed in stay so: until now all browsers of a person had the same cookie."""
    connection = op.get_bind()
    key = connection.execute(sa.text("SELECT value FROM shared WHERE name = 'cookie-key'")).scalar()
    if key is None:
        return
    people = connection.execute(
        sa.text("SELECT id, epoch, created FROM people WHERE NOT deleted")
    ).all()
    sessions = sa.table(
        "sessions",
        *(sa.column(name) for name in ("hash", "id", "person", "browser", "system")),
        *(sa.column(name, sa.BigInteger()) for name in ("created", "used")),
    )
    rows = [
        {
            "hash": hashlib.sha256(_cookie(key, person.id, person.epoch).encode()).hexdigest(),
            "id": new_id(),
            "person": person.id,
            "browser": "",
            "system": "",
            "created": person.created,
            "used": person.created,
        }
        for person in people
    ]
    if rows:
        connection.execute(sa.insert(sessions), rows)


def _cookie(key: str, person: str, epoch: int) -> str:
    body = f"{person}.{epoch}"
    return f"{body}.{hmac.new(bytes.fromhex(key), body.encode(), hashlib.sha256).hexdigest()}"


def _draw_skeletons() -> None:
    connection = op.get_bind()
    accounts = connection.execute(
        sa.text("SELECT id, name FROM people WHERE handle IS NOT NULL")
    ).all()
    draw = sa.text("UPDATE people SET skeleton = :skeleton WHERE id = :id")
    rows = [{"id": account.id, "skeleton": skeleton(account.name)} for account in accounts]
    if rows:
        connection.execute(draw, rows)


def downgrade() -> None:
    """Back from this version: everybody has to sign in again, and guests are lost."""
    for table in ("moderation", "reports", "blocks", "recovery_codes", "sessions"):
        op.drop_table(table)
    op.drop_column("tables", "kicked")
    op.drop_column("tokens", "used")
    op.drop_column("tokens", "scope")
    for name in ("skeleton", "former_handle", "former_skeleton"):
        op.drop_index(f"ix_people_{name}", "people")
        op.drop_column("people", name)
    for name in ("renamed", "moderator", "muted", "banned"):
        op.drop_column("people", name)
    op.add_column("people", sa.Column("epoch", sa.Integer(), server_default="2", nullable=False))
