/** What a player has set, kept in this browser. Read it anywhere; changes show at once. */

export type Lang = "en" | "ja";
export type Theme = "auto" | "light" | "dark";

export type Pace = "slow" | "normal" | "fast" | "instant";

export interface Settings {
  lang: Lang;
  theme: Theme;
  motion: "auto" | "full" | "reduced";
  textSize: "normal" | "large";
  /** The first press on a thing selects it, the second acts. */
  selectFirst: boolean;
  confirmEveryMove: boolean;
  askBeforeEndingTurn: boolean;
  /** How fast the acts of others are shown. */
  pace: Pace;
  sound: boolean;
  /** Show the user's own card images where the server has them. */
  pictures: boolean;
  /** The region whose list of restricted cards decks are checked by; empty: none. */
  restricted: string;
  name: string;
}

const KEY = "kaimaku.settings";

function usual(): Settings {
  return {
    lang: navigator.language.startsWith("ja") ? "ja" : "en",
    theme: "auto",
    motion: "auto",
    textSize: "normal",
    selectFirst: true,
    confirmEveryMove: false,
    askBeforeEndingTurn: true,
    pace: "normal",
    sound: true,
    pictures: true,
    restricted: "",
    name: "",
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual(), ...stored() });

export function change(some: Partial<Settings>): void {
  Object.assign(settings, some);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a full or forbidden storage: the setting holds until the page is closed
  }
}

const darkness = matchMedia("(prefers-color-scheme: dark)");
let systemDark = $state(darkness.matches);
darkness.addEventListener("change", (event) => (systemDark = event.matches));

/** The theme in force. */
export function theme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return systemDark ? "dark" : "light";
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Shall nothing travel across the screen? */
export function still(): boolean {
  return settings.motion === "auto" ? stillness.matches : settings.motion === "reduced";
}
