// Positions with what is due there: the forced event, or what is awaited and every legal choice of each seat; some
// that are refused, with their clauses; and one step further, as the members of the context that it changes.
import { encodeHeader } from "@assize/kernel-event-log";
import {
  type GameEvent,
  isJsonObject,
  type Json,
  type JsonObject,
  sameJson,
  SeatId,
} from "@assize/kernel-model";
import {
  awaited,
  legalDecisions,
  placeOf,
  possibleOutcomes,
  transitionsOf,
  whyOrWhyNot,
} from "@assize/kernel-referee";
import { MAP_PATH } from "./map-cases.ts";
import { DEFAULTS, rulingsRead } from "./readings.ts";
import { contextOf, headerAt, type Moment, type Position, type Recorded } from "./recorded.ts";

/** The most choices of a seat, and outcomes of chance, that are listed; more are only counted, or left out. */
const MOST_LISTED = 200;
/** The most refused choices that are listed for an event type. */
const REFUSED_LISTED = 3;

/** What a moment shows that no earlier one needs to show again. */
const aspectsOf = (moment: Moment): readonly string[] => {
  const { recorded, before, step } = moment;
  const { game, setup } = recorded.start;
  const readings = [...rulingsRead(moment)]
    .filter((id) => setup.rulings[id] !== DEFAULTS[id])
    .map((id) => `${id}=${setup.rulings[id]} in ${moment.type}`);
  const onMap = recorded.edition?.path === MAP_PATH ? [`${moment.type} on another map`] : [];
  const transitions = transitionsOf(game, before, [step]).map(({ id }) => id);
  return [
    ...transitions,
    `${setup.seats.length} at ${placeOf(game, before)}`,
    ...readings,
    ...onMap,
  ];
};

/** The first moment of each aspect, in the order of the games. */
const shownMoments = (
  games: readonly Recorded[],
): readonly { readonly moment: Moment; readonly aspects: readonly string[] }[] => {
  const shown = new Set<string>();
  return games.flatMap(({ moments }) =>
    moments.flatMap((moment) => {
      const aspects = aspectsOf(moment).filter((aspect) => !shown.has(aspect));
      for (const aspect of aspects) shown.add(aspect);
      return aspects.length === 0 ? [] : [{ moment, aspects }];
    }),
  );
};

const eventJson = ({ type, by, data }: GameEvent): JsonObject =>
  by === undefined ? { type, data: data as Json } : { type, by, data: data as Json };

const seatsOf = ({ recorded }: Moment): readonly SeatId[] =>
  recorded.header.seats.map((_, seat) => SeatId(seat));

const decisionsOf = (moment: Moment, seat: SeatId): readonly JsonObject[] => {
  const listed: JsonObject[] = [];
  let count = 0;
  for (const event of legalDecisions(moment.recorded.start.game, moment.before, seat))
    if (++count <= MOST_LISTED) listed.push(eventJson(event));
  if (count === 0) return [];
  return [{ seat, count, ...(count <= MOST_LISTED ? { events: listed } : {}) }];
};

const outcomesAt = ({ recorded, before }: Moment): Json => {
  const listed: JsonObject[] = [];
  // A shuffle of all tiles has more outcomes than can be gone through.
  for (const event of possibleOutcomes(recorded.start.game, before)) {
    if (listed.length === MOST_LISTED) return null;
    listed.push(eventJson(event));
  }
  return listed;
};

/** Choices of the awaited types that the rules refuse: those a seat might think of, and another seat's. */
const refusedAt = (moment: Moment): readonly JsonObject[] => {
  const { recorded, before } = moment;
  const { game } = recorded.start;
  return awaited(game, before).flatMap((type) => {
    const { choices } = game.events.get(type)!.definition;
    if (choices === undefined) return [];
    const refused: JsonObject[] = [];
    const seen = new Set<string>();
    for (const by of seatsOf(moment))
      for (const data of choices(before.context, by)) {
        if (refused.length === REFUSED_LISTED) return refused;
        const event = { type, by, data };
        const why = whyOrWhyNot(game, before, event);
        if (why.kind !== "refused" || seen.has(why.clauses.join())) continue;
        seen.add(why.clauses.join());
        refused.push({ event: eventJson(event), clauses: why.clauses });
      }
    return refused;
  });
};

const changedMembers = (recorded: Recorded, before: Position, after: Position): JsonObject => {
  const [old, now] = [contextOf(recorded, before), contextOf(recorded, after)];
  if (!isJsonObject(old) || !isJsonObject(now)) throw new Error("a context is an object");
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !sameJson(old[key], value)),
  );
};

const dueAt = (moment: Moment): JsonObject => {
  const { recorded, before, step } = moment;
  const { game } = recorded.start;
  if (game.classOf(moment.type) === "consequence") return { forced: eventJson(step.event) };
  const chance = game.classOf(moment.type) === "chance";
  return {
    awaited: awaited(game, before),
    ...(chance
      ? { outcomes: outcomesAt(moment) }
      : { decisions: seatsOf(moment).flatMap((seat) => decisionsOf(moment, seat)) }),
    refused: refusedAt(moment),
  };
};

export interface PositionVector {
  readonly place: string;
  readonly vector: JsonObject;
}

/** One position for each transition, number of players at a place, and reading that leads to an event. */
export const positionVectors = (games: readonly Recorded[]): readonly PositionVector[] =>
  shownMoments(games).map(({ moment, aspects }) => {
    const { recorded, before, step } = moment;
    const { game } = recorded.start;
    const place = placeOf(game, before);
    return {
      place,
      vector: {
        name: `${recorded.name}-${moment.seq - 1}`,
        shows: aspects,
        ...(recorded.edition === undefined ? {} : { edition: recorded.edition.path }),
        header: JSON.parse(encodeHeader(headerAt(moment))) as JsonObject,
        due: dueAt(moment),
        step: {
          event: eventJson(step.event),
          transition: step.row.id,
          place: placeOf(game, step.position),
          changes: changedMembers(recorded, before, step.position),
        },
      },
    };
  });
