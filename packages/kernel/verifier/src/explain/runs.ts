// Lines passed over one after the other. Of a long run nothing else is said, and it is one edit.
import { isTableLine } from "@assize/kernel-event-log";
import { choiceOf, isBehindEnd } from "../alignment/rules.ts";
import type { Search } from "../alignment/search-state.ts";
import type { Conflict } from "./conflict.ts";
import { TABLE } from "./costs.ts";
import { runOf } from "./edits.ts";

/** After so many lines passed over in a row only a line that fits as it stands ends the run. */
export const LONG_RUN = 16;

/** What a line passed over costs behind another one. */
export const costOfFurther = ({ rules, lineAt }: Search, line: number): number =>
  TABLE[choiceOf(rules, lineAt(line)) === null ? "drop-consequence" : "drop-choice"].more;

/**
 * True where a line that does not fit is only passed over: what the table says is no part of the game, what is stated behind an end
 * changes nothing, and in a long run of such lines nothing else is looked for.
 */
export const isOnlyPassedOver = ({ search, play, recorded, prepared }: Conflict): boolean =>
  isTableLine(search.rules.start.header, recorded.type) ||
  runOf(play) >= LONG_RUN ||
  (prepared?.class === "outside" && isBehindEnd(search.rules, play.position));
