// Whole games for drawing, every state of them: random decisions through the recorder.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { JsonObject } from "@assize/kernel-model";
import { begin, type Recorded, type Submission, submit } from "@assize/kernel-recorder";
import {
  chanceDue,
  isOver,
  legalDecisions,
  placeOf,
  rulebookDigestInput,
  seatsDue,
  start,
  type Taken,
} from "@assize/kernel-referee";
import { drawFrom, seeded } from "@assize/kernel-simulation";
import { COLOURS, xidit } from "@assize/xidit-game";

type Context = Parameters<typeof xidit.view>[0];
export interface Shown {
  readonly context: Context;
  readonly place: string;
  /** The event that led here. */
  readonly event: { readonly type: string; readonly data: JsonObject };
}

const digest = (value: Parameters<typeof digestJson>[0]) => digestJson(value, nodeHash);

const headerOf = (seats: number, length: "long" | "short") => ({
  format: "assize-log/1",
  game: "xidit",
  rules: 1,
  rulebook: digest(rulebookDigestInput(xidit)),
  edition: { id: "reference", digest: digest(xidit.edition.digestInput(xidit.edition.reference)) },
  rulings: { set: "default", overrides: {} },
  seats: COLOURS.slice(0, seats).map((colour) => ({ colour })),
  options: { length, ...(seats === 3 ? { dummy: "normal" } : {}) },
  table: { firstPlayer: 1 },
});

const ORDERS = ["road-black", "road-red", "road-blue", "action", "action", "action"];
/** Enough to choose from without listing thousands of programs. */
const MOST_CHOICES = 60;

/** Every state after every event of one game, drawn at random from the seed. */
export const playThrough = (seats: number, length: "long" | "short", seed: number): Shown[] => {
  const started = start(headerOf(seats, length) as never, { games: [xidit], digest });
  if (Result.isFailure(started)) throw new Error(JSON.stringify(started.failure));
  const { game } = started.success;
  const draw = drawFrom(seeded(seed));
  const shown: Shown[] = [];
  const keep = (steps: readonly Taken<unknown>[]): void => {
    for (const { event, position } of steps)
      shown.push({
        context: position.context as Context,
        place: placeOf(game, position),
        event: event as Shown["event"],
      });
  };
  const decide = ({ position }: Recorded["recording"]): Submission => {
    const chance = chanceDue(game, position);
    if (chance !== null)
      return {
        type: chance,
        data: game.events.get(chance)!.definition.draw!(position.context, draw) as JsonObject,
      };
    const [seat] = seatsDue(game, position, seats);
    const choices: Submission[] = [];
    for (const { type, data } of legalDecisions(game, position, seat!)) {
      choices.push({ type, by: seat!, data: data as JsonObject });
      if (choices.length === MOST_CHOICES) break;
    }
    const choice = choices[draw(choices.length)]!;
    return choice.type === "orders-programmed"
      ? { ...choice, data: { orders: Array.from({ length: 6 }, () => ORDERS[draw(6)]!) } }
      : choice;
  };
  let recorded = begin(started.success, nodeHash);
  keep(recorded.steps);
  while (!isOver(game, recorded.recording.position)) {
    const next = submit(recorded.recording, decide(recorded.recording));
    if (Result.isFailure(next)) throw new Error(JSON.stringify(next.failure));
    recorded = next.success;
    keep(recorded.steps);
  }
  return shown;
};

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

/** A game of each number of players, long or short; in a deep run many of each variant. */
export const GAMES = ([3, 4, 5] as const).flatMap((seats) =>
  (DEEP ? (["long", "short"] as const) : ([seats === 4 ? "short" : "long"] as const)).flatMap(
    (length) =>
      Array.from({ length: DEEP ? 20 : 1 }, (_, seed) => ({
        seats,
        length,
        seed: seed + 1,
      })),
  ),
);
