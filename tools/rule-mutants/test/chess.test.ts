// The rules of chess, broken one at a time: a few of the mutants in any run, all of them in a deep one.
import { readFileSync } from "node:fs";
import { chess } from "@assize/chess-game";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json, JsonObject } from "@assize/kernel-model";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf, edit, tamper } from "@assize/testkit";
import { expect, test } from "vitest";
import { scriptedGames } from "../src/chess-scripts.ts";
import { chessMutants, chessSuite } from "../src/chess-suite.ts";
import { shareNoticed, survivorsOf } from "../src/score.ts";
import { CHESS_SURVIVORS } from "../src/survivors.ts";
import { ALL } from "../src/tampered-logs.ts";
import { objections, tryMutant } from "../src/trial.ts";

/** Another value of the same shape. */
const otherThan = (value: Json): Json => {
  if (Array.isArray(value)) return value.slice(1);
  if (typeof value === "number") return 1 - value;
  if (typeof value !== "string") return 0;
  if (/^[a-h][1-8]$/.test(value)) return value === "a1" ? "a2" : "a1";
  return value === "rook" ? "queen" : "rook";
};

/** One log for each field of each consequence, with that value changed. */
const tamperings = () => {
  const known = new Set<string>();
  return scriptedGames().flatMap(({ lines }) =>
    lines.slice(1).flatMap((line, index) => {
      const { type, data } = JSON.parse(line) as { type: string; data: JsonObject };
      const definition = chess.events[type]!;
      if (definition.class !== "consequence") return [];
      return Object.entries(definition.fields).flatMap(([field, { clauses }]) => {
        const name = `${type}.${field}`;
        if (known.has(name)) return [];
        known.add(name);
        const wrong = { ...data, [field]: otherThan(data[field]!) };
        const change = edit(index + 1, (draft) => ({ ...draft, data: wrong }));
        const seq = index + 1;
        return [{ name, seq, lines: tamper(lines, nodeHash, change), clauses }];
      });
    }),
  );
};

test("each value that follows is found where it was changed, with its clause", () => {
  const tampered = tamperings();
  expect(tampered.length).toBeGreaterThanOrEqual(17);
  for (const { name, seq, lines, clauses } of tampered) {
    const answer = audit(bytesOf(lines), { games: [chess as GameModel] });
    if (answer.kind !== "audited") throw new Error(answer.kind);
    const [first] = answer.verdict.findings;
    expect([name, first?.seq, first?.blame === "player"]).toEqual([name, seq, false]);
    expect(["value-wrong", "outcome-wrong", "consequence-wrong"]).toContain(first!.code);
    expect(clauses.some((clause) => first!.clauses.includes(clause))).toBe(true);
  }
});

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const STRIDE = DEEP ? 1 : 40;
const WANTED_SHARE = 0.95;
const NONE = { isAsked: () => false, ofAKind: 0 };

const mutants = chessMutants();
const suite = DEEP ? chessSuite(1, ALL) : chessSuite(0, NONE);

test("every transition of the chart is taken by an honest game, and none is not compliant", () => {
  const taken = new Set(suite.honest.flatMap((log) => [...log.taken]));
  const rows = new Set(mutants.flatMap(({ row }) => (row === null ? [] : [row.id])));
  expect(rows.size).toBeGreaterThanOrEqual(30);
  expect([...rows].filter((id) => !taken.has(id))).toEqual([]);
  expect(suite.honest.length).toBeGreaterThanOrEqual(140);
  expect(suite.handMade.length).toBeGreaterThanOrEqual(50);
});

test(DEEP ? "at least 95 % are noticed, and the others are explained" : "some are noticed", () => {
  const sample = mutants.filter(
    ({ name }, index) => index % STRIDE === 0 && (DEEP || CHESS_SURVIVORS[name] === undefined),
  );
  expect(sample.length).toBeGreaterThanOrEqual(4);
  if (DEEP) expect(objections(suite)).toEqual([]);
  const tried = sample.map((mutant) => tryMutant(mutant, suite));
  expect(shareNoticed(tried)).toBeGreaterThanOrEqual(WANTED_SHARE);
  expect(survivorsOf(tried).toSorted()).toEqual(
    DEEP ? Object.keys(CHESS_SURVIVORS).toSorted() : [],
  );
});

test("every explained survivor is a mutant of these rules, and the page tells it", () => {
  const page = readFileSync(
    new URL("../../../docs/explanation/rule-mutants.md", import.meta.url),
    "utf8",
  );
  const names = new Set(mutants.map(({ name }) => name));
  const survivors = Object.entries(CHESS_SURVIVORS);
  expect(survivors.length).toBeLessThanOrEqual(mutants.length * (1 - WANTED_SHARE));
  expect(page).toContain(`of ${mutants.length} mutants of chess are noticed`);
  for (const [name, reason] of survivors) {
    expect(names).toContain(name);
    expect(page).toContain(`\`${name}\``);
    expect(page).toContain(reason);
  }
});
