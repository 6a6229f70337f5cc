/** A name for whoever has none yet: two quiet words. */

import { change, settings, type Lang } from "./settings.svelte";

const FIRST: Record<Lang, readonly string[]> = {
  en: ["Quiet", "Gentle", "Early", "Silver", "Winter", "Paper", "Northern", "Evening", "Amber", "Slow", "Hidden", "Misty"],
  ja: ["静かな", "やさしい", "朝の", "銀の", "冬の", "北の", "夕暮れの", "琥珀の", "ゆったり", "小さな", "霧の", "遠い"],
};
const SECOND: Record<Lang, readonly string[]> = {
  en: ["Heron", "Maple", "Lantern", "Harbor", "Sparrow", "Willow", "River", "Fox", "Pine", "Crane", "Comet", "Garden"],
  ja: ["サギ", "カエデ", "灯り", "港", "スズメ", "ヤナギ", "川", "キツネ", "松", "ツル", "ほうき星", "庭"],
};

export function suggestName(lang: Lang, chance: () => number = Math.random): string {
  const [first, second] = [FIRST[lang], SECOND[lang]].map((list) => list[Math.floor(chance() * list.length)] ?? "");
  return lang === "ja" ? `${first}${second}` : `${first} ${second}`;
}

/** The player's name; the first time one is suggested and kept. */
export function playerName(): string {
  if (!settings.name) change({ name: suggestName(settings.lang) });
  return settings.name;
}
