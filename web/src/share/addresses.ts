/** Addresses under which others can open a link. A page at localhost has none of its own: it asks the server. */

import { get, ApiError } from "../wire/api";
import type { Addresses } from "../wire/types";

const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$|\.localhost$/;

export function isLocal(hostname: string): boolean {
  return HERE.test(hostname);
}

/** What the server says about itself; null where the page's own address will do. */
export async function addresses(): Promise<Addresses | null> {
  if (!isLocal(location.hostname)) return null;
  try {
    return await get<Addresses>("/addresses");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** Origins for a link, the one that most people can open first. */
export function origins(own: string, known: Addresses | null): string[] {
  return [...(known?.urls ?? []).map((url) => new URL(url).origin), own];
}
