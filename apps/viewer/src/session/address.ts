// The address of a moment: by which anybody finds it again where the log was fetched or stands in the link itself, else
// whoever has the file. Knows no game.
import { formatLink } from "./link.ts";
import type { Session } from "./session.tsx";

/** What follows the page's address; `game` is the game itself, for whoever has not got the log. */
export const fragmentOf = (session: Session, game: string | null): string => {
  const history = session.openLogs.current();
  const branch = session.cursor.branch();
  const tab = session.panels.tab();
  const name = session.branches().find(({ id }) => id === branch)?.name ?? null;
  const against = session.comparison.against();
  return formatLink({
    seq: session.cursor.seq(),
    // A game that is made again from its link is made without times, and so has another hash.
    hash: game === null ? (history?.facts.hash ?? null) : null,
    eyes: session.eyes(),
    branch: branch === 0 ? null : name,
    panel: tab === "log" ? null : tab,
    against: against?.kind === "rulings" ? against.rulings : null,
    game,
  });
};

const page = (): string => location.href.replace(/[?#].*$/, "");

/** Of this moment, as the log that is watched was found. */
export const addressOf = (session: Session): string => {
  const { address = null, linked = null } = session.openLogs.current()?.source ?? {};
  const query = address === null ? "" : `?log=${encodeURIComponent(address)}`;
  return `${page()}${query}${fragmentOf(session, linked)}`;
};

/** Of this moment with its game. */
export const addressWith = (session: Session, game: string): string =>
  `${page()}${fragmentOf(session, game)}`;

/** Whether an address leads nowhere from another computer: a file, or a server on this one. */
export const isOnlyHere = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return (
    protocol === "file:" ||
    hostname === "[::1]" ||
    /^127(\.\d+){3}$/.test(hostname) ||
    /(^|\.)localhost$/.test(hostname)
  );
};
