// The command: builds the reference edition from a seed, writes it, prints how good the map is.
// Knows no step of the building.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { encodeEdition } from "@assize/xidit-edition";
import { buildEdition } from "./build.ts";
import { printJson } from "./print-json.ts";
import { qualityLines, qualityOf } from "./quality.ts";
import { REFERENCE_SEED } from "./reference-seed.ts";

const REFERENCE_FILE = "../../../packages/xidit/edition/src/reference-edition.json";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(REFERENCE_SEED) },
    out: { type: "string", default: fileURLToPath(new URL(REFERENCE_FILE, import.meta.url)) },
  },
});

const seed = Number(values.seed);
if (!Number.isSafeInteger(seed)) {
  console.error(`--seed takes a whole number, not "${values.seed}".`);
  process.exit(3);
}

const edition = buildEdition(seed);
writeFileSync(values.out, printJson(encodeEdition(edition)));
for (const line of qualityLines(qualityOf(edition))) console.log(line);
