// What the rules never reach, carried out all the same: whatever a record claims, at whatever position, the one place
// that does so answers a position that could be stated or none, and nothing else of an audit throws.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Draw, Json, JsonObject } from "@assize/kernel-model";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { audit } from "@assize/kernel-verifier";
import {
  bytesOf,
  drop,
  edit,
  editData,
  repeat,
  swap,
  tamper,
  type Tampering,
} from "@assize/testkit";
import { describe, expect, it } from "vitest";
import { carriedOut, waysOf } from "@assize/kernel-verifier/carried-out";
import { plain, rulesOf } from "@assize/kernel-verifier/search-rules";
import { dataSchema } from "../src/event-schemas.ts";
import { dataOf } from "../src/vectors/cases.ts";
import { excerpt, type Moment, recordedGame, VECTOR_GAMES } from "../src/vectors/recorded.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

const exampleLines = (name: string): readonly string[] =>
  readFileSync(
    fileURLToPath(new URL(`../../../docs/examples/games/${name}.jsonl`, import.meta.url)),
    "utf8",
  )
    .split("\n")
    .slice(0, -1);

const SOURCES = ["short-4p", "treasure-2p"].map((name) => recordedGame(name, exampleLines(name)));

const pick = <T>(draw: Draw, items: readonly T[]): T => items[draw(items.length)]!;

const NUMBERS = [0, 1, 2, 3, 7, 18, 40, 999];

/** Any value of this shape, or one of the same field that was recorded somewhere. */
const valueOf = (schema: JsonObject, draw: Draw, depth = 0): Json => {
  const variants = schema["anyOf"] as readonly JsonObject[] | undefined;
  if (variants !== undefined) return valueOf(pick(draw, variants), draw, depth + 1);
  const options = schema["enum"] as readonly Json[] | undefined;
  if (options !== undefined) return pick(draw, options);
  switch (schema["type"]) {
    case "integer":
    case "number":
      return pick(draw, NUMBERS);
    case "array": {
      const items = schema["items"] as JsonObject | undefined;
      return Array.from({ length: draw(5) }, () => valueOf(items ?? {}, draw, depth + 1));
    }
    case "object": {
      const members = (schema["properties"] ?? {}) as Record<string, JsonObject>;
      return Object.fromEntries(
        Object.entries(members).map(([name, one]) => [name, valueOf(one, draw, depth + 1)]),
      );
    }
    case "boolean":
      return draw(2) === 0;
    case "string":
      return pick(draw, ["A1", "C7", "E5", "troll-1", "sword-1", "crown-1", ""]);
    default:
      return null;
  }
};

/** Everything of a position, by its text: also what its encoding leaves out. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (one instanceof Map) return [...(one as Map<unknown, unknown>)];
    if (one instanceof Set) return [...(one as Set<unknown>)];
    if (typeof one === "number" && !Number.isFinite(one)) return "no number";
    return one === undefined ? "no value" : one;
  });

const isWhole = (text: string): boolean =>
  !text.includes('"no number"') && !text.includes('"no value"');

describe.each(SOURCES.map((source) => [source.name, source] as const))("%s", (_, source) => {
  const { moments, start } = source;
  const rules = rulesOf(start);
  const { model } = start.game;
  const draw = drawFrom(seeded(5));
  const step = DEEP ? 3 : Math.ceil(moments.length / 120);
  const chosen = moments.filter((_one, index) => index % step === 0);
  const schemas = Object.keys(model.events).map(
    (type) => [type, dataSchema(model, type), moments.filter((one) => one.type === type)] as const,
  );
  const dataFor = (schema: JsonObject, recorded: readonly Moment[]): JsonObject =>
    recorded.length > 0 && draw(3) === 0
      ? dataOf(pick(draw, recorded))
      : (valueOf(schema, draw) as JsonObject);

  it("no claim leaves a number that is none, a missing key, or another position behind", () => {
    const counts = { tried: 0, carried: 0 };
    for (const moment of chosen) {
      const before = plain(rules, moment.before);
      const text = textOf(before.context);
      expect(isWhole(text)).toBe(true);
      const keys = Object.keys(before.context as object);
      for (const [type, schema, recorded] of schemas)
        for (const row of waysOf(rules, before, type)) {
          const data = dataFor(schema, recorded);
          const seat = draw(4);
          const event =
            model.events[type]!.class === "decision" ? { type, by: seat, data } : { type, data };
          counts.tried++;
          const after = carriedOut(rules, before, { row, event: event as never });
          if (after === null) continue;
          counts.carried++;
          const told = textOf(after.context);
          expect([type, data, isWhole(told)]).toEqual([type, data, true]);
          expect(Object.keys(after.context as object)).toEqual(keys);
          expect(textOf(model.encodeContext(after.context))).not.toContain("no ");
        }
      expect(textOf(before.context) === text).toBe(true);
    }
    expect(counts.tried).toBeGreaterThan(150);
    expect(counts.carried).toBeGreaterThan(30);
  });
});

/** One thing done to a log at random. */
const damage = (lines: readonly string[], other: readonly string[], draw: Draw): Tampering => {
  const seq = 1 + draw(lines.length - 1);
  const [moment, second] = [1 + draw(lines.length - 1), 1 + draw(lines.length - 1)];
  const changed = (change: (value: Json) => Json): Tampering =>
    edit(seq, (draft) => {
      const data = { ...(draft["data"] as JsonObject) };
      const fields = Object.keys(data);
      if (fields.length === 0) return draft;
      const field = pick(draw, fields);
      return { ...draft, data: { ...data, [field]: change(data[field]!) } };
    });
  return pick(draw, [
    drop(seq),
    repeat(seq),
    swap(seq, moment),
    editData(seq, { surplus: 1 }),
    edit(seq, (draft) => ({
      ...draft,
      by: pick<number | undefined>(draw, [0, 1, 2, 9, undefined]),
    })),
    edit(seq, (draft) => ({ ...draft, data: (JSON.parse(lines[second]!) as JsonObject)["data"] })),
    edit(seq, (draft) => ({ ...draft, type: (JSON.parse(lines[second]!) as JsonObject)["type"] })),
    changed(() => pick<Json>(draw, [...NUMBERS, "", "A1", null, [], {}, [0, 0], true])),
    changed(() => ({ $unknown: "illegible" })),
    changed((value) => (Array.isArray(value) ? (value as readonly Json[]).toReversed() : value)),
    (all) => [...all.slice(0, seq), ...other.slice(1)],
    (all) => [...all.slice(0, seq + 1), ...all.slice(Math.max(1, seq - 6))],
    (all) => [all[0]!, ...all.slice(1).toReversed()],
    (all) => all.toSpliced(seq, 4),
  ]);
};

const LOGS = DEEP ? 1_200 : 120;
const LENGTH = 8;

it("nothing else throws, whatever is recorded", () => {
  const draw = drawFrom(seeded(9));
  const kinds = new Map<string, number>();
  for (let count = 0; count < LOGS; count++) {
    const { moments } = SOURCES[count % SOURCES.length]!;
    const cutOut = (): readonly string[] =>
      excerpt(moments[draw(moments.length - 5)]!, 5 + draw(LENGTH));
    let lines = cutOut();
    const other = cutOut();
    for (let more = draw(3); more >= 0 && lines.length > 1; more--)
      lines = damage(lines, other, draw)(lines);
    const bytes = bytesOf(tamper(lines, nodeHash));
    const answer = audit(bytes, { games: VECTOR_GAMES, hash: nodeHash });
    const kind = answer.kind === "audited" ? answer.verdict.kind : answer.kind;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  expect(kinds.get("violated")).toBeGreaterThan(LOGS / 2);
}, 3_600_000);
