// The writers of all events of all games, against the strict decoder and JSON.stringify: the same values, the same text.
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import fc from "fast-check";
import { GAMES } from "@assize/catalogue/all";
import type { GameModel } from "@assize/kernel-model";
import { dataWriter, prepare } from "@assize/kernel-referee";
import { auction, nim } from "@assize/toys";
import { expect, test } from "vitest";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const RUNS = DEEP ? 2_000 : 100;
/** With few values, chance alone could leave an event out: the same ones each time. */
const SEED = DEEP ? {} : { seed: 7 };
const LEAST_EVENTS = 100;

type Node = Schema.Top["ast"];

const models: readonly GameModel[] = [...GAMES.map(({ model }) => model), nim, auction];
const schemas = models.flatMap((model) =>
  Object.entries(model.events).map(([type, { data }]) => [`${model.id}/${type}`, data] as const),
);

/** What JSON has, and what only programs have. */
const TEXTS = ["", "7", "é", "\ud800", "__proto__"];
const NUMBERS = [-1, -0, 0, 7, 1.5, Number.NaN, Infinity, 1e21, 2 ** 53, 1_000_000, 1_000_001];
const LISTS = [[], [null], [0, 0], Array(2)];
const PROGRAMS_OWN = [undefined, 7n, new Date(0), new Map(), Symbol("s"), () => 7, Object(7)];
class Seated {
  seat = 1;
}
const OBJECTS = [{}, { toJSON: () => "7" }, new Seated(), Object.create(null), Object("a")];
const HOSTILE: readonly unknown[] = [
  null,
  true,
  ...TEXTS,
  ...NUMBERS,
  ...LISTS,
  ...PROGRAMS_OWN,
  ...OBJECTS,
];
const WORDS = ["A0", "C7", "J9", "K0", "sword", "golden-ring", "Sword", "a--b", "a".repeat(41)];

const show = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? typeof value;
  } catch {
    return typeof value;
  }
};

const byText = (a: unknown, b: unknown): number => (show(a) < show(b) ? -1 : 1);

/** Mostly what a schema's node asks for, so that its neighbours are reached. */
const near = (node: Node): fc.Arbitrary<unknown> => {
  switch (node._tag) {
    case "Number":
      return fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom(99_999, 100_001, 1_000_000));
    case "String":
      return fc.constantFrom(...WORDS);
    case "Literal":
      return fc.constant(node.literal);
    case "Union":
      return fc.oneof(...node.types.map(some));
    case "Arrays": {
      const item = some(node.rest[0]!);
      const sorted = fc.uniqueArray(item, { maxLength: 5 }).map((list) => list.toSorted(byText));
      return fc.oneof(fc.array(item, { maxLength: 4 }), sorted);
    }
    case "Objects":
      return members(node);
    default:
      return fc.constant(null);
  }
};

const members = (node: Extract<Node, { _tag: "Objects" }>): fc.Arbitrary<unknown> => {
  const signatures = node.propertySignatures.map(({ name, type }) => [String(name), some(type)]);
  const whole = fc.record(Object.fromEntries(signatures));
  const turned = whole.map((value) => Object.fromEntries(Object.entries(value).toReversed()));
  const less = whole.map((value) => Object.fromEntries(Object.entries(value).slice(1)));
  const more = fc.tuple(whole, fc.constantFrom("more", "seat", "$unknown"), fc.constant(1));
  return fc.oneof(
    { weight: 12, arbitrary: whole },
    { weight: 4, arbitrary: turned },
    { weight: 1, arbitrary: less },
    { weight: 1, arbitrary: more.map(([value, name, one]) => ({ ...value, [name]: one })) },
  );
};

const some = (node: Node): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 30, arbitrary: near(node) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE) },
  );

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const hasMembers = (node: Node): boolean =>
  node._tag === "Objects" && node.propertySignatures.length > 0;

test("a writer holds what the strict decoder takes, and writes what JSON.stringify does", () => {
  expect(schemas.length).toBeGreaterThan(LEAST_EVENTS);
  let held = 0;
  let refused = 0;
  const unheld: string[] = [];
  for (const [name, schema] of schemas) {
    const { holds, write } = dataWriter(schema, (path, why) => expect.fail(`${path}: ${why}`));
    const decode = Schema.decodeUnknownResult(schema as Schema.Codec<unknown, unknown>, {
      onExcessProperty: "error",
    });
    const before = held;
    const check = (value: unknown): void => {
      const decoded = decode(value);
      // A struct without members also takes what is no object; no line has such data.
      const sound = Result.isSuccess(decoded) && isObject(value);
      if (holds(value) !== sound) expect.fail(`${name}: ${String(sound)} for ${show(value)}`);
      if (!sound) return void refused++;
      const plain = hasMembers(schema.ast) ? Result.getOrThrow(decoded) : {};
      const text = write(value);
      if (text !== JSON.stringify(plain)) expect.fail(`${name}: ${text} for ${show(plain)}`);
      held++;
    };
    fc.assert(fc.property(some(schema.ast), check), { ...SEED, numRuns: RUNS });
    if (held === before) unheld.push(name);
  }
  expect(unheld).toEqual([]);
  expect(held).toBeGreaterThan(schemas.length * RUNS * 0.2);
  expect(refused).toBeGreaterThan(schemas.length * RUNS * 0.1);
});

test("every game is prepared with a writer for each of its events", () => {
  const prepared = models.flatMap((model) => [...prepare(model).events.values()]);
  expect(prepared.filter(({ writer }) => typeof writer.write === "function")).toHaveLength(
    schemas.length,
  );
});
