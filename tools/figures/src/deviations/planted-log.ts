// A log in which it is known what is wrong: the errors that were planted, and where. Knows no game and no verdict.
import type { Header } from "@assize/kernel-event-log";
import { encodeHeader } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { linkOf } from "@assize/kernel-integrity";
import type { Draw, WrittenEvent } from "@assize/kernel-model";
import { drawFrom, seeded } from "@assize/kernel-simulation";

/** What somebody or something did to the record. */
export const ERRORS = [
  "value",
  "malformed",
  "dropped",
  "dropped-run",
  "doubled",
  "exchanged",
  "moved",
  "seat",
  "surplus",
  "replaced",
  "not-carried-out",
  "stood",
  "believed",
  "header",
  "missing-pages",
  "undo",
  "hostile",
] as const;
export type ErrorKind = (typeof ERRORS)[number];

/** One error that was planted. */
export interface Planted {
  readonly kind: ErrorKind;
  /** Where it stands: numbers of lines, from 1. Before judging a log, where it shows is added. */
  readonly at: readonly number[];
  /** The seat that did what it may not; null where a line was only written wrong. */
  readonly cheat: number | null;
  /** A seat that the line names though another one acted: as it is written, that seat is at fault. */
  readonly namedInstead: number | null;
}

/** The events of a record with what is wrong in them. */
export interface Tampered {
  readonly events: readonly WrittenEvent[];
  readonly planted: Planted;
}

/** A whole log with all that is wrong in it. */
export interface PlantedLog {
  readonly header: Header;
  readonly events: readonly WrittenEvent[];
  /** In the order of the log. Empty in a hostile one, where nobody can say. */
  readonly planted: readonly Planted[];
  /** The header that the game was played by, where the log has another one. */
  readonly rightHeader: Header | null;
}

/** A log that is made when it is asked for. */
export interface Plan {
  /** `<game>/<corpus>/<seed>/<number>`: enough to make it again. */
  readonly name: string;
  /** Null where the lot fell on what cannot be done there. */
  readonly make: (draw: Draw) => PlantedLog | null;
}

/** A number that a name stands for (FNV-1a, 32 bits). */
export const numberOf = (name: string): number => {
  let number = 0x811c9dc5;
  for (const sign of name) number = Math.imul(number ^ sign.codePointAt(0)!, 0x01000193);
  return number >>> 0;
};

/** Makes a plan's log; the same name makes the same log. */
export const madeBy = ({ name, make }: Plan): PlantedLog | null =>
  make(drawFrom(seeded(numberOf(name))));

export const slip = (kind: ErrorKind, ...at: readonly number[]): Planted => ({
  kind,
  at,
  cheat: null,
  namedInstead: null,
});

export const cheated = (kind: ErrorKind, cheat: number, ...at: readonly number[]): Planted => ({
  kind,
  at,
  cheat,
  namedInstead: null,
});

const lineOf = ({ type, by, data }: WrittenEvent, seq: number, prev: string): string =>
  JSON.stringify(by === undefined ? { seq, type, data, prev } : { seq, type, by, data, prev });

/** Header and events as a log: numbered and chained, so that only the rules can tell that anything is wrong. */
export const sealed = (header: Header, events: readonly WrittenEvent[]): readonly string[] => {
  const lines = [encodeHeader(header)];
  for (const [index, event] of events.entries())
    lines.push(lineOf(event, index + 1, linkOf(lines.at(-1)!, nodeHash)));
  return lines;
};

export const isSameEvent = (a: WrittenEvent, b: WrittenEvent): boolean =>
  a.type === b.type && a.by === b.by && JSON.stringify(a.data) === JSON.stringify(b.data);

export const oneOf = <T>(list: readonly T[], draw: Draw): T | undefined =>
  list.length === 0 ? undefined : list[draw(list.length)];
