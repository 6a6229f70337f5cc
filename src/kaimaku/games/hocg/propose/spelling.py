"""Spelling: one form for what printings spell in several ways."""

from __future__ import annotations

import re

SPELLINGS = (
    ("[ \u3000]", ""),
    ("付いてるホロメン", "付いているホロメン"),  # misprint
    (r"【エールは最大(\d+)枚まで】", r"。ただし数える枚数は\1枚まで"),
    ("【このアーツは[^】]*繰り返せる】", ""),
    ("【(このアーツは[^】]*)】", r"。\1"),
    ("【(?:ダメージを無くした後|アーツを使うための)[^】]*】", ""),  # reminders of rules
    ("(自分の|相手の)(センター|コラボ)(?=が[〈#12D])", r"\1\2ホロメン"),
    ("ていたら(?!能力追加)", "ていたなら"),
    (
        r"(このターンの間、[^。]*[+-]\d+)し、(?=選んだホロメンが[^。]*時、)",
        r"\1。このターンの間、",
    ),  # two effects of a turn
)


def tidy(text: str) -> str:
    """One spelling for what printings spell in several ways."""
    text = text.replace("（", "(").replace("）", ")").replace("(", "【").replace(")", "】")
    text = text.replace("～", "~").replace("〜", "~").replace("：", ":").replace("＋", "+").replace("−", "-")
    for pattern, put in SPELLINGS:
        text = re.sub(pattern, put, text)
    return text


def spelt(text: str) -> str:
    """The same without commas: texts are read without them, so names are looked up without them."""
    return tidy(text).replace("、", "")


def quoted(text: str, at: int) -> bool:
    """Does this place lie within a name, 〈…〉 or 「…」?"""
    head = text[:at]
    return head.count("〈") > head.count("〉") or head.count("「") > head.count("」")
