// A line of the table as people tell it: play that is taken back, or a ruling of an arbiter.
import type { TableEvent } from "@assize/kernel-event-log";
import type { Language } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { messagesIn } from "./messages/messages.ts";
import { undoInWords } from "./taken-back-text.ts";

/** One sentence without its full stop. */
export const tableInWords = (table: TableEvent, start: Start, language: Language): string => {
  if (table.kind === "undo") return undoInWords(table, start, language);
  const { ruledLine, ruledShort } = messagesIn(language);
  const { arbiter, line, code, ruling, play } = table.arbitration;
  return ruledLine(arbiter, line, code, ruledShort[play ?? ruling]);
};
