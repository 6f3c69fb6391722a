// Short games for what bots never come to: a declined Titan, a lost reward, piles and barracks that have run out,
// an edition whose dummy has a top. Each starts from a stated position, mostly one changed by hand.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Header } from "@assize/kernel-event-log";
import { type Json, type JsonObject, sameJson } from "@assize/kernel-model";
import { legalDecisions, start } from "@assize/kernel-referee";
import { type Bot, play, seeded } from "@assize/kernel-simulation";
import { xidit } from "@assize/xidit-game";
import { dataOf, findMoment } from "./cases.ts";
import { firstDifference } from "./readings.ts";
import {
  type EditionFile,
  headerAt,
  type Moment,
  type Recorded,
  recordedGame,
  withEdition,
} from "./recorded.ts";

/** Takes the first legal decision of such data, else the first. */
const prefers =
  (wanted: (type: string, data: JsonObject) => boolean): Bot<unknown> =>
  ({ legal }) => {
    let any;
    for (const event of legal()) {
      if (wanted(event.type, event.data as JsonObject)) return event;
      any ??= event;
    }
    if (any === undefined) throw new Error("a bot was asked without a legal decision");
    return any;
  };

const first = prefers(() => false);

const ROADS = ["road-black", "road-red", "road-blue", "road-black", "road-red", "road-blue"];
const wanders = prefers(
  (type, data) => type === "orders-programmed" && sameJson(data["orders"], ROADS),
);

export const playFrom = (
  name: string,
  header: Header,
  bot: Bot<unknown>,
  mostEvents: number,
  edition?: EditionFile,
): Recorded => {
  const digest = (value: Json): string => digestJson(value, nodeHash);
  const started = start(header, { games: [xidit], digest, edition: edition?.edition });
  if (Result.isFailure(started)) throw new Error(`${name}: ${JSON.stringify(started.failure)}`);
  const bots = header.seats.map(() => bot);
  const options = { start: started.success, bots, random: seeded(1), hash: nodeHash, mostEvents };
  return recordedGame(name, play(options).lines, edition);
};

type Context = Record<string, Json>;

const changedHeader = (
  moment: Moment,
  change: (context: Context) => JsonObject,
  overrides: Readonly<Record<string, string>> = {},
): Header => {
  const header = headerAt(moment);
  const { place, context } = header.position!;
  const stated = context as Context;
  return {
    ...header,
    rulings: { set: header.rulings.set, overrides },
    position: { place, context: { ...stated, ...change(stated) } },
  };
};

interface QueueJson extends JsonObject {
  readonly next: number | null;
  readonly pile: readonly number[];
  readonly discard: readonly number[];
}
interface Queues extends JsonObject {
  readonly recruitment: QueueJson;
  readonly threat: QueueJson;
}
const queuesOf = (context: Context): Queues => context["queues"] as Queues;

/** All but the first tile of the Recruitment pile lie on the Threat discard instead. */
const lastRecruitment = (context: Context): JsonObject => {
  const { recruitment, threat } = queuesOf(context);
  const discard = [...threat.discard, ...recruitment.pile.slice(1)];
  return {
    queues: {
      recruitment: { ...recruitment, pile: recruitment.pile.slice(0, 1) },
      threat: { ...threat, discard },
    },
  };
};

/** The Threat pile is down to one tile, and the others lie on the Recruitment discard. */
const lastThreat = (context: Context): JsonObject => {
  const { recruitment, threat } = queuesOf(context);
  const discard = [...recruitment.discard, ...threat.pile.slice(1)];
  return {
    queues: {
      recruitment: { ...recruitment, discard },
      threat: { ...threat, pile: threat.pile.slice(0, 1) },
    },
  };
};

/** Every unit of the barracks stands behind the first seat's screen. */
const emptyBarracks = (context: Context): JsonObject => {
  const barracks = context["barracks"] as Record<string, number>;
  const [own, ...others] = context["screens"] as readonly Record<string, number>[];
  const kinds = Object.keys(barracks);
  return {
    barracks: Object.fromEntries(kinds.map((kind) => [kind, 0])),
    screens: [
      Object.fromEntries(kinds.map((kind) => [kind, own![kind]! + barracks[kind]!])),
      ...others,
    ],
  };
};

const placing = (moment: Moment): boolean =>
  moment.type === "tile-placed" && dataOf(moment)["side"] === "recruitment";

/** Where the rules bar a reward that only the ruling would allow. */
const barredReward = (games: readonly Recorded[]): Moment =>
  findMoment(games, (moment) => {
    if (moment.type !== "rewards-chosen") return false;
    const { recorded, before, step } = moment;
    const legal = [...legalDecisions(recorded.start.game, before, step.event.by!)];
    return !legal.some(({ data }) => (data as { rewards: Json[] }).rewards.includes("guild"));
  });

/** The reference edition with a dummy board whose columns end where the tokens start. */
export const LOW_DUMMY: EditionFile = {
  path: "editions/low-dummy.json",
  edition: {
    ...(xidit.edition.reference as unknown as JsonObject),
    id: "low-dummy",
    title: "The reference edition with a short dummy board",
    dummyTop: { wealth: 4, influence: 4, reputation: 4 },
  },
};

/** Where the player on turn is said to have recruited in the city of the Titan that is paid for. */
const recruitedThere = (context: Context): JsonObject => {
  const onTurn = context["onTurn"] as number;
  const city = (context["idrakys"] as readonly number[])[onTurn]!;
  const recruitedIn = context["recruitedIn"] as readonly (readonly number[])[];
  return { recruitedIn: recruitedIn.with(onTurn, [city]) };
};

/** For each option of each ruling that makes a difference somewhere: the game from there on, read so. */
const readOtherwise = (games: readonly Recorded[]): readonly Recorded[] =>
  xidit.rulebook.rulings.flatMap(({ id, options }) =>
    options.slice(1).flatMap((option) => {
      const moment = firstDifference(games, id, option.id);
      if (moment === undefined) return [];
      const header = changedHeader(moment, () => ({}), { [id]: option.id });
      return [playFrom(`${id}-${option.id}`, header, first, 3)];
    }),
  );

/** All of them; `games` are those they are cut out of. */
export const rareGames = (games: readonly Recorded[]): readonly Recorded[] => {
  const firstProgram = findMoment(games, ({ type }) => type === "orders-programmed");
  const titan = findMoment(games, ({ type }) => type === "titan-paid");
  const borrowing = findMoment(games, ({ type }) => type === "tile-borrowed");
  const dummy = findMoment(games, ({ type }) => type === "dummy-raised");
  const place = findMoment(games, placing);
  return [
    playFrom("wandering", headerAt(firstProgram), wanders, 40),
    playFrom(
      "declining",
      headerAt(titan),
      prefers((type) => type === "titan-declined"),
      4,
    ),
    playFrom(
      "losing",
      changedHeader(barredReward(games), () => ({}), { "impossible-reward": "allowed" }),
      prefers((_, { rewards }) => Array.isArray(rewards) && rewards[1] === "guild"),
      12,
    ),
    playFrom("last-threat", changedHeader(borrowing, lastThreat), first, 6),
    playFrom(
      "nobody-left",
      changedHeader(
        place,
        (context) => ({ ...emptyBarracks(context), ...lastRecruitment(context) }),
        {
          "empty-recruitment": "passes",
        },
      ),
      first,
      24,
    ),
    playFrom(
      "barred",
      changedHeader(titan, recruitedThere, { "titan-after-recruit": "barred" }),
      first,
      2,
    ),
    ...readOtherwise(games),
    playFrom("low-dummy", withEdition(headerAt(dummy), LOW_DUMMY), first, 6, LOW_DUMMY),
  ];
};
