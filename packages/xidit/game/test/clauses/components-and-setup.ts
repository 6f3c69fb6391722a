// Cases for comp.*, setup.* and the variants' tiles and regions.
import { expect } from "vitest";
import type { Json } from "@assize/kernel-model";
import { CityId } from "@assize/xidit-edition";
import { ASSESSMENTS, type State } from "@assize/xidit-events";
import type { ClauseId } from "@assize/xidit-rulebook";
import { titanPiles } from "@assize/xidit-statecharts";
import { xidit } from "../../src/index.ts";
import { contextOf } from "../a-position.ts";
import { type Seating, type Table, table } from "../a-table.ts";
import { event, type Given, opening, statedPosition } from "../given.ts";
import type { ClauseCase } from "./clause-case.ts";

const four = table();
const PLACE = "play.resolution.turn";

/** An invariant: the position as described is a position of the game, and altered it is none. */
const invariant = (clause: ClauseId, alter: (game: State) => Partial<State>): ClauseCase => {
  const sound = contextOf(four, { guilds: { 3: [0, 2] }, bards: { 1: [2, 0, 0, 0] } });
  const judged = (game: State) => statedPosition(four, PLACE, xidit.encodeContext(game));
  return {
    clause,
    keeps: () => expect(judged(sound)).toMatchObject({ kind: "compliant", doubts: [] }),
    breaks: () => {
      const { kind, doubts } = judged({ ...sound, ...alter(sound) });
      expect(kind).toBe("undetermined");
      expect(doubts.map(({ reason }) => reason)).toContain("position-invalid");
      expect(JSON.stringify(doubts)).toContain(clause);
    },
  };
};

export const titansOf = (at: Table): Json[] =>
  titanPiles(at.fresh).map(({ titans }) => [...titans]);

const shuffledTitans = (at: Given) =>
  event("titans-shuffled", { piles: titanPiles(at.context).map(({ titans }) => titans) });
const shuffledTiles = (at: Given, order = at.context.setting.tilesInPlay) =>
  event("tiles-shuffled", { order });
const shuffledAssessments = event("assessments-shuffled", { order: ASSESSMENTS });

const atTiles = (seating: Seating = {}): Given => {
  const start = opening(table(seating));
  return start.plays(shuffledTitans(start));
};
const atLaying = (seating: Seating = {}): Given => {
  const at = atTiles(seating);
  return at.plays(shuffledTiles(at));
};
const atAssessments = (): Given => atLaying().forced();
const atPlacement = (): Given => atAssessments().plays(shuffledAssessments);

const laying = (clause: ClauseId, field: string): ClauseCase => ({
  clause,
  keeps: () => atLaying().accepts(atLaying().due!),
  breaks: () => {
    const { data } = atLaying().due!;
    const value = (data as Record<string, Json>)[field]!;
    const wrong = Array.isArray(value) ? value.slice(1) : (value as number) + 1;
    atLaying().isWrongWith({ [field]: wrong }, clause);
  },
});

/** Of each variant that leaves tiles in the box: with one of those tiles in the place of another. */
const tilesOut = (clause: ClauseId, seating: Seating, out: number): ClauseCase => ({
  clause,
  keeps: () => {
    const at = atTiles(seating);
    expect(at.context.setting.tilesInPlay).not.toContain(out);
    at.accepts(shuffledTiles(at));
  },
  breaks: () => {
    const at = atTiles(seating);
    const order = [CityId(out), ...at.context.setting.tilesInPlay.slice(1)];
    at.refuses(shuffledTiles(at, order), clause, "setup.piles");
  },
});

export const COMPONENT_AND_SETUP_CASES: readonly ClauseCase[] = [
  invariant("comp.units", ({ barracks }) => ({
    barracks: { ...barracks, mage: barracks.mage + 1 },
  })),
  invariant("comp.storeys", ({ storeyStock }) => ({ storeyStock: storeyStock.with(1, 14) })),
  invariant("comp.bards", ({ bardStock }) => ({ bardStock: bardStock.with(0, 20) })),
  invariant("comp.conservation", ({ queues }) => {
    const { threat } = queues;
    return { queues: { ...queues, threat: { ...threat, pile: threat.pile.slice(1) } } };
  }),
  invariant("tile.invariant", ({ cities, queues }) => {
    const city = cities.findIndex((tile) => tile?.side === "threat");
    const discard = [...queues.threat.discard, CityId(city)];
    return {
      cities: cities.with(city, null),
      queues: { ...queues, threat: { ...queues.threat, discard } },
    };
  }),
  {
    clause: "setup.titans",
    keeps: () => opening(four).accepts(shuffledTitans(opening(four))),
    breaks: () => {
      const piles = titanPiles(four.fresh).map(({ titans }) => titans);
      const wrong = event("titans-shuffled", { piles: [piles[1]!, piles[0]!, piles[2]!] });
      opening(four).refuses(wrong, "setup.titans");
    },
  },
  laying("setup.recruit", "recruitment"),
  laying("setup.threat", "threat"),
  laying("setup.piles", "nextThreat"),
  {
    clause: "setup.assessments",
    keeps: () => atAssessments().accepts(shuffledAssessments),
    breaks: () =>
      atAssessments().refuses(
        event("assessments-shuffled", { order: ["wealth", "wealth", "influence"] }),
        "setup.assessments",
      ),
  },
  {
    clause: "setup.placement",
    keeps: () =>
      atPlacement().accepts(
        ...[0, 1, 2, 3].map((seat) => event("idrakys-placed", { city: seat + 5 }, seat)),
      ),
    breaks: () => {
      const at = atPlacement();
      at.refuses(event("idrakys-placed", { city: 5 }, 1), "setup.placement");
      at.refuses(event("idrakys-placed", { city: 22 }, 0), "setup.placement");
      at.plays(event("idrakys-placed", { city: 5 }, 0)).refuses(
        event("idrakys-placed", { city: 5 }, 1),
        "setup.placement",
      );
    },
  },
  tilesOut("three.tiles", { seats: 3 }, 19),
  tilesOut("short.three", { seats: 3, length: "short" }, 14),
  tilesOut("short.four", { seats: 4, length: "short" }, 19),
  tilesOut("short.five", { seats: 5, length: "short" }, 20),
];
