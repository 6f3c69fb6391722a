// Whole games played by bots: compliant to the end, on both engines, with every consequence of play in them.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { chess } from "@assize/chess-game";
import type { Json, JsonObject } from "@assize/kernel-model";
import { type EngineName, rulebookDigestInput, start } from "@assize/kernel-referee";
import { type Bot, play, seeded } from "@assize/kernel-simulation";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf, headerFor } from "@assize/testkit";
import { describe, expect, test } from "vitest";
import { greedyBot, randomBot } from "../src/index.ts";

const GAMES = process.env["ASSIZE_DEEP"] === undefined ? 4 : 200;

const digest = (value: Json): string => digestJson(value, nodeHash);
const headerOf = (options: JsonObject) =>
  headerFor(chess, {
    options,
    seats: [{ colour: "white" }, { colour: "black" }],
    digests: {
      rulebook: digest(rulebookDigestInput(chess)),
      edition: digest(chess.edition.digestInput(chess.edition.reference)),
    },
  });
const startOn = (engine: EngineName, options: JsonObject) =>
  Result.getOrThrow(start(headerOf(options), { games: [chess], digest, engine }));

const played = (
  white: Bot<any>,
  black: Bot<any>,
  seed: number,
  engine: EngineName = "table",
  options: JsonObject = {},
) =>
  play({
    start: startOn(engine, options),
    bots: [white, black],
    random: seeded(seed),
    hash: nodeHash,
  });

const verdictOn = (lines: readonly string[]) => {
  const answer = audit(bytesOf(lines), { games: [chess] });
  if (answer.kind !== "audited") throw new Error(answer.kind);
  return answer.verdict;
};

describe("games of bots", () => {
  test("are compliant and finished; only who aims at something speaks unasked, and resigns what is lost", () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const bots = seed % 2 === 0 ? [greedyBot, greedyBot] : [randomBot, randomBot];
      const { lines } = played(bots[0]!, bots[1]!, seed);
      const verdict = verdictOn(lines);
      expect(verdict).toMatchObject({ kind: "compliant", finished: true });
      const said = lines.filter((one) => /"type":"(resigned|draw-|flag-|result-)/.test(one));
      if (seed % 2 === 1) expect(said).toEqual([]);
      else expect(said.length).toBeLessThanOrEqual(20);
    }
  });

  test("of Chess960 are compliant and finished, and bots castle there", () => {
    let castlings = 0;
    for (let seed = 0; seed < 2 * GAMES; seed++) {
      const bot = seed % 4 === 0 ? greedyBot : randomBot;
      const options = { chess960: (seed * 127) % 960 };
      const { lines } = played(bot, bot, seed, "table", options);
      expect(verdictOn(lines)).toMatchObject({ kind: "compliant", finished: true });
      castlings += lines.filter((one) => one.includes('"castled"')).length;
    }
    expect(castlings).toBeGreaterThan(0);
  });

  test("are the same on both engines", () => {
    const [table, xstate] = (["table", "xstate"] as const).map((engine) =>
      played(randomBot, randomBot, 3, engine),
    );
    expect(table!.lines).toEqual(xstate!.lines);
  });

  test("are won by the greedy one against the random one, more often than not", () => {
    let won = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const { lines } = played(greedyBot, randomBot, seed);
      if (verdictOn(lines).outcome?.winners[0] === 0) won++;
    }
    expect(won).toBeGreaterThan(GAMES / 2);
  });

  test("end by agreement where a draw is offered to whoever has less", () => {
    const offers: Bot<any> = Object.assign(
      (question: Parameters<Bot<any>>[0]) => greedyBot(question),
      {
        speaks: ({ legal }: Parameters<Bot<any>>[0]) =>
          [...legal()].find(({ type }) => type === "draw-offered") ?? null,
      },
    );
    // Whoever has the queen less accepts: the offer is made by the one who has her.
    const { lines } = played(offers, greedyBot, 5);
    expect(verdictOn(lines)).toMatchObject({ kind: "compliant", finished: true });
    expect(lines.some((one) => one.includes("draw-offered"))).toBe(true);
  });
});
