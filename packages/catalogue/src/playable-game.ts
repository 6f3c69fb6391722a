// What an app needs of a game to play, audit and show it. Knows no game.
import type { GameDrawing } from "@assize/kernel-drawing";
import type { GameModel } from "@assize/kernel-model";
import type { Bot } from "@assize/kernel-simulation";
import type { TableForm } from "./table-form.ts";

/** A player that can be asked for by name. Which view it sees is its own game's business. */
export interface NamedBot {
  readonly describe: string;
  readonly bot: Bot<any>;
}

export interface PlayableGame {
  readonly model: GameModel;
  readonly bots: Readonly<Record<string, NamedBot>>;
  /** A name of `bots`. */
  readonly defaultBot: string;
  readonly table: TableForm;
  /** Absent where a game draws nothing itself: then `genericDrawing` of `@assize/kernel-drawing` does. */
  readonly drawing?: GameDrawing;
}
