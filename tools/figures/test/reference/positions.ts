// Positions with names, from which all legal continuations are counted. Each is a year's start that one could lay
// out by hand, and the choices made since.
import { beginGame } from "../../src/reference/referee.ts";
import type { PlainEvent } from "../../src/reference/asking.ts";
import { layTable, type Table, takeUnit, type Unit } from "../../src/reference/table.ts";
import { referenceEdition } from "@assize/xidit-edition";
import { ENDED_COLUMNS, type GameHeader, headerOf, type Variant, VARIANTS } from "./headers.ts";

export interface NamedPosition {
  readonly name: string;
  readonly header: GameHeader;
  readonly edition: typeof referenceEdition;
  /** The year's start, or null for the beginning of the game. */
  readonly from: Table | null;
  /** Choices and outcomes since, without what they force. */
  readonly since: readonly PlainEvent[];
}

/** The Titans as they are numbered, the tiles in ascending order. */
const shuffles = (header: GameHeader): readonly PlainEvent[] => [
  {
    type: "titans-shuffled",
    data: {
      piles: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    },
  },
  {
    type: "tiles-shuffled",
    data: { order: layTable(header, referenceEdition).tiles.map(({ city }) => city) },
  },
];
const HALL: PlainEvent = {
  type: "assessments-shuffled",
  data: { order: ["wealth", "influence", "reputation"] },
};

const placings = (cities: readonly number[]): readonly PlainEvent[] =>
  cities.map((city, by) => ({ type: "idrakys-placed", by, data: { city } }));

/** Tiles in ascending order: Recruitment first, then threats, then the queues; Idrakys where one likes. */
const laidOut = (
  header: GameHeader,
  edition: typeof referenceEdition,
  cities: readonly number[],
  change: (table: Table) => void,
): Table => {
  const events = [...shuffles(header), HALL, ...placings(cities)];
  const referee = beginGame(header, edition);
  for (const event of events) {
    for (let next = referee.expected(); next.kind === "forced"; next = referee.expected())
      referee.step(next.event);
    referee.step(event);
  }
  change(referee.table);
  return referee.table;
};

/** Units from the barracks to behind a screen. */
const enlist = (table: Table, seat: number, ...units: readonly Unit[]): void => {
  for (const unit of units) {
    if (!takeUnit(table.barracks, unit)) throw new Error(`no ${unit} left`);
    table.screens[seat]!.push(unit);
  }
};

/** Everybody's program: so many actions, then waiting. */
const acting = (...actions: readonly number[]): readonly PlainEvent[] =>
  actions.map((count, by) => ({
    type: "orders-programmed",
    by,
    data: { orders: Array.from({ length: 6 }, (_, i) => (i < count ? "action" : "wait")) },
  }));

const hands = (...units: readonly number[]): readonly PlainEvent[] =>
  units.map((count, by) => ({ type: "hand-chosen", by, data: { units: count } }));

const THREE = VARIANTS[0];
const THREE_SHORT = VARIANTS[1];
const FOUR = VARIANTS[2];
const FOUR_PLAYERS = headerOf(FOUR, { set: "default", overrides: {} }, 0);

const position = (
  name: string,
  options: {
    readonly variant?: Variant;
    readonly overrides?: Readonly<Record<string, string>>;
    readonly edition?: typeof referenceEdition;
    readonly cities?: readonly number[];
    readonly change?: (table: Table) => void;
    readonly since: readonly PlainEvent[];
  },
): NamedPosition => {
  const { variant = FOUR, overrides = {}, edition = referenceEdition, cities, since } = options;
  const header = headerOf(variant, { set: "default", overrides }, 0, edition);
  const change = options.change ?? ((): void => undefined);
  const from = cities === undefined ? null : laidOut(header, edition, cities, change);
  return { name, header, edition, from, since };
};

/** A census year, with armies of militia and clerics. */
const censusYear = (table: Table): void => {
  table.year = 4;
  enlist(table, 0, "militia", "cleric", "cleric");
  enlist(table, 1, "militia", "militia", "cleric");
  enlist(table, 2, "cleric", "mage");
};

const WAITING = acting(0, 0, 0, 0);

/** A census year; two threats at 6 and 7 that seats 0 and 1 can pay for. */
const twoFighters = (table: Table): void => {
  table.year = 4;
  enlist(table, 0, ...tileUnits(table, 6));
  enlist(table, 1, ...tileUnits(table, 7));
};

const tileUnits = (table: Table, city: number): readonly Unit[] =>
  table.tiles.find((tile) => tile.city === city)!.threat.units;

/** A census year; Titans that ask for three and four rage; seat 0 stands in a bare city with five units. */
const titansRage = (table: Table): void => {
  table.year = 4;
  for (const heap of table.lair) heap.raging = heap.asks < 5;
  enlist(table, 0, "militia", "militia", "archer", "infantry", "mage");
};

/** A census year, and no Threat tile left in the queue: the next threat overcome wakes the Titans. */
const lastThreat = (table: Table): void => {
  table.year = 3;
  enlist(table, 0, ...tileUnits(table, 6));
  const { recruitment, threat } = table.pile;
  table.pile = { recruitment: [...recruitment, ...threat], threat: [] };
  table.discard.threat = table.pile.recruitment.splice(4);
};

export const POSITIONS: readonly NamedPosition[] = [
  position("four players, before the Titans are shuffled", { since: [] }),
  position("four players, before the assessments are shuffled", { since: shuffles(FOUR_PLAYERS) }),
  position("four players, before the first Idrakys is placed", {
    since: [...shuffles(FOUR_PLAYERS), HALL],
  }),
  position("four players, the last program is awaited at city 1", {
    cities: [2, 3, 4, 1],
    since: WAITING.slice(0, 3),
  }),
  position("four players, the last program is awaited at city 1, roads that are not there barred", {
    overrides: { "no-road": "illegal-program" },
    cities: [2, 3, 4, 1],
    since: WAITING.slice(0, 3),
  }),
  position("four players, two threats overcome at 6 and 7", {
    cities: [6, 7, 20, 21],
    change: twoFighters,
    since: acting(1, 1, 0, 0),
  }),
  position("four players, two threats overcome, fewer storeys may be built", {
    overrides: { "storeys-up-to": "up-to" },
    cities: [6, 7, 20, 21],
    change: twoFighters,
    since: acting(1, 1, 0, 0),
  }),
  position("four players, a rival's guild at 6 and one bard left", {
    cities: [6, 7, 20, 21],
    change: (table) => {
      twoFighters(table);
      table.guilds.set(6, { seat: 3, storeys: 2 });
      table.storeysLeft[3]! -= 2;
      table.bardsLeft[0] = 1;
      for (let i = 0; i < 19; i++) table.bards.push({ seat: 0, region: table.regions[4]!.id });
    },
    since: acting(1, 1, 0, 0),
  }),
  position("four players, two Titans rage before a player with five units", {
    cities: [20, 7, 6, 21],
    change: titansRage,
    since: acting(2, 0, 0, 0),
  }),
  position("four players, two Titans rage, from any city", {
    overrides: { "titan-anywhere": "any-city" },
    cities: [6, 7, 8, 9],
    change: titansRage,
    since: acting(1, 0, 0, 0),
  }),
  position("four players, a census, hands of militia", {
    cities: [6, 7, 20, 21],
    change: censusYear,
    since: WAITING,
  }),
  position("four players, a census, clerics won alone", {
    cities: [6, 7, 20, 21],
    change: censusYear,
    since: [...WAITING, ...hands(0, 0, 0, 0), ...hands(0, 0, 0, 0), ...hands(0, 0, 0, 0)].concat(
      hands(2, 1, 1, 0),
    ),
  }),
  position("four players, a census, clerics tied, no reward may be declined", {
    overrides: { "census-optional": "no" },
    cities: [6, 7, 20, 21],
    change: censusYear,
    since: [...WAITING, ...hands(0, 0, 0, 0), ...hands(0, 0, 0, 0), ...hands(0, 0, 0, 0)].concat(
      hands(1, 1, 1, 0),
    ),
  }),
  position("four players, a census, mages won with guilds of one, two and four storeys", {
    cities: [6, 7, 20, 21],
    change: (table) => {
      censusYear(table);
      for (const [city, storeys] of [
        [3, 1],
        [5, 2],
        [9, 4],
      ] as const) {
        table.guilds.set(city, { seat: 2, storeys });
        table.storeysLeft[2]! -= storeys;
      }
    },
    since: [...WAITING, ...[0, 1, 2, 3].flatMap(() => hands(0, 0, 0, 0)), ...hands(0, 0, 1, 0)],
  }),
  position("three players, a threat overcome and the dummy raised", {
    variant: THREE,
    cities: [6, 7, 20],
    change: twoFighters,
    since: acting(1, 1, 0),
  }),
  position("three players, a threat overcome and one column of the dummy ended", {
    variant: THREE,
    edition: ENDED_COLUMNS,
    cities: [6, 7, 20],
    change: (table) => {
      twoFighters(table);
      table.dummy = { wealth: 9, influence: 7, reputation: 7 };
    },
    since: acting(1, 1, 0),
  }),
  position("three players, a threat overcome and reinforcements shuffled", {
    variant: THREE_SHORT,
    cities: [6, 7, 20],
    change: lastThreat,
    since: [
      ...acting(1, 0, 0),
      { type: "rewards-chosen", by: 0, data: { rewards: ["gold", "guild"] } },
    ],
  }),
];
