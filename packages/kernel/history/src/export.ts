// A branch, or a part of it, as a log of its own. What the rules hold for sound begins where the game began; what does
// not, or begins later, states the position it starts from. Knows no words but those of a log's name.
import {
  encodeEvent,
  encodeHeader,
  type Envelope,
  envelopeOf,
  type Header,
  readLog,
  type Undo,
  undoData,
} from "@assize/kernel-event-log";
import { type Hash, linkOf } from "@assize/kernel-integrity";
import { Defect } from "@assize/kernel-model";
import type { Explained } from "@assize/kernel-verifier";
import {
  type PreparedGame,
  rulingsAsJudged,
  statedAt,
  type Taken,
  writeData,
} from "@assize/kernel-referee";
import {
  type History,
  openHistory,
  positionAt,
  RECORD,
  type Branch,
  sharedWithRecord,
} from "./history.ts";

export interface LogWish {
  /** The log begins with the state after this event; 0: with the game. */
  readonly from: number;
  /** Its last event. */
  readonly to: number;
  /** What the log was called, for a stated position. */
  readonly name: string;
}

const decoder = new TextDecoder();

const originalOf = (history: History): string => {
  const { headerLine, events } = history.record;
  return [headerLine, ...events.map(({ line }) => line)]
    .map(({ bytes }) => `${decoder.decode(bytes)}\n`)
    .join("");
};

/** An event that has yet to be numbered and chained: the number that it has here counts for nothing. */
interface Unchained {
  readonly envelope: Envelope;
  /** Its data as text, where the rules have made it; where it is recorded, it stays as it stands. */
  readonly data?: string;
}

const applied = (
  game: PreparedGame,
  steps: readonly Taken<unknown>[],
  at?: string,
): readonly Unchained[] => {
  const when = at === undefined ? {} : { at };
  return steps.map(({ event }) => ({
    envelope: envelopeOf(event, 0, when),
    data: writeData(game, event),
  }));
};

/** Of a branch what was applied, with all that it forced, and what was taken back, to lines as they are counted here. */
const eventsOf = (
  { start: { game } }: History,
  branch: Branch,
  from: number,
  to: number,
): readonly Unchained[] => {
  const events = [...(from === 0 ? applied(game, branch.opening.taken) : [])];
  const lines = [events.length];
  for (const { taken, recorded, table } of branch.steps.slice(from, to)) {
    if (table === null) events.push(...applied(game, taken, recorded.at));
    // A ruling names the hash of a line that is another here.
    else if (table.kind === "undo")
      events.push({ envelope: backTo(recorded, table, lines[table.to - from]!) });
    lines.push(events.length);
  }
  return events;
};

/** An undo that leads to the line with another number. */
const backTo = ({ at, type }: Envelope, { seats }: Undo, to: number): Envelope =>
  envelopeOf({ type, data: undoData({ to, seats }) }, 0, at === undefined ? {} : { at });

/** A log that begins with the state after event `from` cannot go back before it: it begins after the last undo that does. */
const afterUndos = ({ steps }: Branch, from: number, to: number): number =>
  steps
    .slice(from, to)
    .reduce(
      (begins, { seq, table }) => (table?.kind === "undo" && table.to < begins ? seq : begins),
      from,
    );

const chained = (header: Header, events: readonly Unchained[], hash: Hash): string => {
  let last = encodeHeader(header);
  const lines = [last];
  for (const [index, { envelope, data }] of events.entries()) {
    last = encodeEvent({ ...envelope, seq: index + 1, prev: linkOf(last, hash) }, data);
    lines.push(last);
  }
  return `${lines.join("\n")}\n`;
};

/** Where a branch's log begins: a record that is not sound up to there is not repeated. */
const beginning = (history: History, branch: Branch, from: number): number => {
  if (history.growing) return from;
  const shared = sharedWithRecord(history, branch);
  return history.verdict.compliantPrefix >= shared ? from : Math.max(from, shared);
};

/** The header of a log that begins with the state after event `from`. */
const startingAt = (
  history: History,
  branch: Branch,
  from: number,
  name: string,
  header: Header,
): Header => {
  const position = positionAt(history, branch, from);
  if (from === 0 || position === undefined) return header;
  const taken = `${name.toWellFormed()}, after event ${from}`;
  return { ...header, position: statedAt(history.start, position, taken) };
};

/** Events `from + 1` to `to` of a branch, chained anew. Requires `0 <= from <= to <= lastShown`. */
export const logOf = (
  history: History,
  branch: Branch,
  { from, to, name }: LogWish,
  hash: Hash,
): string => {
  const header = { ...history.record.header, rulings: rulingsAsJudged(history.start) };
  if (branch.id === RECORD && !history.growing) {
    const whole = from === 0 && to === branch.steps.length;
    if (whole && !history.start.rulings.replaced) return originalOf(history);
    // The record's events as they stand there, right or wrong.
    const begins = afterUndos(branch, from, to);
    const events = branch.steps.slice(begins, to).map(({ recorded, table }) => ({
      envelope:
        table?.kind === "undo"
          ? { ...recorded, data: undoData({ ...table, to: table.to - begins }) }
          : recorded,
    }));
    return chained(startingAt(history, branch, begins, name, header), events, hash);
  }
  const { terse: _, ...full } = header;
  const begins = afterUndos(branch, Math.min(beginning(history, branch, from), to), to);
  return chained(
    startingAt(history, branch, begins, name, full),
    eventsOf(history, branch, begins, to),
    hash,
  );
};

/** A game that is being written down, judged as it stands now; any other history as it is. */
export function* judgedNow(history: History, hash: Hash): Explained<History> {
  const branch = history.branches.get(RECORD)!;
  if (!history.growing) return history;
  const text = logOf(history, branch, { from: 0, to: branch.steps.length, name: "" }, hash);
  const record = readLog(new TextEncoder().encode(text));
  if (!record.ok) throw new Defect(`a log of ours cannot be read: ${record.problem.code}`);
  const opened = yield* openHistory(record, {
    game: history.start.game.model,
    hash,
    growing: true,
  });
  if (opened.kind !== "history") throw new Defect("a log of ours cannot be judged");
  return opened.history;
}
