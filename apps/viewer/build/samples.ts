// The sample games: the documentation's own examples, beside the page as `samples/<name>.jsonl`, and pictures of those that
// are featured. Knows no game.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { FEATURED } from "../src/opening/samples.ts";
import { picturesOf } from "./pictures.ts";

const FOLDER = join(import.meta.dirname, "../../../docs/examples/games");

const SAMPLE_FILES: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".jsonl"))
  .toSorted();

const readLog = (name: string): Uint8Array => new Uint8Array(readFileSync(join(FOLDER, name)));

/** Adds them to the build, and serves them while developing. */
export const samples = (): Plugin => ({
  name: "assize-samples",
  async generateBundle() {
    for (const name of FEATURED)
      for (const { shade, svg } of await picturesOf(name, readLog(`${name}.jsonl`)))
        this.emitFile({ type: "asset", fileName: `samples/${name}-${shade}.svg`, source: svg });
    for (const name of SAMPLE_FILES)
      this.emitFile({
        type: "asset",
        fileName: `samples/${name}`,
        source: readLog(name),
      });
  },
  configureServer(server) {
    server.middlewares.use("/samples", (request, response, next) => {
      const name = (request.url ?? "").slice(1);
      if (!SAMPLE_FILES.includes(name)) {
        next();
        return;
      }
      response.end(readLog(name));
    });
  },
});
