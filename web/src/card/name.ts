/** Names on small faces: a word is never broken, so the longest one decides how large a name can be. */

const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60\uffe0-\uffe6]/u;

/** The width of a letter in parts of the font size, about as the fonts here have it. */
function letter(each: string): number {
  if (WIDE.test(each)) return 1;
  if (/[iljtf.,'’!|\- ]/.test(each)) return 0.34;
  return /[mwMW@]/.test(each) ? 0.9 : /[A-Z]/.test(each) ? 0.7 : 0.58;
}

/** How wide a name is on one line. */
export function letters(name: string): number {
  return [...name].reduce((sum, each) => sum + letter(each), 0);
}

/** A Japanese word of at most so many letters stays on one line as well; a longer one is broken in the middle. */
const WHOLE = 6;

/** How wide the longest part of a name is that stays on one line. */
export function longest(name: string): number {
  const words = name.split(/\s+|(?<=[・＆&/-])/u);
  return Math.max(0, ...words.map((word) => (WIDE.test(word) && letters(word) > WHOLE ? Math.ceil(letters(word) / 2) : letters(word))));
}
