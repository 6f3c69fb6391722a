// Goes on with an audit that pauses where its record deviates, with what explains that at hand. Loads nothing.
import { Defect } from "@assize/kernel-model";
import type { seek } from "./explain/seek.ts";
import type { otherHeader } from "./other-headers.ts";
import type { explain } from "./told/tell.ts";

export interface Explaining {
  readonly seek: typeof seek;
  readonly explain: typeof explain;
  readonly otherHeader: typeof otherHeader;
}

/** Work that pauses once, where a record deviates, and goes on from there with what explains it. */
export type Explained<Result> = Generator<"deviates", Result, Explaining>;

export const explainedWith = <Result>(work: Explained<Result>, explaining: Explaining): Result => {
  const begun = work.next();
  const ended = begun.done === true ? begun : work.next(explaining);
  if (ended.done !== true) throw new Defect("an audit asks twice for what explains a deviation");
  return ended.value;
};
