// Games of nim and auction for the verifier's tests, and audits of their lines.
import type { GameEvent, WrittenEvent } from "@assize/kernel-model";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Header } from "@assize/kernel-event-log";
import type { GameModel, Verdict } from "@assize/kernel-model";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { bytesOf, recordOf, specification } from "@assize/testkit";
import { auction, headerFor, nim, type Seating } from "@assize/toys";
import { type Audit, audit, type AuditOptions } from "../src/index.ts";

export const GAMES = [nim, auction];

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
export const runs = (count: number): number => (DEEP ? 20 * count : count);
export const DEEP_MS = 600_000;

const headerOf = (model: GameModel, seating: Seating): Header =>
  headerFor(model, {
    ...seating,
    digests: {
      rulebook: digestJson(rulebookDigestInput(model), nodeHash),
      edition: digestJson(model.edition.digestInput(model.edition.reference), nodeHash),
    },
  });

export const nimHeader = (seating: Partial<Seating> = {}): Header =>
  headerOf(nim, { seats: 2, ...seating });
export const auctionHeader = (seats: number): Header => headerOf(auction, { seats });

export const laid = (matches: number) => ({ type: "matches-laid", data: { matches } });
export const takes = (by: number, matches: number) => ({
  type: "matches-taken",
  by,
  data: { matches },
});
export const passed = (left: number) => ({ type: "turn-passed", data: { left } });
export const ended = (loser: number) => ({ type: "game-ended", data: { loser } });

/** Seven matches; seat 0 takes the last one. */
export const GAME: readonly WrittenEvent[] = [
  laid(7),
  takes(0, 3),
  passed(4),
  takes(1, 3),
  passed(1),
  takes(0, 1),
  ended(0),
];

export const linesOfGame = (
  events: readonly (GameEvent | WrittenEvent)[] = GAME,
  header = nimHeader(),
) => recordOf(header, events, nodeHash);

/** A game of nim from the numbers taken, played by the testkit's own referee. */
export const playedOut = (heap: number, taken: readonly number[], header = nimHeader()) => {
  const seats = header.seats.length;
  const choices = taken.map((matches, turn) => takes(turn % seats, matches));
  const { events } = specification(nim, header).given([laid(heap), ...choices]);
  return recordOf(header, events, nodeHash);
};

export const auditOf = (lines: readonly string[], options: Partial<AuditOptions> = {}): Audit =>
  audit(bytesOf(lines), { games: GAMES, hash: nodeHash, ...options });

export const verdictOn = (
  lines: readonly string[],
  options: Partial<AuditOptions> = {},
): Verdict => {
  const answer = auditOf(lines, options);
  if (answer.kind === "unreadable") throw new Error(answer.problem.code);
  return answer.verdict;
};
