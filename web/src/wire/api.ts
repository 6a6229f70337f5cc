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

const UNREACHABLE: Fault = {
  code: "unreachable",
  words: { en: "The server isn't responding. Try again in a moment.", ja: "サーバーに接続できません。少し待ってからもう一度お試しください。" },
};

let heard: () => void = () => undefined;

/** Whoever wants to hear of requests that reached no server. */
export function unreachable(then: () => void): void {
  heard = then;
}

export async function get<T>(path: string, token?: string): Promise<T> {
  return (await call(path, token ? { headers: { authorization: `Bearer ${token}` } } : {})) as T;
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return (await call(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })) as T;
}

export async function upload<T>(path: string, body: Blob): Promise<T> {
  return (await call(path, { method: "POST", headers: { "content-type": "application/octet-stream" }, body })) as T;
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
