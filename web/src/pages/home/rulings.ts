/** The values of ruling switches in words. */

import type { RulingChoice } from "../../wire/types";
import { pair, say, type Pair } from "../../words/words";

const VALUES: Record<string, Pair> = {
  advanced: ["All roles", "すべての役割"],
  basic: ["Basic roles", "基本の役割"],
  first: ["First game (up to 7)", "はじめての対戦（7人まで）"],
  forbid: ["Not allowed", "できない"],
  allow: ["Allowed", "できる"],
  printed: ["Printed HP", "印刷されたHP"],
  effective: ["Current HP", "現在のHP"],
  true: ["Yes", "はい"],
  false: ["No", "いいえ"],
  draw: ["Draw", "引き分け"],
  turn_player_loses: ["The turn player loses", "ターンプレイヤーの負け"],
  one_by_one_with_life: ["One by one, life included", "1人ずつ、ライフも含めて"],
  one_by_one_life_last: ["One by one, life last", "1人ずつ、ライフは最後"],
  batch: ["All at once", "まとめて"],
  controller: ["Its player chooses", "そのプレイヤーが決める"],
  turn_player: ["The turn player chooses", "ターンプレイヤーが決める"],
  position_and_holomem: ["Per position and per holomem", "位置とホロメンごと"],
  holomem_only: ["Per holomem only", "ホロメンごと"],
};

/** The switches whose values are said shorter here than the server says them. */
const OURS: readonly string[] = [
  "roles",
  "collab_empty_deck",
  "bloom_equal_hp",
  "bloom_hp_basis",
  "critical_before_text",
  "mulligan_reveal_first",
  "arts_without_target",
  "both_life_zero",
  "down_processing",
  "down_order",
  "arts_limit",
  "effect_bloom_obeys_limits",
];

export function rulingValue(ruling: RulingChoice, value: string): string {
  const known = OURS.includes(ruling.id) ? VALUES[value] : undefined;
  return (known ? pair(known) : say(ruling.labels?.[value])) || value.replaceAll("_", " ");
}

/** The same in the middle of a sentence. */
export function rulingPhrase(ruling: RulingChoice, value: string): string {
  const said = rulingValue(ruling, value);
  return `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
