// The way into the search for the least set of edits: from the first line of a record that is not what the rules say, to what explains
// it. Of what is found it tells nothing.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Start } from "@assize/kernel-referee";
import { type Reached, RECENT } from "@assize/kernel-replay";
import { plain } from "../rules/rules.ts";
import { asItStands } from "./course.ts";
import type { Stand } from "./edits.ts";
import { NO_PINS, type Pins } from "./pins.ts";
import { type Found, searchFrom } from "./search.ts";
import { type Search, searchOf } from "./search-state.ts";
import { isOpen } from "./uncertain.ts";

/** What explains a record from where it stops being what the rules say. */
export interface Sought {
  readonly search: Search;
  readonly reached: Reached;
  readonly found: Found;
  /** True where the outcome depends on what nobody knows. */
  readonly isOutcomeOpen: boolean;
}

/** The stands of the sound part before a line, which are made when one of them is first asked for. */
const beforeLine = (search: Search, end: number): Stand => {
  const { rules, lineAt } = search;
  const last = end - 1;
  const made = (): Stand => {
    let stand: Stand = { line: 0, position: rules.start.position, before: null };
    for (let line = 0; line < last; line++) {
      const position = asItStands(search, stand, lineAt(line));
      if (position === null) return stand;
      stand = { line: line + 1, position, before: stand };
    }
    return stand;
  };
  let own: Stand | null = null;
  const known = (): Stand => (own ??= made());
  return {
    line: last,
    get position() {
      return known().position;
    },
    get before() {
      return known().before;
    },
  };
};

export const seek = (
  start: Start,
  record: Pick<RecordedGame, "events" | "length">,
  reached: Reached,
  pins: Pins = NO_PINS,
  without: ReadonlySet<unknown> = new Set(),
): Sought => {
  const { index, position, recent } = reached;
  const search = searchOf(start, record, reached, pins, without);
  const { rules } = search;
  const nearest = Math.max(0, index - RECENT);
  let trail = nearest === 0 ? null : beforeLine(search, nearest);
  for (let line = nearest; line < index; line++)
    trail = { line, position: plain(rules, recent[line % RECENT]!), before: trail };
  const found = searchFrom(search, {
    line: index,
    position: plain(rules, position),
    cost: 0,
    edits: [],
    trail,
    rivals: [],
  });
  const isOutcomeOpen = isOpen(found.told.position, start.game.model.outcome);
  return { search, reached, found, isOutcomeOpen };
};
