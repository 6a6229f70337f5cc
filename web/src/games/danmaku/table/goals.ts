/** What each role wins by, said to whoever holds it. The card itself says the same in the language of the rules. */

import type { CardInfo, Words } from "../../../wire/types";

const EXTRA: Words = { en: "You win when the Heroine and all Stage Bosses are defeated.", ja: "主人公とステージボス全員が敗北すれば勝ちです。" };
const REVEAL: Words = { en: " After the first defeat, you can reveal yourself.", ja: "誰かが敗北した後は正体を現せます。" };
const HIDDEN_EXTRA: Words = { en: EXTRA.en + REVEAL.en, ja: EXTRA.ja + REVEAL.ja };

const GOALS: Record<string, Words> = {
  heroine: { en: "You win when all Stage Bosses and Extra Bosses are defeated.", ja: "ステージボスとエクストラボスが全員敗北すれば勝ちです。" },
  rival: { en: "You have no goal yet. If the Heroine is defeated, you become the Heroine.", ja: "まだ目的はありません。主人公が敗北すると、あなたが主人公になります。" },
  partner: { en: "You win with the Heroine, when all bosses are defeated and she isn't.", ja: "主人公が健在のままボス全員が敗北すれば勝ちです。" },
  one_true_partner: { en: "You win when all bosses and every other Partner are defeated and the Heroine isn't.", ja: "主人公が健在のまま、ボス全員と他のパートナー全員が敗北すれば勝ちです。" },
  ex_midboss: { en: "You win when the Heroine and all Stage Bosses are defeated. If the Extra Boss is defeated, you become the Extra Boss.", ja: "主人公とステージボス全員が敗北すれば勝ちです。エクストラボスが敗北すると、その役を継ぎます。" },
  stage_boss: { en: "You win when the Heroine is defeated. The other Stage Bosses are on your side.", ja: "主人公が敗北すれば勝ちです。他のステージボスは味方です。" },
  challenger: { en: "You win when the Heroine and every Extra Boss and EX Midboss are defeated.", ja: "主人公と、エクストラボス・EX中ボスの全員が敗北すれば勝ちです。" },
  final_boss: { en: "You win when the Heroine and a Partner are defeated.", ja: "主人公とパートナー1人が敗北すれば勝ちです。" },
  anti_heroine: { en: "You win when the Heroine and another Stage Boss are defeated.", ja: "主人公と他のステージボス1人が敗北すれば勝ちです。" },
  ex_boss: HIDDEN_EXTRA,
  ex_boss_revealed: EXTRA,
  phantom_boss: HIDDEN_EXTRA,
  true_phantom_boss: EXTRA,
};

/** To whoever holds the role in our words; to others, and of a role we have no words for, in those of its card. */
export function goalWords(role: CardInfo, mine: boolean): Words | null {
  const printed = role.abilities?.find((ability) => ability.kind === "goal")?.text ?? null;
  return mine ? (GOALS[role.id] ?? printed) : printed;
}
