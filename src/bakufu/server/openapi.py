"""The OpenAPI document, made from the endpoints and their types."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

import bakufu
from bakufu.server.http import ENDPOINTS, Endpoint
from bakufu.server.protocol import Refuse


@cache
def document() -> bytes:
    types = [t for e in ENDPOINTS for t in (e.answer, e.body) if t is not None and t is not msgspec.Raw]
    schemas, components = msgspec.json.schema_components(
        [*types, Refuse], ref_template="#/components/schemas/{name}"
    )
    by_type = dict(zip([repr(t) for t in [*types, Refuse]], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Bakufu", "version": bakufu.__version__},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": re.sub(r"\W+", "_", f"{endpoint.method}_{endpoint.path}").strip("_").lower(),
        "responses": {
            "200": {"description": "Done", "content": _json(endpoint.answer, schemas)},
            "4XX": {"description": "Refused, and why", "content": _json(Refuse, schemas)},
        },
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ] + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in endpoint.query]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(endpoint.body, schemas)}
    if endpoint.token:
        operation["security"] = [{"token": []}] + ([{}] if "none" in endpoint.token else [])
    return operation


def _json(kind: Any, schemas: dict[str, Any]) -> dict[str, Any]:
    schema = {} if kind is msgspec.Raw else schemas[repr(kind)]
    return {"application/json": {"schema": schema}}
