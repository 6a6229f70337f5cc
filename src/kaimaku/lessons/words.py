"""What a coach says in every lesson."""

from __future__ import annotations

from kaimaku.wire.common import Words

FINE = Words("That works too.", "それも有効な手です。")
WATCH = Words(
    "The others are playing now. Watch what changes on the table.", "相手の番です。場がどう変わるか見ていましょう。"
)
FREE = Words(
    "Your choice: everything with an orange frame can be used now.",
    "ここは自由に選んでください。オレンジの枠が付いたものが、今使えるものです。",
)
GO_ON = Words(
    "You don't have to do anything here. Continue, unless you want to.",
    "ここでは何もしなくて大丈夫です。先へ進みましょう。",
)
ALL_TRIED = Words(
    "You have tried everything in this lesson. Play on until somebody wins.",
    "このレッスンの内容はすべて体験しました。決着がつくまで続けてみましょう。",
)
