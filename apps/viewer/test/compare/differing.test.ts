// Findings of one side; rulings in a link, and apart.
import { expect, test } from "vitest";
import type { Finding } from "@assize/kernel-model";
import { findingsOnlyIn, rulingsApart } from "../../src/panels/compare/differing.ts";
import type { FindingText } from "../../src/protocol/protocol.ts";
import { formatRulings, parseRulings } from "../../src/session/comparison.ts";
import { formatLink, parseLink } from "../../src/session/link.ts";

test("findings of one side are those that the other does not have at that event", () => {
  const found = (seq: number, code: string, id: string): FindingText =>
    ({ finding: { seq, code, type: "moved", id } as unknown as Finding }) as FindingText;
  const left = [found(3, "a", "f1"), found(5, "b", "f2")];
  const right = [found(5, "b", "f1"), found(5, "c", "f2")];
  expect(findingsOnlyIn(left, right).map(({ finding }) => finding.id)).toEqual(["f1"]);
  expect(findingsOnlyIn(right, left).map(({ finding }) => finding.id)).toEqual(["f2"]);
});

test("rulings go into a link and come back; anything else is no comparison", () => {
  for (const rulings of [
    { set: "en", overrides: {} },
    { set: "default", overrides: { "threat-once": "one", "titan.x": "any-city" } },
    { overrides: { "threat-once": "one" } },
    { set: "en", overrides: { bank: "limited:60" } },
  ]) {
    expect(parseRulings(formatRulings(rulings))).toEqual(rulings);
    const link = formatLink({ ...parseLink("#e=3"), against: rulings });
    expect(parseLink(link)).toMatchObject({ seq: 3, against: rulings });
  }
  for (const text of [null, "", "a b", "<img>", "en,one", "en,a:b:c", "../en", "x".repeat(61)])
    expect(parseRulings(text)).toBeNull();
});

test("rulings are apart where both games have them and choose otherwise", () => {
  const mine = { bank: "unlimited", "no-road": "stay", own: "yes" };
  const other = { bank: "limited:60", "no-road": "stay", theirs: "no" };
  expect(rulingsApart(mine, other)).toEqual(["bank: unlimited"]);
  expect(rulingsApart(other, mine)).toEqual(["bank: limited:60"]);
  expect(rulingsApart(mine, mine)).toEqual([]);
});
