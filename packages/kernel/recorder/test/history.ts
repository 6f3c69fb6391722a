// What several writers of one log asked and were told, and whether one order of their calls explains it (linearizable,
// as porcupine checks it). The log itself says in which order lines were appended, so no search is needed.
// Knows no store.

export type Told =
  /** So many events were in the log after the append. */
  | { readonly kind: "appended"; readonly events: number }
  /** So many events were in the log. */
  | { readonly kind: "conflict"; readonly events: number }
  | { readonly kind: "read"; readonly lines: readonly string[] }
  /** A failure was told, or nothing: it may have happened or not. */
  | { readonly kind: "unknown" };

export interface Call {
  /** How many events the writer said that it had seen; for a read nothing. */
  readonly expected: number | null;
  readonly lines: readonly string[];
  readonly told: Told;
  /** When it was asked and answered, on one clock of all; without an answer `Infinity`. */
  readonly asked: number;
  readonly answered: number;
}

/** A call with its place in the only possible order: those of one place can stand in any order. */
interface Placed {
  readonly call: Call;
  readonly place: number;
}

/** Behind the append that made so many events, before the next one. */
const seeing = (events: number): number => 2 * events + 1;
const making = (events: number): number => 2 * events;

const isAt = (log: readonly string[], lines: readonly string[], start: number): boolean =>
  lines.every((line, index) => log[start + index] === line);

/** A call's place, null if it left no trace, or what is wrong with it alone. */
const placeOf = (
  { told, lines, expected }: Call,
  log: readonly string[],
): number | null | string => {
  switch (told.kind) {
    case "appended":
      if (told.events - lines.length !== expected) return "an append was told a wrong number";
      if (!isAt(log, lines, expected)) return "acknowledged lines are not in their place";
      return lines.length === 0 ? seeing(told.events) : making(told.events);
    case "conflict":
      return told.events === expected ? "a conflict that is none" : seeing(told.events);
    case "read":
      return isAt(log, told.lines, 0)
        ? seeing(told.lines.length)
        : "lines were read that are not there";
    case "unknown": {
      // A program that was stopped may have written a part of its lines.
      const last = log.findLastIndex((line) => lines.includes(line));
      return last < 0 ? null : making(last + 1);
    }
  }
};

const strangersIn = (history: readonly Call[], log: readonly string[]): string | null => {
  const given = history.flatMap(({ lines }) => lines);
  if (new Set(log).size !== log.length) return "a line stands twice in the log";
  return log.every((line) => given.includes(line)) ? null : "a line in the log is nobody's";
};

/** What is wrong with the history of a log that ends with these event lines, or null. */
export const faultIn = (history: readonly Call[], log: readonly string[]): string | null => {
  const strangers = strangersIn(history, log);
  if (strangers !== null) return strangers;
  const placed: Placed[] = [];
  for (const call of history) {
    const place = placeOf(call, log);
    if (typeof place === "string") return place;
    if (place !== null) placed.push({ call, place });
  }
  for (const one of placed)
    for (const other of placed)
      if (one.place < other.place && other.call.answered < one.call.asked)
        return "a call was answered by what only came about later, or was over before";
  return null;
};
