/** Holomem, sides and the whole table in sentences, for everybody who hears the table. */

import { color } from "../card/colors";
import { nowOf } from "../card/now";
import { sentence } from "../../../card/sentence";
import { settings } from "../../../settings/settings.svelte";
import type { CardInfo, HocgView, Holomem, Side } from "../../../wire/types";
import { tally } from "./lanterns";
import { stageOf, top } from "./places";
import { h } from "./words";
import { joined, labelled, sentences } from "../../../words/words";

export type Info = (card: string) => CardInfo | null;

/** "AZKi, 2nd, green, 130 of 190 HP, 3 cheers: 2 green, 1 white, 2 cards below, center" */
export function holomemSentence(mem: Holomem, place: string, info: Info): string {
  const face = top(mem);
  const card = face ? info(face.card) : null;
  const cheers = mem.cheers ?? [];
  const colors = tally(cheers, (number) => info(number)?.colors?.[0] ?? "neutral").map(([name, n]) =>
    settings.lang === "ja" ? `${color(name).words.ja}${n}` : `${n} ${color(name).words.en}`,
  );
  const supports = (mem.supports ?? []).map((each) => info(each.card)?.name[settings.lang] ?? "");
  const below = mem.stack.length - 1;
  return joined([
    sentence(card, card ? nowOf(mem, card) : undefined, settings.lang),
    mem.resting ? h("resting") : "",
    cheers.length === 1 ? h("oneCheer", { what: joined(colors) }) : cheers.length ? h("cheers", { n: cheers.length, what: joined(colors) }) : "",
    supports.length ? h("attached", { what: joined(supports) }) : "",
    below === 1 ? h("oneBelow") : below > 1 ? h("below", { n: below }) : "",
    place,
  ]);
}

function counts(side: Side): string {
  return joined([
    `${h("life")} ${h("ofMost", { n: side.life.count, most: side.life_max })}`,
    h("inHand", { n: side.hand.length }),
    h("pileCount", { pile: h("deck"), n: side.deck.count }),
    h("pileCount", { pile: h("cheer_deck"), n: side.cheer_deck.count }),
    h("pileCount", { pile: h("power"), n: side.power.count }),
    h("pileCount", { pile: h("archive"), n: side.archive.length }),
  ]);
}

/** The whole table, the near side first. */
export function tableSentences(view: HocgView, near: number, names: readonly string[], info: Info): string {
  const sides = [...view.sides].sort((a, b) => Number(b.seat === near) - Number(a.seat === near));
  const said = sides.flatMap((side) => {
    const { center, collab, back } = stageOf(side);
    const mems = [
      ...(center ? [holomemSentence(center, h("center"), info)] : []),
      ...(collab ? [holomemSentence(collab, h("collab"), info)] : []),
      ...back.map((mem, i) => holomemSentence(mem, h("backN", { n: i + 1 }), info)),
    ];
    return [labelled(names[side.seat] ?? "", counts(side)), ...mems];
  });
  return sentences(said);
}
