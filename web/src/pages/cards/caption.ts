/** What stands below a face in a list: the printed number, or what tells equal names apart where cards have none. */

import { isDanmaku, seasonNamed, teamNamed } from "../../card/danmaku/types";
import { kindWords } from "../../card/kinds";
import type { CardInfo } from "../../wire/types";
import { say } from "../../words/words";

export function caption(card: CardInfo): string {
  if (!isDanmaku(card)) return card.id;
  if (card.kind === "role") return say(teamNamed(card.team ?? "").words);
  return (card.kind === "main" && say(seasonNamed(card.season ?? "")?.words)) || say(kindWords(card.kind));
}
