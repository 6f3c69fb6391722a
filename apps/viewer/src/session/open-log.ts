// A log that is open: where it came from and what the worker said of it. Knows no rule and no drawing.
import type { Language } from "@assize/kernel-model";
import type { Carried } from "../protocol/carried.ts";
import type { HistoryFacts, RulingWish } from "../protocol/protocol.ts";

/** A log as somebody handed it to the page. */
export interface Source {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Where it was fetched from, relative to the page; null where it came from the reader's own disk. */
  readonly address: string | null;
  /** The game as it stands in the link that it came by. */
  readonly linked?: string;
  /** What came along with it. */
  readonly carried?: Carried | null;
}

export interface OpenLog {
  readonly facts: HistoryFacts;
  /** In which the facts were told. */
  readonly language: Language;
  readonly source: Source;
  /** Which game of the archive, from 1, and how many it holds. */
  readonly number: number;
  readonly games: number;
  readonly rulings: RulingWish | null;
}

/** Names a history among those that are open. */
export const historyName = (history: OpenLog): string =>
  history.games > 1 ? `${history.facts.name} · ${history.number}` : history.facts.name;
