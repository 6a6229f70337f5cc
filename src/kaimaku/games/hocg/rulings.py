"""Where tables may decide otherwise: the switches of docs/rulings.md, with our ruling first."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.games.switches import UnknownRuling, settled

__all__ = ["DEFAULTS", "SWITCHES", "VALUES", "WORDS", "UnknownRuling", "settle"]

SWITCHES: dict[str, tuple[str, ...]] = {
    "collab_empty_deck": ("forbid", "allow"),
    "bloom_equal_hp": ("forbid", "allow"),
    "bloom_hp_basis": ("printed", "effective"),
    "critical_before_text": ("true", "false"),
    "mulligan_reveal_first": ("false", "true"),
    "arts_without_target": ("forbid", "allow"),
    "both_life_zero": ("draw", "turn_player_loses"),
    "down_processing": ("one_by_one_with_life", "one_by_one_life_last", "batch"),
    "down_order": ("controller", "turn_player"),
    "arts_limit": ("position_and_holomem", "holomem_only"),
    "effect_bloom_obeys_limits": ("true", "false"),
}
# What each switch is about, and what each of its values means, in English and Japanese.
WORDS: dict[str, tuple[str, str]] = {
    "collab_empty_deck": ("Collab with no card left in the deck", "デッキが0枚のときのコラボ"),
    "bloom_equal_hp": ("Bloom into a card whose HP equals the damage", "ダメージと同じHPのカードへのBloom"),
    "bloom_hp_basis": ("The HP that a bloom is measured by", "Bloomの可否を判断するHP"),
    "critical_before_text": ("Critical and text of an Arts", "特攻とアーツのテキストの順番"),
    "mulligan_reveal_first": ("Showing the hand at the first redraw", "最初の引き直しでの手札の公開"),
    "arts_without_target": ("Arts when there is nobody to hit", "対象がいないときのアーツ"),
    "both_life_zero": ("Both players out of life at once", "両者のライフが同時に0になったとき"),
    "down_processing": ("Several holomem downed at once", "複数のホロメンが同時にダウンしたとき"),
    "down_order": ("Who orders the downed holomem", "ダウンの処理順を決めるプレイヤー"),
    "arts_limit": ("How often Arts may be used", "アーツを使える回数"),
    "effect_bloom_obeys_limits": ("Blooms by card effects", "効果によるBloom"),
}
VALUES: dict[str, dict[str, tuple[str, str]]] = {
    "collab_empty_deck": {"forbid": ("not possible", "できない"), "allow": ("possible", "できる")},
    "bloom_equal_hp": {"forbid": ("not possible", "できない"), "allow": ("possible", "できる")},
    "bloom_hp_basis": {
        "printed": ("the printed HP", "カードに書かれたHP"),
        "effective": ("the HP with all changes", "増減後のHP"),
    },
    "critical_before_text": {
        "true": ("critical first, then the text", "特攻が先、テキストが後"),
        "false": ("the text first, then critical", "テキストが先、特攻が後"),
    },
    "mulligan_reveal_first": {
        "false": ("the hand stays hidden", "公開しない"),
        "true": ("the hand is shown", "公開する"),
    },
    "arts_without_target": {
        "forbid": ("cannot be used", "使えない"),
        "allow": ("can be used for the text alone", "テキストのために使える"),
    },
    "both_life_zero": {
        "draw": ("a draw", "引き分け"),
        "turn_player_loses": ("the turn player loses", "手番プレイヤーの敗北"),
    },
    "down_processing": {
        "one_by_one_with_life": ("one after the other, life included", "ライフも含めて1人ずつ処理する"),
        "one_by_one_life_last": ("one after the other, life at the end", "1人ずつ処理し、ライフは最後にまとめる"),
        "batch": ("all together", "まとめて処理する"),
    },
    "down_order": {
        "controller": ("the player whose holomem they are", "そのホロメンのプレイヤー"),
        "turn_player": ("the turn player", "手番プレイヤー"),
    },
    "arts_limit": {
        "position_and_holomem": ("once for each position and each holomem", "ポジションごと、ホロメンごとに1回"),
        "holomem_only": ("once for each holomem", "ホロメンごとに1回"),
    },
    "effect_bloom_obeys_limits": {
        "true": ("obey the limits of the bloom action", "通常のBloomの制限に従う"),
        "false": ("are free of those limits", "その制限を受けない"),
    },
}
DEFAULTS = {name: values[0] for name, values in SWITCHES.items()}


def settle(chosen: Mapping[str, str] | None) -> dict[str, str]:
    return settled(SWITCHES, chosen)
