"""The grammar of Japanese card texts, put together: terminals, tables and noun phrases, for one kind of host."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from kaimaku.games.hocg.lang.words import CAN, DID, PLAIN, TE, inflect
from kaimaku.language.reading import PatternTables, Row, TextGrammar, closes_at_end, escaped, listed, variants

from .phrases import POSITIONS, SIDES, ZONES, Phrases
from .sheet import Glossary
from .spelling import spelt
from .tables.adjectives import ADJECTIVES, COLORS, LEVELS
from .tables.conditions import CONDITIONS
from .tables.events import EVENTS, PAST, WOULD
from .tables.lasting import LASTING
from .tables.quantities import QUANTITIES
from .tables.verbs import VERBS

STEPS = {
    "ターン": "TURN_STEP",
    "リセットステップ": "RESET_PHASE",
    "手札ステップ": "DRAW_PHASE",
    "エールステップ": "CHEER_PHASE",
    "メインステップ": "MAIN_PHASE",
    "パフォーマンスステップ": "PERFORMANCE_PHASE",
    "エンドステップ": "END_PHASE",
}
PLACES = {"センター": "AT_CENTER", "コラボ": "AT_COLLAB", "バック": "AT_BACK"}
SPOKEN = {
    "このホロメン": ("THIS",),
    "そのホロメン": ("IT",),
    "そのダウンしたホロメン": ("IT",),
    "そのホロメン1人": ("IT",),
    "選んだホロメン": ("CHOSEN_ONE",),
    "選んだホロメン1人": ("CHOSEN_ONE",),
    "このアーツの対象": ("TARGET",),
    "このアーツの対象のホロメン": ("TARGET",),
    "バックポジションに移動したホロメン": ("MOVED_BACK",),
    "この能力でエールを送られたホロメン全員": ("RECEIVERS",),
    "そのカード": ("THAT_CARD",),
    "その相手のホロメン": ("IT",),
    "その相手のセンターホロメン": ("IT",),
    "その相手のコラボホロメン": ("IT",),
    "その相手のバックホロメン": ("IT",),
    "その相手のバックホロメン1人": ("IT",),
}
SELVES = ("このツール", "このマスコット", "このファン", "このカード")
# What may stand behind the verb that carries the mood.
TAILS = re.compile(
    r"(。(?:自分の)?(?:エール)?デッキをシャッフルする|。ホロパワーをシャッフルする|【[^】]*】|。ただし.*)$"
)
MOODS = {PLAIN: "Do", CAN: "Can", DID: "Did", TE: "Te"}


def in_mood(pattern: str, mood: int) -> str:
    tail = TAILS.search(pattern)
    body, rest = (pattern[: tail.start()], tail[0]) if tail else (pattern, "")
    return inflect(body, mood) + rest


def spoken_of(attached: bool) -> dict[str, tuple[str, ...]]:
    """Who "this holomem" and "that holomem" are: in the text of an attached card its holder."""
    if not attached:
        return dict(SPOKEN)
    holder: dict[str, tuple[str, ...]] = {"このホロメン": ("HOLDER", "THIS"), "そのホロメン": ("HOLDER", "IT")}
    for kind in ("ツール", "マスコット", "ファン"):
        holder |= {f"この{kind}が付いてい{end}ホロメン": ("HOLDER",) for end in ("る", "た")}
    return SPOKEN | holder


def japanese(words: Glossary, attached: bool = False) -> TextGrammar:
    """The grammar for texts of cards; in those of attached cards "this holomem" is the holder."""
    known_names = {spelt(ja): escaped(en) for ja, en in words.names.items()}
    known_titles = {spelt(ja): escaped(en) for ja, en in words.titles.items()}
    known_tags = {spelt(ja).casefold(): escaped(en) for ja, en in words.tags.items()}  # misprints: the wrong case
    tags = "|".join(re.escape(t) for t in sorted(known_tags, key=len, reverse=True)) or "(?!)"
    colors, levels = dict(COLORS), dict(LEVELS)
    grammar = TextGrammar(
        japanese_tables(),
        {
            "num": (r"\d+", lambda s: s),
            "signed": (r"[+-]\d+", lambda s: s.removeprefix("+")),
            "name": (r"〈[^〉]+〉", lambda s: known_names.get(s[1:-1])),
            "inname": (r"[^〉]+", lambda s: known_names.get(s)),
            "tag": (f"(?i:{tags})", lambda s: known_tags.get(s.casefold())),
            "free": (r"[^」]+", escaped),
            "title": (r"[^」]+", lambda s: known_titles.get(s, escaped(s))),
            "side": listed({"自分の": "MY", "相手の": "OPP"}),
            "whose": listed({"自分の": "", "相手の": "OPP_"}),
            "anyone": listed(SIDES),
            "place": listed(POSITIONS),
            "zone": listed({said: ZONES[said] for said in ("手札", "アーカイブ", "ホロパワー")}),
            "step": listed(STEPS),
            "at": listed(PLACES),
            "colorname": listed(colors),
            "Level": listed(levels),
            "Oshi": listed({"自分の推しホロメン": "OSHI", "相手の推しホロメン": "OPP_OSHI"}),
            "Self": listed(dict.fromkeys(SELVES, "SELF")),
            "facename": (r"[^なの時]+", face_code),
        },
    )
    phrases = Phrases(grammar, spoken_of(attached))
    grammar.readers["Who"] = lambda text: [*phrases.uncounted(text), *phrases.holomem(text)]
    grammar.readers["Color"] = lambda text: (
        [" | ".join(colors[c] for c in text.split("か"))] if all(c in colors for c in text.split("か")) else []
    )
    grammar.readers["Cond"] = lambda text: [
        f"{one} & {two}"
        for match in re.finditer("いて", text)
        for one in grammar.read(
            "Operand", text[: match.start()] + ("いた" if text[match.start() - 1] == "て" else "いる")
        )
        for two in grammar.read("Operand", text[match.end() :])
    ]
    grammar.readers["Operand"] = lambda text: [
        f"({code})" if re.search(r" [<>]=? | \| ", code) else code for code in grammar.read("Cond", text)
    ]
    grammar.readers["Unless"] = lambda text: [
        code.removeprefix("has(").removesuffix(")") if code.startswith("has(") and closes_at_end(code) else code
        for ending, plain in UNLESS
        if text.endswith(ending)
        for code in grammar.read("Cond", text.removesuffix(ending) + plain)
    ]
    grammar.readers["Beside"] = lambda text: [x for x in phrases.uncounted("自分の" + text) if not x.startswith("THIS")]
    grammar.readers["OppMem"] = lambda text: list(phrases.holomem(text)) if text.startswith("相手の") else []
    grammar.readers["OwnMem"] = lambda text: [] if text.startswith("相手の") else list(phrases.holomem(text))
    grammar.readers["OppBare"] = lambda text: list(phrases.holomem("相手の" + text))
    grammar.readers["Placed"] = lambda text: [p for f in phrases.things(text) if (p := phrases.part(f))]
    grammar.readers["FAll"] = lambda text: [
        ", ".join(f) for f in phrases.things(f"[{text.replace('〉と〈', '〉か〈')}]" if "〉と〈" in text else text)
    ]
    return grammar


@cache
def japanese_tables() -> PatternTables:
    tables = PatternTables()
    tables.add("Adj", ADJECTIVES)
    tables.add("Q", QUANTITIES)
    tables.add(
        "Q",
        [
            (f"{said}【数えるのは{{cap:num}}{unit}まで】", code)
            for said, code in CAPPED
            for unit in ("枚", "人", "色", "")
        ],
    )
    tables.add("Count", COUNTS)
    tables.add("Same", SAME)
    tables.add("Past", PAST)
    tables.add("Event", (*EVENTS, *WOULD))
    tables.add("Cond", CONDITIONS)
    tables.add("Amount", AMOUNTS)
    lasting = (*LASTING, *as_x(LASTING))
    timed = [(f"このターンの間{pattern}", code) for pattern, code in lasting]
    for mood, category in MOODS.items():
        for pattern, code in (*VERBS, *as_x(VERBS), *lasting, *timed):
            tables.add(category, [(in_mood(said, mood), code) for said in variants(pattern)])
    for said, until in ((NEXT_TURN[1], "OPP_NEXT_TURN"), ("このゲームの間", "GAME_LONG")):
        tables.add("Te", [(f"{said}{p}", f"{c[:-1]}, until={until})") for p, c in lasting])
    tables.add(
        "Te", [*lasting, *timed, *(row for row in VERBS if row[1].startswith(UNBENT))]
    )  # what has no other form goes on as it is
    tables.add("Do", [("{q:Q}このターンの間{x:Mem}のアーツ{n:signed}", "Arts({n*q}, {x})")])
    tables.add("Do", [("{q:Q}このターンの間{x:Mem}のアーツに必要な無色{n:signed}", "ArtsCost({n*q}, {x})")])
    tables.add(
        "Do", [(f"このターンの間{p}", f"{c[:-1]}, until=THIS_TURN)") for p, c in lasting if c.startswith(DAMAGE)]
    )
    for p, c in lasting:  # what cannot be done, or is taken less, can be so in that turn alone
        only = ["IN_" if c.startswith(("Cannot(", "Takes(")) and m == NEXT_TURN[3] else "" for m in NEXT_TURN]
        tables.add(
            "Do", [(f"{m}{p}", f"{c[:-1]}, until={x}OPP_NEXT_TURN)") for m, x in zip(NEXT_TURN, only, strict=True)]
        )
    tables.add(
        "Do",
        [
            (f"{{x:Mem}}は{said}{per}バトンタッチに必要な無色{{n:signed}}".replace("{n:signed}", n), code)
            for said, until in (
                *((m, "OPP_NEXT_TURN") for m in NEXT_TURN),
                ("このターンの間", ""),
                ("このゲームの間", "GAME_LONG"),
            )
            for per, n, q in (("({q:Q}|)", "{n:signed}", "{n*q}"), ("Xは{a:Amount}とし", "+X", "{a}"))
            for code in (f"Baton({q}, {{x}}{', until=' + until if until else ''})",)
        ],
    )
    tables.add("Do", [(f"このゲームの間{p}", f"{c[:-1]}, until=GAME_LONG)") for p, c in lasting])
    return tables


# 〜しなければ: what must be done or be so, back in its plain form.
UNLESS = (
    ("しなければ", "する"),
    ("戻さなければ", "戻す"),
    ("送らなければ", "送る"),
    ("出さなければ", "出す"),
    ("引かなければ", "引く"),
    ("選ばなければ", "選ぶ"),
    ("見なければ", "見る"),
    ("えなければ", "える"),
    ("けなければ", "ける"),
    ("せなければ", "せる"),
    ("ていないと", "ている"),
    ("いていなければ", "いている"),
    ("っていなければ", "っている"),
    ("いなければ", "いる"),
    ("時でなければ", ""),
    ("でなければ", ""),
    ("以上なければ", "以上"),
    ("なければ", "ある"),
)

NEXT_TURN = (
    "次の相手のターン終了時まで",
    "次の相手のターンが終了するまで",
    "次の相手のターンの終わりまで",
    "次の相手のターンの間",
)
UNBENT = ("Life(", "WinGame(", "ThisArt")
DAMAGE = ("Immune(", "Takes(", "Deals(")
AMOUNTS = (
    ("{x:CardsU}の枚数", "count({x})"),
    ("{x:MemU}の人数", "count({x})"),
    ("自分のライフ", "count(LIFE)"),
    ("相手のライフ", "count(OPP_LIFE)"),
    ("出た目の(数|合計数)", "FACE"),
    ("使ったホロパワー", "PAID"),
    ("回復したダメージ", "RESTORED"),
    ("与えたダメージ", "DEALT"),
    ("オーバーしたダメージ", "OVERKILL"),
    ("{x:Mem}が受けているダメージ(の合計数|)", "damage_on({x})"),
)
CAPPED = tuple((said, code[:-1] + ", cap={cap})") for said, code in QUANTITIES)
COUNTS = (
    ("{x:MemU}の人数と同じ枚数", "count({x})"),
    ("使ったホロパワーと同じ枚数", "PAID"),
    ("回復したダメージと同じ枚数", "RESTORED"),
    ("出た目の数と同じ枚数", "FACE"),
    ("{x:CardsU}と同じ枚数", "count({x})"),
    ("{x:MemU}と同じ枚数", "count({x})"),
    ("{x:CardsU}の枚数と同じ", "count({x})"),
    ("出た目の数と同じ", "FACE"),
    ("{x:Mem}が受けているダメージ(の合計数|)と同じ(枚数|)", "damage_on({x})"),
)
SAME = (
    ("(それ|与えたダメージ|そのダメージ)と同じ数値の", "DEALT"),
    ("{x:Mem}が受けているダメージ(の合計数|)と同じ数値の", "damage_on({x})"),
    ("オーバーしたダメージと同じ数値の", "OVERKILL"),
    ("回復したダメージと同じ数値の", "RESTORED"),
)


def as_x(table: Sequence[Row]) -> list[Row]:
    """Patterns of a number for each of something, with a number that is a whole: Xは…とし、…+X."""
    found = []
    for pattern, code in table:
        number = re.search(r"\{([nk]):(num|signed)\}", pattern)
        if number is not None and pattern.startswith("({q:Q}|)"):
            said = pattern.removeprefix("({q:Q}|)").replace(number[0], "+X" if number[2] == "signed" else "X")
            found.append((f"Xは{{a:Amount}}とし{said}", code.replace(f"{{{number[1]}*q}}", "{a}")))
    return found


@cache
def face_code(said: str) -> str | None:
    """奇数, 3以下, 1か2."""
    if said in ("奇数", "偶数"):
        return "ODD" if said == "奇数" else "EVEN"
    if match := re.fullmatch(r"([1-6])以(下|上)", said):
        return f"face_{'le' if match[2] == '下' else 'ge'}({match[1]})"
    if match := re.fullmatch(r"([1-6])以外", said):
        return f"face_not({match[1]})"
    if re.fullmatch(r"[1-6](か[1-6])*", said):
        return f"face({', '.join(said.split('か'))})"
    return None
