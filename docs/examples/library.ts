import { readFileSync } from "node:fs";
import { audit } from "@assize/kernel-verifier/node";
import { xidit } from "@assize/xidit-game";

const log = readFileSync("docs/examples/games/disputed-4p.jsonl");
const answer = audit(log, { games: [xidit] });
if (answer.kind === "unreadable") throw new Error(answer.problem.code);
console.log(answer.verdict.kind);
for (const { seq, code, clauses, rulings, expected, recorded } of answer.verdict.findings)
  console.log(seq, code, clauses, rulings, expected, recorded);
