/** Files share one jsdom, for it takes longer to make than most files to run: each begins with modules and a page of its own. */

import { vi } from "vitest";

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
document.head.replaceChildren();
document.body.replaceChildren();
document.documentElement.removeAttribute("lang");
document.documentElement.removeAttribute("style");
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
