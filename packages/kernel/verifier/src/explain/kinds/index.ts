// The kinds of edits, the cheapest first. Each sees a conflict, and neither the search nor another kind.
import type { Conflict } from "../conflict.ts";
import { TABLE } from "../costs.ts";
import type { Play } from "../edits.ts";
import { ruledInstead } from "../ruled.ts";
import { choice, otherChoice } from "./choice.ts";
import { consequence } from "./consequence.ts";
import { earlier } from "./earlier.ts";
import { exchangedBlocks } from "./exchanged-blocks.ts";
import { goneBack } from "./gone-back.ts";
import { linesMissing } from "./lines-missing.ts";
import { missingChoice } from "./missing-choice.ts";
import { missingEarlier } from "./missing-earlier.ts";
import { notTaken } from "./not-taken.ts";
import { surplus } from "./surplus.ts";

export type Kind = (conflict: Conflict) => Generator<Play, void>;

export interface KindRow {
  readonly kind: Kind;
  /** The least that an edit of this kind costs. */
  readonly least: number;
  /** True where it is said of lines of which nothing else is. */
  readonly always?: true;
}

/** Said of the line in hand with what is forced there. */
export const IN_HAND: readonly KindRow[] = [
  { kind: surplus, least: 1, always: true },
  { kind: ruledInstead, least: TABLE["read-choice"].cost },
  { kind: consequence, least: 1 },
  { kind: choice, least: 1 },
  { kind: notTaken, least: TABLE["put-in-not-due"].cost },
];

const LINES_MISSING: KindRow = { kind: linesMissing, least: -Infinity };

/** Supposed: nobody wrote it down. Made only where it could still be as likely as the cheapest play. */
export const SUPPOSED: readonly KindRow[] = [
  { kind: missingChoice, least: 1 },
  { kind: missingEarlier, least: TABLE["put-in-choice-earlier"].cost },
  { kind: otherChoice, least: 0 },
  { kind: exchangedBlocks, least: TABLE["blocks-exchanged"].cost },
  { kind: goneBack, least: TABLE["gone-back"].cost },
  { kind: earlier, least: 0 },
  LINES_MISSING,
];

/** Supposed where nothing else is any more. */
export const LAST: readonly KindRow[] = [LINES_MISSING];
