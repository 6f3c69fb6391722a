// The fast lane: how far a record stands in its bytes just as a writer would have written what the rules say. It parses no
// line: what is forced is derived first and then looked for, choices are read by their event's own schema. It only ever says
// that a record is sound up to here. Whatever else stands there, it accuses nobody: the full replay goes on from that line.
// Requires the table's engine. What a terse record leaves out is derived between its lines.
import type { Position } from "@assize/kernel-chart-engine";
import { isInstant, type StoredGame } from "@assize/kernel-event-log";
import {
  behindPlainJson,
  behindPlainText,
  type GameEvent,
  LIMITS,
  NOT_PLAIN,
  noteReadings,
  SeatId,
  Seq,
} from "@assize/kernel-model";
import {
  Cursor,
  forcedSteps,
  type PreparedEvent,
  type PreparedGame,
  readCount,
  readText,
  standsText,
  standsWord,
  type Start,
  type Taken,
  UNREAD,
  Word,
} from "@assize/kernel-referee";
import { type Begun, RECENT } from "./replay.ts";
import type { Step } from "./step.ts";

/** An event that may come at a place, by how its line goes on behind its number. */
interface Foretold {
  readonly type: string;
  readonly prepared: PreparedEvent;
  /** `,"type":"…"` */
  readonly head: Word;
  /** What the chart is asked with: its questions about what is forced look at the state alone. */
  readonly claim: GameEvent;
}

const NUMBER = new Word('{"seq":');
const SEAT = new Word(',"by":');
const TIME = new Word(',"at":"');
const DATA = new Word(',"data":');

const places = new WeakMap<PreparedGame, readonly (readonly Foretold[])[]>();

/** What may come at each place of a game's chart. */
const placesOf = (game: PreparedGame): readonly (readonly Foretold[])[] => {
  const known = places.get(game);
  if (known !== undefined) return known;
  const all = game.table.leaves.map(({ rows }) =>
    [...rows.keys()].map((type): Foretold => ({
      type,
      prepared: game.events.get(type)!,
      head: new Word(`,"type":${JSON.stringify(type)}`),
      claim: { type, data: null },
    })),
  );
  places.set(game, all);
  return all;
};

const QUOTE = 0x22;
/** The longest text of an instant, as `isInstant` has it. */
const LONGEST_TIME = 30;

/** True where no time stands at the cursor, or a sound one, behind which the cursor is then. */
const passesTime = (cursor: Cursor): boolean => {
  if (!standsWord(cursor, TIME)) return true;
  const { bytes, at } = cursor;
  const end = bytes.indexOf(QUOTE, at);
  if (end < 0 || end - at > LONGEST_TIME) return false;
  if (!isInstant(String.fromCharCode(...bytes.subarray(at, end)))) return false;
  cursor.at = end + 1;
  return true;
};

const REMARK = new Word(',"x-');
const COLON = 0x3a;
const COMMA = 0x2c;
const CLOSE_OBJECT = 0x7d;

/**
 * True where nothing stands between the data and `end`, or one member that its writer added (`x-…`), of which nothing has to be known
 * but that it surely can be read. The cursor is at `end` then.
 */
const endsData = (cursor: Cursor, end: number): boolean => {
  if (cursor.at === end) return true;
  const { bytes, at } = cursor;
  if (!standsWord(cursor, REMARK)) return false;
  const behindName = behindPlainText(bytes, at + 1);
  if (behindName === NOT_PLAIN || bytes[behindName] !== COLON) return false;
  cursor.at = behindPlainJson(bytes, behindName + 1);
  return cursor.at === end;
};

const foretoldAt = (cursor: Cursor, at: readonly Foretold[]): Foretold | undefined => {
  for (let i = 0; i < at.length; i++) if (standsWord(cursor, at[i]!.head)) return at[i];
  return undefined;
};

/** The transition of a consequence that stands in these bytes as the rules derive it; null for every other. */
const forcedTaken = (
  game: PreparedGame,
  position: Position<unknown>,
  { type, prepared, claim }: Foretold,
  cursor: Cursor,
  end: number,
): Taken<unknown> | null => {
  if (!passesTime(cursor) || !standsWord(cursor, DATA)) return null;
  const row = game.engine.accepts(position, claim);
  if (row === undefined) return null;
  const data: unknown = prepared.definition.derive!(position.context);
  if (!standsText(prepared.writer.text, cursor, data) || !endsData(cursor, end)) return null;
  const event = { type, data };
  return { row, event, position: game.engine.take(row, position, event) };
};

/** The transition of a legal decision or outcome of chance that stands in these bytes; null for every other. */
const chosenTaken = (
  { game, setup }: Start,
  position: Position<unknown>,
  { type, prepared }: Foretold,
  cursor: Cursor,
  end: number,
): Taken<unknown> | null => {
  let by = -1;
  if (prepared.class === "decision") {
    if (!standsWord(cursor, SEAT)) return null;
    by = readCount(cursor);
    if (by < 0 || by >= setup.seats.length) return null;
  }
  if (!passesTime(cursor) || !standsWord(cursor, DATA)) return null;
  const data = readText(prepared.writer.text, cursor);
  if (data === UNREAD || !endsData(cursor, end)) return null;
  const event: GameEvent = by < 0 ? { type, data } : { type, by: SeatId(by), data };
  const row = game.engine.accepts(position, event);
  return row === undefined
    ? null
    : { row, event, position: game.engine.take(row, position, event) };
};

/** The transition of the event of which the type and the rest stand at the cursor; its data end at `end`, before its link. */
const takenAt = (
  start: Start,
  position: Position<unknown>,
  cursor: Cursor,
  end: number,
): Taken<unknown> | null => {
  const found = foretoldAt(cursor, placesOf(start.game)[position.at]!);
  if (found === undefined) return null;
  return found.prepared.class === "consequence"
    ? forcedTaken(start.game, position, found, cursor, end)
    : chosenTaken(start, position, found, cursor, end);
};

/** The same behind what is forced here, which a terse record leaves out. */
const takenBehindForced = (
  start: Start,
  from: Position<unknown>,
  cursor: Cursor,
  end: number,
): Taken<unknown> | null => {
  const { at } = cursor;
  for (const { position } of forcedSteps(start.game, from)) {
    cursor.at = at;
    const taken = takenAt(start, position, cursor, end);
    if (taken !== null) return taken;
  }
  return null;
};

/** The transition of event `seq` whose line begins at the cursor. What is thrown on the way is thrown again, and told, by the full replay. */
const takenOf = (
  start: Start,
  position: Position<unknown>,
  seq: number,
  cursor: Cursor,
  end: number,
): Taken<unknown> | null => {
  if (!standsWord(cursor, NUMBER) || readCount(cursor) !== seq) return null;
  const { at } = cursor;
  try {
    const own = takenAt(start, position, cursor, end);
    if (own !== null || start.header.terse !== true) return own;
    cursor.at = at;
    return takenBehindForced(start, position, cursor, end);
  } catch {
    return null;
  }
};

/** What is to be known of each line before the lane can go along it. */
export interface LaneOptions {
  /** So many events end with the right link, which takes the last `linkBytes` of a line; of a record without links all end so. */
  readonly linked: number;
  /** With what closes the line: that alone where there are no links. */
  readonly linkBytes: number;
  /** Told after each event. Of a terse record nobody is told: whoever listens is told by the full replay what each line forces. */
  readonly onStep?: ((step: Step) => void) | undefined;
}

/** Goes along a record as far as it surely is what the rules say. */
export const fastLane = (
  start: Start,
  record: StoredGame,
  { linked, linkBytes, onStep }: LaneOptions,
): Begun => {
  const read = new Set(start.rulings.read);
  const readings = new Set<string>();
  // Of a line that is not found sound nothing is noted: the full replay may come to its own answer by other questions.
  const fresh: string[] = [];
  const noting = noteReadings(start.setup.rulings, (id) => {
    if (!read.has(id)) fresh.push(id);
    if (onStep !== undefined) readings.add(id);
  });
  const { at, context } = start.position;
  let position: Position<unknown> = { at, context: start.game.model.withRulings(context, noting) };
  const recent: Position<unknown>[] = [];
  const outcomes: number[] = [];
  // Behind the data a link begins with a comma; without one, the line is closed.
  const closing = linkBytes === 1 ? CLOSE_OBJECT : COMMA;
  let index = 0;
  for (const stretch of record.stretches) {
    const cursor = new Cursor(stretch.block, stretch.start);
    let from = stretch.start;
    for (const end of stretch.ends) {
      cursor.at = from;
      const taken =
        index >= linked ||
        end - from > LIMITS.lineBytes ||
        stretch.block[end - linkBytes] !== closing
          ? null
          : takenOf(start, position, index + 1, cursor, end - linkBytes);
      if (taken === null) return { index, position, recent, outcomes, read };
      if (fresh.length > 0) for (const id of fresh.splice(0)) read.add(id);
      const before = position;
      recent[index % RECENT] = before;
      if (start.game.classOf(taken.event.type) === "chance") outcomes.push(index);
      position = taken.position;
      index++;
      if (onStep !== undefined) {
        const recorded = record.events[index - 1]!.envelope;
        const own = [...readings];
        readings.clear();
        onStep({
          seq: Seq(index),
          recorded,
          taken: [taken],
          before,
          after: position,
          readings: own,
          held: null,
          demanded: null,
          table: null,
        });
      }
      from = end + 1;
    }
  }
  return { index, position, recent, outcomes, read };
};
