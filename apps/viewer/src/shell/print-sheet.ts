// Printing the ruling sheet of the game that is watched, for the eyes that look. Knows no game.
import { printDocument } from "../kit/print-document.ts";
import { problemOf } from "../protocol/client.ts";
import type { Session } from "../session/session.tsx";

export const printSheet = async (session: Session): Promise<void> => {
  const { client, openLogs, reader, rulings, setNotice } = session;
  const history = openLogs.current()?.facts.history;
  if (history === undefined) return;
  try {
    printDocument(
      await client().ask("sheet", { history, reader: reader(), rulings: rulings.made() }),
    );
  } catch (failure) {
    setNotice(problemOf(failure).message);
  }
};
