// What a wrong consequence changes where it is believed: a field of a consequence with another value, and the record
// going on as those would play who believe it, until an audit says that play went on by it. From these can be read
// off what such a change takes from the record.
import * as Result from "effect/Result";
import { gameNamed } from "@assize/catalogue/all";
import { nodeHash } from "@assize/kernel-integrity/node";
import { encodeEvent, encodeHeader } from "@assize/kernel-event-log";
import {
  type Draw,
  type GameEvent,
  type Json,
  type JsonObject,
  SeatId,
} from "@assize/kernel-model";
import {
  awaited,
  legalDecisions,
  placeOf,
  possibleOutcomes,
  type PreparedGame,
} from "@assize/kernel-referee";
import { drawFrom, fork, seeded } from "@assize/kernel-simulation";
import { bytesOf, tamper } from "@assize/testkit";
import { audit } from "@assize/kernel-verifier";
import { xidit } from "@assize/xidit-game";
import { dataSchema } from "../event-schemas.ts";
import { dataOf, firstOfEachType, type LogCase, otherValue } from "./cases.ts";
import { headerAt, type Moment, type Position, type Recorded } from "./recorded.ts";

/** Events that are looked at, the wrong one among them. */
const LONGEST = 40;
/** Lines after which it has to show that play went on by it. */
const SHOWN = 20;
/** No seat, city, tile or region has this number. */
const NOWHERE = 40;

const drawing = (): Draw => drawFrom(fork(seeded(1), 0));

const { bots, defaultBot } = gameNamed(xidit.id)!;
const { bot } = bots[defaultBot]!;

/** What is forced, or null where that has not the event's shape: nobody can record it. */
const forcedEvent = (game: PreparedGame, position: Position, type: string): GameEvent | null => {
  const { definition, decode } = game.events.get(type)!;
  const data = definition.derive!(position.context);
  return Result.isFailure(decode(data)) ? null : { type, data };
};

/** What is forced, else what the bot of the first seat that is due chooses, else an outcome of chance. */
const nextEvent = (
  game: PreparedGame,
  position: Position,
  seats: number,
  draw: Draw,
): GameEvent | null => {
  const forced = awaited(game, position).find((type) => game.classOf(type) === "consequence");
  if (forced !== undefined) return forcedEvent(game, position, forced);
  for (let index = 0; index < seats; index++) {
    const seat = SeatId(index);
    const legal = () => legalDecisions(game, position, seat);
    if (legal().next().done === true) continue;
    const view = game.model.view(position.context, placeOf(game, position), seat);
    return bot({ seat, view, legal, draw });
  }
  for (const event of possibleOutcomes(game, position)) return event;
  return null;
};

/** The wrong event and what comes after it for those who believe it. */
const toldOn = ({ recorded, before, step }: Moment, data: JsonObject): readonly GameEvent[] => {
  const { game, setup } = recorded.start;
  const draw = drawing();
  const events: GameEvent[] = [{ type: step.event.type, data }];
  let position = game.engine.take(step.row, before, events[0]!);
  while (events.length < LONGEST) {
    const next = nextEvent(game, position, setup.seats.length, draw);
    if (next === null) return events;
    events.push(next);
    position = game.engine.take(game.engine.accepts(position, next)!, position, next);
  }
  return events;
};

const lineOf = ({ type, by, data }: GameEvent, index: number): string =>
  encodeEvent({
    seq: index + 1,
    type,
    ...(by === undefined ? {} : { by }),
    data: data as JsonObject,
  });

/** What an audit says of the first deviation, and of how many there are. */
const toldOf = (lines: readonly string[]): string => {
  const told = audit(bytesOf(lines), { games: [xidit], hash: nodeHash });
  if (told.kind === "unreadable") throw new Error("a record that was made here cannot be read");
  const { findings } = told.verdict;
  return `${findings[0]?.explained?.held} ${findings.length}`;
};

/** The fewest lines by which it is told that play went on by the wrong event; 0 where it is not. */
const untilItShows = (lines: readonly string[]): number => {
  const [all, believed] = [toldOf(lines), "believed 1"];
  if (all !== believed) return 0;
  const most = Math.min(lines.length, SHOWN);
  for (let length = 2; length <= most; length++)
    if (toldOf(lines.slice(0, length)) === believed) return length;
  return 0;
};

const caseOf = (moment: Moment, name: string, field: string, value: Json): readonly LogCase[] => {
  const events = toldOn(moment, { ...dataOf(moment), [field]: value }).map(lineOf);
  const lines = tamper([encodeHeader(headerAt(moment)), ...events], nodeHash);
  const shown = untilItShows(lines);
  if (shown === 0) return [];
  return [
    {
      name: `${moment.type}-${field}-${name}`,
      shows: `${moment.type} with another ${field}, and the record goes on with it`,
      lines: lines.slice(0, shown),
      holds: "violated",
    },
  ];
};

const casesOf = (moment: Moment): readonly LogCase[] => {
  const schemas = (dataSchema(xidit, moment.type)["properties"] ?? {}) as Record<
    string,
    JsonObject
  >;
  return Object.entries(schemas).flatMap(([field, schema]) => {
    const near = caseOf(moment, "near", field, otherValue(schema, dataOf(moment)[field]!));
    return schema["type"] === "integer"
      ? [...near, ...caseOf(moment, "far", field, NOWHERE)]
      : near;
  });
};

export const believedCases = (games: readonly Recorded[]): readonly LogCase[] =>
  [...firstOfEachType(games).values()]
    .filter(({ type }) => xidit.events[type]!.class === "consequence" && type !== "game-ended")
    .flatMap(casesOf);
