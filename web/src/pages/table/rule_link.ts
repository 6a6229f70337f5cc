/** Where a rule can be read: "game:8.3.3" → its number and its page. Rules of the room have none. */

import type { GameName } from "../../wire/types";
import { ruleHref } from "../rules/book";

export interface RuleLink {
  id: string;
  href: string;
}

export function ruleLink(rule: string | undefined): RuleLink | null {
  const [game, id] = (rule ?? "").split(":");
  if (!game || !id || game === "room") return null;
  return { id, href: ruleHref(game as GameName, id) };
}
