// What decided about an event that the rules allow, for one reader: one sentence, and the clauses that it stands for.
import type { Position } from "@assize/kernel-chart-engine";
import type { WrittenEvent } from "@assize/kernel-model";
import { factsInWords } from "@assize/kernel-report/lean";
import { factsSeenBy, seesAllOf } from "./eyes.ts";
import type { History } from "./history.ts";
import type { Reader } from "./reader.ts";
import { askRules } from "./rules.ts";

export interface DecidedText {
  /** Null where the game says nothing, or nothing that this reader may know. */
  readonly text: string | null;
  readonly clauses: readonly string[];
}

/** Nothing of an event that the rules do not allow there, and of one that this reader may not know all of. */
export const decidedAt = (
  { start }: History,
  position: Position<unknown>,
  event: WrittenEvent,
  { eyes, language }: Reader,
): DecidedText => {
  const answer = askRules(start, position, event);
  if (answer.kind === "no-event" || !answer.legal || !seesAllOf(start.game, event, eyes))
    return { text: null, clauses: [] };
  const said = factsInWords(start, factsSeenBy(answer.facts, eyes), language);
  return { text: said.length === 0 ? null : said.join(" "), clauses: answer.deciding };
};
