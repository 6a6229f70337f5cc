/** Small Danmaku!! tables for tests. */

import type { CardInfo, DanmakuView, Face, Played, Player, Question, Words } from "../../../wire/types";

const both = (en: string, ja = en): Words => ({ en, ja });

function main(id: string, name: Words, types: string[][], season: string): CardInfo {
  return { id, kind: "main", name, names: [name], types, season, points: 1, abilities: [{ kind: "text", label: both("Text"), text: both(`${name.en} does it.`) }] };
}

function character(id: string, name: Words, short: Words): CardInfo {
  return { id, kind: "character", name, names: [name, short], season: "spring", types: [["reaction"]], abilities: [{ kind: "spell", label: both("Spell Card"), name: both("Sign"), text: both("Attack.") }] };
}

export const CARDS: CardInfo[] = [
  main("graze-1", both("Graze", "グレイズ"), [["reaction", "dodge"]], "spring"),
  main("graze-2", both("Graze", "グレイズ"), [["reaction", "dodge"]], "winter"),
  main("bomb", both("Bomb", "ボム"), [["invocation"], ["reaction"]], "winter"),
  main("shoot", both("Shoot", "ショット"), [["action", "danmaku"]], "summer"),
  main("power", both("Power", "パワー"), [["item", "powerup"]], "autumn"),
  character("marisa", both("Kirisame Marisa", "霧雨魔理沙"), both("Marisa", "魔理沙")),
  character("reimu", both("Hakurei Reimu", "博麗霊夢"), both("Reimu", "霊夢")),
  character("sakuya", both("Izayoi Sakuya", "十六夜咲夜"), both("Sakuya", "咲夜")),
  character("cirno", both("Cirno", "チルノ"), both("Cirno", "チルノ")),
  { id: "wars", kind: "incident", name: both("Great Fairy Wars", "妖精大戦争"), names: [], season: "winter", abilities: [] },
  { id: "boss", kind: "role", name: both("Stage Boss", "ステージボス"), names: [], team: "stage_boss", abilities: [{ kind: "goal", label: both("Goal"), text: both("The Heroine falls.") }] },
  { id: "heroine", kind: "role", name: both("Heroine", "主人公"), names: [], team: "heroine", abilities: [] },
];

export const info = (card: string | null | undefined): CardInfo | null => CARDS.find((each) => each.id === card) ?? null;

export const face = (id: string, card: string): Face => ({ id, card });

const CHARACTERS = ["marisa", "reimu", "sakuya", "cirno"];

export function player(seat: number, more: Partial<Player> = {}): Player {
  return { seat, character: CHARACTERS[seat % 4] ?? "", life: 4, max_life: 4, hand: [null, null], ...more };
}

/** Seat 0 is the viewer's: a Stage Boss with a Graze and a Shoot. Seat 1 is the Heroine. */
export function view(more: Partial<DanmakuView> = {}, seats = 4): DanmakuView {
  const players = Array.from({ length: seats }, (_, seat) => player(seat, seat ? { reach: { seats: 1, distance: 1, in_range: true } } : {}));
  Object.assign(players[0] ?? {}, { role: "boss", hand: [face("c1", "graze-1"), face("c2", "shoot")], items: [face("c3", "power")] });
  Object.assign(players[1] ?? {}, { role: "heroine", shown: true, max_life: 5 });
  return { game: "danmaku", turn: 3, active: 1, first: 1, step: "main", players, deck: 30, discard: [], ...more };
}

export function played(id: string, more: Partial<Played> = {}): Played {
  return { id, kind: "card", card: "shoot", name: both("Shoot", "ショット"), you: 1, payer: 1, ...more };
}

export function reaction(options: Question["options"]): Question {
  return { asked: 5, prompt: "danmaku:reaction", rule: "danmaku:type.reaction.1", words: both("React, or pass?"), options: [...options, { verb: "pass", label: both("Pass", "パス") }], passing: options.length };
}
