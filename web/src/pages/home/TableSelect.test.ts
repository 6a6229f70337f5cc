import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import { change } from "../../settings/settings.svelte";
import { DANMAKU } from "../../test/games";
import TableSelect from "./TableSelect.svelte";

it("says how the table is laid, and changes it, within what a first game allows", async () => {
  change({ lang: "en" });
  const changed = vi.fn();
  render(TableSelect, { game: DANMAKU, plan: { seats: 8, roles: "basic" }, onchange: changed });
  await fireEvent.click(screen.getByRole("button", { name: "Danmaku!!: change table, 8 players, basic roles" }));
  await fireEvent.click(screen.getByLabelText("6"));
  await fireEvent.click(screen.getByLabelText("First game (up to 7)"));
  expect(changed.mock.calls).toEqual([[{ seats: 6, roles: "basic" }], [{ seats: 7, roles: "first" }]]);
});
