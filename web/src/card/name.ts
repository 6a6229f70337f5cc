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

/** Where words may be on different lines: the signs stay with the word before them. */
const WORDS = /(?<=[\s・＆&/-])/u;
/** Never the first letter of a line. */
const BOUND = /[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー・、。！？」』）]/u;
const KANJI = /\p{Script=Han}/u;
/** From this size on, in pixels, a Japanese word is rather small than on two lines. */
const READABLE = 8.5;
/** How much larger the letters must become to be worth another line. */
const LARGER = 1.12;
/** No smaller: what has no room even so ends with dots. */
const LEAST = 6;
/** Latin letters are not quite as broad as they are reckoned. */
const SAFE = 0.97;
/** The height of a line in parts of the font size. */
const LINE = 1.17;

/** A name on a face: its lines, and their font size in pixels. */
export interface Written {
  lines: string[];
  size: number;
}

/** The pixels there are for a name, the largest it is written, and on how many lines at the most. */
export interface NameRoom {
  wide: number;
  high?: number;
  most: number;
  lines?: number;
}

/** As large as there is room for, words whole; only where it would be too small to read are long Japanese words broken. */
export function written(name: string, { wide, high = Infinity, most, lines = 2 }: NameRoom): Written {
  // Small letters of Japanese are drawn as broad as whole pixels.
  const broad = (width: number): number => (WIDE.test(name) ? Math.max(Math.floor(wide / width), Math.min(wide / width, LEAST)) : (wide * SAFE) / width);
  const fitted = (pieces: string[]): Written =>
    Array.from({ length: Math.min(lines, pieces.length) }, (_, n) => packed(pieces, n + 1))
      .map((found) => ({ lines: found, size: Math.min(most, broad(widest(found)), high / (found.length * LINE)) }))
      .reduce((best, next) => (next.size > best.size * LARGER ? next : best));
  const whole = fitted(name.split(WORDS));
  const broken = whole.size < READABLE ? fitted(name.split(WORDS).flatMap(parts)) : whole;
  const best = broken.size > whole.size * LARGER ? broken : whole;
  return { lines: best.lines, size: Math.max(LEAST, best.size) };
}

/** Where a Japanese word may be broken: never before a small letter, never so that one letter is left alone. */
function parts(word: string): string[] {
  const all = [...word.trimEnd()];
  if (!WIDE.test(word) || all.length < 4) return [word];
  const found: string[] = [];
  all.forEach((each, i) => {
    if (i === 0 || i === 1 || i === all.length - 1 || BOUND.test(each)) found.push((found.pop() ?? "") + each);
    else found.push(each);
  });
  return found;
}

/** Pieces on so many lines, the broadest as narrow as possible; of equal ones the break between kanji and kana. */
function packed(pieces: string[], count: number): string[] {
  if (count <= 1) return [pieces.join("").trim()];
  let best: string[] = [];
  let least = Infinity;
  for (let at = 1; at <= pieces.length - count + 1; at++) {
    const found = [pieces.slice(0, at).join("").trim(), ...packed(pieces.slice(at), count - 1)];
    const seam = KANJI.test(pieces[at - 1] ?? "") !== KANJI.test(pieces[at] ?? "") ? 0.01 : 0;
    const cost = widest(found) - seam;
    if (cost < least) [best, least] = [found, cost];
  }
  return best;
}

/** Latin letters are so much broader where they are bold, as names are. */
const BOLD = 1.08;

function widest(lines: string[]): number {
  return Math.max(...lines.map((line) => [...line].reduce((sum, each) => sum + letter(each) * (WIDE.test(each) ? 1 : BOLD), 0)));
}
