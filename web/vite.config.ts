import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["KAIMAKU_URL"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  build: { outDir: "../src/kaimaku/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    isolate: false,
    setupFiles: ["src/test/fresh.ts", "src/test/setup.ts"],
    sequence: { setupFiles: "list" },
    testTimeout: 60_000,
  },
});
