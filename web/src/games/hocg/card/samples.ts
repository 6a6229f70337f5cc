/** Cards made up for tests, one of each kind. */

import type { CardInfo, Words } from "../../../wire/types";

const both = (en: string, ja = en): Words => ({ en, ja });

export const SORA: CardInfo = {
  id: "T-001",
  kind: "oshi",
  name: both("Tokino Sora", "ときのそら"),
  names: [both("Tokino Sora", "ときのそら")],
  colors: ["white"],
  life: 5,
  abilities: [
    { kind: "oshi_skill", label: both("Oshi skill", "推しスキル"), name: both("Sample Skill", "見本"), text: both("Move a green cheer.", "緑エールを動かす。"), cost: "1", limit: both("once per turn", "ターンに1回") },
  ],
  set: "T",
  copies: 1,
};

export const DEBUT: CardInfo = {
  id: "T-002",
  kind: "holomem",
  name: both("AZKi"),
  names: [both("AZKi")],
  colors: ["green"],
  level: "debut",
  hp: 60,
  baton: ["neutral"],
  tags: [both("Singing", "歌")],
  arts: [{ name: both("First", "はじめ"), cost: ["neutral"], power: 10 }],
  set: "T",
  copies: 4,
};

export const SECOND: CardInfo = {
  ...DEBUT,
  id: "T-003",
  level: "2nd",
  hp: 190,
  arts: [
    { name: both("Gravity", "グラビティ"), cost: ["green"], power: 60, critical: [["blue", 50]] },
    { name: both("Song", "ソング"), cost: ["green", "green", "neutral"], power: 100, suffix: "+", text: both("Then more.", "さらに。") },
  ],
};

export const BUZZ: CardInfo = { ...DEBUT, id: "T-004", name: both("Tokino Sora", "ときのそら"), names: [both("Tokino Sora", "ときのそら")], colors: ["white"], level: "1st", buzz: true, hp: 240 };

export const BOTH: CardInfo = {
  ...DEBUT,
  id: "T-005",
  name: both("SorAZ"),
  names: [both("SorAZ"), both("Tokino Sora", "ときのそら"), both("AZKi")],
  colors: ["white", "green"],
  level: "1st",
  hp: 130,
};

export const SPOT: CardInfo = { ...DEBUT, id: "T-006", name: both("Hakui Koyori", "博衣こより"), names: [both("Hakui Koyori", "博衣こより")], colors: [], level: "spot", hp: 50 };

export const STAFF: CardInfo = {
  id: "T-007",
  kind: "support",
  name: both("Harusaki Nodoka", "春先のどか"),
  names: [both("Harusaki Nodoka", "春先のどか")],
  support: "staff",
  limited: true,
  abilities: [{ kind: "text", label: both("Text"), text: both("Draw for 〈AZKi〉.", "〈AZKi〉のために引く。") }],
  set: "U",
};

export const CHEER: CardInfo = { id: "T-008", kind: "cheer", name: both("Green Cheer", "緑エール"), names: [both("Green Cheer", "緑エール")], colors: ["green"], set: "Y" };

export const ALL: readonly CardInfo[] = [SORA, DEBUT, SECOND, BUZZ, BOTH, SPOT, STAFF, CHEER];
