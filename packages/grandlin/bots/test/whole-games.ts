// A thousand whole games of greedy players for each winning condition, at one number of players; a hundredth of
// them in a quick run. Half of them with all variants. Each is audited, and how it ended is counted.
import type { State } from "@assize/grandlin-rules";
import { expect } from "vitest";
import { greedyBot } from "../src/index.ts";
import { auditLines, playGame } from "./a-table.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const GAMES = DEEP ? 1_000 : 10;
const EVERY = DEEP ? 10 : 5;
const VARIANTS = ["drop", "loot", "catharsis"];

/** How many treasures, three of a kind, one of each kind. */
export const conditionsFor = (players: number): readonly string[] => [
  `any:${12 / players}`,
  "same:3",
  "each",
];

export interface Ends {
  readonly won: number;
  readonly "dead-end": number;
  readonly limit: number;
}

/** Plays and audits them all; some also on XState's own interpreter. */
export const wholeGames = (players: number, win: string): Ends => {
  const ends = { won: 0, "dead-end": 0, limit: 0 };
  for (let seed = 0; seed < GAMES; seed++) {
    const variants = seed % 2 === 0 ? [] : VARIANTS;
    const game = playGame({ players, win, seed, bot: greedyBot, variants });
    expect(game.over).toBe(true);
    const audited = auditLines(game.lines, seed % EVERY === 0 ? "xstate" : "table");
    expect(audited).toMatchObject({ verdict: { kind: "compliant", findings: [], finished: true } });
    ends[(game.position.context as State).over!.reason]++;
  }
  expect(ends.won + ends["dead-end"] + ends.limit).toBe(GAMES);
  return ends;
};
