import * as Result from "effect/Result";
import type { Json } from "@assize/kernel-model";
import { auction, headerFor, nim } from "@assize/toys";
import { describe, expect, test } from "vitest";
import {
  defaultRulings,
  isOption,
  placeOf,
  prepare,
  resolveRulings,
  rulebookDigestInput,
  start,
  type StartOptions,
} from "../src/index.ts";

/** A stand-in for hashing: as good as a digest where nobody cheats. */
const digest = (value: Json): string => `digest-of-${JSON.stringify(value)}`;
const digests = {
  rulebook: digest(rulebookDigestInput(nim)),
  edition: digest(nim.edition.digestInput(nim.edition.reference)),
};
const HEADER = headerFor(nim, { seats: 2, digests });
const options: StartOptions = { games: [auction, nim], digest };

const started = (header = HEADER, more: Partial<StartOptions> = {}) =>
  Result.getOrThrow(start(header, { ...options, ...more }));

describe("start", () => {
  test("makes a game ready at its first place", () => {
    const { game, position, doubts, rulings } = started();
    expect(placeOf(game, position)).toBe("play.laying");
    expect(doubts).toEqual([]);
    expect(rulings).toMatchObject({ set: "default", assumed: false, replaced: false });
  });

  test("compiles a chart once, for both engines", () => {
    expect(prepare(nim).table).toBe(prepare(nim, "xstate").table);
    expect(prepare(nim).engine.name).toBe("table");
    expect(started(HEADER, { engine: "xstate" }).game.engine.name).toBe("xstate");
  });

  test("puts a stated position in place", () => {
    const context = { matches: 9, onTurn: 1, taken: null };
    const { game, position } = started({ ...HEADER, position: { place: "play.turns", context } });
    expect(placeOf(game, position)).toBe("play.turns");
    expect(position.context).toMatchObject({ ...context, seats: 2, laid: true });
  });

  test("says first that a place is none, before anything is asked about the state there", () => {
    for (const place of ["__proto__", "constructor", "play", "play.nowhere", ""]) {
      const header = { ...HEADER, position: { place, context: { no: "state" } } };
      const refused = start(header, options);
      expect(Result.isFailure(refused) && refused.failure).toEqual([
        {
          reason: "position-invalid",
          seq: 0,
          values: { path: "position.place", code: "rule", expected: ["no-such-place", place] },
        },
      ]);
    }
  });

  test("refuses a position that breaks an invariant of the game", () => {
    const strict = { ...nim, invariants: () => [{ id: "matches", by: { left: 1 } }] };
    const context = { matches: 9, onTurn: 1, taken: null };
    const header = { ...HEADER, position: { place: "play.turns", context } };
    const refused = start(header, { ...options, games: [strict] });
    expect(Result.isFailure(refused) && refused.failure).toEqual([
      {
        reason: "position-invalid",
        seq: 0,
        values: { path: "position.context", code: "clause", expected: ["matches", { left: 1 }] },
      },
    ]);
  });

  test("tells every doubt that a header leaves", () => {
    const doubtsOf = (header: object) => {
      const answer = start({ ...HEADER, ...header }, options);
      return Result.isFailure(answer) ? answer.failure.map((doubt) => doubt.reason) : [];
    };
    const cases: readonly (readonly [object, string])[] = [
      [{ game: "chess" }, "unknown-game"],
      [{ rules: 2 }, "unknown-rules-version"],
      [{ rulebook: "other" }, "unknown-rulebook"],
      [{ edition: { id: "x", digest: "other" } }, "unknown-edition"],
      [{ seats: [] }, "header-invalid"],
      [
        { position: { place: "nowhere", context: { matches: 1, onTurn: 0, taken: null } } },
        "position-invalid",
      ],
      [{ position: { place: "play.turns", context: null } }, "position-invalid"],
    ];
    expect(cases.length).toBeGreaterThanOrEqual(7);
    for (const [header, reason] of cases) expect(doubtsOf(header)).toEqual([reason]);
    expect(started({ ...HEADER, rulings: { set: "house", overrides: {} } }).doubts).toHaveLength(1);
  });

  test("a rulebook is named by what decides, not by its texts", () => {
    const texts = nim.rulebook.clauses.map((one) => ({ ...one, statement: { en: "…" } }));
    const reworded = { ...nim, rulebook: { ...nim.rulebook, clauses: texts } };
    expect(rulebookDigestInput(reworded)).toEqual(rulebookDigestInput(nim));
    const fewer = { ...nim, rulebook: { ...nim.rulebook, clauses: texts.slice(1) } };
    expect(rulebookDigestInput(fewer)).not.toEqual(rulebookDigestInput(nim));
  });
});

describe("rulings", () => {
  const text = { en: "…" };
  const limited = {
    id: "limit",
    question: text,
    options: [
      { id: "none", statement: text },
      { id: "limited:N", statement: text },
    ],
    sources: [],
  } as const;
  const rulebook = {
    ...nim.rulebook,
    rulings: [...nim.rulebook.rulings, limited],
    rulingSets: { default: {}, strict: { limit: "limited:60", "last-match": "wins" } },
  };

  test("an option may take a whole number", () => {
    const accepted = ["none", "limited:0", "limited:60", "limited:999999"];
    const refused = [
      "",
      "limited",
      "limited:",
      "limited:N",
      "limited:-1",
      "limited:07",
      "limited:1.5",
      "limited:1000000",
      "none:1",
    ];
    expect(accepted.filter((one) => isOption(limited, one))).toEqual(accepted);
    expect(refused.filter((one) => isOption(limited, one))).toEqual([]);
  });

  test("a set stands on the default, an override on the set", () => {
    expect(defaultRulings(rulebook)).toEqual({ "last-match": "loses", limit: "none" });
    expect(resolveRulings(rulebook, { set: "strict", overrides: { limit: "none" } })).toEqual({
      choices: { "last-match": "wins", limit: "none" },
      problems: [],
    });
  });

  test("with anything unknown, the default's choices and every problem", () => {
    const overrides = { limit: "limited:x", bluff: "yes", toString: "x" };
    const { choices, problems } = resolveRulings(rulebook, { set: "house", overrides });
    expect(choices).toEqual(defaultRulings(rulebook));
    expect(problems).toHaveLength(4);
  });
});
