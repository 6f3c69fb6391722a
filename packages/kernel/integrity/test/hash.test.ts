import * as fc from "fast-check";
import { expect, test } from "vitest";
import { digestJson, nobleHash } from "../src/index.ts";
import { nodeHash } from "../src/node.ts";

/** From FIPS 180-4's examples and NIST's test files. */
const VECTORS: readonly (readonly [what: string, text: string, hex: string])[] = [
  ["nothing", "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  [
    "two blocks",
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  ],
  [
    "a million times a",
    "a".repeat(1_000_000),
    "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
  ],
];

test.each(VECTORS)("both hashes know the digest of %s", (_, text, hex) => {
  const digest = Buffer.from(hex, "hex").toString("base64url");
  const bytes = new TextEncoder().encode(text);
  for (const hash of [nobleHash, nodeHash]) {
    expect(hash(text)).toBe(digest);
    expect(hash(bytes)).toBe(digest);
  }
});

test("both hashes agree on any bytes, and on a view of them", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(20), (bytes, start) => {
      const view = bytes.subarray(start);
      expect(nobleHash(view)).toBe(nodeHash(view));
      expect(nodeHash(view)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    }),
  );
});

test("a text is hashed as its UTF-8 bytes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const bytes = new TextEncoder().encode(text);
      expect(nobleHash(text)).toBe(nobleHash(bytes));
      expect(nodeHash(text)).toBe(nodeHash(bytes));
    }),
  );
});

test("pieces are hashed as their bytes one after the other", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 90 }), { maxLength: 5 }), (pieces) => {
      const whole = Uint8Array.from(pieces.flatMap((piece) => [...piece]));
      expect(nobleHash(pieces)).toBe(nobleHash(whole));
      expect(nodeHash(pieces)).toBe(nobleHash(whole));
    }),
  );
});

test("digestJson hashes the RFC 8785 form", () => {
  const canonical = '{"":[],"a":{"b":1,"é":null},"b":"\\n€","\u{1F600}":2,"\uFB33":3}';
  const value = { b: "\n€", "\uFB33": 3, "\u{1F600}": 2, a: { é: null, b: 1 }, "": [] };
  expect(digestJson(value, nodeHash)).toBe(nodeHash(canonical));
});

test("digestJson does not see the order of keys, and sees every value", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer(), { minKeys: 1 }), (value) => {
      const reversed = Object.fromEntries(Object.entries(value).toReversed());
      expect(digestJson(reversed, nobleHash)).toBe(digestJson(value, nodeHash));
      const key = Object.keys(value)[0]!;
      const changed = { ...value, [key]: value[key]! + 1 };
      expect(digestJson(changed, nodeHash)).not.toBe(digestJson(value, nodeHash));
    }),
  );
});
