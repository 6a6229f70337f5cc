/** Once a second, also while nobody looks at the page. The answer ends it. */
export function ticks(then: () => void): () => void {
  if (typeof Worker === "undefined") {
    const timer = setInterval(then, 1000);
    return () => clearInterval(timer);
  }
  const worker = new Worker(new URL("./ticker.ts", import.meta.url), { type: "module" });
  worker.onmessage = then;
  return () => worker.terminate();
}
