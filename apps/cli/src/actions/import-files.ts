// From files in which others keep games (PGN) to terse logs, one game after the other. Knows no game: how such a file is read comes
// from the catalogue.
import type { NotationEnding } from "@assize/catalogue";
import type { Language } from "@assize/kernel-model";
import { plainLine } from "@assize/kernel-report";
import { writeNewFile } from "../files.ts";
import { filedLogs, toldAt } from "../filed-games.ts";
import { type Session, Trouble } from "../session.ts";

export interface ImportFilesInput {
  readonly files: readonly string[];
  readonly from: NotationEnding;
  readonly lang: Language;
  readonly out: string | undefined;
}

const CANNOT_USE = 3;

/** Writes every game as a log. Answers 0, or 3 where something of a text could not be used; remarks on the rest are told. */
export const importFiles = async (
  { files, from, out, lang: language }: ImportFilesInput,
  session: Session,
): Promise<number> => {
  const written: string[] = [];
  let isLost = false;
  for (const file of files)
    for await (const filed of filedLogs(file, from, session, { language })) {
      if ("storage" in filed)
        throw new Trouble(filed.storage.message, CANNOT_USE, filed.unread.map(plainLine));
      const { lines, problems, isWhole, unknown } = filed;
      const told = new Set(
        [...problems, ...(unknown === null ? [] : [unknown])].map((one) => toldAt(file, one)),
      );
      told.forEach((one) => session.warn(one));
      isLost ||= !isWhole;
      if (out === undefined) await session.log(lines);
      else written.push(...lines);
    }
  if (out !== undefined) await writeNewFile(out, written.map((line) => `${line}\n`).join(""));
  return isLost ? CANNOT_USE : 0;
};
