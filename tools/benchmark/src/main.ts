// `npm run bench`: measures the audit against its floor and prints the figures.
// Schemas are compiled, as on the command line; this must come before any of them is used.
import "effect/schema/SchemaJITCompiler/enable";
import { parseArgs } from "node:util";
import { benchesOf } from "./benches.ts";
import { makeCorpus } from "./corpus.ts";
import { heapGrowth } from "./memory.ts";
import { asJson, asText, growthAsText } from "./print.ts";
import { measureInTurns } from "./rounds.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    deep: { type: "boolean", default: false },
    games: { type: "string", default: "40" },
    rounds: { type: "string", default: "15" },
  },
});

const GAMES_FOR_MEMORY = values.deep ? 10_000 : 400;
const WARM_UP = 4;

const benches = benchesOf(makeCorpus(Number(values.games)));
const figures = await measureInTurns(benches, { rounds: Number(values.rounds), warmUp: WARM_UP });
if (values.json) console.log(asJson(figures));
else {
  console.log(asText(figures));
  const audit = benches.find((bench) => bench.name === "audit-table")!;
  console.log(growthAsText(heapGrowth(audit, GAMES_FOR_MEMORY)));
}
