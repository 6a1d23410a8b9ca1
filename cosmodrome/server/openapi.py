"""The OpenAPI document: Litestar's paths, with every message of the socket and every view of
every game among the components. All of it is derived from the code."""

from typing import Any

import msgspec
from litestar import Litestar

from cosmodrome.lab.analysis import Analysis
from cosmodrome.registry import game, game_names
from cosmodrome.server import messages
from cosmodrome.server.messages import FromClient, Problem, ToClient
from cosmodrome.server.seat_view import view_types

_REF = "#/components/schemas/{name}"
_METHODS = ("get", "post", "put", "patch", "delete")


def document(app: Litestar) -> dict[str, Any]:
    """The whole document."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    schemas: dict[str, Any] = schema.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(_messages())
    views, reveals, previews = [], [], []
    for name in game_names():
        types = view_types(game(name))
        views.append(_add(schemas, name, types.view))
        reveals.append(_add(schemas, name, types.reveal))
        if types.preview is not None:
            previews.append(_add(schemas, name, types.preview))
    _set(schemas, "Position", "view", views)
    _set(schemas, "Moment", "view", views)
    _set(schemas, "Moment", "reveal", [*reveals, {"type": "null"}])
    _set(schemas, "AnalysisState", "analysis", [_add(schemas, "", Analysis), {"type": "null"}])
    if previews:
        _set(schemas, "Preview", "preview", previews)
    for path in schema["paths"].values():
        for method in _METHODS:
            if method in path:
                _add_refusals(path[method])
    return schema


def _messages() -> dict[str, Any]:
    """The schemas of all types in messages.py."""
    types = [
        kind
        for kind in vars(messages).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ in (messages.__name__, "cosmodrome.games.phrase")
        and kind is not messages.Request
    ]
    unions = {"FromClient": FromClient, "ToClient": ToClient}
    named, schemas = msgspec.json.schema_components([*types, *unions.values()], ref_template=_REF)
    return schemas | dict(zip(unions, named[-len(unions) :], strict=True))


def _add(schemas: dict[str, Any], name: str, kind: Any) -> dict[str, Any]:
    """Add a type and the types it refers to, prefixed with the name of the game."""
    prefix = name.capitalize()
    template = _REF.replace("{name}", prefix + "{name}")
    [reference], parts = msgspec.json.schema_components([kind], ref_template=template)
    schemas |= {prefix + part: schema for part, schema in parts.items()}
    return dict(reference)


def _set(schemas: dict[str, Any], message: str, field: str, kinds: list[dict[str, Any]]) -> None:
    schemas[message]["properties"][field] = {"anyOf": kinds}


def _add_refusals(operation: dict[str, Any]) -> None:
    """Any request may be refused, always in the same form."""
    responses: dict[str, Any] = operation["responses"]
    for status in [status for status in responses if status.startswith("4")]:
        del responses[status]
    # Litestar describes a body even for answers without one.
    responses.get("204", {}).pop("content", None)
    reference = {"$ref": _REF.format(name=Problem.__name__)}
    responses["4XX"] = {
        "description": "Refused: the sentence is the message error-<code>",
        "content": {"application/json": {"schema": reference}},
    }
    responses["503"] = responses["4XX"]


if __name__ == "__main__":
    # To generate types: python -m cosmodrome.server.openapi > openapi.json
    import sys

    from cosmodrome.server.app import build_app
    from cosmodrome.server.settings import Settings

    sys.stdout.buffer.write(msgspec.json.encode(document(build_app(Settings()))))
