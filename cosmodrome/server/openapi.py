"""The OpenAPI document: Litestar's paths, with every message of the socket and every view of
every game among the components. All of it is derived from the code."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, get_type_hints

import msgspec
from litestar import Litestar

from cosmodrome.games.title import title_of
from cosmodrome.lab.analysis import Analysis
from cosmodrome.registry import game, game_names
from cosmodrome.server import messages
from cosmodrome.server.messages.common import Problem, Request
from cosmodrome.server.messages.socket import FromClient, ToClient

_REF = "#/components/schemas/{name}"
_PREFIX = f"{messages.__name__}."
_METHODS = ("get", "post", "put", "patch", "delete")


def document(app: Litestar) -> dict[str, Any]:
    """The whole document."""
    schema: dict[str, Any] = app.openapi_schema.to_schema()
    schemas: dict[str, Any] = schema.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(_messages())
    views, previews = [], []
    for name in game_names():
        title = title_of(game(name))
        views.append(_add(schemas, name, title.view_type))
        if title.preview is not None:
            previews.append(_add(schemas, name, get_type_hints(title.preview)["return"]))
    _set(schemas, "Position", "view", views)
    _set(schemas, "DayPuzzle", "view", views)
    _set(schemas, "Moment", "view", views)
    _set(schemas, "SetUpView", "view", views)
    _set(schemas, "CoachMoment", "before", views)
    _set(schemas, "CoachMoment", "after", views)
    _set(schemas, "AnalysisState", "analysis", [_add(schemas, "", Analysis), {"type": "null"}])
    if previews:
        _set(schemas, "Preview", "preview", previews)
    for path in schema["paths"].values():
        for method in _METHODS:
            if method in path:
                _add_refusals(path[method])
    return schema


def _messages() -> dict[str, Any]:
    """The schemas of all types in messages/."""
    modules = [import_module(found.name) for found in iter_modules(messages.__path__, _PREFIX)]
    types = [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ in (module.__name__, "cosmodrome.games.phrase")
        and kind is not Request
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
