// What may be said though nobody asks, and what somebody outside the seats states: a game of its own.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type EventDefinition, GameMistake, type Json, SeatId } from "@assize/kernel-model";
import {
  awaited,
  legalDecisions,
  possibleOutcomes,
  possibleStatements,
  prepare,
  rulebookDigestInput,
  seatsDue,
  start,
  unaskedDecisions,
} from "@assize/kernel-referee";
import { begin, submit } from "@assize/kernel-recorder";
import { audit } from "@assize/kernel-verifier";
import { bytesOf } from "@assize/testkit";
import { countdown, headerFor } from "@assize/toys";
import { describe, expect, test } from "vitest";
import { type Bot, play, randomBot, seeded } from "../src/index.ts";

const digest = (value: Json): string => digestJson(value, nodeHash);
const header = headerFor(countdown, {
  seats: 2,
  digests: {
    rulebook: digest(rulebookDigestInput(countdown)),
    edition: digest({ id: "nine" }),
  },
});
const started = Result.getOrThrow(start(header, { games: [countdown], digest }));
const { game, position } = started;

const verdictOn = (lines: readonly string[]) => {
  const answer = audit(bytesOf(lines), { games: [countdown], hash: nodeHash });
  if (answer.kind !== "audited") throw new Error(answer.kind);
  return answer.verdict;
};
const log = (...events: readonly object[]) =>
  [header, ...events.map((event, index) => ({ seq: index + 1, ...event }))].map((line) =>
    JSON.stringify(line),
  );
const counted = (by: number, step: number) => ({ type: "counted", by, data: { by: step } });
const resigned = (by: number) => ({ type: "resigned", by, data: {} });
const timeOver = (seat: number, saidBy = "clock") => ({
  type: "time-over",
  data: { seat, saidBy },
});

describe("what may come unasked", () => {
  test("is not awaited, and is offered apart", () => {
    const types = (all: Iterable<{ readonly type: string }>) => [...all].map(({ type }) => type);
    expect(awaited(game, position)).toEqual(["counted"]);
    expect(seatsDue(game, position, 2)).toEqual([0]);
    expect(types(legalDecisions(game, position, SeatId(0)))).toEqual(["counted", "counted"]);
    for (const seat of [0, 1])
      expect(types(unaskedDecisions(game, position, SeatId(seat)))).toEqual(["resigned"]);
    expect([...possibleOutcomes(game, position)]).toEqual([]);
    expect([...possibleStatements(game, position)]).toEqual([]);
  });

  test("is taken out of turn, by the recorder and by the audit", () => {
    const begun = begin(started, nodeHash).recording;
    const given = Result.getOrThrow(submit(begun, resigned(1)));
    expect(given.recording.events).toBe(1);
    expect(verdictOn(log(counted(0, 1), resigned(0)))).toMatchObject({
      kind: "compliant",
      finished: true,
      outcome: { winners: [1] },
    });
  });

  test("is refused as any decision where the rules say no", () => {
    const ended = log(counted(0, 2), resigned(1), resigned(1));
    expect(verdictOn(ended).findings).toMatchObject([{ code: "event-after-end" }]);
  });

  test("is never supposed where something is missing, nor expected", () => {
    const [finding] = verdictOn(
      log(counted(0, 1), counted(0, 1), counted(1, 2), counted(0, 2)),
    ).findings;
    expect(finding).toMatchObject({ expected: expect.anything() as unknown });
    expect(JSON.stringify(finding)).not.toContain("resigned");
  });
});

describe("bots", () => {
  test("pass what they are not asked for: honest play resigns never by accident", () => {
    for (let seed = 0; seed < 50; seed++) {
      const bots = [randomBot, randomBot];
      const { lines } = play({ start: started, bots, random: seeded(seed), hash: nodeHash });
      expect(lines.join("")).not.toContain("resigned");
      expect(lines.at(-1)).toContain('"won"');
      expect(verdictOn(lines).kind).toBe("compliant");
    }
  });

  test("may speak out of turn, or pass", () => {
    const asked: number[] = [];
    const resigns: Bot<{ readonly left: number }> = Object.assign(
      (question: Parameters<Bot<unknown>>[0]) => randomBot(question),
      {
        speaks: ({ view, legal, seat }: Parameters<Bot<{ readonly left: number }>>[0]) => {
          asked.push(view.left);
          expect(seat).toBe(1);
          return view.left < 6 ? ([...legal()][0] ?? null) : null;
        },
      },
    );
    const bots = [randomBot, resigns];
    const { lines } = play({ start: started, bots, random: seeded(3), hash: nodeHash });
    expect(lines.at(-1)).toContain('"type":"resigned","by":1');
    expect(asked.length).toBeGreaterThan(1);
    expect(verdictOn(lines)).toMatchObject({ kind: "compliant", outcome: { winners: [0] } });
  });
});

describe("what comes from outside the seats", () => {
  test("ends a game on the word of whoever said so", () => {
    expect(verdictOn(log(counted(0, 1), timeOver(1, "arbiter")))).toMatchObject({
      kind: "compliant",
      outcome: { winners: [0], saidBy: "arbiter" },
    });
    const { recording } = Result.getOrThrow(
      submit(begin(started, nodeHash).recording, counted(0, 1)),
    );
    expect([...possibleStatements(recording.game, recording.position)]).toHaveLength(2);
    expect(Result.isSuccess(submit(recording, timeOver(1)))).toBe(true);
  });

  test("is not due where the game knows nothing of the kind", () => {
    const [finding] = verdictOn(log(timeOver(1), counted(0, 1), counted(1, 1))).findings;
    expect(finding).toMatchObject({ code: "outside-not-due", blame: "recorder" });
  });

  test("is refused with a code of its own, and blames whoever kept the record", () => {
    const [finding] = verdictOn(
      log(counted(0, 1), timeOver(0), counted(1, 1), counted(0, 1), counted(1, 1)),
    ).findings;
    expect(finding).toMatchObject({
      code: "outside-impossible",
      clauses: ["countdown.time"],
      blame: "recorder",
      explained: { deviation: "surplus" },
    });
    const [seated] = verdictOn(log({ ...timeOver(0), by: 0 })).findings;
    expect(seated).toMatchObject({ code: "seat-unexpected" });
  });

  test("needs somebody who says so, and no seat that is asked", () => {
    const withEvent = (type: keyof typeof countdown.events, change: Partial<EventDefinition>) => ({
      ...countdown,
      events: { ...countdown.events, [type]: { ...countdown.events[type]!, ...change } },
    });
    const silent = withEvent("time-over", { data: countdown.events["won"]!.data });
    expect(() => prepare(silent)).toThrow(GameMistake);
    expect(() => prepare(silent)).toThrow(/"saidBy": who said so/);
    const asked = withEvent("time-over", { unasked: true });
    expect(() => prepare(asked)).toThrow(/take "unasked" out/);
  });
});
