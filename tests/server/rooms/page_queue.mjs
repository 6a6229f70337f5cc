// When a page at normal pace has shown each update: the client's own queue, with a clock that stands still meanwhile.
// Reads [[[seconds, update], …], …] from standard input, run in web/; writes the seconds of the last one of each list.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { transpileModule, ModuleKind, ScriptTarget } = createRequire(`${process.cwd()}/`)("typescript");
const options = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
const code = transpileModule(readFileSync("src/room/queue.ts", "utf8"), { compilerOptions: options }).outputText;
const games = JSON.parse(readFileSync(0, "utf8"));

let now = 0;
let timers = [];
globalThis.performance = { now: () => now };
globalThis.setTimeout = (what, wait) => {
  const timer = { at: now + wait, what };
  timers.push(timer);
  return timer;
};
globalThis.clearTimeout = (timer) => (timers = timers.filter((each) => each !== timer));

function pass(until) {
  for (;;) {
    const next = timers.reduce((first, each) => (first && first.at <= each.at ? first : each), undefined);
    if (!next || next.at > until) break;
    clearTimeout(next);
    now = next.at;
    next.what();
  }
  if (until < Infinity) now = until;
}

const { UpdateQueue } = await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
const shown = games.map((updates) => {
  now = 0;
  timers = [];
  let last = 0;
  const queue = new UpdateQueue({ show: () => (last = now), pace: () => "normal", still: () => false });
  for (const [seconds, update] of updates) {
    pass(seconds * 1000);
    queue.add(update, false);
  }
  pass(Infinity);
  return last / 1000;
});
process.stdout.write(JSON.stringify(shown));
