import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { IndexHtmlTransformContext } from "vite";
import { defineConfig } from "vitest/config";

// Message files travel without their comments and empty lines.
const messages = {
  name: "messages",
  enforce: "pre" as const,
  load(id: string): string | undefined {
    if (!id.endsWith(".ftl?raw")) return undefined;
    const lines = readFileSync(id.slice(0, -"?raw".length), "utf-8").split("\n");
    return `export default ${JSON.stringify(lines.filter((line) => line.trim() && !line.startsWith("#")).join("\n"))}`;
  },
};

// A mark in the page by which it finds out, when it was left open, that the server has another build.
const mark = {
  name: "mark",
  transformIndexHtml: {
    order: "post" as const,
    handler(_: string, { bundle }: IndexHtmlTransformContext) {
      const hash = createHash("sha256");
      for (const [name, file] of Object.entries(bundle ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
        hash.update(name).update(file.type === "chunk" ? file.code : file.source);
      const content = hash.digest("hex").slice(0, 12);
      return bundle ? [{ tag: "meta", attrs: { name: "build", content }, injectTo: "head" as const }] : [];
    },
  },
};

// The built client is shipped in the Python package, under fixed file names: the same sources always
// give the same bytes, and no Node is needed to play.
export default defineConfig({
  plugins: [messages, mark, svelte()],
  base: "./",
  resolve: {
    alias: { $package: fileURLToPath(new URL("../src/bakufu", import.meta.url)) },
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
  // The time limit only catches what hangs: a busy machine may take its time.
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
