"""Names that look alike: what a name looks like, as text that is the same for all of them, and names nobody may have.

After Unicode's UTS 39: compatibility forms, marks and case go, look-alikes become one letter, and letters of several
scripts stand together only where people write so. The table has what can be mistaken in a name of 24 characters.
"""

from __future__ import annotations

import unicodedata
from typing import Final

VOICED: Final = "\u3099\u309a"  # marks without which kana are others
# Letter by letter what looks like the Latin one below it.
_ALIKE: Final = (
    # Cyrillic
    ("авсеһіјкмнорԛѕтухԝьԁӏгпѵ", "abcehljkmhopqstyxwbdlrnv"),
    ("АВСЕНІЈКМОРԚЅТУХԜЬӀЗ", "abcehljkmopqstyxwbl3"),
    # Greek
    ("αβγεικνορτυχωϲϳ", "abyelkvoptuxwcj"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ", "abezhlkmnoptyxc"),
    # Armenian, Latin letters of other kinds
    ("օոսցհզԼԱ", "onugh2ls"),
    ("ıłøđħɑɡɩʟοɪ", "llodhagllol"),
    # digits and signs
    ("01|!", "olll"),
    # kana and the kanji, dashes and kana of the other kind that look like them
    ("力口囗工夕卜二八才千厶又三へべぺり", "カロロエタトニハオチムヌミヘベペリ"),
    ("一—–−―", "ーーーーー"),
    ("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ", "あいうえおつやゆよわアイウエオツヤユヨワカケ"),
)
_AS: Final = {ord(one): other for letters, others in _ALIKE for one, other in zip(letters, others, strict=True)}
_EAST: Final = frozenset(("HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "CJK", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"))
_RESERVED: Final = (
    *("admin", "administrator", "mod", "moderator", "operator", "organizer", "organiser", "judge", "staff"),
    *("official", "system", "server", "support", "bot", "you", "me", "player", "spectator", "nobody", "everybody"),
    *("deleted player", "運営", "管理人", "管理者", "公式", "審判", "あなた", "開幕", "ボット", "退会したプレイヤー"),
)
_IN_NONE: Final = ("kaimaku", "moderator", "administrator", "運営", "管理者", "公式")


def skeleton(name: str) -> str:
    """The same text for all names that a reader may take for each other."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not _mark(c))
    alike = unicodedata.normalize("NFC", plain).translate(_AS).casefold().translate(_AS).replace("i", "l")
    said = "".join(c for c in alike if c.isalnum() or c == "ー").replace("rn", "m").replace("vv", "w")
    return said or alike or name


def mixed(name: str) -> bool:
    """Are there letters of scripts that nobody writes together? Latin goes with those of East Asia."""
    scripts = {_script(c) for c in unicodedata.normalize("NFKC", name) if c.isalpha()}
    others = scripts - _EAST
    return len(others) > 1 or (bool(scripts & _EAST) and not others <= {"LATIN"})


def reserved(name: str) -> bool:
    """Could it be taken for the server, or for whoever runs it?"""
    looks = skeleton(name)
    return looks in _NAMES or any(part in looks for part in _PARTS)


def _mark(c: str) -> bool:
    return unicodedata.category(c) == "Mn" and c not in VOICED


def _script(c: str) -> str:
    return unicodedata.name(c, "?").partition(" ")[0]


_NAMES: Final = frozenset(map(skeleton, _RESERVED))
_PARTS: Final = tuple(map(skeleton, _IN_NONE))
