// How the page is built: a static folder that works from any path, without network, under a strict policy.
import { join } from "node:path";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { contentPolicy } from "./build/content-policy.ts";
import { namedQuestions } from "./build/named-questions.ts";
import { samples } from "./build/samples.ts";

const ENTRIES = {
  index: "index.html",
  inspector: "inspector.html",
  embed: "src/embed/embed.ts",
};
const INPUT = Object.fromEntries(
  Object.entries(ENTRIES).map(([name, file]) => [name, join(import.meta.dirname, file)]),
);

/** Other pages name this script, so it keeps its name. */
const nameOfEntry = ({ name }: { readonly name: string }): string =>
  name === "embed" ? "embed.js" : "assets/[name]-[hash].js";

export default defineConfig({
  root: import.meta.dirname,
  base: "./",
  plugins: [solid({ ssr: false }), contentPolicy(), samples()],
  // Nothing in the worker does anything by being imported; saying so saves a twentieth of it.
  worker: {
    format: "es",
    plugins: () => [namedQuestions()],
    rolldownOptions: {
      // What tells a bundler which calls are pure is of no use any more.
      output: {
        comments: { annotation: false },
        // What the worker needs at once is one script: cut up by who else uses each part, it weighs a tenth more.
        codeSplitting: {
          groups: [{ name: "at-once", tags: ["$initial"], includeDependenciesRecursively: false }],
        },
      },
      treeshake: {
        moduleSideEffects: false,
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
    },
  },
  build: {
    rolldownOptions: { input: INPUT, output: { entryFileNames: nameOfEntry } },
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
  },
});
