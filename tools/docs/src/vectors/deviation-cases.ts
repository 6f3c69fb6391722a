// Records with two things wrong, for every pair of kinds: what an audit finds after its first finding, which parts a
// deviation has, which other explanations cost little more, and between whom it cannot be decided.
import {
  drop,
  edit,
  editData,
  editSeat,
  insert,
  repeat,
  swap,
  tamper,
  type Tampering,
} from "@assize/testkit";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, JsonObject } from "@assize/kernel-model";
import { grandlin } from "@assize/grandlin-game";
import { xidit } from "@assize/xidit-game";
import { dataSchema } from "../event-schemas.ts";
import { dataOf, type LogCase, momentOf, otherValue } from "./cases.ts";
import { excerpt, type Moment, type Recorded } from "./recorded.ts";

/** Events of a case, and the line at which the second thing is looked for. */
const EVENTS = 13;
const SECOND = 7;

/** One thing done to a line of an excerpt; null where there is nothing of the kind from that line on. */
type Slip = (moments: readonly Moment[], from: number, model: GameModel) => Tampering | null;

/** The first line from here on that passes, from 1. */
const lineOf = (
  moments: readonly Moment[],
  from: number,
  passes: (moment: Moment) => boolean,
): number | null => {
  const at = moments.findIndex((moment, index) => index + 1 >= from && passes(moment));
  return at < 0 ? null : at + 1;
};

const of =
  (
    kind: string,
    make: (line: number, moment: Moment, model: GameModel) => Tampering | null,
  ): Slip =>
  (moments, from, model) => {
    const line = lineOf(
      moments,
      from,
      ({ type }) => kind === "any" || kindOf(model, type) === kind,
    );
    return line === null || line >= EVENTS ? null : make(line, moments[line - 1]!, model);
  };

const kindOf = (model: GameModel, type: string): string => model.events[type]!.class;

/** The first number, word or list of the event that can be another one, as it would then be. */
const otherField = (model: GameModel, moment: Moment): JsonObject | null => {
  const schemas = (dataSchema(model, moment.type)["properties"] ?? {}) as Record<
    string,
    JsonObject
  >;
  const [first] = Object.entries(schemas).filter(
    ([field, schema]) =>
      schema["type"] === "integer" ||
      schema["enum"] !== undefined ||
      (schema["type"] === "array" && (dataOf(moment)[field] as readonly unknown[]).length > 0),
  );
  if (first === undefined) return null;
  const [field, schema] = first;
  return { [field]: otherValue(schema, dataOf(moment)[field]!) };
};

const withOther = (line: number, moment: Moment, model: GameModel): Tampering | null => {
  const fields = otherField(model, moment);
  return fields === null ? null : editData(line, fields);
};

/** By name: what is wrong. */
const SLIPS: Readonly<Record<string, Slip>> = {
  value: of("consequence", withOther),
  dropped: of("consequence", (line) => drop(line)),
  repeated: of("any", (line) => repeat(line)),
  late: of("consequence", (line) => swap(line, line + 1)),
  "choice-dropped": of("decision", (line) => drop(line)),
  "choice-changed": of("decision", withOther),
  "choice-unknown": of("decision", (line) =>
    edit(line, (draft) => ({
      ...draft,
      data: Object.fromEntries(
        Object.keys(draft["data"] as JsonObject).map((field) => [field, { $unknown: "illegible" }]),
      ),
    })),
  ),
  seat: of("decision", (line, { step, recorded }) =>
    editSeat(line, (step.event.by! + 1) % recorded.header.seats.length),
  ),
  "seat-beside": of("consequence", (line) => editSeat(line, 0)),
  replaced: of("consequence", (line, { recorded, type }, model) => {
    const other = recorded.moments.find(
      (one) => one.type !== type && kindOf(model, one.type) === "consequence",
    )!;
    return edit(line, (draft) => ({ ...draft, type: other.type, data: dataOf(other) }));
  }),
  foreign: of("any", (line) => insert(line, { type: "note-taken", data: {} })),
  "written-again": of("any", (line) => (lines) => [
    ...lines.slice(0, line + 2),
    ...lines.slice(line),
  ]),
};

const CHOSEN = ["decision", "chance"];

/** Moments at which a case may begin: a choice, with choices among the lines after it. */
const beginnings = ({ moments }: Recorded, model: GameModel): readonly Moment[] =>
  moments.filter(
    ({ type, seq }) =>
      CHOSEN.includes(kindOf(model, type)) &&
      moments
        .slice(seq + SECOND, seq + EVENTS)
        .some((one) => kindOf(model, one.type) === "decision") &&
      moments
        .slice(seq + SECOND, seq + EVENTS)
        .some((one) => kindOf(model, one.type) === "consequence"),
  );

/** One case for each pair of kinds, each cut out elsewhere in the games. */
const pairs = (
  games: readonly Recorded[],
  model: GameModel,
  isTaken: (pair: number) => boolean,
): readonly LogCase[] => {
  const begun = games.flatMap((game) => beginnings(game, model));
  const names = Object.keys(SLIPS);
  return names.flatMap((one, row) =>
    names.flatMap((other, column): readonly LogCase[] => {
      const pair = row * names.length + column;
      if (!isTaken(pair)) return [];
      const first = begun[(pair * 37) % begun.length]!;
      const moments = first.recorded.moments.slice(first.seq - 1, first.seq - 1 + EVENTS);
      const second = SLIPS[other]!(moments, SECOND, model);
      const done = SLIPS[one]!(moments, 1, model);
      if (done === null || second === null) return [];
      return [
        {
          name: `${one}-and-${other}`,
          shows: `two things wrong in one record: ${one}, and later ${other}`,
          // The later one first, so that it stands where it was looked for.
          lines: tamper(excerpt(first, EVENTS), nodeHash, second, done),
          holds: "any",
        },
      ];
    }),
  );
};

/** Events of a record with many odd lines, and how far apart these stand. */
const DENSE = 14;
const APART = 2;
/** Lines after which nothing fits any more. */
const MORE_THAN_A_RUN = 10;

/** Lines of no type of the game: close together between lines of it, and up to the end, where the record tells no game any more. */
const foreign = (games: readonly Recorded[]): readonly LogCase[] => {
  // Where few choices are open, what could be missing is soon looked through.
  const first = momentOf(games, "short-3p", 41);
  const nonsense = Array.from({ length: 12 }, (_, index) => ({ type: `note-${index}`, data: {} }));
  return [
    {
      name: "odd-lines-close-together",
      shows: "five lines of no type of the game stand close together, and each is told",
      lines: tamper(
        excerpt(first, DENSE),
        nodeHash,
        ...nonsense.slice(0, 5).map((one, index) => insert(2 + APART * index, one)),
      ),
      holds: "type-unknown",
    },
    {
      name: "nothing-fits",
      shows: "after a few events nothing is of this game any more",
      lines: tamper(
        excerpt(first, 4),
        nodeHash,
        ...nonsense.slice(0, MORE_THAN_A_RUN).map((one) => insert(5, one)),
      ),
      holds: "type-unknown",
    },
  ];
};

export const deviationCases = (games: readonly Recorded[]): readonly LogCase[] => [
  ...pairs(games, xidit, (pair) => pair % 3 !== 0),
  ...foreign(games),
];

/** Few of them. */
export const treasureDeviations = (games: readonly Recorded[]): readonly LogCase[] =>
  pairs(games, grandlin, (pair) => pair % 4 === 0);
