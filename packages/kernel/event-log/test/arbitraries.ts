// Generators of sound headers, envelopes and logs, and small sound examples. Tests only.
import type { JsonObject } from "@assize/kernel-model";
import * as fc from "fast-check";
import { encodeEvent, encodeHeader } from "../src/index.ts";
import type { Envelope, Header } from "../src/index.ts";

export const DIGEST = "A".repeat(43);

export const HEADER: Header = {
  format: "assize-log/1",
  game: "nim",
  rules: 1,
  rulebook: DIGEST,
  edition: { id: "reference", digest: DIGEST },
  rulings: { set: "standard", overrides: {} },
  seats: [{ colour: "red" }, { colour: "blue" }],
  options: {},
  table: {},
};

const FORBIDDEN = ["__proto__", "constructor", "prototype"];
const text = fc.string({ unit: "grapheme", maxLength: 12 });
const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 });
const key = text.filter((value) => !value.startsWith("$") && !FORBIDDEN.includes(value));
const whole = fc.oneof(
  fc.integer(),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER),
);
const digest = fc.string({
  unit: fc.constantFrom(
    ..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".split(""),
  ),
  minLength: 43,
  maxLength: 43,
});

const { value: json } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, true, false),
    whole,
    text,
    fc.record({ $unknown: text }),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(key, tie("value"), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const jsonObject = fc.dictionary(key, json, {
  maxKeys: 5,
  noNullPrototype: true,
}) as fc.Arbitrary<JsonObject>;

const extensions = fc.dictionary(
  text.filter((value) => !value.startsWith("$")).map((value) => `x-${value}`),
  json,
  { maxKeys: 2, noNullPrototype: true },
);

const extended = (members: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.tuple(members, extensions).map(([known, extra]) => ({ ...known, ...extra }));

const seat = extended(
  fc.record({ colour: name, name, key: name }, { requiredKeys: ["colour"], noNullPrototype: true }),
);

export const header = extended(
  fc.record(
    {
      format: fc.constant("assize-log/1"),
      game: name,
      rules: fc.integer({ min: 1 }),
      rulebook: digest,
      edition: fc.record({ id: name, digest }, { noNullPrototype: true }),
      rulings: fc.record(
        {
          set: name,
          overrides: fc.dictionary(key, text, { maxKeys: 3, noNullPrototype: true }),
        },
        { noNullPrototype: true },
      ),
      seats: fc.array(seat, { minLength: 1, maxLength: 4 }),
      options: jsonObject,
      table: jsonObject,
      terse: fc.constant(true),
      position: fc.record(
        { place: name, context: json, from: name },
        { requiredKeys: ["place", "context"], noNullPrototype: true },
      ),
    },
    {
      requiredKeys: [
        "format",
        "game",
        "rules",
        "rulebook",
        "edition",
        "rulings",
        "seats",
        "options",
        "table",
      ],
      noNullPrototype: true,
    },
  ),
) as fc.Arbitrary<Header>;

const instant = fc
  .date({ min: new Date(0), max: new Date("9999-01-01T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString());

export const envelope = extended(
  fc.record(
    { seq: fc.nat(), type: name, by: fc.nat(), at: instant, data: jsonObject, prev: digest },
    { requiredKeys: ["seq", "type", "data"], noNullPrototype: true },
  ),
) as fc.Arbitrary<Envelope>;

export const gameText = fc
  .tuple(header, fc.array(envelope, { maxLength: 6 }))
  .map(([head, events]) =>
    [encodeHeader(head), ...events.map((one) => encodeEvent(one))]
      .map((line) => `${line}\n`)
      .join(""),
  );

export const logText = fc
  .array(gameText, { minLength: 1, maxLength: 4 })
  .map((all) => all.join(""));

const encoder = new TextEncoder();
export const bytesOf = (value: string): Uint8Array => encoder.encode(value);
