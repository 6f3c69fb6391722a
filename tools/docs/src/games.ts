// The example games: whole games played by the greedy bots from fixed seeds, and one with planted violations.
// Knows which game shows what; makes text only.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json, JsonObject } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { start } from "@assize/kernel-replay";
import { play, seeded } from "@assize/kernel-simulation";
import { edit, tamper } from "@assize/testkit";
import { BOTS } from "@assize/xidit-bots";
import { COLOURS, xidit } from "@assize/xidit-game";

export interface ExampleGame {
  readonly name: string;
  readonly shows: string;
  readonly players: 3 | 4 | 5;
  readonly length: "long" | "short";
  readonly rulings: string;
  /** Single rulings on top of the set. */
  readonly overrides?: Readonly<Record<string, string>>;
  readonly seed: number;
  /** Event types that the game must hold to show what it is there for. */
  readonly holds: readonly string[];
  readonly winner?: "dummy";
}

const NAMES = ["Alice", "Bruno", "Chloé", "Daria", "Emil"];

/** Plays one example game: its lines, without newlines. */
export const playExample = (example: ExampleGame): readonly string[] => {
  const seats = COLOURS.slice(0, example.players).map((colour, seat) => ({
    colour,
    name: NAMES[seat]!,
  }));
  const choices = {
    seats,
    options: {
      length: example.length,
      ...(example.players === 3 ? { dummy: "normal" } : {}),
    },
    table: { firstPlayer: example.seed % example.players },
    rulings: { set: example.rulings, overrides: example.overrides ?? {} },
  };
  const header = newHeader(xidit, choices, nodeHash);
  const digest = (value: Json): string => digestJson(value, nodeHash);
  const started = start(header, { games: [xidit], digest });
  if (Result.isFailure(started)) throw new Error(JSON.stringify(started.failure));
  const bots = seats.map(() => BOTS["greedy"]!.bot);
  return play({ start: started.success, bots, random: seeded(example.seed), hash: nodeHash }).lines;
};

const eventAt = (lines: readonly string[], seq: number): { type: string; data: JsonObject } =>
  JSON.parse(lines[seq]!) as { type: string; data: JsonObject };

/** The first event at or after line `from` that passes. */
const findEvent = (
  lines: readonly string[],
  from: number,
  passes: (event: { type: string; data: JsonObject }) => boolean,
): number => {
  for (let seq = from; seq < lines.length; seq++) if (passes(eventAt(lines, seq))) return seq;
  throw new Error("the game does not hold the event that is to be changed");
};

const STRONGER: Readonly<Record<string, string>> = {
  militia: "archer",
  archer: "infantry",
  infantry: "cleric",
  cleric: "mage",
};

const editData = (seq: number, change: (data: JsonObject) => JsonObject) =>
  edit(seq, (draft) => ({ ...draft, data: change(draft["data"] as JsonObject) }));

/** Where the three violations of the disputed game stand, and the game itself. */
export const plantViolations = (
  lines: readonly string[],
): { readonly lines: readonly string[]; readonly planted: readonly number[] } => {
  const third = Math.floor(lines.length / 3);
  const recruit = findEvent(
    lines,
    third,
    ({ type, data }) => type === "unit-recruited" && data["unit"] === "militia",
  );
  const gold = findEvent(lines, recruit + 1, ({ type }) => type === "gold-taken");
  const advance = findEvent(lines, gold + 40, ({ type }) => type === "queue-advanced");
  const { side, tile } = eventAt(lines, advance).data;
  // The tile below the top of the same pile: it comes next.
  const below = eventAt(
    lines,
    findEvent(
      lines,
      advance + 1,
      ({ type, data }) => type === "queue-advanced" && data["side"] === side,
    ),
  ).data["tile"];
  if (below === undefined || below === tile) throw new Error("the two tiles do not differ");
  const tampered = tamper(
    lines,
    nodeHash,
    editData(recruit, (data) => ({ ...data, unit: STRONGER[data["unit"] as string]! })),
    editData(gold, (data) => ({ ...data, gold: Number(data["gold"]) + 1 })),
    editData(advance, (data) => ({ ...data, tile: below })),
  );
  return { lines: tampered, planted: [recruit, gold, advance] };
};
