import { describe, expect, it } from "vitest";

import { current, follow, go, match, type Route } from "./router.svelte";

const load: Route["load"] = () => Promise.reject(new Error("not loaded here"));
const routes: Route[] = [
  { pattern: "/", load },
  { pattern: "/cards/{game}", load },
  { pattern: "/cards/{game}/{number}", load },
];

describe("finding a page", () => {
  it("goes by the pattern", () => {
    expect(match(routes, "/")?.route.pattern).toBe("/");
    expect(match(routes, "/cards/hocg/")?.params).toEqual({ game: "hocg" });
    expect(match(routes, "/cards/hocg/hSD01-006")?.params).toEqual({ game: "hocg", number: "hSD01-006" });
  });

  it("finds none for an address nobody knows", () => {
    expect(match(routes, "/cards")).toBeNull();
    expect(match(routes, "/cards/hocg/a/b")).toBeNull();
  });

  it("reads escaped parts, and leaves broken ones as they are", () => {
    expect(match(routes, "/cards/%E5%B9%95")?.params).toEqual({ game: "幕" });
    expect(match(routes, "/cards/%E5%")?.params).toEqual({ game: "%E5%" });
  });
});

describe("going", () => {
  it("changes the address without loading", () => {
    go("/cards/hocg?q=sora#top");
    expect(current().path).toBe("/cards/hocg");
    expect(current().query.get("q")).toBe("sora");
    expect(current().hash).toBe("top");
  });

  /** A click as the page's own handler gets it; the browser's part is left out. */
  function click(html: string, init: MouseEventInit = {}): MouseEvent {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { cancelable: true, button: 0, ...init });
    Object.defineProperty(event, "target", { value: document.querySelector("a span, a") });
    follow(event);
    return event;
  }

  it("follows links of our own", () => {
    const event = click('<a href="/watch"><span>Watch</span></a>');
    expect(event.defaultPrevented).toBe(true);
    expect(current().path).toBe("/watch");
  });

  it.each([
    ["another site", '<a href="https://example.org/x">x</a>', {}],
    ["a new tab", '<a href="/watch" target="_blank">x</a>', {}],
    ["a file", '<a href="/watch" download>x</a>', {}],
    ["the server's own addresses", '<a href="/api/games">x</a>', {}],
    ["a click with a key", '<a href="/watch">x</a>', { ctrlKey: true }],
  ])("leaves %s to the browser", (_, html, init) => {
    go("/");
    expect(click(html, init).defaultPrevented).toBe(false);
    expect(current().path).toBe("/");
  });
});
