"""Reading lesson files. Anything wrong with one is a ScenarioError with its line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from kaimaku.judge.scenario.document import Document
from kaimaku.judge.scenario.reading import Case, Scenario, Spec
from kaimaku.judge.scenario.stages import staged
from kaimaku.wire.common import Words

from .lesson import Lesson, Page, Reaction, Step

KEYS = ("game", "title", "title_ja", "about", "minutes", "bot", "cards", "steps", "moves", "reactions", "end")
STEP_KEYS = ("topic", "say", "do", "after", "when", "then", "instead")
LANGUAGES = ("en", "ja")


def load(path: str | Path, id: str = "") -> Lesson:
    doc = Document(Path(path))
    if not isinstance(doc.data, dict):
        raise doc.error("a lesson must be a mapping with game, title, steps, …", "")
    data: Spec = doc.data
    if data.get("game") not in staged():
        raise doc.error(f"unknown game {data.get('game')!r}; choose from {', '.join(staged())}", "game")
    reader = Reader(doc)
    position = {key: value for key, value in data.items() if key not in KEYS}
    case = Case("", reader.mapping(data.get("cards", {}), "cards"), position, ())
    title = Words(*(reader.text(data.get(key), key) for key in ("title", "title_ja")))
    end = reader.keys(data.get("end"), ("won", "lost"), "end")
    minutes = data.get("minutes", 5)
    if not isinstance(minutes, int) or minutes < 1:
        raise doc.error("`minutes` must be a whole number", "minutes")
    return Lesson(
        id=id or Path(path).stem,
        scenario=Scenario(str(path), str(data["game"]), title.en, (), (case,), doc, title.ja),
        about=reader.words(data.get("about"), "about"),
        minutes=minutes,
        bot=reader.text(data["bot"], "bot") if "bot" in data else "",
        steps=reader.steps(data.get("steps")),
        moves=reader.moves(data.get("moves", {})),
        reactions=reader.reactions(data.get("reactions", []), "reactions"),
        won=reader.words(end.get("won"), "end.won"),
        lost=reader.words(end.get("lost"), "end.lost"),
    )


class Reader:
    def __init__(self, doc: Document) -> None:
        self.doc = doc

    def text(self, value: object, at: str) -> str:
        if not isinstance(value, str) or not value.strip():
            raise self.doc.error("expected a line of text", at)
        return " ".join(value.split())

    def mapping(self, value: object, at: str) -> Spec:
        if not isinstance(value, Mapping):
            raise self.doc.error(f"expected a mapping, not {value!r}", at)
        return value

    def keys(self, value: object, known: Sequence[str], at: str) -> Spec:
        found = self.mapping(value, at)
        for key in found:
            if key not in known:
                raise self.doc.error(f"unknown key {key!r}; choose from {', '.join(known)}", f"{at}.{key}")
        return found

    def listed(self, value: object, at: str) -> list[object]:
        if not isinstance(value, list):
            raise self.doc.error(f"expected a list, not {value!r}", at)
        return value

    def several(self, value: object, at: str) -> tuple[str, ...]:
        """One line of text, or a list of them."""
        if not isinstance(value, list):
            return (self.text(value, at),)
        return tuple(self.text(each, f"{at}[{i}]") for i, each in enumerate(value))

    def words(self, value: object, at: str, more: tuple[str, ...] = ()) -> Words:
        """Both languages: `{en: …, ja: …}`."""
        found = self.keys(value, (*LANGUAGES, *more), at)
        return Words(*(self.text(found.get(lang), f"{at}.{lang}" if lang in found else at) for lang in LANGUAGES))

    def steps(self, value: object) -> tuple[Step, ...]:
        found = self.listed(value, "steps")
        if not found:
            raise self.doc.error("a lesson needs a step", "steps")
        return tuple(self.step(each, f"steps[{i}]") for i, each in enumerate(found))

    def step(self, value: object, at: str) -> Step:
        spec = self.keys(value, STEP_KEYS, at)
        if ("do" in spec) == ("after" in spec):
            raise self.doc.error("a step needs `do`, what the player does, or `after`, what has happened", at)
        if "after" in spec and spec.keys() & {"then", "instead"}:
            raise self.doc.error("`then` and `instead` belong to a step with `do`", at)
        after = spec.get("after", [])
        return Step(
            topic=self.words(spec.get("topic"), f"{at}.topic"),
            pages=self.pages(spec.get("say"), f"{at}.say"),
            acts=self.several(spec["do"], f"{at}.do") if "do" in spec else (),
            after=tuple(after) if isinstance(after, list) else (after,),
            when=self.mapping(spec["when"], f"{at}.when") if "when" in spec else None,
            then=self.words(spec["then"], f"{at}.then") if "then" in spec else None,
            instead=self.reactions(spec.get("instead", []), f"{at}.instead"),
            line=self.doc.line(at),
        )

    def pages(self, value: object, at: str) -> tuple[Page, ...]:
        if isinstance(value, list) and value:
            return tuple(self.page(each, f"{at}[{i}]") for i, each in enumerate(value))
        return (self.page(value, at),)

    def page(self, value: object, at: str) -> Page:
        words = self.words(value, at, ("point",))
        assert isinstance(value, Mapping)
        return Page(words, self.several(value["point"], f"{at}.point") if "point" in value else ())

    def reactions(self, value: object, at: str) -> tuple[Reaction, ...]:
        return tuple(self.reaction(each, f"{at}[{i}]") for i, each in enumerate(self.listed(value, at)))

    def reaction(self, value: object, at: str) -> Reaction:
        words = self.words(value, at, ("do",))
        assert isinstance(value, Mapping)
        return Reaction(self.several(value.get("do"), f"{at}.do"), words)

    def moves(self, value: object) -> dict[tuple[int, str], tuple[str, ...]]:
        found: dict[tuple[int, str], tuple[str, ...]] = {}
        for turn, sides in self.mapping(value, "moves").items():
            at = f"moves.{turn}"
            if not turn.isdecimal():
                raise self.doc.error(f"`moves` are by the number of the turn, not {turn!r}", at)
            for seat, texts in self.mapping(sides, at).items():
                found[int(turn), seat] = self.several(texts, f"{at}.{seat}")
        return found
