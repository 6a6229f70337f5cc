"""Quantities: so much for each of them."""

from .events import DEEDS

CAP = "(【数えるのは{cap:num}(枚|人)まで】|)"

QUANTITIES = (
    ("{x:MemU}1人につき", "each({x})"),
    ("{x:MemU}{n:num}人につき", "each({x}, per={n})"),
    ("{x:CardsU}1枚につき", "each({x})"),
    ("{x:CardsU}{n:num}枚につき", "each({x}, per={n})"),
    ("{x:CardsU}1色につき", "each({x}, by=COLOR)"),
    ("{x:CardsU}{n:num}色につき", "each({x}, per={n}, by=COLOR)"),
    ("{x:MemU}1色につき", "each({x}, by=COLOR)"),
    ("{x:MemU}{n:num}色につき", "each({x}, per={n}, by=COLOR)"),
    ("{x:MemU}の色1色につき", "each({x}, by=COLOR)"),
    ("出た目(の数|)1につき", "each(FACE)"),
    ("出た目(の数|){n:num}につき", "each(FACE, per={n})"),
    ("出た目の合計(数|)1につき", "each(FACE)"),
    ("(この能力で|){f:facename}が出た回数1回につき", "each(rolls({f}))"),
    ("(この能力で|){f:facename}が出た回数{n:num}回につき", "each(rolls({f}), per={n})"),
    ("使ったホロパワー1枚につき", "each(PAID)"),
    ("手札から(デッキに|)戻したカード1枚につき", "each(FROM_HAND)"),
    ("手札から(デッキに|)戻したカード{n:num}枚につき", "each(FROM_HAND, per={n})"),
    ("(このスキルの|)(使った|)ホロパワー1枚につき", "each(PAID)"),
    ("与えたダメージ{n:num}につき", "each(DEALT, per={n})"),
    ("回復したダメージ{n:num}につき", "each(RESTORED, per={n})"),
    ("オーバーしたダメージ{n:num}につき", "each(OVERKILL, per={n})"),
    ("{x:MemU}のバトンタッチに必要な無色1(つ|個|)につき", "each({x}.baton)"),
    ("自分のライフ1(つ|枚|)につき", "each(LIFE)"),
    ("相手のライフ1(つ|枚|)につき", "each(OPP_LIFE)"),
    ("自分のホロパワー1枚につき", "each(HOLO_POWER)"),
    ("このターンに自分が使っていた{f:F}1枚につき", "each(happened(PLAYS({f})))"),
    *((f"このターンに{deed}回数1回につき", f"each(happened({event}))") for deed, event in DEEDS),
    *((f"このターンに{deed}回数{{n:num}}回につき", f"each(happened({event}), per={{n}})") for deed, event in DEEDS),
    *(
        (f"(直|)前の相手のターンに{deed}回数{n}回につき", f"each(happened({event}, LAST_OPP_TURN){per})")
        for deed, event in DEEDS
        for n, per in (("1", ""), ("{n:num}", ", per={n}"))
    ),
    ("(直|)前の相手のターンにダウンしていた{x:MemU}1人につき", "each(happened(DOWNED({x}), LAST_OPP_TURN))"),
    ("このターンに自分が能力でサイコロを振った回数1回につき", "each(happened(ROLLS()))"),
    ("(この能力で|)アーカイブしたホロパワー1枚につき", "each(ARCHIVED)"),
    ("自分の初期ライフから減っているライフ1につき", "each(LOST_LIFE)"),
    ("このターンに{e:Past}(回数|)1回につき", "each(happened({e}))"),
)
