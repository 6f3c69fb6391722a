// Short logs with one thing wrong, for every event type: values, shapes, seats, order. What a report says of each
// is the verifier's business; a case only names the finding it is there for.
import { edit, editData, editSeat, insert, repeat, swap, tamper, drop } from "@assize/testkit";
import { nodeHash } from "@assize/kernel-integrity/node";
import { isJsonObject, type Json, type JsonObject, sameJson } from "@assize/kernel-model";
import { xidit } from "@assize/xidit-game";
import { dataSchema } from "../event-schemas.ts";
import { dataOf, findMoment, firstOfEachType, type LogCase, otherValue } from "./cases.ts";
import { excerpt, type Moment, type Recorded } from "./recorded.ts";

const SHORT = 3;
const LONG = 6;

const classOf = (type: string): string => xidit.events[type]!.class;

const fieldSchemas = (type: string): readonly (readonly [string, JsonObject])[] =>
  Object.entries((dataSchema(xidit, type)["properties"] ?? {}) as Record<string, JsonObject>);

/** Only an edition whose dummy board has a top leads to it: see the cases of that edition. */
const ELSEWHERE: ReadonlySet<string> = new Set(["dummy-stayed"]);

/** The first moment of every type, as cases; types in the order of the game's definitions. */
const forEachType = (
  games: readonly Recorded[],
  make: (moment: Moment) => readonly LogCase[],
): readonly LogCase[] => {
  const first = firstOfEachType(games);
  return Object.keys(xidit.events).flatMap((type) => {
    const moment = first.get(type);
    if (moment !== undefined) return make(moment);
    if (!ELSEWHERE.has(type)) throw new Error(`no game holds a ${type}`);
    return [];
  });
};

const changed = (moment: Moment, field: string, schema: JsonObject): JsonObject => ({
  [field]: otherValue(schema, dataOf(moment)[field]!),
});

/** Each field of each consequence with another value. */
export const wrongValues = (games: readonly Recorded[]): readonly LogCase[] =>
  forEachType(games, (moment) =>
    classOf(moment.type) !== "consequence"
      ? []
      : fieldSchemas(moment.type).map(([field, schema]) => ({
          name: `${moment.type}-${field}`,
          shows: `${moment.type} with another ${field}; the record goes on as the rules have it`,
          lines: tamper(
            excerpt(moment, SHORT),
            nodeHash,
            editData(1, changed(moment, field, schema)),
          ),
          holds: moment.type === "game-ended" ? "outcome-wrong" : "value-wrong",
        })),
  );

const without = (data: JsonObject, field: string): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== field));

/** Each type without its first field, and with a field that it has not. */
export const wrongShapes = (games: readonly Recorded[]): readonly LogCase[] =>
  forEachType(games, (moment) => {
    const [field] = Object.keys(dataOf(moment));
    const broken = (name: string, shows: string, data: JsonObject): LogCase => ({
      name: `${moment.type}-${name}`,
      shows,
      lines: tamper(
        excerpt(moment, 2),
        nodeHash,
        edit(1, (draft) => ({ ...draft, data })),
      ),
      holds: "data-malformed",
    });
    return field === undefined
      ? [broken("extra", `${moment.type}, which has no fields, with one`, { extra: 1 })]
      : [broken(`no-${field}`, `${moment.type} without ${field}`, without(dataOf(moment), field))];
  });

/** The first list whose schema asks for an order, the other way round; null where no list can show it. */
const misordered = (schema: JsonObject, value: Json): Json | null => {
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    if (schema["x-ascending"] !== undefined) {
      const reversed = list.toReversed();
      return sameJson(reversed, list) ? null : reversed;
    }
    const changed = list.map((item) => misordered(schema["items"] as JsonObject, item));
    const at = changed.findIndex((item) => item !== null);
    return at < 0 ? null : list.with(at, changed[at]!);
  }
  if (!isJsonObject(value) || !isJsonObject(schema["properties"] ?? null)) return null;
  const members = Object.entries(schema["properties"] as Record<string, JsonObject>).map(
    ([name, member]) => [name, misordered(member, value[name]!)] as const,
  );
  const found = members.find(([, changed]) => changed !== null);
  return found === undefined ? null : { ...value, [found[0]]: found[1]! };
};

/** Each list that has an order, out of it. */
export const wrongLists = (games: readonly Recorded[]): readonly LogCase[] =>
  Object.keys(xidit.events)
    .filter((type) => JSON.stringify(dataSchema(xidit, type)).includes('"x-ascending"'))
    .map((type) => {
      const change = (moment: Moment): Json | null =>
        moment.type === type ? misordered(dataSchema(xidit, type), dataOf(moment)) : null;
      const moment = findMoment(games, (one) => change(one) !== null);
      const data = change(moment) as JsonObject;
      return {
        name: `${type}-order`,
        shows: `${type} with a list that is not in its order`,
        lines: tamper(
          excerpt(moment, 2),
          nodeHash,
          edit(1, (draft) => ({ ...draft, data })),
        ),
        holds: "data-malformed",
      };
    });

/** Each decision by another seat, by none, the first by one that is not at the table; other events by a seat. */
export const wrongSeats = (games: readonly Recorded[]): readonly LogCase[] => {
  const first = Object.keys(xidit.events).find((type) => classOf(type) === "decision");
  return forEachType(games, (moment) => {
    const seats = moment.recorded.header.seats.length;
    const by = moment.step.event.by;
    const seated = (name: string, seat: number | null, holds: LogCase["holds"]): LogCase => ({
      name: `${moment.type}-${name}`,
      shows: `${moment.type} by ${seat === null ? "no seat" : `seat ${seat}`} instead of ${by === undefined ? "none" : `seat ${by}`}`,
      lines: tamper(excerpt(moment, SHORT), nodeHash, editSeat(1, seat)),
      holds,
    });
    if (by === undefined) return [seated("seat-0", 0, "seat-unexpected")];
    const other = (by + 1) % seats;
    return [
      ...(SIMULTANEOUS.has(moment.type) ? [] : [seated("other-seat", other, "seat-wrong")]),
      seated("no-seat", null, "seat-missing"),
      // That is asked before the type is looked at.
      ...(moment.type === first ? [seated("seat-9", 9, "seat-unknown")] : []),
    ];
  });
};

/** Any seat may take these first, so the next one's is no violation. */
const SIMULTANEOUS: ReadonlySet<string> = new Set(["orders-programmed", "hand-chosen"]);

/** Each event left out, recorded twice, and exchanged with the next. */
export const wrongOrder = (games: readonly Recorded[]): readonly LogCase[] =>
  forEachType(games, (moment) => {
    const lines = excerpt(moment, LONG);
    const out: readonly LogCase[] = [
      {
        name: `${moment.type}-dropped`,
        shows: `${moment.type} is left out`,
        lines: tamper(lines, nodeHash, drop(1)),
        holds: "any",
      },
      {
        name: `${moment.type}-repeated`,
        shows: `${moment.type} stands twice`,
        lines: tamper(lines, nodeHash, repeat(1)),
        holds: "any",
      },
      ...(lines.length > 2
        ? [
            {
              name: `${moment.type}-late`,
              shows: `${moment.type} and the event after it have changed places`,
              lines: tamper(lines, nodeHash, swap(1, 2)),
              holds: "any" as const,
            },
          ]
        : []),
    ];
    return out;
  });

/** Each field of each choice with another value: once instead of the legal one, once in front of it. */
export const wrongChoices = (games: readonly Recorded[]): readonly LogCase[] =>
  forEachType(games, (moment) => {
    if (classOf(moment.type) === "consequence") return [];
    const { by } = moment.step.event;
    return fieldSchemas(moment.type).flatMap(([field, schema]): readonly LogCase[] => {
      const data = { ...dataOf(moment), ...changed(moment, field, schema) };
      const event = by === undefined ? { data } : { by, data };
      return [
        {
          name: `${moment.type}-${field}-instead`,
          shows: `${moment.type} with another ${field}, and the record goes on as it did`,
          lines: tamper(excerpt(moment, SHORT), nodeHash, editData(1, data)),
          holds: "any",
        },
        {
          name: `${moment.type}-${field}-made-good`,
          shows: `${moment.type} with another ${field}, then the legal one`,
          lines: tamper(
            excerpt(moment, SHORT),
            nodeHash,
            insert(1, { type: moment.type, ...event }),
          ),
          holds: "any",
        },
      ];
    });
  });
