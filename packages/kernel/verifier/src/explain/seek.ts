// The way into the search for the least set of edits: from the first line of a record that is not what the rules say, to what explains
// it. What it finds is told by the moves of `alignment`.
import type { RecordedGame } from "@assize/kernel-event-log";
import type { Start } from "@assize/kernel-referee";
import { type Reached, RECENT } from "@assize/kernel-replay";
import { DEFAULTS, type Limits } from "../alignment/costs.ts";
import { searchOf, type Sought } from "../alignment/explain.ts";
import { NO_PINS, type Pins } from "../alignment/pins.ts";
import type { Trail } from "../alignment/moves.ts";
import { trailOn } from "../alignment/trails.ts";
import { plain } from "../alignment/rules.ts";
import { toldAs } from "./as-moves.ts";
import { blameBy } from "./blame.ts";
import type { Stand } from "./edits.ts";
import { isOpen } from "./uncertain.ts";
import { searchFrom } from "./search.ts";

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
  let trail: Stand | null = null;
  let before: Trail | null = null;
  for (let line = Math.max(0, index - RECENT); line < index; line++) {
    const here = plain(rules, recent[line % RECENT]!);
    trail = { line, position: here, before: trail };
    before = { ...trailOn(before, here, []), line };
  }
  const found = searchFrom(search, {
    line: index,
    position: plain(rules, position),
    cost: 0,
    edits: [],
    trail,
    rivals: [],
  });
  const told = toldAs(search, found.told);
  const best = told.hypothesis;
  const blame = blameBy(search, told, found);
  const { outcome } = start.game.model;
  return {
    search,
    reached,
    trail: before,
    found: {
      best,
      least: best.cost,
      others: [],
      halted: null,
      blame,
      searchedInPart: found.spent,
      isOutcomeOpen: isOpen(found.told.position, outcome),
    },
  };
};
