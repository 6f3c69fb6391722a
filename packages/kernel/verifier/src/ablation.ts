// An audit in which some of what may be said of a record is never said: what each is worth can be measured so.
import type { ReadGame } from "@assize/kernel-event-log";
import { type Audit, auditing, type AuditOptions } from "./audit.ts";
import { type RowName, TABLE } from "./explain/costs.ts";
import { IN_HAND, SUPPOSED } from "./explain/kinds/index.ts";
import { otherwiseTold } from "./explain/kinds/earlier.ts";
import { OTHERS } from "./explain/other-choices.ts";
import { seek } from "./explain/seek.ts";
import { explaining } from "./explaining.ts";
import { explainedWith } from "./explained-with.ts";

const isAlwaysSaid = (row: string): boolean =>
  row.startsWith("drop-") && TABLE[row as RowName].kind === "passed-over";

/** What can be left unsaid: all but that a line is passed over, for that can be said where nothing else can. */
export const SAID = {
  kinds: [...IN_HAND, ...SUPPOSED].flatMap(({ kind, always }) => (always === true ? [] : [kind])),
  /** Ways in which an earlier line may have been something else. */
  ways: [...OTHERS, otherwiseTold],
  rows: Object.keys(TABLE).filter((row) => !isAlwaysSaid(row)),
};

export interface Ablated {
  readonly audit: Audit;
  /** Steps of the search. */
  readonly looked: number;
  /** Stretches in which the budget was spent. */
  readonly spent: number;
}

/** An audit in which nothing of `without`, members of `SAID`, is said. Other headers are asked with all of it. */
export const auditWithout = (
  read: ReadGame,
  options: AuditOptions,
  without: ReadonlySet<unknown>,
): Ablated => {
  let [looked, spent] = [0, 0];
  const less: typeof seek = (start, record, reached, pins) => {
    const sought = seek(start, record, reached, pins, without);
    looked += sought.search.rules.looked;
    spent += sought.found.spent.length;
    return sought;
  };
  const audit = explainedWith(auditing(read, options), { ...explaining, seek: less });
  return { audit, looked, spent };
};
