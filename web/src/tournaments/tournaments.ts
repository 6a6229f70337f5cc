/** Tournaments, as this browser's player sees and plays them. */

import { asMe, secret } from "../me/identity.svelte";
import { ownSeat, somebody } from "../me/people";
import { keep, seatAt } from "../room/seats.svelte";
import { get, post, remove } from "../wire/api";
import type { Control, DeckLists, DeckChoice, EntryInfo, MatchInfo, NewId, Override, TournamentInfo, TournamentList, TournamentPlan } from "../wire/types";
import { pair } from "../words/words";

const at = (id: string, rest = ""): string => `/tournaments/${encodeURIComponent(id)}${rest}`;

export function all(mine = false): Promise<TournamentList> {
  return asMe((token) => get<TournamentList>(mine && token ? "/tournaments?mine=true" : "/tournaments", token));
}

export function tournament(id: string): Promise<TournamentInfo> {
  return asMe((token) => get<TournamentInfo>(at(id), token));
}

export async function open(plan: TournamentPlan): Promise<string> {
  await somebody();
  return (await post<NewId>("/tournaments", { plan }, secret())).id;
}

export async function signUp(id: string, deck: DeckChoice | null, invitation: string): Promise<void> {
  await somebody();
  await post(at(id, "/entry"), { deck, invitation }, secret());
}

export async function signOff(id: string): Promise<void> {
  await remove(at(id, "/entry"), secret());
}

export async function checkIn(id: string): Promise<void> {
  await post(at(id, "/check-in"), {}, secret());
}

export async function control(id: string, asked: Control): Promise<void> {
  await post(at(id, "/control"), asked, secret());
}

export async function decide(id: string, asked: Override): Promise<void> {
  await post(at(id, "/results"), asked, secret());
}

export async function call(id: string, text: string, rule: string): Promise<void> {
  await post(at(id, "/calls"), { text, rule }, secret());
}

export async function answer(id: string, number: number, text: string): Promise<void> {
  await post(at(id, "/answers"), { number, text }, secret());
}

export function decks(id: string): Promise<DeckLists> {
  return get<DeckLists>(at(id, "/decks"));
}

/** The address of the table where this player's match is played, with the key of their seat in this browser. */
export async function toTable(info: TournamentInfo): Promise<string> {
  const code = info.mine?.room ?? "";
  if (!seatAt(code) || !info.mine?.came) {
    const seated = await ownSeat(code);
    keep(seated, info.plan.game, nameOf(info, info.mine?.number ?? -1));
  }
  return `/table/${code}`;
}

export function entry(info: TournamentInfo, number: number): EntryInfo | undefined {
  return info.entries.find((each) => each.number === number);
}

export function nameOf(info: TournamentInfo, number: number): string {
  const found = entry(info, number);
  if (!found) return "–";
  return found.bot ? found.name.replace("Bot", pair(["Bot", "ボット"])) : found.name;
}

/** "2–1"; empty for a match that nobody has won a game of yet. */
export function score(match: MatchInfo): string {
  const [a = 0, b = 0] = match.wins;
  if (!match.result && a + b + (match.draws ?? 0) === 0) return "";
  return match.draws ? `${a}–${b}–${match.draws}` : `${a}–${b}`;
}

/** Has this player's round ended, or not begun yet? */
export function resting(info: TournamentInfo): boolean {
  return info.status === "running" && (info.mine?.number ?? -1) >= 0 && !info.mine?.room;
}
