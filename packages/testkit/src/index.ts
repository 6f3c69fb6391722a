// What tests share: given/when/then, tamperings. Imports no verifier: an audit is handed in.
export { headerFor } from "@assize/toys";
export type { Seating } from "@assize/toys";
export { ExpectationFailed, matchesFinding, recordOf, specification } from "./specification.ts";
export type {
  AuditFunction,
  ExpectedFinding,
  Given,
  Reached,
  Specification,
  SpecificationOptions,
  StatedPosition,
  Then,
} from "./specification.ts";
export { changedSomewhere, countJoined, differenceOfFutures } from "./equal-futures.ts";
export type { Joined, Watched } from "./equal-futures.ts";
export { countSlowly } from "./slow-exploration.ts";
export type { CountedPart, SlowCounts } from "./slow-exploration.ts";
export { sentencesIn } from "./sentences.ts";
export { bytesOf, linesOf, rechain, renumber, terse, unchain } from "./lines.ts";
export type { LineDraft, LineHash } from "./lines.ts";
export { cut, drop, edit, editData, editSeat, insert, repeat, swap, tamper } from "./tampering.ts";
export type { Tampering } from "./tampering.ts";
export { CODE, describing, factsAsked, factsOfValues } from "./told-facts.ts";
export type { Describing } from "./told-facts.ts";
export { comparePair } from "./pairs.ts";
export type { Compared } from "./pairs.ts";
