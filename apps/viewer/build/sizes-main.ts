// Prints what the viewer weighs, and fails where that is more than it may.
import { dirname } from "node:path";
import { ensureBuilt, RESULTS } from "./ensure-built.ts";
import { overweight, sizesOf, told } from "./sizes.ts";

await ensureBuilt("folder");
const sizes = sizesOf(dirname(RESULTS.folder));
process.stdout.write(`${told(sizes)}\n`);
const tooMuch = overweight(sizes);
if (tooMuch.length > 0) {
  process.stderr.write(`${tooMuch.join("\n")}\n`);
  process.exitCode = 1;
}
