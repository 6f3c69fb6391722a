import { createReadStream } from "node:fs";
import { readGamesFrom } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { auditRead } from "@assize/kernel-verifier";
import { xidit } from "@assize/xidit-game";

const bytes = createReadStream("docs/examples/games/disputed-4p.jsonl");
for await (const game of readGamesFrom(bytes)) {
  const answer = auditRead(game, { games: [xidit], hash: nodeHash });
  if (answer.kind === "unreadable") console.log(answer.problem.code, answer.problem.line);
  else console.log(answer.verdict.kind, answer.verdict.findings.length);
}
