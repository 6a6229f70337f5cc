import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { isMuted, mute, muted, unmute } from "../room/muted.svelte";
import { asLink, fromLink } from "../pages/you/link";
import { suggestName } from "../settings/names";
import { ApiError } from "../wire/api";
import { asMe, browserMark, dropIdentity, identity, keepIdentity, KEY, secret } from "./identity.svelte";
import { somebody } from "./people";
import { whyNone } from "./passkeys";

const taken = new Set<string>();

beforeEach(() => {
  taken.clear();
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { name } = JSON.parse(body) as { name: string };
    if (taken.has(name)) return Promise.resolve(new Response(JSON.stringify({ code: "name_taken", words: { en: "", ja: "" } }), { status: 409 }));
    return Promise.resolve(new Response(JSON.stringify({ id: "aaaaaaaaaa", name, secret: "s" }), { status: 201 }));
  });
});

afterEach(() => {
  dropIdentity();
  vi.unstubAllGlobals();
});

it("gives a suggested name a number where somebody has it, and asks about one that was chosen", async () => {
  const name = suggestName("en", () => 0);
  taken.add(name).add("Mio");
  await expect(somebody("Mio")).rejects.toThrow(ApiError);
  expect(identity()).toBeNull();
  expect((await somebody(name)).name).toMatch(/^\w+ \w+ \d+$/);
  expect([(await somebody("Rin")).name, JSON.parse(localStorage.getItem(KEY) ?? "{}")]).toEqual([identity()?.name, identity()]);
});

it("plays on without a name of its own once that is gone", async () => {
  keepIdentity({ id: "aaaaaaaaaa", name: "Mio", secret: "s" });
  const asked: (string | undefined)[] = [];
  const ask = (token: string | undefined): Promise<string> => {
    asked.push(token);
    return token ? Promise.reject(new ApiError({ code: "person", words: { en: "", ja: "" } }, 403)) : Promise.resolve("done");
  };
  expect([await asMe(ask), asked, secret()]).toEqual(["done", ["s", undefined], undefined]);
});

it("has one mark for everybody who uses this browser", () => {
  const mark = browserMark();
  expect(mark).toMatch(/^[0-9a-f]{32}$/);
  expect(browserMark()).toBe(mark);
});

it("knows where there can be no passkeys", () => {
  vi.stubGlobal("isSecureContext", true);
  expect([whyNone("192.168.0.7"), whyNone("[::1]"), whyNone("kaimaku.example")]).toEqual(["address", "address", "browser"]);
  vi.stubGlobal("PublicKeyCredential", () => undefined);
  expect(whyNone("kaimaku.example")).toBe("");
  vi.stubGlobal("isSecureContext", false);
  expect(whyNone("kaimaku.example")).toBe("insecure");
});

it("reads recovery links and nothing else", () => {
  const link = asLink("a".repeat(32), "https://kaimaku.example");
  expect([fromLink(link), fromLink(` ${link}\n`), fromLink("a".repeat(32)), fromLink("#recover=short"), fromLink("")]).toEqual(["a".repeat(32), "a".repeat(32), "", "", ""]);
});

it("keeps who is muted: players everywhere, others at their table, bots never", () => {
  const mio = { seat: 1, kind: "human", name: "Mio", person: "bbbbbbbbbb" } as const;
  const guest = { seat: 2, kind: "human", name: "Mio" } as const;
  mute("aaaaaaaa", mio, true);
  mute("aaaaaaaa", guest, true);
  expect([isMuted("cccccccc", { ...mio, name: "Mia" }), isMuted("aaaaaaaa", guest), isMuted("cccccccc", guest)]).toEqual([true, true, false]);
  expect(isMuted("aaaaaaaa", { seat: 3, kind: "bot", name: "Mio" })).toBe(false);
  expect(muted().map((each) => each.name)).toEqual(["Mio", "Mio"]);
  for (const { key } of muted()) unmute(key);
  expect(isMuted("aaaaaaaa", mio)).toBe(false);
});
