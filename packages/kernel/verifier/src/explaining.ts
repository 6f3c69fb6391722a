// What explains a record that deviates, in one piece: most records do not deviate, and a page loads it where one does.
import { Defect } from "@assize/kernel-model";
import { explain, seek } from "./alignment/index.ts";
import { otherHeader } from "./other-headers.ts";

export interface Explaining {
  readonly seek: typeof seek;
  readonly explain: typeof explain;
  readonly otherHeader: typeof otherHeader;
}

export const explaining: Explaining = { seek, explain, otherHeader };

/** Work that pauses once, where a record deviates, and goes on from there with what explains it. */
export type Explained<Result> = Generator<"deviates", Result, Explaining>;

/** The same work without a pause. */
export const atOnce = <Result>(work: Explained<Result>): Result => {
  const begun = work.next();
  const ended = begun.done === true ? begun : work.next(explaining);
  if (ended.done !== true) throw new Defect("an audit asks twice for what explains a deviation");
  return ended.value;
};
