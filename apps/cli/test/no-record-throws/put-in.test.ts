// An event of each type, put in at each kind of position: whatever it does there, it is told and nothing throws.
import { expect, test } from "vitest";
import { analysed, told } from "./asking.ts";
import { eventsOf, type Line, SUBJECTS } from "./games.ts";
import { kindsOf, type Kind } from "./positions.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
/** Of all records so many of each game are taken by lot; all of them would take days. */
const MOST_TOLD = DEEP ? 400 : 6;
const MOST_ANALYSED = DEEP ? 60 : 2;
/** How many lines of the game come behind the event: all explanations are tried on them. */
const FOLLOWING = 12;
/** Lines of a whole game at most. */
const MOST_LINES = 150;

interface PutIn {
  readonly what: string;
  readonly lines: readonly Line[];
}

const at = ({ place, due }: Kind, type: unknown): string => `${String(type)} at ${place} (${due})`;

/** The event at a stated position, with what follows there. */
const stated = (kind: Kind, event: Line): PutIn => ({
  what: at(kind, event["type"]),
  lines: [kind.header, event, ...kind.following.slice(0, FOLLOWING)],
});

/** The same in a game from its start on. */
const whole = (before: readonly Line[], kind: Kind, event: Line): PutIn => ({
  what: `${at(kind, event["type"])}, in a whole game`,
  lines: [...before, event, ...kind.following].slice(0, MOST_LINES + 1),
});

/** So many of them, spread over all; `step` has no divisor in common with most numbers. */
const byLot = <One>(all: readonly One[], most: number): readonly One[] => {
  if (all.length <= most) return all;
  const step = 7919;
  return Array.from({ length: most }, (_, index) => all[(index * step) % all.length]!);
};

const failuresOf = (
  all: readonly PutIn[],
  ask: (lines: readonly Line[]) => number,
): readonly string[] =>
  all.flatMap(({ what, lines }) => {
    try {
      ask(lines);
      return [];
    } catch (cause) {
      return [`${what}: ${cause instanceof Error ? cause.stack : String(cause)}`];
    }
  });

test("there are all games and toys", () => {
  expect(SUBJECTS.map(({ model }) => model.id)).toEqual([
    "xidit",
    "grandlin",
    "chess",
    "nim",
    "auction",
    "countdown",
  ]);
});

test.each(SUBJECTS)("$model.id: audit, JSON, sheet and history of each", (subject) => {
  const kinds = kindsOf(subject);
  const events = Object.keys(subject.model.events).flatMap((type) => eventsOf(subject, type));
  const all = kinds.flatMap((kind) =>
    events.flatMap((event) => [
      stated(kind, event),
      ...(kind.before === null || kind.before.length > MOST_LINES
        ? []
        : [whole(kind.before, kind, event)]),
    ]),
  );
  expect(all.length).toBeGreaterThan(kinds.length * 2);
  expect(failuresOf(byLot(all, MOST_TOLD), (lines) => told(subject, lines))).toEqual([]);
});

test.each(SUBJECTS)("$model.id: effect, matrix and shrinking, once for each place", (subject) => {
  const kinds = [...new Map(kindsOf(subject).map((kind) => [kind.place, kind])).values()];
  const types = Object.keys(subject.model.events);
  const all = kinds.flatMap((kind) =>
    types.map((type) => stated(kind, eventsOf(subject, type)[0]!)),
  );
  const some = byLot(all, MOST_ANALYSED);
  expect(some.length).toBeGreaterThanOrEqual(2);
  expect(failuresOf(some, (lines) => analysed(subject, lines))).toEqual([]);
});
