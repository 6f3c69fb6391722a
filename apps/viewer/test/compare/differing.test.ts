// Findings of one side; rulings in a link, and apart.
import { expect, test } from "vitest";
import { boundsOf, circle, group, type Scene, text } from "@assize/kernel-drawing";
import type { Finding } from "@assize/kernel-model";
import {
  choicesInWords,
  differingIn,
  findingsOnlyIn,
  rulingsApart,
  statesApart,
} from "../../src/panels/compare/differing.ts";
import { placesApart } from "../../src/panels/compare/places-apart.ts";
import { findingsOf, standingOf } from "../../src/panels/compare/sides.ts";
import type { BranchFacts, FindingText } from "../../src/protocol/protocol.ts";
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
  expect(rulingsApart(mine, other)).toEqual({ bank: "unlimited" });
  expect(rulingsApart(other, mine)).toEqual({ bank: "limited:60" });
  expect(rulingsApart(mine, mine)).toEqual({});
});

test("what is chosen of rulings is told as the rulebook says it, with its number", () => {
  const bank = {
    id: "bank",
    question: "Is the bank limited?",
    chosen: "unlimited",
    options: [
      { id: "unlimited", statement: "There is always enough." },
      { id: "limited:N", statement: "There is only so much gold." },
    ],
  };
  expect(choicesInWords({ bank: "limited:60", other: "x" }, [bank])).toEqual([
    "There is only so much gold. (60)",
  ]);
  expect(choicesInWords({ bank: "unlimited" }, [bank])).toEqual(["There is always enough."]);
});

test("states are told apart by the lines that only one of them has, all of them", () => {
  expect(statesApart(["Year 3", "  Red: 4 gold"], ["Year 3", "  Red: 5 gold"])).toEqual([
    { of: null, left: "Red: 4 gold", right: "Red: 5 gold" },
  ]);
  const added = { of: null, left: null, right: "b" };
  expect(statesApart(["a"], ["a", "b"])).toEqual([added]);
  const many = Array.from({ length: 9 }, (_, index) => `line ${index}`);
  expect(statesApart(many, [])).toHaveLength(9);
});

test("tables are told apart cell by cell, with the names of row and column", () => {
  const table = (gold: string, last: readonly string[]) => [
    "Seat   Gold  Units",
    `Alice  ${gold}     two`,
    "Bruno  1     one",
    "",
    "Region  Alice  Bruno",
    ...last,
  ];
  const region = (number: number, alice: number) => `${number}       ${alice}      0`;
  expect(
    statesApart(table("3", [region(1, 2), region(2, 5)]), table("0", [region(1, 2), region(3, 4)])),
  ).toEqual([
    { of: "Alice, Gold", left: "3", right: "0" },
    { of: "Region 2", left: "5, 0", right: null },
    { of: "Region 3", left: null, right: "4, 0" },
  ]);
});

test("places where boards differ: each is small enough to be read, together they hold all that differs, panels too", () => {
  const dot = (key: string, layer: string, x: number, y: number) => ({
    ...group(key, "", [x, y], [circle(`${key}:dot`, "", [0, 0], 10)]),
    layer,
  });
  const at = [
    [20, 20],
    [60, 40],
    [700, 500],
    [720, 30],
  ] as const;
  const map = at.map(([x, y], index) => dot(`m${index}`, "map", x, y));
  const scene = { width: 1_000, height: 600, title: "" };
  const left: Scene = { ...scene, shapes: [...map, dot("p", "purse", 950, 40)] };
  const right: Scene = { ...scene, shapes: map };
  const parts = ["map", "purse"].map((id) => ({ id, title: `The ${id}`, layers: [id] }));
  const room = { width: 300, height: 200 };
  const sides = [
    [left, ["m0", "m1", "p"]],
    [right, ["m1", "m2", "m3"]],
  ] as const;
  const places = placesApart(sides, parts, room);
  expect(places.map(({ titles }) => titles)).toEqual([
    ["The map"],
    ["The map", "The purse"],
    ["The map"],
  ]);
  const boxes = places.map(({ bounds }) => bounds);
  for (const { left: from, right: to, top, bottom } of boxes)
    expect([to - from <= room.width, bottom - top <= room.height]).toEqual([true, true]);
  for (const shape of left.shapes) {
    const box = boundsOf([shape])!;
    const holds = boxes.some((one) => one.left <= box.left && one.right >= box.right);
    expect([shape.key, holds]).toEqual([shape.key, true]);
  }
  expect(placesApart([[left, []] as const, [right, []] as const], parts, room)).toEqual([]);
});

test("a panel that only stands elsewhere does not differ, what stands in it does; but where nothing else differs", () => {
  const panel = (y: number, gold: string): Scene => ({
    width: 9,
    height: 9,
    title: "",
    shapes: [group("seat", "", [0, y], [text("seat:gold", "", [1, 1], gold, 9)], { aside: true })],
  });
  expect(differingIn(panel(1, "3"), panel(5, "4"))).toEqual(["seat:gold"]);
  expect(differingIn(panel(1, "3"), panel(5, "3"))).toEqual(["seat"]);
  expect(differingIn(panel(1, "3"), panel(1, "3"))).toEqual([]);
});

test("a branch has the findings of the record before it, and none of its own", () => {
  const found = (seq: number): FindingText => ({ finding: { seq } as Finding }) as FindingText;
  const branch = (id: number, of: number, seq: number) => ({ id, from: { branch: of, seq } });
  const branches = [branch(1, 0, 99), branch(2, 1, 120)] as unknown as readonly BranchFacts[];
  const standing = standingOf(2, undefined, branches);
  expect(standing).toMatchObject({ kind: "branch", since: 99 });
  expect(findingsOf(standing, [found(7), found(99), found(100)])).toEqual([found(7), found(99)]);
  expect(standingOf(3, undefined, branches)).toBeUndefined();
});
