/** Filters in words. */

import { color } from "../../card/colors";
import { seasonNamed, typeNamed } from "../../card/danmaku/types";
import { kindWords, typeWords } from "../../card/kinds";
import { say } from "../../words/words";
import type { CardInfo, GameName } from "../../wire/types";
import type { Filters, Group } from "./search";
import { w } from "./words";

/** What a group of filters asks for. */
export function asks(filters: Filters, group: Group, game: GameName): string {
  const named: Record<Group, () => string[]> = {
    text: () => [filters.text],
    colors: () => filters.colors.map((each) => say(color(each).words)),
    kinds: () => filters.kinds.map((each) => say(kindWords(each as CardInfo["kind"]))),
    types: () => filters.types.map((each) => say(game === "danmaku" ? typeNamed(each).words : typeWords(each))),
    seasons: () => filters.seasons.map((each) => say(seasonNamed(each)?.words) || each),
    marks: () => filters.marks.map((each) => (each === "buzz" ? "Buzz" : "LIMITED")),
    sets: () => filters.sets,
  };
  return named[group]().join(w("or"));
}
