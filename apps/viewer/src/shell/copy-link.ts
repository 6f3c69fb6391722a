// The address of this moment, and putting it on the clipboard. Knows no game.
import { formatLink } from "../session/link.ts";
import type { Session } from "../session/session.tsx";
import type { Messages } from "./messages/messages.ts";

/** Where this moment can be found again: by anybody where the log was fetched, else by whoever has the file. */
export const addressOf = (session: Session): string => {
  const history = session.openLogs.current();
  const branch = session.cursor.branch();
  const tab = session.panels.tab();
  const name = session.branches().find(({ id }) => id === branch)?.name ?? null;
  const against = session.comparison.against();
  const fragment = formatLink({
    seq: session.cursor.seq(),
    hash: history?.facts.hash ?? null,
    eyes: session.eyes(),
    branch: branch === 0 ? null : name,
    panel: tab === "log" ? null : tab,
    against: against?.kind === "rulings" ? against.rulings : null,
  });
  const address = history?.source.address ?? null;
  const query = address === null ? "" : `?log=${encodeURIComponent(address)}`;
  return `${location.href.replace(/[?#].*$/, "")}${query}${fragment}`;
};

export const copyLink = async (session: Session, words: Messages): Promise<void> => {
  const link = addressOf(session);
  try {
    await navigator.clipboard.writeText(link);
    session.setNotice(words.linkCopied);
  } catch {
    session.setNotice(words.linkNotCopied(link));
  }
};
