// A new game from what a caller wishes of it: its header, and the game made ready. Knows no game by name.
import { isAsked, isDrawn, type PlayableGame, setTable } from "@assize/catalogue";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type Draw, isReadable, type Json } from "@assize/kernel-model";
import { newHeader, type TableChoices } from "@assize/kernel-recorder";
import { prepare, type Start, start } from "@assize/kernel-referee";
import { misfitInWords } from "@assize/kernel-report";
import * as Result from "effect/Result";
import { flagOf } from "./commands/table-flags.ts";
import { hintedDoubts } from "./hints.ts";
import { rulingsFor } from "./replaying.ts";
import { Trouble } from "./session.ts";

/** What is wished for a new game; what is left out has the game's default. */
export interface NewGameInput {
  readonly players: number | undefined;
  /** The seats' names, in their order. */
  readonly names?: readonly string[] | undefined;
  /** What its table chooses, by the id of the field. */
  readonly choices: Readonly<Record<string, string>>;
  readonly rulings: string | undefined;
  readonly ruling: readonly string[];
  /** True where play may be taken back. */
  readonly undo?: boolean | undefined;
}

const AS_STATED = { set: "default", overrides: {} };

const tableFor = (game: PlayableGame, wishes: NewGameInput, draw: Draw) => {
  const { names } = wishes;
  const table = setTable(game.table, wishes, draw);
  if (Result.isFailure(table)) {
    const { path, value } = table.failure;
    const why = misfitInWords(table.failure, game.model, "en");
    throw new Trouble(`--${flagOf(path)} ${value}: ${why}`);
  }
  if (names?.every(isReadable) === false)
    throw new Trouble(`--seats ${names.join(",")}: name each seat, with commas between`);
  const { seats, ...chosen } = table.success;
  return {
    ...chosen,
    seats: names === undefined ? seats : seats.map((seat, at) => ({ ...seat, name: names[at]! })),
  };
};

/** An edition other than the reference edition, as a header names it. */
export const editionOf = (
  game: PlayableGame,
  stated: Json | undefined,
): Pick<TableChoices, "edition"> => {
  if (stated === undefined) return {};
  const decoded = prepare(game.model).model.edition.decode(stated);
  if (Result.isFailure(decoded))
    throw new Trouble('--edition: this edition is not valid; "assize edition check" tells why');
  const { id } = stated as { readonly id: string };
  return { edition: { id, edition: decoded.success } };
};

/** Whose lots would have to be drawn for such a table: the flag, and what may be said with it. */
export const undrawn = (
  { table }: PlayableGame,
  { players = table.seats.default, choices }: NewGameInput,
):
  | { readonly flag: string; readonly asks: string; readonly values: readonly string[] }
  | undefined => {
  const said = (id: string) => (Object.hasOwn(choices, id) ? choices[id] : undefined);
  const field = table.fields.find((one) => isAsked(one, players) && isDrawn(one, said(one.id)));
  if (field === undefined) return undefined;
  const values =
    field.kind === "number" ? [`${field.least}–${field.most}`] : table.colours.slice(0, players);
  return { flag: flagOf(field.id), asks: field.kind, values };
};

/** The game as wished, ready to be played. Throws Trouble where there is no such game. */
export const newGame = (
  game: PlayableGame,
  wishes: NewGameInput,
  edition: Json | undefined,
  draw: Draw,
): Start => {
  const rulings = rulingsFor(wishes, [game.model])(AS_STATED) ?? AS_STATED;
  const choices = {
    ...tableFor(game, wishes, draw),
    rulings,
    ...editionOf(game, edition),
    undo: wishes.undo === true,
  };
  const started = start(newHeader(game.model, choices, nodeHash), {
    games: [game.model],
    digest: (value) => digestJson(value, nodeHash),
    ...(edition === undefined ? {} : { edition }),
  });
  if (Result.isSuccess(started)) return started.success;
  throw new Trouble(`no such game can be played: ${hintedDoubts(started.failure, game.model)}`);
};
