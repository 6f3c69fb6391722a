// Lines that take play back, and runs of lines that are no part of a game, in records that are explained by edits.
import { nodeHash } from "@assize/kernel-integrity/node";
import { drop, insert, tamper } from "@assize/testkit";
import fc from "fast-check";
import { expect, test } from "vitest";
import { laid, linesOfGame, passed, runs, takes } from "../games.ts";
import { deeds, HEADER_2, undone, undoneGame } from "../undone-nim.ts";
import { verdictAsStated } from "./told.ts";

const heap = fc.integer({ min: 5, max: 20 });

test("no seat is accused behind a line that takes play back, where a lost line made its number another", () => {
  let looked = 0;
  fc.assert(
    fc.property(heap, deeds, fc.nat(10), (matches, done, nth) => {
      const game = undoneGame(matches, done);
      const first = 1 + (nth % game.events.length);
      const { findings } = verdictAsStated(drop(first)(game.lines));
      const left = game.events.toSpliced(first - 1, 1);
      const off = left.findIndex(({ type }, index) => type === "table/undo" && index >= first);
      if (off < 0) return;
      const behind = findings.filter(({ seq }) => seq > off + 1);
      expect(behind.filter(({ blame }) => blame === "player")).toEqual([]);
      looked++;
    }),
    { numRuns: runs(100) },
  );
  expect(looked).toBeGreaterThan(runs(20));
});

test("a line that was put in before the one in hand is taken again with it, or left out", () => {
  const taking = [1, 1, 1, 1, 1, 1].map((take) => ({ take }));
  const later = [{ back: 0 }, { take: 3 }, { back: 15 }, { take: 3 }, { take: 1 }, { take: 1 }];
  const { lines } = undoneGame(7, [...taking, ...later]);
  const { findings, covered } = verdictAsStated(tamper(lines, nodeHash, drop(1)));
  expect(covered.stopped).toBeNull();
  expect(findings[0]).toMatchObject({ seq: 1, explained: { deviation: "left-out" } });
  expect(findings.filter(({ blame }) => blame === "player")).toEqual([]);
});

test("thousands of undos behind a deviation, each to a line of its own, are all gone along", () => {
  const back = Array.from({ length: 500 }, (_, index) => undone(4 + index));
  const forth = Array.from({ length: 250 }, () => [takes(1, 1), undone(4)]).flat();
  const lines = linesOfGame(
    [laid(7), takes(0, 3), passed(4), undone(3), ...forth, ...back],
    HEADER_2,
  );
  const wrong = tamper(lines, nodeHash, insert(4, { type: "turn-passed", data: { left: 4 } }));
  const { kind, covered, findings } = verdictAsStated(wrong);
  expect(kind).toBe("violated");
  expect(findings).toHaveLength(1);
  expect(covered.stopped).toBeNull();
});

test("a long run of lines that are no part of the game is told line by line", () => {
  const noise = Array.from({ length: 40 }, (_, at) => insert(4, { type: "no-such", data: { at } }));
  const lines = tamper(linesOfGame(), nodeHash, ...noise);
  const { findings } = verdictAsStated(lines);
  expect(findings.map(({ code }) => code)).toEqual(noise.map(() => "type-unknown"));
});
