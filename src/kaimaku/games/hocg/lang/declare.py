"""card(): one declaration binds a card's printed facts to what it says."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.refusals import Lang
from kaimaku.language import BadDeclaration

from .. import facts
from ..defs import BY_ID, DEBUT, HOLOMEM, OSHI, SPOT, SUPPORT, CardDef
from ..facts import KeywordKind, Printed
from ..rules.work import ASKED_ROWS
from .history import asks_for
from .hosts import Host
from .keywords import art, attached, bloom_effect, bonus, collab_effect, gift, oshi_skill, sp_skill, stage_skill
from .states import EXTRA_WORDS
from .use import to_use, use
from .words import SUPPORT_JA, Speaker

KEYWORDS: Final[dict[type, KeywordKind]] = {collab_effect: "collab_effect", bloom_effect: "bloom_effect", gift: "gift"}


def card(number: str, *hosts: Host, printed: Printed | None = None) -> CardDef:
    """Declare a card. Its facts come from printed/, or (in tests) with the declaration."""
    found = printed or facts.load().get(number)
    if found is None:
        raise BadDeclaration(f"{number} isn't in printed/")
    if BY_ID.has(number):
        raise BadDeclaration(f"{number} is declared twice")
    d = BY_ID.define(found)
    counts: dict[str, int] = {}
    for host in hosts:
        place = _place(host)
        counts[place] = counts.get(place, 0) + 1
        _check(d, host, counts[place])
    counts.clear()
    for host in hosts:
        place = _place(host)
        counts[place] = counts.get(place, 0) + 1
        host.bind(d, f"hocg:{number}/{place}{counts[place] if counts[place] > 1 else ''}")
        d.hosts.append(host)
        for row, bit in ASKED_ROWS.items():
            if asks_for(host, row):
                d.asks |= bit
    BY_ID.enter(d)
    return d


def _place(host: Host) -> str:
    """Where a text stands on its card."""
    return f"art{host.n}" if isinstance(host, art) else type(host).__name__


def _check(d: CardDef, host: Host, nth: int) -> None:
    """The printed card must have a place for this text, and gives it its position and limit."""
    keyword = KEYWORDS.get(type(host))
    if keyword is not None:
        if d.kind != HOLOMEM:
            en, ja = _instead(d)
            raise BadDeclaration(
                f"{d.id}: only holomem have {keyword}(…); {en}", f"{d.id}：{keyword}(…)はホロメンにだけあります。{ja}"
            )
        if isinstance(host, bloom_effect) and d.level in (DEBUT, SPOT):
            raise BadDeclaration(
                f"{d.id}: nothing blooms into a Debut or Spot holomem; give it a level of 1st or 2nd",
                f"{d.id}：DebutやSpotのホロメンにはBloomできません。Bloomレベルを1stか2ndにしてください。",
            )
        places = [k for k in d.printed.keywords if k.kind == keyword]
        if len(places) < nth:
            raise BadDeclaration(
                f"{d.id}: the printed card has no {keyword} number {nth}",
                f"{d.id}：カードに{nth}つ目の{keyword}がありません。",
            )
        host.limit = host.limit or places[nth - 1].limit
        host.called = places[nth - 1].name
    if isinstance(host, art) and host.n > len(d.arts):
        raise BadDeclaration(
            f"{d.id}: the printed card has no Arts number {host.n}",
            f"{d.id}：カードに{host.n}つ目のアーツがありません。",
        )
    if isinstance(host, (oshi_skill, stage_skill)):
        if d.kind != OSHI:
            raise BadDeclaration(f"{d.id}: only an Oshi has skills", f"{d.id}：スキルは推しホロメンにだけあります。")
        kind = "stage" if isinstance(host, stage_skill) else host.kind
        if sum(s.printed.kind == kind for s in d.skills) < nth:
            raise BadDeclaration(
                f"{d.id}: the Oshi has no entry under `skills` for this {_place(host)}(…): {kind}",
                f"{d.id}：推しホロメンの`skills`に、この{_place(host)}(…)の項目（{kind}）がありません。",
            )
    elif isinstance(host, (art, use)) and nth > 1:
        word = type(host).__name__
        raise BadDeclaration(
            f"{d.id}: two texts for {_place(host)}; write them as one: {word}(…, …)",
            f"{d.id}：{_place(host)}のテキストが2つあります。{word}(…, …)と1つにまとめてください。",
        )
    if isinstance(host, (attached, bonus, to_use)) and not d.attachable:
        raise BadDeclaration(
            f"{d.id}: only tools, mascots and fans are attached",
            f"{d.id}：ホロメンに付けられるのは、ツール、マスコット、ファンだけです。",
        )
    if isinstance(host, use) and (d.attachable or not d.support):
        raise BadDeclaration(
            f"{d.id}: only events, items and staff are used",
            f"{d.id}：use(…)を書けるのは、イベント、アイテム、スタッフだけです。",
        )


def _instead(d: CardDef) -> tuple[str, str]:
    """The host that a card of this kind has."""
    if d.kind not in (SUPPORT, OSHI):
        return "a cheer has no text", "エールにテキストはありません。"
    if d.kind == OSHI:
        hosts: tuple[str, ...] = ("stage_skill(…)", "oshi_skill(…)", "sp_skill(…)")
    else:
        hosts = ("attached(…)", "bonus(…)") if d.attachable else ("use(…)",)
    *first, last = hosts
    en = f"{', '.join(first)} or {last}" if first else last
    return f"write {en}", f"{'、'.join(hosts)}で書いてください。"


def plain(*numbers: str) -> None:
    """Cards with nothing to declare."""
    for number in numbers:
        card(number)


# --- texts ----------------------------------------------------------------------------------------------------------


def texts(d: CardDef, lang: Lang) -> dict[str, str]:
    """Every text of a card by its place: skill, sp, stage, collab_effect1, art2, text, extra."""
    with Speaker.of(d.support):
        return _texts(d, lang)


def _texts(d: CardDef, lang: Lang) -> dict[str, str]:
    found: dict[str, str] = {}
    for host in d.hosts:
        if isinstance(host, sp_skill):
            found["sp"] = host.words(lang)
        elif isinstance(host, oshi_skill):
            found["skill"] = host.words(lang)
        elif isinstance(host, art):
            found[f"art{host.n}"] = host.words(lang)
        elif isinstance(host, stage_skill):
            found["stage"] = host.words(lang)
        elif isinstance(host, (collab_effect, gift)):
            kind = type(host).__name__
            nth = sum(key.startswith(kind) for key in found) + 1
            found[f"{kind}{nth}"] = _listed(host, lang)
    if d.support:
        found["text"] = support_text(d, lang)
    extra = extra_text(d, lang)
    if extra:
        found["extra"] = extra
    return found


def _listed(host: object, lang: Lang) -> str:
    """Several conditions side by side are printed as a list."""
    from .control import If, say

    assert isinstance(host, Host)
    if host.on is None and len(host.parts) > 1 and all(isinstance(p, If) for p in host.parts):
        return "\n".join("■" + say((p,), lang) for p in host.parts)
    return host.words(lang)


def support_text(d: CardDef, lang: Lang) -> str:
    blocks = [h.words(lang) for h in d.hosts if isinstance(h, to_use)]
    own = [h for h in d.hosts if isinstance(h, attached)]
    if own:
        mark = "■" if len(own) > 1 else ""
        blocks.append("\n".join(mark + h.words(lang) for h in own))
    blocks += [h.words(lang) for h in d.hosts if isinstance(h, (bonus, use))]
    if d.attachable:
        blocks.append(attach_text(d, lang))
    return "\n\n".join(blocks)


def attach_text(d: CardDef, lang: Lang) -> str:
    """The rule printed on every tool, mascot and fan, from its facts."""
    kind_ja = SUPPORT_JA[d.support]
    only = " or ".join(f"〈{n}〉" for n in d.printed.attach_only)
    only_ja = "か".join(f"〈{facts.names(n).ja}〉" for n in d.printed.attach_only)
    if d.printed.attach_limit:
        if lang == "ja":
            return f"{kind_ja}は、自分のホロメン1人につき{d.printed.attach_limit}枚だけ付けられる。"
        return f"Only {d.printed.attach_limit} {d.support} can be attached to each of your holomem."
    if lang == "ja":
        whom = f"自分の{only_ja}だけに付けられ、" if only_ja else "自分のホロメンに付けられ、"
        return f"この{kind_ja}は、{whom}1人につき何枚でも付けられる。"
    whom = (
        f"You may only attach this {d.support} to your {only}"
        if only
        else f"You may attach this {d.support} to your holomem"
    )
    return f"{whom}, and you may attach any number of this {d.support} per holomem."


def extra_text(d: CardDef, lang: Lang) -> str:
    """The Extra line follows from the facts (2.11)."""
    lines = [EXTRA_WORDS[line][lang == "ja"] for line in EXTRA_WORDS if line in d.extras]
    if d.printed.also:
        names = "".join(f"〈{n.ja if lang == 'ja' else n.en}〉" for n in d.printed.also)
        ja, en = (f"この{SUPPORT_JA[d.support]}", d.support) if d.support else ("このホロメン", "holomem")
        lines.append(f"{ja}は{names}としても扱う" if lang == "ja" else f"This {en} is also regarded as {names}")
    return "\n".join(lines)
