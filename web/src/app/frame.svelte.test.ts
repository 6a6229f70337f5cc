import { flushSync } from "svelte";
import { expect, it } from "vitest";

import { fullScreen, takeScreen } from "./frame.svelte";

it("the screen stays taken where one page takes over from another", () => {
  let shown = $state<"setting" | "game" | "home">("setting");
  const end = $effect.root(() => {
    for (const page of ["game", "setting"] as const) {
      $effect.pre(() => {
        if (shown === page) return takeScreen();
      });
    }
  });
  flushSync();
  expect(fullScreen()).toBe(true);
  shown = "game";
  flushSync();
  expect(fullScreen()).toBe(true);
  shown = "home";
  flushSync();
  expect(fullScreen()).toBe(false);
  end();
});
