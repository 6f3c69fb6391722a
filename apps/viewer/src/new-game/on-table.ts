// A game that is on the table. Knows no worker and draws nothing.
import type { HistoryFacts } from "../protocol/protocol.ts";
import type { Players } from "./turn.ts";

/** A game that is on the table: just begun, or taken up again. */
export interface OnTable {
  readonly facts: HistoryFacts;
  readonly players: Players;
  readonly times: boolean;
  /** Of the game, in the list that the browser keeps; what people call it. */
  readonly id: string;
  readonly name: string;
}
