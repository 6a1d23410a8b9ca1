"""The OpenAPI document: Litestar's paths, with every message of the socket and every view of
every game among the components, found from the code and never written by hand."""

from typing import Any, get_type_hints

import msgspec
from litestar import Litestar

from cosmodrome.lab.analysis import Analysis
from cosmodrome.registry import game, game_names
from cosmodrome.server import messages
from cosmodrome.server.messages import FromClient, Problem, ToClient

_REF = "#/components/schemas/{name}"
_METHODS = ("get", "post", "put", "patch", "delete")


def document(app: Litestar) -> dict[str, Any]:
    """The whole document."""
    made: dict[str, Any] = app.openapi_schema.to_schema()
    schemas: dict[str, Any] = made.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(_messages())
    views, reveals, previews = [], [], []
    for name in game_names():
        room = game(name).room("view")
        views.append(_add(schemas, name, room.View))
        reveals.append(_add(schemas, name, room.Reveal))
        if hasattr(room, "preview"):
            previews.append(_add(schemas, name, get_type_hints(room.preview)["return"]))
    _set(schemas, "Position", "view", views)
    _set(schemas, "Replayed", "view", views)
    _set(schemas, "Replayed", "reveal", [*reveals, {"type": "null"}])
    _set(schemas, "AnalysisState", "analysis", [_add(schemas, "", Analysis), {"type": "null"}])
    if previews:
        _set(schemas, "Preview", "preview", previews)
    for path in made["paths"].values():
        for method in _METHODS:
            if method in path:
                _add_refusals(path[method])
    return made


def _messages() -> dict[str, Any]:
    """All types of messages.py."""
    types = [
        found
        for found in vars(messages).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__module__ in (messages.__name__, "cosmodrome.games.phrase")
        and found is not messages.Request
    ]
    unions = {"FromClient": FromClient, "ToClient": ToClient}
    named, schemas = msgspec.json.schema_components([*types, *unions.values()], ref_template=_REF)
    return schemas | dict(zip(unions, named[-len(unions) :], strict=True))


def _add(schemas: dict[str, Any], name: str, kind: Any) -> dict[str, Any]:
    """Add a type and all that it needs, with the name of its game in front."""
    prefix = name.capitalize()
    template = _REF.replace("{name}", prefix + "{name}")
    [reference], found = msgspec.json.schema_components([kind], ref_template=template)
    schemas |= {prefix + part: schema for part, schema in found.items()}
    return dict(reference)


def _set(schemas: dict[str, Any], message: str, field: str, kinds: list[dict[str, Any]]) -> None:
    schemas[message]["properties"][field] = {"anyOf": kinds}


def _add_refusals(operation: dict[str, Any]) -> None:
    """Any request may be refused, always in the same form."""
    responses: dict[str, Any] = operation["responses"]
    for status in [status for status in responses if status.startswith("4")]:
        del responses[status]
    # There is nothing in an answer without content.
    responses.get("204", {}).pop("content", None)
    reference = {"$ref": _REF.format(name=Problem.__name__)}
    responses["4XX"] = {
        "description": "Refused: the sentence is the message error-<code>",
        "content": {"application/json": {"schema": reference}},
    }
    responses["503"] = responses["4XX"]


if __name__ == "__main__":
    # For those who generate types from it: python -m cosmodrome.server.openapi > openapi.json
    import sys

    from cosmodrome.server.app import rooms
    from cosmodrome.server.settings import Settings

    sys.stdout.buffer.write(msgspec.json.encode(document(rooms(Settings()))))
