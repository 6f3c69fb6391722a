// A log as a history: the state after every event, as ruled, whatever is wrong with the log.
import { recordedEvent } from "@assize/kernel-event-log";
import { expect, test } from "vitest";
import { all, rule, updater } from "@assize/kernel-chart-engine";
import { SeatId } from "@assize/kernel-model";
import { asWrittenEvent, forcedSteps } from "@assize/kernel-referee";
import { type Nim, nim, nimWith } from "@assize/toys";
import { lastShown, linesOf, positionAt, sightOf, whyAt } from "../src/index.ts";
import { historyOf, linesOfGame, reader, recordBranch, TOYS } from "./a-history.ts";

const lines = linesOfGame(nim, 2, 5);
const CONSEQUENCES = ["turn-passed", "game-ended"];

test("each event leads from the state before it to the state after it", () => {
  for (const game of TOYS) {
    const history = historyOf(game, linesOfGame(game, 2, 3));
    const branch = recordBranch(history);
    expect(branch.steps.length).toBeGreaterThan(5);
    expect(lastShown(history, branch)).toBe(branch.steps.length);
    for (const [index, step] of branch.steps.entries()) {
      expect(step.taken).toHaveLength(1);
      expect(step.taken[0]!.event).toEqual(recordedEvent(step.recorded));
      const before = positionAt(history, branch, index)!;
      const after = history.start.game.engine.take(
        step.taken[0]!.row,
        before,
        step.taken[0]!.event,
      );
      expect(after).toEqual(positionAt(history, branch, index + 1));
    }
    expect(positionAt(history, branch, branch.steps.length + 1)).toBeUndefined();
    expect(sightOf(history, positionAt(history, branch, branch.steps.length)!, reader()).over).toBe(
      true,
    );
  }
});

test("a terse log shows after each event what it forces", () => {
  for (const game of TOYS) {
    const whole = linesOfGame(game, 2, 3);
    const classes = Object.fromEntries(
      Object.entries(game.events).map(([type, definition]) => [type, definition.class]),
    );
    const [header = "", ...events] = whole;
    const choices = events
      .map((line) => JSON.parse(line))
      .filter(({ type }) => classes[type] !== "consequence")
      .map((event, index) => JSON.stringify({ ...event, seq: index + 1, prev: undefined }));
    expect(choices.length).toBeLessThan(events.length);
    const terse = [JSON.stringify({ ...JSON.parse(header), terse: true }), ...choices];
    const [full, short] = [historyOf(game, whole), historyOf(game, terse)];
    expect(short.verdict.kind).toBe("compliant");
    const taken = recordBranch(short).steps.flatMap((step) => step.taken.map(({ event }) => event));
    expect(taken).toEqual(recordBranch(full).steps.map(({ recorded }) => recordedEvent(recorded)));
    for (const { after } of recordBranch(short).steps)
      expect(forcedSteps(short.start.game, after)).toEqual([]);
  }
});

test("a line names the clauses that its event applied; why, the questions that were asked of it", () => {
  const game = nimWith({
    "turn-passed": {
      guard: all(
        rule("nim.turn", (g: Nim) => g.taken !== null),
        rule("nim.last", (g: Nim) => g.matches > 0),
        rule("nim.heap", (g: Nim) => g.laid, { when: (g: Nim) => g.seats === 3 }),
      ),
      actions: updater<Nim, { readonly type: "turn-passed" }>()((g) => ({
        ...g,
        onTurn: SeatId((g.onTurn + 1) % g.seats),
        taken: null,
      })),
    },
  });
  const passedIn = (seats: number) => {
    const history = historyOf(game, linesOfGame(game, seats, 5));
    const branch = recordBranch(history);
    expect(history.verdict.kind).toBe("compliant");
    const line = linesOf(history, branch, reader()).find(({ type }) => type === "turn-passed")!;
    const { event } = branch.steps[line.seq - 1]!.taken[0]!;
    const why = whyAt(
      history,
      positionAt(history, branch, line.seq - 1)!,
      asWrittenEvent(event),
      reader(),
    );
    return [line.clauses, why.clauses, why.ways[0]!.questions.length];
  };
  expect(passedIn(2)).toEqual([["nim.turn", "nim.last"], ["nim.turn", "nim.last"], 2]);
  const all3 = ["nim.turn", "nim.last", "nim.heap"];
  expect(passedIn(3)).toEqual([all3, all3, 3]);
});

test("chapters and turns begin where the outline changes; marks are the game's", () => {
  const history = historyOf(nim, lines);
  const told = linesOf(history, recordBranch(history), reader());
  expect(told[0]!.marks).toEqual(["chapter", "reveal"]);
  const turns = told.filter(({ marks }) => marks.includes("turn")).map(({ type }) => type);
  expect(turns.length).toBeGreaterThan(2);
  expect(new Set(turns)).toEqual(new Set(["matches-taken"]));
  expect(told.at(-1)!.marks).toContain("score");
  expect(
    told.every(({ type, class: one }) => (one === "consequence") === CONSEQUENCES.includes(type)),
  ).toBe(true);
});
