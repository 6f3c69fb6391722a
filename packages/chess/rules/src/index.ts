// Events, state and the pure rules of chess; each namespace is one part of the rules.
import * as facts from "./facts.ts";
import * as following from "./following.ts";
import * as moving from "./moving.ts";
import * as speaking from "./speaking.ts";

export { facts, following, moving, speaking };
export { CLAIMS, DATA, DECISIONS, OUTSIDE, OUTSIDERS, SEAT_COLOURS } from "./data.ts";
export type { ChessEvent, DataOf, EventOf, EventType, Outsider, WrittenMove } from "./data.ts";
export { FACT_NAMES } from "./facts.ts";
export type { FactName } from "./facts.ts";
export { canCheckmate, isDeadByEveryReading, isDeadPosition, mateBy } from "./material.ts";
export { hasForcedMate } from "./forced-mate.ts";
export { type Mate, mateTogether } from "./mate-together.ts";
export { alone, isAnyRepeated, keysBefore, sinceKeys, sinceThen } from "./repetition.ts";
export type { Since } from "./repetition.ts";
export { isWalledOff } from "./walls.ts";
export {
  asPosition,
  colourOfSeat,
  END_REASONS,
  inOrder,
  moveOf,
  NOTHING_UNTOLD,
  otherSeat,
  seatOfColour,
  seatToMove,
  winnerOf,
  writtenMove,
} from "./state.ts";
export type { Claim, End, EndReason, State, Untold } from "./state.ts";
