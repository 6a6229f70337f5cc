"""Spelling: one form for what printings spell in several ways."""

from __future__ import annotations

import re


def tidy(text: str) -> str:
    """One spelling for what printings spell in several ways."""
    text = text.replace("（", "(").replace("）", ")").replace("(", "【").replace(")", "】")
    text = text.replace("～", "~").replace("〜", "~").replace("：", ":").replace("＋", "+").replace("−", "-")
    text = text.replace("付いてるホロメン", "付いているホロメン")  # misprint
    return re.sub(r"[ \u3000]", "", text)


def spelt(text: str) -> str:
    """The same without commas: texts are read without them, so names are looked up without them."""
    return tidy(text).replace("、", "")


def quoted(text: str, at: int) -> bool:
    """Does this place lie within a name, 〈…〉 or 「…」?"""
    head = text[:at]
    return head.count("〈") > head.count("〉") or head.count("「") > head.count("」")
