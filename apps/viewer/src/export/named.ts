// What is watched, as file names need it, and its moments for whoever paints several. Knows no game.
import type { Scene } from "@assize/kernel-model";
import type { Session } from "../session/session.tsx";
import type { Named } from "./file-names.ts";

/** Runs some work of the dialog, and shows what went wrong. */
export type Run = (work: () => Promise<void> | void) => void;

export const namedOf = ({ branches, cursor, facts }: Session): Named => {
  const reel = cursor.reel();
  return {
    game: facts()?.game ?? "",
    log: facts()?.name ?? "",
    branch:
      reel === 0 ? null : (branches().find((each) => each.reel === reel)?.name ?? String(reel)),
  };
};

/** The drawing after an event of the reel that is watched now, for the eyes that look now. */
export const scenesOf = (session: Session): ((seq: number) => Promise<Scene>) => {
  const { client, cursor, peek, reader } = session;
  const [moment, who, worker] = [cursor.moment()!, reader(), client()];
  return async (seq) =>
    (peek(seq) ?? (await worker.ask("frame", { moment: { ...moment, seq }, reader: who }))).scene;
};
