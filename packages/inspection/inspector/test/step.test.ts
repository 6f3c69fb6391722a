// Which steps are listed, drawn and gone to, who has which lane; and an actor's entries as steps.
import { expect, test } from "vitest";
import { arrowBetween } from "../src/machine/arrow.ts";
import {
  besideStep,
  laneOf,
  lanesOf,
  MOST_LANES,
  placeIn,
  shownSteps,
  type Step,
  STEPS_SHOWN,
  stepsThat,
} from "../src/machine/step.ts";
import { messagesIn } from "../src/messages/messages.ts";
import { NOTHING_SEEN, seenAfter } from "../src/seen.ts";
import { stepsIn } from "../src/steps-of-actor.ts";

const step = (index: number, more: Partial<Step> = {}): Step => ({
  index,
  sender: "Alice",
  type: "go",
  detail: "",
  taken: [],
  clauses: [],
  refusal: null,
  ...more,
});

test("a filter looks at senders, events, states, questions and clauses", () => {
  const steps = [
    step(1, { detail: "Alice goes on" }),
    step(2, {
      sender: "Bruno",
      taken: [{ source: "play.turn", targets: ["over"], guard: "isLast" }],
    }),
    step(3, { clauses: ["turn.order"] }),
    step(4, { refusal: { message: "Not now.", clauses: ["turn.once"] } }),
  ];
  const found = (words: string, sender: string | null = null) =>
    stepsThat(steps, words, sender).map(({ index }) => index);
  expect(found("")).toEqual([1, 2, 3, 4]);
  expect(found("GOES alice")).toEqual([1]);
  expect(found("islast")).toEqual([2]);
  expect(found("play.turn")).toEqual([2]);
  expect(found("turn.o")).toEqual([3, 4]);
  expect(found("not now")).toEqual([4]);
  expect(found("", "Bruno")).toEqual([2]);
  expect(found("turn.order", "Bruno")).toEqual([]);
});

test("steps go back and forth among those that are listed, and before the first", () => {
  const listed = [step(3), step(5), step(9)];
  expect([null, 3, 5, 9].map((at) => besideStep(listed, at, 1))).toEqual([3, 5, 9, undefined]);
  expect([null, 3, 5, 9].map((at) => besideStep(listed, at, -1))).toEqual([undefined, null, 3, 5]);
  // From an event that is not listed.
  expect([besideStep(listed, 7, -1), besideStep(listed, 7, 1), placeIn(listed, 7)]).toEqual([
    5, 9, 1,
  ]);
  expect([besideStep(listed, 1, -1), besideStep(listed, 1, 1)]).toEqual([undefined, 3]);
});

test("of a long sequence the steps round the present one are drawn", () => {
  const many = Array.from({ length: 1_000 }, (_, index) => step(index));
  for (const place of [-1, 0, 30, 500, 990, 999]) {
    const { earlier, shown, later } = shownSteps(many, place);
    expect(shown).toHaveLength(STEPS_SHOWN);
    expect(earlier + shown.length + later).toBe(1_000);
    expect(shown[0]!.index).toBe(earlier);
    expect(place < 0 || shown.some(({ index }) => index === place)).toBe(true);
  }
  expect(shownSteps(many.slice(0, 3), 2)).toMatchObject({ earlier: 0, later: 0 });
});

test("each sender has a lane, and the many share the last", () => {
  const steps = Array.from({ length: 12 }, (_, index) => step(index, { sender: `s${index % 10}` }));
  const lanes = lanesOf(steps);
  expect(lanes).toHaveLength(MOST_LANES);
  expect([laneOf(lanes, "s0"), laneOf(lanes, "s9")]).toEqual([0, MOST_LANES - 1]);
});

test("an actor's entries are steps: who sent it, what it took, why it was refused", () => {
  const snapshot = { active: ["a"], context: null, done: false };
  const machine = { key: "m", path: "", type: "compound", transitions: [], states: [] };
  const way = { source: "a", targets: ["b"], guard: "may" };
  const seen = [
    { kind: "registered", session: "1", id: "clock", machine, snapshot, holding: null },
    { kind: "registered", session: "2", id: "game", machine, snapshot, holding: null },
    { kind: "event", session: "2", event: { type: "tick" }, from: "1" },
    { kind: "state", session: "2", snapshot: { ...snapshot, active: ["b"] }, taken: [way] },
    { kind: "event", session: "2", event: { type: "take", by: 1, data: { n: 2 } }, from: null },
    { kind: "refused", session: "2", event: { type: "x" }, message: "No.", clauses: ["c.1"] },
  ] as const;
  const { actors } = seen.reduce(seenAfter, NOTHING_SEEN);
  const make = stepsIn(messagesIn("en"));
  const steps = make(actors[1]!, actors);
  expect(steps).toMatchObject([
    { sender: "clock", type: "tick", detail: "", taken: [way], refusal: null },
    { sender: "seat 1", type: "take", detail: '{"by":1,"data":{"n":2}}', taken: [] },
    { sender: "from outside", type: "x", refusal: { message: "No.", clauses: ["c.1"] } },
  ]);
  expect(make(actors[1]!, actors)[0]).toBe(steps[0]);
});

test("an arrow begins and ends at the boxes' edges", () => {
  const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });
  const { line, head } = arrowBetween(box(110, 100), box(310, 100), { x: 10, y: 0 });
  expect(line).toMatch(/^M 1[34]\d \d+ Q 220 \d+ 29\d \d+$/);
  expect(head.startsWith("M 300 ")).toBe(true);
  // Boxes upon one another still have an arrow, without a NaN in it.
  expect(arrowBetween(box(0, 0), box(0, 0), { x: 0, y: 0 }).line).not.toContain("NaN");
});
