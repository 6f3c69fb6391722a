// Who played honestly by a wrong record is not accused: what only follows from a wrong consequence says so.
import type { WrittenEvent } from "@assize/kernel-model";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel } from "@assize/kernel-model";
import { drop, editData, insert, tamper, type Tampering, terse } from "@assize/testkit";
import { nim } from "@assize/toys";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEEP_MS, ended, laid, linesOfGame, passed, runs, takes, verdictOn } from "./games.ts";

const LINES = linesOfGame();

type Found = readonly [seq: number, code: string, blame: string, follows: string | null];

const foundIn = (lines: readonly string[], options = {}): readonly Found[] =>
  verdictOn(lines, options).findings.map(({ seq, code, blame, follows }) => [
    seq,
    code,
    blame,
    follows,
  ]);

interface Believing {
  readonly what: string;
  readonly done: readonly Tampering[];
  readonly found: readonly Found[];
}

/** In front of line 5 one match is left. */
const CASES: readonly Believing[] = [
  {
    what: "more taken than are there, but not more than the record said",
    done: [editData(5, { left: 2 }), editData(6, { matches: 2 })],
    found: [
      [5, "value-wrong", "recorder", null],
      [6, "decision-illegal", "recorder", "f1"],
    ],
  },
  {
    what: "more taken than are there, and than the record said",
    done: [editData(5, { left: 2 }), editData(6, { matches: 3 })],
    found: [
      [5, "value-wrong", "recorder", null],
      [6, "decision-illegal", "player", null],
    ],
  },
  {
    what: "a count that nobody can believe",
    done: [editData(5, { left: "two" }), editData(6, { matches: 2 })],
    found: [
      [5, "data-malformed", "recorder", null],
      [6, "decision-illegal", "player", null],
    ],
  },
  {
    what: "the count is right again before too many are taken",
    done: [editData(3, { left: 5 }), editData(6, { matches: 2 })],
    found: [
      [3, "value-wrong", "recorder", null],
      [6, "decision-illegal", "player", null],
    ],
  },
  {
    what: "two wrong counts, the second as it follows",
    done: [editData(3, { left: 5 }), editData(5, { left: 2 }), editData(6, { matches: 2 })],
    found: [
      [3, "value-wrong", "recorder", null],
      [5, "value-wrong", "recorder", "f1"],
      [6, "decision-illegal", "recorder", "f1"],
    ],
  },
  {
    what: "two wrong counts of their own: the later one alone would do",
    done: [editData(3, { left: 5 }), editData(5, { left: 3 }), editData(6, { matches: 2 })],
    found: [
      [3, "value-wrong", "recorder", null],
      [5, "value-wrong", "recorder", null],
      [6, "decision-illegal", "recorder", "f2"],
    ],
  },
  {
    what: "a turn more than there are, and the end that follows from it",
    done: [editData(5, { left: 2 }), insert(7, passed(1)), insert(8, takes(1, 1))],
    found: [
      [5, "value-wrong", "recorder", null],
      [7, "consequence-wrong", "recorder", "f1"],
      [8, "event-after-end", "recorder", "f1"],
      [9, "event-after-end", "recorder", "f3"],
    ],
  },
  {
    what: "the same, with a line left out on the way",
    done: [editData(5, { left: 2 }), insert(7, takes(1, 1)), drop(8)],
    found: [
      [5, "value-wrong", "recorder", null],
      [7, "decision-illegal", "recorder", "f1"],
    ],
  },
  {
    what: "a turn passed in the place of the end",
    done: [drop(7), insert(7, passed(2)), insert(8, takes(1, 2)), insert(9, ended(1))],
    found: [
      [7, "consequence-wrong", "recorder", null],
      [8, "event-after-end", "recorder", "f1"],
      [9, "event-after-end", "recorder", "f2"],
    ],
  },
  {
    what: "an illegal number on either count is the player's own, and believing goes on",
    done: [
      editData(3, { left: 9 }),
      insert(4, takes(1, 9)),
      editData(6, { left: 6 }),
      editData(7, { matches: 3 }),
    ],
    found: [
      [3, "value-wrong", "recorder", null],
      [4, "decision-illegal", "player", null],
      [6, "value-wrong", "recorder", "f1"],
      [7, "decision-illegal", "recorder", "f1"],
    ],
  },
];

describe.each(["table", "xstate"] as const)("on the %s engine", (engine) => {
  test("the table is complete", () => expect(CASES.length).toBeGreaterThanOrEqual(10));

  test.each(CASES)("$what", ({ done, found }) => {
    expect(foundIn(tamper(LINES, nodeHash, ...done), { engine })).toEqual(found);
  });

  test("believing reads no ruling for the verdict, counts no step and changes no stop", () => {
    const done = [editData(5, { left: 2 }), editData(6, { matches: 2 })];
    const verdict = verdictOn(tamper(LINES, nodeHash, ...done), { engine });
    expect(verdict.rulings.read).toEqual([]);
    expect(verdict.covered.stopped?.seq).toBe(7);
    expect(verdict.findings[1]).toMatchObject({
      clauses: ["nim.take"],
      expected: ["matches-taken"],
      recorded: takes(0, 2),
    });
  });
});

test("a terse record is believed with what it leaves out", () => {
  const lines = tamper(
    LINES,
    nodeHash,
    editData(5, { left: 2 }),
    insert(7, takes(1, 1)),
    drop(8),
    (all) => terse(all, []),
  );
  expect(foundIn(lines)).toEqual([
    [5, "value-wrong", "recorder", null],
    [7, "decision-illegal", "recorder", "f1"],
  ]);
});

test("of many wrong counts a few are believed, and nobody is accused for the others", () => {
  const turns = Array.from({ length: 8 }, (_, turn) => [
    takes(turn % 2, 1),
    passed(turn === 7 ? 30 : 20 - turn),
  ]).flat();
  const lines = linesOfGame([laid(9), ...turns, takes(0, 3)]);
  const found = foundIn(lines);
  expect(found).toHaveLength(9);
  expect(found.at(-1)).toEqual([18, "decision-illegal", "recorder", expect.stringMatching(/^f/)]);
});

/** Nim that cannot bear more matches than a heap has, in one of the ways in which a game may fail. */
const brittle = (part: Partial<GameModel>): GameModel => ({ ...nim, ...part });
const refuse = <T>(matches: number, value: T): T => {
  if (matches > 20) throw new RangeError("no heap is that high");
  return value;
};
const BRITTLE = {
  "written down": brittle({
    encodeContext: (g) => refuse(g.matches, nim.encodeContext(g)),
  }),
  "given rulings": brittle({
    withRulings: (g, rulings) => refuse(g.matches, nim.withRulings(g, rulings)),
  }),
  derived: brittle({
    events: {
      ...nim.events,
      "turn-passed": {
        ...nim.events["turn-passed"]!,
        derive: (g) => refuse(g.matches, { left: g.matches }),
      },
    },
  }),
};

test.each(Object.entries(BRITTLE))(
  "a state that cannot be %s is believed no longer",
  (_, model) => {
    const done = [
      editData(3, { left: 30 }),
      editData(5, { left: 27 }),
      editData(6, { matches: 2 }),
    ];
    const lines = tamper(LINES, nodeHash, ...done);
    const codes = foundIn(lines, { games: [model] }).map(([seq, code]) => [seq, code]);
    expect(codes).toEqual([
      [3, "value-wrong"],
      [5, "value-wrong"],
      [6, "decision-illegal"],
    ]);
  },
);

/** A game in which one count is wrong and all play, honestly, by what the record says. */
const believedGame = (
  heap: number,
  wishes: readonly number[],
  at: number,
  wrong: number,
): readonly WrittenEvent[] => {
  const events: WrittenEvent[] = [laid(heap)];
  let left = heap;
  for (const [turn, wish] of wishes.entries()) {
    const taken = Math.min(wish, left);
    left -= taken;
    events.push(takes(turn % 2, taken));
    if (left === 0) return [...events, ended(turn % 2)];
    if (turn === at) left = wrong;
    events.push(passed(left));
  }
  return events;
};

test(
  "who plays honestly by one wrong count is never accused, and all that is found follows from it",
  () => {
    const seen = { wrong: 0, refused: 0 };
    const law = fc.property(
      fc.integer({ min: 5, max: 20 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 20 }),
      fc.nat(6),
      fc.integer({ min: 1, max: 20 }),
      (...game) => {
        const [first, ...others] = foundIn(linesOfGame(believedGame(...game)));
        if (first === undefined) return;
        expect(first.slice(1)).toEqual(["value-wrong", "recorder", null]);
        for (const [, , blame, follows] of others) {
          expect(blame).toBe("recorder");
          expect(follows).not.toBeNull();
        }
        seen.wrong++;
        if (others.some(([, code]) => code.startsWith("decision"))) seen.refused++;
      },
    );
    fc.assert(law, { numRuns: runs(400) });
    expect(seen.wrong).toBeGreaterThan(runs(150));
    expect(seen.refused).toBeGreaterThan(runs(10));
  },
  DEEP_MS,
);
