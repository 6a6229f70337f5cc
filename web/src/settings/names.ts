/** A name for whoever has none yet: two quiet words. */

import { change, settings, type Lang } from "./settings.svelte";

export const FIRST: Record<Lang, readonly string[]> = {
  en: ["Quiet", "Gentle", "Early", "Silver", "Winter", "Paper", "Northern", "Evening", "Amber", "Slow", "Hidden", "Misty"],
  ja: ["静かな", "やさしい", "朝の", "銀の", "冬の", "北の", "夕暮れの", "琥珀の", "ゆったり", "小さな", "霧の", "遠い"],
};
export const SECOND: Record<Lang, readonly string[]> = {
  en: ["Heron", "Maple", "Lantern", "Harbor", "Sparrow", "Willow", "River", "Fox", "Pine", "Crane", "Comet", "Garden"],
  ja: ["サギ", "カエデ", "灯り", "港", "スズメ", "ヤナギ", "川", "キツネ", "松", "ツル", "ほうき星", "庭"],
};

export function suggestName(lang: Lang, chance: () => number = Math.random): string {
  const [first, second] = [FIRST[lang], SECOND[lang]].map((list) => list[Math.floor(chance() * list.length)] ?? "");
  return lang === "ja" ? `${first}${second}` : `${first} ${second}`;
}

const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;

/** A name that somebody typed, or that came in a link or a file: one line of what can be seen. The server looks closer. */
export function cleaned(text: string, longest: number): string {
  const seen = text.replace(UNSEEN, "").normalize("NFC").replace(/\s+/gu, " ").trim();
  return Array.from(new Intl.Segmenter().segment(seen), (letter) => letter.segment).slice(0, longest).join("").trim();
}

/** The player's name; the first time one is suggested and kept. */
export function playerName(): string {
  if (!settings.name) change({ name: suggestName(settings.lang) });
  return settings.name;
}
