// Goes on with an audit that pauses where its record deviates: what explains that is loaded where it is needed first.
import { Defect } from "@assize/kernel-model";
import type { Explained } from "@assize/kernel-verifier";

export const explained = async <Result>(work: Explained<Result>): Promise<Result> => {
  const begun = work.next();
  if (begun.done === true) return begun.value;
  const ended = work.next((await import("./explaining.ts")).explaining);
  if (ended.done !== true) throw new Defect("an audit asks twice for what explains a deviation");
  return ended.value;
};
