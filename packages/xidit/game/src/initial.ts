// The state before the first event: everything in its place, nothing shuffled (comp.*, setup.*).
import * as Result from "effect/Result";
import { type GameSetup, type Misfit, SeatId } from "@assize/kernel-model";
import { type Edition, UNITS_IN_BOX } from "@assize/xidit-edition";
import { type State, NO_UNITS, repeated, type Setting } from "@assize/xidit-events";
import type { Rulings } from "@assize/xidit-rulebook";
import { makeSetting } from "./setting.ts";

/** Storeys and bards of each colour (comp.storeys, comp.bards). */
export const STOREYS_A_COLOUR = 15;
export const BARDS_A_COLOUR = 20;

/** Gold in the bank; null where it cannot run out (ruling `bank`). */
const bankOf = (rulings: Rulings): number | null => {
  const [kind, amount] = rulings.bank.split(":");
  return kind === "limited" ? Number(amount) : null;
};

const emptyGame = (setting: Setting, rulings: Rulings, firstPlayer: SeatId): State => {
  const bySeat = <T>(value: T): readonly T[] => repeated(setting.seats, value);
  const regions = Math.max(...setting.board.regions) + 1;
  const noQueue = { next: null, pile: [], discard: [] };
  return {
    setting,
    rulings,
    year: 1,
    firstPlayer,
    order: 0,
    onTurn: firstPlayer,
    programs: bySeat(null),
    idrakys: bySeat(null),
    recruitedIn: bySeat([]),
    foughtIn: bySeat([]),
    titansIn: bySeat([]),
    cities: repeated(setting.tiles.length, null),
    queues: { recruitment: noQueue, threat: noQueue },
    titans: [],
    reinforcements: [],
    barracks: UNITS_IN_BOX,
    screens: bySeat(NO_UNITS),
    gold: bySeat(0),
    bank: bankOf(rulings),
    bards: repeated(regions, bySeat(0)),
    bardStock: bySeat(BARDS_A_COLOUR),
    guilds: repeated(setting.tiles.length, null),
    storeyStock: bySeat(STOREYS_A_COLOUR),
    setAside: bySeat(0),
    dummy: null,
    assessments: [],
    elimination: null,
    replacement: null,
    census: null,
    bastionOpened: false,
    rankings: [],
    over: false,
  };
};

export const initial = (
  setup: GameSetup,
  edition: Edition,
): Result.Result<State, readonly Misfit[]> =>
  Result.map(makeSetting(setup, edition), (setting) =>
    emptyGame(
      setting,
      setup.rulings as unknown as Rulings,
      SeatId(setup.table["firstPlayer"] as number),
    ),
  );
