/**
 * The shell for when the server can't be reached. The page always comes from the server if that answers, so nobody is
 * left with an old client; files named by their content may come from here. Nothing under /api is ever touched.
 */

const FILES = "kaimaku-files";
const SHELL = "kaimaku-shell";
const PAGE = "/";
const MOST = 400; // files; an old build's are gone with the first page of a new one

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && isPage(url.pathname)) event.respondWith(page(event));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(file(event));
});

function isPage(path) {
  return !/^\/(api|schema|health|metrics)(\/|$)/.test(path) && !/\.\w+$/.test(path);
}

/** From the server; only where nobody answers, as it was. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) await remember(answer.clone());
    return answer;
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Keep the page of each build, without what it says about one address; the files of another build go. */
async function remember(answer) {
  const build = entry(await answer.text());
  const shell = await caches.open(SHELL);
  const kept = await shell.match(PAGE);
  if (!build || (kept && entry(await kept.text()) === build)) return;
  try {
    const home = await fetch(PAGE, { headers: { accept: "text/html" }, cache: "no-store" });
    if (!home.ok || entry(await home.clone().text()) !== build) return;
    await caches.delete(FILES);
    await shell.put(PAGE, home);
  } catch {
    // the next page tries again
  }
}

function entry(html) {
  return /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
}

async function file(event) {
  const files = await caches.open(FILES);
  const kept = await files.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok && answer.status === 200) event.waitUntil(keep(files, event.request, answer.clone()));
  return answer;
}

async function keep(files, request, answer) {
  await files.put(request, answer);
  const all = await files.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((each) => files.delete(each)));
}

/** A notice about a game was pressed: its table, in a tab that is there already if there is one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const to = new URL(event.notification.data?.to ?? "/games", location.origin);
  if (to.origin === location.origin) event.waitUntil(show(to.href));
});

async function show(to) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((client) => client.url === to);
  if (there) return there.focus();
  return self.clients.openWindow(to);
}
