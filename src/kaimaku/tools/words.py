"""What the terminal table says by itself, in both languages."""

from __future__ import annotations

from kaimaku.kernel.refusals import Lang

SAY: dict[str, tuple[str, str]] = {
    "welcome": (
        "You play {mine} against {theirs} ({bot} bot). Type a number to choose; help tells the rest.",
        "あなたは{mine}、相手は{theirs}({bot}ボット)です。番号で選びます。ヘルプは help。",
    ),
    "commitment": (
        "Commitment {commitment}: the seed told at the end must have it, and proves every shuffle.",
        "コミットメント {commitment}(終了時に示すシードと照合し、シャッフルを検証できます)",
    ),
    "seed": ("The seed was {seed}.", "シードは{seed}でした。"),
    "ask": ("> ", "> "),
    "no_such_number": ("There are the options 1 to {n}.", "番号は1から{n}までです。"),
    "unclear": (
        "I did not understand {text!r}: type a number from the list, or help.",
        "「{text}」は分かりません。番号か help と入力してください。",
    ),
    "no_card": ("I see no card called {text!r} here.", "「{text}」というカードは見当たりません。"),
    "which": ("Say which: {names}.", "どれですか: {names}"),
    "not_yours": (
        "You can do nothing with {name} now: it is not in your hand or on your side.",
        "{name}は自分の手札・ステージにないので何もできません。",
    ),
    "nothing": ("There is nothing to do with {name} at this question.", "この質問では{name}は選べません。"),
    "possible": ("Possible now:", "今できます:"),
    "refused": ("Not now:", "今はできません:"),
    "rule": ("Rule {id}: {says}", "ルール {id}: {says}"),
    "why_what": (
        "why CARD: name a card, a letter of your hand, or a place such as center.",
        "why カード: カード名、手札の記号、センターなどを入力してください。",
    ),
    "no_log": ("Nothing has happened yet.", "まだ何も起きていません。"),
    "no_undo": ("There is nothing to take back.", "取り消せる選択がありません。"),
    "undone": ("Taken back: {what}.", "取り消しました: {what}"),
    "sure_concede": ("Concede the game? (y/n) ", "投了しますか? (y/n) "),
    "sure_quit": ("Leave? The game is saved. (y/n) ", "終了しますか? 対局は保存されます。(y/n) "),
    "saved": ("Saved: {path}", "保存しました: {path}"),
    "resume": ("Go on with: {command}", "続きから: {command}"),
    "review": ("See it again with: {command}", "見直すには: {command}"),
    "not_saved": ("The replay could not be saved: {error}", "リプレイを保存できませんでした: {error}"),
    "ended": ("The input ended before the game did.", "対局の途中で入力が終わりました。"),
    "win": ("You win.", "あなたの勝ちです。"),
    "lose": ("The opponent wins.", "相手の勝ちです。"),
    "draw": ("The game is a draw.", "引き分けです。"),
    "went_back": ("The game goes on where it was left.", "前回の続きから再開します。"),
}


def say(key: str, lang: Lang, **parts: object) -> str:
    return SAY[key][lang == "ja"].format(**parts)
