"""Generated card texts against a fact sheet's: what may differ without changing what a card does, and the verdict."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.lang import texts
from kaimaku.kernel.refusals import Lang

Record = Mapping[str, Any]
Rules = tuple[tuple[str, str], ...]
LANGS: tuple[Lang, ...] = ("en", "ja")

# What may differ without changing what a card does. Applied in order, to both sides; English in lower case.
EN: Rules = (
    ("：", ":"),
    (r"\s+", " "),
    (r"([:\]■]) ", r"\1"),
    (r" \+", "+"),
    (r"\.$", ""),
    (r"\bdice\b", "die"),  # misprint
    (r"\bholomems\b", "holomem"),
    (r"\bthe opponent", "your opponent"),
    (r"\bthe deck\b", "your deck"),
    (r"(draw \w+ cards?) from (?:your|their) deck", r"\1"),
    (r"or less cards", "or fewer cards"),
    (r"put (the revealed \w+) into hand", r"add \1 to hand"),
    (r"(^|[.:] ?)then, ", r"\1"),  # sentences are carried out in their order anyway (10.4.2.1)
    (r"if collab with", "if you collab with"),
    (r"to 1 of your", "to your"),  # one receiver unless the text shares out
    (r"(?<!may )(roll a die \w+)\. ?", r"\1:"),  # a roll that must be made needs no colon
    (r"\bif ([^,.:]* is downed)", r"when \1"),  # an event either way
    (r"\b(?:if|when) ([^,.:]*) down(?:s|ed) your opponent", r"when \1 downs your opponent"),
    (r"\b(put|place) ([^.,]*) on (?:your |the )?stage", r"place \2 on stage"),
    (r",? and(?:/or)? ", " and "),  # a comma before "and" says nothing; of names any number is meant either way
    (r"\b(\d) to (\d) ", r"\1~\2 "),
    (r"if attached to an? ", "if attached to "),
    (r"usable when ", "usable if "),
    (r"1 of your holo powers", "1 card from your holo power"),
    (r"you have a center holomem with (#\w+)", r"your center holomem has \1"),
    (r"your opponent's life does not reduce even if downed", "your opponent loses no life even when it is downed"),
    (r"\b(?:if|when) this arts deal(?:s|t) ", "when this arts deals "),
    (r"1 of that opponent's back holomem", "that holomem"),  # hSD03-001: the one that was damaged
    (r"\bthe rest\b", "the remaining cards"),  # older printing
    (r"(put 1 card from your hand) (?:as|to) holo power", r"\1 as holo power"),
    (r"until you have (\d+) cards in hand", r"until your hand has \1 cards"),
    (r"draw cards from your deck until", "draw cards until"),
    (r"archive (\d+ cards?) from hand", r"archive \1 from your hand"),
    (r"\[(〈[^\]]*〉)\](?=\w)", r"\1 "),  # brackets around names
    (r"\[(〈[^\]]*〉)\]", r"\1"),
    (r"holomem (with #[^.,]*?) and with different card names", r"differently named holomem \1"),
    (r"the remaining cards", "the rest"),
    (r"(〉) and (〈[^.]*? from among them)", r"\1 and/or \2"),
    (
        r"your hand has (less|\d+ or fewer|\d+ or more) cards( than your opponent)?(?:'s)?",
        r"you have \1 cards in hand\2",
    ),
    (r"less cards", "fewer cards"),
    (r"(is downed),? and your", r"\1, if your"),  # a condition of the effect either way (G-36)
    (r", and (you have|your)\b", r" and \1"),
    (r"your ((?:(?!your)[^.,:])*) other than this holomem", r"your other \1"),
    (r"during your opponent's turn, usable if ([^:]*):", r"usable if \1 during your opponent's turn:"),
    (r"(center|collab|back) holomem (and|or) (center|collab|back) holomem", r"\1 \2 \3 holomem"),
    (r"your (\w+) holomem( with #[^,.]*?)? in the (center|collab|back) position", r"your \3 \1 holomem\2"),
    (r"'s life does not reduce even if downed", " loses no life even if it is downed"),
    (r"with an? (\w+) attached", r"with \1 attached"),
    (r"(this holomem) has (an? \w+) attached", r"\2 is attached to \1"),
    (r"1 of (this holomem)'s cheers", r"1 cheer from \1"),
    (r"\byou have used\b", "you used"),
    (r"there are (\d or more cheers) attached to", r"\1 are attached to"),
    (r"((?:this|that|the chosen) holomem) has (\d or more cheers)", r"\2 are attached to \1"),
    (r"for each ([^,.]*), ([^,.]*)", r"\2 for each \1"),
    (r"use the card 〈", "use 〈"),
    (r"you have (\d or (?:more|fewer) [^,.]*?) in your archive", r"there are \1 in your archive"),
    (
        r"\b(all|\d) ((?:\[?\w+[ \]])*(?:〈[^〉]*〉|holomem(?: with #[^,.]*?)?)) (?:on|from) your stage",
        r"\1 of your \2",
    ),
    (r"if (?:there is )?an? ([^,.]*?)(?: is)? on (your(?: opponent's)?) stage", r"if \2 stage has a \1"),
    (r"if you have an? (holomem[^,.]*)", r"if your stage has a \1"),  # no zone named means the stage (G-25)
    (r"stage has an? (〈[^〉]*〉)(?: holomem)?", r"stage has a \1"),
    (r"holomem has bloomed", "holomem bloomed"),
    (r"each of ((?:this|that|the chosen) holomem)'s cheers", r"each cheer attached to \1"),
    (r"1 of your opponent's (center|collab) holomem", r"your opponent's \1 holomem"),  # a side has only one
    (r"this arts' target(?: holomem)?", "the target of this arts"),
    (r"each different color", "each color"),
    (r"both players' stage\b", "both players' stages"),
    (r"if archived, ", "if you did, "),
    (r" and it to hand", " and add it to hand"),  # misprint
    (r"returned to deck\b", "returned to your deck"),
    (r"■", ""),  # a bullet before a sentence
    (r"\bif (?:returned|archived),", "if you did,"),
    (r" by this ability", ""),  # what a text counts is always its own doing
    (r"(\d) stacked holomem from ([^.]*?) to hand", r"\1 holomem stacked to \2 to hand"),
    (r"1 of your downed holomem", "that holomem"),  # hBP01-004: the one whose down opens the skill
)
JA: Rules = (
    (r"[、\s]", ""),
    (r"。$", ""),
    ("その後|そして|さらに", ""),
    (
        r"(いる|ある|持つ|いない|以下の|以上の|少ない|〉の|ホロメンの|色が[白緑赤青紫黄]の)時",
        r"\1なら",
    ),  # older: 時 of a state
    (r"(以下|以上|〉|ホロメン|色が[白緑赤青紫黄])のなら", r"\1なら"),
    ("#秘密結社holox", "#秘密結社holoX"),  # misprint
    ("引いた後手札", "引き自分の手札"),
    ("ホロメンに手札から付けた", "手札からホロメンに付けた"),
    ("ならにしか使えない", "ならでなければ使えない"),
    ("付いてるホロメン", "付いているホロメン"),  # misprint
    ("その相手のバックホロメン(?:1人)?", "そのホロメン"),  # hSD03-001: the one that was damaged
    ("ホロメン1人に", "ホロメンに"),
    ("自分のダウンしたホロメン1人", "そのホロメン"),
    ("のステージの", "の"),  # no zone named means the stage (G-25)
    (r"のステージに([^。]*がいる)", r"の\1"),
    ("回振る:", "回振る。"),  # a roll that must be made needs no colon
    ("そのホロメン1人", "そのホロメン"),  # who was spoken of is one
    ("このホロメン以外の自分の", "自分の他の"),
    ("(〉|以下)の時", r"\1なら"),  # older printings say 時 of a state
    ("(持つ|いない|少ない)時", r"\1なら"),
    ("少なければ", "少ないなら"),
    ("ていた時", "ていたなら"),
    (r"\(ダウンしても相手のライフは減らない\)", "。ただしダウンしても相手のライフは減らない"),
    (r"((?:奇数|偶数|\d(?:以上|以下)?)(?:か\d)*)の時", r"\1なら"),  # older printings
    (r"HPを(\d+)回復する", r"HP\1回復"),
    ("この能力で(?=戻した|アーカイブした|公開した)", ""),  # what a text counts is always its own doing
    ("ホロメン1人のHP", "ホロメンのHP"),  # one, unless the text says how many
    ("(センター|コラボ)ポジションのホロメン1人", r"\1ホロメン"),  # a side has only one
    ("コラボホロメンどちらかに", "コラボホロメンに"),
    ("■", ""),  # a bullet before a sentence
    # further sets
    ("~", "～"),
    ("ならに使える", "なら使える"),
    (r"ポジション・", "・"),
    (r"(\[[^\]]*ポジション限定\])(\[(?:ターン|ゲーム)に1回\])", r"\2\1"),  # two marks in either order
    ("自分のメインステップに使える:", "自分のメインステップで"),
    (r"(いる|ある)間", r"\1なら"),  # of a standing text
    (r"(以下|以上)の間", r"\1なら"),
    (r"(ホロメン|〉)1枚を使って", r"\1を使って"),
    (r"(自分|相手)の(ステージに)?ホロメンの〈", r"\1の\2〈"),
    (r"(自分|相手)のホロメンの([白緑赤青紫黄]?エール)", r"\1の\2"),
    (r"のステージに([^。]*が(?:いない|\d+人以上いる))", r"の\1"),
    ("自分のこのホロメン以外の", "自分の他の"),
    (r"につき\(数えるのは(\d+)(枚|人)まで\)([^。]*)", r"につき\3。ただし数える\2数は\1\2まで"),
    (r"\(エールは最大(\d+)枚まで\)", r"。ただし数える枚数は\1枚まで"),
    ("無色エール", "無色"),
    ("はアーツに必要な色すべてを無色にする", "のアーツに必要なエールの色すべてを無色にする"),
    ("はエールを必要とせずにアーツを使える", "のアーツはエールを必要とせずに使える"),
    ("はアーツで相手のバックホロメンも対象にできる", "のアーツは相手のバックホロメンも対象にできる"),
    ("を公開できる:公開した(?:カード|ホロメン)をステージに出す", "を公開しステージに出せる"),
    ("を公開できる:公開した(?:カード|ホロメン)を手札に加える", "を公開し手札に加えられる"),
    ("公開したカードすべてを", "公開したカードを"),
    (r"(?<=\d枚)を選び", "を"),
    ("(エール|カード|〉|手札)好きな枚数を", r"\1を好きな枚数"),
    ("を好きな枚数選(?:び|んで)", "を好きな枚数"),
    (r"エール1枚ずつを([^。]*?)に(送|付け替え)", r"エールを\1に1枚ずつ\2"),
    ("(?:そのサイコロの結果をすべて無くしはじめから)?サイコロを(?:1回)?振り直す", "振り直す"),
    ("ホロメンが能力でサイコロ", "ホロメンの能力でサイコロ"),
    (r"\[((?:〈[^〉]+〉か)+〈[^〉]+〉)\]", r"\1"),  # brackets around a list that stands alone
    (r"\[((?:[ァ-ヶー]+か)+[ァ-ヶー]+)\]", r"\1"),
    (r"(?<=自分の|相手の)\[(センターホロメンかコラボホロメン)\]", r"\1"),
    (r"\[((?:[白緑赤青紫黄]エールか)+[白緑赤青紫黄]エール)\](?=が付)", r"\1"),
    (r"◆\[([^\]]*)\]に付いて", r"◆\1に付いて"),
    (r"コラボホロメン1人を選ぶ", "コラボホロメンを選ぶ"),  # center or collab: one of the two
    (r"サポート(?!カード)", "サポートカード"),
    ("引き手札", "引き自分の手札"),
    (r"(ホロパワー|手札|アーカイブ|重なっているホロメン)が(\d+枚(?:以上|以下))ある", r"\1が\2"),
    ("ちょうど0枚", "0枚"),
    ("このホロメンに付いているエール", "このホロメンのエール"),
    ("(Debut|1st|2nd|Buzz)(?:ホロメンの|の)〈", r"\1〈"),
    ("([白緑赤青紫黄])の〈", r"\1〈"),
    ("(Debut|1st|Buzz)ホロメンからBloom", r"\1からBloom"),
    (r"(が#[^。が]*を持つ)ホロメン(なら|でなければ)", r"\1\2"),
    ("選んだホロメン1人の", "選んだホロメンの"),
    ("ホロメン1人が(センターポジションで|コラボポジションで)?受ける", r"ホロメンが\1受ける"),
    (r"([+-]\d+)し(?=自分|このホロメン|その)", r"\1。"),
    ("オーバーしていれば", "オーバーしていたなら"),
    ("(?:1人)?どちらかに", "に"),
    (r"(ホロメン|〉)1人の((?:[白緑赤青紫黄]|\[[^\]]*\])?エール1枚)", r"\1の\2"),  # one cheer is one holomem's
    ("このアーツの対象が相手の", "このアーツの対象が"),
    ("このアーツの対象のホロメンが(センター|コラボ|バック)ポジションにいる", r"このアーツの対象が\1ホロメン"),
    ("好きな順で(?=デッキの|エールデッキの)", ""),  # the order in a deck is its player's choice (4.1.5)
    ("ポジションに移動する", "ポジションに移動させる"),
    (r"ライフがちょうど(\d)", r"ライフが\1"),
    ("自分が使えるLIMITEDのサポートカードの枚数は", "使えるLIMITEDのサポートカードは"),
    ("デッキを下から", "デッキの下から"),
    ("(?:手札|デッキ)に戻したカード", "戻したカード"),
    ("このホロメンの受ける", "このホロメンが受ける"),
    ("このターンの後にもう1回自分のターンを開始する", "このターンの後もう1回自分のターンを得る"),
    ("それと同じ数値の", "与えたダメージと同じ数値の"),
    ("Xは(与えたダメージ|オーバーしたダメージ)とし特殊ダメージXを", r"\1と同じ数値の特殊ダメージを"),
    ("ことでアーカイブの", "ことで自分のアーカイブの"),
    ("([^。:]*につき)このターンの間", r"このターンの間\1"),
    ("(#[^を。]*を持つ)自分のホロメン", r"自分の\1ホロメン"),
    (r"\(相手のライフは減らない\)", "。ただしダウンしても相手のライフは減らない"),
    ("その相手の(?:センター|コラボ)?ホロメン", "そのホロメン"),
    ("公開し公開した[^を。]*を手札に", "公開し公開したカードを手札に"),
    (r"枚を公開し((?:自分の|この)[^。]*?に(?:付け|送)|ステージに出|アーカイブ)", r"枚を\1"),  # there it is seen anyway
    ("させることができる", "させられる"),
    (r"(公開したカード|ホロパワーの上から\d枚)を手札に戻す", r"\1を手札に加える"),
    ("自分のホロメン全員に付いている", "自分の"),
    ("ホロメンの受けるダメージ", "ホロメンが受けるダメージ"),
    ("ホロメンの(?:枚数|人数)が相手より", "ホロメンが相手より"),
    (r"を(\d)人選ぶ", r"\1人を選ぶ"),
    ("(Debut|1st|2nd)の([白緑赤青紫黄])ホロメン", r"\2\1ホロメン"),
    (r"アーカイブの([^。]*?)が(\d+枚以[上下])", r"アーカイブに\1が\2"),
    (r"このホロメンに(\w+)が付いているでこのホロメンに(\w+)が付いている", r"このホロメンに\1と\2が付いている"),
    ("センターが〈", "センターホロメンが〈"),
    (r"その中から(\d+枚を手札)", r"その中からカード\1"),
    ("自分のデッキをシャッフルする", "デッキをシャッフルする"),
    ("アーカイブしたホロパワー", "アーカイブしたカード"),
    ("センターの〈", "センターホロメンの〈"),
    ("。・", "。"),
    ("このホロメンと自分の(センター|コラボ|バック)ホロメン", r"このホロメンと\1ホロメン"),
)
# The holder of a tool, mascot or fan is "this holomem" on some cards and spelt out on others.
HOLDER: dict[Lang, Rules] = {
    "en": ((r"the holomem this (tool|mascot|fan) is attached to|that holomem", "this holomem"),),
    "ja": ((r"この(ツール|マスコット|ファン)が付いてい[るた]ホロメン|そのホロメン", "このホロメン"),),
}
NOTE = re.compile(r"(en|ja) .* text differs: .*?; other source: (.*)", re.DOTALL)


@dataclass(frozen=True)
class Finding:
    number: str
    place: str
    lang: Lang
    verdict: str
    generated: str
    reference: str

    @property
    def set(self) -> str:
        return self.number.partition("-")[0]


def normal(text: str, lang: Lang, attached: bool = False) -> str:
    said = text.casefold() if lang == "en" else text
    rules = EN if lang == "en" else JA
    for pattern, put in rules + (HOLDER[lang] if attached else ()):
        said = re.sub(pattern, put, said)
    return said


def printed_texts(record: Record, lang: Lang) -> dict[str, str]:
    """The fact sheet's texts by the places `texts` uses."""
    found = {f"art{i}": art[f"text_{lang}"] for i, art in enumerate(record["arts"], 1)}
    found |= {skill["kind"]: skill[f"text_{lang}"] for skill in record["oshi_skills"]}
    seen: Counter[str] = Counter()
    for keyword in record["keywords"]:
        seen[keyword["kind"]] += 1
        found[f"{keyword['kind']}{seen[keyword['kind']]}"] = keyword[f"text_{lang}"]
    found |= {"text": record[f"text_{lang}"], "extra": record[f"extra_{lang}"]}
    return {place: text for place, text in found.items() if text}


def other_printings(record: Record, lang: Lang) -> list[str]:
    """Wordings that the fact sheet notes beside the one it kept."""
    notes = (NOTE.fullmatch(note) for note in record["notes"] or ())
    return [note[2] for note in notes if note is not None and note[1] == lang]


def verdict(mine: str, theirs: str, lang: Lang, attached: bool, others: Iterable[str] = ()) -> str:
    """Two wordings of one text: `same` to the character, `equal` once both are normal, or `different`."""
    if mine == theirs:
        return "same"
    normals = {normal(text, lang, attached) for text in (theirs, *others)}
    return "equal" if normal(mine, lang, attached) in normals else "different"


def compare(record: Record) -> Iterator[Finding]:
    d = BY_ID[record["number"]]
    for lang in LANGS:
        mine, theirs = texts(d, lang), printed_texts(record, lang)
        others = other_printings(record, lang)
        for place in sorted(mine.keys() | theirs.keys()):
            a, b = mine.get(place, ""), theirs.get(place, "")
            yield Finding(d.id, place, lang, verdict(a, b, lang, d.attachable, others), a, b)
