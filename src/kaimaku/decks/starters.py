"""The decks that come with Kaimaku, kept as files of its own format in `builtin/`."""

from functools import cache
from importlib.resources import files

from kaimaku.decks.deck import Deck
from kaimaku.decks.formats import kaimaku

_FOLDER = files("kaimaku.decks").joinpath("builtin")


@cache
def list_builtin() -> tuple[str, ...]:
    return tuple(sorted(file.name.removesuffix(".yaml") for file in _FOLDER.iterdir() if file.name.endswith(".yaml")))


@cache
def builtin(name: str) -> Deck:
    if name not in list_builtin():
        raise LookupError(f"no built-in deck {name!r}; there are {', '.join(list_builtin())}")
    imported = kaimaku.read(_FOLDER.joinpath(f"{name}.yaml").read_text("utf-8"), "hocg")
    if not imported.complete:
        raise ValueError(f"built-in deck {name!r}: {imported.unresolved}")
    return imported.deck
