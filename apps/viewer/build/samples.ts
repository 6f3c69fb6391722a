// The sample games: the documentation's own examples, beside the page as `samples/<name>.jsonl`. Knows no game.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FOLDER = join(import.meta.dirname, "../../../docs/examples/games");

const SAMPLE_FILES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".jsonl"))
  .toSorted();

/** Adds them to the build, and serves them while developing. */
export const samples = (): Plugin => ({
  name: "assize-samples",
  generateBundle() {
    for (const name of SAMPLE_FILES)
      this.emitFile({
        type: "asset",
        fileName: `samples/${name}`,
        source: readFileSync(join(FOLDER, name)),
      });
  },
  configureServer(server) {
    server.middlewares.use("/samples", (request, response, next) => {
      const name = (request.url ?? "").slice(1);
      if (!SAMPLE_FILES.includes(name)) {
        next();
        return;
      }
      response.end(readFileSync(join(FOLDER, name)));
    });
  },
});
