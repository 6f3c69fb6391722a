// Where a record tells no game any more, and from where on it could be read again.
import { Seq, type Stop } from "@assize/kernel-model";
import { linesThatFit } from "../explain/course.ts";
import { type Play, runOf } from "../explain/edits.ts";
import type { Search } from "../explain/search-state.ts";

/** A run of more lines passed over at the end of the record: it tells no game there. */
export const TRAILING = 8;
/** Lines looked through behind a stop for one from which the record could be read again, and how many then have to fit. */
const RESUMED = 2_000;
const FIT_AFTER_STOP = 4;

export interface HaltAt {
  /** The first line of which no step is made. */
  readonly untold: number;
  readonly stop: Stop;
}

/** Null where the explanation reaches the end of the record. */
export const haltAt = (search: Search, play: Play): HaltAt | null => {
  const run = runOf(play);
  if (run <= TRAILING || search.rules.game.table.leaves[play.position.at]!.final) return null;
  const first = search.length - run;
  return {
    untold: first + 1,
    stop: {
      seq: Seq(first + 1),
      resumes: resumesAt(search, play, first + 1),
      code: "nothing-fits",
      values: { lines: run },
    },
  };
};

/** The first later line from which the record fits for a while. */
const resumesAt = (search: Search, { position, trail }: Play, from: number): Seq | null => {
  const last = Math.min(search.length - FIT_AFTER_STOP, from + RESUMED);
  for (let line = from; line <= last; line++)
    if (linesThatFit(search, { line, position, before: trail }, FIT_AFTER_STOP) >= FIT_AFTER_STOP)
      return Seq(line + 1);
  return null;
};
