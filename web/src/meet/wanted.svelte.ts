/** Does this browser look for an opponent? Kept, so that a search outlives a reload. All its pages know. */

const KEY = "kaimaku.seeking";

let wanted = $state(kept());
addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) wanted = kept();
});

export function isWanted(): boolean {
  return wanted;
}

export function want(on: boolean): void {
  wanted = on;
  try {
    if (on) localStorage.setItem(KEY, "on");
    else localStorage.removeItem(KEY);
  } catch {
    // without storage it ends with this page
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}
