/** What people call a character where there is little room: the shorter of its names. */

import { settings } from "../../../settings/settings.svelte";
import type { CardInfo } from "../../../wire/types";

export function given(card: CardInfo): string {
  return (card.names[1] ?? card.name)[settings.lang];
}
