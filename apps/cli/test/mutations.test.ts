// Whatever stands in a log, the program answers with a verdict or a reason: never with a defect of its own.
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { linesOf, parsed, simulated, terse, unchained } from "./a-game.ts";
import { assize } from "./command-line.ts";

const RUNS = process.env["ASSIZE_DEEP"] === undefined ? 60 : 1_200;

/** The same game whole, terse, and from a position on (whose header is changed more often than its events). */
const FORMS = ["whole", "terse", "from-position"] as const;
type Form = (typeof FORMS)[number];

const logs = new Map<Form, readonly string[]>();
const AT = 150;

beforeAll(async () => {
  const log = unchained(await simulated(8));
  logs.set("whole", linesOf(log));
  logs.set("terse", linesOf(terse(log)));
  const header = await assize(["position", "-", "--at", String(AT)], { stdin: log });
  const rest = linesOf(log)
    .slice(AT + 1, AT + 11)
    .map((line, index) => JSON.stringify({ ...parsed(line), seq: index + 1 }));
  logs.set("from-position", [...linesOf(header.out), ...rest]);
});

type Path = readonly (string | number)[];

/** Every place in a JSON value, the value itself included. */
const pathsIn = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === "object" && value !== null
    ? [at, ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, [...at, key]))]
    : [at];

const replaced = (value: any, [key, ...rest]: Path, by: unknown): unknown => {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  copy[key] = replaced(copy[key], rest, by);
  return copy;
};

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer({ min: -2, max: 25 }),
  fc.constantFrom("blue", "militia", "gold", "threat", "action", "all", "", { $unknown: "lost" }),
);

const pick = <T>(list: readonly T[], where: number): T => list[where % list.length]!;

const mutation = fc.record({
  line: fc.nat(),
  place: fc.nat(),
  by: anything,
  at: fc.nat(),
  command: fc.constantFrom("audit", "show", "explain", "position", "complete"),
  form: fc.constantFrom(...FORMS),
});

test("a changed value anywhere is answered", async () => {
  const codes = new Set<number | null>();
  const answer = async ({
    line,
    place,
    by,
    at,
    command,
    form,
  }: typeof mutation extends fc.Arbitrary<infer M> ? M : never) => {
    const lines = logs.get(form)!;
    const index = line % lines.length;
    const value = parsed(lines[index]);
    const changed = JSON.stringify(replaced(value, pick(pathsIn(value), place), by));
    const stdin = `${lines.with(index, changed).join("\n")}\n`;
    const where = ["audit", "complete"].includes(command)
      ? []
      : ["--at", String(at % lines.length)];
    const ran = await assize([command, "-", ...where], { stdin });
    codes.add(ran.code);
    expect([ran.code, ran.err]).not.toEqual([70, expect.anything()]);
    expect([0, 1, 2, 3]).toContain(ran.code);
  };
  await fc.assert(fc.asyncProperty(mutation, answer), { numRuns: RUNS });
  expect([...codes]).toEqual(expect.arrayContaining([0, 1, 3]));
});
