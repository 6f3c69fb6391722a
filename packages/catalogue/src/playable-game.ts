// What an app needs of a game to play, audit and show it. Knows no game.
import type { GameDrawing } from "@assize/kernel-drawing";
import type { GameModel, Language, Localized } from "@assize/kernel-model";
import type { Bot } from "@assize/kernel-simulation";
import type { TableForm } from "./table-form.ts";

/** What people call a bot, and how it plays: what stands after "it". */
export interface BotWords {
  readonly name: Localized;
  readonly describe: Localized;
}

/** A player that can be asked for by name. Which view it sees is its own game's business. */
export interface NamedBot extends BotWords {
  readonly bot: Bot<any>;
}

interface Game {
  readonly model: GameModel;
  /** A name of `bots`. */
  readonly defaultBot: string;
  readonly table: TableForm;
  /** What people call the rulebook's ruling sets, by id; a set that is left out is called by its id. */
  readonly rulingSets?: Readonly<Record<string, Localized>>;
  /** Absent where a game draws nothing itself: then `genericDrawing` of `@assize/kernel-drawing` does. */
  readonly drawing?: GameDrawing;
}

/** All of a game at hand. */
export interface PlayableGame extends Game {
  readonly bots: Readonly<Record<string, NamedBot>>;
}

/** A game as it stands in the catalogue: what not everybody needs is loaded when somebody asks for it. */
export interface GameEntry extends Game {
  readonly bots: Readonly<Record<string, BotWords & { readonly load: () => Promise<Bot<any>> }>>;
  /** After this, it speaks the language too; absent where it speaks all that it knows from the start. */
  readonly loadLanguage?: (language: Language) => Promise<unknown>;
}
