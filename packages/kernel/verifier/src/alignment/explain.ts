// The one way into the search: from the first line of a record that is not what the rules say, to what is told of it.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Start } from "@assize/kernel-referee";
import { type Begun, RECENT } from "@assize/kernel-replay";
import type { Tally } from "../counts.ts";
import { DEFAULTS } from "./costs.ts";
import { type Trail, trailOn } from "./moves.ts";
import { plain, rulesOf } from "./rules.ts";
import { searchFrom } from "./search.ts";
import type { Search } from "./search-state.ts";
import { tell, type Told } from "./tell.ts";

/**
 * Explains a record from where it stops being what the rules say. `read` grows by the rulings that are read on the way;
 * refusals are counted in `tally`.
 */
export const explain = (
  start: Start,
  record: RecordedGame,
  { index, position, recent }: Begun,
  read: Set<string>,
  tally: Tally | null,
): Told => {
  const rules = rulesOf(start);
  const search: Search = {
    rules,
    lineAt: (line) => record.events[line]!.envelope,
    length: record.length,
    limits: DEFAULTS,
    revised: new Map(),
  };
  let trail: Trail | null = null;
  for (let line = Math.max(0, index - RECENT); line < index; line++)
    trail = { ...trailOn(trail, plain(rules, recent[line % RECENT]!)), line };
  const found = searchFrom(search, { index, position: plain(rules, position), trail });
  return tell(search, found, { index, position }, read, tally);
};
