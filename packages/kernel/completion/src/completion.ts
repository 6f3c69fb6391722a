// Is there a way to fill in what nobody wrote down by which the rules were kept? Three answers: yes, with the values; in no way, all
// of them tried; or not known, with the limit. What is said to be compliant was audited.
import {
  encodeEvent,
  encodeHeader,
  type Envelope,
  readLog,
  type RecordedGame,
} from "@assize/kernel-event-log";
import { linkOf } from "@assize/kernel-integrity";
import { Defect, type JsonObject, Seq } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { type AuditOptions, auditRead } from "@assize/kernel-verifier";
import {
  COMPLETION_LIMITS,
  type Completion,
  type CompletionLimits,
  type Filled,
} from "./completion-result.ts";
import { countDiffering, putRight } from "./orders.ts";
import { waysOf } from "./ways.ts";
import { type Failure, search, type Search, type Searched } from "./search.ts";

/** The lines of the record with these values in place of those that nobody wrote down, chained anew. */
export const completedLines = (
  { header, events }: Pick<RecordedGame, "header" | "events">,
  filled: readonly Pick<Filled, "seq" | "data">[],
  { hash }: Pick<AuditOptions, "hash">,
): readonly string[] => {
  const values = new Map(filled.map(({ seq, data }) => [Number(seq), data]));
  const lines = [encodeHeader(header)];
  for (const [index, { envelope }] of events.entries()) {
    const { prev: _, ...rest } = envelope;
    const data = values.get(index + 1) ?? envelope.data;
    const line: Envelope = { ...rest, data, prev: linkOf(lines[index]!, hash) };
    lines.push(encodeEvent(line));
  }
  return lines;
};

/** True where one search went farther than another, or as far with less that differs there. */
const isBetter = ({ lines }: Search, one: Searched, other: Failure): boolean => {
  if (one.found !== null) return true;
  const { index, derived } = one.farthest;
  if (index !== other.index) return index > other.index;
  if (derived === null || other.derived === null) return false;
  const { data } = lines[index]!;
  return countDiffering(derived, data) < countDiffering(other.derived, data);
};

/** The orders put right by the line at which they come to an end, as long as that leads on. */
const searched = (searching: Search, limits: CompletionLimits): Searched => {
  const { orders, lines } = searching;
  let answer = search(searching);
  let repairs = 0;
  for (;;) {
    if (answer.found !== null || answer.isCut) return answer;
    const { farthest } = answer;
    let better: Searched | null = null;
    for (const [at, order] of farthest.derived === null ? [] : [...orders].reverse()) {
      for (const other of putRight(order, farthest.derived, lines[farthest.index]!.data)) {
        if (repairs++ >= limits.repairs) return answer;
        orders.set(at, other);
        const next = search(searching);
        if (isBetter(searching, next, farthest)) better = next;
        else orders.set(at, order);
        if (better !== null) break;
      }
      if (better !== null) break;
    }
    if (better === null) return answer;
    answer = better;
  }
};

/**
 * The values that nobody wrote down, searched for in the record as it stands. `start` is the game made ready from its header,
 * by an audit.
 */
export const completionOf = (
  start: Start,
  record: RecordedGame,
  options: AuditOptions,
  limits: CompletionLimits = COMPLETION_LIMITS,
): Completion => {
  const lines = record.events.map(({ envelope }) => envelope);
  const left = { tried: limits.tried };
  const searching: Search = { start, lines, orders: new Map(), left };
  const answer = searched(searching, limits);
  const tried = limits.tried - Math.max(left.tried, 0);
  if (answer.found === null) {
    const farthest = Seq(answer.farthest.index + 1);
    if (answer.isCut) return { kind: "undetermined", why: "tried", farthest, tried };
    return searching.orders.size > 0
      ? { kind: "undetermined", why: "order-too-large", farthest, tried }
      : { kind: "violated", farthest, tried };
  }
  const ways = waysOf(searching, answer.found, limits);
  const filled = [...answer.found].map(([index, data]): Filled => ({
    seq: Seq(index + 1),
    type: lines[index]!.type,
    data: data as JsonObject,
    ...ways.get(index)!,
  }));
  checkAudited(record, filled, options);
  return { kind: "compliant", filled, tried };
};

/** What the search takes for compliant is what an audit takes for it, or one of the two is wrong. */
const checkAudited = (
  record: RecordedGame,
  filled: readonly Filled[],
  options: AuditOptions,
): void => {
  const text = completedLines(record, filled, options).join("\n");
  const audit = auditRead(readLog(new TextEncoder().encode(`${text}\n`)), options);
  const findings = audit.kind === "audited" ? audit.verdict.findings : [];
  // Numbers of lines are no values of the game.
  const wrong = findings.find(({ explained }) => explained !== null);
  if (audit.kind !== "audited" || wrong !== undefined)
    throw new Defect(`a completion that its audit refuses: ${wrong?.code ?? audit.kind}`);
};
