"""What a player is told about a replay that cannot be read or does not play through."""

from __future__ import annotations

from kaimaku.kernel.replay import BadReplay, Wrong
from kaimaku.wire.common import Words

WORDS: dict[Wrong, tuple[str, str]] = {
    "foreign": ("This isn't a Kaimaku replay file.", "開幕のリプレイファイルではありません。"),
    "damaged": (
        "This replay file is damaged or incomplete.",
        "リプレイファイルが壊れているか、途中で切れています。",
    ),
    "format": (
        "This replay was saved by a version of Kaimaku that this server can't read.",
        "このリプレイは、このサーバーでは読めないバージョンの開幕で保存されました。",
    ),
    "game": (
        "This is a replay of a game that isn't on this server.",
        "このサーバーにないゲームのリプレイです。",
    ),
    "beginning": (
        "This replay starts from a position that the rules don't allow.",
        "このリプレイは、ルール上ありえない局面から始まっています。",
    ),
    "move": (
        "This replay doesn't play through: move {at} isn't legal.",
        "このリプレイは最後まで再生できません。{at}手目はルール上できない行動です。",
    ),
    "course": (
        "This replay doesn't play through: by move {at} the game differs from the file.",
        "このリプレイは最後まで再生できません。{at}手目までにファイルの記録と違う展開になります。",
    ),
    "end": (
        "This replay doesn't play through: the game doesn't end as the file says.",
        "このリプレイは最後まで再生できません。結果がファイルの記録と違います。",
    ),
}


def in_words(error: BadReplay) -> Words:
    en, ja = WORDS[error.wrong]
    return Words(en.format(at=error.at), ja.format(at=error.at))
