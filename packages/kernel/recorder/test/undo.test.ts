// Play that is taken back while a game is recorded: written down, gone on from, and resumed.
import { createMemoryStore, encodeHeader } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { ENGINES, isOver, start } from "@assize/kernel-referee";
import { bytesOf } from "@assize/testkit";
import * as Result from "effect/Result";
import { describe, expect, test } from "vitest";
import {
  begin,
  createStored,
  type Recording,
  resume,
  resumeFrom,
  type Submission,
  submit,
  submitStored,
  undoTo,
} from "../src/index.ts";
import { digest, GAMES, HEADER, verdictOn } from "./table-of-nim.ts";

const HEADER_2 = { ...HEADER, format: "assize-log/2" } as const;
const BOTH = [0, 1] as never;

const laid = (matches: number): Submission => ({ type: "matches-laid", data: { matches } });
const takes = (by: number, matches: number): Submission => ({
  type: "matches-taken",
  by,
  data: { matches },
});

const play = (from: Recording, choices: readonly Submission[]) => {
  let recording = from;
  const lines: string[] = [];
  for (const choice of choices) {
    const recorded = Result.getOrThrow(submit(recording, choice));
    ({ recording } = recorded);
    lines.push(...recorded.lines);
  }
  return { recording, lines };
};

const CHOICES: readonly Submission[] = [
  laid(6),
  takes(0, 3),
  takes(1, 3),
  undoTo({ to: 3, seats: BOTH }),
  takes(1, 1),
  undoTo({ to: 3, seats: BOTH }),
  takes(1, 2),
  takes(0, 1),
];

describe.each(ENGINES)("a recording on the %s engine", (engine) => {
  const begun = (header = HEADER_2) =>
    begin(Result.getOrThrow(start(header, { games: GAMES, digest, engine })), nodeHash);

  test("is taken back, goes on from there, and is compliant", () => {
    const { recording, lines } = begun();
    const played = play(recording, CHOICES);
    const log = [...lines, ...played.lines];
    expect(isOver(played.recording.game, played.recording.position)).toBe(true);
    expect(verdictOn(bytesOf(log))).toMatchObject({
      kind: "compliant",
      finished: true,
      assurance: "chained",
      takenBack: { count: 2 },
    });
  });

  test("writes what is forced from there", () => {
    const { recording, lines } = begun();
    const played = play(recording, [laid(6), takes(0, 3), undoTo({ to: 2, seats: BOTH })]);
    expect(played.lines.map((line) => line.match(/"type":"([^"]*)"/)![1])).toEqual([
      "matches-laid",
      "matches-taken",
      "turn-passed",
      "table/undo",
      "turn-passed",
    ]);
    expect(verdictOn(bytesOf([...lines, ...played.lines]))).toMatchObject({ kind: "compliant" });
  });

  test("resumes after each line as the recording that wrote it", () => {
    const { recording, lines } = begun();
    const log = [...lines, ...play(recording, CHOICES).lines];
    for (let length = 1; length <= log.length; length++) {
      const resumed = resumeFrom(bytesOf(log.slice(0, length)), { games: GAMES, hash: nodeHash });
      const { recording: again, lines: missing } = Result.getOrThrow(resumed);
      expect([...log.slice(0, length), ...missing]).toEqual(log.slice(0, length + missing.length));
      const back = submit(again, undoTo({ to: 0, seats: BOTH }));
      expect(Result.isSuccess(back)).toBe(true);
    }
  });

  test("refuses an undo that leads nowhere, and one in a log that has none", () => {
    const { recording } = play(begun().recording, [laid(6), takes(0, 3)]);
    const why = (from: Recording, choice: Submission) => {
      const answer = submit(from, choice);
      return Result.isFailure(answer) ? answer.failure : "taken";
    };
    expect(why(recording, undoTo({ to: 4, seats: BOTH }))).toEqual({
      kind: "not-taken-back",
      why: { kind: "undo-impossible", to: 4, last: 3 },
    });
    expect(why(recording, undoTo({ to: 1, seats: [] }))).toMatchObject({
      why: { kind: "data-malformed" },
    });
    expect(why(recording, { ...undoTo({ to: 1, seats: BOTH }), by: 0 })).toMatchObject({
      why: { kind: "seat-unexpected" },
    });
    const first = play(begun(HEADER as never).recording, [laid(6)]).recording;
    expect(first.past).toBeNull();
    expect(why(first, undoTo({ to: 0, seats: BOTH }))).toEqual({
      kind: "not-taken-back",
      why: { kind: "no-undo", format: "assize-log/1" },
    });
  });
});

test("a log that takes back what it cannot is not gone on with", () => {
  const bad = [encodeHeader(HEADER_2), '{"seq":1,"type":"table/undo","data":{"to":5,"seats":[0]}}'];
  const prev = nodeHash(bad[0]!);
  const log = bytesOf([bad[0]!, bad[1]!.replace(/}$/, `,"prev":"${prev}"}`)]);
  const resumed = resumeFrom(log, { games: GAMES, hash: nodeHash });
  expect(Result.isFailure(resumed) && resumed.failure).toMatchObject({
    kind: "violated",
    seq: 1,
    why: { kind: "refused", refusal: { kind: "not-taken-back" } },
  });
});

test("an undo is kept in a store as any choice is", async () => {
  const store = createMemoryStore();
  const ready = Result.getOrThrow(start(HEADER_2, { games: GAMES, digest }));
  let { recording } = Result.getOrThrow(await createStored(store, "nim", ready, nodeHash));
  for (const choice of CHOICES)
    ({ recording } = Result.getOrThrow(await submitStored(store, "nim", recording, choice)));
  const resumed = await resume(store, "nim", { games: GAMES, hash: nodeHash });
  expect(Result.getOrThrow(resumed).recording.events).toBe(recording.events);
});
