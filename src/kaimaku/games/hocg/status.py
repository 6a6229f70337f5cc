"""How sure it is that a card does what it says: verified, implemented, or known and not yet here.

`status.toml` holds what `tools/status.py` found when each card was last checked, with a digest of the card. A card
that has changed since then is no longer verified, whatever the file says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import resources
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from kaimaku.games.manifest import OfficialQuestion

from . import cards as _declared  # noqa: F401  (every card has its definition)
from . import facts
from . import questions as official
from .defs import BY_ID, CardDef
from .known import exists, known, preview, spans
from .lang.declare import texts

Status = Literal["verified", "implemented", "not yet"]
Words = tuple[str, str]

STATUSES: Final[tuple[Status, ...]] = ("verified", "implemented", "not yet")
NAMES: Final[Mapping[Status, Words]] = {
    "verified": ("Verified", "確認済み"),
    "implemented": ("Implemented", "実装済み"),
    "not yet": ("Not playable yet", "未対応"),
}
MEANINGS: Final[Mapping[Status, Words]] = {
    "verified": (
        "Its text matches the official one, and tests cover every text and every official answer about it.",
        "公式のテキストと一致し、すべてのテキストと公式Q&Aをテストで確かめています。",
    ),
    "implemented": (
        "Playable, but not everything about it has been checked yet.",
        "対戦で使えます。確認済みになるまでの検証が一部残っています。",
    ),
    "not yet": ("A real card that can't be played here yet.", "実在するカードですが、まだここでは使えません。"),
}
PREVIEWED: Final[Words] = (
    "Preview: known only from previews and fans' transcriptions, so the printed card may differ.",
    "先行公開：先行公開やファンの書き起こしによる情報です。実際のカードと異なる場合があります。",
)
CHANGED: Final = "changed"
PREVIEW: Final = "preview"
QUESTION: Final = "question"
LACKS: Final[Mapping[str, Words]] = {  # by the first word of what is missing
    PREVIEW: ("Known only from previews and fans' transcriptions", "先行公開やファンの書き起こしによる情報のみ"),
    "en": ("The English text differs from the official one", "英語のテキストが公式のものと異なる"),
    "ja": ("The Japanese text differs from the printed one", "日本語のテキストがカードのものと異なる"),
    "facts": ("The facts differ from the official ones", "カードのデータが公式のものと異なる"),
    "played": ("A text has no played test", "テストで確かめていないテキストがある"),
    QUESTION: ("An official answer about it isn't played yet", "公式Q&Aの一部をまだ再現していない"),
    CHANGED: ("Changed since it was last checked", "前回の確認のあとに変更された"),
}


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found about a card: `missing` is empty if nothing was.

    Missing may be "facts", "ja art1", "en art1", "played art1" or an official question, "Q247"; `qna` are all
    questions about cards that are here.
    """

    digest: str
    qna: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()


@cache
def checked() -> Mapping[str, Checked]:
    """By number, as it was recorded."""
    text = (resources.files("kaimaku.games.hocg") / "status.toml").read_text(encoding="utf-8")
    return MappingProxyType(msgspec.convert(tomllib.loads(text), dict[str, Checked]))


def digest(d: CardDef) -> str:
    """Of everything printed and generated on a card."""
    printed = msgspec.to_builtins(d.printed)
    if printed["extra"] is None:  # they follow from its other facts
        del printed["extra"]
    said = (printed, texts(d, "en"), texts(d, "ja"))
    return blake2b(msgspec.json.encode(said), digest_size=6).hexdigest()


def here() -> dict[str, CardDef]:
    """The cards that can be played, by number; those that only tests or positions made up are none."""
    return {number: BY_ID[number] for number in facts.load() if number in BY_ID}


@cache
def missing(number: str) -> tuple[str, ...]:
    """What keeps a card that is here from being verified."""
    found = checked().get(number)
    lacks = (CHANGED,) if found is None or found.digest != digest(BY_ID[number]) else found.missing
    return (*lacks, PREVIEW) if preview(number) else lacks


def note(number: str) -> Words | None:
    """What a reader of the card should know besides."""
    return PREVIEWED if preview(number) else None


def status(number: str) -> Status | None:
    """None for a number that no card has."""
    if number in BY_ID and number in facts.load():
        return "implemented" if missing(number) else "verified"
    return "not yet" if exists(number) else None


def not_yet() -> dict[str, list[str]]:
    """Set → its cards that are not here, in order."""
    playable = here()
    found = {name: sorted(cards - playable.keys()) for name, cards in known().items()}
    return {name: cards for name, cards in found.items() if cards}


def sums() -> dict[str, dict[Status, int]]:
    """Set → how many of its known cards have which status."""
    found: dict[str, dict[Status, int]] = {}
    for name, cards in sorted(known().items()):
        counts = found[name] = dict.fromkeys(STATUSES, 0)
        for number in cards:
            counts[status(number) or "not yet"] += 1
    return found


def coming() -> dict[str, str]:
    """Set → the numbers of its cards that are not here, in spans."""
    return {name: spans(cards) for name, cards in not_yet().items()}


def lacking() -> list[tuple[Words, list[str]]]:
    """What keeps cards that are here from being verified, each with the cards."""
    found: dict[str, list[str]] = {kind: [] for kind in LACKS}
    for number in here():
        for kind in dict.fromkeys(map(_kind, missing(number))):
            found[kind].append(number)
    return [(LACKS[kind], sorted(cards)) for kind, cards in found.items() if cards]


def _kind(lack: str) -> str:
    """Of "ja art1" the language, of "Q247" that it is a question."""
    word = lack.partition(" ")[0]
    return word if word in LACKS else QUESTION


def questions() -> list[OfficialQuestion]:
    """Every official question, its state, and the cards it is about."""
    about: dict[str, list[str]] = {}
    for number, card in checked().items():
        for question in card.qna:
            about.setdefault(question, []).append(number)
    return [
        OfficialQuestion(
            question,
            official.state(question) or "not yet",
            tuple(sorted(about.get(question, ()))),
            (reason.en, reason.ja) if (reason := official.reasons().get(question)) is not None else None,
        )
        for question in official.known()
    ]
