// Charts for tests: the testkit's games, and random ones whose names are as odd as names can be.
import fc from "fast-check";
import { EVENT_CLASSES, type GameModel } from "@assize/kernel-model";
import { auction, nim } from "@assize/toys";
import type { ChartDescription, ChartState, ChartTransition } from "../src/index.ts";
import { describeChart } from "../src/describe.ts";

export const nimChart: ChartDescription = describeChart(nim as GameModel);
export const auctionChart: ChartDescription = describeChart(auction as GameModel);

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
export const RUNS = DEEP ? 2_000 : 100;

/** A key of a state: no dot, but anything else. */
const key = fc.oneof(
  fc.constantFrom("state", "end", "default", "note", "a-b", "a_b", "a b", "1st", "Ü:;", "--", "x"),
  fc.string({ minLength: 1, maxLength: 6 }).map((text) => text.replaceAll(".", "·")),
);
const words = fc.oneof(
  fc.constantFrom("A title", '"quoted"', "<b>&amp;", "a: b; c # d"),
  fc.string(),
);
const keys = fc.uniqueArray(key, { minLength: 1, maxLength: 3 });

const titleOf = fc.record({ en: words, de: words });

/** States two deep; whether those at the top have substates is up to chance. */
const states = fc
  .array(fc.tuple(keys, fc.boolean(), titleOf), { minLength: 1, maxLength: 3 })
  .map((tops): readonly ChartState[] =>
    tops.flatMap(([inner, nested, title], index): readonly ChartState[] => {
      const id = `top${index}`;
      const top = { id, parent: null, title, final: false };
      if (!nested) return [{ ...top, initial: null }];
      const below = inner.map((one) => `${id}.${one}`);
      return [
        { ...top, initial: below[0]! },
        ...below.map((path) => ({ id: path, parent: id, title, initial: null, final: false })),
      ];
    }),
  );

const transitionsOf = (all: readonly ChartState[]): fc.Arbitrary<readonly ChartTransition[]> =>
  fc.uniqueArray(
    fc
      .record({
        source: fc.constantFrom(...all.map(({ id }) => id)),
        target: fc.option(fc.constantFrom(...all.map(({ id }) => id))),
        event: fc.oneof(key, fc.constantFrom("go", "come-back")),
        eventClass: fc.constantFrom(...EVENT_CLASSES, null),
        questions: fc.array(
          fc.record({
            name: words,
            kind: fc.constantFrom("rule" as const, "when" as const),
            clauses: fc.array(fc.constantFrom("a.clause", "b.clause", "c.clause")),
          }),
          { maxLength: 3 },
        ),
        updates: fc.array(words, { maxLength: 2 }),
        metaClauses: fc.array(fc.constantFrom("a.clause", "d.clause"), { maxLength: 2 }),
      })
      .map((one) => ({
        ...one,
        id: `${one.source}/${one.event}${one.target === null ? "" : `>${one.target}`}`,
      })),
    { selector: ({ id }) => id, maxLength: 12 },
  );

/** Any description that a chart could have. */
export const anyChart: fc.Arbitrary<ChartDescription> = states.chain((all) =>
  transitionsOf(all).map((transitions): ChartDescription => ({
    format: "assize-chart/1",
    game: "toy",
    rules: 1,
    title: { en: "Toy" },
    languages: ["en", "de"],
    initial: all[0]!.id,
    states: all,
    transitions,
  })),
);
