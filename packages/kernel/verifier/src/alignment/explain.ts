// The one way into the search: from the first line of a record that is not what the rules say, to what is told of it.
import type { Position } from "@assize/kernel-chart-engine";
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Start } from "@assize/kernel-referee";
import type { Tally } from "../counts.ts";
import { DEFAULTS } from "./costs.ts";
import { type Trail, trailOn } from "./moves.ts";
import { plain, rulesOf } from "./rules.ts";
import { searchFrom } from "./search.ts";
import type { Search } from "./search-state.ts";
import { tell, type Told } from "./tell.ts";

/** Positions before the latest lines that are looked at where play may have gone back. */
export const BACK = DEFAULTS.back;

/** Where a record stops being what the rules say. */
export interface FirstOdd {
  readonly start: Start;
  readonly record: Pick<RecordedGame, "events">;
  /** Of the line, from 0, and the position before it. */
  readonly index: number;
  readonly position: Position<unknown>;
  /** The positions before the latest lines: that before line `i` is the entry `i % BACK`. */
  readonly recent: readonly Position<unknown>[];
}

/** Explains all that follows. `read` grows by the rulings that are read on the way; refusals are counted in `tally`. */
export const explain = (
  { start, record, index, position, recent }: FirstOdd,
  read: Set<string>,
  tally: Tally | null,
): Told => {
  const rules = rulesOf(start);
  const search: Search = {
    rules,
    lineAt: (line) => record.events[line]!.envelope,
    length: record.events.length,
    limits: DEFAULTS,
    revised: new Map(),
  };
  let trail: Trail | null = null;
  for (let line = Math.max(0, index - BACK); line < index; line++)
    trail = { ...trailOn(trail, plain(rules, recent[line % BACK]!)), line };
  const found = searchFrom(search, { index, position: plain(rules, position), trail });
  return tell(search, found, { index, position }, read, tally);
};
