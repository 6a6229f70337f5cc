/** Steps that can be taken back and taken again. */

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

const MOST = 200;

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

export function step<T>(history: History<T>, now: T): History<T> {
  return now === history.now ? history : { past: [...history.past, history.now].slice(-MOST), now, future: [] };
}

export function back<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function again<T>(history: History<T>): History<T> {
  const [after, ...rest] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future: rest };
}
