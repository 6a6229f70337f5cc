/** Like faces once, with how many there are. */

import type { Face } from "../wire/types";

export interface Counted extends Face {
  count: number;
}

export function counted(faces: readonly Face[]): Counted[] {
  const rows = new Map<string, Counted>();
  for (const face of faces) {
    const row = rows.get(face.card);
    if (row) row.count += 1;
    else rows.set(face.card, { ...face, count: 1 });
  }
  return [...rows.values()];
}
