// Explains a record that deviates by the least set of edits: the search that is to take the place of `alignment` (ADR 84).
// Audits do not use it yet; figures compare the two. What it finds is told by the moves of `alignment`.
import type { ReadGame, RecordedGame } from "@assize/kernel-event-log";
import type { Start } from "@assize/kernel-referee";
import { type Reached, RECENT } from "@assize/kernel-replay";
import { explain, searchOf, type Sought } from "../alignment/explain.ts";
import { DEFAULTS, type Limits } from "../alignment/costs.ts";
import { NO_PINS, type Pins } from "../alignment/pins.ts";
import { plain } from "../alignment/rules.ts";
import { type Audit, auditing, type AuditOptions } from "../audit.ts";
import { explainedWith, type Explaining } from "../explained-with.ts";
import { otherHeader } from "../other-headers.ts";
import { asHypotheses } from "./as-moves.ts";
import type { Stand } from "./edits.ts";
import { searchFrom } from "./search.ts";

const seek = (
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
  for (let line = Math.max(0, index - RECENT); line < index; line++)
    trail = { line, position: plain(rules, recent[line % RECENT]!), before: trail };
  const found = searchFrom(search, {
    line: index,
    position: plain(rules, position),
    cost: 0,
    edits: [],
    trail,
    rivals: [],
  });
  const asHypothesis = asHypotheses();
  const best = asHypothesis(found.best);
  return {
    search,
    reached,
    trail: null,
    found: { best, least: best.cost, others: found.others.map(asHypothesis), halted: null },
  };
};

/** What explains a record by edits, where an audit pauses. */
const explainingByEdits: Explaining = { seek, explain, otherHeader };

/** An audit of one game that has been read, which explains by edits what deviates. */
export const auditReadByEdits = (read: ReadGame, options: AuditOptions): Audit =>
  explainedWith(auditing(read, options), explainingByEdits);
