/** Filters in words. */

import { color } from "../../card/colors";
import { seasonNamed, typeNamed } from "../../card/danmaku/types";
import { kindWords, typeWords } from "../../card/kinds";
import { STATUS_NAMES, statusWords } from "../../card/status";
import { element } from "../../card/vcard/elements";
import { EFFECT_NAMES, effectNamed } from "../../card/vcard/kinds";
import { pair, say } from "../../words/words";
import type { CardInfo, GameName, Words } from "../../wire/types";
import type { Filters, Group } from "./search";
import { setName } from "./sets";
import { vcardWords } from "./stages";
import { w } from "./words";

/** What a group of filters asks for. */
export function asks(filters: Filters, group: Group, game: GameName): string {
  const named: Record<Group, () => string[]> = {
    text: () => [filters.text],
    colors: () => filters.colors.map((each) => say(game === "vcard" ? element(each).words : color(each).words)),
    kinds: () => filters.kinds.map((each) => say(kindWords(each as CardInfo["kind"]))),
    types: () => filters.types.map((each) => say(typed(each, game))),
    effects: () => EFFECT_NAMES.filter((each) => filters.effects.includes(each)).map((each) => say(effectNamed(each).words)),
    seasons: () => filters.seasons.map((each) => say(seasonNamed(each)?.words) || each),
    marks: () => filters.marks.map((each) => (each === "buzz" ? "Buzz" : "LIMITED")),
    statuses: () => STATUS_NAMES.filter((each) => filters.statuses.includes(each)).map((each) => pair(statusWords(each).name)),
    sets: () => filters.sets.map(setName),
  };
  return named[group]().join(w("or"));
}

function typed(type: string, game: GameName): Words {
  if (game === "vcard") return vcardWords(type);
  return game === "danmaku" ? typeNamed(type).words : typeWords(type);
}
