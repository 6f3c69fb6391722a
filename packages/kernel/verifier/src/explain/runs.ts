// Lines passed over one after the other. Of a long run nothing else is said, and it is one edit.
import { isTableLine } from "@assize/kernel-event-log";
import { choiceOf, isBehindEnd } from "../rules/rules.ts";
import type { Search } from "./search-state.ts";
import type { Conflict } from "./conflict.ts";
import { TABLE } from "./costs.ts";
import { runOf } from "./edits.ts";
import { LIMITS } from "./limits.ts";

/** What a line passed over costs behind another one. */
export const costOfFurther = ({ rules, lineAt }: Search, line: number): number =>
  TABLE[choiceOf(rules, lineAt(line)) === null ? "drop-consequence" : "drop-choice"].more;

/**
 * True where a line that does not fit is only passed over: what the table says is no part of the game, what is stated behind an end
 * changes nothing, and in a long run of such lines nothing else is looked for.
 */
export const isOnlyPassedOver = ({ search, play, recorded, prepared }: Conflict): boolean =>
  isTableLine(search.rules.start.header, recorded.type) ||
  runOf(play) >= LIMITS.longRun ||
  (prepared?.class === "outside" && isBehindEnd(search.rules, play.position));
