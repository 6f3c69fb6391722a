// The slow referee: reads the script along with a list of events and says where they leave it.
// Knows no rule and nothing of the project's charts; a second opinion for tests.
import type { Edition } from "@assize/xidit-edition";
import { type Expected, isSame, type PlainEvent, type Script, spelling } from "./asking.ts";
import { wholeGame, years } from "./script.ts";
import { layTable, type PlainHeader, type Table } from "./table.ts";

export interface Referee {
  readonly table: Table;
  readonly expected: () => Expected;
  /** Why an event may not come now, or null. */
  readonly objection: (event: PlainEvent) => string | null;
  /** Requires an event without objection. */
  readonly step: (event: PlainEvent) => void;
  /** Carries an event out that may not come: the table takes it for what was due. Requires the due type. */
  readonly carryOn: (event: PlainEvent) => void;
}

/** An event without what a record adds to it: numbers, links, times. */
const plain = ({ type, by, data }: PlainEvent): PlainEvent =>
  by === undefined ? { type, data } : { type, by, data };

export const objectionTo = (expected: Expected, recorded: PlainEvent): string | null => {
  const event = plain(recorded);
  const { type, by, data } = event;
  switch (expected.kind) {
    case "over":
      return `the game is over, but ${type} came`;
    case "forced":
      return isSame(expected.event, event)
        ? null
        : `must be ${spelling(expected.event)}, is ${spelling(event)}`;
    case "chance":
      return type === expected.type && by === undefined && expected.isPossible(data)
        ? null
        : `must be an outcome of ${expected.type}, is ${spelling(event)}`;
    case "choices":
      return expected.seats.some((one) => one.seat === by && one.legal(event))
        ? null
        : `must be a choice of ${expected.seats.map(({ seat }) => seat).join()}, is ${spelling(event)}`;
  }
};

const follow = (table: Table, script: Script<number | "dummy">): Referee => {
  const look = (result: IteratorResult<Expected, number | "dummy">): Expected =>
    result.done === true ? { kind: "over", winner: result.value } : result.value;
  let expected = look(script.next());
  return {
    table,
    expected: () => expected,
    objection: (event) => objectionTo(expected, event),
    step: (event) => {
      const objection = objectionTo(expected, event);
      if (objection !== null) throw new Error(objection);
      expected = look(script.next(event));
    },
    carryOn: (event) => {
      expected = look(script.next(event));
    },
  };
};

const nothing = (): void => undefined;

/** A game from its beginning. `atYear` is told of the table whenever a year begins. */
export const beginGame = (
  header: PlainHeader,
  edition: Edition,
  atYear: (table: Table) => void = nothing,
  mistake: Table["mistake"] = null,
): Referee => {
  const table = { ...layTable(header, edition), mistake };
  return follow(table, wholeGame(table, atYear));
};

/** A game from the start of a year, before anything is programmed. */
export const beginYear = (table: Table, atYear: (table: Table) => void = nothing): Referee =>
  follow(table, years(table, atYear));

export type Judgement =
  | { readonly legal: true; readonly finished: boolean }
  | { readonly legal: false; readonly at: number; readonly why: string };

/** A terse list leaves out what is forced: that comes first, as far as the event is not the one awaited. */
const skipForced = (referee: Referee, event: PlainEvent): void => {
  for (;;) {
    const expected = referee.expected();
    if (expected.kind !== "forced" || referee.objection(event) === null) return;
    referee.step(expected.event);
  }
};

/**
 * Whether a list of events is a game that the rules allow, or the beginning of one. `at` counts from 0.
 * Reads `type`, `by` and `data` only; requires a sound header without a stated position.
 */
export const judge = (
  header: PlainHeader,
  events: readonly PlainEvent[],
  edition: Edition,
): Judgement => {
  if (header.position !== undefined) throw new Error("the slow referee reads whole games only");
  const referee = beginGame(header, edition);
  for (const [at, event] of events.entries()) {
    if (header.terse === true) skipForced(referee, event);
    const why = referee.objection(event);
    if (why !== null) return { legal: false, at, why };
    referee.step(event);
  }
  return { legal: true, finished: referee.expected().kind === "over" };
};
