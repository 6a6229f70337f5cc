/** Where the words of a search stand in a text, for showing them: whatever makes no difference in the search makes none here. */

export interface Part {
  text: string;
  found: boolean;
}

/** The text in parts; `fold` is how the search reads letters, and `terms` are already read so. */
export function marked(text: string, terms: readonly string[], fold: (text: string) => string): Part[] {
  const wanted = terms.filter(Boolean);
  if (wanted.length === 0) return [{ text, found: false }];
  const letters = [...text];
  const read: string[] = [];
  const from: number[] = [];
  for (const [at, letter] of letters.entries()) {
    for (const unit of fold(letter)) {
      read.push(unit);
      from.push(at);
    }
  }
  const hit = letters.map(() => false);
  const line = read.join("");
  const units = [...line];
  for (const term of wanted) {
    const size = [...term].length;
    for (let at = 0; at + size <= units.length; at += 1) {
      if (units.slice(at, at + size).join("") === term) for (let n = at; n < at + size; n += 1) hit[from[n] as number] = true;
    }
  }
  return letters.reduce<Part[]>((parts, letter, at) => {
    const last = parts.at(-1);
    const found = hit[at] === true;
    if (last && last.found === found) last.text += letter;
    else parts.push({ text: letter, found });
    return parts;
  }, []);
}
