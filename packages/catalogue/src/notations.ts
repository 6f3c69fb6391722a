// How people write games down, by game. Apart from `games.ts`: a page never reads one, and is not to load a byte of it.
import type { Language } from "@assize/kernel-model";
import type { NotedEvent, NotedTable, ReadXgn, Slot, XgnProblem } from "@assize/xidit-notation";

/** What is wrong with a text, and where: line and column are counted from 1. */
export type NotationProblem = XgnProblem;
export type NotedGame = Extract<ReadXgn, { readonly ok: true }>;
export type { NotedEvent, NotedTable } from "@assize/xidit-notation";

/** The notation of a game. */
export interface GameNotation {
  /** The ending of its files' names, without the dot; `assize export` has a flag of this name. */
  readonly ending: string;
  readonly read: (text: string) => ReadXgn;
  readonly write: (table: NotedTable, events: readonly NotedEvent[]) => string;
  /** Where a game stands, of the context of one of its positions. */
  readonly slotOf: (context: any) => Slot;
  /** Whether a tag of this name can hold what means nothing to the game. */
  readonly isRemark: (name: string) => boolean;
  readonly problemInWords: (problem: NotationProblem, language: Language) => string;
}

const LOADERS: Readonly<Record<string, () => Promise<GameNotation>>> = {
  xidit: async () => {
    const xgn = await import("@assize/xidit-notation");
    return {
      ending: "xgn",
      read: xgn.readXgn,
      write: xgn.writeXgn,
      slotOf: xgn.slotOf,
      isRemark: xgn.isRemark,
      problemInWords: xgn.xgnProblemInWords,
    };
  },
};

/** The game's notation; undefined where it has none. */
export const loadNotation = async (id: string): Promise<GameNotation | undefined> =>
  Object.hasOwn(LOADERS, id) ? LOADERS[id]?.() : undefined;
