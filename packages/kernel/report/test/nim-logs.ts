// Logs of nim for the report's tests: one that is sound, and ways to spoil it.
import type { WrittenEvent } from "@assize/kernel-model";
import type { Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { bytesOf, recordOf } from "@assize/testkit";
import { headerFor, nim, type Seating } from "@assize/toys";
import { type Audit, audit, type AuditOptions } from "@assize/kernel-verifier";

export const nimHeader = (seating: Partial<Seating> = {}): Header =>
  headerFor(nim, {
    seats: 2,
    ...seating,
    digests: {
      rulebook: digestJson(rulebookDigestInput(nim), nodeHash),
      edition: digestJson(nim.edition.digestInput(nim.edition.reference), nodeHash),
    },
  });

const laid = (matches: number) => ({ type: "matches-laid", data: { matches } });
export const takes = (by: number, matches: number) => ({
  type: "matches-taken",
  by,
  data: { matches },
});
export const passed = (left: number) => ({ type: "turn-passed", data: { left } });
export const ended = (loser: number) => ({ type: "game-ended", data: { loser } });

/** Seven matches; seat 0 takes the last one. */
const GAME: readonly WrittenEvent[] = [
  laid(7),
  takes(0, 3),
  passed(4),
  takes(1, 3),
  passed(1),
  takes(0, 1),
  ended(0),
];

/** The game with other events from position `from` on, as many as there are. */
export const gameWith = (from: number, ...events: readonly WrittenEvent[]) => [
  ...GAME.slice(0, from),
  ...events,
  ...GAME.slice(from + events.length),
];

export const logOf = (
  events: readonly WrittenEvent[] = GAME,
  header: Header = nimHeader(),
): readonly string[] => recordOf(header, events, nodeHash);

export const auditOf = (lines: readonly string[], options: Partial<AuditOptions> = {}): Audit =>
  audit(bytesOf(lines), { games: [nim], hash: nodeHash, ...options });
