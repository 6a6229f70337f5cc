"""Where tables may decide otherwise: the switches of docs/rulings.md, with our ruling first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaimaku.games.switches import UnknownRuling, settled

SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "roles": ("advanced", "basic", "first"),  # setup.first-game
    "role_numbers": ("print", "site"),  # D-R19
    "extra_boss_life": ("gain", "none"),  # D-R18
    "fallen_winners": ("team", "goal"),  # D-R15
    "partner_goal": ("same", "protect"),  # D-R16
}
# What each switch is about, and what each of its values means, in English and Japanese.
WORDS: Final[dict[str, tuple[str, str]]] = {
    "roles": ("Role cards that may be dealt", "配られる役割カード"),
    "role_numbers": ("Smallest game for some advanced roles", "一部の上級役割を使う最少人数"),
    "extra_boss_life": ("Life for an Extra Boss who reveals herself", "正体を現したエクストラボスのライフ"),
    "fallen_winners": ("Which defeated players win", "敗北したプレイヤーの勝利条件"),
    "partner_goal": ("When Partners win", "パートナーの勝利条件"),
}
VALUES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "roles": {
        "advanced": ("all of them", "すべて"),
        "basic": ("basic roles only", "基本の役割のみ"),
        "first": ("basic roles, at most 7 players (for a first game)", "基本の役割のみ、7人まで（はじめての人向け）"),
    },
    "role_numbers": {
        "print": ("5 players, as printed", "5人（カードの表記）"),
        "site": ("6 for Challenger and Anti-Heroine, 7 for EX Midboss", "挑戦者とアンチヒロインは6人、EX中ボスは7人"),
    },
    "extra_boss_life": {
        "gain": ("gains 1 life, as printed", "ライフを1得る（カードの表記）"),
        "none": ("gains none", "得ない"),
    },
    "fallen_winners": {
        "team": ("goal reached and a teammate still active", "目的を達成し、味方が健在の人"),
        "goal": ("everybody whose goal is reached", "目的を達成した人全員"),
    },
    "partner_goal": {
        "same": (
            "same goal as the Heroine, even if she is defeated",
            "主人公と同じ目的（主人公が敗北していてもよい）",
        ),
        "protect": ("only while a Heroine is active", "主人公が健在の時だけ"),
    },
}
DEFAULTS: Final = {name: values[0] for name, values in SWITCHES.items()}
FIRST_GAME: Final = 7  # players at most
SITE_NUMBERS: Final = {"challenger": 6, "anti_heroine": 6, "ex_midboss": 7}


def settle(chosen: Mapping[str, str] | None, seats: int) -> dict[str, str]:
    """Our rulings with a table's own choices."""
    rulings = settled(SWITCHES, chosen)
    if rulings["roles"] == "first" and seats > FIRST_GAME:
        raise UnknownRuling(f"a first game is for at most {FIRST_GAME} players, not {seats}")
    return rulings
