// Whether a slow referee bears out causes that are not those planted: the record with them put right is a game by the rules, they
// are no more than were planted, and none of them is beyond what a finding says in full. Knows findings; asks no audit.
import { isJsonObject, type Finding, type Verdict, type WrittenEvent } from "@assize/kernel-model";
import { isRoot } from "../reading.ts";
import type { Case } from "./all-kinds.ts";
import { judgedWithUndos } from "./forms.ts";

/** An event that a finding spells out, or null. */
const spelledOut = (value: Finding["expected"]): WrittenEvent | null => {
  if (!isJsonObject(value) || typeof value["type"] !== "string") return null;
  const { type, by, data } = value;
  if (!isJsonObject(data ?? null)) return null;
  return typeof by === "number"
    ? ({ type, by, data } as unknown as WrittenEvent)
    : ({ type, data } as unknown as WrittenEvent);
};

const isSameKind = (a: WrittenEvent, b: WrittenEvent): boolean =>
  a.type === b.type && a.by === b.by;

/** The other half of a line that stands elsewhere: of the missing half a finding says type and seat alone. */
const otherHalf = (
  { explained }: Finding,
  findings: readonly Finding[],
  events: readonly WrittenEvent[],
): WrittenEvent | undefined => {
  const { type, by } = (explained?.supposed ?? {}) as { type?: string; by?: number };
  const missing = { type: type ?? "", data: {}, ...(by === undefined ? {} : { by }) };
  return findings
    .filter((one) => one.explained?.held === "passed-over")
    .map(({ seq }) => events[seq - 1]!)
    .find((event) => isSameKind(event, missing));
};

const PUT_IN: readonly string[] = ["left-out", "moved", "exchanged"];

/** What stands in the place of a finding's line after it was put right; null where that is not said in full. */
const putRight = (
  finding: Finding,
  line: WrittenEvent | undefined,
  half: WrittenEvent | undefined,
): readonly WrittenEvent[] | null => {
  const { explained, expected } = finding;
  if (explained === null || line === undefined) return null;
  const { held, deviation, supposed } = explained;
  if (held === "passed-over") return [];
  if (held !== "corrected") return null;
  if (deviation === "value") return isJsonObject(expected) ? [{ ...line, data: expected }] : null;
  const event = spelledOut(supposed) ?? half ?? null;
  if (event === null) return null;
  return PUT_IN.includes(deviation) ? [event, line] : [event];
};

/** True where the record so put right is legal to its end. */
export const isConfirmed = ({ subject, log }: Case, { findings, covered }: Verdict): boolean => {
  if (covered.stopped !== null || findings.filter(isRoot).length > log.planted.length) return false;
  let { events } = log;
  for (const finding of findings.toReversed()) {
    const at = finding.seq - 1;
    const half = otherHalf(finding, findings, log.events);
    const instead = putRight(finding, events[at], half);
    if (instead === null) return false;
    events = events.toSpliced(at, 1, ...instead);
  }
  return judgedWithUndos(subject.judge)(log.header, events).legal;
};
