import { readFileSync } from "node:fs";
import { audit } from "@assize/kernel-verifier";
import { nodeHash } from "@assize/kernel-integrity/node";
import { GAMES as G } from "@assize/catalogue/all"; import { nim } from "@assize/toys"; const GAMES = [...G.map((g: any) => g.model ?? g.game), nim];
for (const f of process.argv.slice(2)) {
  const t0 = performance.now();
  const a: any = audit(readFileSync(f), { games: GAMES, hash: nodeHash });
  const ms = (performance.now() - t0).toFixed(0);
  if (a.kind !== "audited") { console.log(f, a.kind); continue; }
  const v = a.verdict;
  console.log(`## ${f.split("/").pop()} ${v.kind} events=${v.covered.events} audited=${v.covered.audited} roots=${v.findings.filter((x: any) => x.follows === null).length}/${v.findings.length} ${ms} ms stop=${JSON.stringify(v.covered.stopped)}`);
  for (const x of v.findings.slice(0, 12)) console.log(`   ${x.id} ${x.seq} ${x.type} by=${x.by} ${x.code} ${x.blame}${x.between.length ? "(" + x.between + ")" : ""} ${x.follows ? "<-" + x.follows : ""} ${x.explained?.deviation}/${x.explained?.held} cost=${x.explained?.cost} ${JSON.stringify(x.explained?.supposed)?.slice(0,80)} others=${x.explained?.others.map((o: any) => `+${o.more}:[${o.moves.map((m: any) => `${m.seq} ${m.deviation}/${m.held}${m.accuses===null?"":"!"+m.accuses}`)}]`)}`);
}
