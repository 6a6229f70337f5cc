/** VTubers, boards, the Queue and the whole table in sentences, for everybody who hears the table. */

import { sentence } from "../../../card/sentence";
import { settings } from "../../../settings/settings.svelte";
import type { Board, CardInfo, Queued, Spot, VCardView, VTuber } from "../../../wire/types";
import { boards, spotNamed, top } from "./places";
import { countersOf, tokenWords } from "./tokens";
import { v } from "./words";
import { joined, labelled, sentences } from "../../../words/words";

export type Info = (card: string | null | undefined) => CardInfo | null;

export function placeWords(spot: string): string {
  const named = spotNamed(spot);
  return !named || named.n === 0 ? v("active") : v("backstage", { n: named.n });
}

const nameOf = (card: CardInfo | null): string => card?.name[settings.lang] ?? "";
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "Choirmaster Nine, VTuber, Divine, PL 16, Lock, Locked, paired, Allies: Hype Goblin, counters +2, Food 2, 1 card below" */
export function vtuberSentence(vt: VTuber, info: Info): string {
  const face = top(vt);
  const below = vt.stack.length - 1;
  const counters = countersOf(vt.terms);
  const allies = (vt.allies ?? []).map((ally) => joined([nameOf(info(ally.face.card)), ally.locked ? v("locked") : ""]));
  return joined([
    face ? sentence(info(face.card), vt.pl == null ? undefined : { pl: vt.pl }, settings.lang) : v("faceDown"),
    face && vt.pl == null ? v("faceDownYours") : "",
    vt.locked ? v("locked") : "",
    vt.paired ? v("paired") : "",
    allies.length ? v("allies", { what: joined(allies) }) : "",
    counters ? v("counters", { n: signed(counters) }) : "",
    ...(vt.tokens ?? []).map((token) => tokenWords(token, settings.lang)),
    below === 1 ? v("oneBelow") : below > 1 ? v("below", { n: below }) : "",
  ]);
}

/** A spot with whoever stands on it. */
export function spotSentence(spot: Spot, info: Info): string {
  const tokens = (spot.tokens ?? []).map((token) => tokenWords(token, settings.lang));
  return joined([spot.vt ? vtuberSentence(spot.vt, info) : v("empty"), tokens.length ? v("onSpot", { what: joined(tokens) }) : "", placeWords(spot.id)]);
}

export function supportWords(board: Board): string {
  const n = board.supports ?? 0;
  return board.support_limit === null ? v("supportsFree", { n }) : v("supports", { n, most: board.support_limit ?? 2 });
}

function counts(board: Board): string {
  const coins = board.coins ?? 0;
  return joined([
    v("pointsOf", { n: board.points ?? 0 }),
    v("inHand", { n: board.hand.length }),
    v("pileCount", { pile: v("deck"), n: board.deck.count }),
    v("pileCount", { pile: v("discard"), n: board.discard.length }),
    coins === 1 ? v("oneCoin") : coins ? v("coins", { n: coins }) : "",
    board.mana ? v("mana", { n: board.mana }) : "",
    supportWords(board),
  ]);
}

export interface Naming {
  info: Info;
  name: (seat: number) => string;
  /** What a thing on the table is called. */
  thing: (thing: string) => string;
}

/** "Mika, plays it to Backstage 2" */
export function verbWords(queued: Queued, naming: Naming): string {
  const place = queued.place ? naming.thing(queued.place) : "";
  switch (queued.verb) {
    case "play":
      return place ? v("verbPlay", { place }) : v("verbPlayBare");
    case "evolve":
      return place ? v("verbEvolve", { place }) : v("verbEvolveBare");
    case "ally":
      return place ? v("verbAlly", { place }) : v("verbAllyBare");
    case "mascot":
      return v("verbMascot");
    case "world":
      return v("verbWorld");
    case "boost":
      return v("verbBoost");
    case "lock":
      return v("verbLock");
    case "reply":
      return v("verbReply");
    case "trade":
      return v("verbTrade");
    case "trigger":
      return v("verbTrigger");
  }
}

export function targetWords(queued: Queued, naming: Naming): string {
  return queued.targets?.length ? v("targets", { what: joined(queued.targets.map(naming.thing)) }) : "";
}

export function answerWords(queued: Queued): string {
  return queued.answers === null || queued.answers === undefined ? "" : v("answers", { n: queued.answers + 1 });
}

/** "2. Second Wind, Mika, answers with it, answers 1, on Choirmaster Nine" */
export function entrySentence(queued: Queued, n: number, naming: Naming): string {
  const name = queued.card ? nameOf(naming.info(queued.card.card)) : v("trade");
  return `${n}. ${joined([name, naming.name(queued.you), verbWords(queued, naming), answerWords(queued), targetWords(queued, naming), queued.canceled ? v("canceled") : ""])}`;
}

/** The whole table: round and turn, the Queue from its top, the World, the near side first. */
export function tableSentences(view: VCardView, near: number, naming: Naming): string {
  const said = [
    view.phase === "setup" ? v("setup") : joined([v("round", { n: view.round }), v("turnOf", { n: view.turn, who: naming.name(view.active) }), v(view.phase)]),
    ...(view.queue ?? []).map((queued, i) => entrySentence(queued, i + 1, naming)).reverse(),
    view.world ? labelled(v("world"), nameOf(naming.info(view.world.card))) : "",
    ...boards(view, near).flatMap((board) => [
      labelled(naming.name(board.seat), counts(board)),
      board.mascot ? joined([labelled(v("mascot"), nameOf(naming.info(board.mascot.face.card))), board.mascot.locked ? v("locked") : ""]) : "",
      ...board.spots.map((spot) => spotSentence(spot, naming.info)),
    ]),
  ];
  return sentences(said);
}
