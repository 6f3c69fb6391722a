// The games this program knows, and what it needs to set one up at a table. A new game is added here.
// The only file of the program that names a game's packages.
import type { Draw, GameModel, JsonObject } from "@assize/kernel-model";
import type { SeatEntry } from "@assize/kernel-event-log";
import type { Bot } from "@assize/kernel-simulation";
import { BOTS as GRANDLIN_BOTS } from "@assize/grandlin-bots";
import { COLOURS as GRANDLIN_COLOURS } from "@assize/grandlin-edition";
import { grandlin } from "@assize/grandlin-game";
import { BOTS } from "@assize/xidit-bots";
import type { Edition } from "@assize/xidit-edition";
import { COLOURS, xidit } from "@assize/xidit-game";
import { Trouble } from "./session.ts";

type AnyBot = Bot<any>; // which view a bot sees is its own game's business

/** What a caller wishes for a simulated game; what is left out has the game's default. */
export interface TableWishes {
  readonly players: number;
  readonly length: string | undefined;
  readonly dummy: string | undefined;
  readonly win: string | undefined;
  readonly variants: string | undefined;
}

/** The part of a header that a table decides. */
export interface Table {
  readonly seats: readonly SeatEntry[];
  readonly options: JsonObject;
  readonly table: JsonObject;
}

export interface PlayableGame {
  readonly model: GameModel;
  readonly bots: Readonly<Record<string, { readonly describe: string; readonly bot: AnyBot }>>;
  readonly defaultBot: string;
  /** Throws Trouble where the wishes fit no table of this game. */
  readonly setTable: (wishes: TableWishes, draw: Draw) => Table;
  /** A valid edition as SVG. */
  readonly drawEdition: (edition: unknown) => Promise<string>;
}

const MOST_PLAYERS = COLOURS.length;

const refuseOthers = (game: string, wishes: Readonly<Record<string, string | undefined>>): void => {
  for (const [flag, value] of Object.entries(wishes))
    if (value !== undefined) throw new Trouble(`--${flag} ${value}: ${game} has no such choice`);
};

/** Whether three may play, and with which dummy, is for the game to say. */
const setXiditTable = (
  { players, length = "long", dummy, win, variants }: TableWishes,
  draw: Draw,
): Table => {
  refuseOthers("xidit", { win, variants });
  if (players < 1 || players > MOST_PLAYERS)
    throw new Trouble(`--players ${players}: there are colours for at most ${MOST_PLAYERS}`);
  const level = dummy ?? (players === 3 ? "normal" : undefined);
  return {
    seats: COLOURS.slice(0, players).map((colour) => ({ colour })),
    options: level === undefined ? { length } : { length, dummy: level },
    table: { firstPlayer: draw(players) },
  };
};

const TREASURES = 12;

/** Where nothing is said: twelve treasures by the number of players, and no variant. */
const setGrandlinTable = ({ players, length, dummy, win, variants }: TableWishes): Table => {
  refuseOthers("grandlin", { length, dummy });
  if (players < 1 || players > GRANDLIN_COLOURS.length)
    throw new Trouble(
      `--players ${players}: there are colours for at most ${GRANDLIN_COLOURS.length}`,
    );
  return {
    seats: GRANDLIN_COLOURS.slice(0, players).map((colour) => ({ colour })),
    options: {
      win: win ?? `any:${Math.floor(TREASURES / players)}`,
      ...(variants === undefined ? {} : { variants: variants.split(",") }),
    },
    table: {},
  };
};

const PLAYABLE: Readonly<Record<string, PlayableGame>> = {
  xidit: {
    model: xidit as GameModel,
    bots: BOTS,
    defaultBot: "greedy",
    setTable: setXiditTable,
    drawEdition: async (edition) => {
      const { renderEdition } = await import("@assize/xidit-scene");
      return renderEdition(edition as Edition);
    },
  },
  grandlin: {
    model: grandlin as GameModel,
    bots: GRANDLIN_BOTS,
    defaultBot: "greedy",
    setTable: setGrandlinTable,
    drawEdition: () =>
      Promise.reject(new Trouble("--game grandlin: there is no drawing of this game's board yet")),
  },
};

/** Every game whose logs can be audited. */
export const GAMES: readonly GameModel[] = Object.values(PLAYABLE).map(({ model }) => model);

/** A game by its id; throws Trouble where there is none. */
export const gameNamed = (id: string): PlayableGame => {
  if (Object.hasOwn(PLAYABLE, id)) return PLAYABLE[id]!;
  throw new Trouble(`--game ${id}: not known here; known: ${Object.keys(PLAYABLE).join(", ")}`);
};

/** The bots of a table, from one name for all seats or one for each, with commas between. */
export const botsFor = (
  game: PlayableGame,
  names: string | undefined,
  seats: number,
): readonly AnyBot[] => {
  const list = (names ?? game.defaultBot).split(",").map((name) => name.trim());
  if (list.length !== 1 && list.length !== seats)
    throw new Trouble(`--bots names ${list.length} bots for ${seats} seats; name one, or ${seats}`);
  return Array.from({ length: seats }, (_, seat) => {
    const name = list.length === 1 ? list[0]! : list[seat]!;
    if (Object.hasOwn(game.bots, name)) return game.bots[name]!.bot;
    const known = Object.entries(game.bots).map(([bot, { describe }]) => `${bot} (${describe})`);
    throw new Trouble(`--bots ${name}: no such bot; there are ${known.join(", ")}`);
  });
};
