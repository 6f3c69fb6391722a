// What is worth something is missed where it is left unsaid, over short logs of nim; what is never said is not.
import { expect, test } from "vitest";
import {
  isWorthNothing,
  runWithAll,
  runWithout,
  SWITCHES,
  worthOf,
} from "../src/deviations/kinds/ablating.ts";
import { committedHalves } from "../src/deviations/kinds/halves.ts";
import { casesOf, kindsNamed } from "../src/deviations/kinds/running.ts";

test("what is left unsaid is missed where a log needs it", () => {
  const cases = kindsNamed(committedHalves().first).flatMap((kind) =>
    casesOf(kind, { games: ["nim"], seed: 1, logs: 2 }),
  );
  expect(cases.length).toBeGreaterThanOrEqual(12);
  const names = SWITCHES.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(45);
  expect(new Set(names).size).toBe(names.length);
  const all = runWithAll(cases, []);
  const worth = (name: string) =>
    worthOf(
      all,
      runWithout(
        all,
        SWITCHES.find((one) => one.name === name)!,
      ),
    );
  const stood = worth("stood-choice");
  expect(stood.lost.length).toBeGreaterThan(0);
  expect(isWorthNothing(all, stood)).toBe(false);
  const price = worth("other-half");
  expect([price.lost, price.gained, price.otherwise]).toEqual([[], [], []]);
  expect(isWorthNothing(all, price)).toBe(true);
  expect(price.steps).toBe(1);
});
