"""Lines of a pasted list that stand beside its cards: rules and heads of tables, sums, remarks."""

import re

# Repetitions are bounded, as in all that reads pasted lines.
_RULE = re.compile(r"[ |:=+_*~#.-]*(?:---|===|\*\*\*|___|~~~|\|)[ |:=+_*~#.-]*")
_CELLS = re.compile(r"[|,;]")
_HEADS = frozenset(
    {
        *("number", "no", "no.", "nr", "#", "id", "code", "card id", "card code", "card number", "card no", "card no."),
        *(
            "name",
            "card",
            "cards",
            "card name",
            "english",
            "japanese",
            "set",
            "rarity",
            "color",
            "colour",
            "type",
            "kind",
        ),
        *("level", "count", "counts", "qty", "quantity", "copies", "amount", "num", "pcs"),
        *(
            "カードナンバー",
            "カード番号",
            "番号",
            "型番",
            "カード",
            "カード名",
            "名前",
            "枚数",
            "数",
            "種類",
            "色",
            "レアリティ",
        ),
    }
)
_SUM = re.compile(
    r"(?:grand )?(?:total|totals|sum|cards in total|total cards|number of cards|合計|計|総数|総枚数|合計枚数)"
    r"[ :=(-]{0,4}[0-9]{0,4} ?(?:/ ?[0-9]{1,4})? ?(?:cards?|枚)?[ .)]{0,2}",
    re.IGNORECASE,
)
_REMARK = re.compile(r"(?:[^ ]+ ){4}|[.:!?。！？]$")  # a title is shorter than a sentence


def holds_no_card(clean: str) -> bool:
    """The rule under the head of a table, the head itself, or a sum: nothing of it is a card."""
    return bool(_RULE.fullmatch(clean) or _SUM.fullmatch(clean)) or _is_head(clean)


def _is_head(clean: str) -> bool:
    cells = [cell.strip(" \"'*_`").casefold() for cell in _CELLS.split(clean)]
    named = [cell for cell in cells if cell]
    return len(named) > 1 and all(cell in _HEADS for cell in named)


def is_remark(clean: str) -> bool:
    """Worded like a sentence, not like the name of a card."""
    return bool(_REMARK.search(clean))
