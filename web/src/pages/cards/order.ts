/** Orders that several games sort their cards by. */

import type { SortBy } from "../../games/client_game";

const COLLATORS = { en: new Intl.Collator("en"), ja: new Intl.Collator("ja") };

export const BY_NUMBER: SortBy = { id: "number", words: ["Number", "番号"], order: () => 0 };

export const BY_NAME: SortBy = { id: "name", words: ["Name", "名前"], order: (a, b, lang) => COLLATORS[lang].compare(a.name[lang], b.name[lang]) };

/** The place in a list; whatever is not in it comes last. */
export function rank(list: readonly string[], value: string | undefined): number {
  const place = list.indexOf(value ?? "");
  return place < 0 ? list.length : place;
}
