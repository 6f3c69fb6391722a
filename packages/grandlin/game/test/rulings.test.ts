// Every ruling, every option: the same position under each reading, and findings that name the ruling they rest on.
import { RULING_IDS, rulebook } from "@assize/grandlin-rulebook";
import { describe, expect, test } from "vitest";
import { aTable, happen } from "./a-table.ts";
import { verdictOn } from "./audited.ts";
import { READINGS } from "./readings.ts";

describe.each(READINGS.map((one) => [one.ruling, one] as const))("%s", (ruling, one) => {
  const { comes, expected, claim } = one;

  test.each(Object.entries(expected))("%s", (option, outcome) => {
    expect(comes({ [ruling]: option })).toEqual(outcome);
  });

  test("each option is another game", () => {
    const all = Object.values(expected).map((outcome) => JSON.stringify(outcome));
    expect(new Set(all).size).toBe(all.length);
  });

  test("a finding names it", () => {
    const { wishes, place, plays, line, wrong } = claim;
    const game = aTable(wishes);
    const events = line === undefined ? plays : happen(game, place, ...plays).events;
    const at = line === undefined ? -1 : events.findLastIndex(({ type }) => type === line);
    const told = events.map((event, index) =>
      index === at ? { ...event, data: { ...(event.data as object), ...wrong } } : event,
    );
    const { kind, findings } = verdictOn(game, place, told);
    expect(kind).toBe("violated");
    expect(findings[0]!.rulings).toContain(ruling);
  });
});

test("every option of every ruling is tried", () => {
  expect(RULING_IDS).toHaveLength(29);
  for (const { id, options } of rulebook.rulings) {
    const tried = READINGS.filter((one) => one.ruling === id).flatMap(({ expected }) =>
      Object.keys(expected).map((option) => option.replace(/:\d+$/, ":N")),
    );
    expect(tried).toEqual(expect.arrayContaining(options.map((option) => option.id)));
  }
});
