// From a header or an envelope to its line: members in the schema's order, no blanks, no newline.
// Knows no game. A line that the reader would refuse is our own mistake, so it throws.
import { Defect, LIMITS } from "@assize/kernel-model";
import type { Json } from "@assize/kernel-model";
import { envelopeProblem } from "./envelope.ts";
import { headerProblem } from "./header.ts";
import { parseLine, problemIn } from "./parse-line.ts";
import { ORDER } from "./record.ts";
import type { Envelope, Header } from "./record.ts";
import { NEWLINE } from "./split-lines.ts";

const encoder = new TextEncoder();

/** The header's line. Throws a Defect if the reader would refuse it. */
export const encodeHeader = (header: Header): string => {
  const ordered: Record<string, Json> = inOrder(header, ORDER.header);
  ordered["edition"] = inOrder(header.edition, ORDER.edition);
  ordered["rulings"] = inOrder(header.rulings, ORDER.rulings);
  ordered["seats"] = header.seats.map((seat) => inOrder(seat, ORDER.seat));
  if (header.position !== undefined) ordered["position"] = inOrder(header.position, ORDER.position);
  return assured(JSON.stringify(ordered), headerProblem);
};

/**
 * An event's line. `data` is the text of its data, from whoever knows its schema; its members as they stand where
 * that is left out. Throws a Defect if the reader would refuse the line.
 */
export const encodeEvent = (
  envelope: Envelope,
  data: string = JSON.stringify(envelope.data),
): string => {
  const members = Object.entries(inOrder(envelope, ORDER.envelope)).map(
    ([key, member]) => `${JSON.stringify(key)}:${key === "data" ? data : JSON.stringify(member)}`,
  );
  return assured(`{${members.join(",")}}`, envelopeProblem);
};

const HEADER_START = encoder.encode('{"format":');

/**
 * True for what a writer that was cut off leaves before its header is whole: nothing, the beginning of a
 * header without a newline, or zeros, which some file systems leave where the power failed. Such a log can
 * be created anew; whatever else is there is left alone.
 */
export const isUnbegun = (log: Uint8Array): boolean =>
  log.length <= LIMITS.lineBytes &&
  !log.includes(NEWLINE) &&
  (beginsLikeHeader(log) || log.every((byte) => byte === 0)) &&
  parseLine(log).value === null;

const beginsLikeHeader = (log: Uint8Array): boolean =>
  log.subarray(0, HEADER_START.length).every((byte, index) => byte === HEADER_START[index]);

const inOrder = (value: object, order: readonly string[]): Record<string, Json> => {
  const members = value as Readonly<Record<string, Json | undefined>>;
  const ordered: Record<string, Json> = {};
  for (const key of [...order, ...Object.keys(value)]) {
    const member = members[key];
    if (member !== undefined) ordered[key] = member;
  }
  return ordered;
};

const assured = (line: string, shapeProblem: typeof headerProblem): string => {
  const found = problemIn(parseLine(encoder.encode(line)), shapeProblem);
  if (found === null) return line;
  throw new Defect(`a line that nobody could read: ${found.code} at ${found.field}`);
};
