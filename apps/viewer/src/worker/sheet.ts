// The ruling sheet of a history, for one reader: the same document that the command line writes.
import { loadLanguage, rulingSheet } from "@assize/kernel-sheet/lean";
import { type Answering, historyAt } from "./desk.ts";
import { judged } from "./facts.ts";

export const sheet: Answering<"sheet"> = async (desk, { history: id, reader, rulings = [] }) => {
  const open = historyAt(desk, id, reader.language);
  await loadLanguage(reader.language);
  const { drawing, name: log } = open;
  const history = await judged(open, desk);
  const opinions =
    rulings.length === 0
      ? null
      : await (await import("./arbitrating.ts")).opinionsOn(history, rulings, open.stated, desk);
  const wishes = { ...reader, impact: true, opinions };
  return rulingSheet({ kind: "history", history, drawing, log }, wishes);
};
