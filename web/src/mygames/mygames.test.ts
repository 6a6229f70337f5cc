import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { asRecord, merged, type GameRecord } from "./record";
import { statistics, winRate } from "./statistics";
import { asFile, BadFile, fromFile } from "./transfer";

function game(id: string, some: Partial<GameRecord> = {}): GameRecord {
  return { id, game: "hocg", when: Date.UTC(2026, 0, 1), result: "won", seat: 0, seats: 2, name: "Aki", against: [{ name: "Ben" }], deck: "Sora", ...some };
}

/** The list of a page that is opened now, in a browser that keeps what is there. */
async function opened(): Promise<typeof import("./store.svelte")> {
  vi.resetModules();
  return import("./store.svelte");
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("the list", () => {
  it("is there again, the newest game first", async () => {
    const { keepGames } = await opened();
    keepGames([game("aaaaaaaa-1"), game("aaaaaaaa-2", { when: Date.UTC(2026, 0, 2) })]);
    const { myGames, trouble } = await opened();
    expect(myGames().map((each) => each.id)).toEqual(["aaaaaaaa-2", "aaaaaaaa-1"]);
    expect(trouble()).toBe("");
  });

  it("has what two pages wrote, and each game once", async () => {
    const one = await opened();
    const other = await opened();
    one.keepGames([game("aaaaaaaa-1", { result: "open" })]);
    other.keepGames([game("bbbbbbbb-1"), game("aaaaaaaa-1", { ended: Date.UTC(2026, 0, 3) })]);
    one.keepGames([game("cccccccc-1")]);
    const { myGames } = await opened();
    expect(myGames().map((each) => [each.id, each.result]).sort()).toEqual([
      ["aaaaaaaa-1", "won"],
      ["bbbbbbbb-1", "won"],
      ["cccccccc-1", "won"],
    ]);
  });

  it("holds so many, without the oldest", async () => {
    const { keepGames, MOST, myGames } = await opened();
    keepGames(Array.from({ length: MOST + 5 }, (_, n) => game(`aaaaaaaa-${n}`, { when: Date.UTC(2026, 0, 1) + n })));
    expect(myGames()).toHaveLength(MOST);
    expect(myGames().at(-1)?.id).toBe("aaaaaaaa-5");
  });

  it.each(["{", "null", "[]", '{"version":1}', '{"games":[]}', "7"])("puts %s aside, says so, and goes on", async (raw) => {
    localStorage.setItem("kaimaku.games", raw);
    const { damaged, keepGames, myGames, trouble } = await opened();
    expect([trouble(), damaged(), myGames()]).toEqual(["damaged", raw, []]);
    keepGames([game("aaaaaaaa-1")]);
    expect([trouble(), damaged()]).toEqual(["damaged", raw]);
    const later = await opened();
    expect(later.myGames()).toHaveLength(1);
    expect(later.trouble()).toBe("");
  });

  it("leaves out single games that are damaged", async () => {
    localStorage.setItem("kaimaku.games", JSON.stringify({ version: 1, games: [game("aaaaaaaa-1"), { id: "x" }, null] }));
    const { damaged, myGames, trouble } = await opened();
    expect(myGames().map((each) => each.id)).toEqual(["aaaaaaaa-1"]);
    expect([trouble(), damaged() !== null]).toEqual(["some", true]);
  });

  it("of a newer version is left as it is", async () => {
    const raw = '{"version":2,"games":{"new":"shape"}}';
    localStorage.setItem("kaimaku.games", raw);
    const { keepGames, trouble } = await opened();
    keepGames([game("aaaaaaaa-1")]);
    expect(trouble()).toBe("newer");
    expect(localStorage.getItem("kaimaku.games")).toBe(raw);
  });

  it("is kept until the page is closed where there is no room for it", async () => {
    const { keepGames, myGames, trouble } = await opened();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    keepGames([game("aaaaaaaa-1")]);
    keepGames([game("bbbbbbbb-1")]);
    expect([trouble(), myGames().length]).toEqual(["full", 2]);
    vi.restoreAllMocks();
    keepGames([game("cccccccc-1")]);
    expect(trouble()).toBe("");
    expect((await opened()).myGames()).toHaveLength(3);
  });
});

describe("two records of one game", () => {
  it("give how it ended and everything either knows", () => {
    const played = game("aaaaaaaa-1", { result: "open", role: "reimu", when: 5e12 });
    const ended = game("aaaaaaaa-1", { result: "lost", turns: 9, when: 6e12 });
    const both = { ...ended, role: "reimu", when: 5e12 };
    expect(merged(played, ended)).toEqual(both);
    expect(merged(ended, played)).toEqual(both);
  });
});

describe("a file", () => {
  it("brings every game to another browser, and none of them twice", async () => {
    const all = [game("aaaaaaaa-1", { role: "r", first: true, turns: 7, kind: "lesson" }), game("bbbbbbbb-1", { game: "some-game", against: [{ name: "Cho", bot: true, deck: "AZKi" }] })];
    const { name, text } = asFile(all, new Date(Date.UTC(2026, 10, 18)));
    expect(name).toBe("kaimaku-games-2026-11-18.json");
    const { keepGames, myGames } = await opened();
    keepGames([game("bbbbbbbb-1")]);
    keepGames(fromFile(text));
    keepGames(fromFile(text));
    expect(myGames().map((each) => each.id).sort()).toEqual(["aaaaaaaa-1", "bbbbbbbb-1"]);
    expect(fromFile(text)).toEqual(all);
  });

  it.each([
    ["", "empty"],
    [" \n", "empty"],
    ["hello", "other"],
    ["[]", "other"],
    ["null", "other"],
    ['{"format":"something"}', "other"],
    ['{"format":"kaimaku-games","version":1,"games":[', "broken"],
    ['{"format":"kaimaku-games","version":1,"games":"x"}', "broken"],
    ['{"format":"kaimaku-games","version":1,"games":[{}]}', "broken"],
    ['{"format":"kaimaku-games","version":99,"games":[]}', "newer"],
    [" ".repeat(9e6) + "x", "large"],
  ])("that is bad is refused for one reason (%#: %s)", (text, why) => {
    try {
      fromFile(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(BadFile);
      expect((error as BadFile).why).toBe(why);
    }
  });

  it("has nothing in it that could grow or mean something else", () => {
    expect(asRecord({ ...game("aaaaaaaa-1"), when: 12 })).toBeNull();
    expect(asRecord({ ...game("aaaaaaaa-1"), id: "../../x" })).toBeNull();
    expect(asRecord({ ...game("aaaaaaaa-1"), seats: 1e9 })).toBeNull();
    expect(asRecord({ ...game("aaaaaaaa-1"), replay: "javascript:alert(1)", more: "x" })).toEqual(game("aaaaaaaa-1"));
    expect(asRecord({ ...game("aaaaaaaa-1"), name: "x".repeat(1e6) })?.name).toHaveLength(120);
  });
});

describe("statistics", () => {
  it("count finished games by deck or role, who began, and their turns", () => {
    const rows = statistics([
      game("a-1", { first: true, turns: 8 }),
      game("a-2", { first: false, turns: 10, result: "lost" }),
      game("a-3", { first: true, turns: 20, result: "drawn" }),
      game("a-4", { game: "danmaku", role: "reimu", deck: "x", seats: 5, conceded: true, result: "lost" }),
    ]);
    expect(rows.map((row) => [row.game, row.kind, row.what, row.games, row.won, row.lost, row.drawn, row.turns])).toEqual([
      ["hocg", "deck", "Sora", 3, 1, 1, 1, 10],
      ["danmaku", "role", "reimu", 1, 0, 1, 0, null],
    ]);
    expect([rows[0]?.first.games, rows[0]?.first.won, rows[0]?.second.games, rows[0]?.second.won]).toEqual([2, 1, 1, 0]);
  });

  it("leave out lessons, puzzles, practice and games without a result", () => {
    const none = [game("a-1", { kind: "lesson" }), game("a-2", { kind: "puzzle" }), game("a-3", { kind: "practice" }), game("a-4", { result: "open" }), game("a-5", { result: "unfinished" })];
    expect(statistics(none)).toEqual([]);
  });

  it("say how certain a rate is", () => {
    const of = (won: number, lost: number): string => {
      const rate = winRate({ games: won + lost, won, lost, drawn: 0 });
      return rate ? [rate.rate, rate.low, rate.high].map((share) => Math.round(share * 100)).join(" ") : "";
    };
    expect([of(0, 0), of(1, 0), of(5, 5), of(50, 50), of(0, 10)]).toEqual(["", "100 21 100", "50 24 76", "50 40 60", "0 0 28"]);
    expect(winRate({ games: 2, won: 0, lost: 0, drawn: 2 })?.rate).toBe(0.5);
  });
});
