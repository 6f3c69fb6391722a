// The tables of Lords of Xidit that could be taken for one another: one seat more or fewer, another first player, the
// other length, the other way of the non-playing colour. Knows no record.
import type { GameSetup, JsonObject, OtherTable } from "@assize/kernel-model";
import { COLOURS, FEWEST_SEATS, MOST_SEATS } from "./setting.ts";
import { DUMMY_LEVELS, LENGTHS } from "@assize/xidit-events";

/** The options with what a table of so many seats asks for. */
const optionsFor = (options: JsonObject, seats: number, dummy: string): JsonObject => {
  const { dummy: _, ...others } = options;
  return seats === 3 ? { ...others, dummy } : others;
};

const otherSeats = ({ seats, options, table }: GameSetup): readonly OtherTable[] => {
  const free = COLOURS.filter((colour) => seats.every((seat) => seat["colour"] !== colour));
  const more = free.slice(0, 1).map((colour) => [...seats, { colour }]);
  return [seats.slice(0, -1), ...more]
    .filter((some) => some.length >= FEWEST_SEATS && some.length <= MOST_SEATS)
    .filter((some) => (table["firstPlayer"] as number) < some.length)
    .flatMap((some) =>
      (some.length === 3 ? DUMMY_LEVELS : ["normal"]).map((dummy) => ({
        seats: some,
        options: optionsFor(options, some.length, dummy),
        table,
        changed: { member: "seats" as const, name: "" },
      })),
    );
};

const otherOption = (
  { seats, options, table }: GameSetup,
  option: string,
  values: readonly string[],
): readonly OtherTable[] =>
  options[option] === undefined
    ? []
    : values
        .filter((value) => value !== options[option])
        .map((value) => ({
          seats,
          options: { ...options, [option]: value },
          table,
          changed: { member: "option", name: option },
        }));

const otherFirstPlayers = ({ seats, options, table }: GameSetup): readonly OtherTable[] =>
  seats.flatMap((_, firstPlayer) =>
    firstPlayer === table["firstPlayer"]
      ? []
      : {
          seats,
          options,
          table: { ...table, firstPlayer },
          changed: { member: "fact" as const, name: "firstPlayer" },
        },
  );

export const mistakable = (setup: GameSetup): readonly OtherTable[] => [
  ...otherSeats(setup),
  ...otherFirstPlayers(setup),
  ...otherOption(setup, "length", LENGTHS),
  ...otherOption(setup, "dummy", DUMMY_LEVELS),
];
