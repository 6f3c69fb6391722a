// What the page about the formal model tells of parts that no other test explores: fights of the treasure game, and the picture of a
// small room of Xidit. Deep: all of the fights, each counted a second time.
import { readFileSync } from "node:fs";
import * as Result from "effect/Result";
import { expect, test } from "vitest";
import { gameNamed } from "@assize/catalogue/all";
import type { Position } from "@assize/kernel-chart-engine";
import { explore, exploredOf, partsOf, propertiesOfEvery } from "@assize/kernel-exploration";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameEvent, JsonObject } from "@assize/kernel-model";
import { placeOf, prepare, takeChoice } from "@assize/kernel-referee";
import { countSlowly } from "@assize/testkit";
import { stateSpace } from "../src/state-space.ts";
import { type Candidate, candidateOf } from "../src/ways/candidates.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;
const DOCS = new URL("../../../docs/", import.meta.url);
const PAGE = new URL("explanation/the-formal-model.md", DOCS);

const example = (game: string, name: string): Candidate =>
  candidateOf(gameNamed(game)!, readFileSync(new URL(`examples/games/${name}.jsonl`, DOCS)))!;

/** Before the first event, and after each. */
const positionsOf = ({ start: { game, setup, position }, choices }: Candidate) => {
  const positions: Position<unknown>[] = [position];
  for (const choice of choices) {
    const situation = { game, seats: setup.seats.length, position: positions.at(-1)! };
    for (const step of Result.getOrThrow(takeChoice(situation, choice)))
      positions.push(step.position);
  }
  return positions;
};

const TREASURE = example("grandlin", "treasure-2p");
const { start } = TREASURE;
const SEATS = start.setup.seats.length;
const COMBAT = "play.combat.";

/** Where a fight begins: by the number of events, the position before its first choice. */
const fights = (): ReadonlyMap<number, Position<unknown>> => {
  const positions = positionsOf(TREASURE);
  const isFight = positions.map((one) => placeOf(start.game, one).startsWith(COMBAT));
  return new Map(
    positions.flatMap((one, events) =>
      isFight[events]! && !isFight[events - 1]! ? [[events, one] as const] : [],
    ),
  );
};

/** States and ends of the fights that begin after so many events. */
const COUNTS: Readonly<Record<number, readonly [states: number, ends: number]>> = {
  142: [22_758, 22_081],
  507: [1_200, 613],
  555: [38, 12],
  573: [218, 36],
};
const QUICK = 555;

test("fights, each to its end: every property holds", () => {
  const all = [...fights()];
  expect(all.length).toBeGreaterThan(4);
  const chosen = DEEP ? all : all.filter(([events]) => events === QUICK);
  expect(chosen.length).toBeGreaterThan(0);
  const room = partsOf<unknown>({ parts: [] }).find(({ id }) => id === "room");
  for (const [events, position] of chosen) {
    const of = { game: start.game, seats: SEATS, mostWays: 1_000 };
    const explored = exploredOf(of, room, position);
    const properties = propertiesOfEvery<unknown>(start.game.model);
    const bounds = { mostStates: 500_000, mostEvents: 10_000 };
    const found = explore({ explored, start: position, properties, bounds, hash: nodeHash });
    expect([events, found.isExhaustive]).toEqual([events, true]);
    expect(found.answers.map(({ kind }) => kind)).toEqual(properties.map(() => "holds"));
    if (DEEP) {
      const slow = prepare(start.game.model, "xstate");
      const { taken: _, ...counts } = countSlowly(slow, SEATS, position, explored);
      expect(found).toMatchObject(counts);
    }
    if (Object.hasOwn(COUNTS, events))
      expect([events, found.states, found.ends]).toEqual([events, ...COUNTS[events]!]);
  }
});

const SHORT = example("xidit", "short-3p");
const AT = 58;
const ROOM = "play.resolution.rewards.";
const STATES = 17;

const told = ({ type, data }: GameEvent): string => {
  const { rewards, regions, assessment } = data as {
    readonly rewards?: readonly string[];
    readonly regions?: readonly { readonly region: number; readonly bards: number }[];
    readonly assessment?: string;
  } & JsonObject;
  if (rewards !== undefined) return rewards.join(", ");
  if (regions !== undefined)
    return regions.map(({ region, bards }) => `${bards} into ${region}`).join(", ");
  return assessment ?? type;
};

test("the rewards of one deed: every state and every way on", () => {
  const { game, setup } = SHORT.start;
  const isOutside = (at: Parameters<typeof placeOf>[1]) => !placeOf(game, at).startsWith(ROOM);
  const lines = stateSpace({
    game,
    seats: setup.seats.length,
    start: positionsOf(SHORT)[AT]!,
    endsAt: isOutside,
    stateName: (at) => (isOutside(at) ? "through" : placeOf(game, at).slice(ROOM.length)),
    wayName: told,
  });
  expect(lines.filter((line) => /^ {2}s\d+(\[|\()/.test(line)).length).toBe(STATES);
  const picture = ["```mermaid", ...lines, "```"].join("\n");
  expect(readFileSync(PAGE, "utf8")).toContain(picture);
});
