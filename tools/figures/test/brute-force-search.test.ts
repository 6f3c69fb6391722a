// The search by edits held against brute force over small records: it finds as cheap a set of edits, and accuses nobody whom a set within
// the margin leaves innocent. Only records count that are small enough for a final answer.
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { auditRead } from "@assize/kernel-verifier";
import { MARGIN } from "@assize/kernel-verifier/costs";
import { bytesOf } from "@assize/testkit";
import { auction, nim } from "@assize/toys";
import { describe, expect, it } from "vitest";
import { smallAuction } from "../src/brute-force/auction.ts";
import { bruteForce } from "../src/brute-force/brute-force.ts";
import { smallNim } from "../src/brute-force/nim.ts";
import { smallRecord } from "../src/brute-force/records.ts";
import { COSTS_OF_SEARCH } from "../src/brute-force/table.ts";
import type { Toy, ToyEvent } from "../src/brute-force/toy.ts";
import { accusedBy } from "../src/deviations/reading.ts";
import { sealed } from "../src/deviations/planted-log.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

/** Records, the most edits of a set, and the most of the final answers in which the search finds nothing as cheap: ADR 90 says which these are. */
const TRIALS = [
  { toy: smallNim, model: nim, most: 2, records: DEEP ? 18_000 : 100, dearer: 0.02 },
  { toy: smallAuction, model: auction, most: 2, records: DEEP ? 2_000 : 10, dearer: 0.04 },
  ...(DEEP ? [{ toy: smallNim, model: nim, most: 3, records: 500, dearer: 0.03 }] : []),
] as readonly {
  readonly toy: Toy<unknown>;
  readonly model: GameModel;
  readonly most: number;
  readonly records: number;
  readonly dearer: number;
}[];

const explained = (toy: Toy<unknown>, model: GameModel, record: readonly ToyEvent[]) => {
  const seats = Array.from({ length: toy.seats }, (_, seat) => ({ colour: `seat-${seat}` }));
  const rulings = { set: "default", overrides: {} };
  const header = newHeader(model, { seats, rulings, options: {}, table: {} }, nodeHash);
  const [read] = readGames(bytesOf(sealed(header, record)));
  const audit = auditRead(read!, { games: [model], hash: nodeHash });
  if (audit.kind === "unreadable") throw new Error(audit.problem.code);
  const { findings, covered } = audit.verdict;
  return {
    cost: findings.reduce((sum, one) => sum + (one.explained?.cost ?? 0), 0),
    accused: [...new Set(findings.flatMap(accusedBy))],
    stopped: covered.stopped,
  };
};

describe("the search by edits against brute force", () => {
  it.each(TRIALS)("$toy.id, sets of $most edits, $records records", (trial) => {
    const { toy, model, most, records } = trial;
    const lot = drawFrom(seeded(5));
    const seen = { final: 0, dearer: 0, accused: 0, accusedThoughInnocent: 0 };
    for (let nth = 0; nth < records; nth++) {
      const record = smallRecord(toy, lot);
      const forced = bruteForce(toy, record, COSTS_OF_SEARCH, MARGIN, most);
      if (forced?.isFinal !== true) continue;
      const { cost, accused, stopped } = explained(toy, model, record);
      expect(stopped).toBeNull();
      seen.final++;
      if (cost > forced.least) seen.dearer++;
      else {
        // A run of more lines than a set has edits may be cheaper yet.
        seen.accused += accused.length;
        if (cost === forced.least && accused.some((seat) => !forced.accusedByAll.includes(seat)))
          seen.accusedThoughInnocent++;
      }
    }
    expect(seen.final).toBeGreaterThanOrEqual(0.5 * records);
    expect(seen.dearer).toBeLessThanOrEqual(trial.dearer * seen.final);
    expect(seen.accusedThoughInnocent).toBeLessThanOrEqual(0.002 * seen.final);
  });
});
