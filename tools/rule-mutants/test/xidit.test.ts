// The rules of Lords of Xidit, broken one at a time: one mutant in forty in any run, all of them in a deep one.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shareNoticed, survivorsOf } from "../src/score.ts";
import { SURVIVORS } from "../src/survivors.ts";
import { ALL } from "../src/tampered-logs.ts";
import { objections, tryMutant } from "../src/trial.ts";
import { xiditMutants, xiditSuite } from "../src/xidit-suite.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const STRIDE = DEEP ? 1 : 40;
const WANTED_SHARE = 0.95;

const mutants = xiditMutants();
const sample = mutants.filter(
  ({ name }, index) => index % STRIDE === 0 && (DEEP || SURVIVORS[name] === undefined),
);
/** A mutant is looked for in tampered logs of its own place; one that has none, in all that there are. */
const places = new Set(sample.map(({ row }) => row?.source));
const suite = xiditSuite(DEEP ? ALL : { isAsked: (place) => places.has(place), ofAKind: 1 });

test("there is a suite worth the name", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(500);
  expect(suite.honest.length).toBeGreaterThanOrEqual(120);
  expect(suite.tampered.length).toBeGreaterThanOrEqual(DEEP ? 900 : 300);
  expect(suite.handMade.length).toBeGreaterThanOrEqual(180);
});

/** Logs were audited as the suite was made; positions made by hand are tests of the game's own package. */
const AGAIN = DEEP ? 1 : 10;
const someOf = <T>(items: readonly T[]): readonly T[] =>
  items.filter((_, index) => index % AGAIN === 0);

test("the unbroken rules pass", () => {
  const again = {
    ...suite,
    honest: someOf(suite.honest),
    tampered: someOf(suite.tampered),
    handMade: someOf(suite.handMade),
  };
  expect(objections(again)).toEqual([]);
});

test(
  DEEP ? "at least 95 % are noticed, and the others are explained" : "one in forty is noticed",
  () => {
    expect(sample.length).toBeGreaterThanOrEqual(12);
    const tried = sample.map((mutant) => tryMutant(mutant, suite));
    expect(shareNoticed(tried)).toBeGreaterThanOrEqual(WANTED_SHARE);
    expect(survivorsOf(tried).toSorted()).toEqual(DEEP ? Object.keys(SURVIVORS).toSorted() : []);
  },
);

test("every explained survivor is a mutant of these rules, and the page tells it", () => {
  const page = readFileSync(
    new URL("../../../docs/explanation/rule-mutants.md", import.meta.url),
    "utf8",
  );
  const names = new Set(mutants.map(({ name }) => name));
  const survivors = Object.entries(SURVIVORS);
  expect(survivors.length).toBeLessThanOrEqual(mutants.length * (1 - WANTED_SHARE));
  expect(page).toContain(`of ${mutants.length} mutants are noticed`);
  for (const [name, reason] of survivors) {
    expect(names).toContain(name);
    expect(page).toContain(`\`${name}\``);
    expect(page).toContain(reason);
  }
});
