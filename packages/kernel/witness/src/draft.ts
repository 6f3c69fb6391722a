// A game that is being written down: its events, each with the position behind it. Lines are made only when somebody asks.
import type { Position } from "@assize/kernel-chart-engine";
import { encodeEvent, encodeHeader, envelopeOf, type Header } from "@assize/kernel-event-log";
import { type Hash, linkOf } from "@assize/kernel-integrity";
import type { GameEvent } from "@assize/kernel-model";
import type { PreparedGame, Start } from "@assize/kernel-referee";

/** The events so far, the latest first. What two drafts have in common is one. */
export interface Draft {
  readonly position: Position<unknown>;
  /** How many events. */
  readonly count: number;
  /** Null for the start. */
  readonly last: { readonly event: GameEvent; readonly before: Draft } | null;
}

/** A header to begin with, and the game made ready from it. */
export interface Table {
  readonly header: Header;
  readonly start: Start;
}

export const emptyDraft = ({ start }: Table): Draft => ({
  position: start.position,
  count: 0,
  last: null,
});

export const withEvent = (before: Draft, event: GameEvent, position: Position<unknown>): Draft => ({
  position,
  count: before.count + 1,
  last: { event, before },
});

/** The draft as its first `count` events left it. */
export const cutAfter = (draft: Draft, count: number): Draft => {
  let now = draft;
  while (now.count > count && now.last !== null) now = now.last.before;
  return now;
};

/** Events that fit their schema are written as their game writes them, others as they stand. */
const dataOf = (game: PreparedGame, { type, data }: GameEvent): string => {
  const writer = game.events.get(type)?.writer;
  return writer?.holds(data) === true ? writer.write(data) : JSON.stringify(data);
};

/** Writes drafts of one table down. Lines that drafts have in common are made once. */
export const createScribe = (
  { header, start }: Table,
  hash: Hash,
): ((draft: Draft) => readonly string[]) => {
  const headerLine = encodeHeader(header);
  const made = new WeakMap<Draft, string>();
  return (draft) => {
    const drafts: Draft[] = [];
    for (let now = draft; now.last !== null; now = now.last.before) drafts.push(now);
    const lines = [headerLine];
    for (const one of drafts.reverse()) {
      const known = made.get(one);
      const { event } = one.last!;
      const line =
        known ??
        encodeEvent(
          envelopeOf(event, one.count, { prev: linkOf(lines.at(-1)!, hash) }),
          dataOf(start.game, event),
        );
      made.set(one, line);
      lines.push(line);
    }
    return lines;
  };
};
