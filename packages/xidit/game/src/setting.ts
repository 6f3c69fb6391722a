// From a header and an edition to the fixed facts of one game: seats, calendar, tiles in play, closed regions.
// Knows the variants (setup.*, three.*, short.*); must not know what happens later.
import * as Result from "effect/Result";
import { type GameSetup, type JsonObject, type Misfit, misfit } from "@assize/kernel-model";
import { type Board, deriveBoard, type Edition, RegionId, type Tile } from "@assize/xidit-edition";
import {
  DUMMY_LEVELS,
  type DummyLevel,
  type Length,
  LENGTHS,
  type Setting,
} from "@assize/xidit-events";
import type { Rulings } from "@assize/xidit-rulebook";

/** The five colours of the box (comp.storeys). */
/** How many may sit at a table (setup.players). */
export const FEWEST_SEATS = 3;
export const MOST_SEATS = 5;

export const COLOURS = ["blue", "red", "green", "yellow", "black"] as const;
const MOST_CITIES = 21;

interface Variant {
  readonly tileSet: "21" | "18";
  readonly tilesOnBoard: number;
  readonly tilesOut: readonly number[];
  readonly closedRegions: readonly number[];
}

/** What each number of players and length leaves out, by printed number (three.*, short.*). */
const VARIANTS: Readonly<Record<string, Variant>> = {
  "3-long": { tileSet: "18", tilesOnBoard: 4, tilesOut: [], closedRegions: [1, 2] },
  "3-short": { tileSet: "18", tilesOnBoard: 4, tilesOut: [14, 18], closedRegions: [1, 2] },
  "4-long": { tileSet: "21", tilesOnBoard: 5, tilesOut: [], closedRegions: [] },
  "4-short": { tileSet: "21", tilesOnBoard: 5, tilesOut: [19, 20, 21], closedRegions: [1, 2] },
  "5-long": { tileSet: "21", tilesOnBoard: 5, tilesOut: [], closedRegions: [] },
  "5-short": { tileSet: "21", tilesOnBoard: 5, tilesOut: [20, 21], closedRegions: [2] },
};

const CALENDARS: Readonly<Record<Length, { readonly years: number; readonly census: number[] }>> = {
  long: { years: 12, census: [4, 8, 12] },
  short: { years: 9, census: [3, 6, 9] },
};

const KNOWN_OPTIONS = new Set(["length", "dummy"]);
const KNOWN_FACTS = new Set(["firstPlayer"]);

const unknownMembers = (
  object: JsonObject,
  known: ReadonlySet<string>,
  at: string,
): readonly Misfit[] =>
  Object.keys(object)
    .filter((key) => !known.has(key) && !key.startsWith("x-"))
    .map((key) => misfit(`${at}.${key}`, "surplus", ...known));

const oneOf = <T extends string>(value: unknown, options: readonly T[]): value is T =>
  options.some((option) => option === value);

const seatProblems = (seats: readonly JsonObject[]): readonly Misfit[] => {
  const problems: Misfit[] = [];
  if (seats.length < FEWEST_SEATS || seats.length > MOST_SEATS)
    problems.push(misfit("seats", "length", FEWEST_SEATS, MOST_SEATS));
  const colours = seats.map((seat) => seat["colour"]);
  for (const [index, colour] of colours.entries()) {
    if (!oneOf(colour, COLOURS))
      problems.push(misfit(`seats[${index}].colour`, "one-of", ...COLOURS));
    else if (colours.indexOf(colour) < index)
      problems.push(misfit(`seats[${index}].colour`, "repeated"));
  }
  return problems;
};

/** What is wrong with a header's seats, options and facts; empty where all is well. */
const setupProblems = ({ seats, options, table }: GameSetup): readonly Misfit[] => {
  const problems = [
    ...seatProblems(seats),
    ...unknownMembers(options, KNOWN_OPTIONS, "options"),
    ...unknownMembers(table, KNOWN_FACTS, "table"),
  ];
  if (!oneOf(options["length"], LENGTHS))
    problems.push(misfit("options.length", "one-of", ...LENGTHS));
  if (seats.length === 3 && !oneOf(options["dummy"], DUMMY_LEVELS))
    problems.push(misfit("options.dummy", "one-of", ...DUMMY_LEVELS));
  if (seats.length !== 3 && options["dummy"] !== undefined)
    problems.push(misfit("options.dummy", "rule", "dummy-with-three"));
  const first = table["firstPlayer"];
  if (!Number.isSafeInteger(first) || (first as number) < 0 || (first as number) >= seats.length)
    problems.push(misfit("table.firstPlayer", "range", 0, seats.length - 1));
  return problems;
};

/** Tiles of the Recruitment queue at setup, the Next one included (setup.piles, ruling `three-piles`). */
const recruitmentQueue = (seats: number, rulings: Rulings): number =>
  seats === 3 && rulings["three-piles"] === "four" ? 4 : 5;

const boards = new WeakMap<Edition, Board>();

/** An edition's board, derived once: neither ever changes. */
const boardOf = (edition: Edition): Board => {
  const board = boards.get(edition) ?? deriveBoard(edition);
  boards.set(edition, board);
  return board;
};

/** The fixed facts of a game, or what is wrong with its header. */
export const makeSetting = (
  setup: GameSetup,
  edition: Edition,
): Result.Result<Setting, readonly Misfit[]> => {
  const problems = setupProblems(setup);
  if (problems.length > 0) return Result.fail(problems);
  const seats = setup.seats.length;
  const length = setup.options["length"] as Length;
  const variant = VARIANTS[`${seats}-${length}`]!;
  const inPlay = edition.tileSets[variant.tileSet].filter(
    (tile) => !variant.tilesOut.includes(tile.city),
  );
  const tiles: (Tile | null)[] = Array.from({ length: MOST_CITIES + 1 }, () => null);
  for (const tile of inPlay) tiles[tile.city] = tile;
  return Result.succeed({
    edition,
    board: boardOf(edition),
    seats,
    colours: setup.seats.map((seat) => seat["colour"] as string),
    length,
    years: CALENDARS[length].years,
    censusYears: CALENDARS[length].census,
    tiles,
    tilesInPlay: inPlay.map((tile) => tile.city),
    titans: Object.fromEntries(edition.titans.map((titan) => [titan.id, titan])),
    tilesOnBoard: variant.tilesOnBoard,
    recruitmentQueue: recruitmentQueue(seats, setup.rulings as unknown as Rulings),
    closedRegions: variant.closedRegions.map(RegionId),
    dummy: (setup.options["dummy"] as DummyLevel | undefined) ?? null,
  });
};
