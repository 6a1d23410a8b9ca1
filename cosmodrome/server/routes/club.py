"""Following people, who is here, and groups."""

from typing import Any

from litestar import delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import Row

from cosmodrome.server import follows, groups, here, news
from cosmodrome.server.errors import AccountsOnly, NoSuchGroup, NoSuchPerson
from cosmodrome.server.messages.groups import (
    Group,
    GroupInvitation,
    GroupMember,
    GroupSummary,
    JoinGroup,
    NewGroup,
    Role,
)
from cosmodrome.server.messages.people import Here, PeopleHere
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

# --- following ----------------------------------------------------------------------------


@get("/api/here")
async def who_is_here(
    services: NamedDependency[Services], viewer: NamedDependency[Person | None]
) -> PeopleHere:
    """Accounts and bots that are here, those whom I follow first. Who hides it is left out."""
    return await here.everybody(services, viewer)


@get("/api/follows")
async def whom_i_follow(
    services: NamedDependency[Services], me: NamedDependency[Person]
) -> list[Here]:
    """The people whom I follow, the newest first."""
    people = await services.store.read(lambda c: follows.of_person(c, me.id))
    return await here.of_people(services, people, me)


@put("/api/follows/{person:str}", status_code=204)
async def follow(
    services: NamedDependency[Services], me: NamedDependency[Person], person: FromPath[str]
) -> None:
    """Follow an account or a bot, who is not asked. For accounts."""
    if me.guest:
        raise AccountsOnly
    services.limits.follows.take(me.id)
    known = await services.people.find(person)
    if known is None:
        raise NoSuchPerson
    await services.store.write(lambda c: follows.add(c, me, known))


@delete("/api/follows/{person:str}")
async def unfollow(
    services: NamedDependency[Services], me: NamedDependency[Person], person: FromPath[str]
) -> None:
    """Follow a person no longer."""
    await services.store.write(lambda c: follows.remove(c, me.id, person))


# --- groups -------------------------------------------------------------------------------


@get("/api/groups")
async def my_groups(
    services: NamedDependency[Services], me: NamedDependency[Person]
) -> list[GroupSummary]:
    """The groups that I am in."""
    rows = await services.store.read(lambda c: groups.of_person(c, me.id))
    return [await _summary(services, row, me) for row in rows]


@post("/api/groups")
async def new_group(
    services: NamedDependency[Services], me: NamedDependency[Person], data: JSONBody[NewGroup]
) -> Group:
    """Make a group. For accounts."""
    services.limits.groups.take(me.id)
    group = await services.store.write(lambda c: groups.create(c, me, data.name))
    await news.person_changed(services, me.id)
    return await _show(services, group, me)


@get("/api/groups/{group:str}")
async def get_group(
    services: NamedDependency[Services], me: NamedDependency[Person], group: FromPath[str]
) -> Group:
    """A group of mine."""
    return await _show(services, group, me)


@patch("/api/groups/{group:str}")
async def rename_group(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    group: FromPath[str],
    data: JSONBody[NewGroup],
) -> Group:
    """Give the group another name. For its owner."""
    services.limits.groups.take(me.id)
    await services.store.write(lambda c: groups.rename(c, group, me.id, data.name))
    return await _show(services, group, me)


@delete("/api/groups/{group:str}")
async def delete_group(
    services: NamedDependency[Services], me: NamedDependency[Person], group: FromPath[str]
) -> None:
    """Delete the group: its games go on for those who play them, its planned tournaments are
    cancelled. For its owner."""
    there = await services.store.write(lambda c: groups.end(c, group, me.id))
    for person in there:
        await news.person_changed(services, person)


@post("/api/groups/{group:str}/invite", status_code=200)
async def renew_group_invite(
    services: NamedDependency[Services], me: NamedDependency[Person], group: FromPath[str]
) -> Group:
    """A new link; the old one leads nowhere. For its owner."""
    services.limits.groups.take(me.id)
    await services.store.write(lambda c: groups.renew_invite(c, group, me.id))
    return await _show(services, group, me)


@get("/api/groups/{group:str}/invitation")
async def group_invitation(
    services: NamedDependency[Services],
    viewer: NamedDependency[Person | None],
    group: FromPath[str],
    invite: FromQuery[str],
) -> GroupInvitation:
    """What a link to a group leads to."""
    row = await services.store.read(lambda c: groups.invited_to(c, group, invite))
    if viewer is not None and row.owner in viewer.blocked_by:
        raise NoSuchGroup
    there = [one.person for one in await services.store.read(lambda c: groups.members(c, group))]
    owner = (await services.people.refs([row.owner]))[row.owner]
    full = len(there) >= groups.MOST_MEMBERS
    joined = viewer is not None and viewer.id in there
    return GroupInvitation(group, row.name, owner, len(there), full, joined)


@post("/api/groups/{group:str}/join", status_code=200)
async def join_group(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    group: FromPath[str],
    data: JSONBody[JoinGroup],
) -> Group:
    """Join a group with the invitation in its link. For accounts."""
    services.limits.groups.take(me.id)
    await services.store.write(lambda c: groups.join(c, group, me, data.invite))
    await news.person_changed(services, me.id)
    return await _show(services, group, me)


@post("/api/groups/{group:str}/leave", status_code=204)
async def leave_group(
    services: NamedDependency[Services], me: NamedDependency[Person], group: FromPath[str]
) -> None:
    """Leave a group. If I own it, it passes to the member who has been there longest."""
    there = [one.person for one in await services.store.read(lambda c: groups.members(c, group))]
    await services.store.write(lambda c: groups.leave(c, group, me.id))
    for person in {me.id, *there[:2]}:
        # The second becomes the owner, if the first was.
        await news.person_changed(services, person)


@delete("/api/groups/{group:str}/members/{person:str}")
async def dismiss_member(
    services: NamedDependency[Services],
    me: NamedDependency[Person],
    group: FromPath[str],
    person: FromPath[str],
) -> None:
    """Remove a member; the link is renewed. For the owner."""
    await services.store.write(lambda c: groups.dismiss(c, group, me.id, person))
    await news.person_changed(services, person)


async def _summary(services: Services, row: Row[Any], me: Person) -> GroupSummary:
    there = await services.store.read(lambda c: groups.members(c, row.id))
    count = await here.count(services, [one.person for one in there], me)
    return GroupSummary(row.id, row.name, _role(row.owner, me.id), len(there), count)


def _role(owner: str, person: str) -> Role:
    return "owner" if owner == person else "member"


async def _show(services: Services, group: str, me: Person) -> Group:
    row = await services.store.read(lambda c: groups.fetch(c, group))
    there = await services.store.read(lambda c: groups.members(c, group))
    since = {one.person: one.since for one in there}
    if row is None or me.id not in since:
        raise NoSuchGroup
    order = sorted(since, key=lambda person: (person != row.owner, since[person]))
    members = [
        GroupMember(one, _role(row.owner, one.person.id), since[one.person.id])
        for one in await here.of_people(services, order, me)
    ]
    role = _role(row.owner, me.id)
    return Group(group, row.name, role, members, groups.MOST_MEMBERS, row.invite, row.created)


ROUTES = [
    who_is_here,
    whom_i_follow,
    follow,
    unfollow,
    my_groups,
    new_group,
    get_group,
    rename_group,
    delete_group,
    renew_group_invite,
    group_invitation,
    join_group,
    leave_group,
    dismiss_member,
]
