// Brings back the branches that the browser keeps for a log, or that came along with it, once it is open. Loaded with the page: it only looks
// whether there are any.
import type { HistoryId } from "../../protocol/protocol.ts";
import type { OpenLog } from "../../session/open-log.ts";
import { keyOfKept } from "../../session/key-of-kept.ts";
import type { Session } from "../../session/session.tsx";
import { recall } from "../../kit/storage.ts";

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length > 0;

const remake = async (session: Session, { facts, source }: OpenLog): Promise<void> => {
  const { remakeBranches } = await import("../../session/kept-branches.ts");
  const carried = source.carried?.branches ?? [];
  await remakeBranches(session.client(), facts, session.preferences.language(), carried);
  session.refresh();
};

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
    recall(keyOfKept(hash), isList) === undefined && !isList(history.source.carried?.branches)
      ? Promise.resolve()
      : remake(session, history);
  openLogs.set(id, remaking);
  return remaking;
};
