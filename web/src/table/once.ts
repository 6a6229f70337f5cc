/** What follows from an object alone is worked out once for it: whoever asks again is given the same. */
export function once<Of extends object, Found>(work: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, { found: Found }>();
  return (of) => {
    let kept = known.get(of);
    if (!kept) known.set(of, (kept = { found: work(of) }));
    return kept.found;
  };
}
