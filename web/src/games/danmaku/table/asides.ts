/** What may be done at any time, by what it is: the same thing to several players is one button. */

import type { Option } from "../../../wire/types";

export function groups(asides: readonly Option[]): Option[][] {
  const found = new Map<string, Option[]>();
  for (const option of asides) {
    const key = option.act || option.verb;
    found.set(key, [...(found.get(key) ?? []), option]);
  }
  return [...found.values()];
}
