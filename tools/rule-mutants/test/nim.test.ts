// The tool tried on nim: every mutant is made, noticed and taken out again.
import { nim } from "@assize/toys";
import { prepare } from "@assize/kernel-referee";
import { expect, test } from "vitest";
import { changed, mutantsOf, withMutant } from "../src/mutants.ts";
import { nimSuite } from "../src/nim-suite.ts";
import { scoreTable, shareNoticed, survivorsOf } from "../src/score.ts";
import { objections, tryMutant } from "../src/trial.ts";

const game = prepare(nim);
const mutants = mutantsOf(game);
const suite = nimSuite();

const shapeOf = () => ({
  rows: [...game.table.rows.values()].map(({ id, parts, apply }) => [id, ...parts, ...apply]),
  derives: [...game.events.values()].map(({ definition }) => definition.derive),
});

test("breaks each question three ways, each update and each derived field", () => {
  expect(mutants).toHaveLength(9 * 3 + 4 + 2);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test("a planted mistake changes the game, and is gone afterwards, also after a throw", () => {
  const whole = shapeOf();
  for (const mutant of mutants) {
    withMutant(mutant, () => expect(shapeOf()).not.toEqual(whole));
    expect(shapeOf()).toEqual(whole);
    const failing = () =>
      withMutant(mutant, () => {
        throw new Error("a trial that fails");
      });
    expect(failing).toThrow("a trial that fails");
    expect(shapeOf()).toEqual(whole);
  }
});

test("the unbroken rules pass", () => {
  expect(suite.honest.length).toBeGreaterThanOrEqual(16);
  expect(suite.tampered.length).toBeGreaterThanOrEqual(25);
  expect(objections(suite)).toEqual([]);
});

test("every mutant is noticed, in each of the three ways that need no hand-made position", () => {
  const tried = mutants.map((mutant) => tryMutant(mutant, suite));
  expect(survivorsOf(tried)).toEqual([]);
  expect(shareNoticed(tried)).toBe(1);
  expect(new Set(tried.map(({ notice }) => notice))).toEqual(
    new Set(["honest game", "tampering missed", "tampering told otherwise"]),
  );
  expect(scoreTable(tried).at(-1)).toMatch(/^\| \*\*all\*\* \| 33 \| /);
});

test("without tampered logs, what only cheating shows survives", () => {
  const blind = { ...suite, tampered: [] };
  const survivors = survivorsOf(mutants.map((mutant) => tryMutant(mutant, blind)));
  expect(survivors).toContain("play.turns/matches-taken | oneToThree | always true");
  expect(survivors.length).toBeGreaterThanOrEqual(4);
});

test("a hand-made position is asked last", () => {
  const [first] = mutants;
  const none = { ...suite, honest: [], tampered: [] };
  const play = (): void => {
    throw new Error("not as it should go");
  };
  expect(tryMutant(first!, none).notice).toBeNull();
  expect(tryMutant(first!, { ...none, handMade: [{ name: "by hand", play }] })).toMatchObject({
    notice: "hand-made position",
    by: "by hand",
  });
});

test("a changed value is never the same", () => {
  const values = [0, 7, true, "", "mage", null, [], [1, 2], { a: 1 }, {}];
  for (const value of values) expect(changed(value)).not.toEqual(value);
});
