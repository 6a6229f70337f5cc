"""What can be typed at a table of the hololive OCG."""

from __future__ import annotations

HELP: tuple[str, str] = (
    """\
NUMBER        take that option (Enter takes the only one)
LETTER        do something with that card of your hand
? CARD        read a card: a letter, a name, hSD01-004, center, back 2,
              their collab, or the number of an option; ? alone: your hand
why CARD      why can I not use it? the reason and the rule
board         draw the table again
log           everything that happened
undo          take back your last decision
lang en|ja    change the language
concede, quit
Costs: W white, G green, R red, B blue, P purple, Y yellow, * any cheer.""",
    """\
番号          その選択肢を選ぶ(1つだけならEnter)
記号          手札のそのカードを使う
? カード      カードを読む: 記号、名前、hSD01-004、センター、バック2、
              相手のコラボ、選択肢の番号。? だけなら手札全部
why カード    なぜ使えないのか、理由とルール
board         盤面をもう一度表示
log           これまでの記録
undo          直前の自分の選択を取り消す
lang en|ja    言語の切り替え
concede 投了、quit 終了""",
)
