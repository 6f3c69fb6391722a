// The header of a new game: names the game, its rules, rulebook and edition by digest, and what the table chose.
import { FORMAT, FORMAT_WITH_TABLE, type Header } from "@assize/kernel-event-log";
import { digestWith, type Hash } from "@assize/kernel-integrity";
import type { GameModel } from "@assize/kernel-model";
import { editionDigest, prepare, rulebookDigest } from "@assize/kernel-referee";

/** What a table chooses before the first event. */
export interface TableChoices {
  /** True where play may be taken back: then the record has a format that can say so. */
  readonly undo?: boolean;
  readonly seats: Header["seats"];
  readonly options?: Header["options"];
  /** Facts that the rules cannot derive, for example who is the oldest player. */
  readonly table?: Header["table"];
  readonly rulings?: Header["rulings"];
  /** A decoded edition with its name; the reference edition where it is left out. */
  readonly edition?: { readonly id: string; readonly edition: unknown };
}

/** The header of a new game. Whether the game can be played so is asked by `start`. */
export const newHeader = (model: GameModel, choices: TableChoices, hash: Hash): Header => {
  const digest = digestWith(hash);
  const { id, edition } = choices.edition ?? { id: "reference", edition: model.edition.reference };
  return {
    format: choices.undo === true ? FORMAT_WITH_TABLE : FORMAT,
    game: model.id,
    rules: model.rules,
    rulebook: rulebookDigest(model, digest),
    edition: { id, digest: editionDigest(prepare(model).model, edition as object, digest) },
    rulings: choices.rulings ?? { set: "default", overrides: {} },
    seats: choices.seats,
    options: choices.options ?? {},
    table: choices.table ?? {},
  };
};
