// Putting the address of this moment on the clipboard, and saying what it does not hold. Knows no game.
import { addressOf } from "../session/address.ts";
import type { Session } from "../session/session.tsx";
import type { Messages } from "./messages/messages.ts";

/** True where whoever follows the link finds the log as well. */
const holdsLog = ({ openLogs }: Session): boolean => {
  const { address = null, linked } = openLogs.current()?.source ?? {};
  return address !== null || linked !== undefined;
};

export const copyLink = async (session: Session, words: Messages): Promise<void> => {
  const link = addressOf(session);
  try {
    await navigator.clipboard.writeText(link);
    session.setNotice(holdsLog(session) ? words.linkCopied : words.linkWithoutLog);
  } catch {
    session.setNotice(words.linkNotCopied(link));
  }
};
