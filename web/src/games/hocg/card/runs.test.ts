import { expect, test } from "vitest";

import { runs } from "./runs";

test("colours of cheers get their glyph, other colours do not", () => {
  expect(runs("Send 1 green cheer to your white holomem.")).toEqual([{ text: "Send 1 " }, { text: "green cheer to your white holomem.", color: "green" }]);
  expect(runs("緑エールか青エール")).toEqual([
    { text: "緑エールか", color: "green" },
    { text: "青エール", color: "blue" },
  ]);
  expect(runs("no colour")).toEqual([{ text: "no colour" }]);
});
