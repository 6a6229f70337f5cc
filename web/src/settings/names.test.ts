import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { plain } from "../card/text";
import { decode, encode } from "../decks/share";
import Bars from "../pages/table/Bars.svelte";
import Result from "../pages/table/result/Result.svelte";
import { frames } from "../replay/file";
import { Room } from "../room/room.svelte";
import { forget, keep } from "../room/seats.svelte";
import { together } from "../room/together";
import { info, welcome } from "../test/rooms";
import { FakeSocket, useFakeSockets } from "../test/sockets";
import type { Offer, Outcome } from "../wire/types";
import { fill } from "../words/words";
import { cleaned } from "./names";
import { change } from "./settings.svelte";

const CODE = "abcdefgh";
const NASTY = ["{0}", "{1}", "{who}", "{n}", "%s", "$1", "$&", "[Sora](hSD01-003)", "**x**", "<b>x</b>", "&lt;", "[red]", "\\{0}", "\\"];

beforeEach(() => {
  useFakeSockets();
  change({ lang: "en" });
  keep({ code: CODE, seat: 0, token: "t" }, "hocg", "Aki");
});

afterEach(() => forget(CODE));

describe.each(NASTY)("a player called %j", (name) => {
  const seats = [
    { seat: 0, kind: "human", name: "Aki", present: true },
    { seat: 1, kind: "human", name, present: true },
  ] as const;

  it("is called so in every sentence", () => {
    expect(plain("{1} attacks {0}.", ["Aki", name])).toBe(`${name} attacks Aki.`);
    expect(fill("{who} is away for {n} seconds.", { who: name, n: 5 })).toBe(`${name} is away for 5 seconds.`);
    expect(together([name, "Aki", name])).toBe(`${name}, Aki and ${name}`);
  });

  it("is called so when the game is over", () => {
    const outcome: Outcome = { winners: [1], rule: "hocg:1.2.3", words: { en: "{1} wins. {0} conceded.", ja: "" } };
    const room = new Room(CODE);
    FakeSocket.last.opens().says(welcome({ seat: null, room: info({ seats: [...seats], status: "over", outcome }) }));
    const { container } = render(Result, { room, outcome, onfair: () => undefined, onlift: () => undefined });
    expect(container.querySelector(".why")?.textContent).toContain(`${name} wins. Aki conceded.`);
    expect(container.querySelectorAll(".why a, .why [role=button], .why b b")).toHaveLength(1); // the rule alone
    expect(container.querySelector("h2")?.textContent).toContain(name);
    room.leave();
  });

  it("is called so in a request", () => {
    const offer: Offer = { kind: "draw", seat: 1, agreed: [1], words: { en: "{1} offers a draw.", ja: "" } };
    const room = new Room(CODE);
    FakeSocket.last.opens().says(welcome({ room: info({ seats: [...seats], offer }) }));
    const { container } = render(Bars, { room, onsave: () => undefined });
    flushSync();
    expect(container.textContent).toContain(`${name} offers a draw.`);
    room.leave();
  });
});

it("what a refusal quotes is no mark", () => {
  expect(plain("No card \\[Sora](hSD01-003) in \\{0}, \\\\.", ["Aki"])).toBe("No card [Sora](hSD01-003) in {0}, \\.");
});

it("a name from right to left does not turn its sentence", () => {
  expect(plain("{0} wins.", ["אבג"])).toBe("\u2068אבג\u2069 wins.");
  expect(fill("{who} 3", { who: "محمد" })).toBe("\u2068محمد\u2069 3");
});

it.each(["\u202e", "\u200b", "\u00ad", "\ufe0f", "\u{e0041}", "\u3164", "\u115f", "\u2800", "\u034f", "\u0000", "\ufffc", "\u{e0100}"])("%j is not seen in a name", (hidden) => {
  expect(cleaned(` M${hidden}io${hidden} `, 24)).toBe("Mio");
  expect(decode(encode({ game: "hocg", deck: { name: `M${hidden}io`, piles: {} } }))?.deck.name).toBe("Mio");
  const file = { format: "kaimaku-frames-1", names: [`M${hidden}io`], steps: [{}], marks: [] };
  expect(frames(JSON.stringify(file)).names).toEqual(["Mio"]);
});

it("is as long as it looks", () => {
  expect(cleaned("👍🏽".repeat(30), 24)).toBe("👍🏽".repeat(24));
});
