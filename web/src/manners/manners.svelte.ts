/** Whether anybody reads reports on this server; asked for once. */

import { ApiError, get } from "../wire/api";
import type { Manners } from "../wire/types";

let reports = $state(false);
let asked = false;

export function reportsAreRead(): boolean {
  return reports;
}

export async function askForManners(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    ({ reports } = await get<Manners>("/manners"));
  } catch (error) {
    asked = false;
    if (!(error instanceof ApiError)) throw error;
  }
}
