// The findings of a verdict: those about the stored bytes and those of the course, as one list in the order of the log.
// Knows no rule and finds nothing by itself.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { ChainCheck } from "@assize/kernel-integrity";
import { type Finding, type Json, LIMITS, SeatId, Seq } from "@assize/kernel-model";

/** A finding about the bytes, not yet numbered. */
export type Damage = Omit<Finding, "id">;

/** The last of them is never told: it shows that there are more than are told. */
const MOST_FOUND = LIMITS.findingsPerGame + 1;

/** One for each line that does not continue the chain, in the order of the log; at most `MOST_FOUND`. */
export const chainFindings = (chain: ChainCheck, read: RecordedGame): readonly Damage[] => {
  const about = (
    index: number,
    code: "chain-broken" | "chain-missing",
    expected: Json,
  ): Damage => ({
    code,
    seq: Seq(index + 1),
    type: read.events[index]!.envelope.type,
    by: null,
    clauses: [],
    rulings: [],
    expected,
    recorded: read.events[index]!.envelope.prev ?? null,
    blame: "record-damage",
    fields: ["prev"],
    between: [],
    follows: null,
    facts: [],
    explained: null,
  });
  return [
    ...chain.breaks
      .slice(0, MOST_FOUND)
      .map((one) => about(one.index, "chain-broken", one.expected)),
    ...chain.missing.slice(0, MOST_FOUND).map((index) => about(index, "chain-missing", null)),
  ]
    .sort((a, b) => a.seq - b.seq)
    .slice(0, MOST_FOUND);
};

/**
 * One for each line whose number does not count up by one from the line before it, right or wrong, and from 1. The
 * numbers of the first lines, `sound` of them, are known to be right. At most `MOST_FOUND`.
 */
export const numberFindings = (read: RecordedGame, sound: number): readonly Damage[] => {
  // Events are listed when they are asked for, which of a record that is sound to its end nobody does.
  if (sound === read.length) return [];
  const { events } = read;
  const found: Damage[] = [];
  for (let index = sound; index < events.length && found.length < MOST_FOUND; index++) {
    const { seq: recorded, type, by } = events[index]!.envelope;
    const before = index === 0 ? 0 : events[index - 1]!.envelope.seq;
    if (recorded === before + 1) continue;
    found.push({
      code:
        recorded === before ? "seq-duplicate" : recorded > before ? "seq-gap" : "seq-out-of-order",
      seq: Seq(index + 1),
      type,
      by: by === undefined ? null : SeatId(by),
      clauses: [],
      rulings: [],
      expected: before + 1,
      recorded,
      blame: "record-damage",
      between: [],
      fields: [],
      follows: null,
      facts: [],
      explained: null,
    });
  }
  return found;
};

/** One list in the order of the log, numbered anew; findings about the bytes come first at each line. */
export const allFindings = (
  damage: readonly Damage[],
  findings: readonly Finding[],
): readonly Finding[] => {
  if (damage.length === 0) return findings;
  const sorted: readonly (Damage | Finding)[] = [...damage, ...findings].sort(
    (a, b) => a.seq - b.seq,
  );
  const newId = new Map(sorted.map((finding, index) => [finding, `f${index + 1}`]));
  const byOldId = new Map(findings.map((finding) => [finding.id, newId.get(finding)!]));
  return sorted.map((finding) => ({
    ...finding,
    id: newId.get(finding)!,
    follows: finding.follows === null ? null : (byOldId.get(finding.follows) ?? null),
  }));
};
