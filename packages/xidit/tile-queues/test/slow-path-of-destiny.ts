// The Path of Destiny once more, slowly: a table with stacks of two-faced tiles that are moved by
// hand, in the order of the rulebook's text. Shares nothing with the package but the words.
import { CityId, UNIT_KINDS, type UnitKind, type TitanId } from "@assize/xidit-edition";
import type { State } from "@assize/xidit-events";
import type { LoggedEvent, Shuffle } from "./replace-step-by-step.ts";

type Face = "recruitment" | "threat";

interface TileOnTable {
  readonly city: number;
  face: Face;
}

interface Table {
  readonly board: Map<number, { readonly tile: TileOnTable; readonly units: UnitKind[] }>;
  readonly symbols: ReadonlyMap<number, readonly UnitKind[]>;
  /** Stacks have their top at the END of the array. */
  readonly stacks: Record<
    Face,
    { next: TileOnTable[]; pile: TileOnTable[]; discard: TileOnTable[] }
  >;
  readonly barracks: UnitKind[];
  readonly lair: { readonly names: readonly TitanId[]; raging: boolean }[];
  readonly frenchTrigger: boolean;
  readonly emptyTilesPass: boolean;
}

const turnOver = (stack: TileOnTable[]): TileOnTable[] => {
  for (const tile of stack) tile.face = tile.face === "threat" ? "recruitment" : "threat";
  return stack.reverse();
};

export const setTable = (game: State): Table => {
  const stackOf = (face: Face) => {
    const lay = (cities: readonly number[]) => cities.map((city): TileOnTable => ({ city, face }));
    const { next, pile, discard } = game.queues[face];
    return {
      next: lay(next === null ? [] : [next]),
      pile: lay(pile).reverse(),
      discard: lay(discard),
    };
  };
  const board: Table["board"] = new Map();
  game.cities.forEach((lying, city) => {
    if (lying === null) return;
    const counts = lying.side === "recruitment" ? lying.units : null;
    const units = UNIT_KINDS.flatMap((kind) => Array<UnitKind>(counts?.[kind] ?? 0).fill(kind));
    board.set(city, { tile: { city, face: lying.side }, units });
  });
  return {
    board,
    symbols: new Map(
      game.setting.tiles.flatMap((tile) => (tile ? [[tile.city, tile.recruit]] : [])),
    ),
    stacks: { recruitment: stackOf("recruitment"), threat: stackOf("threat") },
    barracks: UNIT_KINDS.flatMap((kind) => Array<UnitKind>(game.barracks[kind]).fill(kind)),
    lair: game.titans.map(({ titans, raging }) => ({ names: titans, raging })),
    frenchTrigger: game.rulings["titan-trigger"] === "pile-empty",
    emptyTilesPass: game.rulings["empty-recruitment"] === "passes",
  };
};

/** Any pile that has run out is made anew from the other side's discard, if that has a tile. */
const replenish = (table: Table, log: LoggedEvent[]): void => {
  for (const face of ["recruitment", "threat"] as const) {
    const own = table.stacks[face];
    const other = table.stacks[face === "threat" ? "recruitment" : "threat"];
    if (own.pile.length > 0 || other.discard.length === 0) continue;
    own.pile = turnOver(other.discard.splice(0));
    log.push(["pile-flipped", { pile: face, tiles: own.pile.length }]);
  }
};

const discard = (table: Table, city: number, log: LoggedEvent[]): Face => {
  const { tile } = table.board.get(city)!;
  table.board.delete(city);
  table.stacks[tile.face].discard.push(tile);
  log.push(["tile-discarded", { side: tile.face, tile: city }]);
  return tile.face;
};

const place = (table: Table, face: Face, log: LoggedEvent[]): number => {
  const tile = table.stacks[face].next.pop()!;
  const units: UnitKind[] = [];
  if (face === "recruitment")
    for (const symbol of table.symbols.get(tile.city)!) {
      const found = table.barracks.indexOf(symbol);
      if (found >= 0) units.push(...table.barracks.splice(found, 1));
    }
  units.sort((a, b) => UNIT_KINDS.indexOf(a) - UNIT_KINDS.indexOf(b));
  table.board.set(tile.city, { tile, units });
  log.push(["tile-placed", { side: face, tile: tile.city, units: [...units] }]);
  return tile.city;
};

const topToNext = (table: Table, face: Face, log: LoggedEvent[]): void => {
  const tile = table.stacks[face].pile.pop()!;
  table.stacks[face].next.push(tile);
  log.push(["queue-advanced", { side: face, tile: tile.city }]);
};

const awakeningAndReinforcements = (table: Table, shuffle: Shuffle, log: LoggedEvent[]): void => {
  const woken: TitanId[] = [];
  for (const pile of table.lair) {
    const [top] = pile.names;
    if (top === undefined || pile.raging) continue;
    pile.raging = true;
    woken.push(top);
  }
  log.push(["titans-awakened", { titans: woken }]);
  const { recruitment, threat } = table.stacks;
  const whole = [...turnOver(threat.discard.splice(0)), ...recruitment.pile.splice(0)];
  const firstTwo = [whole.pop()!, whole.pop()!];
  recruitment.pile = [...firstTwo].reverse();
  log.push([
    "reinforcements-collected",
    { recruitment: firstTwo.map(({ city }) => city), threats: whole.length },
  ]);
  const order = shuffle(whole.map(({ city }) => CityId(city)).reverse());
  log.push(["reinforcements-shuffled", { order }]);
  threat.pile = order.map((city): TileOnTable => ({ city, face: "threat" })).reverse();
  if (threat.next.length === 0) topToNext(table, "threat", log);
};

const runOut = (table: Table): boolean =>
  table.stacks.threat.pile.length === 0 && table.stacks.recruitment.discard.length === 0;

/** Everything that follows when a tile leaves this city. */
export const replaceSlowly = (table: Table, city: number, shuffle: Shuffle): LoggedEvent[] => {
  const log: LoggedEvent[] = [];
  const passedBefore = new Set<number>();
  let leaving: number | null = city;
  while (leaving !== null) {
    const face = discard(table, leaving, log);
    replenish(table, log);
    const placed = place(table, face, log);
    replenish(table, log);
    if (table.stacks[face].pile.length > 0) {
      topToNext(table, face, log);
      replenish(table, log);
      if (face === "threat" && table.frenchTrigger && runOut(table))
        awakeningAndReinforcements(table, shuffle, log);
    } else if (face === "threat") awakeningAndReinforcements(table, shuffle, log);
    else {
      const borrowed = table.stacks.threat.pile.pop()!;
      table.stacks.recruitment.next.push(...turnOver([borrowed]));
      log.push(["tile-borrowed", { tile: borrowed.city }]);
      replenish(table, log);
    }
    const gotNothing = face === "recruitment" && table.board.get(placed)!.units.length === 0;
    leaving = gotNothing && table.emptyTilesPass && !passedBefore.has(placed) ? placed : null;
    if (leaving !== null) passedBefore.add(leaving);
  }
  return log;
};

/** What lies where, in the shape of the game's own places, for comparison. */
export const placesOf = (table: Table) => {
  const queueOf = (face: Face) => {
    const { next, pile, discard: out } = table.stacks[face];
    return {
      next: next[0]?.city ?? null,
      pile: pile.map(({ city }) => city).reverse(),
      discard: out.map(({ city }) => city),
    };
  };
  return {
    board: [...table.board]
      .map(([city, { tile, units }]) => ({ city, side: tile.face, units }))
      .sort((a, b) => a.city - b.city),
    queues: { recruitment: queueOf("recruitment"), threat: queueOf("threat") },
    raging: table.lair.map(({ raging }) => raging),
  };
};

/** The same of a game. */
export const placesOfGame = (game: State): ReturnType<typeof placesOf> => ({
  board: game.cities.flatMap((lying, city) => {
    if (lying === null) return [];
    const counts = lying.side === "recruitment" ? lying.units : null;
    const units = UNIT_KINDS.flatMap((kind) => Array<UnitKind>(counts?.[kind] ?? 0).fill(kind));
    return [{ city, side: lying.side, units }];
  }),
  queues: {
    recruitment: {
      ...game.queues.recruitment,
      pile: [...game.queues.recruitment.pile],
      discard: [...game.queues.recruitment.discard],
    },
    threat: {
      ...game.queues.threat,
      pile: [...game.queues.threat.pile],
      discard: [...game.queues.threat.discard],
    },
  },
  raging: game.titans.map(({ raging }) => raging),
});
