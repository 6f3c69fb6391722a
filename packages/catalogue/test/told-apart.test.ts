// The games by which readings are told apart: each is what it says, under an audit and under the search, and no ruling is forgotten.
import {
  differenceInWords,
  distinguish,
  type Shown,
  shownBy,
  writerOf,
} from "@assize/kernel-distinction";
import { nodeHash } from "@assize/kernel-integrity/node";
import { LANGUAGES } from "@assize/kernel-model";
import { type Audit, audit } from "@assize/kernel-verifier";
import { describe, expect, test } from "vitest";
import { GAMES } from "../src/all.ts";
import { type ApartExample, loadToldApart } from "../src/index.ts";

/** Of each game: rulings, and of these how many are told apart or named as never told apart. A game that somebody is making has none yet. */
const COUNTS: ReadonlyMap<string, readonly [rulings: number, settled: number]> = new Map([
  ["xidit", [18, 18]],
  ["grandlin", [29, 29]],
  ["chess", [12, 11]],
]);

const KNOWN = await Promise.all(
  GAMES.filter(({ model }) => COUNTS.has(model.id)).map(async ({ model }) => ({
    model,
    ...(await loadToldApart(model.id)),
  })),
);

test("each of these games is asked about", () => expect(KNOWN).toHaveLength(COUNTS.size));

const known = new Map<ApartExample, Shown>();

/** What an example shows, looked at once. */
const shown = (model: (typeof GAMES)[number]["model"], example: ApartExample): Shown => {
  const found = known.get(example) ?? shownBy(model, example, nodeHash);
  known.set(example, found);
  return found;
};

const judged = (
  model: (typeof GAMES)[number]["model"],
  { log, ruling }: ApartExample,
  option: string,
) => {
  const { rulings } = JSON.parse(log[0]!) as { rulings: { set: string; overrides: object } };
  const told: Audit = audit(new TextEncoder().encode(`${log.join("\n")}\n`), {
    games: [model],
    hash: nodeHash,
    asStated: true,
    rulings: { set: rulings.set, overrides: { ...rulings.overrides, [ruling]: option } },
  });
  if (told.kind !== "audited") throw new Error(`${ruling}: ${told.problem.code}`);
  const { kind, findings, outcome } = told.verdict;
  return {
    kind,
    seq: findings[0]?.seq,
    ends: outcome && { winners: outcome.winners, scores: outcome.scores },
  };
};

describe.each(KNOWN.map((one) => [one.model.id, one] as const))("%s", (id, one) => {
  const { model, examples, never } = one;

  test("no ruling is forgotten", () => {
    const settled = new Set([...examples, ...never].map(({ ruling }) => ruling));
    const ids = model.rulebook.rulings.map((ruling) => ruling.id);
    expect([ids.length, settled.size]).toEqual(COUNTS.get(id));
    expect(ids).toEqual(expect.arrayContaining([...settled]));
  });

  test("each log ends with what differs, and audits under both readings say so", () => {
    for (const example of examples) {
      const { ruling, readings, log, events } = example;
      const { found } = shown(model, example);
      expect([ruling, log.length - 1, found?.events]).toEqual([ruling, events, events]);
      const { difference } = found!;
      const verdicts = {
        one: judged(model, example, readings[0]),
        other: judged(model, example, readings[1]),
      };
      if (difference.kind === "outcome") {
        expect([ruling, verdicts.one.kind, verdicts.other.kind]).toEqual([
          ruling,
          "compliant",
          "compliant",
        ]);
        expect(verdicts.one.ends).not.toEqual(verdicts.other.ends);
        continue;
      }
      const writer = writerOf(difference);
      const reader = writer === "one" ? "other" : "one";
      expect([ruling, verdicts[writer].kind]).toEqual([ruling, "compliant"]);
      expect([ruling, verdicts[reader]]).toMatchObject([ruling, { kind: "violated", seq: events }]);
    }
  });

  test.runIf(process.env["ASSIZE_DEEP"] !== undefined)("what is said to be shortest is", () => {
    for (const example of examples.filter(({ shortest }) => shortest)) {
      const { sides } = shown(model, example);
      const bounds = { mostStates: 30_000, mostEvents: 1_000, mostWays: 20_000 };
      const played = { games: 0, seed: 1, tables: [], mostStates: 0, mostTried: 0, mostEvents: 0 };
      const told = distinguish({ sidesAt: () => sides, bounds, played, hash: nodeHash });
      // Of unfinished promotions none is offered; it is made by hand, and one event is the least.
      if (example.ruling === "unfinished-promotion") continue;
      expect([example.ruling, told]).toMatchObject([
        example.ruling,
        { kind: "apart", isShortest: true, found: { events: example.events } },
      ]);
    }
  });

  test("each is said in four languages", () => {
    for (const example of examples) {
      const { sides, found } = shown(model, example);
      const names = { one: example.readings[0], other: example.readings[1] };
      const said = LANGUAGES.map((lang) => differenceInWords(found!, { sides, names, lang }));
      expect(new Set(said).size).toBe(LANGUAGES.length);
      for (const sentence of said) expect(sentence).toContain(names.one);
    }
  });
});
