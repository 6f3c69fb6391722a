// Every clause that a log can show, kept and broken: by a forced line told wrong, by a refused choice, or by a header.
import * as Result from "effect/Result";
import type { GameEvent } from "@assize/kernel-model";
import { defaultRulings } from "@assize/kernel-referee";
import { referenceEdition } from "@assize/grandlin-edition";
import { clause, CLAUSE_IDS, type ClauseId, rulebook } from "@assize/grandlin-rulebook";
import { describe, expect, test } from "vitest";
import { grandlin } from "../src/index.ts";
import { happen } from "./a-table.ts";
import { verdictOn } from "./audited.ts";
import { CLAUSE_CASES, tableOf } from "./clause-cases.ts";
import { aimlessPlay, LEANINGS, randomTable } from "./random-table.ts";
import { ROWS } from "./refusal-rows.ts";
import { clausesShownBy } from "./steps.ts";

const TABLES = 300;
const FEWEST_AUDITABLE = 55;

/** Read off a header alone: the seats, and what wins. */
const setUp = (seats: readonly string[], win: string): boolean =>
  Result.isSuccess(
    grandlin.initial(
      {
        seats: seats.map((colour) => ({ colour })),
        options: { win },
        table: {},
        rulings: defaultRulings(rulebook),
      },
      referenceEdition,
    ),
  );

const HEADERS: readonly (readonly [ClauseId, readonly string[], string])[] = [
  ["setup.players", ["red"], "any:2"],
  ["setup.players", ["red", "blue", "yellow", "green", "red"], "any:2"],
  ["setup.players", ["blue", "red"], "any:2"],
  ["setup.players", ["red", "pink"], "any:2"],
  ["setup.win", ["red", "blue"], "any:13"],
  ["setup.win", ["red", "blue"], "any:0"],
  ["setup.win", ["red", "blue"], "same:5"],
  ["setup.win", ["red", "blue"], "most"],
];

test.each(HEADERS)("%s: a header with %o and %s is refused", (_, seats, win) => {
  expect(setUp(seats, win)).toBe(false);
});

test("headers that keep to it are taken", () => {
  for (const win of ["any:1", "any:12", "same:1", "same:4", "each"])
    expect(setUp(["red", "green"], win)).toBe(true);
  expect(setUp(["red", "blue", "yellow", "green"], "any:3")).toBe(true);
});

const isEvent = (wrong: object): wrong is GameEvent => "type" in wrong;

describe.each(CLAUSE_CASES.map((one) => [one.clause, one] as const))("%s", (id, one) => {
  const { place, plays, line, wrong } = one;
  const { events, steps } = happen(tableOf(one), place, ...plays);
  const seq = events.findLastIndex(({ type }) => type === line);

  test("kept", () => {
    expect(steps.flatMap(clausesShownBy)).toContain(id);
    expect(verdictOn(tableOf(one), place, events).kind).toBe("compliant");
  });

  test("broken", () => {
    const told = events[seq]!;
    const instead = isEvent(wrong)
      ? wrong
      : { ...told, data: { ...(told.data as object), ...wrong } };
    const { kind, findings } = verdictOn(tableOf(one), place, events.slice(0, seq).concat(instead));
    expect([kind, findings[0]?.seq]).toEqual(["violated", seq + 1]);
    expect(findings[0]!.clauses).toContain(id);
  });
});

test("every clause that a log can show has both", () => {
  const kept = new Set<string>(CLAUSE_CASES.map((one) => one.clause));
  const broken = new Set<string>([
    ...kept,
    ...ROWS.map(([id]) => id),
    ...HEADERS.map(([id]) => id),
  ]);
  for (const id of HEADERS) kept.add(id[0]);
  for (let seed = 0; seed < TABLES; seed++)
    for (const step of aimlessPlay(randomTable(seed, LEANINGS[seed % LEANINGS.length]), seed, 80))
      for (const id of clausesShownBy(step)) kept.add(id);
  const auditable = CLAUSE_IDS.filter((id) => clause(id).notAuditable === undefined);
  expect(auditable.length).toBeGreaterThanOrEqual(FEWEST_AUDITABLE);
  expect(auditable.filter((id) => !kept.has(id))).toEqual([]);
  expect(auditable.filter((id) => !broken.has(id))).toEqual([]);
});
