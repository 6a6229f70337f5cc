"""What is wrong with a text, in both languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

Told = tuple[str, str]  # in English and in Japanese


class Untold(ValueError):
    """A text that says nothing a card can do: why, in English and, as far as it is known, in Japanese."""

    def __init__(self, en: str, ja: str = "") -> None:
        super().__init__(en)
        self.ja = ja or quoted(en)


def quoted(en: str) -> str:
    """What is told in English only, within a Japanese sentence."""
    return f"この書き方はできません（{en.rstrip('.')}）。"


def in_japanese(error: Exception) -> str:
    return error.ja if isinstance(error, Untold) else quoted(str(error))


def both(en: str) -> Told:
    """A rule of the grammar tells what it knows in English."""
    return en, quoted(en)


def unspoken(said: str, missing: str, tellers: Mapping[str, Sequence[str]]) -> Told:
    """What is spoken of though nothing has told it, and which words would."""
    would = tellers.get(missing.removesuffix(stale("")), ())[:2]
    en = f"{said} refers to {missing}, but nothing here provides it"
    ja = f"{said}が指すものがここにはありません"
    if not would:
        return en, f"{ja}。"
    return f"{en}: {' or '.join(would)} would", f"{ja}。{'か'.join(would)}と組み合わせてください。"


def stale(need: str) -> str:
    """Something was told, but something else has taken its place since: nothing can tell it now."""
    return f"{need} (others took their place)"
