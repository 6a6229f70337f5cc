/** The stamps: what each says, and what its face looks like. All are drawn here, on a grid of 48. */

import type { StampName } from "../wire/types";
import type { Pair } from "../words/words";

export interface Stamp {
  name: StampName;
  words: Pair;
  /** The colour of the little curtain. */
  cloth: "persimmon" | "green" | "black";
  /** Lines of the face, on the cloth; and what is around it. */
  face: string;
  extra?: string;
  /** Filled shapes around it: a drop, a star. */
  fill?: string;
}

const SMILE = "M18 30C20.5 34 27.5 34 30 30";
const EYES = "M18.5 23V24.4M29.5 23V24.4";
const CLOSED = "M16.5 24C17.5 22.4 20 22.4 21 24M27 24C28 22.4 30.5 22.4 31.5 24";

export const STAMPS: readonly Stamp[] = [
  { name: "hello", words: ["Hello!", "こんにちは！"], cloth: "persimmon", face: `${EYES}${SMILE}`, extra: "M41 20C43 17 43 12 41 9M37 17C38 15.6 38 13.4 37 12" },
  { name: "luck", words: ["Good luck!", "よろしく！"], cloth: "green", face: `${EYES}${SMILE}`, fill: "M39 3C40 9 42 11 47 12 42 13 40 15 39 21 38 15 36 13 31 12 36 11 38 9 39 3Z" },
  { name: "thanks", words: ["Thank you!", "ありがとう！"], cloth: "persimmon", face: `${CLOSED}${SMILE}`, fill: "M40 19C35 15 32 12.4 32 9.2 32 6.8 33.8 5.4 35.6 5.4 37.4 5.4 39 6.4 40 8 41 6.4 42.6 5.4 44.4 5.4 46.2 5.4 48 6.8 48 9.2 48 12.4 45 15 40 19Z" },
  { name: "nice", words: ["Nice!", "ナイス！"], cloth: "green", face: `${CLOSED}M18 29.5H30C29.6 33.4 27 35 24 35S18.4 33.4 18 29.5Z`, extra: "M38 4V9M45 7L41.6 10.4M47 14H42" },
  { name: "wow", words: ["Wow!", "すごい！"], cloth: "black", face: "M18.5 21V25M29.5 21V25M24 29A3 3.6 0 1 0 24 36.2 3 3.6 0 1 0 24 29Z", extra: "M38 4L37.6 12M43.6 6L41 13M38 16.4V16.6M41 17.4V17.6" },
  { name: "think", words: ["Hmm…", "うーん…"], cloth: "black", face: "M18.5 22V23.4M29.5 22V23.4M20 31.5C22.5 30 25.5 30 28 31M15.5 19L21 18", fill: "M33 12a2 2 0 1 0 .1 0ZM38.6 9.6a2 2 0 1 0 .1 0ZM44.2 7.2a2 2 0 1 0 .1 0Z" },
  { name: "wait", words: ["One moment", "ちょっと待って"], cloth: "green", face: `${EYES}M20 31H28`, extra: "M40 4.5A7 7 0 1 0 40 18.5 7 7 0 1 0 40 4.5ZM40 8V11.8L42.6 13.4" },
  { name: "oops", words: ["Oops!", "しまった！"], cloth: "persimmon", face: "M16.5 21.4L21 24 16.5 26.4M31.5 21.4L27 24 31.5 26.4M18.5 32C20 30 22 34 24 32S28 30 29.5 32", fill: "M41 5C44 9 45.6 11.4 45.6 13.8 45.6 16.4 43.6 18 41 18S36.4 16.4 36.4 13.8C36.4 11.4 38 9 41 5Z" },
  { name: "sorry", words: ["Sorry!", "ごめんなさい！"], cloth: "black", face: "M16.5 23C17.5 24.6 20 24.6 21 23M27 23C28 24.6 30.5 24.6 31.5 23M20.5 32.5C22.5 30.6 25.5 30.6 27.5 32.5", extra: "M37 8L42 5M38 13L44 12M36.6 17.6L41 19.4" },
  { name: "laugh", words: ["Haha!", "あはは！"], cloth: "persimmon", face: `${CLOSED}M16.5 28H31.5C31 33.6 28 36.4 24 36.4S17 33.6 16.5 28Z`, extra: "M13.5 26.5L11 29M34.5 26.5L37 29" },
  { name: "cry", words: ["Oh no…", "そんな…"], cloth: "green", face: `${CLOSED}M20 33.5C22 31 26 31 28 33.5M18.5 26V34M29.5 26V34` },
  { name: "bravo", words: ["Good game!", "いい勝負でした！"], cloth: "black", face: `${CLOSED}${SMILE}`, fill: "M36 3L38 7 42.4 7.4 39.2 10.4 40 15 36 12.8 32 15 32.8 10.4 29.6 7.4 34 7ZM45 13L46 15.4 48 15.6 46.4 17.2 46.8 19.6 45 18.4 43.2 19.6 43.6 17.2 42 15.6 44 15.4Z" },
];

export function stampNamed(name: StampName): Stamp | undefined {
  return STAMPS.find((stamp) => stamp.name === name);
}
