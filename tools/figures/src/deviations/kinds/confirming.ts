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

/** What stands in the place of the lines after a finding was put right; null where it does not say that in full. */
const putRight = (
  { explained, expected, code }: Finding,
  line: WrittenEvent | undefined,
): readonly WrittenEvent[] | null => {
  if (explained === null || line === undefined) return null;
  const event = spelledOut(explained.supposed) ?? spelledOut(expected);
  if (explained.held === "passed-over") return [];
  if (explained.held !== "corrected" || event === null) return null;
  return code === "consequence-missing" ? [event, line] : [event];
};

/** True where the record so put right is legal to its end. */
export const isConfirmed = ({ subject, log }: Case, { findings, covered }: Verdict): boolean => {
  if (covered.stopped !== null || findings.filter(isRoot).length > log.planted.length) return false;
  let { events } = log;
  for (const finding of findings.toReversed()) {
    const at = finding.seq - 1;
    const instead = putRight(finding, events[at]);
    if (instead === null) return false;
    events = events.toSpliced(at, 1, ...instead);
  }
  return judgedWithUndos(subject.judge)(log.header, events).legal;
};
