"""What a viewer may see: the pile and the hands, each card by its name or as a back."""

from __future__ import annotations

from kaimaku.kernel.table import Table
from kaimaku.speech.cards import plain_cards
from kaimaku.speech.eye import Eye
from kaimaku.wire.common import Words
from kaimaku.wire.plain import PlainRow, PlainSeat, PlainView

from .rules import DOUBT
from .table import FIRST, PILE, called, card_words, hand, playing, rank_words


def view(t: Table, viewer: int | None, all_seeing: bool = False) -> PlainView:
    eye, rank = Eye(t, viewer, all_seeing), rank_words(called(t))
    window = t.prompt == DOUBT.number and bool(t.asked)
    return PlainView(
        turn=t.turn,
        active=t.active,
        seats=[PlainSeat(s, f"p{s}", score=len(hand(t, s)), out=not playing(t, s)) for s in range(t.seats)],
        rows=[
            PlainRow("pile", Words("Pile", "場"), cards=plain_cards(eye, t.zones[PILE], card_words, True)),
            *(
                PlainRow(
                    f"hand{s}", Words("Hand", "手札"), s, hand=True, cards=plain_cards(eye, hand(t, s), card_words)
                )
                for s in range(t.seats)
            ),
        ],
        status=Words(f"Called: {rank.en}", f"宣言：{rank.ja}"),
        first=t.used[FIRST,],
        asked=[] if window else list(t.asked),
        window=window,
    )
