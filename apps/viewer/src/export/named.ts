// What is watched, as file names need it, and its moments for whoever paints several. Knows no game.
import { type Caption, type Scene, withoutNext } from "@assize/kernel-drawing";
import { captionOf } from "../history-view/caption.ts";
import { messagesIn } from "../kit/messages/messages.ts";
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

/** An event as a picture: the drawing after it with the marks of what it did, and what is said of it. */
export interface PictureOf {
  readonly scene: Scene;
  readonly caption: Caption;
}

/** Pictures of the branch that is watched now, for the eyes that look now. */
export const picturesOf = async (
  session: Session,
): Promise<(seq: number) => Promise<PictureOf>> => {
  const { client, cursor, lineAt, peek, preferences, reader } = session;
  const [moment, who, worker, last] = [cursor.moment()!, reader(), client(), cursor.last()];
  const { history } = moment;
  const words = messagesIn(preferences.language());
  const causes = await worker.ask("findings", { history, reader: who });
  const impacts =
    causes.length === 0 ? null : await worker.ask("impacts", { history, reader: who });
  return async (seq) => {
    const frame =
      peek(seq) ?? (await worker.ask("frame", { moment: { ...moment, seq }, reader: who }));
    const { text, effect, isFinding } = captionOf(lineAt(seq), causes, impacts);
    const place = [seq === 0 ? words.start : words.eventOf(seq, last), ...frame.outline];
    const { shapes } = frame.scene;
    const shown = isFinding ? withoutNext(shapes) : shapes;
    return {
      scene: { ...frame.scene, shapes: [...shown, ...frame.event.marks] },
      caption: {
        place: place.join(" · "),
        text: text ?? frame.placeTitle,
        effect: effect ?? "",
        isFinding,
      },
    };
  };
};
