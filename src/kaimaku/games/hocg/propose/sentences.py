"""Sentences: how conditions, costs, dice and choices reach over what follows them, and what could not be read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kaimaku.language.reading import TextGrammar, closes_at_end

from .japanese import face_code
from .sentence import Block, Sentence, reaches
from .spelling import quoted

MOST = 8  # readings of a text that are kept
IF = ("なら", "の時", "時", "間", "ば")
CASE = re.compile(r"(?:出た目(?:の数)?が)?([^なの時]+?)(?:が出たなら|が出た時|なら|の時)(.+)")
ANY_CASE = re.compile(r"(?:1回でも(.+?)が|(.+?)が1回(?:でも|以上))出た(?:なら|時)(.+)")
ROLL = re.compile(r"(.*?)サイコロを(\d+|X)回(振れる|振る)")
CAP = re.compile(r"ただし数える(?:枚数|人数)は(\d+)(?:枚|人)まで")
HANDS = re.compile("相手と勝敗が決まるまでじゃんけん(?:する|(できる))")
# 〜したなら without saying again what was done.
FREE = "【しなくてもよい】"
DONE = re.compile(
    r"(?:[^\d]*?(\d+)枚(?:以上)?)?を?(?:そう|アーカイブ|手札に|デッキに|ステージに)?"
    r"(?:した|戻した|加えた|出した|送った|付けた|引いた|公開した)"
)


Parts = tuple[str, ...]


def condition_code(code: str) -> str:
    """A noun that is there is a condition by itself: has(X) only where it is joined."""
    return code[len("has(") : -1] if code.startswith("has(") and closes_at_end(code) else code


class SentenceReader:
    """Reads blocks of sentences into arguments of a host."""

    def __init__(self, grammar: TextGrammar) -> None:
        self.grammar = grammar
        self.memo: dict[Block, tuple[Parts, ...]] = {}

    def read(self, block: Block) -> tuple[Parts, ...]:
        """Every reading of all sentences, the likeliest first."""
        if not block:
            return ((),)
        known = self.memo.get(block)
        if known is None:
            found: dict[Parts, None] = {}
            for parts in self._readings(block):
                found.setdefault(self._spoken(parts))
                if len(found) >= MOST:
                    break
            known = self.memo[block] = tuple(found)
        return known

    def _readings(self, block: Block) -> Iterator[Parts]:
        yield from self._instead(block)
        yield from self._if_did(block)
        yield from self._plain(block)
        yield from self._opened(block)
        yield from self._joined(block)

    # --- what stands alone

    def verbs(self, text: str) -> list[str]:
        found = [*self.grammar.read("Do", text), *(f"May({code})" for code in self.grammar.read("Can", text))]
        if text.endswith("ことができる"):
            found += [f"May({code})" for code in self.grammar.read("Do", text.removesuffix("ことができる"))]
        if text.endswith(FREE):
            found += [f"May({code})" for code in self.grammar.read("Do", text.removesuffix(FREE))]
        for said, word in (("相手は", "Opponent"), ("お互い(?:は|に)?", "BothPlayers")):
            if match := re.match(said, text):
                found += [f"{word}({code})" for code in self.verbs(_their_side(text[match.end() :]))]
        return found

    def _theirs(self, block: Block) -> Iterator[Parts]:
        """相手は、… and お互い、… over several sentences, all said from that player's side."""
        for said, word in (("相手は", "Opponent"), ("お互い(?:は|に)?(?!の)", "BothPlayers")):
            match = re.match(said, block[0].text)
            if match is None:
                continue
            told = (block[0].text[match.end() :], *(s.text for s in block[1:]))
            for size in range(1, len(block) + 1):
                theirs = tuple(
                    Sentence(_their_side(t), s.linked) for t, s in zip(told[:size], block[:size], strict=True)
                )
                for inner in self.read(theirs):
                    yield from ((f"{word}({', '.join(inner)})", *after) for after in self.read(block[size:]))

    def _plain(self, block: Block) -> Iterator[Parts]:
        for size in range(min(len(block), 4), 0, -1):
            text = "。".join(s.text for s in block[:size])
            rest = block[size:]
            cap = CAP.fullmatch(rest[0].text) if rest else None
            for code in self.verbs(text):
                if cap is not None and "each(" in code:
                    yield from ((_capped(code, cap[1]), *after) for after in self.read(rest[1:]))
                yield from ((code, *after) for after in self.read(rest))

    def _joined(self, block: Block) -> Iterator[Parts]:
        """Two acts in one sentence: デッキを1枚引き、手札1枚を…, …を引いた後、…."""
        text, rest = block[0].text, block[1:]
        for at in range(4, len(text) - 3):
            head = text[:at].removesuffix("後")
            codes = self.grammar.read("Did" if head != text[:at] else "Te", head)
            for code in codes:
                for reading in self.read((Sentence(text[at:]),)):
                    for after in self.read(rest):
                        acts = [part[6:-1] if part.startswith("AllOf(") else part for part in reading]
                        yield (f"AllOf({', '.join((code, *acts))})", *after)
                        yield (code, *reading, *after)
                if text[at:].startswith("サイコロ"):
                    for reading in self.read((Sentence(text[at:]), *rest)):
                        yield (f"AllOf({code}, {reading[0]})", *reading[1:])

    # --- what reaches over the sentences behind it

    def _opened(self, block: Block) -> Iterator[Parts]:
        yield from self._conditional(block)
        yield from self._rolled(block)
        yield from self._played(block)
        yield from self._rolled_off(block)
        yield from self._chosen(block)
        yield from self._paid(block)
        yield from self._moment(block)
        yield from self._modes(block)
        yield from self._theirs(block)

    def _modes(self, block: Block) -> Iterator[Parts]:
        """以下の能力から1つを選んで使う。■… ■…"""
        head = re.fullmatch(r"以下の能力から1つを選んで使(う|える)", block[0].text)
        if head is None or len(block) < 3:
            return
        modes: list[list[Sentence]] = []
        for s in block[1:]:
            if s.text.startswith(("■", "・")):
                modes.append([Sentence(s.text[1:])])
            elif modes:
                modes[-1].append(s)
        readings = [self.read(tuple(mode)) for mode in modes]
        for end in range(len(modes[-1]), 0, -1) if modes else ():  # whether the last mode ends earlier, nothing tells
            readings[-1] = self.read(tuple(modes[-1][:end]))
            if all(readings):
                said = f"Modes({', '.join(_one(reading[0]) for reading in readings)})"
                said = f"May({said})" if head[1] == "える" else said
                yield from ((said, *after) for after in self.read(tuple(modes[-1][end:])))

    def conditions(self, text: str) -> Iterator[tuple[str, str]]:
        """(condition, what it is for)."""
        for word in IF:
            at = text.find(word, 2)
            while at > 0:
                head, body = text[:at], text[at + len(word) :]
                if body and not body.startswith(("に使える", "の間")) and not quoted(text, at):
                    head = re.sub("れ$", "る", re.sub("けれ$", "い", head)) if word == "ば" else head
                    for code in self.grammar.read("Cond", head):
                        yield code, body
                at = text.find(word, at + 1)

    def _conditional(self, block: Block) -> Iterator[Parts]:
        for code, body in self.conditions(block[0].text):
            first = (Sentence(body), *block[1:])
            for reach in reaches(block):
                for inner in self.read(first[:reach]):
                    said = f"If({condition_code(code)}, {', '.join(inner)})"
                    yield from ((said, *after) for after in self.read(first[reach:]))

    def _rolled(self, block: Block) -> Iterator[Parts]:
        head, colon, tail = block[0].text.partition(":")
        match = ROLL.fullmatch(head)
        if match is None:
            return
        inner = ((Sentence(tail),) if colon and tail else ()) + block[1:]
        quantities = self.grammar.read("Q", match[1]) if match[1] else ("",)
        if match[2] == "X":
            quantities = self.grammar.read("Amount", match[1].removeprefix("Xは").removesuffix("とし"))
        for cases, rest in self._cases(inner):
            for quantity in quantities:
                times = match[2] if not quantity else quantity if match[2] in "1X" else f"{match[2]} * {quantity}"
                said = cases + (f", n={times}" if times != "1" else "")
                said += ", may=True" if match[3] == "振れる" else ""
                yield from ((f"Roll({said})", *after) for after in self.read(rest))

    def _played(self, block: Block) -> Iterator[Parts]:
        """相手と勝敗が決まるまでじゃんけんする。自分が勝った時、…"""
        head, _, tail = block[0].text.partition(":")
        match = HANDS.fullmatch(head)
        inner = ((Sentence(tail),) if tail else ()) + block[1:]
        won = re.match("自分が勝った(?:時|なら)", inner[0].text) if match and inner else None
        if match is None or won is None:
            return
        first = (Sentence(inner[0].text[won.end() :]), *inner[1:])
        for size in range(len(first), 0, -1):
            for parts in self.read(first[:size]):
                said = ", ".join(parts) + (", may=True" if match[1] else "")
                yield from ((f"RockPaperScissors({said})", *after) for after in self.read(first[size:]))

    def _rolled_off(self, block: Block) -> Iterator[Parts]:
        """お互いにサイコロを1回振る。自分の出た目の数が相手以上なら、…。相手より小さいなら、…"""
        if len(block) < 3 or block[0].text != "お互いにサイコロを1回振る":
            return
        _, won, first = block[1].text.partition("自分の出た目の数が相手以上なら")
        lost = "自分の出た目の数が相手より小さいなら"
        at = next((i for i, s in enumerate(block) if s.text.startswith(lost)), 0)
        if not won or not at:
            return
        then = (Sentence(block[at].text.removeprefix(lost)), *block[at + 1 :])
        for do in self.read((Sentence(first), *block[2:at])):
            for end in range(len(then), 0, -1):
                for less in self.read(then[:end]):
                    said = f"RollOff({_one(do)}, less={_one(less)})"
                    yield from ((said, *after) for after in self.read(then[end:]))

    def _cases(self, block: Block) -> Iterator[tuple[str, Block]]:
        """The branches of a roll and what comes behind them."""
        for size in range(len(block), 0, -1):
            groups: list[tuple[str, list[Sentence]]] = []
            for s in block[:size]:
                case = self._case(s.text)
                if case is not None:
                    groups.append((case[0], [Sentence(case[1])]))
                elif groups and s.continues:
                    groups[-1][1].append(s)
                else:
                    groups = []
                    break
            if groups:
                found = [(face, self.read(tuple(body))) for face, body in groups]
                if all(bodies for _, bodies in found):
                    said = ", ".join(f"{face}: {_one(bodies[0])}" for face, bodies in found)
                    yield f"{{{said}}}", block[size:]
            for parts in self.read(block[:size]) if not groups else ():
                if any("FACE" in p or "rolls(" in p for p in parts):
                    yield _one(parts), block[size:]
        for size in range(1, len(block) + 1):
            for parts in self.read(block[:size]):  # whatever it shows
                if len(parts) == 1 and not any("FACE" in p or "rolls(" in p for p in parts):
                    yield _one(parts), block[size:]

    def _case(self, text: str) -> tuple[str, str] | None:
        if match := ANY_CASE.fullmatch(text):
            face = face_code(match[1] or match[2])
            return (face, match[3]) if face else None
        match = CASE.fullmatch(text)
        face = face_code(match[1]) if match else None
        return (face, match[2]) if match and face else None

    def _chosen(self, block: Block) -> Iterator[Parts]:
        """xを選ぶ。…, xを選び…, xを2人選ぶ。…"""
        text = block[0].text
        head, found, tail = text.partition("を選び")
        if text.endswith("を選ぶ"):
            head, found, tail = text.removesuffix("を選ぶ"), "を選ぶ", ""
        elif match := re.fullmatch(r"(.+)を(\d+人)選ぶ", text):
            head, found, tail = match[1] + match[2], match[0], ""
        rest = ((Sentence(tail),) if tail else ()) + block[1:]
        if found and rest:
            for who in self.grammar.read("Mem", head):
                for end in range(len(rest), 0, -1):
                    for inner in self.read(rest[:end]):
                        said = f"Choose({who}, {', '.join(inner)})"
                        yield from ((said, *after) for after in self.read(rest[end:]))

    def _paid(self, block: Block) -> Iterator[Parts]:
        text = block[0].text
        head, colon, tail = text.partition(":")
        if colon and tail:
            for cost in self.costs(head, "Can"):
                for inner in self.read((Sentence(tail), *block[1:])):
                    yield (f"Pay({cost}, {', '.join(inner)})",)
            for cost in self.costs(head, "Do"):
                for inner in self.read((Sentence(tail), *block[1:])):
                    yield (f"Pay({cost}, {', '.join(inner)}, must=True)",)
        head, found, tail = text.partition("ことで")
        if found and tail:
            for cost in self.costs(head, "Do"):
                for inner in self.read((Sentence(tail), *block[1:])):
                    yield (f"Pay({cost}, {', '.join(inner)}, must=True)",)

    def costs(self, text: str, mood: str) -> Iterator[str]:
        """What is paid: one act, or several that go on from each other."""
        yield from self.grammar.read(mood, text)
        for acts in self._acts(text, mood):
            if len(acts) > 1:
                yield f"AllOf({', '.join(acts)})"

    def _acts(self, text: str, mood: str) -> Iterator[Parts]:
        yield from ((code,) for code in self.grammar.read(mood, text))
        for at in range(4, len(text) - 3):
            for one in self.grammar.read("Te", text[:at]):
                yield from ((one, *others) for others in self._acts(text[at:], mood))

    def _moment(self, block: Block) -> Iterator[Parts]:
        """When this Arts downs somebody; during this turn, each time something happens."""
        text = block[0].text
        soon = [("", "Later")] if text.startswith("このターンが終了する時") else []
        for prefix, word in (("このターンの間", "During"), ("次に", "Later"), *soon, ("", "When")):
            if not text.startswith(prefix):
                continue
            for event, body in events(self.grammar, text.removeprefix(prefix)):
                first = (Sentence(body), *block[1:])
                for end in range(len(first), 0, -1) if word != "When" else (len(first),):
                    for inner in self.read(first[:end]):
                        said = f"{word}({event}, {', '.join(inner)})"
                        yield from ((said, *after) for after in self.read(first[end:]))

    def _if_did(self, block: Block) -> Iterator[Parts]:
        """v。〜したなら、…"""
        texts = [s.text for s in block]
        for size in range(1, min(len(block), 4)):
            again = size - 1 if texts[size : 2 * size - 1] == texts[: size - 1] else 0  # said again in full
            done = (
                re.match(r"(?:この能力で)?(.+?)(?:なら|時)(.+)", texts[size + again]) if texts[size + again :] else None
            )
            if done is None:
                continue
            bare = DONE.fullmatch(done[1])
            said = "。".join(texts[:size])
            did = "。".join((*texts[size : size + again], done[1]))
            if bare is None and did != said and not any(self.costs(did, "Did")):
                continue
            counts = [f", n={bare[1]}"] if bare is not None and bare[1] else [""]
            if counts != [""] and any(self.costs(done[1], "Did")):
                counts.append("")
            first = (Sentence(done[2]), *block[size + again + 1 :])
            for code in (*self.verbs(said), *(c for c in self.costs(said, "Do") if c.startswith("AllOf("))):
                for end in range(len(first), 0, -1):
                    for inner in self.read(first[:end]):
                        for enough in counts:
                            said = f"IfDid({code}, {', '.join(inner)}{enough})"
                            yield from ((said, *after) for after in self.read(first[end:]))

    def _instead(self, block: Block) -> Iterator[Parts]:
        """base。cなら、かわりに、better."""
        for size in range(1, len(block)):
            for code, body in self.conditions(block[size].text):
                if not body.startswith("かわりに"):
                    continue
                better_said = (Sentence(body.removeprefix("かわりに")), *block[size + 1 :])
                for base in self.read(block[:size]):
                    for end in (1, 3, 2):
                        for better in self.read(better_said[:end]) if end <= len(better_said) else ():
                            said = f"If({condition_code(code)}, {_one(better)}, instead_of={base[-1]})"
                            if end == 1 or len(better) == 1:
                                yield from ((*base[:-1], said, *after) for after in self.read(better_said[end:]))

    # --- who was spoken of

    def _spoken(self, parts: Parts) -> Parts:
        """Behind a Send, "that holomem" is the one that got it; beside the target it is the target."""
        sent = False
        found = []
        for part in parts:
            part = re.sub(r"\bIT\b", "TARGET", part) if re.search(r"\bTARGET\b", part) else part
            found.append(re.sub(r"\bIT\b", "RECEIVER", part) if sent else part)
            sent = sent or part.startswith(("Send(", "Attach(", "Reattach(", "May(Send(", "May(Attach("))
        return tuple(found)


def events(grammar: TextGrammar, text: str) -> Iterator[tuple[str, str]]:
    """(event, what happens then)."""
    at = text.find("時", 2)
    while at > 0:
        for code in grammar.read("Event", text[:at]) if not quoted(text, at) else ():
            yield code, text[at + 1 :]
        at = text.find("時", at + 1)


def _capped(code: str, cap: str) -> str:
    at = code.index("each(") + 5
    depth = 1
    while depth:
        depth += {"(": 1, ")": -1}.get(code[at], 0)
        at += 1
    return f"{code[: at - 1]}, cap={cap}{code[at - 1 :]}"


def _one(parts: Parts) -> str:
    return parts[0] if len(parts) == 1 else f"AllOf({', '.join(parts)})"


def _their_side(text: str) -> str:
    """What the other player does, from their side: 自身の手札 → 自分の手札."""
    text = text.replace("自分の", "\0").replace("自身の", "自分の").replace("それぞれの", "自分の")
    return text.replace("\0", "相手の")
