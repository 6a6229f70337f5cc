"""How a game of the hololive OCG ends, by the rule that ended it: {who} is the seat that lost by it."""

from __future__ import annotations

from kaimaku.speech.outcome import ROOM

ENDINGS: dict[str, tuple[str, str]] = {
    **ROOM,
    "hocg:11.2.1": ("{who} {have} no life left.", "{who}のライフがなくなりました。"),
    "hocg:11.2.2": ("{who} {have} no holomem left on stage.", "{who}のステージにホロメンがいなくなりました。"),
    "hocg:7.3.2.1": ("{who} had no cards left to draw.", "{who}の引けるカードがなくなりました。"),
    "hocg:6.2.1.9.1": (
        "{who} had no Debut after the last redraw.",
        "{who}は引き直してもDebutホロメンがいませんでした。",
    ),
    "hocg:1.2.3": ("{who} conceded.", "{who}が投了しました。"),
    "hocg:1.2.4": ("A card effect ended the game.", "カードの効果でゲームが終了しました。"),
    "hocg:14.1.1.3": ("Neither player could stop an endless loop.", "無限ループを止められないためです。"),
}
AT_ONCE = ("Both players lost at the same time.", "両者が同時に敗北しました。")
NOBODY_LOST = frozenset({"hocg:14.1.1.3", "room:draw", "room:round", "room:abandoned", "room:closed"})
