// The games and toys of which records are made here: whole games of each, and an event of each of their types.
import { readFileSync } from "node:fs";
import { GAMES } from "@assize/catalogue/all";
import { type GameDrawing, genericDrawing } from "@assize/kernel-drawing";
import type { Header } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { rulebookDigestInput, start } from "@assize/kernel-referee";
import { play, randomBot, seeded } from "@assize/kernel-simulation";
import { auction, countdown, headerFor, nim } from "@assize/toys";
import * as Arbitrary from "effect/Arbitrary";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";

/** A line of a log as an object, without its number and its link. */
export type Line = Readonly<Record<string, Json>>;

export interface Subject {
  readonly model: GameModel;
  readonly drawing: GameDrawing<any>; // views of any game
  /** Whole games, or the beginning of one: the header first. */
  readonly games: readonly (readonly Line[])[];
}

const EXAMPLES = new URL("../../../../docs/examples/games/", import.meta.url);

/** Of each game the examples that are read; of Lords of Xidit those with the most different events. */
const READ: Readonly<Record<string, readonly string[]>> = {
  xidit: ["short-3p", "borrowing-4p", "long-5p"],
  grandlin: ["treasure-2p", "treasure-disputed-2p"],
  chess: ["chess-nalchik", "chess-opera"],
};

const asLine = (line: string): Line => {
  const { prev: _, seq: __, ...rest } = JSON.parse(line) as Line;
  return rest;
};

export const linesIn = (text: string): readonly Line[] => text.trimEnd().split("\n").map(asLine);

const digest = (value: Json): string => digestJson(value, nodeHash);

/** Most events of a game that is played here. */
const MOST_EVENTS = 400;

const playedGame = (model: GameModel, header: Header, seed: number): readonly Line[] =>
  play({
    start: Result.getOrThrow(start(header, { games: [model], digest })),
    bots: header.seats.map(() => randomBot),
    random: seeded(seed),
    hash: nodeHash,
    mostEvents: MOST_EVENTS,
  }).lines.map(asLine);

const toy = (model: GameModel, seats: number): Subject => {
  const digests = {
    rulebook: digest(rulebookDigestInput(model)),
    edition: digest(model.edition.digestInput(model.edition.reference)),
  };
  const header = headerFor(model, { seats, digests });
  const games = [1, 2, 3].map((seed) => playedGame(model, header, seed));
  return { model, drawing: genericDrawing, games };
};

const realGame = ({ model, drawing }: (typeof GAMES)[number]): Subject => {
  const read = READ[model.id]!.map((name) =>
    linesIn(readFileSync(new URL(`${name}.jsonl`, EXAMPLES), "utf8")),
  );
  const { position: _, ...header } = read[0]![0]! as unknown as Header;
  const played = [1, 2].map((seed) => playedGame(model, header, seed));
  return { model, drawing: drawing ?? genericDrawing, games: [...read, ...played] };
};

export const SUBJECTS: readonly Subject[] = [
  ...GAMES.map(realGame),
  toy(nim, 2),
  toy(auction, 3),
  toy(countdown, 2),
];

/** Data of the type's shape, the same in each run, be they possible or not. */
const anyData = (model: GameModel, type: string): readonly Json[] => {
  const { data } = model.events[type]!;
  const made = Arbitrary.sampleEffect(Arbitrary.schema(data as never), { count: 1, seed: 27 });
  return Effect.runSync(made);
};

/** Events of one type: one of these games, if any has one, and one with any data. */
export const eventsOf = ({ model, games }: Subject, type: string): readonly Line[] => {
  const recorded = games.flat().find((line) => line["type"] === type);
  const by = model.events[type]!.class === "decision" ? { by: 0 } : {};
  const made = anyData(model, type).map((data): Line => ({ type, ...by, data }));
  return recorded === undefined ? made : [recorded, ...made];
};
