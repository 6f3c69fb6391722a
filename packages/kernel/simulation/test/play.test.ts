import * as Result from "effect/Result";
import { digestJson, nobleHash } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, GameMistake, type Json, LIMITS, SeatId } from "@assize/kernel-model";
import { type EngineName, ENGINES, rulebookDigestInput, start } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier";
import { bytesOf } from "@assize/testkit";
import { auction, headerFor, nim } from "@assize/toys";
import { describe, expect, test } from "vitest";
import { type Bot, play, type PlayOptions, randomBot, seeded } from "../src/index.ts";

const GAMES = process.env["ASSIZE_DEEP"] === undefined ? 100 : 2000;

const digest = (value: Json): string => digestJson(value, nodeHash);
const startOf = (
  model: typeof nim | typeof auction,
  seats: number,
  engine: EngineName = "table",
) => {
  const digests = {
    rulebook: digest(rulebookDigestInput(model)),
    edition: digest(model.edition.digestInput(model.edition.reference)),
  };
  const header = headerFor(model, { seats, digests });
  return Result.getOrThrow(start(header, { games: [model], digest, engine }));
};

const played = (
  model: typeof nim | typeof auction,
  seats: number,
  seed: number,
  more: Partial<PlayOptions<unknown>> = {},
) =>
  play({
    start: startOf(model, seats),
    bots: Array.from({ length: seats }, () => randomBot),
    random: seeded(seed),
    hash: nodeHash,
    ...more,
  });

const verdictOn = (lines: readonly string[]) => {
  const answer = audit(bytesOf(lines), { games: [nim, auction], hash: nodeHash });
  return answer.kind === "audited" ? answer.verdict : answer;
};

describe("simulated games", () => {
  test.each([
    [nim, 2],
    [nim, 3],
    [auction, 2],
    [auction, 4],
  ] as const)("of $id are compliant and finished", (model, seats) => {
    for (let seed = 0; seed < GAMES; seed++)
      expect(verdictOn(played(model, seats, seed).lines)).toMatchObject({
        kind: "compliant",
        finished: true,
      });
  });

  test("are the same for the same seed, on both engines and with both hashes", () => {
    for (let seed = 0; seed < 20; seed++) {
      const { lines } = played(auction, 3, seed);
      expect(played(auction, 3, seed).lines).toEqual(lines);
      expect(played(auction, 3, seed, { hash: nobleHash }).lines).toEqual(lines);
      for (const engine of ENGINES)
        expect(played(auction, 3, seed, { start: startOf(auction, 3, engine) }).lines).toEqual(
          lines,
        );
    }
  });

  test("differ from seed to seed", () => {
    const all = Array.from({ length: 100 }, (_, seed) => played(nim, 2, seed).lines.join());
    expect(new Set(all).size).toBeGreaterThan(90);
  });

  test("may be broken off, and go on in the same way", () => {
    const { lines } = played(nim, 2, 4);
    for (let most = 0; most < lines.length; most++) {
      const begun = played(nim, 2, 4, { mostEvents: most }).lines;
      expect(begun.length).toBeGreaterThan(most);
      expect(lines.slice(0, begun.length)).toEqual(begun);
    }
  });

  test("a seat's chance does not hang on what another seat draws", () => {
    const thirsty: Bot<unknown> = (question) => {
      for (let i = 0; i < 7; i++) question.draw(10);
      return randomBot(question);
    };
    const first = (bots: readonly Bot<unknown>[]) =>
      played(auction, 2, 9, { bots }).lines.filter((line) => line.includes('"by":1'))[0]!;
    const bid = (line: string) => (JSON.parse(line) as { data: unknown }).data;
    expect(bid(first([thirsty, randomBot]))).toEqual(bid(first([randomBot, randomBot])));
  });

  test("a bot sees its own seat, its view and only legal decisions", () => {
    const asked: unknown[] = [];
    const curious: Bot<unknown> = ({ seat, view, legal }) => {
      const all = [...legal()];
      asked.push([seat, all.length, view]);
      expect(all.every((event) => event.by === seat)).toBe(true);
      return all[0]!;
    };
    played(nim, 2, 1, { bots: [curious, curious] });
    expect(asked.length).toBeGreaterThan(4);
    expect(asked[0]).toMatchObject([0, 3, { onTurn: 0 }]);
    expect(asked[1]).toMatchObject([1, 3, { onTurn: 1 }]);
  });

  test("a bot that cheats is our own mistake", () => {
    const greedy: Bot<unknown> = ({ seat }) => ({
      type: "matches-taken",
      by: SeatId(seat),
      data: { matches: 9 },
    });
    expect(() => played(nim, 2, 1, { bots: [greedy, greedy] })).toThrow(Defect);
    expect(() => randomBot({ seat: SeatId(0), view: {}, legal: () => [], draw: () => 0 })).toThrow(
      Defect,
    );
  });

  test("what the game itself offers or draws, and then refuses, is the game's mistake", () => {
    const withEvent = (type: string, changes: object): typeof nim => ({
      ...nim,
      events: { ...nim.events, [type]: { ...nim.events[type]!, ...changes } },
    });
    const playing = (model: typeof nim) => () => played(model, 2, 1);
    const offering = (matches: unknown) =>
      withEvent("matches-taken", { choices: () => [{ matches }] });
    expect(playing(offering(1.5))).toThrow(GameMistake);
    expect(playing(offering(1.5))).toThrow(
      'nim: matches-taken, choices: it answers {"matches":1.5} at play.turns, and that is refused ' +
        '([{"path":"$.data.matches","code":"type","expected":["integer"]}]); correct it, the event\'s schema or the chart',
    );
    expect(playing(withEvent("matches-laid", { draw: () => ({ matches: 4 }) }))).toThrow(
      'nim: matches-laid, draw: it answers {"matches":4} at play.laying, and that is refused (the chart refuses it); ' +
        "correct it, the event's schema or the chart",
    );
  });

  test("a game that offers decisions without end is told so, whether they are legal or not", () => {
    const endless = (decision: object): typeof nim => ({
      ...nim,
      events: {
        ...nim.events,
        "matches-taken": {
          ...nim.events["matches-taken"]!,
          *choices() {
            for (;;) yield decision;
          },
        },
      },
    });
    for (const matches of [1, 9])
      expect(() => played(endless({ matches }), 2, 1)).toThrow(
        new GameMistake(
          "nim",
          "matches-taken, choices",
          `more than ${LIMITS.choicesOffered} decisions are offered at play.turns; let the list end`,
        ),
      );
  });

  test("the random bot takes each legal decision equally often", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed++) {
      const line = played(nim, 2, seed, { mostEvents: 2 }).lines[2]!;
      const { data } = JSON.parse(line) as { data: unknown };
      counts.set(JSON.stringify(data), (counts.get(JSON.stringify(data)) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual([
      '{"matches":1}',
      '{"matches":2}',
      '{"matches":3}',
    ]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
