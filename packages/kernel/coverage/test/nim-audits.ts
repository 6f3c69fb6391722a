// Audits of nim, counted: a game and a game with a refused take.
import type { WrittenEvent } from "@assize/kernel-model";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { prepare, rulebookDigestInput } from "@assize/kernel-referee";
import { type Audit, audit } from "@assize/kernel-verifier";
import { bytesOf, recordOf } from "@assize/testkit";
import { headerFor, nim } from "@assize/toys";
import { type Counted, nothingCounted, withAudit } from "../src/index.ts";

const digest = (value: Json): string => digestJson(value, nodeHash);

export const header = headerFor(nim, {
  seats: 2,
  digests: {
    rulebook: digest(rulebookDigestInput(nim)),
    edition: digest(nim.edition.digestInput(nim.edition.reference)),
  },
});

const laid = { type: "matches-laid", data: { matches: 5 } };
const takes = (by: number, matches: number) => ({ type: "matches-taken", by, data: { matches } });

/** Unfinished: nobody has taken the last match. */
export const OPEN: readonly WrittenEvent[] = [
  laid,
  takes(0, 3),
  { type: "turn-passed", data: { left: 2 } },
];

/** Seat 1 takes four first, then two. */
export const REFUSED: readonly WrittenEvent[] = [...OPEN, takes(1, 4), takes(1, 1)];

export const auditOf = (events: readonly WrittenEvent[], game: GameModel = nim): Audit =>
  audit(bytesOf(recordOf(header, events, nodeHash)), {
    games: [game],
    hash: nodeHash,
    countTaken: true,
  });

export const countedOf = (...records: readonly (readonly WrittenEvent[])[]): Counted =>
  records.map((events) => auditOf(events)).reduce(withAudit, nothingCounted(prepare(nim)));
