// The example turn at the end of the rulebook as a log: from a stated position through one year of the blue
// player, the other players filled in. Run as a script it writes docs/examples/games/blue-year.jsonl anew.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameEvent } from "@assize/kernel-model";
import { forcedSteps, prepare } from "@assize/kernel-referee";
import { bytesOf, recordOf } from "@assize/testkit";
import type { State, Order } from "@assize/xidit-events";
import { xidit } from "../src/index.ts";
import { contextOf, type PositionDescription } from "./a-position.ts";
import { table } from "./a-table.ts";

export const BLUE_YEAR = fileURLToPath(
  new URL("../../../../docs/examples/games/blue-year.jsonl", import.meta.url),
);

const PLACE = "play.secret-orders.programming";
const BLUE = 0;

/** What the rulebook says of blue, of cities 6, 7 and 17 and of Next Threat; the rest is filled in. */
const AT_THE_START: PositionDescription = {
  year: 2,
  firstPlayer: BLUE,
  seats: [
    { city: 7, units: { militia: 2, archer: 2, cleric: 1 } },
    { city: 10, units: { militia: 1 } },
    { city: 12, units: { archer: 1 } },
    { city: 21, units: {} },
  ],
  recruitment: {
    7: { archer: 1, infantry: 1, mage: 1 },
    6: "full",
    1: "full",
    5: "full",
    12: "full",
  },
  threats: [17, 2, 8, 16, 20],
  queues: {
    recruitment: { next: 10, pile: [18, 15, 3, 9] },
    threat: { next: 14, pile: [13, 4, 21, 11, 19] },
  },
};

const PROGRAMS: readonly (readonly Order[])[] = [
  ["action", "road-red", "action", "road-blue", "road-red", "action"],
  ["road-red", "action", "road-black", "wait", "road-red", "action"],
  ["action", "road-blue", "action", "wait", "road-black", "wait"],
  ["road-blue", "action", "road-black", "road-blue", "wait", "wait"],
];

/** The decisions of the year; everything else is forced. */
const DECISIONS: readonly object[] = [
  ...PROGRAMS.map((orders, by) => ({ type: "orders-programmed", by, data: { orders } })),
  { type: "rewards-chosen", by: BLUE, data: { rewards: ["guild", "bards"] } },
  {
    type: "bards-placed",
    by: BLUE,
    data: {
      regions: [
        { region: 3, bards: 1 },
        { region: 9, bards: 2 },
      ],
    },
  },
];

const SEATS = [
  { colour: "blue", name: "Blue" },
  { colour: "red", name: "Red" },
  { colour: "green", name: "Green" },
  { colour: "yellow", name: "Yellow" },
];

/** The log's bytes. */
export const blueYear = (): Uint8Array => {
  const four = table();
  const context = contextOf(four, AT_THE_START);
  const game = prepare<State>(xidit);
  const programming: State = { ...context, programs: context.programs.map(() => null) };
  let position = { at: game.table.leafOf.get(PLACE)!.index, context: programming };
  const events: GameEvent[] = [];
  for (const decision of DECISIONS as readonly GameEvent[]) {
    const row = game.engine.accepts(position, decision);
    if (row === undefined) throw new Error(`refused: ${JSON.stringify(decision)}`);
    const taken = game.engine.take(row, position, decision);
    const steps = forcedSteps(game, taken);
    events.push(decision, ...steps.map((step) => step.event));
    position = steps.at(-1)?.position ?? taken;
  }
  const header = {
    ...four.header,
    seats: SEATS,
    position: {
      place: PLACE,
      context: xidit.encodeContext(programming),
      from: "Lords of Xidit, Example Game Turn; what it does not tell is filled in",
    },
  };
  return bytesOf(recordOf(header, events, nodeHash));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(BLUE_YEAR, blueYear());
