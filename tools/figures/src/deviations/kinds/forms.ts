// The ways in which one honest game is written down, and how play that was taken back is judged: by what counts.
// Knows lines of the table; no error and no verdict.
import { type Header, UNDO } from "@assize/kernel-event-log";
import type { Draw, JsonObject, WrittenEvent } from "@assize/kernel-model";
import type { Judgement } from "../../reference/referee.ts";
import { type HonestGame, otherPlay, tersely } from "../honest-game.ts";
import type { Subject } from "../subject.ts";
import type { Form } from "./kind.ts";

const TAKEN_BACK = { least: 3, most: 12 };

/** The same game, in which a stretch was played otherwise at first and taken back; null where the lot fell on its end. */
const withUndo = (game: HonestGame, draw: Draw): HonestGame | null => {
  const { events, positions, header, start } = game;
  const to = 1 + draw(events.length - 1);
  const most = TAKEN_BACK.least + draw(TAKEN_BACK.most - TAKEN_BACK.least + 1);
  const other = otherPlay(game, positions[to]!, draw(1_000_000), most);
  if (other.length === 0) return null;
  const seats = header.seats.map((_, seat) => seat);
  const undo: WrittenEvent = { type: UNDO, data: { to, seats } };
  const before = [...positions.slice(0, to + 1), ...other.map(({ position }) => position)];
  return {
    ...game,
    header: { ...header, format: "assize-log/2" },
    events: [...events.slice(0, to), ...other.map(({ event }) => event), undo, ...events.slice(to)],
    // Before the undo, and after it, where play stands as it stood before.
    positions: [...before, ...positions.slice(to)],
    start,
  };
};

/** The game as such a record; null where it cannot be one. */
export const inForm = (form: Form, game: HonestGame, draw: Draw): HonestGame | null => {
  switch (form) {
    case "whole":
      return game;
    case "terse":
      return tersely(game);
    case "undone":
      return withUndo(game, draw);
  }
};

const toOf = ({ data }: WrittenEvent): number => (data as { readonly to: number }).to;

/**
 * A record changed before its undo: that names the line before the first one taken back, wherever it stands now. Null where that
 * one is changed itself.
 */
export const undosRenumbered = (
  honest: readonly WrittenEvent[],
  record: readonly WrittenEvent[],
): readonly WrittenEvent[] | null => {
  const at = record.findIndex(({ type }) => type === UNDO);
  if (at < 0) return record;
  const undo = record[at]!;
  const to = record.indexOf(honest[toOf(undo)]!);
  if (to < 0 || to > at) return null;
  return record.with(at, { ...undo, data: { ...(undo.data as JsonObject), to } });
};

interface Line {
  readonly event: WrittenEvent;
  readonly at: number;
}

/** A referee that reads lines which take play back: every stretch is judged by the lines that counted when it was played. */
export const judgedWithUndos =
  (judge: Subject["judge"]): Subject["judge"] =>
  (header: Header, events: readonly WrittenEvent[]): Judgement => {
    if (events.every(({ type }) => type !== UNDO)) return judge(header, events);
    /** What counts after each line, from the start. */
    const counting: (readonly Line[])[] = [[]];
    const judged = (lines: readonly Line[]): Judgement => {
      const one = judge(
        header,
        lines.map(({ event }) => event),
      );
      return one.legal ? one : { ...one, at: lines[one.at]!.at };
    };
    for (const [at, event] of events.entries()) {
      const before = counting[at]!;
      if (event.type !== UNDO) {
        counting.push([...before, { event, at }]);
        continue;
      }
      const stretch = judged(before);
      if (!stretch.legal) return stretch;
      const to = toOf(event);
      if (to > at) return { legal: false, at, why: "an undo to no earlier line" };
      counting.push(counting[to]!);
    }
    return judged(counting.at(-1)!);
  };
