/** Seats, the stack and the whole table in sentences, for everybody who hears the table. */

import { joined, labelled, say, sentences } from "../../../words/words";
import type { CardInfo, DanmakuView, Played, Player } from "../../../wire/types";
import { clockwise, playerAt } from "./places";
import { d } from "./words";

export type Info = (card: string | undefined) => CardInfo | null;

const nameOf = (card: CardInfo | null): string => (card ? say(card.name) : "");

/** "0/1": Danmaku cards played this round, of how many. */
export function firedBrief(player: Player): string {
  return `${player.fired ?? 0}/${player.limit === null ? "∞" : (player.limit ?? 1)}`;
}

/** The same in words. A limit that is not named is the usual one. */
export function firedWords(player: Player): string {
  const n = player.fired ?? 0;
  return player.limit === null ? d("firedFree", { n }) : d("fired", { n, most: player.limit ?? 1 });
}

/** "Remilia Scarlet, Rin, Role hidden, life 4 of 4, 6 in hand, Items: Power, distance 1, in your range" */
export function playerSentence(player: Player, name: string, info: Info): string {
  const role = nameOf(info(player.role));
  const character = nameOf(info(player.character));
  const active = player.active ?? true;
  const items = (player.items ?? []).map((face) => nameOf(info(face.card)));
  const cards = player.hand?.length ?? 0;
  if (!active) return joined([character, name, role ? d("wasRole", { role }) : "", player.fell ? d("defeatedOn", { n: player.fell }) : d("defeated")]);
  return joined([
    character,
    name === character ? "" : name,
    role || d("roleHidden"),
    d("life", { n: player.life ?? 0, most: player.max_life ?? 4 }),
    cards === 1 ? d("oneCard") : d("cards", { n: cards }),
    items.length ? d("items", { what: joined(items) }) : "",
    player.reach ? joined([d("distance", { n: player.reach.distance }), d(player.reach.in_range ? "inRange" : "notInRange")]) : "",
    player.skips ? d("skips") : "",
  ]);
}

/** "2. The World, Sakuya, on Remilia, answers 1" */
export function entrySentence(played: Played, n: number, name: (seat: number) => string): string {
  const parts = [
    say(played.name),
    name(played.payer),
    played.payer === played.you ? "" : d("forWhom", { who: name(played.you) }),
    played.targets?.length ? d("attacks", { who: joined(played.targets.map(name)) }) : "",
    played.answers === null || played.answers === undefined ? "" : d("answers", { n: played.answers + 1 }),
    stateWords(played),
  ];
  return `${n}. ${joined(parts)}`;
}

export function stateWords(played: Played): string {
  if (played.state === "cancelled") return d("cancelled");
  if (played.state === "resolved") return d("resolved");
  return played.state === "begun" ? d("resolving") : "";
}

export function incidentSentence(view: DanmakuView, info: Info): string {
  const { incident } = view;
  if (!incident) return d("noIncident");
  const progress = (incident.collected ?? []).map((kind) => `${say(kind.words)} ${d("ofNeed", { n: kind.cards?.length ?? 0, need: kind.need })}`);
  return joined([labelled(d("incident"), nameOf(info(incident.card))), ...progress]);
}

/** The whole table: whose turn, what is being resolved, the Incident, everybody clockwise, oneself last. */
export function tableSentences(view: DanmakuView, near: number, name: (seat: number) => string, player: (seat: number) => string, info: Info): string {
  const me = playerAt(view, near);
  const said = [
    view.turn ? d("turnOf", { n: view.turn, who: name(view.active) }) : d("setup"),
    ...(view.stack ?? []).map((played, i) => entrySentence(played, i + 1, name)),
    incidentSentence(view, info),
    d("deckCount", { n: view.deck }),
    d("discardPile", { n: view.discard.length }),
    ...clockwise(view, near).map((each) => playerSentence(each, player(each.seat), info)),
    ...(me ? [labelled(d("youLabel"), playerSentence(me, player(near), info))] : []),
  ];
  return sentences(said);
}
