"""Ruling switches: where tables may decide otherwise (docs/rulings.md), with our ruling first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaimaku.games.switches import UnknownRuling, settled

__all__ = ["DEFAULTS", "SWITCHES", "VALUES", "WORDS", "UnknownRuling", "settle"]

Pair = tuple[str, str]  # English and Japanese
ALLOWED: Final = {"forbid": ("not allowed", "できない"), "allow": ("allowed", "できる")}
# What each switch is about, and what each of its values means.
RULINGS: Final[dict[str, tuple[Pair, dict[str, Pair]]]] = {
    "collab_empty_deck": (("Collab with an empty deck", "デッキが0枚のときのコラボ"), ALLOWED),
    "bloom_equal_hp": (
        ("Bloom into a card whose HP equals the damage", "ダメージと同じHPのカードへのBloom"),
        ALLOWED,
    ),
    "bloom_hp_basis": (
        ("HP that counts for blooming", "Bloomの可否を判断するHP"),
        {"printed": ("printed HP", "カードに書かれたHP"), "effective": ("HP with all changes", "増減後のHP")},
    ),
    "critical_before_text": (
        ("Arts: critical or text first", "特攻とアーツのテキストの順番"),
        {
            "true": ("critical first, then the text", "特攻が先、テキストが後"),
            "false": ("text first, then critical", "テキストが先、特攻が後"),
        },
    ),
    "mulligan_reveal_first": (
        ("Showing your hand on the first redraw", "最初の引き直しでの手札の公開"),
        {"false": ("the hand stays hidden", "公開しない"), "true": ("the hand is shown", "公開する")},
    ),
    "arts_without_target": (
        ("Arts without a target", "対象がいないときのアーツ"),
        {
            "forbid": ("can't be used", "使えない"),
            "allow": ("can be used for its text alone", "テキストのために使える"),
        },
    ),
    "both_life_zero": (
        ("Both players out of life at once", "両者のライフが同時に0になったとき"),
        {"draw": ("a draw", "引き分け"), "turn_player_loses": ("the turn player loses", "手番プレイヤーの敗北")},
    ),
    "down_processing": (
        ("Several holomem downed at once", "複数のホロメンが同時にダウンしたとき"),
        {
            "one_by_one_with_life": ("one at a time, life included", "ライフも含めて1人ずつ処理する"),
            "one_by_one_life_last": ("one at a time, life at the end", "1人ずつ処理し、ライフは最後にまとめる"),
            "batch": ("all together", "まとめて処理する"),
        },
    ),
    "down_order": (
        ("Who chooses the order of downs", "ダウンの処理順を決めるプレイヤー"),
        {
            "controller": ("their player", "そのホロメンのプレイヤー"),
            "turn_player": ("the turn player", "手番プレイヤー"),
        },
    ),
    "arts_limit": (
        ("How often you can use Arts", "アーツを使える回数"),
        {
            "position_and_holomem": ("once per position and holomem", "ポジションごと、ホロメンごとに1回"),
            "holomem_only": ("once per holomem", "ホロメンごとに1回"),
        },
    ),
    "effect_bloom_obeys_limits": (
        ("Bloom by card effects", "効果によるBloom"),
        {
            "true": ("follows the normal bloom limits", "通常のBloomの制限に従う"),
            "false": ("ignores those limits", "その制限を受けない"),
        },
    ),
}
SWITCHES: Final = {name: tuple(values) for name, (_, values) in RULINGS.items()}
WORDS: Final = {name: words for name, (words, _) in RULINGS.items()}
VALUES: Final = {name: values for name, (_, values) in RULINGS.items()}
DEFAULTS: Final = {name: values[0] for name, values in SWITCHES.items()}


def settle(chosen: Mapping[str, str] | None) -> dict[str, str]:
    return settled(SWITCHES, chosen)
