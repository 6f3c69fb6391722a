// An audit in which some of what may be said of a record is never said: what each is worth can be measured so.
import type { ReadGame } from "@assize/kernel-event-log";
import { type Audit, auditing, type AuditOptions } from "../audit.ts";
import { type RowName, TABLE } from "./costs.ts";
import { IN_HAND, SUPPOSED } from "./kinds/index.ts";
import { otherwiseTold } from "./earlier-readings.ts";
import { OTHERS } from "./other-choices.ts";
import { seek, type Sought } from "./seek.ts";
import { uncertainAt } from "./uncertain.ts";
import { explaining } from "../explaining.ts";
import { explainedWith } from "../explained-with.ts";

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
  /** The share of the single values behind the first gap that nobody knows; null where no lines are told as gone. */
  readonly marked: number | null;
}

/** Of the single values under a path: all, and those that are marked. */
const countMarked = (
  marks: ReadonlySet<string>,
  value: unknown,
  path: string,
): readonly [number, number] => {
  if (marks.has(path)) {
    const all = countMarked(new Set(), value, path)[0];
    return [all, all];
  }
  if (typeof value !== "object" || value === null) return [1, 0];
  return Object.entries(value).reduce(
    ([all, marked], [name, member]) => {
      const own = countMarked(marks, member, path === "" ? name : `${path}/${name}`);
      return [all + own[0], marked + own[1]];
    },
    [0, 0],
  );
};

const markedShare = ({ found }: Sought): number | null => {
  const to = found.told.edits.find(({ act }) => act.does === "gap")?.to ?? null;
  const marks = to === null ? undefined : uncertainAt(to)?.marks;
  if (to === null || marks === undefined) return null;
  const [all, marked] = countMarked(marks, to.context, "");
  return marked / all;
};

/** An audit in which nothing of `without`, members of `SAID`, is said. Other headers are asked with all of it. */
export const auditWithout = (
  read: ReadGame,
  options: AuditOptions,
  without: ReadonlySet<unknown>,
): Ablated => {
  let [looked, spent] = [0, 0];
  let marked: number | null = null;
  const less: typeof seek = (start, record, reached, pins) => {
    const sought = seek(start, record, reached, pins, without);
    looked += sought.search.rules.looked;
    spent += sought.found.spent.length;
    marked = markedShare(sought);
    return sought;
  };
  const audit = explainedWith(auditing(read, options), { ...explaining, seek: less });
  return { audit, looked, spent, marked };
};
