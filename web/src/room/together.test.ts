import { afterEach, expect, it } from "vitest";

import { change } from "../settings/settings.svelte";
import { together } from "./together";

afterEach(() => change({ lang: "en" }));

it("joins names as people say them", () => {
  expect([[], ["Aki"], ["Aki", "Ben"], ["Aki", "Ben", "Cho"]].map(together)).toEqual(["", "Aki", "Aki and Ben", "Aki, Ben and Cho"]);
  change({ lang: "ja" });
  expect(together(["Aki", "Ben", "Cho"])).toBe("Aki、Ben、Cho");
});
