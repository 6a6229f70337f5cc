/** Addresses and pages. A page is found by its pattern; `{name}` stands for one part of the path. */

import type { Component } from "svelte";

export type Params = Record<string, string>;
export type Page = Component<{ params: Params }>;
/** A page that needs nothing from its address takes no params. */
export type Load = () => Promise<{ default: Page | Component<Record<string, never>> }>;

export interface Route {
  pattern: string;
  load: Load;
}

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

let place = $state.raw(here());
addEventListener("popstate", () => (place = here()));
addEventListener("hashchange", () => (place = here()));

export function current(): Place {
  return place;
}

export function go(to: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", to);
  place = here();
  scrollTo(0, 0);
}

export function match(routes: readonly Route[], path: string): { route: Route; params: Params } | null {
  for (const route of routes) {
    const params = fits(route.pattern, path);
    if (params) return { route, params };
  }
  return null;
}

function fits(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? "";
    if (part.startsWith("{")) params[part.slice(1, -1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A click on a link of our own changes the page without loading it anew. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/schema")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
