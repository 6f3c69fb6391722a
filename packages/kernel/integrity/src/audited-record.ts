// Which bytes an audit looked at: the digest of a whole game, and the hashes of its two ends, which a chain does not hold.
// Knows stored lines and bytes; no game, and nothing that they say.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { AuditedRecord, Chain } from "@assize/kernel-model";
import { type ChainCheck, linkOf } from "./chain.ts";
import type { Hash } from "./hash.ts";

const stateOf = ({ chained, breaks, missing }: ChainCheck): Chain => {
  if (!chained) return "absent";
  return breaks.length + missing.length === 0 ? "whole" : "broken";
};

export const auditedRecord = (
  { headerLine, lastLine, stored }: Pick<RecordedGame, "headerLine" | "lastLine" | "stored">,
  chain: ChainCheck,
  hash: Hash,
): AuditedRecord => ({
  digest: hash(stored),
  bytes: stored.reduce((sum, piece) => sum + piece.length, 0),
  header: linkOf(headerLine.bytes, hash),
  lastLine: linkOf(lastLine.bytes, hash),
  chain: stateOf(chain),
});
