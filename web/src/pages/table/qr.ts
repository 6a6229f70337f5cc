/** A QR code as one path: each dark module is a square of one. */

import { encode } from "uqr";

export interface Qr {
  size: number;
  path: string;
}

export function qr(text: string): Qr {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join("") };
}
