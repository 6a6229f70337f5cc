"""What the terminal table of VCard says by itself, in both languages."""

from __future__ import annotations

from kaimaku.kernel.refusals import Lang

SAY: dict[str, tuple[str, str]] = {
    "welcome": (
        "You play against a {bot} bot; {first} begins. Type a number to choose; help tells the rest.",
        "相手は{bot}ボットです。先攻は{first}です。番号で選びます。ヘルプは help。",
    ),
    "you": ("you", "あなた"),
    "You": ("You", "あなた"),
    "opponent": ("the opponent", "相手"),
    "Opponent": ("Opponent", "相手"),
    "player": ("Player {n}", "プレイヤー{n}"),
    "setup": ("Set-up", "ゲームの準備"),
    "my_turn": ("Round {round}, turn {n}: your {phase}", "ラウンド{round} ターン{n} あなたの{phase}"),
    "their_turn": ("Round {round}, turn {n}: the opponent's {phase}", "ラウンド{round} ターン{n} 相手の{phase}"),
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
    "queue": ("Queue, the newest last", "キュー(新しいものが下)"),
    "none": ("–", "–"),
    "face_down": ("face down", "裏向き"),
    "locked": ("Locked", "Lock済み"),
    "ready": ("Lock ready", "Lock可"),
    "paired": ("Paired", "ペア"),
    "canceled": ("canceled", "キャンセル"),
    "trade": ("discard three, draw two", "3枚捨てて2枚引く"),
    "no_sum": (
        "There is no VTuber {text!r} whose Power Level could be told.",
        "「{text}」というVTuberのPLは分かりません。",
    ),
    "no_combat": ("There is no combat to look at now.", "今見られる戦闘はありません。"),
    "combat": ("Combat of round {n}", "ラウンド{n}の戦闘"),
    "total": ("total", "合計"),
    "helped": ("help from the Backstage", "バックステージからの加勢"),
    "won": ("{who} won.", "{who}の勝ち。"),
    "tie": ("A Complete Tie.", "完全な引き分け。"),
    "no_active": ("no Active VTuber", "アクティブなし"),
}
PHASES: dict[str, tuple[str, str]] = {
    "setup": ("set-up", "準備"),
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
    "element": ("element of the Mascot", "マスコットと同じ属性"),
    "paired": ("Paired with the Mascot", "マスコットとペア"),
    "ally": ("Ally", "アライ"),
    "world": ("World", "ワールド"),
    "passive": ("Passive", "Passive"),
}
TYPES: dict[str, tuple[str, str]] = {
    "vtuber": ("VTuber", "VTuber"),
    "mascot": ("Mascot", "マスコット"),
    "world": ("World", "ワールド"),
    "boost": ("Boost", "ブースト"),
    "ally": ("Ally", "アライ"),
    "reinforcement": ("Reinforcement", "増援"),
}
HELP: tuple[str, str] = (
    """\
NUMBER        take that option (Enter takes the only one)
LETTER        do something with that card of your hand
? CARD        read a card: a letter, a name, CCD-049, active, back 2,
              their active, mascot, world, or the number of an option;
              ? alone: your hand
why CARD      why can I not use it? the reason and the rule
pl, pl CARD   what a Power Level is made of
combat        how the last combat was counted
board         draw the table again
log           everything that happened
undo          take back your last decision
lang en|ja    change the language
concede, quit
You are asked for Priority only if you could answer.""",
    """\
番号          その選択肢を選ぶ(1つだけならEnter)
記号          手札のそのカードを使う
? カード      カードを読む: 記号、名前、CCD-049、アクティブ、バック2、
              相手のアクティブ、マスコット、ワールド、選択肢の番号。
              ? だけなら手札全部
why カード    なぜ使えないのか、理由とルール
pl、pl カード PLの内訳
combat        直前の戦闘の内訳
board         盤面をもう一度表示
log           これまでの記録
undo          直前の自分の選択を取り消す
lang en|ja    言語の切り替え
concede 投了、quit 終了
優先権は、応じられる時にだけ聞かれます。""",
)


def say(key: str, lang: Lang, **parts: object) -> str:
    return SAY[key][lang == "ja"].format(**parts)
