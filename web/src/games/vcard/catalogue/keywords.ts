/** The keywords of VCard that a card's text uses, as entries of the rule book. */

import type { CardInfo, RuleInfo } from "../../../wire/types";

const KEYWORD = /^vcard:8\.1\.0\.1\/[^/]+$/;

export function keywords(card: CardInfo, rules: readonly RuleInfo[]): RuleInfo[] {
  const text = (card.abilities ?? []).map((ability) => ability.text.en).join("\n");
  return rules.filter((rule) => KEYWORD.test(rule.id) && new RegExp(`\\b${rule.title}(?:s|ed|ing)?\\b`).test(text));
}
