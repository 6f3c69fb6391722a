// Keeps the names of functions where a chart may ask them: its questions and updates are called what their functions
// are called. Everywhere else the names cost the worker a tenth of its weight. Knows where games have their rules.
import { transform } from "esbuild";
import type { Plugin } from "vite";

/** Where games have their rules: in these packages, or all in one. */
const OF_RULES =
  /\/packages\/(?!kernel\/)[^/]+\/((statecharts|rules|tile-queues|scoring)\/)?src\/.*\.ts$/;

export const namedQuestions = (): Plugin => ({
  name: "assize-named-questions",
  enforce: "pre",
  transform: {
    filter: { id: OF_RULES },
    handler: async (code, id) => {
      if (!OF_RULES.test(id)) return null;
      const made = await transform(code, {
        loader: "ts",
        target: "es2022",
        keepNames: true,
        sourcemap: true,
        sourcefile: id,
      });
      return { code: made.code, map: made.map };
    },
  },
});
