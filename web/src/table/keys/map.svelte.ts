/** Which key does what. Every one can be changed; the choice is kept in this browser. */

export const COMMANDS = ["choose", "pass", "skip", "back", "take", "undo", "inspect", "why", "value", "repeat", "recap", "journal", "read", "hint", "actions", "search", "help"] as const;
export type Command = (typeof COMMANDS)[number];
export type KeyMap = Record<Command, string>;

export const USUAL: KeyMap = {
  choose: "Enter",
  pass: "Space",
  skip: "Shift+Space",
  back: "Escape",
  take: "z",
  undo: "u",
  inspect: "i",
  why: "y",
  value: "b",
  repeat: "j",
  recap: "Shift+r",
  journal: "Shift+j",
  read: "s",
  hint: "h",
  actions: "a",
  search: "/",
  help: "?",
};

const STORE = "kaimaku.keys";

export const keys: KeyMap = $state({ ...USUAL, ...stored() });

function stored(): Partial<KeyMap> {
  try {
    const found = JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(COMMANDS.flatMap((command) => (typeof found[command] === "string" ? [[command, found[command]]] : [])));
  } catch {
    return {};
  }
}

/** The cards in hand, from Q on: letters in the order of the keyboard that no command uses. */
const LETTERS = "qwertyuiopdfghklxcvbnm";

export function handKeys(): string[] {
  const used = Object.values(keys);
  return [...LETTERS].filter((letter) => !used.includes(letter)).map((letter) => letter.toUpperCase());
}

function keep(): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(keys));
  } catch {
    // a full or forbidden storage: the change holds until the page is closed
  }
}

/** Give a command another key; refused if that key already does something else. */
export function rebind(command: Command, key: string): Command | null {
  const other = COMMANDS.find((each) => each !== command && keys[each] === key);
  if (other) return other;
  keys[command] = key;
  keep();
  return null;
}

export function usualKeys(): void {
  Object.assign(keys, USUAL);
  keep();
}

/** A key press as it is written in the map. */
export function pressed(event: Pick<KeyboardEvent, "key" | "shiftKey">): string {
  const key = event.key === " " ? "Space" : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shifted = event.shiftKey && (key.length > 1 || /[a-z0-9]/.test(key));
  return shifted ? `Shift+${key}` : key;
}

export function command(event: Pick<KeyboardEvent, "key" | "shiftKey">): Command | null {
  const key = pressed(event);
  return COMMANDS.find((each) => keys[each] === key) ?? null;
}

/** How a key is written on the screen. */
export function keyName(key: string): string {
  const parts = key.split("+").filter(Boolean);
  const names: Record<string, string> = { Escape: "Esc", ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };
  return (parts.length ? parts : ["+"]).map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part)).join(" ");
}
