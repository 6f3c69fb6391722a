// Tamperings with a log, as plain functions from lines to lines. Line `seq` is the event of that number,
// line 0 the header. Numbers and chain stay as they were: see `renumber` and `rechain`.
import type { JsonObject, WrittenEvent } from "@assize/kernel-model";
import { type LineDraft, type LineHash, rechain, renumber } from "./lines.ts";

export type Tampering = (lines: readonly string[]) => readonly string[];

const lineAt = (lines: readonly string[], seq: number): string => {
  const line = lines[seq];
  if (line === undefined) throw new RangeError(`the log has no line ${seq}`);
  return line;
};

/** Replaces one line by what `change` makes of it. */
export const edit =
  (seq: number, change: (draft: LineDraft) => LineDraft): Tampering =>
  (lines) =>
    // oxlint-disable-next-line eslint/no-restricted-properties -- a test's own log
    lines.with(seq, JSON.stringify(change(JSON.parse(lineAt(lines, seq)) as LineDraft)));

/** Changes single fields of one event's data. */
export const editData = (seq: number, fields: JsonObject): Tampering =>
  edit(seq, (draft) => ({ ...draft, data: { ...(draft["data"] as JsonObject), ...fields } }));

/** Gives an event to another seat, or to none. */
export const editSeat = (seq: number, by: number | null): Tampering =>
  edit(seq, (draft) => ({ ...draft, by: by ?? undefined }));

export const drop =
  (seq: number): Tampering =>
  (lines) => {
    lineAt(lines, seq);
    return lines.toSpliced(seq, 1);
  };

/** Puts the line in a second time, right behind itself. */
export const repeat =
  (seq: number): Tampering =>
  (lines) =>
    lines.toSpliced(seq, 0, lineAt(lines, seq));

export const swap =
  (seq: number, other: number): Tampering =>
  (lines) =>
    lines.with(seq, lineAt(lines, other)).with(other, lineAt(lines, seq));

/** Puts an event in front of line `seq`; `seq` may be the number of lines. */
export const insert =
  (seq: number, event: WrittenEvent): Tampering =>
  (lines) =>
    lines.toSpliced(seq, 0, JSON.stringify({ seq, ...event }));

/** Ends the log in front of line `seq`. */
export const cut =
  (seq: number): Tampering =>
  (lines) =>
    lines.slice(0, seq);

/** Carries the tamperings out in order and hides them: numbers and chain are right again. */
export const tamper = (
  lines: readonly string[],
  hash: LineHash,
  ...tamperings: readonly Tampering[]
): readonly string[] =>
  rechain(renumber(tamperings.reduce((changed, one) => one(changed), lines)), hash);
