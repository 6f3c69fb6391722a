// What is watched, as file names need it, and its moments for whoever paints several. Knows no game.
import type { Scene } from "@assize/kernel-drawing";
import type { Session } from "../session/session.tsx";
import type { Named } from "./file-names.ts";

/** Runs some work of the dialog, and shows what went wrong. */
export type Run = (work: () => Promise<void> | void) => void;

export const namedOf = ({ branches, cursor, facts }: Session): Named => {
  const branch = cursor.branch();
  return {
    game: facts()?.game ?? "",
    log: facts()?.name ?? "",
    branch:
      branch === 0 ? null : (branches().find((each) => each.id === branch)?.name ?? String(branch)),
  };
};

/** The drawing after an event of the branch that is watched now, for the eyes that look now. */
export const scenesOf = (session: Session): ((seq: number) => Promise<Scene>) => {
  const { client, cursor, peek, reader } = session;
  const [moment, who, worker] = [cursor.moment()!, reader(), client()];
  return async (seq) =>
    (peek(seq) ?? (await worker.ask("frame", { moment: { ...moment, seq }, reader: who }))).scene;
};
