// A run that is killed after so many rows; every sixtieth row what was found out is kept.
import { nodeHash } from "@assize/kernel-integrity/node";
import { rowMaker } from "../src/index.ts";
import { auditArchive, createPool, fileSource, openResults } from "../src/node.ts";
import { optionsFor, program } from "./games.ts";

const [, , path, file, after] = process.argv;
const results = openResults(file!);
const known = results.isOld ? { path: file!, isTrusted: true } : null;
const pool = createPool(
  { module: new URL("./nim-worker.ts", import.meta.url), data: { known, eater: null } },
  1,
);
const rowFor = rowMaker({ optionsFor, hash: nodeHash, program, known: null });
let rows = 0;
for await (const { place, row } of auditArchive([fileSource(path!)], { pool, rowFor })) {
  results.put(place, row);
  if (++rows % 60 === 0) results.keep();
  if (rows === Number(after)) process.kill(process.pid, "SIGKILL");
}
