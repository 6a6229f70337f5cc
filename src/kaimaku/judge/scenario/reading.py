"""Reading scenario files: the keys of the format, and the cases that the variants make of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from kaimaku.judge.catalogue import UnknownRule, lookup

from .document import Document, ScenarioError
from .stages import stage_of, staged
from .values import OF_EVERY_FILE

__all__ = ["Case", "Scenario", "ScenarioError", "Step", "find", "load"]

Spec = Mapping[str, object]
# Every other key belongs to the position, and the game says which of those there are.
TOP_KEYS = ("game", *OF_EVERY_FILE)
VARIANT_KEYS = ("title_ja", "about", "cards", "steps", "expect")
OF_THE_TABLE = ("expect", "dice", "coin")  # steps that no player takes


@dataclass(frozen=True)
class Step:
    """A choice of a seat, an expectation, or dice to come; with its line."""

    kind: str
    value: object
    line: int
    last: bool = False  # what is expected when all steps are done


@dataclass(frozen=True)
class Case:
    """One run: a position and steps. A scenario without variants has one case without a name."""

    name: str
    cards: Spec
    position: Spec
    steps: tuple[Step, ...]
    name_ja: str = ""


@dataclass(frozen=True)
class Scenario:
    path: str
    game: str
    title: str
    rules: tuple[str, ...]
    cases: tuple[Case, ...]
    document: Document
    title_ja: str = ""

    def error(self, case: Case, why: str, where: str) -> ScenarioError:
        """A mistake in a position or a card, at the line of the variant or of the base that says it."""
        return self.document.error(why, f"variants.{case.name}.{where}", where)


def find(paths: Iterable[str | Path]) -> list[Path]:
    """Scenario files among files and folders, in order."""
    found: list[Path] = []
    for path in map(Path, paths):
        if path.is_dir():
            found += sorted(p for p in path.rglob("*") if p.suffix in (".yaml", ".yml"))
        else:
            found.append(path)
    return found


def load(path: str | Path) -> Scenario:
    """A scenario file; anything wrong with it is a ScenarioError with its line."""
    doc = Document(Path(path))
    if not isinstance(doc.data, dict):
        raise doc.error("a scenario must be a mapping with game, title, rules, seats, steps, …", "")
    data: dict[str, object] = doc.data
    for key in ("game", "title"):
        if not isinstance(data.get(key), str):
            raise doc.error(f"a scenario needs a {key}", key)
    if data["game"] not in staged():
        raise doc.error(f"unknown game {data['game']!r}; choose from {', '.join(staged())}", "game")
    return Scenario(
        path=str(path),
        game=str(data["game"]),
        title=str(data["title"]),
        rules=_rules(doc, data.get("rules"), str(data["game"])),
        cases=_cases(doc, data),
        document=doc,
        title_ja=_text(doc, data, "title_ja", "title_ja"),
    )


def _text(doc: Document, spec: Spec, key: str, at: str) -> str:
    value = spec.get(key, "")
    if not isinstance(value, str):
        raise doc.error(f"`{key}` must be a line of text", at)
    return value


def _rules(doc: Document, value: object, game: str) -> tuple[str, ...]:
    if value is None:
        return ()
    if not isinstance(value, list):
        raise doc.error("`rules` must be a list, such as `rules: [game:8.3.3]`", "rules")
    try:
        return tuple(lookup(str(rule), game).id for rule in value)
    except UnknownRule as error:
        raise doc.error(str(error), "rules") from None


def _cases(doc: Document, data: Spec) -> tuple[Case, ...]:
    variants = _mapping(doc, data, "variants", "")
    if not variants:
        return (_case(doc, data, "", {}),)
    return tuple(_case(doc, data, name, _mapping(doc, variants, name, "variants")) for name in variants)


def _case(doc: Document, base: Spec, name: str, variant: Spec) -> Case:
    """The variant's position and cards laid over the base's; the base's steps, then the variant's."""
    at = f"variants.{name}"
    game = str(base["game"])
    steps = [*_steps(doc, base, "", game), *_steps(doc, variant, f"{at}.", game)]
    for spec, place in ((base, "expect"), (variant, f"{at}.expect")):
        if "expect" in spec:
            steps.append(Step("expect", spec["expect"], doc.line(place), last=True))
    return Case(
        name=name,
        cards=merged(_mapping(doc, base, "cards", ""), _mapping(doc, variant, "cards", at)),
        position=merged(_rest(base, TOP_KEYS), _rest(variant, VARIANT_KEYS)),
        steps=tuple(steps),
        name_ja=_text(doc, variant, "title_ja", f"{at}.title_ja"),
    )


def _rest(spec: Spec, keys: tuple[str, ...]) -> Spec:
    return {key: value for key, value in spec.items() if key not in keys}


def _steps(doc: Document, spec: Spec, at: str, game: str) -> list[Step]:
    value = spec.get("steps")
    if value is None:
        return []
    if not isinstance(value, list):
        raise doc.error("`steps` must be a list", f"{at}steps")
    found = []
    stage = stage_of(game)
    for i, entry in enumerate(value):
        where = f"{at}steps[{i}]"
        acts = stage.acts
        if not isinstance(entry, dict) or len(entry) != 1 or (acts and next(iter(entry)) not in acts):
            words = f"one of {', '.join(acts)}, such as `- {acts[0]}: pass`" if acts else "such as `- P1: pass`"
            raise doc.error(f"a step must be {words}, not {entry!r}", where)
        kind, said = next(iter(entry.items()))
        if kind not in OF_THE_TABLE and kind not in stage.together:
            said = {True: "yes", False: "no"}.get(said, said) if isinstance(said, bool) else said
            if not isinstance(said, str) or not said.strip():
                raise doc.error(f"a step of {kind} must be text, not {said!r}", where)
        found.append(Step(str(kind), said, doc.line(where)))
    return found


def merged(base: Spec, over: Spec) -> Spec:
    """Mappings are merged key by key; anything else in `over` takes the place of what was there."""
    found = dict(base)
    for key, value in over.items():
        old = found.get(key)
        found[key] = merged(old, value) if isinstance(old, Mapping) and isinstance(value, Mapping) else value
    return found


def _mapping(doc: Document, spec: Spec, key: str, at: str) -> Spec:
    value = spec.get(key)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise doc.error("expected a mapping", f"{at}.{key}" if at else key)
    return value
