"""The games: the only register of them. A game is found by its name; its manifest says all that others need.

Those that come with Kaimaku are packages here. Others are installed beside it and name their manifest under the entry
point group `kaimaku.games`.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from .manifest import Lazy, Manifest

if TYPE_CHECKING:
    from kaimaku.kernel.game import Game

__all__ = ["GROUP", "Lazy", "Manifest", "all", "find", "game", "names"]

OWN = ("hocg", "danmaku", "vcard")  # in the order in which they are offered
GROUP = "kaimaku.games"


@cache
def all() -> tuple[Manifest, ...]:
    """Every game, our own first. One that cannot be loaded is left out with a warning."""
    found: dict[str, Manifest] = {}
    for name in OWN:
        found[name] = import_module(f"{__name__}.{name}").MANIFEST
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        manifest = _installed(point)
        if manifest is not None and manifest.name in found:
            warnings.warn(f"{point.value}: the game {manifest.name!r} is already installed", stacklevel=2)
        elif manifest is not None:
            found[manifest.name] = manifest
    return tuple(found.values())


def _installed(point: EntryPoint) -> Manifest | None:
    try:
        manifest = point.load()
    except Exception as error:
        warnings.warn(f"can't load the game {point.name!r} ({type(error).__name__}: {error})", stacklevel=3)
        return None
    if not isinstance(manifest, Manifest):
        warnings.warn(f"{point.value} is not the manifest of a game", stacklevel=3)
        return None
    return manifest


def names() -> tuple[str, ...]:
    return tuple(manifest.name for manifest in all())


def find(name: str) -> Manifest:
    for manifest in all():
        if manifest.name == name:
            return manifest
    raise LookupError(f"unknown game {name!r}; choose from {', '.join(names())}")


def game(name: str) -> Game[Any]:
    return find(name).game()
