"""What the terminal table of Danmaku!! says by itself, in both languages."""

from __future__ import annotations

from functools import partial

from kaimaku.terminal.words import helped, say_of

SAY: dict[str, tuple[str, str]] = {
    "win": ("You win.", "あなたの勝ちです。"),
    "lose": ("You lose.", "あなたの負けです。"),
    "setup": ("Setup", "ゲームの準備"),
    "my_turn": ("Turn {n}: your {step}", "{n}ターン目 あなたの{step}"),
    "turn": ("Turn {n}: {who}, {step}", "{n}ターン目 {who}の{step}"),
    "you": ("you", "あなた"),
    "defeated": ("defeated", "敗北"),
    "won": ("won", "勝利"),
    "life": ("life {n}/{m}", "ライフ {n}/{m}"),
    "cards": ("hand {n}", "手札 {n}"),
    "distance": ("Distance {n}", "距離 {n}"),
    "near": ("in range", "射程内"),
    "far": ("out of range", "射程外"),
    "skips": ("skips the next turn", "次のターンを飛ばす"),
    "unknown": ("role unknown", "役割は不明"),
    "incident": ("Incident", "異変"),
    "none": ("none", "なし"),
    "piles": (
        "deck {deck}, discard {discard}, Incident deck {incidents}",
        "山札{deck} 捨て札{discard} 異変デッキ{incidents}",
    ),
    "top": ("on top: {card}", "一番上は{card}"),
    "stack": ("Stack (newest last)", "スタック（新しいものが下）"),
    "then": ("If nobody reacts", "誰もリアクションしなければ"),
    "status": (
        "Range {range}, Danmaku {fired} of {limit}, Spell Card {spell}, max hand {max_hand}",
        "射程{range} 弾幕{fired}/{limit} スペルカード{spell} 手札上限{max_hand}",
    ),
    "can_cast": ("ready", "発動可"),
    "cast": ("used", "使用済み"),
    "role": ("Your role", "あなたの役割"),
    "answers": ("reacting to {what}", "{what}に応じて"),
    "at": ("on {whom}", "{whom}へ"),
}
STEPS: dict[str, tuple[str, str]] = {
    "start": ("start of turn", "ターン開始"),
    "incident": ("incident step", "異変ステップ"),
    "draw": ("draw step", "ドローステップ"),
    "main": ("main step", "メインステップ"),
    "discard": ("discard step", "ディスカードステップ"),
}
STATES: dict[str, tuple[str, str]] = {
    "open": ("waiting", "待機中"),
    "begun": ("being resolved", "解決中"),
    "resolved": ("resolved", "解決済み"),
    "cancelled": ("cancelled", "打ち消された"),
}
SEASONS: dict[str, tuple[str, str]] = {
    "spring": ("Spring", "春"),
    "summer": ("Summer", "夏"),
    "autumn": ("Autumn", "秋"),
    "winter": ("Winter", "冬"),
}
TYPES: dict[str, tuple[str, str]] = {
    "action": ("Action", "アクション"),
    "reaction": ("Reaction", "リアクション"),
    "danmaku": ("Danmaku", "弾幕"),
    "dodge": ("Dodge", "回避"),
    "invocation": ("Invocation", "発動"),
    "item": ("Item", "アイテム"),
    "healing": ("Healing", "回復"),
    "powerup": ("Powerup", "パワーアップ"),
    "defense": ("Defense", "防御"),
    "artifact": ("Artifact", "アーティファクト"),
}
HELP = helped(
    (
        """\
a letter, a name, P2 (character, role, Items),
              incident, or the number of an option; ? alone: your hand""",
        """\
記号、名前、P2(キャラクター・役割・アイテム)、
              incident、選択肢の番号。? だけなら手札全部""",
    ),
    note=(
        "\nYou're only asked to react when you can. If you concede, the others play on.",
        "\nリアクションは、できる時にだけ聞かれます。投了しても、他のプレイヤーは対戦を続けます。",
    ),
)
say = partial(say_of, SAY)
