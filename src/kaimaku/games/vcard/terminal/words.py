"""What the terminal table of VCard says by itself, in both languages, and what it calls cards and players."""

from __future__ import annotations

from functools import partial

from kaimaku.kernel.refusals import Lang
from kaimaku.speech import plain as speech
from kaimaku.terminal.words import helped, say_of
from kaimaku.wire.common import Words

from ..card import BY_ID, VTUBER, CardDef

SAY: dict[str, tuple[str, str]] = {
    "welcome": (
        "You're playing the {bot} bot. {first} Type a number to choose, or help for more.",
        "相手は{bot}ボットです。{first}番号で選びます。ヘルプは help です。",
    ),
    "you_begin": ("You go first.", "あなたが先攻です。"),
    "bot_begins": ("The bot goes first.", "相手が先攻です。"),
    "You": ("You", "あなた"),
    "Opponent": ("Opponent", "相手"),
    "setup": ("Setup", "ゲームの準備"),
    "my_turn": ("Round {round}, turn {n}: your {phase}", "ラウンド{round} {n}ターン目 あなたの{phase}"),
    "their_turn": ("Round {round}, turn {n}: the opponent's {phase}", "ラウンド{round} {n}ターン目 相手の{phase}"),
    "no_turn": ("Round {round}: {phase}", "ラウンド{round} {phase}"),
    "points": ("points", "ポイント"),
    "hand": ("hand", "手札"),
    "deck": ("deck", "デッキ"),
    "discard": ("discard", "捨て札"),
    "coins": ("Coins", "コイン"),
    "mana": ("Mana", "マナ"),
    "supports": ("Supports", "サポート"),
    "active": ("Active", "アクティブ"),
    "backstage": ("Backstage {n}", "バックステージ{n}"),
    "mascot": ("Mascot", "マスコット"),
    "world": ("World", "ワールド"),
    "queue": ("Queue (newest last)", "キュー（新しいものが下）"),
    "none": ("–", "–"),
    "face_down": ("face down", "裏向き"),
    "locked": ("Locked", "Lock済み"),
    "ready": ("Lock ready", "Lock可"),
    "paired": ("Paired", "ペア"),
    "canceled": ("canceled", "キャンセル"),
    "trade": ("discard three, draw two", "3枚捨てて2枚引く"),
    "no_sum": (
        "No VTuber in play matches {text!r}.",
        "「{text}」に当てはまるVTuberは場にいません。",
    ),
    "no_combat": ("No recent combat.", "直前の戦闘はありません。"),
    "combat": ("Combat of round {n}", "ラウンド{n}の戦闘"),
    "total": ("total", "合計"),
    "helped": ("Backstage helpers", "バックステージからの加勢"),
    "won": ("{who} won.", "{who}の勝ち。"),
    "tie": ("Complete Tie.", "完全な引き分け。"),
    "no_active": ("no Active VTuber", "アクティブなし"),
}
PHASES: dict[str, tuple[str, str]] = {
    "setup": ("setup", "準備"),
    "reveal": ("Reveal Phase", "公開フェイズ"),
    "start": ("Start of Turn", "ターン開始"),
    "draw": ("Draw Phase", "ドローフェイズ"),
    "main": ("Main Phase", "メインフェイズ"),
    "end": ("End of Turn", "ターン終了"),
    "combat": ("combat", "戦闘"),
    "after": ("after combat", "戦闘後"),
}
TERMS: dict[str, tuple[str, str]] = {
    "printed": ("printed", "カードの値"),
    "counter": ("PL counters", "PLカウンター"),
    "food": ("Food", "Food"),
    "burn": ("Burn", "Burn"),
    "advantage": ("Elemental Advantage", "属性有利"),
    "element": ("Mascot's element", "マスコットと同じ属性"),
    "paired": ("Paired with the Mascot", "マスコットとペア"),
    "ally": ("Ally", "アライ"),
    "world": ("World", "ワールド"),
    "passive": ("Passive", "Passive"),
}
HELP = helped(
    (
        """\
a letter, a name, CCD-049, active, back 2,
              their active, mascot, world, or the number of an option;
              ? alone: your hand""",
        """\
記号、名前、CCD-049、アクティブ、バック2、
              相手のアクティブ、マスコット、ワールド、選択肢の番号。
              ? だけなら手札全部""",
    ),
    (
        """\
pl, pl CARD   break a Power Level down
combat        break the last combat down
""",
        """\
pl、pl カード PLの内訳
combat        直前の戦闘の内訳
""",
    ),
    ("\nYou only get Priority when you could respond.", "\n優先権は、応じられる時にだけ聞かれます。"),
)
say = partial(say_of, SAY)


def card_name(d: CardDef) -> str:
    """A card is called the same in both languages; its stage tells VTubers of a line apart."""
    return f"{d.facts.name} PL{d.facts.pl}" if d.facts.type == VTUBER else d.facts.name


def named(number: str) -> str:
    """The card of a number on the wire."""
    return card_name(BY_ID[number]) if number in BY_ID else number


def who(seat: int, reader: int | None, lang: Lang) -> str:
    """You and the opponent; to an onlooker both are players with a number."""
    if reader is None:
        return speech.players(None, lang)[seat]
    return say("You" if seat == reader else "Opponent", lang)


def in_sentence(label: str, number: str) -> str:
    """A card of a sentence with its stage."""
    return named(number) if number in BY_ID else label


def plain(words: Words, reader: int | None, lang: Lang) -> str:
    """A sentence of the table for the terminal."""
    return speech.plain(words, lang, speech.players(reader, lang), in_sentence)
