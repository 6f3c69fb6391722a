// Two hands: what bots record, what is drawn by lot and what is tampered with is refereed by the project's chart
// and by a second, slow reading of the rulebooks. They agree at every event.
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json } from "@assize/kernel-model";
import { start } from "@assize/kernel-referee";
import { play, seeded } from "@assize/kernel-simulation";
import { greedyBot, randomBot } from "@assize/xidit-bots";
import { referenceEdition } from "@assize/xidit-edition";
import { xidit } from "@assize/xidit-game";
import type { PlainEvent } from "../src/reference/asking.ts";
import { judge } from "../src/reference/referee.ts";
import { diceOf } from "./reference/dice.ts";
import { duel, newTally } from "./reference/duel.ts";
import {
  anyRulings,
  ENDED_COLUMNS,
  headerOf,
  named,
  type Ruled,
  SETS,
  SINGLES,
  type Variant,
  VARIANTS,
} from "./reference/headers.ts";
import { rareYear } from "./reference/year-starts.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const SCALE = DEEP ? 20 : 1;
const RARE_YEARS = DEEP ? 9_600 : 120;
const STORMY_YEARS = DEEP ? 2_400 : 30;
const WHOLE_GAMES = DEEP ? 360 : 4;

const digest = (value: Json): string => digestJson(value, nodeHash);

const recordedBy = (name: string, variant: Variant, rulings: Ruled, seed: number) => {
  const header = headerOf(variant, rulings, seed);
  const started = start(header, { games: [xidit], digest });
  if (Result.isFailure(started)) throw new Error(JSON.stringify(started.failure));
  const bot = name === "greedy" ? greedyBot : randomBot;
  const bots = header.seats.map(() => bot);
  const options = { start: started.success, bots, random: seeded(seed), hash: nodeHash };
  const [, ...lines] = play(options).lines;
  return { header, events: lines.map((line) => JSON.parse(line) as PlainEvent) };
};

const CASES = VARIANTS.flatMap((variant) =>
  [...SETS, ...SINGLES].map((rulings) => ({ variant, rulings, name: named(variant, rulings) })),
);

describe("games of bots, judged by the slow referee", () => {
  it("cover six variants, four sets and every single option", () => {
    expect(CASES.length).toBe(6 * (4 + 17 + 3));
  });

  it("are legal and finished", () => {
    let events = 0;
    for (const [i, { variant, rulings, name }] of CASES.entries())
      for (let seed = 1; seed <= SCALE; seed++) {
        const bot = (i + seed) % 5 > 0 ? "greedy" : "random";
        const game = recordedBy(bot, variant, rulings, 100 * i + seed);
        const judgement = judge(game.header, game.events, referenceEdition);
        expect(judgement, `${name}, seed ${100 * i + seed}`).toEqual({
          legal: true,
          finished: true,
        });
        events += game.events.length;
      }
    expect(events).toBeGreaterThan(60_000 * SCALE);
  });

  it("are told from games with a wrong event, and from games cut short", () => {
    const { header, events } = recordedBy("greedy", VARIANTS[3], SETS[0]!, 5);
    const at = events.findIndex(({ type }) => type === "unit-recruited");
    const data = { ...(events[at]!.data as object), unit: "mage" };
    const wrong = events.with(at, { ...events[at]!, data });
    expect(judge(header, wrong, referenceEdition)).toMatchObject({ legal: false, at });
    expect(judge(header, events.toSpliced(at, 1), referenceEdition)).toMatchObject({ at });
    expect(judge(header, events.slice(0, at), referenceEdition)).toEqual({
      legal: true,
      finished: false,
    });
    expect(judge(header, [...events, events.at(-1)!], referenceEdition)).toMatchObject({
      legal: false,
      at: events.length,
    });
  });
});

/** What must have come about in the games drawn by lot; else they would prove little. */
const RARE = [
  "bards-placed",
  "dummy-raised",
  "dummy-stayed",
  "order-ignored fought-here",
  "order-ignored no-raging-titan",
  "order-ignored no-unit-left",
  "order-ignored recruited-before-titan",
  "order-ignored recruited-here",
  "order-ignored titan-units-missing",
  "order-ignored units-missing",
  "pile-flipped",
  "reinforcements-shuffled",
  "reward-declined",
  "reward-lost bards no-bard-left",
  "reward-lost bards no-open-region",
  "reward-lost gold bank-empty",
  "reward-lost guild guild-full",
  "reward-lost guild no-storey-left",
  "reward-lost guild rival-guild",
  "rewards-chosen 0",
  "rewards-chosen 1",
  "rewards-chosen 2",
  "set-aside-built",
  "storey-added",
  "storey-set-aside",
  "storeys-chosen",
  "tile-borrowed",
  "tile-placed 0",
  "titan-declined",
  "titan-removed",
];

describe("games drawn by lot from the slow referee's own lists", () => {
  it("are recorded from rare years on, and both referees list and refuse the same", () => {
    const tally = newTally();
    for (let seed = 0; seed < RARE_YEARS; seed++) {
      const dice = diceOf(seed);
      const variant = VARIANTS[seed % 6]!;
      const lots = [SETS[dice(4)]!, SINGLES[dice(SINGLES.length)]!, anyRulings(dice)];
      const rulings = lots[dice(3)]!;
      const edition = dice(2) === 0 ? referenceEdition : ENDED_COLUMNS;
      const header = headerOf(variant, rulings, dice(5), edition);
      const from = rareYear(header, edition, dice);
      const options = { header, edition, from, dice, tally, programmings: 200 };
      duel(`${named(variant, rulings)}, seed ${seed}`, options);
    }
    expect(tally.games).toBe(RARE_YEARS);
    expect(tally.positions).toBeGreaterThan(16 * RARE_YEARS);
    expect(tally.offers).toBeGreaterThan(125 * RARE_YEARS);
    expect(RARE.filter((one) => !tally.seen.has(one))).toEqual([]);
  });

  it("are recorded from stormy years on, where one may meet a threat in the same city again", () => {
    const tally = newTally();
    const rulings = { set: "default", overrides: { "threat-once": "titan-mixes-only" } };
    for (let seed = 0; seed < STORMY_YEARS; seed++) {
      const dice = diceOf(2_000_000 + seed);
      const header = headerOf(VARIANTS[seed % 6]!, rulings, dice(5));
      const from = rareYear(header, referenceEdition, dice, true);
      const options = { header, edition: referenceEdition, from, dice, tally, programmings: 500 };
      duel(`seed ${2_000_000 + seed}`, options);
    }
    expect(tally.games).toBe(STORMY_YEARS);
    expect(tally.seen.get("threat-paid again") ?? 0).toBeGreaterThanOrEqual(STORMY_YEARS / 60);
  });

  it("are recorded from the beginning on", () => {
    const tally = newTally();
    for (let seed = 0; seed < WHOLE_GAMES; seed++) {
      const dice = diceOf(1_000_000 + seed);
      const header = headerOf(VARIANTS[seed % 6]!, anyRulings(dice), dice(5));
      const options = { header, edition: referenceEdition, dice, tally, programmings: 200 };
      duel(`seed ${1_000_000 + seed}`, options);
    }
    expect(tally.games).toBe(WHOLE_GAMES);
    expect(tally.events).toBeGreaterThan(333 * WHOLE_GAMES);
  });
});
