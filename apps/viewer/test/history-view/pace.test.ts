// How long each event stays.
import { expect, test } from "vitest";
import type { Line } from "../../src/protocol/protocol.ts";
import { motionOf, SPEEDS, stayOf, type Stop } from "../../src/history-view/pace.ts";
import { lineWith } from "../timeline/a-line.ts";

const stop = (
  speed: Stop["speed"],
  line?: Partial<Line>,
  at: number | null = null,
  next: number | null = null,
) => stayOf({ speed, line: line === undefined ? undefined : lineWith(line), at, next });

test("even speeds are times faster than one event a second, whatever the event", () => {
  const even = (["0.5", "1", "2", "4"] as const).map(
    (speed) => stop(speed, { findings: ["f"] }).ms,
  );
  expect(even).toEqual([2_000, 1_000, 500, 250]);
});

test("by interest: findings longest, then scores and reveals, what is forced shortest", () => {
  const stays = [
    { marks: ["finding"] },
    { marks: ["score"] },
    { marks: ["reveal"] },
    { marks: ["chapter"] },
    { marks: ["part"] },
    { marks: ["turn"] },
    { class: "decision" },
    { class: "consequence" },
  ] satisfies Partial<Line>[];
  const ms = stays.map((line) => stop("interest", line).ms);
  expect(ms).toEqual(ms.toSorted((a, b) => b - a));
  expect(new Set(ms).size).toBe(stays.length);
  expect(stop("interest", { marks: ["turn", "reveal"] }).ms).toBe(ms[2]);
  expect(stop("interest", { marks: ["turn", "finding"] }).ms).toBe(ms[0]);
});

test("as recorded: as long as the table took; a long pause is cut, and says so", () => {
  expect(stop("recorded", {}, 1_000, 2_500)).toEqual({ ms: 1_500, cutFromMs: null });
  const cut = stop("recorded", {}, 0, 3_600_000);
  expect(cut.cutFromMs).toBe(3_600_000);
  expect(cut.ms).toBeLessThan(10_000);
});

test("as recorded: times that nobody knows, that are equal or run backwards do no harm", () => {
  expect(stop("recorded", {}, null, 5).ms).toBe(1_000);
  expect(stop("recorded", {}, 5, null).ms).toBe(1_000);
  expect(stop("recorded", {}, 7, 7).ms).toBeGreaterThan(0);
  expect(stop("recorded", {}, 9_000, 7).ms).toBeGreaterThan(0);
});

test("no speed leaves an event for nothing, nor a move longer than its event", () => {
  expect(SPEEDS.length).toBe(6);
  for (const speed of SPEEDS) {
    const { ms } = stop(speed);
    expect(ms).toBeGreaterThan(0);
    expect(motionOf(ms)).toBeLessThan(ms);
  }
  expect(motionOf(100)).toBe(0);
});
