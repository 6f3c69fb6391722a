// Games in which states and transitions are looked for: the examples, and games that bots play at tables of every kind, some of
// them carelessly. Knows no game by name; the same numbers give the same games.
import { type PlayableGame, setTable } from "@assize/catalogue";
import { readLog } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type GameEvent, type Json, SeatId, type WrittenEvent } from "@assize/kernel-model";
import { newHeader } from "@assize/kernel-recorder";
import { prepare, type Start, start, type Taken } from "@assize/kernel-referee";
import { type Bot, playOn, randomBot, seeded } from "@assize/kernel-simulation";
import * as Result from "effect/Result";

/** A game to look in. */
export interface Candidate {
  readonly start: Start;
  readonly choices: readonly WrittenEvent[];
}

const digest = (value: Json): string => digestJson(value, nodeHash);

/** The choices of a log, if it can be played. */
export const candidateOf = ({ model }: PlayableGame, bytes: Uint8Array): Candidate | null => {
  const log = readLog(bytes);
  if (!log.ok || log.header.game !== model.id || log.header.position !== undefined) return null;
  const started = start(log.header, { games: [model], digest });
  if (Result.isFailure(started)) return null;
  const { game } = started.success;
  const events = log.events.map(({ envelope: { type, by, data } }) => ({
    event: { type, data, ...(by === undefined ? {} : { by: SeatId(by) }) },
  }));
  const known = events.filter(({ event: { type } }) => game.events.has(type));
  const choices = choicesOf(started.success, known);
  return { start: started.success, choices };
};

/** The choices and outcomes among steps, as they are written. */
export const choicesOf = (
  { game }: Pick<Start, "game">,
  steps: readonly Pick<Taken<unknown>, "event">[],
): readonly WrittenEvent[] =>
  steps
    .filter(({ event: { type } }) => game.classOf(type) !== "consequence")
    .map(({ event: { type, data, by } }) => ({
      type,
      data: data as Json,
      ...(by === undefined ? {} : { by }),
    }));

const firstOf = <One>(all: Iterable<One>): One => {
  for (const one of all) return one;
  throw new Error("a bot was asked without a legal decision");
};

const lastOf = <One>(all: Iterable<One>): One => {
  let last: One | undefined;
  for (const one of all) last = one;
  return last!;
};

/** One of a hundred. */
const PERCENT = 100;

/** Takes the first or last choice that is legal so often, else any; says something unasked now and then. */
const careless = (first: number, last: number, unasked: number): Bot<unknown> => {
  const bot: Bot<unknown> = (question): GameEvent => {
    const lot = question.draw(PERCENT);
    if (lot < first) return firstOf(question.legal());
    return lot < first + last ? lastOf(question.legal()) : randomBot(question);
  };
  return Object.assign(bot, {
    speaks: (question: Parameters<typeof randomBot>[0]) =>
      question.draw(PERCENT) < unasked ? randomBot(question) : null,
  });
};

/** Plays as another does, but takes any choice so often. */
const hesitant = (bot: Bot<unknown>, often: number): Bot<unknown> =>
  Object.assign(
    (question: Parameters<Bot<unknown>>[0]) =>
      question.draw(PERCENT) < often ? randomBot(question) : bot(question),
    bot.speaks === undefined ? {} : { speaks: bot.speaks },
  );

const MANNERS = [
  careless(0, 0, 0),
  careless(0, 90, 1),
  careless(0, 50, 3),
  careless(20, 20, 10),
  careless(90, 0, 1),
  careless(0, 100, 4),
  careless(100, 0, 4),
] as const;

/** Of an option with a number. */
const SOME = ":40";

/** Rulings, one of them read otherwise each time. */
const readings = ({ model }: PlayableGame): readonly Readonly<Record<string, string>>[] => [
  {},
  ...model.rulebook.rulings.flatMap(({ id, options }) =>
    options.slice(1).map((option) => ({ [id]: option.id.replace(/:N$/, SOME) })),
  ),
];

/** Every value of each field of the table once, by itself. */
const settings = ({ table }: PlayableGame, players: number) => [
  {},
  ...table.fields
    .filter((field) => field.players === undefined || field.players.includes(players))
    .flatMap((field) =>
      field.kind === "choice" || field.kind === "flags"
        ? field.values.map(({ value }) => ({ [field.id]: value }))
        : [],
    ),
];

const startOf = (
  game: PlayableGame,
  players: number,
  choices: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>>,
): Start | null => {
  const set = setTable(game.table, { players, choices }, () => 0);
  if (Result.isFailure(set)) return null;
  const rulings = { set: "default", overrides };
  const header = newHeader(prepare(game.model).model, { ...set.success, rulings }, nodeHash);
  const started = start(header, { games: [game.model], digest });
  return Result.isFailure(started) ? null : started.success;
};

const playedAt = (from: Start, bots: readonly Bot<unknown>[], seed: number, most: number) => {
  const choices: WrittenEvent[] = [];
  let events = 0;
  const situation = { game: from.game, seats: from.setup.seats.length, position: from.position };
  for (const [choice, ...forced] of playOn(situation, bots, seeded(seed))) {
    choices.push(...choicesOf(from, [choice!]));
    events += 1 + forced.length;
    if (events >= most) break;
  }
  return choices;
};

/** Tables of every size, each setting and each reading once. */
export const startsOf = (game: PlayableGame): readonly Start[] => {
  const { min, max } = game.table.seats;
  const starts: Start[] = [];
  for (let players = min; players <= max; players++)
    for (const choices of settings(game, players))
      for (const overrides of readings(game)) {
        const from = startOf(game, players, choices, overrides);
        if (from !== null) starts.push(from);
      }
  return starts;
};

/** So many games at these tables, each of at most so many events. */
export function* candidates(
  game: PlayableGame,
  starts: readonly Start[],
  games: number,
  most: number,
): Generator<Candidate> {
  const own = Object.values(game.bots).map(({ bot }) => bot as Bot<unknown>);
  const manners = [
    ...MANNERS,
    ...own,
    ...own.flatMap((bot) => [hesitant(bot, 15), hesitant(bot, 50)]),
  ];
  for (let seed = 0; seed < games; seed++) {
    // A number that has no factor with that of the starts goes through all of them.
    const from = starts[(seed * 7_919) % starts.length]!;
    const bot = manners[seed % manners.length]!;
    yield {
      start: from,
      choices: playedAt(
        from,
        from.setup.seats.map(() => bot),
        seed,
        most,
      ),
    };
  }
}
