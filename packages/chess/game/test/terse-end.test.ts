// A terse record leaves out what decides its game: the verdict rests on it all the same, and on the rulings that it reads.
import { readLog } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { auditRead, matrixOf } from "@assize/kernel-verifier";
import { bytesOf, recordOf } from "@assize/testkit";
import { expect, test } from "vitest";
import { chess } from "../src/index.ts";
import { at, flag, headerWith, line } from "./a-table.ts";

/** A knight's side against a pawn's, whose flag falls: drawn or lost, by the ruling alone. */
const read = readLog(
  bytesOf(
    recordOf({ ...headerWith(), terse: true, position: at("8/8/4k3/3n4/8/8/4P3/4K3 w - - 0 40") }, [
      ...line("e1f2 e6d6"),
      flag(0, "arbiter"),
    ]),
  ),
);
const options = { games: [chess], hash: nodeHash };

test("the rulings by which it ends are among those that were read", () => {
  const audited = auditRead(read, options);
  if (audited.kind !== "audited") throw new Error(audited.problem.code);
  const { kind, outcome, rulings } = audited.verdict;
  expect([kind, outcome?.winners, rulings.read]).toEqual(["compliant", [1], ["flag-material"]]);
  const full = auditRead(read, { ...options, fullReader: true });
  expect(full.kind === "audited" && full.verdict).toEqual(audited.verdict);
});

test("under other readings it ends otherwise, and the ruling that decides is named", () => {
  const winners = new Map(
    matrixOf(read, options)!.rows.flatMap((row) =>
      row.rulings["flag-material"]!.map((option) => [option, row.winners] as const),
    ),
  );
  expect(winners.get("no-mate-possible")).toEqual([1]);
  expect(winners.get("no-forced-win")).toEqual([]);
  expect(winners.get("listed-material")).toEqual([]);
});
