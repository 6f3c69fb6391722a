// Brings back the branches that the browser keeps for a log, once it is open. Loaded with the page: it only looks
// whether there are any.
import type { HistoryId } from "../protocol/protocol.ts";
import type { Session } from "../session/session.tsx";
import { recall } from "../session/storage.ts";

/** `hash` names the log. */
export const keyOfKept = (hash: string): string => `branches:${hash}`;

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0;

const done = new WeakMap<Session, Map<HistoryId, Promise<void>>>();

/** Settles when the kept branches of the history that is watched are there again; each history is done once. */
export const bringBackBranches = (session: Session): Promise<void> => {
  const history = session.openLogs.current();
  if (history === undefined) return Promise.resolve();
  const { history: id, hash } = history.facts;
  const openLogs = done.get(session) ?? new Map<HistoryId, Promise<void>>();
  done.set(session, openLogs);
  const before = openLogs.get(id);
  if (before !== undefined) return before;
  const remaking =
    recall(keyOfKept(hash), isList) === undefined
      ? Promise.resolve()
      : import("./kept-branches.ts").then(({ remakeBranches }) => remakeBranches(session));
  openLogs.set(id, remaking);
  return remaking;
};
