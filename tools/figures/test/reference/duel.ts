// One game, refereed twice: by the project's chart and by the slow referee. They must agree at every event.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type GameEvent, type Json, SeatId } from "@assize/kernel-model";
import {
  begin,
  type Recorded,
  type Recording,
  submit,
  type Submission,
} from "@assize/kernel-recorder";
import { awaited, isOver, legalDecisions, start } from "@assize/kernel-referee";
import { xidit } from "@assize/xidit-game";
import type { referenceEdition } from "@assize/xidit-edition";
import {
  type Dice,
  type Expected,
  type PlainEvent,
  type SeatChoices,
  spelling,
} from "../../src/reference/asking.ts";
import { beginGame, beginYear, objectionTo, type Referee } from "../../src/reference/referee.ts";
import { copyTable, type Table } from "../../src/reference/table.ts";
import { yearStartContext, YEAR_START } from "../../src/reference/position.ts";
import type { GameHeader } from "./headers.ts";
import { newPool } from "./tampering.ts";

export interface Tally {
  games: number;
  events: number;
  /** Positions at which all legal decisions were compared, and how many those were. */
  positions: number;
  decisions: number;
  /** Events offered to both referees, most of them illegal. */
  offers: number;
  /** How often each kind of thing came about. */
  readonly seen: Map<string, number>;
  /** Threats eliminated this year, by seat and city. */
  readonly fought: Set<string>;
}

export const newTally = (): Tally => ({
  games: 0,
  events: 0,
  positions: 0,
  decisions: 0,
  offers: 0,
  seen: new Map(),
  fought: new Set(),
});

export interface Duel {
  readonly header: GameHeader;
  readonly edition: typeof referenceEdition;
  /** Where it begins, if not at the beginning. */
  readonly from?: Table;
  readonly dice: Dice;
  readonly tally: Tally;
  /** One in so many programmings is compared in full. */
  readonly programmings: number;
}

const digest = (value: Json): string => digestJson(value, nodeHash);

const ready = ({ header, edition, from }: Duel): { referee: Referee; begun: Recorded } => {
  const stated =
    from === undefined
      ? header
      : { ...header, position: { place: YEAR_START, context: yearStartContext(from) as Json } };
  const started = start(stated, { games: [xidit], digest, edition });
  if (Result.isFailure(started)) throw new Error(JSON.stringify(started.failure));
  const referee = from === undefined ? beginGame(header, edition) : beginYear(copyTable(from));
  return { referee, begun: begin(started.success, nodeHash) };
};

const sizeOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** What is counted of an event: its type, and what makes it rare. */
const label = ({ type, data }: PlainEvent): string => {
  const told = data as Readonly<Record<string, string>>;
  if (type === "order-ignored") return `${type} ${told["reason"]}`;
  if (type === "reward-lost") return `${type} ${told["reward"]} ${told["reason"]}`;
  if (type === "rewards-chosen") return `${type} ${sizeOf(told["rewards"])}`;
  if (type === "census-awarded") return `${type} ${Math.min(sizeOf(told["seats"]), 2)}`;
  const filled = type === "tile-placed" && told["side"] === "recruitment";
  return filled ? `${type} ${sizeOf(told["units"])}` : type;
};

const count = (tally: Tally, events: readonly PlainEvent[]): void => {
  const see = (one: string): void => void tally.seen.set(one, (tally.seen.get(one) ?? 0) + 1);
  for (const event of events) {
    tally.events++;
    see(label(event));
    if (event.type === "orders-revealed") tally.fought.clear();
    if (event.type !== "threat-paid") continue;
    const { seat, city } = event.data as { seat: number; city: number };
    if (tally.fought.has(`${seat} ${city}`)) see("threat-paid again");
    tally.fought.add(`${seat} ${city}`);
  }
};

/** Hands the referee what the chart recorded. */
const follow = (referee: Referee, events: readonly PlainEvent[]): void => {
  for (const event of events) {
    const objection = referee.objection(event);
    if (objection !== null) throw new Error(objection);
    referee.step(event);
  }
};

const spelt = (events: Iterable<PlainEvent>): readonly string[] =>
  [...events].map(({ type, by, data }) => spelling({ type, by, data })).sort();

/** All legal decisions of every seat, by both. */
const compareDecisions = (recording: Recording, expected: Expected, tally: Tally): void => {
  const { game, position, header } = recording;
  const seats = expected.kind === "choices" ? expected.seats : [];
  tally.positions++;
  for (let seat = 0; seat < header.seats.length; seat++) {
    const theirs = spelt(legalDecisions(game, position, SeatId(seat)));
    const ours = spelt(seats.find((one) => one.seat === seat)?.enumerate() ?? []);
    tally.decisions += ours.length;
    if (theirs.join("\n") === ours.join("\n")) continue;
    const surplus = theirs.filter((one) => !ours.includes(one)).slice(0, 3);
    const missing = ours.filter((one) => !theirs.includes(one)).slice(0, 3);
    throw new Error(
      `seat ${seat}: only the chart has ${surplus.join()}; only the referee ${missing.join()}`,
    );
  }
};

/** An event that need not be legal, offered to both. */
const offer = (recording: Recording, expected: Expected, event: PlainEvent, tally: Tally): void => {
  const { game, position } = recording;
  const decoded = game.events.get(event.type)!.decode(event.data);
  const theirs =
    Result.isSuccess(decoded) &&
    game.engine.accepts(position, { ...event, data: decoded.success } as GameEvent) !== undefined;
  const ours = objectionTo(expected, event) === null;
  tally.offers++;
  if (theirs !== ours)
    throw new Error(`${spelling(event)}: the chart says ${theirs}, the referee ${ours}`);
};

const WORDS = ["road-black", "road-red", "road-blue", "action", "action", "action", "wait"];

const anyProgram = ({ seat, legal }: SeatChoices, dice: Dice): PlainEvent => {
  const words = dice(3) === 0 ? ["action"] : WORDS;
  for (;;) {
    const program = Array.from({ length: 6 }, () => words[dice(words.length)]!);
    const event = { type: "orders-programmed", by: seat, data: { orders: program } };
    if (legal(event)) return event;
  }
};

/** What comes next, by lot, out of the slow referee's own list. */
const drawNext = (expected: Expected, programming: boolean, dice: Dice): PlainEvent => {
  if (expected.kind === "chance") return expected.draw(dice);
  if (expected.kind !== "choices")
    throw new Error(`the chart waits, the referee: ${expected.kind}`);
  const choices = expected.seats[dice(expected.seats.length)]!;
  if (programming) return anyProgram(choices, dice);
  const list = choices.enumerate();
  return list[dice(list.length)]!;
};

/** Plays one game to its end, by lot; both referees must agree all the way. Throws where they do not. */
export const duel = (name: string, options: Duel): void => {
  try {
    playTwice(options);
  } catch (error) {
    throw new Error(`${name}: ${String(error)}`, { cause: error });
  }
};

const playTwice = (options: Duel): void => {
  const { dice, tally } = options;
  const { referee, begun } = ready(options);
  const pool = newPool(options.header.seats.length, dice);
  let { recording } = begun;
  const first = begun.steps.map((step) => step.event);
  follow(referee, first);
  count(tally, first);
  while (!isOver(recording.game, recording.position)) {
    const expected = referee.expected();
    const programming = awaited(recording.game, recording.position).includes("orders-programmed");
    if (!programming || dice(options.programmings) === 0)
      compareDecisions(recording, expected, tally);
    const event = drawNext(expected, programming, dice);
    for (const tampered of pool(event)) offer(recording, expected, tampered, tally);
    const recorded = submit(recording, event as Submission);
    if (Result.isFailure(recorded))
      throw new Error(`the chart refuses ${spelling(event)}: ${JSON.stringify(recorded.failure)}`);
    const events = recorded.success.steps.map((step) => step.event);
    follow(referee, events);
    count(tally, events);
    ({ recording } = recorded.success);
  }
  const expected = referee.expected();
  if (expected.kind !== "over") throw new Error("the chart is over, the referee is not");
  const winners = recording.game.model.outcome(recording.position.context)?.winners;
  const winner = expected.winner === "dummy" ? [] : [expected.winner];
  if (spelling(winners) !== spelling(winner))
    throw new Error(`${spelling(winners)} won, not ${spelling(winner)}`);
  tally.games++;
};
