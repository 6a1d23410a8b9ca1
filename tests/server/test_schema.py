"""schemathesis attacks every operation of the OpenAPI document."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from serving import Player, Server

from cosmodrome.games.title import title_of
from cosmodrome.registry import game, game_names
from cosmodrome.server.app import build_app
from cosmodrome.server.openapi import document
from cosmodrome.server.settings import Settings


@pytest.fixture(scope="module")
def attacker(server: Server) -> Player:
    """Somebody with a game under way, a finished one, and an open table."""
    player = Player(server, "Mallory")
    player.open("me", "novice")
    return player


schema = schemathesis.openapi.from_dict(document(build_app(Settings())))


@schema.parametrize()
@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)
def test_no_operation_fails_or_breaks_its_schema(
    case: Any, server: Server, attacker: Player
) -> None:
    ends = case.method == "DELETE" or case.path.endswith(("/session", "/sessions", "/password"))
    cookies = {} if ends else dict(attacker.http.cookies)
    if "table" in (case.path_parameters or {}) and not ends:
        tables = attacker.get("/api/tables", mine=True)["tables"]
        if len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = tables[0]["id"]
    response = case.call(base_url=server.url, cookies=cookies)
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )


def test_the_document_knows_the_socket_and_every_game(server: Server) -> None:
    document = Player(server).get("/api/openapi.json")
    schemas = document["components"]["schemas"]
    assert {"FromClient", "ToClient", "Position", "Refused"} <= schemas.keys()
    views = [found["$ref"] for found in schemas["Position"]["properties"]["view"]["anyOf"]]
    for name in game_names():
        assert f"#/components/schemas/{name.capitalize()}View" in views
        fields = title_of(game(name)).view_type.__struct_fields__
        assert schemas[f"{name.capitalize()}View"]["properties"].keys() == set(fields)
