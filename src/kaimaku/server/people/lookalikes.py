"""Names that look alike: what a name looks like, as text that is the same for all of them, and names nobody may have.

After Unicode's UTS 39: compatibility forms, marks and case go, look-alikes become one letter, and letters of several
scripts stand together only where people write so, and only scripts that UAX 31 recommends for names. The table has what
can be mistaken in a name of 24 characters.
"""

from __future__ import annotations

import re
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
_SCRIPTS: Final = _EAST | frozenset(
    (
        *("ARABIC", "ARMENIAN", "BENGALI", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK", "GUJARATI"),
        *("GURMUKHI", "HEBREW", "KANNADA", "KHMER", "LAO", "LATIN", "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA"),
        *("TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN"),
    )
)
_OF_ANY: Final = "MODIFIER"  # letters such as ʻ, which several scripts use
# Letters with strokes and hooks, small capitals, letters on a black square: as Unicode names them.
_LATIN: Final = re.compile(
    "(?:LATIN (?:CAPITAL |SMALL )?LETTER|(?:NEGATIVE )?(?:SQUARED|CIRCLED) LATIN CAPITAL LETTER"
    "|REGIONAL INDICATOR SYMBOL LETTER) (?:SMALL CAPITAL |SCRIPT |DOTLESS |LONG |INSULAR )?([A-Z])(?: WITH .+)?"
)
_RESERVED: Final = (
    *("admin", "administrator", "mod", "moderator", "operator", "organizer", "organiser", "judge", "staff"),
    *("official", "system", "server", "support", "bot", "you", "me", "player", "spectator", "nobody", "everybody"),
    *("deleted player", "運営", "管理人", "管理者", "公式", "審判", "あなた", "開幕", "ボット", "退会したプレイヤー"),
)
_IN_NONE: Final = ("kaimaku", "moderator", "administrator", "運営", "管理者", "公式")


def skeleton(name: str) -> str:
    """The same text for all names that a reader may take for each other."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not _mark(c))
    plain = "".join(map(_latin, unicodedata.normalize("NFC", plain)))
    alike = plain.translate(_AS).casefold().translate(_AS).replace("i", "l")
    said = "".join(c for c in alike if c.isalnum() or c == "ー").replace("rn", "m").replace("vv", "w")
    return said or alike or name


def mixed(name: str) -> bool:
    """Are there letters of scripts that nobody writes together, or names in? Latin goes with those of East Asia."""
    scripts = {_script(c) for c in unicodedata.normalize("NFKC", name) if c.isalpha()} - {_OF_ANY}
    others = scripts - _EAST
    return not scripts <= _SCRIPTS or len(others) > 1 or (bool(scripts & _EAST) and not others <= {"LATIN"})


def reserved(name: str) -> bool:
    """Could it be taken for the server, or for whoever runs it?"""
    looks = skeleton(name)
    return looks in _NAMES or any(part in looks for part in _PARTS)


def _mark(c: str) -> bool:
    return unicodedata.category(c) == "Mn" and c not in VOICED


def _latin(c: str) -> str:
    """The plain letter that this one is a form of."""
    found = _LATIN.fullmatch(unicodedata.name(c, ""))
    return found[1] if found and not c.isascii() else c


def _script(c: str) -> str:
    return unicodedata.name(c, "?").partition(" ")[0]


_NAMES: Final = frozenset(map(skeleton, _RESERVED))
_PARTS: Final = tuple(map(skeleton, _IN_NONE))
