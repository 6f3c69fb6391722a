// Prints what the viewer weighs, and fails where that is more than it may.
import { dirname } from "node:path";
import { ensureBuilt, RESULTS } from "./ensure-built.ts";
import { BUDGETS, sizesOf, told } from "./sizes.ts";

await ensureBuilt("folder");
const sizes = sizesOf(dirname(RESULTS.folder));
process.stdout.write(`${told(sizes)}\n`);
if (sizes.page > BUDGETS.page || sizes.worker > BUDGETS.worker) process.exitCode = 1;
