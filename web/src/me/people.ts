/** What a player asks of the server about themselves. */

import { FIRST, playerName, SECOND, suggestName } from "../settings/names";
import { settings } from "../settings/settings.svelte";
import { ApiError, get, post, remove } from "../wire/api";
import type { Me, PersonKey, Profile, Recovery, ReportReason, Seated } from "../wire/types";
import { browserMark, dropIdentity, identity, isGone, keepIdentity, lookAgain, secret } from "./identity.svelte";

const TRIES = 4;

/** A name that is this player's alone; without one yet, the name they go by, if nobody has it. */
export async function somebody(name = playerName()): Promise<PersonKey> {
  const own = lookAgain();
  if (own) return own;
  for (let tried = 1; ; tried += 1) {
    try {
      const person = await post<PersonKey>("/people", { name, browser: browserMark() });
      keepIdentity(person);
      return person;
    } catch (error) {
      // A name that was only suggested is not worth a question.
      if (!(error instanceof ApiError && error.fault.code === "name_taken" && isSuggested(name)) || tried === TRIES) throw error;
      name = `${suggestName(settings.lang)} ${1 + Math.floor(Math.random() * 999)}`;
    }
  }
}

/** Is it a suggested name, which somebody else may have been given, too? */
function isSuggested(name: string): boolean {
  const plain = name.replace(/ \d+$/, "");
  return (["en", "ja"] as const).some((lang) => FIRST[lang].some((first) => SECOND[lang].some((second) => plain === (lang === "ja" ? `${first}${second}` : `${first} ${second}`))));
}

/** Ask as this player; who has been deleted or signed out elsewhere is forgotten here, too. */
async function own<T>(ask: (token: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await ask(secret());
  } catch (error) {
    if (isGone(error)) dropIdentity();
    throw error;
  }
}

export function aboutMe(): Promise<Me> {
  return own((token) => get<Me>("/people/me", token));
}

export async function rename(name: string): Promise<void> {
  await own((token) => post("/people/me/name", { name }, token));
  const { name: now } = await aboutMe();
  const person = identity();
  if (person) keepIdentity({ ...person, name: now });
}

/** The secret of a link that opens this player in another browser. */
export async function recovery(): Promise<string> {
  return (await own((token) => post<Recovery>("/people/me/recovery", {}, token))).secret;
}

export async function recover(given: string): Promise<PersonKey> {
  const person = await post<PersonKey>("/people/recover", { secret: given, browser: browserMark() });
  keepIdentity(person);
  return person;
}

export async function signOut(everywhere: boolean): Promise<void> {
  await own((token) => post("/people/me/sign-out", { everywhere }, token));
  if (!everywhere) dropIdentity();
}

export function everything(): Promise<unknown> {
  return own((token) => get("/people/me/export", token));
}

export async function deleteMe(): Promise<void> {
  await own((token) => remove("/people/me", token));
  dropIdentity();
}

/** What everybody may know of a player. */
export function profileOf(id: string): Promise<Profile> {
  return get<Profile>(`/people/${encodeURIComponent(id)}`);
}

/** Tell the operator of the server about a player. */
export function reportPlayer(id: string, reason: ReportReason, text: string): Promise<unknown> {
  return own((token) => post(`/people/${encodeURIComponent(id)}/reports`, { reason, text }, token));
}

/** The key of a seat that is this player's already. */
export function ownSeat(code: string): Promise<Seated> {
  return own((token) => post<Seated>(`/people/me/seats/${encodeURIComponent(code)}`, {}, token));
}
