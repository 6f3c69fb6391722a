// The contract of a game's second model, one written in another tool's language: how its actions and its states are said in the
// words of the log and of the game's state. A value. Knows no tool and no game.
import type { ItfRecord } from "@assize/kernel-itf";
import type { GameSetup, JsonObject, StatedPosition, WrittenEvent } from "@assize/kernel-model";

/** An action of the model with what is picked for it, by the names of its parameters. */
export interface ActionCall {
  readonly action: string;
  readonly picks: ItfRecord;
}

/** The table of a play, as the header of its log has it. */
export interface TableOfPlay {
  readonly seats: readonly { readonly colour: string }[];
  readonly options: JsonObject;
  readonly table: JsonObject;
  /** As it read the rules; the default readings where it has no others. */
  readonly rulings?: { readonly set: string; readonly overrides: Readonly<Record<string, string>> };
}

export interface FormalModel {
  /** Address of the file of the main module; those that it imports lie beside it. */
  readonly file: string;
  readonly module: string;
  /** True where it has the numbers of the reference edition within it, and says nothing of another. */
  readonly isOfReferenceEdition: boolean;
  /** How play begins at this table; or, in English, what the model does not have that this table has. */
  readonly begin: (setup: GameSetup) => ActionCall | { readonly without: string };
  /** How play goes on from a position that a header states, as it would be stated today; or likewise what it does not have. */
  readonly resume: (
    setup: GameSetup,
    stated: StatedPosition,
  ) => ActionCall | { readonly without: string };
  /** The table of a play that is in this state; null for a state that is none of the model's. */
  readonly tableOf: (state: ItfRecord) => TableOfPlay | null;
  /** An event as an action; null where no values of the model could be its data. */
  readonly callOf: (event: WrittenEvent) => ActionCall | null;
  /** An action as an event; null for one that is none. */
  readonly eventOf: (call: ActionCall) => WrittenEvent | null;
  /** The members of the game's encoded state that are compared. */
  readonly members: readonly string[];
  /** The model's state as these members. */
  readonly stateOf: (state: ItfRecord) => JsonObject;
  /** These members as the game itself has them, what has no order in one order. */
  readonly partOf: (encoded: JsonObject) => JsonObject;
}
