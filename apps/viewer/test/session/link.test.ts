// Links to a moment: read back as written, and harmless whatever they say.
import { SeatId } from "@assize/kernel-model";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isOnlyHere } from "../../src/session/address.ts";
import { formatLink, parseLink } from "../../src/session/link.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const RUNS = DEEP ? 5_000 : 250;

const link = fc.record({
  seq: fc.option(fc.nat({ max: 999_999_999 })),
  hash: fc.option(fc.stringMatching(/^[\w-]{8}$/)),
  eyes: fc.constantFrom("public" as const, ...[0, 1, 4].map((seat) => SeatId(seat))),
  panel: fc.option(fc.constantFrom("chart", "what-if")),
  against: fc.constant(null),
  game: fc.option(fc.stringMatching(/^1\.[\w-]{1,400}$/)),
  branch: fc.option(
    fc.string({ minLength: 1, maxLength: 80 }).filter((name) => name.isWellFormed()),
  ),
});

test("what is written is read", () => {
  fc.assert(
    fc.property(link, (wished) => {
      expect(parseLink(formatLink(wished))).toEqual(wished);
    }),
    { numRuns: RUNS },
  );
});

test("anything can be read, and gives numbers and short words", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const { seq, hash, branch, panel } = parseLink(text);
      expect(seq === null || Number.isSafeInteger(seq)).toBe(true);
      expect(hash === null || /^[\w-]{1,64}$/.test(hash)).toBe(true);
      expect(panel === null || /^[\w-]{1,64}$/.test(panel)).toBe(true);
      expect((branch ?? "").length).toBeLessThanOrEqual(80);
    }),
    { numRuns: RUNS },
  );
});

test("all-seeing eyes and the record go without saying", () => {
  const wished = { eyes: "all", against: null, branch: null, panel: null, game: null } as const;
  expect(formatLink({ seq: 7, hash: "1a2b3c4d", ...wished })).toBe("#e=7&h=1a2b3c4d");
  expect(parseLink("#e=-1&seat=x&h=<script>")).toEqual({
    seq: null,
    hash: null,
    eyes: null,
    against: null,
    branch: null,
    panel: null,
    game: null,
  });
});

test.each([
  ["http://127.0.0.1:4173/t/#e=1", true],
  ["http://localhost:8080/", true],
  ["http://[::1]:80/", true],
  ["file:///home/ada/game.html", true],
  ["https://127.0.0.1.example.org/", false],
  ["https://localhost.example.org/", false],
  ["http://192.168.0.7/", false],
])("whether %s opens on this computer only: %s", (address, expected) => {
  expect(isOnlyHere(address)).toBe(expected);
});
