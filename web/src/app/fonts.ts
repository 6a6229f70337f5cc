/**
 * Japanese type: hundreds of rules and a file for every few characters. Home does with the system's own, where it has
 * any; every other page loads it.
 */

let asked = false;

export function loadJapaneseType(): void {
  if (asked) return;
  asked = true;
  import("../styles/japanese.css").catch(() => (asked = false));
}

/** Without Japanese type, two characters look alike: both are the same box. */
export function systemHasJapanese(): boolean {
  const context = Object.assign(document.createElement("canvas"), { width: 32, height: 32 }).getContext("2d", { willReadFrequently: true });
  if (!context) return true; // nobody can tell
  context.font = "24px sans-serif";
  const [one, other] = ["永", "鬱"].map((character) => {
    context.clearRect(0, 0, 32, 32);
    context.fillText(character, 2, 26);
    return context.getImageData(0, 0, 32, 32).data.join();
  });
  return one !== other;
}
