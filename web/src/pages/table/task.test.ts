import { expect, it } from "vitest";

import { stepsFor, tried, tryAt } from "./task";

it("finds in its address what it is about", () => {
  const asked = { scenario: "S-01 a&b", rule: "hocg:8.3.3" };
  expect(tried(tryAt("/table/abc", asked).split("#")[1] ?? "")).toEqual(asked);
  expect(tried("step=90")).toBeNull();
  expect(tried("")).toBeNull();
});

it("calls the seats by the names at this table", () => {
  const told = [
    { en: 'A: Oshi skill "B: x"', ja: "A：推しスキル" },
    { en: "B: Pass", ja: "B：パス" },
    { en: "Next dice: 3", ja: "サイコロ：次の目は3" },
    { en: "P1: Attack P2 with Shoot", ja: "P1：ショットでP2を攻撃する" },
  ];
  const steps = stepsFor({ id: "x", title: { en: "", ja: "" }, rules: [], told }, (seat) => ["You", "Ben"][seat] ?? "", ": ");
  expect(steps.map((step) => step.en)).toEqual(['You: Oshi skill "B: x"', "Ben: Pass", "Next dice: 3", "You: Attack Ben with Shoot"]);
  expect(steps[3]?.ja).toBe("You: ショットでBenを攻撃する");
  expect(steps[1]?.ja).toBe("Ben: パス");
});
