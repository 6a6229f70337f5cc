/** Colours of the heat map: blue where a deck wins, orange where it loses, which every kind of sight tells apart. */

export type Rgb = readonly [red: number, green: number, blue: number];

interface Scale {
  loss: Rgb;
  even: Rgb;
  win: Rgb;
}

export const SCALES: Readonly<Record<"light" | "dark", Scale>> = {
  light: { loss: [179, 88, 6], even: [242, 240, 236], win: [33, 88, 168] },
  dark: { loss: [224, 132, 48], even: [52, 57, 62], win: [92, 150, 232] },
};

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** Faint near one half, strong near 0 and 1. */
export function heat(rate: number, theme: "light" | "dark"): Rgb {
  const scale = SCALES[theme];
  const end = rate >= 0.5 ? scale.win : scale.loss;
  const part = Math.min(1, Math.abs(rate - 0.5) * 2);
  const mix = (n: 0 | 1 | 2): number => Math.round(scale.even[n] + (end[n] - scale.even[n]) * part);
  return [mix(0), mix(1), mix(2)];
}

/** What is read best on this ground. */
export function ink(ground: Rgb): Rgb {
  return contrast(BLACK, ground) >= contrast(WHITE, ground) ? BLACK : WHITE;
}

/** The ratio of WCAG 2: 4.5 is enough for text. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  return part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
}

export function css(color: Rgb): string {
  return `rgb(${color.join(" ")})`;
}
