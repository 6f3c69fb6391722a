// From what somebody wishes to the part of a header that a table decides. Generic and pure: knows no game.
import * as Result from "effect/Result";
import type { SeatEntry } from "@assize/kernel-event-log";
import {
  type Draw,
  type Json,
  type JsonObject,
  type Misfit,
  misfit,
  unreachable,
} from "@assize/kernel-model";
import type {
  ChoiceField,
  FieldDefault,
  FlagsField,
  NumberField,
  PatternField,
  TableField,
  TableForm,
} from "./table-form.ts";

/** What is left out has the form's default. */
export interface TableWishes {
  readonly players?: number | undefined;
  /** Field id to its value as people write it: `any:3`, `drop,loot`, a seat's colour. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
}

export interface Table {
  readonly seats: readonly SeatEntry[];
  readonly options: JsonObject;
  readonly table: JsonObject;
}

/** A wish that fits no table of this game; `path` is `players` or the id that was wished for. */
export type TableProblem = Misfit & { readonly value: string };

type FieldReading = Result.Result<Json, Misfit>;

const oneOf = ({ id }: TableField, values: readonly string[]): FieldReading =>
  Result.fail(misfit(id, "one-of", ...values));

const namesOf = (field: ChoiceField | FlagsField): readonly string[] =>
  field.values.map(({ value }) => value);

const readChoice = (field: ChoiceField, text: string): FieldReading =>
  namesOf(field).includes(text) ? Result.succeed(text) : oneOf(field, namesOf(field));

/** For example `points:1..12`. */
const shownPattern = ({ value, most }: PatternField["values"][number]): string =>
  most === undefined ? value : value.replace(/N$/, `1..${most}`);

const readPattern = (field: PatternField, text: string): FieldReading => {
  const { values } = field;
  const fits = values.some(({ value, most }) => {
    if (most === undefined) return value === text;
    const number = text.slice(value.length - 1);
    return (
      text.startsWith(value.slice(0, -1)) && /^[1-9]\d{0,5}$/.test(number) && Number(number) <= most
    );
  });
  return fits ? Result.succeed(text) : oneOf(field, values.map(shownPattern));
};

const readFlags = (field: FlagsField, text: string): FieldReading => {
  const names = text.split(",").map((name) => name.trim());
  if (names.some((name) => !namesOf(field).includes(name)))
    return Result.fail(misfit(field.id, "some-of", ...namesOf(field)));
  return new Set(names).size === names.length
    ? Result.succeed(names)
    : Result.fail(misfit(field.id, "repeated"));
};

const readSeat = (field: TableField, colours: readonly string[], text: string): FieldReading =>
  colours.includes(text) ? Result.succeed(colours.indexOf(text)) : oneOf(field, colours);

/** What people write of a number that is drawn by lot. */
const BY_LOT = "random";

const readNumber = ({ id, least, most }: NumberField, text: string, draw: Draw): FieldReading => {
  if (text === BY_LOT) return Result.succeed(least + draw(most - least + 1));
  const number = /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most
    ? Result.succeed(number)
    : Result.fail(misfit(id, "range", least, most));
};

const read = (
  field: TableField,
  colours: readonly string[],
  text: string,
  draw: Draw,
): FieldReading => {
  switch (field.kind) {
    case "number":
      return readNumber(field, text, draw);
    case "choice":
      return readChoice(field, text);
    case "pattern":
      return readPattern(field, text);
    case "flags":
      return readFlags(field, text);
    case "seat":
      return readSeat(field, colours, text);
    default:
      return unreachable(field, "read");
  }
};

/** Whether lots are drawn for a field of which this is wished. */
export const isDrawn = ({ kind }: TableField, wished: string | undefined): boolean =>
  kind === "seat" ? wished === undefined : kind === "number" && wished === BY_LOT;

/** The default at a table of so many seats, as people would write it. */
export const defaultAt = (value: FieldDefault, players: number): string | undefined =>
  typeof value === "string" ? value : value.byPlayers[players];

/** The default value of a field in the header; undefined where it has none. */
const unsaid = (field: TableField, players: number, draw: Draw): Json | undefined => {
  switch (field.kind) {
    case "choice":
    case "pattern":
      return defaultAt(field.default, players);
    case "flags":
    case "number":
      return undefined;
    case "seat":
      return draw(players);
    default:
      return unreachable(field, "unsaid");
  }
};

/** Whether a field is asked at a table of so many seats. */
export const isAsked = ({ players }: TableField, seats: number): boolean =>
  players === undefined || players.includes(seats);

const notAsked = (form: TableForm, players: number, id: string): Misfit => {
  const field = form.fields.find((one) => one.id === id);
  if (field !== undefined) return misfit(id, "rule", "asked-with-players", ...field.players!);
  const asked = form.fields.filter((one) => isAsked(one, players)).map((one) => one.id);
  return misfit(id, "surplus", ...asked);
};

/**
 * Sets a table as wished. `draw` decides by lot what is decided so and was not wished for; it is asked in
 * the order of the form's fields. Whether the choices fit together is for the game's `initial` to say.
 */
export const setTable = (
  form: TableForm,
  { players = form.seats.default, choices = {} }: TableWishes,
  draw: Draw,
): Result.Result<Table, TableProblem> => {
  const { min, max } = form.seats;
  const problem = (wrong: Misfit, value: string) => Result.fail({ ...wrong, value });
  if (!Number.isInteger(players) || players < min || players > max)
    return problem(misfit("players", "range", min, max), `${players}`);
  const colours = form.colours.slice(0, players);
  const asked = form.fields.filter((field) => isAsked(field, players));
  for (const [id, value] of Object.entries(choices))
    if (!asked.some((field) => field.id === id)) return problem(notAsked(form, players, id), value);
  const said = { options: {} as Record<string, Json>, table: {} as Record<string, Json> };
  for (const field of asked) {
    const wished = Object.hasOwn(choices, field.id) ? choices[field.id] : undefined;
    if (wished === undefined) {
      const value = unsaid(field, players, draw);
      if (value !== undefined) said[field.goes][field.id] = value;
      continue;
    }
    const answer = read(field, colours, wished, draw);
    if (Result.isFailure(answer)) return problem(answer.failure, wished);
    said[field.goes][field.id] = answer.success;
  }
  return Result.succeed({ seats: colours.map((colour) => ({ colour })), ...said });
};
