/** Notices of the browser: only if this player asked for them, and the browser allows them. */

import { words } from "../words/words";

const KEY = "kaimaku.notices";
const w = words({
  title: ["Your move", "あなたの番です"],
  against: ["Against {who}", "対戦相手：{who}"],
});

/** none: this browser has no notices; denied: it was told to show none. */
export type Notices = "on" | "off" | "denied" | "none";

export function notices(): Notices {
  if (typeof Notification === "undefined" || !window.isSecureContext) return "none";
  if (Notification.permission === "denied") return "denied";
  return wanted() && Notification.permission === "granted" ? "on" : "off";
}

/** Only ever called by a press of this player: browsers ask back. */
export async function setNotices(on: boolean): Promise<Notices> {
  keep(on);
  if (on && notices() === "off") await Notification.requestPermission();
  return notices();
}

export function notify(to: string, who: string): void {
  call(to, w("title"), who);
}

/** `who`: the opponent, if there is one to name. */
export function call(to: string, title: string, who: string): void {
  if (notices() !== "on" || !document.hidden) return;
  const about = { body: who ? w("against", { who }) : "", icon: "/icon-192.png", tag: to, data: { to } };
  void shown(title, about, to);
}

/** Phones show only those of a service worker. */
async function shown(title: string, about: NotificationOptions, to: string): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) return await worker.showNotification(title, about);
    new Notification(title, about).onclick = () => {
      window.focus();
      location.assign(to);
    };
  } catch {
    // the tab is marked all the same
  }
}

function wanted(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? "on" : "off");
  } catch {
    // without storage there are none next time
  }
}
