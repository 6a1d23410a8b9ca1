"""For moderators: reports, people, what is in force, the log."""

from typing import Annotated

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from cosmodrome.server import moderation, reports
from cosmodrome.server.commands.moderate import moderate
from cosmodrome.server.messages.common import PersonRef
from cosmodrome.server.messages.moderation import Case, InForce, LogEntry, Measure, Reported
from cosmodrome.server.people import Person
from cosmodrome.server.services import Services

NamePart = Annotated[str, QueryParameter(min_length=1, max_length=24)]
Entry = Annotated[int | None, QueryParameter(ge=0, le=2**53)]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]


@get("/api/moderation/reports")
async def open_reports(
    services: NamedDependency[Services], moderator: NamedDependency[Person]
) -> list[Reported]:
    """The people about whom there are open reports: most reports first, then the oldest."""
    return await services.store.read(reports.open_reports)


@get("/api/moderation/in-force")
async def in_force(
    services: NamedDependency[Services], moderator: NamedDependency[Person]
) -> list[InForce]:
    """The mutes and bans that have not ended."""
    return await services.store.read(moderation.in_force)


@get("/api/moderation/log")
async def read_log(
    services: NamedDependency[Services],
    moderator: NamedDependency[Person],
    before: Entry = None,
    limit: Limit = 50,
) -> list[LogEntry]:
    """What moderators did, the newest first."""
    return await services.store.read(lambda c: moderation.log(c, before, limit))


@get("/api/moderation/log.csv", media_type="text/csv")
async def download_log(
    services: NamedDependency[Services], moderator: NamedDependency[Person]
) -> Response[str]:
    """The whole log as CSV."""
    text = await services.store.read(moderation.log_as_csv)
    named = {"content-disposition": 'attachment; filename="moderation.csv"'}
    return Response(text, media_type="text/csv", headers=named)


@get("/api/moderation/people")
async def search_people(
    services: NamedDependency[Services], moderator: NamedDependency[Person], name: NamePart
) -> list[PersonRef]:
    """People whose names contain this."""
    return await services.store.read(lambda c: reports.search(c, name))


@get("/api/moderation/people/{person:str}")
async def look_at_person(
    services: NamedDependency[Services], moderator: NamedDependency[Person], person: FromPath[str]
) -> Case:
    """Everything that helps to judge about a person."""
    return await services.store.read(lambda c: reports.case(c, person))


@post("/api/moderation/people/{person:str}", status_code=204)
async def act(
    services: NamedDependency[Services],
    moderator: NamedDependency[Person],
    person: FromPath[str],
    data: JSONBody[Measure],
) -> None:
    """Do something about a person. The reason goes to the log, and to the person."""
    await moderate(services, moderator, person, data)


ROUTES = [
    open_reports,
    in_force,
    read_log,
    download_log,
    search_people,
    look_at_person,
    act,
]
