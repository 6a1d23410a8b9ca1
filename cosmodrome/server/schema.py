"""The tables of the database. Moves are rows with primary key (table, sequence)."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA: Final = MetaData()
_SERIAL: Final = BigInteger().with_variant(Integer, "sqlite")

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("name", String(24), nullable=False),
    # The case-folded name of a person with a password, unique among them.
    Column("handle", String(48), unique=True),
    # The same for names that look alike. Not unique: older accounts may share one.
    Column("skeleton", String(100), index=True),
    Column("password", Text),
    Column("language", String(5), nullable=False),
    Column("deleted", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    # The name before the last change, which stays reserved for a while.
    Column("renamed", BigInteger),
    Column("former_handle", String(48), index=True),
    Column("former_skeleton", String(100), index=True),
    Column("moderator", Boolean, nullable=False, server_default=false()),
    # Until when; 0: not at all.
    Column("muted", BigInteger, nullable=False, server_default="0"),
    Column("banned", BigInteger, nullable=False, server_default="0"),
    # Whose bot this is, and what it can be challenged to, as JSON; None: a person.
    Column("bot_of", String(20), index=True),
    Column("bot_limits", Text),
    # Whether others do not see when this person is here.
    Column("unseen", Boolean, nullable=False, server_default=false()),
    # Whether others may see what the coach says about this person.
    Column("shares_coach", Boolean, nullable=False, server_default=false()),
)

# The browsers in which people are signed in. A cookie is a secret of which only the hash is kept.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("id", String(20), nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    # From the user agent, in words; empty: unknown.
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("id", String(20), nullable=False, unique=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("scope", String(10), nullable=False, server_default="play"),
    Column("used", BigInteger),
)

# Each signs its person in once, if the password is lost.
RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
)

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("blocked", ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "blocked"),
)

# Whom people follow: one-sided, without asking.
FOLLOWS: Final = Table(
    "follows",
    METADATA,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("followed", ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "followed"),
)

GROUPS: Final = Table(
    "groups",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The owner is one of the members.
GROUP_MEMBERS: Final = Table(
    "group_members",
    METADATA,
    Column("group_id", ForeignKey("groups.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("group_id", "person"),
)

# What people tell the moderators about others; the line of chat is copied, since it may go.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("by", ForeignKey("people.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("words", Text, nullable=False),
    Column("table_id", String(20)),
    Column("line", BigInteger),
    Column("text", Text),
    Column("at", BigInteger, nullable=False),
    Column("closed", BigInteger, index=True),
)

# What moderators have done. Rows are only added.
MODERATION: Final = Table(
    "moderation",
    METADATA,
    Column("id", _SERIAL, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    # The moderator; empty: the operator, on the command line.
    Column("by", String(20), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("act", String(12), nullable=False),
    Column("reason", Text, nullable=False),
    # Until when something is in force; None: not for a time.
    Column("until", BigInteger),
    # Whether the person has read it.
    Column("seen", Boolean, nullable=False),
    Index("moderation_of", "person", "id"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("data", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    # How draws follow from the seed. Tables made before version 3 have the kind there was then.
    Column("chance", String(20), nullable=False, server_default="xoshiro128"),
    Column("owner", String(20), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("pace", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("spectator_chat", Boolean, nullable=False),
    Column("stand_in", String(40), nullable=False),
    Column("branched_from", String(20)),
    Column("created", BigInteger, nullable=False),
    # Mutable columns from here on; every change increments `version`.
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("chairs", Text, nullable=False),
    Column("asked", Text, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("to_move", Integer, nullable=False),
    # When the running turn (or, with a bank, the running decision) began.
    Column("turn_began", BigInteger, nullable=False),
    # When the server must act: a bot is to move, or a clock runs out.
    Column("due", BigInteger),
    Column("results", Text, nullable=False),
    # Of the last position of a finished game; games that ended before version 2 have none.
    Column("digest", String(16)),
    Column("rematch", String(20)),
    # The people whom the owner has sent away.
    Column("kicked", Text, nullable=False, server_default="[]"),
    Column("changed", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("drawn", Text, nullable=False, server_default="null"),
    Column("tournament", String(20)),
    # By how many moves people without a seat see the game later, while it runs.
    Column("delay", Integer, nullable=False, server_default="0"),
    # The group whose members may see it. No foreign key: it outlives the group.
    Column("group_id", String(20), index=True),
    # What a game that was set up begins with, as JSON.
    Column("position", Text, nullable=False, server_default="null"),
    Index("tables_due", "due"),
    Index("tables_listed", "status", "visibility", "changed"),
    Index("tables_changed", "changed"),
)

# The printed values that games were played with, as JSON: the text of each CSV file by its name.
DATA_SETS: Final = Table(
    "data_sets",
    METADATA,
    Column("game", String(40), nullable=False),
    Column("fingerprint", String(40), nullable=False),
    Column("sheets", Text, nullable=False),
    PrimaryKeyConstraint("game", "fingerprint"),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("person", String(20), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    PrimaryKeyConstraint("person", "table_id"),
)

# Direct invitations to a table.
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("by", ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, server_default="0"),
    Column("declined", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("table_id", "person"),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("entry", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    # Who made it, under which idempotency key; a bot's move has neither.
    Column("person", String(20)),
    Column("key", String(64)),
    PrimaryKeyConstraint("table_id", "sequence"),
    UniqueConstraint("table_id", "person", "key", name="moves_once"),
    sqlite_with_rowid=False,
)

# The compressed moves of games that ended a while ago: a few kB each, kept for good.
ARCHIVES: Final = Table(
    "archives",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("moves", LargeBinary, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_of", "person", "finished"),
    Index("results_finished", "finished"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", String(40), nullable=False),
    Column("person", String(20), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("game", "person"),
    Index("ratings_best", "game", "shown"),
)

# Ratings after each rated game. Rows are only added, and go with their account.
RATING_HISTORY: Final = Table(
    "rating_history",
    METADATA,
    Column("game", String(40), nullable=False),
    Column("person", String(20), nullable=False),
    # How many rated games the person had played then.
    Column("games", Integer, nullable=False),
    # When the game ended. Ratings from before version 10 begin with the last game until then.
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(20)),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),
    PrimaryKeyConstraint("game", "person", "games"),
    Index("rating_history_at", "game", "at"),
    Index("rating_history_table", "table_id"),
)

# The tables of honour of past seasons, written once when a season is over.
HONOURS: Final = Table(
    "honours",
    METADATA,
    # The month, as 2026-11.
    Column("season", String(7), nullable=False),
    Column("game", String(40), nullable=False),
    Column("person", String(20), nullable=False, index=True),
    # Bots of people have a table of their own.
    Column("bot", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("season", "game", "person"),
)

# The games in which marks were counted, with the fingerprint of the definitions of then.
MARKS_COUNTED: Final = Table(
    "marks_counted",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("definitions", String(16), nullable=False),
    Index("marks_counted_with", "game", "definitions"),
)

# What each game counts for each mark and person. Without a row: nothing.
MARK_TALLIES: Final = Table(
    "mark_tallies",
    METADATA,
    Column("person", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mark", String(40), nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    # The fingerprint of the definition of this mark.
    Column("definition", String(16), nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("total", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("tail", Integer, nullable=False),
    Column("best", Integer, nullable=False),
    Column("broken", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "game", "mark", "table_id"),
)

# The marks that people have got, and in which game.
MARKS: Final = Table(
    "marks",
    METADATA,
    Column("person", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mark", String(40), nullable=False),
    Column("definition", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("person", "game", "mark"),
)

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(20), primary_key=True),
    # What its organiser has chosen, as JSON.
    Column("plan", Text, nullable=False),
    Column("game", String(40), nullable=False),
    # The organiser; empty: the operator, on the command line.
    Column("owner", String(20), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("seed", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Mutable columns from here on; every change, of entrants too, increments `version`.
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    # When the server must act: the start, the next round; None: when a table has ended.
    Column("due", BigInteger),
    Column("began", BigInteger),
    Column("finished", BigInteger),
    Column("changed", BigInteger, nullable=False),
    # The group whose members may see it, as for tables.
    Column("group_id", String(20), index=True),
    Index("tournaments_listed", "status", "changed"),
)

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), nullable=False),
    Column("number", Integer, nullable=False),
    # A person, or a bot of a level.
    Column("person", String(20), index=True),
    Column("level", String(40)),
    Column("name", String(24), nullable=False),
    Column("state", String(10), nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    UniqueConstraint("tournament", "person", name="entered_once"),
)

TOURNAMENT_ROUNDS: Final = Table(
    "tournament_rounds",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("began", BigInteger, nullable=False),
    # The numbers of the entrants who have no table, as JSON.
    Column("rests", Text, nullable=False),
    PrimaryKeyConstraint("tournament", "round"),
)

# Written in one transaction with the tables themselves: no round is paired twice.
TOURNAMENT_TABLES: Final = Table(
    "tournament_tables",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("table_id", ForeignKey("tables.id"), nullable=False, unique=True),
    # The numbers of the entrants by seat, -1 for a bot that fills one, as JSON.
    Column("players", Text, nullable=False),
    # Places that the operator has set, by seat, as JSON.
    Column("ruling", Text, nullable=False),
    PrimaryKeyConstraint("tournament", "round", "number"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", _SERIAL, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", String(20), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(64), nullable=False),
    UniqueConstraint("table_id", "person", "key", name="said_once"),
    Index("chat_of", "table_id", "id"),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("status", String(10), nullable=False),
    Column("result", Text),
    Column("asked", BigInteger, nullable=False),
)

# Where and when a person wants to be told of what happens to them; without a row, nowhere.
NOTICE_SETTINGS: Final = Table(
    "notice_settings",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    # For each kind of notice and each channel: at once, in the digest, or not at all.
    Column("choices", Text, nullable=False),
    Column("zone", String(64), nullable=False),
    # Quiet hours in minutes of the day; None: there are none.
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("address", String(254)),
    # Whether the person has followed the link that was sent to the address.
    Column("confirmed", Boolean, nullable=False),
    # The address of a webhook.
    Column("chat", Text),
)

# Browsers that show notices, each with the keys that only it can decrypt.
PUSH_DEVICES: Final = Table(
    "push_devices",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    # When this session ends, so does the device. No foreign key: sessions end in many ways.
    Column("session", String(20), nullable=False),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("browser", String(20), nullable=False),
    Column("system", String(20), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# What people are to be told. The unique key is why nobody is told anything twice.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("kind", String(12), nullable=False),
    # The id of the table or tournament, and which of its turns or rounds.
    Column("about", String(40), nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("path", Text, nullable=False),
    Column("message", String(60), nullable=False),
    Column("facts", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("withdrawn", Boolean, nullable=False),
    UniqueConstraint("person", "kind", "about", "number", name="noticed_once"),
)

# The outbox: one row for each notice and each way to the person.
DELIVERIES: Final = Table(
    "deliveries",
    METADATA,
    Column("id", String(20), primary_key=True),
    Column("notice", ForeignKey("notices.id"), nullable=False),
    Column("person", String(20), nullable=False),
    Column("channel", String(8), nullable=False),
    # The device of a push; empty for other channels.
    Column("device", String(20), nullable=False),
    # waiting, sending (handed over, or about to be), sent, failed, dropped.
    Column("status", String(10), nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    # When the status changed.
    Column("at", BigInteger, nullable=False),
    # What a browser knows the shown notice by.
    Column("tag", String(40)),
    UniqueConstraint("notice", "channel", "device", name="delivered_once"),
    Index("deliveries_due", "status", "channel", "due"),
)

# How far people are in the lessons of the school: what they did, as JSON, and the stop it led to.
LESSONS: Final = Table(
    "lessons",
    METADATA,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("lesson", String(40), nullable=False),
    Column("entries", Text, nullable=False),
    Column("stop", Integer, nullable=False),
    Column("done", Boolean, nullable=False),
    Column("changed", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "lesson"),
)

# How puzzles did against people: a rating that begins with what the bots say, and counts.
PUZZLES: Final = Table(
    "puzzles",
    METADATA,
    Column("game", String(40), nullable=False),
    Column("puzzle", String(20), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    PrimaryKeyConstraint("game", "puzzle"),
)

# People's ratings in the puzzles of a game, and how many they have solved in a row.
PUZZLE_RATINGS: Final = Table(
    "puzzle_ratings",
    METADATA,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("row", Integer, nullable=False),
    PrimaryKeyConstraint("person", "game"),
)

# People's first answers to puzzles, and what they did to the rating, as it is shown.
PUZZLE_ANSWERS: Final = Table(
    "puzzle_answers",
    METADATA,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("puzzle", String(20), nullable=False),
    Column("right", Boolean, nullable=False),
    Column("change", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "game", "puzzle"),
)

# Shared by all processes: the keys that sign cookies, links in mails and pushes, the time of the
# last heartbeat, the time up to which notices were found, and the first season that is not closed.
SHARED: Final = Table(
    "shared",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
