/**
 * What came anew, as far as it is as before: the same objects. Views are told whole, and an update changes little of one.
 * Whatever reads a part that is the same object is neither worked out nor drawn again.
 */

type Fields = Record<string, unknown>;

/** `now`, in which everything that reads as it did in `before` is taken from there. `now` belongs to the caller. */
export function same<Told>(before: unknown, now: Told): Told {
  return kept(before, now) as Told;
}

/** For `$derived.by`: what is worked out anew is the same object as long as it reads as before. */
export function steady<Told>(work: () => Told): () => Told {
  let was: Told | undefined;
  return () => (was = same(was, work()));
}

function kept(before: unknown, now: unknown): unknown {
  if (before === now || !isObject(before) || !isObject(now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? keptList(before, now) : now;
  return Array.isArray(before) ? now : keptFields(before, now);
}

function keptFields(before: Fields, now: Fields): Fields {
  const names = Object.keys(now);
  let all = names.length === Object.keys(before).length;
  for (const name of names) {
    const value = kept(before[name], now[name]);
    now[name] = value;
    if (value !== before[name] || !(name in before)) all = false;
  }
  return all ? before : now;
}

/** Things are found by their handles, wherever in a list they are now; what has none, by its place. */
function keptList(before: readonly unknown[], now: unknown[]): readonly unknown[] {
  const things = new Map<unknown, unknown>();
  for (const each of before) if (isObject(each) && each["id"] !== undefined) things.set(each["id"], each);
  let all = now.length === before.length;
  now.forEach((each, i) => {
    const value = kept(isObject(each) && things.size ? (things.get(each["id"]) ?? before[i]) : before[i], each);
    now[i] = value;
    if (value !== before[i]) all = false;
  });
  return all ? before : now;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
