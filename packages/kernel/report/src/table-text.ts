// A line of the table as people tell it: play that is taken back, or a ruling of an arbiter.
import type { TableEvent } from "@assize/kernel-event-log";
import type { Language } from "@assize/kernel-model";
import type { Start } from "@assize/kernel-referee";
import { shortText } from "./arbitrated-text.ts";
import { undoInWords } from "./taken-back-text.ts";
import { tellingIn } from "./telling.ts";

/** One sentence without its full stop. */
export const tableInWords = (table: TableEvent, start: Start, language: Language): string => {
  if (table.kind === "undo") return undoInWords(table, start, language);
  const telling = tellingIn(language, start);
  const { arbiter, line, code } = table.arbitration;
  return telling.say.arbitrations.line(arbiter, line, code, shortText(table.arbitration, telling));
};
