"""What a deck of the hololive OCG looks like."""

import re

from kaimaku.decks.shape import Shape


def _number(found: re.Match[str]) -> str:
    digits = found["digits"]
    return f"h{found['letters'].upper()}{digits.zfill(2) if digits else ''}-{found['no'].zfill(3)}"


_HEADINGS = {
    "oshi": "oshi|oshis|oshi card|oshi holomem|推し|推しホロメン|推しカード",
    "main": "main|deck|main deck|holomem|holomems|members|support|supports|staff|item|items|event|events|tool|tools"
    "|mascot|mascots|fan|fans|debut|1st|2nd|spot|buzz|1st buzz|メイン|デッキ|メインデッキ|ホロメン|サポート|スタッフ"
    "|アイテム|イベント|ツール|マスコット|ファン",
    "cheer": "cheer|cheers|cheer deck|yell|yells|yell deck|エール|エールデッキ|エールカード",
}
HOCG = Shape(
    game="hocg",
    piles=("oshi", "main", "cheer"),
    home="main",
    kinds={"oshi": "oshi", "cheer": "cheer"},
    # The suffix names one printing (a rarity, sometimes a running number): art, not identity.
    number=re.compile(
        r"(?<![A-Za-z])[hH](?P<letters>[A-Za-z]{1,3})(?P<digits>[0-9]{0,2})-(?P<no>[0-9]{1,3})(?![0-9])"
        r"(?:_[A-Za-z0-9_]+)?"
    ),
    spell=_number,
    own=re.compile(r"(?<![A-Za-z])[hH][A-Za-z]{1,3}[0-9]{1,2}-[0-9]{1,3}(?![0-9])"),
    headings={word: pile for pile, words in _HEADINGS.items() for word in words.split("|")},
    guesses={"hY[0-9]": "cheer"},
    alike=frozenset({"cheer"}),
)
