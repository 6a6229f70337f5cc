/** VCard cards to test with: two lines with their Mascots, a World, one of each Support. */

import type { CardInfo } from "../../wire/types";

function card(id: string, kind: CardInfo["kind"], name: string, some: Partial<CardInfo> = {}): CardInfo {
  return { id, kind, name: { en: name, ja: name }, names: [{ en: name, ja: name }], set: id.slice(0, id.indexOf("-")), copies: kind === "mascot" ? 2 : 3, ...some };
}

export const MARLO_8 = card("CCD-001", "vtuber", "Marlo", { colors: ["water"], strength: "fire", pl: 8, line: "Marlo", effect: "snap" });
export const MARLO_9 = card("CCD-002", "vtuber", "Marlo", { colors: ["water"], strength: "fire", pl: 9, line: "Marlo", flavor: { en: "Wet vibes.", ja: "しめった気分。" } });
export const ADMIRAL_10 = card("CCD-003", "vtuber", "Admiral Marlo", { colors: ["water"], strength: "fire", pl: 10, line: "Marlo" });
export const SLOSHUA = card("CCD-010", "mascot", "Sloshua", {
  colors: ["water"],
  line: "Marlo",
  effect: "passive",
  abilities: [
    { kind: "passive", label: { en: "Passive", ja: "Passive" }, text: { en: "Draw 1.", ja: "1枚引く。" } },
    { kind: "lock", label: { en: "Lock", ja: "Lock" }, text: { en: "Undertow 1.", ja: "Undertow 1。" } },
  ],
});
export const BRASA_8 = card("CCD-013", "vtuber", "Brasa", { colors: ["fire"], strength: "grass", pl: 8, line: "Brasa", effect: "lock" });
export const OTHER_MARLO = card("S1-001", "vtuber", "Marlo", { colors: ["electric"], strength: "water", pl: 8, line: "Marlo", effect: "echo" });
export const POOL_STAGE = card("CCD-085", "world", "Moonpool", { colors: ["water"], effect: "passive" });
export const OPEN_STAGE = card("CCD-092", "world", "Open Stage", { effect: "passive" });
export const CHEERS = card("CCD-095", "support", "Big Cheer", { support: "boost", abilities: [{ kind: "text", label: { en: "Boost", ja: "ブースト" }, text: { en: "Draw two cards.", ja: "2枚引く。" } }] });
export const GOBLIN = card("CCD-112", "support", "Hype Goblin", { support: "ally", effect: "passive" });
export const UMBRELLA = card("CCD-124", "support", "Umbrella", { support: "reinforcement" });

export const VCARDS: readonly CardInfo[] = [MARLO_8, MARLO_9, ADMIRAL_10, SLOSHUA, BRASA_8, OTHER_MARLO, POOL_STAGE, OPEN_STAGE, CHEERS, GOBLIN, UMBRELLA];

export function vcard(number: string): CardInfo | undefined {
  return VCARDS.find((one) => one.id === number);
}
