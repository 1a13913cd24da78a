import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

// The class that keeps a component's styles to itself: its place among all components. A hash in its stead
// says nothing either, and does not pack.
const source = fileURLToPath(new URL("./src/", import.meta.url));
const components = readdirSync(source, { recursive: true })
  .filter((name) => name.endsWith(".svelte"))
  .sort();

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    cssHash: ({ filename, hash }) => {
      const place = components.indexOf(filename.split("src/").pop());
      return place < 0 ? `S${hash(filename)}` : `S${place.toString(36)}`;
    },
  },
};
