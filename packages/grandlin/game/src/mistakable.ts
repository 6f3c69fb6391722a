// The tables of the treasure game that could be taken for one another: one seat more or fewer, another goal, a variant more or
// fewer. Knows no record.
import type { GameSetup, JsonObject, OtherTable } from "@assize/kernel-model";
import { COLOURS } from "@assize/grandlin-edition";
import { ALL_TREASURES, MOST_OF_A_KIND, VARIANTS } from "./initial.ts";

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

const GOALS = [
  ...upTo(ALL_TREASURES).map((count) => `any:${count}`),
  ...upTo(MOST_OF_A_KIND).map((count) => `same:${count}`),
  "each",
];

const otherSeats = ({ seats, options, table }: GameSetup): readonly OtherTable[] => {
  const last = COLOURS.findIndex((colour) => colour === seats.at(-1)?.["colour"]);
  const more = COLOURS.slice(last + 1, last + 2).map((colour) => [...seats, { colour }]);
  return [seats.slice(0, -1), ...more]
    .filter((some) => some.length >= 2)
    .map((some: readonly JsonObject[]) => ({
      seats: some,
      options,
      table,
      changed: { member: "seats", name: "" },
    }));
};

const otherVariants = ({ seats, options, table }: GameSetup): readonly OtherTable[] => {
  const played = (options["variants"] ?? []) as readonly string[];
  return VARIANTS.map((other) => {
    const variants = VARIANTS.filter((one) => played.includes(one) !== (one === other));
    const changed = { member: "option", name: "variants" } as const;
    return { seats, options: { ...options, variants }, table, changed };
  });
};

export const mistakable = (setup: GameSetup): readonly OtherTable[] => [
  ...otherSeats(setup),
  ...GOALS.filter((win) => win !== setup.options["win"]).map((win) => ({
    seats: setup.seats,
    options: { ...setup.options, win },
    table: setup.table,
    changed: { member: "option" as const, name: "win" },
  })),
  ...otherVariants(setup),
];
