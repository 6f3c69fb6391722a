// The cases of the treasure game: fewer than those of Lords of Xidit, one of each event type, cut out of two games.
// What a report says of each is the verifier's business; a case only names what it is there for.
import { drop, editData, editSeat, tamper, terse } from "@assize/testkit";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { JsonObject } from "@assize/kernel-model";
import { grandlin } from "@assize/grandlin-game";
import { dataSchema } from "../event-schemas.ts";
import { type ExampleGame, playExample } from "../games.ts";
import { dataOf, firstOfEachType, type LogCase, momentOf, otherValue } from "./cases.ts";
import { excerpt, type Moment, type Recorded, recordedGame } from "./recorded.ts";

const SHORT = 3;
const LONG = 40;

/** A game with every variant, under readings that the example has not. */
const VARIED: ExampleGame = {
  name: "treasure-3p",
  shows: "three players, all variants, other readings",
  game: "grandlin",
  players: 3,
  choices: { win: "same:2", variants: "drop,loot,catharsis" },
  rulings: "default",
  overrides: {
    daily: "end",
    "black-found": "may-leave",
    "city-cards": "random",
    "flee-first": "yes",
    limit: "turns:150",
  },
  seed: 3,
  holds: [],
};

/** The games that the cases are cut out of. */
export const treasureGames = (example: readonly string[]): readonly Recorded[] => [
  recordedGame("treasure-2p", example),
  recordedGame(VARIED.name, playExample(VARIED)),
];

const kindOf = (type: string): string => grandlin.events[type]!.class;

const casesOf = (
  games: readonly Recorded[],
  kind: string,
  make: (moment: Moment) => LogCase | readonly LogCase[],
): readonly LogCase[] =>
  [...firstOfEachType(games).values()]
    .filter(({ type }) => kindOf(type) === kind)
    .flatMap((moment) => make(moment));

const fieldsOf = (type: string): readonly (readonly [string, JsonObject])[] =>
  Object.entries((dataSchema(grandlin, type)["properties"] ?? {}) as Record<string, JsonObject>);

/** Each number and word of each consequence with another value. */
export const treasureValues = (games: readonly Recorded[]): readonly LogCase[] =>
  casesOf(games, "consequence", (moment) =>
    fieldsOf(moment.type)
      .filter(([, schema]) => schema["type"] === "integer" || schema["enum"] !== undefined)
      .map(([field, schema]) => ({
        name: `${moment.type}-${field}`,
        shows: `${moment.type} with another ${field}; the record goes on as the rules have it`,
        lines: tamper(
          excerpt(moment, SHORT),
          nodeHash,
          editData(1, { [field]: otherValue(schema, dataOf(moment)[field]!) }),
        ),
        holds: "violated",
      })),
  );

/** A square of the City: nobody steps, flees, travels or inserts there from outside. */
const IN_THE_CITY = "E5";

/** Each decision that names a square, with one of the City. */
export const treasureChoices = (games: readonly Recorded[]): readonly LogCase[] =>
  casesOf(games, "decision", (moment) => {
    const squares = ["to", "square"].filter((field) => typeof dataOf(moment)[field] === "string");
    return squares.map((field) => ({
      name: `${moment.type}-${field}`,
      shows: `${moment.type} with a square of the City`,
      lines: tamper(excerpt(moment, SHORT), nodeHash, editData(1, { [field]: IN_THE_CITY })),
      holds: "violated",
    }));
  });

/** Each decision by the next seat. */
export const treasureSeats = (games: readonly Recorded[]): readonly LogCase[] =>
  casesOf(games, "decision", (moment) => ({
    name: `${moment.type}-other-seat`,
    shows: `${moment.type} by another seat`,
    lines: tamper(
      excerpt(moment, 2),
      nodeHash,
      editSeat(1, (moment.step.event.by! + 1) % moment.recorded.header.seats.length),
    ),
    holds: "violated",
  }));

/** Dice, shuffles and draws left out. */
export const treasureOrder = (games: readonly Recorded[]): readonly LogCase[] =>
  casesOf(games, "chance", (moment) => ({
    name: `${moment.type}-dropped`,
    shows: `${moment.type} is left out`,
    lines: tamper(excerpt(moment, SHORT), nodeHash, drop(1)),
    holds: "violated",
  }));

/** Whole stretches as they were played, with and without their consequences. */
export const treasureCourse = (games: readonly Recorded[]): readonly LogCase[] => {
  const [game] = games;
  const forced = Object.keys(grandlin.events).filter((type) => kindOf(type) === "consequence");
  const duel = game!.moments.find(({ type }) => type === "henchman-attacked")!;
  const first = game!.moments[0]!;
  return [
    {
      name: "from-position",
      shows: "a duel from a stated position, as it was played",
      lines: excerpt(duel, LONG),
      holds: "compliant",
    },
    {
      name: "terse",
      shows: "a terse log has no consequences, and that is no fault",
      lines: tamper(terse(excerpt(duel, LONG), forced), nodeHash),
      holds: "compliant",
    },
    {
      name: "terse-from-the-start",
      shows: "the first days of a game as a terse log",
      lines: tamper(terse(excerpt(first, 3 * LONG), forced), nodeHash),
      holds: "compliant",
    },
    {
      name: "step-missing",
      shows: "a step is missing, and only the next day of its player tells so",
      lines: tamper(excerpt(momentOf(games, "treasure-2p", 62), LONG), nodeHash, drop(2)),
      holds: "decision-illegal",
    },
  ];
};
