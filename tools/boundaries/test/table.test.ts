// The laws that every row must keep, so that a careless row cannot repeal them.
import { expect, test } from "vitest";
import { findCycles } from "../src/cycles.ts";
import { SCOPE, nameOf } from "../src/naming.ts";
import { TABLE } from "../src/table.ts";
import type { Row } from "../src/table.ts";

const rowOf = (name: string): Row | undefined =>
  TABLE.find((row) => nameOf(row.folder) === SCOPE + name);
const below = TABLE.filter(({ layer }) => layer.kind !== "app" && layer.kind !== "tool");
const kernel = below.filter(({ layer }) => layer.kind === "kernel");
const games = below.filter(({ layer }) => layer.kind === "game");
const layersUnder = (row: Row): readonly (Row["layer"] | undefined)[] =>
  row.packages.map((name) => rowOf(name)?.layer);

test("the table is not empty, and every row names rows", () => {
  expect(kernel.length).toBeGreaterThanOrEqual(9);
  expect(games.length).toBeGreaterThanOrEqual(10);
  const unknown = TABLE.flatMap((row) => row.packages.filter((name) => rowOf(name) === undefined));
  expect(unknown).toEqual([]);
});

test("no row closes a circle", () => {
  const edges = TABLE.map((row) => [nameOf(row.folder), row.packages.map((name) => SCOPE + name)]);
  expect(findCycles(new Map(edges as [string, string[]][]))).toEqual([]);
});

test.each(kernel)("$folder imports the kernel only", (row) => {
  expect(layersUnder(row).filter((layer) => layer?.kind !== "kernel")).toEqual([]);
});

test.each(games)("$folder imports no other game", (row) => {
  const others = layersUnder(row).filter(
    (layer) => layer?.kind !== "kernel" && JSON.stringify(layer) !== JSON.stringify(row.layer),
  );
  expect(others).toEqual([]);
});

test.each(games)("$folder knows no log, no hash and no verdict", (row) => {
  const forbidden = ["kernel-event-log", "kernel-integrity", "kernel-referee", "kernel-verifier"];
  expect(row.packages.filter((name) => forbidden.includes(name))).toEqual([]);
});

/** A game in one package has its chart there. */
const isWholeGame = ({ folder, layer }: Row): boolean =>
  layer.kind === "game" && folder === `packages/${layer.game}`;

test("only apps and tools ask the catalogue for games", () => {
  const asking = TABLE.filter((row) => row.packages.includes("catalogue"));
  expect(asking.length).toBeGreaterThanOrEqual(3);
  expect(asking.filter((row) => below.includes(row))).toEqual([]);
});

test("only the chart engine, statecharts, inspection and the testkit know XState", () => {
  const knowing = TABLE.filter(
    (row) => row.externals.some((name) => name.startsWith("xstate")) && !isWholeGame(row),
  );
  expect(knowing.map((row) => row.folder)).toEqual([
    "packages/kernel/chart-engine",
    "packages/xidit/statecharts",
    "packages/grandlin/statecharts",
    "packages/inspection/observe",
    "packages/inspection/xstate-inspect",
    "packages/testkit",
  ]);
});

test.each(below)("$folder uses Effect's plain values only", (row) => {
  const effects = row.externals.filter((name) => /^(@?effect)(\/|$)/.test(name));
  const plain = [
    "effect/Schema",
    "effect/SchemaIssue",
    "effect/SchemaRepresentation",
    "effect/Brand",
    "effect/Result",
  ];
  expect(effects.filter((name) => !plain.includes(name))).toEqual([]);
});

test("scene and bots know the game by its views: no events, charts, queues or scoring", () => {
  const own = (name: string): readonly string[] | undefined =>
    rowOf(name)?.packages.filter((one) => one.startsWith("xidit-"));
  expect(own("xidit-scene")).toEqual(["xidit-edition", "xidit-game"]);
  expect(own("xidit-bots")).toEqual(["xidit-edition", "xidit-game"]);
});
