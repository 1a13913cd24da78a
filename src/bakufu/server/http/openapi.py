"""The OpenAPI document, generated from the endpoints and their types. It includes the WebSocket messages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

import msgspec

import bakufu
from bakufu.server.http.endpoints.endpoint import Endpoint, Parameter
from bakufu.server.http.routes import ENDPOINTS
from bakufu.server.protocol import FromClient, FromServer, Refuse
from bakufu.server.tables.tokens import ID_LENGTH, ID_LETTERS

ABOUT = """Tables of board games of feudal Japan, played over HTTP or WebSocket.

A seat is opened by its token, which guests get when they join; the host's token starts the game. Send
it as `Authorization: Bearer TOKEN`. There are no cookies. Nobody needs an account; a person who has one
sends the token of their session to /api/me, and when they sit down. Every refusal is a `Refuse`: a key, the
rule of the rulebook behind it if there is one, the facts, and `words` in the language of
`Accept-Language` (en, nl, zh-Hans)."""

# The responses that every endpoint can give besides its own.
EVERYWHERE = {
    "400": "The body or a header cannot be understood",
    "403": "The request comes from the page of another site",
    "408": "The body came too slowly",
    "413": "The body is too large",
    "422": "Refused; the refusal says why",
    "429": "Too fast; wait a moment",
    "500": "Our fault; nothing is lost that was acknowledged",
    "503": "The database is away; try again in a moment",
}
WITH_TOKEN = {"401": "There is no token, or it is malformed", "403": "The token does not open this"}
ABOUT_PEOPLE = {"404": "You have no such thing", "409": "It cannot be done now; the refusal says why"}
WITH_TABLE = {"404": "There is no such table", "409": "The table is in another state than this call needs"}
WITH_TOURNAMENT = {
    "404": "There is no such tournament, or no such table of it",
    "409": "The tournament is in another state than this call needs",
}


@cache
def document() -> bytes:
    types = [t for e in ENDPOINTS for t in (e.answer, e.body) if t is not None and t is not msgspec.Raw]
    socket = [*get_args(FromClient), *get_args(FromServer)]
    schemas, components = msgspec.json.schema_components(
        [*types, Refuse, *socket], ref_template="#/components/schemas/{name}"
    )
    by_type = dict(zip([repr(t) for t in [*types, Refuse, *socket]], schemas, strict=True))
    bodies = {repr(kind): _without_tag(components[kind.__name__]) for kind in types if kind in socket}
    for kind in get_args(FromClient):  # messages whose answer repeats their id must have one
        if "id" in kind.__struct_fields__ and "id" not in components[kind.__name__]["required"]:
            components[kind.__name__] = _with_id(components[kind.__name__])
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        operation = _operation(endpoint, by_type, by_type | bodies)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    paths["/healthz"] = {"get": _healthz()}
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Bakufu", "version": bakufu.__version__, "description": ABOUT},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {
                    "token": {
                        "type": "http",
                        "scheme": "bearer",
                        "description": "The token of a seat or of the host, as join or create answered it, "
                        "or of a session",
                    }
                },
            },
            "x-websocket": {
                "/ws": {
                    "client": [by_type[repr(kind)] for kind in get_args(FromClient)],
                    "server": [by_type[repr(kind)] for kind in get_args(FromServer)],
                }
            },
        }
    )


# Paths of calls that can be refused to persons.
OF_PERSONS = (
    "/api/me",
    "/api/sign-in",
    "/api/finding",
    "/api/lobby",
    "/api/profile",
    "/api/clubs",
    "/api/moderation",
)


def _operation(endpoint: Endpoint, schemas: dict[str, Any], bodies: dict[str, Any]) -> dict[str, Any]:
    errors = {**EVERYWHERE}
    if "{table}" in endpoint.path:
        errors |= WITH_TABLE
    if "{tournament}" in endpoint.path:
        errors |= WITH_TOURNAMENT
    if endpoint.token:
        errors |= WITH_TOKEN
    if endpoint.path.startswith(OF_PERSONS):
        errors |= ABOUT_PEOPLE
    content = _json(endpoint.answer, schemas)["application/json"]
    responses: dict[str, Any] = {"200": {"description": "Done", "content": {endpoint.media: content}}}
    for status, about in sorted(errors.items()):
        responses[status] = {"description": about, "content": _json(Refuse, schemas)}
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": re.sub(r"\W+", "_", f"{endpoint.method}_{endpoint.path}").strip("_").lower(),
        "responses": responses,
    }
    if endpoint.token:
        whose = {
            "seat": "a seat",
            "host": "the host",
            "person": "a session",
            "moderator": "a moderator's session, or of the server's settings",
            "seat or none": "a seat; without one, as a spectator",
            "person or none": "a session; without one, as a guest",
            "search or none": "a session, or the key of a guest's search",
            "entrant": "an entrant of the tournament, or a session",
            "director": "the director of the tournament, or a session",
            "anybody": "an entrant, the director or a session; without one, as anybody",
        }
        operation["description"] = f"With the token of {whose[endpoint.token]}."
        optional = "none" in endpoint.token or endpoint.token == "anybody"
        operation["security"] = [{"token": []}, *([{}] if optional else [])]
    parameters = [_path(name) for name in re.findall(r"{(\w+)}", endpoint.path)]
    parameters += [_query(query) for query in endpoint.query]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(endpoint.body, bodies)}
    return operation


def _without_tag(schema: dict[str, Any]) -> dict[str, Any]:
    """A WebSocket message as the body of an HTTP request: without `type`, and without an optional `id`."""
    left_out = {"type"} if "id" in schema["required"] else {"type", "id"}
    properties = {name: about for name, about in schema["properties"].items() if name not in left_out}
    required = [name for name in schema["required"] if name in properties]
    return {**schema, "properties": properties, "required": required}


def _with_id(schema: dict[str, Any]) -> dict[str, Any]:
    properties = {**schema["properties"], "id": {"type": "string"}}
    return {**schema, "properties": properties, "required": [*schema["required"], "id"]}


def _path(name: str) -> dict[str, Any]:
    schema = {"type": "string", "pattern": f"^[{ID_LETTERS}]{{{ID_LENGTH}}}$"}
    return {
        "name": name,
        "in": "path",
        "required": True,
        "schema": schema,
        "description": f"The id of the {name}, as in its link",
    }


def _query(query: Parameter) -> dict[str, Any]:
    if query.choices is not None:
        schema: dict[str, Any] = {"type": "string", "enum": list(query.choices())}
    elif query.letters:
        schema = {"type": "string", "minLength": 1, "maxLength": query.letters}
    else:
        schema = {"type": "integer", "minimum": 0, "maximum": query.most}
        if query.default is not None:
            schema["default"] = query.default
    return {"name": query.name, "in": "query", "description": query.about, "schema": schema}


def _healthz() -> dict[str, Any]:
    schema = {"type": "object", "properties": {"status": {"type": "string"}}, "required": ["status"]}
    content = {"application/json": {"schema": schema}}
    return {
        "summary": "Whether this server can serve",
        "operationId": "get_healthz",
        "responses": {
            "200": {"description": "It can", "content": content},
            "503": {"description": "The database is away, or the server stops", "content": content},
        },
    }


def _json(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    schema = {"type": "object"} if kind is msgspec.Raw else schemas[repr(kind)]
    return {"application/json": {"schema": schema}}
