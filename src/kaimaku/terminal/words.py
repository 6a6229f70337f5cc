"""What the terminal table says by itself, in both languages."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.kernel.refusals import Lang

Phrases = Mapping[str, tuple[str, str]]
SAY: Phrases = {
    "seated": (
        "You are P1; the other {others} players are {bot} bots. Type a number to choose, or help.",
        "あなたはP1、ほかの{others}人は{bot}ボットです。番号で選びます。使い方は help。",
    ),
    "welcome": (
        "You play {mine} against {theirs} ({bot} bot). Type a number to choose, or help.",
        "あなたは{mine}、相手は{theirs}（{bot}ボット）です。番号で選びます。使い方は help。",
    ),
    "commitment": (
        "Hash of the seed: {commitment}. Check it against the seed shown at the end to verify every shuffle.",
        "シードのハッシュ値：{commitment}（終了時に表示されるシードと照合し、シャッフルを検証できます）",
    ),
    "gentler": ("For a gentler bot: {command}", "やさしい相手と始めるには：{command}"),
    "seed": ("The seed was {seed}.", "シードは{seed}でした。"),
    "ask": ("> ", "> "),
    "no_such_number": ("Type {numbers}.", "{numbers}の番号を入力してください。"),
    "unclear": (
        "I don't understand {text!r}. Type a number from the list, or help.",
        "「{text}」は認識できません。番号か help と入力してください。",
    ),
    "unclear_near": (
        "I don't understand {text!r}. Did you mean {near}?",
        "「{text}」は認識できません。{near} のことですか？",
    ),
    "no_card": ("No card here is called {text!r}.", "「{text}」というカードは見当たりません。"),
    "no_word": ("No card or rule here is called {text!r}.", "「{text}」というカードやルールは見当たりません。"),
    "no_word_near": (
        "No card or rule here is called {text!r}. Did you mean {near}?",
        "「{text}」というカードやルールは見当たりません。近いもの：{near}",
    ),
    "no_cards_yet": ("You have no cards in hand yet.", "手札はまだありません。"),
    "more_rules": ("{n} more rules: {command}", "ほかに{n}件のルールがあります：{command}"),
    "which": ("Which one? {names}.", "どれですか？ {names}"),
    "not_yours": (
        "You can't use {name}: it isn't in your hand or on your side.",
        "{name}は自分の手札にも場にもないので使えません。",
    ),
    "nothing": ("You can't do anything with {name} right now.", "今、{name}でできることはありません。"),
    "possible": ("You can:", "できること："),
    "refused": ("You can't:", "できないこと："),
    "rule": ("Rule {id}: {says}", "ルール {id}：{says}"),
    "why_what": (
        "Type why and a card, a letter of your hand, or a place such as center.",
        "why に続けて、カード名、手札の記号、センターなどの場所を入力してください。",
    ),
    "nothing_certain": (
        "Nothing about that is certain in advance.",
        "前もって確実に言えることはありません。",
    ),
    "hint": ("Hint: {what}", "ヒント：{what}"),
    "no_hint": ("No hint here.", "ここで使えるヒントはありません。"),
    "puzzle": (
        "Both hands are open and luck plays no part. Shortest solution: {acts}. Type hint if you're stuck.",
        "手札はすべて公開されています。運に頼る手は正解になりません。最短{acts}手です。困ったら hint。",
    ),
    "take_back": ("Type undo to take it back.", "undo で取り消せます。"),
    "no_log": ("Nothing has happened yet.", "まだ何も起きていません。"),
    "no_undo": ("Nothing to undo.", "取り消せる選択がありません。"),
    "undone": ("Undone: {what}.", "取り消しました：{what}"),
    "sure_concede": ("Concede the game? (y/n) ", "投了しますか？ (y/n) "),
    "sure_quit": ("Quit? The game will be saved. (y/n) ", "終了しますか？ 対戦は保存されます。(y/n) "),
    "saved": ("Saved: {path}", "保存しました：{path}"),
    "resume": ("Continue with: {command}", "続きから始めるには：{command}"),
    "review": ("Watch it again with: {command}", "見直すには：{command}"),
    "not_saved": ("Couldn't save the replay: {error}", "リプレイを保存できませんでした：{error}"),
    "win": ("You won.", "あなたの勝ちです。"),
    "lose": ("You lost.", "あなたの負けです。"),
    "draw": ("It's a draw.", "引き分けです。"),
    "thinking": ("The bot is thinking…", "ボットが考えています…"),
    "went_back": ("Resuming where you left off.", "前回の続きから再開します。"),
}


HELP: tuple[str, str] = (
    """\
NUMBER        choose that option (Enter if there is only one)
LETTER        use that card from your hand
? CARD        read a card: {read}
why CARD      why can't I use it? the reason and the rule
what [NUMBER] what would it do? one option, or all of them
hint          what the strongest bot would do, and why
{own}board         show the table again
log           show the journal
undo          undo your last decision
seed          the hash of the seed: check it at the end to verify every shuffle
lang en|ja    switch the language
concede, quit{note}""",
    """\
番号          その選択肢を選ぶ（1つだけならEnter）
記号          手札のそのカードを使う
? カード      カードを読む：{read}
why カード    なぜ使えないのか、理由とルール
what [番号]   選ぶとどうなるか（番号なしですべて）
hint          一番強いボットならどうするか、その理由
{own}board         場をもう一度表示
log           これまでの記録
undo          直前の自分の選択を取り消す
seed          シードのハッシュ値：終了時に照合すると、シャッフルを検証できます
lang en|ja    言語の切り替え
concede 投了、quit 終了{note}""",
)


def helped(read: tuple[str, str], own: tuple[str, str] = ("", ""), note: tuple[str, str] = ("", "")) -> tuple[str, str]:
    """What can be typed: how cards are named here, commands of this game only, and a last word."""
    en, ja = HELP
    return en.format(read=read[0], own=own[0], note=note[0]), ja.format(read=read[1], own=own[1], note=note[1])


def say(key: str, lang: Lang, **parts: object) -> str:
    return say_of(SAY, key, lang, **parts)


def say_of(phrases: Phrases, key: str, lang: Lang, **parts: object) -> str:
    return phrases[key][lang == "ja"].format(**parts)
