"""Link previews: title and summary of a page, for whoever shows a link to it before it is opened.

A link to a table is an invitation that may be shown to anybody: its preview is the same for every table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any

from kaimaku import games
from kaimaku.bots.names import NAMES
from kaimaku.decks import list_builtin, offered
from kaimaku.games import Manifest
from kaimaku.wire.common import Words
from kaimaku.wire.rest import CardInfo

from ..http.preview import HOME, Preview
from ..state import AppState
from ..store import StoreError

LONGEST = 200  # characters of a summary
REPLAY = re.compile(r"[0-9a-f]{32}")
_LINK = re.compile(r"(?<!\\)\[([^\]]*)\]\([^)]*\)")
_ESCAPE = re.compile(r"\\(.)")

INVITED = Preview(
    Words("You're invited to a card game", "カードゲームへの招待"),
    Words(
        "Open the link, choose a seat and play. No account, nothing to install.",
        "リンクを開いて席に着くと対戦できます。登録もインストールも不要です。",
    ),
)
PAGES = {
    "decks": Preview(
        Words("Decks", "デッキ"),
        Words("Build a deck, or play one that is ready.", "デッキを組む、用意されたデッキで遊ぶ。"),
    ),
    "cards": Preview(
        Words("Cards", "カード"), Words("Search every card that can be played.", "遊べるカードをすべて検索できます。")
    ),
    "learn": Preview(
        Words("Learn to play", "遊び方"),
        Words(
            "A coached first game, how to play on one page, rules.", "コーチつきの最初の対戦、1ページの遊び方、ルール。"
        ),
    ),
    "puzzles": Preview(
        Words("Puzzles", "詰めパズル"), Words("Win this turn, or survive.", "このターンで勝つ、または生き残る。")
    ),
    "watch": Preview(Words("Watch", "観戦"), Words("Games that are being played now.", "いま行われている対戦。")),
    "rules": Preview(
        Words("Rules", "ルール"), Words("Every rule, with examples to try.", "すべてのルールと、試せる例。")
    ),
    "lab": Preview(Words("Lab", "ラボ"), Words("Which deck beats which, measured.", "デッキ同士の相性を対戦で計測。")),
    "replays": Preview(Words("Replays", "リプレイ"), Words("Games to look at move by move.", "一手ずつ見られる対戦。")),
    "table": INVITED,
}


class Previews:
    """What can be said about an address of the client. Anything odd is the home page."""

    def __init__(self, state: AppState) -> None:
        self._state = state
        self._kinds: dict[str, Callable[[list[str]], Coroutine[Any, Any, Preview | None]]] = {
            "replays": self._replay,
            "decks": self._deck,
            "cards": self._card,
        }

    async def of(self, path: str) -> Preview:
        page, *rest = path.strip("/").split("/")
        if page not in PAGES:
            return HOME
        if page == "table" or not rest:
            return PAGES[page]
        more = self._kinds.get(page)
        found = None if more is None else await more(rest)
        return found or _of_game(PAGES[page], rest[0])

    async def _replay(self, rest: list[str]) -> Preview | None:
        if not REPLAY.fullmatch(rest[0]):
            return None
        try:
            row = await self._state.store.replay(rest[0])
        except StoreError:
            return None
        if row is None or row.game not in games.names():
            return None
        title = games.find(row.game).title
        names, ja = row.names, [NAMES.get(name, name) for name in row.names]
        vs = (" vs. ".join(names), "対".join(ja)) if len(names) == 2 else (", ".join(names), "、".join(ja))
        return Preview(
            Words(f"Replay: {vs[0]}", f"リプレイ：{vs[1]}"),
            Words(
                f"{title[0]}, {row.turns} turns. Look at it move by move.",
                f"{title[1]}、{row.turns}ターン。一手ずつ見られます。",
            ),
        )

    async def _deck(self, rest: list[str]) -> Preview | None:
        for game in games.names():
            if rest[0] in list_builtin(game):
                deck, title = offered(game)[rest[0]], games.find(game).title
                return Preview(
                    Words(f"{deck.name[0]}: {title[0]} deck", f"{deck.name[1]}：{title[1]}のデッキ"),
                    _short(Words(*deck.plan)),
                )
        return None

    async def _card(self, rest: list[str]) -> Preview | None:
        """As far as the cards are there: a preview makes nobody wait for them."""
        card = self._state.prepared.card_at_hand(*rest) if len(rest) == 2 else None
        if card is None:
            return None
        manifest = games.find(rest[0])
        return Preview(
            Words(f"{card.name.en} ({card.id})", f"{card.name.ja}（{card.id}）"),
            _short(_said_by(card) or Words(f"A card of {manifest.title[0]}.", f"{manifest.title[1]}のカード。")),
        )


def _of_game(page: Preview, game: str) -> Preview:
    """A page about one game."""
    manifest: Manifest | None = games.find(game) if game in games.names() else None
    if manifest is None:
        return page
    en, ja = manifest.title
    return Preview(Words(f"{page.title.en}: {en}", f"{page.title.ja}：{ja}"), page.about)


def _said_by(card: CardInfo) -> Words | None:
    texts = [text for text in (*(a.text for a in card.abilities), *(a.text for a in card.arts)) if text is not None]
    if not texts:
        return None
    return Words(_plain(" ".join(text.en for text in texts)), _plain("".join(text.ja for text in texts)))


def _plain(text: str) -> str:
    """Without the marks that words on the wire have."""
    return _ESCAPE.sub(r"\1", _LINK.sub(r"\1", text))


def _short(words: Words) -> Words:
    return Words(_cut(words.en), _cut(words.ja))


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip() + "…"
