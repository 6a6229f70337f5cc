/** Who uses this browser, if they have a name that is theirs alone: the secret that opens it is kept here only. */

import { change } from "../settings/settings.svelte";
import { ApiError } from "../wire/api";
import type { PersonKey } from "../wire/types";

export const KEY = "kaimaku.me";
const MARK = "kaimaku.browser";

let own = $state.raw(stored());
/** The mark of a browser that keeps nothing, until the page is closed. */
let unkept = "";

/** Another page of this browser may have chosen a name, or deleted it. */
addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) own = stored();
});

export function identity(): PersonKey | null {
  return own;
}

/** Another page may have chosen a name a moment ago. */
export function lookAgain(): PersonKey | null {
  own = stored() ?? own;
  return own;
}

export function secret(): string | undefined {
  return own?.secret;
}

export function keepIdentity(person: PersonKey): void {
  own = person;
  change({ name: person.name });
  write(KEY, JSON.stringify(person));
}

export function dropIdentity(): void {
  own = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // it is forgotten with this page
  }
}

/** Random text that is the same for everybody who uses this browser: nobody is rated against themselves. */
export function browserMark(): string {
  const kept = read(MARK) ?? unkept;
  if (kept) return kept;
  unkept = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  write(MARK, unkept);
  return unkept;
}

/** As this player; if they have been signed out or deleted elsewhere, as somebody without a name of their own. */
export async function asMe<T>(ask: (token: string | undefined) => Promise<T>): Promise<T> {
  try {
    return await ask(secret());
  } catch (error) {
    if (!isGone(error)) throw error;
    dropIdentity();
    return await ask(undefined);
  }
}

/** Does this secret open nobody any more? */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.fault.code === "person";
}

function stored(): PersonKey | null {
  try {
    const found: unknown = JSON.parse(read(KEY) ?? "null");
    return isKey(found) ? found : null;
  } catch {
    return null;
  }
}

function isKey(thing: unknown): thing is PersonKey {
  if (typeof thing !== "object" || thing === null) return false;
  const { id, name, secret } = thing as Partial<PersonKey>;
  return [id, name, secret].every((each) => typeof each === "string" && each !== "");
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // a full or forbidden storage: kept until the page is closed
  }
}
