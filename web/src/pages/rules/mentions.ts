/** Which rulings and scenarios speak of a card. */

import type { CardInfo, RulingInfo, ScenarioInfo } from "../../wire/types";

/** By number, or by the English name where that is long enough to be no common word. */
function speaks(text: string, card: CardInfo): boolean {
  if (text.includes(card.id)) return true;
  const name = card.name.en;
  return name.length >= 4 && new RegExp(`(?<![\\w])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w])`).test(text);
}

export interface Mentioned {
  rulings: RulingInfo[];
  scenarios: ScenarioInfo[];
}

export function mentions(card: CardInfo, rulings: readonly RulingInfo[], scenarios: readonly ScenarioInfo[]): Mentioned {
  if (card.kind === "cheer") return { rulings: [], scenarios: [] };
  return {
    rulings: rulings.filter((ruling) => speaks(`${ruling.title.en}\n${ruling.says.en}`, card)),
    scenarios: scenarios.filter((scenario) =>
      speaks([scenario.title.en, ...(scenario.steps ?? []), ...(scenario.told ?? []).map((words) => words.en)].join("\n"), card),
    ),
  };
}
