"""What is left of a text that could not be read as a whole: what was read of it, and the fragments that were not."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .hosts import ATTACH_RULE, NEEDS, HostReader
from .sentence import Block, Sentence, sentences
from .sentences import SentenceReader, condition_code
from .spelling import tidy
from .texts import Text, language_of

ADJECTIVE = r"(?:〈N〉以外の|#Tを持つ|色(?:以外の)?|L(?:以外の|以上の)?|お休みしている|他の|LIMITEDの)"
HOLOMEM = re.compile(
    rf"(?:自分の|相手の|お互いの)(?:ステージの)?{ADJECTIVE}*"
    r"(?:(?:センター|コラボ|バック)?ホロメン(?:の〈N〉)?|〈N〉|\[[^\[\]]*ホロメン\])(?:n人|n~n人|全員)?(?:ずつ)?"
)
CARDS = re.compile(
    rf"(?:自分の|相手の|X)(?:の)?(?:手札|アーカイブ|ホロパワー|ステージ|エールデッキの上から|デッキの上から)?(?:の)?{ADJECTIVE}*"
    r"(?:ホロメン|エール|サポートカード|カード|ツール|マスコット|ファン|イベント|アイテム|〈N〉)?(?:n枚|n~n枚|すべて)"
)


@dataclass(frozen=True)
class PartialReading:
    hosts: tuple[str, ...]
    fragments: tuple[str, ...]


def shape(text: str) -> str:
    """The phrase with names, numbers and whom it speaks of replaced: A for holomem, B for cards."""
    if language_of(text) == "en":
        return re.sub(
            r"\d+", "n", re.sub(r"#[^.,\]]*?(?= on | from | is |[.,\]]|$)", "#T", re.sub("〈[^〉]*〉", "〈N〉", text))
        )
    said = re.sub(r"〈[^〉]*〉(?:か〈[^〉]*〉)*", "〈N〉", text)
    said = re.sub(r"\[〈N〉\]", "〈N〉", said)
    said = re.sub(r"「[^」]*」", "「S」", said)
    said = re.sub(r"#[^をとか。\]]+", "#T", said)
    said = re.sub(r"1st|2nd|Debut|Spot|Buzz", "L", said)
    said = re.sub(r"\d+", "n", said)
    said = re.sub(r"[白緑赤青紫黄](?=ホロメン|エール|か|と|の|な|で|以外|センター|コラボ|バック|\]|$|-|\+)", "色", said)
    said = HOLOMEM.sub("A", said)
    return CARDS.sub("B", said)


class PartialReader:
    """Reads what can be read of a text and names the rest."""

    def __init__(self, hosts: HostReader) -> None:
        self.hosts = hosts

    def read(self, text: Text) -> PartialReading:
        if text.host == "attached":
            return self._attached(text)
        if text.host == "use":
            return self._use(text)
        parts, fragments, options = self._best(text.host, text.printed, self.hosts.reader, text.place)
        named = [f"n={text.n}"] if text.host == "art" and text.n > 1 else []
        named += [f"{key}={value}" for key, value in options.items()]
        return PartialReading((f"{text.host}({', '.join([*parts, *named])})",), tuple(fragments))

    def _best(
        self, host: str, said: str, reader: SentenceReader, place: str
    ) -> tuple[list[str], list[str], dict[str, str]]:
        """Of all moments the text may begin with, the one that leaves least."""
        options, lines = self.hosts.marks(said, host in ("art", "attached"))
        block, once = self.hosts.once(sentences("\n".join(line.removeprefix("■") for line in lines)))
        options |= once
        found = []
        for head in self.hosts.heads(host, block, reader):
            parts, fragments = self.block(head.rest, reader, place)
            found.append((sum(map(len, fragments)), parts, fragments, {**head.options, **options}))
        _, parts, fragments, named = min(found, key=lambda row: row[0])
        return parts, fragments, named

    def block(self, block: Block, reader: SentenceReader, place: str) -> tuple[list[str], list[str]]:
        parts: list[str] = []
        fragments: list[str] = []
        at = 0
        while at < len(block):
            size = next((n for n in range(len(block) - at, 0, -1) if reader.read(block[at : at + n])), 0)
            if size:
                parts += reader.read(block[at : at + size])[0]
            else:
                said, left, size = self._peel(block[at:], reader, place)
                parts.append(said)
                fragments += left
            at += size
        return parts, fragments

    def _peel(self, block: Block, reader: SentenceReader, place: str) -> tuple[str, list[str], int]:
        """One sentence: what stands around the fragment is read, if it can be."""
        text = block[0].text
        tries: list[tuple[str, list[str], int]] = []
        for code, body in reader.conditions(text):
            inner, left = self.block((Sentence(body),), reader, place)
            tries.append((f"If({condition_code(code)}, {', '.join(inner)})", left, 1))
        head, colon, tail = text.partition(":")
        if colon and tail:
            rest: Block = (Sentence(tail), *block[1:])
            inner, left = self.block(rest, reader, place)
            cost = next(iter(reader.costs(head, "Can")), None)
            if cost is not None:
                tries.append((f"Pay({cost}, {', '.join(inner)})", left, len(block)))
            else:
                tries.append((f"Pay({unread(place)}, {', '.join(inner)})", [head, *left], len(block)))
        if match := re.match(r"(.+?)(?:なら|の時|時)(.+)", text):
            inner, left = self.block((Sentence(match[2]),), reader, place)
            tries.append((f"If({unread(place)}, {', '.join(inner)})", [match[1] + "なら", *left], 1))
        tries.append((unread(place), [text], 1))
        return min(tries, key=lambda row: sum(map(len, row[1])))

    def _use(self, text: Text) -> PartialReading:
        main, mark, shifted = tidy(text.printed).partition("◆")
        fragments = []
        others = []
        block, once = self.hosts.once(sentences(main))
        for s in block:
            match = NEEDS.fullmatch(s.text)
            if match is None:
                others.append(s)
            elif self.hosts.need(match[1]) is None:
                fragments.append(match[1] + "使えない")
        parts, left = self.block(tuple(others), self.hosts.reader, text.place)
        if mark and self.hosts.shift(shifted) is None:
            fragments.append("◆" + shifted.partition("\n")[0])
        named = [f"needs={unread(text.place)}"] if fragments else []
        named += [f"{key}={value}" for key, value in once.items()]
        return PartialReading((f"use({', '.join([*parts, *named])})",), (*fragments, *left))

    def _attached(self, text: Text) -> PartialReading:
        hosts: list[str] = []
        fragments: list[str] = []
        to = ""
        for line in tidy(text.printed).split("\n"):
            line = line.strip()
            if not line or ATTACH_RULE.fullmatch(line):
                continue
            if line.startswith("◆"):
                to = next(iter(self.hosts.holders(line)), "")
                if not to:
                    fragments.append(line)
                    to = unread(text.place)
                continue
            parts, left, options = self._best("attached", line.removeprefix("■"), self.hosts.attached, text.place)
            fragments += left
            said = [*parts, *(f"{key}={value}" for key, value in options.items())]
            hosts.append(f"bonus({', '.join([to, *said])})" if to else f"attached({', '.join(said)})")
        return PartialReading(tuple(hosts), tuple(fragments))


def unread(place: str) -> str:
    """A word that no language has: a card file that still holds it does not import."""
    return f'unread("{place}")'
