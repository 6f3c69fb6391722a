// The one way into the search: from the first line of a record that is not what the rules say, to what is told of it.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Start } from "@assize/kernel-referee";
import { type Reached, RECENT, undosOf } from "@assize/kernel-replay";
import type { Tally } from "../counts.ts";
import { DEFAULTS, type Limits } from "./costs.ts";
import type { Trail } from "./moves.ts";
import { NO_PINS, type Pins } from "./pins.ts";
import { trailOn } from "./trails.ts";
import { plain, rulesOf } from "./rules.ts";
import { type Found, searchFrom } from "./search.ts";
import type { Search } from "./search-state.ts";
import { tell, type Told } from "./tell.ts";

/** How far a record is what the rules say, and the cheapest explanation of what follows. */
export interface Sought {
  readonly search: Search;
  readonly reached: Reached;
  /** The latest lines before that. */
  readonly trail: Trail | null;
  readonly found: Found;
}

/** What a search holds that begins where the record stops being what the rules say. */
export const searchOf = (
  start: Start,
  record: Pick<RecordedGame, "events" | "length">,
  { index, outcomes, kept }: Reached,
  limits: Limits,
  pins: Pins,
): Search => {
  const rules = rulesOf(start);
  return {
    rules,
    lineAt: (line) => record.events[line]!.envelope,
    length: record.length,
    undos: undosOf(start.header, record),
    sound: new Map([...kept].map(([line, position]) => [line, plain(rules, position)])),
    limits,
    pins,
    revised: new Map(),
    askedAgain: { steps: 0 },
    related: { steps: 0, inVainAt: null },
    soundPart: { end: index, outcomes, stands: null },
    runs: { count: 0 },
  };
};

/** Looks for the cheapest explanation from where the record stops being what the rules say. */
export const seek = (
  start: Start,
  record: Pick<RecordedGame, "events" | "length">,
  reached: Reached,
  limits: Limits = DEFAULTS,
  pins: Pins = NO_PINS,
): Sought => {
  const { index, position, recent } = reached;
  const search = searchOf(start, record, reached, limits, pins);
  const { rules } = search;
  let trail: Trail | null = null;
  for (let line = Math.max(0, index - RECENT); line < index; line++)
    trail = { ...trailOn(trail, plain(rules, recent[line % RECENT]!), []), line };
  const found = searchFrom(search, { index, position: plain(rules, position), trail });
  return { search, reached, trail, found };
};

/** Tells it. `read` grows by the rulings that are read on the way; refusals are counted in `tally`. */
export const explain = (
  { search, reached, trail, found }: Sought,
  read: Set<string>,
  tally: Tally | null,
): Told => tell(search, found, { ...reached, trail }, read, tally);
