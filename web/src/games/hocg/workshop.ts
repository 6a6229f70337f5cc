/** What writing a card of one's own begins with, and where its texts stand. */

import { words } from "../../words/words";
import type { WorkshopKind } from "../client_game";

const w = words({
  art: ["Arts {n}", "アーツ{n}"],
  collab_effect: ["Collab effect", "コラボエフェクト"],
  bloom_effect: ["Bloom effect", "ブルームエフェクト"],
  gift: ["Gift", "ギフト"],
  skill: ["Oshi skill", "推しスキル"],
  sp: ["SP Oshi skill", "SP推しスキル"],
  stage: ["Stage skill", "ステージスキル"],
  text: ["Text", "テキスト"],
});
type Place = Parameters<typeof w>[0];
const PLACES: ReadonlySet<string> = new Set<Place>(["art", "collab_effect", "bloom_effect", "gift", "skill", "sp", "stage", "text"]);

const holomem = (text: string): string => `kind: holomem
name: Maku
level: Debut
color: white
hp: 90
baton: 1
tags: [JP]
keywords:
  - kind: collab effect
    name: Curtain up
    text: ${text}
arts:
  - name: First call
    cost: [white]
    power: 30
`;
const oshi = (skill: string, sp: string): string => `kind: oshi
name: Maku
color: white
life: 5
skills:
  - kind: skill
    name: Encore
    power: 2
    text: ${skill}
  - kind: sp
    name: Grand finale
    power: 3
    text: ${sp}
`;
const support = (text: string): string => `kind: support
support: item
limited: true
name: Opening ticket
text: ${text}
`;

export const workshop: WorkshopKind = {
  templates: [
    { words: ["Holomem", "ホロメン"], sheet: [holomem("Draw 1 card from your deck."), holomem("自分のデッキを1枚引く。")] },
    { words: ["Oshi", "推しホロメン"], sheet: [oshi("Draw 2 cards from your deck.", "During this turn, your center holomem gets Arts+50."), oshi("自分のデッキを2枚引く。", "このターンの間、自分のセンターホロメンのアーツ+50。")] },
    { words: ["Support", "サポート"], sheet: [support("Draw 3 cards from your deck."), support("自分のデッキを3枚引く。")] },
  ],
  place: (place) => {
    const [, kind = "", n = ""] = /^(.*?)(\d*)$/.exec(place) ?? [];
    return PLACES.has(kind) ? w(kind as Place, { n }) : place;
  },
};
