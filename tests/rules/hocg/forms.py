"""One form of the card language at a time: a text on a card of its own, played on a small position."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.scene import A, B, Scene, Side, one

__all__ = ["A", "B", "Scene", "actor", "one", "played", "spoken"]

Facts = Mapping[str, object]
PEOPLE: dict[str, Facts] = {
    "Ami": {"color": "white", "tags": ["Duo"]},
    "Ami 1st": {"name": "Ami", "color": "white", "level": "1st", "hp": 150},
    "Bea": {"color": "red"},
    "Cora": {"colors": ["white", "red"]},
    "Dot": {"color": "blue"},
    "Nil": {},
    "Duo Oshi": {"kind": "oshi", "name": "Ami", "colors": ["red", "blue"]},
    "Tagged Event": {"kind": "support", "support": "event", "tags": ["Duo"]},
    "Tool": {"kind": "support", "support": "tool"},
    "Mascot": {"kind": "support", "support": "mascot", "tags": ["Duo"]},
    "Plain Mascot": {"kind": "support", "support": "mascot"},
    "Fan": {"kind": "support", "support": "fan"},
    "Item": {"kind": "support", "support": "item"},
}


def _scene(own: Facts, a: Side, b: Side | None, cards: Mapping[str, Facts], **table: object) -> Scene:
    return Scene({"hand": [], **a}, b, declare({**PEOPLE, "own": own, **cards}), **table)


def played(text: str, a: Side | None = None, b: Side | None = None, /, **table: object) -> Scene:
    """An event with this text is used."""
    side: dict[str, object] = dict(a or {})
    own = {"kind": "support", "support": "event", "text": f"use({text})"}
    more: Mapping[str, Facts] = table.pop("cards", {})  # type: ignore[assignment]
    s = _scene(own, {**side, "hand": [one("own", "own"), *side.get("hand", [])]}, b, more, **table)  # type: ignore[misc]
    s.do("play", "own")
    return s


def actor(text: str, a: Side | None = None, b: Side | None = None, /, **table: object) -> Scene:
    """A center holomem, `own`, does this in the main phase, even if nothing would change."""
    more: Mapping[str, Facts] = table.pop("cards", {})  # type: ignore[assignment]
    facts = {"text": f"gift({text}, turn=MAIN)", "color": "white", **table.pop("facts", {})}  # type: ignore[dict-item]
    side = dict(a or {})
    center = {"card": "own", "as": "own", **side.pop("self", {})}  # type: ignore[dict-item]
    s = _scene(facts, {"center": center, **side}, b, more, **table)
    (option,) = s.options("ability")
    s.answer(option)
    return s


def spoken(text: str) -> tuple[str, str]:
    """A text of an event in both languages."""
    from kaimaku.games.hocg.lang import texts

    d = declare({**PEOPLE, "own": {"kind": "support", "support": "event", "text": f"use({text})"}})["own"]
    return texts(d, "en")["text"], texts(d, "ja")["text"]
