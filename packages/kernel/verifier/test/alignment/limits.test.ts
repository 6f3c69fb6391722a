// What each limit of the search does to a small record, by the same record with another limit.
import { readLog } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Finding } from "@assize/kernel-model";
import { start } from "@assize/kernel-referee";
import { replay } from "@assize/kernel-replay";
import { bytesOf, cut, drop, editData, insert, tamper, type Tampering } from "@assize/testkit";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import { DEFAULTS, type Limits } from "../../src/alignment/costs.ts";
import { explain, seek } from "../../src/alignment/explain.ts";
import { GAMES, passed, takes } from "../games.ts";
import { LINES, told } from "./told.ts";

/** What is told of a record within other limits, and where it stops. */
const within = (
  limits: Partial<Limits>,
  lines: readonly string[],
  ...done: readonly Tampering[]
) => {
  const record = readLog(bytesOf(tamper(lines, nodeHash, ...done)));
  if (!record.ok) throw new Error(record.problem.code);
  const options = {
    games: GAMES,
    digest: (value: Parameters<typeof digestJson>[0]) => digestJson(value, nodeHash),
  };
  const started = Result.getOrThrow(start(record.header, options));
  const replayed = replay(started, record);
  for (const _ of replayed.steps);
  const sought = seek(started, record, replayed.reached(), { ...DEFAULTS, ...limits });
  const { others } = sought.found;
  const { telling, steps } = explain(sought, new Set(), null);
  for (const _ of steps);
  const findings: readonly Finding[] = telling.findings;
  return {
    told: told({ findings } as Parameters<typeof told>[0]),
    stopped: telling.stopped?.code ?? null,
    others: others.length,
  };
};

/** A choice written again otherwise with what follows from it, and a line twice: both may be the seat's doing. */
const WRITTEN_AGAIN = [insert(14, takes(1, 2)), insert(15, passed(4)), insert(16, takes(0, 2))];
/** From line 16 on the game goes on from before line 14. */
const TAKEN_BACK = [
  cut(16),
  insert(16, takes(0, 1)),
  insert(17, passed(2)),
  insert(18, takes(1, 2)),
];
const twoDropped = [drop(2), drop(2)];
const fourDropped = [drop(6), drop(6), drop(6), drop(6)];
const late: Tampering = (lines) => lines.toSpliced(1, 1).toSpliced(4, 0, lines[1]!);

describe("a limit changes what is told", () => {
  test.each<[keyof Limits, number, readonly string[], readonly Tampering[], string]>([
    ["beam", 1, LINES.nim, fourDropped, "7 value believed 10 recorder"],
    [
      "worse",
      1,
      LINES.nim,
      WRITTEN_AGAIN,
      "14 choice-not-carried-out passed-over 12 between 1 and recorder",
    ],
    ["rivals", 0, LINES.nim, twoDropped, "2 left-out corrected 10 between recorder and 1"],
    ["ahead", 0, LINES.auction, [late], "3 exchanged corrected 10 recorder"],
    ["back", 1, LINES.nim, TAKEN_BACK, "16 undone corrected 16 between recorder and 0"],
  ])("%s: %d", (name, other, lines, done, first) => {
    const usual = within({}, lines, ...done);
    expect(usual.stopped).toBeNull();
    expect(usual.told[0]).toBe(first);
    expect(within({ [name]: other }, lines, ...done).told).not.toEqual(usual.told);
  });

  test("of steps: the search ends there", () => {
    const done = [editData(5, { left: 9 }), drop(9)];
    expect(within({}, LINES.nim, ...done).stopped).toBeNull();
    expect(within({ steps: 2 }, LINES.nim, ...done).stopped).toBe("search-limit");
  });

  test("of a long run of lines that are no part of the game: few explanations go on", () => {
    const strange: Tampering = (lines) =>
      lines.concat(
        Array.from(
          { length: 40 },
          (_, at) => `{"seq":${lines.length + at},"type":"strange","data":{}}`,
        ),
      );
    const done = [...WRITTEN_AGAIN, strange];
    const usual = within({}, LINES.nim, ...done);
    const few = within({ longRun: 20, beamOfLongRun: 2 }, LINES.nim, ...done);
    expect(usual.others).toBeGreaterThan(2);
    expect(few.others).toBe(1);
    expect([few.told, few.stopped]).toEqual([usual.told, usual.stopped]);
  });
});
