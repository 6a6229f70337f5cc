/** Filters in words. */

import { color } from "../../card/colors";
import { typeWords } from "../../card/kinds";
import { say } from "../../words/words";
import type { Filters, Group } from "./search";
import { w } from "./words";

/** What a group of filters asks for. */
export function asks(filters: Filters, group: Group): string {
  const named: Record<Group, () => string[]> = {
    text: () => [filters.text],
    colors: () => filters.colors.map((each) => say(color(each).words)),
    types: () => filters.types.map((each) => say(typeWords(each))),
    marks: () => filters.marks.map((each) => (each === "buzz" ? "Buzz" : "LIMITED")),
    sets: () => filters.sets,
  };
  return named[group]().join(w("or"));
}
