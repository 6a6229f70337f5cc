/** The REST side of the server. Whatever goes wrong becomes an `ApiError` with words in both languages. */

import type { Fault } from "./types";

export class ApiError extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.words.en);
  }
}

/** For what is nice to know: without it the page is as useful. */
export function ignored(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

const UNREACHABLE: Fault = {
  code: "unreachable",
  words: { en: "The server isn't responding. Try again in a moment.", ja: "サーバーに接続できません。少し待ってからもう一度お試しください。" },
};

let heard: () => void = () => undefined;

/** Whoever wants to hear of requests that reached no server. */
export function unreachable(then: () => void): void {
  heard = then;
}

/** `token`: of a seat, or the secret of a player. */
export async function get<T>(path: string, token?: string): Promise<T> {
  return (await call(path, { headers: bearer(token) })) as T;
}

export async function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  return (await call(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...bearer(token) },
    body: JSON.stringify(body),
  })) as T;
}

export async function remove<T>(path: string, token?: string): Promise<T> {
  return (await call(path, { method: "DELETE", headers: bearer(token) })) as T;
}

export async function upload<T>(path: string, body: Blob): Promise<T> {
  return (await call(path, { method: "POST", headers: { "content-type": "application/octet-stream" }, body })) as T;
}

function bearer(token?: string): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

async function call(path: string, init: RequestInit): Promise<unknown> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    heard();
    throw new ApiError(UNREACHABLE, 0);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data;
  const fault = isFault(data) ? data : UNREACHABLE;
  throw new ApiError(fault, answer.status);
}

function isFault(data: unknown): data is Fault {
  return typeof data === "object" && data !== null && "code" in data && "words" in data;
}
