"""Quantities: so much for each of them."""

CAP = "(【数えるのは{cap:num}(枚|人)まで】|)"

QUANTITIES = (
    ("{x:MemU}1人につき", "each({x})"),
    ("{x:MemU}{n:num}人につき", "each({x}, per={n})"),
    ("{x:CardsU}1枚につき", "each({x})"),
    ("{x:CardsU}{n:num}枚につき", "each({x}, per={n})"),
    ("{x:CardsU}1色につき", "each({x}, by=COLOR)"),
    ("{x:MemU}の色1色につき", "each({x}, by=COLOR)"),
    ("出た目(の数|)1につき", "each(FACE)"),
    ("出た目(の数|){n:num}につき", "each(FACE, per={n})"),
    ("出た目の合計(数|)1につき", "each(FACES)"),
    ("奇数が出た回数1回につき", "each(rolls(ODD))"),
    ("偶数が出た回数1回につき", "each(rolls(EVEN))"),
    ("使ったホロパワー1枚につき", "each(PAID)"),
    ("(このスキルの|)(使った|)ホロパワー1枚につき", "each(PAID)"),
    ("与えたダメージ{n:num}につき", "each(DEALT, per={n})"),
    ("回復したダメージ{n:num}につき", "each(HEALED_HP, per={n})"),
    ("オーバーしたダメージ{n:num}につき", "each(OVERKILL, per={n})"),
    ("{x:MemU}のバトンタッチに必要な無色1(つ|個|)につき", "each({x}.baton)"),
    ("自分のライフ1(つ|枚|)につき", "each(LIFE)"),
    ("相手のライフ1(つ|枚|)につき", "each(OPP_LIFE)"),
    ("自分のホロパワー1枚につき", "each(HOLO_POWER)"),
    ("このターンに{e:Past}(回数|)1回につき", "each(happened({e}))"),
)
