// The games whose records are tampered with: how each is set up from a seed, who plays it, who judges it.
// The only file here that knows a game.
import type { Header } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, JsonObject, WrittenEvent } from "@assize/kernel-model";
import { newHeader, type TableChoices } from "@assize/kernel-recorder";
import type { Bot } from "@assize/kernel-simulation";
import { randomBot } from "@assize/kernel-simulation";
import { loadGame } from "@assize/catalogue";
import { nim } from "@assize/toys";
import { judge as judgeXidit, type Judgement } from "../reference/referee.ts";
import { judgeGrandlin } from "../reference/grandlin/referee.ts";
import { judgeChess } from "../reference/chess/referee.ts";
import { judgeNim } from "../reference/nim.ts";
import { xidit } from "@assize/xidit-game";

/** One way to set a table up. */
export type Setup = Omit<TableChoices, "edition"> & {
  readonly rulings: NonNullable<TableChoices["rulings"]>;
  readonly options: JsonObject;
};

export interface Subject {
  readonly id: "xidit" | "grandlin" | "nim" | "chess";
  readonly model: GameModel;
  readonly setup: (seed: number) => Setup;
  readonly bot: (seed: number) => Bot<any>;
  /** Tables that somebody could take for this one: other seats, lengths, variants, first players. Rulings are changed by others. */
  readonly mistakenFor: (setup: Setup) => readonly Setup[];
  /** Legal or not, by a referee that is no part of the audit. Requires a sound header. */
  readonly judge: (header: Header, events: readonly WrittenEvent[]) => Judgement;
}

export const headerOf = ({ model }: Subject, setup: Setup): Header =>
  newHeader(model, setup, nodeHash);

const seatsOf = (colours: readonly string[], players: number) =>
  colours.slice(0, players).map((colour) => ({ colour }));

/** Every third game is played by one odd ruling over its set. */
const rulingsOf = (
  { rulebook }: GameModel,
  seed: number,
  always: Readonly<Record<string, string>> = {},
): Setup["rulings"] => {
  const sets = Object.keys(rulebook.rulingSets);
  const set = sets[seed % sets.length]!;
  const open = rulebook.rulings.filter(({ id }) => always[id] === undefined);
  const { id, options } = open[seed % open.length]!;
  const option = options.findLast((one) => !one.id.endsWith(":N"))!.id;
  return { set, overrides: seed % 3 === 0 ? { ...always, [id]: option } : always };
};

const XIDIT_COLOURS = ["blue", "red", "green", "yellow", "black"];
const LENGTHS = ["long", "short"];
const DUMMIES = ["normal", "harder"];

const xiditSetup = (
  players: number,
  length: string,
  dummy: string,
  others: Pick<Setup, "rulings" | "table">,
): Setup => ({
  seats: seatsOf(XIDIT_COLOURS, players),
  options: players === 3 ? { length, dummy } : { length },
  ...others,
});

const xiditSubject = async (): Promise<Subject> => {
  const { model, bots } = await loadGame("xidit");
  return {
    id: "xidit",
    model,
    setup: (seed) => {
      const players = 3 + (seed % 3);
      return xiditSetup(players, LENGTHS[seed % 2]!, DUMMIES[Math.floor(seed / 3) % 2]!, {
        rulings: rulingsOf(model, seed),
        table: { firstPlayer: seed % players },
      });
    },
    bot: (seed) => bots[seed % 4 === 3 ? "random" : "greedy"]!.bot,
    mistakenFor: ({ seats, options, rulings, table = {} }) => {
      const all = [3, 4, 5].flatMap((players) =>
        LENGTHS.flatMap((length) =>
          DUMMIES.slice(0, players === 3 ? 2 : 1).map((dummy) =>
            xiditSetup(players, length, dummy, { rulings, table }),
          ),
        ),
      );
      const first = table["firstPlayer"] as number;
      const dummy = options["dummy"] ?? "normal";
      const differences = (one: Setup): number =>
        Number(one.seats.length !== seats.length) +
        Number(one.options["length"] !== options["length"]) +
        Number((one.options["dummy"] ?? dummy) !== dummy);
      const firstPlayers = seats.flatMap((_, firstPlayer) =>
        firstPlayer === first ? [] : { seats, options, rulings, table: { firstPlayer } },
      );
      const others = all.filter((one) => first < one.seats.length && differences(one) === 1);
      return [...others, ...firstPlayers];
    },
    judge: (header, events) => judgeXidit(header, events, xidit.edition.reference),
  };
};

const GRANDLIN_COLOURS = ["red", "blue", "yellow", "green"];
const WINS = ["any:2", "any:3", "each", "same:2"];
const FLAGS = ["drop", "loot", "catharsis"];
/** Turns, so that a game has about as many events as one of Lords of Xidit. */
const TURNS = "turns:40";

const grandlinSubject = async (): Promise<Subject> => {
  const { model, bots } = await loadGame("grandlin");
  return {
    id: "grandlin",
    model,
    setup: (seed) => ({
      seats: seatsOf(GRANDLIN_COLOURS, 2 + (seed % 3)),
      options: {
        win: WINS[seed % 4]!,
        variants: FLAGS.filter((_, flag) => (seed >> flag) % 2 === 1),
      },
      table: {},
      rulings: rulingsOf(model, seed, { limit: TURNS }),
    }),
    bot: (seed) => bots[seed % 2 === 0 ? "greedy" : "random"]!.bot,
    mistakenFor: (setup) => {
      const { seats, options } = setup;
      const variants = options["variants"] as readonly string[];
      const players = [seats.length - 1, seats.length + 1].filter((one) => one >= 2 && one <= 4);
      return [
        ...players.map((one) => ({ ...setup, seats: seatsOf(GRANDLIN_COLOURS, one) })),
        ...WINS.filter((win) => win !== options["win"]).map((win) => ({
          ...setup,
          options: { ...options, win },
        })),
        ...FLAGS.map((flag) => ({
          ...setup,
          options: {
            ...options,
            variants: FLAGS.filter((one) => variants.includes(one) !== (one === flag)),
          },
        })),
      ];
    },
    judge: judgeGrandlin,
  };
};

const nimSubject: Subject = {
  id: "nim",
  model: nim as GameModel,
  setup: (seed) => ({
    seats: seatsOf(["blue", "red", "green"], 2 + (seed % 2)),
    options: {},
    table: {},
    rulings: { set: ["default", "normal"][Math.floor(seed / 2) % 2]!, overrides: {} },
  }),
  bot: () => randomBot,
  mistakenFor: (setup) => [
    { ...setup, seats: seatsOf(["blue", "red", "green"], setup.seats.length === 2 ? 3 : 2) },
  ],
  judge: judgeNim,
};

const chessSubject = async (): Promise<Subject> => {
  const { model, bots } = await loadGame("chess");
  return {
    id: "chess",
    model,
    setup: (seed) => ({
      seats: seatsOf(["white", "black"], 2),
      options: {},
      table: {},
      rulings: rulingsOf(model, seed),
    }),
    bot: (seed) => bots[seed % 4 === 3 ? "random" : "greedy"]!.bot,
    mistakenFor: () => [],
    judge: judgeChess,
  };
};

/** Those of the corpora. */
export const SUBJECTS: readonly Subject[] = [
  await xiditSubject(),
  await grandlinSubject(),
  nimSubject,
];

/** Those of the kinds. */
export const SUBJECTS_OF_KINDS: readonly Subject[] = [...SUBJECTS, await chessSubject()];
