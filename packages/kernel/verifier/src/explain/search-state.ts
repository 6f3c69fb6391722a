// What a search holds while it runs: the rules, the record's lines, and what stands fast of them.
import type { Position } from "@assize/kernel-chart-engine";
import type { Envelope, RecordedGame } from "@assize/kernel-event-log";
import type { Start } from "@assize/kernel-referee";
import { type Reached, type Undos, undosOf } from "@assize/kernel-replay";
import { plain, type Rules, rulesOf } from "../rules/rules.ts";
import type { Pins } from "./pins.ts";

export interface Search {
  readonly rules: Rules;
  readonly lineAt: (index: number) => Envelope;
  readonly length: number;
  /** Where the record takes play back. */
  readonly undos: Undos;
  /** The positions after those lines of the sound part to which play goes back. */
  readonly sound: ReadonlyMap<number, Position<unknown>>;
  /** How many lines are what the rules say. */
  readonly soundEnd: number;
  /** What an arbiter has ruled. */
  readonly pins: Pins;
  /** Kinds of edits, other choices and rows of the table of costs that are not said. */
  readonly without: ReadonlySet<unknown>;
}

/** What a search holds that begins where the record stops being what the rules say. */
export const searchOf = (
  start: Start,
  record: Pick<RecordedGame, "events" | "length">,
  { index, kept }: Reached,
  pins: Pins,
  without: ReadonlySet<unknown>,
): Search => {
  const rules = rulesOf(start);
  return {
    rules,
    lineAt: (line) => record.events[line]!.envelope,
    length: record.length,
    undos: undosOf(start.header, record),
    sound: new Map([...kept].map(([line, position]) => [line, plain(rules, position)])),
    soundEnd: index,
    pins,
    without,
  };
};
