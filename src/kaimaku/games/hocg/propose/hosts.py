"""Hosts: where each text of a card stands, and its moment, limits and conditions of use."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from kaimaku.language.reading import arguments_of, side_by_side

from .japanese import UNLESS
from .sentence import Sentence, sentences
from .sentences import MOST, SentenceReader, condition_code, events
from .spelling import tidy
from .texts import Text

LIMITS = {"ターンに1回": "TURN", "ゲームに1回": "GAME"}
MARK = re.compile(r"\[(ターンに1回|ゲームに1回|[^\[\]]*ポジション限定)\]")
TURNS = {
    "相手のターンで": "OPP_TURN",
    "自分のターンで": "MY_TURN",
    "自分のメインステップで": "MAIN",
    "相手のメインステップで": "OPP_MAIN",
    "自分のメインステップに使える:": "MAIN",
    "自分のリセットステップで": "RESET",
    "相手のメインステップの間": "OPP_MAIN",
}
ONCE = (
    (
        re.compile(r"自分の(?:ブルームエフェクト|コラボエフェクト|ギフト|アーツ)「[^」]+」はターンに1回しか使えない"),
        "ABILITY",
    ),
    (re.compile(r"自分の〈[^〉]+〉はターンに1回しか使えない"), "CARD"),
    (re.compile(r"自分の#(.+)を持つ(?:イベント|サポートカード|アイテム|スタッフ)はターンに1回しか使えない"), "#"),
)
WHILE = re.compile(r"(?:いる|ある|以下の|以上の)間")
ATTACH_RULE = re.compile(r"(?:この)?(?:ツール|マスコット|ファン)は、?.*付けられる。?")
IN_ARCHIVE = "【この能力は、アーカイブにある時のみ使える】"
NEEDS = re.compile(r"このカードは、?(.+?)使えない")
OPENING = re.compile(r"このカードは、?(.+?)(?:なら|の時|時)、?自分が先攻で最初のターンでも使える")


@dataclass
class Head:
    """What stands before the sentences of a text."""

    options: dict[str, str] = field(default_factory=dict)
    rest: tuple[Sentence, ...] = ()


class HostReader:
    """Reads one text into the hosts that say it. Alternatives are lists of hosts, the likeliest first."""

    def __init__(self, reader: SentenceReader, attached: SentenceReader) -> None:
        self.reader = reader
        self.attached = attached

    def read(self, text: Text) -> list[list[str]]:
        if text.host == "attached":
            return self._attached(text.printed)
        if text.host == "use":
            return [[code] for code in self._use(text.printed)]
        limit = text.host in ("art", "stage_skill")
        extra = [f"n={text.n}"] if text.host == "art" and text.n > 1 else []
        return [[code] for code in self._one(text.host, text.printed, self.reader, limit, extra)]

    # --- one host

    def _one(self, host: str, said: str, reader: SentenceReader, limit: bool, extra: list[str]) -> list[str]:
        """Every way this text may be a host."""
        found: dict[str, None] = {}
        for parts, options in self.bodies(host, said, reader, limit):
            named = [*extra, *(f"{key}={value}" for key, value in options.items())]
            found.setdefault(f"{host}({', '.join([*parts, *named])})")
            if len(found) >= MOST:
                break
        return list(found)

    def bodies(
        self, host: str, said: str, reader: SentenceReader, limit: bool
    ) -> Iterator[tuple[tuple[str, ...], dict[str, str]]]:
        options, lines = self.marks(said, limit)
        if host == "gift" and any(IN_ARCHIVE in line for line in lines):
            options["zone"] = "ARCHIVE"
            lines = [line.replace(IN_ARCHIVE, "") for line in lines]
        if len(lines) > 1 and all(line.startswith("■") for line in lines):
            yield from self._listed(lines, options, reader)
            return
        block, once = self.once(sentences("\n".join(lines)))
        options |= once
        standing = host in ("gift", "stage_skill", "attached")
        for head in self.heads(host, block, reader):
            lasts = any(WHILE.search(s.text) for s in head.rest)
            if lasts and (not standing or "on" in head.options):
                continue  # as long as something is so: no one-shot text can say it
            for parts in reader.read(head.rest):
                if parts:
                    yield parts, {**head.options, **options}

    def _listed(
        self, lines: list[str], options: dict[str, str], reader: SentenceReader
    ) -> Iterator[tuple[tuple[str, ...], dict[str, str]]]:
        """■ c、… ■ d、…: several sentences side by side."""
        items = [reader.read(sentences(line.removeprefix("■"))) for line in lines]
        if all(items):
            yield tuple(part for item in items for part in item[0]), options

    def marks(self, said: str, limit: bool) -> tuple[dict[str, str], list[str]]:
        """[ターンに1回] and [〜ポジション限定] at the start, and the lines behind them."""
        rest = tidy(said).strip()
        options: dict[str, str] = {}
        while match := MARK.match(rest):
            rest = rest[match.end() :].lstrip("\n")
            if match[1] in LIMITS:
                if limit:
                    options["limit"] = LIMITS[match[1]]
            else:
                places = {"センター": 1, "コラボ": 2, "バック": 4}
                mask = sum(bit for place, bit in places.items() if place in match[1])
                options["at"] = _AT.get(mask, str(mask))
        return options, [line for line in rest.split("\n") if line.strip()]

    def once(self, block: tuple[Sentence, ...]) -> tuple[tuple[Sentence, ...], dict[str, str]]:
        for i, s in enumerate(block):
            for regex, word in ONCE:
                match = regex.fullmatch(s.text)
                if match:
                    tag = self.reader.grammar.read("tag", match[1]) if word == "#" else ()
                    once = f'"#{tag[0]}"' if tag else word
                    return block[:i] + block[i + 1 :], {"once": once}
        return block, {}

    def heads(self, host: str, block: tuple[Sentence, ...], reader: SentenceReader) -> Iterator[Head]:
        """Turn and moment, as far as the host has any."""
        if not block:
            return
        text, rest = block[0].text, block[1:]
        if host not in ("collab_effect", "bloom_effect"):
            yield from self._moments(host, text, rest, reader)
        yield Head({}, block)
        yield from self._states(host, text, rest, reader)

    def _states(self, host: str, text: str, rest: tuple[Sentence, ...], reader: SentenceReader) -> Iterator[Head]:
        """What must hold for all that follows, and a state that is a moment by itself: rarer than If."""
        turns = [("", ""), *TURNS.items()] if host in ("gift", "attached", "stage_skill") else [("", "")]
        for said, turn in turns:
            if not text.startswith(said):
                continue
            body = text.removeprefix(said)
            options = {"turn": turn} if turn else {}
            for word in ("の時に使える:", "時に使える:") if len(turns) > 1 else ():
                head, found, after = body.partition(word)
                for code in reader.grammar.read("Cond", head) if found else ():
                    yield Head({**options, "state": code, "usable": "True"}, (Sentence(after), *rest))
            for code, after in reader.conditions(body):
                word = body[-len(after) - 1]
                if word == "時" and len(turns) > 1:
                    yield Head({**options, "state": code}, (Sentence(after), *rest))
                if word in ("ら", "時"):  # not 間, as long as it holds
                    yield Head({**options, "needs": condition_code(code)}, (Sentence(after), *rest))

    def _moments(self, host: str, text: str, rest: tuple[Sentence, ...], reader: SentenceReader) -> Iterator[Head]:
        skill = host in ("oshi_skill", "sp_skill")
        for said, turn in [*TURNS.items(), ("", "")]:
            if not text.startswith(said):
                continue
            body = text.removeprefix(said)
            options = {"turn": turn} if turn else {}
            if host != "art":
                for event, after in events(reader.grammar, body):
                    for code, then in self._usable_if(after, reader):
                        needs = {"on": event, "needs": condition_code(code), **options}
                        yield Head(needs if skill else {**needs, "usable": "True"}, (Sentence(then), *rest))
                    yield self._used({"on": event, **options}, after, rest, skill)
            if host == "art":
                for event, after in events(reader.grammar, body):
                    if after.startswith("に使える:"):
                        yield self._used({"on": event, **options}, after, rest, True)
            for code, after in self._usable_if(body, reader):
                yield Head({"needs": condition_code(code), **options}, (Sentence(after), *rest))
            if not skill and host != "art":
                for code, after in reader.conditions(body):
                    for event, then in events(reader.grammar, after):
                        needs = {"on": event, "needs": condition_code(code), **options}
                        yield self._used(needs, then, rest, skill)
            if turn:
                yield Head(options, (Sentence(body), *rest))

    def _used(self, options: dict[str, str], after: str, rest: tuple[Sentence, ...], skill: bool) -> Head:
        usable = after.startswith("に使える:")
        body = after.removeprefix("に使える:")
        if usable and not skill:
            options = {**options, "usable": "True"}
        return Head(options, (Sentence(body), *rest) if body else rest)

    def _usable_if(self, text: str, reader: SentenceReader) -> Iterator[tuple[str, str]]:
        head, found, after = text.partition("使える:")
        if found:
            for word in ("の時に", "時に", "なら"):
                if head.endswith(word):
                    for code in reader.grammar.read("Cond", head.removesuffix(word)):
                        yield code, after

    # --- support cards

    def _use(self, said: str) -> list[str]:
        text = tidy(said)
        main, mark, shifted = text.partition("◆")
        block, once = self.once(sentences(main))
        options: dict[str, str] = dict(once)
        others = []
        for s in block:
            match = NEEDS.fullmatch(s.text)
            early = OPENING.fullmatch(s.text)
            if early is not None:
                codes = self.reader.grammar.read("Cond", early[1].replace("、", ""))
                if not codes:
                    return []
                options["opening"] = condition_code(codes[0])
            elif match is None:
                others.append(s)
            elif (need := self.need(match[1])) is not None:
                options |= need
            else:
                return []
        if mark:
            alt = self.shift(shifted)
            if alt is None:
                return []
            options["alt"] = alt
        named = [f"{key}={value}" for key, value in options.items()]
        return [f"use({', '.join([*parts, *named])})" for parts in self.reader.read(tuple(others)) if parts]

    def need(self, said: str) -> dict[str, str] | None:
        """What must be so, or must be done, to use the card."""
        text = said.replace("このカードを含まずに", "")
        if text.endswith("時にしか"):
            for code in self.reader.grammar.read("Cond", text.removesuffix("時にしか")):
                return {"needs": condition_code(code)}
        for ending, plain in UNLESS:
            if not text.endswith(ending):
                continue
            clause = text.removesuffix(ending) + plain
            for code in self.reader.grammar.read("Cond", clause):
                return {"needs": condition_code(code)}
            for code in self.reader.costs(clause, "Do"):
                return {"pay": code}
        return None

    def shift(self, said: str) -> str | None:
        header, _, body = said.partition("\n")
        when = re.fullmatch(r"(.+?)(?:の時|なら|時)、?能力変更可能", header.strip())
        if when is None:
            return None
        options, lines = self.marks(body, limit=True)
        conditions = self.reader.grammar.read("Cond", when[1].replace("、", ""))
        readings = self.reader.read(sentences("\n".join(lines)))
        if not conditions or not readings:
            return None
        limit = options.get("limit", "GAME")
        return f"shift({', '.join([conditions[0], *readings[0], f'limit={limit}'])})"

    def _attached(self, said: str) -> list[list[str]]:
        """Own texts, then ◆ additional abilities; the rule how it is attached follows from the facts."""
        lines = [line.strip() for line in tidy(said).split("\n") if line.strip()]
        lines = [line for line in lines if not ATTACH_RULE.fullmatch(line)]
        own: list[list[str]] = []
        groups: list[tuple[str, list[str]]] = []
        for line in lines:
            if line.startswith("◆"):
                groups.append((line, []))
            elif groups:
                groups[-1][1].append(line)
            elif match := NEEDS.match(line):
                own.append(self._to_use(match[1]))
            else:
                own.append(self._one("attached", line.removeprefix("■"), self.attached, True, []))
        choices = [*own, *(self._bonus(header, body) for header, body in groups)]
        return side_by_side(choices)

    def _to_use(self, said: str) -> list[str]:
        """What must be archived to use it: a card of one place or of another."""
        match = re.fullmatch("(.+1枚)か(.+1枚)をアーカイブしなければ", said.replace("、", ""))
        if match is None:
            return []
        one, other = (self.reader.grammar.read("Cards", part) for part in match.groups())
        return [f"to_use(Archive(either({a}, {b})))" for a in one for b in other][:MOST]

    def holders(self, header: str) -> list[str]:
        """Whom an additional ability is for."""
        match = re.fullmatch(r"◆(.+)に付いていたら、?能力追加", header)
        if match is None:
            return []
        return [self._holder(filters) for filters in self.reader.grammar.read("F", match[1].replace("、", ""))]

    def _bonus(self, header: str, body: list[str]) -> list[str]:
        found = []
        for to in self.holders(header):
            if len(body) == 1 and not body[0].startswith("■"):
                for parts, options in self.bodies("attached", body[0], self.attached, True):
                    named = [f"{key}={value}" for key, value in options.items()]
                    found.append(f"bonus({', '.join([to, *parts, *named])})")
            else:
                inner = [self._one("attached", line.removeprefix("■"), self.attached, True, []) for line in body]
                if all(inner):
                    found += [f"bonus({', '.join([to, *hosts])})" for hosts in side_by_side(inner)]
        return found[:MOST]

    def _holder(self, filters: str) -> str:
        parts = [x for x in arguments_of(filters) if x != "holomem"]
        return parts[0] if len(parts) == 1 else f"({', '.join(parts)})"


_AT = {1: "AT_CENTER", 2: "AT_COLLAB", 4: "AT_BACK", 3: "AT_FRONT", 5: "AT_CENTER | AT_BACK", 6: "AT_COLLAB | AT_BACK"}
