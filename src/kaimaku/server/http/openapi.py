"""The OpenAPI description: routes from Litestar, messages (also those of the socket) from msgspec."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Any, cast

import msgspec
from litestar import Litestar
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Schema as OpenAPISchema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from kaimaku import __version__, games
from kaimaku.wire import common, lab, match, ops, packs, people, plain, play, replays, rest, room, status, tournaments

Schema = dict[str, Any]  # JSON: any shape

SOCKET = """A game is played over a WebSocket at `/api/rooms/{code}/socket`. Each message is one JSON object in a text
frame: those of `FromClient` from the client, those of `FromServer` from the server. See docs/protocol.md."""
BINARY = {"type": "string", "format": "binary"}
FILES = ("/api/replays",)  # routes that take a file instead of a message
ERRORS = {
    "400": "The request can't be read, or asks for something impossible.",
    "401": "The token of a seat, or the secret of a player, is missing.",
    "403": "Not allowed: a page of another site, or the wrong token.",
    "404": "Not found.",
    "405": "This address doesn't accept this method.",
    "409": "Not now: the seat is taken, or the game hasn't started.",
    "413": "Too large.",
    "421": "The server doesn't answer to that host name.",
    "422": "Understood, but not possible: an illegal deck, a wrong number of seats.",
    "415": "The body has the wrong type.",
    "429": "Too many requests; Retry-After says when to try again.",
    "500": "An error on the server, logged under an incident number.",
    "503": "The server can't answer now.",
}


class Messages(OpenAPISchemaPlugin):
    """Litestar is told only that a message has a schema; msgspec writes it."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        return isinstance(value, type) and issubclass(value, msgspec.Struct)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> OpenAPISchema:
        name = field_definition.annotation.__name__
        return schema_creator.create_component_schema(field_definition, required=[], property_fields={}, title=name)


def config() -> OpenAPIConfig:
    return OpenAPIConfig(title="Kaimaku", version=__version__, description=SOCKET, path="/schema/of-routes")


def messages() -> Schema:
    """Every message as a JSON schema."""
    shapes = [sys.modules[m.view().__module__] for m in games.all() if m.view is not None]
    structs = [
        each
        for module in (
            *(common, *shapes, plain, match, room, play, rest, replays),
            *(packs, status, lab, people, tournaments, ops),
        )
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]
    _, components = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    for name, union in (("FromClient", play.FromClient), ("FromServer", play.FromServer)):
        (schema,), _ = msgspec.json.schema_components([union], ref_template="#/components/schemas/{name}")
        components[name] = schema
    return components


@lru_cache(maxsize=1)
def schema(app: Litestar) -> Schema:
    """OpenAPI 3.1: the routes as they are, all messages as components, and every error as a Fault."""
    found = cast(Schema, msgspec.to_builtins(app.openapi_schema.to_schema(), str_keys=True))
    found["components"] = {
        "schemas": {**found.get("components", {}).get("schemas", {}), **messages()},
        "securitySchemes": {
            "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."},
            "operator": {"type": "http", "scheme": "bearer", "description": "The token of the server's operator."},
            "person": {"type": "http", "scheme": "bearer", "description": "The secret of a player."},
        },
    }
    fault = {"application/json": {"schema": {"$ref": "#/components/schemas/Fault"}}}
    for path in FILES:
        content = {"application/octet-stream": {"schema": BINARY}}
        found["paths"][path]["post"]["requestBody"] = {"required": True, "content": content}
    for path in found["paths"].values():
        for operation in path.values():
            for code, words in ERRORS.items():
                operation["responses"][code] = {"description": words, "content": fault}
    return found
