import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const SOURCES = "src";
/** A game is a folder here; `generic` is for those that have none. */
const GAMES = readdirSync(join(SOURCES, "games"), { withFileTypes: true }).flatMap((each) => (each.isDirectory() && each.name !== "generic" ? [each.name] : []));
const NAMED = new RegExp(GAMES.join("|"), "i");
/** Files that may name a game, each with the reason; at most three. */
const ALLOWED: Readonly<Record<string, string>> = { "wire/types.ts": "written out of the server's messages" };

function general(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  return files.filter((file) => /\.(ts|svelte|css)$/.test(file) && !/\.test\.ts$|^test\//.test(file) && !GAMES.some((game) => file.startsWith(`games/${game}/`)));
}

it("no general module names a game", () => {
  expect(GAMES.length).toBeGreaterThan(2);
  expect(general().length).toBeGreaterThan(150);
  const naming = general().filter((file) => NAMED.test(readFileSync(join(SOURCES, file), "utf8")) || NAMED.test(file));
  expect(naming).toEqual(Object.keys(ALLOWED));
  expect(naming.length).toBeLessThanOrEqual(3);
});

it("no game's folder takes from another's", () => {
  for (const game of GAMES) {
    const others = GAMES.filter((other) => other !== game).join("|");
    const files = readdirSync(join(SOURCES, "games", game), { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".test.ts"));
    for (const file of files) expect(readFileSync(join(SOURCES, "games", game, file), "utf8"), `${game}/${file}`).not.toMatch(new RegExp(`from "[^"]*/(?:${others})/`));
  }
});
