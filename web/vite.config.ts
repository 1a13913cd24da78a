import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// The built client is shipped in the Python package, under fixed file names: the same sources always
// give the same bytes, and no Node is needed to play.
export default defineConfig({
  plugins: [svelte()],
  base: "./",
  resolve: {
    alias: { $messages: fileURLToPath(new URL("../src/bakufu/i18n", import.meta.url)) },
    // Tests mount components too; an empty list would take the server's half of Svelte into the client.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: "../src/bakufu/web/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        entryFileNames: "assets/[name].js",
        chunkFileNames: "assets/[name].js",
        assetFileNames: "assets/[name][extname]",
      },
    },
  },
  server: {
    proxy: { "/api": "http://127.0.0.1:8000", "/ws": { target: "ws://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
