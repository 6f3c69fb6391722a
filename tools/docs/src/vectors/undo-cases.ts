// Logs of format 2, in which play is taken back: what is carried out, what cannot be, and what stays wrong.
import { FORMAT_WITH_TABLE } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { JsonObject } from "@assize/kernel-model";
import { edit, insert, tamper, type Tampering, terse } from "@assize/testkit";
import { xidit } from "@assize/xidit-game";
import type { LogCase } from "./cases.ts";
import type { Recorded } from "./recorded.ts";

const undo = (data: JsonObject) => ({ type: "table/undo", data });
const ALL = [0, 1, 2];
const CONSEQUENCES = Object.keys(xidit.events).filter(
  (type) => xidit.events[type]!.class === "consequence",
);

/** So many events are played before anything is taken back. */
const PLAYED = 10;

/** What the cases are put together from: a game's first events, then these events of it again, and so on. */
const partsOf = ({ lines }: Recorded) => {
  const [header, ...events] = lines;
  const format: Tampering = edit(0, (draft) => ({ ...draft, format: FORMAT_WITH_TABLE }));
  const played = [header!, ...events.slice(0, PLAYED)];
  const again = (from: number, to: number): readonly string[] => events.slice(from, to);
  const log = (more: readonly string[], ...tamperings: readonly Tampering[]): readonly string[] =>
    tamper([...played, ...more], nodeHash, format, ...tamperings);
  const back = (data: JsonObject): string => JSON.stringify({ seq: 0, ...undo(data) });
  return { played, again, log, back };
};

type Parts = ReturnType<typeof partsOf>;

const carriedOut = ({ log, back, again }: Parts): readonly LogCase[] => [
  {
    name: "taken-back",
    shows: "two lines are taken back and played again",
    lines: log([back({ to: 8, seats: ALL }), ...again(8, 10)]),
    holds: "compliant",
  },
  {
    name: "over-chance",
    shows: "all is taken back, outcomes of chance too: what had been seen is told",
    lines: log([back({ to: 0, seats: [0, 2] }), ...again(0, 6)]),
    holds: "compliant",
  },
  {
    name: "over-a-reveal",
    shows: "programs were revealed before all was taken back to the first of them",
    lines: log([...again(10, 13), back({ to: 7, seats: ALL }), ...again(7, 11)]),
    holds: "compliant",
  },
  {
    name: "taken-back-again",
    shows: "an undo is taken back: play goes on from a line that was taken back before",
    lines: log([back({ to: 6, seats: ALL }), back({ to: PLAYED, seats: ALL }), ...again(10, 12)]),
    holds: "compliant",
  },
  {
    name: "terse",
    shows: "a terse log: play goes back to a line whose consequences are not written",
    lines: tamper(
      [...terse(log([]), CONSEQUENCES), back({ to: 7, seats: ALL }), ...again(8, 10)],
      nodeHash,
    ),
    holds: "compliant",
  },
];

const notCarriedOut = ({ played, log, back, again }: Parts): readonly LogCase[] => [
  {
    name: "to-itself",
    shows: "an undo names its own line: it is passed over",
    lines: log([back({ to: PLAYED + 1, seats: ALL }), ...again(10, 12)]),
    holds: "undo-impossible",
  },
  {
    name: "to-no-line",
    shows: "an undo names a line that the log does not have",
    lines: log([back({ to: 1_000, seats: ALL }), ...again(10, 12)]),
    holds: "undo-impossible",
  },
  {
    name: "nobody-agreed",
    shows: "an undo on which nobody agreed",
    lines: log([back({ to: 3, seats: [] }), ...again(10, 12)]),
    holds: "data-malformed",
  },
  {
    name: "by-a-seat",
    shows: "an undo with by",
    lines: log([
      JSON.stringify({ seq: 0, ...undo({ to: 3, seats: ALL }), by: 1 }),
      ...again(10, 12),
    ]),
    holds: "seat-unexpected",
  },
  {
    name: "another-line-of-the-table",
    shows: "a type that begins with table/ and that nobody knows",
    lines: log([JSON.stringify({ seq: 0, type: "table/redo", data: {} }), ...again(10, 12)]),
    holds: "type-unknown",
  },
  {
    name: "format-1",
    shows: "the same line in a log of format 1 is of a type that the game does not have",
    lines: tamper(played, nodeHash, insert(PLAYED + 1, undo({ to: 8, seats: ALL }))),
    holds: "type-unknown",
  },
];

const WRONG_SEAT: Tampering = edit(PLAYED, (draft) => ({ ...draft, by: undefined }));

const stillWrong = ({ log, back, again }: Parts): readonly LogCase[] => [
  {
    name: "wrong-and-taken-back",
    shows: "what is taken back was wrong, and is found",
    lines: log([back({ to: 8, seats: ALL }), ...again(8, 10)], WRONG_SEAT),
    holds: "seat-missing",
  },
  {
    name: "wrong-after-it",
    shows: "what comes after an undo is wrong",
    lines: log([back({ to: 8, seats: ALL }), ...again(9, 12)]),
    holds: "violated",
  },
];

/** Cut out of the first game of three without a stated position. */
export const undoCases = (games: readonly Recorded[]): readonly LogCase[] => {
  const isPlain = ({ header }: Recorded): boolean =>
    header.seats.length === 3 && header.position === undefined;
  const parts = partsOf(games.find(isPlain)!);
  return [...carriedOut(parts), ...notCarriedOut(parts), ...stillWrong(parts)];
};
