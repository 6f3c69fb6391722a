// What tests share: given/when/then, tamperings, a toy game. Imports no verifier: an audit is handed in.
export { auction } from "./auction.ts";
export type { Auction } from "./auction.ts";
export { headerFor } from "./header.ts";
export type { Seating } from "./header.ts";
export { nim } from "./nim.ts";
export type { Nim } from "./nim.ts";
export { nimWith } from "./nim-with.ts";
export type { WrittenEvent } from "./course-of-play.ts";
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
export { sentencesIn } from "./sentences.ts";
export { bytesOf, linesOf, rechain, renumber, terse, unchain } from "./lines.ts";
export type { LineDraft, LineHash } from "./lines.ts";
export { cut, drop, edit, editData, editSeat, insert, repeat, swap, tamper } from "./tampering.ts";
export type { Tampering } from "./tampering.ts";
