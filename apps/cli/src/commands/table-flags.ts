// A flag for each thing that some game of the catalogue lets a table choose. Names no game and loads none.
import { TABLE_CHOICES } from "@assize/catalogue";
import * as Flag from "effect/cli/Flag";
import type * as Option from "effect/Option";
import { valueOf } from "./flags.ts";

/** The flag of a table's field: `firstPlayer` is `--first-player`. */
export const flagOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const choice = (field: string) =>
  Flag.String(flagOf(field)).pipe(
    Flag.withMetavar("VALUE"),
    Flag.withDescription(`the table's ${flagOf(field)}, where the game has that choice`),
    Flag.optional,
  );

/** By the field's id. */
export const tableFlags: Readonly<Record<string, ReturnType<typeof choice>>> = Object.fromEntries(
  TABLE_CHOICES.map((field) => [field, choice(field)]),
);

/** What was said of the table, by the field's id. */
export const choicesOf = (
  given: Readonly<Record<string, Option.Option<string>>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([field, option]) => {
      const value = valueOf(option);
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
