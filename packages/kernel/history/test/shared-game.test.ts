// Games in few words: what follows from the choices is made again, what does not is kept, and the rules of then are told.
import { nim } from "@assize/toys";
import type { GameModel, Json } from "@assize/kernel-model";
import * as Result from "effect/Result";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { makeAgain, type SharedGame, sharedGameOf } from "../src/index.ts";
import { hash, historyOf, linesOfGame, recordOf, TOYS } from "./a-history.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const RUNS = DEEP ? 300 : 30;

const shared = (game: GameModel, lines: readonly string[]): SharedGame =>
  Result.getOrThrow(sharedGameOf(historyOf(game, lines), hash));

/** As it is after it has been text. */
const sent = (game: SharedGame): SharedGame => JSON.parse(JSON.stringify(game)) as SharedGame;

const eventsIn = (lines: readonly string[]) =>
  recordOf(lines).events.map(({ envelope: { seq, type, by, data } }) => ({ seq, type, by, data }));

const again = (game: GameModel, few: SharedGame) => {
  const { text, ...made } = Result.getOrThrow(makeAgain(few, game, hash));
  return { ...made, lines: text.trimEnd().split("\n") };
};

describe("a sound game", () => {
  test.for(TOYS.map((game) => [game.id, game] as const))(
    "%s: its choices make the same events again",
    ([, game]) => {
      fc.assert(
        fc.property(fc.nat(), fc.integer({ min: 2, max: 3 }), fc.double(), (seed, seats, cut) => {
          const whole = linesOfGame(game, seats, seed);
          // Also one that was cut off in the middle of what a choice forces.
          const share = Number.isFinite(cut) ? Math.abs(cut % 1) : 1;
          const lines = whole.slice(0, 1 + Math.ceil((whole.length - 1) * share));
          const few = sent(shared(game, lines));
          expect(few.rest).toEqual([]);
          const made = again(game, few);
          expect(made).toMatchObject({ rules: "same", isSame: true });
          expect(eventsIn(made.lines)).toEqual(eventsIn(lines));
        }),
        { numRuns: RUNS },
      );
    },
  );
});

const game = nim as GameModel;
const lines = linesOfGame(game, 2, 7);

/** The same lines with one of them changed, chained no more. */
const changed = (seq: number, change: (line: Record<string, unknown>) => object): string[] =>
  lines.map((text, index) => {
    if (index === 0) return text;
    const { prev: _, ...line } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(index === seq ? change(line) : line);
  });

describe("a game against the rules", () => {
  test("keeps its lines as they were recorded, and its findings", () => {
    const wrong = changed(2, (line) => ({ ...line, by: 5 }));
    const few = shared(game, wrong);
    expect(few.rest.length).toBe(few.events - 1);
    const made = again(game, sent(few));
    expect(made.isSame).toBe(true);
    expect(eventsIn(made.lines)).toEqual(eventsIn(wrong));
    const codes = (of: readonly string[]) =>
      historyOf(game, of).verdict.findings.map(({ code }) => code);
    expect(codes(made.lines)).toEqual(codes(wrong));
    expect(codes(wrong).length).toBeGreaterThan(0);
  });

  test("is not put in few words where its numbers or its chain would be lost", () => {
    const numbers = historyOf(
      game,
      changed(2, (line) => ({ ...line, seq: 9 })),
    );
    expect(sharedGameOf(numbers, hash)).toEqual(Result.fail("numbers"));
    const broken = lines.map((text, index) =>
      index === 2 ? text.replace(/"prev":"./, (found) => `${found.slice(0, -1)}_`) : text,
    );
    expect(sharedGameOf(historyOf(game, broken), hash)).toEqual(Result.fail("chain"));
  });
});

describe("other rules", () => {
  const few = shared(game, lines);
  const withHeader = (change: Record<string, Json>): SharedGame => ({
    ...few,
    header: { ...(few.header as Record<string, Json>), ...change },
  });

  test("a rulebook that is not known is told, and today's makes the game", () => {
    for (const change of [{ rulebook: "A".repeat(43) }, { rules: 99 }]) {
      const made = again(game, withHeader(change));
      expect(made).toMatchObject({ rules: "unknown", isSame: true });
      expect(historyOf(game, made.lines).verdict.kind).toBe("compliant");
    }
  });

  test("choices that the rules refuse now end the game there, which is told", () => {
    const [first, ...others] = few.choices;
    const refused = { ...few, choices: [{ ...first!, by: 60 }, ...others] };
    const made = again(game, refused);
    expect(made.isSame).toBe(false);
    expect(made.lines.length).toBeLessThan(lines.length);
  });

  test("a header that cannot be read, or a table that cannot be set, is an answer", () => {
    expect(makeAgain({ ...few, header: [] }, game, hash)).toEqual(
      Result.fail({ kind: "unreadable" }),
    );
    const made = makeAgain(
      withHeader({ edition: { id: "own", digest: "A".repeat(43) } }),
      game,
      hash,
    );
    expect(made).toMatchObject({ failure: { kind: "undetermined" } });
    expect(makeAgain({ ...few, events: 1_000_000 }, game, hash)).toEqual(
      Result.fail({ kind: "too-long" }),
    );
  });
});
