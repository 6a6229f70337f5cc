"""The head of the client's page: what a link to it shows before it is opened."""

from __future__ import annotations

import re
from html import escape

from msgspec import Struct

from kaimaku.wire.common import Words

BLOCK = re.compile(rb"<!--preview-->.*?<!--/preview-->", re.DOTALL)
PICTURE = "/preview.png"
_HOST = re.compile(rb"(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?", re.IGNORECASE)  # what can't be read as anything else
SIZE = (1200, 630)
SITE = Words("Kaimaku", "開幕")


class Preview(Struct, frozen=True):
    title: Words
    about: Words


HOME = Preview(
    SITE,
    Words(
        "Three card games, played by their exact rules: against a bot, with friends, or to learn.",
        "3つのカードゲームを正確なルールで。ボットと、友だちと、はじめての人も。",
    ),
)


def with_preview(page: bytes, preview: Preview, japanese: bool, origin: str, path: str) -> bytes:
    """The page with its head for one address. `origin`: how the server was addressed; empty if that can't be said."""
    return BLOCK.sub(lambda _: _head(preview, japanese, origin, path).encode(), page, count=1)


def _head(preview: Preview, japanese: bool, origin: str, path: str) -> str:
    def say(words: Words) -> str:
        return words.ja if japanese else words.en

    title = say(preview.title)
    full = title if preview is HOME else f"{title} · {say(SITE)}"
    width, height = SIZE
    properties = {
        "og:type": "website",
        "og:site_name": say(SITE),
        "og:title": title,
        "og:description": say(preview.about),
        "og:locale": "ja_JP" if japanese else "en_US",
    }
    if origin:
        properties |= {
            "og:url": origin + path,
            "og:image": origin + PICTURE,
            "og:image:width": str(width),
            "og:image:height": str(height),
        }
    tags = [f"<title>{escape(full)}</title>", f'<meta name="description" content="{escape(say(preview.about))}" />']
    tags += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(tags)


def prefers_japanese(accepted: bytes) -> bool:
    """Is Japanese the first language a browser names? Whoever fetches previews mostly names none."""
    return accepted.strip().lower().startswith(b"ja")


def origin_of(scheme: str, host: bytes) -> str:
    """How the server was addressed, if that is an address."""
    return f"{scheme}://{host.decode()}" if _HOST.fullmatch(host) else ""
