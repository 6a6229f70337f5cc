/** Spell Cards have a sign and a name: Spirit Sign “Fantasy Seal”. Where there is little room, the name is enough. */

import type { Words } from "../../../wire/types";

export function titled(words: Words): Words {
  return { en: /“(.+)”/.exec(words.en)?.[1] ?? words.en, ja: /「(.+)」/.exec(words.ja)?.[1] ?? words.ja };
}
