// Brings back the branches that the browser keeps for a log, once it is open. Loaded with the page: it only looks
// whether there are any.
import type { FilmId } from "../protocol/protocol.ts";
import type { Session } from "../session/session.tsx";
import { recall } from "../session/storage.ts";

/** `hash` names the log. */
export const keyOfKept = (hash: string): string => `branches:${hash}`;

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0;

const done = new WeakMap<Session, Map<FilmId, Promise<void>>>();

/** Settles when the kept branches of the film that is watched are there again; each film is done once. */
export const bringBackBranches = (session: Session): Promise<void> => {
  const film = session.films.current();
  if (film === undefined) return Promise.resolve();
  const { film: id, hash } = film.facts;
  const films = done.get(session) ?? new Map<FilmId, Promise<void>>();
  done.set(session, films);
  const before = films.get(id);
  if (before !== undefined) return before;
  const remaking =
    recall(keyOfKept(hash), isList) === undefined
      ? Promise.resolve()
      : import("./kept-branches.ts").then(({ remakeBranches }) => remakeBranches(session));
  films.set(id, remaking);
  return remaking;
};
