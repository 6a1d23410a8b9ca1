"""Groups: people who play among themselves."""

from typing import Literal

from msgspec import Struct

from cosmodrome.server.messages.common import Invite, Name, PersonRef, Request
from cosmodrome.server.messages.people import Here

Role = Literal["owner", "member"]


class NewGroup(Request, frozen=True):
    """Make a group, or rename one."""

    name: Name


class JoinGroup(Request, frozen=True):
    """Join a group with the invitation in its link."""

    invite: Invite


class GroupSummary(Struct, frozen=True):
    """A group of mine in a list. ``here``: how many of its members are here."""

    id: str
    name: str
    role: Role
    members: int
    here: int


class GroupMember(Struct, frozen=True):
    """A member of a group, the owner first."""

    here: Here
    role: Role
    since: int


class Group(Struct, frozen=True):
    """A group as its members see it. ``invite`` is the secret in the link that lets others join;
    ``most``: how many members it may have."""

    id: str
    name: str
    role: Role
    members: list[GroupMember]
    most: int
    invite: str
    created: int


class GroupInvitation(Struct, frozen=True):
    """What somebody with the link sees of a group before joining it."""

    id: str
    name: str
    owner: PersonRef
    members: int
    full: bool
    joined: bool
