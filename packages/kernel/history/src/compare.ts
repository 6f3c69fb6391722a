// Two branches in step, and where a reader first sees a difference between them: two logs, a branch and its record, or
// one log under two ruling sets. Compares what readers see; knows no rule.
import { sameJson } from "@assize/kernel-model";
import { placeOf } from "@assize/kernel-referee";
import { recordedEvent } from "@assize/kernel-event-log";
import { endInWords, findingInWords, nothingInWords, tableOf } from "@assize/kernel-report/lean";
import { seenBy, tellEvent } from "./eyes.ts";
import { type History, findingsAt, positionAt, type Branch } from "./history.ts";
import type { Reader } from "./reader.ts";

/** One of the two. */
export interface Side {
  readonly history: History;
  readonly branch: Branch;
}

/** Where two branches differ first, and what each says there. */
export interface Difference {
  readonly seq: number;
  readonly kind: "event" | "state" | "finding" | "end";
  readonly left: string;
  readonly right: string;
}

type Pair = readonly [left: Side, right: Side];

const difference = (
  seq: number,
  kind: Difference["kind"],
  [left, right]: readonly [string, string],
): Difference => ({ seq, kind, left, right });

const eventText = ({ history, branch }: Side, seq: number, reader: Reader): string => {
  const step = branch.steps[seq - 1];
  if (step === undefined) return endInWords(reader.language);
  return tellEvent(
    history.start,
    recordedEvent(step.recorded),
    branch.opening.position.context,
    reader,
  );
};

const eventsDiffer = ([left, right]: Pair, seq: number, { eyes }: Reader): boolean => {
  const [one, other] = [left, right].map(({ history, branch }) =>
    seenBy(history.start.game, recordedEvent(branch.steps[seq - 1]!.recorded), eyes),
  );
  return !sameJson(one, other);
};

const findingsText = ({ history, branch }: Side, seq: number, { language }: Reader): string => {
  const found = findingsAt(history, branch, seq);
  if (found.length === 0) return nothingInWords(language);
  return found.map((one) => findingInWords(one, history.start, language).headline).join(" ");
};

const stateText = ({ history, branch }: Side, seq: number, { eyes, language }: Reader) => {
  const position = positionAt(history, branch, seq);
  if (position === undefined) return null;
  const { model } = history.start.game;
  return model.describe.state(
    position.context,
    placeOf(history.start.game, position),
    eyes,
    language,
    tableOf(history.start, language),
  );
};

/** Quickly: what two states hold, whoever may know it. */
const stateCode = ({ history, branch }: Side, seq: number): unknown => {
  const position = positionAt(history, branch, seq);
  if (position === undefined) return null;
  const { model } = history.start.game;
  return [placeOf(history.start.game, position), model.encodeContext(position.context)];
};

/** Null for a gap between lines, and for a line that the other side has as well, further on: nothing is in its place. */
const ownLine = (
  lines: readonly string[],
  others: readonly string[],
  at: number,
): string | null => {
  const line = lines[at] ?? "";
  return line === "" || others.includes(line, at) ? null : line;
};

/** The first lines that differ; null where the reader sees none. */
const statesDiffer = (
  [left, right]: Pair,
  seq: number,
  reader: Reader,
): readonly [string, string] | null => {
  if (sameJson(stateCode(left, seq), stateCode(right, seq))) return null;
  const [one, other] = [stateText(left, seq, reader), stateText(right, seq, reader)];
  if (one === null || other === null) return null;
  const nothing = nothingInWords(reader.language);
  const at = Array.from({ length: Math.max(one.length, other.length) }, (_, line) => line).find(
    (line) => one[line] !== other[line],
  );
  if (at === undefined) return null;
  const [mine, theirs] = [ownLine(one, other, at), ownLine(other, one, at)];
  // The same lines in another order.
  if (mine === null && theirs === null) return [one[at] || nothing, other[at] || nothing];
  return [mine ?? nothing, theirs ?? nothing];
};

/** Null where a reader sees no difference. Requires two histories of one game. */
export const firstDifference = (left: Side, right: Side, reader: Reader): Difference | null => {
  const pair: Pair = [left, right];
  const tell = (text: typeof eventText, seq: number): readonly [string, string] => [
    text(left, seq, reader),
    text(right, seq, reader),
  ];
  const ends = [left.branch.steps.length, right.branch.steps.length];
  for (let seq = 0; seq <= Math.max(...ends); seq++) {
    if (seq > Math.min(...ends)) return difference(seq, "end", tell(eventText, seq));
    if (seq > 0 && eventsDiffer(pair, seq, reader))
      return difference(seq, "event", tell(eventText, seq));
    const found = tell(findingsText, seq);
    if (found[0] !== found[1]) return difference(seq, "finding", found);
    const lines = statesDiffer(pair, seq, reader);
    if (lines !== null) return difference(seq, "state", lines);
  }
  return null;
};
