// Whole games for drawing, every state of them: random decisions through the recorder.
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
import { COLOURS } from "@assize/grandlin-edition";
import { grandlin } from "@assize/grandlin-game";

type Context = Parameters<typeof grandlin.view>[0];
export interface Shown {
  readonly context: Context;
  readonly place: string;
  /** The event that led here. */
  readonly event: { readonly type: string; readonly data: JsonObject };
}

export interface Table {
  readonly seats: number;
  readonly win: string;
  readonly seed: number;
  readonly variants: readonly string[];
}

const digest = (value: Parameters<typeof digestJson>[0]) => digestJson(value, nodeHash);
const { reference, digestInput } = grandlin.edition;

const headerOf = ({ seats, win, variants }: Table) => ({
  format: "assize-log/1",
  game: "grandlin",
  rules: 1,
  rulebook: digest(rulebookDigestInput(grandlin)),
  edition: { id: "reference", digest: digest(digestInput(reference)) },
  rulings: { set: "house", overrides: { limit: "turns:400" } },
  seats: COLOURS.slice(0, seats).map((colour) => ({ colour })),
  options: { win, variants },
  table: {},
});

/** Enough to choose from without listing every aim of every spell. */
const MOST_CHOICES = 80;

/** Every state after every event of one game, to its end or to so many events. */
export const playThrough = (table: Table, mostEvents: number): readonly Shown[] => {
  const started = start(headerOf(table) as never, { games: [grandlin], digest });
  if (started._tag === "Failure") throw new Error(JSON.stringify(started.failure));
  const { game } = started.success;
  const draw = drawFrom(seeded(table.seed));
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
    const [seat] = seatsDue(game, position, table.seats);
    const choices: Submission[] = [];
    for (const { type, data } of legalDecisions(game, position, seat!)) {
      choices.push({ type, by: seat!, data: data as JsonObject });
      if (choices.length === MOST_CHOICES) break;
    }
    return choices[draw(choices.length)]!;
  };
  let recorded = begin(started.success, nodeHash);
  keep(recorded.steps);
  while (!isOver(game, recorded.recording.position) && shown.length < mostEvents) {
    const next = submit(recorded.recording, decide(recorded.recording));
    if (next._tag === "Failure") throw new Error(JSON.stringify(next.failure));
    recorded = next.success;
    keep(recorded.steps);
  }
  return shown;
};

/** Two to four players; more games of each in a deep run. */
export const TABLES: readonly Table[] = ([2, 3, 4] as const).flatMap((seats) =>
  Array.from({ length: process.env["ASSIZE_DEEP"] ? 20 : 1 }, (_, index) => ({
    seats,
    win: ["any:2", "same:2", "each"][(index + seats) % 3]!,
    seed: seats * 100 + index,
    variants: [[], ["drop", "loot", "catharsis"]][(index + seats) % 2]!,
  })),
);
