import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import CardText from "./CardText.svelte";
import { parts, plain } from "./text";

test("card names and seats are found", () => {
  expect(parts("{0} bloomed [AZKi](hSD01-011).", ["Rin", "You"])).toEqual([
    { kind: "seat", text: "Rin", seat: 0 },
    { kind: "text", text: " bloomed " },
    { kind: "card", text: "AZKi", number: "hSD01-011" },
    { kind: "text", text: "." },
  ]);
});

test("cards made up for a scenario open too", () => {
  expect(parts("[AZKi Fan](AZKi Fan~f22450b4)", [])).toEqual([{ kind: "card", text: "AZKi Fan", number: "AZKi Fan~f22450b4" }]);
  render(CardText, { words: { en: "[AZKi Fan](AZKi Fan~f22450b4)", ja: "" }, game: "hocg" });
  expect(screen.getByRole("link").getAttribute("href")).toBe("/cards/hocg/AZKi%20Fan~f22450b4");
});

test("a name is never read as a mark", () => {
  const evil = "[x](hSD01-001){1}";
  expect(parts("{0} drew", [evil, "B"])[0]).toEqual({ kind: "seat", text: evil, seat: 0 });
  expect(plain("{0} drew", [evil, "B"])).toBe(`${evil} drew`);
});

test("what is no mark stays text", () => {
  const odd = "[1/Turn] {7} [a](javascript:x) [](hSD01-001) <b>x</b>";
  expect(parts(odd, ["A", "B"])).toEqual([{ kind: "text", text: odd }]);
});

test("a card name opens its card", () => {
  const onopen = vi.fn();
  render(CardText, { words: { en: "[AZKi](hSD01-011) rests", ja: "" }, onopen });
  screen.getByRole("button", { name: "AZKi" }).click();
  expect(onopen).toHaveBeenCalledWith("hSD01-011");
});

test("without somebody to open it, it leads to the card's page of the game", () => {
  render(CardText, { words: { en: "[AZKi](hSD01-011) rests", ja: "" }, game: "hocg" });
  expect(screen.getByRole("link", { name: "AZKi" }).getAttribute("href")).toBe("/cards/hocg/hSD01-011");
});

test("hostile words stay words", () => {
  const { container } = render(CardText, { words: { en: "<img src=x onerror=alert(1)> {0}", ja: "" }, names: ["<script>x</script>"] });
  expect(container.querySelector("img, script")).toBeNull();
  expect(container.textContent).toBe("<img src=x onerror=alert(1)> <script>x</script>");
});
