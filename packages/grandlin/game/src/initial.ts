// From a header and an edition to the state before the first event (setup.*): everything in its place, nothing shuffled.
import * as Result from "effect/Result";
import { type GameSetup, type JsonObject, type Misfit, misfit, SeatId } from "@assize/kernel-model";
import { type Colour, COLOURS, type Edition, factsOf } from "@assize/grandlin-edition";
import type { Rulings } from "@assize/grandlin-rulebook";
import {
  day,
  effects,
  type State,
  type Setting,
  setup as rules,
  type WinCondition,
} from "@assize/grandlin-rules";

export const VARIANTS = ["drop", "loot", "catharsis"] as const;
export const MOST_OF_A_KIND = 4;
export const ALL_TREASURES = 12;

/** `any:4`, `same:3` or `each` (setup.win); null for anything else. */
const readWin = (text: unknown): WinCondition | null => {
  if (text === "each") return { kind: "each" };
  const [, kind, count] =
    /^(any|same):([1-9]\d?)$/.exec(typeof text === "string" ? text : "") ?? [];
  const treasures = Number(count);
  if (kind === "any" && treasures <= ALL_TREASURES) return { kind, treasures };
  return kind === "same" && treasures <= MOST_OF_A_KIND ? { kind, treasures } : null;
};

const seatProblems = (seats: readonly JsonObject[]): readonly Misfit[] => {
  const places = seats.map(({ colour }) => COLOURS.findIndex((one) => one === colour));
  const ordered = places.every((place, i) => place >= 0 && (i === 0 || places[i - 1]! < place));
  return [
    ...(seats.length < 2 || seats.length > COLOURS.length
      ? [misfit("seats", "length", 2, COLOURS.length)]
      : []),
    ...(ordered ? [] : [misfit("seats", "rule", "colours-clockwise", ...COLOURS)]),
  ];
};

const isVariant = (value: unknown): boolean => VARIANTS.some((one) => one === value);

const optionProblems = ({ options, table }: GameSetup): readonly Misfit[] => {
  const variants = options["variants"] ?? [];
  const fine =
    Array.isArray(variants) &&
    variants.every(isVariant) &&
    new Set(variants as readonly unknown[]).size === variants.length;
  const unknown = Object.keys(options).filter(
    (key) => key !== "win" && key !== "variants" && !key.startsWith("x-"),
  );
  return [
    ...(readWin(options["win"]) === null
      ? [misfit("options.win", "pattern", "^(any:([1-9]|1[0-2])|same:[1-4]|each)$")]
      : []),
    ...(fine ? [] : [misfit("options.variants", "rule", "each-once", ...VARIANTS)]),
    ...unknown.map((key) => misfit(`options.${key}`, "surplus", "win", "variants")),
    ...Object.keys(table)
      .filter((key) => !key.startsWith("x-"))
      .map((key) => misfit(`table.${key}`, "surplus")),
  ];
};

const makeSetting = (setup: GameSetup, edition: Edition): Setting => {
  const variants = (setup.options["variants"] ?? []) as readonly string[];
  return {
    edition,
    facts: factsOf(edition),
    colours: setup.seats.map(({ colour }) => colour as Colour),
    win: readWin(setup.options["win"])!,
    drop: variants.includes("drop"),
    loot: variants.includes("loot"),
    catharsis: variants.includes("catharsis"),
  };
};

const empty = (setting: Setting, rulings: Rulings): State => ({
  setting,
  rulings,
  pile: [],
  discard: [],
  aside: [],
  hands: setting.colours.map(() => []),
  lying: {},
  undug: [],
  treasures: Object.fromEntries(
    setting.facts.treasureIds.map((id) => [
      id,
      { at: "pile", seat: null, square: null, open: false, seen: [] } as const,
    ]),
  ),
  services: [],
  henchmen: setting.colours.map((colour) => {
    const square = setting.facts.castles[colour];
    const rested = { poison: 0, lostTurn: false, days: 0, searching: null };
    return { ...effects.START, ...rested, square, slept: square };
  }),
  contenders: setting.colours.map((_, seat) => SeatId(seat)),
  tied: false,
  onTurn: SeatId(0),
  turns: 0,
  turn: day.NEW_TURN,
  effects: [],
  found: null,
  portal: null,
  played: null,
  digging: false,
  removing: null,
  combat: null,
  death: null,
  mapsLeaving: null,
  mapsGone: false,
  drawnMap: null,
  cleansed: 0,
  over: null,
});

export const initial = (
  setup: GameSetup,
  edition: Edition,
): Result.Result<State, readonly Misfit[]> => {
  const problems = [...seatProblems(setup.seats), ...optionProblems(setup)];
  if (problems.length > 0) return Result.fail(problems);
  const game = empty(makeSetting(setup, edition), setup.rulings as unknown as Rulings);
  const random = game.rulings["city-cards"] === "random";
  return Result.succeed(random ? game : { ...game, services: rules.servicesByColour(game) });
};
